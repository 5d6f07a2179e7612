//! Which of several prices is the lowest, whatever one has; and a place that has several.

use std::collections::BTreeMap;

use super::menu::PlaceLink;
use games::Choice;
use games::panel::{Sign, Token};

/// The one that asks for no more of anything than any other.
pub fn cheapest<'a>(costs: &[&'a [Token]]) -> Option<&'a [Token]> {
    let is_lowest = |cost: &&&[Token]| costs.iter().all(|other| is_within(cost, other));
    costs.iter().find(is_lowest).copied()
}

/// The first that no other undercuts.
pub fn not_dearer<'a>(costs: &[&'a [Token]]) -> Option<&'a [Token]> {
    let undercuts = |other: &&[Token], cost: &[Token]| *other != cost && is_within(other, cost);
    let mut paid = costs.iter().filter(|cost| !cost.is_empty());
    let found = paid.find(|cost| !costs.iter().any(|other| undercuts(other, cost)));
    found.copied()
}

/// Where the same place is offered for one price after another, it is named once.
pub fn say_once(links: &mut [PlaceLink]) {
    let alike = |one: &PlaceLink, other: &PlaceLink| {
        !one.at.is_empty() && one.at == other.at && one.name == other.name
    };
    for group in links.chunk_by_mut(alike) {
        if group.len() > 1 && group.iter().all(|link| !link.price.is_empty()) {
            group[0].label = group[0].name.clone();
            for link in group {
                link.name.clear();
            }
        }
    }
}

fn is_within(cost: &[Token], other: &[Token]) -> bool {
    let (Some(own), Some(others)) = (amounts(cost), amounts(other)) else {
        return false;
    };
    let at_most = |(sign, count): &(Sign, u32)| {
        let same = others.iter().find(|(other, _)| other == sign);
        same.is_some_and(|(_, most)| count <= most)
    };
    own.iter().all(at_most)
}

/// Of actions that say the same at the same place, one that costs less comes first: it is offered first.
pub fn cheaper_first(choices: &mut [Choice]) {
    let mut places: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (index, choice) in choices.iter().enumerate() {
        if let Some(at) = choice.targets.first() {
            places.entry(at.clone()).or_default().push(index);
        }
    }
    for here in places.values() {
        for (passed, one) in here.iter().enumerate() {
            for other in &here[passed + 1..] {
                let (first, later) = (&choices[*one], &choices[*other]);
                let is_same = first.kind == later.kind && first.what == later.what;
                if is_same && first.cost != later.cost && is_within(&later.cost, &first.cost) {
                    choices.swap(*one, *other);
                }
            }
        }
    }
}

/// So many of each thing; nothing where a price is no plain number of things.
fn amounts(cost: &[Token]) -> Option<Vec<(Sign, u32)>> {
    let amount = |token: &Token| match token {
        Token::Of(value, sign) => Some((*sign, value.parse().ok()?)),
        Token::Loss(..)
        | Token::When(_)
        | Token::Words(_)
        | Token::Strong(_)
        | Token::Seat(_)
        | Token::Disc(..)
        | Token::Pips { .. } => None,
    };
    let amounts: Vec<(Sign, u32)> = cost.iter().map(amount).collect::<Option<_>>()?;
    (!amounts.is_empty()).then_some(amounts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_price_is_the_cheapest_if_it_asks_for_no_more_of_anything() {
        let [six, three] = [6, 3].map(|tools| vec![Token::of(tools, "tool")]);
        let power = vec![Token::of(4, "power")];
        let both = vec![Token::of(4, "power"), Token::of(4, "coin")];
        let coins = vec![Token::of(4, "coin")];
        assert_eq!(cheapest(&[&six, &three]), Some(three.as_slice()));
        assert_eq!(cheapest(&[&both, &coins]), Some(coins.as_slice()));
        // A palace for 4 and 6 is dearer than a guild or a school, of which neither undercuts the other.
        let of = |tools, coins| vec![Token::of(tools, "tool"), Token::of(coins, "coin")];
        let (palace, guild, school) = (of(4, 6), of(2, 6), of(3, 5));
        assert_eq!(
            not_dearer(&[&palace, &guild, &school]),
            Some(guild.as_slice())
        );
        // Who is short of power does not find coins cheap.
        assert_eq!(cheapest(&[&power, &coins]), None);
        let words = vec![Token::Words("a card".to_owned())];
        assert_eq!(cheapest(&[&words, &coins]), None);
    }
}
