//! The board in an email: the map as a picture for the width of a phone, the rest in words that need
//! no picture.

use games::Seat;
use games::draw::Drawing;
use games::message::{Words, message};
use games::palette::{COLOURS, painted};
use games::panel::{
    Content, Figure, FigureShape, Ink, Map, Panel, Role, Section, Tile, TileState, Token,
};
use mail::{Block, Chip, Row};

use crate::matches::Glance;

/// The shapes of seats, as letters have them.
const SHAPES: [&str; 5] = ["●", "▲", "■", "◆", "⬟"];
/// Half of a badge that says what happened where.
const BADGE: f32 = 11.0;

/// What the board shows to the reader, in the order of importance.
pub(crate) struct Shown {
    /// The numbers that the map bears, each with the place of its line among the news.
    pub marks: Vec<(usize, usize)>,
    /// The map, the seats, and what lies before the reader.
    pub first: Vec<Block>,
    /// What can be taken, and the rest.
    pub rest: Vec<Block>,
}

/// The board as blocks of the HTML part.
pub(crate) fn shown(glance: &Glance, alt: String) -> Shown {
    let words = glance.words();
    let position = glance.live.position.as_ref();
    let teller = Teller {
        words: &words,
        own: None,
        inks: position.inks(glance.viewer),
        points: position.points(),
    };
    let panels = glance.panels();
    let is_over = position.turn().is_over();
    let (mut first, mut rest, mut marks) = (Vec::new(), Vec::new(), Vec::new());
    if let Some(map) = map_of(&panels) {
        let news = glance.news_at(map);
        let numbered = news.iter().enumerate();
        marks.extend(numbered.map(|(index, (line, _))| (index + 1, *line)));
        let svg = picture(map, &news);
        first.push(Block::Picture { svg, alt });
    }
    for panel in &panels {
        let block = match panel.role {
            Role::Map | Role::Rival(_) => None,
            Role::Mat(seat) if !glance.viewer.is(seat) => None,
            Role::Score if !is_over => None,
            Role::Mat(seat) => {
                let own = Some(seat);
                let of_mat = Teller {
                    own,
                    ..teller.clone()
                };
                of_mat.panel(panel)
            }
            _ => teller.panel(panel),
        };
        match panel.role {
            // What the points are from is what a match ends with.
            Role::Score => {
                let is_map = |block: &&Block| matches!(block, Block::Picture { .. });
                let at = first.iter().take_while(is_map).count();
                first.splice(at..at, block);
            }
            Role::Seats | Role::Mat(_) | Role::Hand | Role::Contest => first.extend(block),
            Role::Map
            | Role::Rival(_)
            | Role::Track
            | Role::Offer
            | Role::Sites
            | Role::Goals
            | Role::Forecast => rest.extend(block),
        }
    }
    Shown { marks, first, rest }
}

fn map_of(panels: &[Panel]) -> Option<&Map> {
    let sections = panels.iter().flat_map(|panel| &panel.sections);
    sections
        .into_iter()
        .find_map(|section| match &section.content {
            Content::Map(map) => Some(map),
            _ => None,
        })
}

/// The map alone, with a number where something happened since the reader's last turn.
fn picture(map: &Map, news: &[(usize, &str)]) -> String {
    let mut drawing = Drawing::new();
    drawing.rect(0.0, 0.0, map.width, map.height, "class=\"f-water\"");
    drawing.raw(&map.drawing);
    for (index, (_, at)) in news.iter().enumerate() {
        let Some(spot) = map.spots.iter().find(|spot| spot.at == *at) else {
            continue;
        };
        let right = spot
            .outline
            .iter()
            .map(|point| point.0)
            .fold(spot.x, f32::max);
        let top = spot
            .outline
            .iter()
            .map(|point| point.1)
            .fold(spot.y, f32::min);
        let (x, y) = (
            (spot.x + (right - spot.x) * 0.7).clamp(BADGE, map.width - BADGE),
            (spot.y - (spot.y - top) * 0.6).clamp(BADGE, map.height - BADGE),
        );
        drawing.circle(x, y, BADGE, "class=\"f-rim s-halo\" stroke-width=\"2\"");
        drawing.label(x, y + 5.0, 15.0, "f-halo", index + 1);
    }
    painted(&drawing.finish(map.width, map.height, ""))
}

impl Glance {
    /// The places of the map that the news are about, each with the place of its line.
    fn news_at<'a>(&self, map: &'a Map) -> Vec<(usize, &'a str)> {
        let mut found: Vec<(usize, &str)> = Vec::new();
        for (index, line) in self.news.iter().enumerate() {
            let mut words = line.line.split([' ', ';', '-', ',']);
            let spot = words.find_map(|word| {
                let mut spots = map.spots.iter();
                spots.find(|spot| spot.at.rsplit(':').next() == Some(word) || spot.at == word)
            });
            if let Some(spot) = spot
                && !found.iter().any(|(_, at)| *at == spot.at)
            {
                found.push((index, &spot.at));
            }
        }
        found
    }
}

/// So many words beside a sign are a sentence, which needs no sign.
const SENTENCE: usize = 3;
/// More than this, in signs, is read on the page.
const LONGEST_SECTION: usize = 1500;
/// What is said of a tile of one's own, in signs.
const OWN_LINE: usize = 90;
/// How tables write that there is nothing.
const NOTHING: [&str; 3] = ["", "·", "–"];

/// Whether words only repeat the name that they stand beside.
fn adds_nothing(name: &str, words: &str) -> bool {
    let (name, words) = (name.to_lowercase(), words.to_lowercase());
    let is_number = |sign: char| sign.is_ascii_digit();
    let repeats = words.split_whitespace().all(|word| name.contains(word));
    repeats || (!name.is_empty() && words.contains(&name) && !words.contains(is_number))
}

/// Whether tokens are words for the most part.
fn is_worded(tokens: &[Token]) -> bool {
    let is_word = |token: &&Token| matches!(token, Token::Words(_) | Token::Strong(_));
    2 * tokens.iter().filter(is_word).count() >= tokens.len()
}

#[derive(Clone)]
struct Teller<'a> {
    words: &'a Words<'a>,
    /// Whose mat it is: what lies there is theirs without saying so.
    own: Option<Seat>,
    inks: Vec<Ink>,
    points: Vec<i64>,
}

impl Teller<'_> {
    fn chip(&self, seat: Seat) -> Chip {
        let ink = self.inks.get(seat.index()).copied();
        let ink = ink.unwrap_or(Ink::BY_SEAT[seat.index() % Ink::BY_SEAT.len()]);
        let colour = |name: &str| {
            let mut all = COLOURS.iter();
            let found = all.find(|(known, ..)| *known == name);
            found.map_or("#1d1d1b", |(_, light, _)| *light)
        };
        Chip {
            colour: colour(ink.class()),
            on: colour(ink.on()),
            shape: SHAPES[seat.index() % SHAPES.len()],
        }
    }

    /// `None` for a panel that has nothing to say in words.
    fn panel(&self, panel: &Panel) -> Option<Block> {
        let mut rows = Vec::new();
        if let Role::Mat(seat) = panel.role {
            let points = self.points.get(seat.index()).copied().unwrap_or_default();
            rows.push(Row {
                chip: Some(self.chip(seat)),
                head: self.words.player(seat).to_owned(),
                figure: self.with_sign(&points.to_string(), "points"),
                words: panel.title.clone(),
            });
        }
        for section in &panel.sections {
            self.section(&mut rows, section);
        }
        let is_empty = |row: &Row| row.head.is_empty() && row.words.is_empty();
        rows.retain(|row| !is_empty(row));
        let title = match panel.role {
            Role::Mat(_) => String::new(),
            _ => panel.title.clone(),
        };
        (!rows.is_empty()).then_some(Block::Panel(mail::Panel { title, rows }))
    }

    fn section(&self, rows: &mut Vec<Row>, section: &Section) {
        let plain = |head: &str, words: String| Row {
            chip: None,
            head: head.to_owned(),
            figure: String::new(),
            words,
        };
        let title = section.title.as_str();
        match &section.content {
            Content::Map(_) | Content::Slots(_) => {}
            Content::Line(tokens) => rows.push(plain(title, self.said(tokens))),
            Content::Stock(figures) => rows.push(plain(title, self.stock(figures))),
            Content::Tiles(tiles) => {
                rows.push(plain(title, self.tiles(&tiles.tiles)));
            }
            Content::Cards(cards) => {
                if !title.is_empty() {
                    rows.push(plain(title, String::new()));
                }
                for card in cards.iter().filter(|card| !card.name.is_empty()) {
                    let parts = [
                        self.said(&card.values),
                        card.short.clone(),
                        self.said(&card.tokens),
                    ];
                    let parts = parts.into_iter().filter(|part| !part.is_empty());
                    rows.push(Row {
                        chip: None,
                        head: card.name.clone(),
                        figure: self.said(&card.price),
                        words: parts.collect::<Vec<_>>().join(" · "),
                    });
                }
            }
            Content::Stacks(stacks) => {
                if !title.is_empty() {
                    rows.push(plain(title, String::new()));
                }
                for stack in stacks {
                    let lines = stack.rows.iter().map(|row| self.short(&row.tokens));
                    let lines = [self.short(&stack.above)]
                        .into_iter()
                        .chain(lines)
                        .chain([self.short(&stack.below)]);
                    let lines = lines.filter(|line| !adds_nothing(&stack.name, line));
                    let lines: Vec<String> = lines.collect();
                    rows.push(plain(&stack.name, lines.join(" · ")));
                }
            }
            Content::Track(track) => {
                for row in &track.rows {
                    let marks = row.marks.iter().map(|(seat, step)| {
                        let head = track.steps.get(*step).map(|head| self.said(head));
                        format!("{} {}", self.words.player(*seat), head.unwrap_or_default())
                    });
                    rows.push(plain(
                        &self.short(&row.name),
                        marks.collect::<Vec<_>>().join(" · "),
                    ));
                }
            }
            Content::Table(table) => {
                for row in &table.rows {
                    let cells = table.columns.iter().zip(&row.cells);
                    let cells = cells.filter_map(|(column, cell)| {
                        let value = self.with_next(&cell.value, &cell.next);
                        let said = format!("{} {value}", column.name);
                        (!NOTHING.contains(&value.as_str())).then_some((column.id, said))
                    });
                    let points = self.points.get(row.seat.index()).copied();
                    let said: Vec<String> = [row.note.clone()]
                        .into_iter()
                        .filter(|note| !note.is_empty())
                        .chain(
                            cells
                                .filter(|(id, _)| *id != "points")
                                .map(|(_, cell)| cell),
                        )
                        .collect();
                    rows.push(Row {
                        chip: Some(self.chip(row.seat)),
                        head: self.words.player(row.seat).to_owned(),
                        figure: self.with_sign(&points.unwrap_or_default().to_string(), "points"),
                        words: said.join(", "),
                    });
                }
            }
        }
    }

    /// Tiles that can still be had, a line each: signs alone say little to whoever cannot point at them.
    /// Where that would be a page, the names with their prices.
    fn tiles(&self, tiles: &[Tile]) -> String {
        let is_open = |tile: &&Tile| !matches!(tile.state, TileState::Taken | TileState::Past);
        let open: Vec<&Tile> = tiles.iter().filter(is_open).collect();
        if self.own.is_some() {
            let own = open.iter().map(|tile| self.own_tile(tile));
            return own.collect::<Vec<_>>().join("\n");
        }
        let whole = |tile: &&Tile| match tile.text.trim() {
            "" => self.named(tile, &[]),
            text if text.starts_with(&tile.name) => text.to_owned(),
            text => format!("{}: {text}", self.named(tile, &[&tile.extra])),
        };
        let lines = open.iter().map(whole).collect::<Vec<_>>().join("\n");
        match lines.chars().count() <= LONGEST_SECTION {
            true => lines,
            false => {
                let names = open.iter();
                let names = names.map(|tile| self.named(tile, &[&tile.cost, &tile.extra]));
                names.collect::<Vec<_>>().join(" · ")
            }
        }
    }

    /// What lies before the reader is known to them: no more than a line of it.
    fn own_tile(&self, tile: &Tile) -> String {
        let (name, text, short) = (&tile.name, tile.text.trim(), self.short(&tile.effect));
        let is_short = (1..=OWN_LINE).contains(&text.chars().count());
        match short.split_whitespace().count() >= SENTENCE {
            _ if is_short && text.starts_with(name) => text.to_owned(),
            _ if is_short => format!("{name}: {text}"),
            true if is_worded(&tile.effect) => format!("{name}: {short}"),
            _ => name.clone(),
        }
    }

    /// The name of a tile, and what else is to be known of it.
    fn named(&self, tile: &Tile, more: &[&[Token]]) -> String {
        let more = more.iter().map(|tokens| self.said(tokens));
        let more = more.filter(|one| !one.is_empty() && !adds_nothing(&tile.name, one));
        let more = more.collect::<Vec<_>>().join(", ");
        match (tile.name.as_str(), more.is_empty()) {
            ("", _) => self.short(&tile.effect),
            (name, true) => name.to_owned(),
            (name, false) => format!("{name} ({more})"),
        }
    }

    /// Figures beside each other; bowls belong together.
    fn stock(&self, figures: &[Figure]) -> String {
        let mut said = String::new();
        let mut in_bowls = false;
        for figure in figures {
            let (one, is_bowl) = match figure.shape {
                FigureShape::Steps => {
                    let first = &figure.value[..figure.value.len().min(1)];
                    (self.said(first), false)
                }
                FigureShape::Plain => (self.with_next(&figure.value, &figure.next), false),
                FigureShape::Bowl => (self.with_next(&figure.value, &figure.next), true),
            };
            said += match (said.is_empty(), is_bowl, in_bowls) {
                (true, ..) => "",
                (false, true, true) => "/",
                // What they hold is said before the first.
                (false, true, false) => " ",
                (false, false, _) => " · ",
            };
            said += &one;
            in_bowls = is_bowl;
        }
        said
    }

    fn with_next(&self, value: &[Token], next: &[Token]) -> String {
        let value = self.said(value);
        match next.is_empty() {
            true => value,
            false if NOTHING.contains(&value.as_str()) => format!("0 ({})", self.said(next)),
            false => format!("{value} ({})", self.said(next)),
        }
    }

    fn with_sign(&self, count: &str, sign: &str) -> String {
        let said = match (sign, count.parse::<i64>()) {
            ("", _) => count.to_owned(),
            (_, Ok(number)) => {
                let sign = message!(format!("sign-{sign}"), count = number);
                self.words.say(&sign)
            }
            (_, Err(_)) => {
                let sign = message!(format!("sign-{sign}"), count = count.to_owned());
                self.words.say(&sign)
            }
        };
        said.trim().to_owned()
    }

    /// Tokens as they are said, where the words beside a sign say the same.
    fn short(&self, tokens: &[Token]) -> String {
        let mut spoken = String::new();
        for token in tokens {
            if let Token::When(words) | Token::Words(words) | Token::Strong(words) = token {
                spoken += &format!("{} ", words.to_lowercase());
            }
        }
        let is_sentence = spoken.split_whitespace().count() >= SENTENCE;
        let is_needed = |token: &&Token| match token {
            Token::Of(count, sign) if count.is_empty() => {
                let sign = self.with_sign("", sign).to_lowercase();
                !is_sentence && !spoken.contains(&sign)
            }
            Token::Of(..)
            | Token::Loss(..)
            | Token::When(_)
            | Token::Words(_)
            | Token::Strong(_)
            | Token::Seat(_)
            | Token::Disc(..)
            | Token::Pips { .. } => true,
        };
        let needed: Vec<Token> = tokens.iter().filter(is_needed).cloned().collect();
        self.said(&needed)
    }

    /// Tokens as they are said.
    fn said(&self, tokens: &[Token]) -> String {
        let each = tokens.iter().map(|token| match token {
            Token::Of(count, sign) => self.with_sign(count, sign),
            Token::Loss(count, sign) => self.with_sign(&format!("−{count}"), sign),
            Token::When(words) | Token::Words(words) | Token::Strong(words) => words.clone(),
            Token::Seat(seat) => self.words.player(*seat).to_owned(),
            Token::Disc(sign, Some(seat)) if Some(*seat) != self.own => {
                format!("{} {}", self.with_sign("", sign), self.words.player(*seat))
            }
            Token::Disc(sign, _) => self.with_sign("", sign),
            Token::Pips { full, of, sign } if full == of => self.with_sign(&full.to_string(), sign),
            Token::Pips { full, of, sign } => self.with_sign(&format!("{full}/{of}"), sign),
        });
        each.filter(|said| !said.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::adds_nothing;

    #[test]
    fn what_a_name_says_already_is_not_said_again() {
        for (name, words) in [
            ("charged", "charge charged"),
            ("Bridge", "bridges Bridge"),
            ("Aureon", "figure Aureon"),
            ("Inactive tile x", "x inactive"),
            ("Politics", "Politics"),
            ("Tile D", ""),
        ] {
            assert!(adds_nothing(name, words), "{name}: {words}");
        }
        for (name, words) in [
            ("Seven coins", "7 coins"),
            ("Ability III", "refill one active tile"),
            ("", "3 coins"),
            ("River bonus", "1 book of river bonus"),
        ] {
            assert!(!adds_nothing(name, words), "{name}: {words}");
        }
    }
}
