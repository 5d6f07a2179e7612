//! Bots choose from the legal actions, and know no more than the player on their seat would.

pub mod advice;
mod ahead;
pub mod effort;
pub mod judgement;
mod search;
mod think;

use std::fmt;
use std::str::FromStr;

use crate::rng::Rng;
use crate::{Game, Seat, Viewer};
use effort::Effort;
use judgement::Judgement;
pub use think::{Idea, Mind, Thought};

/// How a bot plays. The word is stored with the seat and shown as the catalogue has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// Any legal action, each equally likely.
    Random,
    /// For newcomers: what the game's own judgement likes best, hardly looking ahead.
    Greedy,
    /// Thinks whole turns through, plays on a little from the best of them, and looks at where that
    /// leads.
    Club,
    /// The same, further and for longer.
    Strong,
}

impl Bot {
    pub fn word(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Club => "club",
            Bot::Strong => "strong",
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        let known = [Bot::Random, Bot::Greedy, Bot::Club, Bot::Strong];
        let found = known.into_iter().find(|bot| bot.word() == word);
        found
            .ok_or_else(|| format!("there is no bot '{word}': take random, greedy, club or strong"))
    }
}

impl Bot {
    /// What the bot plays now: one action, or several of its turn up to where it may learn
    /// something new. Empty if the seat has nothing to decide.
    pub fn choose<G: Game>(
        self,
        state: &G::State,
        seat: Seat,
        judgement: &Judgement,
        effort: &mut Effort<'_>,
        rng: &mut Rng,
    ) -> Vec<G::Action> {
        let mut legal = options::<G>(state, seat);
        match (self, legal.len()) {
            (_, 0 | 1) => legal,
            (Bot::Random, count) => vec![legal.swap_remove(rng.below(count))],
            (Bot::Greedy, _) => {
                let imagined = G::imagine(state, Viewer::Seat(seat), rng);
                let index = G::greedy(&imagined, seat, &legal, rng);
                vec![legal.swap_remove(index)]
            }
            (Bot::Club | Bot::Strong, _) => {
                let mind = Mind::<G>::new(judgement, self);
                let thought = mind.think(state, seat, effort, rng);
                let best = thought.ideas.into_iter().next();
                best.map_or_else(|| vec![legal.swap_remove(0)], |idea| idea.actions)
            }
        }
    }
}

/// What a bot considers: all that is legal, but no bot leaves a match.
pub(crate) fn options<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut legal = G::legal(state, seat);
    if legal.iter().any(|action| !G::gives_up(action)) {
        legal.retain(|action| !G::gives_up(action));
    }
    legal
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
