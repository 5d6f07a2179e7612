//! Whose replies are played, and whose are passed over.

use chrono::TimeDelta;
use diesel::Connection;
use diesel::connection::SimpleConnection;
use turnpost::mail::reply::authentication::Verdict;
use turnpost::service::replies::{Envelope, Received, Settings};
use turnpost::store::mailbox::LetterRow;

use crate::desk::{DOMAIN, Desk, message, settings};

const ANA: &str = "ana@example.org";

#[test]
fn only_the_players_own_address_plays_unless_they_allow_others() {
    let desk = Desk::start();
    let line = desk.legal().remove(0);
    let (before, to) = (desk.number(), desk.address());
    let kept = desk.letters().len();
    for (at, from) in [
        "eve@example.org",
        "ana@example.org.evil.example",
        "bo@example.org",
    ]
    .iter()
    .enumerate()
    {
        for copy in ["", "again"] {
            let sent = desk.send(&to, &message(from, &format!("m{at}{copy}"), &line));
            assert!(matches!(sent, Received::PassedOver(_)), "{from}");
        }
    }
    desk.deliver();
    assert_eq!(desk.number(), before);
    // Of each sender Ana hears once a day, and so does the sender.
    assert_eq!(desk.letters().len(), kept + 6);
    let told = desk.kept();
    let to_eve = told.iter().find(|row| row.address == "eve@example.org");
    let words = &to_eve.expect("an answer to Eve").words;
    assert!(
        words.contains(&format!("Terra Nova #{}", desk.id))
            && words.contains("from eve@example.org"),
        "{words}"
    );
    assert!(!words.contains("ana@example.org"), "{words}");
    let warned =
        |row: &&LetterRow| row.address == ANA && row.words.contains("from eve@example.org");
    assert!(told.iter().any(|row| warned(&row)), "Ana sees who tried");
    for at in 0..20 {
        let from = format!("{at}@elsewhere.example");
        desk.send(&to, &message(&from, &format!("flood{at}"), &line));
    }
    desk.deliver();
    assert!(desk.letters().len() <= kept + 20, "no flood");
    let form = [("any_sender", "on")];
    assert_eq!(desk.client.post("/profile/replies", &form).status, 303);
    assert!(
        desk.client
            .get("/profile")
            .body
            .contains("name=\"any_sender\" checked")
    );
    assert_eq!(
        desk.send(&to, &message("ANA@work.example", "m9", &line)),
        Received::Answered
    );
    assert!(desk.number() > before);
}

#[test]
fn a_copy_of_a_message_is_passed_over() {
    let desk = Desk::start();
    let to = desk.address();
    let first = message(ANA, "same", "say once");
    assert_eq!(desk.send(&to, &first), Received::Answered);
    assert_eq!(
        desk.send(&to, &first),
        Received::PassedOver("it came before")
    );
    let nameless = b"From: ana@example.org\r\n\r\nsay twice\r\n";
    assert_eq!(desk.send(&to, nameless), Received::Answered);
    assert!(matches!(desk.send(&to, nameless), Received::PassedOver(_)));
    desk.deliver();
    let answers = desk
        .letters()
        .iter()
        .filter(|text| text.contains("You said"))
        .count();
    assert_eq!(answers, 2);
}

#[test]
fn programs_are_never_answered() {
    let desk = Desk::start();
    let (to, line) = (desk.address(), desk.legal().remove(0));
    let (before, kept) = (desk.number(), desk.letters().len());
    let plain = String::from_utf8(message(ANA, "auto", &line)).unwrap();
    for header in [
        "Auto-Submitted: auto-replied",
        "Precedence: bulk",
        "X-Autoreply: yes",
        "List-Id: <x.example>",
        "X-Auto-Response-Suppress: All",
        "Return-Path: <>",
    ] {
        let sent = desk.send(&to, format!("{header}\r\n{plain}").as_bytes());
        assert!(matches!(sent, Received::PassedOver(_)), "{header}");
    }
    let own = plain.replace(
        "auto@example.org",
        &format!("{}@{}", "0a".repeat(16), desk.app.service.mailer.host),
    );
    assert_eq!(
        desk.send(&to, own.as_bytes()),
        Received::PassedOver("we wrote it")
    );
    let null = Envelope {
        null_sender: true,
        ..Envelope::default()
    };
    let sent = desk.try_send(&to, null, plain.as_bytes()).unwrap();
    assert_eq!(sent, Received::PassedOver("a program sent it"));
    desk.deliver();
    assert_eq!((desk.number(), desk.letters().len()), (before, kept));
}

#[test]
fn a_program_that_hides_is_answered_ten_times_an_hour() {
    let desk = Desk::start();
    let to = desk.address();
    let answered = |from: usize| {
        let sent = (from..from + 30)
            .map(|at| desk.send(&to, &message(ANA, &format!("loop{at}"), "I am away.")));
        sent.filter(|sent| *sent == Received::Answered).count()
    };
    assert_eq!(answered(0), 10);
    desk.app.service.clock.advance(TimeDelta::minutes(61));
    assert_eq!(answered(30), 10);
}

#[test]
fn a_token_is_for_one_player_and_kept_only_as_its_hash() {
    let desk = Desk::start();
    let to = desk.address();
    let path = desk.app.data.path().join("test.sqlite");
    let mut conn = diesel::SqliteConnection::establish(path.to_str().unwrap()).unwrap();
    // The local mailbox stands for the player's own.
    conn.batch_execute(
        "PRAGMA busy_timeout = 5000; DELETE FROM letters; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)",
    )
    .unwrap();
    let token = to.split(['+', '@']).nth(1).unwrap();
    let holds = |text: &str| {
        let bytes = std::fs::read(&path).unwrap();
        bytes
            .windows(text.len())
            .any(|part| part == text.as_bytes())
    };
    assert!(holds(&turnpost::service::secrets::hash(token)));
    assert!(!holds(token), "only the mail holds the token");
    let service = &desk.app.service;
    let known = |address: &str| {
        desk.app
            .runtime
            .block_on(service.recipient(address))
            .unwrap()
            .is_some()
    };
    assert!(known(&to) && known(&to.to_uppercase()));
    assert!(!known(&to.replace(DOMAIN, "other.example")));
    let mut other = to.clone().into_bytes();
    other[10] = if other[10] == b'a' { b'b' } else { b'a' };
    assert!(!known(&String::from_utf8(other).unwrap()));
    // Who has left the seat plays no more, and sees no board that is not for them.
    desk.client
        .post(&format!("/matches/{}/leave", desk.id), &[]);
    let line = "end";
    let before = desk.number();
    assert_eq!(
        desk.send(&to, &message(ANA, "left", line)),
        Received::Answered
    );
    desk.deliver();
    assert_eq!(desk.number(), before);
}

#[test]
fn an_unproven_sender_does_not_play_where_the_operator_asks_for_proof() {
    let desk = Desk::start_with(Settings {
        trusted_server: Some("mx.play.example".to_owned()),
        ..settings()
    });
    let (to, line, before) = (desk.address(), desk.legal().remove(0), desk.number());
    let plain = String::from_utf8(message(ANA, "p", &line)).unwrap();
    let forged = format!(
        "Authentication-Results: mx.evil.example; dmarc=pass header.from=example.org\r\n{plain}"
    );
    assert_eq!(
        desk.send(&to, forged.as_bytes()),
        Received::PassedOver("its sender is not proven")
    );
    assert_eq!(desk.number(), before);
    let proven = plain.replace("<p@", "<q@");
    let proven = format!(
        "Authentication-Results: mx.play.example; dmarc=pass header.from=example.org\r\n{proven}"
    );
    assert_eq!(desk.send(&to, proven.as_bytes()), Received::Answered);
    assert!(desk.number() > before);
}

#[test]
fn where_the_listener_checks_senders_its_verdict_counts() {
    let desk = Desk::start_with(Settings {
        check_senders: true,
        ..settings()
    });
    let (to, before) = (desk.address(), desk.number());
    let line = desk.legal().remove(0);
    let judged = |id: &str, verdict: Option<Verdict>| {
        let envelope = Envelope {
            verdict,
            ..Envelope::default()
        };
        let sent = desk.try_send(&to, envelope, &message(ANA, id, &line));
        sent.unwrap()
    };
    let unproven = Received::PassedOver("its sender is not proven");
    assert_eq!(judged("a", None), unproven);
    assert_eq!(judged("b", Some(Verdict::Unproven)), unproven);
    assert_eq!(desk.number(), before);
    assert_eq!(judged("c", Some(Verdict::Proven)), Received::Answered);
    assert!(desk.number() > before);
}
