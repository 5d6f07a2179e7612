//! What a bot tells people: what it would play and why, what it expects of a match, and how a turn that
//! was played compares with its own.

use serde::{Deserialize, Serialize};

use super::ahead::replay;
use super::effort::Effort;
use super::judgement::POINT;
use super::think::{Mind, Reach};
use crate::message::Message;
use crate::rng::Rng;
use crate::{Game, Seat, Viewer};

/// So many turns are proposed.
const PROPOSED: usize = 3;
/// What follows is told for so many actions at most.
const MOST_FOLLOWING: usize = 10;
/// For telling what follows one turn.
const NODES_TO_FOLLOW: u64 = 1_500;
/// A turn that was played is compared with the bot's in so many worlds.
const DUELS: usize = 6;
/// No match is longer.
const MOST_STEPS: usize = 4_000;

/// An action that is proposed or expected.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Foreseen {
    pub seat: Seat,
    pub line: String,
    /// As the menu says it.
    pub what: Message,
}

/// What a seat could play.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The whole turn, as far as it was thought through.
    pub turn: Vec<Foreseen>,
    /// So many of its actions can be played before something new is shown.
    pub sure: usize,
    /// What it brings and costs, the most important first: the name of a reason, and hundredths of a
    /// point.
    pub reasons: Vec<(String, i64)>,
    /// What is expected to follow.
    pub follows: Vec<Foreseen>,
}

/// How a turn that was played compares with the bot's own.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    pub turn: Vec<Foreseen>,
    /// What the bot's turn would have brought more, in hundredths of a point.
    pub lost: i64,
}

impl<G: Game> Mind<'_, G> {
    /// The best turns with their reasons. Nothing that the seat cannot see has a part in them.
    pub fn advise(
        &self,
        state: &G::State,
        seat: Seat,
        effort: &mut Effort<'_>,
        rng: &mut Rng,
    ) -> Vec<Advice> {
        let imagined = G::imagine(state, Viewer::Seat(seat), rng);
        let paths = self.different_turns(state, &imagined, seat, effort, rng);
        let advice = paths.into_iter().take(PROPOSED).map(|path| Advice {
            sure: path.sure.min(path.actions.len()),
            turn: foreseen::<G>(&imagined, seat, &path.actions),
            reasons: self
                .judgement
                .differences::<G>(&imagined, &path.state, seat),
            follows: effort.within(NODES_TO_FOLLOW, |effort| {
                self.following(path.state, seat, effort)
            }),
        });
        advice.collect()
    }

    /// What everybody plays from here until the seat has had another turn.
    fn following(&self, mut state: G::State, seat: Seat, effort: &mut Effort<'_>) -> Vec<Foreseen> {
        let mut told = Vec::new();
        while told.len() < MOST_FOLLOWING {
            let Some(&who) = G::deciding(&state).first() else {
                break;
            };
            let in_own_turn = G::active(&state).unwrap_or(who) == seat;
            let Some(step) = self.step(&state, who, effort, None) else {
                break;
            };
            told.push(told_as::<G>(&state, who, &step.action));
            state = step.state;
            if who == seat && in_own_turn && step.reach == Reach::Ended {
                break;
            }
        }
        told
    }

    /// The points of each seat at the end if everybody plays on quickly, in hundredths: the mean over
    /// some worlds that nobody who looks on can tell apart. Where the effort ends before the match,
    /// what the position is worth.
    pub fn expect(
        &self,
        state: &G::State,
        worlds: u32,
        effort: &mut Effort<'_>,
        rng: &mut Rng,
    ) -> Vec<i64> {
        let seats = G::seats(state);
        let (mut sums, mut ended) = (vec![0; seats], 0);
        for _ in 0..worlds {
            let world = G::imagine(state, Viewer::Spectator, rng);
            let world = self.to_the_end(world, effort, &mut Rng::new(rng.key()));
            if let Some(outcome) = G::result(&world) {
                let scores = outcome.scores.iter().map(|score| score * POINT);
                sums.iter_mut()
                    .zip(scores)
                    .for_each(|(sum, score)| *sum += score);
                ended += 1;
            }
        }
        match ended {
            0 => {
                let value = |seat| self.judgement.value::<G>(state, seat);
                Seat::all(seats).map(value).collect()
            }
            ended => sums.iter().map(|sum| sum / ended).collect(),
        }
    }

    fn to_the_end(
        &self,
        mut state: G::State,
        effort: &mut Effort<'_>,
        chance: &mut Rng,
    ) -> G::State {
        for _ in 0..MOST_STEPS {
            let Some(&who) = G::deciding(&state).first() else {
                break;
            };
            match self.step(&state, who, effort, Some(chance)) {
                Some(step) => state = step.state,
                None => break,
            }
        }
        state
    }

    /// Compares a turn that was played with the one that the bot would have played, knowing no more than
    /// the seat did. `None` where there was nothing to choose, or the effort ended too soon.
    pub fn review(
        &self,
        state: &G::State,
        seat: Seat,
        played: &[G::Action],
        effort: &mut Effort<'_>,
        rng: &mut Rng,
    ) -> Option<Verdict> {
        let imagined = G::imagine(state, Viewer::Seat(seat), rng);
        let paths = self.different_turns(state, &imagined, seat, effort, rng);
        let best = paths.into_iter().next()?;
        let turn = foreseen::<G>(&imagined, seat, &best.actions);
        if replay::<G>(&imagined, seat, played).0 == best.state {
            return Some(Verdict { turn, lost: 0 });
        }
        let (mut lost, mut duels) = (0, 0);
        for _ in 0..DUELS {
            let world = G::imagine(state, Viewer::Seat(seat), rng);
            let key = rng.key();
            let mut value = |actions: &[G::Action]| {
                let (next, reach) = replay::<G>(&world, seat, actions);
                // A turn that others interrupted goes on.
                let ahead = self.look.ahead + u8::from(reach == Reach::GoesOn);
                self.play_on(next, seat, ahead, effort, &mut Rng::new(key))
            };
            let (Some(better), Some(own)) = (value(&best.actions), value(played)) else {
                break;
            };
            lost += better - own;
            duels += 1;
        }
        (duels > 0).then(|| Verdict {
            turn,
            lost: lost / duels,
        })
    }
}

/// Actions as they are said where each is played.
fn foreseen<G: Game>(state: &G::State, seat: Seat, actions: &[G::Action]) -> Vec<Foreseen> {
    let mut now = state.clone();
    let mut told = Vec::with_capacity(actions.len());
    for action in actions {
        // Where others answer in between, what comes after that is left out.
        if !G::deciding(&now).contains(&seat) {
            break;
        }
        told.push(told_as::<G>(&now, seat, action));
        match G::apply(&now, seat, action) {
            Ok(applied) => now = applied.state,
            Err(_) => break,
        }
    }
    told
}

fn told_as<G: Game>(state: &G::State, seat: Seat, action: &G::Action) -> Foreseen {
    Foreseen {
        seat,
        line: action.to_string(),
        what: G::describe(state, seat, action).what,
    }
}
