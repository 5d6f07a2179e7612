//! The load tool: a whole service on a real database, with its worker and its mail, measured over
//! HTTP as browsers speak it. `cargo bench --bench load` prints the numbers; `TURNPOST_LOAD_MATCHES`
//! stores more matches first, `TURNPOST_LOAD_SECONDS` measures longer, `TURNPOST_TEST_POSTGRES` names
//! a server on which the same is measured (with `--features postgres`).

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use turnpost::clock::Clock;
use turnpost::games::deal::{Deal, Options};
use turnpost::games::play::Match;
use turnpost::ids::MatchId;
use turnpost::service::accounts::SignUp;
use turnpost::service::tables::{Opening, Visibility};
use turnpost::service::terms::Terms;
use turnpost::service::{Service, ServiceError};
use turnpost::store::Store;
use turnpost::store::accounts::PlayerRow;
use turnpost::store::mailbox;
use turnpost::web::{self, WebConfig};

/// How many matches the player whose list is asked for has, at least.
const MINE: usize = 300;

fn measured() -> Duration {
    let seconds = std::env::var("TURNPOST_LOAD_SECONDS").ok();
    Duration::from_secs(seconds.map_or(5, |seconds| seconds.parse().expect("seconds")))
}

/// A connection that is kept open: what is measured is the service, not the client.
struct Line {
    stream: TcpStream,
    headers: String,
}

impl Line {
    fn open(base: &str, headers: &str) -> Line {
        let address = base.strip_prefix("http://").unwrap();
        let stream = TcpStream::connect(address).unwrap();
        stream.set_nodelay(true).unwrap();
        Line {
            stream,
            headers: format!("host: {address}\r\naccept-encoding: gzip\r\n{headers}"),
        }
    }

    fn ask(&mut self, method: &str, path: &str, body: &str) -> (u16, String) {
        let request = format!(
            "{method} {path} HTTP/1.1\r\n{}content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.headers,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).unwrap();
        let mut read = Vec::new();
        let mut chunk = [0; 65536];
        loop {
            let count = self.stream.read(&mut chunk).unwrap();
            assert!(count > 0, "the service closed the line");
            read.extend_from_slice(&chunk[..count]);
            let Some(end) = read.windows(4).position(|window| window == b"\r\n\r\n") else {
                continue;
            };
            let head = String::from_utf8_lossy(&read[..end]).to_lowercase();
            if head.contains("transfer-encoding: chunked") {
                match read.ends_with(b"\r\n0\r\n\r\n") || read[end + 4..].starts_with(b"0\r\n") {
                    true => return (head[9..12].parse().unwrap(), String::new()),
                    false => continue,
                }
            }
            let length = head.split("content-length: ").nth(1).map_or(0, |rest| {
                rest.lines().next().unwrap().trim().parse().unwrap()
            });
            if read.len() >= end + 4 + length {
                let status = head[9..12].parse().unwrap();
                return (
                    status,
                    String::from_utf8_lossy(&read[end + 4..]).into_owned(),
                );
            }
        }
    }
}

struct Bench {
    service: Service,
    base: String,
    runtime: tokio::runtime::Runtime,
    players: Vec<PlayerRow>,
    tokens: Vec<String>,
    session: String,
    stop: Option<tokio::sync::watch::Sender<bool>>,
}

fn start(database: &str) -> Bench {
    let store = Store::open(database).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let mut service = Service::new(store, Clock::System, &base);
    (service.limits.open_tables, service.limits.tables_an_hour) = (i64::MAX, i64::MAX);
    let served = service.clone();
    std::thread::spawn(move || {
        let system = actix_web::rt::System::new();
        system.block_on(web::server(served, WebConfig::default(), listener).unwrap())
    });
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (worked, stopped) = (service.clone(), tokio::sync::watch::channel(false));
    let mut bench = Bench {
        service,
        base,
        runtime,
        players: Vec::new(),
        tokens: Vec::new(),
        session: String::new(),
        stop: None,
    };
    for name in ["One", "Two"] {
        bench.add_player(name);
    }
    // The worker of a real service: bots, clocks, and mail into the local mailbox.
    let (stop, stopped) = stopped;
    bench
        .runtime
        .spawn(turnpost::worker::run(worked, 100, stopped));
    bench.stop = Some(stop);
    bench
}

impl Bench {
    fn add_player(&mut self, name: &str) {
        let service = &self.service;
        let (player, token, session) = self.runtime.block_on(async {
            let form = SignUp {
                name: name.to_owned(),
                address: format!("{name}@example.org"),
                zone: "UTC".to_owned(),
                language: turnpost::words::Language::English,
            };
            service.sign_up(form, "bench").await.unwrap();
            while turnpost::worker::step(service).await {}
            let letters = service
                .store
                .read(|conn| Ok::<_, ServiceError>(mailbox::kept(conn, 1)?))
                .await
                .unwrap();
            let secret = letters[0]
                .words
                .split("/confirm/")
                .nth(1)
                .unwrap()
                .split_whitespace()
                .next()
                .unwrap();
            let entered = service.confirm(secret, name, "correct horse").await;
            let session = entered.unwrap().session;
            let player = service.player_named(name).await.unwrap();
            let token = service.new_token(player.id, "load", true).await.unwrap();
            (player, token, session)
        });
        self.players.push(player);
        self.tokens.push(token);
        self.session = session;
    }

    /// A match of the two players.
    fn open_match(&self) -> i64 {
        let opening = Opening {
            game: "terra_nova".to_owned(),
            title: String::new(),
            seats: 2,
            options: Options::new(),
            visibility: Visibility::Public,
            terms: Terms {
                random_seats: false,
                random_first: false,
                ..Terms::default()
            },
            bots: 0,
        };
        self.runtime.block_on(async {
            let id = self
                .service
                .open_table(opening, &self.players[0])
                .await
                .unwrap();
            self.service.join(id, &self.players[1], "").await.unwrap();
            id.0
        })
    }

    /// The same match here, to know what is legal without asking the service.
    fn mirror(&self, id: i64) -> Match {
        let table = self
            .runtime
            .block_on(self.service.table(MatchId(id)))
            .unwrap();
        let names = self
            .players
            .iter()
            .map(|player| player.name.clone())
            .collect();
        let seed = table.row.seed.parse().unwrap();
        Match::new(
            table.game().unwrap(),
            names,
            table.options().unwrap(),
            Deal::new(),
            Some(seed),
        )
        .unwrap()
    }

    fn lines(&self) -> Vec<Line> {
        let line =
            |token: &String| Line::open(&self.base, &format!("authorization: Bearer {token}\r\n"));
        self.tokens.iter().map(line).collect()
    }

    /// Plays matches over HTTP until time is up. Gives the times of the submissions.
    fn play(&self, until: Instant, count: &AtomicU64) -> Vec<Duration> {
        let mut lines = self.lines();
        let mut times = Vec::new();
        while Instant::now() < until {
            let id = self.open_match();
            let mut mirror = self.mirror(id);
            for number in 0.. {
                let Some(seat) = mirror.position().turn().seats().next() else {
                    break;
                };
                let action = mirror.position().legal(seat).remove(0);
                mirror.submit(seat, &action, false).unwrap();
                let body = json!({ "number": number, "line": action }).to_string();
                let begin = Instant::now();
                let path = format!("/api/v1/matches/{id}/actions");
                let (status, answer) = lines[seat.index()].ask("POST", &path, &body);
                assert_eq!(status, 200, "{answer}");
                times.push(begin.elapsed());
                count.fetch_add(1, Ordering::Relaxed);
                if Instant::now() > until {
                    break;
                }
            }
        }
        times
    }

    /// Requests a second for a page, over two lines.
    fn rate(&self, path: &str, cookie: bool) -> f64 {
        let count = AtomicU64::new(0);
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let headers = if cookie {
                        format!("cookie: session={}\r\n", self.session)
                    } else {
                        String::new()
                    };
                    let mut line = Line::open(&self.base, &headers);
                    while !stop.load(Ordering::Relaxed) {
                        assert_eq!(line.ask("GET", path, "").0, 200);
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
        let mut line = Line::open(&self.base, "");
        let mut times: Vec<Duration> = (0..200)
            .map(|_| {
                let begin = Instant::now();
                assert_eq!(line.ask("GET", path, "").0, 200);
                begin.elapsed()
            })
            .collect();
        times.sort();
        times[times.len() / 2]
    }
}

fn memory_mb() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status
        .lines()
        .find(|line| line.starts_with("VmRSS:"))
        .unwrap_or("VmRSS: 0");
    line.split_whitespace()
        .nth(1)
        .unwrap()
        .parse::<u64>()
        .unwrap()
        / 1024
}

fn main() {
    // `cargo test --benches` only wants to know that it builds and starts.
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let data = tempfile::TempDir::new().unwrap();
    let file = data.path().join("load.sqlite");
    let bench = start(file.to_str().unwrap());
    let mut result = json!({ "sqlite": bench.actions() });
    result["sqlite"]["pages"] = bench.pages();
    drop(bench);
    #[cfg(feature = "postgres")]
    if let Ok(server) = std::env::var("TURNPOST_TEST_POSTGRES") {
        result["postgresql"] = start(&empty_database(&server)).actions();
    }
    println!("{result:#}");
}

#[cfg(feature = "postgres")]
fn empty_database(server: &str) -> String {
    use diesel::connection::{Connection, SimpleConnection};

    let name = format!("load_{}", std::process::id());
    let mut conn = diesel::pg::PgConnection::establish(server).unwrap();
    conn.batch_execute(&format!("CREATE DATABASE {name}"))
        .unwrap();
    let (front, _) = server.rsplit_once('/').unwrap();
    format!("{front}/{name}")
}

impl Bench {
    /// Actions a second in so many matches at once.
    fn actions_in(&self, matches: usize) -> f64 {
        let count = AtomicU64::new(0);
        let until = Instant::now() + measured();
        std::thread::scope(|scope| {
            for _ in 0..matches {
                scope.spawn(|| self.play(until, &count));
            }
        });
        count.load(Ordering::Relaxed) as f64 / measured().as_secs_f64()
    }

    /// How long it takes until every mail has gone.
    fn mail_is_done(&self) -> Duration {
        let began = Instant::now();
        loop {
            let figures = self.runtime.block_on(self.service.figures()).unwrap();
            if figures.mails_due == 0 || began.elapsed() > Duration::from_secs(60) {
                return began.elapsed();
            }
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    fn actions(&self) -> serde_json::Value {
        let count = AtomicU64::new(0);
        let mut alone = self.play(Instant::now() + measured(), &count);
        alone.sort();
        let p99 = alone[alone.len() * 99 / 100];
        let (four, sixty_four) = (self.actions_in(4), self.actions_in(64));
        let backlog = self.mail_is_done();
        let mails: u64 = self.service.counters.mails().map(|(_, count)| count).sum();
        json!({
            "submit_p99_ms_alone": p99.as_secs_f64() * 1000.0,
            "actions_per_second": { "4 matches": four, "64 matches": sixty_four },
            "mails_sent": mails,
            "mail_done_after_seconds": backlog.as_secs_f64(),
        })
    }

    fn pages(&self) -> serde_json::Value {
        let front = self.rate("/", false);
        let stored = std::env::var("TURNPOST_LOAD_MATCHES")
            .ok()
            .and_then(|text| text.parse().ok())
            .unwrap_or(1000);
        for _ in 0..MINE {
            self.open_match();
        }
        self.store_copies(stored);
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
}

impl Bench {
    /// Finished matches of others, copied from one that was played for a while.
    fn store_copies(&self, count: u64) {
        let template = self.open_match();
        let mut mirror = self.mirror(template);
        for number in 0..20 {
            let Some(seat) = mirror.position().turn().seats().next() else {
                break;
            };
            let action = mirror.position().legal(seat).remove(0);
            mirror.submit(seat, &action, false).unwrap();
            let player = self.players[seat.index()].id;
            let played = self.service.act(MatchId(template), player, number, &action);
            self.runtime.block_on(played).unwrap();
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
                let from = template + done as i64;
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
            self.runtime
                .block_on(self.service.store.write(write))
                .unwrap();
        }
    }

    /// The time of the page of a match with about so many lines: actions, and some taken back.
    fn long_match(&self, most: i64) -> Duration {
        let id = self.open_match();
        let mut mirror = self.mirror(id);
        let mut number = 0;
        while number < most {
            let Some(seat) = mirror.position().turn().seats().next() else {
                break;
            };
            let player = self.players[seat.index()].id;
            let taken_back = mirror.can_undo(seat) && number % 3 != 0;
            let done = match taken_back {
                true => {
                    mirror.undo(seat).unwrap();
                    self.runtime
                        .block_on(self.service.undo(MatchId(id), player, number))
                }
                false => {
                    let action = mirror.position().legal(seat).remove(0);
                    mirror.submit(seat, &action, false).unwrap();
                    self.runtime
                        .block_on(self.service.act(MatchId(id), player, number, &action))
                }
            };
            number = done.unwrap().table.row.number;
        }
        eprintln!("match {id} has {number} lines");
        self.page_time(&format!("/matches/{id}"))
    }
}
