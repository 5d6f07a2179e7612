//! The reconstructed tables, and their correction.

use super::*;
use crate::data::tables;
use kernel::deal::{Deal, Options};

/// Twenty marks that differ from the built-in ones: E2 for E5.
const OTHER_MARKS: &str = "A7 G8 E2 I6 A5 H10 C5 G6 C3 F9 F1 I4 A3 B9 E3 I8 C7 D10 C1 I1";

fn refusal(seats: u8, options: &[(&str, &str)], deal: &[(&str, &str)]) -> String {
    let game = kernel::any_game::registered::<TerraNova>();
    let owned = |(id, value): &(&str, &str)| ((*id).to_owned(), (*value).to_owned());
    let options: Options = options.iter().map(owned).collect();
    let ids = |(id, ids): &(&str, &str)| {
        let ids = ids.split_whitespace().map(str::to_owned).collect();
        ((*id).to_owned(), ids)
    };
    let fixed: Deal = deal.iter().map(ids).collect();
    let seed = "7".parse().unwrap();
    let refused = game.deal(1, seats, &options, &fixed, Some(&seed));
    refused.expect_err("it does not fit").0.id.into_owned()
}

#[test]
fn marks_of_a_match_are_fixed_by_its_deal_line() {
    let planner = [("neutral", "planner")];
    let deal = [("neutral_marks", OTHER_MARKS), ("neutral_colour", "lake")];
    let table = dealt(2, &planner, &deal);
    assert!(table.offers(A, "neutral E2") && !table.offers(A, "neutral E5"));
    let printed = dealt(2, &planner, &deal[1..]);
    assert!(printed.offers(A, "neutral E5") && !printed.offers(A, "neutral E2"));
    for marks in [
        "A7 G8",
        &OTHER_MARKS.replace("E2", "A7"),
        &OTHER_MARKS.replace("E2", "A1"),
    ] {
        assert_eq!(
            refusal(2, &planner, &[("neutral_marks", marks)]),
            "deal-marks"
        );
    }
    assert_eq!(
        refusal(2, &[], &[("neutral_marks", OTHER_MARKS)]),
        "deal-unknown"
    );
}

#[test]
fn the_reverse_side_is_fixed_by_its_deal_line() {
    let rows = BOARD_ROWS.join(" ");
    // Lake and forest change places at E2 and E1.
    let swapped = rows.replace("FLDWLDRRFD", "LFDWLDRRFD");
    let marks = OTHER_MARKS.replace("E2", "E1");
    let deal = [
        ("two_player_map", swapped.as_str()),
        ("neutral_marks", &marks),
        ("neutral_colour", "lake"),
    ];
    let table = dealt(2, &[("neutral", "planner")], &deal);
    assert!(table.offers(A, "neutral E1"));
    let river = rows.replace("FLDWLDRRFD", "RLDWLDRRFD");
    let fixed = [("two_player_map", river.as_str())];
    assert_eq!(refusal(2, &[("neutral", "planner")], &fixed), "deal-map");
}

const BOARD_ROWS: [&str; 9] = [
    "RFDSFWLDRW",
    "RSLRRDFRDF",
    "SRWRFRSWRL",
    "DRRSWRLRWS",
    "FLDWLDRRFD",
    "WSFRRRSDWL",
    "RLRRWFRLRS",
    "RRLSDSRRRF",
    "SFDWFLWDLR",
];

#[test]
fn the_first_game_is_fixed_by_its_deal_lines() {
    let first = [("setup", "first_game")];
    let deal = [
        ("first_game_houses", "B7 C5 C7 H6"),
        (
            "round_scoring_tiles",
            "rs_house_1 rs_trading_post_1 rs_palace rs_town rs_spade",
        ),
    ];
    let table = dealt(2, &first, &deal)
        .play(A, "faction fairies")
        .play(B, "faction leprechauns");
    assert_eq!(table.0.player(A).houses, at("B7 C5"));
    assert_eq!(table.0.round_tiles[4].id(), "rs_spade");
    let wrong = [("first_game_houses", "B7 G6 C7")];
    assert_eq!(refusal(2, &first, &wrong), "deal-first-houses");
}

#[test]
fn an_operators_file_replaces_any_of_the_tables() {
    assert_eq!(tables::parse("# nothing").unwrap(), *tables::built_in());
    let text = "[two_player.marks]\nlake = ['A7', 'G8', 'E2', 'I6']\nforest = ['A5', 'H10', 'C5', 'G6']\n\
        wasteland = ['C3', 'F9', 'F1', 'I4']\ndesert = ['A3', 'B9', 'E3', 'I8']\nswamp = ['C7', 'D10', 'C1', 'I1']\n\
        [first_game]\nhouses_2 = ['B7', 'C5', 'C7', 'H6']\n";
    let given = tables::parse(text).unwrap();
    assert_eq!(given.marks.join(" "), OTHER_MARKS);
    assert_eq!(given.houses[0], ["B7", "C5", "C7", "H6"]);
    assert_eq!(given.rows, tables::built_in().rows);
    let wrong = tables::parse(&text.replace("E2", "A1")).unwrap_err();
    assert!(wrong.contains("four of each terrain"), "{wrong}");
    assert!(
        tables::parse("[two_players]")
            .unwrap_err()
            .contains("two_players")
    );
}

#[test]
fn what_is_reconstructed_is_counted() {
    let counts: Vec<usize> = TerraNova::reconstructed()
        .iter()
        .map(|(_, count)| *count)
        .collect();
    assert_eq!(counts, [9, 20, 2, 4 + 7 + 8]);
    assert_eq!(TerraNova::data_version().as_deref(), Some("printed"));
    assert!(TerraNova::is_data_version("printed") && !TerraNova::is_data_version("other"));
}
