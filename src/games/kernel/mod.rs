//! The kernel: what a game is, and everything that works for every game.
//!
//! Nothing here reads a file, a clock or a global: a match is its record, its state a function of it.

// A new action, effect or task is thought about wherever one of them is asked for.
#![cfg_attr(not(test), warn(clippy::wildcard_enum_match_arm))]

mod board;
pub mod bots;
mod checks;
mod course;
pub mod example;
pub mod land;
mod questions;
mod texts;

// The rooms: folders that group modules. Outside, a module is known by its own name.
pub use board::{column, draw, palette, panel, picture, signs};
pub use checks::{arena, check, language_check, panel_check, selfplay, tune};
pub(crate) use course::steps;
pub use course::{deal, play, record, rng, shared};
pub use questions::{about, any_game, lessons, rulings};
pub(crate) use questions::{game, held};
pub use texts::{menu, message, names, near};

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

pub use game::Game;
use message::{Event, Message, Words};
use panel::{Sign, Token};

/// A count of things on a table, of which there are never 256.
pub fn few(count: usize) -> u8 {
    u8::try_from(count).expect("a table never holds 256 of a thing")
}

/// A place at the table, counted from 0 clockwise; people see it counted from 1.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All seats of a table, clockwise from the first.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..few(seats)).map(Seat)
    }

    /// All seats of a table, clockwise from this one.
    pub fn clockwise(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |step| Seat(few((self.index() + step) % seats)))
    }
}

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats)
            .map(Viewer::Seat)
            .chain([Viewer::Spectator])
    }
}

/// What a match waits for: nothing once it is over.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Turn(pub Vec<Decision>);

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    pub seat: Seat,
    /// What this seat must decide, as a prompt.
    pub about: Message,
    /// The same for whoever waits for it, as a title: *Politics*.
    pub topic: Message,
    /// The address on the board of what somebody else did that asks for it.
    pub cause: Option<String>,
}

impl Turn {
    pub fn one(seat: Seat, about: Message) -> Self {
        Turn(vec![Decision {
            seat,
            about,
            topic: crate::message!("topic-action"),
            cause: None,
        }])
    }

    pub fn is_over(&self) -> bool {
        self.0.is_empty()
    }

    pub fn waits_for(&self, seat: Seat) -> bool {
        self.0.iter().any(|decision| decision.seat == seat)
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().map(|decision| decision.seat)
    }
}

/// What an action led to.
#[derive(Clone, Debug)]
pub struct Applied<S> {
    pub state: S,
    pub events: Vec<Event>,
    /// Something hidden was revealed or the rules make it final: it cannot be taken back. (`end`,
    /// and an action after which others decide, are always final; the kernel sees to that.)
    pub is_final: bool,
}

/// One entry of the menu.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    pub line: String,
    /// The group it is listed under, and its sign.
    pub kind: Message,
    pub sign: Sign,
    /// What it does, in words.
    pub what: Message,
    /// What it costs; `None` where it is free.
    pub price: Option<Message>,
    /// The same as signs, for the place and the menu.
    pub cost: Vec<Token>,
    /// What tells it from other actions of its kind at the same place: *with a house*.
    pub variant: Option<Message>,
    /// The addresses on the board that it is about, the place where it is chosen first. One that
    /// begins with `do-` is its own button in a contest.
    pub targets: Vec<String>,
}

/// Scores and places of a finished match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    pub scores: Vec<i64>,
    /// The place of each seat, from 1; tied seats share one.
    pub ranking: Vec<u8>,
}

impl Outcome {
    pub fn by_score(scores: Vec<i64>) -> Self {
        let keys = scores.clone();
        Outcome::ranked(scores, &keys)
    }

    /// Ranked by `keys` (scores with their tie-breakers), the highest first.
    pub fn ranked<K: Ord>(scores: Vec<i64>, keys: &[K]) -> Self {
        let place = |key| 1 + few(keys.iter().filter(|other| *other > key).count());
        Outcome {
            scores,
            ranking: keys.iter().map(place).collect(),
        }
    }
}

/// What a drawing needs beside the view.
#[derive(Debug)]
pub struct Look<'a, A> {
    pub words: &'a Words<'a>,
    pub viewer: Viewer,
    /// What the viewer may do now, to be marked on the board.
    pub legal: &'a [A],
    /// The last action, if the viewer may read it, to be marked on the board.
    pub last: Option<(Seat, A)>,
}

/// What the outside knows of a game without playing it.
#[derive(Clone, Debug)]
pub struct GameInfo {
    /// Name in addresses, records and the database; never renamed.
    pub slug: &'static str,
    /// The title, the same in every language.
    pub name: &'static str,
    pub players: RangeInclusive<u8>,
    /// The versions of the rules that still run; new matches take the last.
    pub rules: &'static [u32],
    /// Raised when the stored form of the state changes; an older one is rebuilt from the record.
    pub state_format: u32,
    pub options: &'static [OptionInfo],
    /// The options that are recommended to newcomers, with their values.
    pub first_match: &'static [(&'static str, &'static str)],
    /// Examples of each standing order that [`Game::obey`] knows; see [`order_message`].
    pub orders: &'static [&'static str],
    /// Where the data come from and what is doubtful, as messages for the rules page.
    pub sources: &'static [&'static str],
    /// The rules in short with their notation, for the game's page: lines of text, `# ` begins a
    /// heading, `- ` an item, and backticks hold notation.
    pub in_short: &'static str,
    /// The complete rules for people, in Markdown; see [`rulings`].
    pub rules_text: &'static str,
    /// The same in other languages.
    pub translations: &'static [about::Translation],
    /// The record of a match in full swing, for pictures of the game where nobody plays it. Its last
    /// line is what comes next.
    pub showcase: &'static str,
    /// What to expect, for somebody who has not played it.
    pub length: about::Length,
    /// What a guided first match teaches, in order.
    pub lessons: &'static [lessons::Lesson],
    /// Where the rules speak of an action: how its line begins, and the section, such as `6-1`. In
    /// the beginning `*` is any word, and `pow_` any that begins so.
    pub sections: &'static [(&'static str, &'static str)],
    /// The sections of the rules whose tables are needed at a glance, prices and tracks, written in the same way.
    pub at_a_glance: &'static [&'static str],
    /// Catalogues: language and Fluent source.
    pub messages: &'static [(&'static str, &'static str)],
    /// More actions than any match can have; where the rules allow endless play, the number after
    /// which self-play gives up.
    pub longest: usize,
    /// Whether the rules themselves end every match.
    pub always_ends: bool,
}

impl GameInfo {
    /// The section of the rules about an action, or about what is wrong with it; empty if the rules
    /// have none.
    pub fn section(&self, line: &str) -> &'static str {
        let is_about = |begin: &str| {
            let signs = |sign: char| sign == ';' || sign.is_whitespace();
            let mut words = line.split(signs).filter(|word| !word.is_empty());
            let is_it = |wanted: &str, word: &str| match wanted.strip_suffix('_') {
                Some(_) => word
                    .get(..wanted.len())
                    .is_some_and(|word| word.eq_ignore_ascii_case(wanted)),
                None => wanted == "*" || word.eq_ignore_ascii_case(wanted),
            };
            begin
                .split(' ')
                .all(|wanted| words.next().is_some_and(|word| is_it(wanted, word)))
        };
        let about = self.sections.iter().filter(|(begin, _)| is_about(begin));
        let nearest = about.max_by_key(|(begin, _)| begin.len());
        nearest.map_or("", |(_, section)| section)
    }
}

/// Cards or tiles of one kind.
#[derive(Clone, PartialEq, Debug)]
pub struct Glossary {
    pub kind: String,
    pub entries: Vec<Entry>,
}

/// A card or tile as it looks, and its text.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Entry {
    pub name: String,
    /// A hex with what stands on it: the inside of an `svg` around its middle; empty for none.
    pub drawing: String,
    pub cost: Vec<panel::Token>,
    pub effect: Vec<panel::Token>,
    pub text: String,
}

impl From<(String, String)> for Entry {
    fn from((name, text): (String, String)) -> Entry {
        Entry {
            name,
            text,
            ..Entry::default()
        }
    }
}

/// The message that explains a standing order: `order-` and its words.
pub fn order_message(order: &str) -> String {
    format!("order-{}", order.replace([' ', ','], "-"))
}

/// An option of a table. The messages `option-<id>` and `option-<id>-<value>` explain it.
#[derive(Clone, Debug)]
pub struct OptionInfo {
    pub id: &'static str,
    /// The first is the default.
    pub values: &'static [OptionValue],
}

#[derive(Clone, Debug)]
pub struct OptionValue {
    pub id: &'static str,
    /// The player counts for which it may be chosen.
    pub players: RangeInclusive<u8>,
}
