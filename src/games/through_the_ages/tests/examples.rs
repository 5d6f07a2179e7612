//! The examples of the rules, by number.

use super::{P1, P2, P3, card, world};
use crate::state::{Goods, Stage};

#[test]
fn example_2_setup() {
    let w = world(4);
    assert_eq!(w.p(P1).science_rating(), 1);
    assert_eq!((w.state.culture_rating(P1), w.state.strength(P1)), (0, 1));
    assert_eq!(w.p(P1).happiness(), 0);
    assert_eq!(w.state.current_events.len(), 6);
}

#[test]
fn example_3_newton_and_a_revolution() {
    let mut w = world(2)
        .government(P1, "monarchy")
        .leader(P1, "isaac_newton")
        .hand(P1, &["constitutional_monarchy"])
        .set(P1, |p| p.science = 9);
    w.ok(P1, "revolt constitutional_monarchy");
    assert_eq!((w.p(P1).civil_actions, w.state.civil_total(P1)), (1, 6));
}

#[test]
fn example_4_robespierre_with_a_temporary_action() {
    let mut w = world(2)
        .government(P1, "monarchy")
        .leader(P1, "maximilien_robespierre")
        .hand(P1, &["patriotism_ii", "republic"])
        .set(P1, |p| p.science = 9);
    assert_eq!(w.state.military_total(P1), 4);
    w.ok(P1, "play patriotism_ii");
    let civil = w.p(P1).civil_actions;
    w.ok(P1, "revolt republic");
    assert_eq!(w.state.military_available(P1), 1);
    assert_eq!(w.p(P1).culture, 3);
    assert_eq!(
        w.p(P1).civil_actions,
        civil + 2,
        "only the higher total adds some"
    );
}

#[test]
fn example_5_robespierre_needs_all_military_actions() {
    let mut w = world(2)
        .leader(P1, "maximilien_robespierre")
        .hand(P1, &["monarchy"])
        .set(P1, |p| {
            p.science = 9;
            p.military_actions -= 1;
        });
    assert_eq!(w.refused(P1, "revolt monarchy"), "too-few-military");
}

#[test]
fn example_6_bach() {
    let base = || {
        world(2).leader(P1, "johann_sebastian_bach").tech(
            P1,
            &[
                ("alchemy", 1),
                ("drama", 0),
                ("printing_press", 1),
                ("scientific_method", 1),
            ],
        )
    };
    let mut w = base();
    w.ok(P1, "bach alchemy drama");
    assert_eq!(w.p(P1).blue_bank, 16);
    let mut w = base().blue(P1, &[("bronze", 1)]);
    w.ok(P1, "bach printing_press drama");
    assert_eq!(w.resources(P1), 0);
    assert_eq!(
        base().refused(P1, "bach scientific_method drama"),
        "no-conversion"
    );
}

#[test]
fn example_7_faces_with_homer_and_st_peters() {
    let faces = |id: &str| {
        let w = world(2)
            .wonder(P1, id)
            .wonder(P1, "st_peters_basilica")
            .set(P1, |p| {
                p.wonders[0].homer = true;
            });
        w.p(P1).happiness() - 1
    };
    assert_eq!(faces("hanging_gardens"), 4);
    assert_eq!(faces("pyramids"), 2);
}

#[test]
fn example_8_ruins_with_homer() {
    let w = world(2).wonder(P1, "pyramids").set(P1, |p| {
        p.wonders[0].homer = true;
        p.wonders[0].ruined = true;
    });
    assert_eq!((w.p(P1).happiness(), w.state.culture_rating(P1)), (1, 2));
    assert_eq!(w.state.civil_total(P1), 4);
}

#[test]
fn example_9_genghis_khan_with_equal_strength() {
    let mut w = world(2).leader(P1, "genghis_khan");
    w.ok(P1, "end");
    assert_eq!(w.p(P1).culture, 3);
}

#[test]
fn example_10_taj_mahal() {
    let mut w = world(2)
        .wonder(P1, "pyramids")
        .set(P1, |p| p.turn.leader_replaced = true);
    w.state.row[7] = Some(card("taj_mahal"));
    assert_eq!(w.state.take_cost(P1, 7, card("taj_mahal")), 1);
}

#[test]
fn example_11_ruins_count_for_the_surcharge() {
    let w = world(2)
        .wonder(P1, "pyramids")
        .set(P1, |p| p.wonders[0].ruined = true);
    assert_eq!(w.state.take_cost(P1, 0, card("great_wall")), 2);
}

#[test]
fn example_12_ties() {
    let w = world(3);
    assert_eq!(w.state.by_strength(), [P1, P2, P3]);
    let w = world(2);
    assert_eq!(w.state.by_strength().last(), Some(&P2));
    assert_eq!(w.state.ranked(P1, |_| 0)[0], P1);
}

#[test]
fn example_13_first_turn() {
    let mut w = world(2);
    w.state.round = 1;
    w.state.age = 0;
    w.ok(P1, "end");
    let p = w.p(P1);
    assert_eq!((p.science, p.culture, p.blue_bank), (1, 0, 12));
    assert_eq!((w.food(P1), w.resources(P1)), (2, 2));
}

#[test]
fn example_14_price_of_population() {
    for (bank, cost) in [
        (18, Some(2)),
        (17, Some(2)),
        (16, Some(3)),
        (13, Some(3)),
        (12, Some(4)),
        (8, Some(5)),
        (4, Some(7)),
        (0, None),
    ] {
        let w = world(2).set(P1, |p| p.yellow_bank = bank);
        assert_eq!(w.state.population_cost(P1, 0), cost, "{bank}");
    }
    let w = world(2).leader(P1, "moses").set(P1, |p| p.yellow_bank = 17);
    assert_eq!(w.state.population_cost(P1, 0), Some(1));
}

#[test]
fn example_15_uprising() {
    let mut w = world(2).set(P1, |p| p.yellow_bank = 16);
    assert_eq!((w.p(P1).discontent(), w.p(P1).has_uprising()), (1, false));
    w = w.set(P1, |p| p.unused = 0);
    assert!(w.p(P1).has_uprising());
    w.ok(P1, "end");
    let p = w.p(P1);
    assert_eq!((p.science, p.culture, p.blue_bank), (0, 0, 16));
    assert_eq!(p.military_hand.len(), 2);
}

#[test]
fn example_16_required_happiness() {
    let required = |bank| crate::data::BOARD.yellow(bank).happiness_required;
    assert_eq!((required(14), required(12)), (1, 2));
}

#[test]
fn example_17_corruption() {
    let corruption = |bank| crate::data::BOARD.corruption(bank);
    assert_eq!([11, 10, 5, 0].map(corruption), [0, 2, 4, 6]);
    let mut w = world(2)
        .blue(P1, &[("bronze", 1), ("agriculture", 5)])
        .set(P1, |p| p.blue_bank = 5);
    w.run(|table| table.corruption(P1));
    assert_eq!((w.resources(P1), w.food(P1)), (0, 2));
}

#[test]
fn example_18_starvation() {
    let mut w = world(2).blue(P1, &[("agriculture", 1)]).set(P1, |p| {
        p.yellow_bank = 8;
        p.culture = 20;
    });
    w.run(|table| table.consumption(P1));
    assert_eq!((w.food(P1), w.p(P1).culture), (0, 12));
    w = w.set(P1, |p| p.culture = 3);
    w.run(|table| table.consumption(P1));
    assert_eq!(w.p(P1).culture, 0);
}

#[test]
fn example_19_change() {
    let mut w = world(2).tech(P1, &[("iron", 0)]).blue(P1, &[("iron", 1)]);
    w.run(|table| table.pay_goods(P1, Goods::Resources, 1).unwrap());
    let p = w.p(P1);
    assert_eq!(
        (
            p.tech(card("iron")).unwrap().blue,
            p.tech(card("bronze")).unwrap().blue
        ),
        (0, 1)
    );
}

#[test]
fn example_20_default_payment() {
    let mut w = world(2)
        .tech(P1, &[("iron", 0)])
        .blue(P1, &[("bronze", 1), ("iron", 2)]);
    w.run(|table| table.pay_goods(P1, Goods::Resources, 3).unwrap());
    let p = w.p(P1);
    assert_eq!(
        (
            p.tech(card("iron")).unwrap().blue,
            p.tech(card("bronze")).unwrap().blue
        ),
        (1, 0)
    );
}

#[test]
fn example_21_gaining() {
    let mut w = world(2).tech(P1, &[("iron", 0)]);
    w.run(|table| table.gain(P1, Goods::Resources, 4));
    assert_eq!(w.p(P1).tech(card("iron")).unwrap().blue, 2);
    let mut w = world(2)
        .tech(P1, &[("oil", 0), ("coal", 0)])
        .set(P1, |p| p.blue_bank = 2);
    w.run(|table| table.gain(P1, Goods::Resources, 9));
    assert_eq!(w.resources(P1), 8);
}

#[test]
fn example_22_construction_technologies() {
    let cost = |special, from, to| {
        let w = world(2).special(P1, special);
        w.state.upgrade_cost(P1, card(from), card(to))
    };
    assert_eq!(cost("masonry", "philosophy", "alchemy"), 2);
    assert_eq!(cost("architecture", "alchemy", "scientific_method"), 1);
    let w = world(2).special(P1, "engineering");
    assert_eq!(w.state.build_cost(P1, card("computers")), 8);
}

#[test]
fn example_23_discounts_add_up() {
    let mut w = world(2)
        .special(P1, "masonry")
        .tech(P1, &[("theology", 0)])
        .blue(P1, &[("bronze", 3)])
        .hand(P1, &["urban_growth_a"]);
    w.ok(P1, "play urban_growth_a : build theology");
    assert_eq!(w.resources(P1), 0);
}

#[test]
fn example_24_napoleonic_army() {
    let units = [
        ("warriors", 1),
        ("swordsmen", 1),
        ("knights", 2),
        ("cannon", 2),
    ];
    let w = world(2)
        .tech(P1, &units)
        .set(P1, |p| p.tactic = Some(card("napoleonic_army")));
    assert_eq!(w.state.strength(P1), 24);
    let w = w.tech(P1, &[("air_forces", 1)]);
    assert_eq!(w.state.strength(P1), 36);
}

#[test]
fn example_25_genghis_khan_in_heavy_cavalry() {
    let w = world(2)
        .leader(P1, "genghis_khan")
        .tech(P1, &[("warriors", 1), ("knights", 2)])
        .set(P1, |p| p.tactic = Some(card("heavy_cavalry")));
    assert_eq!(w.state.strength(P1), 5 + 4);
}

/// P1 attacks P2 with Plunder at the given strengths.
fn attacked(own: u8, theirs: u8, hand: &[&str]) -> super::World {
    let mut w = world(2)
        .strength(P1, own)
        .strength(P2, theirs)
        .politics()
        .hand(P1, &["plunder_i"])
        .hand(P2, hand);
    w.ok(P1, "aggress plunder_i @2");
    w
}

#[test]
fn example_26_defence_limit() {
    let mut w = attacked(12, 8, &["bonus_i", "bonus_i", "rats"]);
    assert_eq!(w.refused(P2, "defend bonus_i*2,rats"), "defence-not-enough");
    w.ok(P2, "defend bonus_i*2");
    assert_eq!(w.p(P2).military_hand, [card("rats")]);
    assert_eq!(w.state.stage, Stage::Actions);
}

#[test]
fn example_27_raid_ii() {
    let mut w = world(2)
        .strength(P1, 5)
        .tech(P2, &[("philosophy", 2), ("theology", 1)])
        .set(P1, |p| p.military_actions = 2)
        .politics()
        .hand(P1, &["raid_ii"]);
    let unused = w.p(P2).unused;
    w.ok(P1, "aggress raid_ii @2");
    w.ok(P1, "raid theology,philosophy");
    assert_eq!(w.resources(P1), 4);
    assert_eq!(w.p(P2).unused, unused + 2);
}

/// P1 declared a war and P2 loses it by the advantage.
pub fn war(
    id: &str,
    advantage: u8,
    prepare: impl FnOnce(super::World) -> super::World,
) -> super::World {
    let w = world(2).strength(P1, 1 + advantage).set(P1, |p| {
        p.wars.push(crate::state::DeclaredWar {
            card: card(id),
            target: P2,
        });
    });
    let mut w = prepare(w);
    w.run(|table| table.resolve_war(P1));
    w
}

#[test]
fn example_28_war_over_technology() {
    let prepare = |w: super::World| {
        let mut w = w.special(P2, "warfare").set(P2, |p| p.science = 3);
        w.state.players[0].tech_mut(card("warriors")).workers += 1;
        w
    };
    let mut w = war("war_over_technology", 9, prepare);
    assert_eq!(w.legal(P1), ["spoils warfare", "spoils done"]);
    w.ok(P1, "spoils warfare");
    assert!(w.p(P1).has_in_play(card("warfare")));
    assert_eq!((w.p(P1).science, w.p(P2).science), (3, 0));
    let mut w = war("war_over_technology", 9, prepare);
    w.ok(P1, "spoils none");
    assert_eq!(w.p(P1).science, 3);
}

#[test]
fn example_29_war_over_territory() {
    let w = war("war_over_territory", 12, |w| w);
    assert_eq!((w.p(P1).yellow_bank, w.p(P2).yellow_bank), (21, 15));
    let w = war("war_over_territory", 12, |w| {
        w.set(P2, |p| p.yellow_bank = 2)
    });
    assert_eq!(w.p(P1).yellow_bank, 20);
}

#[test]
fn example_30_war_over_culture() {
    let w = war("war_over_culture", 4, |w| w.set(P2, |p| p.culture = 7));
    assert_eq!((w.p(P1).culture, w.p(P2).culture), (7, 0));
}
