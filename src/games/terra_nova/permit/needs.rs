//! What an action asks of a hex or of the mat.

use crate::data::DATA;
use crate::data::map::{BOARD, name};
use crate::permit::eyes::Eyes;
use kernel::land::Hex;
use kernel::message::{Arg, Refusal, message};

pub(super) fn free_land(eyes: &Eyes<'_>, hex: Hex) -> Result<(), Refusal> {
    let state = eyes.state;
    if BOARD.grid.is_river(hex) {
        return eyes.refuse(|| message!("is-river", hex = name(hex)));
    }
    if let Some(seat) = state
        .seats()
        .find(|seat| state.player(*seat).buildings().contains(hex))
    {
        return eyes.refuse(|| message!("occupied", hex = name(hex), seat = seat));
    }
    if state.neutral().contains(hex) {
        return eyes.refuse(|| message!("occupied-neutral", hex = name(hex)));
    }
    Ok(())
}

pub(super) fn home_terrain(eyes: &Eyes<'_>, hex: Hex) -> Result<(), Refusal> {
    let (terrain, home) = (eyes.state.terrain(hex), eyes.player().home());
    if terrain == home {
        return Ok(());
    }
    let (terrain, home) = (Arg::name(terrain.id()), Arg::name(home.id()));
    eyes.refuse(|| message!("not-home", hex = name(hex), terrain = terrain, home = home))
}

pub(super) fn in_reach(eyes: &Eyes<'_>, hex: Hex) -> Result<(), Refusal> {
    if eyes.reach().contains(hex) {
        return Ok(());
    }
    let sailing = eyes.player().sailing_reach();
    eyes.refuse(|| message!("out-of-reach", hex = name(hex), sailing = sailing))
}

pub(super) fn beside_own(eyes: &Eyes<'_>, hex: Hex) -> Result<(), Refusal> {
    let beside = BOARD.grid.sides(hex).meets(eyes.player().buildings());
    if beside {
        Ok(())
    } else {
        eyes.refuse(|| message!("not-beside-own", hex = name(hex)))
    }
}

pub(super) fn own_house(eyes: &Eyes<'_>, hex: Hex) -> Result<(), Refusal> {
    let own = eyes.player().houses.contains(hex);
    if own {
        Ok(())
    } else {
        eyes.refuse(|| message!("no-own-house", hex = name(hex)))
    }
}

pub(super) fn house_on_mat(eyes: &Eyes<'_>) -> Result<(), Refusal> {
    let all = DATA.tiles.supply.houses;
    let left = eyes.player().houses_left();
    if left > 0 {
        Ok(())
    } else {
        eyes.refuse(|| message!("no-house-left", all = all))
    }
}

pub(super) fn post_on_mat(eyes: &Eyes<'_>) -> Result<(), Refusal> {
    let all = DATA.tiles.supply.posts;
    let left = eyes.player().posts_left();
    if left > 0 {
        Ok(())
    } else {
        eyes.refuse(|| message!("no-post-left", all = all))
    }
}
