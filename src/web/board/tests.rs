//! Boards of recorded matches as HTML. `TURNPOST_SCREENSHOTS` names a folder that gets them as pages.

use std::collections::{BTreeMap, BTreeSet};

use games::any_game::{Position, Scene};
use games::deal::{Deal, Options};
use games::panel::{Content, Panel, Role, Section, TileState};
use games::record::Source;
use games::{Choice, Entry, Seat, Viewer, registry};
use words::Reader;

use super::{Aim, Aims, Board, Changes, Reach};
use crate::board::tokens::sprite;

const RECORDS: [&str; 3] = [
    include_str!("../../../tests/games/through_the_ages/greedy-4p.turn"),
    include_str!("../../../tests/games/through_the_ages/random-4p.turn"),
    include_str!("../../../tests/games/through_the_ages/greedy-3p.turn"),
];

/// Calls with the number of actions played, and the position.
fn replay(text: &str, mut look: impl FnMut(usize, &dyn Position)) {
    let record = Source::read(text.as_bytes()).unwrap().record;
    let game = registry::find(&record.game).unwrap();
    let seats = record.players.len() as u8;
    let dealt = game.deal(
        record.rules,
        seats,
        &record.options,
        &record.deal,
        record.seed.as_ref(),
    );
    let mut position = game.start(&dealt.unwrap().0).unwrap();
    for (number, entry) in record.actions.iter().enumerate() {
        look(number, position.as_ref());
        position.play(entry.seat, &entry.line).unwrap();
    }
    look(record.actions.len(), position.as_ref());
}

fn aims(choices: &[Choice]) -> Aims {
    let mut aims = BTreeMap::new();
    for choice in choices {
        let Some(at) = choice.targets.first() else {
            continue;
        };
        aims.entry(at.clone()).or_insert_with(|| Aim {
            kind: String::new(),
            href: format!("?at={at}"),
            reach: Reach::May,
            sign: choice.sign,
            cost: choice.cost.clone(),
            words: choice.line.clone(),
            way: choice.targets.clone(),
        });
    }
    Aims(aims)
}

/// The board for a seat, and what stands in its action panel.
fn drawn(slug: &str, position: &dyn Position, seat: Seat) -> (Vec<Panel>, String, String) {
    let game = registry::find(slug).unwrap();
    let names = ["Ana", "Bo", "Cy", "Dee", "Eve"].map(String::from);
    let words = game.catalogue().words("en", &names);
    let viewer = Viewer::Seat(seat);
    let scene = Scene {
        viewer,
        words: &words,
        last: None,
    };
    let panels = position.panels(&scene);
    let inks = position.inks(viewer);
    let points = position.points();
    let waits: Vec<Seat> = position.turn().seats().collect();
    let board = Board {
        t: Reader::default(),
        words: &words,
        slug,
        viewer,
        inks: &inks,
        points: &points,
        people: &[],
        waits: &waits,
        aims: &aims(&[position.choices(seat), position.far(seat)].concat()),
        changes: &Changes::default(),
        badges: &BTreeMap::new(),
        path: "/matches/1",
    };
    let areas = board.areas(&panels, Some(seat), None);
    let act = format!(
        "<div class=contest>{}</div><div class=forecast>{}</div>",
        board.insides(&panels, Role::Contest),
        board.insides(&panels, Role::Forecast)
    );
    (panels, areas, act)
}

fn page(slug: &str, areas: &str, act: &str) -> String {
    let game = registry::find(slug).unwrap();
    format!(
        "<!doctype html><html lang=en><meta charset=utf-8>\
         <meta name=viewport content=\"width=device-width\"><title>{slug}</title>\
         <link rel=stylesheet href=turnpost.css><body class=at-table>{}\
         <header class=bar><h1>{slug}</h1></header><main class=\"match g-{slug}\">\
         <div class=table-top><div class=areas>{areas}</div></div><div class=side>\
         <section class=\"panel act mine\"><div class=act-line><h2>Act</h2></div>\
         <div class=act-body>{act}</div></section></div></main>",
        sprite(Some(game))
    )
}

fn keep(name: &str, html: &str) {
    if let Some(folder) = std::env::var_os("TURNPOST_SCREENSHOTS") {
        let folder = std::path::Path::new(&folder);
        std::fs::create_dir_all(folder).unwrap();
        std::fs::write(folder.join(format!("{name}.html")), html).unwrap();
    }
}

/// The kinds of questions, by their prompts.
fn question(position: &dyn Position) -> Option<(Seat, String)> {
    let decision = position.turn().0.into_iter().next()?;
    Some((decision.seat, decision.about.id.into_owned()))
}

#[test]
fn every_card_that_lies_open_can_be_opened_with_its_full_text() {
    let mut asked = BTreeSet::new();
    let mut opened = BTreeSet::new();
    let mut look = |number: usize, position: &dyn Position| {
        let Some((seat, about)) = question(position) else {
            return;
        };
        let is_new = asked.insert(about.clone());
        if !is_new && !number.is_multiple_of(50) {
            return;
        }
        let (panels, areas, act) = drawn("through_the_ages", position, seat);
        let html = page("through_the_ages", &areas, &act);
        for (sign, what) in [
            ("style=", "style"),
            ("<script", "script"),
            ("[sign", "sign"),
        ] {
            assert!(!html.contains(sign), "{what} at {number}");
        }
        let places: BTreeSet<&str> = html
            .match_indices("data-at=\"")
            .filter_map(|(at, mark)| html[at + mark.len()..].split('"').next())
            .collect();
        for choice in position.choices(seat) {
            if let Some(place) = choice.targets.first() {
                assert!(places.contains(place.as_str()), "{}: {place}", choice.line);
            }
        }
        let shown = panels.iter().filter(|panel| match panel.role {
            Role::Mat(owner) => owner == seat,
            Role::Rival(owner) => owner != seat,
            _ => true,
        });
        for section in shown.flat_map(|panel| &panel.sections) {
            if let Content::Cards(cards) = &section.content {
                for card in cards.iter().filter(|card| !card.name.is_empty()) {
                    let text = card.full.replace('\'', "&#39;");
                    assert!(html.contains(&text), "{}: {text}", card.name);
                    opened.insert(card.name.clone());
                }
            }
        }
        keep(
            &format!("tta-{}-{number}", about.trim_start_matches("ask-")),
            &html,
        );
    };
    for record in RECORDS {
        replay(record, &mut look);
    }
    assert!(opened.len() > 150, "{}", opened.len());
    assert!(asked.len() > 12, "{asked:?}");
    keep_styles();
}

/// Whoever plays by chance may never come to an end.
const STEPS: usize = 1500;

/// A match by chance, of so many steps at most; nobody leaves it.
fn wander(slug: &str, seats: u8, seed: &str, steps: usize, look: &mut dyn FnMut(&dyn Position)) {
    let game = registry::find(slug).unwrap();
    let rules = *game.info().rules.last().unwrap();
    let seed = seed.parse().ok();
    let dealt = game.deal(rules, seats, &Options::new(), &Deal::new(), seed.as_ref());
    let mut position = game.start(&dealt.unwrap().0).unwrap();
    let mut chance: u64 = 7;
    let mut last = None;
    for _ in 0..steps {
        let Some(seat) = position.turn().seats().next() else {
            return;
        };
        if last != Some(seat) {
            look(position.as_ref());
            last = Some(seat);
        }
        let lines = position.legal(seat);
        let lines: Vec<&String> = lines.iter().filter(|line| *line != "resign").collect();
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(99);
        let line = lines[(chance >> 33) as usize % lines.len()];
        position.play(seat, line).unwrap();
    }
}

/// What each piece says to whoever opens it.
fn texts(section: &Section) -> Vec<&str> {
    match &section.content {
        Content::Cards(cards) => cards.iter().map(|card| card.full.as_str()).collect(),
        Content::Tiles(tiles) => tiles.tiles.iter().map(|tile| tile.text.as_str()).collect(),
        Content::Stacks(stacks) => stacks.iter().map(|stack| stack.text.as_str()).collect(),
        Content::Map(_)
        | Content::Track(_)
        | Content::Table(_)
        | Content::Stock(_)
        | Content::Slots(_)
        | Content::Line(_) => Vec::new(),
    }
}

/// How many cards and tiles of the box can be opened in the course of some matches, and which cannot.
fn opened(
    slug: &str,
    seats: u8,
    play: impl Fn(&mut dyn FnMut(&dyn Position)),
) -> (usize, Vec<String>) {
    let game = registry::find(slug).unwrap();
    let names = ["Ana", "Bo", "Cy", "Dee", "Eve"].map(String::from);
    let words = game.catalogue().words("en", &names);
    let glossary = game.glossary(&words).into_iter();
    let mut missing: Vec<Entry> = glossary.flat_map(|group| group.entries).collect();
    let all = missing.len();
    play(&mut |position: &dyn Position| {
        for seat in Seat::all(usize::from(seats)) {
            let scene = Scene {
                viewer: Viewer::Seat(seat),
                words: &words,
                last: None,
            };
            let panels = position.panels(&scene);
            let sections = panels.iter().flat_map(|panel| &panel.sections);
            let shown: Vec<&str> = sections.flat_map(texts).collect();
            let is_shown = |text: &String| shown.iter().any(|one| one.contains(text.as_str()));
            if !missing.iter().any(|entry| is_shown(&entry.text)) {
                continue;
            }
            let (_, areas, act) = drawn(slug, position, seat);
            let html = format!("{areas}{act}").replace("&#39;", "'");
            let html = html.replace("&#38;", "&").replace("&amp;", "&");
            missing.retain(|entry| !html.contains(entry.text.as_str()));
        }
    });
    let names = missing.into_iter().map(|entry| entry.name).collect();
    (all, names)
}

/// Events of Age A come from the pile at once: those that ask nobody never lie open, and are told in the log.
#[test]
fn every_card_of_through_the_ages_is_opened_with_its_full_text() {
    let (all, missing) = opened("through_the_ages", 4, |look| {
        for seed in ["cards", "more", "again"] {
            wander("through_the_ages", 4, seed, STEPS, look);
        }
    });
    assert_eq!(all, 236);
    let hidden = |name: &&String| name.starts_with("Development of ") && name.ends_with(" (A)");
    let others: Vec<&String> = missing.iter().filter(|name| !hidden(name)).collect();
    assert!(others.is_empty(), "{others:?}");
    assert_eq!(missing.len(), 7);
}

/// Characters, achievements, transmutation and action tiles, relays, bonuses.
#[test]
fn every_tile_of_an_age_contrived_is_opened_with_its_full_text() {
    let record = include_str!("../../../tests/games/age_contrived/plain-5p.turn");
    let (all, missing) = opened("age_contrived", 5, |look| {
        let mut number = 0;
        replay(record, |_, position| {
            number += 1;
            if number % 5 == 0 {
                look(position);
            }
        });
        for seed in ["tiles", "more", "again"] {
            wander("age_contrived", 5, seed, STEPS, look);
        }
        // Of the achievements some lie open from the first turn on.
        for seed in ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] {
            wander("age_contrived", 5, seed, 1, look);
        }
    });
    assert!(missing.is_empty(), "{missing:?}");
    assert_eq!(all, 66);
}

fn keep_styles() {
    if let Some(folder) = std::env::var_os("TURNPOST_SCREENSHOTS") {
        std::fs::write(
            std::path::Path::new(&folder).join("palette.css"),
            games::palette::css(),
        )
        .unwrap();
    }
}

/// Whoever may walk sees the way to every space, and not the space alone.
#[test]
fn a_map_shows_the_way_to_what_can_be_reached() {
    let mut walks = 0;
    let record = include_str!("../../../tests/games/age_contrived/plain-2p.turn");
    replay(record, |number, position| {
        let Some((seat, _)) = question(position) else {
            return;
        };
        let far = position.far(seat);
        if far.is_empty() {
            return;
        }
        let (_, areas, _) = drawn("age_contrived", position, seat);
        assert!(areas.contains("class=\"ahead\""), "{number}");
        walks += 1;
    });
    assert!(walks > 2, "{walks}");
}

/// Whatever stands on a map says what it is, at a target and elsewhere; so does empty land.
#[test]
fn what_stands_on_a_map_says_what_it_is() {
    for (slug, text) in [
        (
            "terra_nova",
            include_str!("../../../tests/games/terra_nova/plain-4p.turn"),
        ),
        (
            "age_of_innovation",
            include_str!("../../../tests/games/age_of_innovation/sets-4p.turn"),
        ),
    ] {
        let mut standing = BTreeSet::new();
        replay(text, |number, position| {
            let Some((seat, _)) = question(position).filter(|_| number.is_multiple_of(40)) else {
                return;
            };
            let (panels, areas, _) = drawn(slug, position, seat);
            let spots = panels.iter().flat_map(|panel| &panel.sections);
            let maps = spots.filter_map(|section| match &section.content {
                Content::Map(map) => Some(map),
                _ => None,
            });
            for spot in maps.flat_map(|map| &map.spots) {
                let said = match spot.holds.as_str() {
                    "" => spot.name.clone(),
                    holds => format!("{}: {holds}", spot.name),
                };
                let title = format!("<title>{said}</title>");
                assert!(areas.contains(&title), "{slug} {number}: {title}");
                let is_target = areas.contains(&format!("data-at=\"{}\"", spot.at));
                standing.insert((is_target, spot.holds.is_empty()));
            }
        });
        assert_eq!(standing.len(), 4, "{slug}: {standing:?}");
    }
}

/// The states of all tiles, by their panels and addresses.
fn tiles(panels: &[Panel]) -> BTreeMap<(String, String), TileState> {
    let mut all = BTreeMap::new();
    for panel in panels {
        for section in &panel.sections {
            if let Content::Tiles(tiles) = &section.content {
                let states = tiles.tiles.iter();
                all.extend(states.map(|tile| ((panel.id.clone(), tile.at.clone()), tile.state)));
            }
        }
    }
    all
}

/// A power action that the next round opens again is not marked as new; one that is taken is.
#[test]
fn what_is_open_again_is_not_new() {
    let game = registry::find("terra_nova").unwrap();
    let names = ["Ana", "Bo"].map(String::from);
    let words = game.catalogue().words("en", &names);
    let scene = Scene {
        viewer: Viewer::Seat(Seat(0)),
        words: &words,
        last: None,
    };
    let mut before: Vec<Panel> = Vec::new();
    let [mut opened, mut used] = [0; 2];
    let record = include_str!("../../../tests/games/terra_nova/plain-2p.turn");
    replay(record, |number, position| {
        let after = position.panels(&scene);
        let (changes, was) = (Changes::between(&before, &after), tiles(&before));
        for ((panel, at), state) in tiles(&after) {
            let is_new = changes.has(&panel, &at);
            let was = was.get(&(panel, at.clone()));
            if matches!((was, state), (Some(TileState::Used(_)), TileState::Open)) {
                assert!(!is_new, "{number}: {at}");
                opened += 1;
            }
            if matches!((was, state), (Some(TileState::Open), TileState::Used(_))) {
                assert!(is_new, "{number}: {at}");
                used += 1;
            }
        }
        before = after;
    });
    assert!(opened > 2 && used > 2, "{opened} opened, {used} used");
}
