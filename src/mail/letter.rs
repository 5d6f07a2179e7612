//! A letter as blocks: its text part and its HTML part are two ways to write the same blocks.

use askama::Template;
use words::Reader;

/// A letter before it becomes a message.
#[derive(Clone, Debug, Default, Template)]
#[template(path = "email/letter.html")]
pub struct Letter {
    /// Whom it is for.
    pub t: Reader,
    pub subject: String,
    pub heading: String,
    pub blocks: Vec<Block>,
    /// A drawing (SVG) for the top of the HTML part, and what it shows.
    pub picture: Option<(String, String)>,
    /// The address that stops letters of this kind with one click, and what it stops.
    pub stop: Option<(String, String)>,
    /// The match whose thread this belongs to.
    pub thread: Option<i64>,
    /// Where an answer goes; without it, answers are not read.
    pub reply_to: Option<String>,
    /// The number of the match that the board shows.
    pub shows: i64,
    /// The mail that this one answers.
    pub answers: Option<Answered>,
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
    /// Text whose columns matter.
    Board(String),
    Offers(Vec<Offer>),
    Links(Vec<Link>),
}

/// Something the reader may do: its line, what it means, and where one click leads.
#[derive(Clone, Debug)]
pub struct Offer {
    pub line: String,
    pub words: String,
    pub url: String,
}

#[derive(Clone, Debug)]
pub struct Link {
    pub label: String,
    pub url: String,
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

    pub fn text(&self) -> String {
        let mut text = format!("{}\n", self.heading);
        for block in &self.blocks {
            match block {
                Block::Says(words) => text += &format!("\n{words}\n"),
                Block::Heading(words) => text += &format!("\n{words}\n"),
                Block::Lines(lines) => {
                    for line in lines {
                        text += &format!("  {line}\n");
                    }
                }
                Block::Board(board) => {
                    text += "\n";
                    for line in board.trim_end().lines() {
                        text += format!("  {line}").trim_end();
                        text += "\n";
                    }
                }
                Block::Offers(offers) => write_offers(&mut text, offers),
                Block::Links(links) => {
                    text += "\n";
                    let widest = links.iter().map(|link| link.label.chars().count()).max();
                    let width = widest.unwrap_or_default() + 1;
                    for link in links {
                        text += &format!("{:<width$}  {}\n", format!("{}:", link.label), link.url);
                    }
                }
            }
        }
        if let Some((url, words)) = &self.stop {
            text += &format!("\n{words}: {url}\n");
        }
        text + &format!("\n-- \n{}\n", self.t.say("signature"))
    }
}

fn write_offers(text: &mut String, offers: &[Offer]) {
    let widest = offers.iter().map(|offer| offer.line.chars().count()).max();
    let width = widest.unwrap_or_default().min(36);
    for offer in offers {
        let line = format!("  {:<width$}  {}", offer.line, offer.words);
        *text += line.trim_end();
        *text += "\n";
        if !offer.url.is_empty() {
            *text += &format!("    {}\n", offer.url);
        }
    }
}
