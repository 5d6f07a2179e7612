//! What an action asks of a hex or of the mat.

use crate::data::DATA;
use crate::data::map::{BOARD, name};
use crate::state::State;
use kernel::Seat;
use kernel::land::Hex;
use kernel::message::{Arg, Refusal, message};

pub(super) fn free_land(state: &State, hex: Hex) -> Result<(), Refusal> {
    if BOARD.grid.is_river(hex) {
        return Err(message!("is-river", hex = name(hex)).into());
    }
    if let Some(seat) = state
        .seats()
        .find(|seat| state.player(*seat).buildings().contains(hex))
    {
        return Err(message!("occupied", hex = name(hex), seat = seat).into());
    }
    if state.neutral().contains(hex) {
        return Err(message!("occupied-neutral", hex = name(hex)).into());
    }
    Ok(())
}

pub(super) fn home_terrain(state: &State, seat: Seat, hex: Hex) -> Result<(), Refusal> {
    let (terrain, home) = (state.terrain(hex), state.player(seat).home());
    if terrain == home {
        return Ok(());
    }
    let (terrain, home) = (Arg::name(terrain.id()), Arg::name(home.id()));
    Err(message!("not-home", hex = name(hex), terrain = terrain, home = home).into())
}

pub(super) fn in_reach(state: &State, seat: Seat, hex: Hex) -> Result<(), Refusal> {
    if state.reach(seat).contains(hex) {
        return Ok(());
    }
    let sailing = state.player(seat).sailing_reach();
    Err(message!("out-of-reach", hex = name(hex), sailing = sailing).into())
}

pub(super) fn beside_own(state: &State, seat: Seat, hex: Hex) -> Result<(), Refusal> {
    let beside = BOARD.grid.sides(hex).meets(state.player(seat).buildings());
    if beside {
        Ok(())
    } else {
        Err(message!("not-beside-own", hex = name(hex)).into())
    }
}

pub(super) fn own_house(state: &State, seat: Seat, hex: Hex) -> Result<(), Refusal> {
    let own = state.player(seat).houses.contains(hex);
    if own {
        Ok(())
    } else {
        Err(message!("no-own-house", hex = name(hex)).into())
    }
}

pub(super) fn house_on_mat(state: &State, seat: Seat) -> Result<(), Refusal> {
    let all = DATA.tiles.supply.houses;
    let left = state.player(seat).houses_left();
    if left > 0 {
        Ok(())
    } else {
        Err(message!("no-house-left", all = all).into())
    }
}

pub(super) fn post_on_mat(state: &State, seat: Seat) -> Result<(), Refusal> {
    let all = DATA.tiles.supply.posts;
    let left = state.player(seat).posts_left();
    if left > 0 {
        Ok(())
    } else {
        Err(message!("no-post-left", all = all).into())
    }
}
