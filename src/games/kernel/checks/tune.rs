//! Finds better weights by self-play: some are changed at random, and what wins is kept.

use crate::any_game::AnyGame;
use crate::arena::{Arena, Contender, Score};
use crate::bots::Bot;
use crate::bots::judgement::{Judgement, Run};
use crate::message::Refusal;
use crate::rng::{Rng, Seed};

/// How long and how carefully is tuned.
#[derive(Clone, Debug)]
pub struct Tuning {
    pub game: &'static dyn AnyGame,
    pub seed: u64,
    /// Changes that are tried.
    pub rounds: u64,
    /// Matches for each of them; and once more, at the end, of the new weights against the old.
    pub matches: u64,
    /// Nodes for one decision: few, so that many matches can be played.
    pub nodes: u64,
}

/// One change that was tried.
#[derive(Clone, Debug)]
pub struct Tried {
    pub round: u64,
    /// The part of the matches that it won.
    pub won: f64,
    pub is_kept: bool,
}

/// A change is kept if it wins so much more than half of its matches, in standard errors.
const SURE: f64 = 0.7;
/// A weight changes by at most this part of itself, in percent, and at least a little.
const MOST_CHANGE: usize = 40;
/// One of so many weights is changed.
const CHANGED: usize = 4;

impl Tuning {
    /// Tunes, and tells what was tried. The worth of a point stays what it is: all else is measured
    /// by it.
    pub fn run(&self, mut tell: impl FnMut(&Tried)) -> Result<Judgement, Refusal> {
        let old = self.game.judgement();
        let mut best = old.clone();
        let mut rng = Seed::of_series(self.seed, 0).rng("tune");
        for round in 0..self.rounds {
            let changed = change(&best, &mut rng);
            let score = self.compare(&changed, &best, round + 1)?;
            let (won, error) = score.won();
            let is_kept = won > 0.5 + SURE * error;
            tell(&Tried {
                round,
                won,
                is_kept,
            });
            if is_kept {
                best = changed;
            }
        }
        let (won, _) = self.compare(&best, old, 0)?.won();
        best.run = Some(Run {
            command: format!(
                "turnpost tune --game {} --rounds {} --matches {} --nodes {} --seed {}",
                self.game.info().slug,
                self.rounds,
                self.matches,
                self.nodes,
                self.seed
            ),
            matches: self.rounds * self.matches,
            won: (won * 100.0).round() as u8,
        });
        Ok(best)
    }

    fn compare(&self, new: &Judgement, old: &Judgement, round: u64) -> Result<Score, Refusal> {
        let contender = |name: &str, judgement: &Judgement| Contender {
            name: name.to_owned(),
            bot: Bot::Club,
            judgement: Some(judgement.clone()),
            nodes: Some(self.nodes),
        };
        let arena = Arena {
            game: self.game,
            players: *self.game.info().players.start(),
            seed: self.seed.wrapping_add(round),
            contenders: vec![contender("new", new), contender("old", old)],
        };
        let mut scores = vec![Score::default(); 2];
        for index in 0..self.matches {
            arena.play(index, &mut scores)?;
        }
        Ok(scores.swap_remove(0))
    }
}

fn change(judgement: &Judgement, rng: &mut Rng) -> Judgement {
    let mut changed = judgement.clone();
    for (weight, term) in changed.weights.iter_mut().zip(judgement.terms()) {
        if *term == "points" || rng.below(CHANGED) > 0 {
            continue;
        }
        let percent = rng.below(2 * MOST_CHANGE + 1) as i64 - MOST_CHANGE as i64;
        let nudge = rng.below(5) as i64 - 2;
        *weight += *weight * percent / 100 + nudge;
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::any_game::registered;
    use crate::example::Harbour;

    #[test]
    fn the_same_seed_finds_the_same_weights() {
        let tuning = Tuning {
            game: registered::<Harbour>(),
            seed: 3,
            rounds: 4,
            matches: 4,
            nodes: 30,
        };
        let mut tried = 0;
        let found = tuning.run(|_| tried += 1).expect("matches");
        assert_eq!(tried, 4);
        assert_eq!(found, tuning.run(|_| ()).expect("matches"));
        assert_eq!(found.run.as_ref().map(|run| run.matches), Some(16));
    }
}
