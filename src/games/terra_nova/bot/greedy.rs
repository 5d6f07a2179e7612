//! How the greedy bot judges a position.

use crate::data::DATA;
use crate::data::map::BOARD;
use crate::perform::rounds::income;
use crate::state::{Phase, Player, Stage, State};
use kernel::Seat;
use kernel::land::HexSet;

/// What a group on its way to a town is worth, by its buildings squared and by its value; a town
/// that is founded keeps the worth of a full group.
const NEARLY_A_TOWN: (i64, i64) = (45, 80);
const TOWN: i64 = NEARLY_A_TOWN.0 * 16 + NEARLY_A_TOWN.1 * 7;

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
    value += stores(player, rounds_left, state.passed.contains(&seat));
    value += rounds_left * (20 * i64::from(next.coins) + 14 * i64::from(next.power));
    value += 170 * i64::from(state.territory(seat)) + 50 * i64::from(player.sailing);
    value += 60 * i64::from(player.posts.count()) + 420 * i64::from(player.palaces().count());
    value += TOWN * i64::from(player.towns) + nearly_a_town(state, seat);
    value += prospects(state, seat) * rounds_left;
    if let Phase::Turn {
        seat: turn,
        stage: Stage::BeforeAction,
    } = state.phase
        && turn == seat
    {
        // An exchange before the action is worth nothing by itself.
        value -= 1;
    }
    value
}

/// Coins and power in hand: worth less while they could still be put to work.
fn stores(player: &Player, rounds_left: i64, has_passed: bool) -> i64 {
    let [_, second, third] = player.bowls.0.map(i64::from);
    let coin = match (rounds_left, has_passed) {
        (0, _) => 33,
        // Who passes leaves a round's work undone.
        (_, true) => 7,
        (_, false) => 16,
    };
    coin * (i64::from(player.coins) + third) + 6 * third + 9 * second
}

/// Groups on their way to a town.
fn nearly_a_town(state: &State, seat: Seat) -> i64 {
    let player = state.player(seat);
    let open = |group: &HexSet| !group.meets(player.in_town);
    let worth = |group: HexSet| {
        let buildings = i64::from(group.count().min(4));
        let value = group.and(player.posts).count() * 2
            + group.and(player.palaces()).count() * 3
            + group.and(player.houses).count();
        let value = i64::from(value.min(7));
        NEARLY_A_TOWN.0 * buildings * buildings + NEARLY_A_TOWN.1 * value
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
    let around = i64::from(BOARD.grid.around(player.buildings()).and(others).count());
    room.min(60) + 6 * around
}
