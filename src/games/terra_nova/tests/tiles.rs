//! Every tile and power action.

use super::*;
use crate::perform::rounds::income;

fn start() -> Table {
    table(&["golems", "fairies"]).houses(A, "D5 C3")
}

#[test]
fn the_box_holds_what_it_should() {
    assert_eq!(Faction::all().count(), 10);
    assert_eq!(BonusTile::all().count(), 8);
    assert_eq!(RoundTile::all().count(), 8);
    assert_eq!(crate::data::TownTile::all().count(), 4);
    assert_eq!(BOARD.sites().count(), 25);
    for terrain in crate::data::Terrain::HABITABLE {
        assert_eq!(
            BOARD
                .printed
                .iter()
                .filter(|printed| **printed == terrain)
                .count(),
            12
        );
    }
    for faction in &DATA.factions {
        assert_eq!(
            (faction.house_income.len(), faction.post_income.len()),
            (8, 4),
            "{}",
            faction.id
        );
        let twin = DATA
            .factions
            .iter()
            .filter(|other| other.home == faction.home);
        assert_eq!(twin.count(), 2);
    }
}

#[test]
fn bridge_sites_span_the_edge_of_two_river_hexes() {
    for site in BOARD.sites() {
        let [one, other] = site.ends();
        let between = BOARD.grid.sides(one).and(BOARD.grid.sides(other));
        assert_eq!(between.len(), 2, "{site}");
        assert!(between.iter().all(|hex| BOARD.grid.is_river(hex)), "{site}");
    }
}

#[test]
fn no_two_neighbours_share_a_printed_terrain() {
    for hex in BOARD.grid.hexes().filter(|hex| !BOARD.grid.is_river(*hex)) {
        let same = |other| BOARD.printed[hex.index()] == BOARD.printed[usize::from(other)];
        assert!(!BOARD.grid.sides(hex).iter().any(|other| same(other.0)));
    }
}

#[test]
fn incomes_of_the_bonus_tiles() {
    let expected = [
        ("bon_a", 2, 0),
        ("bon_b", 6, 0),
        ("bon_c", 0, 3),
        ("bon_d", 3, 3),
        ("bon_e", 0, 4),
        ("bon_f", 0, 2),
        ("bon_g", 2, 0),
        ("bon_h", 0, 3),
    ];
    for (id, coins, power) in expected {
        let with = income(start().bonus(A, id).0.player(A));
        let without = income(&Player {
            bonus: None,
            ..*start().0.player(A)
        });
        assert_eq!(
            (with.coins - without.coins, with.power - without.power),
            (coins, power),
            "{id}"
        );
    }
}

#[test]
fn bon_a_gives_a_free_spade_once_a_round() {
    let table = start().bonus(A, "bon_a").round_tile("rs_spade");
    let table = next_turn(table.play(A, "special spade C5 build"));
    assert_eq!((table.coins_of(A), table.points(A)), (56, 2));
    assert!(table.refused(A, "special spade D4").contains("this round"));
    assert!(start().refused(A, "special spade C5").contains("not yours"));
}

#[test]
fn bon_a_buys_a_second_spade_where_two_are_needed() {
    let table = start().bonus(A, "bon_a").play(A, "special spade E5");
    assert_eq!(table.coins_of(A), 54);
}

#[test]
fn bon_b_and_bon_d_do_nothing_on_passing() {
    for id in ["bon_b", "bon_d"] {
        assert_eq!(start().bonus(A, id).play(A, "pass A").points(A), 0, "{id}");
    }
}

#[test]
fn bon_c_lets_sail_one_further_in_the_action_phase_and_scores_nothing() {
    let table = start().bonus(A, "bon_c");
    assert!(!start().0.reach(A).contains(hex("D7").unwrap()));
    assert!(
        table.0.reach(A).contains(hex("D7").unwrap()),
        "over one river hex with sailing 0"
    );
    let far = table.clone().sailing(A, 3);
    assert_eq!(
        far.0.player(A).sailing_reach(),
        4,
        "not capped by the track"
    );
    assert_eq!(
        table.0.territory(A),
        1,
        "it does not count for the territory"
    );
    assert_eq!(table.play(A, "pass A").points(A), 0);
}

#[test]
fn bon_e_scores_palaces_on_passing() {
    assert_eq!(
        start()
            .bonus(A, "bon_e")
            .left(A, "I4")
            .right(A, "I7")
            .play(A, "pass A")
            .points(A),
        8
    );
}

#[test]
fn bon_f_scores_posts_on_passing() {
    let table = table(&["druids", "golems"])
        .posts(A, "A2 A5 B7")
        .bonus(A, "bon_f");
    assert_eq!(table.play(A, "pass A").points(A), 6);
}

#[test]
fn bon_g_scores_houses_on_passing() {
    assert_eq!(start().bonus(A, "bon_g").play(A, "pass A").points(A), 2);
}

#[test]
fn bon_h_scores_sailing_on_passing() {
    assert_eq!(
        start()
            .bonus(A, "bon_h")
            .sailing(A, 3)
            .play(A, "pass A")
            .points(A),
        9
    );
}

#[test]
fn passing_swaps_the_tile_and_takes_its_coins() {
    let table = start().bonus(A, "bon_b").play(A, "pass A");
    assert_eq!(table.coins_of(A), 61);
    assert_eq!(table.0.player(A).bonus.unwrap().id(), "bon_a");
    let laid: BonusTile = "bon_b".parse().unwrap();
    assert!(
        table.0.bonus_tiles.contains(&(laid, 0)),
        "laid down without coins"
    );
    assert!(
        start().refused(A, "pass B").contains("does not lie"),
        "one cannot keep one's tile"
    );
}

#[test]
fn a_tile_laid_down_in_this_round_can_be_taken() {
    let table = start().play(A, "pass A; end");
    assert!(table.offers(B, "pass B"));
}

#[test]
fn rs_house_1_and_2_score_houses() {
    for id in ["rs_house_1", "rs_house_2"] {
        assert_eq!(
            start()
                .round_tile(id)
                .play(A, "transform C5 build")
                .points(A),
            2,
            "{id}"
        );
        assert_eq!(
            start().round_tile(id).play(A, "upgrade D5 post").points(A),
            0,
            "{id}"
        );
    }
}

#[test]
fn rs_trading_post_1_and_2_score_upgrades_to_posts() {
    for id in ["rs_trading_post_1", "rs_trading_post_2"] {
        assert_eq!(
            start().round_tile(id).play(A, "upgrade D5 post").points(A),
            3,
            "{id}"
        );
        assert_eq!(
            start()
                .round_tile(id)
                .play(A, "transform C5 build")
                .points(A),
            0,
            "{id}"
        );
    }
}

#[test]
fn rs_palace_scores_palaces() {
    assert_eq!(
        start()
            .posts(A, "I4")
            .round_tile("rs_palace")
            .play(A, "upgrade I4 left")
            .points(A),
        5
    );
}

#[test]
fn rs_town_scores_towns() {
    let town = |id| {
        table(&["golems", "fairies"])
            .posts(A, "C3 D4 D5")
            .houses(A, "B2")
            .round_tile(id)
            .play(A, "bridge C3-D4; town points")
            .points(A)
    };
    assert_eq!(town("rs_town") - town("rs_spade"), 5);
}

#[test]
fn rs_sailing_scores_every_step_however_it_came() {
    assert_eq!(
        start().round_tile("rs_sailing").play(A, "sail").points(A),
        4
    );
    assert_eq!(
        start()
            .round_tile("rs_sailing")
            .play(A, "power sail")
            .points(A),
        4
    );
}

#[test]
fn rs_spade_scores_spades_used_and_no_others() {
    assert_eq!(
        start()
            .round_tile("rs_spade")
            .play(A, "transform E5")
            .points(A),
        4
    );
    assert_eq!(
        start()
            .round_tile("rs_spade")
            .play(A, "power spade2 C5; spade none")
            .points(A),
        2,
        "a spare spade is lost"
    );
    let at_home = start()
        .houses(A, "B6")
        .round_tile("rs_spade")
        .bonus(A, "bon_a");
    assert_eq!(
        at_home.play(A, "special spade A6").points(A),
        0,
        "not used on home terrain"
    );
}

#[test]
fn only_the_tile_of_this_round_scores() {
    let mut table = start().round_tile("rs_house_1").round(2);
    table.0.round_tiles[1] = "rs_spade".parse().unwrap();
    assert_eq!(table.play(A, "transform C5 build").points(A), 2);
}

#[test]
fn the_four_town_tiles() {
    let town = |tile: &str| {
        let start = table(&["golems", "fairies"])
            .posts(A, "C3 D4 D5")
            .houses(A, "B2")
            .round_tile("rs_spade")
            .bowls(A, [8, 0, 0]);
        let table = start.play(A, &format!("bridge C3-D4; town {tile}"));
        (
            table.points(A),
            table.coins_of(A),
            table.bowls_of(A),
            table.0.player(A).sailing,
        )
    };
    assert_eq!(town("coins"), (5, 56, [8, 0, 0], 0));
    assert_eq!(town("power"), (6, 50, [0, 8, 0], 0));
    assert_eq!(town("points"), (9, 50, [8, 0, 0], 0));
    assert_eq!(town("sailing"), (4 + 2, 50, [8, 0, 0], 1));
}

#[test]
fn each_town_tile_serves_once() {
    let table = table(&["golems", "fairies"])
        .houses(A, "D4 D5 D9 E9")
        .posts(A, "E4 E5 F9 E10");
    let table = table.play(A, "upgrade E10 right; town points at E10");
    assert!(table.refused(A, "town points").contains("have used"));
}

#[test]
fn pa_bridge3_and_pa_bridge4_build_bridges_without_coins() {
    for (line, power) in [("power bridge3 C3-D4", 3), ("power bridge4 C3-D4", 4)] {
        let table = start().play(A, line);
        assert_eq!(
            (table.coins_of(A), table.bowls_of(A)[2]),
            (60, 8 - power),
            "{line}"
        );
        assert!(table.0.bridges.contains(&Some(A)));
    }
}

#[test]
fn pa_sailing_steps_without_coins() {
    let table = start().play(A, "power sail");
    assert_eq!(
        (table.coins_of(A), table.bowls_of(A), table.points(A)),
        (60, [4, 0, 4], 2)
    );
}

#[test]
fn pa_coins_gives_seven() {
    let table = start().play(A, "power coins");
    assert_eq!((table.coins_of(A), table.bowls_of(A)), (67, [4, 0, 4]));
}

#[test]
fn pa_spade1_has_one_free_spade() {
    let table = start().play(A, "power spade C5 build");
    assert_eq!((table.coins_of(A), table.bowls_of(A)), (56, [4, 0, 4]));
}

#[test]
fn pa_spade2_transforms_one_or_two_hexes_with_one_house() {
    let two = start().play(A, "power spade2 C5 E6 build E6");
    assert_eq!((two.coins_of(A), two.bowls_of(A)), (56, [6, 0, 2]));
    assert!(two.0.player(A).houses.contains(hex("E6").unwrap()));
    assert!(
        start()
            .refused(A, "power spade2 C5 build; spade E6 build")
            .contains("one house")
    );
    let one = start().play(A, "power spade2 E5 build");
    assert_eq!(
        one.stage(),
        Some(Stage::AfterAction),
        "both spades went into one hex"
    );
}

#[test]
fn the_second_spade_is_left_only_by_saying_so() {
    for line in ["power spade2 C5 build; end", "power spade2 C5; end"] {
        assert!(start().refused(A, line).contains("give it up"), "{line}");
    }
    start().play(A, "power spade2 C5 build; spade none; end");
    // Where no other hex in reach needs just one spade there is nothing to ask, and it is told.
    let alone = table(&["water_sprites", "golems"]).houses(A, "D7");
    let told = alone.clone().try_play(A, "power spade2 C7").unwrap();
    assert!(
        told.iter()
            .any(|event| event.contains("The second spade is lost")),
        "{told:?}"
    );
}

#[test]
fn pa_spade2_reaches_from_what_stood_before() {
    let start = table(&["golems", "fairies"]).houses(A, "D5");
    // B6 borders C5? It does not border D5: a house on C5 would bring it no nearer by land here.
    assert!(
        start
            .refused(A, "power spade2 E6 build; spade F7")
            .contains("before this action")
    );
}

#[test]
fn a_power_action_serves_one_player_in_a_round() {
    let table = start().play(A, "power coins; end");
    assert!(table.refused(B, "power coins").contains("used this round"));
    assert!(!table.offers(B, "power coins"));
}
