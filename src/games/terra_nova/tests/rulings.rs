//! The rulings on what the rulebook leaves open, by their numbers.

use super::*;
use crate::data::Terrain;
use crate::data::map::name;

fn golems() -> Table {
    table(&["golems", "fairies"])
}

/// Two groups that a bridge joins to a town.
fn before_town() -> Table {
    golems()
        .posts(A, "C3 D4 D5")
        .houses(A, "B2")
        .round_tile("rs_spade")
}

#[test]
fn ruling_01_colour_and_side_are_one_choice_in_turn_order() {
    let table = dealt(2, &[], &[]).play(A, "faction golems");
    assert!(
        table
            .refused(B, "faction fire_sprites")
            .contains("Ana plays one")
    );
    assert!(table.offers(B, "faction sea_dogs") && table.offers(B, "faction water_sprites"));
}

#[test]
fn ruling_02_gaining_power_is_automatic_and_free() {
    let table = golems()
        .houses(A, "D5")
        .houses(B, "C5")
        .bowls(B, [8, 0, 0])
        .play(A, "upgrade D5 post");
    assert_eq!((table.bowls_of(B), table.points(B)), ([7, 1, 0], 0));
}

#[test]
fn ruling_03_no_exchange_inside_an_action() {
    let table = golems().houses(A, "D5").coins(A, 6);
    assert!(table.refused(A, "transform C5 build").contains("10 coins"));
    assert_eq!(
        table.play(A, "exchange 4; transform C5 build").coins_of(A),
        0
    );
}

#[test]
fn ruling_04_coins_have_no_limit() {
    assert_eq!(
        golems().coins(A, 1000).play(A, "power coins").coins_of(A),
        1007
    );
}

#[test]
fn ruling_05_bridges_count_for_everyone() {
    let table = golems().houses(A, "C3").houses(B, "D4").bridge(A, "C3-D4");
    assert!(
        table
            .0
            .adjacent(hex("D4").unwrap())
            .contains(hex("C3").unwrap())
    );
}

#[test]
fn ruling_06_a_town_takes_in_the_whole_group() {
    let table = before_town()
        .houses(A, "F3 E4")
        .play(A, "bridge C3-D4; town points");
    assert_eq!(table.0.player(A).in_town, at("B2 C3 D4 D5 E4 F3"));
}

#[test]
fn ruling_07_towns_are_checked_after_the_whole_action() {
    let start = table(&["fire_sprites", "fairies"])
        .posts(A, "A4 A5 A6")
        .houses(A, "A3")
        .posts(A, "D5");
    let start = start.with(A, |player| player.posts = at("A5 A6 D5"));
    // A3, A5, A6 and the palace are no town; the edge house on A4 makes one of A3 to A6.
    let table = start
        .round_tile("rs_spade")
        .posts(A, "")
        .with(A, |player| player.posts = at("A5 A6 D5"));
    let table = table.houses(A, "A7").play(A, "upgrade D5 left; edge A4");
    let golems = table.0.player(A);
    assert_eq!(golems.houses, at("A3 A4 A7"));
    assert_eq!(
        table.stage(),
        Some(Stage::Towns),
        "five buildings of value 7"
    );
}

#[test]
fn ruling_08_without_a_tile_there_is_no_town() {
    let table = before_town().with(A, |player| {
        player.town_tiles_left = [false; 4];
        player.towns = 4;
    });
    let table = table.play(A, "bridge C3-D4; end");
    assert_eq!(table.0.player(A).towns, 4);
    assert!(table.0.player(A).in_town.is_empty());
}

#[test]
fn ruling_09_a_river_town_needs_groups_outside_towns() {
    let start = table(&["sea_dogs", "golems"])
        .left(A, "D7")
        .houses(A, "C7 D5")
        .posts(A, "E6");
    assert!(
        start
            .clone()
            .town(A, "D7 C7")
            .refused(A, "rivertown D6 power")
            .contains("belongs to a town")
    );
    let table = start.play(A, "rivertown D6 power");
    assert_eq!(table.0.territory(A), 2, "no effect on the territory");
    assert!(
        !table.0.reach(A).contains(hex("E9").unwrap()),
        "nor on reach"
    );
}

#[test]
fn ruling_10_a_free_spade_may_be_left_on_home_terrain() {
    let table = golems().houses(A, "B6").bonus(A, "bon_a");
    let built = table.clone().play(A, "special spade A6");
    assert!(built.0.player(A).houses.contains(hex("A6").unwrap()));
    assert_eq!(built.coins_of(A), 56);
    assert!(table.offers(A, "special spade A6 build") && !table.offers(A, "special spade A6"));
    assert!(
        table.refused(A, "power spade2 A6").contains("already"),
        "not with two spades"
    );
}

#[test]
fn ruling_11_golems_use_and_score_one_spade() {
    let table = golems()
        .houses(A, "D5")
        .left(A, "I7")
        .round_tile("rs_spade")
        .play(A, "power spade E5");
    assert_eq!((table.points(A), table.coins_of(A)), (2, 60));
}

#[test]
fn ruling_12_an_invented_post_on_home_terrain() {
    let table = table(&["inventors", "golems"])
        .left(A, "B3")
        .houses(B, "C3")
        .bowls(B, [8, 0, 0]);
    let table = table
        .round_tile("rs_trading_post_2")
        .play(A, "special invent B2");
    assert_eq!(table.0.player(A).posts, at("B2"));
    assert_eq!((table.points(A), table.bowls_of(B)), (3, [7, 1, 0]));
    assert!(
        table.0.power_actions_used.is_empty(),
        "it is no power action"
    );
}

#[test]
fn ruling_13_the_edge_house_may_stand_on_wasteland() {
    let table = table(&["fire_sprites", "fairies"])
        .posts(A, "D5")
        .play(A, "upgrade D5 left; edge A6");
    assert!(table.0.player(A).houses.contains(hex("A6").unwrap()));
}

#[test]
fn ruling_14_the_map_edge() {
    for hex in BOARD.grid.hexes().filter(|hex| !BOARD.grid.is_river(*hex)) {
        let (row, column) = name(hex).split_at(1);
        let at_edge = ["A", "I"].contains(&row) || ["1", "10"].contains(&column);
        assert_eq!(BOARD.edge.contains(hex), at_edge, "{}", name(hex));
    }
}

#[test]
fn ruling_15_the_sun_needs_a_common_side_and_foreign_terrain() {
    let start = table(&["sun_worshippers", "golems"])
        .left(A, "C3")
        .bridge(A, "C3-D4");
    assert!(
        start.refused(A, "special sun D4").contains("share a side"),
        "a bridge is not enough"
    );
    let table = start.houses(A, "B9");
    assert!(table.refused(A, "special sun A3").contains("share a side"));
    let beside_desert = self::table(&["sun_worshippers", "golems"]).left(A, "A2");
    assert!(
        beside_desert
            .refused(A, "special sun A3")
            .contains("already")
    );
}

#[test]
fn ruling_16_lake_is_what_is_lake_now() {
    let mut table = table(&["water_sprites", "golems"]).left(A, "D7");
    table.0.terrain[hex("I9").unwrap().index()] = Terrain::Swamp;
    assert!(table.refused(A, "special lake I9").contains("swamp"));
}

#[test]
fn ruling_17_no_sailing_beyond_three() {
    let table = golems().sailing(A, 3);
    for line in ["sail", "power sail"] {
        assert!(table.refused(A, line).contains("end of the track"));
    }
}

#[test]
fn ruling_18_passing_in_round_5_swaps_as_usual() {
    let table = golems().round(5).bonus(A, "bon_b").play(A, "pass A");
    assert_eq!(
        (table.coins_of(A), table.0.player(A).bonus.unwrap().id()),
        (61, "bon_a")
    );
}

#[test]
fn ruling_19_ties_share_the_victory() {
    let outcome = kernel::Outcome::by_score(vec![30, 30, 12]);
    assert_eq!(outcome.ranking, [1, 1, 3]);
}

#[test]
fn ruling_20_power_actions_serve_once_a_round() {
    let table = golems().play(A, "power coins; end").play(B, "pass A; end");
    assert!(table.refused(A, "power coins").contains("used this round"));
}

#[test]
fn ruling_21_the_tiles_that_the_scan_leaves_open() {
    let income = |id: &str| id.parse::<BonusTile>().unwrap().data().income;
    assert_eq!(
        (
            income("bon_b").coins,
            income("bon_f").power,
            income("bon_g").coins,
            income("bon_e").power
        ),
        (6, 2, 2, 4)
    );
}

#[test]
fn ruling_22_which_perks_belong_to_whom() {
    use crate::data::Perk;
    let ability = |id: &str| id.parse::<Faction>().unwrap().data().ability;
    assert_eq!(
        ability("fire_sprites"),
        Perk::PowerActionDiscount { power: 1 }
    );
    assert_eq!(
        ability("druids"),
        Perk::PowerForPoints {
            power: 3,
            points: 2
        }
    );
    assert_eq!(ability("sea_dogs"), Perk::RiverTowns);
}

#[test]
fn ruling_23_golems_score_three_and_four() {
    let ability = "golems".parse::<Faction>().unwrap().data().ability;
    assert_eq!(
        ability,
        crate::data::Perk::PassPointsByPosts {
            points: [0, 2, 2, 3, 4]
        }
    );
}

#[test]
fn ruling_24_the_start_player_places_the_first_planner_house() {
    let table = dealt(
        2,
        &[("neutral", "planner")],
        &[("neutral_colour", "swamp"), ("start_player", "2")],
    );
    assert!(table.legal(A).is_empty());
    let table = table.play(B, "neutral C7");
    assert_eq!(table.legal(A), ["neutral C1", "neutral D10", "neutral I1"]);
}

#[test]
fn ruling_24_a_covered_mark_is_not_available() {
    let mut table = golems();
    table.0.terrain[hex("C7").unwrap().index()] = Terrain::Lake;
    assert_eq!(table.0.open_marks(Terrain::Swamp), at("D10 C1 I1"));
}

#[test]
fn ruling_26_neutral_houses_only_occupy_and_make_posts_cheaper() {
    let table = golems().houses(A, "D5").neutral("E5").bowls(B, [8, 0, 0]);
    assert!(table.refused(A, "transform E5").contains("neutral house"));
    assert_eq!(table.0.settlements(A).len(), 1);
}

#[test]
fn ruling_28_the_discount_counts_over_a_bridge() {
    let table = golems()
        .houses(A, "D4")
        .houses(B, "C3")
        .bridge(B, "C3-D4")
        .play(A, "upgrade D4 post");
    assert_eq!(table.coins_of(A), 53);
}

#[test]
fn ruling_29_a_new_palace_serves_from_the_next_turn() {
    let table = table(&["fairies", "golems"])
        .posts(A, "B7")
        .play(A, "upgrade B7 left");
    assert!(
        table
            .refused(A, "special fairy C8")
            .contains("taken your action")
    );
    assert!(next_turn(table).offers(A, "special fairy C8"));
}

#[test]
fn ruling_31_a_tile_taken_on_passing_works_from_the_next_income() {
    let table = golems().houses(A, "B6").play(A, "pass A; end");
    assert!(table.refused(B, "special spade A6").contains("not yours"));
    assert!(table.legal(A).is_empty(), "no special action after passing");
}

#[test]
fn ruling_32_an_invented_post_is_no_house() {
    let table = table(&["inventors", "golems"])
        .left(A, "C7")
        .right(A, "A4")
        .round_tile("rs_house_1");
    assert_eq!(table.play(A, "special invent D7").points(A), 0);
}

#[test]
fn ruling_33_a_single_tile_for_a_single_group_is_taken_without_asking() {
    let table = before_town().with(A, |player| {
        player.town_tiles_left = [false, false, true, false];
        player.towns = 3;
    });
    let table = table.play(A, "bridge C3-D4; end");
    assert_eq!((table.points(A), table.0.player(A).towns), (9, 4));
}

#[test]
fn ruling_34_with_fewer_tiles_than_groups_the_player_chooses_the_group() {
    let start = golems()
        .houses(A, "D4 D5 D9 E9")
        .posts(A, "E4 E5 F9 E10")
        .with(A, |player| {
            player.town_tiles_left = [false, false, true, false];
            player.towns = 3;
        });
    let table = start.play(A, "upgrade E10 right");
    assert_eq!(table.legal(A), ["town points at D4", "town points at D9"]);
    let table = table.play(A, "town points at F9");
    assert_eq!(
        table.0.player(A).in_town,
        at("D9 E9 F9 E10"),
        "any building names its group"
    );
    assert_eq!(table.stage(), Some(Stage::AfterAction));
}

#[test]
fn ruling_25_lucky_digger_draws_after_setting_up_and_before_the_first_income() {
    let deal = [
        ("neutral_draws_1", "lake swamp desert forest wasteland"),
        ("bonus_tiles", "bon_a bon_b bon_c bon_d bon_e"),
    ];
    let table = dealt(2, &[("neutral", "lucky_digger")], &deal)
        .play(A, "faction golems")
        .play(B, "faction fairies")
        .play(A, "house D5")
        .play(B, "house A2")
        .play(B, "house C5")
        .play(A, "house D9")
        .play(B, "bonus A");
    assert!(table.0.neutral_houses.is_empty());
    let table = table.play(A, "bonus B");
    assert_eq!(table.0.phase, Phase::Neutral(vec![(A, Terrain::Lake)]));
    assert_eq!(table.coins_of(A), 7, "no income yet");
}

#[test]
fn ruling_27_bon_c_raises_reach_in_the_action_phase_only() {
    let table = golems().houses(A, "D5 D7").bonus(A, "bon_c");
    assert_eq!(table.0.player(A).sailing_reach(), 1);
    assert_eq!(table.0.territory(A), 1, "not in the final scoring");
}

#[test]
fn ruling_30_druids_turn_full_triples_into_points_first() {
    let table = table(&["druids", "golems"])
        .round(5)
        .coins(A, 0)
        .bowls(A, [1, 0, 7])
        .bowls(B, [8, 0, 0])
        .play(A, "pass A; end")
        .play(B, "pass C; end");
    // Two triples: 4 points; the power left and the coin of the tile make none; 10 for territory.
    assert_eq!(table.points(A), 14);
}

#[test]
fn ruling_35_two_players_score_twelve_and_eight_for_territory() {
    let end = |table: Table| {
        let poor = table.round(5).coins(A, 0).coins(B, 0);
        let poor = poor.bowls(A, [8, 0, 0]).bowls(B, [8, 0, 0]);
        poor.play(A, "pass A; end").play(B, "pass C; end")
    };
    let first = end(golems().houses(A, "D5"));
    assert_eq!((first.points(A), first.points(B)), (12, 8));
    let tied = end(golems());
    assert_eq!((tied.points(A), tied.points(B)), (10, 10));
}
