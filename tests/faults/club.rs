//! A club that plays all games at once against bots, talks and takes back, and notes down what was
//! acknowledged.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use turnpost::clock::Clock;
use turnpost::games::deal::Options;
use turnpost::games::registry;
use turnpost::ids::MatchId;
use turnpost::service::accounts::SignUp;
use turnpost::service::tables::{Opening, Visibility};
use turnpost::service::terms::Terms;
use turnpost::service::thinking::Level;
use turnpost::service::{Service, ServiceError};
use turnpost::store::matches::Status;
use turnpost::store::{Store, actions};

/// What was acknowledged: lines by match and number, and what was said by match.
#[derive(Clone, Default, Debug)]
pub struct Acknowledged {
    pub lines: BTreeMap<(i64, i64), String>,
    pub words: Vec<(i64, String)>,
}

pub struct Club {
    pub data: TempDir,
    pub runtime: Runtime,
    token: String,
    /// One match of each game.
    pub ids: Vec<(&'static str, i64)>,
    pub acknowledged: Mutex<Acknowledged>,
}

/// A service that is a process.
pub struct Serving {
    pub child: Child,
    pub base: String,
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A database as its file.
pub fn open(data: &TempDir) -> Service {
    let store = Store::open(data.path().join("turnpost.sqlite").to_str().unwrap()).unwrap();
    let mut service = Service::new(store, Clock::System, "http://localhost");
    (service.limits.open_tables, service.limits.tables_an_hour) = (i64::MAX, i64::MAX);
    service
}

pub fn turnpost(data: &TempDir, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_turnpost"));
    command.args(args).arg("--data").arg(data.path());
    command.stdin(Stdio::null()).output().unwrap()
}

pub fn client() -> ureq::Agent {
    let config = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(10)));
    config.build().into()
}

impl Serving {
    pub fn start(data: &TempDir) -> Serving {
        let mut command = Command::new(env!("CARGO_BIN_EXE_turnpost"));
        command.args(["serve", "--bind", "127.0.0.1:0", "--data"]);
        Serving::of(command.arg(data.path()))
    }

    pub fn of(command: &mut Command) -> Serving {
        let command = command.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        said.read_line(&mut line).unwrap();
        let base = line.trim().rsplit(' ').next().unwrap().to_owned();
        assert!(base.starts_with("http"), "it does not begin: {line}");
        Serving { child, base }
    }

    fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status();
        assert!(sent.unwrap().success());
    }

    pub fn kill(&self) {
        self.signal("-KILL");
    }

    pub fn ask_to_stop(&self) {
        self.signal("-TERM");
    }

    /// Asks it to stop, and waits for that; says whether it ended well.
    pub fn stop(mut self) -> bool {
        self.ask_to_stop();
        let began = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.success();
            }
            assert!(
                began.elapsed() < Duration::from_secs(40),
                "it does not stop"
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    pub fn get(&self, path: &str) -> (u16, Value) {
        let mut answer = client().get(format!("{}{path}", self.base)).call().unwrap();
        let body = answer.body_mut().read_json().unwrap_or_default();
        (answer.status().as_u16(), body)
    }
}

/// Ends the load, even where a test fails in the middle of it.
struct Stops<'a>(&'a AtomicBool);

impl Drop for Stops<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Club {
    pub fn new() -> Club {
        Club::at(TempDir::new().unwrap())
    }

    /// One whose data lie in a folder.
    pub fn at(data: TempDir) -> Club {
        let runtime = Runtime::new().unwrap();
        let service = open(&data);
        let token = runtime.block_on(async {
            let link = service.admin_link().await.unwrap().unwrap();
            let form = SignUp {
                name: "Ana".to_owned(),
                address: "ana@example.org".to_owned(),
                zone: "UTC".to_owned(),
                language: turnpost::words::Language::English,
            };
            let secret = link.rsplit('/').next().unwrap();
            let entered = service.sign_up_admin(secret, form, "correct horse");
            entered.await.unwrap();
            let player = service.player_named("Ana").await.unwrap();
            service.new_token(player.id, "test", true).await.unwrap()
        });
        let mut club = Club {
            data,
            runtime,
            token,
            ids: Vec::new(),
            acknowledged: Mutex::default(),
        };
        club.sit_down();
        club
    }

    /// Wherever a match has ended, another is begun.
    pub fn sit_down(&mut self) {
        let service = open(&self.data);
        let old = std::mem::take(&mut self.ids);
        for game in registry::all() {
            let slug = game.info().slug;
            let running = old
                .iter()
                .find(|(game, _)| *game == slug)
                .filter(|(_, id)| {
                    let table = self.runtime.block_on(service.table(MatchId(*id))).unwrap();
                    table.row.status == Status::Running
                });
            let id = running.map_or_else(|| self.open_table(&service, slug), |(_, id)| *id);
            self.ids.push((slug, id));
        }
    }

    fn open_table(&self, service: &Service, game: &str) -> i64 {
        let least = *registry::find(game).unwrap().info().players.start();
        // One bot thinks for long: it is often in the middle of a thought when the service is killed.
        let level = match game {
            "terra_nova" => Level::Strong,
            _ => Level::Newcomer,
        };
        let opening = Opening {
            game: game.to_owned(),
            title: String::new(),
            seats: least,
            options: Options::new(),
            visibility: Visibility::Public,
            terms: Terms::default(),
            bots: least - 1,
            level,
        };
        self.runtime.block_on(async {
            let player = service.player_named("Ana").await.unwrap();
            service.open_table(opening, &player).await.unwrap().0
        })
    }

    /// Plays everything at some services for a while, and does something meanwhile.
    pub fn play<T>(&self, at: &[&Serving], takes_back: bool, meanwhile: impl FnOnce() -> T) -> T {
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for &(_, id) in &self.ids {
                for serving in at {
                    let (stop, base) = (&stop, serving.base.clone());
                    scope.spawn(move || self.play_one(&base, id, takes_back, stop));
                }
            }
            let _stops = Stops(&stop);
            meanwhile()
        })
    }

    fn play_one(&self, base: &str, id: i64, takes_back: bool, stop: &AtomicBool) {
        let agent = client();
        let bearer = format!("Bearer {}", self.token);
        let post = |what: &str, body: &Value| {
            let url = format!("{base}/api/v1/matches/{id}/{what}");
            let sent = agent
                .post(url)
                .header("authorization", &bearer)
                .send_json(body);
            sent.ok().filter(|answer| answer.status().is_success())
        };
        for round in 0.. {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let asked = agent
                .get(format!("{base}/api/v1/matches/{id}/legal"))
                .header("authorization", &bearer)
                .call();
            let legal = asked
                .ok()
                .and_then(|mut answer| answer.body_mut().read_json::<Value>().ok());
            let lines = legal.as_ref().and_then(|legal| legal["actions"].as_array());
            let (Some(legal), Some(lines)) = (&legal, lines.filter(|lines| !lines.is_empty()))
            else {
                std::thread::sleep(Duration::from_millis(5));
                continue;
            };
            let number = legal["number"].as_i64().unwrap();
            let pick = (number as usize).wrapping_mul(7) % lines.len();
            let line = lines[pick]["line"].as_str().unwrap().to_owned();
            let body = json!({ "number": number, "line": line });
            if post("actions", &body).is_none() {
                continue;
            }
            self.note(id, number + 1, &line);
            if takes_back && round % 3 == 0 {
                let body = json!({ "number": number + 1 });
                if post("undo", &body).is_some() {
                    self.note(id, number + 2, "undo");
                }
            }
            if round % 5 == 0 {
                let words = format!("line {number} of round {round} at {base}");
                if post("talk", &json!({ "words": words })).is_some() {
                    self.acknowledged.lock().unwrap().words.push((id, words));
                }
            }
        }
    }

    fn note(&self, id: i64, number: i64, line: &str) {
        let mut acknowledged = self.acknowledged.lock().unwrap();
        acknowledged.lines.insert((id, number), line.to_owned());
    }

    /// Waits until so much more was acknowledged, or until it does not get on.
    pub fn wait_for_more(&self, more: usize) {
        let count = || {
            let so_far = self.acknowledged.lock().unwrap();
            so_far.lines.len() + so_far.words.len()
        };
        let (wanted, began) = (count() + more, Instant::now());
        while count() < wanted {
            assert!(
                began.elapsed() < Duration::from_secs(60),
                "it does not get on"
            );
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    pub fn so_far(&self) -> Acknowledged {
        self.acknowledged.lock().unwrap().clone()
    }

    /// All that was acknowledged is in a database, every match replays, and whoever is waited for
    /// was written to.
    pub fn check(&self, data: &TempDir, acknowledged: &Acknowledged) {
        let service = open(data);
        let lines = acknowledged.lines.clone();
        let words = acknowledged.words.clone();
        let missing = self.runtime.block_on(service.store.read(move |conn| {
            let mut missing = Vec::new();
            for ((id, number), line) in lines {
                let found = actions::between(conn, MatchId(id), number - 1, number)?;
                if found.first().is_none_or(|row| row.line != line) {
                    missing.push(format!("match {id}, line {number}: {line}"));
                }
            }
            for (id, said) in words {
                let all = turnpost::store::talk::newest(conn, MatchId(id), i64::MAX)?;
                if !all.iter().any(|row| row.words == said) {
                    missing.push(format!("match {id}: {said}"));
                }
            }
            Ok::<_, ServiceError>(missing)
        }));
        assert_eq!(missing.unwrap(), Vec::<String>::new());
        self.runtime.block_on(async {
            for &(game, id) in &self.ids {
                let same = service.check_replay(MatchId(id)).await.unwrap();
                assert!(same, "{game}, match {id} does not replay");
                let table = service.table(MatchId(id)).await.unwrap();
                let waits = table.seats.iter().any(|seat| seat.waiting_since.is_some());
                let is_over = table.row.status == Status::Over;
                assert!(is_over || waits, "{game}, match {id} is stuck");
            }
            let unheard = service.audit_mail().await.unwrap();
            assert!(unheard.is_empty(), "{unheard:?}");
        });
    }
}
