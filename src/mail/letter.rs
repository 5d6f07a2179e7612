//! An email as blocks: its text part and its HTML part are two ways of writing the same blocks.

use askama::Template;
use words::{Reader, message};

use super::wrap::{COLUMNS, wrap};

/// A letter before it becomes a message.
#[derive(Clone, Debug, Default, Template)]
#[template(path = "email/letter.html")]
pub struct Letter {
    /// Whom it is for.
    pub t: Reader,
    pub subject: String,
    pub heading: String,
    pub blocks: Vec<Block>,
    /// The address that stops letters of this kind with one click, and what it stops.
    pub stop: Option<(String, String)>,
    /// The kind of letters that it belongs to, which `stop` stops.
    pub list: Option<&'static str>,
    pub thread: Option<Thread>,
    /// Where an answer goes; without it, answers are not read.
    pub reply_to: Option<String>,
    /// Where it comes back to if it cannot be delivered, if not to `reply_to`.
    pub returns_to: Option<String>,
    /// The number of the match that the board shows.
    pub shows: i64,
    /// The mail that this one answers.
    pub answers: Option<Answered>,
}

/// What the letter belongs to: letters of one thread stay together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thread {
    Match(i64),
    Season(i64),
}

impl Thread {
    /// As a part of ids and of the List-Id.
    pub fn name(self) -> String {
        match self {
            Thread::Match(id) => format!("match-{id}"),
            Thread::Season(id) => format!("season-{id}"),
        }
    }
}

/// A mail that was answered: its Message-ID, and those before it, without brackets.
#[derive(Clone, Debug)]
pub struct Answered {
    pub id: String,
    pub references: Vec<String>,
}

#[derive(Clone, Debug)]
pub enum Block {
    Says(String),
    Heading(String),
    Lines(Vec<String>),
    /// Lines with notation between backticks.
    Notation(Vec<String>),
    Table(Table),
    /// Text whose columns matter, where the HTML part shows it in other ways.
    TextBoard(String),
    /// What the text part shows as a board: a drawing (SVG) as wide as a phone, and what it shows.
    Picture {
        svg: String,
        alt: String,
    },
    /// The same: a part of the board in words.
    Panel(Panel),
    Offers(Vec<Offer>),
    Links(Vec<Link>),
}

/// Cells by rows; the first row names the columns.
#[derive(Clone, Debug)]
pub struct Table {
    pub rows: Vec<Vec<String>>,
    /// The row that stands out: the reader's own, or the sum.
    pub strong: Option<usize>,
}

impl Table {
    pub fn is_strong(&self, row: &usize) -> bool {
        self.strong == Some(*row)
    }

    /// Whether a column holds nothing but figures, which stand below one another.
    pub fn is_figures(&self, column: &usize) -> bool {
        let is_figure = |cell: &String| {
            let is_sign = |sign: char| sign.is_ascii_digit() || "–−+-,. ".contains(sign);
            !cell.is_empty() && cell.chars().all(is_sign)
        };
        let cells = self.rows.iter().skip(1).filter_map(|row| row.get(*column));
        cells.clone().next().is_some() && cells.clone().all(is_figure)
    }
}

/// A part of the board, one row below the other.
#[derive(Clone, Debug)]
pub struct Panel {
    pub title: String,
    pub rows: Vec<Row>,
}

#[derive(Clone, Debug)]
pub struct Row {
    /// Whose it is: the colour of the seat, and its shape on it in the other colour.
    pub chip: Option<Chip>,
    /// Set bold; may be empty.
    pub head: String,
    /// At the right of the head; may be empty.
    pub figure: String,
    pub words: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chip {
    pub colour: &'static str,
    pub on: &'static str,
    pub shape: &'static str,
}

/// Something the reader may do: its line, what it means, and where one click leads.
#[derive(Clone, Debug)]
pub struct Offer {
    pub line: String,
    pub words: String,
    /// Empty where there is only the reply.
    pub url: String,
    /// Whether the text part has the link, too.
    pub is_link_in_text: bool,
}

#[derive(Clone, Debug)]
pub struct Link {
    pub label: String,
    pub url: String,
}

impl Row {
    /// Whether the words run on behind the head; several lines stand below it, and so does what a seat has.
    pub fn runs_on(&self) -> bool {
        self.chip.is_none() && self.figure.is_empty() && self.words.lines().count() == 1
    }
}

impl Link {
    pub fn new(label: &str, url: String) -> Self {
        Link {
            label: label.to_owned(),
            url,
        }
    }
}

impl Letter {
    pub fn html(&self) -> String {
        self.render().expect("a letter is plain text")
    }

    /// The drawing, if there is one.
    pub fn picture(&self) -> Option<&str> {
        self.blocks.iter().find_map(|block| match block {
            Block::Picture { svg, .. } => Some(svg.as_str()),
            _ => None,
        })
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        wrap(&mut text, "", "", &self.heading);
        for block in &self.blocks {
            write(&mut text, self.t, block);
        }
        if let Some((url, words)) = &self.stop {
            text += &format!("\n{words}:\n{url}\n");
        }
        text + &format!("\n-- \n{}\n", self.t.say("signature"))
    }
}

/// The parts of a line, and whether each is notation.
pub fn pieces(line: &str) -> impl Iterator<Item = (&str, bool)> {
    let parts = line.split('`').enumerate();
    let parts = parts.map(|(index, part)| (part, index % 2 == 1));
    parts.filter(|(part, _)| !part.is_empty())
}

fn write(text: &mut String, t: Reader, block: &Block) {
    match block {
        Block::Says(words) => {
            text.push('\n');
            for line in words.lines() {
                wrap(text, "", "", line);
            }
        }
        Block::Heading(words) => {
            text.push('\n');
            wrap(text, "", "", words);
        }
        Block::Lines(lines) => {
            for line in lines {
                wrap(text, "  ", "    ", line);
            }
        }
        Block::Notation(lines) => {
            let quoted = |line: &str| t.tell(message!("notation", line = line.to_owned()));
            for line in lines {
                let said = pieces(line).map(|(part, is_notation)| match is_notation {
                    true => quoted(part),
                    false => part.to_owned(),
                });
                wrap(text, "  ", "    ", &said.collect::<String>());
            }
        }
        Block::Table(table) => write_table(text, table),
        Block::TextBoard(board) => {
            text.push('\n');
            for line in board.trim_end().lines() {
                *text += line.trim_end();
                text.push('\n');
            }
        }
        Block::Picture { .. } | Block::Panel(_) => {}
        Block::Offers(offers) => write_offers(text, offers),
        Block::Links(links) => {
            text.push('\n');
            let widest = links.iter().map(|link| link.label.chars().count()).max();
            let width = widest.unwrap_or_default() + 1;
            for link in links {
                *text += &format!("{:<width$}  {}\n", format!("{}:", link.label), link.url);
            }
        }
    }
}

/// In columns where they fit side by side; else each row is a line in words.
fn write_table(text: &mut String, table: &Table) {
    let rows = &table.rows;
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let shapes = (0..columns).map(|column| (width(column), table.is_figures(&column)));
    let shapes: Vec<(usize, bool)> = shapes.collect();
    let whole: usize = shapes.iter().map(|(width, _)| width + 2).sum();
    if whole <= COLUMNS {
        for row in rows {
            let cells = row.iter().zip(&shapes);
            let cells = cells.map(|(cell, (width, is_figures))| match is_figures {
                true => format!("  {cell:>width$}"),
                false => format!("  {cell:<width$}"),
            });
            *text += cells.collect::<String>().trim_end();
            text.push('\n');
        }
        return;
    }
    for row in rows {
        let cells = row.iter().map(|cell| match cell.as_str() {
            "" => "–",
            cell => cell,
        });
        let cells: Vec<&str> = cells.collect();
        let (first, rest) = cells.split_first().unwrap_or((&"", &[]));
        wrap(text, "  ", "    ", &format!("{first}: {}", rest.join("; ")));
    }
}

fn write_offers(text: &mut String, offers: &[Offer]) {
    let widest = offers.iter().map(|offer| offer.line.chars().count()).max();
    let width = widest.unwrap_or_default().min(28);
    let margin = " ".repeat(width + 4);
    for offer in offers {
        let line = &offer.line;
        match line.chars().count() <= width {
            true => wrap(text, &format!("  {line:<width$}  "), &margin, &offer.words),
            false => {
                *text += &format!("  {line}\n");
                wrap(text, &margin, &margin, &offer.words);
            }
        }
        if offer.is_link_in_text && !offer.url.is_empty() {
            *text += &format!("    {}\n", offer.url);
        }
    }
}
