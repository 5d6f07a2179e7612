//! A day of a site with a million running matches, at a hundredth of its size: 10,000 matches, in
//! each of which three actions are played, told by email and looked at. `cargo bench --bench day`
//! prints what an action, an email, a page and a stored match cost, what that makes for the whole
//! day, and what the day then took; `RUNNING.md` computes with it. `TURNPOST_DAY_MATCHES` makes it
//! smaller, `TURNPOST_TEST_POSTGRES` names a server on which the same is done.

mod site;

use std::path::Path;

use serde_json::{Value, json};
use site::{Each, Line, Person, Site, Took, empty_database, number};
use turnpost::games::Seat;
use turnpost::ids::MatchId;
use turnpost::service::ServiceError;
use turnpost::store::AnyConnection;
use turnpost::words::Reader;
use turnpost::worker;

const ACTIONS_EACH: usize = 3;
const PEOPLE: usize = 40;
/// Matches of which the single costs are taken.
const SAMPLE: usize = 500;
/// A million of them is what is computed for.
const MILLION: f64 = 1e6;
/// The busiest hour of a day has so many times the work of an average one.
const BUSIEST: f64 = 4.0;

struct Day {
    site: Site,
    people: Vec<Person>,
    lines: Vec<[Line; 2]>,
}

/// Bytes that a database takes.
type Size<'a> = &'a dyn Fn(&Site) -> u64;

fn of_file(file: &Path) -> u64 {
    let length = |suffix: &str| {
        let path = format!("{}{suffix}", file.display());
        std::fs::metadata(path).map_or(0, |file| file.len())
    };
    length("") + length("-wal")
}

fn of_server(site: &Site) -> u64 {
    #[derive(diesel::QueryableByName)]
    struct Told {
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        size: i64,
    }
    let asked = site.service.store.read(|conn: &mut AnyConnection| {
        let asked = diesel::sql_query("SELECT pg_database_size(current_database()) AS size");
        Ok::<_, ServiceError>(diesel::RunQueryDsl::get_result::<Told>(asked, conn)?.size)
    });
    site.runtime.block_on(asked).unwrap() as u64
}

impl Day {
    fn start(database: &str) -> Day {
        let site = Site::start(database);
        let people: Vec<Person> = (0..PEOPLE)
            .map(|at| site.person(&format!("Day{at}")))
            .collect();
        let mut day = Day {
            site,
            people,
            lines: Vec::new(),
        };
        day.connect();
        day
    }

    /// Opens each person's lines, anew where the service has closed one that nobody used.
    fn connect(&mut self) {
        let line = |person| {
            [
                Line::of_program(&self.site.base, person),
                Line::of_browser(&self.site.base, person),
            ]
        };
        self.lines = self.people.iter().map(line).collect();
    }

    /// Each with its two people.
    fn open(&self, count: usize) -> Vec<(MatchId, [usize; 2])> {
        let pair = |at: usize| [at % PEOPLE, (at + 1 + at / PEOPLE % (PEOPLE - 1)) % PEOPLE];
        let open = |at: usize| {
            let pair = pair(at);
            let rows = pair.map(|one| &self.people[one].row);
            (self.site.open_match(rows), pair)
        };
        (0..count).map(open).collect()
    }

    fn mail_all(&self) -> usize {
        let before = self.site.mails_sent();
        let all = async { while worker::step(&self.site.service).await {} };
        self.site.runtime.block_on(all);
        (self.site.mails_sent() - before) as usize
    }

    /// An action of the seat that is waited for, over HTTP; says whose it was.
    fn act(&mut self, (id, pair): (MatchId, [usize; 2])) -> usize {
        let asked = self.site.service.glance(id, None, Reader::default());
        let live = self.site.runtime.block_on(asked).unwrap().live;
        let seat: Seat = live.position.turn().seats().next().unwrap();
        let line = live.position.legal(seat).remove(0);
        let body = json!({ "number": live.table.row.number, "line": line }).to_string();
        let who = pair[seat.index()];
        let path = format!("/api/v1/matches/{id}/actions");
        assert_eq!(self.lines[who][0].ask("POST", &path, &body), 200);
        who
    }

    fn look(&mut self, id: MatchId, who: usize) {
        let path = format!("/matches/{id}");
        assert_eq!(self.lines[who][1].ask("GET", &path, ""), 200);
    }

    fn whole(mut self, size: Size<'_>) -> Value {
        // What one of each costs.
        let (took, before) = (Took::begin(), size(&self.site));
        let sample = self.open(SAMPLE);
        let opened = took.per(SAMPLE);
        self.mail_all();
        let (took, with_matches) = (Took::begin(), size(&self.site));
        for _ in 0..ACTIONS_EACH {
            for one in &sample {
                self.act(*one);
            }
        }
        let action = took.per(SAMPLE * ACTIONS_EACH);
        let took = Took::begin();
        let sent = self.mail_all();
        let email = took.per(sent);
        let with_actions = size(&self.site);
        self.connect();
        let took = Took::begin();
        for (id, pair) in &sample {
            self.look(*id, pair[0]);
        }
        let page = took.per(SAMPLE);
        let sizes = [with_matches - before, with_actions - with_matches].map(|bytes| bytes as f64);
        let match_bytes = sizes[0] / SAMPLE as f64;
        let action_bytes = sizes[1] / (SAMPLE * ACTIONS_EACH) as f64;

        // The day at once, with the worker of a real service.
        let matches = number("TURNPOST_DAY_MATCHES", 10_000);
        let all = self.open(matches);
        self.mail_all();
        self.site.work();
        self.connect();
        let (took, sent) = (Took::begin(), self.site.mails_sent());
        for _ in 0..ACTIONS_EACH {
            for one in &all {
                let who = self.act(*one);
                self.look(one.0, who);
            }
        }
        let backlog = self.site.mail_is_done();
        let day = took.per(1);
        let sent = (self.site.mails_sent() - sent) as usize;
        let expected = (matches * ACTIONS_EACH) as f64 * (action.processor + page.processor)
            + sent as f64 * email.processor;
        json!({
            "one": {
                "match_opened": opened.told(),
                "action": action.told(),
                "email": email.told(),
                "page": page.told(),
                "bytes_of_a_new_match": match_bytes.round(),
                "bytes_of_an_action_with_its_email": action_bytes.round(),
            },
            "day_at_a_hundredth": {
                "matches": matches,
                "actions": matches * ACTIONS_EACH,
                "emails": sent,
                "seconds": day.seconds,
                "processor_seconds": day.processor,
                "processor_seconds_expected": expected,
                "mail_done_after_seconds": backlog.as_secs_f64(),
            },
            "a_million_matches": million([action, email, page], match_bytes, action_bytes),
        })
    }
}

/// What the service needs for three actions, emails and pages a day in each of a million matches.
fn million(costs: [Each; 3], match_bytes: f64, action_bytes: f64) -> Value {
    let a_day = MILLION * ACTIONS_EACH as f64;
    let processor: f64 = costs.iter().map(|cost| cost.processor * a_day).sum();
    let a_second = a_day / 86_400.0;
    json!({
        "actions_and_emails_a_second": { "average": a_second, "busiest": a_second * BUSIEST },
        "cores": { "average": processor / 86_400.0, "busiest": processor / 86_400.0 * BUSIEST },
        "gigabytes_of_matches": MILLION * match_bytes / 1e9,
        "gigabytes_a_day": a_day * action_bytes / 1e9,
    })
}

fn main() {
    // `cargo test --benches` only wants to know that it builds and starts.
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let data = tempfile::TempDir::new().unwrap();
    let file = data.path().join("day.sqlite");
    let day = Day::start(file.to_str().unwrap());
    println!("SQLite: {:#}", day.whole(&|_| of_file(&file)));
    if let Some(database) = empty_database("day") {
        let told = Day::start(&database).whole(&of_server);
        println!("PostgreSQL: {told:#}");
    }
}
