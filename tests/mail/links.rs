use chrono::TimeDelta;
use diesel::prelude::*;

use crate::causes::every_kind;
use crate::post::{count, kept, letter, link, match_of_two, play_once};
use crate::support::TestApp;

/// Every table of the database, as text.
fn dump(app: &TestApp) -> String {
    #[derive(QueryableByName)]
    struct Name {
        #[diesel(sql_type = diesel::sql_types::Text)]
        name: String,
    }
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = diesel::sql_types::Text)]
        row: String,
    }
    let file = app.data.path().join("test.sqlite");
    let mut conn = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
    let tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
    let tables: Vec<Name> = diesel::sql_query(tables).load(&mut conn).unwrap();
    assert!(tables.len() > 15);
    let mut text = String::new();
    for table in tables {
        let columns = format!("SELECT name FROM pragma_table_info('{}')", table.name);
        let columns: Vec<Name> = diesel::sql_query(columns).load(&mut conn).unwrap();
        let quoted: Vec<String> = columns
            .iter()
            .map(|one| format!("quote({})", one.name))
            .collect();
        let rows = format!(
            "SELECT {} AS row FROM {} ORDER BY 1",
            quoted.join("||','||"),
            table.name
        );
        let rows: Vec<Row> = diesel::sql_query(rows).load(&mut conn).unwrap();
        text += &format!("{}\n", table.name);
        for row in rows {
            text += &row.row;
            text.push('\n');
        }
    }
    text
}

fn links_of(app: &TestApp) -> Vec<String> {
    let mut found = Vec::new();
    for row in kept(app) {
        let words = row.words.split_whitespace();
        let links = words.filter_map(|word| word.strip_prefix(app.base.as_str()));
        found.extend(links.map(str::to_owned));
    }
    found.sort();
    found.dedup();
    found
}

#[test]
fn opening_every_link_of_every_letter_changes_nothing() {
    let app = TestApp::start();
    every_kind(&app);
    let links = links_of(&app);
    for kind in [
        "/t/",
        "/u/",
        "/confirm/",
        "/reset/",
        "/address/",
        "/matches/",
        "/mine",
        "/log-in",
    ] {
        assert!(
            links.iter().any(|link| link.starts_with(kind)),
            "no {kind} among {links:?}"
        );
    }
    let before = dump(&app);
    let scanner = app.client();
    for link in &links {
        let path = link.split('#').next().unwrap();
        let got = scanner.get(path);
        assert!(
            [200, 303, 401, 404, 422].contains(&got.status),
            "{link}: {}",
            got.status
        );
        assert!(!got.headers.contains("set-cookie"), "{link}");
        let head = scanner
            .agent
            .head(format!("{}{path}", app.base))
            .call()
            .unwrap();
        assert!(head.status().as_u16() < 500, "{link}");
    }
    assert_eq!(before, dump(&app), "a scanner changed something");
}

#[test]
fn a_link_opens_the_turn_without_a_password_and_nothing_else() {
    let app = TestApp::start();
    let (_, _, id) = match_of_two(&app, "daily", &[]);
    let turn = link(
        &app,
        &letter(&app, "ana@example.org", "Your turn").words,
        "/t/",
    );
    let turn = turn.split('?').next().unwrap().to_owned();
    let stranger = app.client();
    let page = stranger.get(&turn);
    assert_eq!(page.status, 200);
    assert!(page.body.contains(">Your turn<") && page.body.contains("the link in an email"));
    assert!(
        !page.body.contains("/notes") && !page.body.contains("/leave"),
        "no more than the turn"
    );
    for path in [
        "/mine",
        "/profile",
        "/profile/mail",
        "/profile/mails",
        &format!("/matches/{id}/plan"),
    ] {
        assert_eq!(stranger.get(path).status, 401, "{path}");
    }
    for (path, form) in [
        (
            format!("/matches/{id}/actions"),
            [("number", "0"), ("line", "pass")],
        ),
        (format!("/matches/{id}/leave"), [("", ""), ("", "")]),
        (format!("{turn}/leave"), [("", ""), ("", "")]),
    ] {
        assert!(
            [401, 404].contains(&stranger.post(&path, &form).status),
            "{path}"
        );
    }
    // Without a page of ours before it, nothing is played.
    let line = app.client().legal(&app.token_once("Ana"), id)[0].clone();
    let form = [("number", "0"), ("line", line.as_str())];
    let evil = Some("https://evil.example");
    assert_eq!(
        stranger
            .post_from(evil, &format!("{turn}/actions"), &form)
            .status,
        403
    );
    let shown = stranger.get(&format!("{turn}?line={}", line.replace(' ', "+")));
    assert!(
        shown.body.contains("id=\"preview\"") && shown.body.contains(&format!("{turn}/actions"))
    );
    assert_eq!(app.number(id), 0);
    let played = stranger.post(&format!("{turn}/actions"), &form);
    assert_eq!(
        (played.status, played.location.as_str()),
        (303, turn.as_str())
    );
    assert_eq!(app.number(id), 1);
}

#[test]
fn a_small_decision_has_a_link_for_each_answer_and_one_button_plays_it() {
    let app = TestApp::start();
    let (_, _, id) = match_of_two(&app, "daily", &[]);
    // Play on until somebody has few answers.
    for _ in 0..60 {
        let name = crate::post::waits(&app, id)[0].clone();
        let legal = app.client().legal(&app.token_once(&name), id);
        if legal.len() <= 6 {
            app.work();
            let address = format!("{}@example.org", name.to_lowercase());
            let words = letter(&app, &address, "Your turn").words;
            let answers: Vec<&str> = words
                .split_whitespace()
                .filter(|word| word.contains("?line="))
                .collect();
            assert_eq!(answers.len(), legal.len(), "{words}");
            let path = answers[0].strip_prefix(&app.base).unwrap();
            let number = app.number(id);
            let shown = app.client().get(path);
            assert_eq!(shown.status, 200);
            assert!(shown.body.contains("id=\"preview\""), "{}", shown.body);
            assert_eq!(app.number(id), number);
            let form = [
                ("number", &*number.to_string()),
                ("line", legal[0].as_str()),
            ];
            let turn = path.split('?').next().unwrap();
            assert_eq!(
                app.client().post(&format!("{turn}/actions"), &form).status,
                303
            );
            assert!(app.number(id) > number);
            return;
        }
        play_once(&app, &name, id);
    }
    panic!("no small decision came up");
}

#[test]
fn a_link_dies_with_the_next_mail_a_reset_or_the_seat() {
    let app = TestApp::start();
    let (ana, bo, id) = match_of_two(&app, "daily", &[]);
    let link_to = |address: &str| {
        let turn = link(&app, &letter(&app, address, "Your turn").words, "/t/");
        turn.split('?').next().unwrap().to_owned()
    };
    let first = link_to("ana@example.org");
    // The turn goes round until Ana is told again.
    while count(&app, "ana@example.org", "Your turn") < 2 {
        let name = crate::post::waits(&app, id)[0].clone();
        play_once(&app, &name, id);
        app.work();
    }
    let second = link_to("ana@example.org");
    assert_ne!(first, second);
    let old = app.client().get(&first);
    assert_eq!(old.status, 200, "the next mail replaced it");
    assert!(
        old.body.contains("That turn has been played") && old.body.contains("Ana played it"),
        "{}",
        old.body
    );
    assert!(old.body.contains(&format!("/matches/{id}")));
    // When, by the clock of whoever got the email, although nobody is logged in.
    let said_at = |body: &str| {
        let said = body.split("Ana played it, ").nth(1).unwrap();
        said.split('<').next().unwrap().to_owned()
    };
    ana.post("/profile", &[("zone", "Asia/Tokyo"), ("language", "en")]);
    let in_tokyo = app.client().get(&first).body;
    assert_ne!(said_at(&in_tokyo), said_at(&old.body));
    assert_eq!(app.client().get(&second).status, 200);
    ana.post("/reset", &[("email", "ana@example.org")]);
    app.work();
    let reset = link(
        &app,
        &letter(&app, "ana@example.org", "Choose a new password").words,
        "/reset/",
    );
    assert_eq!(
        ana.post(&reset, &[("password", "battery staple")]).status,
        303
    );
    assert_eq!(app.client().get(&second).status, 404, "a reset ends it");
    if count(&app, "bo@example.org", "Your turn") > 0 {
        let other = link_to("bo@example.org");
        assert_eq!(app.client().get(&other).status, 200);
        bo.post(&format!("/matches/{id}/leave"), &[]);
        assert_eq!(
            app.client().get(&other).status,
            404,
            "who leaves the seat cannot come back"
        );
    }
    app.service.clock.advance(TimeDelta::days(70));
    assert_eq!(app.client().get(&second).status, 404);
    assert_eq!(app.client().get("/t/none").status, 404);
}

#[test]
fn one_click_stops_one_kind_of_mail_of_one_player() {
    let app = TestApp::start();
    let (_, bo, id) = match_of_two(&app, "daily", &[]);
    let words = letter(&app, "ana@example.org", "Your turn").words;
    let stop = link(&app, &words, "/u/");
    let program = app.client();
    let asked = program.get(&stop);
    assert!(asked.body.contains("tell you it is your turn") && asked.body.contains("Stop them"));
    // As a mail program does it: no cookie, no origin, the body of RFC 8058.
    let form = [("List-Unsubscribe", "One-Click")];
    let stopped = program.post_from(None, &stop, &form);
    assert_eq!(stopped.status, 200);
    let says = |words: &str| stopped.body.contains(words);
    assert!(
        says("You will no longer get") && says("Change what you get"),
        "what stopped, and how to undo it: {}",
        stopped.body
    );
    assert_eq!(
        program.post_from(None, &stop, &form).status,
        200,
        "twice is once"
    );
    let again = program.get(&stop).body;
    assert!(
        again.contains("You will no longer get") && !again.contains("Stop them"),
        "nothing is left to stop: {again}"
    );
    let told = count(&app, "ana@example.org", "Your turn");
    for _ in 0..6 {
        let name = crate::post::waits(&app, id)[0].clone();
        play_once(&app, &name, id);
        app.work();
    }
    assert_eq!(count(&app, "ana@example.org", "Your turn"), told);
    assert!(
        count(&app, "bo@example.org", "Your turn") > 0,
        "others are still told"
    );
    bo.post(&format!("/matches/{id}/talk"), &[("words", "Hello")]);
    app.service.clock.advance(TimeDelta::minutes(11));
    app.work();
    assert_eq!(
        count(&app, "ana@example.org", "Table talk"),
        1,
        "another kind goes on"
    );
    let audit = app.runtime.block_on(app.service.audit_mail()).unwrap();
    assert!(audit.is_empty(), "who wants no mail misses none: {audit:?}");
}

#[test]
fn an_address_can_refuse_invitations() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let form = [
        ("game", "terra_nova"),
        ("seats", "3"),
        ("order", "chosen"),
        ("first", "chosen"),
        ("speed", "slow"),
    ];
    let invite = || {
        let table = ana.post("/tables/new", &form).location;
        ana.post(
            &format!("{table}/invite"),
            &[("email", "friend@example.org")],
        );
        app.work();
    };
    invite();
    let words = letter(&app, "friend@example.org", "Ana invites you").words;
    let stop = link(&app, &words, "/u/");
    assert_eq!(app.client().post_from(None, &stop, &[]).status, 200);
    invite();
    assert_eq!(count(&app, "friend@example.org", "Ana invites you"), 1);
}
