//! How much one player may do to all the others, and that it is told in words.

use chrono::TimeDelta;
use serde_json::json;

use crate::support::{Answer, TestApp};

fn told(answer: &Answer, words: &str) {
    assert_eq!(answer.status, 429, "{}", answer.body);
    assert!(answer.body.contains(words), "{}", answer.body);
}

fn open(client: &crate::support::Client, bots: &str) -> Answer {
    let form = [("game", "terra_nova"), ("seats", "2"), ("bots", bots)];
    client.post("/tables/new", &form)
}

#[test]
fn open_tables_are_limited_at_once_and_by_the_hour() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let mut last = String::new();
    for _ in 0..20 {
        let opened = open(&ana, "0");
        assert_eq!(opened.status, 303);
        last = opened.location;
    }
    told(
        &open(&ana, "0"),
        "You already have 20 tables waiting for players",
    );
    let bo = app.signed_up("Bo");
    assert_eq!(open(&bo, "0").status, 303, "others may");
    bo.post(&format!("{last}/join"), &[]);
    assert_eq!(open(&ana, "0").status, 303, "one of them has filled");
    for _ in 0..39 {
        assert_eq!(
            open(&bo, "1").status,
            303,
            "a match against a bot waits for nobody"
        );
    }
    told(
        &open(&bo, "1"),
        "You have opened many tables in the last hour",
    );
    let body = json!({ "game": "terra_nova", "seats": 2 });
    let api = bo.api_post(&app.token("Bo"), "/matches", &body);
    told(&api, "You have opened many tables in the last hour");
    app.service.clock.advance(TimeDelta::minutes(61));
    assert_eq!(open(&bo, "1").status, 303);
}

#[test]
fn talk_is_limited_for_each_player() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let say = |words: usize| {
        let words = format!("Hello for the {words}th time");
        ana.post(&format!("/matches/{id}/talk"), &[("words", &words)])
    };
    for number in 0..120 {
        assert_eq!(say(number).status, 303);
    }
    told(&say(120), "You have said a great deal in the last hour");
    app.service.clock.advance(TimeDelta::minutes(61));
    assert_eq!(say(120).status, 303);
}

/// Whoever heard nothing, because the connection broke, sends it again.
#[test]
fn what_is_sent_twice_is_said_once() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let path = format!("/matches/{id}/talk");
    let said = |words: &str| {
        assert_eq!(ana.post(&path, &[("words", words)]).status, 303);
        let token = app.token_once("Ana");
        let told = ana.api_get(&token, &path).json();
        told.as_array().unwrap().len()
    };
    let before = said("Good luck");
    assert_eq!(said("Good luck"), before);
    assert_eq!(said("Well played"), before + 1);
    assert_eq!(
        said("Good luck"),
        before + 2,
        "it was not the last thing said"
    );
    app.service.clock.advance(TimeDelta::minutes(3));
    assert_eq!(said("Good luck"), before + 3, "it is said again");
}

#[test]
fn invitations_are_limited_for_each_player() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let table = open(&ana, "0").location;
    let invite = |index: usize| {
        let address = format!("friend{index}@example.org");
        ana.post(&format!("{table}/invite"), &[("email", &address)])
    };
    for index in 0..30 {
        let sent = invite(index);
        assert_eq!(sent.status, 303, "{}", sent.body);
    }
    told(&invite(30), "You have sent 30 invitations in the last hour");
}

#[test]
fn wishes_are_limited_for_each_player() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let agree = |wish: &str| ana.post(&format!("/matches/{id}/agree"), &[("wish", wish)]);
    for _ in 0..30 {
        assert_eq!(agree("pause").status, 303);
        assert_eq!(agree("resume").status, 303);
    }
    told(&agree("pause"), "You have changed your mind often");
    let form = [("game", "terra_nova"), ("speed", "daily"), ("seats", "2")];
    told(
        &ana.post("/play-now", &form),
        "You have changed your mind often",
    );
}
