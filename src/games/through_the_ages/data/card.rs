//! What is printed on civil cards, as types; the values are in `data/civil.toml`.

use serde::Deserialize;

pub use crate::data::military_card::{
    Aggression, AggressionEffect, Bonus, EventCard, EventEffect, Impact, PactCard, PactSide,
    Tactic, Territory, War, WarEffect,
};

/// What a card adds to ratings and totals while it is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Stats {
    pub culture: i16,
    pub science: i16,
    pub strength: i16,
    pub happy: i16,
    pub civil_actions: i16,
    pub military_actions: i16,
    pub blue_tokens: i16,
    pub yellow_tokens: i16,
    pub colonization: i16,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TechType {
    Farm,
    Mine,
    Lab,
    Temple,
    Library,
    Arena,
    Theater,
    Infantry,
    Cavalry,
    Artillery,
    AirForce,
}

impl TechType {
    pub const URBAN: [TechType; 5] = [
        TechType::Lab,
        TechType::Temple,
        TechType::Library,
        TechType::Arena,
        TechType::Theater,
    ];
    pub const UNITS: [TechType; 4] = [
        TechType::Infantry,
        TechType::Cavalry,
        TechType::Artillery,
        TechType::AirForce,
    ];

    pub fn is_urban(self) -> bool {
        TechType::URBAN.contains(&self)
    }

    pub fn is_unit(self) -> bool {
        self >= TechType::Infantry
    }

    pub fn is_farm_or_mine(self) -> bool {
        self <= TechType::Mine
    }
}

/// What one worker gives; food and resources are also the value of a blue token on the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PerWorker {
    pub food: u8,
    pub resources: u8,
    pub science: i16,
    pub culture: i16,
    pub happy: i16,
    pub strength: i16,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Technology {
    #[serde(rename = "type")]
    pub kind: TechType,
    pub science_cost: u8,
    pub resource_cost: u8,
    pub per_worker: PerWorker,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Government {
    pub science_cost: u8,
    pub revolution_cost: u8,
    pub civil_actions: i16,
    pub military_actions: i16,
    pub urban_limit: u8,
    #[serde(default)]
    pub stats: Stats,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpecialKind {
    Law,
    Warfare,
    Exploration,
    Construction,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Special {
    pub kind: SpecialKind,
    pub science_cost: u8,
    #[serde(default)]
    pub stats: Stats,
    /// By the age of the building.
    #[serde(default)]
    pub urban_discount: [u8; 4],
    #[serde(default = "one")]
    pub wonder_stages_per_action: u8,
}

fn one() -> u8 {
    1
}

#[derive(Clone, Debug, Deserialize)]
pub struct Leader {
    #[serde(default)]
    pub stats: Stats,
    pub effects: Vec<LeaderEffect>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "id", rename_all = "snake_case", deny_unknown_fields)]
pub enum LeaderEffect {
    StrengthPerMilitaryUnit {
        amount: i16,
    },
    PoliticalRetireForYellowToken {
        amount: u8,
    },
    ScienceOnTakeTechnology {
        amount: u8,
    },
    MilitaryActionAsCivil {
        per_turn: u8,
    },
    LeaderTakeDiscount {
        amount: u8,
    },
    MilitaryFundEachTurn {
        amount: u8,
    },
    TuckUnderWonder {
        happy: i16,
    },
    SecondPoliticalActionOnce {
        per_game: u8,
    },
    PopulationFoodDiscount {
        amount: u8,
    },
    PoliticalRetireToColonize {},
    Muster {
        military_actions: u8,
        food_discount: u8,
        resource_discount: u8,
    },
    InfantryAsCavalry {},
    EndTurnCultureIfTopTwo {
        culture: u8,
    },
    StrengthFromTempleAndGovernmentFaces {
        amount: i16,
    },
    PeekCurrentEvent {},
    BestLabOrLibraryScience {},
    ResourceOnDevelop {
        amount: u8,
    },
    CultureFromFaces {
        amount: i16,
    },
    NoWonderSurcharge {},
    CivilActionOnDevelop {
        amount: u8,
    },
    ColonizeWithDiscards {
        cards: u8,
        bonus: i16,
    },
    CultureFromColonies {
        first: i16,
        others: i16,
    },
    CulturePerTheater {
        amount: i16,
    },
    TheaterScienceDiscount {
        amount: u8,
    },
    ConvertToTheater {
        per_turn: u8,
    },
    RevolutionByMilitaryActions {},
    CultureOnRevolution {
        culture: u8,
    },
    StrengthPerUnitType {
        amount: i16,
    },
    LibraryTheaterDiscounts {
        resources: u8,
        science: u8,
    },
    CulturePerLibraryTheaterPair {
        culture: i16,
    },
    CultureOnDevelop {
        culture: u8,
    },
    LabsProduceResources {},
    CultureFromLabsOnLeaving {},
    BestTheaterDoubleCulture {},
    OwnerCannotAttack {},
    AttackCostDoubled {},
    LabCultureByLevel {},
    LabSciencePenalty {
        amount: i16,
    },
    ChurchillChoice {
        culture: u8,
        science: u8,
        resources: u8,
    },
}

#[derive(Clone, Debug, Deserialize)]
pub struct Wonder {
    pub stages: Vec<u8>,
    #[serde(default)]
    pub stats: Stats,
    #[serde(default)]
    pub effects: Vec<WonderEffect>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "id", rename_all = "snake_case", deny_unknown_fields)]
pub enum WonderEffect {
    HandLimits {
        civil: i16,
        military: i16,
    },
    StrengthPerInfantryAndArtillery {
        amount: i16,
    },
    ExtraFacePerSource {
        amount: i16,
    },
    TakeDiscountAfterLeaderReplaced {
        amount: u8,
    },
    BestMineExtraToken {},
    FreePopulationEachTurn {
        amount: u8,
    },
    ScoreWorkers {
        military_or_urban: i16,
        farm_or_mine: i16,
    },
    ScoreTechnologyLevels {
        per_level: i16,
    },
    ScoreTheaterAndLibraryCulture {
        factor: i16,
    },
    ScoreUrbanOutput {
        factor: i16,
    },
}

/// An amount that depends on the number of players still in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByPlayers<T> {
    pub p2: T,
    pub p3: T,
    pub p4: T,
}

impl<T> ByPlayers<T> {
    pub fn of(&self, players: usize) -> &T {
        match players {
            0..=2 => &self.p2,
            3 => &self.p3,
            _ => &self.p4,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "id", rename_all = "snake_case", deny_unknown_fields)]
pub enum ActionEffect {
    BuildOrUpgradeFarmOrMine { discount: u8 },
    BuildOrUpgradeUrban { discount: u8 },
    BuildOneWonderStage { discount: u8 },
    UpgradeDiscounted { discount: u8 },
    IncreasePopulationThenFood { food: u8 },
    DevelopThenScience { science: u8 },
    MilitaryFundAndAction { resources: u8, military_actions: u8 },
    MilitaryFundPerStrongerRival { resources_by_players: ByPlayers<u8> },
    CulturePerRicherRival { culture_by_players: ByPlayers<u8> },
    ScorePoints { science: u8, culture: u8 },
    GainResourceAndFood { resources: u8, food: u8 },
    GainResourcesOrFood { amount: u8 },
}

#[derive(Clone, Debug, Deserialize)]
pub struct ActionCard {
    pub effect: ActionEffect,
}
