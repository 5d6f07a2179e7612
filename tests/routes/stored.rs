//! What is stored and cannot be read: named, set aside, and in nobody else's way.

use std::process::Command;

use chrono::TimeDelta;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;

use crate::support::TestApp;

fn execute(app: &TestApp, sql: &str) {
    let path = app.data.path().join("test.sqlite");
    let mut conn = SqliteConnection::establish(path.to_str().unwrap()).unwrap();
    conn.batch_execute("PRAGMA busy_timeout = 5000").unwrap();
    conn.batch_execute(sql).unwrap();
}

fn unreadable(app: &TestApp) -> Vec<String> {
    let found = app.runtime.block_on(app.service.unreadable()).unwrap();
    found.iter().map(ToString::to_string).collect()
}

#[test]
fn one_match_that_cannot_be_read_is_set_aside_and_the_others_go_on() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let other = app.another_match(&ana);
    app.work();
    assert_eq!(unreadable(&app), Vec::<String>::new());
    execute(
        &app,
        &format!(
            "UPDATE matches SET terms = replace(terms, 'per_move', 'per_turn') WHERE id = {id}"
        ),
    );
    let found = unreadable(&app);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(
        found[0].starts_with(&format!("table matches, row {id}, column terms: ")),
        "{found:?}"
    );
    // A clear page, which says nothing of what is stored.
    let shown = ana.get(&format!("/matches/{id}"));
    assert_eq!(shown.status, 500);
    assert!(shown.body.contains("set aside"), "{}", shown.body);
    assert!(!shown.body.contains("per_turn"), "{}", shown.body);
    let token = app.token("Ana");
    let shown = ana.api_get(&token, &format!("/matches/{id}"));
    assert_eq!(shown.status, 500, "{}", shown.body);
    assert!(shown.body.contains("set aside"), "{}", shown.body);
    // The lists and the other match are there, and it is played on.
    for path in ["/lobby", "/mine"] {
        assert_eq!(ana.get(path).status, 200, "{path}");
    }
    let before = app.number(other);
    let line = ana.legal(&token, other).remove(0);
    let played = ana.post(
        &format!("/matches/{other}/actions"),
        &[("number", before.to_string().as_str()), ("line", &line)],
    );
    assert!([200, 303].contains(&played.status), "{}", played.body);
    app.work();
    assert!(app.number(other) > before);
    // Whoever looks after it is told.
    let made = app.service.set_admin("Ana", true, "test");
    app.runtime.block_on(made).unwrap();
    assert!(
        ana.get("/admin")
            .body
            .contains(&found[0].replace('`', "&#96;"))
            || ana.get("/admin").body.contains("column terms")
    );
    execute(
        &app,
        &format!(
            "UPDATE matches SET terms = replace(terms, 'per_turn', 'per_move') WHERE id = {id}"
        ),
    );
    assert_eq!(ana.get(&format!("/matches/{id}")).status, 200);
}

/// Nobody reads the hours of another zone, or another language, because their own is damaged.
#[test]
fn an_account_whose_zone_or_language_cannot_be_read_is_an_error_with_its_place() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let token = app.token("Ana");
    for (column, broken, well) in [
        ("zone", "Mars/Phobos", "Europe/Warsaw"),
        ("language", "tlh", "en"),
        // A country is what a browser names; stored is the language alone.
        ("language", "en-GB", "en"),
    ] {
        let set = |to: &str| {
            let sql = format!("UPDATE players SET {column} = '{to}' WHERE id = 1");
            execute(&app, &sql);
        };
        set(broken);
        let shown = ana.get("/mine");
        assert_eq!(shown.status, 500, "{column}");
        assert!(!shown.body.contains(broken), "{}", shown.body);
        assert_eq!(ana.api_get(&token, "/me").status, 500, "{column}");
        assert_eq!(bo.get("/mine").status, 200, "{column}");
        let place = format!("table players, row 1, column {column}: ");
        let found = unreadable(&app);
        assert!(
            found.len() == 1 && found[0].starts_with(&place),
            "{found:?}"
        );
        set(well);
        assert_eq!(ana.get("/mine").status, 200);
    }
}

/// What is said at a table goes to those who can be read, and waits for the one who cannot.
#[test]
fn one_player_who_cannot_be_read_holds_up_nobody_else() {
    let app = TestApp::start();
    let [ana, bo, cy] = ["Ana", "Bo", "Cy"].map(|name| app.signed_up(name));
    let form = [("game", "terra_nova"), ("seats", "4")];
    let table = ana.post("/tables/new", &form).location;
    for client in [&bo, &cy] {
        assert_eq!(client.post(&format!("{table}/join"), &[]).status, 303);
    }
    execute(&app, "UPDATE players SET zone = 'Mars/Phobos' WHERE id = 1");
    let said = bo.post(&format!("{table}/talk"), &[("words", "A fine evening")]);
    assert_eq!(said.status, 303, "{}", said.body);
    let told = |address: &str| {
        let page = app.client().get("/mailbox").body;
        let is_it = |email: &&str| {
            email.contains(&format!("to {address},")) && email.contains("A fine evening")
        };
        page.split("<article").filter(is_it).count()
    };
    app.service.clock.advance(TimeDelta::days(1));
    app.work();
    assert_eq!((told("cy@example.org"), told("ana@example.org")), (1, 0));
    execute(
        &app,
        "UPDATE players SET zone = 'Europe/Warsaw' WHERE id = 1",
    );
    app.service.clock.advance(TimeDelta::days(1));
    app.work();
    assert_eq!((told("cy@example.org"), told("ana@example.org")), (1, 1));
}

/// An order that is not understood is not passed over: what it would have done is not known.
#[test]
fn a_standing_order_that_cannot_be_read_sets_its_match_aside() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let token = app.token("Ana");
    let line = ana.legal(&token, id).remove(0);
    execute(
        &app,
        &format!(
            "UPDATE seats SET orders = 'fly to the moon'
             WHERE match_id = {id} AND player_id IS NOT NULL;
             UPDATE matches SET version = version + 1 WHERE id = {id}"
        ),
    );
    let number = app.number(id).to_string();
    let form = [("number", number.as_str()), ("line", &line)];
    let played = ana.post(&format!("/matches/{id}/actions"), &form);
    // Where the turn is over after the line, it is the bot's next action that finds out.
    app.work();
    let troubles = app.runtime.block_on(app.service.troubles()).unwrap();
    let is_named = troubles
        .iter()
        .any(|row| row.words.contains("column orders"));
    assert!(
        played.status == 500 || is_named,
        "{}: {troubles:?}",
        played.status
    );
    if played.status == 500 {
        assert!(played.body.contains("set aside"), "{}", played.body);
    }
}

#[test]
fn the_doctor_names_table_row_and_column() {
    let app = TestApp::start();
    let (_ana, id) = app.match_against_bot("Ana");
    execute(
        &app,
        &format!(
            "UPDATE matches SET options = '[]', visibility = 'secret' WHERE id = {id};
             UPDATE seats SET agrees = 'chek' WHERE match_id = {id} AND seat = 0;
             UPDATE outbox SET state = 'chek' WHERE id = 1;
             INSERT INTO mail_choices VALUES (1, 0, 'turn', 'pigeon')"
        ),
    );
    let places = [
        format!("table matches, row {id}, column options: "),
        format!("table matches, row {id}, column visibility: "),
        format!("table seats, row {id}/0, column agrees: "),
        "table outbox, row 1, column state: ".to_owned(),
        "table mail_choices, row 1/0/turn, column choice: ".to_owned(),
    ];
    let found = unreadable(&app);
    for place in &places {
        let names = |error: &String| error.starts_with(place);
        assert!(found.iter().any(names), "{place} is not among {found:?}");
    }
    let database = app.data.path().join("test.sqlite");
    let output = Command::new(env!("CARGO_BIN_EXE_turnpost"))
        .args(["doctor", "--database", database.to_str().unwrap()])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(!output.status.success(), "{said}");
    assert!(said.contains("FIX  stored data: "), "{said}");
    for place in &places {
        assert!(said.contains(place.as_str()), "{place} is not in {said}");
    }
}
