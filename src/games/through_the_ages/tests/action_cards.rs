//! Every action card, by effect.

use super::{P1, P2, card, world};
use crate::data::Card;
use crate::data::card::ActionEffect;

#[test]
fn every_action_card_can_be_played_once_and_leaves_the_game() {
    let mut seen = 0;
    for action in Card::all().filter(|card| card.action().is_some()) {
        let lines: Vec<String> = match action.action().unwrap().effect {
            ActionEffect::BuildOrUpgradeFarmOrMine { .. } => vec!["upgrade bronze iron".into()],
            ActionEffect::BuildOrUpgradeUrban { .. } => vec!["build religion".into()],
            ActionEffect::BuildOneWonderStage { .. } => vec!["stage".into()],
            ActionEffect::UpgradeDiscounted { .. } => vec!["upgrade bronze iron".into()],
            ActionEffect::DevelopThenScience { .. } => vec!["develop alchemy".into()],
            _ => Vec::new(),
        };
        let gift = matches!(
            action.action().unwrap().effect,
            ActionEffect::GainResourcesOrFood { .. }
        );
        let line = match lines.first() {
            Some(order) => format!("play {action} : {order}"),
            None if gift => format!("play {action} food"),
            None => format!("play {action}"),
        };
        let mut w = world(2)
            .tech(P1, &[("iron", 0)])
            .blue(P1, &[("bronze", 9), ("agriculture", 3)])
            .unfinished(P1, "great_wall", 0)
            .hand(P1, &[action.id(), "alchemy"])
            .set(P1, |p| p.science = 9);
        w.ok(P1, &line);
        assert!(!w.p(P1).civil_hand.contains(&action), "{action}");
        assert!(w.state.gone.contains(&action), "{action}");
        assert_eq!(w.p(P1).civil_actions, 3, "{action}");
        assert_eq!(w.refused(P1, &line), "not-in-hand", "{action}");
        seen += 1;
    }
    assert_eq!(seen, 33);
}

#[test]
fn build_or_upgrade_farm_or_mine_rich_land() {
    for (id, discount) in [("rich_land_a", 1), ("rich_land_i", 2), ("rich_land_ii", 3)] {
        let mut w = world(2).blue(P1, &[("bronze", 3)]).hand(P1, &[id]);
        w.ok(P1, &format!("play {id} : build agriculture"));
        assert_eq!(w.resources(P1), 3 - 2u16.saturating_sub(discount), "{id}");
        let mut w = world(2).blue(P1, &[("bronze", 3)]).hand(P1, &[id]);
        assert_eq!(
            w.refused(P1, &format!("play {id} : build religion")),
            "card-cannot-order"
        );
    }
}

#[test]
fn build_or_upgrade_urban_urban_growth() {
    for (id, discount) in [
        ("urban_growth_a", 1),
        ("urban_growth_i", 2),
        ("urban_growth_ii", 3),
        ("urban_growth_iii", 4),
    ] {
        let mut w = world(2).blue(P1, &[("bronze", 9)]).hand(P1, &[id]);
        w.ok(P1, &format!("play {id} : build philosophy"));
        assert_eq!(w.resources(P1), 9 - 3u16.saturating_sub(discount), "{id}");
    }
}

#[test]
fn build_one_wonder_stage_engineering_genius() {
    for (id, discount) in [
        ("engineering_genius_a", 2),
        ("engineering_genius_i", 3),
        ("engineering_genius_ii", 4),
        ("engineering_genius_iii", 5),
    ] {
        let mut w = world(2)
            .special(P1, "architecture")
            .unfinished(P1, "hollywood", 0)
            .blue(P1, &[("bronze", 5)])
            .hand(P1, &[id]);
        assert_eq!(
            w.refused(P1, &format!("play {id} : stage 2")),
            "card-cannot-order"
        );
        w.ok(P1, &format!("play {id} : stage"));
        assert_eq!(w.resources(P1), discount, "{id}");
        assert_eq!(w.p(P1).wonder.unwrap().built, 1);
    }
}

#[test]
fn upgrade_discounted_efficient_upgrade() {
    for (id, discount) in [("efficient_upgrade_ii", 3), ("efficient_upgrade_iii", 4)] {
        let mut w = world(2)
            .tech(P1, &[("coal", 0)])
            .blue(P1, &[("bronze", 9)])
            .hand(P1, &[id]);
        w.ok(P1, &format!("play {id} : upgrade bronze coal"));
        assert_eq!(w.resources(P1), 9 - (6 - discount), "{id}");
        let mut w = world(2).blue(P1, &[("bronze", 9)]).hand(P1, &[id]);
        assert_eq!(
            w.refused(P1, &format!("play {id} : build bronze")),
            "card-cannot-order"
        );
    }
    let mut w = world(2)
        .tech(P1, &[("computers", 0), ("alchemy", 1), ("coal", 0)])
        .blue(P1, &[("coal", 1), ("bronze", 1)])
        .hand(P1, &["efficient_upgrade_ii"]);
    w.ok(
        P1,
        "play efficient_upgrade_ii : upgrade alchemy computers pay coal*1",
    );
    assert_eq!(w.resources(P1), 2, "cost 11 - 6 - 3, change 1");
    assert_eq!(w.p(P1).tech(card("coal")).unwrap().blue, 0);
}

#[test]
fn increase_population_then_food_frugality() {
    for (id, food) in [("frugality_a", 1), ("frugality_i", 2), ("frugality_ii", 3)] {
        let mut w = world(2).blue(P1, &[("agriculture", 2)]).hand(P1, &[id]);
        w.ok(P1, &format!("play {id}"));
        assert_eq!((w.food(P1), w.p(P1).unused), (food, 2), "{id}");
        let mut w = world(2).blue(P1, &[("agriculture", 1)]).hand(P1, &[id]);
        assert_eq!(w.refused(P1, &format!("play {id}")), "too-few-goods");
    }
}

#[test]
fn develop_then_science_breakthrough() {
    for (id, science) in [("breakthrough_i", 2), ("breakthrough_ii", 3)] {
        let mut w = world(2).hand(P1, &[id, "iron"]).set(P1, |p| p.science = 5);
        w.ok(P1, &format!("play {id} : develop iron"));
        assert_eq!(w.p(P1).science, science, "{id}");
        let mut w = world(2)
            .hand(P1, &[id, "monarchy"])
            .set(P1, |p| p.science = 2);
        w.ok(P1, &format!("play {id} : revolt monarchy"));
        assert_eq!(
            (w.p(P1).science, w.p(P1).civil_actions),
            (science, 0),
            "no action for the card"
        );
    }
}

#[test]
fn military_fund_and_action_patriotism() {
    for (id, fund) in [
        ("patriotism_a", 1),
        ("patriotism_i", 2),
        ("patriotism_ii", 3),
        ("patriotism_iii", 4),
    ] {
        let mut w = world(2).hand(P1, &[id]);
        w.ok(P1, &format!("play {id}"));
        assert_eq!(
            (w.p(P1).turn.unit_resources, w.state.military_available(P1)),
            (fund, 3)
        );
    }
}

#[test]
fn military_fund_per_stronger_rival() {
    for (id, amounts) in [
        ("wave_of_nationalism_ii", [6, 3, 2]),
        ("military_build_up_iii", [8, 5, 3]),
    ] {
        for (players, amount) in (2..=4).zip(amounts) {
            let mut w = world(players).strength(P2, 9).hand(P1, &[id]);
            w.ok(P1, &format!("play {id}"));
            assert_eq!(w.p(P1).turn.unit_resources, amount, "{id} {players}");
        }
    }
}

#[test]
fn culture_per_richer_rival_endowment() {
    for (players, amount) in (2..=4).zip([6, 3, 2]) {
        let mut w = world(players)
            .set(P2, |p| p.culture = 9)
            .hand(P1, &["endowment_for_the_arts_iii"]);
        w.ok(P1, "play endowment_for_the_arts_iii");
        assert_eq!(w.p(P1).culture, amount);
    }
}

#[test]
fn score_points_heritage_and_ideas() {
    for (id, science, culture) in [
        ("cultural_heritage_a", 1, 4),
        ("cultural_heritage_i", 2, 2),
        ("revolutionary_idea_ii", 4, 0),
        ("revolutionary_idea_iii", 6, 0),
    ] {
        let mut w = world(2).hand(P1, &[id]);
        w.ok(P1, &format!("play {id}"));
        assert_eq!(
            (w.p(P1).science, w.p(P1).culture),
            (science, culture),
            "{id}"
        );
    }
}

#[test]
fn gain_resource_and_food_stockpile() {
    let mut w = world(2)
        .hand(P1, &["stockpile_a"])
        .set(P1, |p| p.blue_bank = 1);
    w.ok(P1, "play stockpile_a");
    assert_eq!((w.resources(P1), w.food(P1)), (1, 0), "resources first");
}

#[test]
fn gain_resources_or_food_reserves() {
    for (id, amount) in [("reserves_i", 2), ("reserves_ii", 3), ("reserves_iii", 4)] {
        let mut w = world(2).hand(P1, &[id, id]);
        w.ok(P1, &format!("play {id} food"))
            .ok(P1, &format!("play {id} res"));
        assert_eq!((w.food(P1), w.resources(P1)), (amount, amount), "{id}");
        let mut w = world(2).hand(P1, &[id]);
        assert_eq!(w.refused(P1, &format!("play {id}")), "card-needs-choice");
    }
}

#[test]
fn an_action_card_waits_for_the_next_turn() {
    let mut w = world(2);
    w.state.row[0] = Some(card("reserves_i"));
    w.ok(P1, "take 1");
    assert_eq!(w.refused(P1, "play reserves_i food"), "taken-this-turn");
    let mut w = w.hand(P1, &["reserves_i"]);
    w.ok(P1, "play reserves_i food");
    assert_eq!(w.refused(P1, "play reserves_i food"), "taken-this-turn");
}
