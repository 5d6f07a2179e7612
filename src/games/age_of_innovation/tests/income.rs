//! Income: boards, tiles, levels.

use super::{A, B, Table};
use crate::state::Phase;
use crate::state::ids::{Bonus, Building, Competency, Held, Innovation, Palace};
use kernel::Seat;

fn gain(table: &Table) -> [u8; 4] {
    let gain = table.state.income(A);
    [gain.coins, gain.tools, gain.scholars, gain.power]
}

/// No round bonus, so that only the board counts.
fn bare(board: &str, faction: &str) -> Table {
    let mut table = Table::new(&[(board, faction), ("lake", "inventors"), ("swamp", "moles")]);
    table.me().bonus = None;
    table
}

#[test]
fn vector_10_one_guild_and_two_workshops() {
    let mut table = bare("desert", "psychics");
    table.put(A, "E4", Building::Guild);
    table
        .put(A, "E3", Building::Workshop)
        .put(A, "E2", Building::Workshop);
    assert_eq!(gain(&table), [2, 3, 0, 1]);
}

#[test]
fn vector_11_five_workshops_mountain_guilds_and_monks() {
    let mut five = bare("desert", "psychics");
    five.me().left[0] = 4;
    assert_eq!(gain(&five), [0, 5, 0, 0]);
    let mut mountain = bare("mountain", "psychics");
    mountain.me().left[1] = 1;
    assert_eq!(gain(&mountain), [9, 1, 0, 4]);
    let mut monks = bare("desert", "monks");
    monks.me().left[3] = 0;
    monks.bonus("bon_coins");
    assert_eq!(gain(&monks), [6, 1, 1, 0]);
}

#[test]
fn the_whole_table_of_board_income() {
    let tools = [1, 2, 3, 4, 5, 5, 6, 7, 8, 9];
    for (built, tools) in tools.into_iter().enumerate() {
        let mut table = bare("swamp", "psychics");
        table.me().left[0] = 9 - built as u8;
        assert_eq!(gain(&table), [0, tools, 0, 0], "{built} workshops");
    }
    for (built, (coins, power)) in [(0, 0), (2, 1), (4, 2), (6, 4), (8, 6)]
        .into_iter()
        .enumerate()
    {
        let mut table = bare("swamp", "psychics");
        table.me().left[1] = 4 - built as u8;
        assert_eq!(gain(&table), [coins, 1, 0, power], "{built} guilds");
    }
    let mut schools = bare("swamp", "psychics");
    schools.me().left[2] = 0;
    schools.me().left[3] = 0;
    assert_eq!(gain(&schools), [0, 1, 4, 0]);
}

#[test]
fn vector_12_omar_on_desert() {
    let mut table = bare("desert", "omar");
    table.bonus("bon_power");
    table.me().left[0] = 7;
    assert_eq!(gain(&table), [4, 3, 0, 6]);
    table.bowls([5, 7, 0]);
    table.me().bowls.0.gain(6);
    assert_eq!(table.bowl(A), [0, 11, 1]);
}

#[test]
fn every_income_of_the_tiles() {
    // coins, tools, scholars, power, points, books, levels
    let rows: [(&str, [u8; 7]); 27] = [
        ("bon_scholar", [0, 0, 1, 0, 0, 0, 0]),
        ("bon_guild", [0, 0, 0, 3, 0, 0, 0]),
        ("bon_palace", [0, 1, 0, 0, 0, 0, 0]),
        ("bon_spade", [0, 0, 0, 0, 0, 1, 0]),
        ("bon_bridge", [0, 0, 0, 0, 0, 1, 0]),
        ("bon_step", [0, 2, 0, 0, 0, 0, 0]),
        ("bon_school", [4, 0, 0, 0, 0, 0, 0]),
        ("bon_power", [2, 0, 0, 4, 0, 0, 0]),
        ("bon_coins", [6, 0, 0, 0, 0, 0, 0]),
        ("palace_1", [0, 0, 0, 5, 0, 0, 0]),
        ("palace_3", [0, 0, 0, 2, 0, 0, 0]),
        ("palace_4", [0, 0, 0, 2, 0, 0, 0]),
        ("palace_5", [0, 0, 0, 4, 0, 0, 0]),
        ("palace_6", [0, 0, 0, 2, 0, 1, 0]),
        ("palace_7", [0, 0, 0, 4, 0, 0, 0]),
        ("palace_8", [2, 1, 0, 2, 0, 0, 0]),
        ("palace_9", [0, 0, 1, 0, 0, 0, 0]),
        ("palace_10", [6, 0, 0, 0, 0, 0, 0]),
        ("palace_11", [0, 1, 0, 0, 0, 0, 0]),
        ("palace_12", [0, 0, 0, 8, 0, 0, 0]),
        ("palace_14", [0, 0, 0, 6, 0, 0, 0]),
        ("palace_15", [0, 0, 0, 6, 0, 0, 0]),
        ("palace_16", [0, 0, 0, 2, 0, 1, 0]),
        ("palace_17", [0, 0, 0, 2, 0, 0, 0]),
        ("neutral_workshop", [0, 3, 0, 0, 0, 0, 0]),
        ("neutral_guild", [5, 0, 0, 0, 0, 0, 0]),
        ("neutral_palace", [0, 0, 0, 4, 0, 0, 0]),
    ];
    let listed = |id: &str| {
        rows.iter()
            .find(|row| row.0 == id)
            .map_or([0; 7], |row| row.1)
    };
    let tiles = Bonus::all()
        .map(Held::Bonus)
        .chain(Palace::all().map(Held::Palace))
        .chain(Innovation::all().map(Held::Innovation));
    for held in tiles {
        let gain = &held.tile(false).income;
        let has = [
            gain.coins,
            gain.tools,
            gain.scholars,
            gain.power,
            gain.vp,
            gain.books_any,
            gain.steps_any,
        ];
        let mut expected = listed(held.id());
        if held.id() == "neutral_university" {
            expected[4] = 2;
        }
        assert_eq!(has, expected, "{}", held.id());
    }
    assert_eq!(Competency::all().count(), 12);
}

/// The end of round 1 with everybody passed, so that round 2's income comes.
fn next_income(table: &mut Table) {
    table.state.passed = vec![A, B, Seat(2)];
    table.state.phase = Phase::Closing;
    let mut play = crate::perform::play::Play::new(table.state.clone());
    crate::perform::flow::advance(&mut play);
    table.state = play.state;
}

#[test]
fn vector_13_a_level_nine_reached_in_the_income_pays_at_once() {
    let mut table = bare("desert", "psychics");
    table.bonus("bon_coins").competency("comp_tool_step");
    table.me().levels = [8, 0, 0, 0];
    table.me().cities = [1, 0, 0, 0, 0, 0, 0];
    table.me().coins = 0;
    next_income(&mut table);
    assert_eq!(table.state.phase, Phase::Income(3));
    assert_eq!(table.state.player(A).coins, 0, "levels come first");
    table.go("levels b");
    assert_eq!(table.state.player(A).coins, 6 + 3);
}

#[test]
fn science_levels_from_nine_on_have_income() {
    let mut table = bare("desert", "psychics");
    table.me().levels = [9, 10, 11, 12];
    let gain = table.state.income(A);
    assert_eq!([gain.coins, gain.power, gain.tools, gain.vp], [3, 6, 2, 3]);
}

#[test]
fn choices_of_the_income_are_open_to_all_at_once_unless_they_could_collide() {
    let mut table = bare("desert", "psychics");
    table.bonus("bon_spade");
    table.player(B).bonus = Some("bon_bridge".parse().unwrap());
    let mut scarce = table.clone();
    next_income(&mut table);
    assert!(!table.legal(A).is_empty() && !table.legal(B).is_empty());
    table.play(B, "books l").play(A, "books l");
    // One law book for two seats: the earlier one in turn order chooses first.
    scarce.state.books[1] = 1;
    scarce.player(Seat(2)).books[1] = 11;
    next_income(&mut scarce);
    assert!(scarce.legal(B).is_empty());
    scarce.play(A, "books l");
    assert_eq!(scarce.refusal(B, "books l"), "no-book-left");
}

#[test]
fn scholars_come_from_the_own_supply_only_and_no_conversions_in_the_income() {
    let mut table = bare("desert", "psychics");
    table.bonus("bon_spade");
    table.me().left[2] = 0;
    table.scholars(6);
    next_income(&mut table);
    assert_eq!(table.state.player(A).scholars, 7);
    assert_eq!(
        table.refusal(A, "convert 1 scholar to tool"),
        "decide-first"
    );
}

#[test]
fn a_choice_without_any_option_is_skipped() {
    let mut table = bare("desert", "psychics");
    table.bonus("bon_spade");
    table.state.books = [0; 4];
    table.player(B).books = [12; 4];
    next_income(&mut table);
    assert!(matches!(table.state.phase, Phase::Actions { .. }));
}
