//! The standing order for the opponents' step of an acquire: `auto add …`.

use super::action::{Action, Source};
use super::notation::kind;
use super::state::{Frame, State};
use crate::games::Seat;
use crate::games::message::{NotationError, message};

/// `auto add c,m,r`: the first of these kinds that lies in the pool, or else no. `auto add no`:
/// never. `auto add ask`: ask the player. It never takes energy from elsewhere than the pool.
pub(super) fn obey(state: &State, seat: Seat, order: &str) -> Result<Vec<Action>, NotationError> {
    let line = order.trim().to_lowercase();
    let words: Vec<&str> = line.split_whitespace().collect();
    let choice = match words.as_slice() {
        ["auto", "add", choice] | ["add", choice] => *choice,
        _ => return Err(message!("unknown-order", order = order.to_owned()).into()),
    };
    let kinds = match choice {
        "ask" => return Ok(Vec::new()),
        "no" => Vec::new(),
        list => list.split(',').map(kind).collect::<Result<Vec<_>, _>>()?,
    };
    let is_asked =
        matches!(state.stack.last(), Some(Frame::Adds { .. })) && state.deciding().contains(&seat);
    if !is_asked {
        return Ok(Vec::new());
    }
    let pool = state.player(seat).pool;
    let first = kinds.into_iter().find(|&kind| pool.has(kind));
    Ok(vec![Action::Add(first.map(Source::pool))])
}
