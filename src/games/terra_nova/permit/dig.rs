//! Making hexes habitable, with bought spades and free ones.

use super::needs::{beside_own, free_land, house_on_mat, in_reach};
use super::{Bill, Permit, power_action, special_action};
use crate::action::Spades;
use crate::data::DATA;
use crate::data::map::name;
use crate::state::{Phase, Stage, State};
use kernel::Seat;
use kernel::land::Hex;
use kernel::message::message;

pub(super) fn may_dig(state: &State, seat: Seat, with: Spades, hex: Hex, build: bool) -> Permit {
    let mut bill = match (with.power_action(), with.special()) {
        (Some(action), _) => power_action(state, seat, action)?,
        (_, Some(special)) => special_action(state, seat, special)?,
        _ => Bill::FREE,
    };
    free_land(state, hex)?;
    if with == Spades::Sun {
        beside_own(state, seat, hex)?;
    } else {
        in_reach(state, seat, hex)?;
    }
    if state.terrain(hex) == state.player(seat).home() {
        // A free spade grants the complete action, so a bare build is allowed, and nothing else.
        let grants_build = matches!(with, Spades::Power | Spades::Bonus | Spades::Fairy);
        if !grants_build {
            return Err(message!("is-home-already", hex = name(hex)).into());
        }
        if !build {
            return Err(message!("build-implied", hex = name(hex)).into());
        }
    } else if with != Spades::Sun {
        let free = match with {
            Spades::Power2 => 2,
            Spades::Power | Spades::Bonus | Spades::Fairy => 1,
            Spades::Coins | Spades::Sun => 0,
        };
        bill.spades = state.spades_needed(seat, hex);
        bill.coins += u16::from(bill.spades.saturating_sub(free)) * DATA.tiles.price.spade;
    }
    if build {
        house_on_mat(state, seat)?;
        bill.coins += DATA.tiles.price.house;
    }
    Ok(bill)
}

pub(super) fn may_dig_second(state: &State, seat: Seat, hex: Option<Hex>, build: bool) -> Permit {
    let Phase::Turn {
        stage: Stage::SecondSpade { reach, built },
        ..
    } = state.phase
    else {
        return Err(message!("match-over").into());
    };
    let Some(hex) = hex else {
        return Ok(Bill::FREE);
    };
    if !reach.contains(hex) {
        return Err(message!("second-out-of-reach", hex = name(hex)).into());
    }
    free_land(state, hex)?;
    if state.terrain(hex) == state.player(seat).home() {
        return Err(message!("is-home-already", hex = name(hex)).into());
    }
    let spades = state.spades_needed(seat, hex);
    if spades > 1 {
        return Err(message!("second-needs-two", hex = name(hex), spades = spades).into());
    }
    let mut bill = Bill {
        spades,
        ..Bill::FREE
    };
    if build {
        if built {
            return Err(message!("one-house-only").into());
        }
        house_on_mat(state, seat)?;
        bill.coins = DATA.tiles.price.house;
    }
    Ok(bill)
}
