//! A month in the life of two players: what they get by email, day by day, in `month.txt`, to be read
//! and judged by people. `TURNPOST_UPDATE=1` writes it anew.
//!
//! Ana and Dora play twelve matches of all games and a league with each other. Ana has the settings that
//! everybody begins with and plays in the evening. Dora reads a digest at eight and plays every other
//! morning, if she is not on holiday. Summer time begins on 29 March.

use std::collections::BTreeMap;
use std::fmt::Write;

use chrono::{Datelike, NaiveDate, NaiveDateTime, TimeDelta, Timelike};
use turnpost::clock::Clock;
use turnpost::games::bots::Bot;
use turnpost::games::rng::Rng;
use turnpost::ids::MatchId;
use turnpost::league::Scoring;
use turnpost::service::ServiceError;
use turnpost::service::leagues::found::Founding;
use turnpost::service::leagues::joining::Wish;
use turnpost::service::leagues::organise::Power;
use turnpost::service::leagues::rules::{Plan, Rules, places};
use turnpost::service::terms::Speed;
use turnpost::store::accounts::PlayerRow;
use turnpost::store::letters::{Kind, MailState, OutboxRow};
use turnpost::words::Reader;

use crate::post::{kept, trail};
use crate::support::TestApp;

const GAMES: [&str; 4] = [
    "terra_nova",
    "age_of_innovation",
    "through_the_ages",
    "age_contrived",
];
const DAYS: i64 = 30;

struct Month {
    app: TestApp,
    ana: PlayerRow,
    dora: PlayerRow,
    matches: Vec<MatchId>,
}

fn begin() -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(2026, 3, 10).unwrap();
    day.and_hms_opt(11, 0, 0).unwrap()
}

/// The clock on the wall: summer time begins on 29 March at 01:00 UTC.
fn warsaw(at: NaiveDateTime) -> NaiveDateTime {
    let summer = NaiveDate::from_ymd_opt(2026, 3, 29).unwrap();
    let summer = summer.and_hms_opt(1, 0, 0).unwrap();
    at + TimeDelta::hours(if at < summer { 1 } else { 2 })
}

impl Month {
    fn start() -> Month {
        let app = TestApp::start_with(|service| service.clock = Clock::held(begin()));
        let (ana, dora) = (app.signed_up("Ana"), app.signed_up("Dora"));
        let form = [
            ("turn", "digest"),
            ("reminder", "digest"),
            ("talk", "digest"),
            ("table", "digest"),
            ("league", "digest"),
            ("ladder", "75"),
            ("quiet_from", "22"),
            ("quiet_to", "8"),
            ("digest_hour", "8"),
        ];
        assert_eq!(dora.post("/profile/mail", &form).status, 303);
        let mut matches = Vec::new();
        for number in 0..12_usize {
            let form = [
                ("game", GAMES[number % 4]),
                ("seats", "2"),
                ("order", "chosen"),
                ("first", "chosen"),
                ("speed", ["slow", "daily", "slow"][number / 4]),
            ];
            let (opens, joins) = match number % 2 {
                0 => (&ana, &dora),
                _ => (&dora, &ana),
            };
            let location = opens.post("/tables/new", &form).location;
            let id: i64 = location.rsplit('/').next().unwrap().parse().unwrap();
            fix_seed(&app, id, number);
            assert_eq!(joins.post(&format!("{location}/join"), &[]).status, 303);
            matches.push(MatchId(id));
        }
        let named = |name: &str| {
            app.runtime
                .block_on(app.service.player_named(name))
                .unwrap()
        };
        let month = Month {
            ana: named("Ana"),
            dora: named("Dora"),
            app,
            matches,
        };
        month.found_league();
        month
    }

    /// Signs up until the fifth day, with two bots.
    fn found_league(&self) {
        let founding = Founding {
            name: "Spring league".to_owned(),
            words: String::new(),
            rules: Rules {
                game: "terra_nova".to_owned(),
                seats: 2,
                speed: Speed::PerMove { hours: 72 },
                plan: Plan::League {
                    division_size: 4,
                    matches: 1,
                    promoted: 1,
                    relegated: 1,
                },
                scoring: Scoring::Places(places(2)),
                confirm_days: 2,
                repeats: false,
                ..Rules::default()
            },
            starts_at: begin() + TimeDelta::days(5),
        };
        let service = &self.app.service;
        self.app.runtime.block_on(async {
            let id = service.found(founding, &self.ana).await.unwrap();
            for player in [&self.ana, &self.dora] {
                service.wish(id, player, Wish::Join).await.unwrap();
            }
            service
                .organise(id, &self.ana, Power::Bots(2))
                .await
                .unwrap();
        });
    }

    /// Plays all turns that wait for somebody, as bots would.
    fn play(&self, player: &PlayerRow, rng: &mut Rng) {
        let service = &self.app.service;
        self.app.runtime.block_on(async {
            for row in service.mine(player.id).await.unwrap() {
                for _ in 0..60 {
                    let glance = service
                        .glance(row.id, Some(player.id), Reader::default())
                        .await;
                    let Ok(glance) = glance else { break };
                    let table = &glance.live.table;
                    let Some(own) = table.seat_of(player.id) else {
                        break;
                    };
                    let Some(line) = glance.live.position.bot(own.at(), Bot::Random, rng) else {
                        break;
                    };
                    let number = table.row.number;
                    service.act(row.id, player.id, number, &line).await.unwrap();
                }
            }
        });
    }
}

/// The same chance in every run.
fn fix_seed(app: &TestApp, id: i64, number: usize) {
    let seed = format!("{:064x}", number + 1);
    let fix = app.service.store.write(move |conn| {
        use diesel::connection::SimpleConnection;
        let fix = format!("UPDATE matches SET seed = '{seed}' WHERE id = {id}");
        Ok::<_, ServiceError>(
            conn.batch_execute(&fix)
                .map_err(turnpost::store::StoreError::from)?,
        )
    });
    app.runtime.block_on(fix).unwrap();
}

#[test]
fn a_month_of_emails_is_one_that_people_can_bear() {
    let month = Month::start();
    let mut rng = Rng::new([5; 32]);
    let clock = &month.app.service.clock;
    for hour in 0..DAYS * 24 {
        month.app.work();
        let local = warsaw(clock.now());
        let day = hour / 24;
        if local.hour() == 20 {
            month.play(&month.ana, &mut rng);
        }
        // Two weeks in, Dora forgets to play for four days.
        let forgets = (17..21).contains(&day);
        if local.hour() == 9 && local.day().is_multiple_of(2) && !forgets {
            month.play(&month.dora, &mut rng);
        }
        if day == 8 && local.hour() == 10 {
            let away = month.app.service.go_away(month.dora.id, 5);
            month.app.runtime.block_on(away).unwrap();
        }
        clock.advance(TimeDelta::hours(1));
    }
    month.app.work();
    let told = month.told();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/mail/month.txt");
    if std::env::var_os("TURNPOST_UPDATE").is_some() {
        std::fs::write(path, &told).unwrap();
    }
    let golden = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(told, golden, "TURNPOST_UPDATE=1 writes it anew");
    for name in ["Ana", "Dora"] {
        month.check_waits(name);
        month.check_deadlines(name);
    }
}

impl Month {
    /// Who got what, day by day.
    fn told(&self) -> String {
        let mut text = String::new();
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        let mut day = String::new();
        for row in kept(&self.app) {
            let name = match row.address.as_str() {
                "ana@example.org" => "Ana",
                "dora@example.org" => "Dora",
                _ => continue,
            };
            *counts.entry(name).or_default() += 1;
            let at = warsaw(row.at);
            let today = at.format("%a %-d %b").to_string();
            if today != day {
                writeln!(text, "\n{today}").unwrap();
                day = today;
            }
            let time = at.format("%H:%M");
            writeln!(text, "  {time}  {name:<4}  {}", row.subject).unwrap();
        }
        format!("Emails in 30 days: {counts:?}\n{text}")
    }

    /// At most one email of a turn for each wait, and one reminder.
    fn check_waits(&self, name: &str) {
        let mut waits: BTreeMap<(Option<MatchId>, Option<i64>, Kind), usize> = BTreeMap::new();
        for row in trail(&self.app, name) {
            if row.state == MailState::Sent && [Kind::Turn, Kind::Reminder].contains(&row.kind) {
                *waits
                    .entry((row.match_id, row.number, row.kind))
                    .or_default() += 1;
            }
        }
        let twice = waits.iter().find(|(_, count)| **count > 1);
        assert_eq!(twice, None, "{name}");
    }

    /// Whoever lost a seat to the clock was told of the turn and warned again.
    fn check_deadlines(&self, name: &str) {
        let rows = trail(&self.app, name);
        let lost: Vec<&OutboxRow> = rows
            .iter()
            .filter(|row| row.kind == Kind::Dropped)
            .collect();
        let address = format!("{}@example.org", name.to_lowercase());
        let letters = kept(&self.app);
        for row in &lost {
            let id = row.match_id.unwrap();
            let mark = format!("#{id}");
            let names = |words: &str| {
                words.match_indices(&mark).any(|(at, _)| {
                    !words[at + mark.len()..].starts_with(|sign: char| sign.is_ascii_digit())
                })
            };
            let since = row.created_at - TimeDelta::days(4);
            let warned = letters.iter().filter(|letter| {
                letter.address == address
                    && (since..row.created_at).contains(&letter.at)
                    && (names(&letter.subject)
                        || letter.subject.starts_with("Your matches") && names(&letter.words))
            });
            assert!(
                warned.count() >= 2,
                "{name} lost a seat in match {id} unwarned"
            );
        }
        assert!(
            name == "Ana" || !lost.is_empty(),
            "Dora forgot to play, and nothing came of it"
        );
        assert!(self.matches.len() == 12);
    }
}
