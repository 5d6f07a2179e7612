//! What can be done where: the addresses that are links now.

use std::collections::BTreeMap;

use games::panel::{Content, Sign, Token};

/// How near an action is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reach {
    /// Something can be done there: a dot.
    May,
    /// The chosen kind can be done there: dashes, and the price as a tag.
    Can,
    /// It is part of what was begun; a click takes it out again.
    Picked,
    /// It is being looked at.
    Chosen,
}

impl Reach {
    pub fn class(self) -> &'static str {
        match self {
            Reach::May => " may",
            Reach::Can => " can",
            Reach::Picked => " picked",
            Reach::Chosen => " chosen",
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Aim {
    pub href: String,
    pub reach: Reach,
    /// The id of its kind, by which a game's stylesheet may give its pill a sign.
    pub kind: String,
    pub sign: Sign,
    /// What it costs, for a pill or a tag at the place.
    pub cost: Vec<Token>,
    /// For the ear: *dig and build, 2 power and 4 coins*.
    pub words: String,
    /// On a map: the place itself, then those on the way back to where one stands.
    pub way: Vec<String>,
}

impl Aim {
    /// Sign and price, on a card; a price of that sign bears it.
    pub fn pill(&self) -> Vec<Token> {
        let sign = Token::Of(String::new(), self.sign);
        let is_borne = |token: &Token| matches!(token, Token::Of(_, sign) if *sign == self.sign);
        std::iter::once(sign)
            .filter(|_| !self.sign.is_empty() && !self.cost.iter().any(is_borne))
            .chain(self.cost.iter().cloned())
            .collect()
    }

    /// The price, on a map; where it is free, the sign.
    pub fn tag(&self) -> Vec<Token> {
        let is_chosen = self.reach == Reach::Chosen;
        let paid = |token: &Token| match token {
            Token::Of(value, sign) if is_chosen && !value.is_empty() => {
                Token::Loss(value.clone(), sign)
            }
            other => other.clone(),
        };
        match self.cost.is_empty() {
            true => self.pill(),
            false => self.cost.iter().map(paid).collect(),
        }
    }
}

/// By address.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Aims(pub BTreeMap<String, Aim>);

impl Aims {
    pub fn get(&self, at: &str) -> Option<&Aim> {
        self.0.get(at).filter(|_| !at.is_empty())
    }
}

/// The addresses in a part of a panel.
pub fn addresses(content: &Content) -> Vec<String> {
    let mut found: Vec<&String> = Vec::new();
    match content {
        Content::Map(map) => found.extend(map.spots.iter().map(|spot| &spot.at)),
        Content::Tiles(tiles) => found.extend(tiles.tiles.iter().map(|tile| &tile.at)),
        Content::Cards(cards) => found.extend(cards.iter().map(|card| &card.at)),
        Content::Stacks(stacks) => {
            for stack in stacks {
                found.push(&stack.at);
                found.extend(stack.rows.iter().map(|row| &row.at));
            }
        }
        Content::Track(track) => {
            for row in &track.rows {
                found.push(&row.at);
                found.extend(row.spaces.iter().map(|space| &space.at));
            }
        }
        Content::Slots(rows) => found.extend(rows.iter().flatten().map(|slot| &slot.at)),
        Content::Table(_) | Content::Stock(_) | Content::Line(_) => {}
    }
    found
        .into_iter()
        .filter(|at| !at.is_empty())
        .cloned()
        .collect()
}
