//! Each competency does what it says.

use super::{A, Table, covers};
use crate::state::ids::{Building, Competency, Terrain};

#[test]
fn every_competency_is_tried() {
    let tried = [
        "comp_tool_step",
        "comp_vp_coins",
        "comp_book_power",
        "comp_instant",
        "comp_spades",
        "comp_annex",
        "comp_power",
        "comp_scholar_vp",
        "comp_tower",
        "comp_city_vp",
        "comp_edge",
        "comp_lowest",
    ];
    covers(Competency::all().map(Competency::id), &tried);
    assert_eq!(tried.len(), 12);
}

/// About to upgrade to a school, each tile on the top banking slot.
fn taking(id: &str) -> Table {
    let mut table = Table::large("psychics");
    table.put(A, "E4", Building::Guild).slot(id, 0);
    table.go("upgrade E4 school");
    table
}

#[test]
fn comp_instant_pays_at_once() {
    let change = taking("comp_instant").change("take comp_instant");
    assert_eq!(change, [2, 1, 0, 5, 0]);
}

#[test]
fn comp_spades_digs_with_two_free_spades() {
    let mut table = taking("comp_spades");
    table.terrain("E3", Terrain::Mountain);
    assert_eq!(
        table.change("take comp_spades; tb E3 build"),
        [-2, -1, 0, 0, 0]
    );
    let mut declined = taking("comp_spades");
    declined.go("take comp_spades; tb none; end");
}

#[test]
fn comp_annex_gives_two_annexes_for_later_actions() {
    let mut table = taking("comp_annex");
    table.go("take comp_annex");
    assert_eq!(table.state.player(A).annexes, 2);
    assert_eq!(table.refusal(A, "annex E4"), "acted-already");
    table.again().go("annex E4");
    table.again();
    assert_eq!(table.refusal(A, "annex E4"), "has-annex");
    assert!(
        table.state.offers.is_empty(),
        "an annex is no building event"
    );
}

#[test]
fn comp_power_is_four_power_once_a_round() {
    let mut table = Table::large("psychics");
    table
        .put(A, "E4", Building::Workshop)
        .competency("comp_power");
    table.bowls([5, 7, 0]).go("use comp_power");
    assert_eq!(table.bowl(A), [1, 11, 0]);
    table.again();
    assert_eq!(table.refusal(A, "use comp_power"), "used-already");
}

#[test]
fn comp_scholar_vp_scores_every_scholar_sent_also_back() {
    let mut table = Table::large("psychics");
    table.competency("comp_scholar_vp").scholars(2);
    assert_eq!(table.change("send l 3")[3], 2);
    table.again();
    assert_eq!(table.change("send l 1")[3], 2);
}

#[test]
fn comp_tower_builds_a_neutral_tower_and_has_income() {
    let mut table = taking("comp_tower");
    table.terrain("E3", Terrain::Desert);
    assert_eq!(table.change("take comp_tower; place E3"), [0; 5]);
    let tower = table.state.built(table.hex("E3")).unwrap();
    assert!(tower.neutral && tower.building == Building::Tower);
    let income = table.state.income(A);
    let tile = Competency::find("comp_tower").unwrap().data();
    assert_eq!((tile.income.power, tile.income.coins), (2, 2));
    assert!(income.power >= 2);
}

#[test]
fn comp_city_vp_scores_city_tiles_on_passing() {
    let mut table = Table::large("psychics");
    table.competency("comp_city_vp");
    table.me().cities = [1, 0, 0, 2, 0, 0, 0];
    assert_eq!(table.change("pass bon_guild")[3], 6);
}

#[test]
fn comp_edge_scores_workshops_at_the_edge() {
    let mut table = Table::large("psychics");
    table
        .put(A, "E2", Building::Workshop)
        .competency("comp_edge");
    table
        .terrain("E1", Terrain::Desert)
        .terrain("E3", Terrain::Desert);
    assert_eq!(table.change("build E1")[3], 3);
    table.again();
    assert_eq!(table.change("build E3")[3], 0);
}

#[test]
fn comp_lowest_scores_the_lowest_level_on_passing_vector_41() {
    let mut table = Table::large("psychics");
    table.competency("comp_lowest");
    table.me().levels = [9, 7, 2, 7];
    assert_eq!(table.change("pass bon_guild")[3], 2);
}

#[test]
fn incomes_of_comp_tool_step_comp_vp_coins_and_comp_book_power() {
    let gain = |id: &str| {
        let mut table = Table::large("psychics");
        let before = table.state.income(A);
        table.competency(id);
        let after = table.state.income(A);
        [
            after.tools - before.tools,
            after.steps_any - before.steps_any,
            after.vp - before.vp,
            after.coins - before.coins,
            after.books_any - before.books_any,
            after.power - before.power,
        ]
    };
    assert_eq!(gain("comp_tool_step"), [1, 1, 0, 0, 0, 0]);
    assert_eq!(gain("comp_vp_coins"), [0, 0, 3, 2, 0, 0]);
    assert_eq!(gain("comp_book_power"), [0, 0, 0, 0, 1, 1]);
    assert_eq!(gain("comp_tower"), [0, 0, 0, 2, 0, 2]);
    assert_eq!(gain("comp_instant"), [0; 6]);
}

#[test]
fn vector_22_levels_and_books_of_the_slot() {
    let mut table = Table::large("psychics");
    table.put(A, "E4", Building::Guild).slot("comp_edge", 3);
    table.go("upgrade E4 school take comp_edge");
    assert_eq!(table.state.player(A).levels, [0, 3, 0, 0]);
    for (faction, books) in [("psychics", 1), ("philosophers", 2)] {
        let mut table = Table::large(faction);
        table.put(A, "E4", Building::Guild).slot("comp_edge", 7);
        table.go("upgrade E4 school take comp_edge");
        assert_eq!(table.state.player(A).levels, [0, 0, 2, 0]);
        assert_eq!(table.state.player(A).books, [0, 0, books, 0], "{faction}");
    }
}

#[test]
fn a_kind_owned_or_out_of_stock_cannot_be_taken() {
    let mut table = Table::large("psychics");
    table.put(A, "E4", Building::Guild).competency("comp_edge");
    let slot = table.state.competency_slot("comp_power".parse().unwrap());
    table.state.competencies_left[slot] = 0;
    table.go("upgrade E4 school");
    assert_eq!(table.refusal(A, "take comp_edge"), "owns-already");
    assert_eq!(table.refusal(A, "take comp_power"), "no-copy-left");
}

#[test]
fn books_of_a_colour_that_has_run_out_are_lost() {
    let mut table = Table::large("psychics");
    table.put(A, "E4", Building::Guild).slot("comp_edge", 8);
    table.state.books[2] = 1;
    table.go("upgrade E4 school take comp_edge");
    assert_eq!(table.state.player(A).books, [0, 0, 1, 0]);
}
