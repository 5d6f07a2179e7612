//! What the benches of the whole service share: a site with its worker and its mail, people, tables,
//! and a client that speaks as browsers do.
#![allow(dead_code, reason = "each bench uses a part")]

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::runtime::Runtime;
use tokio::sync::watch;
use turnpost::clock::Clock;
use turnpost::games::deal::Options;
use turnpost::ids::MatchId;
use turnpost::service::accounts::SignUp;
use turnpost::service::letters::A_MOMENT;
use turnpost::service::tables::{Opening, Visibility};
use turnpost::service::terms::Terms;
use turnpost::service::thinking::{Level, Thinkers};
use turnpost::service::{Service, ServiceError};
use turnpost::store::accounts::PlayerRow;
use turnpost::store::{Store, letters, mailbox};
use turnpost::web::{self, WebConfig};
use turnpost::worker;

/// A number that the environment gives, or another.
pub fn number(name: &str, other: usize) -> usize {
    let given = std::env::var(name).ok();
    given.map_or(other, |given| given.parse().expect(name))
}

pub struct Site {
    pub service: Service,
    pub base: String,
    pub runtime: Runtime,
    stop: Option<watch::Sender<bool>>,
}

pub struct Person {
    pub row: PlayerRow,
    pub token: String,
    pub session: String,
}

impl Site {
    /// Serves pages; nothing happens by itself until it works.
    pub fn start(database: &str) -> Site {
        let store = Store::open(database).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let mut service = Service::new(store, Clock::System, &base);
        (service.limits.open_tables, service.limits.tables_an_hour) = (i64::MAX, i64::MAX);
        let share = number("TURNPOST_BOT_SHARE", 50);
        service.thinkers = Thinkers::of_this_machine(u8::try_from(share).expect("a share"));
        service.follow_others().unwrap();
        let served = service.clone();
        std::thread::spawn(move || {
            let system = actix_web::rt::System::new();
            system.block_on(web::server(served, WebConfig::default(), listener).unwrap())
        });
        Site {
            service,
            base,
            runtime: Runtime::new().unwrap(),
            stop: None,
        }
    }

    /// The worker of a real service: bots, clocks, and mail into the local mailbox.
    pub fn work(&mut self) {
        let (stop, stopped) = watch::channel(false);
        let work = worker::run(self.service.clone(), 100, stopped);
        self.runtime.spawn(work);
        self.stop = Some(stop);
    }

    pub fn person(&self, name: &str) -> Person {
        let service = &self.service;
        self.runtime.block_on(async {
            let form = SignUp {
                name: name.to_owned(),
                address: format!("{name}@example.org"),
                zone: "UTC".to_owned(),
                language: turnpost::words::Language::English,
            };
            service.sign_up(form, name).await.unwrap();
            while worker::step(service).await {}
            let kept = service
                .store
                .read(|conn| Ok::<_, ServiceError>(mailbox::kept(conn, 1)?));
            let words = kept.await.unwrap().remove(0).words;
            let secret = words.split("/confirm/").nth(1).unwrap();
            let secret = secret.split_whitespace().next().unwrap();
            let entered = service.confirm(secret, name, "correct horse").await;
            let row = service.player_named(name).await.unwrap();
            Person {
                token: service.new_token(row.id, "bench", true).await.unwrap(),
                session: entered.unwrap().session,
                row,
            }
        })
    }

    /// A match of two people, who play in this order.
    pub fn open_match(&self, people: [&PlayerRow; 2]) -> MatchId {
        self.open_match_of("terra_nova", people)
    }

    pub fn open_match_of(&self, game: &str, people: [&PlayerRow; 2]) -> MatchId {
        let opening = Opening {
            game: game.to_owned(),
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
            level: Level::Newcomer,
        };
        self.runtime.block_on(async {
            let opened = self.service.open_table(opening, people[0]).await;
            let id = opened.unwrap();
            self.service.join(id, people[1], "").await.unwrap();
            id
        })
    }

    /// How long it takes until every mail has gone, the last turns' included, if it takes no longer
    /// than a minute.
    pub fn mail_is_done(&self) -> Duration {
        let began = Instant::now();
        loop {
            let soon = self.service.clock.now() + A_MOMENT;
            let due = self
                .service
                .store
                .read(move |conn| Ok::<_, ServiceError>(letters::due_count(conn, soon)?));
            let due = self.runtime.block_on(due).unwrap();
            if due == 0 || began.elapsed() > Duration::from_secs(60) {
                return began.elapsed();
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    pub fn mails_sent(&self) -> u64 {
        self.service.counters.mails().map(|(_, count)| count).sum()
    }
}

/// A connection that is kept open: what is measured is the service, not the client.
pub struct Line {
    stream: TcpStream,
    headers: String,
    read: Vec<u8>,
}

impl Line {
    pub fn open(base: &str, headers: &str) -> Line {
        let address = base.strip_prefix("http://").unwrap();
        let stream = TcpStream::connect(address).unwrap();
        stream.set_nodelay(true).unwrap();
        Line {
            stream,
            headers: format!("host: {address}\r\naccept-encoding: gzip\r\n{headers}"),
            read: Vec::new(),
        }
    }

    pub fn of_program(base: &str, person: &Person) -> Line {
        let token = &person.token;
        Line::open(base, &format!("authorization: Bearer {token}\r\n"))
    }

    pub fn of_browser(base: &str, person: &Person) -> Line {
        let session = &person.session;
        Line::open(base, &format!("cookie: session={session}\r\n"))
    }

    /// The status of the answer, once all of it is here.
    pub fn ask(&mut self, method: &str, path: &str, body: &str) -> u16 {
        let request = format!(
            "{method} {path} HTTP/1.1\r\n{}content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.headers,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).unwrap();
        self.read.clear();
        let mut chunk = [0; 16384];
        loop {
            let count = self.stream.read(&mut chunk).unwrap();
            assert!(count > 0, "the service closed the line");
            self.read.extend_from_slice(&chunk[..count]);
            if let Some(status) = whole(&self.read) {
                return status;
            }
        }
    }
}

/// The status of an answer, if this is all of it.
fn whole(read: &[u8]) -> Option<u16> {
    let end = read.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&read[..end]).to_lowercase();
    let body = &read[end + 4..];
    let is_whole = match head.contains("transfer-encoding: chunked") {
        true => body.ends_with(b"\r\n0\r\n\r\n") || body.starts_with(b"0\r\n"),
        false => {
            let length = head.split("content-length: ").nth(1);
            let length = length.and_then(|rest| rest.lines().next());
            body.len() >= length.map_or(0, |length| length.trim().parse().unwrap())
        }
    };
    is_whole.then(|| head[9..12].parse().unwrap())
}

/// An empty database of this name on the server that the environment names, if it names one.
#[cfg(feature = "postgres")]
pub fn empty_database(name: &str) -> Option<String> {
    use diesel::connection::{Connection, SimpleConnection};

    let server = std::env::var("TURNPOST_TEST_POSTGRES").ok()?;
    let name = format!("{name}_{}", std::process::id());
    let mut conn = diesel::pg::PgConnection::establish(&server).unwrap();
    let create = format!("CREATE DATABASE {name}");
    conn.batch_execute(&create).unwrap();
    let (front, _) = server.rsplit_once('/').unwrap();
    Some(format!("{front}/{name}"))
}

/// Nothing where there is no such server for this build.
#[cfg(not(feature = "postgres"))]
pub fn empty_database(_: &str) -> Option<String> {
    None
}

pub fn memory_mb() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next());
    kilobytes.map_or(0, |number| number.parse::<u64>().unwrap() / 1024)
}

/// Processor time of this process so far, in seconds.
fn processor() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let after = stat.rsplit_once(") ").unwrap().1;
    let fields: Vec<&str> = after.split(' ').collect();
    let ticks: f64 = fields[11].parse::<f64>().unwrap() + fields[12].parse::<f64>().unwrap();
    ticks / 100.0
}

/// Seconds of the clock and of the processor that some work took.
pub struct Took {
    began: Instant,
    processor: f64,
}

/// What one of many took.
#[derive(Clone, Copy)]
pub struct Each {
    pub count: usize,
    pub seconds: f64,
    pub processor: f64,
}

impl Took {
    pub fn begin() -> Took {
        Took {
            began: Instant::now(),
            processor: processor(),
        }
    }

    pub fn per(&self, count: usize) -> Each {
        let many = count.max(1) as f64;
        Each {
            count,
            seconds: self.began.elapsed().as_secs_f64() / many,
            processor: (processor() - self.processor) / many,
        }
    }
}

impl Each {
    pub fn told(self) -> Value {
        json!({
            "count": self.count,
            "microseconds_each": (self.seconds * 1e6).round(),
            "processor_microseconds_each": (self.processor * 1e6).round(),
        })
    }
}
