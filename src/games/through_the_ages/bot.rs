//! A judgement of positions for the greedy bot.

use super::action::Action;
use super::state::State;
use crate::games::rng::Rng;
use crate::games::{Seat, bots};

pub fn appraise(state: &State, seat: Seat) -> i64 {
    i64::from(state.player(seat).culture)
}

pub fn greedy(state: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
    bots::best_next::<super::ThroughTheAges>(state, seat, legal, rng)
}
