//! Every wonder, government and special technology.

use super::{P1, card, world};
use crate::data::Card;
use crate::state::Goods;

/// Completes the wonder by its last stage.
fn complete(w: super::World, id: &str) -> super::World {
    let stages = card(id).wonder().unwrap().stages.clone();
    let last = *stages.last().unwrap();
    let mut w = w
        .unfinished(P1, id, stages.len() as u8 - 1)
        .blue(P1, &[("bronze", last)]);
    w = w.set(P1, |p| p.blue_bank = 8);
    let tokens = w.p(P1).blue_total;
    w.ok(P1, "stage");
    let gained = card(id).wonder().unwrap().stats.blue_tokens as u8;
    assert_eq!(
        w.p(P1).blue_bank,
        tokens + gained,
        "{id}: all tokens are back"
    );
    assert!(w.p(P1).wonders.iter().any(|wonder| wonder.card == card(id)));
    w
}

#[test]
fn every_wonder_gives_its_printed_values() {
    let wonders: Vec<Card> = Card::all().filter(|card| card.wonder().is_some()).collect();
    assert_eq!(wonders.len(), 16);
    for wonder in wonders {
        let stats = wonder.wonder().unwrap().stats;
        let before = world(2);
        let after = complete(world(2), wonder.id());
        let totals = after.state.totals(P1);
        assert_eq!(totals.civil, 4 + stats.civil_actions, "{wonder}");
        assert_eq!(totals.military, 2 + stats.military_actions, "{wonder}");
        assert_eq!(
            after.p(P1).science_rating(),
            before.p(P1).science_rating() + stats.science
        );
        assert_eq!(after.state.culture_rating(P1), stats.culture, "{wonder}");
        let wall = i16::from(wonder == card("great_wall"));
        assert_eq!(
            after.state.strength(P1),
            1 + stats.strength + wall,
            "{wonder}"
        );
        assert_eq!(after.p(P1).happiness(), stats.happy.max(0), "{wonder}");
        assert_eq!(
            after.p(P1).colonization_modifier(),
            stats.colonization,
            "{wonder}"
        );
    }
}

#[test]
fn library_of_alexandria_hand_limits() {
    let w = world(2).wonder(P1, "library_of_alexandria");
    assert_eq!(
        (w.state.civil_limit(P1), w.state.military_limit(P1)),
        (5, 3)
    );
}

#[test]
fn great_wall_strength_per_infantry_and_artillery() {
    let w = world(2)
        .wonder(P1, "great_wall")
        .tech(P1, &[("warriors", 2), ("knights", 1), ("cannon", 1)]);
    assert_eq!(w.state.strength(P1), 2 + 2 + 3 + 3);
}

#[test]
fn st_peters_extra_face_per_source() {
    let w = world(2)
        .wonder(P1, "st_peters_basilica")
        .wonder(P1, "kremlin")
        .tech(P1, &[("religion", 2)]);
    assert_eq!(w.p(P1).happiness(), 4);
}

#[test]
fn taj_mahal_take_discount_after_leader_replaced() {
    let mut w = world(2).leader(P1, "homer").hand(P1, &["moses"]);
    w.state.row[7] = Some(card("taj_mahal"));
    assert_eq!(w.state.take_cost(P1, 7, card("taj_mahal")), 2);
    w.ok(P1, "leader moses");
    assert_eq!(w.state.take_cost(P1, 7, card("taj_mahal")), 0);
}

#[test]
fn transcontinental_railroad_best_mine_extra_token() {
    let mut w = world(2)
        .wonder(P1, "transcontinental_railroad")
        .tech(P1, &[("iron", 1), ("coal", 0)]);
    w.run(|table| table.produce_resources(P1));
    assert_eq!(w.resources(P1), 2 + 2 + 2);
    assert_eq!(w.p(P1).mine_resources(), 6);
}

#[test]
fn ocean_liner_service_free_population_each_turn() {
    let mut w = world(2).wonder(P1, "ocean_liner_service");
    w.ok(P1, "liner");
    assert_eq!((w.p(P1).unused, w.p(P1).civil_actions), (2, 4));
    assert_eq!(w.refused(P1, "liner"), "liner-used");
    assert_eq!(world(2).refused(P1, "liner"), "no-liner");
}

#[test]
fn fast_food_chains_score_workers() {
    let w = complete(world(2), "fast_food_chains");
    assert_eq!(w.p(P1).culture, 2 * 4 + 1 + 1);
}

#[test]
fn first_space_flight_score_technology_levels() {
    let w = world(2)
        .tech(P1, &[("iron", 0), ("computers", 0)])
        .special(P1, "strategy")
        .government(P1, "monarchy");
    assert_eq!(
        complete(w, "first_space_flight").p(P1).culture,
        1 + 3 + 2 + 1
    );
}

#[test]
fn hollywood_score_theater_and_library_culture() {
    let w = world(2).tech(P1, &[("drama", 1), ("journalism", 1)]);
    assert_eq!(complete(w, "hollywood").p(P1).culture, 2 * (2 + 2));
}

#[test]
fn internet_score_urban_output() {
    let w = world(2).tech(
        P1,
        &[("journalism", 1), ("team_sports", 1), ("religion", 1)],
    );
    assert_eq!(complete(w, "internet").p(P1).culture, (1 + 2) + (2 + 1) + 2);
}

#[test]
fn every_government_gives_its_actions_limit_and_stats() {
    let governments = Card::all().filter(|card| card.government().is_some());
    let mut count = 0;
    for government in governments {
        let data = government.government().unwrap();
        let w = world(2).government(P1, government.id());
        let totals = w.state.totals(P1);
        assert_eq!(
            (totals.civil, totals.military),
            (data.civil_actions, data.military_actions)
        );
        assert_eq!(w.p(P1).urban_limit(), data.urban_limit);
        assert_eq!(w.state.culture_rating(P1), data.stats.culture.max(0));
        assert_eq!(w.state.strength(P1), 1 + data.stats.strength);
        assert_eq!(w.p(P1).science_rating(), (1 + data.stats.science).max(0));
        count += 1;
    }
    assert_eq!(count, 8);
}

#[test]
fn every_special_technology_gives_its_stats() {
    let mut count = 0;
    for special in Card::all().filter(|card| card.special().is_some()) {
        let data = special.special().unwrap();
        let mut w = world(2)
            .hand(P1, &[special.id()])
            .set(P1, |p| p.science = 20);
        w.ok(P1, &format!("develop {special}"));
        let totals = w.state.totals(P1);
        assert_eq!(totals.civil, 4 + data.stats.civil_actions, "{special}");
        assert_eq!(
            totals.military,
            2 + data.stats.military_actions,
            "{special}"
        );
        assert_eq!(w.state.strength(P1), 1 + data.stats.strength, "{special}");
        assert_eq!(
            w.p(P1).colonization_modifier(),
            data.stats.colonization,
            "{special}"
        );
        assert_eq!(
            w.p(P1).blue_bank,
            16 + data.stats.blue_tokens as u8,
            "{special}"
        );
        assert_eq!(
            w.p(P1).stages_per_action(),
            data.wonder_stages_per_action,
            "{special}"
        );
        assert_eq!(
            w.p(P1).science,
            20 - u16::from(data.science_cost),
            "{special}"
        );
        count += 1;
    }
    assert_eq!(count, 12);
}

#[test]
fn several_stages_with_one_action() {
    let mut w = world(2)
        .special(P1, "architecture")
        .unfinished(P1, "great_wall", 0)
        .tech(P1, &[("coal", 0)])
        .blue(P1, &[("coal", 3)]);
    assert_eq!(w.refused(P1, "stage 4"), "too-many-stages");
    w.ok(P1, "stage 3");
    assert_eq!((w.p(P1).wonder.unwrap().built, w.resources(P1)), (3, 2));
    assert_eq!(w.p(P1).civil_actions, 3);
}

#[test]
fn every_technology_can_be_developed_built_and_counted() {
    let mut count = 0;
    for tech in Card::all().filter(|card| card.technology().is_some() && card.level() > 0) {
        let data = tech.tech();
        let mut w = world(2)
            .tech(P1, &[("oil", 0)])
            .hand(P1, &[tech.id()])
            .set(P1, |p| {
                p.science = 20;
                p.civil_actions = 4;
            });
        if tech != card("oil") {
            w.ok(P1, &format!("develop {tech}"));
            assert_eq!(w.p(P1).science, 20 - u16::from(data.science_cost), "{tech}");
        }
        let before = (
            w.p(P1).science_rating(),
            w.state.culture_rating(P1),
            w.state.strength(P1),
        );
        w.run(|table| table.gain(P1, Goods::Resources, u16::from(data.resource_cost)));
        w.ok(P1, &format!("build {tech}"));
        assert_eq!(w.resources(P1), 0, "{tech}");
        let gives = data.per_worker;
        let after = (
            w.p(P1).science_rating(),
            w.state.culture_rating(P1),
            w.state.strength(P1),
        );
        assert_eq!(after.0, before.0 + gives.science, "{tech}");
        assert_eq!(after.1, before.1 + gives.culture, "{tech}");
        assert_eq!(after.2, before.2 + gives.strength, "{tech}");
        assert_eq!(w.p(P1).happiness(), gives.happy, "{tech}");
        assert_eq!(
            w.state.food_production(P1),
            2 + i16::from(gives.food),
            "{tech}"
        );
        assert_eq!(
            w.p(P1).mine_resources(),
            2 + i16::from(gives.resources),
            "{tech}"
        );
        count += 1;
    }
    assert_eq!(count, 29);
}
