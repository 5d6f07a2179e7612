//! Tables that are the same each time they are made, in databases of their own.

use std::sync::atomic::{AtomicU32, Ordering};

use chrono::{NaiveDate, TimeDelta};
use diesel::connection::{Connection, SimpleConnection};
use tempfile::TempDir;
use turnpost::clock::{Clock, Moment};
use turnpost::games::Seat;
use turnpost::games::any_game::Position;
use turnpost::games::deal::{Deal, Options};
use turnpost::games::registry;
use turnpost::games::rng::Seed;
use turnpost::ids::{CompetitionId, EntryId, MatchId, PlayerId, SeasonId};
use turnpost::service::Service;
use turnpost::service::leagues::rules::Rules;
use turnpost::service::terms::{AfterDropOut, Terms};
use turnpost::store::accounts::{self, NewPlayer, PlayerRow};
use turnpost::store::entries::{self, EntryState, NewEntry};
use turnpost::store::leagues::{self, NewSeason};
use turnpost::store::matches::{self, NewMatch, PositionRow, Status, Visibility};
use turnpost::store::pairings;
use turnpost::store::seats::{self, SeatRow};
use turnpost::store::{AnyConnection, Store, StoreError};

pub fn noon() -> Moment {
    let day = NaiveDate::from_ymd_opt(2026, 11, 16).unwrap();
    day.and_hms_opt(12, 0, 0).unwrap()
}

/// A database of its own, and services on it: as many as there are nodes.
pub struct Place {
    pub nodes: Vec<Service>,
    pub clock: Clock,
    _data: TempDir,
}

static PLACES: AtomicU32 = AtomicU32::new(0);

/// The address of a new and empty database of the test server.
fn new_database(server: &str) -> String {
    let number = PLACES.fetch_add(1, Ordering::Relaxed);
    let name = format!("writers_{}_{number}", std::process::id());
    let mut conn = AnyConnection::establish(server).unwrap();
    conn.batch_execute(&format!("CREATE DATABASE {name}"))
        .unwrap();
    let (front, _) = server.rsplit_once('/').unwrap();
    format!("{front}/{name}")
}

impl Place {
    fn open(url: &str, nodes: usize, data: TempDir) -> Place {
        let clock = Clock::held(noon());
        let open = |_| Service::new(Store::open(url).unwrap(), clock.clone(), "http://localhost");
        Place {
            nodes: (0..nodes).map(open).collect(),
            clock: clock.clone(),
            _data: data,
        }
    }

    pub fn service(&self) -> &Service {
        &self.nodes[0]
    }
}

/// Runs a test on every database there is; several nodes only where several may share it.
pub fn on_each<F: Future<Output = ()>>(nodes: usize, test: impl Fn(Place) -> F) {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(4)
        .enable_all()
        .build()
        .unwrap();
    let data = TempDir::new().unwrap();
    let file = data.path().join("test.sqlite");
    let file = file.to_str().unwrap().to_owned();
    runtime.block_on(test(Place::open(&file, 1, data)));
    if let Ok(server) = std::env::var("TURNPOST_TEST_POSTGRES") {
        let url = new_database(&server);
        runtime.block_on(test(Place::open(&url, nodes, TempDir::new().unwrap())));
    }
}

/// A table with its people.
#[derive(Clone, Debug)]
pub struct Table {
    pub id: MatchId,
    /// Ana and Bo sit, Cy and Dan do not.
    pub people: Vec<PlayerRow>,
    pub season: SeasonId,
    pub competition: CompetitionId,
    pub entries: Vec<EntryId>,
}

/// How the table is to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Two people and a seat that a substitute may take.
    Running,
    /// Two people and a bot, which is first.
    BotFirst,
    /// Two people and a bot, which is not.
    WithBot,
    /// Two people and one free seat.
    Open,
}

impl Kind {
    /// The seat that decides first.
    fn first(self) -> Seat {
        match self {
            Kind::BotFirst => Seat(2),
            Kind::Running | Kind::WithBot | Kind::Open => Seat(0),
        }
    }
}

/// The first of some seeds that lets a seat begin.
fn deal(first: Seat) -> (Seed, Box<dyn Position>) {
    let game = registry::find("terra_nova").unwrap();
    let deal = |byte: u8| {
        let seed: Seed = format!("{byte:02x}").repeat(32).parse().unwrap();
        let dealt = game.deal(1, 3, &Options::new(), &Deal::new(), Some(&seed));
        (seed, game.start(&dealt.unwrap().0).unwrap())
    };
    let begins = |(_, position): &(Seed, Box<dyn Position>)| position.turn().waits_for(first);
    (0..=255)
        .map(deal)
        .find(begins)
        .expect("each seat begins sometimes")
}

fn person(conn: &mut AnyConnection, name: &str, at: usize) -> PlayerRow {
    let new = NewPlayer {
        name,
        name_key: &name.to_lowercase(),
        email: &format!("{}@example.org", name.to_lowercase()),
        password: "",
        zone: "UTC",
        language: "en",
        created_at: noon(),
    };
    let id = accounts::insert(conn, &new).unwrap();
    let mut row = accounts::find(conn, id).unwrap();
    row.confirmed = true;
    row.is_admin = at == 3;
    accounts::save(conn, &row).unwrap();
    row
}

/// A season that runs, with Ana and Bo.
fn season(
    conn: &mut AnyConnection,
    people: &[PlayerRow],
) -> Result<(CompetitionId, SeasonId, Vec<EntryId>), StoreError> {
    let competition = leagues::insert(conn, "League", "", people[3].id, noon())?;
    leagues::add_organiser(conn, competition, people[3].id)?;
    let rules = Rules {
        game: "terra_nova".to_owned(),
        seats: 3,
        drop_outs: 1,
        ..Rules::default()
    };
    let season = leagues::insert_season(
        conn,
        &NewSeason {
            competition_id: competition,
            number: 1,
            rules: &rules.store(),
            state: leagues::SeasonState::Running,
            paused: false,
            seed: "1",
            opens_at: noon(),
            starts_at: noon(),
            ends_at: noon() + TimeDelta::weeks(9),
            week: 0,
            letters: 0,
            letter: leagues::Letter::None,
            closed_at: None,
            due_at: Some(noon()),
            version: 0,
        },
    )?;
    let mut all = Vec::new();
    for (at, player) in people[..2].iter().enumerate() {
        let new = NewEntry {
            season_id: season,
            player_id: Some(player.id),
            bot: None,
            name: &player.name,
            former: "",
            state: EntryState::Playing,
            division: Some(0),
            seed: at as i32,
            drop_outs: 0,
            rank: None,
            next_division: None,
            told: 0,
            joined_at: noon(),
        };
        all.push(entries::insert(conn, &new)?);
    }
    Ok((competition, season, all))
}

impl Table {
    pub async fn set(service: &Service, tag: &str, kind: Kind, in_season: bool) -> Table {
        let tag = tag.to_owned();
        service
            .store
            .write(move |conn| set(conn, &tag, kind, in_season))
            .await
            .unwrap()
    }

    pub fn player(&self, at: usize) -> PlayerId {
        self.people[at].id
    }
}

fn set(
    conn: &mut AnyConnection,
    tag: &str,
    kind: Kind,
    in_season: bool,
) -> Result<Table, StoreError> {
    let names = ["Ana", "Bo", "Cy", "Dan"].map(|name| format!("{name}{tag}"));
    let people: Vec<PlayerRow> = names
        .iter()
        .enumerate()
        .map(|(at, name)| person(conn, name, at))
        .collect();
    let (competition, season, entries) = season(conn, &people)?;
    let terms = Terms {
        after_drop_out: AfterDropOut::Substitute,
        season: in_season.then_some(season),
        random_seats: false,
        random_first: false,
        ..Terms::default()
    };
    let (seed, position) = deal(kind.first());
    let id = matches::insert(
        conn,
        &NewMatch {
            game: "terra_nova",
            rules: 1,
            title: "",
            status: match kind {
                Kind::Open => Status::Open,
                Kind::Running | Kind::WithBot | Kind::BotFirst => Status::Running,
            },
            visibility: Visibility::Public,
            seat_count: 3,
            options: "{}",
            seed: &seed.to_string(),
            terms: &terms.store(),
            opened_by: people[0].id,
            invitation: "x",
            created_at: noon(),
            moved_at: noon(),
            due_at: None,
            data: "",
        },
    )?;
    if in_season {
        let seating = [entries[0], entries[1]];
        let pairing = pairings::insert(conn, season, (0, 1, 1), &seating)?;
        pairings::set_match(conn, pairing, id)?;
    }
    let turn = position.turn();
    for at in 0..3_i32 {
        let mut seat = SeatRow::free(id, at);
        match (at, kind) {
            (0 | 1, _) => {
                let player = &people[at as usize];
                (seat.player_id, seat.name) = (Some(player.id), player.name.clone());
            }
            (_, Kind::Running) => seat.is_open = true,
            (_, Kind::WithBot | Kind::BotFirst) => seat.bot = Some("greedy".to_owned()),
            (_, Kind::Open) => {}
        }
        if kind != Kind::Open && turn.waits_for(seat.at()) {
            seat.waiting_since = Some(noon());
            seat.wait_number = Some(0);
            seat.deadline_at = Some(noon() + TimeDelta::hours(2));
            seat.remind_at = Some(noon() + TimeDelta::hours(1));
        }
        seats::insert(conn, &seat)?;
    }
    if kind != Kind::Open {
        let row = PositionRow {
            match_id: id,
            state: position.store(),
            settled_number: 0,
            settled_state: String::new(),
        };
        matches::set_position(conn, &row)?;
    }
    Ok(Table {
        id,
        people,
        season,
        competition,
        entries,
    })
}
