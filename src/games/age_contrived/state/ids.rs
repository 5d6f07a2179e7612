//! The small vocabulary of the game: kinds, symbols, characters, and typed indexes into the data.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use kernel::Seat;

/// The four kinds of energy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Compass,
    Magnet,
    Rose,
    Primal,
}

impl Kind {
    pub const ALL: [Kind; 4] = [Kind::Compass, Kind::Magnet, Kind::Rose, Kind::Primal];
    /// The kinds that a primal energy can stand for.
    pub const PLAIN: [Kind; 3] = [Kind::Compass, Kind::Magnet, Kind::Rose];

    pub fn code(self) -> char {
        ['c', 'm', 'r', 'p'][self as usize]
    }

    pub fn of(code: &str) -> Option<Kind> {
        Kind::ALL
            .into_iter()
            .find(|kind| code.chars().eq([kind.code()]))
    }

    pub fn name(self) -> &'static str {
        ["compass", "magnet", "rose", "primal"][self as usize]
    }
}

/// The symbols of transmutation tiles and relays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    Boot,
    Monument,
    Pillar,
}

impl Symbol {
    pub const ALL: [Symbol; 3] = [Symbol::Boot, Symbol::Monument, Symbol::Pillar];

    pub fn name(self) -> &'static str {
        ["boot", "monument", "pillar"][self as usize]
    }

    pub fn of(word: &str) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.name() == word)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Character {
    Aureon,
    Ignotas,
    Multanec,
    Rusne,
    Freyith,
}

impl Character {
    pub const ALL: [Character; 5] = [
        Character::Aureon,
        Character::Ignotas,
        Character::Multanec,
        Character::Rusne,
        Character::Freyith,
    ];

    pub fn name(self) -> &'static str {
        ["aureon", "ignotas", "multanec", "rusne", "freyith"][self as usize]
    }

    pub fn of(word: &str) -> Option<Character> {
        let word = word.replace('é', "e");
        Character::ALL.into_iter().find(|one| one.name() == word)
    }
}

/// The two tracks of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Track {
    Monument,
    Pillar,
}

impl Track {
    pub const ALL: [Track; 2] = [Track::Monument, Track::Pillar];

    pub fn code(self) -> &'static str {
        ["mt", "pt"][self as usize]
    }

    /// The relays that move it.
    pub fn symbol(self) -> Symbol {
        match self {
            Track::Monument => Symbol::Monument,
            Track::Pillar => Symbol::Pillar,
        }
    }

    pub fn of(word: &str) -> Option<Track> {
        Track::ALL.into_iter().find(|track| track.code() == word)
    }
}

/// The two sides of a bridge tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    A,
    B,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::A, Side::B];

    pub fn code(self) -> char {
        ['a', 'b'][self as usize]
    }
}

macro_rules! indexes {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    )+};
}
indexes! {
    /// A monument, in the order of the data.
    Mon,
    /// A region: the outer ones in the order of the ring, then the centre.
    Region,
    /// A place of the map: the spaces, then the bridge sites.
    Place,
    /// A bridge site.
    Site,
    /// A transmutation tile: the seven of a character, then the upgraded ones.
    TileId,
    /// An action tile: the five basic ones, then the upgraded ones.
    ActionId,
    /// A monument bonus tile.
    BonusTile,
    /// A neutral bridge.
    Neutral,
    /// An achievement.
    AchId,
}

pub const MONUMENTS: usize = 6;
pub const REGIONS: usize = 6;
pub const SPACES: usize = 40;
pub const SITES: usize = 10;
pub const MAX_SEATS: usize = 5;
pub const POSITIONS: usize = 5;
pub const START_TILES: usize = 7;
pub const BASIC_ACTIONS: usize = 5;
pub const UPGRADED_ACTIONS: usize = 8;

impl Site {
    pub fn place(self) -> Place {
        Place(self.0 + small(SPACES))
    }

    pub fn all() -> impl Iterator<Item = Site> {
        (0..small(SITES)).map(Site)
    }
}

impl Place {
    pub fn site(self) -> Option<Site> {
        self.0.checked_sub(small(SPACES)).map(Site)
    }
}

impl Mon {
    pub fn all() -> impl Iterator<Item = Mon> {
        (0..small(MONUMENTS)).map(Mon)
    }
}

impl Region {
    pub const CENTRE: Region = Region(5);

    pub fn all() -> impl Iterator<Item = Region> {
        (0..small(REGIONS)).map(Region)
    }

    pub fn bit(self) -> u8 {
        1 << self.0
    }
}

impl ActionId {
    pub fn is_upgraded(self) -> bool {
        self.index() >= BASIC_ACTIONS
    }

    pub fn upgraded() -> impl Iterator<Item = ActionId> {
        (small(BASIC_ACTIONS)..small(BASIC_ACTIONS + UPGRADED_ACTIONS)).map(ActionId)
    }
}

/// One energy with its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Owned {
    pub seat: Seat,
    pub kind: Kind,
}

/// Energies of one owner, counted by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Energies(pub [u8; 4]);

impl Energies {
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(self) -> bool {
        self.total() == 0
    }

    pub fn has(self, kind: Kind) -> bool {
        self[kind] > 0
    }

    /// The kinds that are there, each once.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.has(kind))
    }

    pub fn add(&mut self, other: Energies) {
        for kind in Kind::ALL {
            self[kind] += other[kind];
        }
    }

    /// Removes and gives everything.
    pub fn take(&mut self) -> Energies {
        std::mem::take(self)
    }
}

impl Index<Kind> for Energies {
    type Output = u8;

    fn index(&self, kind: Kind) -> &u8 {
        &self.0[kind as usize]
    }
}

impl IndexMut<Kind> for Energies {
    fn index_mut(&mut self, kind: Kind) -> &mut u8 {
        &mut self.0[kind as usize]
    }
}

/// A count or an index of pieces: there are never as many as 256 of a kind.
pub fn small(count: usize) -> u8 {
    u8::try_from(count).expect("fewer than 256 pieces")
}

/// The level of a bridge, a tile or an ability, as it is printed on the board.
pub(crate) fn roman(level: u8) -> &'static str {
    ["", "I", "II", "III"][usize::from(level.min(3))]
}
