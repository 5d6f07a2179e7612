//! Towns: which groups may found one, and how they grow.

use crate::data::map::{BOARD, name};
use crate::data::{DATA, Perk};
use crate::state::State;
use kernel::Seat;
use kernel::land::{Hex, HexSet};
use kernel::message::{Arg, Refusal, message};

/// The total value of buildings of one player.
pub fn value(state: &State, seat: Seat, buildings: HexSet) -> u8 {
    let player = state.player(seat);
    let rule = &DATA.tiles.town;
    let count = |kind: HexSet| buildings.and(kind).count();
    count(player.houses) * rule.house_value
        + count(player.posts) * rule.post_value
        + count(player.palaces()) * rule.palace_value
}

/// The value that a town of this player needs.
pub fn needed_value(state: &State, seat: Seat) -> u8 {
    let lower = state.player(seat).perk(|perk| {
        if let Perk::TownValue { value } = perk {
            Some(value)
        } else {
            None
        }
    });
    lower.unwrap_or(DATA.tiles.town.value)
}

fn is_large_enough(state: &State, seat: Seat, buildings: HexSet) -> bool {
    buildings.len() >= DATA.tiles.town.buildings
        && value(state, seat, buildings) >= needed_value(state, seat)
}

/// Groups outside towns that are large enough for one.
pub fn qualifying(state: &State, seat: Seat) -> Vec<HexSet> {
    let in_town = state.player(seat).in_town;
    let mut groups = state.town_groups(seat);
    groups.retain(|group| !group.meets(in_town) && is_large_enough(state, seat, *group));
    groups
}

/// Everything that hangs together with a town belongs to it.
pub fn grow(state: &mut State, seat: Seat) {
    let in_town = state.player(seat).in_town;
    for group in state.town_groups(seat) {
        if group.meets(in_town) {
            let player = state.player_mut(seat);
            player.in_town = player.in_town.or(group);
        }
    }
}

/// The group that founds: the only one, or the one of which `at` is the first building.
pub fn founding(state: &State, seat: Seat, at: Option<Hex>) -> Option<HexSet> {
    let groups = qualifying(state, seat);
    match at {
        None if groups.len() == 1 => Some(groups[0]),
        None => None,
        Some(hex) => groups.into_iter().find(|group| group.first() == Some(hex)),
    }
}

pub fn may_found(state: &State, seat: Seat, at: Option<Hex>) -> Result<(), Refusal> {
    let groups = qualifying(state, seat);
    if (groups.len() == 1) != at.is_none() || founding(state, seat, at).is_none() {
        let first = groups
            .iter()
            .filter_map(|group| group.first())
            .map(|hex| Arg::from(name(hex)));
        return Err(message!("town-where", hexes = first.collect::<Vec<_>>()).into());
    }
    Ok(())
}

/// The buildings that a town over this river hex would join: whole groups.
pub fn joined_over(state: &State, seat: Seat, river: Hex) -> Vec<HexSet> {
    let beside = BOARD.grid.sides(river);
    let mut groups = state.settlements(seat);
    groups.retain(|group| group.meets(beside));
    groups
}

pub fn may_join_over(state: &State, seat: Seat, river: Hex) -> Result<(), Refusal> {
    let player = state.player(seat);
    if !player.has(Perk::RiverTowns) {
        return Err(message!("river-towns-not-yours").into());
    }
    if !BOARD.grid.is_river(river) {
        return Err(message!("not-a-river", hex = name(river)).into());
    }
    if player.river_towns.contains(river) {
        return Err(message!("river-used", hex = name(river)).into());
    }
    let groups = joined_over(state, seat, river);
    if groups.len() < 2 {
        return Err(message!("river-one-group", hex = name(river)).into());
    }
    let joined = groups.into_iter().fold(HexSet::EMPTY, HexSet::or);
    if joined.meets(player.in_town) {
        return Err(message!("river-in-town", hex = name(river)).into());
    }
    if is_large_enough(state, seat, joined) {
        return Ok(());
    }
    let (buildings, value) = (joined.len(), value(state, seat, joined));
    let needed = needed_value(state, seat);
    let least = DATA.tiles.town.buildings;
    Err(message!(
        "town-too-small",
        buildings = buildings,
        value = value,
        least = least,
        needed = needed
    )
    .into())
}
