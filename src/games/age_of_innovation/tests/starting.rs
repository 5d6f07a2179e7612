//! Before the first round.

use super::{A, B, Table, dealt};
use crate::state::ids::{FinalScore, RoundScore};
use crate::state::setup::{fits_last_round, may_follow};
use crate::state::{Phase, State};
use kernel::Seat;

/// A table where the sets go to seats as named, each line a seat and its board.
fn with_sets(seats: u8, factions: &str, picks: &[(u8, &str)]) -> Table {
    let bonuses = "bon_coins bon_power bon_bridge bon_step bon_school bon_guild bon_palace";
    let fixed = [
        ("set_factions", factions),
        ("set_bonuses", bonuses),
        ("start_player", "1"),
    ];
    let mut table = Table {
        state: dealt(seats, &[], &fixed),
    };
    for (seat, board) in picks {
        table.play(Seat(*seat), &format!("set {board}"));
    }
    table
}

const FACTIONS: &str = "moles navigators monks omar philosophers lizards goblins";

fn acting(state: &State) -> Vec<u8> {
    let turn = crate::words::prompts::turn(state);
    turn.seats().map(|seat| seat.0).collect()
}

#[test]
fn vector_06_moles_start_with_engineering_two_and_no_power() {
    let table = with_sets(2, FACTIONS, &[(1, "lake"), (0, "desert")]);
    let player = table.state.player(A);
    assert_eq!(player.levels, [0, 0, 2, 0]);
    assert_eq!(player.bowls.0.0, [5, 7, 0]);
}

#[test]
fn vector_07_boards_and_factions_add_up() {
    let factions = "moles monks navigators omar philosophers lizards goblins";
    let mut table = with_sets(
        3,
        factions,
        &[(2, "swamp"), (1, "forest"), (0, "wasteland")],
    );
    let navigators = table.state.player(Seat(2)).clone();
    assert_eq!(navigators.levels, [0, 3, 0, 0]);
    assert_eq!(navigators.bowls.0.0, [2, 10, 0]);
    let stock = (navigators.coins, navigators.tools, navigators.scholars);
    assert_eq!(stock, (15, 3, 1));
    let philosophers = table.state.player(B).clone();
    assert_eq!(philosophers.levels, [3, 1, 1, 1]);
    assert_eq!(philosophers.bowls.0.0, [3, 9, 0]);
    let goblins = table.state.player(A).clone();
    assert_eq!((goblins.coins, goblins.tools), (15, 5));
    assert_eq!(acting(&table.state), [0]);
    table.play(A, "start books l");
    assert_eq!(table.state.player(A).books, [0, 1, 0, 0]);
}

#[test]
fn vector_08_order_of_sets_and_starting_buildings() {
    // B is Monks on swamp, C is Omar on lake.
    let mut table = with_sets(
        4,
        FACTIONS,
        &[(3, "plains"), (2, "lake"), (1, "swamp"), (0, "desert")],
    );
    let order: Vec<u8> = crate::perform::setup_phase::placements(&table.state)
        .iter()
        .map(|seat| seat.0)
        .collect();
    assert_eq!(order, [0, 2, 3, 3, 2, 0, 2, 1]);
    table.play(A, "place E4").play(Seat(2), "place F2 tower");
    assert_eq!(table.refusal(Seat(3), "place E4"), "is-built-on");
    table.play(Seat(3), "place E3").play(Seat(3), "place A4");
    assert_eq!(table.refusal(Seat(2), "place H2 tower"), "start-enough");
    table.play(Seat(2), "place H2").play(A, "place D4");
    table.play(Seat(2), "place C2");
    table.play(B, "place G3");
    let built = table.state.built(table.hex("G3")).unwrap();
    assert_eq!(built.building.id(), "university");
    // Desert: a free spade for A, then the competency of the Monks.
    assert_eq!(acting(&table.state), [0]);
    table.play(A, "spade none");
    assert_eq!(acting(&table.state), [1]);
}

#[test]
fn starting_places_are_printed_native() {
    let table = with_sets(2, FACTIONS, &[(1, "lake"), (0, "desert")]);
    assert_eq!(table.refusal(A, "place A1"), "not-native");
    assert_eq!(table.refusal(A, "place r1"), "is-river");
    assert_eq!(table.refusal(A, "place A30"), "no-such-hex");
}

#[test]
fn ruling_10_and_16_setup_spades_are_not_bought_and_starting_is_not_building() {
    let mut table = with_sets(
        2,
        "goblins inventors monks omar moles lizards blessed",
        &[(1, "plains"), (0, "desert")],
    );
    table.play(A, "place A3").play(B, "place A4");
    assert!(
        table.state.offers.is_empty(),
        "no offers beside a neighbour"
    );
    table.play(B, "place C1").play(A, "place D2");
    let coins = table.state.player(A).coins;
    let spades: Vec<String> = table.legal(A);
    assert!(spades.iter().all(|line| line.starts_with("spade")));
    table.play(A, &spades[0].clone());
    // Goblins gain coins for spades in every phase, points come only in the action phase.
    assert_eq!(table.state.player(A).coins, coins + 2);
    assert_eq!(table.vp(A), 20);
    assert_eq!(acting(&table.state), [1], "inventors take a competency");
}

#[test]
fn ruling_17_33_and_39_the_competency_of_the_setup() {
    let factions = "monks inventors moles omar philosophers lizards goblins";
    let mut table = with_sets(2, factions, &[(1, "plains"), (0, "desert")]);
    table.play(B, "place A4").play(B, "place F2");
    table.play(A, "place A3");
    // Monks on desert: competency and spade in any order.
    table.me().tools = 20;
    assert!(table.offers(A, "spade none") && table.offers(A, "take comp_tower"));
    table.play(A, "take comp_tower");
    let place = table.legal(A).into_iter().find(|line| line == "place A4");
    assert!(place.is_none());
    let line = table.legal(A)[0].clone();
    table.play(A, &line);
    assert_eq!(table.vp(A), 20, "no points for it");
    table.play(A, "spade none");
    // Its neighbour is asked before the next seat's effects.
    if table.state.offer_to(B).is_some() {
        table.play(B, "decline");
    }
    assert!(table.offers(B, "take comp_instant"));
    let coins = table.state.player(B).coins;
    table.play(B, "take comp_instant");
    assert_eq!(table.vp(B), 25);
    assert!(table.state.player(B).coins > coins);
    assert_eq!(table.state.round, 1);
}

#[test]
fn ruling_38_spades_of_board_and_competency() {
    let factions = "inventors monks moles omar philosophers lizards goblins";
    let mut table = with_sets(2, factions, &[(1, "plains"), (0, "desert")]);
    table
        .play(A, "place A3")
        .play(A, "place D2")
        .play(B, "place A4");
    table.play(A, "take comp_spades; spade none; spade none");
    assert_eq!(acting(&table.state), [1]);
}

#[test]
fn vector_09_and_ruling_14_the_final_tile_never_shows_the_building_of_round_six() {
    let last: RoundScore = "rs_workshop_law".parse().unwrap();
    let open: Vec<&str> = FinalScore::all()
        .filter(|tile| fits_last_round(*tile, last))
        .map(FinalScore::id)
        .collect();
    assert_eq!(open, ["fs_guild", "fs_school"]);
}

#[test]
fn vector_66_never_all_three_tiles_of_a_discipline_in_the_first_five_rounds() {
    let tiles =
        |ids: &[&str]| -> Vec<RoundScore> { ids.iter().map(|id| id.parse().unwrap()).collect() };
    let later = tiles(&["rs_workshop_banking", "rs_workshop_law", "rs_guild_law"]);
    let may = |later: &[RoundScore], id: &str| may_follow(later, id.parse().unwrap());
    assert!(!may(&later, "rs_innovation_law"));
    assert!(may(&later, "rs_palace_banking"));
    let more = tiles(&[
        "rs_workshop_banking",
        "rs_workshop_law",
        "rs_guild_law",
        "rs_palace_banking",
    ]);
    assert!(may(&more, "rs_school_banking"));
    assert!(!may(&[], "rs_spade_engineering"), "not in round 6");
    assert!(!may(&later[..1], "rs_spade_engineering"), "not in round 5");
    assert!(may(&later[..2], "rs_spade_engineering"));
}

#[test]
fn many_deals_keep_the_rules_of_the_round_tiles() {
    let game = kernel::any_game::registered::<super::AgeOfInnovation>();
    for index in 0..300 {
        let seed = kernel::rng::Seed::of_series(3, index);
        let none = Default::default();
        let (setup, _) = game
            .deal(1, 3, &none, &Default::default(), Some(&seed))
            .unwrap();
        // Fixing the same by hand is accepted: draw and check are two sides of one rule.
        let again = game.deal(1, 3, &none, &setup.deal, None);
        assert!(again.is_ok(), "{:?}", setup.deal);
    }
}

#[test]
fn vector_47_and_63_the_neutral_faction_of_two_players() {
    let rounds = "rs_workshop_law rs_city_engineering rs_track_engineering rs_palace_medicine \
                  rs_school_banking rs_guild_medicine";
    let state = dealt(
        2,
        &[],
        &[("round_scores", rounds), ("final_score", "fs_school")],
    );
    let neutral = state.neutral.unwrap();
    assert_eq!(neutral.levels, [3, 5, 9, 4]);
    assert_eq!(state.spaces, [[false, true, false, false]; 4]);
    let rounds = "rs_school_banking rs_guild_law rs_step_medicine rs_palace_medicine \
                  rs_city_engineering rs_guild_medicine";
    let state = dealt(
        2,
        &[],
        &[("round_scores", rounds), ("final_score", "fs_school")],
    );
    assert_eq!(state.neutral.unwrap().levels[..2], [3, 5]);
    assert!(dealt(3, &[], &[]).neutral.is_none());
}

#[test]
fn ruling_31_neutral_levels_never_reach_the_top() {
    // The most that five tiles can add to one discipline: three tiles of engineering.
    let state = dealt(2, &[], &[]);
    assert!(
        state
            .neutral
            .unwrap()
            .levels
            .iter()
            .all(|level| *level <= 12)
    );
    let mut table = Table::new(&[("desert", "blessed"), ("lake", "monks")]);
    table.state.neutral.as_mut().unwrap().levels = [12; 4];
    table.me().levels = [11, 0, 0, 0];
    table.state.player_mut(A).cities[0] = 1;
    assert!(
        table
            .state
            .can_rise(A, crate::state::ids::Discipline::Banking)
    );
}

#[test]
fn sizes_of_the_table() {
    for (seats, innovations) in [(2, 6), (3, 8), (4, 10), (5, 12)] {
        let state = dealt(seats, &[], &[]);
        assert_eq!(state.innovations.len(), innovations);
        assert_eq!(state.palaces.len(), usize::from(seats) + 2);
        assert!(
            state
                .palaces
                .iter()
                .any(|palace| palace.id() == "palace_17")
        );
        assert_eq!((state.sets.len(), state.market.len()), (7, 3));
        assert!(state.market.iter().all(|tile| tile.coins == 1));
        assert_eq!(state.book_actions.len(), 3);
    }
}

#[test]
fn the_draft_takes_turns_and_ends_with_bonus_tiles_in_reverse() {
    let mut table = Table {
        state: dealt(3, &[("distribution", "draft")], &[("start_player", "2")]),
    };
    assert_eq!(table.state.drafted.boards.len(), 6);
    assert_eq!(table.state.drafted.factions.len(), 4);
    assert_eq!(table.state.drafted.palaces.len(), 4);
    assert_eq!(table.state.drafted.bonuses.len(), 6);
    let mut order = Vec::new();
    while matches!(table.state.phase, Phase::Draft(_) | Phase::DraftBonus(_)) {
        let seat = acting(&table.state)[0];
        order.push(seat);
        let line = table.legal(Seat(seat))[0].clone();
        assert!(!line.contains("palace_17"));
        table.play(Seat(seat), &line);
    }
    assert_eq!(order, [1, 2, 0, 1, 2, 0, 1, 2, 0, 0, 2, 1]);
    assert_eq!(table.state.market.len(), 3);
    let complete = |player: &super::Player| player.palace.is_some() && player.bonus.is_some();
    assert!(table.state.players.iter().all(complete));
}

#[test]
fn draft_picks_are_of_a_category_not_owned_yet() {
    let mut table = Table {
        state: dealt(2, &[("distribution", "draft")], &[("start_player", "1")]),
    };
    let pick = |table: &Table, seat, word: &str| {
        let legal = table.legal(Seat(seat));
        let found = legal.into_iter().find(|line| line.contains(word));
        found.unwrap()
    };
    let line = pick(&table, 0, "palace_");
    table.play(A, &line);
    let line = pick(&table, 1, "palace_");
    table.play(B, &line);
    assert!(!table.legal(A).iter().any(|line| line.contains("palace_")));
}

#[test]
fn three_players_may_use_the_small_map_and_two_always_do() {
    use crate::data::maps::Side;
    assert_eq!(dealt(2, &[], &[]).side, Side::Small);
    assert_eq!(dealt(3, &[], &[]).side, Side::Large);
    let small = dealt(3, &[("map", "small")], &[]);
    assert_eq!(small.side, Side::Small);
    assert!(small.neutral.is_none() && small.innovations.len() == 8);
}

#[test]
fn lizards_take_all_their_starting_levels() {
    let factions = "lizards monks inventors omar philosophers moles goblins";
    let mut table = with_sets(2, factions, &[(1, "lake"), (0, "desert")]);
    assert_eq!(table.refusal(A, "levels none"), "level-needed");
    table.play(A, "levels e");
    assert_eq!(table.refusal(A, "levels none"), "level-needed");
    let mut both = table.clone();
    table.play(A, "levels b");
    assert_eq!(table.state.player(A).levels, [1, 0, 1, 0]);
    both.play(A, "start levels e");
    assert_eq!(both.state.player(A).levels, [0, 0, 2, 0]);
    assert!(matches!(both.state.phase, Phase::Place(_)));
}
