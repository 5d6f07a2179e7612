//! What pictures, boards and emails call a thing can be typed.

use turnpost::games::any_game::{AnyGame, Position};
use turnpost::games::bots::Bot;
use turnpost::games::deal::Options;
use turnpost::games::message::{Arg, ENGLISH};
use turnpost::games::names::{Named, with_seats};
use turnpost::games::play::{Match, submit};
use turnpost::games::record::Source;
use turnpost::games::registry;
use turnpost::games::rng::Rng;
use turnpost::games::selfplay::Series;

use crate::harbour::harbour;

fn opened(game: &'static dyn AnyGame) -> Box<dyn Position> {
    let series = Series {
        game,
        players: *game.info().players.start(),
        options: Options::new(),
        seed: 4,
        bots: vec![Bot::Greedy],
        check: false,
    };
    series.open(0).unwrap().position().boxed()
}

fn played(position: &dyn Position, line: &str) -> Result<String, String> {
    let seat = position.turn().seats().next().unwrap();
    match position.boxed().play(seat, line) {
        Ok(played) => Ok(played[0].line.clone()),
        Err(refusal) => Err(refusal.0.id.into_owned()),
    }
}

#[test]
fn a_name_stands_for_its_id_in_any_case_and_beside_it() {
    let position = opened(harbour());
    for line in [
        "the harbour flag",
        "The Harbour’s Flag".replace("’s", "").as_str(),
        "show (the harbour flag)",
        "THE  HARBOUR FLAG (show)",
        "show: the Harbour flag",
    ] {
        assert_eq!(played(position.as_ref(), line), Ok("show".into()), "{line}");
    }
    assert_eq!(
        played(position.as_ref(), "take a full purse"),
        Ok("take 2".into()),
        "of two things with one name, the first that is possible"
    );
    assert_eq!(
        played(position.as_ref(), "give a full purse"),
        Err("unreadable".into())
    );
}

/// The words of a line, as things are named in it.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let ends = |sign: char| !(sign.is_alphanumeric() || sign == '_');
    let mut from = 0;
    line.split(ends).map(move |word| {
        let at = from;
        from += word.len() + 1;
        (at, word)
    })
}

/// A line with the names of all that it names, to compare two that say the same.
fn by_names(line: &str, names: &[(String, String)]) -> Vec<String> {
    let name = |(_, word): (usize, &str)| {
        let named = names.iter().find(|(id, _)| id.eq_ignore_ascii_case(word));
        named.map_or(word.to_owned(), |(_, name)| name.clone())
    };
    words(line).map(name).collect()
}

#[test]
fn every_thing_that_a_legal_line_names_can_be_called_by_its_name() {
    for &game in registry::all() {
        let slug = game.info().slug;
        let languages = [ENGLISH, "pl", "ru"].map(|language| {
            let said = game.catalogue().words(language, &[]);
            let name = |named: Named| (named.word, said.say(&named.name));
            let names: Vec<(String, String)> = game.named().into_iter().map(name).collect();
            assert!(names.iter().all(|(_, name)| !name.contains('[')), "{slug}");
            names
        });
        let mut position = opened(game);
        let mut rng = Rng::new([3; 32]);
        let mut typed = std::collections::BTreeSet::new();
        for number in 0..1500 {
            let Some(seat) = position.turn().seats().next() else {
                break;
            };
            let legal = match number % 5 {
                0 => position.legal(seat),
                _ => Vec::new(),
            };
            let names = &languages[number / 5 % languages.len()];
            for line in legal.iter().take(40) {
                for (at, word) in words(line) {
                    let called = |(id, _): &&(String, String)| id.eq_ignore_ascii_case(word);
                    let Some((_, name)) = names.iter().find(called) else {
                        continue;
                    };
                    let (before, after) = (&line[..at], &line[at + word.len()..]);
                    for call in [name.to_uppercase(), format!("{word} ({name})")] {
                        let call = format!("{before}{call}{after}");
                        let read = played(position.as_ref(), &call)
                            .unwrap_or_else(|why| panic!("{slug}: '{call}' for '{line}': {why}"));
                        assert_eq!(by_names(&read, names), by_names(line, names), "{call}");
                    }
                    typed.insert(word.to_owned());
                }
            }
            let line = position.bot(seat, Bot::Random, &mut rng).unwrap();
            position.play(seat, &line).unwrap();
        }
        assert!(typed.len() > 8, "{slug}: only {typed:?} were called");
    }
}

#[test]
fn the_boards_call_things_so() {
    let typed = |slug: &str, line: &str| {
        let position = opened(registry::find(slug).unwrap());
        let seat = position.turn().seats().next().unwrap();
        let Err(refusal) = position.boxed().play(seat, line) else {
            return "played".to_owned();
        };
        refusal.0.id.into_owned()
    };
    // Read, though it is not the moment for it.
    for (slug, line) in [
        ("terra_nova", "pass bonus tile A"),
        ("age_of_innovation", "pass Guild bonus"),
        ("age_of_innovation", "innovate New University"),
        ("terra_nova", "pass żeton bonusowy A"),
        ("terra_nova", "pass ZETON A"),
        ("age_of_innovation", "pass Premia gildii"),
        ("age_of_innovation", "innovate Новый университет"),
        ("age_of_innovation", "set las"),
        ("age_of_innovation", "upgrade E4 гильдия"),
        ("age_of_innovation", "advance żegluga"),
        ("terra_nova", "power Семь монет"),
        ("terra_nova", "town Monety"),
        ("through_the_ages", "play Ideal Building Site"),
        ("age_contrived", "resolve Library of Valduin"),
    ] {
        let id = typed(slug, line);
        let unread = ["unreadable", "bad-line", "bad-word", "unknown-word"];
        assert!(!unread.contains(&id.as_str()), "{slug} {line}: {id}");
    }
}

#[test]
fn rivals_can_be_called_by_their_names() {
    let players = ["Ana", "Bo", "Ana Maria", "J-R"].map(str::to_owned);
    for (line, seats) in [
        ("aggress raid_i Bo", "aggress raid_i @2"),
        ("aggress raid_i ANA", "aggress raid_i @1"),
        ("war war_over_culture ana maria", "war war_over_culture @3"),
        ("offer peace_treaty j-r as a", "offer peace_treaty @4 as a"),
    ] {
        assert_eq!(with_seats(line, &players), [seats]);
    }
    assert!(with_seats("aggress raid_i @2", &players).is_empty());
    let bots = ["Ana", "Ada (bot)"].map(str::to_owned);
    for line in ["aggress raid_i ada (bot)", "aggress raid_i Ada (бот)"] {
        assert_eq!(with_seats(line, &bots), ["aggress raid_i @2"], "{line}");
    }
    // A whole match, written so, is the same match.
    let kept = include_str!("../games/through_the_ages/greedy-3p.turn");
    let named = kept
        .replace(" @1", " Ana")
        .replace(" @2", " Bo")
        .replace(" @3", " Cy")
        .replace(": aggress ", ": aggression ");
    assert_ne!(named, kept);
    let game = registry::find("through_the_ages").unwrap();
    let replayed = |text: &str| {
        let source = Source::read(text.as_bytes()).unwrap();
        Match::replay(game, &source).unwrap_or_else(|error| panic!("{error:?}"))
    };
    assert_eq!(replayed(&named).record(), replayed(kept).record());
}

/// The lines that a refusal of what was typed names instead.
fn instead(position: &dyn Position, line: &str) -> Vec<String> {
    let seat = position.turn().seats().next().unwrap();
    let refusal = submit(&mut position.boxed(), seat, &[], line).unwrap_err();
    let lines = refusal.0.args.into_iter().find(|(name, _)| name == "lines");
    match lines {
        Some((_, Arg::List(lines))) => lines
            .into_iter()
            .map(|line| match line {
                Arg::Text(line) => line.into_owned(),
                other => panic!("{other:?} is no line"),
            })
            .collect(),
        _nothing_near => Vec::new(),
    }
}

#[test]
fn a_misspelt_line_is_answered_with_what_is_legal() {
    for &game in registry::all() {
        let mut position = opened(game);
        let mut rng = Rng::new([7; 32]);
        let mut helped = 0;
        for _ in 0..200 {
            let Some(seat) = position.turn().seats().next() else {
                break;
            };
            let legal = position.legal(seat);
            let stays: Vec<&String> = legal.iter().filter(|line| *line != "resign").collect();
            let line = (*rng.pick(&stays)).clone();
            let misspelt = format!("{}x{}", &line[..1], &line[1..]);
            let offered = match position.boxed().play(seat, &misspelt) {
                Ok(_) => Vec::new(),
                Err(_) => instead(position.as_ref(), &misspelt),
            };
            assert!(
                offered.iter().all(|line| legal.contains(line)),
                "{offered:?}"
            );
            helped += usize::from(offered.contains(&line));
            position.play(seat, &line).unwrap();
        }
        assert!(helped > 30, "{}: {helped}", game.info().slug);
    }
    let position = opened(harbour());
    assert_eq!(instead(position.as_ref(), "tkae 2")[0], "take 2");
    assert!(instead(position.as_ref(), "sing a song of the sea").is_empty());
}
