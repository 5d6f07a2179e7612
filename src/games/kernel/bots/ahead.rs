//! Playing on: where the best turns lead if everybody plays quickly from there.

use super::effort::Effort;
use super::search::Path;
use super::think::{Deciding, Mind, Reach};
use crate::rng::Rng;
use crate::{Game, Seat, Viewer};

/// Nobody plays on for longer than this, whoever is to decide.
const MOST_STEPS: usize = 240;
/// A turn that is compared with others.
struct Candidate<G: Game> {
    path: Path<G>,
    sum: i64,
}

impl<G: Game> Mind<'_, G> {
    /// Plays on from the best turns, each time in another world that the seat cannot tell from the
    /// true one. The worse half is dropped when its part of the effort is spent, so that those that
    /// are hard to tell apart are played on most. The answer has the best first.
    pub(super) fn compare(
        &self,
        state: &G::State,
        seat: Seat,
        turns: Vec<Path<G>>,
        effort: &mut Effort<'_>,
        rng: &mut Rng,
    ) -> Vec<Path<G>> {
        let mut turns = turns.into_iter();
        let compared = turns.by_ref().take(self.look.compared);
        let mut alive: Vec<Candidate<G>> =
            compared.map(|path| Candidate { path, sum: 0 }).collect();
        let mut dropped: Vec<Path<G>> = turns.collect();
        let mut worlds = 0;
        'playing: while alive.len() > 1 {
            let halvings = u64::from(alive.len().next_power_of_two().ilog2());
            let left = effort.left();
            let until = left - left / halvings;
            for _ in 0..self.look.worlds {
                let world = G::imagine(state, Viewer::Seat(seat), rng);
                let key = rng.key();
                let values = alive.iter().map(|candidate| {
                    let (next, _) = replay::<G>(&world, seat, &candidate.path.actions);
                    self.play_on(next, seat, self.look.ahead, effort, &mut Rng::new(key))
                });
                let Some(values) = values.collect::<Option<Vec<i64>>>() else {
                    break 'playing;
                };
                worlds += 1;
                for (candidate, value) in alive.iter_mut().zip(values) {
                    candidate.sum += value;
                }
                if effort.left() <= until {
                    break;
                }
            }
            alive.sort_by_key(|candidate| -candidate.sum);
            let worse = alive.split_off(alive.len().div_ceil(2));
            dropped.splice(0..0, worse.into_iter().map(|candidate| candidate.path));
        }
        alive.sort_by_key(|candidate| -candidate.sum);
        let best = alive.into_iter().map(|candidate| Path {
            value: match worlds {
                0 => candidate.path.value,
                worlds => candidate.sum / worlds as i64,
            },
            ..candidate.path
        });
        best.chain(dropped).collect()
    }

    /// The value for the seat after it has had so many more turns; `None` if the effort is spent.
    pub(super) fn play_on(
        &self,
        mut state: G::State,
        seat: Seat,
        ahead: u8,
        effort: &mut Effort<'_>,
        rng: &mut Rng,
    ) -> Option<i64> {
        let mut turns = 0;
        for _ in 0..MOST_STEPS {
            let deciding = G::deciding(&state);
            let Some(&who) = deciding.first() else {
                break;
            };
            let in_own_turn = G::active(&state).unwrap_or(who) == seat;
            let step = self.step(&state, who, effort, Some(rng))?;
            state = step.state;
            if who == seat && in_own_turn && step.reach == Reach::Ended {
                turns += 1;
                if turns >= ahead {
                    break;
                }
            }
        }
        Some(self.standing(&state, seat))
    }
}

/// Plays a turn in another world, as far as it is possible there; says whether that ended it.
pub(super) fn replay<G: Game>(
    world: &G::State,
    seat: Seat,
    actions: &[G::Action],
) -> (G::State, Reach) {
    let (mut state, mut reach) = (world.clone(), Reach::GoesOn);
    for action in actions {
        if !G::deciding(&state).contains(&seat) {
            break;
        }
        match G::apply(&state, seat, action) {
            Ok(applied) => {
                let deciding = Deciding::<G>::of(&state, seat);
                reach = match deciding.is_interrupted(&applied.state, action) {
                    true => Reach::GoesOn,
                    false => deciding.after(&applied.state, action),
                };
                state = applied.state;
            }
            Err(_) => break,
        }
    }
    (state, reach)
}
