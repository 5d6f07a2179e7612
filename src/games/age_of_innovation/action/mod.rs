//! What a seat can do: one short line each.

pub mod notation;
pub mod shorthand;

use std::fmt;

use crate::data::maps::Spot;
use crate::state::ids::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, Held, Innovation,
    Palace, PowerAction, Terrain, Track,
};

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Action {
    // Setup
    Set(Terrain),
    Draft(Pick),
    // Choices that something opened
    Books(Discipline),
    Levels(Option<Discipline>),
    /// Whether a key opens level 8.
    Key(Discipline, bool),
    Take(Taken),
    Place(Spot, Option<Building>),
    PlaceNone,
    Spade(Spot, Option<Terrain>),
    SpadeNone,
    Pay(Discipline),
    Replace(Spot),
    City(CityTile, Option<Spot>),
    Bridge(Spot, Spot),
    BridgeNone,
    DigNone,
    Accept(u16),
    Decline(u16),
    // Free steps
    Burn,
    Convert(Conversion),
    CityVia(Spot),
    // The action of a turn
    Build(Spot, Option<Leap>),
    Dig(Spot, Option<Terrain>, Option<Leap>),
    Upgrade(Spot, Building),
    Advance(Track),
    Innovate(Innovation),
    Send(Discipline, u8),
    Power(PowerAction),
    Book(BookAction),
    Use(Held),
    Annex(Spot),
    Pass(Option<Bonus>),
    End,
}

/// What an action is in a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Role {
    Free(FreeStep),
    /// The one action of a turn; some of them also answer a choice.
    Main,
    End,
    /// Only the answer to a choice, an offer or the setup.
    Answer,
}

/// What may be done before and after the action of a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum FreeStep {
    Burn,
    Convert(Conversion),
    CityVia(Spot),
}

/// The actions that answer something, as a pattern: whoever asks about the others names them.
macro_rules! answers {
    () => {
        Action::Set(_)
            | Action::Draft(_)
            | Action::Books(_)
            | Action::Levels(_)
            | Action::Key(..)
            | Action::Take(_)
            | Action::Place(..)
            | Action::PlaceNone
            | Action::Spade(..)
            | Action::SpadeNone
            | Action::Pay(_)
            | Action::Replace(_)
            | Action::City(..)
            | Action::BridgeNone
            | Action::DigNone
            | Action::Accept(_)
            | Action::Decline(_)
    };
}
pub(crate) use answers;

impl Action {
    pub fn role(&self) -> Role {
        match self {
            Action::Burn => Role::Free(FreeStep::Burn),
            Action::Convert(conversion) => Role::Free(FreeStep::Convert(*conversion)),
            Action::CityVia(spot) => Role::Free(FreeStep::CityVia(*spot)),
            Action::End => Role::End,
            Action::Build(..)
            | Action::Dig(..)
            | Action::Upgrade(..)
            | Action::Advance(_)
            | Action::Innovate(_)
            | Action::Send(..)
            | Action::Power(_)
            | Action::Book(_)
            | Action::Use(_)
            | Action::Annex(_)
            | Action::Bridge(..)
            | Action::Pass(_) => Role::Main,
            answers!() => Role::Answer,
        }
    }
}

/// A pick of the draft.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Pick {
    Board(Terrain),
    Faction(Faction),
    Palace(Palace),
    Bonus(Bonus),
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Taken {
    Competency(Competency),
    Palace(Palace),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leap {
    Tunnel,
    Fly,
}

impl Leap {
    pub fn id(self) -> &'static str {
        match self {
            Leap::Tunnel => "tunnel",
            Leap::Fly => "fly",
        }
    }
}

/// One unit of a conversion.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Conversion {
    PowerToScholar,
    PowerToBook(Discipline),
    PowerToTool,
    PowerToCoin,
    ScholarToTool,
    ToolToCoin,
    BookToCoin(Discipline),
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Board(tile) => tile.fmt(f),
            Pick::Faction(tile) => tile.fmt(f),
            Pick::Palace(tile) => tile.fmt(f),
            Pick::Bonus(tile) => tile.fmt(f),
        }
    }
}

impl fmt::Display for Taken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Taken::Competency(tile) => tile.fmt(f),
            Taken::Palace(tile) => tile.fmt(f),
        }
    }
}

impl fmt::Display for Conversion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Conversion::PowerToScholar => f.write_str("5pw to scholar"),
            Conversion::PowerToBook(book) => write!(f, "5pw to books {}", book.letter()),
            Conversion::PowerToTool => f.write_str("3pw to tool"),
            Conversion::PowerToCoin => f.write_str("1pw to coin"),
            Conversion::ScholarToTool => f.write_str("1 scholar to tool"),
            Conversion::ToolToCoin => f.write_str("1 tool to coin"),
            Conversion::BookToCoin(book) => write!(f, "books {} to coin", book.letter()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let goal = |terrain: &Option<Terrain>| match terrain {
            Some(terrain) => format!(">{terrain}"),
            None => String::new(),
        };
        let leaping = |leap: &Option<Leap>| match leap {
            Some(leap) => format!(" {}", leap.id()),
            None => String::new(),
        };
        match self {
            Action::Set(board) => write!(f, "set {board}"),
            Action::Draft(pick) => write!(f, "draft {pick}"),
            Action::Books(book) => write!(f, "books {}", book.letter()),
            Action::Levels(Some(discipline)) => write!(f, "levels {}", discipline.letter()),
            Action::Levels(None) => f.write_str("levels none"),
            Action::Key(discipline, true) => write!(f, "key {}", discipline.letter()),
            Action::Key(discipline, false) => write!(f, "nokey {}", discipline.letter()),
            Action::Take(tile) => write!(f, "take {tile}"),
            Action::Place(spot, None) => write!(f, "place {spot}"),
            Action::Place(spot, Some(building)) => write!(f, "place {spot} {building}"),
            Action::PlaceNone => f.write_str("place none"),
            Action::Spade(spot, terrain) => write!(f, "spade {spot}{}", goal(terrain)),
            Action::SpadeNone => f.write_str("spade none"),
            Action::Pay(book) => write!(f, "pay {}", book.letter()),
            Action::Replace(spot) => write!(f, "replace {spot}"),
            Action::City(tile, None) => write!(f, "city {tile}"),
            Action::City(tile, Some(spot)) => write!(f, "city {tile} at {spot}"),
            Action::Bridge(a, b) => write!(f, "bridge {a}-{b}"),
            Action::BridgeNone => f.write_str("bridge none"),
            Action::DigNone => f.write_str("tb none"),
            Action::Accept(number) => write!(f, "accept {number}"),
            Action::Decline(number) => write!(f, "decline {number}"),
            Action::Burn => f.write_str("burn 1"),
            Action::Convert(conversion) => write!(f, "convert {conversion}"),
            Action::CityVia(spot) => write!(f, "city via {spot}"),
            Action::Build(spot, leap) => write!(f, "build {spot}{}", leaping(leap)),
            Action::Dig(spot, terrain, leap) => {
                write!(f, "dig {spot}{}{}", goal(terrain), leaping(leap))
            }
            Action::Upgrade(spot, building) => write!(f, "upgrade {spot} {building}"),
            Action::Advance(track) => write!(f, "advance {track}"),
            Action::Innovate(tile) => write!(f, "innovate {tile}"),
            Action::Send(discipline, steps) => write!(f, "send {} {steps}", discipline.letter()),
            Action::Power(action) => action.fmt(f),
            Action::Book(action) => action.fmt(f),
            Action::Use(held) => write!(f, "use {}", held.id()),
            Action::Annex(spot) => write!(f, "annex {spot}"),
            Action::Pass(Some(bonus)) => write!(f, "pass {bonus}"),
            Action::Pass(None) => f.write_str("pass"),
            Action::End => f.write_str("end"),
        }
    }
}
