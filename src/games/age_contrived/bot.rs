//! The judgement of the greedy bot.
use super::action::Action;
use super::state::State;
use crate::games::rng::Rng;
use crate::games::Seat;

pub(super) fn appraise(state: &State, seat: Seat) -> i64 {
    super::scoring::points(state, seat).total()
}
pub(super) fn choose(state: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
    crate::games::bots::best_next::<super::AgeContrived>(state, seat, legal, rng)
}
