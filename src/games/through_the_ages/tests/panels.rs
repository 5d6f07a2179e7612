//! The board as panels: what lies where, for whom, and that nothing hidden is told.

use std::collections::BTreeSet;

use super::{P1, P2, P3, World, world};
use crate::ThroughTheAges;
use crate::action::Action;
use crate::board::texts;
use crate::data::Card;
use crate::state::{Stage, State};
use kernel::any_game::AnyGame;
use kernel::message::{ENGLISH, Words};
use kernel::panel::{Content, Panel, Role, Token};
use kernel::record::Source;
use kernel::rng::Seed;
use kernel::{Game, Look, Seat, Viewer};

const RECORDS: [&str; 4] = [
    include_str!("../../../../tests/games/through_the_ages/greedy-2p.turn"),
    include_str!("../../../../tests/games/through_the_ages/greedy-3p.turn"),
    include_str!("../../../../tests/games/through_the_ages/greedy-4p.turn"),
    include_str!("../../../../tests/games/through_the_ages/random-4p.turn"),
];

fn game() -> &'static dyn AnyGame {
    kernel::any_game::registered::<ThroughTheAges>()
}

fn with_words<R>(run: impl FnOnce(&Words<'_>) -> R) -> R {
    let names = ["Ana", "Bo", "Cy", "Dee"].map(String::from);
    run(&game().catalogue().words(ENGLISH, &names))
}

fn panels(state: &State, viewer: Viewer, words: &Words<'_>) -> Vec<Panel> {
    let legal = match viewer {
        Viewer::Seat(seat) => ThroughTheAges::legal(state, seat),
        Viewer::Spectator => Vec::new(),
    };
    let look = Look {
        words,
        viewer,
        legal: &legal,
        last: None,
    };
    ThroughTheAges::panels(&ThroughTheAges::view(state, viewer), &look)
}

fn of_role(panels: &[Panel], role: Role) -> String {
    let found = panels.iter().find(|panel| panel.role == role);
    format!("{:?}", found.unwrap_or_else(|| panic!("{role:?}")))
}

fn addresses(panels: &[Panel]) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    for section in panels.iter().flat_map(|panel| &panel.sections) {
        match &section.content {
            Content::Cards(cards) => found.extend(cards.iter().map(|card| card.at.as_str())),
            Content::Tiles(tiles) => found.extend(tiles.tiles.iter().map(|tile| tile.at.as_str())),
            _ => {}
        }
    }
    found
}

/// Every so many positions of the recorded matches, and every one with a rare decision.
fn positions(every: usize, mut look: impl FnMut(&State)) {
    for record in RECORDS {
        let record = Source::read(record.as_bytes()).unwrap().record;
        let (setup, _) = game()
            .deal(
                record.rules,
                record.players.len() as u8,
                &record.options,
                &record.deal,
                record.seed.as_ref(),
            )
            .unwrap();
        let mut state = ThroughTheAges::start(&setup).unwrap();
        for (index, line) in record.actions.iter().enumerate() {
            if index % every == 0 || !state.tasks.is_empty() {
                look(&state);
            }
            for action in ThroughTheAges::read(&state, line.seat, &line.line).unwrap() {
                state = ThroughTheAges::apply(&state, line.seat, &action)
                    .unwrap()
                    .state;
            }
        }
        look(&state);
    }
}

#[test]
fn every_card_has_a_short_text_of_two_lines_and_a_full_one_in_every_language() {
    for words in game().catalogue().languages() {
        let mut count = 0;
        for card in Card::all() {
            let (short, full) = (texts::short(card, &words), texts::full(card, &words));
            let lines = texts::lines(&short, 16);
            assert!(lines.len() <= 2, "{}: {lines:?}", card.id());
            for line in &lines {
                assert!((1..=16).contains(&line.chars().count()), "{lines:?}");
            }
            assert!(full.len() > short.len() && full.ends_with('.'), "{full}");
            for text in [&short, &full] {
                assert!(!text.contains(['[', '{']), "{}: {text}", card.id());
            }
            count += 1;
        }
        assert_eq!(count, 236);
    }
}

#[test]
fn every_choice_is_made_at_a_place_of_some_panel() {
    let mut kinds = BTreeSet::new();
    let mut check = |state: &State| {
        let Some(decision) = ThroughTheAges::turn(state).0.pop() else {
            return;
        };
        let seat = decision.seat;
        with_words(|words| {
            let panels = panels(state, Viewer::Seat(seat), words);
            let places = addresses(&panels);
            let mut seen = BTreeSet::new();
            for action in ThroughTheAges::legal(state, seat) {
                let choice = ThroughTheAges::describe(state, seat, &action);
                let said = [
                    Some(&choice.kind),
                    Some(&choice.what),
                    choice.variant.as_ref(),
                ];
                for message in said.into_iter().flatten().chain(&choice.price) {
                    let said = words.say(message);
                    assert!(!said.contains('['), "{action}: {said}");
                }
                kinds.insert(choice.kind.id.clone());
                if matches!(action, Action::End | Action::Resign) {
                    continue;
                }
                let place = choice.targets.first().expect("a place");
                assert!(places.contains(place.as_str()), "{action}: {place}");
                let variant = choice.variant.as_ref().map(|one| words.say(one));
                let key = (words.say(&choice.kind), place.clone(), variant);
                assert!(seen.insert(key), "{action} looks like another");
            }
        });
    };
    positions(23, &mut check);
    assert!(kinds.len() >= 20, "{kinds:?}");
}

#[test]
fn panels_are_complete_in_every_position_and_for_everybody() {
    with_words(|words| {
        positions(113, |state| {
            for viewer in Viewer::all(state.seats()) {
                let panels = panels(state, viewer, words);
                let ids: BTreeSet<&str> = panels.iter().map(|panel| &*panel.id).collect();
                assert_eq!(ids.len(), panels.len(), "ids are unique");
                let text = format!("{panels:?}");
                assert!(!text.contains("\"[") && !text.contains("[sign"), "{text}");
                for seat in Seat::all(state.seats()) {
                    of_role(&panels, Role::Mat(seat));
                    of_role(&panels, Role::Rival(seat));
                }
                signs_are_known(&panels, words);
                if state.stage == Stage::Over {
                    of_role(&panels, Role::Score);
                }
            }
        });
    });
}

fn signs_are_known(panels: &[Panel], words: &Words<'_>) {
    let known = |sign: &str| {
        let drawn = crate::board::panels::signs::SIGNS;
        sign.is_empty()
            || (drawn.iter().any(|one| one.name == sign) && words.has(&format!("sign-{sign}")))
    };
    let mut tokens: Vec<&Token> = Vec::new();
    for section in panels.iter().flat_map(|panel| &panel.sections) {
        match &section.content {
            Content::Cards(cards) => {
                for card in cards {
                    assert!(known(card.sign), "{}", card.sign);
                    tokens.extend(card.cost.iter().chain(&card.values));
                    tokens.extend(card.tokens.iter().chain(&card.price));
                }
            }
            Content::Tiles(tiles) => {
                for tile in &tiles.tiles {
                    tokens.extend(tile.cost.iter().chain(&tile.effect).chain(&tile.extra));
                }
            }
            Content::Table(table) => {
                for column in &table.columns {
                    assert!(known(column.sign), "{}", column.sign);
                }
                for cell in table.rows.iter().flat_map(|row| &row.cells) {
                    tokens.extend(cell.value.iter().chain(&cell.next));
                }
            }
            Content::Line(line) => tokens.extend(line),
            other => panic!("not used here: {other:?}"),
        }
    }
    for token in tokens {
        if let Token::Of(_, sign)
        | Token::Loss(_, sign)
        | Token::Disc(sign, _)
        | Token::Pips { sign, .. } = token
        {
            assert!(known(sign), "{sign}");
        }
    }
}

#[test]
fn panels_of_worlds_that_a_viewer_cannot_tell_apart_are_equal() {
    let seed: Seed = "panels".parse().unwrap();
    let mut rng = seed.rng("panels");
    with_words(|words| {
        positions(181, |state| {
            if state.stage == Stage::Over {
                return;
            }
            for viewer in Viewer::all(state.seats()) {
                let world = ThroughTheAges::imagine(state, viewer, &mut rng);
                let (one, other) = (panels(state, viewer, words), panels(&world, viewer, words));
                assert_eq!(one, other, "{viewer:?}");
            }
        });
    });
}

fn seen(w: &World, seat: Seat, role: Role) -> String {
    with_words(|words| of_role(&panels(&w.state, Viewer::Seat(seat), words), role))
}

#[test]
fn a_defence_shows_both_outcomes_in_numbers() {
    let mut w = world(2)
        .strength(P1, 6)
        .strength(P2, 4)
        .politics()
        .hand(P1, &["armed_intervention_iii"])
        .hand(P2, &["bonus_i", "rats"])
        .set(P2, |p| p.culture = 20);
    w.ok(P1, "aggress armed_intervention_iii @2");
    let before = seen(&w, P2, Role::Contest);
    assert!(
        before.contains("4 against 6: 2 more would stop it"),
        "{before}"
    );
    let both = "you lose 7 culture: 20 → 13; Ana: 0 → 7";
    assert!(before.contains(both), "{before}");
    assert!(before.contains("answer-defend-none"), "{before}");
    w.ok(P2, "defend bonus_i");
    let after = seen(&w, P2, Role::Contest);
    assert!(after.contains("6 against 6: the attack fails"), "{after}");
    assert!(after.contains("Your cards: 1 of 2"), "{after}");
    let attacker = seen(&w, P1, Role::Contest);
    assert!(!attacker.contains("attack fails"), "{attacker}");
    assert!(seen(&w, P2, Role::Hand).contains("chosen"));
}

#[test]
fn an_event_that_asks_lies_beside_its_question() {
    let w = world(3).strength(P2, 3).strength(P3, 2).reveal("foray");
    for seat in [P2, P3] {
        let panel = seen(&w, seat, Role::Contest);
        assert!(panel.contains("\"Foray\""), "{seat:?}: {panel}");
    }
    let w = world(2).politics().hand(P1, &["rats"]).next_event("foray");
    assert!(!seen(&w, P1, Role::Contest).contains("Foray"));
}

#[test]
fn politics_shows_the_culture_of_events_and_both_strengths() {
    let w = world(3)
        .strength(P1, 6)
        .strength(P2, 4)
        .strength(P3, 7)
        .politics()
        .hand(
            P1,
            &["cold_war", "spy_ii", "peace_treaty", "loss_of_sovereignty"],
        );
    let panel = seen(&w, P1, Role::Contest);
    for part in [
        "+2",
        "6 : 4",
        "6 : 7",
        "you as A",
        "you as B",
        "answer-nopol",
    ] {
        assert!(panel.contains(part), "{part}: {panel}");
    }
    assert!(panel.contains("Cy has strength 7"), "why not: {panel}");
    let forecast = seen(&w, P1, Role::Forecast);
    assert!(forecast.contains("Politics"), "{forecast}");
}

#[test]
fn an_auction_says_who_can_bid_and_what_is_sent() {
    let w = world(2)
        .strength(P1, 2)
        .hand(P1, &["bonus_i"])
        .reveal("historic_territory_i");
    let panel = seen(&w, P1, Role::Contest);
    for part in ["answer-bid-1", "answer-pass", "Warriors", "6 culture now"] {
        assert!(panel.contains(part), "{part}: {panel}");
    }
    let outlook = w.view(Viewer::Seat(P1)).outlook.unwrap();
    let bids: Vec<u8> = outlook.forces.iter().map(|force| force.bid).collect();
    let legal = ThroughTheAges::legal(&w.state, P1);
    let legal: Vec<u8> = legal
        .iter()
        .filter_map(|action| match action {
            Action::Bid(bid) => Some(*bid),
            _ => None,
        })
        .collect();
    assert_eq!(bids, legal, "a force for every bid");
    assert!(w.view(Viewer::Seat(P2)).outlook.unwrap().forces.len() < 9);
}

#[test]
fn the_forecast_counts_the_actions_that_stay_unused() {
    let w = world(2);
    let left = w.state.player(P1).civil_actions;
    assert!(left > 0);
    let before = seen(&w, P1, Role::Forecast);
    assert!(before.contains("actions unused"), "{before}");
    let spent = w.set(P1, |p| (p.civil_actions, p.military_actions) = (0, 0));
    let after = seen(&spent, P1, Role::Forecast);
    assert!(after.contains("If you end now"), "{after}");
    assert!(!after.contains("actions unused"), "{after}");
}

#[test]
fn what_the_end_brings_is_what_it_brings() {
    let mut checked = 0;
    positions(7, |state| {
        let seat = state.current;
        if state.stage != Stage::Actions || !state.tasks.is_empty() {
            return;
        }
        let ending = crate::board::outlook::ending(state, seat);
        let after = ThroughTheAges::apply(state, seat, &Action::End)
            .unwrap()
            .state;
        let is_over = after.stage == Stage::Over;
        let fought = after.players.iter().any(|player| player.resigned)
            || state.players.iter().any(|player| !player.wars.is_empty());
        if ending.discard > 0 || is_over || fought || after.age != state.age {
            return;
        }
        let (old, new) = (state.player(seat), after.player(seat));
        let grown = i32::from(new.culture) - i32::from(old.culture);
        assert_eq!(ending.culture, grown);
        assert_eq!(
            ending.science,
            i32::from(new.science) - i32::from(old.science)
        );
        let drawn = new.military_hand.len() - old.military_hand.len();
        assert_eq!(usize::from(ending.draw), drawn);
        checked += 1;
    });
    assert!(checked > 30, "{checked}");
}

#[test]
fn a_war_shows_its_stake_to_both_sides() {
    let mut w = world(2)
        .strength(P1, 9)
        .strength(P2, 4)
        .politics()
        .hand(P1, &["war_over_culture"])
        .set(P1, |p| p.military_actions = 3);
    w.ok(P1, "war war_over_culture @2");
    for seat in [P1, P2] {
        let panel = seen(&w, seat, Role::Forecast);
        assert!(panel.contains("Ana takes 10 culture"), "{panel}");
    }
}

#[test]
fn a_place_that_cannot_be_used_says_why() {
    let w = world(2)
        .hand(P1, &["iron"])
        .set(P1, |p| p.science = 2)
        .unfinished(P1, "great_wall", 1);
    let hand = seen(&w, P1, Role::Hand);
    assert!(
        hand.contains("That costs 5 science, and you have 2."),
        "{hand}"
    );
    let other = seen(&w, P2, Role::Hand);
    assert!(!other.contains("That costs"), "{other}");
}

#[test]
fn every_card_lies_in_a_hand_with_its_full_text() {
    let all: Vec<Card> = Card::all().collect();
    let mut opened = BTreeSet::new();
    for some in all.chunks(12) {
        let ids: Vec<&str> = some.iter().map(|card| card.id()).collect();
        let w = world(2).hand(P1, &ids);
        with_words(|words| {
            let panels = panels(&w.state, Viewer::Seat(P1), words);
            let hand = panels.iter().find(|panel| panel.role == Role::Hand);
            for section in &hand.unwrap().sections {
                if let Content::Cards(cards) = &section.content {
                    opened.extend(
                        cards
                            .iter()
                            .map(|card| (card.name.clone(), card.full.clone())),
                    );
                }
            }
        });
    }
    let groups = with_words(crate::board::faces::glossary);
    let told = groups.into_iter().flat_map(|group| group.entries);
    let told: Vec<String> = told.map(|entry| entry.text).collect();
    assert_eq!((all.len(), told.len()), (236, 236));
    assert_eq!(opened.len(), all.len());
    assert!(opened.iter().all(|(_, full)| told.contains(full)));
}

#[test]
fn a_defence_can_be_closed_and_resigning_is_folded() {
    let mut w = world(2)
        .strength(P1, 6)
        .strength(P2, 4)
        .politics()
        .hand(P1, &["armed_intervention_iii"])
        .hand(P2, &["bonus_i", "rats"]);
    assert_eq!(ThroughTheAges::closing(&w.state, P1), None);
    let resigning = ThroughTheAges::describe(&w.state, P1, &Action::Resign);
    assert!(ThroughTheAges::rare_kinds().contains(&resigning.kind.id.as_ref()));
    w.ok(P1, "aggress armed_intervention_iii @2");
    assert_eq!(ThroughTheAges::closing(&w.state, P2), None);
    w.ok(P2, "defend bonus_i");
    assert_eq!(
        ThroughTheAges::closing(&w.state, P2),
        Some(Action::DefendDone)
    );
}

#[test]
fn the_picture_has_every_card_in_sight_by_its_name() {
    let w = world(2).hand(P1, &["iron", "bonus_i"]);
    with_words(|words| {
        let viewer = Viewer::Seat(P1);
        let view = ThroughTheAges::view(&w.state, viewer);
        let look = Look {
            words,
            viewer,
            legal: &[],
            last: None,
        };
        let picture = ThroughTheAges::svg(&view, &look);
        for word in ["Agriculture", "Iron", "Bonus", "Warriors", "Despotism"] {
            assert!(picture.contains(word), "{word}");
        }
        let width = picture.split("viewBox=\"0 0 ").nth(1).unwrap();
        assert!(width.starts_with("640 "), "{width}");
    });
}
