//! How fast letters are composed, drawn and handed over: `cargo bench --bench mail`.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tempfile::TempDir;
use turnpost::clock::Clock;
use turnpost::games::deal::Options;
use turnpost::games::registry;
use turnpost::mail::Mailer;
use turnpost::picture;
use turnpost::service::accounts::SignUp;
use turnpost::service::compose::Composed;
use turnpost::service::tables::{Opening, Visibility};
use turnpost::service::terms::Terms;
use turnpost::service::{Service, ServiceError};
use turnpost::store::Store;
use turnpost::store::letters::{self, OutboxRow};
use turnpost::worker;

const MATCHES: usize = 400;
const ROUNDS: u32 = 30;

/// Takes every message and forgets it.
fn sink(listener: TcpListener, taken: Arc<AtomicUsize>) {
    for stream in listener.incoming().flatten() {
        let taken = taken.clone();
        std::thread::spawn(move || talk(stream, &taken));
    }
}

fn talk(mut stream: TcpStream, taken: &AtomicUsize) {
    let mut reader = BufReader::with_capacity(1 << 16, stream.try_clone().unwrap());
    let mut say = |words: &str| stream.write_all(format!("{words}\r\n").as_bytes()).is_ok();
    say("220 sink");
    let mut line = Vec::new();
    loop {
        line.clear();
        if reader.read_until(b'\n', &mut line).unwrap_or(0) == 0 {
            return;
        }
        match line.get(..4) {
            Some(b"DATA") => {
                say("354 go on");
                while line != b".\r\n" {
                    line.clear();
                    if reader.read_until(b'\n', &mut line).unwrap_or(0) == 0 {
                        return;
                    }
                }
                taken.fetch_add(1, Ordering::Relaxed);
                say("250 taken")
            }
            _ => say("250 yes"),
        };
    }
}

async fn prepare(service: &Service, game: &str, matches: usize) {
    let link = service.admin_link().await.unwrap().unwrap();
    let form = SignUp {
        name: "Ana".to_owned(),
        address: "ana@example.org".to_owned(),
        zone: "Europe/Warsaw".to_owned(),
        language: turnpost::words::Language::English,
    };
    let secret = link.rsplit('/').next().unwrap();
    let entered = service.sign_up_admin(secret, form, "correct horse").await;
    entered.unwrap();
    let player = service.player_named("Ana").await.unwrap();
    let info = registry::find(game).unwrap().info();
    let seats = (*info.players.start()).max(2);
    for _ in 0..matches {
        let opening = Opening {
            game: game.to_owned(),
            title: "Sunday club".to_owned(),
            seats,
            options: Options::new(),
            visibility: Visibility::Public,
            terms: Terms::default(),
            bots: seats - 1,
            level: turnpost::service::thinking::Level::Newcomer,
        };
        service.open_table(opening, &player).await.unwrap();
    }
    while service.tick().await.unwrap() {}
}

fn service(data: &TempDir, smtp: Option<u16>) -> Service {
    let store = Store::open(data.path().join("bench.sqlite").to_str().unwrap()).unwrap();
    let mut service = Service::new(store, Clock::System, "http://localhost");
    (service.limits.open_tables, service.limits.tables_an_hour) = (i64::MAX, i64::MAX);
    if let Some(port) = smtp {
        let mailer = Mailer::local("http://localhost");
        let url = format!("smtp://127.0.0.1:{port}");
        service.mailer = mailer
            .with_smtp(&url, None, Duration::from_secs(10))
            .unwrap()
            .into();
    }
    service
}

async fn the_turn(service: &Service) -> OutboxRow {
    let player = service.player_named("Ana").await.unwrap();
    let read = move |conn: &mut _| Ok::<_, ServiceError>(letters::of_player(conn, player.id, 50)?);
    let rows = service.store.read(read).await.unwrap();
    rows.into_iter()
        .find(|row| row.kind.text() == "turn")
        .expect("a turn")
}

fn main() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    for game in registry::all() {
        let slug = game.info().slug;
        let data = TempDir::new().unwrap();
        runtime.block_on(async {
            let service = service(&data, None);
            prepare(&service, slug, 1).await;
            let row = the_turn(&service).await;
            let (mut composing, mut writing, mut drawing) = Default::default();
            for _ in 0..ROUNDS {
                let start = Instant::now();
                let Composed::Letter(letter, _) = service.compose(&row).await.unwrap() else {
                    panic!("there is something to say");
                };
                composing += start.elapsed();
                let start = Instant::now();
                std::hint::black_box((letter.text(), letter.html()));
                writing += start.elapsed();
                let start = Instant::now();
                let svg = letter.picture().unwrap();
                std::hint::black_box(
                    picture::png(svg, turnpost::mail::message::PICTURE_WIDTH).unwrap(),
                );
                drawing += start.elapsed();
            }
            let mean = |all: Duration| all.as_secs_f64() * 1000.0 / f64::from(ROUNDS);
            println!(
                "{slug}: gathered in {:.2} ms, text and HTML in {:.2} ms, PNG in {:.1} ms",
                mean(composing),
                mean(writing),
                mean(drawing)
            );
        });
    }
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let taken = Arc::new(AtomicUsize::new(0));
    let counted = taken.clone();
    std::thread::spawn(move || sink(listener, counted));
    let data = TempDir::new().unwrap();
    runtime.block_on(async {
        let service = service(&data, Some(port));
        let game = registry::all()[0].info().slug;
        prepare(&service, game, MATCHES).await;
        let start = Instant::now();
        let (stop, stopped) = tokio::sync::watch::channel(false);
        let running = tokio::spawn(worker::outbox::run(service.clone(), stopped));
        while taken.load(Ordering::Relaxed) < MATCHES {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let took = start.elapsed();
        println!(
            "{:.0} mails a second with pictures",
            MATCHES as f64 / took.as_secs_f64()
        );
        // A single turn on an idle service.
        let before = taken.load(Ordering::Relaxed);
        let start = Instant::now();
        let player = service.player_named("Ana").await.unwrap();
        let opening = Opening {
            game: game.to_owned(),
            title: String::new(),
            seats: 2,
            options: Options::new(),
            visibility: Visibility::Public,
            terms: Terms {
                random_seats: false,
                ..Terms::default()
            },
            bots: 1,
            level: turnpost::service::thinking::Level::Newcomer,
        };
        service.open_table(opening, &player).await.unwrap();
        while taken.load(Ordering::Relaxed) == before {
            service.tick().await.unwrap();
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        println!(
            "handed over {:.0} ms after the commit",
            start.elapsed().as_secs_f64() * 1000.0
        );
        stop.send(true).unwrap();
        running.await.unwrap();
    });
}
