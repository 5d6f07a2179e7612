//! Menu entries.

use super::action::Action;
use super::state::State;
use crate::games::message::{Message, message};
use crate::games::{Choice, Seat};

pub fn describe(_state: &State, _seat: Seat, action: &Action) -> Choice {
    Choice {
        line: action.to_string(),
        kind: message!("not-now"),
        what: message!("not-now"),
        price: None,
        targets: Vec::new(),
    }
}

pub fn why_not(_state: &State, _seat: Seat) -> Vec<Message> {
    Vec::new()
}
