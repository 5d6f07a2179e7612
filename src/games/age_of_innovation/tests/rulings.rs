//! Rulings that no other test names. Where a ruling has its test elsewhere, its number stands in
//! that test's name.

use super::{A, B, Table};
use crate::state::Phase;
use crate::state::ids::{Building, Terrain};

#[test]
fn ruling_02_first_printing_by_default() {
    let table = Table::large("moles");
    assert!(!table.state.revised);
    assert_eq!(table.state.faction(A).tunnel.as_ref().unwrap().vp.of(3), 4);
}

#[test]
fn ruling_18_a_colour_that_has_run_out_cannot_be_gained() {
    let mut table = Table::large("philosophers");
    table.state.books[0] = 0;
    table.player(B).books[0] = 12;
    table.go("use philosophers");
    assert_eq!(table.refusal(A, "books b"), "no-book-left");
    let mut none = Table::large("philosophers");
    none.state.books = [0; 4];
    none.player(B).books = [12; 4];
    assert_eq!(none.refusal(A, "use philosophers"), "brings-nothing");
}

#[test]
fn ruling_25_leaps_count_bridges_as_a_step() {
    let mut table = Table::large("moles");
    table.put(A, "E4", Building::Workshop).bridge(B, "E4", "G3");
    // Over the bridge G3 is adjacent, and its neighbour H2 at distance 2.
    assert_eq!(table.refusal(A, "dig G3 tunnel"), "leap-distance");
    assert!(table.offers(A, "dig H2 tunnel"));
}

#[test]
fn ruling_15_no_points_of_round_tiles_outside_the_action_phase() {
    let mut table = Table::large("goblins");
    table
        .put(A, "E4", Building::Workshop)
        .round_tile("rs_city_engineering");
    table.me().levels[2] = 4;
    table.state.round_scores[0] = "rs_city_engineering".parse().unwrap();
    table.state.passed = vec![A, B, kernel::Seat(2)];
    table.state.phase = Phase::Closing;
    let mut play = crate::perform::play::Play::new(table.state.clone());
    crate::perform::flow::advance(&mut play);
    table.state = play.state;
    let (vp, coins) = (table.vp(A), table.state.player(A).coins);
    table.play(A, "spade E3");
    assert_eq!(table.vp(A), vp);
    assert!(
        table.state.player(A).coins >= coins + 2,
        "goblins gain in every phase"
    );
}

#[test]
fn ruling_37_what_may_be_declined() {
    let mut table = Table::large("psychics");
    table.put(A, "E4", Building::Guild);
    table.state.palaces = vec!["palace_15".parse().unwrap()];
    table.go("upgrade E4 palace take palace_15; tb none; bridge none");
    assert_eq!(table.refusal(A, "end"), "decide-first");
    table.go("books be; end");
}

#[test]
fn ruling_37_a_main_action_may_not_be_empty() {
    let mut table = Table::large("illusionists");
    table.put(A, "E4", Building::Workshop).bowls([0, 0, 12]);
    table.go("pow_spade1");
    assert_eq!(table.refusal(A, "end"), "decide-first");
    assert_eq!(table.refusal(A, "tb none"), "decide-first");
    table.terrain("E3", Terrain::Desert).go("build E3; end");
}

#[test]
fn every_ruling_is_named_by_a_test() {
    let sources = [
        include_str!("cities.rs"),
        include_str!("competencies.rs"),
        include_str!("digging.rs"),
        include_str!("factions.rs"),
        include_str!("income.rs"),
        include_str!("innovations.rs"),
        include_str!("notation.rs"),
        include_str!("offers.rs"),
        include_str!("palaces.rs"),
        include_str!("passing.rs"),
        include_str!("rulings.rs"),
        include_str!("science.rs"),
        include_str!("scoring.rs"),
        include_str!("starting.rs"),
        include_str!("tables.rs"),
        include_str!("upgrades.rs"),
    ];
    let names: Vec<&str> = sources
        .iter()
        .flat_map(|source| source.lines())
        .filter_map(|line| line.trim().strip_prefix("fn "))
        .collect();
    let named = |word: &str, number: usize| {
        let digits = format!("{number:02}");
        names.iter().any(|name| {
            let at = name.find(word).map(|place| &name[place..]);
            at.is_some_and(|rest| rest.split('_').any(|part| part.starts_with(&digits)))
        })
    };
    for number in 1..=42 {
        assert!(named("ruling", number), "ruling {number} has no test");
    }
    for number in 1..=68 {
        assert!(named("vector", number), "vector {number} has no test");
    }
}
