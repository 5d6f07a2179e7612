//! What is being resolved: frames on a stack, the innermost last.

use serde::{Deserialize, Serialize};

use crate::state::ids::*;
use crate::state::{Offer, RelayTile, TileAt};
use kernel::Seat;

/// Something that is being resolved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// An action tile; the parts done, as bits.
    Act {
        seat: Seat,
        tile: ActionId,
        done: u8,
    },
    /// The top rows of these positions, as bits, are deployed.
    Deploy {
        seat: Seat,
        rows: u8,
    },
    Reposition(Reposition),
    Acquire(Acquire),
    /// Opponents of `seat` may add energy to the market; how many were asked.
    Adds {
        seat: Seat,
        asked: u8,
    },
    Move(Move),
    Track {
        seat: Seat,
        track: Track,
        left: u8,
    },
    Bonus {
        seat: Seat,
        offer: Offer,
        on: Option<Site>,
    },
    /// Multanec I.
    Extra {
        seat: Seat,
        mon: Mon,
    },
    /// Multanec II.
    Bound {
        seat: Seat,
    },
    /// A segment is being built; how many seats have had their part.
    Build {
        mon: Mon,
        patron: Option<Seat>,
        asked: u8,
    },
    Benefit(Benefit),
    Refill(Refill),
    LevelThree(LevelThree),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reposition {
    pub seat: Seat,
    pub left: u8,
    /// Energies in the market that were moved there by this action.
    pub moved: Energies,
    /// Segment spaces filled by this action, as bits.
    pub spaces: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Acquire {
    pub seat: Seat,
    pub cost: Option<u8>,
    pub max: u8,
    /// Market slot and the tile to be replaced.
    pub picks: Vec<(u8, TileAt)>,
    pub paid: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Move {
    pub seat: Seat,
    pub left: u8,
    /// A step, skip or teleport was made.
    pub has_begun: bool,
    /// The figure is on a space that it only passes.
    pub is_passing: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Benefit {
    pub seat: Seat,
    pub mon: Mon,
    /// The space whose energy the finisher binds; `None` until picked.
    pub tie: Option<u8>,
    pub is_finisher: bool,
    pub has_gained: bool,
    /// An energy was released: the gain waits until all of them are.
    pub has_released: bool,
}

/// E2 of one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Refill {
    pub seat: Seat,
    pub tile: Option<u8>,
    pub has_acted: bool,
}

/// E3 of one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LevelThree {
    pub seat: Seat,
    pub step: LevelThreeStep,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum LevelThreeStep {
    Open,
    /// Aureon refills this position.
    Tile(u8),
    /// Ignotas has these energies in hand.
    Energies(Energies),
    /// Rusné has these relays in hand.
    Relays(Vec<RelayTile>),
    Done,
}

impl Frame {
    /// Who decides while this is on top; `None` for frames that only lead to others.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Frame::Act { seat, .. }
            | Frame::Deploy { seat, .. }
            | Frame::Track { seat, .. }
            | Frame::Bonus { seat, .. }
            | Frame::Extra { seat, .. }
            | Frame::Bound { seat } => Some(*seat),
            Frame::Reposition(frame) => Some(frame.seat),
            Frame::Acquire(frame) => Some(frame.seat),
            Frame::Move(frame) => Some(frame.seat),
            Frame::Benefit(frame) => Some(frame.seat),
            Frame::Refill(frame) => Some(frame.seat),
            Frame::LevelThree(frame) => Some(frame.seat),
            Frame::Adds { .. } | Frame::Build { .. } => None,
        }
    }
}
