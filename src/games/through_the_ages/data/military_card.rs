//! What is printed on military cards, as types; the values are in `data/military.toml`.

use serde::Deserialize;

use crate::data::card::{ByPlayers, Stats};

#[derive(Clone, Debug, Deserialize)]
pub struct EventCard {
    pub effect: EventEffect,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "id", rename_all = "snake_case", deny_unknown_fields)]
pub enum EventEffect {
    EachGains {
        #[serde(default)]
        science: u8,
        #[serde(default)]
        food: u8,
        #[serde(default)]
        resources: u8,
        #[serde(default)]
        population: u8,
    },
    EachGainsChoice {
        food: u8,
        resources: u8,
    },
    EachDrawsMilitary {
        cards: u8,
    },
    EachMayBuildFree {
        technology: String,
    },
    EachMayActDiscounted {
        discount: u8,
    },
    CultureLeaderIfWeakLosesPopulation {
        weakest: u8,
        population: u8,
    },
    WeakestDestroysStrongestGains {
        resources: u8,
    },
    StrongestScoresWeakestLoses {
        gain: u8,
        loss: u8,
    },
    EachScoresCultureRating {},
    StrongestGainMix {
        strongest: u8,
        amount: u8,
    },
    EachProducesFood {},
    HappiestGainPopulation {
        population: u8,
    },
    EachProducesResources {},
    EachLosesPopulation {
        population: u8,
    },
    WeakestLoseMix {
        weakest: u8,
        amount: u8,
    },
    EachLosesAllFood {},
    EachSpendsCivilActionsPerDiscontent {
        amount: u8,
    },
    WeakestLosesPopulation {
        population: u8,
    },
    EachScoresScienceRating {},
    StrongestTakesYellowTokenFromWeakest {
        tokens: u8,
    },
    CultureLossPerDiscontent {
        culture: u8,
        blue_tokens: u8,
    },
    StrongestScoreScience {
        strongest: u8,
        science: u8,
    },
    WeakestLoseCultureAndBlue {
        weakest: u8,
        culture: u8,
        blue_tokens: u8,
    },
    EachRunsProduction {},
    EachLosesHalfOfDiscontent {},
    RemoveLeadersNotOfCurrentAge {},
    WeakestLosesColony {
        colonies: u8,
    },
    StrongestTakesCards {
        civil_actions: u8,
    },
    CultureLeaderScores {
        culture: u8,
    },
    StrongestDrawsWeakestDiscards {
        draw: u8,
        discard: u8,
    },
    EachScoresCultureEqualToScienceRating {},
    EachGainsFoodPerHappyFace {
        max: u8,
    },
    EachRuinsAWonder {
        culture: i16,
    },
    StrongestAndWeakestCultureAndPopulation {
        culture: u8,
        population: u8,
    },
    LeastCultureDestroysBuildings {
        buildings: u8,
    },
    #[serde(untagged)]
    Impact(Impact),
}

/// The events of Age III: points for every civilisation.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "id", rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    clippy::enum_variant_names,
    reason = "the names are the ids of the data"
)]
pub enum Impact {
    ImpactFood {
        per_food: i16,
        bonus: i16,
    },
    ImpactUrbanLevels {
        per_level: i16,
    },
    ImpactLowestProduction {
        factor: i16,
    },
    ImpactColonies {
        per_colony: i16,
    },
    ImpactUnitAndArenaLevels {
        per_level: i16,
    },
    ImpactActions {
        per_civil: i16,
        per_military: i16,
    },
    ImpactHappiness {
        per_face: i16,
        max: i16,
        per_discontent: i16,
    },
    ImpactMineProduction {
        per_resource: i16,
    },
    ImpactContentWorkers {
        above: i16,
        per_worker: i16,
    },
    ImpactGovernmentAndSpecialLevels {
        per_level: i16,
    },
    ImpactRankScience {
        by_players: ByPlayers<Vec<i16>>,
    },
    ImpactRankStrength {
        by_players: ByPlayers<Vec<i16>>,
    },
    ImpactLevelThreeTechnologies {
        per_card: i16,
    },
    ImpactVariety {
        per_type: i16,
    },
    ImpactWonders {
        by_age: ByAge,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "UPPERCASE", deny_unknown_fields)]
pub struct ByAge {
    a: i16,
    i: i16,
    ii: i16,
    iii: i16,
}

impl ByAge {
    pub fn of(&self, level: u8) -> i16 {
        [self.a, self.i, self.ii, self.iii][usize::from(level.min(3))]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Immediate {
    pub resources: u8,
    pub food: u8,
    pub science: u8,
    pub culture: u8,
    pub population: u8,
    pub military_cards: u8,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Territory {
    pub permanent: Stats,
    pub immediate: Immediate,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Aggression {
    pub military_actions: u8,
    pub effect: AggressionEffect,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "id", rename_all = "snake_case", deny_unknown_fields)]
pub enum AggressionEffect {
    Enslave {
        population: u8,
        resources: u8,
        food: u8,
    },
    Plunder {
        amount: u8,
    },
    Raid {
        max_levels: Vec<u8>,
        min: u8,
    },
    Annex {
        colonies: u8,
    },
    Infiltrate {
        culture_per_level: u8,
    },
    TakeScience {
        amount: u8,
    },
    TakeCulture {
        amount: u8,
    },
}

#[derive(Clone, Debug, Deserialize)]
pub struct War {
    pub military_actions: u8,
    pub effect: WarEffect,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "id", rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    clippy::enum_variant_names,
    reason = "the names are the ids of the data"
)]
pub enum WarEffect {
    WarTechnology { per_advantage: i16 },
    WarTerritory { base: i16, per_advantage_step: i16 },
    WarCulture { base: i16, per_advantage: i16 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PactSide {
    pub culture: i16,
    pub strength: i16,
    pub military_actions: i16,
    pub food_production: i16,
    pub resource_production: i16,
    pub food_as_resource_per_turn: u8,
    pub resource_as_food_per_turn: u8,
    pub develop_discount: u8,
    pub partner_pays_science: u8,
    pub culture_per_partner_wonder: i16,
}

#[derive(Clone, Debug, Deserialize)]
pub struct PactCard {
    /// The one who offers it says which side is theirs.
    pub sided: bool,
    pub a: PactSide,
    pub b: PactSide,
    pub no_attacks: bool,
    pub ends_on_attack: bool,
    #[serde(default)]
    pub attacker_strength_bonus: i16,
    #[serde(default)]
    pub no_wars_on_b: bool,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Tactic {
    pub military_actions: u8,
    pub infantry: u8,
    pub cavalry: u8,
    pub artillery: u8,
    pub strength: i16,
    #[serde(default)]
    pub outdated_strength: i16,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Bonus {
    pub defense: i16,
    pub colonization: i16,
}
