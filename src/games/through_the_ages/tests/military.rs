//! Aggressions, wars, pacts, tactics, territories and bonus cards.

use super::{P1, P2, P3, World, card, world};
use crate::data::Card;
use crate::state::{DeclaredWar, Side, Stage};

/// P1 (much stronger) plays an aggression against P2 who cannot defend.
pub(super) fn aggress(w: World, id: &str) -> World {
    let mut w = w.strength(P1, 9).set(P1, |p| p.military_actions = 3);
    w = w.politics().hand(P1, &[id]);
    w.ok(P1, &format!("aggress {id} @2"));
    w
}

#[test]
fn every_military_card_class_has_its_count() {
    let count = |is: fn(Card) -> bool| Card::all().filter(|card| is(*card)).count();
    assert_eq!(count(|card| card.aggression().is_some()), 11);
    assert_eq!(count(|card| card.war().is_some()), 3);
    assert_eq!(count(|card| card.pact().is_some()), 10);
    assert_eq!(count(|card| card.tactic().is_some()), 15);
    assert_eq!(count(|card| card.territory().is_some()), 12);
    assert_eq!(count(|card| card.bonus().is_some()), 3);
}

#[test]
fn aggressions_cost_their_military_actions() {
    for aggression in Card::all().filter(|card| card.aggression().is_some()) {
        let rival = world(2)
            .leader(P2, "homer")
            .colony(P2, "developed_territory_i");
        let w = aggress(rival, aggression.id());
        let cost = aggression.aggression().unwrap().military_actions;
        assert_eq!(w.p(P1).military_actions, 3 - cost, "{aggression}");
        let pile = &w.state.discards[usize::from(aggression.level())];
        assert_eq!(
            pile.last().map(|one| (one.card, one.by)),
            Some((aggression, None))
        );
    }
}

#[test]
fn enslave_i() {
    let w = aggress(world(2), "enslave_i");
    assert_eq!((w.p(P2).unused, w.p(P2).yellow_bank), (0, 19));
    assert_eq!((w.resources(P1), w.food(P1)), (2, 2));
}

#[test]
fn plunder_i_ii_iii() {
    for (id, amount) in [("plunder_i", 3), ("plunder_ii", 5), ("plunder_iii", 7)] {
        let rich = world(2).blue(P2, &[("agriculture", 9), ("bronze", 9)]);
        let mut w = aggress(rich, id);
        let too_much = format!("plunder {amount} food 1 res");
        w.refused(P1, &too_much);
        w.ok(P1, &format!("plunder 1 food {} res", amount - 1));
        assert_eq!((w.food(P1), w.resources(P1)), (1, amount - 1), "{id}");
        assert_eq!((w.food(P2), w.resources(P2)), (8, 9 - (amount - 1)), "{id}");
    }
}

#[test]
fn raid_i_ii_iii() {
    let city = || world(2).tech(P2, &[("alchemy", 1), ("journalism", 1), ("movies", 1)]);
    let mut w = aggress(city(), "raid_i");
    assert_eq!(w.legal(P1), ["raid philosophy", "raid alchemy"]);
    w.ok(P1, "raid alchemy");
    assert_eq!(w.resources(P1), 3);
    let mut w = aggress(city(), "raid_ii");
    w.ok(P1, "raid journalism");
    assert_eq!(
        w.legal(P1),
        ["raid philosophy", "raid alchemy", "raid done"]
    );
    w.ok(P1, "raid done");
    assert_eq!(w.resources(P1), 4);
    let mut w = aggress(city(), "raid_iii");
    w.ok(P1, "raid movies,journalism");
    assert_eq!(w.resources(P1), 10, "half of 11 + 8, rounded up");
    let mut w = aggress(city(), "raid_iii");
    w.ok(P1, "raid none");
    assert_eq!(w.resources(P1), 0);
}

#[test]
fn annex_ii() {
    let rich = world(2)
        .colony(P2, "vast_territory_i")
        .colony(P2, "wealthy_territory_i")
        .colony(P2, "historic_territory_i");
    let mut w = aggress(rich, "annex_ii");
    w.ok(P1, "annex vast_territory_i");
    assert_eq!((w.p(P1).yellow_bank, w.p(P1).blue_bank), (21, 15));
    assert_eq!((w.p(P2).yellow_bank, w.p(P2).blue_bank), (15, 17));
    assert_eq!(w.food(P1), 0, "no immediate effect");
}

#[test]
fn infiltrate_ii() {
    let rich = || {
        world(2)
            .leader(P2, "isaac_newton")
            .unfinished(P2, "taj_mahal", 1)
    };
    let mut w = aggress(rich(), "infiltrate_ii");
    w.ok(P1, "infiltrate leader");
    assert_eq!((w.p(P2).leader, w.p(P1).culture), (None, 6));
    let mut w = aggress(rich(), "infiltrate_ii");
    w.ok(P1, "infiltrate wonder");
    assert_eq!(
        (w.p(P2).wonder, w.p(P1).culture, w.p(P2).blue_bank),
        (None, 3, 16)
    );
    let w = aggress(world(2).leader(P2, "homer"), "infiltrate_ii");
    assert_eq!(
        (w.p(P2).leader, w.p(P1).culture),
        (None, 0),
        "the only target is taken at once"
    );
}

#[test]
fn spy_ii_and_armed_intervention_iii() {
    let w = aggress(world(2).set(P2, |p| p.science = 3), "spy_ii");
    assert_eq!((w.p(P1).science, w.p(P2).science), (3, 0));
    let w = aggress(
        world(2).set(P2, |p| p.culture = 20),
        "armed_intervention_iii",
    );
    assert_eq!((w.p(P1).culture, w.p(P2).culture), (7, 13));
}

#[test]
fn an_aggression_needs_a_weaker_rival() {
    let mut w = world(2).politics().hand(P1, &["spy_ii"]);
    assert_eq!(w.refused(P1, "aggress spy_ii @2"), "rival-not-weaker");
    assert_eq!(w.refused(P1, "aggress spy_ii @1"), "no-rival");
    assert_eq!(w.refused(P1, "aggress spy_ii @3"), "no-rival");
}

#[test]
fn a_war_is_fought_at_the_next_turn_and_not_declared_in_the_last_round() {
    let ready = || {
        world(2)
            .strength(P1, 4)
            .set(P1, |p| p.military_actions = 3)
            .set(P2, |p| p.culture = 20)
            .politics()
            .hand(P1, &["war_over_culture"])
    };
    let mut w = ready();
    w.ok(P1, "war war_over_culture @2")
        .ok(P1, "end")
        .ok(P2, "end");
    assert_eq!((w.p(P1).culture, w.p(P2).culture), (8, 12));
    assert!(w.p(P1).wars.is_empty());
    let mut w = ready();
    w.state.last_round = Some(w.state.round);
    assert_eq!(
        w.refused(P1, "war war_over_culture @2"),
        "no-war-in-last-round"
    );
}

#[test]
fn the_defender_can_win_a_war_and_equals_gain_nothing() {
    for (theirs, culture) in [(5, (4, 6)), (4, (10, 0))] {
        let mut w = world(2).strength(P1, 4).strength(P2, theirs).set(P1, |p| {
            p.culture = 10;
            p.wars.push(DeclaredWar {
                card: card("war_over_culture"),
                target: P2,
            });
        });
        w.run(|table| table.resolve_war(P1));
        assert_eq!((w.p(P1).culture, w.p(P2).culture), culture);
    }
}

#[test]
fn every_pact_is_offered_accepted_and_works() {
    let mut seen = 0;
    for pact in Card::all().filter(|card| card.pact().is_some()) {
        let data = pact.pact().unwrap();
        let side = if data.sided { " as a" } else { "" };
        let mut w = world(3)
            .wonder(P2, "colossus")
            .tech(P1, &[("religion", 2)])
            .tech(P2, &[("religion", 3)])
            .politics()
            .hand(P1, &[pact.id()]);
        let before: Vec<(i16, i16, i16)> = [P1, P2]
            .map(|seat| {
                (
                    w.state.culture_rating(seat),
                    w.state.strength(seat),
                    w.state.totals(seat).military,
                )
            })
            .to_vec();
        let goods = [P1, P2].map(|seat| {
            (
                w.state.food_production(seat),
                w.state.resource_production(seat),
            )
        });
        w.ok(P1, &format!("offer {pact} @2{side}"));
        w.ok(P2, "accept");
        for (index, (seat, effect)) in [(P1, data.a), (P2, data.b)].into_iter().enumerate() {
            let tourism = effect.culture_per_partner_wonder * i16::from(seat == P1);
            let (culture, strength, military) = before[index];
            assert_eq!(
                w.state.culture_rating(seat),
                culture + effect.culture + tourism,
                "{pact}"
            );
            assert_eq!(w.state.strength(seat), strength + effect.strength, "{pact}");
            assert_eq!(
                w.state.totals(seat).military,
                military + effect.military_actions,
                "{pact}"
            );
            let (food, resources) = goods[index];
            assert_eq!(
                w.state.food_production(seat),
                food + effect.food_production,
                "{pact}"
            );
            assert_eq!(
                w.state.resource_production(seat),
                resources + effect.resource_production
            );
        }
        assert!(w.p(P1).military_hand.is_empty(), "{pact}");
        let mut w = w.politics();
        w.ok(P1, &format!("unpact {pact}"));
        assert!(w.p(P1).pact.is_none());
        seen += 1;
    }
    assert_eq!(seen, 10);
}

#[test]
fn a_refused_pact_returns_and_is_known() {
    let mut w = world(3).politics().hand(P1, &["peace_treaty"]);
    w.ok(P1, "offer peace_treaty @2").ok(P2, "refuse");
    assert_eq!(w.p(P1).military_hand, [card("peace_treaty")]);
    assert_eq!(
        (&w.p(P1).shown[..], w.state.stage),
        (&[card("peace_treaty")][..], Stage::Actions)
    );
    assert_eq!(
        world(3)
            .politics()
            .hand(P1, &["loss_of_sovereignty"])
            .refused(P1, "offer loss_of_sovereignty @2"),
        "side-missing"
    );
}

#[test]
fn a_new_pact_replaces_the_own_one_only() {
    let mut w = world(3)
        .pact(P1, "military_pact", P3, Side::A)
        .pact(P2, "international_tourism", P1, Side::A)
        .politics()
        .hand(P1, &["peace_treaty"]);
    w.ok(P1, "offer peace_treaty @2").ok(P2, "accept");
    assert_eq!(w.p(P1).pact.unwrap().card, card("peace_treaty"));
    assert!(w.p(P2).pact.is_some());
}

#[test]
fn pacts_that_forbid_attacks() {
    for id in [
        "acceptance_of_supremacy",
        "loss_of_sovereignty",
        "peace_treaty",
    ] {
        let mut w = world(3)
            .pact(P2, id, P1, Side::A)
            .strength(P1, 9)
            .politics()
            .hand(P1, &["spy_ii", "war_over_territory"]);
        assert_eq!(
            w.refused(P1, "aggress spy_ii @2"),
            "pact-forbids-attack",
            "{id}"
        );
        assert_eq!(
            w.refused(P1, "war war_over_territory @2"),
            "pact-forbids-attack",
            "{id}"
        );
    }
}

#[test]
fn loss_of_sovereignty_no_wars_on_b() {
    let mut w = world(3)
        .pact(P2, "loss_of_sovereignty", P3, Side::A)
        .strength(P1, 9)
        .politics()
        .hand(P1, &["war_over_territory", "spy_ii"]);
    assert_eq!(
        w.refused(P1, "war war_over_territory @3"),
        "rival-protected"
    );
    w.ok(P1, "aggress spy_ii @3");
}

#[test]
fn military_pact_ends_on_attack() {
    let mut w = world(3)
        .pact(P2, "military_pact", P1, Side::A)
        .strength(P1, 9)
        .politics()
        .hand(P1, &["war_over_territory"]);
    w.ok(P1, "war war_over_territory @2");
    assert!(w.p(P2).pact.is_none());
    assert_eq!(w.state.strength(P1), 9);
}

#[test]
fn scientific_cooperation_develop_discount_and_partner_pays_science() {
    let ready = |theirs| {
        world(3)
            .pact(P2, "scientific_cooperation", P1, Side::A)
            .hand(P1, &["iron"])
            .set(P1, |p| p.science = 3)
            .set(P2, |p| p.science = theirs)
    };
    let mut w = ready(1);
    w.ok(P1, "develop iron");
    assert_eq!((w.p(P1).science, w.p(P2).science), (0, 0));
    assert_eq!(ready(0).refused(P1, "develop iron"), "partner-cannot-pay");
}

#[test]
fn trade_routes_agreement_both_ways() {
    let mut w = world(3)
        .pact(P1, "trade_routes_agreement", P2, Side::A)
        .blue(P1, &[("agriculture", 1), ("bronze", 1)]);
    w.ok(P1, "build bronze !t");
    assert_eq!((w.food(P1), w.resources(P1)), (0, 0));
    assert_eq!(w.refused(P1, "!t"), "trade-used");
    let mut w = world(3)
        .pact(P2, "trade_routes_agreement", P1, Side::A)
        .blue(P1, &[("agriculture", 1), ("bronze", 1)]);
    w.ok(P1, "pop !t");
    assert_eq!((w.food(P1), w.resources(P1), w.p(P1).unused), (0, 0, 2));
    let mut w = world(3)
        .pact(P2, "trade_routes_agreement", P1, Side::A)
        .blue(P1, &[("bronze", 1)])
        .set(P1, |p| {
            p.yellow_bank = 16;
            p.culture = 9;
        });
    w.run(|table| table.consumption(P1));
    assert_eq!(
        (w.p(P1).culture, w.resources(P1)),
        (9, 0),
        "used by itself where food is missing"
    );
    assert_eq!(world(3).refused(P1, "!t"), "no-trade-routes");
}

#[test]
fn pact_production_in_the_turn() {
    let mut w = world(3).pact(P2, "acceptance_of_supremacy", P1, Side::A);
    w.ok(P1, "end");
    assert_eq!(w.resources(P1), 1);
    let mut w = world(3).pact(P1, "international_trade_agreement", P2, Side::B);
    w.ok(P1, "end");
    assert_eq!(w.food(P1), 3);
}
