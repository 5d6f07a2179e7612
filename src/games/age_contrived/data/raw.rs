//! The shape of the data file, as it is written.

use serde::Deserialize;

use crate::state::ids::{Kind, Side, Symbol};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Raw {
    pub player_count: Vec<PlayerCount>,
    pub energy: Vec<Energy>,
    pub region: Vec<Region>,
    pub space: Vec<Space>,
    pub bridge_site: Vec<Space>,
    pub pillar: Vec<Pillar>,
    pub monument: Vec<Monument>,
    pub segment: Vec<Segment>,
    pub monument_bonus: Vec<BonusTile>,
    pub neutral_bridge: Vec<Neutral>,
    pub character_bridge: Vec<CharacterBridge>,
    pub character: Vec<Character>,
    pub bridge_scoring: Vec<BridgeScoring>,
    pub quick_start: Vec<QuickStart>,
    pub start_tile: Vec<Tile>,
    pub upgraded_tile: Vec<Tile>,
    pub action_tile: Vec<ActionTile>,
    pub upgraded_action: Vec<ActionTile>,
    pub relay: Vec<Relay>,
    pub achievement: Vec<Achievement>,
    pub constants: Constants,
    pub tracks: Tracks,
    pub market: Market,
    pub achievement_spaces: AchievementSpaces,
    pub scoring: Scoring,
    pub divine_wind: DivineWind,
}

/// Where a line comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    Rulebook,
    Public,
    Reconstructed,
    /// Compared with the printed game by an operator.
    Printed,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerCount {
    pub source: Origin,
    pub upgraded_tiles_used_source: Option<Origin>,
    pub players: u8,
    pub monuments_in_play: u8,
    pub monuments_drawn: u8,
    pub start_energy_in_device: u8,
    pub start_energy_positions: Vec<u8>,
    pub start_energy_in_market: u8,
    pub channel_marker_charged: bool,
    pub achievement_right_space_open: bool,
    pub pillar_right_space_open: bool,
    pub upgraded_action_tiles_used: u8,
    pub upgraded_tiles_used: u8,
    pub home_neutral_bridges: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Energy {
    pub source: Origin,
    pub id: Kind,
    pub code: String,
    pub start_exhausted: u8,
    pub reserve: u8,
    pub total: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Region {
    pub source: Origin,
    pub id: String,
    pub code: String,
    pub kind: String,
    pub monument: String,
    pub pillar: String,
    pub start_space: Option<String>,
    pub center_space: Option<String>,
    pub spoke_site: Option<String>,
}

/// A space has one region, a bridge site two.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Space {
    pub source: Origin,
    pub id: String,
    pub kind: Option<String>,
    pub region: Option<String>,
    #[serde(default)]
    pub regions: Vec<String>,
    pub ends: Vec<Vec<String>>,
    pub x: i32,
    pub y: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pillar {
    pub source: Origin,
    pub id: String,
    pub region: String,
    pub spaces: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Monument {
    pub source: Origin,
    pub id: String,
    pub code: String,
    pub region: String,
    pub always_in_play: bool,
}

/// A kind, or any of them: for spaces of segments and for gains.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    Compass,
    Magnet,
    Rose,
    Primal,
    Any,
}

impl Asked {
    /// The kind asked for; `None` stands for any.
    pub fn kind(self) -> Option<Kind> {
        match self {
            Asked::Compass => Some(Kind::Compass),
            Asked::Magnet => Some(Kind::Magnet),
            Asked::Rose => Some(Kind::Rose),
            Asked::Primal => Some(Kind::Primal),
            Asked::Any => None,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Segment {
    pub source: Origin,
    pub monument: String,
    pub number: u8,
    pub spaces: Vec<Asked>,
    pub gain: Vec<Asked>,
    pub reconstructed_spaces: Vec<u8>,
}

/// What a bonus gives (rules 12).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Bonus {
    GainEnergy { kinds: Vec<Asked> },
    PlaceBridge,
    UpgradedAction,
    Relay,
    GainTile,
    Refill,
    MoveCharacter { n: u8 },
    MonumentTrack { n: u8 },
    PillarTrack { n: u8 },
    AnyMonumentBonus,
    CopyBridge,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BonusTile {
    pub source: Origin,
    pub id: String,
    pub code: String,
    pub min_players: u8,
    pub bonus: Bonus,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Neutral {
    pub source: Origin,
    pub id: String,
    pub code: String,
    pub home_min_players: u8,
    pub bonus: Bonus,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CharacterBridge {
    pub source: Origin,
    pub id: String,
    pub level: u8,
    pub side: Side,
    pub bonus: Bonus,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Character {
    pub source: Origin,
    pub id: crate::state::ids::Character,
    pub code: String,
    pub color: String,
    pub abilities: Vec<String>,
}

/// What a level III bridge counts in the two regions that it joins (rules 15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Criterion {
    PerPillarEnergy,
    TwoInEachRegion,
    PerKind,
    ThreeKindsOneMonument,
    PerTwoMonumentEnergies,
    TwoPrimals,
    PerPrimal,
    FourInOneRegion,
    PerSameKind,
    FiveInTwoRegions,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BridgeScoring {
    pub source: Origin,
    pub character: crate::state::ids::Character,
    pub side: Side,
    pub id: Criterion,
    pub vp: i64,
    /// 0: no limit.
    pub cap: i64,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuickStart {
    pub source: Origin,
    pub character: crate::state::ids::Character,
    pub market: Kind,
    pub positions: Vec<QuickPosition>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuickPosition {
    pub position: u8,
    pub top: Vec<Kind>,
    pub bottom: Vec<Kind>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tile {
    pub source: Origin,
    pub symbols_source: Option<Origin>,
    pub id: String,
    #[serde(default)]
    pub number: u8,
    #[serde(default)]
    pub level: u8,
    pub top: u8,
    pub bottom: u8,
    pub symbols: Vec<Symbol>,
    #[serde(default)]
    pub min_players: u8,
}

/// One of the actions of an action tile (rules 9).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Part {
    Deploy { positions: Vec<u8>, tiles: u8 },
    Recharge,
    Acquire { max: u8, cost: Option<u8> },
    Reposition { max: u8 },
    MoveCharacter { n: u8 },
    MonumentTrack { n: u8 },
    PillarTrack { n: u8 },
    OneOfTracks { n: u8 },
    AnyActionTile,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// One of the parts.
    One,
    /// Any of the parts, each once.
    All,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActionTile {
    pub source: Origin,
    pub id: String,
    pub code: Option<String>,
    pub position: u8,
    pub copies: Option<u8>,
    pub copies_2_3_players: Option<u8>,
    pub mode: Mode,
    pub actions: Vec<Part>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Relay {
    pub source: Origin,
    pub id: Symbol,
    pub count: u8,
    pub double_symbol_tiles: u8,
}

/// What an achievement asks for (rules 14).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Requirement {
    TileSymbols { symbol: Symbol, n: u8 },
    BoundKinds { n: u8 },
    BoundMonuments { n: u8 },
    BoundInOneRegion { n: u8 },
    GainedEachKind { n: u8 },
    RelayTiles { n: u8 },
    UpgradedActions { n: u8 },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Achievement {
    pub source: Origin,
    pub id: String,
    pub kind: String,
    pub requirement: Requirement,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Constants {
    pub source: Origin,
    pub energy_per_character: u8,
    pub energy_start_exhausted: u8,
    pub segment_spaces: u8,
    pub achievement_tiles_drawn: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tracks {
    pub source: Origin,
    pub monument: u8,
    pub pillar: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Market {
    pub source: Origin,
    pub slot_costs: Vec<u8>,
    pub upgraded_acquire_cost: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AchievementSpaces {
    pub source: Origin,
    pub left_vp_per_energy: i64,
    pub right_vp: i64,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    pub source: Origin,
    pub fully_gained_kinds: Vec<i64>,
    pub monument_energy: Vec<i64>,
    pub pillar_energy: Vec<i64>,
    pub market_energy_each: i64,
    pub divine_wind_unspent: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DivineWind {
    pub source: Origin,
    pub refill_tiles_when_spent: u8,
}
