//! Standing orders for the exchange window.

use super::*;

fn window(faction: &str, ready: u8) -> Table {
    let other = if faction == "golems" {
        "fairies"
    } else {
        "golems"
    };
    let table = table(&[faction, other])
        .bowls(A, [8 - ready, 0, ready])
        .bowls(B, [8, 0, 0]);
    table.play(A, "pass A; end").play(B, "pass C; end")
}

fn answer(table: &Table, order: &str) -> Vec<String> {
    let actions = TerraNova::obey(&table.0, A, order).unwrap();
    actions.iter().map(ToString::to_string).collect()
}

#[test]
fn roundend_with_a_number_exchanges_it_or_what_there_is() {
    assert_eq!(
        answer(&window("golems", 5), "roundend 3"),
        ["exchange 3", "end"]
    );
    assert_eq!(
        answer(&window("golems", 2), "roundend 3"),
        ["exchange 2", "end"]
    );
    assert_eq!(answer(&window("golems", 2), "roundend 0"), ["end"]);
}

#[test]
fn roundend_keep_exchanges_all_but_a_number() {
    assert_eq!(
        answer(&window("golems", 5), "roundend keep 2"),
        ["exchange 3", "end"]
    );
    assert_eq!(answer(&window("golems", 1), "roundend keep 2"), ["end"]);
}

#[test]
fn roundend_points_is_for_druids() {
    assert_eq!(
        answer(&window("druids", 8), "roundend points"),
        ["exchange 6 points", "end"]
    );
    assert_eq!(
        answer(&window("druids", 8), "roundend points keep 3"),
        ["exchange 3 points", "end"]
    );
    assert_eq!(answer(&window("druids", 2), "roundend points"), ["end"]);
    assert!(TerraNova::obey(&window("golems", 5).0, A, "roundend points").is_err());
}

#[test]
fn roundend_off_asks() {
    assert!(answer(&window("golems", 5), "roundend off").is_empty());
}

#[test]
fn an_order_answers_nothing_but_the_window() {
    assert!(answer(&table(&["golems", "fairies"]), "roundend 3").is_empty());
    assert!(TerraNova::obey(&window("golems", 5).0, A, "roundend lots").is_err());
    assert!(TerraNova::obey(&window("golems", 5).0, A, "sail").is_err());
}

#[test]
fn every_answer_can_be_played() {
    for order in [
        "roundend 3",
        "roundend keep 2",
        "roundend points",
        "roundend points keep 2",
        "roundend 0",
    ] {
        let table = window("druids", 7);
        let lines = answer(&table, order).join("; ");
        assert_eq!(table.play(A, &lines).0.round, 2, "{order}");
    }
}
