//! A day of a site with a million running matches, at a hundredth of its size: 10,000 matches, in
//! each of which three actions are played and told by email. `cargo bench --bench day` prints what
//! an action, an email and a stored match cost; `RUNNING.md` computes with it.
//! `TURNPOST_DAY_MATCHES` makes it smaller.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use turnpost::clock::Clock;
use turnpost::games::deal::Options;
use turnpost::ids::{MatchId, PlayerId};
use turnpost::service::accounts::SignUp;
use turnpost::service::tables::{Opening, Visibility};
use turnpost::service::terms::Terms;
use turnpost::service::{Service, ServiceError};
use turnpost::store::Store;
use turnpost::store::accounts::PlayerRow;
use turnpost::store::mailbox;
use turnpost::words::Reader;
use turnpost::worker;

const ACTIONS_EACH: usize = 3;
const PEOPLE: usize = 40;

fn matches() -> usize {
    let matches = std::env::var("TURNPOST_DAY_MATCHES").ok();
    matches.map_or(10_000, |matches| {
        matches.parse().expect("a number of matches")
    })
}

/// Processor time of this process so far, in seconds.
fn processor() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let after = stat.rsplit_once(") ").unwrap().1;
    let fields: Vec<&str> = after.split(' ').collect();
    let ticks: f64 = fields[11].parse::<f64>().unwrap() + fields[12].parse::<f64>().unwrap();
    ticks / 100.0
}

async fn person(service: &Service, name: &str) -> PlayerRow {
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
    let confirmed = service.confirm(secret, name, "correct horse");
    confirmed.await.unwrap();
    service.player_named(name).await.unwrap()
}

async fn open(service: &Service, people: [&PlayerRow; 2]) -> MatchId {
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
    let id = service.open_table(opening, people[0]).await.unwrap();
    service.join(id, people[1], "").await.unwrap();
    id
}

async fn act(service: &Service, id: MatchId, players: [PlayerId; 2]) {
    let glance = service.glance(id, None, Reader::default()).await.unwrap();
    let seat = glance.live.position.turn().seats().next().unwrap();
    let line = glance.live.position.legal(seat)[0].clone();
    let number = glance.live.table.row.number;
    let player = players[seat.index()];
    service.act(id, player, number, &line).await.unwrap();
}

/// Seconds of the clock and of the processor that some work took.
struct Took {
    began: Instant,
    processor: f64,
}

impl Took {
    fn begin() -> Took {
        Took {
            began: Instant::now(),
            processor: processor(),
        }
    }

    fn per(&self, count: usize) -> Value {
        let each = |seconds: f64| seconds * 1e6 / count as f64;
        json!({
            "count": count,
            "seconds": self.began.elapsed().as_secs_f64(),
            "microseconds_each": each(self.began.elapsed().as_secs_f64()),
            "processor_microseconds_each": each(processor() - self.processor),
        })
    }
}

async fn day(service: &Service, size: impl Fn() -> u64) -> Value {
    let mut people = Vec::new();
    for at in 0..PEOPLE {
        people.push(person(service, &format!("Day{at}")).await);
    }
    let (took, before) = (Took::begin(), size());
    let mut all = Vec::new();
    for at in 0..matches() {
        let pair = [
            &people[at % PEOPLE],
            &people[(at + 1 + at / PEOPLE % (PEOPLE - 1)) % PEOPLE],
        ];
        all.push((open(service, pair).await, pair.map(|player| player.id)));
    }
    let (opened, with_matches) = (took.per(all.len()), size());
    let took = Took::begin();
    let sent =
        |service: &Service| -> u64 { service.counters.mails().map(|(_, count)| count).sum() };
    while worker::step(service).await {}
    let first_mails = took.per(sent(service) as usize);
    let before_actions = size();
    let took = Took::begin();
    for _ in 0..ACTIONS_EACH {
        for (id, players) in &all {
            act(service, *id, *players).await;
        }
    }
    let acted = took.per(all.len() * ACTIONS_EACH);
    let (took, already) = (Took::begin(), sent(service));
    let began = Instant::now();
    while worker::step(service).await {
        assert!(
            began.elapsed() < Duration::from_secs(3600),
            "mail has no end"
        );
    }
    let mails = (sent(service) - already) as usize;
    json!({
        "opened": opened,
        "bytes_per_match": (with_matches - before) / all.len() as u64,
        "first_emails": first_mails,
        "actions": acted,
        "emails": took.per(mails.max(1)),
        "bytes_per_action_with_its_emails": (size() - before_actions) / (all.len() * ACTIONS_EACH) as u64,
    })
}

fn main() {
    // `cargo test --benches` only wants to know that it builds and starts.
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let data = tempfile::TempDir::new().unwrap();
    let file = data.path().join("day.sqlite");
    let size = || {
        let length = |suffix: &str| {
            let path = format!("{}{suffix}", file.display());
            std::fs::metadata(path).map_or(0, |file| file.len())
        };
        length("") + length("-wal")
    };
    let store = Store::open(file.to_str().unwrap()).unwrap();
    let service = Service::new(store, Clock::System, "http://localhost");
    let told = runtime.block_on(day(&service, size));
    println!("{:#}", json!({ "sqlite": told }));
}
