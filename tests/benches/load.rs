//! The load tool: a whole service on a real database, with its worker and its mail, measured over
//! HTTP as browsers speak it. `cargo bench --bench load` prints the numbers; `TURNPOST_LOAD_MATCHES`
//! stores more matches first, `TURNPOST_LOAD_SECONDS` measures longer, `TURNPOST_TEST_POSTGRES` names
//! a server on which the same is measured (with `--features postgres`), and `TURNPOST_LOAD_ONLY` one of
//! `sqlite`, `postgresql` and `bots`. Beside each stands what its database does by itself. `bots` tells
//! how long a submission takes alone, and while strong bots think in fifty matches at once, on the share
//! of the cores that `TURNPOST_BOT_SHARE` gives them.

mod peers;
mod site;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use site::{Line, Person, Site, empty_database, memory_mb, number};
use turnpost::games::deal::Deal;
use turnpost::games::play::Match;
use turnpost::ids::MatchId;
use turnpost::service::ServiceError;

/// How many matches the player whose list is asked for has, at least.
const MINE: usize = 300;

fn measured() -> Duration {
    Duration::from_secs(number("TURNPOST_LOAD_SECONDS", 5) as u64)
}

/// As many matches at once as are measured, each with players of its own.
const MOST: usize = 64;
const AT_ONCE: [usize; 3] = [1, 4, MOST];
/// In so many matches strong bots think, while people play in so many.
const OF_BOTS: usize = 50;
const BESIDE_BOTS: usize = 4;

struct Bench {
    site: Site,
    pairs: Vec<[Person; 2]>,
}

fn main() {
    // `cargo test --benches` only wants to know that it builds and starts.
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let only = std::env::var("TURNPOST_LOAD_ONLY").ok();
    let is_wanted = |kind: &str| only.as_ref().is_none_or(|only| only == kind);
    let mut result = json!({});
    if is_wanted("sqlite") {
        let data = tempfile::TempDir::new().unwrap();
        let file = data.path().join("load.sqlite");
        let bench = Bench::start(file.to_str().unwrap());
        result["sqlite"] = bench.actions();
        result["sqlite"]["pages"] = bench.pages();
        result["sqlite"]["plain_commits_per_second"] =
            json!(peers::plain_commits(data.path(), measured()));
    }
    if let Some(database) = empty_database("load").filter(|_| is_wanted("postgresql")) {
        result["postgresql"] = Bench::start(&database).actions();
        result["postgresql"]["pgbench"] = json!(peers::pgbench(&database, &AT_ONCE, measured()));
    }
    if is_wanted("bots") {
        let data = tempfile::TempDir::new().unwrap();
        let file = data.path().join("bots.sqlite");
        result["bots"] = Bench::start(file.to_str().unwrap()).beside_bots();
    }
    println!("{result:#}");
}

impl Bench {
    fn start(database: &str) -> Bench {
        let mut site = Site::start(database);
        let pair = |at| ["One", "Two"].map(|name| site.person(&format!("{name}{at}")));
        let pairs = (0..MOST).map(pair).collect();
        site.work();
        Bench { site, pairs }
    }

    /// A match of the two players whose pages are looked at.
    fn open_match(&self) -> MatchId {
        self.open_match_of(&self.pairs[0])
    }

    fn open_match_of(&self, [one, two]: &[Person; 2]) -> MatchId {
        self.site.open_match([&one.row, &two.row])
    }

    /// The same match here, to know what is legal without asking the service.
    fn mirror(&self, id: MatchId, people: &[Person; 2]) -> Match {
        let table = self.site.service.table(id);
        let table = self.site.runtime.block_on(table).unwrap();
        let names = people.iter().map(|person| person.row.name.clone());
        let (game, options) = (table.game().unwrap(), table.options().unwrap());
        let seed = table.row.seed.parse().unwrap();
        Match::new(game, names.collect(), options, Deal::new(), Some(seed)).unwrap()
    }

    /// Plays matches over HTTP until time is up. Gives the times of the submissions.
    fn play(&self, people: &[Person; 2], until: Instant, count: &AtomicU64) -> Vec<Duration> {
        let line = |person: &Person| Line::of_program(&self.site.base, person);
        let mut lines: Vec<Line> = people.iter().map(line).collect();
        let mut times = Vec::new();
        while Instant::now() < until {
            let id = self.open_match_of(people);
            let mut mirror = self.mirror(id, people);
            let path = format!("/api/v1/matches/{id}/actions");
            for number in 0.. {
                let Some(seat) = mirror.position().turn().seats().next() else {
                    break;
                };
                let action = mirror.position().legal(seat).remove(0);
                mirror.submit(seat, &action, false).unwrap();
                let body = json!({ "number": number, "line": action }).to_string();
                let begin = Instant::now();
                assert_eq!(lines[seat.index()].ask("POST", &path, &body), 200);
                times.push(begin.elapsed());
                count.fetch_add(1, Ordering::Relaxed);
                if Instant::now() > until {
                    break;
                }
            }
        }
        times
    }

    /// Actions a second in so many matches at once, and how long each took.
    fn actions_in(&self, matches: usize) -> Value {
        let count = AtomicU64::new(0);
        let until = Instant::now() + measured();
        let mut times: Vec<Duration> = std::thread::scope(|scope| {
            let pairs = self.pairs.iter().take(matches);
            let playing = pairs.map(|people| scope.spawn(|| self.play(people, until, &count)));
            let playing: Vec<_> = playing.collect();
            let ended = playing.into_iter().map(|line| line.join().unwrap());
            ended.flatten().collect()
        });
        times.sort();
        let part = |percent: usize| times[times.len() * percent / 100].as_secs_f64() * 1000.0;
        json!({
            "actions_per_second": count.load(Ordering::Relaxed) as f64 / measured().as_secs_f64(),
            "submit_ms": { "p50": part(50), "p99": part(99) },
        })
    }

    fn actions(&self) -> Value {
        let matches = AT_ONCE.map(|matches| (matches, self.actions_in(matches)));
        let backlog = self.site.mail_is_done();
        let matches = matches.map(|(count, told)| (format!("{count} at once"), told));
        json!({
            "matches": Value::from_iter(matches),
            "mails_sent": self.site.mails_sent(),
            "mail_done_after_seconds": backlog.as_secs_f64(),
        })
    }

    fn pages(&self) -> Value {
        let front = self.rate("/", false);
        let stored = number("TURNPOST_LOAD_MATCHES", 1000);
        for _ in 0..MINE {
            self.open_match();
        }
        self.store_copies(stored as u64);
        let mine = self.rate("/mine", true);
        let (short, long) = (self.long_match(30), self.long_match(300));
        json!({
            "front_page_per_second": front,
            "my_matches_per_second": mine,
            "my_matches": MINE,
            "matches_stored": stored,
            "match_page_ms": { "30": short.as_secs_f64() * 1000.0, "300": long.as_secs_f64() * 1000.0 },
            "memory_mb": memory_mb(),
        })
    }

    /// How much longer people wait while bots think: first alone, then beside them.
    fn beside_bots(&self) -> Value {
        let alone = self.actions_in(BESIDE_BOTS);
        self.seat_bots();
        let thought = || self.site.service.counters.bot_time.load(Ordering::Relaxed) as f64 / 1e6;
        let began = Instant::now();
        while thought() == 0.0 {
            assert!(began.elapsed() < Duration::from_secs(60), "no bot thinks");
            std::thread::sleep(Duration::from_millis(10));
        }
        let before = (thought(), Instant::now());
        let beside = self.actions_in(BESIDE_BOTS);
        let at_once = (thought() - before.0) / before.1.elapsed().as_secs_f64();
        let waiting = |conn: &mut turnpost::store::AnyConnection| {
            Ok::<_, ServiceError>(turnpost::store::seats::waiting_bots(conn, &[], i64::MAX)?.len())
        };
        let waiting = self.site.service.store.read(waiting);
        let p99 = |told: &Value| told["submit_ms"]["p99"].as_f64().unwrap();
        json!({
            "thinking_at_once": at_once,
            "bots_that_want_to_think": self.site.runtime.block_on(waiting).unwrap(),
            "p99_times": p99(&beside) / p99(&alone),
            "alone": alone,
            "beside_bots": beside,
        })
    }

    /// Matches of all games in which only strong bots play.
    fn seat_bots(&self) {
        let games = turnpost::games::registry::all().iter().cycle();
        for (people, game) in self.pairs.iter().zip(games).take(OF_BOTS) {
            let slug = game.info().slug;
            let [one, two] = people;
            let id = self.site.open_match_of(slug, [&one.row, &two.row]);
            let seat =
                format!("UPDATE seats SET bot = 'strong', player_id = NULL WHERE match_id = {id}");
            let write = move |conn: &mut turnpost::store::AnyConnection| {
                diesel::RunQueryDsl::execute(diesel::sql_query(&seat), conn)?;
                Ok::<_, ServiceError>(())
            };
            let written = self.site.service.store.write(write);
            self.site.runtime.block_on(written).unwrap();
        }
    }

    /// Requests a second for a page, over four lines.
    fn rate(&self, path: &str, is_known: bool) -> f64 {
        let count = AtomicU64::new(0);
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let mut line = match is_known {
                        true => Line::of_browser(&self.site.base, &self.pairs[0][1]),
                        false => Line::open(&self.site.base, ""),
                    };
                    while !stop.load(Ordering::Relaxed) {
                        assert_eq!(line.ask("GET", path, ""), 200);
                        count.fetch_add(1, Ordering::Relaxed);
                    }
                });
            }
            std::thread::sleep(measured());
            stop.store(true, Ordering::Relaxed);
        });
        count.load(Ordering::Relaxed) as f64 / measured().as_secs_f64()
    }

    /// The middle time of a page.
    fn page_time(&self, path: &str) -> Duration {
        let mut line = Line::open(&self.site.base, "");
        let mut times: Vec<Duration> = (0..200)
            .map(|_| {
                let begin = Instant::now();
                assert_eq!(line.ask("GET", path, ""), 200);
                begin.elapsed()
            })
            .collect();
        times.sort();
        times[times.len() / 2]
    }
}

impl Bench {
    /// Finished matches of others, copied from one that was played for a while.
    fn store_copies(&self, count: u64) {
        let template = self.open_match();
        let mut mirror = self.mirror(template, &self.pairs[0]);
        for number in 0..20 {
            let Some(seat) = mirror.position().turn().seats().next() else {
                break;
            };
            let action = mirror.position().legal(seat).remove(0);
            mirror.submit(seat, &action, false).unwrap();
            let player = self.pairs[0][seat.index()].row.id;
            let played = self.site.service.act(template, player, number, &action);
            self.site.runtime.block_on(played).unwrap();
        }
        let columns = |status: &str| {
            format!(
                "game, rules, title, {status}, visibility, seat_count, options, seed, terms, opened_by, \
                 invitation, number, outcome, paused, created_at, started_at, moved_at, data"
            )
        };
        // Some at a time: what is measured is the memory of a service, not of one huge transaction.
        for done in (0..count).step_by(1000) {
            let more = (count - done).min(1000);
            let each = |table: &str| {
                let from = template.0 + done as i64;
                format!(
                    "FROM matches AS m, {table} AS t WHERE m.id > {from} AND t.match_id = {template}"
                )
            };
            let copies = [
                format!(
                    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {more}) \
                     INSERT INTO matches ({}) SELECT {} FROM matches, n WHERE id = {template}",
                    columns("status"),
                    columns("'over'")
                ),
                format!(
                    "INSERT INTO seats (match_id, seat, name) SELECT m.id, t.seat, t.name {}",
                    each("seats")
                ),
                format!(
                    "INSERT INTO positions SELECT m.id, t.state, t.settled_number, t.settled_state {}",
                    each("positions")
                ),
                format!(
                    "INSERT INTO actions SELECT m.id, t.number, t.seat, t.line, t.takes_back, t.automatic, \
                     t.events, t.points, t.at {}",
                    each("actions")
                ),
            ];
            let write = move |conn: &mut turnpost::store::AnyConnection| {
                for copy in &copies {
                    diesel::RunQueryDsl::execute(diesel::sql_query(copy), conn)?;
                }
                Ok::<_, ServiceError>(())
            };
            let written = self.site.service.store.write(write);
            self.site.runtime.block_on(written).unwrap();
        }
    }

    /// The time of the page of a match with about so many lines: actions, and some taken back.
    fn long_match(&self, most: i64) -> Duration {
        let id = self.open_match();
        let mut mirror = self.mirror(id, &self.pairs[0]);
        let mut number = 0;
        while number < most {
            let Some(seat) = mirror.position().turn().seats().next() else {
                break;
            };
            let player = self.pairs[0][seat.index()].row.id;
            let service = &self.site.service;
            let taken_back = mirror.can_undo(seat) && number % 3 != 0;
            let done = match taken_back {
                true => {
                    mirror.undo(seat).unwrap();
                    self.site.runtime.block_on(service.undo(id, player, number))
                }
                false => {
                    let action = mirror.position().legal(seat).remove(0);
                    mirror.submit(seat, &action, false).unwrap();
                    let played = service.act(id, player, number, &action);
                    self.site.runtime.block_on(played)
                }
            };
            number = done.unwrap().table.row.number;
        }
        eprintln!("match {id} has {number} lines");
        self.page_time(&format!("/matches/{id}"))
    }
}
