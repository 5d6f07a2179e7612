//! How fast leagues are: the start of a season of a thousand, and the page of a division of 16 with
//! twelve past seasons. One core does the work. `cargo bench --bench leagues`

use std::time::{Duration, Instant};

use chrono::{NaiveDate, TimeDelta};
use tempfile::TempDir;
use turnpost::clock::Clock;
use turnpost::ids::CompetitionId;
use turnpost::league::Scoring;
use turnpost::service::leagues::found::Founding;
use turnpost::service::leagues::joining::Wish;
use turnpost::service::leagues::organise::Power;
use turnpost::service::leagues::rules::{Plan, Rules, places};
use turnpost::service::{Service, ServiceError};
use turnpost::store::Store;
use turnpost::store::accounts::{self, NewPlayer, PlayerRow};

const PLAYERS: usize = 1000;
const PAST_SEASONS: usize = 12;

fn rules(seats: u8, division_size: usize, matches: usize) -> Rules {
    Rules {
        game: "terra_nova".to_owned(),
        seats,
        plan: Plan::League {
            division_size,
            matches,
            promoted: 2,
            relegated: 2,
        },
        scoring: Scoring::Places(places(seats)),
        confirm_days: 0,
        sign_up_days: 7,
        ..Rules::default()
    }
}

async fn people(service: &Service, count: usize) -> Vec<PlayerRow> {
    let now = service.clock.now();
    let add = service.store.write(move |conn| {
        let mut all = Vec::new();
        for index in 0..count {
            let name = format!("Player {index}");
            let new = NewPlayer {
                name: &name,
                name_key: &name.to_lowercase(),
                email: &format!("player{index}@example.org"),
                password: "",
                zone: "Europe/Warsaw",
                language: "en",
                created_at: now,
            };
            let id = accounts::insert(conn, &new)?;
            let mut player = accounts::find(conn, id)?;
            player.confirmed = true;
            accounts::save(conn, &player)?;
            all.push(player);
        }
        Ok::<_, ServiceError>(all)
    });
    add.await.unwrap()
}

async fn found(service: &Service, by: &PlayerRow, rules: Rules) -> CompetitionId {
    let founding = Founding {
        name: "Sunday league".to_owned(),
        words: String::new(),
        rules,
        starts_at: service.clock.now() + TimeDelta::days(7),
    };
    service.found(founding, by).await.unwrap()
}

async fn drain(service: &Service) {
    let season = |id| async move { service.season_step(id).await.unwrap() };
    for listed in service.competitions().await.unwrap() {
        while season(listed.season.id).await {}
    }
}

/// From the moment of the start until all tables run and all letters are queued.
async fn start_of_a_thousand(service: &Service, people: &[PlayerRow]) {
    let id = found(service, &people[0], rules(4, 16, 3)).await;
    for player in people {
        service.wish(id, player, Wish::Join).await.unwrap();
    }
    drain(service).await;
    move_clock(service, 7);
    let began = Instant::now();
    let mut slowest = Duration::ZERO;
    let season = service.season_home(id, None, None).await.unwrap();
    let season = season.sheet.season.id;
    loop {
        let step = Instant::now();
        let more = service.season_step(season).await.unwrap();
        slowest = slowest.max(step.elapsed());
        if !more {
            break;
        }
    }
    let took = began.elapsed();
    let home = service.season_home(id, None, None).await.unwrap();
    let tables = home.sheet.tables.len();
    assert!(
        home.sheet
            .tables
            .iter()
            .all(|table| table.row.match_id.is_some())
    );
    println!(
        "start of a season: {PLAYERS} players, {tables} tables in {:.2} s; longest transaction {:.0} ms",
        took.as_secs_f64(),
        slowest.as_secs_f64() * 1000.0
    );
}

fn move_clock(service: &Service, days: i64) {
    service.clock.advance(TimeDelta::days(days));
}

/// A division of 16 that has played twelve seasons: the standings, and all that its page needs.
async fn page_with_a_past(service: &Service, people: &[PlayerRow]) {
    let id = found(service, &people[0], rules(4, 16, 5)).await;
    for _ in 0..=PAST_SEASONS {
        for player in &people[..16] {
            service.wish(id, player, Wish::Join).await.unwrap();
        }
        drain(service).await;
        move_clock(service, 7);
        drain(service).await;
        let home = service.season_home(id, None, None).await.unwrap();
        let tables = &home.sheet.tables;
        // Half of the tables of the last season are still open.
        let last = home.sheet.season.number as usize > PAST_SEASONS;
        let decided = if last { tables.len() / 2 } else { tables.len() };
        for table in &tables[..decided] {
            let results = (0..4).map(|seat| (seat + 1, 100 - i64::from(seat)));
            let power = Power::Correct(table.row.id, results.collect());
            service.organise(id, &people[0], power).await.unwrap();
        }
        if !last {
            let close = service.organise(id, &people[0], Power::Close);
            close.await.unwrap();
        }
        drain(service).await;
    }
    let mut times = Vec::new();
    for _ in 0..300 {
        let began = Instant::now();
        let home = service
            .season_home(id, None, Some(&people[0]))
            .await
            .unwrap();
        let divisions = home.sheet.divisions();
        times.push(began.elapsed());
        assert_eq!(home.others.len(), PAST_SEASONS);
        assert_eq!(divisions[0].lines.len(), 16);
    }
    times.sort();
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    println!(
        "standings of 16 with {PAST_SEASONS} past seasons: median {:.2} ms, slowest of 300 {:.2} ms",
        ms(times[150]),
        ms(times[299])
    );
}

fn main() {
    let data = TempDir::new().unwrap();
    let file = data.path().join("bench.sqlite");
    let store = Store::open(file.to_str().unwrap()).unwrap();
    let day = NaiveDate::from_ymd_opt(2026, 11, 16).unwrap();
    let clock = Clock::held(day.and_hms_opt(12, 0, 0).unwrap());
    let service = Service::new(store, clock, "http://localhost");
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let people = people(&service, PLAYERS).await;
        page_with_a_past(&service, &people).await;
        start_of_a_thousand(&service, &people).await;
    });
}
