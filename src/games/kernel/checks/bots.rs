//! Bots choose from the legal actions, and know no more than the player on their seat would.

use std::str::FromStr;

use crate::rng::Rng;
use crate::{Game, Seat, Viewer};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Any legal action, each equally likely.
    Random,
    /// What the game's own judgement likes best.
    Greedy,
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        match word {
            "random" => Ok(Bot::Random),
            "greedy" => Ok(Bot::Greedy),
            _ => Err(format!("there is no bot '{word}': take random or greedy")),
        }
    }
}

impl Bot {
    pub fn choose<G: Game>(self, state: &G::State, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
        let mut legal = G::legal(state, seat);
        if legal.iter().any(|action| !G::gives_up(action)) {
            legal.retain(|action| !G::gives_up(action));
        }
        let index = match (self, legal.len()) {
            (_, 0) => return None,
            (_, 1) => 0,
            (Bot::Random, count) => rng.below(count),
            (Bot::Greedy, _) => {
                let imagined = G::imagine(state, Viewer::Seat(seat), rng);
                G::greedy(&imagined, seat, &legal, rng)
            }
        };
        Some(legal.swap_remove(index))
    }
}

/// The action after which the position looks best; equals are drawn.
pub fn best_next<G: Game>(
    state: &G::State,
    seat: Seat,
    legal: &[G::Action],
    rng: &mut Rng,
) -> usize {
    let value = |action| match G::apply(state, seat, action) {
        Ok(applied) => G::appraise(&applied.state, seat),
        Err(_) => i64::MIN,
    };
    let values: Vec<i64> = legal.iter().map(value).collect();
    let best = values.iter().max().copied().unwrap_or_default();
    let equals: Vec<usize> = (0..values.len())
        .filter(|&index| values[index] == best)
        .collect();
    *rng.pick(&equals)
}
