//! Everything that is printed on a component, read once from the tables beside this file.

pub mod maps;
mod printed;
pub mod tables;

use std::sync::LazyLock;

use serde::Deserialize;

pub use printed::*;

use crate::state::ids::{Building, Discipline, Terrain};

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub id: String,
    #[serde(rename = "source")]
    pub _source: Source,
    pub terrain: Terrain,
    pub start: Start,
    pub bowls: [u8; 3],
    pub sailing_start: u8,
    pub sailing_cost: Cost,
    pub sailing: Vec<SailingSpace>,
    pub terraform_cost: Cost,
    pub terraform: Vec<TerraformSpace>,
    pub base_income: Gain,
    pub workshop_income: Vec<Gain>,
    pub guild_income: Vec<Gain>,
    pub school_income: Vec<Gain>,
    pub university_income: Vec<Gain>,
    /// Extra books of any colour for the first, second and third innovation.
    pub innovation_book_surcharge: [u8; 3],
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SailingSpace {
    pub value: u8,
    #[serde(default)]
    pub reward: Gain,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerraformSpace {
    pub tools_per_spade: u8,
    #[serde(default)]
    pub reward: Gain,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct City {
    pub id: String,
    #[serde(rename = "source")]
    pub _source: Source,
    pub copies: u8,
    pub keys: u8,
    pub vp: u8,
    pub gain: Gain,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScoredEvent {
    Spade,
    Build,
    Step,
    CityTile,
    Track,
    Innovation,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundScore {
    pub id: String,
    #[serde(rename = "source")]
    pub _source: Source,
    pub event: ScoredEvent,
    pub building: Option<Scored>,
    #[serde(rename = "where")]
    pub place: Option<Where>,
    pub vp: u8,
    pub bonus: Option<ScienceBonus>,
    #[serde(default)]
    pub forbidden_rounds: Vec<u8>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScienceBonus {
    pub discipline: Discipline,
    pub per_levels: u8,
    pub gain: Gain,
}

/// A power or book action, open to all.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommonAction {
    pub id: String,
    #[serde(rename = "source")]
    pub _source: Source,
    pub cost: Cost,
    pub gain: Gain,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Area {
    pub id: String,
    #[serde(rename = "source")]
    pub _source: Source,
    pub buildings: u8,
}

/// Where an innovation lies, and its price in books.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    pub slot: String,
    pub books: [u8; 4],
    pub any: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Display {
    #[serde(rename = "source")]
    pub _source: Source,
    pub players: usize,
    pub slots: Vec<Slot>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CompetencySlot {
    #[serde(rename = "id")]
    pub _id: String,
    #[serde(rename = "source")]
    pub _source: Source,
    pub discipline: Discipline,
    pub steps: u8,
    pub books: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisciplineData {
    pub id: Discipline,
    #[serde(rename = "source")]
    pub _source: Source,
    pub letter: char,
    pub income_from_level: u8,
    pub income: Gain,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingData {
    pub id: Building,
    #[serde(rename = "source")]
    pub _source: Source,
    pub power_value: u8,
    pub per_colour: u8,
    pub neutral: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    #[serde(rename = "source")]
    pub _source: Source,
    pub from: Building,
    pub to: Building,
    pub cost: Cost,
    pub cost_with_neighbour: Option<Cost>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Science {
    #[serde(rename = "source")]
    pub _source: Source,
    pub max_level: u8,
    pub key_needed_to_enter: u8,
    pub power_on_reaching: Vec<LevelPower>,
    pub scholar_spaces: [u8; 4],
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelPower {
    pub level: u8,
    pub power: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constants {
    #[serde(rename = "source")]
    pub _source: Source,
    pub rounds: u8,
    pub start_vp: u8,
    pub power_tokens_start: u8,
    pub scholars_per_player: u8,
    pub bridges_per_player: u8,
    pub innovations_max_per_player: u8,
    pub innovation_coins_without_palace: u8,
    pub city_min_buildings: u8,
    pub city_min_buildings_with_university: u8,
    pub city_min_buildings_with_monument: u8,
    pub city_min_power_value: u8,
    pub workshop_cost: Cost,
    pub coins_per_final_vp: u16,
    pub books_per_discipline: u8,
    pub round_bonus_market: usize,
    pub palace_tiles_extra: usize,
    pub book_actions_in_play: usize,
    pub start_round_bonus_coins: u8,
    pub draft: Draft,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    pub planning_cards: usize,
    pub factions_extra: usize,
    pub palaces_extra: usize,
    pub round_bonuses_extra: usize,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalScoring {
    #[serde(rename = "source")]
    pub _source: Source,
    pub area: [u16; 3],
    pub science: [u16; 3],
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NeutralFaction {
    #[serde(rename = "source")]
    pub _source: Source,
    pub start_level: u8,
    pub scholars_on_space_value: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conversions {
    #[serde(rename = "source")]
    pub _source: Source,
    pub power_per_scholar: u8,
    pub power_per_book: u8,
    pub power_per_tool: u8,
}

/// All tables.
#[derive(Debug)]
pub struct Data {
    pub constants: Constants,
    pub disciplines: Vec<DisciplineData>,
    pub science: Science,
    pub buildings: Vec<BuildingData>,
    pub upgrades: Vec<Upgrade>,
    pub final_scoring: FinalScoring,
    pub neutral_faction: NeutralFaction,
    pub conversions: Conversions,
    pub boards: Vec<Board>,
    pub factions: Vec<Tile>,
    pub revised: Vec<Tile>,
    pub competencies: Vec<Tile>,
    pub innovations: Vec<Tile>,
    pub palaces: Vec<Tile>,
    pub bonuses: Vec<Tile>,
    pub cities: Vec<City>,
    pub round_scores: Vec<RoundScore>,
    pub final_scores: Vec<RoundScore>,
    pub power_actions: Vec<CommonAction>,
    pub book_actions: Vec<CommonAction>,
    pub displays: Vec<Display>,
    pub competency_slots: Vec<CompetencySlot>,
    pub area_tiles: Vec<Area>,
}

#[derive(Deserialize)]
struct RulesFile {
    constants: Constants,
    discipline: Vec<DisciplineData>,
    science: Science,
    building: Vec<BuildingData>,
    upgrade: Vec<Upgrade>,
    final_scoring: FinalScoring,
    neutral_faction: NeutralFaction,
    conversions: Conversions,
}

#[derive(Deserialize)]
struct BoardsFile {
    board: Vec<Board>,
}

#[derive(Deserialize)]
struct FactionsFile {
    faction: Vec<Tile>,
    revision: Vec<Revision>,
}

#[derive(Deserialize)]
struct TilesFile {
    competency: Vec<Tile>,
    innovation: Vec<Tile>,
    palace: Vec<Tile>,
    bonus: Vec<Tile>,
    city: Vec<City>,
}

#[derive(Deserialize)]
struct DisplayFile {
    round_score: Vec<RoundScore>,
    final_score: Vec<RoundScore>,
    power_action: Vec<CommonAction>,
    book_action: Vec<CommonAction>,
    innovation_display: Vec<Display>,
    competency_slot: Vec<CompetencySlot>,
    area_tile: Vec<Area>,
}

fn read<T: for<'de> Deserialize<'de>>(source: &str) -> T {
    toml::from_str(source).unwrap_or_else(|error| panic!("a table of this game: {error}"))
}

pub static DATA: LazyLock<Data> = LazyLock::new(|| {
    let rules: RulesFile = read(include_str!("rules.toml"));
    let boards: BoardsFile = read(include_str!("boards.toml"));
    let factions: FactionsFile = read(include_str!("factions.toml"));
    let tiles: TilesFile = read(include_str!("tiles.toml"));
    let display: DisplayFile = read(include_str!("display.toml"));
    let revised = |tile: &Tile| {
        let revision = factions.revision.iter().find(|new| new.faction == tile.id);
        revision.map_or_else(|| tile.clone(), |new| new.applied(tile))
    };
    Data {
        revised: factions.faction.iter().map(revised).collect(),
        constants: rules.constants,
        disciplines: rules.discipline,
        science: rules.science,
        buildings: rules.building,
        upgrades: rules.upgrade,
        final_scoring: rules.final_scoring,
        neutral_faction: rules.neutral_faction,
        conversions: rules.conversions,
        boards: boards.board,
        factions: factions.faction,
        competencies: tiles.competency,
        innovations: tiles.innovation,
        palaces: tiles.palace,
        bonuses: tiles.bonus,
        cities: tiles.city,
        round_scores: display.round_score,
        final_scores: display.final_score,
        power_actions: display.power_action,
        book_actions: display.book_action,
        displays: display.innovation_display,
        competency_slots: display.competency_slot,
        area_tiles: display.area_tile,
    }
});
