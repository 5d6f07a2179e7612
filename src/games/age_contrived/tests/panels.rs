//! The board as panels: every place that can be chosen is there, and every piece tells all of itself.

use std::collections::{BTreeMap, BTreeSet};

use super::text_board::{play_deal, play_out as play_all};
use super::*;
use crate::data::data;
use kernel::Viewer;
use kernel::any_game::{Position, Scene, registered};
use kernel::message::ENGLISH;
use kernel::panel::*;

const NAMES: [&str; 5] = ["Ana", "Bo", "Cy", "Dee", "Eve"];
const RULES: &str = include_str!("../rules.md");

fn with_words<T>(seats: u8, look: impl FnOnce(&kernel::message::Words<'_>) -> T) -> T {
    let names: Vec<String> = NAMES[..usize::from(seats)]
        .iter()
        .map(|&name| name.to_owned())
        .collect();
    look(
        &registered::<AgeContrived>()
            .catalogue()
            .words(ENGLISH, &names),
    )
}

fn panels(position: &dyn Position, seats: u8, viewer: Viewer) -> Vec<Panel> {
    with_words(seats, |words| {
        position.panels(&Scene {
            viewer,
            words,
            last: None,
        })
    })
}

/// Address, text and rule of everything that lies in panels.
fn pieces(panels: &[Panel]) -> Vec<(String, String, &'static str)> {
    let mut out = Vec::new();
    for section in panels.iter().flat_map(|panel| &panel.sections) {
        match &section.content {
            Content::Map(map) => {
                for spot in &map.spots {
                    out.push((spot.at.clone(), spot.name.clone(), ""));
                }
            }
            Content::Tiles(tiles) => {
                for tile in &tiles.tiles {
                    out.push((tile.at.clone(), tile.text.clone(), tile.rule));
                }
            }
            Content::Stacks(stacks) => {
                for stack in stacks {
                    out.push((stack.at.clone(), stack.text.clone(), stack.rule));
                    for row in &stack.rows {
                        out.push((row.at.clone(), stack.text.clone(), stack.rule));
                    }
                }
            }
            Content::Stock(figures) => {
                for figure in figures {
                    out.push((figure.id.to_owned(), figure.text.clone(), ""));
                }
            }
            Content::Table(_) | Content::Line(_) => {}
            Content::Cards(_) | Content::Track(_) | Content::Slots(_) => {
                panic!("this game has none")
            }
        }
    }
    out
}

/// A look at some positions of a match, at all stages of it.
fn play_out(seats: u8, options: &[(&str, &str)], look: &mut dyn FnMut(&dyn Position, u8)) {
    let mut number = 0;
    play_all(seats, options, &mut |position, seats| {
        number += 1;
        if number % 11 == 0 || number < 8 {
            look(position, seats);
        }
    });
}

const TABLES: [(u8, &[(&str, &str)]); 4] = [
    (2, &[("divine_wind", "on"), ("neutral_bridges", "draft")]),
    (3, &[("start_energy", "free")]),
    (4, &[]),
    (5, &[("characters", "chosen")]),
];

#[test]
fn every_choice_is_chosen_at_a_place_that_is_there() {
    for (seats, options) in TABLES {
        play_out(seats, options, &mut |position, seats| {
            for seat in position.turn().seats() {
                let all = panels(position, seats, Viewer::Seat(seat));
                let here: BTreeSet<String> = pieces(&all).into_iter().map(|(at, ..)| at).collect();
                for choice in position.choices(seat).into_iter().chain(position.far(seat)) {
                    let known = choice.targets.iter().all(|at| here.contains(at));
                    assert!(known, "{}: {:?}", choice.line, choice.targets);
                    let has_none = ["end", "stop", "no", "relay done", "fill none"];
                    let leaves = choice.line.ends_with(" no") || choice.line == "bridge discard";
                    let is_placed = !choice.targets.is_empty();
                    let is_bare = has_none.contains(&choice.line.as_str()) || leaves;
                    assert!(is_placed || is_bare, "{}", choice.line);
                }
            }
        });
    }
}

#[test]
fn entries_at_one_place_can_be_told_apart() {
    for (seats, options) in TABLES {
        play_out(seats, options, &mut |position, seats| {
            for seat in position.turn().seats() {
                with_words(seats, |words| {
                    let mut seen = BTreeSet::new();
                    for choice in position.choices(seat) {
                        let Some(place) = choice.targets.first() else {
                            continue;
                        };
                        let variant = choice.variant.as_ref().map(|variant| words.say(variant));
                        let key = (words.say(&choice.kind), place.clone(), variant);
                        assert!(seen.insert(key.clone()), "{} {key:?}", choice.line);
                        assert!(!choice.sign.is_empty(), "{}", choice.line);
                    }
                });
            }
        });
    }
}

/// What stands on the buttons of a kind: the name of the place, up to its comma.
#[test]
fn places_of_one_kind_have_names_of_their_own() {
    for (seats, options) in TABLES {
        play_out(seats, options, &mut |position, seats| {
            for seat in position.turn().seats() {
                let all = panels(position, seats, Viewer::Seat(seat));
                let sections = all.iter().flat_map(|panel| &panel.sections);
                let stacks = sections.flat_map(|section| match &section.content {
                    Content::Stacks(stacks) => &stacks[..],
                    _ => &[],
                });
                let named = stacks.map(|stack| {
                    let short = stack.name.split(',').next();
                    (stack.at.as_str(), short.unwrap_or_default())
                });
                let named: BTreeMap<&str, &str> = named.collect();
                with_words(seats, |words| {
                    let mut seen: BTreeMap<(String, &str), String> = BTreeMap::new();
                    for choice in position.choices(seat) {
                        let Some(at) = choice.targets.first() else {
                            continue;
                        };
                        if let Some(name) = named.get(at.as_str()) {
                            let known = seen.entry((words.say(&choice.kind), name));
                            assert_eq!(known.or_insert(at.clone()), at, "{name}");
                        }
                    }
                });
            }
        });
    }
}

#[test]
fn every_piece_has_a_text_in_words_and_a_rule_that_exists() {
    let anchors: BTreeSet<String> = RULES
        .lines()
        .filter(|line| line.starts_with('#'))
        .filter_map(|line| line.trim_start_matches('#').split_whitespace().next())
        .map(|number| number.trim_end_matches('.').replace('.', "-"))
        .collect();
    for (seats, options) in TABLES {
        play_out(seats, options, &mut |position, seats| {
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
                let all = panels(position, seats, viewer);
                for (at, text, rule) in pieces(&all) {
                    assert!(!text.trim().is_empty(), "{at}");
                    assert!(!text.contains('['), "{at}: {text}");
                    assert!(rule.is_empty() || anchors.contains(rule), "{at}: {rule}");
                }
                let ids: BTreeSet<&str> = all.iter().map(|panel| panel.id.as_str()).collect();
                assert_eq!(ids.len(), all.len());
                let json = serde_json::to_string(&all).expect("plain data");
                assert!(
                    !json.contains('\u{2068}') && !json.contains("\"["),
                    "{json}"
                );
            }
        });
    }
}

#[test]
fn every_sign_is_drawn_and_said() {
    let own: BTreeSet<&str> = AgeContrived::signs().iter().map(|sign| sign.name).collect();
    assert_eq!(own.len(), AgeContrived::signs().len());
    with_words(2, |words| {
        for sign in &own {
            assert!(words.has(&format!("sign-{sign}")), "{sign}");
        }
    });
}

/// All upgraded tiles, actions, achievements, characters and bonuses can be opened at some time.
#[test]
fn every_kind_of_piece_is_explained_somewhere() {
    let mut texts = BTreeSet::new();
    for (seats, options) in TABLES {
        play_out(seats, options, &mut |position, seats| {
            let all = panels(position, seats, Viewer::Spectator);
            let names = all.iter().flat_map(|panel| &panel.sections);
            let names = names.filter_map(|section| match &section.content {
                Content::Stacks(stacks) => Some(stacks.iter().map(|stack| stack.name.clone())),
                _ => None,
            });
            texts.extend(names.flatten());
            texts.extend(pieces(&all).into_iter().map(|(_, text, _)| text));
        });
    }
    let texts = texts.into_iter().collect::<Vec<String>>().join("\n");
    with_words(2, |words| {
        for action in &data().actions {
            assert!(texts.contains(&words.name(&action.id)), "{}", action.id);
        }
        for character in Character::ALL {
            for level in 1..=3 {
                let ability = words.name(&format!("{}-{level}", character.name()));
                assert!(texts.contains(&ability), "{ability}");
            }
        }
        for region in &data().regions {
            assert!(
                texts.contains(&words.name(&region.pillar)),
                "{}",
                region.pillar
            );
        }
        for monument in &data().monuments {
            assert!(texts.contains(&words.name(&monument.id)), "{}", monument.id);
        }
    });
}

#[test]
fn a_far_space_takes_all_steps_to_it_at_once() {
    let mut walked = 0;
    play_all(4, &[], &mut |position, _| {
        for seat in position.turn().seats() {
            for choice in position.far(seat) {
                let mut after = position.boxed();
                for line in choice.line.split("; ") {
                    after.play(seat, line).expect("a legal step");
                }
                let view = after.view(Viewer::Spectator);
                let at = view["players"][seat.index()]["at"].as_str();
                assert_eq!(
                    at,
                    choice.targets.first().map(String::as_str),
                    "{}",
                    choice.line
                );
                assert!(choice.line.contains("; "));
                let begin = position.view(Viewer::Spectator);
                let begin = begin["players"][seat.index()]["at"].as_str();
                let way: Vec<&str> = choice.targets.iter().map(String::as_str).collect();
                assert_eq!(way.last().copied(), begin, "{way:?}");
                walked += 1;
            }
        }
    });
    assert!(walked > 20, "{walked}");
}

/// What is placed in secret is not in the panels of others.
#[test]
fn panels_keep_the_secret_of_starting_energy() {
    let mut compared = 0;
    play_out(3, &[("start_energy", "free")], &mut |position, seats| {
        if position.view(Viewer::Spectator)["is_secret"] != serde_json::json!(true) {
            return;
        }
        for viewer in Viewer::all(usize::from(seats)) {
            let seed: Seed = format!("other{compared}").parse().expect("a seed");
            let other = position.imagine(viewer, &mut seed.rng("other"));
            let [own, imagined] = [position, other.as_ref()].map(|one| panels(one, seats, viewer));
            assert_eq!(own, imagined);
            compared += 1;
        }
    });
    assert!(compared > 0);
}

/// What one seat has in the market stands in a row of its own, whatever others take away.
#[test]
fn each_seat_has_its_row_in_the_market() {
    play_out(4, &[], &mut |position, seats| {
        let all = panels(position, seats, Viewer::Spectator);
        let stacks = all.iter().flat_map(|panel| &panel.sections);
        let mut stacks = stacks.filter_map(|section| match &section.content {
            Content::Stacks(stacks) => stacks.iter().find(|stack| stack.at == "mk"),
            _ => None,
        });
        let market = stacks.next().expect("the market");
        assert_eq!(market.rows.len(), usize::from(seats));
        for (row, seat) in market.rows.iter().zip(Seat::all(usize::from(seats))) {
            let is_own = |token: &Token| matches!(token, Token::Disc(_, Some(of)) if *of == seat);
            assert!(row.tokens.iter().all(is_own), "{row:?}");
        }
    });
}

/// Who has released something must release all the rest first: what is gained stands above what is released.
#[test]
fn gaining_stands_above_releasing() {
    let mut seen = 0;
    play_all(3, &[], &mut |position, seats| {
        for seat in position.turn().seats() {
            let all = panels(position, seats, Viewer::Seat(seat));
            let contest = all.iter().find(|panel| panel.role == Role::Contest);
            let titles = contest.iter().flat_map(|panel| &panel.sections);
            let titles: Vec<&str> = titles.map(|section| section.title.as_str()).collect();
            let gain = titles.iter().position(|title| *title == "Gain");
            let release = titles.iter().position(|title| title.starts_with("Release"));
            if let (Some(gain), Some(release)) = (gain, release) {
                assert!(gain < release, "{titles:?}");
                seen += 1;
            }
        }
    });
    assert!(seen > 0);
}

/// A movement says where its next step leads and which bridges lie further on.
#[test]
fn a_walk_tells_of_the_bridges_in_reach() {
    let mut towards = 0;
    play_all(4, &[], &mut |position, seats| {
        for seat in position.turn().seats() {
            let steps = position.choices(seat).into_iter();
            let steps = steps.filter(|choice| choice.line.starts_with("step "));
            if steps.count() == 0 {
                continue;
            }
            let all = panels(position, seats, Viewer::Seat(seat));
            let contest = all.iter().find(|panel| panel.role == Role::Contest);
            let said = format!("{:?}", contest.expect("what is asked"));
            assert!(said.contains("Next step"), "{said}");
            let bridges = position.far(seat).into_iter();
            let bridges = bridges.filter(|choice| choice.targets[0].len() == 2);
            let bridges = bridges.filter(|choice| {
                let place = choice.targets[0].as_str();
                !place.ends_with(|sign: char| sign.is_ascii_digit())
            });
            assert_eq!(
                said.matches("steps away").count(),
                bridges.count(),
                "{said}"
            );
            towards += said.matches("towards the").count();
        }
    });
    assert!(towards > 0);
}

/// What is in the box, by its names, as far as it has not been opened yet.
fn in_the_box() -> Vec<(String, String)> {
    let groups = with_words(2, crate::board::glossary::glossary);
    let entries = groups.into_iter().flat_map(|group| {
        let kind = group.kind;
        let entry = move |one: kernel::Entry| (format!("{kind}: {}", one.name), one.text);
        group.entries.into_iter().map(entry)
    });
    entries.collect()
}

/// Each character, tile, relay, bonus and achievement tells on the board all that the game's page tells of it:
/// deal after deal is played until all of them have lain there.
#[test]
fn everything_in_the_box_is_opened_with_its_full_text() {
    let mut closed = in_the_box();
    assert_eq!(closed.len(), 66);
    for deal in 0..40 {
        for (seats, options) in TABLES {
            let mut number = 0;
            play_deal(
                &format!("lid{deal}x"),
                seats,
                options,
                &mut |position, seats| {
                    number += 1;
                    if closed.is_empty() || number % 25 != 0 {
                        return;
                    }
                    let opened = pieces(&panels(position, seats, Viewer::Spectator));
                    closed.retain(|(_, text)| {
                        let is_whole = |opened: &str| {
                            let mut told = text.split(". ").map(|one| one.trim_end_matches('.'));
                            told.all(|one| opened.contains(one))
                        };
                        !opened.iter().any(|(_, opened, _)| is_whole(opened))
                    });
                },
            );
        }
        if closed.is_empty() {
            return;
        }
    }
    let names: Vec<&String> = closed.iter().map(|(name, _)| name).collect();
    panic!("{names:?}");
}
