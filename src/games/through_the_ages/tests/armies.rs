//! Tactics, territories, bonus cards and standing orders.

use super::{P1, P2, World, card, world};
use crate::data::Card;
use crate::state::{Goods, Stage};

#[test]
fn every_tactic_adds_its_strength_and_its_outdated_strength() {
    for tactic in Card::all().filter(|card| card.tactic().is_some()) {
        let data = tactic.tactic().unwrap();
        let army = |level: usize| {
            let infantry = ["warriors", "swordsmen", "riflemen", "modern_infantry"][level];
            let cavalry = ["knights", "knights", "cavalrymen", "tanks"][level];
            let artillery = ["cannon", "cannon", "cannon", "rockets"][level];
            let units = [
                (infantry, data.infantry),
                (cavalry, data.cavalry),
                (artillery, data.artillery),
            ];
            let w = world(2).tech(P1, &[("warriors", 0)]).tech(P1, &units);
            let plain = w.state.strength(P1);
            let w = w.set(P1, |p| p.tactic = Some(tactic));
            (w.state.strength(P1) - plain, w.p(P1).armies())
        };
        let fresh = army(usize::from(tactic.level()));
        assert_eq!(fresh, (data.strength, (1, 0)), "{tactic}");
        if tactic.level() >= 2 && data.infantry > 0 {
            let old = army(usize::from(tactic.level()) - 2);
            assert_eq!(old, (data.outdated_strength, (0, 1)), "{tactic}");
        }
    }
}

#[test]
fn tactics_are_played_become_common_and_are_copied() {
    let mut w = world(2).hand(P1, &["legion", "phalanx"]);
    w.ok(P1, "tactic legion");
    assert_eq!(
        (w.p(P1).tactic, w.p(P1).military_actions),
        (Some(card("legion")), 1)
    );
    assert_eq!(w.refused(P1, "tactic phalanx"), "tactic-changed");
    w.ok(P1, "end");
    assert!(w.state.common_tactics.is_empty());
    assert_eq!(w.refused(P2, "copy legion"), "not-common");
    w.ok(P2, "end");
    assert_eq!(*w.state.common_tactics, [card("legion")]);
    w.ok(P1, "end").ok(P2, "copy legion");
    assert_eq!(
        (w.p(P2).tactic, w.p(P2).military_actions),
        (Some(card("legion")), 0)
    );
}

#[test]
fn every_territory_gives_its_permanent_and_immediate_effect() {
    for territory in Card::all().filter(|card| card.territory().is_some()) {
        let data = territory.territory().unwrap();
        let mut w = world(2)
            .leader(P1, "christopher_columbus")
            .politics()
            .hand(P1, &[territory.id()]);
        w.ok(P1, &format!("columbus {territory}"));
        let (now, gains) = (data.permanent, data.immediate);
        let p = w.p(P1);
        assert_eq!(p.science, u16::from(gains.science), "{territory}");
        assert_eq!(p.culture, u16::from(gains.culture), "{territory}");
        assert_eq!(w.food(P1), u16::from(gains.food), "{territory}");
        assert_eq!(w.resources(P1), u16::from(gains.resources), "{territory}");
        assert_eq!(p.unused, 1 + gains.population, "{territory}");
        assert_eq!(
            p.military_hand.len(),
            usize::from(gains.military_cards),
            "{territory}"
        );
        let bank = 18 + now.yellow_tokens - i16::from(gains.population);
        assert_eq!(i16::from(p.yellow_bank), bank, "{territory}");
        let stored = gains.food + gains.resources;
        assert_eq!(
            i16::from(p.blue_bank + stored),
            16 + now.blue_tokens,
            "{territory}"
        );
        assert_eq!(w.state.strength(P1), 1 + now.strength, "{territory}");
        assert_eq!(p.happiness(), now.happy, "{territory}");
    }
}

#[test]
fn bonus_cards_defend_and_colonize() {
    for (id, defence, colonization) in [("bonus_i", 2, 1), ("bonus_ii", 4, 2), ("bonus_iii", 6, 3)]
    {
        let mut w = world(2)
            .strength(P1, 1 + defence)
            .politics()
            .hand(P1, &["plunder_i"])
            .hand(P2, &[id]);
        w.ok(P1, "aggress plunder_i @2")
            .ok(P2, &format!("defend {id}"))
            .ok(P2, "defend done");
        assert!(w.p(P2).military_hand.is_empty(), "{id}");
        let w = world(2).hand(P1, &[id]);
        assert_eq!(w.p(P1).largest_force(), 1 + colonization, "{id}");
    }
}

#[test]
fn who_has_no_unit_passes_by_itself_and_nobody_colonizes() {
    let mut w = world(2)
        .strength(P2, 0)
        .politics()
        .next_event("vast_territory_i")
        .hand(P1, &["rats"]);
    w.ok(P1, "event rats").ok(P1, "pass");
    assert!(w.state.past_events.contains(&card("vast_territory_i")));
    assert_eq!(w.state.stage, Stage::Actions);
    assert_eq!(w.p(P1).stock(Goods::Food), 0);
}

#[test]
fn standing_orders_answer_bids_and_attacks() {
    use kernel::Game;
    let mut w = world(2)
        .strength(P2, 5)
        .politics()
        .next_event("vast_territory_i")
        .hand(P1, &["rats"]);
    w.ok(P1, "event rats").ok(P1, "pass");
    let obey = |w: &World, order: &str| {
        let actions = crate::ThroughTheAges::obey(&w.state, P2, order).unwrap();
        actions.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(obey(&w, "bid upto 3"), ["bid 1"]);
    assert_eq!(obey(&w, "bid upto 0"), ["pass"]);
    assert!(obey(&w, "defend none").is_empty());
    assert!(crate::ThroughTheAges::obey(&w.state, P2, "dance").is_err());
    w.ok(P2, "bid upto 2");
    assert_eq!(w.waits_for(), P2, "the auction is won");
}
