//! The worked examples of the rules, by their numbers: 1 to 23.

use super::*;
use crate::data::map::{BOARD, hex, name};
use crate::perform::rounds::income;
use crate::perform::scoring::shared_points;
use kernel::land::{Hex, HexSet};

fn names(set: HexSet) -> Vec<&'static str> {
    let mut names: Vec<&str> = set.iter().map(name).collect();
    names.sort_unstable();
    names
}

fn mat_income(table: &Table, seat: Seat) -> (u16, u8) {
    let bare = Player {
        bonus: None,
        ..*table.0.player(seat)
    };
    let sum = income(&bare);
    (sum.coins, sum.power)
}

#[test]
fn vector_01_power_moves_through_the_bowls() {
    let mut bowls = Bowls([2, 2, 4]);
    assert_eq!(bowls.gain(3), 3);
    assert_eq!(bowls, Bowls([0, 3, 5]));
    assert_eq!(bowls.ready(), 5);
}

#[test]
fn vector_02_income_of_water_sprites_with_bon_d() {
    let table = table(&["water_sprites", "golems"])
        .houses(A, "D7 E5")
        .posts(A, "A7 B3")
        .bonus(A, "bon_d");
    let sum = income(table.0.player(A));
    assert_eq!((sum.coins, sum.power), (16, 5));
    assert_eq!(mat_income(&table, A), (13, 2));
}

#[test]
fn vector_03_an_upgrade_covers_a_house_field_and_uncovers_a_post_field() {
    let before = table(&["water_sprites", "golems"])
        .houses(A, "D7 E5 B3")
        .posts(A, "A7")
        .houses(B, "C8");
    assert_eq!(mat_income(&before, A), (13, 1));
    let after = before.play(A, "upgrade D7 post");
    assert_eq!(after.coins_of(A), 53);
    assert_eq!(mat_income(&after, A), (13, 2));
}

#[test]
fn vector_04_transforming_a_desert_takes_two_spades() {
    let table = table(&["water_sprites", "golems"])
        .houses(A, "A7")
        .play(A, "transform A8 build");
    assert_eq!(table.coins_of(A), 60 - 16);
}

#[test]
fn vector_05_the_price_of_a_post() {
    let alone = table(&["water_sprites", "golems"])
        .houses(A, "D7")
        .play(A, "upgrade D7 post");
    assert_eq!(alone.coins_of(A), 50);
    let near = table(&["water_sprites", "golems"])
        .houses(A, "D7")
        .right(B, "C8")
        .play(A, "upgrade D7 post");
    assert_eq!(near.coins_of(A), 53);
}

#[test]
fn vector_06_neighbours_gain_power_by_the_building() {
    let table = table(&["water_sprites", "sun_worshippers", "leprechauns"])
        .houses(A, "E5")
        .houses(B, "D5")
        .posts(B, "E6")
        .houses(C, "D4")
        .bowls(A, [8, 0, 0])
        .bowls(B, [8, 0, 0])
        .bowls(C, [8, 0, 0])
        .play(A, "upgrade E5 post");
    assert_eq!(table.bowls_of(B), [6, 2, 0]);
    assert_eq!(table.bowls_of(C), [7, 1, 0]);
    assert_eq!(table.bowls_of(A), [8, 0, 0]);
}

#[test]
fn vector_07_sailing_to_two_scores_three() {
    let table = table(&["water_sprites", "golems"])
        .houses(A, "D7")
        .sailing(A, 1)
        .play(A, "sail");
    assert_eq!(
        (
            table.points(A),
            table.coins_of(A),
            table.0.player(A).sailing
        ),
        (3, 52, 2)
    );
    assert!(
        table.0.reach(A).contains(hex("G6").unwrap()),
        "over two river hexes"
    );
}

#[test]
fn vector_08_a_bridge_closes_a_town() {
    let table = table(&["golems", "fairies"])
        .posts(A, "C3 D4 D5")
        .houses(A, "B2")
        .round_tile("rs_spade");
    let table = table.play(A, "bridge C3-D4");
    assert_eq!(table.stage(), Some(Stage::Towns));
    let table = table.play(A, "town coins");
    assert_eq!((table.points(A), table.coins_of(A)), (5, 60 - 10 + 6));
    assert_eq!(table.0.player(A).in_town, at("B2 C3 D4 D5"));
}

#[test]
fn vector_09_bon_f_scores_posts_on_passing() {
    let table = table(&["water_sprites", "golems"])
        .posts(A, "D7 E5")
        .bonus(A, "bon_f")
        .play(A, "pass A");
    assert_eq!(table.points(A), 4);
}

#[test]
fn vector_10_rs_spade_counts_free_and_bought_spades() {
    let table = table(&["water_sprites", "golems"])
        .houses(A, "A7")
        .round_tile("rs_spade");
    let table = table.play(A, "power spade A8");
    assert_eq!((table.points(A), table.coins_of(A)), (4, 54));
}

#[test]
fn vector_11_tied_territories_share() {
    assert_eq!(shared_points(&[10, 10, 5], &[12, 8, 4, 0]), [10, 10, 4]);
}

#[test]
fn vector_12_fire_sprites_score_settlements_at_the_edge() {
    let table = table(&["fire_sprites", "fairies"])
        .houses(A, "A6 F1 I4 C8")
        .right(A, "D5");
    assert_eq!(table.play(A, "pass A").points(A), 3);
}

#[test]
fn vector_13_the_left_palace_of_the_water_sprites() {
    let table = table(&["water_sprites", "golems"]).left(A, "D7");
    assert_eq!(mat_income(&table, A), (2, 2));
    let mut table = table.play(A, "special lake H3");
    table.0.phase = Phase::Turn {
        seat: A,
        stage: Stage::BeforeAction,
    };
    assert!(table.refused(A, "special lake G8").contains("this round"));
}

#[test]
fn vector_14_pass_order_begins_with_the_first_to_pass() {
    let mut start = table(&["water_sprites", "golems", "fairies"])
        .bowls(A, [8, 0, 0])
        .bowls(B, [8, 0, 0])
        .bowls(C, [8, 0, 0]);
    start.0.variant.pass_order = true;
    let table = start
        .play(A, "sail; end")
        .play(B, "sail; end")
        .play(C, "pass A; end")
        .play(A, "sail; end")
        .play(B, "pass C; end")
        .play(A, "pass D; end");
    assert_eq!(table.0.order, [C, B, A]);
    assert_eq!(table.0.round, 2);
}

#[test]
fn vector_15_neighbours_of_c7() {
    assert_eq!(
        names(BOARD.grid.sides(hex("C7").unwrap())),
        ["B6", "B7", "C6", "C8", "D6", "D7"]
    );
}

#[test]
fn vector_16_reach_from_d7() {
    let start = table(&["water_sprites", "golems"]).houses(A, "D7");
    let reach = |sailing| names(start.clone().sailing(A, sailing).0.reach(A));
    assert_eq!(reach(0), ["C7", "C8"]);
    assert_eq!(reach(1), ["C7", "C8", "D5", "D9", "E6", "E9", "F7", "F8"]);
    let two = [
        "B6", "B9", "C10", "C5", "C7", "C8", "D5", "D9", "E6", "E9", "F7", "F8", "G6",
    ];
    assert_eq!(reach(2), two);
}

#[test]
fn vector_17_first_game_after_the_first_income() {
    let stands = |factions: &[&str]| {
        let seats = factions.len() as u8;
        let mut table = dealt(seats, &[("setup", "first_game")], &[]);
        for (index, id) in factions.iter().enumerate() {
            table = table.play(Seat(index as u8), &format!("faction {id}"));
        }
        let stand = |seat| (table.coins_of(seat), table.bowls_of(seat));
        Seat::all(factions.len()).map(stand).collect::<Vec<_>>()
    };
    assert_eq!(
        stands(&["fairies", "golems", "leprechauns", "water_sprites"]),
        [
            (17, [0, 4, 4]),
            (14, [0, 4, 4]),
            (17, [2, 2, 4]),
            (21, [2, 2, 4])
        ]
    );
    assert_eq!(
        stands(&["golems", "sun_worshippers", "water_sprites"]),
        [(16, [2, 2, 4]), (19, [0, 3, 5]), (15, [0, 3, 5])]
    );
    assert_eq!(
        stands(&["fairies", "leprechauns"]),
        [(15, [0, 1, 7]), (15, [0, 2, 6])]
    );
}

#[test]
fn vector_18_full_mats() {
    let full = [
        ("water_sprites", (21, 9)),
        ("sea_dogs", (22, 11)),
        ("golems", (20, 11)),
        ("fire_sprites", (22, 13)),
        ("leprechauns", (31, 13)),
        ("inventors", (18, 9)),
        ("fairies", (28, 14)),
        ("druids", (24, 11)),
        ("sun_worshippers", (22, 11)),
        ("sand_cats", (20, 11)),
    ];
    for (faction, expected) in full {
        let other = if faction == "golems" || faction == "fire_sprites" {
            "fairies"
        } else {
            "golems"
        };
        let table = table(&[faction, other])
            .houses(A, "A2 A3 A4 A5 A6 A7 A8 B2")
            .posts(A, "B3 B6 B7 C3")
            .left(A, "C7");
        assert_eq!(mat_income(&table, A), expected, "{faction}");
    }
}

#[test]
fn vector_19_a_river_town() {
    let table = table(&["sea_dogs", "golems"])
        .left(A, "D7")
        .houses(A, "C7 D5")
        .posts(A, "E6")
        .bowls(A, [8, 0, 0]);
    let table = table.round_tile("rs_spade").play(A, "rivertown D6 power");
    assert_eq!((table.points(A), table.bowls_of(A)), (6, [0, 8, 0]));
    assert_eq!(table.0.player(A).in_town, at("C7 D7 D5 E6"));
}

#[test]
fn vector_20_fire_sprites_pay_less_for_actions_but_not_for_coins() {
    let table = table(&["fire_sprites", "fairies"]).play(A, "power coins");
    assert_eq!((table.bowls_of(A), table.coins_of(A)), ([3, 0, 5], 67));
    let table = table.play(A, "exchange 2");
    assert_eq!((table.bowls_of(A), table.coins_of(A)), ([5, 0, 3], 69));
}

#[test]
fn vector_21_leprechauns_gain_power_for_spades() {
    let table = table(&["leprechauns", "golems"])
        .houses(A, "C7")
        .bowls(A, [4, 0, 4])
        .play(A, "transform D7");
    assert_eq!((table.coins_of(A), table.bowls_of(A)), (54, [2, 2, 4]));
}

#[test]
fn vector_22_an_invented_post_pays_sand_cats() {
    let table = table(&["inventors", "sand_cats"])
        .left(A, "C7")
        .play(A, "special invent D7");
    assert_eq!(table.bowls_of(A), [6, 0, 2]);
    assert_eq!(table.0.player(A).posts, at("D7"));
    assert_eq!(table.coins_of(B), 62);
}

#[test]
fn vector_23_land_away_from_the_river() {
    let dry: HexSet = BOARD
        .grid
        .hexes()
        .filter(|hex: &Hex| !BOARD.grid.is_river(*hex) && !BOARD.riverside.contains(*hex))
        .collect();
    assert_eq!(
        names(dry),
        [
            "A3", "A7", "B10", "D10", "E1", "E10", "F10", "H5", "I4", "I5", "I6"
        ]
    );
}
