//! What happens on one node is seen on the others.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};

use tokio::sync::broadcast::Receiver;
use turnpost::clock::Clock;
use turnpost::games::Seat;
use turnpost::games::deal::Options;
use turnpost::ids::MatchId;
use turnpost::service::Service;
use turnpost::service::accounts::SignUp;
use turnpost::service::tables::{Opening, Visibility};
use turnpost::service::terms::Terms;
use turnpost::store::Store;
use turnpost::store::accounts::PlayerRow;
use turnpost::store::news::Heard;
use turnpost::store::seats::Wish;
use turnpost::words::Reader;
use turnpost::worker;

use super::cluster::Cluster;

pub fn node(url: &str) -> Service {
    Service::new(Store::open(url).unwrap(), Clock::System, "http://localhost")
}

pub async fn person(service: &Service, name: &str) -> PlayerRow {
    let form = SignUp {
        name: name.to_owned(),
        address: format!("{name}@example.org"),
        zone: "UTC".to_owned(),
        language: turnpost::words::Language::English,
    };
    match service.admin_link().await.unwrap() {
        Some(link) => {
            let secret = link.rsplit('/').next().unwrap();
            let made = service.sign_up_admin(secret, form, "correct horse");
            made.await.unwrap();
        }
        None => {
            service.sign_up(form, name).await.unwrap();
            while worker::step(service).await {}
            let kept = service.store.read(|conn| {
                Ok::<_, turnpost::service::ServiceError>(turnpost::store::mailbox::kept(conn, 1)?)
            });
            let words = kept.await.unwrap().remove(0).words;
            let secret = words.split("/confirm/").nth(1).unwrap();
            let secret = secret.split_whitespace().next().unwrap();
            let confirmed = service.confirm(secret, name, "correct horse");
            confirmed.await.unwrap();
        }
    }
    service.player_named(name).await.unwrap()
}

/// A match that runs, of two people in the order of their seats.
pub async fn table(service: &Service, people: &[PlayerRow], bots: u8) -> MatchId {
    let opening = Opening {
        game: "terra_nova".to_owned(),
        title: String::new(),
        seats: people.len() as u8 + bots,
        options: Options::new(),
        visibility: Visibility::Public,
        terms: Terms {
            random_seats: false,
            random_first: false,
            ..Terms::default()
        },
        bots,
        level: turnpost::service::thinking::Level::Newcomer,
    };
    let id = service.open_table(opening, &people[0]).await.unwrap();
    for player in &people[1..] {
        service.join(id, player, "").await.unwrap();
    }
    id
}

async fn hears(moved: &mut Receiver<Heard>, id: MatchId, fits: impl Fn(i64) -> bool) -> Duration {
    let began = Instant::now();
    loop {
        let heard = tokio::time::timeout(Duration::from_secs(5), moved.recv());
        match heard.await.expect("it is heard").unwrap() {
            Heard::Moved(other, number) if other == id && fits(number) => return began.elapsed(),
            Heard::Moved(..) | Heard::Gap => {}
        }
    }
}

const MOST: Duration = Duration::from_millis(200);

/// Passes on what the server says, but for its calls, as a pooler does that gives a connection to
/// somebody else after each transaction.
fn without_calls(mut from: TcpStream, mut to: TcpStream) -> std::io::Result<()> {
    let mut head = [0; 5];
    loop {
        from.read_exact(&mut head)?;
        let length = u32::from_be_bytes([head[1], head[2], head[3], head[4]]);
        let mut message = head.to_vec();
        message.resize(1 + length as usize, 0);
        from.read_exact(&mut message[5..])?;
        if head[0] != b'A' {
            to.write_all(&message)?;
        }
    }
}

/// The address of such a pooler before a database.
fn pooled(url: &str) -> String {
    let (front, name) = url.rsplit_once('/').unwrap();
    let (user, server) = front.rsplit_once('@').unwrap();
    let server = server.to_owned();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let own = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for client in listener.incoming() {
            let (client, server) = (client.unwrap(), TcpStream::connect(&server).unwrap());
            for stream in [&client, &server] {
                stream.set_nodelay(true).unwrap();
            }
            let mut back = (client.try_clone().unwrap(), server.try_clone().unwrap());
            std::thread::spawn(move || std::io::copy(&mut back.0, &mut back.1));
            std::thread::spawn(move || without_calls(server, client));
        }
    });
    format!("{user}@{own}/{name}?sslmode=disable&gssencmode=disable")
}

#[test]
fn actions_talk_votes_and_bots_are_seen_on_other_nodes_within_200_ms() {
    if let Some(cluster) = Cluster::start() {
        is_seen_in_time(&cluster.new_database());
    }
}

#[test]
fn nodes_that_cannot_be_called_see_it_as_soon() {
    if let Some(cluster) = Cluster::start() {
        is_seen_in_time(&pooled(&cluster.new_database()));
    }
}

fn is_seen_in_time(url: &str) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let (mut one, mut other) = (node(url), node(url));
        let people = [person(&one, "Ana").await, person(&one, "Bo").await];
        let id = table(&one, &people, 0).await;
        let with_bot = table(&one, &people[..1], 1).await;
        one.follow_others().unwrap();
        other.follow_others().unwrap();
        let mut moved = other.moved.subscribe();
        // Until both listen.
        while moved.try_recv().is_err() {
            one.say(id, &people[0], "hello").await.unwrap();
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        while moved.try_recv().is_ok() {}
        let mut times = Vec::new();
        for _ in 0..10 {
            let glance = one.glance(id, None, Reader::default()).await.unwrap();
            let number = glance.live.table.row.number;
            let seat = glance.live.position.turn().seats().next().unwrap();
            let line = glance.live.position.legal(seat)[0].clone();
            let player = people[seat.index()].id;
            one.act(id, player, number, &line).await.unwrap();
            times.push(hears(&mut moved, id, |told| told > number).await);
        }
        one.say(id, &people[0], "well played").await.unwrap();
        times.push(hears(&mut moved, id, |told| told == 0).await);
        one.agree(id, people[0].id, Wish::Pause).await.unwrap();
        times.push(hears(&mut moved, id, |told| told == 0).await);
        let bot_waits = |glance: &turnpost::service::matches::Glance| {
            glance.live.position.turn().waits_for(Seat(1))
        };
        for _ in 0..200 {
            let glance = one.glance(with_bot, None, Reader::default()).await.unwrap();
            let number = glance.live.table.row.number;
            if bot_waits(&glance) {
                break;
            }
            let line = glance.live.position.legal(Seat(0))[0].clone();
            one.act(with_bot, people[0].id, number, &line)
                .await
                .unwrap();
        }
        tokio::time::sleep(MOST).await;
        while moved.try_recv().is_ok() {}
        assert!(one.tick().await.unwrap(), "the bot decides");
        times.push(hears(&mut moved, with_bot, |told| told > 0).await);
        times.sort();
        // A machine that is busy with something else may hold up a few.
        let usual = times[times.len() * 8 / 10];
        assert!(usual < MOST, "{times:?}");
    });
}

#[test]
fn who_could_not_listen_for_a_while_looks_again_at_everything() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let url = cluster.new_database();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let mut one = node(&url);
        one.follow_others().unwrap();
        let mut moved = one.moved.subscribe();
        tokio::time::sleep(MOST).await;
        cluster.stop("fast");
        cluster.wake();
        let heard = tokio::time::timeout(Duration::from_secs(5), moved.recv()).await;
        assert_eq!(heard.unwrap().unwrap(), Heard::Gap);
    });
}

/// Whoever has the page open at one node gets no email from another, until the page is closed.
#[test]
fn a_turn_that_is_followed_at_another_node_is_not_written_about() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let url = cluster.new_database();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let noon = chrono::NaiveDate::from_ymd_opt(2026, 11, 16).unwrap();
        let clock = Clock::held(noon.and_hms_opt(12, 0, 0).unwrap());
        let held = |clock: &Clock| {
            let store = Store::open(&url).unwrap();
            Service::new(store, clock.clone(), "http://localhost")
        };
        let (one, other) = (held(&clock), held(&clock));
        let people = [person(&one, "Ana").await, person(&one, "Bo").await];
        let id = table(&one, &people, 0).await;
        let first = one.glance(id, None, Reader::default()).await.unwrap();
        let seat = first.live.position.turn().seats().next().unwrap();
        let reader = &people[seat.index()];
        let told = async |service: &Service| {
            while worker::step(service).await {}
            let kept = service.store.read(|conn| {
                Ok::<_, turnpost::service::ServiceError>(turnpost::store::mailbox::kept(conn, 99)?)
            });
            let kept = kept.await.unwrap();
            let turns = kept.iter().filter(|row| {
                Some(&row.address) == reader.email.as_ref() && row.subject.starts_with("Your turn")
            });
            turns.count()
        };
        let page = other.enter(id, reader.id).await;
        assert_eq!(told(&one).await, 0, "the page is open at the other node");
        for _ in 0..20 {
            clock.advance(chrono::TimeDelta::seconds(30));
            other.tick().await.unwrap();
            assert_eq!(told(&one).await, 0, "it is still open");
        }
        drop(page);
        clock.advance(chrono::TimeDelta::minutes(6));
        assert_eq!(told(&one).await, 1, "it was closed");
    });
}
