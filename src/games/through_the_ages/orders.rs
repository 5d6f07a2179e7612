//! Standing orders: answers for a player who is away (rules 15).

use crate::action::Action;
use crate::action::shorthand::bid_up_to;
use crate::state::{State, Task};
use kernel::Seat;
use kernel::message::{NotationError, message};

/// What a standing order answers.
pub fn obey(state: &State, seat: Seat, order: &str) -> Result<Vec<Action>, NotationError> {
    let task = state
        .tasks
        .last()
        .filter(|task| task.decider() == Some(seat));
    let words: Vec<&str> = order.split_whitespace().collect();
    let answer = match (words.as_slice(), task) {
        (["bid", "upto", most], Some(Task::Auction { .. })) => {
            let bid = bid_up_to(state, most)?;
            let options = task.map(|task| state.options(task)).unwrap_or_default();
            Some(if options.contains(&bid) {
                bid
            } else {
                Action::Pass
            })
        }
        (["pass"], Some(Task::Auction { .. })) => Some(Action::Pass),
        (["defend", "none"], Some(Task::Defence { chosen, .. })) if chosen.is_empty() => {
            Some(Action::DefendNone)
        }
        (["refuse"], Some(Task::Answer { .. })) => Some(Action::Refuse),
        (["bid", "upto", most], _) if most.parse::<u8>().is_ok() => None,
        (["pass"] | ["refuse"] | ["defend", "none"], _) => None,
        _ => return Err(message!("unknown-order", order = order.to_owned()).into()),
    };
    Ok(answer.into_iter().collect())
}
