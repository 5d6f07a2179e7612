use chrono::TimeDelta;
use turnpost::store::letters::MailState;

use crate::post::{count, letter, link, match_of_two, play_once, table_of_two, trail, waits};
use crate::support::{Client, TestApp};

fn choose(client: &Client, choices: &[(&str, &str)]) {
    let mut form = vec![
        ("ladder", ""),
        ("quiet_from", "0"),
        ("quiet_to", "0"),
        ("digest_hour", "8"),
    ];
    form.retain(|(name, _)| !choices.iter().any(|(other, _)| other == name));
    form.extend(choices);
    assert_eq!(client.post("/profile/mail", &form).status, 303);
}

/// Plays until it is somebody else's turn.
fn play_turn(app: &TestApp, id: i64) {
    let before = waits(app, id);
    while waits(app, id) == before {
        play_once(app, &before[0], id);
    }
    app.work();
}

/// The deal says who begins.
fn let_wait_for_ana(app: &TestApp, id: i64) {
    while waits(app, id) != ["Ana"] {
        play_once(app, "Bo", id);
    }
    app.work();
}

#[test]
fn every_default_says_why_it_is_the_default() {
    let app = TestApp::start();
    let page = app.signed_up("Ana").get("/profile/mail").body;
    for event in ["turn", "reminder", "talk", "table", "league"] {
        let field = format!("<select name=\"{event}\"");
        let label = page.split(&field).nth(1).expect("a choice");
        let label = label.split("</label>").next().unwrap();
        assert!(label.contains("<small class=\"dim\">"), "{event}: {label}");
    }
    for why in [
        "One reminder, when a quarter",
        "nobody should be woken",
        "so that you can plan your day",
    ] {
        assert!(page.contains(why), "{why}: {page}");
    }
}

#[test]
fn a_match_inherits_what_is_chosen_for_all_and_may_differ() {
    let app = TestApp::start();
    let (ana, bo, id) = match_of_two(&app, "slow", &[]);
    let other = table_of_two(&app, &ana, &bo, "slow", &[]);
    choose(&bo, &[("turn", "none")]);
    let page = bo.get(&format!("/matches/{id}/mail"));
    assert!(
        page.body.contains("as for all matches: no email"),
        "{}",
        page.body
    );
    let form = [
        ("turn", "mail"),
        ("reminder", ""),
        ("talk", ""),
        ("table", ""),
    ];
    assert_eq!(bo.post(&format!("/matches/{id}/mail"), &form).status, 303);
    play_turn(&app, id);
    play_turn(&app, other);
    assert_eq!(
        count(
            &app,
            "bo@example.org",
            &format!("Your turn: Terra Nova #{id}")
        ),
        1
    );
    assert_eq!(
        count(
            &app,
            "bo@example.org",
            &format!("Your turn: Terra Nova #{other}")
        ),
        0
    );
    assert!(
        app.runtime
            .block_on(app.service.audit_mail())
            .unwrap()
            .is_empty()
    );
    let stranger = app.signed_up("Cy");
    assert_eq!(stranger.get(&format!("/matches/{id}/mail")).status, 404);
    assert_eq!(
        stranger.post(&format!("/matches/{id}/mail"), &form).status,
        404
    );
}

#[test]
fn a_muted_match_is_silent() {
    let app = TestApp::start();
    let (_, bo, id) = match_of_two(&app, "slow", &[]);
    let form = [("turn", "mail"), ("mute", "on")];
    assert_eq!(bo.post(&format!("/matches/{id}/mail"), &form).status, 303);
    play_turn(&app, id);
    assert_eq!(count(&app, "bo@example.org", "Your turn"), 0);
    assert!(
        app.runtime
            .block_on(app.service.audit_mail())
            .unwrap()
            .is_empty()
    );
}

#[test]
fn a_digest_holds_what_waits_and_its_links_play() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    choose(
        &ana,
        &[
            ("turn", "digest"),
            ("talk", "digest"),
            ("table", "digest"),
            ("reminder", "none"),
        ],
    );
    let first = table_of_two(&app, &ana, &bo, "slow", &[]);
    let second = table_of_two(&app, &ana, &bo, "slow", &[]);
    let played = table_of_two(&app, &ana, &bo, "slow", &[]);
    bo.post(&format!("/matches/{first}/talk"), &[("words", "Hello")]);
    play_turn(&app, played);
    let states: Vec<String> = trail(&app, "Ana")
        .into_iter()
        .map(|row| row.state.text().to_owned())
        .collect();
    assert!(
        states.iter().filter(|state| *state == "digest").count() >= 4,
        "{states:?}"
    );
    app.service.clock.advance(TimeDelta::hours(24));
    app.work();
    let row = letter(&app, "ana@example.org", "Your matches");
    assert!(
        row.words.starts_with("Ana, 2 matches are waiting for you."),
        "{}",
        row.words
    );
    assert!(row.words.contains(&format!("Terra Nova #{second}")));
    assert!(row.words.contains("there is talk at the table"));
    let turn = link(&app, &row.words, "/t/");
    assert!(app.client().get(&turn).body.contains(">Your turn<"));
    assert_eq!(count(&app, "ana@example.org", "Your matches"), 1);
    assert!(
        trail(&app, "Ana")
            .iter()
            .all(|row| row.state != MailState::Digest)
    );
    // Nothing is new, but two turns still wait; when they are played, there is no digest.
    app.service.clock.advance(TimeDelta::hours(24));
    app.work();
    assert_eq!(count(&app, "ana@example.org", "Your matches"), 2);
    for id in [first, second] {
        play_turn(&app, id);
    }
    app.service.clock.advance(TimeDelta::hours(24));
    app.work();
    assert_eq!(count(&app, "ana@example.org", "Your matches"), 2);
}

#[test]
fn one_digest_until_a_visit() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    choose(
        &ana,
        &[
            ("turn", "digest"),
            ("digest", "visit"),
            ("reminder", "none"),
            ("table", "none"),
        ],
    );
    let pass = || {
        app.service.clock.advance(TimeDelta::minutes(5));
        app.work();
    };
    // Bo opens the tables, so that Ana is not here meanwhile.
    let open = |title: &str| {
        let form = [
            ("game", "terra_nova"),
            ("title", title),
            ("seats", "2"),
            ("order", "chosen"),
            ("first", "chosen"),
            ("speed", "slow"),
        ];
        bo.post("/tables/new", &form).location
    };
    let tables = [open("one"), open("two"), open("three")];
    for table in &tables[..2] {
        let player = app
            .runtime
            .block_on(app.service.player_named("Ana"))
            .unwrap();
        let id = turnpost::ids::MatchId(table.rsplit('/').next().unwrap().parse().unwrap());
        app.runtime
            .block_on(app.service.join(id, &player, ""))
            .unwrap();
        let_wait_for_ana(&app, id.0);
        pass();
    }
    assert_eq!(
        count(&app, "ana@example.org", "Your matches"),
        1,
        "one, and no more"
    );
    assert_eq!(ana.get("/mine").status, 200);
    let player = app
        .runtime
        .block_on(app.service.player_named("Ana"))
        .unwrap();
    let id = turnpost::ids::MatchId(tables[2].rsplit('/').next().unwrap().parse().unwrap());
    app.runtime
        .block_on(app.service.join(id, &player, ""))
        .unwrap();
    let_wait_for_ana(&app, id.0);
    pass();
    assert_eq!(
        count(&app, "ana@example.org", "Your matches"),
        2,
        "after a visit, the next"
    );
}

#[test]
fn a_mail_in_quiet_hours_waits_unless_the_time_would_be_up() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    // It is 13:00 in Warsaw.
    choose(&ana, &[("quiet_from", "12"), ("quiet_to", "22")]);
    table_of_two(&app, &ana, &bo, "daily", &[]);
    assert_eq!(count(&app, "ana@example.org", "Your turn"), 0);
    table_of_two(&app, &ana, &bo, "fast", &[]);
    assert_eq!(
        count(&app, "ana@example.org", "Your turn"),
        1,
        "8 hours are over before 22:00"
    );
    app.service.clock.advance(TimeDelta::hours(9));
    app.work();
    assert_eq!(count(&app, "ana@example.org", "Your turn"), 2);
}

#[test]
fn the_trail_shows_what_became_of_each_mail() {
    let app = TestApp::start();
    let (ana, _, id) = match_of_two(&app, "slow", &[]);
    let page = ana.get("/profile/mails").body;
    assert!(
        page.contains("Confirm your address") && page.contains("sent Mon 16 Nov, 13:00"),
        "{page}"
    );
    assert!(page.contains("Your turn") && page.contains(&format!("/matches/{id}")));
    play_once(&app, "Ana", id);
    assert_eq!(app.client().get("/profile/mails").status, 401);
}
