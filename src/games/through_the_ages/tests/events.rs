//! Every event, by effect.

use super::{P1, P2, P3, World, card, world};
use crate::data::Card;
use crate::data::card::EventEffect;
use crate::state::{Completed, Goods, Stage};

/// Preparing `rats` (level I) scores 1 culture for the first seat.
const PREPARED: u16 = 1;

fn all(w: &World, value: impl Fn(&World, kernel::Seat) -> u16) -> Vec<u16> {
    (0..w.state.seats() as u8)
        .map(|seat| value(w, kernel::Seat(seat)))
        .collect()
}

#[test]
fn there_are_55_events_15_of_them_impacts() {
    let events: Vec<Card> = Card::all().filter(|card| card.event().is_some()).collect();
    assert_eq!(events.len(), 55);
    let impacts = events
        .iter()
        .filter(|card| matches!(card.event().unwrap().effect, EventEffect::Impact(_)));
    assert_eq!(impacts.count(), 15);
}

#[test]
fn each_gains_agriculture_crafts_science_settlement_trade_routes() {
    let w = world(2).reveal("development_of_agriculture");
    assert_eq!(all(&w, World::food), [2, 2]);
    let w = world(2).reveal("development_of_crafts");
    assert_eq!(all(&w, World::resources), [2, 2]);
    let w = world(2).reveal("development_of_science");
    assert_eq!(all(&w, |w, seat| w.p(seat).science), [2, 2]);
    let w = world(2).reveal("development_of_settlement");
    assert_eq!(all(&w, |w, seat| w.p(seat).unused.into()), [2, 2]);
    let w = world(2).reveal("development_of_trade_routes");
    assert_eq!((w.p(P2).science, w.food(P2), w.resources(P2)), (1, 1, 1));
    assert_eq!(w.state.stage, Stage::Actions);
}

#[test]
fn each_gains_choice_markets() {
    let mut w = world(2).reveal("development_of_markets");
    w.ok(P1, "choose food").ok(P2, "choose res");
    assert_eq!((w.food(P1), w.resources(P1)), (2, 0));
    assert_eq!((w.food(P2), w.resources(P2)), (0, 2));
}

#[test]
fn each_draws_military_politics() {
    let w = world(2).reveal("development_of_politics");
    assert_eq!(
        all(&w, |w, seat| w.p(seat).military_hand.len() as u16),
        [3, 3]
    );
}

#[test]
fn each_may_build_free_religion_and_warfare() {
    let mut w = world(2)
        .set(P2, |p| p.unused = 0)
        .reveal("development_of_religion");
    w.ok(P1, "yes");
    assert_eq!(w.p(P1).workers_on(card("religion")), 1);
    assert_eq!(
        w.state.stage,
        Stage::Actions,
        "nobody else has a worker to place"
    );
    let w = world(2)
        .tech(P1, &[("religion", 2)])
        .reveal("development_of_religion");
    assert_eq!(w.waits_for(), P2, "the urban limit stops the first");
    let mut w = world(2).reveal("development_of_warfare");
    w.ok(P1, "no").ok(P2, "yes");
    assert_eq!(w.p(P2).workers_on(card("warriors")), 2);
}

#[test]
fn each_may_act_discounted_civilization() {
    let prepare = || {
        world(2)
            .hand(P1, &["iron", "monarchy"])
            .set(P1, |p| p.science = 7)
            .blue(P1, &[("agriculture", 1), ("bronze", 1)])
            .reveal("development_of_civilization")
    };
    let mut w = prepare();
    w.ok(P1, "civ pop");
    assert_eq!(
        (w.food(P1), w.p(P1).unused, w.p(P1).civil_actions),
        (0, 2, 4)
    );
    let mut w = prepare();
    w.ok(P1, "civ build bronze");
    assert_eq!((w.resources(P1), w.p(P1).unused), (0, 0));
    let mut w = prepare();
    w.ok(P1, "civ develop iron");
    assert_eq!((w.p(P1).science, w.p(P1).civil_actions), (3, 4));
    let mut w = prepare();
    w.ok(P1, "civ revolt monarchy");
    assert_eq!((w.p(P1).science, w.p(P1).civil_actions), (6, 0));
    let mut w = prepare();
    assert_eq!(w.refused(P1, "civ build warriors"), "civ-no-units");
    w.ok(P1, "civ none");
    assert_eq!(
        w.state.stage,
        Stage::Actions,
        "the other has nothing to choose from"
    );
}

#[test]
fn culture_leader_if_weak_loses_population_barbarians() {
    let w = world(3)
        .strength(P1, 3)
        .strength(P3, 3)
        .set(P2, |p| p.culture = 9)
        .reveal("barbarians");
    assert_eq!((w.p(P2).unused, w.p(P2).yellow_bank), (0, 19));
    let w = world(3)
        .strength(P2, 3)
        .set(P2, |p| p.culture = 9)
        .reveal("barbarians");
    assert_eq!(w.p(P2).unused, 1);
}

#[test]
fn weakest_destroys_strongest_gains_border_conflict() {
    let mut w = world(2).strength(P1, 3).reveal("border_conflict");
    assert!(w.legal(P2).contains(&"destroy philosophy".to_owned()));
    assert!(!w.legal(P2).contains(&"destroy warriors".to_owned()));
    w.ok(P2, "destroy bronze");
    assert_eq!((w.p(P2).unused, w.p(P2).workers_on(card("bronze"))), (2, 1));
    assert_eq!(w.resources(P1), 3);
}

#[test]
fn strongest_scores_weakest_loses_crusades() {
    let w = world(2)
        .strength(P2, 3)
        .set(P1, |p| p.culture = 9)
        .reveal("crusades");
    assert_eq!((w.p(P1).culture, w.p(P2).culture), (9 + PREPARED - 4, 4));
}

#[test]
fn ratings_are_scored_by_influence_breakthrough_popularization() {
    let prepare = || world(2).tech(P2, &[("religion", 2), ("philosophy", 3)]);
    assert_eq!(prepare().reveal("cultural_influence").p(P2).culture, 2);
    assert_eq!(prepare().reveal("scientific_breakthrough").p(P2).science, 3);
    assert_eq!(
        prepare().reveal("popularization_of_science").p(P2).culture,
        3
    );
}

#[test]
fn strongest_gain_mix_foray() {
    let mut w = world(3).strength(P2, 3).strength(P3, 2).reveal("foray");
    w.ok(P2, "choose 1 food 2 res")
        .ok(P3, "choose 3 food 0 res");
    assert_eq!((w.food(P2), w.resources(P2), w.food(P3)), (1, 2, 3));
    let w = world(2).reveal("foray");
    assert_eq!(w.waits_for(), P1, "of two only the strongest");
}

#[test]
fn weakest_lose_mix_raiders() {
    let mut w = world(2)
        .strength(P1, 3)
        .blue(P2, &[("agriculture", 2), ("bronze", 2)])
        .reveal("raiders");
    assert_eq!(w.refused(P2, "choose 2 food 2 res"), "loss-does-not-fit");
    w.ok(P2, "choose 1 food 1 res");
    assert_eq!((w.food(P2), w.resources(P2)), (1, 1));
    let w = world(2)
        .strength(P1, 3)
        .blue(P2, &[("agriculture", 1)])
        .reveal("raiders");
    assert_eq!((w.food(P2), w.state.stage), (0, Stage::Actions));
}

#[test]
fn production_events_good_harvest_new_deposits_economic_progress() {
    let w = world(2).reveal("good_harvest");
    assert_eq!((w.food(P2), w.resources(P2)), (2, 0));
    let w = world(2).reveal("new_deposits");
    assert_eq!((w.food(P2), w.resources(P2)), (0, 2));
    let w = world(2)
        .set(P2, |p| {
            p.yellow_bank = 12;
            p.blue_bank = 10;
        })
        .blue(P2, &[("bronze", 3)])
        .reveal("economic_progress");
    assert_eq!((w.food(P2), w.resources(P2)), (0, 1 + 2));
}

#[test]
fn happiest_gain_population_immigration() {
    let w = world(3)
        .tech(P2, &[("religion", 1)])
        .tech(P3, &[("religion", 1)])
        .reveal("immigration");
    assert_eq!(all(&w, |w, seat| w.p(seat).unused.into()), [1, 2, 2]);
}

#[test]
fn population_losses_pestilence_and_reign_of_terror() {
    let mut w = world(2).set(P1, |p| p.unused = 0).reveal("pestilence");
    w.ok(P1, "lose warriors");
    assert_eq!((w.p(P1).yellow_bank, w.p(P2).yellow_bank), (19, 19));
    let w = world(2).reveal("reign_of_terror");
    assert_eq!((w.p(P1).unused, w.p(P2).unused), (1, 0));
}

#[test]
fn each_loses_all_food_rats() {
    let w = world(2)
        .blue(P2, &[("agriculture", 5), ("bronze", 1)])
        .reveal("rats");
    assert_eq!((w.food(P2), w.resources(P2), w.p(P2).blue_bank), (0, 1, 21));
}

#[test]
fn each_spends_civil_actions_per_discontent_rebellion() {
    let w = world(2)
        .set(P1, |p| p.yellow_bank = 16)
        .set(P2, |p| p.yellow_bank = 10)
        .reveal("rebellion");
    assert_eq!((w.p(P1).civil_actions, w.p(P2).civil_actions), (2, 0));
}

#[test]
fn strongest_takes_yellow_token_from_weakest_uncertain_borders() {
    let w = world(2).reveal("uncertain_borders");
    assert_eq!((w.p(P1).yellow_bank, w.p(P2).yellow_bank), (19, 17));
}

#[test]
fn culture_loss_per_discontent_civil_unrest() {
    let w = world(2)
        .set(P2, |p| {
            p.yellow_bank = 12;
            p.culture = 20;
        })
        .reveal("civil_unrest");
    assert_eq!((w.p(P2).culture, w.p(P2).blue_bank), (12, 15));
    assert_eq!(w.p(P1).blue_bank, 16);
}

#[test]
fn strongest_score_science_cold_war() {
    let w = world(3).strength(P3, 3).strength(P2, 2).reveal("cold_war");
    assert_eq!(all(&w, |w, seat| w.p(seat).science), [0, 6, 6]);
}

#[test]
fn weakest_lose_culture_and_blue_crime_wave() {
    let mut w = world(3)
        .strength(P3, 3)
        .set(P1, |p| p.culture = 9)
        .set(P2, |p| {
            p.culture = 2;
            p.blue_bank = 0;
        })
        .blue(P2, &[("agriculture", 1), ("bronze", 1)])
        .reveal("crime_wave");
    assert_eq!((w.p(P1).culture, w.p(P1).blue_bank), (9 + PREPARED - 3, 15));
    w.ok(P2, "token bronze");
    assert_eq!(
        (w.p(P2).culture, w.p(P2).blue_total, w.resources(P2)),
        (0, 1, 0)
    );
}

#[test]
fn remove_leaders_not_of_current_age_iconoclasm() {
    let w = world(2)
        .leader(P1, "homer")
        .leader(P2, "isaac_newton")
        .reveal("iconoclasm");
    assert_eq!(
        (w.p(P1).leader, w.p(P2).leader),
        (None, Some(card("isaac_newton")))
    );
}

#[test]
fn weakest_loses_colony_independence_declaration() {
    let mut w = world(2)
        .colony(P2, "historic_territory_i")
        .colony(P2, "inhabited_territory_i")
        .strength(P1, 9)
        .reveal("independence_declaration");
    w.ok(P2, "free inhabited_territory_i");
    assert_eq!((w.p(P2).colonies.len(), w.p(P2).yellow_bank), (1, 16));
}

#[test]
fn strongest_takes_cards_international_agreement() {
    let mut w = world(2).strength(P2, 5);
    for (space, id) in [(0, "iron"), (6, "drama"), (12, "opera")] {
        w.state.row[space] = Some(card(id));
    }
    let mut w = w.reveal("international_agreement");
    assert_eq!(w.waits_for(), P2);
    w.ok(P2, "agreement 1,7");
    assert_eq!(w.p(P2).civil_hand, [card("iron"), card("drama")]);
    assert!(w.p(P2).loses_politics);
    assert!(
        w.state.row.iter().all(Option::is_some),
        "the row is full again"
    );
    let mut w = world(2).strength(P2, 5).reveal("international_agreement");
    w.ok(P2, "agreement none");
    assert!(!w.p(P2).loses_politics);
}

#[test]
fn culture_leader_scores_national_pride() {
    let w = world(2).set(P2, |p| p.culture = 9).reveal("national_pride");
    assert_eq!(w.p(P2).culture, 14);
}

#[test]
fn strongest_draws_weakest_discards_politics_of_strength() {
    let prepare = || {
        world(2)
            .strength(P1, 5)
            .hand(P2, &["rats", "foray", "legion", "bonus_i"])
            .set(P2, |p| {
                p.culture = 9;
            })
    };
    let mut w = prepare().reveal("politics_of_strength");
    assert_eq!(w.p(P1).military_hand.len(), 5);
    w.ok(P2, "discard rats,legion,foray");
    assert_eq!(w.p(P2).military_hand, [card("bonus_i")]);
    let mut w = prepare();
    w.state.age = 4;
    let w = w.reveal("politics_of_strength");
    assert_eq!((w.p(P1).culture, w.p(P2).culture), (5 + PREPARED, 6));
}

#[test]
fn each_gains_food_per_happy_face_prosperity() {
    let w = world(2).tech(P2, &[("religion", 2)]).reveal("prosperity");
    assert_eq!(w.food(P2), 2);
}

#[test]
fn each_ruins_a_wonder_ravages_of_time() {
    let mut w = world(2)
        .wonder(P1, "pyramids")
        .wonder(P1, "great_wall")
        .wonder(P2, "kremlin")
        .reveal("ravages_of_time");
    w.ok(P1, "ruin pyramids");
    let ruin = w.p(P1).wonders[0];
    assert_eq!(
        ruin,
        Completed {
            card: card("pyramids"),
            ruined: true,
            homer: false
        }
    );
    assert_eq!(
        (w.p(P1).civil_actions, w.state.culture_rating(P1)),
        (4, 2 + 1)
    );
    assert_eq!(w.state.stage, Stage::Actions, "wonders of Age II are safe");
}

#[test]
fn strongest_and_weakest_refugees() {
    let w = world(2)
        .set(P2, |p| p.culture = 5)
        .strength(P1, 2)
        .reveal("refugees");
    assert_eq!((w.p(P1).culture, w.p(P1).unused), (3 + PREPARED, 2));
    assert_eq!((w.p(P2).culture, w.p(P2).unused), (2, 0));
}

#[test]
fn least_culture_destroys_buildings_terrorism() {
    let mut w = world(3)
        .set(P1, |p| p.culture = 5)
        .set(P3, |p| p.culture = 5)
        .tech(P1, &[("religion", 1)])
        .reveal("terrorism");
    assert_eq!(w.waits_for(), P2);
    w.ok(P2, "terror @1 religion");
    assert_eq!(
        (w.p(P1).unused, w.p(P3).unused),
        (2, 2),
        "the only lab of the third falls by itself"
    );
}

#[test]
fn every_impact_scores_what_it_says() {
    let impact = |w: &World, id: &str| match &card(id).event().unwrap().effect {
        EventEffect::Impact(impact) => w.state.impact(impact, P1),
        other => panic!("{other:?}"),
    };
    let w = world(2)
        .tech(
            P1,
            &[
                ("iron", 1),
                ("alchemy", 2),
                ("knights", 1),
                ("team_sports", 1),
                ("movies", 0),
            ],
        )
        .special(P1, "strategy")
        .government(P1, "democracy")
        .wonder(P1, "pyramids")
        .wonder(P1, "hollywood")
        .colony(P1, "historic_territory_i");
    assert_eq!(impact(&w, "impact_of_agriculture"), 2 + 4);
    assert_eq!(impact(&w, "impact_of_architecture"), 2 + 2);
    assert_eq!(impact(&w, "impact_of_balance"), 2 * 2);
    assert_eq!(impact(&w, "impact_of_colonies"), 3);
    assert_eq!(impact(&w, "impact_of_competition"), 1 + 2);
    assert_eq!(impact(&w, "impact_of_government"), 2 * 8 + 5);
    assert_eq!(impact(&w, "impact_of_happiness"), 2 * 4);
    assert_eq!(impact(&w, "impact_of_industry"), 2 + 2);
    assert_eq!(impact(&w, "impact_of_population"), 2 * (12 - 10));
    assert_eq!(impact(&w, "impact_of_progress"), 2 * (3 + 2));
    assert_eq!(impact(&w, "impact_of_technology"), 4 * 2);
    assert_eq!(impact(&w, "impact_of_variety"), 2 * (2 + 2 + 1));
    assert_eq!(impact(&w, "impact_of_wonders"), 5 + 2);
    for (id, scores) in [
        ("impact_of_strength", [0, 10]),
        ("impact_of_science", [0, 10]),
    ] {
        let w = world(2)
            .strength(P2, 3)
            .tech(P2, &[("philosophy", 2)])
            .reveal(id);
        assert_eq!(
            all(&w, |w, seat| w.p(seat).culture),
            [scores[0] + PREPARED, scores[1]]
        );
    }
    assert_eq!(w.p(P1).stock(Goods::Food), 0);
}
