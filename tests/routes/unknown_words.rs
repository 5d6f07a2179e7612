//! A word that is on no list: refused with 422, and nothing has changed.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use serde_json::json;

use crate::support::{Answer, Client, TestApp};

/// Sees whether anybody else has written to the database.
struct Watch(SqliteConnection);

#[derive(QueryableByName)]
struct Version {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    data_version: i64,
}

impl Watch {
    fn of(app: &TestApp) -> Watch {
        let path = app.data.path().join("test.sqlite");
        let mut conn = SqliteConnection::establish(path.to_str().unwrap()).unwrap();
        conn.batch_execute("PRAGMA busy_timeout = 5000").unwrap();
        Watch(conn)
    }

    fn version(&mut self) -> i64 {
        let row: Version = diesel::sql_query("PRAGMA data_version")
            .get_result(&mut self.0)
            .unwrap();
        row.data_version
    }

    fn refused(&mut self, what: &str, ask: impl FnOnce() -> Answer) {
        let before = self.version();
        let answer = ask();
        assert_eq!(answer.status, 422, "{what}: {}", answer.body);
        assert_eq!(self.version(), before, "{what} has changed something");
    }

    fn each(&mut self, client: &Client, path: &str, right: &[(&str, &str)], wrong: &[&str]) {
        for name in wrong {
            let mut form = right.to_vec();
            form.retain(|(key, _)| key != name);
            form.push((name, "chek"));
            self.refused(&format!("{path} {name}"), || client.post(path, &form));
        }
    }
}

#[test]
fn a_mistyped_button_of_an_admin_throws_nobody_out() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let made = app
        .runtime
        .block_on(app.service.set_admin("Ana", true, "test"));
    made.unwrap();
    let mut watch = Watch::of(&app);
    let path = format!("/admin/matches/{id}");
    watch.each(&ana, &path, &[("seat", "1")], &["what"]);
    watch.refused("no seat", || ana.post(&path, &[("what", "seat")]));
    assert_eq!(ana.post(&path, &[("what", "check")]).status, 200);
    let changed = ana.post(&path, &[("what", "seat"), ("seat", "1")]);
    assert_eq!(changed.status, 303, "the right word does it");
}

#[test]
fn forms_of_a_table_take_known_words_only() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let mut watch = Watch::of(&app);
    let table = [
        ("game", "terra_nova"),
        ("seats", "2"),
        ("bots", "0"),
        ("speed", "daily"),
    ];
    let wrong = [
        "game",
        "seats",
        "bots",
        "speed",
        "visibility",
        "order",
        "first",
        "after_drop_out",
        "start_at",
        "grace_minutes",
        "least_reliability",
        "terra_nova.turn_order",
    ];
    watch.each(&ana, "/tables/new", &table, &wrong);
    let opened = ana.post("/tables/new", &table);
    assert_eq!(opened.status, 303, "{}", opened.body);
    let at = |what: &str| format!("{}/{what}", opened.location);
    watch.each(&ana, &at("seat"), &[("seat", "1")], &["what"]);
    watch.each(&ana, &at("agree"), &[], &["wish"]);
    watch.refused("here is no wish", || {
        ana.post(&at("agree"), &[("wish", "here")])
    });
    watch.each(&ana, &at("mail"), &[], &["turn", "talk", "league"]);
    assert_eq!(ana.get("/lobby?speed=chek").status, 422);
    assert_eq!(ana.get("/lobby?seats=chek").status, 422);
    assert_eq!(ana.get("/lobby?speed=fast&seats=2").status, 200);
    assert_eq!(ana.get("/lobby?speed=&seats=").status, 200);
}

#[test]
fn forms_of_a_player_take_known_words_only() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let mut watch = Watch::of(&app);
    let mail = [
        ("turn", "mail"),
        ("digest", "daily"),
        ("digest_hour", "8"),
        ("quiet_from", "0"),
        ("quiet_to", "0"),
    ];
    watch.each(
        &ana,
        "/profile/mail",
        &mail,
        &["turn", "reminder", "table", "digest"],
    );
    assert_eq!(ana.post("/profile/mail", &mail).status, 303);
    let hook = [("url", "https://example.org"), ("form", "json")];
    watch.each(&ana, "/profile/mail/hook", &hook, &["form"]);
    watch.each(&ana, "/profile/mail/feed", &[], &["what"]);
    watch.each(&ana, "/profile/second-factor", &[], &["what"]);
    watch.each(&ana, &format!("/matches/{id}/plan"), &[], &["what"]);
    let wanted = [("game", "terra_nova"), ("speed", "daily"), ("seats", "2")];
    watch.each(&ana, "/play-now", &wanted, &["game", "speed", "seats"]);
    watch.each(&ana, "/play-now/leave", &wanted, &["speed", "seats"]);
}

#[test]
fn forms_of_a_league_take_known_words_only() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let mut watch = Watch::of(&app);
    let league = [
        ("name", "Sunday league"),
        ("game", "terra_nova"),
        ("seats", "2"),
        ("plan", "league"),
        ("starts_at", "2026-11-30T13:00"),
    ];
    let wrong = [
        "game",
        "plan",
        "speed",
        "scoring",
        "tie1",
        "after_drop_out",
        "starts_at",
        "weeks",
    ];
    watch.each(&ana, "/leagues/new", &league, &wrong);
    let founded = ana.post("/leagues/new", &league);
    assert_eq!(founded.status, 303, "{}", founded.body);
    app.work();
    watch.each(&ana, &founded.location, &[], &["what"]);
    let organise = format!("{}/organise", founded.location);
    watch.each(&ana, &organise, &[], &["what"]);
}

#[test]
fn calls_of_programs_take_known_words_only() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let token = app.token("Ana");
    let mut watch = Watch::of(&app);
    let open = json!({ "game": "terra_nova", "seats": 2 });
    for (name, value) in [
        ("visibility", json!("chek")),
        ("speed", json!("chek")),
        ("seats", json!("chek")),
        ("sped", json!("fast")),
    ] {
        let mut body = open.clone();
        body[name] = value;
        watch.refused(name, || ana.api_post(&token, "/matches", &body));
    }
    assert_eq!(ana.api_post(&token, "/matches", &open).status, 201);
    let wanted = json!({ "game": "terra_nova", "speed": "chek", "seats": 2 });
    watch.refused("queue", || ana.api("PUT", &token, "/queues", &wanted));
    watch.refused("leave", || {
        ana.api("DELETE", &token, "/queues/terra_nova/chek/2", &json!({}))
    });
    assert_eq!(ana.api_get(&token, "/lobby?speed=chek").status, 422);
}
