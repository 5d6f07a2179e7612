//! The examples of the rules from number 31 on.

use super::examples::war;
use super::{P1, P2, P3, card, world};
use crate::data::card::EventEffect;
use crate::state::{Goods, Side, Task};
use kernel::Seat;

fn impact(id: &str) -> &'static crate::data::card::Impact {
    match &card(id).event().unwrap().effect {
        EventEffect::Impact(impact) => impact,
        other => panic!("{other:?}"),
    }
}

#[test]
fn example_31_colonization_force() {
    let units = [card("swordsmen"), card("knights")];
    for leader in [None, Some("alexander_the_great")] {
        let mut w = world(2)
            .tech(P1, &[("swordsmen", 1), ("knights", 1), ("warriors", 0)])
            .set(P1, |p| p.tactic = Some(card("medieval_army")));
        if let Some(leader) = leader {
            w = w.leader(P1, leader);
        }
        assert_eq!(w.p(P1).colonization_force(&units, &[], 0), 6);
    }
}

#[test]
fn example_32_columbus_and_a_vast_territory() {
    let mut w = world(2)
        .leader(P1, "christopher_columbus")
        .set(P1, |p| {
            p.yellow_bank = 0;
            p.blue_bank = 4;
        })
        .politics()
        .hand(P1, &["vast_territory_i"]);
    w.ok(P1, "columbus vast_territory_i");
    let p = w.p(P1);
    assert_eq!((p.yellow_bank, p.blue_bank, p.leader), (3, 0, None));
    assert_eq!(w.food(P1), 3);
}

#[test]
fn example_33_shakespeare_and_hollywood() {
    let w = world(2)
        .leader(P1, "william_shakespeare")
        .tech(P1, &[("printing_press", 2), ("drama", 1)]);
    let without = world(2).tech(P1, &[("printing_press", 2), ("drama", 1)]);
    assert_eq!(
        w.state.culture_rating(P1) - without.state.culture_rating(P1),
        2
    );
    let w = world(2)
        .leader(P1, "william_shakespeare")
        .tech(P1, &[("printing_press", 2), ("opera", 1)]);
    assert_eq!(2 * w.p(P1).theater_and_library_culture(), 14);
}

#[test]
fn example_34_internet_with_chaplin() {
    let w = world(2).leader(P1, "charlie_chaplin").tech(
        P1,
        &[
            ("movies", 1),
            ("computers", 1),
            ("professional_sports", 1),
            ("philosophy", 0),
        ],
    );
    assert_eq!(w.p(P1).urban_output(), 16);
}

#[test]
fn example_35_sid_meier() {
    let w = world(2)
        .leader(P1, "sid_meier")
        .tech(P1, &[("computers", 2), ("philosophy", 0)]);
    assert_eq!(
        (w.p(P1).science_rating(), w.state.culture_rating(P1)),
        (8, 6)
    );
}

#[test]
fn example_36_bill_gates() {
    let mut w = world(2).leader(P1, "bill_gates").tech(
        P1,
        &[
            ("philosophy", 1),
            ("alchemy", 2),
            ("computers", 1),
            ("bronze", 0),
        ],
    );
    w.run(|table| table.produce_resources(P1));
    assert_eq!(w.resources(P1), 5);
    w.run(|table| table.leader_leaves(P1));
    assert_eq!(w.p(P1).culture, 5);
}

#[test]
fn example_37_impact_of_population() {
    let w = world(2).tech(P1, &[("bronze", 9)]).set(P1, |p| {
        p.unused = 2;
        p.yellow_bank = 16;
    });
    assert_eq!((w.p(P1).workers(), w.p(P1).discontent()), (15, 1));
    assert_eq!(w.state.impact(impact("impact_of_population"), P1), 8);
}

#[test]
fn example_38_impact_of_science() {
    let mut w = world(3)
        .tech(P1, &[("philosophy", 12)])
        .tech(P2, &[("philosophy", 9)])
        .tech(P3, &[("philosophy", 12)]);
    w.run(|table| table.score_impact(impact("impact_of_science"), P1));
    assert_eq!([P1, P2, P3].map(|seat| w.p(seat).culture), [14, 0, 7]);
}

#[test]
fn example_39_last_round() {
    for (current, last) in [(P2, 18), (P1, 17)] {
        let mut w = world(2);
        w.state.round = 17;
        w.state.age = 3;
        w.state.current = current;
        w.state.civil[3].truncate(1);
        w.state.row[12] = None;
        w.run(crate::perform::Table::refill_row);
        assert_eq!((w.state.age, w.state.last_round), (4, Some(last)));
    }
}

#[test]
fn example_40_first_replenishing_of_two() {
    let mut w = world(2);
    w.state.round = 1;
    w.state.age = 0;
    w.state.current = P2;
    let row = w.state.row;
    w.ok(P2, "end");
    assert_eq!((w.state.round, w.state.age), (2, 1));
    assert_eq!(w.state.row[..10], row[3..]);
}

#[test]
fn example_41_end_of_age_i() {
    let mut w = world(2)
        .leader(P1, "homer")
        .unfinished(P1, "hanging_gardens", 2)
        .hand(P1, &["rich_land_a"]);
    w.state.age = 1;
    w.state.civil[1].truncate(1);
    w.state.row[12] = None;
    w.run(crate::perform::Table::refill_row);
    let p = w.p(P1);
    assert_eq!((p.leader, p.wonder, p.blue_bank), (None, None, 16));
    assert!(p.civil_hand.is_empty());
    assert_eq!(
        (p.yellow_bank, w.p(P2).yellow_bank, w.state.age),
        (16, 16, 2)
    );
}

#[test]
fn example_42_order_of_production() {
    let mut w = world(2)
        .tech(P1, &[("bronze", 3)])
        .blue(P1, &[("agriculture", 3), ("bronze", 3)])
        .set(P1, |p| {
            p.blue_bank = 10;
            p.yellow_bank = 14;
        });
    w.ok(P1, "end");
    assert_eq!((w.food(P1), w.resources(P1), w.p(P1).blue_bank), (4, 4, 8));
}

#[test]
fn example_43_lost_change() {
    let mut w = world(2)
        .tech(P1, &[("coal", 0)])
        .blue(P1, &[("coal", 1)])
        .set(P1, |p| p.blue_bank = 0);
    w.run(|table| table.pay_goods(P1, Goods::Resources, 1).unwrap());
    assert_eq!((w.resources(P1), w.p(P1).blue_bank), (1, 0));
    let mut w = world(2)
        .tech(P1, &[("coal", 0), ("iron", 0)])
        .blue(P1, &[("coal", 1)])
        .set(P1, |p| p.blue_bank = 0);
    w.run(|table| table.pay_goods(P1, Goods::Resources, 1).unwrap());
    assert_eq!(w.resources(P1), 2);
}

#[test]
fn example_44_too_many_tokens_picked() {
    let mut w = world(2)
        .tech(P1, &[("iron", 0), ("theology", 0), ("religion", 1)])
        .special(P1, "masonry")
        .blue(P1, &[("iron", 2), ("bronze", 1)]);
    assert_eq!(
        w.state.upgrade_cost(P1, card("religion"), card("theology")),
        1
    );
    assert_eq!(
        w.refused(P1, "upgrade religion theology pay iron*2"),
        "picks-too-many"
    );
    w.ok(P1, "upgrade religion theology pay iron*1");
    assert_eq!(w.resources(P1), 4);
    assert_eq!(w.p(P1).tech(card("iron")).unwrap().blue, 1);
}

#[test]
fn example_45_a_law_replaces_a_law() {
    let mut w = world(2)
        .special(P1, "justice_system")
        .hand(P1, &["civil_service"])
        .set(P1, |p| {
            p.blue_bank = 0;
            p.science = 10;
            p.civil_actions = 1;
        });
    w.ok(P1, "develop civil_service");
    assert_eq!((w.p(P1).blue_bank, w.p(P1).civil_actions), (0, 1));
    assert_eq!(w.state.civil_total(P1), 6);
}

#[test]
fn example_46_ruins_homer_st_peters_michelangelo() {
    let build = || {
        world(2)
            .wonder(P1, "pyramids")
            .wonder(P1, "st_peters_basilica")
            .set(P1, |p| {
                p.wonders[0].homer = true;
                p.wonders[0].ruined = true;
            })
    };
    assert_eq!(build().p(P1).happiness(), 2 + 1);
    let with = build().leader(P1, "michelangelo");
    let more = with.state.culture_rating(P1) - build().state.culture_rating(P1);
    assert_eq!(more, 2 + 1, "two faces of the ruins, one of St Peter's");
}

#[test]
fn example_47_genghis_khan_in_a_classic_army() {
    let army = |units: &[(&str, u8)], khan: bool| {
        let mut w = world(2)
            .tech(P1, units)
            .set(P1, |p| p.tactic = Some(card("classic_army")));
        if khan {
            w = w.leader(P1, "genghis_khan");
        }
        let printed: i16 = units
            .iter()
            .map(|(id, n)| i16::from(*n) * card(id).tech().per_worker.strength)
            .sum();
        w.state.strength(P1) - printed
    };
    assert_eq!(army(&[("warriors", 4), ("knights", 1)], true), 4);
    assert_eq!(
        army(&[("warriors", 2), ("swordsmen", 2), ("knights", 2)], true),
        8
    );
    assert_eq!(army(&[("warriors", 4), ("knights", 1)], false), 0);
}

#[test]
fn example_48_open_borders() {
    let mut w = world(3)
        .strength(P1, 9)
        .strength(P2, 10)
        .pact(P1, "open_borders_agreement", P2, Side::A)
        .politics()
        .hand(P1, &["plunder_i"])
        .hand(P2, &["rats", "bonus_i"]);
    w.ok(P1, "aggress plunder_i @2");
    w.ok(P2, "defend rats");
    w.ok(P2, "defend done");
    assert_eq!(w.p(P2).military_hand, [card("bonus_i")]);
}

#[test]
fn example_49_promise_of_military_protection() {
    let mut w = world(3)
        .strength(P1, 10)
        .strength(P2, 8)
        .pact(P1, "promise_of_military_protection", P2, Side::A)
        .politics()
        .hand(P1, &["plunder_i"]);
    assert_eq!((w.state.strength(P2), w.state.culture_rating(P1)), (12, 1));
    w.ok(P1, "aggress plunder_i @2");
    assert!(w.p(P1).pact.is_none());
    assert_eq!((w.state.culture_rating(P1), w.state.strength(P2)), (0, 8));
}

#[test]
fn example_50_all_or_nothing() {
    let setup = |hand: &[&str]| {
        let w = world(2)
            .government(P2, "monarchy")
            .strength(P1, 15)
            .strength(P2, 10);
        let mut w = w.politics().hand(P1, &["plunder_i"]).hand(P2, hand);
        w.ok(P1, "aggress plunder_i @2");
        w
    };
    let mut w = setup(&["bonus_ii", "bonus_i", "rats", "legion"]);
    w.ok(P2, "defend bonus_ii");
    assert_eq!(w.refused(P2, "defend done"), "defence-not-enough");
    w.ok(P2, "defend rats").ok(P2, "defend done");
    assert_eq!(w.p(P2).military_hand.len(), 2);
    let w = setup(&["rats", "legion", "foray"]);
    assert_eq!(w.legal(P2), ["defend none"]);
}

#[test]
fn example_51_hammurabi_and_a_revolution() {
    let mut w = world(2)
        .leader(P1, "hammurabi")
        .hand(P1, &["monarchy"])
        .set(P1, |p| p.science = 2);
    w.state.row[0] = Some(card("iron"));
    w.ok(P1, "take 1 !h").ok(P1, "revolt monarchy");
    let p = w.p(P1);
    assert_eq!((p.civil_actions, p.military_actions), (0, 2));
    assert_eq!(
        (w.state.civil_total(P1), w.state.military_total(P1)),
        (5, 3)
    );
}

#[test]
fn example_52_first_replenishing_of_four() {
    let mut w = world(4);
    w.state.round = 1;
    w.state.age = 0;
    w.state.current = Seat(3);
    for space in 5..12 {
        let taken = w.state.row[space].take().unwrap();
        w.state.gone.push(taken);
    }
    w.ok(Seat(3), "end");
    assert_eq!(w.state.civil[1].len(), 52);
    let level_one = w
        .state
        .row
        .iter()
        .flatten()
        .filter(|card| card.level() == 1)
        .count();
    assert_eq!(level_one, 1);
}

#[test]
fn example_53_an_age_ends_with_its_last_card() {
    let mut w = world(2);
    w.state.civil[2].truncate(3);
    let full = w.state.civil[3].len();
    for space in 10..13 {
        w.state.row[space] = None;
    }
    w.run(crate::perform::Table::refill_row);
    assert_eq!((w.state.age, w.state.civil[3].len()), (3, full));
    assert!(w.state.row.iter().all(Option::is_some));
}

#[test]
fn example_54_emigration() {
    let mut w = world(2).set(P1, |p| {
        p.yellow_bank = 10;
        p.unused = 1;
    });
    assert_eq!(w.p(P1).discontent(), 3);
    w = w.reveal("emigration");
    assert_eq!((w.p(P1).unused, w.p(P1).yellow_bank), (0, 11));
    w.ok(P1, "lose bronze");
    assert_eq!(w.p(P1).yellow_bank, 12);
}

#[test]
fn example_55_impact_of_happiness() {
    let mut w = world(2).tech(P1, &[("religion", 2)]).set(P1, |p| {
        p.yellow_bank = 6;
        p.culture = 1;
    });
    assert_eq!((w.p(P1).happiness(), w.p(P1).discontent()), (2, 3));
    w.run(|table| table.score_impact(impact("impact_of_happiness"), P1));
    assert_eq!(w.p(P1).culture, 0);
}

#[test]
fn example_56_three_equals() {
    let order = world(3).state.by_strength();
    assert_eq!((order[0], &order[1..], order[2]), (P1, &[P2, P3][..], P3));
}

#[test]
fn example_57_auction() {
    let begin = || {
        let mut w = world(3);
        for seat in [P1, P2, P3] {
            w = w.strength(seat, 5);
        }
        w.politics()
            .next_event("vast_territory_i")
            .hand(P1, &["rats"])
    };
    let mut w = begin();
    w.ok(P1, "event rats").ok(P1, "pass").ok(P2, "pass");
    assert_eq!(w.legal(P3)[..2], ["pass", "bid 1"]);
    let mut w = begin();
    w.ok(P1, "event rats")
        .ok(P1, "bid 2")
        .ok(P2, "bid 3")
        .ok(P3, "pass")
        .ok(P1, "pass");
    assert!(matches!(
        w.state.tasks.last(),
        Some(Task::Send {
            seat: P2,
            bid: 3,
            ..
        })
    ));
    assert_eq!(w.refused(P2, "send warriors*2"), "force-too-small");
    w.ok(P2, "send warriors*3");
    assert_eq!(w.p(P2).colonies, [card("vast_territory_i")]);
}

#[test]
fn example_58_spoils_of_a_lower_level() {
    let prepare = |w: super::World| {
        let mut w = w
            .special(P1, "architecture")
            .special(P2, "masonry")
            .set(P2, |p| p.science = 10);
        w.state.players[1].civil_actions = 4;
        w
    };
    let mut w = war("war_over_technology", 5, prepare);
    w.ok(P1, "spoils masonry");
    assert_eq!((w.p(P1).science, w.p(P2).specials), (2, [None; 4]));
    assert!(w.state.gone.contains(&card("masonry")));
    let mut w = war("war_over_technology", 5, prepare);
    w.ok(P1, "spoils none");
    assert_eq!(w.p(P1).science, 5);
}

#[test]
fn example_59_robespierre_and_the_republic() {
    let mut w = world(2)
        .leader(P1, "maximilien_robespierre")
        .hand(P1, &["republic"])
        .set(P1, |p| p.science = 3);
    w.ok(P1, "revolt republic");
    assert_eq!(
        (w.state.military_total(P1), w.p(P1).military_actions),
        (3, 0)
    );
    assert_eq!(w.p(P1).civil_actions, 7);
}
