//! The rulings that go beyond the rulebook, by number; many are also shown by an example or a card.

use super::{P1, P2, P3, card, world};
use crate::state::{Side, Stage};
use kernel::Viewer;

#[test]
fn ruling_1_own_payment_is_possible() {
    let ready = || {
        world(2)
            .tech(P1, &[("iron", 0)])
            .blue(P1, &[("bronze", 2), ("iron", 1)])
    };
    let mut w = ready();
    w.ok(P1, "build bronze");
    assert_eq!(w.p(P1).tech(card("iron")).unwrap().blue, 1);
    let mut w = ready();
    w.ok(P1, "build bronze pay iron");
    let p = w.p(P1);
    assert_eq!(
        (
            p.tech(card("iron")).unwrap().blue,
            p.tech(card("bronze")).unwrap().blue
        ),
        (0, 2)
    );
    assert_eq!(
        ready().refused(P1, "build bronze pay bronze*1"),
        "picks-too-few"
    );
}

#[test]
fn ruling_2_no_partial_defence() {
    let mut w = world(2)
        .strength(P1, 9)
        .politics()
        .hand(P1, &["spy_ii"])
        .hand(P2, &["bonus_iii", "rats"]);
    w.ok(P1, "aggress spy_ii @2");
    assert_eq!(w.legal(P2), ["defend none"]);
}

#[test]
fn ruling_3_civil_hands_are_open() {
    let w = world(2).hand(P2, &["iron"]).hand(P2, &["rats"]);
    let view = w.view(Viewer::Seat(P1));
    assert_eq!(view.players[1].civil_hand, [card("iron")]);
    assert_eq!(view.players[1].military_hand, None);
    assert_eq!(view.players[1].military_backs, [1]);
}

#[test]
fn ruling_4_military_funds_are_one_pool() {
    let mut w = world(2)
        .hand(P1, &["patriotism_iii"])
        .set(P1, |p| p.unused = 2);
    w.ok(P1, "play patriotism_iii")
        .ok(P1, "build warriors")
        .ok(P1, "build warriors");
    assert_eq!(w.p(P1).turn.unit_resources, 0);
}

#[test]
fn ruling_5_gains_of_a_card_cannot_pay_for_its_action() {
    let mut w = world(2)
        .hand(P1, &["breakthrough_ii", "iron"])
        .set(P1, |p| p.science = 4);
    assert_eq!(
        w.refused(P1, "play breakthrough_ii : develop iron"),
        "too-little-science"
    );
}

#[test]
fn ruling_6_genghis_khan_scores_in_an_uprising() {
    let mut w = world(2).leader(P1, "genghis_khan").set(P1, |p| {
        p.yellow_bank = 10;
        p.unused = 0;
    });
    w.ok(P1, "end");
    assert_eq!((w.p(P1).culture, w.p(P1).science), (3, 0));
}

#[test]
fn ruling_7_churchill_unused_is_culture() {
    let mut w = world(2).leader(P1, "winston_churchill");
    w.ok(P1, "end");
    assert_eq!(w.p(P1).culture, 3);
}

#[test]
fn ruling_8_and_9_hammurabi_stands_in_for_a_civil_action() {
    let mut w = world(2).leader(P1, "hammurabi").hand(P1, &["joan_of_arc"]);
    w.ok(P1, "leader joan_of_arc !h");
    assert_eq!(
        w.p(P1).civil_actions,
        4,
        "no civil action was spent, so none comes back"
    );
    let mut w = world(2)
        .leader(P1, "hammurabi")
        .hand(P1, &["joan_of_arc"])
        .set(P1, |p| {
            p.civil_actions = 3;
        });
    w.ok(P1, "leader joan_of_arc !h");
    assert_eq!(w.p(P1).civil_actions, 4);
}

#[test]
fn ruling_10_homer_goes_under_a_wonder_only_when_replaced() {
    let w = world(2)
        .leader(P1, "homer")
        .wonder(P1, "pyramids")
        .reveal("iconoclasm");
    assert!(!w.p(P1).wonders[0].homer);
}

#[test]
fn ruling_11_kremlin_counts_nothing_for_michelangelo() {
    let w = world(2).wonder(P1, "kremlin");
    let plain = w.state.culture_rating(P1);
    assert_eq!(w.leader(P1, "michelangelo").state.culture_rating(P1), plain);
}

#[test]
fn ruling_12_ruins_give_two_culture_and_nothing_else() {
    let w = world(2)
        .wonder(P1, "hanging_gardens")
        .set(P1, |p| p.wonders[0].ruined = true);
    assert_eq!((w.p(P1).happiness(), w.state.culture_rating(P1)), (0, 2));
}

#[test]
fn ruling_13_bach_by_an_action_card() {
    let mut w = world(2)
        .leader(P1, "johann_sebastian_bach")
        .tech(P1, &[("organized_religion", 1), ("movies", 0)])
        .blue(P1, &[("bronze", 1)])
        .hand(P1, &["urban_growth_ii"]);
    w.ok(P1, "play urban_growth_ii : bach organized_religion movies");
    assert_eq!(
        (w.p(P1).workers_on(card("movies")), w.p(P1).turn.bach_used),
        (1, true)
    );
}

#[test]
fn ruling_14_aggressions_without_a_target_do_nothing() {
    let under = |rules, id| (rules, id);
    for (rules, id) in [
        under(1, "annex_ii"),
        under(1, "infiltrate_ii"),
        under(2, "raid_ii"),
        under(2, "plunder_i"),
    ] {
        let mut w = world(2)
            .rules(rules)
            .strength(P1, 9)
            .tech(P2, &[("philosophy", 0)])
            .politics()
            .hand(P1, &[id]);
        w.ok(P1, &format!("aggress {id} @2"));
        assert_eq!(w.state.stage, Stage::Actions, "{id}");
    }
}

#[test]
fn ruling_15_two_wars_in_the_order_of_declaration() {
    let war = |id| crate::state::DeclaredWar {
        card: card(id),
        target: P2,
    };
    let mut w = world(2)
        .strength(P1, 9)
        .set(P2, |p| p.culture = 30)
        .set(P1, |p| {
            p.wars = vec![war("war_over_culture"), war("war_over_territory")];
        });
    w.run(|table| table.resolve_war(P1));
    assert_eq!((w.p(P1).culture, w.p(P1).yellow_bank), (13, 18));
    w.run(|table| table.resolve_war(P1));
    assert_eq!(w.p(P1).yellow_bank, 20);
}

#[test]
fn ruling_16_any_set_of_technologies_within_the_advantage() {
    let w = world(2)
        .strength(P1, 11)
        .special(P2, "warfare")
        .special(P2, "masonry");
    let mut w = w.special(P2, "code_of_laws").set(P1, |p| {
        let card = card("war_over_technology");
        p.wars.push(crate::state::DeclaredWar { card, target: P2 });
    });
    w.run(|table| table.resolve_war(P1));
    w.ok(P1, "spoils code_of_laws,masonry");
    assert_eq!(w.p(P2).specials.iter().flatten().count(), 1);
    assert_eq!(w.state.civil_total(P1), 5);
}

#[test]
fn ruling_17_an_empty_deck_is_tried_again() {
    let mut w = world(2);
    w.state.military[2].clear();
    w.run(|table| table.draw(P1, 2));
    assert!(w.p(P1).military_hand.is_empty());
    w.run(|table| {
        table.discard(card("rats"), None);
        table.discard(card("cold_war"), None);
        table.draw(P1, 2);
    });
    assert_eq!(w.p(P1).military_hand, [card("cold_war")]);
}

#[test]
fn ruling_18_supremacy_changes_the_production_step_only() {
    let mut w = world(3)
        .pact(P1, "acceptance_of_supremacy", P2, Side::B)
        .set(P1, |p| {
            p.yellow_bank = 10;
            p.unused = 0;
        });
    w = w.blue(P1, &[("bronze", 2)]);
    w.ok(P1, "end");
    assert_eq!(w.resources(P1), 2, "an uprising: no production, no loss");
}

#[test]
fn ruling_19_trade_routes_only_in_the_own_turn() {
    let mut w = world(3)
        .pact(P1, "trade_routes_agreement", P2, Side::A)
        .blue(P2, &[("bronze", 1)])
        .set(P2, |p| {
            p.yellow_bank = 16;
            p.culture = 9;
        });
    w.run(|table| table.consumption(P2));
    assert_eq!((w.p(P2).culture, w.resources(P2)), (5, 1));
}

#[test]
fn ruling_20_and_21_pact_food_counts_as_produced() {
    let w = world(3).pact(P1, "international_trade_agreement", P2, Side::B);
    assert_eq!(w.state.food_production(P1), 3);
    assert_eq!(w.reveal("good_harvest").food(P1), 3);
}

#[test]
fn ruling_22_industry_counts_mines_only() {
    let w = world(3)
        .leader(P1, "bill_gates")
        .tech(P1, &[("alchemy", 2)])
        .pact(P1, "acceptance_of_supremacy", P2, Side::A);
    assert_eq!(
        (w.p(P1).mine_resources(), w.state.resource_production(P1)),
        (2, 5)
    );
}

#[test]
fn ruling_23_unused_workers_count_ruling_24_leaders_count_for_the_internet() {
    assert_eq!(world(2).p(P1).workers(), 7);
    let w = world(2)
        .tech(P1, &[("computers", 1), ("philosophy", 0)])
        .leader(P1, "albert_einstein");
    assert_eq!(w.p(P1).urban_output(), 5 + 3);
}

#[test]
fn ruling_25_and_56_cooperation_is_compulsory() {
    let mut w = world(3)
        .pact(P1, "scientific_cooperation", P2, Side::A)
        .hand(P1, &["iron"])
        .set(P1, |p| p.science = 20);
    assert_eq!(w.refused(P1, "develop iron"), "partner-cannot-pay");
}

#[test]
fn ruling_26_scaled_cards_count_those_still_playing() {
    let mut w = world(3).politics();
    w.state.current = P3;
    w.state.players[0].resigned = true;
    let mut w = w
        .set(P2, |p| p.culture = 9)
        .hand(P3, &["endowment_for_the_arts_iii"]);
    w.ok(P3, "play endowment_for_the_arts_iii");
    assert_eq!(w.p(P3).culture, 6);
}

#[test]
fn ruling_27_pacts_stay_usable_when_two_are_left() {
    let mut w = world(3).hand(P2, &["peace_treaty"]).politics();
    w.ok(P1, "resign")
        .ok(P2, "offer peace_treaty @3")
        .ok(P3, "accept");
    assert_eq!(w.state.culture_rating(P2), 1);
}

#[test]
fn ruling_28_the_starting_player_resigns() {
    let mut w = world(3).politics();
    w.ok(P1, "resign");
    assert_eq!((w.state.start, w.state.round), (P2, 6));
    w.ok(P2, "end").ok(P3, "end");
    assert_eq!((w.state.current, w.state.round), (P2, 7));
}
