//! A club to test with: people, bots, and a clock that is moved.

use std::sync::Mutex;

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use turnpost::clock::Clock;
use turnpost::ids::{CompetitionId, MatchId, SeasonId};
use turnpost::league::Scoring;
use turnpost::service::leagues::found::Founding;
use turnpost::service::leagues::joining::Wish;
use turnpost::service::leagues::organise::Power;
use turnpost::service::leagues::read::Home;
use turnpost::service::leagues::rules::{Plan, Rules, places};
use turnpost::service::leagues::sheet::Sheet;
use turnpost::service::terms::{AfterDropOut, Speed};
use turnpost::service::{Service, ServiceError};
use turnpost::store::accounts::{self, NewPlayer, PlayerRow};
use turnpost::store::leagues;
use turnpost::store::{Store, StoreError};

/// Tests on PostgreSQL share a database: one would do the work of another.
pub static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

pub struct Club {
    pub runtime: Runtime,
    pub service: Service,
    database: String,
    /// Kept as long as the club.
    _data: TempDir,
}

pub fn noon() -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(2026, 11, 16).unwrap();
    day.and_hms_opt(12, 0, 0).unwrap()
}

/// A quick league: tables of two, a match a day.
pub fn league(division_size: usize, matches: usize) -> Rules {
    Rules {
        game: "terra_nova".to_owned(),
        seats: 2,
        speed: Speed::PerMove { hours: 24 },
        plan: Plan::League {
            division_size,
            matches,
            promoted: 1,
            relegated: 1,
        },
        scoring: Scoring::Places(places(2)),
        after_drop_out: AfterDropOut::Bot,
        confirm_days: 0,
        sign_up_days: 7,
        weeks: 4,
        ..Rules::default()
    }
}

impl Club {
    pub fn open() -> Club {
        let data = TempDir::new().unwrap();
        let file = data.path().join("club.sqlite");
        Club::at(file.to_str().unwrap(), data)
    }

    /// On PostgreSQL, if there is one to test with; hold [`ONE_AT_A_TIME`] meanwhile.
    pub fn on_postgres() -> Option<Club> {
        let url = std::env::var("TURNPOST_TEST_POSTGRES").ok()?;
        Some(Club::at(&url, TempDir::new().unwrap()))
    }

    fn at(database: &str, data: TempDir) -> Club {
        Club {
            runtime: Runtime::new().unwrap(),
            service: Club::service(database, Clock::held(noon())),
            database: database.to_owned(),
            _data: data,
        }
    }

    fn service(database: &str, clock: Clock) -> Service {
        let store = Store::open(database).unwrap();
        Service::new(store, clock, "http://localhost")
    }

    /// As if the process had been killed and started again.
    pub fn restart(&mut self) {
        // What was handed to the writer before is on the disk or lost: nothing comes later.
        self.wait(async |service| {
            let done = service.store.write(|_| Ok::<_, StoreError>(())).await;
            done.unwrap();
        });
        self.service = Club::service(&self.database, self.service.clock.clone());
    }

    pub fn wait<T>(&self, work: impl AsyncFnOnce(&Service) -> T) -> T {
        self.runtime.block_on(work(&self.service))
    }

    pub fn person(&self, name: &str) -> PlayerRow {
        let name = name.to_owned();
        self.wait(async |service| {
            let add = service.store.write(move |conn| {
                let new = NewPlayer {
                    name: &name,
                    name_key: &name.to_lowercase(),
                    email: &format!("{}@example.org", name.to_lowercase().replace(' ', ".")),
                    password: "",
                    zone: "UTC",
                    language: "en",
                    created_at: noon(),
                };
                let id = accounts::insert(conn, &new)?;
                let mut player = accounts::find(conn, id)?;
                player.confirmed = true;
                accounts::save(conn, &player)?;
                Ok::<_, ServiceError>(player)
            });
            add.await.unwrap()
        })
    }

    /// Founds a competition that starts in a week, with a seed that does not change.
    pub fn found(&self, by: &PlayerRow, rules: Rules) -> CompetitionId {
        let founding = Founding {
            name: "Sunday league".to_owned(),
            words: String::new(),
            rules,
            starts_at: self.service.clock.now() + TimeDelta::days(7),
        };
        let id = self.wait(async |service| service.found(founding, by).await.unwrap());
        self.fix_seed(id);
        id
    }

    /// The same chance in every run.
    pub fn fix_seed(&self, id: CompetitionId) {
        let season = self.sheet(id).season.id;
        self.wait(async |service| {
            let fix = service.store.write(move |conn| {
                let mut row = leagues::season(conn, season)?;
                row.seed = format!("seed of {}", row.number);
                Ok::<_, ServiceError>(leagues::save_season(conn, &row)?)
            });
            fix.await.unwrap();
        });
    }

    pub fn wish(&self, id: CompetitionId, by: &PlayerRow, wish: Wish) {
        self.wait(async |service| service.wish(id, by, wish).await.unwrap());
    }

    pub fn organise(
        &self,
        id: CompetitionId,
        by: &PlayerRow,
        power: Power,
    ) -> Result<(), ServiceError> {
        self.wait(async |service| service.organise(id, by, power).await)
    }

    pub fn home(&self, id: CompetitionId) -> Home {
        self.wait(async |service| service.season_home(id, None, None).await.unwrap())
    }

    pub fn sheet(&self, id: CompetitionId) -> Sheet {
        self.home(id).sheet
    }

    pub fn season(&self, id: CompetitionId, number: i32) -> Sheet {
        self.wait(async |service| service.season_sheet(id, number).await.unwrap())
    }

    pub fn step(&self, id: SeasonId) -> bool {
        self.wait(async |service| service.season_step(id).await.unwrap())
    }

    /// Does all that is due, but for sending mail.
    pub fn work(&self) {
        for _ in 0..100_000 {
            if !self.wait(async |service| service.tick().await.unwrap()) {
                return;
            }
        }
        panic!("there is no end of work");
    }

    pub fn later(&self, by: TimeDelta) {
        self.service.clock.advance(by);
    }

    /// Half days pass until the season is over.
    pub fn play_out(&self, id: CompetitionId, number: i32) -> Sheet {
        for _ in 0..400 {
            self.work();
            let sheet = self.season(id, number);
            if sheet.is_over() {
                return sheet;
            }
            self.later(TimeDelta::hours(12));
        }
        panic!("the season does not end");
    }

    /// Lets somebody leave a match.
    pub fn leave(&self, id: MatchId, player: &PlayerRow) {
        self.wait(async |service| service.leave(id, player.id).await.unwrap());
    }
}

/// The final table: name, rank and the next division of everybody, and what everybody scored.
pub fn final_table(sheet: &Sheet) -> Vec<String> {
    let mut lines = Vec::new();
    for division in sheet.divisions() {
        for line in &division.lines {
            let entry = &division.entries[line.entrant];
            lines.push(format!(
                "{} {} {} {} {:?} {:?} {}",
                division.number,
                line.rank,
                entry.name,
                line.points,
                entry.rank,
                entry.next_division,
                entry.state
            ));
        }
    }
    lines
}
