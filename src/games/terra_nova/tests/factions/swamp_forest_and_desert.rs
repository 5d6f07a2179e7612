//! Leprechauns, Inventors, Fairies, Druids, Sun Worshippers and Sand Cats.

use super::*;

#[test]
fn leprechauns_gain_two_power_for_every_spade() {
    let start = || against("leprechauns").houses(A, "C7").bowls(A, [8, 0, 0]);
    assert_eq!(
        start().play(A, "transform C8").bowls_of(A),
        [4, 4, 0],
        "two spades"
    );
    let free = start().bonus(A, "bon_a").play(A, "special spade D7");
    assert_eq!(free.bowls_of(A), [6, 2, 0], "free ones too");
}

#[test]
fn leprechauns_left_gives_six_power_when_built_and_more_income() {
    let table = against("leprechauns")
        .posts(A, "C7")
        .bowls(A, [8, 0, 0])
        .play(A, "upgrade C7 left");
    assert_eq!(table.bowls_of(A), [2, 6, 0]);
    let with = income(&Player {
        bonus: None,
        ..*table.0.player(A)
    });
    assert_eq!((with.coins, with.power), (7, 2));
}

#[test]
fn inventors_gain_power_when_others_build_a_house() {
    let two = table(&["golems", "inventors"])
        .houses(A, "D5")
        .bowls(B, [8, 0, 0])
        .play(A, "transform C5 build");
    assert_eq!(two.bowls_of(B), [6, 2, 0]);
    let three = table(&["golems", "inventors", "fairies"])
        .houses(A, "D5")
        .bowls(B, [8, 0, 0]);
    assert_eq!(three.play(A, "transform C5 build").bowls_of(B), [7, 1, 0]);
    let upgrade = table(&["golems", "inventors"])
        .houses(A, "D5")
        .bowls(B, [8, 0, 0])
        .play(A, "upgrade D5 post");
    assert_eq!(upgrade.bowls_of(B), [8, 0, 0]);
}

#[test]
fn inventors_left_puts_posts_for_six_power_as_often_as_it_can_be_paid() {
    let table = against("inventors")
        .left(A, "C7")
        .round_tile("rs_trading_post_1");
    let table = next_turn(table.play(A, "special invent D7")).bowls(A, [0, 0, 8]);
    let table = table.play(A, "special invent C8");
    assert_eq!(
        (
            table.0.player(A).posts.len(),
            table.points(A),
            table.coins_of(A)
        ),
        (2, 6, 60)
    );
}

#[test]
fn inventors_right_scores_houses_built() {
    let table = against("inventors")
        .right(A, "C7")
        .play(A, "transform D7 build");
    assert_eq!(table.points(A), 2);
}

#[test]
fn fairies_get_two_power_in_each_income() {
    let fairies = income(&Player {
        bonus: None,
        ..*against("fairies").houses(A, "A2").0.player(A)
    });
    let druids = income(&Player {
        bonus: None,
        ..*against("druids").houses(A, "A2").0.player(A)
    });
    assert_eq!(fairies.power - druids.power, 2);
}

#[test]
fn fairies_left_sells_a_free_spade_for_two_power_once_a_round() {
    let table = against("fairies").left(A, "B7").round_tile("rs_spade");
    let table = next_turn(table.play(A, "special fairy C8"));
    assert_eq!(
        (table.bowls_of(A), table.points(A), table.coins_of(A)),
        ([2, 0, 6], 2, 60)
    );
    assert!(table.refused(A, "special fairy A8").contains("this round"));
}

#[test]
fn druids_exchange_three_power_for_two_points() {
    let table = against("druids").play(A, "exchange 6 points; sail; exchange 2; end");
    assert_eq!(table.points(A), 4 + 2);
    assert!(
        against("druids")
            .refused(A, "exchange 4 points")
            .contains("every 3 power")
    );
    assert!(
        against("fairies")
            .refused(A, "exchange 3 points")
            .contains("Druids")
    );
}

#[test]
fn druids_left_gains_power_for_settlements_on_passing() {
    let table = against("druids")
        .left(A, "B7")
        .houses(A, "A5 I2")
        .bowls(A, [8, 0, 0])
        .play(A, "pass A");
    assert_eq!(table.bowls_of(A), [2, 6, 0]);
}

#[test]
fn druids_right_scores_upgrades_to_posts() {
    let table = against("druids")
        .right(A, "B7")
        .houses(A, "A5")
        .play(A, "upgrade A5 post");
    assert_eq!(table.points(A), 3);
}

#[test]
fn sun_worshippers_start_with_a_third_house_and_five_coins() {
    let sun = DATA
        .factions
        .iter()
        .find(|faction| faction.id == "sun_worshippers")
        .unwrap();
    assert_eq!((sun.starting_houses, sun.starting_coins), (3, 5));
    for other in DATA
        .factions
        .iter()
        .filter(|faction| faction.id != "sun_worshippers")
    {
        assert_eq!(
            (other.starting_houses, other.starting_coins),
            (2, 7),
            "{}",
            other.id
        );
    }
}

#[test]
fn sun_worshippers_left_makes_a_neighbouring_hex_desert_without_spades() {
    let start = || {
        against("sun_worshippers")
            .left(A, "A8")
            .round_tile("rs_spade")
    };
    let table = start().play(A, "special sun A7 build");
    assert_eq!((table.points(A), table.coins_of(A)), (0, 56));
    assert!(
        start()
            .sailing(A, 2)
            .refused(A, "special sun B10")
            .contains("share a side")
    );
    let again = next_turn(start().play(A, "special sun A7"));
    assert!(again.refused(A, "special sun B7").contains("this round"));
}

#[test]
fn sand_cats_gain_coins_when_others_upgrade() {
    let two = table(&["golems", "sand_cats"])
        .posts(A, "D5")
        .play(A, "upgrade D5 left");
    assert_eq!(two.coins_of(B), 62);
    let three = table(&["golems", "sand_cats", "fairies"])
        .houses(A, "D5")
        .play(A, "upgrade D5 post");
    assert_eq!(three.coins_of(B), 61);
    let house = table(&["golems", "sand_cats"])
        .houses(A, "D5")
        .play(A, "transform C5 build");
    assert_eq!(house.coins_of(B), 60);
}

#[test]
fn sand_cats_left_makes_posts_cheaper() {
    let alone = against("sand_cats")
        .left(A, "A8")
        .houses(A, "E6")
        .play(A, "upgrade E6 post");
    assert_eq!(alone.coins_of(A), 53);
    let near = against("sand_cats")
        .left(A, "A8")
        .houses(A, "E6")
        .houses(B, "E5")
        .play(A, "upgrade E6 post");
    assert_eq!(near.coins_of(A), 55);
}

#[test]
fn sand_cats_right_scores_buildings_away_from_the_river() {
    let table = against("sand_cats")
        .right(A, "A3")
        .houses(A, "E10 H5 A8")
        .play(A, "pass A");
    assert_eq!(table.points(A), 3);
}
