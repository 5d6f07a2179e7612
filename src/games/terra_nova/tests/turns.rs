//! Turns, rounds, passing, the exchange window.

use super::*;
use crate::bot::terms::judgement;

fn start() -> Table {
    table(&["golems", "fairies"])
        .houses(A, "D5")
        .houses(B, "B7")
}

#[test]
fn a_turn_is_one_action_and_ends_with_end() {
    let table = start();
    assert!(table.refused(A, "end").contains("needs one action"));
    let table = table.play(A, "sail");
    assert!(table.refused(A, "sail").contains("taken your action"));
    let table = table.play(A, "end");
    assert_eq!(table.stage(), Some(Stage::BeforeAction));
    assert!(table.legal(A).is_empty());
    assert!(!table.legal(B).is_empty());
}

#[test]
fn power_is_exchanged_before_and_after_the_action_also_when_passing() {
    let table = start().play(A, "exchange 1; pass A; exchange 3");
    assert_eq!(
        (table.coins_of(A), table.bowls_of(A)),
        (60 + 1 + 1 + 3, [4, 0, 4])
    );
    assert!(start().refused(A, "exchange 9").contains("8 in bowl III"));
    assert!(start().refused(A, "exchange 0").contains("at least 1"));
}

#[test]
fn power_is_not_exchanged_inside_an_action() {
    let table = start()
        .posts(A, "C3 D4")
        .houses(A, "B2")
        .posts(A, "D5")
        .with(A, |player| player.houses = at("B2"));
    let table = table.play(A, "bridge C3-D4");
    assert!(table.refused(A, "exchange 1").contains("Choose the tile"));
}

#[test]
fn the_last_player_takes_turn_after_turn() {
    let table = start()
        .play(A, "pass A; end")
        .play(B, "sail; end")
        .play(B, "sail; end")
        .play(B, "pass C; end");
    assert_eq!(table.0.phase, Phase::Window(vec![A, B]));
}

#[test]
fn the_window_asks_those_with_power_and_closes_when_all_have_ended() {
    let table = start()
        .bowls(B, [8, 0, 0])
        .play(A, "pass A; end")
        .play(B, "pass C; end");
    assert_eq!(table.0.phase, Phase::Window(vec![A]));
    assert!(table.legal(B).is_empty());
    let table = table.play(A, "exchange 5; end");
    assert_eq!(table.0.round, 2);
}

#[test]
fn the_window_is_open_to_all_at_once() {
    let table = start().play(A, "pass A; end").play(B, "pass C; end");
    let table = table.play(B, "exchange 2").play(A, "end").play(B, "keep");
    assert_eq!(table.0.round, 2);
}

#[test]
fn without_power_the_round_ends_at_once() {
    let table = start()
        .bowls(A, [8, 0, 0])
        .bowls(B, [8, 0, 0])
        .play(A, "pass A; end")
        .play(B, "pass C; end");
    assert_eq!(table.0.round, 2);
}

#[test]
fn the_first_to_pass_begins_the_next_round_clockwise() {
    let three = table(&["golems", "fairies", "water_sprites"]);
    let three = three
        .bowls(A, [8, 0, 0])
        .bowls(B, [8, 0, 0])
        .bowls(C, [8, 0, 0]);
    let table = three
        .play(A, "sail; end")
        .play(B, "pass A; end")
        .play(C, "pass C; end")
        .play(A, "pass D; end");
    assert_eq!(
        table.0.order,
        [B, C, A],
        "clockwise from the first to pass, not in the order of passing"
    );
}

#[test]
fn a_new_round_frees_power_actions_and_special_actions() {
    let table = start().bonus(A, "bon_a").bowls(B, [8, 0, 0]);
    let table = table
        .play(A, "special spade C5; end")
        .play(B, "pass C; end")
        .play(A, "power coins; end");
    let table = table.play(A, "pass B; exchange 4; end");
    assert_eq!(table.0.round, 2);
    assert!(table.0.power_actions_used.is_empty());
    assert_eq!(table.0.player(A).specials_used, Default::default());
    assert!(table.0.passed.is_empty());
}

#[test]
fn passed_players_still_gain_power_and_coins() {
    let table = table(&["sand_cats", "golems"])
        .houses(A, "E6")
        .houses(B, "D5")
        .bowls(A, [8, 0, 0]);
    let table = table.play(A, "pass A; end").play(B, "upgrade D5 post");
    assert_eq!(table.bowls_of(A), [7, 1, 0]);
    assert_eq!(table.coins_of(A), 60 + 1 + 2);
}

#[test]
fn the_match_ends_after_round_5_without_a_window() {
    let table = start()
        .round(5)
        .play(A, "pass A; end")
        .play(B, "pass C; end");
    assert_eq!(table.0.phase, Phase::Over);
    assert!(TerraNova::result(&table.0).is_some());
    assert!(TerraNova::turn(&table.0).is_over());
}

#[test]
fn income_comes_at_the_beginning_of_a_round() {
    let table = start()
        .bowls(A, [8, 0, 0])
        .bowls(B, [8, 0, 0])
        .coins(A, 10)
        .coins(B, 10);
    let table = table.play(A, "pass A; end").play(B, "pass C; end");
    // Golems: 2 + 3 for a house + 2 for tile A; one coin lay on the tile.
    assert_eq!(table.coins_of(A), 10 + 1 + 7);
    assert_eq!(
        table.bowls_of(B),
        [3, 5, 0],
        "fairies: 2 by ability, 3 by tile C"
    );
}

#[test]
fn pieces_that_are_used_up_cannot_be_built() {
    let houses = start().houses(A, "A2 A3 A4 A5 A6 A7 A8");
    assert_eq!(houses.0.player(A).houses_left(), 0);
    assert!(houses.refused(A, "transform C5 build").contains("All 8"));
    assert!(
        houses.clone().play(A, "transform C5").coins_of(A) < 60,
        "transforming alone is allowed"
    );
    let posts = start().posts(A, "A2 A3 A4 A5");
    assert!(posts.refused(A, "upgrade D5 post").contains("All 4"));
    let bridges = start()
        .houses(A, "C3")
        .bridge(A, "C3-D1")
        .bridge(A, "C3-E3")
        .bridge(A, "C3-D4");
    assert!(bridges.refused(A, "bridge G8-H6").contains("All 3"));
}

#[test]
fn an_upgrade_brings_the_old_piece_back() {
    let table = start()
        .play(A, "upgrade D5 post; end")
        .play(B, "sail; end")
        .play(A, "upgrade D5 left");
    let golems = table.0.player(A);
    assert_eq!(
        (golems.houses_left(), golems.posts_left(), golems.left),
        (8, 4, hex("D5").ok())
    );
}

/// The next bonus tile comes whenever a seat passes, and is kept for one round: it is no reason to pass
/// while there is something to do.
#[test]
fn a_bot_does_not_pass_for_the_sake_of_the_next_tile() {
    let table = start().houses(A, "D7 D9 F7 F8").bonus(A, "bon_d");
    let value = |table: &Table| judgement().value::<TerraNova>(&table.0, A);
    let before = value(&table);
    let passes = TerraNova::legal(&table.0, A)
        .into_iter()
        .map(|action| action.to_string())
        .filter(|line| line.starts_with("pass"));
    for line in passes.collect::<Vec<_>>() {
        let after = value(&table.clone().play(A, &line));
        assert!(after < before + 60, "{line}: {}", after - before);
    }
}
