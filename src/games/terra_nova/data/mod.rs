//! Everything printed on the components, read once from the data files.

pub mod map;
pub mod tables;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use kernel::few;
use kernel::land::Bowls;

pub use crate::state::ids::{BonusTile, Faction, RoundTile, TownTile};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    Lake,
    Forest,
    Wasteland,
    Desert,
    Swamp,
    River,
}

impl Terrain {
    /// Where buildings can stand, in the order of the wheel.
    pub const HABITABLE: [Terrain; 5] = [
        Terrain::Lake,
        Terrain::Forest,
        Terrain::Wasteland,
        Terrain::Desert,
        Terrain::Swamp,
    ];

    pub fn id(self) -> &'static str {
        match self {
            Terrain::Lake => "lake",
            Terrain::Forest => "forest",
            Terrain::Wasteland => "wasteland",
            Terrain::Desert => "desert",
            Terrain::Swamp => "swamp",
            Terrain::River => "river",
        }
    }

    pub fn letter(self) -> char {
        match self {
            Terrain::River => '~',
            Terrain::Lake
            | Terrain::Forest
            | Terrain::Wasteland
            | Terrain::Desert
            | Terrain::Swamp => self
                .id()
                .chars()
                .next()
                .expect("an id is not empty")
                .to_ascii_uppercase(),
        }
    }

    pub fn from_id(id: &str) -> Option<Terrain> {
        Terrain::HABITABLE
            .into_iter()
            .find(|terrain| terrain.id() == id)
    }

    /// Steps on the wheel, the shorter way round.
    pub fn spades_to(self, home: Terrain) -> u8 {
        let cycle = &DATA.tiles.terrain_wheel.cycle;
        let at = |terrain| {
            cycle
                .iter()
                .position(|other| *other == terrain)
                .unwrap_or_default()
        };
        let distance = at(self).abs_diff(at(home));
        few(distance.min(cycle.len() - distance))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct Income {
    pub coins: u16,
    pub power: u8,
}

impl std::ops::AddAssign for Income {
    fn add_assign(&mut self, other: Income) {
        self.coins += other.coins;
        self.power += other.power;
    }
}

#[derive(Debug, Deserialize)]
pub struct FactionData {
    pub id: String,
    pub home: Terrain,
    pub side: char,
    pub starting_houses: u8,
    pub starting_coins: u16,
    pub base_income: Income,
    pub house_income: Vec<Income>,
    pub post_income: Vec<Income>,
    pub ability: Perk,
    pub left: Palace,
    pub right: Palace,
}

#[derive(Debug, Deserialize)]
pub struct Palace {
    pub income: Income,
    pub perk: Perk,
}

/// What a faction can do that others cannot, by its ability or by a palace.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Perk {
    MoreStartingHouses,
    TownPoints { points: i32 },
    TownValue { value: u8 },
    RiverTowns,
    Special { action: Special },
    FreeSailing,
    EdgeHouse,
    PowerWhenBuilt { power: u8 },
    PowerIncome { power: u8 },
    PowerPerSpade { power: u8 },
    PowerForPoints { power: u8, points: i32 },
    PowerActionDiscount { power: u8 },
    ShortSpades { most: u8 },
    PostPrice { next_to_others: u16, alone: u16 },
    PointsPerHouse { points: i32 },
    PointsPerPost { points: i32 },
    PowerWhenOthersBuildHouse { two_players: u8, more_players: u8 },
    CoinsWhenOthersUpgrade { two_players: u16, more_players: u16 },
    PassPointsByPosts { points: [i32; 5] },
    PassPointsPerEdgeSettlement { points: i32 },
    PassPowerPerSettlement { power: u8 },
    PassPointsOffRiver { points: i32 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    Spade,
    Lake,
    Post,
    Fairy,
    Sun,
    Invent,
}

impl Special {
    pub const ALL: [Special; 6] = [
        Special::Spade,
        Special::Lake,
        Special::Post,
        Special::Fairy,
        Special::Sun,
        Special::Invent,
    ];

    pub fn word(self) -> &'static str {
        match self {
            Special::Spade => "spade",
            Special::Lake => "lake",
            Special::Post => "post",
            Special::Fairy => "fairy",
            Special::Sun => "sun",
            Special::Invent => "invent",
        }
    }

    /// Its place in a set of them.
    pub fn bit(self) -> u8 {
        match self {
            Special::Spade => 1,
            Special::Lake => 1 << 1,
            Special::Post => 1 << 2,
            Special::Fairy => 1 << 3,
            Special::Sun => 1 << 4,
            Special::Invent => 1 << 5,
        }
    }

    pub fn terms(self) -> SpecialTerms {
        let special = &DATA.tiles.special;
        match self {
            Special::Spade => special.spade,
            Special::Lake => special.lake,
            Special::Post => special.post,
            Special::Fairy => special.fairy,
            Special::Sun => special.sun,
            Special::Invent => special.invent,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PowerAction {
    Bridge3,
    Bridge4,
    Sail,
    Coins,
    Spade,
    Spade2,
}

impl PowerAction {
    pub const ALL: [PowerAction; 6] = [
        PowerAction::Bridge3,
        PowerAction::Bridge4,
        PowerAction::Sail,
        PowerAction::Coins,
        PowerAction::Spade,
        PowerAction::Spade2,
    ];

    pub fn word(self) -> &'static str {
        match self {
            PowerAction::Bridge3 => "bridge3",
            PowerAction::Bridge4 => "bridge4",
            PowerAction::Sail => "sail",
            PowerAction::Coins => "coins",
            PowerAction::Spade => "spade",
            PowerAction::Spade2 => "spade2",
        }
    }

    pub fn power(self) -> u8 {
        let costs = &DATA.tiles.power_action;
        match self {
            PowerAction::Bridge3 => costs.bridge3,
            PowerAction::Bridge4 => costs.bridge4,
            PowerAction::Sail => costs.sail,
            PowerAction::Coins => costs.coins,
            PowerAction::Spade => costs.spade,
            PowerAction::Spade2 => costs.spade2,
        }
    }
}

#[derive(Debug, Deserialize)]
pub struct Tiles {
    pub rounds: u8,
    pub supply: Supply,
    pub price: Price,
    pub town: TownRule,
    pub sailing: SailingTrack,
    pub final_scoring: FinalScoring,
    terrain_wheel: TerrainWheel,
    pub power_action: PowerCosts,
    special: SpecialTable,
    pub round_tile: Vec<RoundTileData>,
    pub bonus_tile: Vec<BonusTileData>,
    pub town_tile: Vec<TownTileData>,
}

#[derive(Debug, Deserialize)]
pub struct Supply {
    pub houses: u8,
    pub posts: u8,
    pub bridges: u8,
    pub power_bowls: Bowls,
    pub bonus_tiles_left_over: usize,
    pub coins_on_left_over_tiles: u16,
}

#[derive(Debug, Deserialize)]
pub struct Price {
    pub spade: u16,
    pub house: u16,
    pub post: u16,
    pub post_next_to_others: u16,
    pub palace: u16,
    pub sailing: u16,
    pub bridge: u16,
}

#[derive(Debug, Deserialize)]
pub struct TownRule {
    pub buildings: usize,
    pub value: u8,
    pub house_value: u8,
    pub post_value: u8,
    pub palace_value: u8,
}

#[derive(Debug, Deserialize)]
pub struct SailingTrack {
    pub points: Vec<i32>,
}

#[derive(Debug, Deserialize)]
pub struct FinalScoring {
    pub coins_per_point: u16,
    pub territory_points: Vec<i32>,
}

#[derive(Debug, Deserialize)]
struct TerrainWheel {
    cycle: Vec<Terrain>,
}

#[derive(Debug, Deserialize)]
pub struct PowerCosts {
    bridge3: u8,
    bridge4: u8,
    sail: u8,
    coins: u8,
    spade: u8,
    spade2: u8,
    pub coins_gained: u16,
}

#[derive(Debug, Deserialize)]
struct SpecialTable {
    spade: SpecialTerms,
    lake: SpecialTerms,
    post: SpecialTerms,
    fairy: SpecialTerms,
    sun: SpecialTerms,
    invent: SpecialTerms,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct SpecialTerms {
    pub power: u8,
    pub once: bool,
}

/// What a round tile rewards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Feat {
    HouseBuilt,
    PostUpgrade,
    PalaceUpgrade,
    TownFounded,
    SailingStep,
    SpadeUsed,
}

#[derive(Debug, Deserialize)]
pub struct RoundTileData {
    pub id: String,
    pub event: Feat,
    pub points: i32,
}

#[derive(Debug, Deserialize)]
pub struct BonusTileData {
    pub id: String,
    pub income: Income,
    pub special: Option<Special>,
    #[serde(default)]
    pub sailing: u8,
    pub on_passing: Option<PassPoints>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct PassPoints {
    pub per: Counted,
    pub points: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    House,
    Post,
    Palace,
    Sailing,
}

#[derive(Debug, Deserialize)]
pub struct TownTileData {
    pub id: String,
    pub points: i32,
    pub coins: u16,
    pub power: u8,
    pub sailing: u8,
}

#[derive(Debug, Deserialize)]
pub struct MapFile {
    pub map: MapData,
    pub two_player_marks: Marks,
    pub first_game: FirstGame,
}

#[derive(Debug, Deserialize)]
pub struct MapData {
    pub rows: Vec<String>,
    pub bridge_sites: Vec<String>,
}

#[derive(Debug, Deserialize)]
pub struct Marks {
    pub lake: Vec<String>,
    pub forest: Vec<String>,
    pub wasteland: Vec<String>,
    pub desert: Vec<String>,
    pub swamp: Vec<String>,
}

impl Marks {
    pub fn of(&self, terrain: Terrain) -> Vec<String> {
        match terrain {
            Terrain::Lake => self.lake.clone(),
            Terrain::Forest => self.forest.clone(),
            Terrain::Wasteland => self.wasteland.clone(),
            Terrain::Desert => self.desert.clone(),
            Terrain::Swamp => self.swamp.clone(),
            Terrain::River => Vec::new(),
        }
    }
}

#[derive(Debug, Deserialize)]
pub struct FirstGame {
    pub round_tiles: Vec<String>,
    table: Vec<FirstTable>,
}

impl FirstGame {
    pub fn table(&self, players: usize) -> &FirstTable {
        self.table
            .iter()
            .find(|table| table.players == players)
            .expect("a table for 2, 3 and 4")
    }
}

#[derive(Debug, Deserialize)]
pub struct FirstTable {
    players: usize,
    pub bonus_tiles: Vec<String>,
    pub seats: Vec<FirstSeat>,
}

#[derive(Debug, Deserialize)]
pub struct FirstSeat {
    pub faction: String,
    pub bonus: String,
    pub houses: Vec<String>,
}

#[derive(Deserialize)]
struct FactionFile {
    faction: Vec<FactionData>,
}

#[derive(Debug)]
pub struct Data {
    pub factions: Vec<FactionData>,
    pub tiles: Tiles,
    pub map: MapFile,
}

pub static DATA: LazyLock<Data> = LazyLock::new(|| Data {
    factions: parse::<FactionFile>("factions", include_str!("factions.toml")).faction,
    tiles: parse("tiles", include_str!("tiles.toml")),
    map: parse("map", include_str!("map.toml")),
});

fn parse<T: for<'de> Deserialize<'de>>(name: &str, text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|error| panic!("terra_nova {name}: {error}"))
}
