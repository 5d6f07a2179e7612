//! Standing orders for power offers.

use crate::action::Action;
use crate::state::State;
use kernel::Seat;
use kernel::message::{NotationError, message};

/// What to do with an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Order {
    will: Will,
    /// Ask if part of the offer would be wasted.
    careful: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Will {
    Ask,
    Always,
    Never,
    /// Only what costs nothing.
    Free,
    /// Up to so much power, for up to so many points; anything else is asked.
    UpTo {
        power: u8,
        points: u8,
    },
}

/// `offers always`, `offers never`, `offers free`, `offers off`, `offers up to 3 for 2`; each may
/// be followed by `ask if wasted`.
fn read(order: &str) -> Result<Order, NotationError> {
    let unknown = || NotationError::from(message!("unknown-order", order = order.to_owned()));
    let number = |word: &str| word.parse::<u8>().map_err(|_| unknown());
    let words: Vec<&str> = order.split_whitespace().collect();
    let (words, careful) = match words.as_slice() {
        [words @ .., "ask", "if", "wasted"] => (words, true),
        words => (words, false),
    };
    let will = match words {
        ["offers", "off"] => Will::Ask,
        ["offers", "always"] => Will::Always,
        ["offers", "never"] => Will::Never,
        ["offers", "free"] => Will::Free,
        ["offers", "up", "to", power, "for", points] => Will::UpTo {
            power: number(power)?,
            points: number(points)?,
        },
        _ => return Err(unknown()),
    };
    Ok(Order { will, careful })
}

pub fn obey(state: &State, seat: Seat, order: &str) -> Result<Vec<Action>, NotationError> {
    let order = read(&order.to_ascii_lowercase())?;
    let Some(offer) = state.offer_to(seat) else {
        return Ok(Vec::new());
    };
    let (power, points) = state.offer_terms(offer);
    let takes = match order.will {
        Will::Never => return Ok(vec![Action::Decline(offer.number)]),
        Will::Ask => false,
        Will::Always => true,
        Will::Free => points == 0,
        Will::UpTo {
            power: most,
            points: price,
        } => power <= most && points <= price,
    };
    let wasted = power < offer.power;
    if !takes || (wasted && order.careful) {
        return Ok(Vec::new());
    }
    Ok(vec![Action::Accept(offer.number)])
}
