//! What is noted of requests, and how quickly kept connections answer.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::support::TestApp;

#[test]
fn metrics_tell_what_an_alarm_needs() {
    let app = TestApp::start();
    let (client, _) = app.match_against_bot("Ana");
    assert_eq!(client.get("/no-such-page").status, 404);
    let told = client.get("/metrics").body;
    let value = |name: &str| -> f64 {
        let line = told
            .lines()
            .find(|line| line.starts_with(&format!("{name} ")));
        let line = line.unwrap_or_else(|| panic!("{name} is missing: {told}"));
        line.rsplit(' ').next().unwrap().parse().unwrap()
    };
    assert_eq!(value("turnpost_matches_running"), 1.0);
    assert!(value("turnpost_mails_total{kind=\"confirm\"}") >= 1.0);
    assert!(value("turnpost_requests_total{status=\"4xx\"}") >= 1.0);
    assert_eq!(value("turnpost_requests_total{status=\"5xx\"}"), 0.0);
    assert!(value("turnpost_request_seconds_count") >= 3.0);
    assert!(
        value("turnpost_request_seconds_bucket{le=\"+Inf\"}")
            >= value("turnpost_request_seconds_bucket{le=\"0.001\"}")
    );
    assert_eq!(value("turnpost_outbox_due"), 0.0);
    assert_eq!(value("turnpost_outbox_oldest_seconds"), 0.0);
    assert!(value("turnpost_bots_seconds_total") >= 0.0);
    assert!(value("turnpost_scheduler_lag_seconds") >= 0.0);
    assert!(value("turnpost_database_connections{state=\"most\"}") >= 1.0);
    for line in told.lines().filter(|line| line.starts_with("# HELP")) {
        assert!(line.split(' ').count() > 3, "no help: {line}");
    }
}

#[test]
fn an_email_that_waits_is_told_with_its_age() {
    let app = TestApp::start();
    let client = app.client();
    let form = [
        ("name", "Ana"),
        ("email", "ana@example.org"),
        ("zone", "UTC"),
    ];
    assert_eq!(client.post("/sign-up", &form).status, 200);
    app.service.clock.advance(chrono::TimeDelta::minutes(7));
    let told = client.get("/metrics").body;
    assert!(told.contains("\nturnpost_outbox_due 1\n"), "{told}");
    assert!(
        told.contains("\nturnpost_outbox_oldest_seconds 420\n"),
        "{told}"
    );
}

#[test]
fn every_answer_has_an_id_of_its_own() {
    let app = TestApp::start();
    let id = |path: &str| -> String {
        let answer = app.client().agent.get(format!("{}{path}", app.base));
        let answer = answer.header("x-request-id", "chosen-by-a-stranger").call();
        let answer = answer.unwrap();
        let id = answer.headers().get("x-request-id").expect("an id");
        id.to_str().unwrap().to_owned()
    };
    let ids = ["/", "/lobby", "/no-such-page", "/matches/99"].map(id);
    for (at, one) in ids.iter().enumerate() {
        assert_ne!(one, "chosen-by-a-stranger");
        assert!(!ids[..at].contains(one));
    }
}

/// An answer in two pieces, of which the second waits until the client has confirmed the first,
/// takes 40 milliseconds.
#[test]
fn a_kept_connection_is_answered_at_once() {
    let app = TestApp::start();
    let address = app.base.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    let request =
        format!("GET /lobby HTTP/1.1\r\nhost: {address}\r\naccept-encoding: gzip\r\n\r\n");
    let mut quickest = Duration::MAX;
    for turn in 0..40 {
        let began = Instant::now();
        stream.write_all(request.as_bytes()).unwrap();
        let mut read = Vec::new();
        let mut chunk = [0; 65536];
        while !read.ends_with(b"\r\n0\r\n\r\n") {
            let count = stream.read(&mut chunk).unwrap();
            read.extend_from_slice(&chunk[..count]);
        }
        assert!(read.starts_with(b"HTTP/1.1 200"));
        // The first answers are confirmed at once in any case.
        if turn >= 20 {
            quickest = quickest.min(began.elapsed());
        }
    }
    assert!(quickest < Duration::from_millis(30), "{quickest:?}");
}
