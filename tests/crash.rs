//! Kill -9 under load, again and again: what was acknowledged is there, and no match is stuck.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use turnpost::clock::Clock;
use turnpost::games::deal::Options;
use turnpost::ids::MatchId;
use turnpost::league::Scoring;
use turnpost::service::Service;
use turnpost::service::accounts::SignUp;
use turnpost::service::leagues::found::Founding;
use turnpost::service::leagues::organise::Power;
use turnpost::service::leagues::rules::{Plan, Rules, places};
use turnpost::service::tables::{Opening, Visibility};
use turnpost::service::terms::Terms;
use turnpost::store::Store;

const KILLS: usize = 20;
const MATCHES: usize = 4;

fn service(data: &TempDir) -> Service {
    let store = Store::open(data.path().join("turnpost.sqlite").to_str().unwrap()).unwrap();
    Service::new(store, Clock::System, "http://localhost")
}

/// One player with a token, and matches against a bot.
async fn prepare(service: &Service) -> (String, Vec<i64>) {
    let link = service.admin_link().await.unwrap().unwrap();
    let form = SignUp {
        name: "Ana".to_owned(),
        address: "ana@example.org".to_owned(),
        password: "correct horse".to_owned(),
        zone: "UTC".to_owned(),
    };
    service
        .sign_up_admin(link.rsplit('/').next().unwrap(), form)
        .await
        .unwrap();
    let player = service.player_named("Ana").await.unwrap();
    let token = service.new_token(player.id, "test", true).await.unwrap();
    let mut ids = Vec::new();
    for _ in 0..MATCHES {
        let opening = Opening {
            game: "terra_nova".to_owned(),
            title: String::new(),
            seats: 2,
            options: Options::new(),
            visibility: Visibility::Public,
            terms: Terms::default(),
            bots: 1,
        };
        ids.push(service.open_table(opening, &player).await.unwrap().0);
    }
    (token, ids)
}

/// The service, and its address.
fn start(data: &TempDir) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_turnpost"))
        .args(["serve", "--bind", "127.0.0.1:0", "--data"])
        .arg(data.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    let base = line.trim().rsplit(' ').next().unwrap().to_owned();
    (child, base)
}

type Acknowledged = Arc<Mutex<BTreeMap<(i64, i64), String>>>;

/// Plays a match by its legal lines until told to stop, and notes what was acknowledged.
fn play(base: &str, token: &str, id: i64, stop: &AtomicBool, acknowledged: &Acknowledged) {
    let agent: ureq::Agent = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(10)))
        .build()
        .into();
    let bearer = format!("Bearer {token}");
    let url = |what: &str| format!("{base}/api/v1/matches/{id}/{what}");
    while !stop.load(Ordering::Relaxed) {
        let asked = agent
            .get(url("legal"))
            .header("authorization", &bearer)
            .call();
        let Some(legal) = asked
            .ok()
            .and_then(|mut answer| answer.body_mut().read_json::<Value>().ok())
        else {
            continue;
        };
        let Some(line) = legal["actions"][0]["line"].as_str() else {
            std::thread::sleep(Duration::from_millis(5));
            continue;
        };
        let body = json!({ "number": legal["number"], "line": line });
        let answer = agent
            .post(url("actions"))
            .header("authorization", &bearer)
            .send_json(&body);
        if answer.is_ok_and(|answer| answer.status() == 200) {
            let number = legal["number"].as_i64().unwrap() + 1;
            acknowledged
                .lock()
                .unwrap()
                .insert((id, number), line.to_owned());
        }
    }
}

#[test]
fn every_acknowledged_action_survives_twenty_kills() {
    let data = TempDir::new().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (token, ids) = runtime.block_on(prepare(&service(&data)));
    let acknowledged = Acknowledged::default();
    for kill in 0..KILLS {
        let (mut child, base) = start(&data);
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for &id in &ids {
                let (base, token, stop, acknowledged) = (&base, &token, &stop, &acknowledged);
                scope.spawn(move || play(base, token, id, stop, acknowledged));
            }
            std::thread::sleep(Duration::from_millis(150 + 37 * (kill as u64 % 7)));
            child.kill().unwrap();
            child.wait().unwrap();
            stop.store(true, Ordering::Relaxed);
        });
    }
    let acknowledged = acknowledged.lock().unwrap().clone();
    let count = acknowledged.len();
    assert!(count > KILLS, "only {count} actions were acknowledged");
    let service = service(&data);
    runtime.block_on(async {
        for (&(id, number), line) in &acknowledged {
            let player = service.player_named("Ana").await.unwrap();
            let (_, log) = service.log(MatchId(id), Some(player.id)).await.unwrap();
            let kept = log.iter().find(|entry| entry.number == number);
            assert_eq!(
                kept.map(|entry| &entry.line),
                Some(line),
                "match {id}, line {number}"
            );
        }
        for &id in &ids {
            assert!(
                service.check_replay(MatchId(id)).await.unwrap(),
                "match {id}"
            );
            // Not stuck: it is over, or somebody can decide and the row says so.
            for _ in 0..50 {
                if !service.tick().await.unwrap() {
                    break;
                }
            }
            let table = service.table(MatchId(id)).await.unwrap();
            let waits = table.seats.iter().any(|seat| seat.waiting_since.is_some());
            assert!(table.row.status == "over" || waits, "match {id} is stuck");
        }
    });
}

/// A season of bots that starts while the service is killed again and again.
#[test]
fn a_season_that_starts_under_kills_opens_every_table_once_and_ends_them_all() {
    let data = TempDir::new().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let first = service(&data);
    let id = runtime.block_on(async {
        prepare(&first).await;
        let boss = first.player_named("Ana").await.unwrap();
        let founding = Founding {
            name: "Under kills".to_owned(),
            words: String::new(),
            rules: Rules {
                game: "terra_nova".to_owned(),
                seats: 2,
                plan: Plan::League {
                    division_size: 8,
                    matches: 3,
                    promoted: 1,
                    relegated: 1,
                },
                scoring: Scoring::Places(places(2)),
                confirm_days: 0,
                ..Rules::default()
            },
            starts_at: first.clock.now() + chrono::TimeDelta::seconds(2),
        };
        let id = first.found(founding, &boss).await.unwrap();
        first.organise(id, &boss, Power::Bots(24)).await.unwrap();
        id
    });
    let progress = |service: &Service| {
        let home = runtime.block_on(service.season_home(id, None, None));
        let sheet = home.unwrap().sheet;
        let opened = sheet
            .tables
            .iter()
            .filter(|table| table.row.match_id.is_some());
        (opened.count(), sheet.progress())
    };
    for kill in 0..8 {
        let (mut child, _) = start(&data);
        std::thread::sleep(Duration::from_millis(2200 / (kill + 1) + 60 * kill));
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let (mut child, _) = start(&data);
    let began = std::time::Instant::now();
    while progress(&first).1 != (36, 36) {
        assert!(
            began.elapsed() < Duration::from_secs(120),
            "{:?}",
            progress(&first)
        );
        std::thread::sleep(Duration::from_millis(200));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let sheet = runtime
        .block_on(first.season_home(id, None, None))
        .unwrap()
        .sheet;
    let matches: std::collections::BTreeSet<_> = sheet
        .tables
        .iter()
        .map(|table| table.row.match_id)
        .collect();
    assert_eq!(matches.len(), 36, "no table twice");
    let of_season = runtime.block_on(first.overview()).unwrap().matches;
    let of_season = of_season
        .iter()
        .filter(|row| row.title.starts_with("Under kills"));
    assert_eq!(of_season.count(), 36, "no match without a table");
    let listed = Command::new(env!("CARGO_BIN_EXE_turnpost"))
        .args(["admin", "--data"])
        .arg(data.path())
        .arg("leagues")
        .output()
        .unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    assert!(
        listed.contains("Under kills") && listed.contains("24 players"),
        "{listed}"
    );
    for id in matches.into_iter().flatten() {
        assert!(runtime.block_on(first.check_replay(id)).unwrap());
    }
}
