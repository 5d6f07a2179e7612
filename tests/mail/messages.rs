use std::collections::BTreeSet;

use chrono::TimeDelta;
use mail_parser::MimeHeaders;
use turnpost::store::letters::MailState;
use turnpost::words::Reader;

use crate::causes::every_kind;
use crate::post::{
    count, header, kept, letter, link, match_of_two, parse, play_once, python, waits,
};
use crate::support::TestApp;

#[test]
fn every_kind_of_letter_is_a_valid_message_whose_parts_say_the_same() {
    let app = TestApp::start();
    let kinds = every_kind(&app);
    let expected = [
        "Confirm your address",
        "You already have an account",
        "Choose a new password",
        "Change of address",
        "Somebody wants to change the address of your account",
        "Ana invites you to play Terra Nova",
        "Match started",
        "Your turn",
        "Still your turn",
        "Time is up",
        "Substitute wanted",
        "Table talk",
        "Table closed",
        "Match rewound",
        "Your matches",
        "Say that you are here",
        "Your seat is free again",
        "Sign-up is open for “Club & <b>friends</b>, season 1”",
        "Will you play in “Club & <b>friends</b>, season 1”?",
        "“Club & <b>friends</b>, season 1” starts later",
        "“Club & <b>friends</b>, season 1” has started",
        "“Club & <b>friends</b>, season 1” has started without you",
        "Round 2 of “Cup”",
        "Week 1 of “Club & <b>friends</b>, season 1”",
        "To the players of “Club & <b>friends</b>, season 1”",
        "You are now playing in “Club & <b>friends</b>, season 1”",
        "You were replaced in “Club & <b>friends</b>, season 1”",
        "“Club & <b>friends</b>, season 1” is over",
    ];
    for kind in expected {
        assert!(
            kinds.contains(kind),
            "no letter of the kind {kind} among {kinds:?}"
        );
    }
    assert!(kinds.iter().any(|kind| kind.ends_with(" won")), "{kinds:?}");
    let folder = tempfile::TempDir::new().unwrap();
    let mut files = Vec::new();
    for row in kept(&app) {
        let raw = row.message.clone().unwrap();
        let file = folder.path().join(format!("{}.eml", row.id));
        std::fs::write(&file, &raw).unwrap();
        files.push(file);
        let message = parse(&raw);
        let (text, html) = (message.body_text(0).unwrap(), message.body_html(0).unwrap());
        same_facts(&row.subject, &text, &html);
        assert!(
            !html.contains("http-equiv") && !html.contains("<script"),
            "{}",
            row.subject
        );
        let remote = html
            .split("src=\"")
            .skip(1)
            .filter(|rest| !rest.starts_with("cid:"))
            .count();
        assert_eq!(
            remote, 0,
            "{}: nothing is fetched from elsewhere",
            row.subject
        );
        for line in raw.split(|byte| *byte == b'\n') {
            assert!(
                line.len() <= 999,
                "{}: a line of {} bytes",
                row.subject,
                line.len()
            );
        }
        // Emails of a match are a thread, those of a league too, and no others.
        let list = header(&message, "List-Id");
        let in_threads = ["turn", "reminder", "talk", "table", "league"];
        let is_threaded = !header(&message, "References").is_empty();
        assert_eq!(
            is_threaded,
            in_threads
                .iter()
                .any(|kind| list.contains(&format!("<{kind}."))),
            "{}: {list}",
            row.subject
        );
        let can_stop = text.contains("/u/");
        assert_eq!(
            !header(&message, "List-Unsubscribe").is_empty(),
            can_stop,
            "{}",
            row.subject
        );
        if can_stop {
            let one_click = header(&message, "List-Unsubscribe-Post");
            assert_eq!(one_click, "List-Unsubscribe=One-Click");
        }
    }
    let strict = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/strict.py");
    let checked = std::process::Command::new(python())
        .arg(strict)
        .args(&files)
        .output()
        .unwrap();
    assert!(
        checked.status.success(),
        "{}",
        String::from_utf8_lossy(&checked.stderr)
    );
    let ids: BTreeSet<String> = kept(&app)
        .iter()
        .map(|row| {
            parse(row.message.as_ref().unwrap())
                .message_id()
                .unwrap()
                .to_owned()
        })
        .collect();
    assert_eq!(
        ids.len(),
        kept(&app).len(),
        "every letter has an id of its own"
    );
    let audit = app.runtime.block_on(app.service.audit_mail()).unwrap();
    assert!(audit.is_empty(), "{audit:?}");
}

/// Each word of the text is in the HTML, in the same order but for links, and the other way round.
fn same_facts(subject: &str, text: &str, html: &str) {
    let body = html.split("<body>").nth(1).unwrap();
    let mut addresses = BTreeSet::new();
    for rest in body.split("href=\"").skip(1) {
        addresses.insert(unescape(rest.split('"').next().unwrap()));
    }
    let mut plain = String::new();
    let mut inside = false;
    for sign in body.chars() {
        match sign {
            '<' => inside = true,
            '>' => {
                inside = false;
                plain.push(' ');
            }
            _ if !inside => plain.push(sign),
            _ => {}
        }
    }
    let words = |text: &str| -> Vec<String> {
        let words = text
            .split_whitespace()
            .filter(|word| !word.starts_with("http") && *word != "--");
        words
            .map(|word| word.trim_end_matches(':').to_owned())
            .collect()
    };
    let linked = text
        .split_whitespace()
        .filter(|word| word.starts_with("http"));
    let linked: BTreeSet<String> = linked.map(str::to_owned).collect();
    assert!(linked.is_subset(&addresses), "{subject}: the same links");
    let mut more = addresses.difference(&linked);
    // What can be done is written as lines in the text, because a reply plays them.
    assert!(
        more.all(|link| link.contains("?line=")),
        "{subject}: {addresses:?}"
    );
    let plain = words(&unescape(&plain));
    if body.contains("<img") || body.contains("class=\"chip\"") {
        // The board is drawn and told in the one, and written in columns in the other.
        let text = text.replace("\r\n", "\n");
        let first = words(text.split("\n\n").next().unwrap());
        assert!(plain.starts_with(&first), "{subject}: {first:?}");
    } else {
        assert_eq!(words(text), plain, "{subject}: the same words");
    }
}

fn unescape(text: &str) -> String {
    let pairs = [
        ("&#60;", "<"),
        ("&#62;", ">"),
        ("&#34;", "\""),
        ("&#39;", "'"),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#38;", "&"),
        ("&amp;", "&"),
    ];
    pairs
        .iter()
        .fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

#[test]
fn the_letter_of_a_turn_stands_on_its_own() {
    let app = TestApp::start();
    let (_, _, id) = match_of_two(&app, "daily", &[]);
    let row = letter(&app, "ana@example.org", "Your turn");
    let text = &row.words;
    assert!(
        text.starts_with(&format!(
            "Ana, it is your turn in Terra Nova #{id}, “Sunday club”.\n"
        )),
        "{text}"
    );
    // Noon and 24 hours and half an hour of grace, in Warsaw.
    assert!(
        text.contains("You have until Tue 17 Nov 2026, 13:30 (Warsaw), 1 day from now."),
        "{text}"
    );
    assert!(
        text.contains("What you can do") && text.contains("points"),
        "{text}"
    );
    assert!(text.contains(&format!("Play:  {}/t/", app.base)), "{text}");
    assert!(
        !text.contains("To play by reply"),
        "answers are not read yet"
    );
    let raw = row.message.unwrap();
    let message = parse(&raw);
    let host = "localhost";
    assert_eq!(
        header(&message, "References"),
        format!("<match-{id}@{host}>")
    );
    assert_eq!(
        header(&message, "In-Reply-To"),
        format!("<match-{id}@{host}>")
    );
    let picture = message
        .parts
        .iter()
        .find(|part| part.content_id() == Some("board"))
        .unwrap();
    let picture = png::Decoder::new(std::io::Cursor::new(picture.contents()));
    let picture = picture.read_info().expect("a PNG");
    assert!(picture.info().width >= 600);
    assert!(
        message
            .body_html(0)
            .unwrap()
            .contains("prefers-color-scheme: dark")
    );
}

#[test]
fn one_wait_is_one_mail_and_what_was_played_meanwhile_is_not_told() {
    let app = TestApp::start();
    let (_, _, id) = match_of_two(&app, "daily", &[]);
    assert_eq!(count(&app, "ana@example.org", "Your turn"), 1);
    app.work();
    assert_eq!(count(&app, "ana@example.org", "Your turn"), 1);
    // Everybody plays on before the worker comes round: only the last wait is told.
    let before = kept(&app).len();
    for _ in 0..4 {
        let name = waits(&app, id)[0].clone();
        play_once(&app, &name, id);
    }
    app.work();
    let told = kept(&app).len() - before;
    let waiting = waits(&app, id);
    assert!(told <= waiting.len(), "{told} letters for {waiting:?}");
    let dropped = crate::post::trail(&app, "Ana")
        .into_iter()
        .chain(crate::post::trail(&app, "Bo"));
    let dropped: Vec<_> = dropped
        .filter(|row| row.state == MailState::Dropped)
        .collect();
    assert!(
        dropped
            .iter()
            .all(|row| Reader::default().recall(&row.reason) == "you have played in the meantime"),
        "{dropped:?}"
    );
    assert!(!dropped.is_empty());
}

#[test]
fn a_substitute_and_who_comes_back_from_a_pause_are_told() {
    let app = TestApp::start();
    let (ana, bo, id) = match_of_two(&app, "fast", &[("after_drop_out", "substitute")]);
    for client in [&ana, &bo] {
        client.post(&format!("/matches/{id}/agree"), &[("wish", "pause")]);
    }
    for client in [&ana, &bo] {
        client.post(&format!("/matches/{id}/agree"), &[("wish", "resume")]);
    }
    app.work();
    assert_eq!(
        count(&app, "ana@example.org", "Your turn"),
        1,
        "it was told already"
    );
    let turn = link(
        &app,
        &letter(&app, "ana@example.org", "Your turn").words,
        "/t/",
    );
    assert_eq!(
        app.client().get(&turn).status,
        200,
        "its link goes on working"
    );
    app.service.clock.advance(TimeDelta::minutes(8 * 60 + 40));
    app.work();
    assert_eq!(count(&app, "bo@example.org", "Substitute wanted"), 1);
    assert_eq!(count(&app, "ana@example.org", "Time is up"), 1);
    let cy = app.signed_up("Cy");
    assert_eq!(cy.post(&format!("/matches/{id}/join"), &[]).status, 303);
    app.work();
    let row = letter(&app, "cy@example.org", "Your turn");
    link(&app, &row.words, "/t/");
    let audit = app.runtime.block_on(app.service.audit_mail()).unwrap();
    assert!(audit.is_empty(), "{audit:?}");
}

#[test]
fn talk_is_gathered_into_one_letter_and_nobody_hears_themselves() {
    let app = TestApp::start();
    let (ana, bo, id) = match_of_two(&app, "daily", &[]);
    for (client, words) in [(&bo, "Hello"), (&ana, "Hi Bo"), (&bo, "Nice start")] {
        client.post(&format!("/matches/{id}/talk"), &[("words", words)]);
        app.service.clock.advance(TimeDelta::minutes(2));
        app.work();
    }
    assert_eq!(count(&app, "ana@example.org", "Table talk"), 0);
    app.service.clock.advance(TimeDelta::minutes(10));
    app.work();
    let row = letter(&app, "ana@example.org", "Table talk");
    assert!(
        row.words.contains("Bo: Hello") && row.words.contains("Bo: Nice start"),
        "{}",
        row.words
    );
    assert!(!row.words.contains("Hi Bo"));
    assert_eq!(count(&app, "ana@example.org", "Table talk"), 1);
    bo.post(&format!("/matches/{id}/talk"), &[("words", "Still there?")]);
    app.service.clock.advance(TimeDelta::minutes(11));
    app.work();
    let row = letter(&app, "ana@example.org", "Table talk");
    assert!(
        row.words.contains("Still there?") && !row.words.contains("Nice start"),
        "{}",
        row.words
    );
}
