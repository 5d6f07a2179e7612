//! What the tests of mail share: the letters that were kept, and a server that takes them.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use base64::Engine;
use mail_parser::{Message, MessageParser};
use turnpost::games::deal::Deal;
use turnpost::games::{Seat, registry};
use turnpost::service::ServiceError;
use turnpost::store::letters::{self, OutboxRow};
use turnpost::store::mailbox::{self, LetterRow};

use crate::support::{Client, TestApp};

/// The letters of the local mailbox, oldest first.
pub fn kept(app: &TestApp) -> Vec<LetterRow> {
    let read = app
        .service
        .store
        .read(|conn| Ok::<_, ServiceError>(mailbox::kept(conn, 10_000)?));
    let mut rows = app.runtime.block_on(read).unwrap();
    rows.reverse();
    rows
}

/// The newest letter to an address whose subject begins so.
pub fn letter(app: &TestApp, address: &str, subject: &str) -> LetterRow {
    let all = kept(app);
    let fits = |row: &&LetterRow| row.address == address && row.subject.starts_with(subject);
    let subjects: Vec<&String> = all.iter().map(|row| &row.subject).collect();
    let found = all.iter().rfind(fits).cloned();
    found.unwrap_or_else(|| panic!("no {subject} to {address} among {subjects:?}"))
}

pub fn count(app: &TestApp, address: &str, subject: &str) -> usize {
    let fits = |row: &&LetterRow| row.address == address && row.subject.starts_with(subject);
    kept(app).iter().filter(fits).count()
}

/// The path of the first link of a letter that begins so.
pub fn link(app: &TestApp, words: &str, prefix: &str) -> String {
    let start = format!("{}{prefix}", app.base);
    let at = words
        .find(&start)
        .unwrap_or_else(|| panic!("no {prefix} in {words}"));
    let rest = &words[at + app.base.len()..];
    rest.split_whitespace().next().unwrap().to_owned()
}

pub fn parse(raw: &[u8]) -> Message<'_> {
    MessageParser::default().parse(raw).expect("a message")
}

pub fn header(message: &Message<'_>, name: &str) -> String {
    let found = message.header_raw(name).unwrap_or_default();
    found.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// All mails of a player, newest first.
pub fn trail(app: &TestApp, name: &str) -> Vec<OutboxRow> {
    app.runtime.block_on(async {
        let player = app.service.player_named(name).await.unwrap();
        let read =
            move |conn: &mut _| Ok::<_, ServiceError>(letters::of_player(conn, player.id, 200)?);
        app.service.store.read(read).await.unwrap()
    })
}

/// A match of two people, which waits for the first.
pub fn match_of_two(app: &TestApp, speed: &str, extra: &[(&str, &str)]) -> (Client, Client, i64) {
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let id = table_of_two(app, &ana, &bo, speed, extra);
    (ana, bo, id)
}

pub fn table_of_two(
    app: &TestApp,
    ana: &Client,
    bo: &Client,
    speed: &str,
    extra: &[(&str, &str)],
) -> i64 {
    let mut form = vec![
        ("game", "terra_nova"),
        ("title", "Sunday club"),
        ("seats", "2"),
        ("order", "chosen"),
        ("first", "chosen"),
        ("speed", speed),
    ];
    form.extend(extra);
    // The deal says who begins: tables at which that is not the first seat are left again.
    let location = loop {
        let opened = ana.post("/tables/new", &form);
        assert_eq!(opened.status, 303, "{}", opened.body);
        if begins(app, id_of(&opened.location)) {
            break opened.location;
        }
        ana.post(&format!("{}/leave", opened.location), &[]);
    };
    assert_eq!(bo.post(&format!("{location}/join"), &[]).status, 303);
    app.work();
    id_of(&location)
}

pub fn id_of(location: &str) -> i64 {
    location.rsplit('/').next().unwrap().parse().unwrap()
}

/// Whether the first seat of a table will be the first to decide.
fn begins(app: &TestApp, id: i64) -> bool {
    let table = app
        .runtime
        .block_on(app.service.table(turnpost::ids::MatchId(id)));
    let table = table.unwrap();
    let game = registry::find(&table.row.game).unwrap();
    let seed = table.row.seed.parse().unwrap();
    let (rules, seats) = (table.row.rules as u32, table.seats.len() as u8);
    let dealt = game.deal(
        rules,
        seats,
        &table.options().unwrap(),
        &Deal::new(),
        Some(&seed),
    );
    let Ok((setup, _)) = dealt else {
        panic!("the table cannot be dealt");
    };
    let Ok(position) = game.start(&setup) else {
        panic!("the match cannot start");
    };
    position.turn().waits_for(Seat(0))
}

/// Plays the first legal line of a player.
pub fn play_once(app: &TestApp, name: &str, id: i64) {
    let token = app.token_once(name);
    let client = app.client();
    let line = client.legal(&token, id)[0].clone();
    let body = serde_json::json!({ "number": app.number(id), "line": line });
    let answer = client.api_post(&token, &format!("/matches/{id}/actions"), &body);
    assert_eq!(answer.status, 200, "{}", answer.body);
}

pub fn waits(app: &TestApp, id: i64) -> Vec<String> {
    let table = app
        .runtime
        .block_on(app.service.table(turnpost::ids::MatchId(id)));
    let seats = table.unwrap().seats.into_iter();
    let waiting = seats.filter(|seat| seat.waiting_since.is_some());
    waiting.map(|seat| seat.name).collect()
}

pub fn python() -> String {
    std::env::var("TURNPOST_TEST_PYTHON").expect(
        "TURNPOST_TEST_PYTHON names a python3 that has aiosmtpd (Debian: python3-aiosmtpd); tests/run sets it",
    )
}

type Inbox = Arc<(Mutex<Vec<Vec<u8>>>, Condvar)>;

/// A real SMTP server on this machine.
pub struct Server {
    child: Child,
    pub port: u16,
    inbox: Inbox,
}

impl Server {
    pub fn start(arguments: &[&str]) -> Server {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/smtp_server.py");
        let mut child = Command::new(python())
            .arg(script)
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the SMTP server starts");
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let port = lines.next().expect("the server names its port").unwrap();
        let inbox = Inbox::default();
        let filled = inbox.clone();
        std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                let message: serde_json::Value = serde_json::from_str(&line).unwrap();
                let data = message["data"].as_str().unwrap();
                let data = base64::engine::general_purpose::STANDARD
                    .decode(data)
                    .unwrap();
                filled.0.lock().unwrap().push(data);
                filled.1.notify_all();
            }
        });
        Server {
            child,
            port: port.trim().parse().unwrap(),
            inbox,
        }
    }

    pub fn url(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    /// What has arrived, once there are at least so many.
    pub fn received(&self, least: usize) -> Vec<Vec<u8>> {
        let (mails, bell) = &*self.inbox;
        let deadline = Duration::from_secs(20);
        let enough = |mails: &mut Vec<Vec<u8>>| mails.len() < least;
        let (mails, late) = bell
            .wait_timeout_while(mails.lock().unwrap(), deadline, enough)
            .unwrap();
        assert!(!late.timed_out(), "{} mails of {least}", mails.len());
        mails.clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
