use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use chrono::{TimeDelta, Timelike};
use tempfile::TempDir;
use turnpost::clock::Clock;
use turnpost::games::deal::Options;
use turnpost::ids::{MatchId, PlayerId};
use turnpost::mail::Mailer;
use turnpost::service::accounts::SignUp;
use turnpost::service::compose::Composed;
use turnpost::service::letters::A_MOMENT;
use turnpost::service::tables::{Opening, Visibility};
use turnpost::service::terms::Terms;
use turnpost::service::{Service, ServiceError};
use turnpost::store::letters::{self, LEASE};
use turnpost::store::{AnyConnection, Store};
use turnpost::words::Reader;
use turnpost::worker::outbox;

use crate::post::{Server, parse};

fn ids(received: &[Vec<u8>]) -> Vec<String> {
    let id = |raw: &Vec<u8>| parse(raw).message_id().unwrap().to_owned();
    received.iter().map(id).collect()
}

const DIES_AFTER: &str = "TURNPOST_TEST_DIES_AFTER";

/// From the submission of an action to the note that its mail was sent, a process is killed after
/// each step; the next one finishes the work. The test is its own victim.
#[test]
fn kill_minus_nine_between_any_two_steps_loses_nothing() {
    if let Ok(dies_after) = std::env::var(DIES_AFTER) {
        return die_after(&dies_after);
    }
    for dies_after in ["commit", "claim", "compose", "write", "hand over", "note"] {
        let server = Server::start(&[]);
        let data = TempDir::new().unwrap();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let id = runtime.block_on(prepare(&open(&data, Clock::System)));
        let status = Command::new(std::env::current_exe().unwrap())
            .args([
                "--exact",
                "crash::kill_minus_nine_between_any_two_steps_loses_nothing",
            ])
            .env(DIES_AFTER, dies_after)
            .env("TURNPOST_TEST_DATA", data.path())
            .env("TURNPOST_TEST_SMTP", server.url())
            .env("TURNPOST_TEST_MATCH", id.0.to_string())
            .stdout(Stdio::null())
            .status()
            .unwrap();
        assert_eq!(status.signal(), Some(9), "{dies_after}: {status}");
        runtime.block_on(finish(&data, &server, id, dies_after));
    }
}

/// Where it is about noon now: nobody's quiet hours.
fn zone_at_noon() -> String {
    match 12 - i64::from(chrono::Utc::now().hour()) {
        east @ 0.. => format!("Etc/GMT-{east}"),
        west => format!("Etc/GMT+{}", -west),
    }
}

/// Two people at a table.
async fn prepare(service: &Service) -> MatchId {
    let form = |name: &str| SignUp {
        name: name.to_owned(),
        address: format!("{}@example.org", name.to_lowercase()),
        zone: zone_at_noon(),
        language: turnpost::words::Language::English,
    };
    let link = service.admin_link().await.unwrap().unwrap();
    let secret = link.rsplit('/').next().unwrap();
    let password = "correct horse";
    let entered = service.sign_up_admin(secret, form("Ana"), password).await;
    entered.unwrap();
    service.sign_up(form("Bo"), "test").await.unwrap();
    while outbox::deliver(service).await.unwrap() {}
    let kept =
        |conn: &mut AnyConnection| Ok::<_, ServiceError>(turnpost::store::mailbox::kept(conn, 1)?);
    let words = service.store.read(kept).await.unwrap().remove(0).words;
    let (_, rest) = words.split_once("/confirm/").unwrap();
    let secret = rest.split_whitespace().next().unwrap();
    service.confirm(secret, "Bo", password).await.unwrap();
    let opening = Opening {
        game: "terra_nova".to_owned(),
        title: String::new(),
        seats: 2,
        options: Options::new(),
        visibility: Visibility::Public,
        terms: Terms::default(),
        bots: 0,
        level: turnpost::service::thinking::Level::Newcomer,
    };
    let (ana, bo) = (
        service.player_named("Ana").await.unwrap(),
        service.player_named("Bo").await.unwrap(),
    );
    let id = service.open_table(opening, &ana).await.unwrap();
    service.join(id, &bo, "").await.unwrap();
    while outbox::deliver(service).await.unwrap() {}
    id
}

fn with_smtp(mut service: Service, url: &str) -> Service {
    let mailer = Mailer::local("https://turnpost.example");
    let mailer = mailer.with_smtp(url, None, Duration::from_secs(5));
    service.mailer = mailer.unwrap().into();
    service
}

/// The one who is waited for plays, the mail to the other goes its way, and death comes.
fn die_after(step: &str) {
    let setting = |name: &str| std::env::var(format!("TURNPOST_TEST_{name}")).unwrap();
    let store = Store::open(&format!("{}/turnpost.sqlite", setting("DATA"))).unwrap();
    let service = Service::new(store, Clock::System, "http://localhost");
    let service = with_smtp(service, &setting("SMTP"));
    let id = MatchId(setting("MATCH").parse().unwrap());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let first = waiting(&service, id).await;
        while waiting(&service, id).await == first {
            let glance = service.glance(id, None, Reader::default()).await.unwrap();
            let seat = glance.live.table.seat_of(first).unwrap().at();
            let line = glance.live.position.legal(seat).remove(0);
            let number = glance.live.table.row.number;
            service.act(id, first, number, &line).await.unwrap();
        }
        work_until(&service, step).await;
    });
    let own = std::process::id().to_string();
    Command::new("kill").args(["-9", &own]).status().unwrap();
    unreachable!("nobody survives that");
}

async fn waiting(service: &Service, id: MatchId) -> PlayerId {
    let table = service.table(id).await.unwrap();
    let mut waiting = table
        .seats
        .iter()
        .filter(|seat| seat.waiting_since.is_some());
    waiting.next().unwrap().player_id.unwrap()
}

async fn finish(data: &TempDir, server: &Server, id: MatchId, died_after: &str) {
    let handed_over = usize::from(["hand over", "note"].contains(&died_after));
    assert_eq!(server.received(handed_over).len(), handed_over);
    let now = chrono::Utc::now().naive_utc();
    let service = with_smtp(open(data, Clock::held(now)), &server.url());
    assert!(service.check_replay(id).await.unwrap());
    // The next worker comes at once, and finds the mail taken; then the lease is over.
    let found = outbox::deliver(&service).await.unwrap();
    assert_eq!(found, died_after == "commit", "{died_after}");
    service.clock.advance(LEASE + TimeDelta::seconds(1));
    outbox::deliver(&service).await.unwrap();
    service.clock.advance(LEASE + TimeDelta::seconds(1));
    assert!(
        !outbox::deliver(&service).await.unwrap(),
        "{died_after}: it is done"
    );
    let repeats = if died_after == "hand over" { 2 } else { 1 };
    let received = server.received(repeats);
    let unique: BTreeSet<String> = ids(&received).into_iter().collect();
    assert_eq!(unique.len(), 1, "{died_after}: a repeat has the same id");
    assert_eq!(received.len(), repeats, "{died_after}");
    assert_eq!(service.audit_mail().await.unwrap(), [""; 0]);
}

async fn work_until(service: &Service, dies_after: &str) {
    if dies_after == "commit" {
        return;
    }
    let row = outbox::claim(service, service.clock.now() + A_MOMENT, 1)
        .await
        .unwrap()
        .remove(0);
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
        .args(["serve", "--bind", "127.0.0.1:0", "--behind-proxy", "1"])
        .args(["--smtp", smtp, "--data"])
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
        let mut count = 0;
        let mut child = Some(child);
        let mut killer = None;
        loop {
            // With some mails on their way, it is killed at another moment each time.
            if let Some(mut child) = child.take_if(|_| count == 2) {
                killer = Some(std::thread::spawn(move || {
                    std::thread::sleep(Duration::from_millis(23 * kill));
                    child.kill().unwrap();
                    child.wait().unwrap();
                }));
            }
            let address = format!("p{kill}x{count}@example.org");
            let name = format!("P{kill}x{count}");
            let form = [("name", name.as_str()), ("email", &address)];
            // Everybody comes from elsewhere: one address signs up so often in an hour, and no more.
            let from = format!("10.{kill}.{}.{}", count / 250, count % 250);
            let request = agent.post(format!("{base}/sign-up"));
            let request = request.header("x-forwarded-for", from);
            match request.header("origin", &base).send_form(form) {
                Ok(answer) if answer.status() == 200 => {
                    acknowledged.insert(address);
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
        let service = with_smtp(open(&data, Clock::held(later)), &server.url());
        while outbox::deliver(&service).await.unwrap() {}
        let mut rows = BTreeMap::new();
        for address in &acknowledged {
            let name = address.split('@').next().unwrap().to_owned();
            let player = service.player_named(&name).await.unwrap();
            let read = service
                .store
                .read(move |conn| Ok::<_, ServiceError>(letters::of_player(conn, player.id, 9)?));
            for row in read.await.unwrap() {
                assert_eq!(row.state.text(), "sent", "{address}: {}", row.reason);
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
