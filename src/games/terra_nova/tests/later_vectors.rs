//! The worked examples of the rules, by their numbers: 24 to 41.

use super::*;
use crate::data::map::hex;
use crate::perform::scoring::shared_points;

/// Points of the final scoring for coins and power alone.
fn money(faction: &str, coins: u16, power: u8) -> i32 {
    let start = table(&[faction, "golems"])
        .round(5)
        .coins(A, coins)
        .bowls(A, [8 - power, 0, power]);
    let end = start
        .bowls(B, [8, 0, 0])
        .play(A, "pass A; end")
        .play(B, "pass C; end");
    end.points(A) - 10
}

#[test]
fn vector_24_money_at_the_end() {
    // One coin less in hand: the tile that is taken brings one.
    assert_eq!(money("water_sprites", 6, 4), 3);
    assert_eq!(money("druids", 6, 4), 4);
}

#[test]
fn vector_25_and_41_ranks_by_territory() {
    let points = [12, 8, 4, 0];
    assert_eq!(shared_points(&[7, 7, 7], &points), [8, 8, 8]);
    assert_eq!(shared_points(&[9, 8, 5, 5], &points), [12, 8, 2, 2]);
    assert_eq!(shared_points(&[9, 7, 7, 4], &points), [12, 6, 6, 0]);
    assert_eq!(shared_points(&[8, 8, 8, 8], &points), [6, 6, 6, 6]);
    assert_eq!(shared_points(&[9, 9], &points), [10, 10]);
    assert_eq!(shared_points(&[9, 3], &points), [12, 8]);
}

#[test]
fn vector_26_territory_by_reach() {
    let table = table(&["golems", "fairies"]).houses(A, "A7 B7 C5 D4 D9 E9");
    assert_eq!(table.clone().sailing(A, 1).0.territory(A), 2);
    assert_eq!(table.sailing(A, 2).0.territory(A), 4);
}

#[test]
fn vector_27_planner_fills_the_free_marks_after_round_1() {
    let table = dealt(2, &[("neutral", "planner")], &[("neutral_colour", "lake")]);
    let mut table = table.play(A, "neutral A7").play(B, "neutral E5");
    table = table.play(A, "faction golems").play(B, "faction fairies");
    let mut end = self::table(&["golems", "fairies"])
        .houses(A, "G8")
        .bowls(A, [8, 0, 0])
        .bowls(B, [8, 0, 0]);
    end.0.variant.neutral = Neutral::Planner;
    end.0.neutral_colour = table.0.neutral_colour;
    end.0.neutral_houses = table.0.neutral_houses.clone();
    let end = end.play(A, "pass A; end").play(B, "pass C; end");
    assert_eq!(end.0.neutral(), at("A7 E5 I6"));
    assert_eq!(end.0.round, 2);
}

#[test]
fn vector_28_two_free_spades_are_not_three() {
    let start = table(&["water_sprites", "golems"])
        .houses(A, "D7")
        .round_tile("rs_spade");
    assert_eq!(start.clone().play(A, "power spade2 C7").points(A), 2);
    assert_eq!(start.clone().play(A, "power spade2 C8").points(A), 4);
    assert!(
        start
            .refused(A, "power spade2 C7 C8")
            .contains("No spade is left")
    );
    assert!(
        start
            .refused(A, "power spade2 C8 C7")
            .contains("No spade is left")
    );
}

#[test]
fn vector_29_the_order_of_starting_houses_and_tiles() {
    let deal = [("bonus_tiles", "bon_a bon_b bon_c bon_d bon_e bon_f")];
    let table = dealt(3, &[], &deal)
        .play(A, "faction golems")
        .play(B, "faction sun_worshippers")
        .play(C, "faction fairies")
        .play(A, "house C3")
        .play(B, "house A3")
        .play(C, "house A2")
        .play(C, "house A5")
        .play(B, "house B6")
        .play(A, "house D5")
        .play(B, "house E3");
    let table = table
        .play(C, "bonus A")
        .play(B, "bonus B")
        .play(A, "bonus C");
    assert_eq!(table.0.player(B).houses.len(), 3);
    assert_eq!(table.0.round, 1);
}

#[test]
fn vector_30_coins_gather_on_tiles_that_nobody_takes() {
    let round = |table: Table| {
        let table = table.bowls(A, [8, 0, 0]).bowls(B, [8, 0, 0]);
        table.play(A, "pass A; end").play(B, "pass B; end")
    };
    // A holds tile B, B holds D; A, C and F lie beside the board, and C is never taken.
    let start = table(&["water_sprites", "golems"]);
    let coins = |table: &Table, id: &str| {
        let tile: BonusTile = id.parse().unwrap();
        table
            .0
            .bonus_tiles
            .iter()
            .find(|(other, _)| *other == tile)
            .map(|(_, coins)| *coins)
    };
    assert_eq!(coins(&start, "bon_c"), Some(1));
    let second = round(start);
    assert_eq!(
        coins(&second, "bon_c"),
        Some(2),
        "1 after set-up, 2 after round 1"
    );
    assert_eq!(
        coins(&second, "bon_d"),
        Some(1),
        "laid down in round 1 and not taken again"
    );
}

#[test]
fn vector_31_golems_with_the_left_palace_use_one_spade_for_two() {
    let start = table(&["golems", "fairies"])
        .houses(A, "D5")
        .round_tile("rs_spade");
    assert!(
        start
            .refused(A, "power spade2 D4 E5 build D4")
            .contains("No spade is left")
    );
    let table = start.left(A, "I7").play(A, "power spade2 D4 E5 build D4");
    assert_eq!(
        (table.points(A), table.coins_of(A), table.bowls_of(A)),
        (4, 56, [6, 0, 2])
    );
}

#[test]
fn vector_32_a_right_palace_founds_two_towns_at_once() {
    let start = || {
        table(&["golems", "fairies"])
            .houses(A, "D4 D5 D9 E9")
            .posts(A, "E4 E5 F9 E10")
    };
    let palace = start().round_tile("rs_palace").play(A, "upgrade E10 right");
    assert_eq!((palace.points(A), palace.coins_of(A)), (5, 46));
    let towns = start().play(A, "upgrade E10 right; town points at E10; town power at D4");
    assert_eq!(towns.points(A), 9 + 6 + 10);
    assert_eq!(towns.0.player(A).towns, 2);
}

#[test]
fn vector_33_a_town_grows_and_founds_no_other() {
    let table = table(&["golems", "fairies"])
        .posts(A, "C3 D4 D5")
        .houses(A, "B2")
        .bridge(A, "C3-D4")
        .town(A, "B2 C3 D4 D5")
        .play(A, "transform E5 build");
    assert_eq!(table.stage(), Some(Stage::AfterAction));
    assert!(table.0.player(A).in_town.contains(hex("E5").unwrap()));
}

#[test]
fn vector_34_druids_gain_power_for_settlements_and_exchange_it() {
    let table = table(&["druids", "golems"])
        .left(A, "B7")
        .houses(A, "C5 G6")
        .bowls(A, [4, 0, 4])
        .play(A, "pass A");
    assert_eq!(table.bowls_of(A), [0, 2, 6]);
    let table = table.play(A, "exchange 6 points");
    assert_eq!((table.bowls_of(A), table.points(A)), ([6, 2, 0], 4));
}

#[test]
fn vector_35_a_bridge_makes_neighbours_for_everybody() {
    let start = table(&["leprechauns", "golems"])
        .houses(A, "C1")
        .houses(B, "C3")
        .bridge(B, "C3-D4");
    let start = start.sailing(A, 3).bowls(B, [8, 0, 0]);
    let mut built = start.play(A, "build D4");
    assert_eq!(built.bowls_of(B), [7, 1, 0]);
    built.0.phase = Phase::Turn {
        seat: A,
        stage: Stage::BeforeAction,
    };
    let coins = built.coins_of(A);
    let upgraded = built.play(A, "upgrade D4 post");
    assert_eq!(coins - upgraded.coins_of(A), 7);
    assert_eq!(upgraded.bowls_of(B), [6, 2, 0]);
}

#[test]
fn vector_36_a_neutral_house_makes_posts_cheaper_and_nothing_else() {
    let table = table(&["golems", "fairies"])
        .houses(A, "D5")
        .neutral("E5")
        .play(A, "upgrade D5 post");
    assert_eq!(table.coins_of(A), 53);
    assert_eq!(table.bowls_of(B), [0, 0, 8]);
    assert_eq!(table.0.territory(A), 1);
}

#[test]
fn vector_37_fire_sprites_pay_one_power_less() {
    let start = table(&["fire_sprites", "fairies"]).houses(A, "D5 C3");
    assert_eq!(
        start.clone().play(A, "power spade2 C5").bowls_of(A),
        [5, 0, 3]
    );
    assert_eq!(start.play(A, "power bridge3 C3-D4").bowls_of(A), [2, 0, 6]);
}

#[test]
fn vector_38_a_lake_house_counts_as_built() {
    let table = table(&["water_sprites", "inventors"])
        .left(A, "D7")
        .round_tile("rs_house_1")
        .bowls(B, [8, 0, 0]);
    let table = table.houses(B, "H4").play(A, "special lake H3");
    assert_eq!((table.points(A), table.coins_of(A)), (2, 60));
    assert_eq!(
        table.bowls_of(B),
        [5, 3, 0],
        "2 by ability and 1 as a neighbour"
    );
}

#[test]
fn vector_39_the_sailing_tile_at_the_end_of_the_track() {
    let town = |sailing, tile| {
        let table = table(&["golems", "fairies"])
            .posts(A, "C3 D4 D5")
            .houses(A, "B2")
            .sailing(A, sailing);
        table.round_tile(tile).play(A, "bridge C3-D4; town sailing")
    };
    assert_eq!(town(3, "rs_sailing").points(A), 4);
    assert_eq!(town(2, "rs_spade").points(A), 8);
    assert_eq!(town(2, "rs_sailing").points(A), 10);
    assert_eq!(town(2, "rs_spade").0.player(A).sailing, 3);
}

#[test]
fn vector_40_bon_h_counts_the_track() {
    let table = table(&["golems", "fairies"])
        .bonus(A, "bon_h")
        .sailing(A, 2)
        .play(A, "pass A");
    assert_eq!(table.points(A), 6);
}

#[test]
fn what_leaves_a_spade_over_is_offered_after_what_does_not() {
    let table = table(&["water_sprites", "golems"])
        .houses(A, "D7")
        .bowls(A, [0, 0, 8])
        .coins(A, 20);
    let ways = |hex: &str| -> Vec<String> {
        let is_there = |line: &String| line.split(' ').any(|word| word == hex);
        let dug = table.legal(A).into_iter().filter(is_there);
        dug.filter(|line| !line.starts_with("bridge")).collect()
    };
    let one = ways("C7");
    assert_eq!(one[0], "power spade C7 build", "{one:?}");
    assert!(
        one.last().unwrap().starts_with("power spade2 C7"),
        "{one:?}"
    );
    let two = ways("C8");
    assert_eq!(two[0], "power spade2 C8 build", "{two:?}");
}
