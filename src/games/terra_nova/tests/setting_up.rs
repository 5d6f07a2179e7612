//! Setting up, and the variants.

use super::*;

fn two(neutral: &str, deal: &[(&str, &str)]) -> Table {
    dealt(2, &[("neutral", neutral)], deal)
}

/// Lucky Digger up to its first draw: golems and fairies, so that lake, desert and swamp are free.
fn lucky(draws: &str) -> Table {
    let deal = [
        ("neutral_draws_1", draws),
        ("bonus_tiles", "bon_a bon_b bon_c bon_d bon_e"),
    ];
    two("lucky_digger", &deal)
        .play(A, "faction golems")
        .play(B, "faction fairies")
        .play(A, "house D5")
        .play(B, "house A2")
        .play(B, "house C5")
        .play(A, "house D9")
        .play(B, "bonus A")
        .play(A, "bonus B")
}

#[test]
fn starting_values_and_coins_on_the_tiles_left_over() {
    let table = dealt(2, &[], &[("bonus_tiles", "bon_a bon_b bon_c bon_d bon_e")])
        .play(A, "faction golems")
        .play(B, "faction fairies");
    assert_eq!(
        (table.coins_of(A), table.bowls_of(A), table.points(A)),
        (7, [2, 2, 4], 0)
    );
    let table = table
        .play(A, "house D5")
        .play(B, "house A2")
        .play(B, "house C5")
        .play(A, "house D9");
    let table = table.play(B, "bonus A").play(A, "bonus B");
    assert!(table.0.bonus_tiles.iter().all(|(_, coins)| *coins == 1));
    assert_eq!(table.0.bonus_tiles.len(), 3);
}

#[test]
fn starting_houses_go_on_home_terrain_anywhere_and_trigger_nothing() {
    let table = dealt(2, &[], &[])
        .play(A, "faction golems")
        .play(B, "faction fairies");
    assert_eq!(table.legal(A).len(), 12);
    assert!(
        table
            .refused(A, "house D4")
            .contains("is swamp, and your home terrain is wasteland")
    );
    let table = table.play(A, "house D5").play(B, "house C5");
    assert_eq!(table.bowls_of(A), [2, 2, 4]);
    assert!(table.refused(B, "house C5").contains("Bo has a building"));
}

#[test]
fn the_first_game_offers_its_factions_only() {
    let table = dealt(3, &[("setup", "first_game")], &[]);
    assert_eq!(table.legal(A).len(), 3);
    assert!(
        table
            .refused(A, "faction fairies")
            .contains("Golems, Sun Worshippers, Water Sprites")
    );
}

#[test]
fn the_first_game_places_houses_and_tiles_by_itself() {
    let table = dealt(2, &[("setup", "first_game")], &[])
        .play(A, "faction leprechauns")
        .play(B, "faction fairies");
    assert_eq!(table.0.player(A).houses, at("C7 H6"));
    assert_eq!(table.0.player(B).bonus.unwrap().id(), "bon_c");
    assert!(table.0.bonus_tiles.iter().all(|(_, coins)| *coins == 1));
    assert_eq!(table.0.round_tiles[0].id(), "rs_house_1");
}

#[test]
fn the_turn_order_begins_with_the_start_player() {
    let table = dealt(3, &[], &[("start_player", "3")]);
    assert_eq!(table.0.order, [C, A, B]);
    assert!(!table.legal(C).is_empty());
}

#[test]
fn planner_keeps_its_colour_out() {
    let table = two("planner", &[("neutral_colour", "lake")])
        .play(A, "neutral A7")
        .play(B, "neutral E5");
    assert!(
        table
            .refused(A, "faction sea_dogs")
            .contains("neutral in this match")
    );
    assert_eq!(table.legal(A).len(), 8);
}

#[test]
fn planner_puts_no_house_where_somebody_has_built() {
    let table = two("planner", &[("neutral_colour", "lake")]);
    assert!(
        table
            .refused(A, "neutral A2")
            .contains("Free marks: A7, E5, G8, I6")
    );
}

#[test]
fn lucky_digger_draws_before_the_first_income() {
    let table = lucky("forest lake wasteland swamp desert");
    assert_eq!(
        table.0.phase,
        Phase::Neutral(vec![(A, crate::data::Terrain::Lake)]),
        "forest has a player"
    );
    assert_eq!(table.coins_of(A), 7, "no income yet");
    let table = table.play(A, "neutral A7");
    assert_eq!(
        table.0.phase,
        Phase::Neutral(vec![(B, crate::data::Terrain::Swamp)])
    );
    let table = table.play(B, "neutral C7");
    assert_eq!(table.0.round, 1);
    assert!(table.coins_of(A) > 7);
}

#[test]
fn lucky_digger_places_a_single_mark_by_itself_and_discards_without_one() {
    let mut table = lucky("lake swamp desert forest wasteland");
    // Only one mark of the second colour is left, and none of the first in the next round.
    for name in ["D10", "C1", "I1"] {
        table = table.neutral(name);
    }
    let table = table.play(A, "neutral A7");
    assert!(
        table.0.neutral().contains(hex("C7").unwrap()),
        "the last swamp mark, without asking"
    );
    assert_eq!(table.0.round, 1);
    assert!(matches!(table.0.phase, Phase::Turn { .. }));
}

#[test]
fn lucky_digger_draws_again_before_every_round() {
    let table = lucky("lake swamp desert forest wasteland")
        .play(A, "neutral A7")
        .play(B, "neutral C7");
    let table = table.bowls(A, [8, 0, 0]).bowls(B, [8, 0, 0]);
    let table = table
        .play(A, "sail; end")
        .play(B, "pass C; end")
        .play(A, "pass D; end");
    assert_eq!(table.0.round, 2);
    let Phase::Neutral(due) = &table.0.phase else {
        panic!("a draw comes before the income")
    };
    assert_eq!(
        due[0].0, B,
        "the start player of the coming round draws first"
    );
}

#[test]
fn lucky_digger_discards_a_house_without_a_free_mark() {
    let mut table = lucky("lake swamp desert forest wasteland");
    for name in ["D10", "C1", "I1", "C7"] {
        table = table.neutral(name);
    }
    let houses = table.0.neutral_houses.len();
    let table = table.play(A, "neutral A7");
    assert_eq!(table.0.neutral_houses.len(), houses + 1);
    assert!(matches!(table.0.phase, Phase::Turn { .. }));
}

#[test]
fn what_will_be_drawn_is_nobodys_to_see() {
    use kernel::Viewer;
    let table = lucky("lake swamp desert forest wasteland");
    let mut rng = "x".parse::<kernel::rng::Seed>().unwrap().rng("test");
    let other = (0..20)
        .map(|_| TerraNova::imagine(&table.0, Viewer::Spectator, &mut rng))
        .find(|other| *other != table.0);
    let other = other.expect("the draws to come can be others");
    assert_eq!(
        TerraNova::view(&other, Viewer::Seat(A)),
        TerraNova::view(&table.0, Viewer::Seat(A))
    );
}

#[test]
fn the_first_game_has_no_neutral_houses() {
    use kernel::any_game::{AnyGame, Erased};
    let options = [("setup", "first_game"), ("neutral", "planner")];
    let options = options
        .map(|(id, value)| (id.to_owned(), value.to_owned()))
        .into();
    let seed = "1".parse().unwrap();
    let dealt = Erased::<TerraNova>::new().deal(1, 2, &options, &Default::default(), Some(&seed));
    assert_eq!(dealt.unwrap_err().0.id, "first-game-alone");
}
