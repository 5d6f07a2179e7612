//! What is on the table, and what is being resolved.

pub(crate) mod frames;
pub(crate) mod ids;
pub(crate) mod setup;

use serde::{Deserialize, Serialize};

use crate::data::{Bonus, MonumentInfo, Segment, data};
pub use crate::state::frames::*;
use crate::state::ids::*;
use kernel::Seat;
use kernel::message::{Event, Message};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The version of the rules that the match is played by.
    pub rules: u32,
    /// Names the data file that the match was dealt from.
    pub data: u64,
    pub wind: bool,
    pub abilities: bool,
    pub free_start: bool,
    pub draft: bool,
    pub first: Seat,
    pub active: Seat,
    /// The last segment of the last monument has been built.
    pub is_ending: bool,
    pub turns: u16,
    pub phase: Phase,
    /// What is being resolved, the innermost last.
    pub stack: Vec<Frame>,
    pub players: Vec<Player>,
    pub monuments: [Monument; MONUMENTS],
    /// By region.
    pub pillars: [[Option<Owned>; 2]; REGIONS],
    pub achievements: [Achievement; 5],
    /// Slots from left to right.
    pub market: [Option<TileId>; 4],
    /// Face down; the next tile is the last.
    pub deck: Vec<TileId>,
    /// Upgraded action tiles left in the pool.
    pub actions: [u8; UPGRADED_ACTIONS],
    /// Relay tiles left on each stack.
    pub relays: [u8; 3],
    pub sites: [Option<Bridge>; SITES],
    /// Neutral bridges still to be drafted.
    pub neutrals: Vec<Neutral>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// `None` only while characters are being chosen.
    pub character: Option<Character>,
    pub home: Region,
    pub figure: Figure,
    pub is_charged: bool,
    pub active: [Tile; POSITIONS],
    /// The tiles `x` and `y`.
    pub spare: [TileId; 2],
    pub actions: [ActionId; POSITIONS],
    pub relays: [Option<RelayTile>; POSITIONS],
    pub pool: Energies,
    pub reserve: Energies,
    pub market: Energies,
    /// Kind and height of the energy on each track.
    pub tracks: [Option<(Kind, u8)>; 2],
    pub bridges: [BridgeAt; 3],
    pub patron: Option<Mon>,
    pub has_wind: bool,
    /// Gained energy that waits for the end of the turn (Rusné II).
    pub aside: Energies,
    /// Refills to be carried out at the end of the turn.
    pub refills: u8,
    /// The regions, as bits, that the figure was in when this turn began.
    pub began_in: u8,
    /// The level III ability may be used at the end of this turn.
    pub earned_iii: bool,
    pub used_iii: bool,
    /// Aureon II was used in this turn.
    pub used_extra: bool,
    /// The starting energy is chosen (free placement).
    pub is_ready: bool,
}

/// Where a figure stands and by which end it will leave. In the centre: by which end it came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Figure {
    pub at: Place,
    pub end: u8,
}

/// A figure that was put on a central space has no entry.
pub const NO_ENTRY: u8 = 9;

/// A tile on a position of the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tile {
    pub id: TileId,
    /// The energy in the top and the bottom row.
    pub rows: [Energies; 2],
}

impl Tile {
    pub fn empty(id: TileId) -> Self {
        let rows = [Energies::default(); 2];
        Tile { id, rows }
    }

    pub fn free(&self, half: Half) -> u8 {
        data().tile(self.id).slots[half as usize] - self.rows[half as usize].total()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Half {
    Top,
    Bottom,
}

impl Half {
    pub const ALL: [Half; 2] = [Half::Top, Half::Bottom];
}

/// One row of an active tile; positions from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Row {
    pub position: u8,
    pub half: Half,
}

impl Row {
    pub fn new(position: u8, half: Half) -> Self {
        Row { position, half }
    }

    pub fn position_bit(self) -> u8 {
        1 << self.position
    }

    pub fn all() -> impl Iterator<Item = Row> {
        (0..small(POSITIONS)).flat_map(|position| Half::ALL.map(|half| Row { position, half }))
    }
}

/// One of a player's seven tiles: a position, or `x` and `y`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TileAt {
    Position(u8),
    Spare(u8),
}

impl TileAt {
    pub fn all() -> impl Iterator<Item = TileAt> {
        (0..small(POSITIONS))
            .map(TileAt::Position)
            .chain([0, 1].map(TileAt::Spare))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RelayTile {
    pub symbol: Symbol,
    pub is_double: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BridgeAt {
    Board,
    Site(Site),
    Discarded,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Bridge {
    Neutral(Neutral),
    /// Levels from 0.
    Own {
        seat: Seat,
        level: u8,
        side: Side,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Monument {
    pub in_play: bool,
    pub bonus: BonusTile,
    /// The segment on top, from 0; as many as it has: finished.
    pub top: u8,
    pub spaces: [Option<Owned>; 3],
    /// The segment on top is completed, and by whom.
    pub finisher: Option<Seat>,
    /// The segment on top is being built.
    pub is_closed: bool,
    /// Bound energy of each seat.
    pub bound: [Energies; MAX_SEATS],
    pub has_patron: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Achievement {
    pub id: AchId,
    /// Left and right.
    pub spaces: [Option<Owned>; 2],
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Characters are chosen one after another; the seat to choose.
    Characters(Seat),
    /// All seats place their starting energy in secret.
    Secret,
    /// Neutral bridges are placed one after another; the seat to place.
    Draft(Seat),
    /// The active player chooses between the two kinds of turn.
    Choose,
    Convey(Convey),
    /// An action turn; whether an action was taken yet.
    Actions,
    /// E1 to E3 of a turn.
    Close(Close),
    Over,
}

/// A convey turn under way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Convey {
    pub stage: Stage,
    /// Which of `x` and `y` was inserted first.
    pub first: u8,
    /// Positions of the tiles inserted this turn that are still there, as bits.
    pub inserted: u8,
    /// Position of the tile that was on position 1 when the turn began, if it is still there.
    pub old_first: Option<u8>,
    /// Relay movement that each position yields.
    pub yields: [u8; POSITIONS],
    /// Relay kinds that have been resolved.
    pub resolved: [bool; 3],
    /// Positions refilled by divine wind in this turn, as bits.
    pub wind: u8,
    pub wind_spent: bool,
    pub has_filled: bool,
    pub fill_closed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// A second tile may be inserted.
    Second,
    Relays,
    Fill,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Close {
    pub step: CloseStep,
    /// The active player may still use the patron token.
    pub patron_open: bool,
    /// How many seats have had their part of this step.
    pub asked: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CloseStep {
    Build,
    Refills,
    LevelThree,
}

/// Where a bonus stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Offer {
    Monument(BonusTile),
    Bridge(Bridge),
}

impl Offer {
    pub fn bonus(self) -> &'static Bonus {
        match self {
            Offer::Monument(tile) => &data().bonus_tiles[tile.index()].bonus,
            Offer::Bridge(bridge) => bridge.bonus(),
        }
    }
}

impl Bridge {
    pub fn bonus(self) -> &'static Bonus {
        match self {
            Bridge::Neutral(neutral) => &data().neutrals[neutral.index()].bonus,
            Bridge::Own { level, side, .. } => &data().bridges[usize::from(level)][side as usize],
        }
    }

    pub fn is_of(self, seat: Seat) -> bool {
        matches!(self, Bridge::Own { seat: owner, .. } if owner == seat)
    }
}

impl Monument {
    /// The segment that accepts energy now.
    pub fn available(&self, info: &'static MonumentInfo) -> Option<&'static Segment> {
        let open = self.in_play && self.finisher.is_none() && !self.is_closed;
        open.then(|| self.segment(info)).flatten()
    }

    /// The segment on top.
    pub fn segment(&self, info: &'static MonumentInfo) -> Option<&'static Segment> {
        info.segments.get(usize::from(self.top))
    }
}

/// From this version on a tile that is being filled is no source of energy (2.2, R32), and the gain
/// comes before or after all releases, not between them (13.2, R33).
const STRICT_SOURCES_AND_GAINS: u32 = 2;

impl State {
    /// Puts what is being resolved in the place of the innermost frame.
    pub fn set_top(&mut self, frame: Frame) {
        self.stack.pop();
        self.stack.push(frame);
    }

    pub fn has_strict_sources_and_gains(&self) -> bool {
        self.rules >= STRICT_SOURCES_AND_GAINS
    }

    pub fn seats(&self) -> usize {
        self.players.len()
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn monument(&self, mon: Mon) -> &Monument {
        &self.monuments[mon.index()]
    }

    pub fn monument_mut(&mut self, mon: Mon) -> &mut Monument {
        &mut self.monuments[mon.index()]
    }

    pub fn in_play(&self) -> impl Iterator<Item = Mon> + '_ {
        Mon::all().filter(|&mon| self.monument(mon).in_play)
    }

    /// The segment of a monument that accepts energy now.
    pub fn available(&self, mon: Mon) -> Option<&'static Segment> {
        self.monument(mon).available(data().monument(mon))
    }

    pub fn character(&self, seat: Seat) -> Option<Character> {
        self.player(seat).character
    }

    /// Whether a seat has this character's ability of a level (from 1), uncovered.
    pub fn can(&self, seat: Seat, character: Character, level: usize) -> bool {
        let player = self.player(seat);
        self.abilities
            && player.character == Some(character)
            && player.bridges[level - 1] != BridgeAt::Board
    }

    /// Seats clockwise from the left of one, that one last.
    pub fn from_left_of(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats();
        (1..=seats).map(move |step| Seat(small((seat.index() + step) % seats)))
    }

    /// The regions, as bits, that a place lies in.
    pub fn regions_of(place: Place) -> u8 {
        data().place(place).regions
    }
}

/// Where the sentences of an action are collected.
#[derive(Debug, Default)]
pub struct Log {
    pub events: Vec<Event>,
    /// Something hidden came to light.
    pub revealed: bool,
}

impl Log {
    pub fn say(&mut self, message: Message) {
        self.events.push(message.into());
    }
}
