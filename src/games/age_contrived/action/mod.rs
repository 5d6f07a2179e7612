//! The actions: each one energy, one step, one answer.

pub(crate) mod lines;
pub(crate) mod notation;
pub(crate) mod shorthand;

use crate::state::ids::*;
use crate::state::{RelayTile, Row, TileAt};

/// An energy to be taken: from the exhausted pool, or from elsewhere when that is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    pub kind: Kind,
    pub from: Option<From>,
}

impl Source {
    pub fn pool(kind: Kind) -> Self {
        Source { kind, from: None }
    }
}

/// The places that energy can be taken from when the pool is empty (rules 2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    Market,
    /// Spaces from 0.
    Segment(Mon, u8),
    Slot(Row),
    Track(Track),
    Monument(Region),
    Pillar(Region),
}

/// Where an energy can be placed on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    Market,
    Segment(Mon, u8),
    /// The achievement's place from 0, and left or right.
    Achievement(u8, u8),
}

/// Where energy can be bound and moved by Freyith III.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoundAt {
    Monument(Region),
    Pillar(Region),
}

/// One of one's own energies on a segment that is being built: its kind and, where primal energies
/// lie on spaces of different kinds, the kind of the space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picked {
    pub kind: Kind,
    pub as_kind: Option<Kind>,
}

/// What becomes of a released energy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Release {
    Exhaust,
    Place(Target),
    Slot(Row),
    Move,
    Track(Track),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartAt {
    Row(Row),
    Market,
}

/// Positions, spaces and slots are counted from 0 here and from 1 in the notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    // Set-up.
    Character(Character),
    Start(StartAt, Kind),
    Neutral(Neutral, Site),
    // Convey turn.
    Convey(u8),
    Relay(Symbol),
    RelayDone,
    Fill(Row, Source),
    FillNone,
    Wind(Row, Source),
    // Action turn.
    Use {
        position: u8,
        kind: Kind,
        tile: Option<u8>,
    },
    Deploy(u8),
    Place(Kind, Target),
    Recharge,
    Reposition(Source, Target),
    Acquire(u8, TileAt),
    Pay(Kind),
    // Movement, also as bonus.
    Move,
    Track(Track),
    Step(Place),
    Skip(Place),
    Teleport(Place, u8),
    Put(Source),
    Up,
    Bind(Track, Region),
    WindBack(Track),
    Stop,
    // Bonuses.
    Bridge(Side, Site),
    BridgeDiscard,
    TakeAction(ActionId),
    TakeRelay(Symbol, u8),
    TakeTile(TileAt),
    NoteRefill,
    Copy(BonusTile),
    As(Site),
    Energy(Option<Kind>),
    No,
    // Building.
    Resolve(Mon),
    Patron(Option<Mon>),
    GainEnergy(Option<Kind>),
    GainBonus,
    GainNo,
    Tie(Picked),
    Release(Picked, Release),
    // Answers.
    Add(Option<Source>),
    Extra(Option<(Source, Target)>),
    BoundMove,
    BoundRecharge,
    BoundNo,
    Refill(Row, Source),
    Keep(Option<(Kind, Row)>),
    // Level III.
    ThreeFill(Row, Source),
    ThreeLift,
    ThreePlace(Source, Target),
    ThreeRelay(u8, RelayTile),
    ThreeBound(Kind, BoundAt, BoundAt),
    End,
}
