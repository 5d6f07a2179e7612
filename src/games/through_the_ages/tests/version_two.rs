//! What version 2 of the rules mended; matches that began under version 1 keep it.

use super::*;
use crate::ThroughTheAges;
use crate::state::{Pact, Side};

#[test]
fn ruling_14_annex_and_infiltrate_need_something_to_take() {
    for id in ["annex_ii", "infiltrate_ii"] {
        let attack = || world(2).strength(P1, 9).politics().hand(P1, &[id]);
        let line = format!("aggress {id} @2");
        assert_eq!(attack().refused(P1, &line), "nothing-to-take");
        assert!(!attack().legal(P1).contains(&line), "{id} is not offered");
        attack().rules(1).ok(P1, &line);
    }
    let line = "aggress annex_ii @2";
    let mut w = world(2)
        .strength(P1, 9)
        .colony(P2, "developed_territory_i")
        .politics()
        .hand(P1, &["annex_ii"]);
    w.ok(P1, line);
    assert_eq!(w.p(P1).colonies, [card("developed_territory_i")]);
    let line = "aggress infiltrate_ii @2";
    let attack = || {
        world(2)
            .strength(P1, 9)
            .politics()
            .hand(P1, &["infiltrate_ii"])
    };
    attack().leader(P2, "homer").ok(P1, line);
    attack().unfinished(P2, "colossus", 0).ok(P1, line);
}

/// R57: `!h` on a line of its own promises; what is not used costs nothing.
#[test]
fn ruling_57_hammurabi_unused_costs_nothing() {
    let mut w = world(2).leader(P1, "hammurabi");
    w.ok(P1, "!h");
    assert_eq!(w.p(P1).military_actions, 2);
    assert_eq!(w.state.civil_available(P1), 5);
    assert_eq!(w.refused(P1, "!h"), "hammurabi-used");
    w.ok(P1, "end");
    let drawn = w.p(P1).military_hand.len();
    assert_eq!(drawn, 2, "one card for each military action left");

    let mut old = world(2).rules(1).leader(P1, "hammurabi");
    old.ok(P1, "!h").ok(P1, "end");
    assert_eq!(old.p(P1).military_hand.len(), 1, "version 1 lost it");
}

#[test]
fn ruling_57_hammurabi_is_paid_with_the_next_civil_action() {
    let mut w = world(2).leader(P1, "hammurabi");
    w.state.row[0] = Some(card("iron"));
    w.ok(P1, "!h").ok(P1, "take 1");
    assert_eq!((w.p(P1).civil_actions, w.p(P1).military_actions), (4, 1));
    assert_eq!(w.refused(P1, "!h"), "hammurabi-used");
}

#[test]
fn ruling_57_a_promise_without_a_military_action_lapses() {
    let mut w = world(2)
        .leader(P1, "hammurabi")
        .tech(P1, &[("warriors", 1)])
        .set(P1, |p| p.military_actions = 1);
    w.ok(P1, "!h").ok(P1, "disband warriors");
    assert_eq!(w.state.civil_available(P1), 4);
    assert_eq!(w.refused(P1, "!h"), "hammurabi-used");
}

#[test]
fn ruling_57_a_revolution_takes_exactly_the_civil_total() {
    let revolt = || {
        world(2)
            .leader(P1, "hammurabi")
            .hand(P1, &["monarchy"])
            .set(P1, |p| p.science = 9)
    };
    let mut w = revolt();
    w.ok(P1, "!h").ok(P1, "revolt monarchy");
    assert_eq!(w.p(P1).civil_actions, 0);
    assert_eq!(w.p(P1).military_actions, 3, "no military action was needed");
    assert_eq!(w.state.civil_available(P1), 1, "the promise still stands");

    let mut w = revolt().set(P1, |p| p.civil_actions = 3);
    assert_eq!(w.refused(P1, "revolt monarchy"), "revolution-needs-all");
    w.ok(P1, "revolt monarchy !h");
    assert_eq!((w.p(P1).civil_actions, w.p(P1).military_actions), (0, 2));
    assert_eq!(w.state.civil_available(P1), 0);
}

fn traders(side: Side) -> World {
    world(3)
        .blue(P1, &[("agriculture", 2), ("bronze", 2)])
        .set(P1, |p| {
            p.pact = Some(Pact {
                card: card("trade_routes_agreement"),
                partner: P2,
                side,
            });
        })
}

/// R57: `!t` on a line of its own promises; what is not used costs nothing.
#[test]
fn ruling_57_trade_routes_unused_cost_nothing() {
    let end = |line: Option<&str>| {
        let mut w = traders(Side::A);
        if let Some(line) = line {
            w.ok(P1, line);
        }
        w.ok(P1, "end");
        (w.food(P1), w.resources(P1), w.p(P1).blue_bank)
    };
    assert_eq!(end(Some("!t")), end(None));
    let mut w = traders(Side::A);
    w.ok(P1, "!t");
    assert_eq!((w.food(P1), w.resources(P1)), (2, 2));
    assert_eq!(w.refused(P1, "!t"), "trade-used");
    w.ok(P1, "build bronze");
    assert_eq!((w.food(P1), w.resources(P1)), (1, 1));
    let mut w = traders(Side::B);
    w.ok(P1, "!t").ok(P1, "pop");
    assert_eq!((w.food(P1), w.resources(P1)), (1, 1));
    assert_eq!(w.refused(P1, "!t"), "trade-used");
}

/// R53: all final events of a player are added, then comes the floor at zero.
#[test]
fn ruling_53_final_events_are_added_before_the_floor() {
    let finished = |first, second| {
        let mut w = world(2).set(P1, |p| p.yellow_bank = 0);
        w.state.current_events.clear();
        let mut w = w
            .next_event(first)
            .next_event(second)
            .colony(P1, "developed_territory_i")
            .colony(P1, "developed_territory_ii");
        w.state.age = 4;
        w.state.last_round = Some(6);
        w.state.current = P2;
        w.ok(P2, "end");
        w.p(P1).culture
    };
    let one = finished("impact_of_colonies", "impact_of_happiness");
    let other = finished("impact_of_happiness", "impact_of_colonies");
    assert_eq!(
        (one, other),
        (0, 0),
        "6 for colonies, 16 lost: the order decides nothing"
    );
}

/// Rules 13.1: in the starting player's turn the round is finished, otherwise another one is played.
#[test]
fn the_last_round() {
    for (current, last) in [(P1, 6), (P2, 7)] {
        let mut w = world(2);
        w.state.age = 3;
        w.state.current = current;
        w.state.civil[3].truncate(1);
        w.state.row = [None; 13];
        w.run(|table| table.refill_row());
        assert_eq!((w.state.age, w.state.last_round), (4, Some(last)));
    }
}

/// R21: food from a pact is one culture, and up to five where it lifts the food above the
/// consumption.
#[test]
fn ruling_21_food_from_a_pact_is_worth_up_to_five_culture() {
    let civilisation = || {
        world(3)
            .tech(P1, &[("agriculture", 1)])
            .set(P1, |p| p.yellow_bank = 14)
    };
    let plain = civilisation().reveal("impact_of_agriculture");
    let pact = civilisation()
        .pact(P1, "international_trade_agreement", P2, Side::B)
        .reveal("impact_of_agriculture");
    let culture = |w: &World| w.p(P1).culture;
    assert_eq!(culture(&pact) - culture(&plain), 5);
}

#[test]
fn both_versions_of_the_rules_are_offered() {
    assert_eq!(ThroughTheAges::info().rules, [1, 2]);
}
