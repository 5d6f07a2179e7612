//! What stands on the tiles that players hold, and what gains are made of.

use serde::Deserialize;

use crate::state::ids::Building;

/// How sure a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Stated in the printed rules.
    Rulebook,
    /// Read from public pictures of the components.
    Public,
    /// Derived; may differ from the printed game.
    Reconstructed,
}

/// What can be paid.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Cost {
    pub coins: u8,
    pub tools: u8,
    pub scholars: u8,
    pub power: u8,
    pub books_any: u8,
}

/// What a tile, action or space gives.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Gain {
    pub coins: u8,
    pub tools: u8,
    pub scholars: u8,
    pub power: u8,
    pub vp: u8,
    pub books_any: u8,
    pub books_of_column: u8,
    pub steps_any: u8,
    pub steps_each: u8,
    pub steps_one_discipline: u8,
    pub steps_any_per_building_shape: u8,
    pub spades: u8,
    pub terraform_and_build: Option<DigGain>,
    pub bridges: u8,
    pub annexes: u8,
    pub neutral_building: Option<Building>,
    pub place_own_building: Option<OwnBuilding>,
    pub replace: Option<Replace>,
    pub competency: u8,
    pub city_tile: u8,
    pub sailing_track: u8,
    pub terraform_track: u8,
    pub power_tokens_to_bowl_three: u8,
    pub extra_action: bool,
    pub vp_per: Option<Per>,
    pub vp_table: Option<PerTable>,
    pub vp_sum_of_top_levels: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DigGain {
    pub spades: u8,
    #[serde(default)]
    pub free_workshop: bool,
    #[serde(default)]
    pub workshop_anywhere_native: bool,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnBuilding {
    pub building: Building,
    pub anywhere_native: bool,
    pub not_terraformed_this_turn: bool,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replace {
    pub from: Building,
    pub to: Building,
}

/// What is counted for points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    Workshop,
    Guild,
    School,
    PalaceOrUniversity,
    Building,
    Bridge,
    CityTile,
    AdjacencyGroup,
    LowestLevel,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Per {
    pub what: Counted,
    pub vp: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerTable {
    pub what: Counted,
    pub steps: Vec<PerStep>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerStep {
    pub min: u8,
    pub vp: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnPass {
    pub per: Counted,
    #[serde(default)]
    pub vp: u8,
    #[serde(default)]
    pub steps_any: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Where {
    Edge,
    RiverAdjacent,
}

/// The kinds of building that a scoring names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scored {
    Workshop,
    Guild,
    School,
    PalaceOrUniversity,
}

impl Scored {
    pub fn fits(self, building: Building) -> bool {
        match self {
            Scored::Workshop => building == Building::Workshop,
            Scored::Guild => building == Building::Guild,
            Scored::School => building == Building::School,
            Scored::PalaceOrUniversity => {
                matches!(building, Building::Palace | Building::University)
            }
        }
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnBuild {
    pub building: Scored,
    #[serde(rename = "where")]
    pub place: Option<Where>,
    pub vp: u8,
    #[serde(default)]
    pub coins: u8,
}

/// A way to reach a hex over others: a tunnel or a flight.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leap {
    pub cost: Cost,
    #[serde(alias = "skip_hexes_max")]
    pub skip_hexes: u8,
    /// By number of players from two, or one for all.
    pub vp: Points,
    pub area_scoring: bool,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged)]
pub enum Points {
    Same(u8),
    ByPlayers([u8; 4]),
}

impl Points {
    pub fn of(self, players: usize) -> u8 {
        match self {
            Points::Same(points) => points,
            Points::ByPlayers(points) => points[players - 2],
        }
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BridgeAction {
    pub cost: Cost,
    pub over_land: bool,
}

/// What a planning board or a faction brings into the setup.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Start {
    pub coins: u8,
    pub tools: u8,
    pub scholars: u8,
    pub books_any: u8,
    pub spades: u8,
    pub steps: Levels,
    pub steps_any: u8,
    pub competency: u8,
    pub starting_building: Option<Building>,
    pub starting_workshops: Option<u8>,
    pub extra_starting_building: Option<Building>,
}

#[derive(Clone, Copy, Default, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Levels {
    pub banking: u8,
    pub law: u8,
    pub engineering: u8,
    pub medicine: u8,
}

impl Levels {
    pub fn all(self) -> [u8; 4] {
        [self.banking, self.law, self.engineering, self.medicine]
    }
}

/// Factions, competencies, innovations, palaces and round bonuses: all that a player can hold.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    pub id: String,
    #[serde(rename = "source")]
    pub _source: Source,
    #[serde(default)]
    pub copies: u8,
    #[serde(default)]
    pub start: Start,
    #[serde(default)]
    pub income: Gain,
    #[serde(default)]
    pub immediate: Gain,
    pub special_action: Option<Gain>,
    pub on_pass: Option<OnPass>,
    pub on_build: Option<OnBuild>,
    #[serde(default)]
    pub on_send_scholar: Gain,
    #[serde(default)]
    pub on_city_tile: Gain,
    #[serde(default)]
    pub on_spade_used: Gain,
    #[serde(default)]
    pub on_competency: Gain,
    #[serde(default)]
    pub reach_bonus: u8,
    pub city_min_power_value: Option<u8>,
    #[serde(default)]
    pub city_over_river_hex: u8,
    pub tunnel: Option<Leap>,
    pub flight: Option<Leap>,
    pub bridge_action: Option<BridgeAction>,
    #[serde(default)]
    pub power_action_discount: u8,
    pub power_action_vp: Option<Points>,
    #[serde(default)]
    pub science_bonus_level_add: u8,
    #[serde(default)]
    pub always_available: bool,
}

/// The values that replace those of a faction's first printing.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Revision {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "source")]
    _source: Source,
    pub(super) faction: String,
    on_build: Option<OnBuild>,
    tunnel: Option<Leap>,
    bridge_action: Option<BridgeAction>,
    power_action_discount: Option<u8>,
    power_action_vp: Option<Points>,
}

impl Revision {
    pub(super) fn applied(&self, tile: &Tile) -> Tile {
        let mut tile = tile.clone();
        tile.on_build = self.on_build.or(tile.on_build);
        tile.tunnel = self.tunnel.clone().or(tile.tunnel);
        tile.bridge_action = self.bridge_action.or(tile.bridge_action);
        tile.power_action_vp = self.power_action_vp.or(tile.power_action_vp);
        tile.power_action_discount = self
            .power_action_discount
            .unwrap_or(tile.power_action_discount);
        tile
    }
}
