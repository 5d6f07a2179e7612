//! Record files: what they say when something is wrong, round trips, and the kept matches.

use std::collections::BTreeSet;
use std::path::Path;

use proptest::prelude::*;
use turnpost::games::any_game::AnyGame;
use turnpost::games::deal::{Deal, Options, component_message, tables};
use turnpost::games::language_check::check_record;
use turnpost::games::message::{Catalogue, ENGLISH};
use turnpost::games::play::Match;
use turnpost::games::record::{MAX_BYTES, Record, RecordError, Source};
use turnpost::games::registry;

use crate::harbour::harbour;

const HEADER: &str = "game: harbour\nrules: 1\nplayers: Ana, Bo\nseed: 1\ndeal start_player: 1\n";

fn read(text: &str) -> Result<Match, RecordError> {
    let source = Source::read(text.as_bytes())?;
    Match::replay(harbour(), &source)
}

fn problem(text: &str) -> (usize, String) {
    let error = read(text).expect_err(text);
    let game = harbour();
    let reason = game
        .catalogue()
        .words(ENGLISH, &["Ana".to_owned(), "Bo".to_owned()])
        .say(&error.reason);
    assert!(!reason.starts_with('['), "no words: {reason}");
    (error.line, reason)
}

#[test]
fn a_record_is_read_with_comments_and_several_actions_on_a_line() {
    let text = format!("# A match\n{HEADER}\nAna: take 1; end  # well\n\nBo (auto):   take   2\n");
    let replayed = read(&text).unwrap();
    let entries = &replayed.record().actions;
    assert_eq!(entries.len(), 3);
    assert_eq!(
        (entries[2].line.as_str(), entries[2].automatic),
        ("take 2", true)
    );
    let printed = replayed.record().to_string();
    assert_eq!(
        Source::read(printed.as_bytes()).unwrap().record,
        *replayed.record()
    );
}

#[test]
fn every_mistake_has_its_line_and_its_reason() {
    let with = |more: &str| format!("{HEADER}{more}");
    for (text, line, reason) in [
        (String::new(), 1, "no line ‘game"),
        ("game: harbour\n".into(), 1, "no line ‘rules"),
        ("game harbour\n".into(), 1, "needs a colon"),
        (
            "game: harbour\nrules: one\nplayers: A, B\n".into(),
            2,
            "not a number",
        ),
        (
            "game: harbour\nrules: 9\nplayers: A, B\nseed: 1\n".into(),
            2,
            "does not know version",
        ),
        (
            "game: harbour\nrules: 1\nplayers: A\nseed: 1\n".into(),
            3,
            "2 to 4 players, not 1",
        ),
        (
            "game: harbour\nrules: 1\nplayers: A, A\nseed: 1\n".into(),
            3,
            "cannot be a player",
        ),
        (
            "game: harbour\nrules: 1\nplayers: A,, B\nseed: 1\n".into(),
            3,
            "cannot be a player",
        ),
        (
            "game: harbour\nrules: 1\nplayers: A, B\nseed: a b\n".into(),
            4,
            "cannot be a seed",
        ),
        (
            "game: harbour\nrules: 1\nplayers: A, B\n".into(),
            1,
            "needs a line",
        ),
        (with("deal cards: 1 2 3\n"), 6, "needs 2, but 3 are given"),
        (with("deal cards: 1 1\n"), 6, "too often"),
        (with("deal cards: 1 9\n"), 6, "cannot be dealt as cards"),
        (with("deal fish: 1\n"), 6, "Nothing called ‘fish’"),
        (with("option wind: low\n"), 6, "no option ‘wind’"),
        (
            with("option tide: red\n"),
            6,
            "not a value of the option tide",
        ),
        (with("game: harbour\n"), 6, "a second time"),
        (
            with("\nAna: take 1\nseed: 2\n"),
            8,
            "before the first action",
        ),
        (with("\nCy: take 1\n"), 7, "Nobody called ‘Cy’"),
        (with("\nAna: take 9\n"), 7, "not possible now"),
        (
            with("\nAna: take 1; end\nAna: take 1\n"),
            8,
            "not your turn",
        ),
        (with("\nAna: dance\n"), 7, "is no action"),
        (with("\nAna:\n"), 7, "no action here"),
        (with("\nAna: take 1;;end\n"), 7, "no action here"),
        (
            with(&format!("\nAna: {}\n", "x".repeat(3000))),
            7,
            "longer than",
        ),
        ("Ana: take 1\n".into(), 1, "must come before"),
    ] {
        let (found, why) = problem(&text);
        assert!(
            found == line && why.contains(reason),
            "{text:?} gave line {found}: {why}"
        );
    }
    let three = HEADER.replace("Ana, Bo", "Ana, Bo, Cy") + "option tide: high\n";
    assert_eq!(problem(&three).0, 6);
}

#[test]
fn what_is_no_text_or_too_much_is_refused() {
    let mut bytes = HEADER.as_bytes().to_vec();
    bytes.extend(b"\n\xff\xfe\n");
    let error = Source::read(&bytes).unwrap_err();
    assert_eq!(
        (error.line, error.reason.id.as_ref()),
        (7, "record-not-utf8")
    );
    let error = Source::read(&vec![b'a'; MAX_BYTES + 1]).unwrap_err();
    assert_eq!(error.reason.id, "record-too-big");
    let words = Catalogue::new(&[]);
    assert!(
        words
            .words(ENGLISH, &[])
            .say(&error.reason)
            .contains("the limit is")
    );
}

#[test]
fn names_that_the_file_needs_for_itself_are_refused() {
    for name in [
        "",
        " Ana",
        "A,B",
        "A:B",
        "A;B",
        "A#B",
        "game",
        "seed",
        "deal me",
        "option",
        "Ana (auto)",
        "a\nb",
        "a\u{7}b",
    ] {
        assert!(!Record::is_name(name), "{name:?}");
    }
    for name in ["Ana", "Zoë van der Berg", "O’Neil", "李", "dealer"] {
        assert!(Record::is_name(name), "{name:?}");
    }
    assert!(!Record::is_name(&"x".repeat(61)));
}

proptest! {
    #[test]
    fn reading_never_panics_on_any_text(text in "\\PC{0,300}") {
        let _ = read(&text);
    }

    #[test]
    fn reading_never_panics_on_damaged_records(
        cut in 0usize..400, insert in any::<Vec<u8>>(), at in 0usize..400,
    ) {
        let mut bytes = format!("{HEADER}\nAna: take 3; end\nBo: show; take 2; end\nAna: take 1\n").into_bytes();
        let at = at % bytes.len();
        bytes.splice(at..at, insert);
        bytes.truncate(bytes.len().saturating_sub(cut % 40));
        if let Ok(source) = Source::read(&bytes) {
            let _ = Match::replay(harbour(), &source);
        }
    }

    #[test]
    fn a_record_that_was_read_prints_and_reads_the_same(
        names in prop::collection::btree_set("[A-Za-z][a-z ]{0,8}[a-z]", 2..=4),
        lines in prop::collection::vec("[a-z][a-z0-9 -]{0,12}[a-z0-9]", 0..20),
        seed in "[a-z0-9]{1,20}",
    ) {
        let names: Vec<String> = names.into_iter().filter(|name| Record::is_name(name)).collect();
        prop_assume!(names.len() >= 2);
        let mut text = format!("game: harbour\nrules: 2\nplayers: {}\nseed: {seed}\noption tide: low\ndeal cards: 1 2\n", names.join(", "));
        for (index, line) in lines.iter().enumerate() {
            text += &format!("{}: {line}\n", names[index % names.len()]);
        }
        let first = Source::read(text.as_bytes()).unwrap().record;
        let printed = first.to_string();
        let second = Source::read(printed.as_bytes()).unwrap().record;
        prop_assert_eq!(&first, &second);
        prop_assert_eq!(printed, second.to_string());
    }
}

/// All that is asked, offered, told and drawn in the kept matches, in every language.
#[test]
fn kept_matches_are_told_in_every_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let check = |game: &'static dyn AnyGame| {
        for file in std::fs::read_dir(folder.join(game.info().slug)).unwrap() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            check_record(game, &text).unwrap_or_else(|flaw| panic!("{}: {flaw}", path.display()));
        }
    };
    std::thread::scope(|scope| {
        for game in registry::all() {
            scope.spawn(move || check(*game));
        }
    });
}

/// From every action there is a way to its paragraph of the rules.
#[test]
fn the_rules_have_a_section_for_every_action_of_kept_matches() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut missing = BTreeSet::new();
    for game in registry::all() {
        let info = game.info();
        for file in std::fs::read_dir(folder.join(info.slug)).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            let mut source = Source::read(text.as_bytes()).unwrap();
            let actions = std::mem::take(&mut source.record.actions);
            let mut played = Match::replay(*game, &source).unwrap();
            for (number, entry) in actions.iter().enumerate() {
                let mut lines = vec![entry.line.clone()];
                if number % 8 == 0 {
                    let position = played.position();
                    let legal = position.turn().0.into_iter();
                    lines.extend(legal.flat_map(|decision| position.legal(decision.seat)));
                }
                let unknown = lines.iter().filter(|line| info.section(line).is_empty());
                let verbs = unknown.filter_map(|line| line.split(' ').next());
                missing.extend(verbs.map(|verb| format!("{} {verb}", info.slug)));
                played
                    .submit(entry.seat, &entry.line, entry.automatic)
                    .unwrap();
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

/// Finished matches kept as files; a comment `# scores: …` says how they ended.
#[test]
fn kept_matches_end_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut count = 0;
    for game in std::fs::read_dir(folder).unwrap() {
        for file in std::fs::read_dir(game.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let expected = text
                .lines()
                .find_map(|line| line.strip_prefix("# scores: "))
                .expect("a line with the scores");
            let source = Source::read(text.as_bytes()).unwrap();
            let replayed = registry::replay(&source)
                .unwrap_or_else(|error| panic!("{}: {error:?}", path.display()));
            let scores = replayed
                .position()
                .points()
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(" ");
            assert_eq!(scores, expected, "{}", path.display());
            count += 1;
        }
    }
    assert!(count >= 3, "there are kept matches");
}

/// A record without actions whose components are as given, beside a seed.
fn dealt(game: &dyn AnyGame, seats: u8, options: &Options, deal: &str, seed: &str) -> String {
    let info = game.info();
    let rules = info.rules.last().unwrap();
    let players = &["Ana", "Bo", "Cy", "Dee", "Eli"][..usize::from(seats)];
    let mut text = format!("game: {}\nrules: {rules}\n", info.slug);
    text += &format!("players: {}\n", players.join(", "));
    for (option, value) in options {
        text += &format!("option {option}: {value}\n");
    }
    text + seed + deal
}

#[test]
fn a_deck_may_begin_by_hand_and_go_on_by_the_seed_in_every_game() {
    for &game in registry::all() {
        let mut begun = 0;
        for (seats, options) in tables(game.info()) {
            let rules = *game.info().rules.last().unwrap();
            let deal = |seed: &str| {
                let seed = seed.parse().ok();
                game.deal(rules, seats, &options, &Deal::new(), seed.as_ref())
            };
            let Ok((other, components)) = deal("kitchen") else {
                continue;
            };
            for component in components.iter().filter(|one| one.may_begin) {
                let ids = other.dealt(component.id);
                let first = &ids[..2.min(ids.len() - 1)];
                let line = format!("deal {}: {}\n", component.id, first.join(", "));
                let text = dealt(game, seats, &options, &line, "seed: table\n");
                let source = Source::read(text.as_bytes()).unwrap();
                let opened = match registry::replay(&source) {
                    Ok(opened) => opened,
                    // What lies in one place may exclude another: the line is named then.
                    Err(error) => {
                        assert_eq!(error.line, text.lines().count(), "{text}{error:?}");
                        continue;
                    }
                };
                begun += 1;
                let all = opened.setup().dealt(component.id);
                assert_eq!(all[..first.len()], *first, "{text}");
                assert_eq!(all.len(), component.count);
                let again = registry::replay(&source).unwrap();
                assert!(again.position().same(opened.position()));
                let seedless = dealt(game, seats, &options, &line, "");
                let source = Source::read(seedless.as_bytes()).unwrap();
                assert!(registry::replay(&source).is_err(), "{seedless}");
            }
        }
        assert!(begun > 5, "{}: {begun}", game.info().slug);
    }
}

#[test]
fn a_wrong_deal_line_is_named_by_its_own_number_in_every_game() {
    for &game in registry::all() {
        for (seats, options) in tables(game.info()) {
            let rules = *game.info().rules.last().unwrap();
            let seed = "kitchen".parse().ok();
            let dealt_here = game.deal(rules, seats, &options, &Deal::new(), seed.as_ref());
            let Ok((setup, components)) = dealt_here else {
                continue;
            };
            for component in &components {
                // A key for later chance may be anything.
                if component.pool.is_empty() {
                    continue;
                }
                let ids = setup.dealt(component.id);
                let mut wrong = ids.to_vec();
                wrong[ids.len() / 2] = "nonsense".to_owned();
                let mut too_many = ids.to_vec();
                too_many.push(ids[0].clone());
                for ids in [wrong, too_many] {
                    let line = format!("deal {}: {}\n", component.id, ids.join(" "));
                    let text = dealt(game, seats, &options, &line, "seed: kitchen\n");
                    let source = Source::read(text.as_bytes()).unwrap();
                    let error = registry::replay(&source).expect_err(&text);
                    assert_eq!(error.line, text.lines().count(), "{text}{error:?}");
                    let words = game.catalogue().words(ENGLISH, &[]);
                    assert!(!words.say(&error.reason).contains('['), "{error:?}");
                }
            }
        }
    }
}

#[test]
fn every_component_says_in_which_order_it_is_dealt() {
    for &game in registry::all() {
        let words = game.catalogue().words(ENGLISH, &[]);
        for (seats, options) in tables(game.info()) {
            let rules = *game.info().rules.last().unwrap();
            let seed = "kitchen".parse().ok();
            let dealt = game.deal(rules, seats, &options, &Deal::new(), seed.as_ref());
            for component in dealt.iter().flat_map(|(_, components)| components) {
                let id = component_message(component.id);
                assert!(words.has(&id), "{} {id}", game.info().slug);
            }
        }
    }
}

#[test]
fn commas_may_stand_between_what_is_dealt() {
    let text =
        "game: harbour\nrules: 1\nplayers: Ana, Bo\ndeal cards: 4,2\ndeal start_player: 1,\n";
    let replayed = read(text).unwrap();
    assert_eq!(replayed.setup().dealt("cards"), ["4", "2"]);
    assert!(replayed.record().to_string().contains("deal cards: 4 2"));
    let begun = text
        .replace("4,2", "4")
        .replace("rules: 1", "rules: 1\nseed: 7");
    assert_eq!(read(&begun).unwrap().setup().dealt("cards")[0], "4");
    let (line, reason) = problem(&text.replace("4,2", "4"));
    assert_eq!(line, 4);
    assert!(reason.contains("gives only 1 of 2"), "{reason}");
}
