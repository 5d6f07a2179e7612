//! The written texts of cards: the short one that stands on a piece, and the full one.

use crate::data::card::{PerWorker, SpecialKind, Stats, Tactic, TechType, Technology};
use crate::data::{Card, Face};
use kernel::message::{Arg, Message, Words, message};

/// At most two lines of 16 signs, broken between words.
pub fn short(card: Card, words: &Words<'_>) -> String {
    match card.face() {
        Face::Technology(tech) => words.say(&short_technology(tech)),
        Face::Government(data) => words.say(&message!(
            "short-government",
            civil = data.civil_actions,
            military = data.military_actions
        )),
        Face::Special(data) => words.say(&match data.kind {
            SpecialKind::Law if data.stats.blue_tokens > 0 => message!(
                "short-law-blue",
                civil = data.stats.civil_actions,
                blue = data.stats.blue_tokens
            ),
            SpecialKind::Law => message!("short-law", civil = data.stats.civil_actions),
            SpecialKind::Warfare => message!(
                "short-warfare",
                strength = data.stats.strength,
                military = data.stats.military_actions
            ),
            SpecialKind::Exploration => message!(
                "short-exploration",
                strength = data.stats.strength,
                ships = data.stats.colonization
            ),
            SpecialKind::Construction => {
                message!("short-construction", stages = data.wonder_stages_per_action)
            }
        }),
        Face::Tactic(data) => words.say(&message!(
            "short-tactic",
            units = data.infantry + data.cavalry + data.artillery,
            strength = data.strength,
            old = data.outdated_strength
        )),
        Face::Bonus(data) => words.say(&message!(
            "short-bonus",
            defence = data.defense,
            ships = data.colonization
        )),
        Face::Leader(_)
        | Face::Wonder(_)
        | Face::Action(_)
        | Face::Event(_)
        | Face::Territory(_)
        | Face::Aggression(_)
        | Face::War(_)
        | Face::Pact(_) => words.name(&format!("short-{}", card.id())),
    }
}

fn short_technology(tech: &Technology) -> Message {
    let gives = &tech.per_worker;
    match tech.kind {
        TechType::Farm => message!("short-farm", food = gives.food),
        TechType::Mine => message!("short-mine", resources = gives.resources),
        TechType::Lab => message!("short-lab", science = gives.science),
        TechType::Temple | TechType::Theater => {
            message!("short-faces", culture = gives.culture, happy = gives.happy)
        }
        TechType::Library => {
            message!(
                "short-library",
                science = gives.science,
                culture = gives.culture
            )
        }
        TechType::Arena => {
            message!(
                "short-arena",
                strength = gives.strength,
                happy = gives.happy
            )
        }
        TechType::Infantry | TechType::Cavalry | TechType::Artillery => {
            message!("short-unit", strength = gives.strength)
        }
        TechType::AirForce => message!("short-air-force", strength = gives.strength),
    }
}

/// Everything that is on the card, in sentences.
pub fn full(card: Card, words: &Words<'_>) -> String {
    let own = || words.name(&format!("text-{}", card.id()));
    let parts = match card.face() {
        Face::Technology(tech) => vec![
            words.say(&full_technology(tech)),
            developed(tech.science_cost, words),
        ],
        Face::Government(data) => vec![
            words.say(&message!(
                "full-government",
                civil = data.civil_actions,
                military = data.military_actions,
                limit = data.urban_limit
            )),
            gives(&data.stats, words),
            match data.science_cost {
                0 => words.name("full-starting"),
                science => words.say(&message!(
                    "full-new-government",
                    science = science,
                    revolution = data.revolution_cost
                )),
            },
        ],
        Face::Special(data) => {
            let [_, one, two, three] = data.urban_discount;
            let special = match data.kind {
                SpecialKind::Construction => words.say(&message!(
                    "full-construction",
                    stages = data.wonder_stages_per_action,
                    one = one,
                    two = two,
                    three = three
                )),
                SpecialKind::Law | SpecialKind::Warfare | SpecialKind::Exploration => {
                    gives(&data.stats, words)
                }
            };
            let kind = words.name("full-special");
            vec![special, developed(data.science_cost, words), kind]
        }
        Face::Leader(data) => vec![gives(&data.stats, words), own()],
        Face::Wonder(data) => {
            let costs: Vec<Arg> = data.stages.iter().map(|cost| Arg::from(*cost)).collect();
            let text = if data.effects.is_empty() {
                String::new()
            } else {
                own()
            };
            let stages = words.say(&message!("full-wonder", stages = costs));
            vec![stages, gives(&data.stats, words), text]
        }
        Face::Territory(data) => {
            let now = &data.immediate;
            let mut list = Vec::new();
            let mut amount = |id: &'static str, value: u8| {
                if value > 0 {
                    list.push(message!(id, amount = value).into());
                }
            };
            amount("gives-food", now.food);
            amount("gives-resources", now.resources);
            amount("gives-science", now.science);
            amount("gives-culture", now.culture);
            amount("gives-workers", now.population);
            amount("gives-cards", now.military_cards);
            let kept = list_of(&data.permanent);
            vec![words.say(&message!("full-territory", now = list, kept = kept))]
        }
        Face::Tactic(data) => full_tactic(data, words),
        Face::Bonus(data) => vec![words.say(&message!(
            "full-bonus",
            defence = data.defense,
            ships = data.colonization
        ))],
        Face::Event(_) => vec![own(), words.name("full-event")],
        Face::Aggression(data) => vec![
            own(),
            words.say(&message!("full-aggression", count = data.military_actions)),
        ],
        Face::War(data) => vec![
            own(),
            words.say(&message!("full-war", count = data.military_actions)),
        ],
        Face::Action(_) => vec![own(), words.name("full-action")],
        Face::Pact(data) => vec![
            own(),
            words.name(if data.sided {
                "full-pact-sided"
            } else {
                "full-pact"
            }),
        ],
    };
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

fn developed(science: u8, words: &Words<'_>) -> String {
    match science {
        0 => words.name("full-starting"),
        science => words.say(&message!("full-developed", science = science)),
    }
}

fn full_technology(tech: &Technology) -> Message {
    let resources = tech.resource_cost;
    match tech.kind {
        TechType::Farm => message!(
            "full-farm",
            resources = resources,
            food = tech.per_worker.food
        ),
        TechType::Mine => message!(
            "full-mine",
            resources = resources,
            made = tech.per_worker.resources
        ),
        TechType::Lab
        | TechType::Temple
        | TechType::Library
        | TechType::Arena
        | TechType::Theater => message!(
            "full-urban",
            resources = resources,
            gives = worker_list(&tech.per_worker)
        ),
        TechType::Infantry | TechType::Cavalry | TechType::Artillery => message!(
            "full-unit",
            resources = resources,
            strength = tech.per_worker.strength
        ),
        TechType::AirForce => message!(
            "full-air-force",
            resources = resources,
            strength = tech.per_worker.strength
        ),
    }
}

fn full_tactic(data: &Tactic, words: &Words<'_>) -> Vec<String> {
    let mut units: Vec<Arg> = Vec::new();
    for (id, count) in [
        ("gives-infantry", data.infantry),
        ("gives-cavalry", data.cavalry),
        ("gives-artillery", data.artillery),
    ] {
        if count > 0 {
            units.push(message!(id, amount = count).into());
        }
    }
    let army = message!("full-tactic", units = units, strength = data.strength);
    let mut parts = vec![words.say(&army)];
    if data.outdated_strength > 0 {
        parts.push(words.say(&message!(
            "full-outdated",
            strength = data.outdated_strength
        )));
    }
    parts.push(words.name("full-tactic-use"));
    parts
}

fn worker_list(gives: &PerWorker) -> Vec<Arg> {
    list_of(&Stats {
        culture: gives.culture,
        science: gives.science,
        strength: gives.strength,
        happy: gives.happy,
        ..Stats::default()
    })
}

/// What a card gives while it is in play.
fn gives(stats: &Stats, words: &Words<'_>) -> String {
    match list_of(stats) {
        list if list.is_empty() => String::new(),
        list => words.say(&message!("full-gives", gives = list)),
    }
}

fn list_of(stats: &Stats) -> Vec<Arg> {
    [
        ("gives-culture", stats.culture),
        ("gives-science", stats.science),
        ("gives-strength", stats.strength),
        ("gives-happy", stats.happy),
        ("gives-civil", stats.civil_actions),
        ("gives-military", stats.military_actions),
        ("gives-yellow", stats.yellow_tokens),
        ("gives-blue", stats.blue_tokens),
        ("gives-ships", stats.colonization),
    ]
    .into_iter()
    .filter(|(_, amount)| *amount != 0)
    .map(|(id, amount)| {
        let what = message!(id, amount = amount.abs());
        if amount < 0 {
            message!("gives-less", what = what).into()
        } else {
            what.into()
        }
    })
    .collect()
}

/// A text in lines of so many signs, broken between words only.
#[cfg(test)]
pub fn lines(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
