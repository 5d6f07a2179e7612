//! Every leader, by effect.

use super::{P1, P2, P3, card, world};
use crate::data::Card;
use crate::data::card::LeaderEffect;
use crate::state::Stage;
use kernel::Viewer;

#[test]
fn every_leader_effect_is_printed_on_one_of_24_leaders() {
    let leaders: Vec<Card> = Card::all().filter(|card| card.leader().is_some()).collect();
    assert_eq!(leaders.len(), 24);
    let effects: usize = leaders
        .iter()
        .map(|card| card.leader().unwrap().effects.len())
        .sum();
    assert_eq!(effects, 41);
}

#[test]
fn alexander_strength_per_military_unit() {
    let w = world(2).strength(P1, 3).leader(P1, "alexander_the_great");
    assert_eq!(w.state.strength(P1), 6);
}

#[test]
fn alexander_political_retire_for_yellow_token() {
    let mut w = world(2).leader(P1, "alexander_the_great").politics();
    w.ok(P1, "alexander");
    assert_eq!((w.p(P1).leader, w.p(P1).yellow_bank), (None, 19));
    assert_eq!(w.state.stage, Stage::Actions);
    assert_eq!(world(2).politics().refused(P1, "alexander"), "no-alexander");
}

#[test]
fn aristotle_science_on_take_technology() {
    let mut w = world(2).leader(P1, "aristotle");
    for (space, id) in [
        (0, "iron"),
        (1, "monarchy"),
        (2, "masonry"),
        (3, "rich_land_i"),
    ] {
        w.state.row[space] = Some(card(id));
    }
    w.ok(P1, "take iron")
        .ok(P1, "take monarchy")
        .ok(P1, "take masonry");
    assert_eq!(w.p(P1).science, 3);
    w.ok(P1, "take rich_land_i");
    assert_eq!(w.p(P1).science, 3);
}

#[test]
fn hammurabi_military_action_as_civil() {
    let mut w = world(2)
        .leader(P1, "hammurabi")
        .set(P1, |p| p.civil_actions = 0);
    w.state.row[0] = Some(card("iron"));
    assert_eq!(w.refused(P1, "take 1"), "too-few-civil");
    w.ok(P1, "take 1 !h");
    assert_eq!((w.p(P1).civil_actions, w.p(P1).military_actions), (0, 1));
    assert_eq!(w.refused(P1, "take 2 !h"), "hammurabi-used");
    assert_eq!(world(2).refused(P1, "!h"), "no-hammurabi");
}

#[test]
fn hammurabi_leader_take_discount() {
    let w = world(2).leader(P1, "hammurabi");
    assert_eq!(w.state.take_cost(P1, 0, card("moses")), 0);
    assert_eq!(w.state.take_cost(P1, 12, card("moses")), 2);
    assert_eq!(w.state.take_cost(P1, 0, card("iron")), 1);
}

#[test]
fn homer_military_fund_each_turn() {
    let mut w = world(2).hand(P1, &["homer"]).blue(P1, &[("bronze", 1)]);
    w.ok(P1, "leader homer").ok(P1, "build warriors");
    assert_eq!((w.resources(P1), w.p(P1).turn.unit_resources), (0, 0));
    let mut w = world(2).leader(P1, "homer").politics();
    w.ok(P1, "nopol");
    assert_eq!(w.p(P1).turn.unit_resources, 1);
}

#[test]
fn homer_tuck_under_wonder() {
    let mut w = world(2)
        .leader(P1, "homer")
        .wonder(P1, "pyramids")
        .hand(P1, &["moses", "hammurabi"]);
    let civil = w.p(P1).civil_actions;
    w.ok(P1, "leader moses tuck pyramids");
    assert_eq!(w.p(P1).civil_actions, civil - 1, "no action comes back");
    assert_eq!(
        (w.p(P1).happiness(), w.p(P1).leader),
        (1, Some(card("moses")))
    );
    assert_eq!(w.refused(P1, "leader hammurabi tuck pyramids"), "no-homer");
}

#[test]
fn caesar_second_political_action_once() {
    let mut w = world(2)
        .leader(P1, "julius_caesar")
        .politics()
        .next_event("development_of_science")
        .next_event("development_of_science")
        .hand(P1, &["rats", "foray", "raiders"]);
    w.ok(P1, "event rats");
    assert!(matches!(w.state.stage, Stage::Politics { acted: true, .. }));
    w.ok(P1, "event foray");
    assert_eq!((w.state.stage, w.p(P1).caesar_used), (Stage::Actions, true));
    let mut w = w.politics().next_event("development_of_science");
    w.ok(P1, "event raiders");
    assert_eq!(w.state.stage, Stage::Actions);
}

#[test]
fn caesar_keeps_his_action_if_it_is_declined() {
    let mut w = world(2)
        .leader(P1, "julius_caesar")
        .politics()
        .next_event("development_of_science")
        .hand(P1, &["rats"]);
    w.ok(P1, "event rats").ok(P1, "nopol");
    assert!(!w.p(P1).caesar_used);
    assert_eq!((w.state.military_total(P1), w.state.strength(P1)), (3, 2));
}

#[test]
fn moses_population_food_discount() {
    let mut w = world(2).leader(P1, "moses").blue(P1, &[("agriculture", 1)]);
    w.ok(P1, "pop");
    assert_eq!((w.food(P1), w.p(P1).unused), (0, 2));
}

#[test]
fn columbus_political_retire_to_colonize() {
    let mut w = world(2)
        .leader(P1, "christopher_columbus")
        .politics()
        .hand(P1, &["historic_territory_i"]);
    w.ok(P1, "columbus historic_territory_i");
    assert_eq!((w.p(P1).culture, w.p(P1).happiness()), (6, 1));
    let mut w = world(2).politics().hand(P1, &["historic_territory_i"]);
    assert_eq!(
        w.refused(P1, "columbus historic_territory_i"),
        "no-columbus"
    );
}

#[test]
fn barbarossa_muster() {
    let mut w = world(2)
        .leader(P1, "frederick_barbarossa")
        .blue(P1, &[("agriculture", 1), ("bronze", 1)]);
    w.ok(P1, "muster warriors");
    let p = w.p(P1);
    assert_eq!(
        (p.workers_on(card("warriors")), p.unused, p.military_actions),
        (2, 1, 1)
    );
    assert_eq!((w.food(P1), w.resources(P1)), (0, 0));
    assert_eq!(w.refused(P1, "muster warriors"), "too-few-goods");
    assert_eq!(world(2).refused(P1, "muster warriors"), "no-barbarossa");
}

#[test]
fn genghis_khan_end_turn_culture_if_top_two() {
    let mut w = world(3).leader(P1, "genghis_khan").strength(P2, 9);
    w.ok(P1, "end");
    assert_eq!(w.p(P1).culture, 3);
    let mut w = world(3)
        .leader(P1, "genghis_khan")
        .strength(P2, 9)
        .strength(P3, 9);
    w.ok(P1, "end");
    assert_eq!(w.p(P1).culture, 0);
}

#[test]
fn genghis_khan_infantry_as_cavalry() {
    let tactic = |id| {
        let w = world(2).strength(P1, 3).leader(P1, "genghis_khan");
        w.set(P1, |p| p.tactic = Some(card(id))).state.strength(P1)
    };
    assert_eq!(tactic("heavy_cavalry"), 3 + 4);
    assert_eq!(tactic("phalanx"), 3 + 3);
}

#[test]
fn joan_strength_from_temple_and_government_faces() {
    let w = world(2)
        .government(P1, "theocracy")
        .tech(P1, &[("theology", 1), ("religion", 1), ("drama", 1)])
        .leader(P1, "joan_of_arc");
    assert_eq!(w.state.strength(P1), 1 + 1 + 2 + 1 + 1);
    let w = w.wonder(P1, "st_peters_basilica");
    assert_eq!(w.state.strength(P1), 1 + 1 + 3 + 2 + 2);
}

#[test]
fn joan_peek_current_event() {
    let w = world(2)
        .leader(P1, "joan_of_arc")
        .politics()
        .next_event("foray");
    assert_eq!(w.view(Viewer::Seat(P1)).next_event, Some(card("foray")));
    assert_eq!(w.view(Viewer::Seat(P2)).next_event, None);
    assert_eq!(w.view(Viewer::Spectator).next_event, None);
    assert_eq!(world(2).politics().view(Viewer::Seat(P1)).next_event, None);
}

#[test]
fn leonardo_newton_einstein_best_lab_or_library_science() {
    for leader in ["leonardo_da_vinci", "isaac_newton", "albert_einstein"] {
        let w = world(2)
            .tech(P1, &[("alchemy", 1), ("journalism", 1)])
            .leader(P1, leader);
        assert_eq!(w.p(P1).science_rating(), 1 + 2 + 2 + 2, "{leader}");
    }
}

#[test]
fn leonardo_resource_newton_action_einstein_culture_on_develop() {
    let develop = |leader| {
        let mut w = world(2)
            .leader(P1, leader)
            .hand(P1, &["iron"])
            .set(P1, |p| p.science = 5);
        w.ok(P1, "develop iron");
        w
    };
    assert_eq!(develop("leonardo_da_vinci").resources(P1), 1);
    assert_eq!(develop("isaac_newton").p(P1).civil_actions, 4);
    assert_eq!(develop("albert_einstein").p(P1).culture, 3);
}

#[test]
fn michelangelo_culture_from_faces() {
    let w = world(2)
        .tech(
            P1,
            &[("religion", 1), ("drama", 1), ("bread_and_circuses", 1)],
        )
        .wonder(P1, "hanging_gardens");
    let plain = w.state.culture_rating(P1);
    let w = w.leader(P1, "michelangelo");
    assert_eq!(w.state.culture_rating(P1), plain + 1 + 1 + 2);
}

#[test]
fn michelangelo_no_wonder_surcharge() {
    let w = world(2)
        .wonder(P1, "pyramids")
        .wonder(P1, "colossus")
        .leader(P1, "michelangelo");
    assert_eq!(w.state.take_cost(P1, 0, card("great_wall")), 1);
}

#[test]
fn cook_culture_from_colonies_and_colonize_with_discards() {
    let w = world(2)
        .colony(P1, "strategic_territory_i")
        .colony(P1, "strategic_territory_ii")
        .colony(P1, "developed_territory_i")
        .leader(P1, "james_cook");
    assert_eq!(w.state.culture_rating(P1), 2 + 1 + 1);
    let w = world(2)
        .leader(P1, "james_cook")
        .hand(P1, &["rats", "foray", "legion", "bonus_i"]);
    assert_eq!(w.p(P1).largest_force(), 1 + 1 + 2);
    let mut w = w.politics().next_event("vast_territory_i");
    w.ok(P1, "event rats").ok(P1, "bid 4");
    assert_eq!(w.waits_for(), P2);
    w.ok(P2, "pass")
        .ok(P1, "send warriors bonus bonus_i discard foray,legion");
    assert!(w.p(P1).military_hand.is_empty());
    assert_eq!(w.p(P1).colonies, [card("vast_territory_i")]);
}

#[test]
fn bach_culture_per_theater_and_theater_science_discount() {
    let w = world(2).tech(P1, &[("drama", 2)]);
    let plain = w.state.culture_rating(P1);
    let w = w.leader(P1, "johann_sebastian_bach");
    assert_eq!(w.state.culture_rating(P1), plain + 2);
    assert_eq!(w.state.develop_cost(P1, card("opera"), false, 0), 5);
    assert_eq!(w.state.develop_cost(P1, card("alchemy"), false, 0), 4);
}

#[test]
fn bach_convert_to_theater_once_per_turn_within_the_limit() {
    let base = || world(2).leader(P1, "johann_sebastian_bach");
    let mut w = base()
        .tech(P1, &[("philosophy", 2), ("drama", 0)])
        .blue(P1, &[("bronze", 4)]);
    w.ok(P1, "bach philosophy drama");
    assert_eq!((w.p(P1).workers_on(card("drama")), w.resources(P1)), (1, 3));
    assert_eq!(w.refused(P1, "bach philosophy drama"), "bach-used");
    let mut w = base()
        .tech(P1, &[("philosophy", 2), ("drama", 2)])
        .blue(P1, &[("bronze", 4)]);
    assert_eq!(w.refused(P1, "bach philosophy drama"), "urban-limit");
    assert_eq!(world(2).refused(P1, "bach philosophy drama"), "no-bach");
}

#[test]
fn robespierre_revolution_by_military_actions_and_culture_on_revolution() {
    let mut w = world(2)
        .leader(P1, "maximilien_robespierre")
        .hand(P1, &["monarchy"])
        .set(P1, |p| p.science = 2);
    w.ok(P1, "revolt monarchy");
    assert_eq!((w.p(P1).military_actions, w.p(P1).culture), (0, 3));
    assert_eq!(w.p(P1).civil_actions, 5);
}

#[test]
fn napoleon_strength_per_unit_type() {
    let w = world(2)
        .tech(P1, &[("knights", 2), ("cannon", 1)])
        .leader(P1, "napoleon_bonaparte");
    assert_eq!(w.state.strength(P1), 1 + 4 + 3 + 6);
    assert_eq!(w.state.military_total(P1), 4);
}

#[test]
fn shakespeare_library_theater_discounts() {
    let w = world(2)
        .leader(P1, "william_shakespeare")
        .tech(P1, &[("printing_press", 1)]);
    assert_eq!(w.state.build_cost(P1, card("drama")), 3);
    assert_eq!(w.state.develop_cost(P1, card("opera"), false, 0), 6);
    assert_eq!(w.state.build_cost(P1, card("journalism")), 8);
    let w = world(2)
        .leader(P1, "william_shakespeare")
        .tech(P1, &[("drama", 1)]);
    assert_eq!(w.state.build_cost(P1, card("journalism")), 7);
    assert_eq!(w.state.develop_cost(P1, card("journalism"), false, 0), 5);
    assert_eq!(w.p(P1).happiness(), 2);
}

#[test]
fn shakespeare_culture_per_library_theater_pair() {
    let w = world(2).tech(P1, &[("printing_press", 2), ("drama", 2)]);
    let plain = w.state.culture_rating(P1);
    assert_eq!(
        w.leader(P1, "william_shakespeare").state.culture_rating(P1),
        plain + 4
    );
}

#[test]
fn chaplin_best_theater_double_culture() {
    let w = world(2).tech(P1, &[("drama", 2), ("opera", 1)]);
    let plain = w.state.culture_rating(P1);
    let w = w.leader(P1, "charlie_chaplin");
    assert_eq!(w.state.culture_rating(P1), plain + 3);
    assert_eq!(w.p(P1).happiness(), 3 + 2);
}

#[test]
fn gandhi_owner_cannot_attack_and_attack_cost_doubled() {
    let attack = |w: super::World| {
        w.strength(P1, 9)
            .politics()
            .hand(P1, &["plunder_i", "war_over_culture"])
    };
    let mut w = attack(world(2).leader(P1, "mahatma_gandhi"));
    assert_eq!(
        w.refused(P1, "aggress plunder_i @2"),
        "gandhi-does-not-attack"
    );
    assert_eq!(
        w.refused(P1, "war war_over_culture @2"),
        "gandhi-does-not-attack"
    );
    assert_eq!(w.state.culture_rating(P1), 2);
    let mut w = attack(world(2).leader(P2, "mahatma_gandhi"));
    w.ok(P1, "aggress plunder_i @2");
    assert_eq!(w.p(P1).military_actions, 0);
    let mut w = attack(world(2).leader(P2, "mahatma_gandhi")).set(P1, |p| p.military_actions = 5);
    assert_eq!(w.refused(P1, "war war_over_culture @2"), "too-few-military");
}

#[test]
fn meier_lab_culture_by_level_and_lab_science_penalty() {
    let w = world(2).tech(P1, &[("alchemy", 2)]);
    let (science, culture) = (w.p(P1).science_rating(), w.state.culture_rating(P1));
    let w = w.leader(P1, "sid_meier");
    assert_eq!(w.p(P1).science_rating(), science - 3);
    assert_eq!(w.state.culture_rating(P1), culture + 2);
}

#[test]
fn gates_labs_produce_resources_and_culture_on_leaving() {
    let mut w = world(2)
        .leader(P1, "bill_gates")
        .tech(P1, &[("alchemy", 2)])
        .hand(P1, &["albert_einstein"]);
    assert_eq!(w.state.resource_production(P1), 2 + 2);
    w.ok(P1, "leader albert_einstein");
    assert_eq!(w.p(P1).culture, 2);
    let effects = card("bill_gates").leader().unwrap().effects.len();
    assert_eq!(effects, 2);
}

#[test]
fn churchill_choice() {
    let base = || world(2).leader(P1, "winston_churchill");
    let mut w = base();
    w.ok(P1, "churchill culture");
    assert_eq!(w.p(P1).culture, 3);
    assert_eq!(w.refused(P1, "churchill military"), "churchill-used");
    w.ok(P1, "end");
    assert_eq!(w.p(P1).culture, 3);
    let mut w = base()
        .politics()
        .hand(P1, &["knights"])
        .set(P1, |p| p.science = 2);
    w.ok(P1, "churchill military");
    assert!(
        matches!(w.state.stage, Stage::Politics { .. }),
        "politics stay open"
    );
    w.ok(P1, "develop knights").ok(P1, "build knights");
    assert_eq!((w.p(P1).science, w.p(P1).turn.unit_resources), (0, 0));
    let chooses = |effect: &LeaderEffect| matches!(effect, LeaderEffect::ChurchillChoice { .. });
    assert!(w.p(P1).leads(chooses));
}
