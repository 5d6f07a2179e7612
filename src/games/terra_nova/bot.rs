//! How the greedy bot judges a position.

use super::board::BOARD;
use super::data::{DATA, PowerAction};
use super::rounds::income;
use super::state::{Phase, Stage, State};
use crate::games::Seat;
use crate::games::hex::HexSet;

/// The value of one point.
const POINT: i64 = 100;

pub fn appraise(state: &State, seat: Seat) -> i64 {
    let player = state.player(seat);
    let mut value = POINT * i64::from(player.points);
    if state.phase == Phase::Over {
        return value;
    }
    let rounds_left = i64::from(DATA.tiles.rounds - state.round.min(DATA.tiles.rounds));
    let next = income(player);
    let in_hand = 34 * i64::from(player.coins) + power_value(player.bowls.0);
    value += in_hand;
    value += rounds_left * (26 * i64::from(next.coins) + 14 * i64::from(next.power));
    value += 210 * state.territory(seat) as i64 + 60 * i64::from(player.sailing);
    value += nearly_a_town(state, seat);
    value += prospects(state, seat) * (1 + rounds_left);
    if let Phase::Turn {
        seat: turn,
        stage: Stage::BeforeAction,
    } = state.phase
        && turn == seat
    {
        // An exchange before the action is worth nothing by itself.
        value -= 1;
    }
    if state.passed.contains(&seat) && state.round > 0 {
        value -= unused(state, seat, in_hand);
    }
    value
}

fn power_value(bowls: [u8; 3]) -> i64 {
    let [_, second, third] = bowls.map(i64::from);
    38 * third + 14 * second
}

/// Groups on their way to a town.
fn nearly_a_town(state: &State, seat: Seat) -> i64 {
    let player = state.player(seat);
    let open = |group: &HexSet| !group.meets(player.in_town);
    let worth = |group: HexSet| {
        let buildings = group.len().min(4) as i64;
        let value = (group.and(player.posts).len() * 2
            + group.and(player.palaces()).len() * 3
            + group.and(player.houses).len())
        .min(7) as i64;
        14 * buildings * buildings + 18 * value
    };
    let groups = state.settlements(seat).into_iter().filter(open);
    let best = groups.map(worth).max().unwrap_or_default();
    if player.town_tiles_left.contains(&true) {
        best
    } else {
        0
    }
}

/// Free hexes in reach that need few spades, and neighbours who will pay in power.
fn prospects(state: &State, seat: Seat) -> i64 {
    let player = state.player(seat);
    let near = |spades: u8| match spades {
        0 => 9,
        1 => 4,
        _ => 1,
    };
    let room: i64 = state
        .reach(seat)
        .iter()
        .map(|hex| near(state.spades_needed(seat, hex)))
        .sum();
    let others = state.occupied().without(player.buildings());
    let around = BOARD.grid.around(player.buildings()).and(others).len() as i64;
    room.min(60) + 6 * around
}

/// Passing while there is something left to do gives it away.
fn unused(state: &State, seat: Seat, in_hand: i64) -> i64 {
    let player = state.player(seat);
    let open = PowerAction::ALL.iter().any(|action| {
        !state.power_actions_used.contains(action)
            && state.power_price(seat, *action) <= player.bowls.ready()
    });
    let is_last = state.round == DATA.tiles.rounds;
    let wasted = if is_last { in_hand / 3 } else { 0 };
    wasted + if open { 60 } else { 0 }
}
