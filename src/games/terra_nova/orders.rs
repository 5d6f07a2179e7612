//! Standing orders for the exchange of power at the end of a round.

use crate::action::Action;
use crate::data::Perk;
use crate::state::{Phase, State};
use kernel::Seat;
use kernel::message::{NotationError, message};

/// How much power an order spends in the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    Ask,
    /// So much for coins, or what there is.
    Coins(u8),
    /// All but so much for coins.
    KeepForCoins(u8),
    /// Full rates for points, as long as so much stays.
    PointsKeeping(u8),
}

/// `roundend 3`, `roundend keep 2`, `roundend points`, `roundend points keep 2`, `roundend off`.
fn read(order: &str) -> Result<Order, NotationError> {
    let unknown = || NotationError::from(message!("unknown-order", order = order.to_owned()));
    let number = |word: &str| word.parse::<u8>().map_err(|_| unknown());
    let words: Vec<&str> = order.split_whitespace().collect();
    match words[..] {
        ["roundend", "off"] => Ok(Order::Ask),
        ["roundend", "points"] => Ok(Order::PointsKeeping(0)),
        ["roundend", "points", "keep", power] => Ok(Order::PointsKeeping(number(power)?)),
        ["roundend", "keep", power] => Ok(Order::KeepForCoins(number(power)?)),
        ["roundend", power] => Ok(Order::Coins(number(power)?)),
        _ => Err(unknown()),
    }
}

/// The answer of an order to the window: at most one exchange, then `end`.
pub fn obey(state: &State, seat: Seat, order: &str) -> Result<Vec<Action>, NotationError> {
    let order = read(&order.to_ascii_lowercase())?;
    let is_open = matches!(&state.phase, Phase::Window(open) if open.contains(&seat));
    if !is_open || order == Order::Ask {
        return Ok(Vec::new());
    }
    let player = state.player(seat);
    let ready = player.bowls.ready();
    let rate = player.perk(|perk| {
        if let Perk::PowerForPoints { power, .. } = perk {
            Some(power)
        } else {
            None
        }
    });
    let exchange = match (order, rate) {
        (Order::Ask, _) => return Ok(Vec::new()),
        (Order::Coins(power), _) => Action::Coins(power.min(ready)),
        (Order::KeepForCoins(stays), _) => Action::Coins(ready.saturating_sub(stays)),
        (Order::PointsKeeping(stays), Some(rate)) => {
            Action::Points(ready.saturating_sub(stays) / rate * rate)
        }
        (Order::PointsKeeping(_), None) => return Err(message!("points-for-druids").into()),
    };
    let is_nothing = matches!(exchange, Action::Coins(0) | Action::Points(0));
    Ok(match is_nothing {
        true => vec![Action::End],
        false => vec![exchange, Action::End],
    })
}
