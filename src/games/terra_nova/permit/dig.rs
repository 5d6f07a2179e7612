//! Making hexes habitable, with bought spades and free ones.

use super::needs::{beside_own, free_land, house_on_mat, in_reach};
use super::{Bill, Permit, power_action, special_action};
use crate::action::Spades;
use crate::data::DATA;
use crate::data::map::name;
use crate::permit::eyes::Eyes;
use crate::state::{Phase, Stage};
use kernel::land::Hex;
use kernel::message::message;

pub(super) fn may_dig(eyes: &Eyes<'_>, with: Spades, hex: Hex, build: bool) -> Permit {
    let (state, seat) = (eyes.state, eyes.seat);
    let mut bill = match (with.power_action(), with.special()) {
        (Some(action), _) => power_action(eyes, action)?,
        (_, Some(special)) => special_action(eyes, special)?,
        _ => Bill::FREE,
    };
    free_land(eyes, hex)?;
    if with == Spades::Sun {
        beside_own(eyes, hex)?;
    } else {
        in_reach(eyes, hex)?;
    }
    if state.terrain(hex) == state.player(seat).home() {
        // A free spade grants the complete action, so a bare build is allowed, and nothing else.
        let grants_build = matches!(with, Spades::Power | Spades::Bonus | Spades::Fairy);
        if !grants_build {
            return eyes.refuse(|| message!("is-home-already", hex = name(hex)));
        }
        if !build {
            return eyes.refuse(|| message!("build-implied", hex = name(hex)));
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
        house_on_mat(eyes)?;
        bill.coins += DATA.tiles.price.house;
    }
    Ok(bill)
}

pub(super) fn may_dig_second(eyes: &Eyes<'_>, hex: Option<Hex>, build: bool) -> Permit {
    let (state, seat) = (eyes.state, eyes.seat);
    let Phase::Turn {
        stage: Stage::SecondSpade { reach, built },
        ..
    } = state.phase
    else {
        return eyes.refuse(|| message!("match-over"));
    };
    let Some(hex) = hex else {
        return Ok(Bill::FREE);
    };
    if !reach.contains(hex) {
        return eyes.refuse(|| message!("second-out-of-reach", hex = name(hex)));
    }
    free_land(eyes, hex)?;
    if state.terrain(hex) == state.player(seat).home() {
        return eyes.refuse(|| message!("is-home-already", hex = name(hex)));
    }
    let spades = state.spades_needed(seat, hex);
    if spades > 1 {
        return eyes.refuse(|| message!("second-needs-two", hex = name(hex), spades = spades));
    }
    let mut bill = Bill {
        spades,
        ..Bill::FREE
    };
    if build {
        if built {
            return eyes.refuse(|| message!("one-house-only"));
        }
        house_on_mat(eyes)?;
        bill.coins = DATA.tiles.price.house;
    }
    Ok(bill)
}
