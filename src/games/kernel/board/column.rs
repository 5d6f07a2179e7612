//! Panels one below the other as a picture that stands alone: for an email, and for whoever wants a
//! file. The map comes first, as it is drawn; everything else is told in lines below it.

use crate::Seat;
use crate::draw::Drawing;
use crate::land::drawing::mark;
use crate::message::{Words, message};
use crate::palette::painted;
use crate::panel::{
    Content, FigureShape, Ink, Map, Panel, Role, Table, TileShape, TileState, Tiles, Token, Track,
};

const WIDTH: f32 = 640.0;
const MARGIN: f32 = 14.0;
const LINE: f32 = 19.0;
const SIZE: f32 = 13.0;
/// How wide a sign is on average, as a part of its size.
const BREADTH: f32 = 0.6;

/// The whole picture, in the light colours.
pub fn draw(
    panels: &[Panel],
    inks: &[Ink],
    words: &Words<'_>,
    title: &str,
    is_over: bool,
) -> String {
    let maps = panels.iter().flat_map(|panel| &panel.sections);
    let map = maps.into_iter().find_map(|section| {
        if let Content::Map(map) = &section.content {
            Some(map)
        } else {
            None
        }
    });
    let mut column = Column {
        words,
        inks,
        width: map.map_or(WIDTH, |map| map.width.max(WIDTH)),
        y: 0.0,
        drawing: Drawing::new(),
    };
    if let Some(map) = map {
        column.map(map);
    }
    for panel in panels {
        let is_shown = match panel.role {
            Role::Map => false,
            Role::Score => is_over,
            Role::Track
            | Role::Offer
            | Role::Sites
            | Role::Goals
            | Role::Seats
            | Role::Mat(_)
            | Role::Rival(_)
            | Role::Hand
            | Role::Contest
            | Role::Forecast => true,
        };
        if is_shown {
            column.panel(panel);
        }
    }
    let (width, height) = (column.width, column.y + MARGIN);
    painted(&column.drawing.finish(width, height, title))
}

struct Column<'a> {
    words: &'a Words<'a>,
    inks: &'a [Ink],
    width: f32,
    /// Where the next line begins.
    y: f32,
    drawing: Drawing,
}

impl Column<'_> {
    /// At the very top, because a drawing stays where it was drawn.
    fn map(&mut self, map: &Map) {
        let water = "class=\"f-water\"";
        self.drawing.rect(0.0, 0.0, self.width, map.height, water);
        self.drawing.raw(&map.drawing);
        self.y = map.height + 4.0;
    }

    fn panel(&mut self, panel: &Panel) {
        if let Role::Mat(seat) | Role::Rival(seat) = panel.role {
            self.owner(seat, &panel.title)
        } else {
            self.heading(&panel.title)
        }
        let mut tabs = 0;
        for section in &panel.sections {
            // Of tabs a picture shows the first.
            tabs += usize::from(section.is_tab);
            if tabs > 1 {
                break;
            }
            match &section.content {
                Content::Map(_) => {}
                Content::Tiles(tiles) => self.tiles(&section.title, tiles),
                Content::Track(track) => self.track(track),
                Content::Table(table) => self.table(table),
                Content::Line(tokens) => {
                    let said = self.said(tokens);
                    self.paragraph(&said, MARGIN);
                }
                Content::Stock(figures) => {
                    let each = figures.iter().map(|figure| {
                        let shown = match figure.shape {
                            FigureShape::Steps => 1,
                            FigureShape::Plain | FigureShape::Bowl => figure.value.len(),
                        };
                        let now = self.said(&figure.value[..shown.min(figure.value.len())]);
                        match figure.shape {
                            FigureShape::Plain | FigureShape::Bowl if !figure.next.is_empty() => {
                                format!("{now} ({})", self.said(&figure.next))
                            }
                            FigureShape::Plain | FigureShape::Bowl | FigureShape::Steps => now,
                        }
                    });
                    let line = each.collect::<Vec<_>>().join(" · ");
                    self.paragraph(&line, MARGIN);
                }
                Content::Cards(cards) => {
                    let names = cards.iter().map(|card| card.name.clone());
                    self.paragraph(&names.collect::<Vec<_>>().join(", "), MARGIN);
                }
                Content::Stacks(stacks) => {
                    let names = stacks.iter().map(|stack| stack.name.clone());
                    self.paragraph(&names.collect::<Vec<_>>().join(", "), MARGIN);
                }
                Content::Slots(_) => {}
            }
        }
    }

    fn text(&mut self, x: f32, size: f32, class: &str, text: &str) {
        self.drawing.words(x, self.y, size, class, text);
    }

    fn heading(&mut self, title: &str) {
        self.y += LINE + 8.0;
        self.text(MARGIN, SIZE, "f-dim", title);
    }

    fn owner(&mut self, seat: Seat, title: &str) {
        self.y += LINE + 10.0;
        self.chip(seat, MARGIN + 8.0, self.y - 5.0);
        let name = format!("{}: {title}", self.words.player(seat));
        self.text(MARGIN + 24.0, SIZE + 1.0, "f-ink", &name);
    }

    /// The seat's mark on its colour.
    fn chip(&mut self, seat: Seat, x: f32, y: f32) {
        let ink = self.inks.get(seat.index()).copied().unwrap_or(Ink::Black);
        let square = format!("rx=\"4\" class=\"f-{}\"", ink.class());
        self.drawing.rect(x - 8.0, y - 8.0, 16.0, 16.0, square);
        mark(&mut self.drawing, seat, (x, y), ink.on());
    }

    /// Words in as many lines as they need.
    fn paragraph(&mut self, text: &str, left: f32) {
        let room = self.width - left - MARGIN;
        let most = (room / (SIZE * BREADTH)).max(10.0);
        let mut line = String::new();
        for word in text.split_whitespace() {
            let long = (line.chars().count() + 1 + word.chars().count()) as f32 > most;
            if long && !line.is_empty() {
                self.y += LINE;
                self.text(left, SIZE, "f-ink", &line);
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        if !line.is_empty() {
            self.y += LINE;
            self.text(left, SIZE, "f-ink", &line);
        }
    }

    fn tiles(&mut self, title: &str, tiles: &Tiles) {
        let each = tiles
            .tiles
            .iter()
            .filter(|tile| tile.state != TileState::Taken);
        let each = each.map(|tile| {
            let said = match tiles.shape {
                TileShape::Chip => tile.name.clone(),
                TileShape::Strip => tile.text.clone(),
                TileShape::Line | TileShape::Tall => format!("{}: {}", tile.name, tile.text),
            };
            if tile.extra.is_empty() {
                said
            } else {
                format!("{said} ({})", self.said(&tile.extra))
            }
        });
        let all = each.collect::<Vec<_>>().join(" · ");
        let line = if title.is_empty() {
            all
        } else {
            format!("{title}: {all}")
        };
        self.paragraph(&line, MARGIN);
    }

    fn track(&mut self, track: &Track) {
        let left = 0.26 * self.width;
        let step = (self.width - left - MARGIN) / track.steps.len().max(1) as f32;
        self.y += LINE;
        for (index, head) in track.steps.iter().enumerate() {
            let first = head.first().map(std::slice::from_ref).unwrap_or_default();
            let (x, said) = (left + step * (index as f32 + 0.3), self.said(first));
            self.text(x, SIZE - 1.0, "f-dim", &said);
        }
        for row in &track.rows {
            self.y += LINE + 3.0;
            let line = "class=\"s-line\" stroke-width=\"1\"";
            let over = self.y - LINE + 3.0;
            self.drawing
                .line((MARGIN, over), (self.width - MARGIN, over), line);
            let is_word = |token: &&Token| matches!(token, Token::Words(_) | Token::Strong(_));
            let name: Vec<Token> = row.name.iter().filter(is_word).cloned().collect();
            let name = self.said(&name);
            self.text(MARGIN, SIZE, "f-ink", &name);
            for (number, (seat, at)) in row.marks.iter().enumerate() {
                let together = row.marks[..number].iter().filter(|(_, other)| other == at);
                let aside = 9.0 * together.count() as f32;
                let x = left + step * (*at as f32 + 0.4) + aside;
                self.chip(*seat, x, self.y - 4.0);
            }
        }
    }

    fn table(&mut self, table: &Table) {
        for row in &table.rows {
            self.y += 4.0;
            let cells = table.columns.iter().zip(&row.cells).map(|(column, cell)| {
                let value = self.said(&cell.value);
                match cell.next.is_empty() {
                    true => format!("{} {value}", column.name),
                    false => format!("{} {value} ({})", column.name, self.said(&cell.next)),
                }
            });
            let cells = cells.collect::<Vec<_>>().join(" · ");
            let name = self.words.player(row.seat);
            self.chip(row.seat, MARGIN + 8.0, self.y + LINE - 5.0);
            let who = match row.note.as_str() {
                "" => name.into_owned(),
                note => format!("{name}, {note}"),
            };
            self.paragraph(&format!("{who}: {cells}"), MARGIN + 24.0);
        }
    }

    /// Tokens as they are said.
    fn said(&self, tokens: &[Token]) -> String {
        let with_sign = |count: &str, sign: &str| {
            let said = match (sign, count.parse::<i64>()) {
                ("", _) => count.to_owned(),
                (_, Ok(number)) => self
                    .words
                    .say(&message!(format!("sign-{sign}"), count = number)),
                (_, Err(_)) => {
                    let count = count.to_owned();
                    self.words
                        .say(&message!(format!("sign-{sign}"), count = count))
                }
            };
            said.trim().to_owned()
        };
        let each = tokens.iter().map(|token| match token {
            Token::Of(count, sign) => with_sign(count, sign),
            Token::Loss(count, sign) => with_sign(&format!("−{count}"), sign),
            Token::When(words) | Token::Words(words) | Token::Strong(words) => words.clone(),
            Token::Seat(seat) => self.words.player(*seat).into_owned(),
            Token::Disc(sign, Some(seat)) => {
                format!("{} {}", with_sign("", sign), self.words.player(*seat))
            }
            Token::Disc(sign, None) => with_sign("", sign),
            Token::Pips { full, of, sign } => with_sign(&format!("{full}/{of}"), sign),
        });
        each.collect::<Vec<_>>().join(" ")
    }
}
