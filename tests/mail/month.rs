//! A month in the life of three players: what they get by email, day by day, in `month.txt`, to be read
//! and judged by people. `TURNPOST_UPDATE=1` writes it anew.
//!
//! Ana plays twelve matches of all games, with Dora or with Cy, and a league with Dora and two bots. Ana
//! and Cy have the settings that everybody begins with. Ana plays in the evening, Cy at lunch. Dora reads
//! a digest at eight and plays in the morning, except on holiday. Dora forgets to play for some days, and
//! so does Cy. Summer time begins on 29 March.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use chrono::{NaiveDate, NaiveDateTime, TimeDelta, Timelike};
use turnpost::clock::Clock;
use turnpost::games::bots::Bot;
use turnpost::games::registry;
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
use turnpost::store::letters::{self, Kind, OutboxRow};
use turnpost::words::Reader;

use crate::post::kept;
use crate::support::{Client, TestApp};

const DAYS: i64 = 30;
const MATCHES: usize = 12;
/// Dora is on holiday from this day on, for so many.
const HOLIDAY: (i64, i32) = (8, 5);
const DORA_FORGETS: std::ops::Range<i64> = 17..22;
const CY_FORGETS: std::ops::Range<i64> = 10..14;
/// Nobody is written to twice about a turn within this.
const APART: TimeDelta = TimeDelta::hours(1);

fn begin() -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(2026, 3, 10).unwrap();
    day.and_hms_opt(11, 0, 0).unwrap()
}

/// The clock on the wall.
fn warsaw(at: NaiveDateTime) -> NaiveDateTime {
    let summer = NaiveDate::from_ymd_opt(2026, 3, 29).unwrap();
    let summer = summer.and_hms_opt(1, 0, 0).unwrap();
    at + TimeDelta::hours(if at < summer { 1 } else { 2 })
}

struct Month {
    app: TestApp,
    ana: PlayerRow,
    dora: PlayerRow,
    cy: PlayerRow,
}

/// An email that somebody got.
struct Got {
    at: NaiveDateTime,
    kind: Kind,
    table: Option<MatchId>,
    number: Option<i64>,
    subject: String,
    words: String,
}

impl Month {
    fn start() -> Month {
        let app = TestApp::start_with(|service| service.clock = Clock::held(begin()));
        let (ana, dora, cy) = (
            app.signed_up("Ana"),
            app.signed_up("Dora"),
            app.signed_up("Cy"),
        );
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
        for number in 0..MATCHES {
            let rival = if number % 3 == 2 { &cy } else { &dora };
            let clients = match number % 2 {
                0 => [&ana, rival],
                _ => [rival, &ana],
            };
            open(clients, number);
        }
        let named = |name: &str| {
            let named = app.service.player_named(name);
            app.runtime.block_on(named).unwrap()
        };
        let month = Month {
            ana: named("Ana"),
            dora: named("Dora"),
            cy: named("Cy"),
            app,
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
                    matches: 3,
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
            let bots = service.organise(id, &self.ana, Power::Bots(2));
            bots.await.unwrap();
        });
    }

    fn confirm(&self, player: &PlayerRow) {
        self.app.runtime.block_on(async {
            for competition in self.app.service.competitions().await.unwrap() {
                let id = competition.competition.id;
                let wish = self.app.service.wish(id, player, Wish::Confirm);
                wish.await.unwrap();
            }
        });
    }

    /// Plays all turns that wait for somebody.
    fn play(&self, player: &PlayerRow, rng: &mut Rng) {
        let service = &self.app.service;
        self.app.runtime.block_on(async {
            let mut waiting = service.mine(player.id).await.unwrap();
            waiting.sort_by_key(|row| row.id);
            for row in waiting.iter().filter(|row| row.is_waited_for) {
                while let Some((number, line)) = self.chosen(row.id, player, rng).await {
                    service.act(row.id, player.id, number, &line).await.unwrap();
                }
            }
        });
    }

    async fn chosen(
        &self,
        id: MatchId,
        player: &PlayerRow,
        rng: &mut Rng,
    ) -> Option<(i64, String)> {
        let glance = self
            .app
            .service
            .glance(id, Some(player.id), Reader::default());
        let glance = glance.await.unwrap();
        let seat = glance.live.table.seat_of(player.id)?.at();
        let position = &glance.live.position;
        if !position.turn().waits_for(seat) {
            return None;
        }
        let line = position.bot(seat, Bot::Random, rng)?;
        Some((glance.live.table.row.number, line))
    }

    /// All that was to be told to somebody, newest first.
    fn outbox(&self, player: &PlayerRow) -> Vec<OutboxRow> {
        let id = player.id;
        let rows = self
            .app
            .service
            .store
            .read(move |conn| Ok::<_, ServiceError>(letters::of_player(conn, id, 100_000)?));
        self.app.runtime.block_on(rows).unwrap()
    }

    /// All that somebody got, oldest first.
    fn got(&self, player: &PlayerRow) -> Vec<Got> {
        let rows = self.outbox(player);
        let address = player.email.clone().unwrap();
        let own = kept(&self.app)
            .into_iter()
            .filter(|row| row.address == address);
        let got = own.filter_map(|row| {
            let raw = String::from_utf8_lossy(row.message.as_deref()?).into_owned();
            let by_id = |one: &&OutboxRow| raw.contains(&format!("<{}@", one.message_id));
            let of = rows.iter().find(by_id)?;
            Some(Got {
                at: row.at,
                kind: of.kind,
                table: of.match_id,
                number: of.number,
                subject: row.subject,
                words: row.words,
            })
        });
        got.collect()
    }

    /// The turns that somebody lost to the clock: which, since when they waited, and until when.
    fn lost(&self, player: &PlayerRow) -> Vec<(MatchId, NaiveDateTime, NaiveDateTime)> {
        let rows = self.outbox(player);
        let lost = rows.iter().filter(|row| row.kind == Kind::Dropped);
        let turn = |lost: &OutboxRow| {
            let is_it = |row: &&OutboxRow| {
                row.kind == Kind::Turn
                    && row.match_id == lost.match_id
                    && row.created_at <= lost.created_at
            };
            let told = rows.iter().find(is_it).expect("it was to be told");
            let table = lost.match_id.expect("a seat was lost somewhere");
            (table, told.created_at, lost.created_at)
        };
        lost.map(turn).collect()
    }
}

fn open([opens, joins]: [&Client; 2], number: usize) {
    let games = registry::all();
    let form = [
        ("game", games[number % games.len()].info().slug),
        ("seats", "2"),
        ("order", "chosen"),
        ("first", "chosen"),
        ("speed", ["slow", "daily", "relaxed"][number / games.len()]),
    ];
    let location = opens.post("/tables/new", &form).location;
    assert_eq!(joins.post(&format!("{location}/join"), &[]).status, 303);
}

#[test]
fn a_month_of_emails_is_one_that_people_can_bear() {
    let month = Month::start();
    let mut rng = Rng::new([5; 32]);
    let clock = &month.app.service.clock;
    for hour in 0..DAYS * 24 {
        month.app.work();
        let (local, day) = (warsaw(clock.now()), hour / 24);
        if local.hour() == 20 {
            month.play(&month.ana, &mut rng);
        }
        let is_away = (HOLIDAY.0..HOLIDAY.0 + i64::from(HOLIDAY.1)).contains(&day);
        if local.hour() == 9 && !is_away && !DORA_FORGETS.contains(&day) {
            month.play(&month.dora, &mut rng);
        }
        if local.hour() == 13 && !CY_FORGETS.contains(&day) {
            month.play(&month.cy, &mut rng);
        }
        if local.hour() == 12 && day == HOLIDAY.0 {
            let away = month.app.service.go_away(month.dora.id, HOLIDAY.1);
            month.app.runtime.block_on(away).unwrap();
        }
        if local.hour() == 12 && day == 4 {
            month.confirm(&month.ana);
            month.confirm(&month.dora);
        }
        clock.advance(TimeDelta::hours(1));
    }
    month.app.work();
    let told = month.told();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/mail/month.txt");
    if std::env::var_os("TURNPOST_UPDATE").is_some() {
        std::fs::write(path, &told).unwrap();
    }
    for player in [&month.ana, &month.dora, &month.cy] {
        check_waits(&player.name, &month.got(player));
        month.check_deadlines(player);
    }
    for player in [&month.dora, &month.cy] {
        let lost = month.lost(player);
        assert!(!lost.is_empty(), "{} forgot to play", player.name);
    }
    let golden = std::fs::read_to_string(path).unwrap_or_default();
    assert!(told == golden, "TURNPOST_UPDATE=1 writes it anew:\n{told}");
}

impl Month {
    /// Who got what, day by day.
    fn told(&self) -> String {
        let mut lines = BTreeSet::new();
        let mut text = String::new();
        for player in [&self.ana, &self.dora, &self.cy] {
            let mut counts: BTreeMap<String, usize> = BTreeMap::new();
            for got in self.got(player) {
                *counts.entry(got.kind.to_string()).or_default() += 1;
                let line = format!("{:<4}  {:<16}  {}", player.name, got.kind, got.subject);
                lines.insert((warsaw(got.at), line));
            }
            let all: usize = counts.values().sum();
            let counts = counts.iter().map(|(kind, count)| format!("{count} {kind}"));
            let counts = counts.collect::<Vec<_>>().join(", ");
            writeln!(
                text,
                "{}: {all} emails in {DAYS} days ({counts})",
                player.name
            )
            .unwrap();
        }
        let mut day = String::new();
        for (at, line) in lines {
            let today = at.format("%a %-d %b").to_string();
            if today != day {
                writeln!(text, "\n{today}").unwrap();
                day = today;
            }
            writeln!(text, "  {}  {line}", at.format("%H:%M")).unwrap();
        }
        text
    }
}

/// Whether a digest lists a match.
fn lists(digest: &Got, table: MatchId) -> bool {
    let mark = format!("#{table}");
    let mut found = digest.words.match_indices(&mark);
    let ends = |(at, _): (usize, &str)| {
        !digest.words[at + mark.len()..].starts_with(|sign: char| sign.is_ascii_digit())
    };
    digest.kind == Kind::Digest && found.any(ends)
}

/// At most one email of a turn for each wait, and one reminder, and not both at once.
fn check_waits(name: &str, got: &[Got]) {
    let mut seen = BTreeSet::new();
    let about_turns = |one: &&Got| [Kind::Turn, Kind::Reminder].contains(&one.kind);
    for one in got.iter().filter(about_turns) {
        let (at, subject) = (one.at, &one.subject);
        let wait = (one.table, one.number, one.kind);
        assert!(seen.insert(wait), "{name}, twice: {at} {subject}");
        let table = one.table.expect("a turn of a match");
        let told = got.iter().filter(|other| {
            let is_it = other.kind == Kind::Turn && other.table == one.table;
            is_it && other.number == one.number || lists(other, table)
        });
        let close = |other: &&Got| (at - APART..=at).contains(&other.at);
        let just_told = told.filter(close).any(|other| other.kind != one.kind);
        assert!(!just_told, "{name}, told just before: {at} {subject}");
    }
    for late in got.iter().filter(|one| one.kind == Kind::Late) {
        let same = |turn: &&Got| turn.kind == Kind::Turn && turn.table == late.table;
        let same_hour = got.iter().filter(same).any(|turn| turn.at == late.at);
        assert!(!same_hour, "{name}, two emails at once: {}", late.subject);
    }
    let mut digests = got.iter().filter(|one| one.kind == Kind::Digest);
    let hours: BTreeSet<NaiveDateTime> = digests.clone().map(|one| one.at).collect();
    let all = digests.by_ref().count();
    assert_eq!(all, hours.len(), "{name}: two digests at once");
}

impl Month {
    /// Whoever lost a seat to the clock was told of the turn, and warned again.
    fn check_deadlines(&self, player: &PlayerRow) {
        let got = self.got(player);
        for (table, since, until) in self.lost(player) {
            let warnings = got.iter().filter(|one| {
                let is_turn = [Kind::Turn, Kind::Reminder].contains(&one.kind);
                let tells = is_turn && one.table == Some(table) || lists(one, table);
                tells && (since..until).contains(&one.at)
            });
            let warnings = warnings.count();
            let name = &player.name;
            assert!(
                warnings >= 2,
                "{name} lost a seat in match {table}, warned {warnings} times from {since} to {until}"
            );
        }
    }
}
