//! The frame of a turn, ages, resignation, the end of the match.

use super::{P1, P2, P3, card, world};
use crate::state::{DeclaredWar, Side, Stage};
use kernel::Game;

#[test]
fn in_the_first_round_cards_are_taken_and_nothing_else() {
    let mut w = world(3);
    w.state.round = 1;
    w.state.age = 0;
    assert_eq!(w.refused(P1, "pop"), "first-round");
    w.ok(P1, "end");
    assert_eq!(
        (
            w.waits_for(),
            w.p(P2).civil_actions,
            w.p(P2).military_actions
        ),
        (P2, 2, 0)
    );
    w.ok(P2, "end").ok(P3, "end");
    assert_eq!(
        (w.state.round, w.state.age, w.p(P1).civil_actions),
        (2, 1, 4)
    );
    assert!(matches!(w.state.stage, Stage::Politics { .. }));
}

#[test]
fn taking_respects_hand_names_leaders_and_wonders() {
    let mut w = world(2)
        .hand(P1, &["iron", "drama", "homer"])
        .unfinished(P1, "pyramids", 0);
    w = w.set(P1, |p| p.leaders_taken[0] = true);
    for (space, id) in [
        (0, "iron"),
        (1, "moses"),
        (2, "great_wall"),
        (3, "opera"),
        (4, "coal"),
    ] {
        w.state.row[space] = Some(card(id));
    }
    assert_eq!(w.refused(P1, "take 1"), "technology-twice");
    assert_eq!(w.refused(P1, "take 2"), "leader-of-age-taken");
    assert_eq!(w.refused(P1, "take 3"), "wonder-unfinished");
    w.ok(P1, "take opera");
    assert_eq!(w.refused(P1, "take 5"), "civil-hand-full");
    assert_eq!(w.refused(P1, "take 4"), "empty-space");
}

#[test]
fn building_needs_worker_resources_room_and_technology() {
    let mut w = world(2)
        .blue(P1, &[("bronze", 9)])
        .tech(P1, &[("religion", 2)]);
    assert_eq!(w.refused(P1, "build religion"), "urban-limit");
    assert_eq!(w.refused(P1, "build iron"), "not-in-play");
    w.ok(P1, "build philosophy");
    assert_eq!(w.refused(P1, "build bronze"), "no-unused-worker");
    assert_eq!(w.refused(P1, "upgrade bronze agriculture"), "no-upgrade");
    w.ok(P1, "destroy philosophy");
    assert_eq!((w.p(P1).unused, w.p(P1).civil_actions), (1, 2));
    w.ok(P1, "disband warriors");
    assert_eq!((w.p(P1).unused, w.p(P1).military_actions), (2, 1));
    assert_eq!(w.refused(P1, "destroy warriors"), "disband-units");
}

#[test]
fn excess_military_cards_are_discarded_before_anything_else() {
    let mut w = world(2).hand(P1, &["rats", "legion", "foray", "bonus_i"]);
    w.ok(P1, "end");
    assert_eq!(
        w.legal(P1),
        [
            "discard foray",
            "discard rats",
            "discard legion",
            "discard bonus_i"
        ]
        .map(String::from)
    );
    w.ok(P1, "discard rats,legion");
    assert_eq!(w.waits_for(), P2);
    assert_eq!(w.p(P1).military_hand.len(), 2 + 2, "two kept, two drawn");
    let mut w = world(2).hand(P1, &["rats", "legion", "foray"]);
    w.ok(P1, "end discard foray");
    assert_eq!(w.waits_for(), P2);
}

#[test]
fn unused_military_actions_draw_at_most_three_cards() {
    let mut w = world(2).set(P1, |p| p.turn.extra_military_actions = 4);
    w.ok(P1, "end");
    assert_eq!(w.p(P1).military_hand.len(), 3);
    let mut w = world(2).set(P1, |p| p.military_actions = 0);
    w.ok(P1, "end");
    assert!(w.p(P1).military_hand.is_empty());
}

#[test]
fn a_line_of_the_action_phase_skips_politics() {
    let mut w = world(2).politics();
    w.ok(P1, "take 1");
    assert_eq!(w.state.stage, Stage::Actions);
}

#[test]
fn the_future_events_become_current_sorted_by_age() {
    let mut w = world(2).politics().hand(P1, &["cold_war"]);
    w.state.current_events.truncate(1);
    for id in ["impact_of_science", "rats", "terrorism", "foray"] {
        let by = Some(P2);
        w.state
            .future_events
            .push(crate::state::Prepared { card: card(id), by });
    }
    w.state.current_events[0].card = card("development_of_science");
    w.ok(P1, "event cold_war");
    let ages: Vec<u8> = w
        .state
        .current_events
        .iter()
        .rev()
        .map(|e| e.card.level())
        .collect();
    assert_eq!(ages, [1, 1, 2, 2, 3]);
    assert!(w.state.future_events.is_empty());
    assert_eq!(w.p(P1).culture, 2);
}

#[test]
fn resignation() {
    let mut w = world(3)
        .pact(P1, "peace_treaty", P2, Side::A)
        .hand(P1, &["rats", "iron"])
        .set(P3, |p| {
            p.wars.push(DeclaredWar {
                card: card("war_over_culture"),
                target: P1,
            })
        })
        .politics();
    w.ok(P1, "resign");
    assert_eq!((w.waits_for(), w.state.start, w.state.round), (P2, P2, 6));
    assert_eq!((w.p(P3).culture, w.p(P3).wars.len()), (7, 0));
    assert_eq!(w.state.culture_rating(P2), 0);
    let mut w = w;
    w.ok(P2, "resign");
    let result = crate::ThroughTheAges::result(&w.state).unwrap();
    assert_eq!(result.ranking, [2, 2, 1]);
    let mut w = world(2).politics();
    w.state.age = 4;
    assert_eq!(w.refused(P1, "resign"), "no-resignation-now");
}

#[test]
fn later_decks_are_built_for_those_who_stayed() {
    let mut w = world(4).politics();
    w.ok(P1, "resign");
    w.state.civil[2].truncate(1);
    w.state.row = [None; 13];
    let expected = crate::state::setup::deck(true, 3, 3).len();
    w.run(crate::perform::Table::refill_row);
    assert_eq!(w.state.civil[3].len() + 12, expected);
}

#[test]
fn the_match_ends_after_the_last_round_with_the_events_of_age_iii() {
    let mut w = world(2)
        .leader(P2, "bill_gates")
        .tech(P2, &[("alchemy", 1)]);
    w.state.age = 4;
    w.state.last_round = Some(6);
    w.state.current = P2;
    w.state.current_events.clear();
    w.state.future_events.clear();
    let mut w = w.next_event("impact_of_strength").next_event("cold_war");
    let by = Some(P1);
    let later = crate::state::Prepared {
        card: card("impact_of_strength"),
        by,
    };
    w.state.future_events.push(later);
    w.ok(P2, "end");
    assert_eq!(w.state.stage, Stage::Over);
    assert_eq!(
        (w.p(P1).culture, w.p(P2).culture),
        (20, 1),
        "equals: the starting player"
    );
    let result = crate::ThroughTheAges::result(&w.state).unwrap();
    assert_eq!(result.ranking, [1, 2]);
    assert!(crate::ThroughTheAges::turn(&w.state).is_over());
}

#[test]
fn tied_players_share_the_victory() {
    let mut w = world(2);
    w.state.stage = Stage::Over;
    assert_eq!(
        crate::ThroughTheAges::result(&w.state).unwrap().ranking,
        [1, 1]
    );
}

#[test]
fn a_wonder_stage_with_an_empty_bank_takes_a_token_from_a_card() {
    let mut w = world(2)
        .unfinished(P1, "great_wall", 0)
        .tech(P1, &[("iron", 0)])
        .blue(P1, &[("agriculture", 1), ("iron", 2)])
        .set(P1, |p| p.blue_bank = 0);
    w.ok(P1, "stage");
    assert_eq!((w.p(P1).blue_bank, w.p(P1).wonder.unwrap().built), (0, 1));
    let mut w = world(2)
        .unfinished(P1, "great_wall", 0)
        .blue(P1, &[("agriculture", 1)])
        .hand(P1, &["engineering_genius_a"])
        .set(P1, |p| p.blue_bank = 0);
    w.ok(P1, "play engineering_genius_a : stage");
    assert_eq!((w.food(P1), w.p(P1).wonder.unwrap().built), (0, 1));
}
