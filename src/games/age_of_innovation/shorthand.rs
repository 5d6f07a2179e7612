//! Shorthand that depends on the position.

use super::action::Action;
use super::state::State;
use crate::games::Seat;
use crate::games::message::NotationError;

pub fn read(_state: &State, _seat: Seat, line: &str) -> Result<Vec<Action>, NotationError> {
    Ok(vec![line.parse()?])
}
