//! How cards are called and summed up on the board: class, colour, sign, a line of values.

use crate::board::texts;
use crate::data::card::{PerWorker, Stats};
use crate::data::{Card, Face};
use kernel::Glossary;
use kernel::message::{Words, message};

/// The age as it is printed.
pub fn roman(level: u8) -> &'static str {
    ["A", "I", "II", "III", "IV"][usize::from(level.min(4))]
}

/// The message that names the class of a card.
pub fn class_id(card: Card) -> &'static str {
    use crate::data::card::TechType as T;
    match card.face() {
        Face::Technology(tech) => match tech.kind {
            T::Farm => "class-farm",
            T::Mine => "class-mine",
            T::Lab => "class-lab",
            T::Temple => "class-temple",
            T::Library => "class-library",
            T::Arena => "class-arena",
            T::Theater => "class-theater",
            T::Infantry => "class-infantry",
            T::Cavalry => "class-cavalry",
            T::Artillery => "class-artillery",
            T::AirForce => "class-air-force",
        },
        Face::Government(_) => "class-government",
        Face::Special(_) => "class-special",
        Face::Leader(_) => "class-leader",
        Face::Wonder(_) => "class-wonder",
        Face::Action(_) => "class-action",
        Face::Event(_) => "class-event",
        Face::Territory(_) => "class-territory",
        Face::Aggression(_) => "class-aggression",
        Face::War(_) => "class-war",
        Face::Pact(_) => "class-pact",
        Face::Tactic(_) => "class-tactic",
        Face::Bonus(_) => "class-bonus",
    }
}

fn amount(parts: &mut Vec<String>, words: &Words<'_>, id: &'static str, value: i16) {
    if value != 0 {
        parts.push(words.say(&message!(id, amount = value)));
    }
}

fn worker(parts: &mut Vec<String>, words: &Words<'_>, gives: &PerWorker) {
    amount(parts, words, "sum-food", gives.food.into());
    amount(parts, words, "sum-resources", gives.resources.into());
    amount(parts, words, "sum-science", gives.science);
    amount(parts, words, "sum-culture", gives.culture);
    amount(parts, words, "sum-strength", gives.strength);
    amount(parts, words, "sum-happy", gives.happy);
}

fn stats(parts: &mut Vec<String>, words: &Words<'_>, stats: &Stats) {
    amount(parts, words, "sum-civil", stats.civil_actions);
    amount(parts, words, "sum-military", stats.military_actions);
    amount(parts, words, "sum-science", stats.science);
    amount(parts, words, "sum-culture", stats.culture);
    amount(parts, words, "sum-strength", stats.strength);
    amount(parts, words, "sum-happy", stats.happy);
    amount(parts, words, "sum-blue", stats.blue_tokens);
    amount(parts, words, "sum-yellow", stats.yellow_tokens);
    amount(parts, words, "sum-colonization", stats.colonization);
}

/// Cost and values of a card in one line.
pub fn summary(card: Card, words: &Words<'_>) -> String {
    let mut parts = Vec::new();
    match card.face() {
        Face::Technology(tech) => {
            let (science, resources) = (tech.science_cost, tech.resource_cost);
            parts.push(words.say(&message!(
                "sum-technology",
                science = science,
                resources = resources
            )));
            worker(&mut parts, words, &tech.per_worker);
        }
        Face::Government(data) => {
            let (science, revolution) = (data.science_cost, data.revolution_cost);
            parts.push(words.say(&message!(
                "sum-government",
                science = science,
                revolution = revolution,
                civil = data.civil_actions,
                military = data.military_actions,
                limit = data.urban_limit
            )));
            stats(&mut parts, words, &data.stats);
        }
        Face::Special(data) => {
            parts.push(words.say(&message!("sum-science-cost", science = data.science_cost)));
            stats(&mut parts, words, &data.stats);
            if data.wonder_stages_per_action > 1 {
                let [_, one, two, three] = data.urban_discount;
                parts.push(words.say(&message!(
                    "sum-construction",
                    stages = data.wonder_stages_per_action,
                    one = one,
                    two = two,
                    three = three
                )));
            }
        }
        Face::Wonder(data) => {
            let costs: Vec<String> = data.stages.iter().map(ToString::to_string).collect();
            parts.push(words.say(&message!("sum-stages", stages = costs.join("-"))));
            stats(&mut parts, words, &data.stats);
        }
        Face::Territory(data) => stats(&mut parts, words, &data.permanent),
        Face::Tactic(data) => parts.push(words.say(&message!(
            "sum-tactic",
            infantry = data.infantry,
            cavalry = data.cavalry,
            artillery = data.artillery,
            strength = data.strength
        ))),
        Face::Bonus(data) => parts.push(words.say(&message!(
            "sum-bonus",
            defence = data.defense,
            colonization = data.colonization
        ))),
        Face::Leader(_)
        | Face::Action(_)
        | Face::Event(_)
        | Face::Aggression(_)
        | Face::War(_)
        | Face::Pact(_) => {}
    }
    let mut said = String::new();
    for part in parts {
        said += match said.is_empty() || said.ends_with(':') {
            true => "",
            false => ",",
        };
        said += " ";
        said += &part;
    }
    let text = format!("text-{}", card.id());
    if words.has(&text) {
        said += match said.is_empty() || said.ends_with(':') {
            true => " ",
            false => ". ",
        };
        said += &words.name(&text);
    }
    said.trim_start().to_owned()
}

/// All cards, by what they are, from the oldest to the newest.
pub fn glossary(words: &Words<'_>) -> Vec<Glossary> {
    let mut kinds: Vec<(&str, Vec<Card>)> = Vec::new();
    for card in Card::all() {
        let class = class_id(card);
        match kinds.iter_mut().find(|(kind, _)| *kind == class) {
            Some((_, cards)) => cards.push(card),
            None => kinds.push((class, vec![card])),
        }
    }
    let entry = |card: &Card| {
        let age = roman(card.level());
        let name = format!("{} ({age})", words.name(card.id()));
        (name, texts::full(*card, words))
    };
    let group = |(kind, mut cards): (&str, Vec<Card>)| {
        cards.sort_by_key(|card| card.level());
        Glossary {
            kind: words.name(kind),
            entries: cards.iter().map(entry).map(Into::into).collect(),
        }
    };
    kinds.into_iter().map(group).collect()
}
