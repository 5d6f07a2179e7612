//! Kill -9 while a season starts: every table is opened once, and ends.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;
use turnpost::clock::Clock;
use turnpost::league::Scoring;
use turnpost::service::Service;
use turnpost::service::accounts::SignUp;
use turnpost::service::leagues::found::Founding;
use turnpost::service::leagues::organise::Power;
use turnpost::service::leagues::rules::{Plan, Rules, places};
use turnpost::store::Store;

fn service(data: &TempDir) -> Service {
    let store = Store::open(data.path().join("turnpost.sqlite").to_str().unwrap()).unwrap();
    Service::new(store, Clock::System, "http://localhost")
}

/// One player, who is an admin.
async fn prepare(service: &Service) {
    let link = service.admin_link().await.unwrap().unwrap();
    let form = SignUp {
        name: "Ana".to_owned(),
        address: "ana@example.org".to_owned(),
        zone: "UTC".to_owned(),
        language: turnpost::words::Language::English,
    };
    service
        .sign_up_admin(link.rsplit('/').next().unwrap(), form, "correct horse")
        .await
        .unwrap();
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
        .filter(|row| row.title.contains("Under kills"));
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
