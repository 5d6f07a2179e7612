//! The end of a match.

use super::*;

fn end(table: Table) -> Table {
    table.round(5).play(A, "pass A; end").play(B, "pass C; end")
}

fn poor(table: Table) -> Table {
    table
        .coins(A, 0)
        .coins(B, 0)
        .bowls(A, [8, 0, 0])
        .bowls(B, [8, 0, 0])
}

#[test]
fn power_in_bowl_iii_becomes_coins_and_three_coins_a_point() {
    let table = poor(table(&["golems", "fairies"])).bowls(A, [3, 0, 5]);
    let table = end(table);
    // 1 coin on the tile and 5 power: 6 coins, 2 points; both have no territory: 10 each.
    assert_eq!(table.points(A), 12);
    assert_eq!(table.points(B), 10);
}

#[test]
fn the_larger_territory_scores_twelve_and_the_other_eight() {
    let table = end(poor(table(&["golems", "fairies"]))
        .houses(A, "D5 C3")
        .houses(B, "B7 C7 A2"));
    assert_eq!((table.0.territory(A), table.0.territory(B)), (1, 2));
    assert_eq!((table.points(A), table.points(B)), (8, 12));
}

#[test]
fn bon_c_does_not_count_for_the_territory() {
    let table = poor(table(&["golems", "fairies"]))
        .houses(A, "C3 D5")
        .bonus(A, "bon_c");
    assert_eq!(table.0.territory(A), 1);
}

#[test]
fn a_bridge_joins_territory() {
    let table = table(&["golems", "fairies"])
        .houses(A, "C3 D4")
        .bridge(A, "C3-D4");
    assert_eq!(table.0.territory(A), 2);
}

#[test]
fn druids_take_points_for_full_triples_first() {
    let table = end(poor(table(&["druids", "golems"])).bowls(A, [1, 0, 7]));
    // Two triples: 4 points; 1 power and 1 coin: none.
    assert_eq!(table.points(A), 10 + 4);
}

#[test]
fn the_result_ranks_by_points() {
    let table = end(poor(table(&["golems", "fairies"])).houses(A, "D5"));
    let outcome = TerraNova::result(&table.0).unwrap();
    assert_eq!(outcome.scores, [12, 8]);
    assert_eq!(outcome.ranking, [1, 2]);
}
