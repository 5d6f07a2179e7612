use std::io::{Read, Write};
use std::net::TcpListener;
use std::sync::{Arc, Mutex};

use chrono::TimeDelta;
use serde_json::Value;
use sha2::Digest;

use crate::post::{match_of_two, play_once, trail, waits};
use crate::support::TestApp;

/// An address that answers every call with a status, and keeps what it was told.
fn listen(status: &'static str) -> (String, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    let calls = Arc::new(Mutex::new(Vec::new()));
    let kept = calls.clone();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let (mut text, mut bytes) = (String::new(), [0; 4096]);
            loop {
                let count = stream.read(&mut bytes).unwrap_or(0);
                text += &String::from_utf8_lossy(&bytes[..count]);
                let lower = text.to_lowercase();
                let length = lower.split("content-length: ").nth(1);
                let length =
                    length.and_then(|rest| rest.split("\r\n").next()?.parse::<usize>().ok());
                let body = text.split_once("\r\n\r\n").map(|(_, body)| body.len());
                if count == 0 || (body.is_some() && body >= length) {
                    break;
                }
            }
            kept.lock().unwrap().push(text);
            let answer =
                format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
            let _ = stream.write_all(answer.as_bytes());
        }
    });
    (url, calls)
}

fn inside() -> TestApp {
    TestApp::start_with(|service| service.hooks_may_go_inside = true)
}

fn pass_turn(app: &TestApp, id: i64) {
    let before = waits(app, id);
    while waits(app, id) == before {
        play_once(app, &before[0], id);
    }
    app.work();
}

#[test]
fn a_webhook_is_called_with_a_signature_and_no_secret() {
    let app = inside();
    let (_, bo, id) = match_of_two(&app, "slow", &[]);
    let (url, calls) = listen("204 No Content");
    assert_eq!(
        bo.post("/profile/mail/hook", &[("url", &url), ("form", "json")])
            .status,
        303
    );
    pass_turn(&app, id);
    let call = calls.lock().unwrap().last().cloned().expect("a call");
    let (head, body) = call.split_once("\r\n\r\n").unwrap();
    let said: Value = serde_json::from_str(body).unwrap();
    assert_eq!(
        (said["event"].as_str(), said["match"].as_i64()),
        (Some("turn"), Some(id))
    );
    assert_eq!(said["url"], format!("{}/matches/{id}", app.base));
    assert!(
        !body.contains("/t/"),
        "no link that plays leaves for others"
    );
    let page = bo.get("/profile/mail").body;
    let secret = page.split("HMAC-SHA256").nth(1).unwrap();
    let secret = secret.split("<code class=\"token\">").nth(1).unwrap();
    let secret = secret.split('<').next().unwrap();
    let key = secret.as_bytes();
    let mut block = [0u8; 64];
    block[..key.len()].copy_from_slice(key);
    let inner =
        sha2::Sha256::digest([block.map(|byte| byte ^ 0x36).as_slice(), body.as_bytes()].concat());
    let outer = sha2::Sha256::digest([block.map(|byte| byte ^ 0x5c).as_slice(), &inner].concat());
    let hex: String = outer.iter().map(|byte| format!("{byte:02x}")).collect();
    assert!(head.contains(&format!("sha256={hex}")), "{head}");
}

#[test]
fn other_services_have_their_own_forms() {
    for (form, field) in [("discord", "content"), ("slack", "text")] {
        let app = inside();
        let (_, bo, id) = match_of_two(&app, "slow", &[]);
        let (url, calls) = listen("200 OK");
        bo.post("/profile/mail/hook", &[("url", &url), ("form", form)]);
        pass_turn(&app, id);
        let call = calls.lock().unwrap().last().cloned().expect("a call");
        let said: Value = serde_json::from_str(call.split_once("\r\n\r\n").unwrap().1).unwrap();
        assert!(
            said[field]
                .as_str()
                .unwrap()
                .starts_with("Bo, it is your turn"),
            "{said}"
        );
    }
}

#[test]
fn a_webhook_that_fails_is_tried_later_and_switched_off_in_the_end() {
    let app = inside();
    let (_, bo, id) = match_of_two(&app, "slow", &[]);
    let (url, calls) = listen("500 Oh no");
    bo.post("/profile/mail/hook", &[("url", &url), ("form", "json")]);
    pass_turn(&app, id);
    assert_eq!(calls.lock().unwrap().len(), 1);
    assert!(bo.get("/profile/mail").body.contains("it answered 500"));
    for _ in 0..12 {
        app.service.clock.advance(TimeDelta::hours(4));
        app.work();
    }
    assert_eq!(calls.lock().unwrap().len(), 8, "eight failures are enough");
    let page = bo.get("/profile/mail").body;
    assert!(page.contains("Switched off after 8 failures"), "{page}");
    let hooks: Vec<_> = trail(&app, "Bo")
        .into_iter()
        .filter(|row| row.kind.text() == "hook")
        .collect();
    assert_eq!(hooks[0].state.text(), "dropped");
}

#[test]
fn a_webhook_does_not_reach_into_the_network_of_the_service() {
    let app = TestApp::start();
    let (_, bo, id) = match_of_two(&app, "slow", &[]);
    let (url, calls) = listen("200 OK");
    assert_eq!(
        bo.post("/profile/mail/hook", &[("url", &url), ("form", "json")])
            .status,
        303
    );
    pass_turn(&app, id);
    assert!(calls.lock().unwrap().is_empty());
    assert!(
        bo.get("/profile/mail")
            .body
            .contains("not on the public network")
    );
    for bad in [
        "ftp://example.org/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "http://a b/",
    ] {
        assert_eq!(
            bo.post("/profile/mail/hook", &[("url", bad), ("form", "json")])
                .status,
            422,
            "{bad}"
        );
    }
}

#[test]
fn feed_and_calendar_have_secret_addresses_that_can_be_ended() {
    let app = TestApp::start();
    let (ana, bo, id) = match_of_two(&app, "daily", &[]);
    let page = ana.post("/profile/mail/feed", &[("what", "new")]).body;
    let path = page.split(&format!("{}/feeds/", app.base)).nth(1).unwrap();
    let path = format!("/feeds/{}", path.split('/').next().unwrap());
    let stranger = app.client();
    let feed = stranger.get(&format!("{path}/turns.atom"));
    assert_eq!(feed.status, 200);
    assert!(feed.headers.contains("application/atom+xml"));
    assert!(
        feed.body.contains(&format!("/matches/{id}\"")) && feed.body.contains("Sunday club"),
        "{}",
        feed.body
    );
    let calendar = stranger.get(&format!("{path}/deadlines.ics"));
    assert!(
        calendar.body.contains("DTSTART:20261117T123000Z\r\n"),
        "{}",
        calendar.body
    );
    assert!(
        calendar.body.contains(&format!(
            "SUMMARY:Deadline: Terra Nova #{id}\\, Sunday club\r\n"
        )),
        "{}",
        calendar.body
    );
    assert!(calendar.body.lines().all(|line| line.len() <= 75));
    assert!(!calendar.body.contains("/t/") && !feed.body.contains("/t/"));
    assert_eq!(stranger.get("/feeds/none/turns.atom").status, 404);
    let again = ana.post("/profile/mail/feed", &[("what", "new")]).body;
    assert!(again.contains("/feeds/"));
    assert_eq!(
        stranger.get(&format!("{path}/turns.atom")).status,
        404,
        "the old one is dead"
    );
    ana.post("/profile/mail/feed", &[("what", "off")]);
    drop(bo);
}

#[test]
fn the_audit_finds_a_seat_that_waits_with_no_mail() {
    let app = TestApp::start();
    let (_, _, id) = match_of_two(&app, "daily", &[]);
    let audit = || app.runtime.block_on(app.service.audit_mail()).unwrap();
    assert!(audit().is_empty());
    let row = trail(&app, "Ana")
        .into_iter()
        .find(|row| row.kind.text() == "turn")
        .unwrap();
    let refuse = app.service.store.write(move |conn| {
        turnpost::store::letters::refuse(conn, row.id, "no such mailbox")?;
        Ok::<_, turnpost::service::ServiceError>(())
    });
    app.runtime.block_on(refuse).unwrap();
    assert_eq!(audit(), [format!("match {id}, seat 1: Ana")]);
}

#[test]
fn the_mailbox_shows_whole_messages_to_this_machine_only() {
    let app = TestApp::start();
    match_of_two(&app, "daily", &[]);
    let row = crate::post::letter(&app, "ana@example.org", "Your turn");
    let client = app.client();
    let html = client.get(&format!("/mailbox/{}/html", row.id));
    assert!(html.body.contains("it is your turn") && html.body.contains("/board.png"));
    assert!(html.headers.contains("default-src 'none'") && html.headers.contains("sandbox"));
    let picture = client
        .agent
        .get(format!("{}/mailbox/{}/board.png", app.base, row.id))
        .call()
        .unwrap();
    assert_eq!(picture.headers()["content-type"], "image/png");
    let forwarded = client
        .agent
        .get(format!("{}/mailbox/{}/html", app.base, row.id))
        .header("x-forwarded-for", "1.2.3.4")
        .call()
        .unwrap();
    assert_eq!(forwarded.status(), 404);
}
