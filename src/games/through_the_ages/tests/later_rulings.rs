//! The rulings from number 29 on.

use super::{P1, P2, card, world};
use crate::perform::Table;
use crate::state::{Goods, Stage};
use kernel::{Game, Viewer};

#[test]
fn ruling_29_the_next_politics_phase_is_lost() {
    let mut w = world(2)
        .set(P1, |p| p.loses_politics = true)
        .hand(P1, &["rats"]);
    w.run(Table::enter_politics);
    assert_eq!(w.legal(P1), ["nopol", "resign"]);
    assert_eq!(w.refused(P1, "event rats"), "politics-lost");
    assert!(!w.p(P1).loses_politics);
}

#[test]
fn ruling_30_iconoclasm_in_age_iv() {
    let mut w = world(2).leader(P2, "sid_meier");
    w.state.age = 4;
    assert_eq!(w.reveal("iconoclasm").p(P2).leader, None);
}

#[test]
fn ruling_31_rebellion_lasts_into_the_next_turn() {
    let mut w = world(2).set(P2, |p| p.yellow_bank = 16).reveal("rebellion");
    w.ok(P1, "end").ok(P2, "nopol");
    assert_eq!(w.p(P2).civil_actions, 2);
}

#[test]
fn ruling_32_tokens_of_a_lost_wonder_return() {
    let mut w = world(2).unfinished(P1, "pyramids", 2);
    w.run(|table| table.wonder_leaves(P1));
    assert_eq!(w.p(P1).blue_bank, 16);
}

#[test]
fn ruling_33_stage_tokens_cannot_be_lost() {
    let w = world(2)
        .unfinished(P2, "pyramids", 2)
        .set(P2, |p| p.blue_bank = 0)
        .strength(P1, 9)
        .reveal("crime_wave");
    assert_eq!(
        (w.p(P2).wonder.unwrap().built, w.state.stage),
        (2, Stage::Actions)
    );
}

#[test]
fn ruling_34_prices_do_not_fall_below_zero() {
    let w = world(2).set(P1, |p| p.turn.leader_replaced = true);
    assert_eq!(w.state.take_cost(P1, 0, card("taj_mahal")), 0);
}

#[test]
fn ruling_35_effects_work_in_the_turn_they_come_and_once() {
    let mut w = world(2).leader(P1, "homer").politics().hand(P1, &["moses"]);
    w.ok(P1, "nopol");
    assert_eq!(w.p(P1).turn.unit_resources, 1);
    w.run(|table| table.homer_funds(P1));
    assert_eq!(w.p(P1).turn.unit_resources, 1);
}

#[test]
fn ruling_36_and_37_first_rounds() {
    let mut w = world(2);
    w.state.round = 1;
    w.state.age = 0;
    w = w.set(P1, |p| p.civil_actions = 3);
    w.ok(P1, "take 13").ok(P1, "end").ok(P2, "end");
    assert_eq!(w.legal(P1), ["nopol", "resign"]);
}

#[test]
fn ruling_41_joan_does_not_see_the_card_that_follows() {
    let mut w = world(2)
        .leader(P1, "joan_of_arc")
        .politics()
        .next_event("foray")
        .next_event("development_of_markets")
        .hand(P1, &["rats"]);
    assert!(w.view(Viewer::Seat(P1)).next_event.is_some());
    w.ok(P1, "event rats");
    assert_eq!(w.view(Viewer::Seat(P1)).next_event, None);
}

#[test]
fn ruling_42_enslave_takes_the_worker_first() {
    let mut w = world(2)
        .strength(P1, 9)
        .set(P2, |p| p.unused = 0)
        .politics()
        .hand(P1, &["enslave_i"]);
    w.ok(P1, "aggress enslave_i @2");
    assert_eq!((w.waits_for(), w.resources(P1)), (P2, 0));
    w.ok(P2, "lose bronze");
    assert_eq!((w.resources(P1), w.food(P1)), (2, 2));
}

#[test]
fn ruling_43_a_revealed_impact_is_not_scored_again() {
    let w = world(2).strength(P2, 3).reveal("impact_of_strength");
    assert_eq!(w.p(P2).culture, 10);
    assert!(w.state.past_events.contains(&card("impact_of_strength")));
}

#[test]
fn ruling_44_a_replacement_moves_the_net_change_only() {
    let mut w = world(2)
        .special(P1, "code_of_laws")
        .hand(P1, &["justice_system"]);
    w = w.set(P1, |p| p.science = 7);
    w.ok(P1, "develop justice_system");
    assert_eq!((w.p(P1).blue_bank, w.p(P1).civil_actions), (19, 4));
}

#[test]
fn ruling_45_ruins_with_homer_and_st_peters() {
    let w = world(2)
        .wonder(P1, "pyramids")
        .wonder(P1, "st_peters_basilica")
        .set(P1, |p| {
            p.wonders[0].ruined = true;
            p.wonders[0].homer = true;
        });
    assert_eq!(w.p(P1).happiness(), 2 + 1);
}

#[test]
fn ruling_46_only_reveals_and_answers_are_final() {
    let finality = |w: &super::World, line: &str| {
        let action = line.parse().unwrap();
        crate::ThroughTheAges::apply(&w.state, P1, &action)
            .unwrap()
            .is_final
    };
    let w = world(2).blue(P1, &[("bronze", 4)]).hand(P1, &["legion"]);
    assert!(
        !finality(&w, "take 1") && !finality(&w, "build bronze") && !finality(&w, "tactic legion")
    );
    let w = world(2).politics().hand(P1, &["rats"]);
    assert!(!finality(&w, "nopol"));
    assert!(finality(&w, "event rats") && finality(&w, "resign"));
    let mut w = world(2)
        .strength(P1, 9)
        .leader(P1, "joan_of_arc")
        .special(P2, "masonry")
        .set(P1, |p| {
            let card = card("war_over_technology");
            p.wars.push(crate::state::DeclaredWar { card, target: P2 });
        });
    w.state.current = P2;
    w.ok(P2, "end");
    assert!(
        finality(&w, "spoils masonry"),
        "spoils come before politics"
    );
}

#[test]
fn ruling_47_raid_i_must_destroy() {
    let mut w = world(2)
        .strength(P1, 9)
        .tech(P2, &[("religion", 1)])
        .politics()
        .hand(P1, &["raid_i"]);
    w.ok(P1, "aggress raid_i @2");
    assert!(!w.legal(P1).contains(&"raid done".to_owned()));
}

#[test]
fn ruling_48_the_taker_gains_at_most_what_was_wanted() {
    let mut w = world(2)
        .strength(P1, 9)
        .tech(P2, &[("coal", 0)])
        .blue(P2, &[("coal", 1)])
        .set(P2, |p| p.blue_bank = 0)
        .politics()
        .hand(P1, &["plunder_i"]);
    w.ok(P1, "aggress plunder_i @2")
        .ok(P1, "plunder 0 food 1 res");
    assert_eq!((w.resources(P1), w.resources(P2)), (1, 1));
}

#[test]
fn ruling_49_gains_take_the_fewest_tokens() {
    let mut w = world(2).tech(P1, &[("iron", 0), ("coal", 0)]);
    w.run(|table| table.gain(P1, Goods::Resources, 5));
    assert_eq!(w.p(P1).blue_bank, 14);
}

#[test]
fn ruling_50_every_stage_needs_a_token() {
    let mut w = world(2)
        .special(P1, "architecture")
        .unfinished(P1, "pyramids", 1)
        .tech(P1, &[("coal", 0)])
        .blue(P1, &[("coal", 1)])
        .set(P1, |p| p.blue_bank = 0);
    assert_eq!(w.refused(P1, "stage 2"), "no-token-for-stage");
    let mut w = w.blue(P1, &[("agriculture", 1)]);
    w.ok(P1, "stage 2");
    assert_eq!((w.p(P1).wonders.len(), w.food(P1)), (1, 0));
}

#[test]
fn ruling_51_a_full_hand_is_not_reduced() {
    let mut w = world(2).hand(P1, &["iron", "coal", "oil", "drama", "opera", "movies"]);
    w.ok(P1, "end");
    assert_eq!(w.p(P1).civil_hand.len(), 6);
}

#[test]
fn ruling_52_a_revolution_outside_the_own_turn() {
    let mut w = world(2)
        .hand(P2, &["monarchy"])
        .set(P2, |p| p.science = 9)
        .reveal("development_of_civilization");
    w.ok(P2, "civ revolt monarchy")
        .ok(P1, "end")
        .ok(P2, "nopol");
    assert_eq!((w.p(P2).civil_actions, w.state.civil_total(P2)), (0, 5));
}

#[test]
fn ruling_53_order_of_the_final_events_under_version_1() {
    let mut w = world(2).rules(1).set(P1, |p| p.yellow_bank = 0);
    w.state.current_events.clear();
    let mut w = w
        .next_event("impact_of_colonies")
        .next_event("impact_of_happiness");
    w = w.colony(P1, "developed_territory_i");
    w.state.age = 4;
    w.state.last_round = Some(6);
    w.state.current = P2;
    w.ok(P2, "end");
    assert_eq!(
        w.p(P1).culture,
        3,
        "the loss comes first and meets the floor"
    );
}

#[test]
fn ruling_54_one_trade_routes_agreement() {
    assert_eq!(card("trade_routes_agreement").copies(4), 1);
}

#[test]
fn ruling_55_churchills_pools_outlast_him() {
    let mut w = world(2)
        .leader(P1, "winston_churchill")
        .hand(P1, &["sid_meier"]);
    w.ok(P1, "churchill military")
        .ok(P1, "leader sid_meier")
        .ok(P1, "build warriors");
    assert_eq!(w.p(P1).turn.unit_resources, 1);
}
