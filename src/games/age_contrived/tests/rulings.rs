//! The rulings on doubtful points, R1 to R31 (18).

use super::*;
use crate::perform::bonus::start_move;

fn three() -> Table {
    table(&[AUREON, IGNOTAS, MULTANEC]).empty()
}

#[test]
fn ruling_01_segments_have_three_spaces() {
    let fortress = &data().monuments[4];
    assert!(
        fortress.segments[4]
            .spaces
            .iter()
            .all(|space| space.kind().is_none())
    );
    assert!(
        data()
            .monuments
            .iter()
            .all(|mon| mon.segments.iter().all(|segment| segment.spaces.len() == 3))
    );
}

#[test]
fn ruling_02_gate_segment_3_gains_primal() {
    assert_eq!(
        data().monuments[2].segments[2].gain[0].kind(),
        Some(Kind::Primal)
    );
}

#[test]
fn ruling_03_relays_add_their_symbols_to_those_of_the_tile() {
    let mut table = three().relay(0, 2, Symbol::Boot, true).tile(0, 1, "u3_1");
    table.play(0, "convey x");
    let Phase::Convey(convey) = &table.state.phase else {
        panic!("a convey turn")
    };
    assert_eq!(convey.yields[1], 4);
}

#[test]
fn ruling_04_patron_token_is_kept_and_used_once_a_turn() {
    let mut table = three().patron(0, "FO");
    table.play(0, "convey x; fill none; end; patron BE");
    assert!(table.player(0).patron.is_some());
    assert_eq!(table.deciding(), [1], "no second use");
    let mut acting = three().patron(0, "FO").slot(0, "1b", "c");
    acting.play(0, "use 1b.c recharge; end");
    assert_eq!(acting.deciding(), [1], "not in an action turn");
}

#[test]
fn ruling_05_no_bind_at_a_monument_out_of_play() {
    let mut table = three()
        .track(0, Track::Monument, "c", 4)
        .figure(0, "P4", "P6")
        .slot(0, "4b", "r");
    table.play(0, "use 4b.r; move");
    table.refuses(0, "bind mt P", "not-in-play");
    let mut pillar = three()
        .track(0, Track::Pillar, "c", 4)
        .figure(0, "P4", "P6")
        .slot(0, "4b", "r");
    pillar.play(0, "use 4b.r; move; bind pt P");
}

#[test]
fn ruling_06_a_start_on_a_bridge_is_in_both_regions() {
    let mut table = three()
        .ability(0, 3)
        .figure(0, "SC", "C2")
        .slot(0, "4b", "r");
    table.play(0, "use 4b.r move C2 C1; end");
    assert_eq!(table.deciding(), [1]);
}

#[test]
fn ruling_07_binding_needs_no_step() {
    let mut table = three()
        .track(0, Track::Monument, "c", 4)
        .figure(0, "M4", "M6")
        .slot(0, "4b", "r");
    table.play(0, "use 4b.r move stay bind(mt M)");
    assert_eq!(table.mon("FO").bound[0][Kind::Compass], 1);
}

#[test]
fn ruling_08_skipped_spaces_are_only_passed() {
    let mut table = three()
        .ability(0, 3)
        .track(0, Track::Pillar, "c", 4)
        .figure(0, "S7", "SM")
        .site("SM", Some("N2"))
        .figure(1, "M3", "M4")
        .slot(0, "4b", "r");
    table.play(0, "use 4b.r; move; step SM; no; skip M3");
    assert!(!table.player(0).earned_iii);
    table.refuses(0, "bind pt M", "passing");
    table.refuses(0, "stop", "passing");
    let mut bridge = three()
        .figure(1, "SC", "C2")
        .figure(0, "S6", "SC")
        .slot(0, "4b", "r");
    bridge.play(0, "use 4b.r; move; skip SC");
    assert!(
        matches!(bridge.state.stack.last(), Some(Frame::Bonus { .. })),
        "the bridge bonus, yes"
    );
}

#[test]
fn ruling_09_an_energy_does_not_count_for_its_own_achievement() {
    let table = three().bound(0, "FO", "cm");
    // Three kinds bound: two are, and the rose to be placed does not count.
    assert_eq!(
        table
            .state
            .check_target(Seat(0), Kind::Rose, to("A4L"))
            .unwrap_err()
            .0
            .id,
        "achievement-needs"
    );
}

#[test]
fn ruling_10_nested_movement_then_the_interrupted_one() {
    let mut table = table(&[AUREON, IGNOTAS, MULTANEC])
        .empty()
        .site("SC", Some("N5"))
        .figure(0, "S6", "SC")
        .slot(0, "4b", "r");
    table.play(
        0,
        "use 4b.r; move; step SC; move; step C2; step C3; stop; step C4",
    );
    assert!(table.state.stack.is_empty());
    assert_eq!(table.player(0).figure.at, place("C4").unwrap());
}

#[test]
fn ruling_11_a_tile_gained_in_step_3_is_not_filled() {
    let mut table = three()
        .relay(0, 2, Symbol::Boot, true)
        .tile(0, 1, "u3_1")
        .bridge(0, 1, Side::B, "SM")
        .figure(0, "S7", "SM");
    table.play(0, "convey x; relay boot SM[tile 1]");
    table.refuses(0, "fill 1t=c", "not-inserted");
}

#[test]
fn ruling_12_rearranging_does_not_recharge() {
    let mut table = table(&[IGNOTAS, AUREON, MULTANEC])
        .empty()
        .ability(0, 1)
        .ability(0, 3)
        .site("SM", Some("N2"))
        .figure(0, "S7", "SM")
        .slot(0, "4b", "r")
        .slot(0, "1t", "p");
    table.play(0, "use 4b.r move SM[no] M3; end; iii 2t=p; end");
    assert!(!table.player(0).is_charged);
}

#[test]
fn ruling_13_multanec_one_needs_a_deploy_and_room() {
    let mut table = table(&[MULTANEC, IGNOTAS, AUREON])
        .empty()
        .ability(0, 1)
        .market(0, "p")
        .slot(0, "2b", "m");
    table.play(0, "use 2b.m reposition p@mk>FO.1");
    assert!(table.state.stack.is_empty());
    let mut full = super::table(&[MULTANEC, IGNOTAS, AUREON])
        .empty()
        .ability(0, 1)
        .on(1, "FO.2", "r")
        .on(1, "FO.3", "r")
        .slot(0, "1b", "m")
        .slot(0, "4t", "p");
    full.play(0, "use 1b.m deploy 4: p>FO.1");
    assert!(full.state.stack.is_empty());
}

#[test]
fn ruling_14_teleport_enters_a_region() {
    let mut table = table(&[FREYITH, IGNOTAS, AUREON])
        .empty()
        .ability(0, 2)
        .ability(0, 3)
        .bound(0, "GA", "m")
        .slot(0, "4b", "r");
    table.play(0, "use 4b.r move tp F5>F7; end");
    assert!(table.offers(0, "iii m@mon:Q>pil:F"));
}

#[test]
fn ruling_15_divine_wind_refills_at_once() {
    let mut table = table_with(&[AUREON, IGNOTAS], &[("divine_wind", "on")]).empty();
    table.play(0, "convey x; wind 4b=c");
    assert!(table.row(0, "4b").has(Kind::Compass));
}

#[test]
fn ruling_16_seats_follow_the_ring() {
    let homes: Vec<Region> = three()
        .state
        .players
        .iter()
        .map(|player| player.home)
        .collect();
    assert_eq!(
        homes,
        [Region(1), Region(2), Region(0)],
        "sea, mountain, quarry"
    );
}

#[test]
fn ruling_17_level_three_copies_no_level_three() {
    let mut table = three()
        .bridge(0, 3, Side::A, "QC")
        .bridge(1, 3, Side::B, "FC")
        .bridge(1, 2, Side::A, "FP")
        .figure(0, "Q6", "QC")
        .slot(0, "4b", "r");
    table.play(0, "use 4b.r; move; step QC");
    table.refuses(0, "as FC", "no-such-bridge");
    table.refuses(0, "as QC", "no-such-bridge");
    table.play(0, "as FP; mt put c");
}

#[test]
fn ruling_18_all_five_neutral_tiles_are_drafted() {
    let table = table_with(&[AUREON, IGNOTAS], &[("neutral_bridges", "draft")]);
    assert_eq!(table.state.neutrals.len(), 5);
}

#[test]
fn ruling_19_gaining_what_is_gone_is_legal() {
    let mut table = three()
        .reserve(1, Kind::Compass, 0)
        .reserve(1, Kind::Magnet, 0)
        .on(1, "BE.1", "c")
        .patron(0, "FO");
    table.play(0, "convey x; fill none; end; patron BE");
    table.play(1, "gain energy; release c exhaust; end");
}

#[test]
fn ruling_20_market_costs() {
    assert_eq!(data().market_costs, [3, 3, 2, 2]);
    let mut table = three().market(0, "cr").slot(0, "2b", "m");
    table.play(0, "use 2b.m");
    table.refuses(0, "acquire 1>x", "too-dear");
    table.play(0, "acquire 3>x");
}

#[test]
fn ruling_21_filling_ends_before_the_next_turn() {
    let mut table = three();
    table.play(0, "convey x; fill 1t=c");
    assert_eq!(table.deciding(), [0]);
}

#[test]
fn ruling_22_a_drawn_tile_is_final() {
    let mut table = three().market(0, "cr").slot(0, "2b", "m");
    table.play(0, "use 2b.m; acquire 4>x; pay c");
    let applied = AgeContrived::apply(&table.state, Seat(0), &"pay r".parse().unwrap())
        .expect("it is offered");
    assert!(applied.is_final);
    let step = AgeContrived::apply(
        &three().slot(0, "1b", "c").state,
        Seat(0),
        &"use 1b.c".parse().unwrap(),
    );
    assert!(!step.expect("it is offered").is_final);
}

#[test]
fn ruling_23_beacon_segment_1() {
    let spaces: Vec<Option<Kind>> = data().monuments[0].segments[0]
        .spaces
        .iter()
        .map(|space| space.kind())
        .collect();
    assert_eq!(
        spaces,
        [Some(Kind::Compass), Some(Kind::Magnet), Some(Kind::Magnet)]
    );
}

#[test]
fn ruling_24_acquiring_nothing_asks_nobody() {
    let mut table = three().market(0, "cr").market(1, "c").slot(0, "2b", "m");
    table.play(0, "use 2b.m; stop");
    assert_eq!(table.deciding(), [0]);
}

#[test]
fn ruling_25_a_skipped_bridge_gives_its_bonus_there() {
    let mut table = three()
        .site("SC", Some("N5"))
        .figure(1, "SC", "C2")
        .figure(0, "S6", "SC");
    start_move(&mut table.state, Seat(0), 1);
    table.play(0, "skip SC; move; step C2; stop");
    assert_eq!(table.player(0).figure.at, place("C2").unwrap());
    assert!(
        matches!(table.state.stack.last(), Some(Frame::Move(frame)) if frame.left == 1),
        "still unspent"
    );
    table.play(0, "step C1");
    let mut standing = three()
        .site("SC", Some("N5"))
        .figure(1, "SC", "C2")
        .figure(0, "S6", "SC");
    start_move(&mut standing.state, Seat(0), 1);
    standing.play(0, "skip SC; move; stop");
    standing.refuses(0, "stop", "passing");
}

#[test]
fn ruling_25_the_step_kept_for_landing_survives_a_lost_ability() {
    let mut table = three()
        .ability(0, 1)
        .bridge(0, 2, Side::A, "QS")
        .site("SC", Some("N3"))
        .figure(1, "SC", "C2")
        .figure(0, "S6", "SC");
    table.state.players[0].bridges[0] = BridgeAt::Board;
    start_move(&mut table.state, Seat(0), 0);
    table.play(0, "skip SC; bridge a QS");
    assert!(!table.state.can(Seat(0), AUREON, 2), "bridge II is back");
    table.play(0, "step C2");
    assert!(table.state.stack.is_empty());
}

#[test]
fn ruling_26_upgraded_acquire_costs_one() {
    assert_eq!(data().upgraded_acquire_cost, 1);
}

#[test]
fn ruling_27_nobody_is_forced_to_build() {
    assert!(!AgeContrived::info().always_ends);
}

#[test]
fn ruling_28_a_segment_under_construction_accepts_nothing() {
    let mut table = three().on(1, "BE.1", "c").patron(0, "FO");
    table.play(0, "convey x; fill none; end; patron BE");
    table.refuses(1, "release c >BE.1", "segment-closed");
}

#[test]
fn ruling_29_relay_totals_are_fixed_and_only_cancelled() {
    let mut table = three()
        .relay(0, 2, Symbol::Boot, true)
        .relay(0, 3, Symbol::Pillar, true)
        .tile(0, 1, "u3_1")
        .tile(0, 2, "u3_3")
        .bridge(0, 1, Side::B, "SM")
        .figure(0, "S7", "SM");
    table.play(0, "convey x");
    assert!(table.offers(0, "relay pillar"));
    table.play(0, "relay boot SM[tile 3]");
    assert!(!table.offers(0, "relay pillar"), "the tile was replaced");
    assert!(table.offers(0, "fill 1t=c"));
}

#[test]
fn ruling_30_last_turns_have_no_segments() {
    let mut table = three()
        .patron(0, "FO")
        .slot(0, "4t", "c")
        .slot(0, "1b", "m");
    for mon in 0..MONUMENTS {
        table.state.monuments[mon].top = data().monuments[mon].segments.len() as u8;
    }
    assert_eq!(table.state.targets(Seat(0), Kind::Primal), [to("mk")]);
    table.play(0, "convey x; fill none; end");
    assert_eq!(table.deciding(), [1], "the patron token has no effect");
}

#[test]
fn ruling_31_the_first_taker_gets_the_double_relay() {
    let mut table = three();
    for (slot, double) in [(1, true), (2, false)] {
        let offer = Offer::Monument(data().find_bonus_tile("B3").unwrap());
        table.state.stack.push(Frame::Bonus {
            seat: Seat(0),
            offer,
            on: None,
        });
        table.play(0, &format!("relay pillar {slot}"));
        assert_eq!(
            table.player(0).relays[slot - 1].map(|relay| relay.is_double),
            Some(double)
        );
    }
}
