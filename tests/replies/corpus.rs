//! Messages as mail programs make them, each with the lines that are its writer's own.
//!
//! `NAME.lines` holds the steps that `NAME.eml` asks for, one a line; or after `= ` what a message
//! is that nobody plays: `automatic`, `soft`, `complaint`, or `hard: ` and the server's words.

use std::path::PathBuf;

use turnpost::games::deal::{Deal, Options};
use turnpost::games::play::Match;
use turnpost::games::registry;
use turnpost::mail::bounce::Kind;
use turnpost::mail::reply::address::{Recipient, recipient};
use turnpost::mail::reply::{self, Content, Inbound, command};

fn corpus() -> Vec<(String, Vec<u8>, Vec<String>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/replies/corpus");
    let mut names: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "eml"))
        .collect();
    names.sort();
    let message = |path: PathBuf| {
        let expected = std::fs::read_to_string(path.with_extension("lines")).unwrap();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let lines = expected.lines().map(str::to_owned).collect();
        (name, std::fs::read(&path).unwrap(), lines)
    };
    names.into_iter().map(message).collect()
}

fn told(inbound: &Inbound) -> Vec<String> {
    let verdict = |words: &str| vec![format!("= {words}")];
    match &inbound.content {
        Content::Lines(lines) => {
            let steps = command::steps(lines);
            steps.iter().map(ToString::to_string).collect()
        }
        Content::Automatic => verdict("automatic"),
        Content::Report(report) => match &report.kind {
            Kind::Hard(words) => verdict(&format!("hard: {words}")),
            Kind::Soft => verdict("soft"),
            Kind::Complaint => verdict("complaint"),
        },
    }
}

#[test]
fn each_message_gives_its_writers_lines_and_nothing_else() {
    let corpus = corpus();
    assert!(corpus.len() >= 200, "{} messages", corpus.len());
    let mut wrong = Vec::new();
    for (name, bytes, expected) in &corpus {
        let found = told(&reply::read(bytes).expect("it is a message"));
        if found != *expected {
            wrong.push(format!("{name}: {found:?}, not {expected:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn replies_name_their_writer_their_thread_and_their_address() {
    for (name, bytes, expected) in corpus() {
        let inbound = reply::read(&bytes).unwrap();
        if expected.first().is_some_and(|line| line.starts_with("= ")) {
            continue;
        }
        assert_eq!(inbound.from.as_deref(), Some("ana@example.org"), "{name}");
        assert!(!inbound.message_id.is_empty(), "{name}");
        assert!(
            inbound
                .references
                .contains(&"42.17.0@play.example".to_owned()),
            "{name}"
        );
        let ours = |address: &String| recipient(address, "play.example");
        let ours: Vec<Recipient> = inbound.recipients.iter().filter_map(ours).collect();
        assert!(matches!(ours.first(), Some(Recipient::Reply(_))), "{name}");
    }
}

/// The end of a message may be lost, its line ends changed: still nothing of a quote is played.
#[test]
fn a_message_that_is_cut_off_or_has_other_line_ends_plays_nothing_more() {
    for (name, bytes, expected) in corpus() {
        let text: Vec<u8> = bytes
            .iter()
            .copied()
            .filter(|byte| *byte != b'\r')
            .collect();
        let told_again = told(&reply::read(&text).unwrap());
        if !name.contains("utf-16") {
            assert_eq!(told_again, expected, "{name} with bare line feeds");
        }
        for length in (0..bytes.len()).step_by(211) {
            let _ = reply::read(&bytes[..length]);
        }
    }
}

/// No action may be taken for a command, a greeting, a signature or a quote, nor be tidied away.
#[test]
fn every_action_of_every_game_survives_a_mail() {
    for &game in registry::all() {
        let least = usize::from(*game.info().players.start());
        let players = ["Ana", "Bo", "Cy"][..least].iter().map(ToString::to_string);
        let seed = "1".parse().ok();
        let started = Match::new(game, players.collect(), Options::new(), Deal::new(), seed);
        let mut current = started.unwrap();
        for round in 0..150 {
            let Some(seat) = current.position().turn().seats().next() else {
                break;
            };
            let legal = current.position().legal(seat);
            for some in legal.chunks(50) {
                let mail = format!("From: ana@example.org\n\n{}\n", some.join("\n"));
                let read = told(&reply::read(mail.as_bytes()).unwrap());
                assert_eq!(read, some, "{}", game.info().slug);
            }
            let line = legal[round * 7 % legal.len()].clone();
            current.submit(seat, &line, false).unwrap();
        }
    }
    for word in command::WORDS {
        let steps = command::steps(&[word.to_owned()]);
        assert!(steps[0].is_command(), "{word}");
    }
}

/// Found by fuzzing: mail that the parser gives up on must not take anybody with it.
#[test]
fn a_message_that_breaks_the_parser_is_passed_over() {
    let broken = include_bytes!("broken/nested-boundaries.eml");
    let read = reply::read(broken);
    let lines = |inbound: &Inbound| matches!(inbound.content, Content::Lines(_));
    assert!(!read.as_ref().is_some_and(lines), "{read:?}");
}

#[test]
fn two_senders_are_none() {
    let two = b"From: a@example.org\r\nFrom: b@example.org\r\n\r\nend\r\n";
    assert_eq!(reply::read(two).unwrap().from, None);
    let list = b"From: a@example.org, b@example.org\r\n\r\nend\r\n";
    assert_eq!(reply::read(list).unwrap().from, None);
}
