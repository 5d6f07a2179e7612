//! What stands at each address of the board, in words: for lists of places.

use std::collections::{BTreeMap, BTreeSet};

use super::choose::Table;
use crate::board::Board;
use crate::board::html::Html;
use crate::board::piece::Piece;
use games::panel::{Content, Panel, Role, Tile, TileShape, Token};

#[derive(Debug, Default)]
pub struct Names {
    names: BTreeMap<String, String>,
    /// The cards among them; those on offer with the number of their space.
    cards: BTreeMap<String, Option<String>>,
    /// The letters or words that tiles on a line begin with, and what they bring.
    lines: BTreeMap<String, (String, String)>,
    /// Places of a map.
    spots: BTreeSet<String>,
    /// Rows of stacks and tiles: they are named as a whole.
    whole: BTreeSet<String>,
    /// Rows of tracks, where several things may be done.
    rows: BTreeSet<String>,
    /// Tiles that have rows of their own.
    stacks: BTreeSet<String>,
}

impl Names {
    pub fn of(panels: &[Panel], board: &Board<'_>) -> Names {
        let mut names = Names::default();
        for panel in panels {
            for section in &panel.sections {
                names.read(panel.role, &section.content, board);
            }
        }
        names
    }

    pub fn get(&self, at: &str) -> Option<&str> {
        self.names.get(at).map(String::as_str)
    }

    /// The same in short: of what lies on a place, only the place; of a tile or a row of a stack, all of it.
    pub fn short(&self, at: &str) -> Option<&str> {
        let name = self.get(at)?;
        match self.whole.contains(at) {
            true => Some(name),
            false => name.split(',').next(),
        }
    }

    /// The number of the space of a card on offer.
    pub fn mark(&self, at: &str) -> Option<&str> {
        self.cards.get(at)?.as_deref()
    }

    /// What a tile brings, drawn; nothing where its name says it.
    pub fn brings(&self, at: &str) -> &str {
        let found = self.lines.get(at);
        found.map_or("", |(_, brings)| brings.as_str())
    }

    /// The letter or word that a tile begins with.
    pub fn letter(&self, at: &str) -> Option<&str> {
        let (letter, _) = self.lines.get(at)?;
        (!letter.is_empty()).then_some(letter.as_str())
    }

    pub fn is_spot(&self, at: &str) -> bool {
        self.spots.contains(at)
    }

    pub fn is_row(&self, at: &str) -> bool {
        self.rows.contains(at)
    }

    /// A tile, or something else that is named as a whole.
    pub fn is_tile(&self, at: &str) -> bool {
        self.whole.contains(at)
    }

    pub fn is_stack(&self, at: &str) -> bool {
        self.stacks.contains(at)
    }

    pub fn is_card(&self, at: &str) -> bool {
        self.cards.contains_key(at)
    }

    /// Two or more cards that an action is about, as its way from one to the other.
    pub fn way(&self, targets: &[String]) -> Option<String> {
        let cards = targets.iter().filter(|at| self.is_card(at));
        let named: Vec<&str> = cards.filter_map(|at| self.get(at)).collect();
        (named.len() > 1).then(|| named.join(" → "))
    }

    fn name(&mut self, at: &str, name: &str) {
        if !at.is_empty() && !name.is_empty() {
            self.names.entry(at.to_owned()).or_insert(name.to_owned());
        }
    }

    fn read(&mut self, role: Role, content: &Content, board: &Board<'_>) {
        match content {
            Content::Map(map) => {
                for spot in &map.spots {
                    self.name(&spot.at, &spot.name);
                    self.spots.insert(spot.at.clone());
                }
            }
            Content::Tiles(tiles) => {
                for tile in &tiles.tiles {
                    self.name(&tile.at, &tile.name);
                    self.whole.insert(tile.at.clone());
                    // What has a price or a number is called by what it does.
                    let is_plain = tile.cost.is_empty() && tile.count.is_none();
                    if tiles.shape == TileShape::Line && is_plain {
                        self.lines.insert(tile.at.clone(), in_short(tile, board));
                    }
                }
            }
            Content::Cards(cards) => {
                for card in cards {
                    self.name(&card.at, &card.name);
                    let is_offered = role == Role::Offer && !card.mark.is_empty();
                    let mark = is_offered.then(|| card.mark.clone());
                    self.cards.entry(card.at.clone()).or_insert(mark);
                }
            }
            Content::Stacks(stacks) => {
                for stack in stacks {
                    self.name(&stack.at, &stack.name);
                    self.stacks.insert(stack.at.clone());
                    for row in &stack.rows {
                        self.whole.insert(row.at.clone());
                        self.name(&row.at, &row.name);
                        self.name(&row.at, &board.spoken(&row.tokens));
                    }
                }
            }
            Content::Track(track) => {
                for row in &track.rows {
                    match strong(&row.name) {
                        Some(name) => self.name(&row.at, name),
                        None => self.name(&row.at, &board.spoken(&row.name)),
                    }
                    self.rows.insert(row.at.clone());
                    for space in &row.spaces {
                        self.name(&space.at, &space.name);
                    }
                }
            }
            Content::Slots(rows) => {
                for slot in rows.iter().flatten() {
                    self.name(&slot.at, &slot.text);
                }
            }
            Content::Table(_) | Content::Stock(_) | Content::Line(_) => {}
        }
    }
}

/// The letter or word that a tile begins with, and what it brings.
fn in_short(tile: &Tile, board: &Board<'_>) -> (String, String) {
    let (letter, effect) = match tile.effect.as_slice() {
        [Token::Strong(word), effect @ ..] => (word, effect),
        effect => (&tile.mark, effect),
    };
    let mut html = Html::default();
    board.part(&mut html, "fx", effect);
    board.part(&mut html, "extra", &tile.extra);
    (letter.clone(), html.finish())
}

/// What matters most in a line: its name, without what stands around it.
fn strong(tokens: &[Token]) -> Option<&str> {
    tokens.iter().find_map(|token| match token {
        Token::Strong(name) => Some(name.as_str()),
        Token::Of(..)
        | Token::Loss(..)
        | Token::When(_)
        | Token::Words(_)
        | Token::Seat(_)
        | Token::Disc(..)
        | Token::Pips { .. } => None,
    })
}

impl Table<'_> {
    /// The title card of a piece that has a text, and the class of its band.
    pub(super) fn title(&self, at: &str) -> (String, String) {
        let mut html = Html::default();
        let contents = self.panels.iter().flat_map(|panel| &panel.sections);
        for content in contents.map(|section| &section.content) {
            let (piece, class) = match content {
                Content::Tiles(tiles) => {
                    let tile = tiles.tiles.iter().find(|tile| tile.at == at);
                    (tile.map(Piece::from), "")
                }
                Content::Cards(cards) => {
                    let card = cards.iter().find(|card| card.at == at);
                    (card.map(Piece::from), card.map_or("", |card| card.class))
                }
                Content::Stacks(stacks) => {
                    let stack = stacks.iter().find(|stack| stack.at == at);
                    (stack.map(Piece::from), "")
                }
                Content::Map(_)
                | Content::Track(_)
                | Content::Table(_)
                | Content::Stock(_)
                | Content::Slots(_)
                | Content::Line(_) => (None, ""),
            };
            if let Some(piece) = piece.filter(|piece| !piece.text.is_empty()) {
                self.board.title(&mut html, &piece);
                let band = match class {
                    "" => String::new(),
                    class => format!("k-{class}"),
                };
                return (html.finish(), band);
            }
        }
        Default::default()
    }
}
