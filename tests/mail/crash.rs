use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use chrono::TimeDelta;
use tempfile::TempDir;
use turnpost::clock::Clock;
use turnpost::mail::Mailer;
use turnpost::service::compose::Composed;
use turnpost::service::{Service, ServiceError};
use turnpost::store::Store;
use turnpost::store::letters::{self, LEASE};
use turnpost::worker::outbox;

use crate::post::{Server, parse};
use crate::support::TestApp;

fn ids(received: &[Vec<u8>]) -> Vec<String> {
    let id = |raw: &Vec<u8>| parse(raw).message_id().unwrap().to_owned();
    received.iter().map(id).collect()
}

/// A worker that dies after each of its steps; the next one finishes the work.
#[test]
fn a_worker_that_dies_between_any_two_steps_loses_nothing() {
    for dies_after in ["commit", "claim", "compose", "write", "hand over", "note"] {
        let server = Server::start(&[]);
        let url = server.url();
        let app = TestApp::start_with(move |service| {
            let mailer = Mailer::local("https://turnpost.example");
            service.mailer = mailer
                .with_smtp(&url, Duration::from_secs(5))
                .unwrap()
                .into();
        });
        let form = [
            ("name", "Ana"),
            ("email", "ana@example.org"),
            ("password", "correct horse"),
        ];
        assert_eq!(app.client().post("/sign-up", &form).status, 200);
        app.runtime.block_on(work_until(&app.service, dies_after));
        let before = server.received(0).len();
        assert!(before <= 1);
        // The next worker comes at once, and finds the mail taken; then the lease is over.
        let deliver = || app.runtime.block_on(outbox::deliver(&app.service)).unwrap();
        assert_eq!(deliver(), dies_after == "commit", "{dies_after}");
        app.service.clock.advance(LEASE + TimeDelta::seconds(1));
        deliver();
        app.service.clock.advance(LEASE + TimeDelta::seconds(1));
        assert!(!deliver(), "{dies_after}: it is done");
        let repeats = if dies_after == "hand over" { 2 } else { 1 };
        let received = server.received(repeats);
        let unique: BTreeSet<String> = ids(&received).into_iter().collect();
        assert_eq!(unique.len(), 1, "{dies_after}: a repeat has the same id");
        assert_eq!(received.len(), repeats, "{dies_after}");
    }
}

async fn work_until(service: &Service, dies_after: &str) {
    if dies_after == "commit" {
        return;
    }
    let row = outbox::claim(service, 1).await.unwrap().remove(0);
    if dies_after == "claim" {
        return;
    }
    let Composed::Letter(letter, carried) = service.compose(&row).await.unwrap() else {
        panic!("there is something to say");
    };
    if dies_after == "compose" {
        return;
    }
    let message = outbox::write(service, *letter, &row)
        .await
        .unwrap()
        .unwrap();
    if dies_after == "write" {
        return;
    }
    let sent = outbox::hand_over(service, &message).await.unwrap();
    sent.unwrap();
    if dies_after == "hand over" {
        return;
    }
    outbox::note_sent(service, &row, carried, message)
        .await
        .unwrap();
}

fn open(data: &TempDir, clock: Clock) -> Service {
    let store = Store::open(data.path().join("turnpost.sqlite").to_str().unwrap()).unwrap();
    Service::new(store, clock, "http://localhost")
}

fn start(data: &TempDir, smtp: &str) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_turnpost"))
        .args(["serve", "--bind", "127.0.0.1:0", "--smtp", smtp, "--data"])
        .arg(data.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    (child, line.trim().rsplit(' ').next().unwrap().to_owned())
}

/// The whole service, killed again and again while people sign up.
#[test]
fn kill_minus_nine_loses_no_mail_and_repeats_only_with_the_same_id() {
    let server = Server::start(&[]);
    let data = TempDir::new().unwrap();
    drop(open(&data, Clock::System));
    let mut acknowledged = BTreeSet::new();
    for kill in 0..8u64 {
        let (child, base) = start(&data, &server.url());
        let agent: ureq::Agent = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(Duration::from_secs(20)))
            .build()
            .into();
        let (mut count, mut taken) = (0, 0);
        let mut child = Some(child);
        let mut killer = None;
        loop {
            // With some mails on their way, it is killed at another moment each time.
            if let Some(mut child) = child.take_if(|_| taken == 2) {
                killer = Some(std::thread::spawn(move || {
                    std::thread::sleep(Duration::from_millis(23 * kill));
                    child.kill().unwrap();
                    child.wait().unwrap();
                }));
            }
            let address = format!("p{kill}x{count}@example.org");
            let name = format!("P{kill}x{count}");
            let form = [
                ("name", name.as_str()),
                ("email", &address),
                ("password", "correct horse"),
            ];
            let request = agent.post(format!("{base}/sign-up"));
            match request.header("origin", &base).send_form(form) {
                Ok(answer) if answer.status() == 200 => {
                    acknowledged.insert(address);
                    taken += 1;
                }
                Ok(answer) => panic!("{}", answer.status()),
                Err(_) => break,
            }
            count += 1;
        }
        killer.expect("it was killed").join().unwrap();
    }
    assert!(
        acknowledged.len() >= 8,
        "only {} were acknowledged",
        acknowledged.len()
    );
    // Whoever held a lease is dead: the next worker waits for its end, and finishes.
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let rows = runtime.block_on(async {
        let later = chrono::Utc::now().naive_utc() + LEASE + TimeDelta::minutes(1);
        let mut service = open(&data, Clock::held(later));
        let mailer =
            Mailer::local("http://127.0.0.1").with_smtp(&server.url(), Duration::from_secs(5));
        service.mailer = mailer.unwrap().into();
        while outbox::deliver(&service).await.unwrap() {}
        let mut rows = BTreeMap::new();
        for address in &acknowledged {
            let name = address.split('@').next().unwrap().to_owned();
            let player = service.player_named(&name).await.unwrap();
            let read = service
                .store
                .read(move |conn| Ok::<_, ServiceError>(letters::of_player(conn, player.id, 9)?));
            for row in read.await.unwrap() {
                assert_eq!(row.state, "sent", "{address}: {}", row.reason);
                rows.insert(row.message_id.clone(), address.clone());
            }
        }
        rows
    });
    assert_eq!(
        rows.len(),
        acknowledged.len(),
        "one mail for each who signed up"
    );
    let received = server.received(acknowledged.len());
    let mut arrived: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for raw in &received {
        let message = parse(raw);
        let to = message
            .to()
            .unwrap()
            .first()
            .unwrap()
            .address()
            .unwrap()
            .to_owned();
        let id = message
            .message_id()
            .unwrap()
            .split('@')
            .next()
            .unwrap()
            .to_owned();
        arrived.entry(to).or_default().insert(id);
    }
    for (id, address) in &rows {
        let ids = &arrived[address];
        assert_eq!(
            ids.iter().collect::<Vec<_>>(),
            [id],
            "{address}: one id, however often"
        );
    }
}
