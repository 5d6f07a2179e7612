//! What every registered game must pass, and proof that the checks find what is wrong.

use std::sync::atomic::{AtomicUsize, Ordering};

use turnpost::games::any_game::{AnyGame, Scene};
use turnpost::games::bots::Bot;
use turnpost::games::deal::{Options, tables};
use turnpost::games::message::ENGLISH;
use turnpost::games::play::Match;
use turnpost::games::registry;
use turnpost::games::rng::Rng;
use turnpost::games::rulings::{rulings, versions};
use turnpost::games::selfplay::{End, Series};
use turnpost::games::{Seat, Viewer, menu, order_message};

use crate::harbour::*;

/// Actions that are played and checked for each player count with the default options; other
/// option values get a fifth. Matches of some games are ten times as long as those of others. A
/// long run asks for more by `TURNPOST_CHECKED_ACTIONS`.
fn checked_actions() -> usize {
    let asked = std::env::var("TURNPOST_CHECKED_ACTIONS").ok();
    asked.map_or(1_000, |count| count.parse().expect("a number of actions"))
}

fn series(game: &'static dyn AnyGame, players: u8, options: Options, bots: &[Bot]) -> Series {
    Series {
        game,
        players,
        options,
        seed: 20,
        bots: bots.to_vec(),
        check: true,
    }
}

/// Plays matches of each series until so many actions were checked, on every core; panics with the
/// first violation.
fn all_hold(series: &[(Series, usize)]) {
    let next = AtomicUsize::new(0);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some((series, actions)) = series.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    holds(series, *actions);
                }
            });
        }
    });
}

fn holds(series: &Series, actions: usize) {
    let (mut played, mut index) = (0, 0);
    while played < actions {
        let finished = series.play(index).unwrap();
        let record = finished.played.record();
        if let End::Violation(what) = finished.end {
            panic!(
                "{} {:?} match {index}: {what}\n{record}",
                record.game, series.options
            );
        }
        played += record.actions.len();
        index += 1;
    }
}

#[test]
fn random_matches_of_every_game_hold_in_every_position() {
    let mut all = Vec::new();
    for &game in registry::all() {
        for (players, options) in tables(game.info()) {
            let actions = if options.is_empty() {
                checked_actions()
            } else {
                checked_actions() / 5
            };
            all.push((series(game, players, options, &[Bot::Random]), actions));
        }
    }
    assert!(!all.is_empty());
    all_hold(&all);
}

#[test]
fn matches_of_greedy_bots_hold_too() {
    let mut all = Vec::new();
    for &game in registry::all() {
        for players in game.info().players.clone() {
            all.push((
                series(game, players, Options::new(), &[Bot::Greedy]),
                checked_actions() / 5,
            ));
            let mixed = [Bot::Greedy, Bot::Random];
            all.push((
                series(game, players, Options::new(), &mixed),
                checked_actions() / 5,
            ));
        }
    }
    all_hold(&all);
}

#[test]
fn greedy_bots_beat_random_bots() {
    for &game in registry::all() {
        let bots = [Bot::Greedy, Bot::Random];
        let series = Series {
            check: false,
            ..series(game, 2, Options::new(), &bots)
        };
        let mut wins = 0;
        for index in 0..20 {
            let outcome = series.play(index).unwrap().played.position().result();
            let greedy = Seat::all(2)
                .find(|seat| series.place(index, *seat) == 0)
                .unwrap();
            wins +=
                usize::from(outcome.is_some_and(|outcome| outcome.ranking[greedy.index()] == 1));
        }
        assert!(wins >= 18, "{}: {wins} of 20", game.info().slug);
    }
}

#[test]
fn every_option_is_explained_and_every_source_named() {
    for game in registry::all() {
        let info = game.info();
        let words = game.catalogue().words(ENGLISH, &[]);
        for option in info.options {
            assert!(
                words.has(&format!("option-{}", option.id)),
                "{} {}",
                info.slug,
                option.id
            );
            for value in option.values {
                let id = format!("option-{}-{}", option.id, value.id);
                assert!(words.has(&id), "{} {id}", info.slug);
            }
        }
        assert!(info.in_short.lines().count() > 20, "{}", info.slug);
        assert!(!info.sources.is_empty());
        assert!(info.sources.iter().all(|id| words.has(id)), "{}", info.slug);
    }
}

#[test]
fn every_listed_standing_order_is_known_and_explained_and_no_other() {
    for &game in registry::all() {
        let info = game.info();
        let opened = series(game, *info.players.start(), Options::new(), &[Bot::Random]);
        let opened = opened.open(0).unwrap();
        let words = game.catalogue().words(ENGLISH, &[]);
        assert!(!info.orders.is_empty(), "{}", info.slug);
        for order in info.orders {
            let known = opened.position().obey(Seat(0), order);
            assert!(known.is_ok(), "{} {order}: {known:?}", info.slug);
            let explained = order_message(order);
            assert!(words.has(&explained), "{} {explained}", info.slug);
        }
        assert!(opened.position().obey(Seat(0), "dance").is_err());
    }
}

#[test]
fn every_ruling_of_the_rules_is_listed_the_disputed_ones_first() {
    for &game in registry::all() {
        let info = game.info();
        let groups = rulings(info.rules_text);
        assert!(groups[0].title.starts_with("Disputed"), "{}", info.slug);
        let listed = groups.iter().flat_map(|group| &group.rulings);
        let heads = info.rules_text.split("\n- **R").skip(1);
        let written = heads.filter(|head| head.starts_with(|sign: char| sign.is_ascii_digit()));
        let written = written.count();
        assert_eq!(listed.clone().count(), written, "{}", info.slug);
        for language in ["pl", "ru"] {
            let translated = rulings(info.rules_in(language)).into_iter();
            let ids = translated
                .flat_map(|group| group.rulings)
                .map(|ruling| ruling.id);
            let own = listed.clone().map(|ruling| ruling.id.clone());
            assert!(ids.eq(own), "{} {language}", info.slug);
        }
        for ruling in listed {
            let reason = ruling.text.len() > 20 && ruling.text.contains(' ');
            assert!(reason, "{} {ruling:?}", info.slug);
            assert!(info.rules.contains(&ruling.since), "{ruling:?}");
        }
        let numbers: Vec<u32> = versions(info.rules_text)
            .iter()
            .map(|version| version.number)
            .collect();
        assert!(numbers.is_empty() || numbers == info.rules, "{}", info.slug);
        assert_eq!(numbers.is_empty(), info.rules.len() == 1, "{}", info.slug);
    }
}

#[test]
fn what_a_seat_plays_as_has_a_name() {
    for &game in registry::all() {
        let info = game.info();
        let series = series(game, *info.players.start(), Options::new(), &[Bot::Greedy]);
        let played = series.play(3).unwrap().played;
        let words = game.catalogue().words(ENGLISH, &[]);
        let mut any = false;
        for seat in Seat::all(played.seats()) {
            for role in played.position().roles(seat) {
                any = true;
                assert!(words.has(role), "{} {role}", info.slug);
            }
        }
        assert!(any, "{}: nobody plays as anything", info.slug);
    }
}

#[test]
fn boards_can_be_drawn_for_everybody_at_every_stage() {
    for &game in registry::all() {
        let most = *game.info().players.end();
        let mut played = series(game, most, Options::new(), &[]).open(1).unwrap();
        let mut rng = Rng::new([1; 32]);
        let mut number = 0;
        while let Some(seat) = played.position().turn().seats().next() {
            if number % 60 == 0 {
                can_be_drawn(&played);
            }
            number += 1;
            let line = played.position().bot(seat, Bot::Greedy, &mut rng);
            played.submit(seat, &line.unwrap(), false).unwrap();
        }
        can_be_drawn(&played);
    }
}

fn can_be_drawn(played: &Match) {
    for svg in ["pl", "ru", ENGLISH].map(|language| drawn(played, language)) {
        let png = turnpost::picture::png(&svg, 800).unwrap();
        assert_eq!(&png[..4], b"\x89PNG");
    }
}

/// The picture that the spectator sees, after everybody's was drawn.
fn drawn(played: &Match, language: &str) -> String {
    let game = played.game();
    let mut last = String::new();
    let words = game.catalogue().words(language, &played.record().players);
    for viewer in Viewer::all(played.seats()) {
        let scene = Scene {
            viewer,
            words: &words,
            last: played.last_shown(viewer),
        };
        let svg = played.position().svg(&scene);
        assert!(
            svg.starts_with("<svg") && !svg.contains('['),
            "{}: a word is missing",
            game.info().slug
        );
        assert!(!menu::letter(played.position(), &scene).is_empty());
        last = svg;
    }
    last
}

#[test]
fn a_hostile_name_stays_text_in_drawings() {
    for &game in registry::all() {
        let players = ["<script>alert(1)</script>", "\"&'", "Cy", "Dee", "Eli"].map(str::to_owned);
        let least = usize::from(*game.info().players.start());
        let seed = "5".parse().unwrap();
        let opened = Match::new(
            game,
            players[..least].to_vec(),
            Options::new(),
            Default::default(),
            Some(seed),
        )
        .unwrap();
        let words = game.catalogue().words(ENGLISH, &opened.record().players);
        let scene = Scene {
            viewer: Viewer::Spectator,
            words: &words,
            last: None,
        };
        let svg = opened.position().svg(&scene);
        assert!(!svg.contains("<script"), "{}", game.info().slug);
    }
}

fn verdict<const FLAW: u8>() -> Result<(), String> {
    let series = series(
        Flawed::<FLAW>::registered(),
        3,
        Options::new(),
        &[Bot::Random],
    );
    for index in 0..20 {
        if let End::Violation(what) = series.play(index).unwrap().end {
            return Err(what);
        }
    }
    Ok(())
}

#[test]
fn the_checks_pass_a_game_without_a_flaw() {
    assert_eq!(verdict::<RIGHT>(), Ok(()));
    assert_eq!(verdict::<TWO_WORDS>(), Ok(()));
}

#[test]
fn the_checks_find_every_flaw() {
    let found = |verdict: Result<(), String>, what: &str| {
        let reason = verdict.expect_err(what);
        assert!(reason.contains(what), "{reason}");
    };
    found(verdict::<VIEW_TELLS_A_CARD>(), "depends on what is hidden");
    found(verdict::<OFFERS_WHAT_IT_REFUSES>(), "offered but refused");
    found(verdict::<TAKES_WHAT_IT_DOES_NOT_OFFER>(), "but not offered");
    found(verdict::<LOSES_A_COIN>(), "29 coins");
    found(verdict::<NEVER_ENDS>(), "does not end");
    found(verdict::<HAS_NO_WORDS>(), "no words");
    found(verdict::<OFFERS_TWICE>(), "offered twice");
    found(verdict::<EVENT_TELLS_A_CARD>(), "tell");
    found(verdict::<STORES_NOT_ALL>(), "stored state differs");
    found(verdict::<DEAD_END>(), "do not agree");
    found(
        verdict::<OFFERS_NOTHING>(),
        "is offered and changes nothing",
    );
    found(
        verdict::<COUNTS_WHAT_NOBODY_SEES>(),
        "was played and changes nothing",
    );
    found(verdict::<CANNOT_BE_DECLINED>(), "may decline but 'end'");
    found(verdict::<ASKS_FOR_NOTHING>(), "is asked for nothing");
    found(
        verdict::<ADVISES_THE_IMPOSSIBLE>(),
        "is refused with 'show'",
    );
}

#[test]
fn a_section_is_about_the_whole_line() {
    for (slug, line, section) in [
        ("terra_nova", "build E5", "6-1"),
        ("terra_nova", "exchange 4; end", "9-1"),
        ("terra_nova", "exchange 4 points", "9-2"),
        ("terra_nova", "dance", ""),
        ("through_the_ages", "take moses", "10-1"),
        ("through_the_ages", "take Pyramids", "10-2"),
        ("through_the_ages", "build bronze", "10-4"),
        ("through_the_ages", "build warriors", "10-12"),
        ("through_the_ages", "upgrade warriors swordsmen", "10-13"),
        ("through_the_ages", "end discard rats", "11-1"),
        ("age_of_innovation", "pow_bridge A1 B2", "6-4"),
        ("age_of_innovation", "pow_coins", "8-7"),
        ("age_contrived", "char rusne", "15-4"),
    ] {
        let info = registry::find(slug).unwrap().info();
        assert_eq!(info.section(line), section, "{slug}: {line}");
    }
}
