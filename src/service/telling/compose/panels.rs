//! The board in an email: the map as a picture for the width of a phone, the rest in words that need
//! no picture.

use games::Seat;
use games::draw::Drawing;
use games::message::{Words, message};
use games::palette::{COLOURS, painted};
use games::panel::{Content, FigureShape, Ink, Map, Panel, Role, Section, TileState, Token};
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
            _ => teller.panel(panel),
        };
        match panel.role {
            Role::Seats | Role::Mat(_) | Role::Hand | Role::Contest | Role::Score => {
                first.extend(block);
            }
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

struct Teller<'a> {
    words: &'a Words<'a>,
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
            Content::Stock(figures) => {
                let each = figures.iter().map(|figure| match figure.shape {
                    FigureShape::Steps => self.said(&figure.value[..figure.value.len().min(1)]),
                    FigureShape::Plain | FigureShape::Bowl => {
                        self.with_next(&figure.value, &figure.next)
                    }
                });
                rows.push(plain(title, each.collect::<Vec<_>>().join(" · ")));
            }
            Content::Tiles(tiles) => {
                let open = tiles
                    .tiles
                    .iter()
                    .filter(|tile| !matches!(tile.state, TileState::Taken | TileState::Past));
                // What it does in short: the whole text is one click away.
                let each = open.map(|tile| match (tile.name.as_str(), self.said(&tile.effect)) {
                    (name, effect) if effect.is_empty() => name.to_owned(),
                    ("", effect) => effect,
                    (name, effect) => format!("{name}: {effect}"),
                });
                rows.push(plain(title, each.collect::<Vec<_>>().join(" · ")));
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
                    let lines = stack.rows.iter().map(|row| self.said(&row.tokens));
                    let lines = [self.said(&stack.above)]
                        .into_iter()
                        .chain(lines)
                        .chain([self.said(&stack.below)]);
                    let lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
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
                        &self.said(&row.name),
                        marks.collect::<Vec<_>>().join(" · "),
                    ));
                }
            }
            Content::Table(table) => {
                for row in &table.rows {
                    let cells = table.columns.iter().zip(&row.cells).map(|(column, cell)| {
                        let value = self.with_next(&cell.value, &cell.next);
                        (column.id, format!("{} {value}", column.name))
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
                        words: said.join(" · "),
                    });
                }
            }
        }
    }

    fn with_next(&self, value: &[Token], next: &[Token]) -> String {
        match next.is_empty() {
            true => self.said(value),
            false => format!("{} ({})", self.said(value), self.said(next)),
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

    /// Tokens as they are said.
    fn said(&self, tokens: &[Token]) -> String {
        let each = tokens.iter().map(|token| match token {
            Token::Of(count, sign) => self.with_sign(count, sign),
            Token::Loss(count, sign) => self.with_sign(&format!("−{count}"), sign),
            Token::When(words) | Token::Words(words) | Token::Strong(words) => words.clone(),
            Token::Seat(seat) => self.words.player(*seat).to_owned(),
            Token::Disc(sign, Some(seat)) => {
                format!("{} {}", self.with_sign("", sign), self.words.player(*seat))
            }
            Token::Disc(sign, None) => self.with_sign("", sign),
            Token::Pips { full, of, sign } => self.with_sign(&format!("{full}/{of}"), sign),
        });
        each.filter(|said| !said.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    }
}
