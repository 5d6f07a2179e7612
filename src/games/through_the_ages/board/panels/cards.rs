//! Cards as data: what is printed on them.

use crate::board::faces::{class_id, roman};
use crate::board::texts;
use crate::data::card::{PerWorker, SpecialKind, Stats, TechType};
use crate::data::{Card, Face};
use kernel::message::message;
use kernel::panel::{self, Sign, Token};

use super::{Board, of, pips};

impl Board<'_> {
    /// A card as it is printed.
    pub(super) fn card(&self, at: String, card: Card) -> panel::Card {
        let values = self.values(card);
        let short = if tells_all(card) {
            String::new()
        } else {
            texts::short(card, self.look.words)
        };
        panel::Card {
            why_not: self.why_not(&at),
            at,
            class: class(card),
            sign: sign(card),
            kind: self.name(class_id(card)),
            age: roman(card.level()),
            name: self.name(card.id()),
            mark: String::new(),
            cost: cost(card),
            values,
            short,
            full: texts::full(card, self.look.words),
            tokens: Vec::new(),
            price: Vec::new(),
            is_idle: false,
            rule: rule(card),
        }
    }

    fn values(&self, card: Card) -> Vec<Token> {
        match card.face() {
            Face::Technology(tech) => worker(&tech.per_worker),
            Face::Government(data) => {
                let mut values = vec![
                    of(data.civil_actions, "civil"),
                    of(data.military_actions, "military"),
                ];
                values.extend(stats(&data.stats));
                let limit = message!("value-limit", limit = data.urban_limit);
                values.push(Token::When(self.say(limit)));
                values
            }
            Face::Special(data) => stats(&data.stats),
            Face::Leader(data) => stats(&data.stats),
            Face::Wonder(data) => stats(&data.stats),
            Face::Tactic(data) => {
                let ranks = [
                    (data.infantry, "infantry"),
                    (data.cavalry, "cavalry"),
                    (data.artillery, "artillery"),
                ];
                let mut values: Vec<Token> = ranks
                    .into_iter()
                    .filter(|(count, _)| *count > 0)
                    .map(|(count, sign)| of(count, sign))
                    .collect();
                values.push(match data.outdated_strength {
                    0 => of(data.strength, "strength"),
                    old => of(format!("{}/{old}", data.strength), "strength"),
                });
                values
            }
            Face::Bonus(data) => vec![
                of(format!("+{}", data.defense), "defence"),
                of(format!("+{}", data.colonization), "ship"),
            ],
            Face::Action(_)
            | Face::Event(_)
            | Face::Territory(_)
            | Face::Aggression(_)
            | Face::War(_)
            | Face::Pact(_) => Vec::new(),
        }
    }
}

/// The section of the rules about a card.
pub(super) fn rule(card: Card) -> &'static str {
    match card.face() {
        Face::Technology(_) => "1-2",
        Face::Leader(_) => "12-1",
        Face::Wonder(_) => "12-2",
        Face::Government(_) | Face::Special(_) => "12-3",
        Face::Action(_) => "12-4",
        Face::Event(_) => "12-5",
        Face::Territory(_) => "9-5",
        Face::Aggression(_) => "12-6",
        Face::War(_) => "12-7",
        Face::Pact(_) => "12-8",
        Face::Tactic(_) | Face::Bonus(_) => "12-9",
    }
}

/// What it costs to play.
fn cost(card: Card) -> Vec<Token> {
    match card.face() {
        Face::Technology(tech) => {
            let mut cost = Vec::new();
            if tech.science_cost > 0 {
                cost.push(of(tech.science_cost, "science"));
            }
            cost.push(of(tech.resource_cost, "resources"));
            cost
        }
        Face::Government(data) if data.science_cost > 0 => vec![of(
            format!("{} ({})", data.science_cost, data.revolution_cost),
            "science",
        )],
        Face::Special(data) => vec![of(data.science_cost, "science")],
        Face::Wonder(data) => {
            let stages: Vec<String> = data.stages.iter().map(ToString::to_string).collect();
            vec![of(stages.join("·"), "resources")]
        }
        Face::Aggression(data) => vec![pips(data.military_actions, "military")],
        Face::War(data) => vec![pips(data.military_actions, "military")],
        Face::Government(_)
        | Face::Leader(_)
        | Face::Action(_)
        | Face::Event(_)
        | Face::Territory(_)
        | Face::Pact(_)
        | Face::Tactic(_)
        | Face::Bonus(_) => Vec::new(),
    }
}

pub(super) fn worker(gives: &PerWorker) -> Vec<Token> {
    let mut values = Vec::new();
    if gives.food > 0 {
        values.push(of(gives.food, "food"));
    }
    if gives.resources > 0 {
        values.push(of(gives.resources, "resources"));
    }
    values.extend(stats(&Stats {
        culture: gives.culture,
        science: gives.science,
        strength: gives.strength,
        happy: gives.happy,
        ..Stats::default()
    }));
    values
}

pub(super) fn stats(stats: &Stats) -> Vec<Token> {
    [
        (stats.civil_actions, "civil"),
        (stats.military_actions, "military"),
        (stats.science, "science"),
        (stats.culture, "culture"),
        (stats.strength, "strength"),
        (stats.happy, "happy"),
        (stats.yellow_tokens, "worker"),
        (stats.blue_tokens, "blue"),
        (stats.colonization, "ship"),
    ]
    .into_iter()
    .filter(|(amount, _)| *amount != 0)
    .map(|(amount, sign)| {
        if amount < 0 {
            Token::Loss(amount.unsigned_abs().to_string(), sign)
        } else {
            of(amount, sign)
        }
    })
    .collect()
}

/// Whether its values say everything about it, so that the piece needs no words.
fn tells_all(card: Card) -> bool {
    match card.face() {
        Face::Technology(tech) => tech.kind != TechType::AirForce,
        Face::Government(_) | Face::Tactic(_) | Face::Bonus(_) => true,
        Face::Special(data) => data.kind != SpecialKind::Construction,
        Face::Wonder(data) => data.effects.is_empty(),
        Face::Leader(_)
        | Face::Action(_)
        | Face::Event(_)
        | Face::Territory(_)
        | Face::Aggression(_)
        | Face::War(_)
        | Face::Pact(_) => false,
    }
}

/// The colour of its band.
pub(super) fn class(card: Card) -> &'static str {
    match card.face() {
        Face::Technology(tech) if tech.kind.is_farm_or_mine() => "production",
        Face::Technology(tech) if tech.kind.is_urban() => "urban",
        Face::Technology(_) | Face::Tactic(_) => "military",
        Face::Government(_) => "government",
        Face::Special(_) => "special",
        Face::Leader(_) => "leader",
        Face::Wonder(_) => "wonder",
        Face::Action(_) => "action",
        Face::Event(_) | Face::Territory(_) => "event",
        Face::Aggression(_) | Face::War(_) => "attack",
        Face::Pact(_) => "pact",
        Face::Bonus(_) => "bonus",
    }
}

pub(super) fn sign(card: Card) -> Sign {
    match card.face() {
        Face::Technology(tech) => match tech.kind {
            TechType::Farm => "food",
            TechType::Mine => "mine",
            TechType::Lab => "lab",
            TechType::Temple => "temple",
            TechType::Library => "library",
            TechType::Arena => "arena",
            TechType::Theater => "theatre",
            TechType::Infantry => "infantry",
            TechType::Cavalry => "cavalry",
            TechType::Artillery => "artillery",
            TechType::AirForce => "aircraft",
        },
        Face::Government(_) => "government",
        Face::Special(_) => "special",
        Face::Leader(_) => "leader",
        Face::Wonder(_) => "wonder",
        Face::Action(_) => "action",
        Face::Event(_) => "event",
        Face::Territory(_) => "territory",
        Face::Aggression(_) => "aggression",
        Face::War(_) => "war",
        Face::Pact(_) => "pact",
        Face::Tactic(_) => "tactic",
        Face::Bonus(_) => "defence",
    }
}
