//! The cards of the box against the rules.

use super::card;
use crate::data::card::TechType;
use crate::data::{BOARD, Card, Face};
use crate::state::setup::deck;

#[test]
fn decks_have_the_sizes_of_the_rules() {
    for players in 2..=4 {
        let sizes = BOARD.for_players(players);
        for (level, age) in ["A", "I", "II", "III"].iter().enumerate() {
            let count = |civil| deck(civil, level as u8, players).len();
            assert_eq!(
                count(true),
                sizes.civil_deck_sizes[*age],
                "civil {age} {players}"
            );
            assert_eq!(
                count(false),
                sizes.military_deck_sizes[*age],
                "military {age} {players}"
            );
        }
    }
    assert_eq!(BOARD.card_row.spaces, crate::state::ROW);
}

#[test]
fn the_box_has_179_civil_and_150_military_cards() {
    let count = |civil| {
        (0..4)
            .map(|level| deck(civil, level, 4).len())
            .sum::<usize>()
    };
    assert_eq!((count(true), count(false)), (179, 150));
}

#[test]
fn two_players_have_no_pacts() {
    assert!(
        Card::all()
            .filter(|card| card.pact().is_some())
            .all(|card| card.copies(2) == 0)
    );
    let pacts = |level| {
        Card::all()
            .filter(|c| c.pact().is_some() && c.level() == level)
            .count()
    };
    assert_eq!([1, 2, 3].map(pacts), [2, 4, 4]);
}

#[test]
fn six_cards_of_each_civil_deck_are_for_three_and_three_for_four() {
    for level in 1..=3 {
        let size = |players| deck(true, level, players).len();
        assert_eq!(
            (size(3) - size(2), size(4) - size(3)),
            (6, 3),
            "age {level}"
        );
    }
}

#[test]
fn example_1_printed_values() {
    let tech = |id: &str| card(id).tech();
    let irrigation = tech("irrigation");
    assert_eq!((irrigation.science_cost, irrigation.resource_cost), (3, 4));
    assert_eq!(irrigation.per_worker.food, 2);
    let drama = tech("drama");
    assert_eq!(
        (
            drama.science_cost,
            drama.resource_cost,
            drama.per_worker.culture
        ),
        (3, 4, 2)
    );
    let knights = tech("knights");
    assert_eq!((knights.science_cost, knights.resource_cost), (5, 3));
    assert_eq!(knights.per_worker.strength, 2);
    assert_eq!(card("code_of_laws").science_cost(), Some(6));
    let theocracy = card("theocracy").government().unwrap();
    assert_eq!((theocracy.science_cost, theocracy.urban_limit), (6, 3));
    assert_eq!(card("st_peters_basilica").wonder().unwrap().stages, [4, 4]);
    let bonus = card("bonus_ii").bonus().unwrap();
    assert_eq!((bonus.defense, bonus.colonization), (4, 2));
    let five_three = Card::all()
        .filter(|card| card.level() == 2)
        .filter_map(Card::tactic);
    assert!(
        five_three
            .into_iter()
            .any(|t| (t.strength, t.outdated_strength) == (5, 3))
    );
}

#[test]
fn every_technology_has_its_type_and_levels_rise_in_value() {
    let mut by_type: Vec<(TechType, Vec<Card>)> = Vec::new();
    for card in Card::all().filter(|card| card.technology().is_some()) {
        let kind = card.tech().kind;
        match by_type.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, cards)) => cards.push(card),
            None => by_type.push((kind, vec![card])),
        }
    }
    assert_eq!(by_type.len(), 11);
    for (_, cards) in by_type {
        for pair in cards.windows(2) {
            assert!(
                pair[0].level() < pair[1].level(),
                "{} before {}",
                pair[0],
                pair[1]
            );
            assert!(pair[0].tech().resource_cost <= pair[1].tech().resource_cost);
        }
    }
}

#[test]
fn every_card_has_a_name_and_every_text_card_a_text() {
    let game = kernel::any_game::registered::<crate::ThroughTheAges>();
    let words = game.catalogue().words("en", &[]);
    for card in Card::all() {
        assert!(words.has(card.id()), "{card} has no name");
        let speaks = matches!(
            card.face(),
            Face::Leader(_)
                | Face::Action(_)
                | Face::Event(_)
                | Face::Aggression(_)
                | Face::War(_)
                | Face::Pact(_)
        );
        assert!(
            !speaks || words.has(&format!("text-{card}")),
            "{card} has no text"
        );
    }
}

#[test]
fn ruling_38_fortifications_ruling_39_wealthy_territory_ruling_40_strategy() {
    let fortifications = card("fortifications").tactic().unwrap();
    assert_eq!(
        (fortifications.strength, fortifications.outdated_strength),
        (5, 3)
    );
    assert_eq!(
        card("wealthy_territory_i")
            .territory()
            .unwrap()
            .permanent
            .blue_tokens,
        3
    );
    assert_eq!(card("strategy").data().copies, [1, 1, 1]);
    assert_eq!(card("military_theory").data().copies, [1, 1, 2]);
}

#[test]
fn lines_read_back_and_prefixes_are_unique() {
    use crate::action::Action;
    for line in [
        "nopol",
        "event rats",
        "aggress plunder_i @2",
        "war war_over_culture @3",
        "offer peace_treaty @2",
        "offer loss_of_sovereignty @2 as b",
        "unpact military_pact",
        "alexander",
        "columbus vast_territory_i",
        "resign",
        "defend none",
        "defend bonus_i",
        "defend done",
        "plunder 1 food 2 res",
        "raid drama",
        "raid done",
        "annex vast_territory_i",
        "infiltrate leader",
        "infiltrate wonder",
        "spoils warfare",
        "spoils done",
        "accept",
        "refuse",
        "bid 4",
        "pass",
        "send warriors",
        "send bonus bonus_i",
        "send discard rats",
        "send done",
        "lose bronze",
        "token iron",
        "choose food",
        "choose res",
        "choose 1 food 2 res",
        "yes",
        "no",
        "civ pop",
        "civ build iron",
        "civ develop iron",
        "civ revolt monarchy",
        "civ none",
        "destroy drama",
        "terror @2 drama",
        "ruin pyramids",
        "free vast_territory_ii",
        "agreement 9",
        "agreement done",
        "discard rats",
        "take 13",
        "pop",
        "build iron",
        "upgrade bronze iron",
        "disband warriors",
        "leader homer",
        "leader moses tuck pyramids",
        "stage",
        "stage 3",
        "develop iron",
        "revolt monarchy",
        "play patriotism_i",
        "play reserves_i food",
        "play reserves_i res",
        "play urban_growth_i : build drama",
        "play breakthrough_i : revolt monarchy",
        "play urban_growth_ii : bach theology drama",
        "play engineering_genius_a : stage",
        "tactic legion",
        "copy legion",
        "muster knights",
        "bach theology drama",
        "churchill culture",
        "churchill military",
        "liner",
        "end",
        "!h",
        "!t",
        "pay iron",
    ] {
        let action: Action = line
            .parse()
            .unwrap_or_else(|error| panic!("{line}: {error:?}"));
        assert_eq!(action.to_string(), line);
    }
    let read = |line: &str| line.parse::<Action>().map(|action| action.to_string()).ok();
    assert_eq!(read("BUILD Agri").as_deref(), Some("build agriculture"));
    assert_eq!(read("defend bonus_i").as_deref(), Some("defend bonus_i"));
    assert_eq!(read("build c"), None, "coal, computers, cannon, cavalrymen");
    for bad in [
        "",
        "take 0",
        "take 14",
        "build homer",
        "bid x",
        "aggress rats @2",
        "end now",
    ] {
        assert!(bad.parse::<Action>().is_err(), "{bad}");
    }
}
