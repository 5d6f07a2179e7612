//! The components of the game as typed tables, read once from the built-in file or an operator's.

pub(crate) mod load;
pub(crate) mod raw;

use std::sync::OnceLock;

pub use crate::data::raw::{
    Asked, Bonus, BridgeScoring, Criterion, Mode, Part, PlayerCount, QuickStart, Relay,
    Requirement, Scoring,
};

use crate::state::ids::*;

/// The file that comes with the program.
pub const BUILT_IN: &str = include_str!("components.toml");

static DATA: OnceLock<Data> = OnceLock::new();

/// The components that every match of this process is played with.
pub fn data() -> &'static Data {
    DATA.get_or_init(|| parse(BUILT_IN).expect("the built-in components are in order"))
}

/// Puts an operator's file in the place of the built-in one. Only before the first match is
/// opened: positions refer to the tables.
pub fn install(text: &str) -> Result<&'static Data, DataError> {
    let data = parse(text)?;
    DATA.set(data).map_err(|_| DataError::TooLate)?;
    Ok(crate::data::data())
}

/// Reads a data file and checks it against the shape and the counts of the game.
pub fn parse(text: &str) -> Result<Data, DataError> {
    load::load(text)
}

/// What is wrong with a data file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DataError {
    #[error("the data file has another shape than this game needs: {0}")]
    Shape(String),
    #[error("table `{table}`: it has {found} lines, and the game needs {needed}")]
    Count {
        table: &'static str,
        found: usize,
        needed: usize,
    },
    #[error("table `{table}`, `{id}`: {what}")]
    Line {
        table: &'static str,
        id: String,
        what: String,
    },
    #[error("the data are already in use; give the file when the program starts")]
    TooLate,
}

#[derive(Debug)]
pub struct Data {
    /// Names what these tables hold.
    pub digest: String,
    /// What matches of an earlier program call them.
    pub former_digests: Vec<String>,
    /// How many lines of each table are reconstructed.
    pub reconstructed: Vec<(&'static str, usize)>,
    /// For 2, 3, 4 and 5 players.
    pub by_players: Vec<PlayerCount>,
    /// How many of each kind begin in the pool, and in the reserve.
    pub pool: Energies,
    pub reserve: Energies,
    pub achievements_drawn: usize,
    pub track_spaces: [u8; 2],
    pub regions: Vec<RegionInfo>,
    pub places: Vec<PlaceInfo>,
    pub monuments: Vec<MonumentInfo>,
    pub bonus_tiles: Vec<BonusTileInfo>,
    pub neutrals: Vec<NeutralInfo>,
    /// By level and side.
    pub bridges: Vec<[Bonus; 2]>,
    pub characters: Vec<CharacterInfo>,
    pub tiles: Vec<TileInfo>,
    pub actions: Vec<ActionInfo>,
    pub relays: Vec<Relay>,
    pub achievements: Vec<AchievementInfo>,
    pub market_costs: [u8; 4],
    pub upgraded_acquire_cost: u8,
    pub left_vp_per_energy: i64,
    pub right_vp: i64,
    pub scoring: Scoring,
    pub wind_tiles: u8,
}

#[derive(Debug)]
pub struct RegionInfo {
    pub id: String,
    pub code: String,
    pub monument: Mon,
    pub pillar: String,
    /// Outer regions only.
    pub start: Option<Place>,
    pub spoke: Option<Site>,
}

#[derive(Debug)]
pub struct PlaceInfo {
    pub code: String,
    /// The regions it lies in, as bits.
    pub regions: u8,
    /// What is reached through each end.
    pub ends: Vec<Vec<Place>>,
    pub x: i32,
    pub y: i32,
}

impl PlaceInfo {
    /// A space of the centre, left by any end but the one it was entered by.
    pub fn is_junction(&self) -> bool {
        self.ends.len() > 2
    }

    pub fn end_towards(&self, place: Place) -> Option<u8> {
        self.ends
            .iter()
            .position(|end| end.contains(&place))
            .map(small)
    }
}

#[derive(Debug)]
pub struct MonumentInfo {
    pub id: String,
    pub code: String,
    pub region: Region,
    pub always_in_play: bool,
    pub segments: Vec<Segment>,
}

#[derive(Clone, Debug)]
pub struct Segment {
    pub spaces: [Asked; 3],
    pub gain: Vec<Asked>,
}

#[derive(Debug)]
pub struct BonusTileInfo {
    pub id: String,
    pub code: String,
    pub min_players: u8,
    pub bonus: Bonus,
}

#[derive(Debug)]
pub struct NeutralInfo {
    pub id: String,
    pub code: String,
    pub home_min_players: u8,
    pub bonus: Bonus,
}

#[derive(Debug)]
pub struct CharacterInfo {
    pub color: String,
    pub abilities: [String; 3],
    /// Sides a and b of the level III bridge.
    pub scoring: [BridgeScoring; 2],
    pub quick_start: QuickStart,
}

#[derive(Debug)]
pub struct TileInfo {
    pub id: String,
    /// The number on a starting tile.
    pub number: u8,
    /// 0: a starting tile.
    pub level: u8,
    pub min_players: u8,
    /// Slots of the top and the bottom row.
    pub slots: [u8; 2],
    /// How many of each symbol.
    pub symbols: [u8; 3],
}

#[derive(Debug)]
pub struct ActionInfo {
    pub id: String,
    pub code: String,
    /// From 1.
    pub position: u8,
    /// With up to three players, and with more.
    pub copies: [u8; 2],
    pub mode: Mode,
    pub parts: Vec<Part>,
}

#[derive(Debug)]
pub struct AchievementInfo {
    pub id: String,
    /// Printed on the board, so in every match.
    pub is_printed: bool,
    pub requirement: Requirement,
}

impl Data {
    /// Whether a match that names its data so was dealt from these.
    pub fn is_called(&self, digest: &str) -> bool {
        self.digest == digest || self.former_digests.iter().any(|former| former == digest)
    }

    pub fn for_players(&self, seats: usize) -> &PlayerCount {
        &self.by_players[seats - 2]
    }

    pub fn region(&self, region: Region) -> &RegionInfo {
        &self.regions[region.index()]
    }

    pub fn place(&self, place: Place) -> &PlaceInfo {
        &self.places[place.index()]
    }

    pub fn monument(&self, mon: Mon) -> &MonumentInfo {
        &self.monuments[mon.index()]
    }

    pub fn tile(&self, tile: TileId) -> &TileInfo {
        &self.tiles[tile.index()]
    }

    pub fn action(&self, action: ActionId) -> &ActionInfo {
        &self.actions[action.index()]
    }

    pub fn character(&self, character: Character) -> &CharacterInfo {
        &self.characters[character as usize]
    }

    pub fn find_place(&self, code: &str) -> Option<Place> {
        let at = self.places.iter().position(|place| place.code == code)?;
        Some(Place(small(at)))
    }

    pub fn find_site(&self, code: &str) -> Option<Site> {
        self.find_place(code)?.site()
    }

    pub fn find_monument(&self, code: &str) -> Option<Mon> {
        let at = self.monuments.iter().position(|mon| mon.code == code)?;
        Some(Mon(small(at)))
    }

    pub fn find_region(&self, code: &str) -> Option<Region> {
        let at = self.regions.iter().position(|region| region.code == code)?;
        Some(Region(small(at)))
    }

    pub fn find_action(&self, code: &str) -> Option<ActionId> {
        let at = self.actions.iter().position(|action| action.code == code)?;
        Some(ActionId(small(at)))
    }

    pub fn find_bonus_tile(&self, code: &str) -> Option<BonusTile> {
        let at = self.bonus_tiles.iter().position(|tile| tile.code == code)?;
        Some(BonusTile(small(at)))
    }

    pub fn find_neutral(&self, code: &str) -> Option<Neutral> {
        let at = self.neutrals.iter().position(|tile| tile.code == code)?;
        Some(Neutral(small(at)))
    }
}
