//! Water Sprites, Sea Dogs, Golems and Fire Sprites.

use super::*;

fn found_town(faction: &str) -> Table {
    against(faction)
        .posts(A, "C3 D4 D5")
        .houses(A, "B2")
        .play(A, "bridge C3-D4; town points")
}

#[test]
fn water_sprites_score_four_more_for_a_town() {
    assert_eq!(
        found_town("water_sprites").points(A) - found_town("golems").points(A),
        4
    );
}

#[test]
fn water_sprites_left_builds_on_any_lake_for_free() {
    let table = against("water_sprites").left(A, "D7");
    assert!(table.offers(A, "special lake I9"), "reach is not needed");
    assert!(!table.offers(A, "special lake A2"), "only on lake");
    let table = table.play(A, "special lake I9");
    assert_eq!(table.coins_of(A), 60);
    assert!(
        against("water_sprites")
            .refused(A, "special lake I9")
            .contains("not yours")
    );
}

#[test]
fn water_sprites_left_works_on_a_hex_that_was_made_lake() {
    let mut table = against("water_sprites").left(A, "D7").houses(A, "C10");
    table = next_turn(table.play(A, "transform C8"));
    assert!(table.offers(A, "special lake C8"));
}

#[test]
fn the_right_palace_of_each_side_a_lowers_the_town_value() {
    for faction in [
        "water_sprites",
        "golems",
        "leprechauns",
        "fairies",
        "sun_worshippers",
    ] {
        let start = against(faction).houses(A, "D4 D5").posts(A, "E4 E5 H6");
        assert!(start.0.player(A).data().unwrap().side == 'A');
        let table = start.play(A, "upgrade H6 right; town points");
        assert_eq!(table.0.player(A).in_town, at("D4 D5 E4 E5"), "{faction}");
    }
}

#[test]
fn sea_dogs_found_across_one_river_hex_only() {
    let start = || {
        against("sea_dogs")
            .left(A, "D7")
            .houses(A, "C7 D5")
            .posts(A, "E6")
    };
    assert!(start().offers(A, "rivertown D6 coins"));
    assert!(
        start().offers(A, "rivertown C6 coins"),
        "C6 lies between the same groups"
    );
    assert!(
        start()
            .refused(A, "rivertown D8 coins")
            .contains("two groups")
    );
    let golems = table(&["golems", "fairies"])
        .left(A, "D7")
        .houses(A, "C7 D5")
        .posts(A, "E6");
    assert!(golems.refused(A, "rivertown D6 coins").contains("Sea Dogs"));
}

#[test]
fn sea_dogs_river_town_is_a_choice_before_or_after_the_action() {
    let start = against("sea_dogs")
        .left(A, "D7")
        .houses(A, "C7 D5")
        .posts(A, "E6")
        .coins(A, 4);
    let table = start.play(A, "rivertown D6 coins; upgrade D5 post");
    assert_eq!(
        table.coins_of(A),
        0,
        "the coins of the river town pay the upgrade"
    );
    let after = against("sea_dogs")
        .left(A, "D7")
        .houses(A, "C7 D5")
        .posts(A, "E6")
        .play(A, "sail; rivertown D6 points; end");
    assert_eq!(after.0.player(A).towns, 1);
}

#[test]
fn sea_dogs_river_town_grows_by_buildings_beside_its_river_hex() {
    let table = against("sea_dogs")
        .left(A, "D7")
        .houses(A, "C7 D5")
        .posts(A, "E6");
    let table = next_turn(table.play(A, "rivertown D6 points; sail"));
    let table = table.with(A, |player| player.sailing = 1);
    // C5 lies beside C6 and not beside D6; E6 and D5 do. Nothing but the link over D6 joins D7.
    assert_eq!(table.0.town_groups(A).len(), 1);
    assert_eq!(
        table.0.settlements(A).len(),
        2,
        "for settlements the river hex is no link"
    );
    assert!(table.refused(A, "rivertown D6 coins").contains("already"));
}

#[test]
fn sea_dogs_left_gives_a_sailing_step_when_built() {
    let start = || against("sea_dogs").posts(A, "D7").round_tile("rs_sailing");
    let yes = start().play(A, "upgrade D7 left; freesail yes");
    assert_eq!((yes.points(A), yes.0.player(A).sailing), (4, 1));
    let no = start().play(A, "upgrade D7 left; freesail no; end");
    assert_eq!((no.points(A), no.0.player(A).sailing), (0, 0));
    let at_end = start().sailing(A, 3).play(A, "upgrade D7 left; end");
    assert_eq!(at_end.0.player(A).sailing, 3);
    assert_eq!(income(yes.0.player(A)).power, 4);
}

#[test]
fn sea_dogs_right_upgrades_a_house_for_free_once_a_round() {
    let table = against("sea_dogs")
        .right(A, "A7")
        .houses(A, "D7 E5")
        .round_tile("rs_trading_post_1");
    let table = next_turn(table.play(A, "special post D7"));
    assert_eq!((table.coins_of(A), table.points(A)), (60, 3));
    assert!(table.refused(A, "special post E5").contains("this round"));
}

#[test]
fn golems_score_their_posts_on_passing() {
    for (posts, points) in [
        ("", 0),
        ("C3", 2),
        ("C3 D5", 2),
        ("C3 D5 F1", 3),
        ("C3 D5 F1 I4", 4),
    ] {
        assert_eq!(
            against("golems")
                .posts(A, posts)
                .play(A, "pass A")
                .points(A),
            points,
            "{posts}"
        );
    }
}

#[test]
fn golems_left_needs_one_spade_where_others_need_two() {
    let start = against("golems").houses(A, "D5").round_tile("rs_spade");
    assert_eq!(start.clone().play(A, "transform E5").coins_of(A), 48);
    let table = start.left(A, "I7").play(A, "transform E5");
    assert_eq!(
        (table.coins_of(A), table.points(A)),
        (54, 2),
        "only the spade really used counts"
    );
    assert_eq!(income(table.0.player(A)).power, 4);
}

#[test]
fn golems_left_reaches_every_terrain_with_a_free_spade() {
    let table = against("golems")
        .houses(A, "D5")
        .left(A, "I7")
        .bonus(A, "bon_a")
        .play(A, "special spade E5");
    assert_eq!(table.coins_of(A), 60);
}

#[test]
fn fire_sprites_pay_one_less_for_every_power_action() {
    let start = against("fire_sprites")
        .houses(A, "C3 D5")
        .bowls(A, [3, 0, 5]);
    for (line, power) in [
        ("power bridge3 C3-D4", 2),
        ("power bridge4 C3-D4", 3),
        ("power sail", 3),
        ("power coins", 3),
        ("power spade C5", 3),
        ("power spade2 C5", 5),
    ] {
        let table = start.clone().play(A, line);
        assert_eq!(table.bowls_of(A)[2], 5 - power, "{line}");
    }
}

#[test]
fn fire_sprites_left_puts_a_free_house_at_the_edge() {
    let start = || {
        against("fire_sprites")
            .posts(A, "D5")
            .round_tile("rs_house_1")
    };
    let table = start().play(A, "upgrade D5 left; edge I8");
    assert_eq!(
        (table.points(A), table.coins_of(A)),
        (2, 46),
        "the house counts as built, no spades"
    );
    assert!(table.0.player(A).houses.contains(hex("I8").unwrap()));
    assert!(
        start()
            .refused(A, "upgrade D5 left; edge C8")
            .contains("edge")
    );
    let none = start().play(A, "upgrade D5 left; edge none; end");
    assert_eq!(none.0.player(A).houses.len(), 0);
}

#[test]
fn fire_sprites_left_without_a_house_on_the_mat_asks_nothing() {
    let table = against("fire_sprites")
        .posts(A, "D5")
        .houses(A, "A2 A3 A4 I1 I2 I3 I4 I5");
    assert_eq!(
        table.play(A, "upgrade D5 left").stage(),
        Some(Stage::AfterAction)
    );
}

#[test]
fn fire_sprites_right_scores_settlements_at_the_edge() {
    let table = against("fire_sprites")
        .right(A, "D5")
        .houses(A, "A6 A5 F1")
        .play(A, "pass A");
    assert_eq!(
        table.points(A),
        2,
        "A5 and A6 are one settlement, D5 is not at the edge"
    );
}
