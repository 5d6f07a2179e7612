//! The long lines of the rules' notation, read as the small actions that they stand for.

use super::action::Action;
use super::state::State;
use crate::games::Seat;
use crate::games::message::NotationError;

pub(super) fn read(_state: &State, _seat: Seat, line: &str) -> Result<Vec<Action>, NotationError> {
    Ok(vec![line.parse()?])
}
