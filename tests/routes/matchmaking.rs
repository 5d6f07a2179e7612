//! Queues: people wait, and the scheduler makes matches, close ratings first.

use chrono::TimeDelta;
use serde_json::{Value, json};

use crate::ratings::{id_of, set_rating};
use crate::support::{Client, TestApp};

const WISH: [(&str, &str); 3] = [("game", "terra_nova"), ("seats", "2"), ("speed", "untimed")];

fn wait(client: &Client) {
    let answer = client.post("/play-now", &WISH);
    assert_eq!(
        (answer.status, answer.location.as_str()),
        (303, "/play-now")
    );
}

/// How many matches each has.
fn matches<const N: usize>(app: &TestApp, names: [&str; N]) -> [usize; N] {
    names.map(|name| {
        let mine = app.runtime.block_on(app.service.mine(id_of(app, name)));
        mine.unwrap().len()
    })
}

fn numbers(app: &TestApp) -> Value {
    app.client().get("/api/v1/queues").json()["queues"].clone()
}

#[test]
fn two_who_wait_sit_down_and_leave_the_other_queues_of_the_game() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    wait(&ana);
    wait(&ana);
    let three = [("game", "terra_nova"), ("seats", "3"), ("speed", "slow")];
    ana.post("/play-now", &three);
    let other = [
        ("game", "age_of_innovation"),
        ("seats", "3"),
        ("speed", "slow"),
    ];
    ana.post("/play-now", &other);
    app.work();
    assert_eq!(matches(&app, ["Ana"]), [0], "nobody plays alone");
    assert_eq!(numbers(&app).as_array().unwrap().len(), 3);
    let page = app.client().get("/play-now").body;
    assert!(!page.contains("Ana"), "numbers, no names");
    assert!(
        page.contains("differ by at most 4"),
        "the rule is on the page"
    );
    wait(&bo);
    app.work();
    assert_eq!(matches(&app, ["Ana", "Bo"]), [1, 1]);
    assert_eq!(
        numbers(&app),
        json!([{ "game": "age_of_innovation", "speed": "slow", "seats": 3, "waiting": 1 }])
    );
    let page = ana.get("/mine").body;
    assert!(page.contains("href=\"/matches/1\""), "{page}");
    let table = app
        .runtime
        .block_on(app.service.table(turnpost::ids::MatchId(1)));
    let table = table.unwrap();
    assert_eq!(table.row.status.text(), "running");
    let speed = table.terms().unwrap().speed.message();
    assert_eq!(words::tell(&speed), "no clock");
    let mailbox = app.client().get("/mailbox").body;
    assert!(mailbox.contains("to ana@example.org") && mailbox.contains("to bo@example.org"));
    assert!(mailbox.contains("Your turn: Terra Nova #1"));
    assert!(
        mailbox.contains("Match started: Terra Nova #1"),
        "{mailbox}"
    );
    app.work();
    assert_eq!(matches(&app, ["Ana", "Bo"]), [1, 1], "once is enough");
}

#[test]
fn close_ratings_sit_down_first_and_the_gap_widens_by_the_day() {
    let app = TestApp::start();
    let names = ["Ana", "Bo", "Cy", "Di"];
    let clients = names.map(|name| app.signed_up(name));
    for (name, rating) in names.into_iter().zip([20.0, 29.5, 31.0, 44.0]) {
        set_rating(&app, name, rating, 2.0, 9);
    }
    clients.iter().for_each(wait);
    app.work();
    assert_eq!(matches(&app, names), [0, 1, 1, 0], "1.5 apart");
    app.service.clock.advance(TimeDelta::days(6));
    app.work();
    assert_eq!(
        matches(&app, names),
        [0, 1, 1, 0],
        "24 apart are too many for six days"
    );
    app.service.clock.advance(TimeDelta::days(1));
    app.work();
    assert_eq!(
        matches(&app, names),
        [1, 1, 1, 1],
        "after a week anybody will do"
    );
    assert_eq!(numbers(&app), json!([]));
}

#[test]
fn who_is_away_is_passed_over_until_they_are_back() {
    let app = TestApp::start();
    let names = ["Ana", "Bo", "Cy"];
    let clients = names.map(|name| app.signed_up(name));
    assert_eq!(
        clients[0].post("/profile/away", &[("days", "3")]).status,
        303
    );
    wait(&clients[0]);
    wait(&clients[1]);
    app.work();
    assert_eq!(matches(&app, names), [0, 0, 0]);
    wait(&clients[2]);
    app.work();
    assert_eq!(matches(&app, names), [0, 1, 1]);
    app.service.clock.advance(TimeDelta::days(3));
    wait(&clients[2]);
    app.work();
    assert_eq!(matches(&app, names), [1, 1, 2]);
}

#[test]
fn a_wish_ends_when_taken_back_or_after_two_weeks_with_a_notice() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    wait(&ana);
    assert!(ana.get("/play-now").body.contains("You are waiting for"));
    // Nobody takes back the wish of another.
    assert_eq!(bo.post("/play-now/leave", &WISH).status, 303);
    assert_eq!(numbers(&app)[0]["waiting"], 1);
    assert_eq!(ana.post("/play-now/leave", &WISH).status, 303);
    assert_eq!(numbers(&app), json!([]));
    wait(&ana);
    app.service.clock.advance(TimeDelta::days(13));
    app.work();
    assert_eq!(numbers(&app)[0]["waiting"], 1);
    app.service.clock.advance(TimeDelta::days(1));
    app.work();
    assert_eq!(numbers(&app), json!([]));
    let mailbox = app.client().get("/mailbox").body;
    assert_eq!(
        mailbox.matches("<h2>No match was found").count(),
        1,
        "{mailbox}"
    );
    assert!(mailbox.contains("we could not find enough players for Terra Nova with 2 seats"));
}

#[test]
fn wishes_that_make_no_sense_are_refused() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let wish = |game: &str, seats: &str, speed: &str| {
        let form = [("game", game), ("seats", seats), ("speed", speed)];
        ana.post("/play-now", &form).status
    };
    assert_eq!(wish("chess", "2", "daily"), 422);
    assert_eq!(wish("terra_nova", "1", "daily"), 422);
    assert_eq!(wish("terra_nova", "0", "daily"), 422);
    assert_eq!(wish("terra_nova", "200", "daily"), 422);
    assert_eq!(wish("terra_nova", "2", "yesterday"), 422);
    assert!([400, 422].contains(&wish("terra_nova", "many", "daily")));
    assert!([400, 422].contains(&ana.post("/play-now", &[]).status));
    assert_eq!(
        ana.post_from(Some("https://evil.example"), "/play-now", &WISH)
            .status,
        403
    );
    assert_eq!(ana.post_from(None, "/play-now/leave", &WISH).status, 403);
    assert_eq!(app.client().post("/play-now", &WISH).status, 401);
    assert_eq!(numbers(&app), json!([]));
    assert_eq!(app.client().get("/play-now?game=%3Cb%3E").status, 200);
}

#[test]
fn a_program_waits_and_stops() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let token = app.token("Ana");
    let wish = json!({ "game": "terra_nova", "speed": "fast", "seats": 3 });
    assert_eq!(ana.api("PUT", &token, "/queues", &wish).status, 204);
    assert_eq!(ana.api("PUT", "wrong", "/queues", &wish).status, 401);
    let nonsense = json!({ "game": "terra_nova", "speed": "fast", "seats": 99 });
    assert_eq!(ana.api("PUT", &token, "/queues", &nonsense).status, 422);
    let own = ana.api_get(&token, "/queues").json();
    assert_eq!(own["yours"][0]["seats"], 3);
    assert!(own["yours"][0]["since"].is_string());
    let at = "/queues/terra_nova/fast/3";
    assert_eq!(ana.api("DELETE", &token, at, &json!({})).status, 204);
    assert_eq!(ana.api_get(&token, "/queues").json()["yours"], json!([]));
}
