//! Levels, keys, scholars, and the science bonus of a round.

use super::{A, B, Table};
use crate::state::Phase;
use crate::state::ids::{Building, Discipline};
use kernel::Seat;

#[test]
fn vector_29_the_spaces_of_a_discipline() {
    let mut table = Table::large("psychics");
    table.scholars(7).go("send m 3");
    table.again();
    assert_eq!(table.refusal(A, "send m 3"), "no-space");
    for _ in 0..3 {
        table.go("send m 2");
        table.again();
    }
    assert_eq!(table.refusal(A, "send m 2"), "no-space");
    // Only seven levels without a key.
    assert_eq!(table.level(Discipline::Medicine), 7);
    assert_eq!(table.state.player(A).scholars_sent, 4);
    table.go("send m 1");
    assert_eq!(table.state.player(A).scholar_supply, 1);
}

#[test]
fn vector_30_a_key_opens_level_eight() {
    let sending = |keys| {
        let mut table = Table::large("psychics");
        table.me().levels[1] = 6;
        table.me().cities[0] = keys;
        table.scholars(1).bowls([12, 0, 0]);
        table
    };
    let mut with_key = sending(1);
    with_key.go("send l 3; key l");
    assert_eq!(with_key.level(Discipline::Law), 9);
    assert_eq!(with_key.bowl(A), [10, 2, 0]);
    let mut kept = sending(1);
    kept.go("send l 3 nokey l");
    assert_eq!(kept.level(Discipline::Law), 7);
    assert_eq!(kept.state.player(A).free_keys(), 1);
    let mut without = sending(0);
    without.go("send l 3; end");
    assert_eq!(without.level(Discipline::Law), 7);
    assert_eq!(without.bowl(A), [10, 2, 0]);
}

/// Plays the science bonus of round 1 and gives what the first seat has gained of coins, tools,
/// scholars, points, books and power, and the spades that wait.
fn bonus(faction: &str, tile: &str, discipline: usize, level: u8) -> ([i32; 5], u8, u8) {
    let mut table = Table::large(faction);
    table.put(A, "E4", Building::Workshop);
    table.me().levels[discipline] = level;
    table.round_tile(tile).scholars(0);
    table.bowls([40, 0, 0]);
    table.state.passed = vec![A, B, Seat(2)];
    table.state.phase = Phase::Closing;
    // Nothing of the next income: the state is looked at while the bonus runs.
    let before = table.holds(A);
    let mut play = crate::perform::play::Play::new(table.state.clone());
    crate::perform::flow::advance(&mut play);
    let after = Table { state: play.state };
    let waiting = match after.state.player(A).top() {
        Some(crate::state::effects::Effect::Books(count)) => (*count, 0),
        Some(crate::state::effects::Effect::Spades(count)) => (0, *count),
        _ => (0, 0),
    };
    let held = after.holds(A);
    let mut gained: [i32; 5] = std::array::from_fn(|i| held[i] - before[i]);
    let power = after.bowl(A)[1] + 2 * after.bowl(A)[2];
    let mut power = power;
    if after.state.round == 2 {
        // The income of round 2 came as well: take it off again.
        let income = after.state.income(A);
        gained[0] -= i32::from(income.coins);
        gained[1] -= i32::from(income.tools);
        gained[2] -= i32::from(income.scholars);
        power -= income.power;
    }
    (gained, power, waiting.0 + waiting.1)
}

#[test]
fn vectors_31_32_33_and_58_science_bonuses() {
    let medicine = bonus("psychics", "rs_step_medicine", 3, 3);
    assert_eq!(medicine.2, 1, "a book");
    assert_eq!(bonus("psychics", "rs_city_engineering", 2, 8).2, 2);
    assert_eq!(bonus("blessed", "rs_workshop_law", 1, 6).0[2], 3);
    assert_eq!(bonus("blessed", "rs_workshop_banking", 0, 1).1, 4);
    assert_eq!(bonus("blessed", "rs_workshop_banking", 0, 11).1, 16);
    assert_eq!(bonus("psychics", "rs_workshop_banking", 0, 1).1, 0);
    assert_eq!(bonus("psychics", "rs_workshop_banking", 0, 11).1, 12);
    assert_eq!(bonus("psychics", "rs_city_engineering", 2, 11).2, 2);
    assert_eq!(bonus("blessed", "rs_city_engineering", 2, 11).2, 3);
    assert_eq!(bonus("psychics", "rs_innovation_law", 1, 5).1, 6);
    assert_eq!(bonus("blessed", "rs_innovation_law", 1, 5).1, 12);
    assert_eq!(bonus("psychics", "rs_school_banking", 0, 1).0[0], 1);
    assert_eq!(bonus("blessed", "rs_school_banking", 0, 1).0[0], 4);
}

#[test]
fn every_science_bonus_as_printed() {
    // tile, discipline, level, gain of coins, tools, scholars, power, and what waits
    let rows = [
        ("rs_workshop_law", 1, 7, [0, 0, 2], 0, 0),
        ("rs_spade_engineering", 2, 7, [7, 0, 0], 0, 0),
        ("rs_workshop_banking", 0, 7, [0, 0, 0], 8, 0),
        ("rs_step_medicine", 3, 7, [0, 0, 0], 0, 2),
        ("rs_guild_law", 1, 7, [0, 0, 0], 0, 2),
        ("rs_city_engineering", 2, 7, [0, 0, 0], 0, 1),
        ("rs_guild_medicine", 3, 7, [0, 0, 0], 0, 1),
        ("rs_track_engineering", 2, 7, [0, 0, 2], 0, 0),
        ("rs_school_banking", 0, 7, [7, 0, 0], 0, 0),
        ("rs_innovation_law", 1, 7, [0, 0, 0], 9, 0),
        ("rs_palace_medicine", 3, 7, [0, 3, 0], 0, 0),
        ("rs_palace_banking", 0, 7, [0, 3, 0], 0, 0),
    ];
    let ids: Vec<&str> = rows.iter().map(|row| row.0).collect();
    super::covers(
        crate::state::ids::RoundScore::all().map(|tile| tile.id()),
        &ids,
    );
    for (tile, discipline, level, stock, power, waits) in rows {
        let (gained, gained_power, waiting) = bonus("psychics", tile, discipline, level);
        assert_eq!(gained[..3], stock, "{tile}");
        assert_eq!((gained_power, waiting), (power, waits), "{tile}");
        assert_eq!(gained[3], 0, "{tile}: no points outside the action phase");
    }
}

#[test]
fn ruling_27_bonus_spades_may_be_split_partly_used_and_declined() {
    let mut table = Table::large("psychics");
    table
        .put(A, "E4", Building::Workshop)
        .round_tile("rs_city_engineering");
    table.me().levels[2] = 8;
    table.me().cities[0] = 1;
    table.terrain("D3", crate::state::ids::Terrain::Mountain);
    table.state.passed = vec![A, B, Seat(2)];
    table.state.phase = Phase::Closing;
    let mut play = crate::perform::play::Play::new(table.state.clone());
    crate::perform::flow::advance(&mut play);
    table.state = play.state;
    assert_eq!(table.state.phase, Phase::Science(0));
    let mut declined = table.clone();
    declined.play(A, "spade none");
    table.play(A, "spade D3>wasteland, E3");
    assert_eq!(table.terrain_at("E3"), crate::state::ids::Terrain::Desert);
    assert_eq!(table.state.round, 2);
}

#[test]
fn vector_56_level_twelve_is_for_one_player() {
    for (tile, points) in [("rs_innovation_law", 0), ("rs_step_medicine", 1)] {
        let mut table = Table::large("psychics");
        table.me().levels[0] = 10;
        table.me().cities[0] = 1;
        table.player(B).levels[0] = 12;
        table.scholars(1).bowls([12, 0, 0]).round_tile(tile);
        assert_eq!(table.change("send b 3")[3], points);
        assert_eq!(table.level(Discipline::Banking), 11);
        assert_eq!(table.bowl(A), [12, 0, 0]);
    }
}

#[test]
fn power_for_levels_three_five_seven_and_twelve() {
    let mut table = Table::large("psychics");
    table.me().cities[0] = 1;
    table.scholars(7).bowls([12, 0, 0]);
    table.go("send b 3");
    assert_eq!(table.bowl(A), [11, 1, 0]);
    table.again().go("send b 2");
    assert_eq!(table.bowl(A), [9, 3, 0]);
    table.again().go("send b 2");
    assert_eq!(table.bowl(A), [7, 5, 0]);
    table.again().go("send b 2; key b");
    table.me().levels[0] = 11;
    table.again().go("send b 1");
    assert_eq!(table.bowl(A), [4, 8, 0]);
}

#[test]
fn bon_step_gives_a_level_that_cannot_be_declined() {
    let mut table = Table::large("psychics");
    table.bonus("bon_step").go("use bon_step");
    assert_eq!(table.refusal(A, "levels none"), "level-needed");
    table.go("levels m");
    assert_eq!(table.level(Discipline::Medicine), 1);
}
