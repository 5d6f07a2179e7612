//! Which of several prices is the lowest, whatever one has.

use games::panel::{Sign, Token};

/// The one that asks for no more of anything than any other.
pub fn cheapest<'a>(costs: &[&'a [Token]]) -> Option<&'a [Token]> {
    let is_lowest = |cost: &&&[Token]| costs.iter().all(|other| is_within(cost, other));
    costs.iter().find(is_lowest).copied()
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
        // Who is short of power does not find coins cheap.
        assert_eq!(cheapest(&[&power, &coins]), None);
        let words = vec![Token::Words("a card".to_owned())];
        assert_eq!(cheapest(&[&words, &coins]), None);
    }
}
