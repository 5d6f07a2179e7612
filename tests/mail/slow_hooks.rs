//! A hook that keeps us waiting keeps nobody else waiting.

use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use turnpost::service::hooks::Outcome;
use turnpost::worker;

use crate::post::{count, trail};
use crate::support::{Client, TestApp};

const PATIENCE: Duration = Duration::from_secs(30);

/// An address that takes calls and answers none, until the test does.
fn silent() -> (String, Receiver<TcpStream>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    let (send, calls) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            if send.send(stream).is_err() {
                return;
            }
        }
    });
    (url, calls)
}

fn inside() -> TestApp {
    TestApp::start_with(|service| service.hooks_may_go_inside = true)
}

fn set_hook(client: &Client, url: &str) {
    let form = [("url", url), ("form", "json")];
    assert_eq!(client.post("/profile/mail/hook", &form).status, 303);
}

/// Matches against a bot that wait for the player: a call for each of them.
fn many_matches(app: &TestApp, client: &Client, number: usize) {
    for _ in 0..number {
        app.another_match(client);
    }
}

fn wait_for(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        std::thread::yield_now();
    }
}

#[test]
fn a_silent_hook_holds_up_no_mail_and_has_one_call_at_a_time() {
    let app = inside();
    let (ana, _bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let (url, calls) = silent();
    set_hook(&ana, &url);
    many_matches(&app, &ana, 30);
    let (stop, stopped) = watch::channel(false);
    let work = app
        .runtime
        .spawn(worker::run(app.service.clone(), 100, stopped));
    let first = calls.recv_timeout(PATIENCE).expect("a call");
    app.client().post("/reset", &[("email", "bo@example.org")]);
    let is_sent = || count(&app, "bo@example.org", "Choose a new password") == 1;
    wait_for("the password mail is sent while the call hangs", is_sent);
    assert!(calls.try_recv().is_err(), "one call at a time");
    // It is answered at last, and the next call comes.
    let mut stream = first;
    let answer = "HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    let _ = stream.write_all(answer.as_bytes());
    drop(stream);
    let second = calls.recv_timeout(PATIENCE).expect("the next call");
    stop.send(true).unwrap();
    drop(second);
    app.runtime.block_on(work).unwrap();
}

#[test]
fn two_nodes_call_a_player_one_at_a_time() {
    let app = inside();
    let ana = app.signed_up("Ana");
    set_hook(&ana, "http://127.0.0.1:9/");
    many_matches(&app, &ana, 3);
    // The bots choose first.
    for _ in 0..3 {
        app.runtime.block_on(app.service.tick()).unwrap();
    }
    let mut other = app.service.clone();
    other.node = "another node".into();
    let claim = |service: &turnpost::service::Service| {
        let claimed = service.claim_calls(Vec::new(), 4);
        app.runtime.block_on(claimed).unwrap()
    };
    let here = claim(&app.service);
    assert_eq!(here.len(), 1, "of several calls, the oldest");
    assert!(claim(&other).is_empty(), "the player is being called");
    let called = app.service.called(here[0].0, Outcome::Well);
    app.runtime.block_on(called).unwrap();
    assert_eq!(claim(&other).len(), 1);
}

#[test]
fn a_hook_that_is_slow_again_and_again_is_switched_off() {
    let app = inside();
    let ana = app.signed_up("Ana");
    let id = app
        .runtime
        .block_on(app.service.player_named("Ana"))
        .unwrap()
        .id;
    set_hook(&ana, "http://127.0.0.1:9/");
    let called = |outcome| {
        app.runtime
            .block_on(app.service.called(id, outcome))
            .unwrap()
    };
    for _ in 0..7 {
        called(Outcome::Slowly(4));
    }
    let page = ana.get("/profile/mail").body;
    assert!(page.contains("answered only after 4 seconds"), "{page}");
    called(Outcome::Well);
    for _ in 0..8 {
        called(Outcome::Slowly(3));
    }
    let page = ana.get("/profile/mail").body;
    assert!(page.contains("Switched off after 8 failures"), "{page}");
    many_matches(&app, &ana, 1);
    app.work();
    let hooks = trail(&app, "Ana");
    assert!(
        hooks.iter().all(|row| row.kind.text() != "hook"),
        "no more calls"
    );
}
