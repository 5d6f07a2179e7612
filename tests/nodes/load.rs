//! Three nodes play while nodes are killed and the database is restarted: nothing that was
//! acknowledged is lost, and nothing happens twice. `TURNPOST_TEST_ROUNDS` makes it longer.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, RwLock};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use turnpost::ids::MatchId;
use turnpost::service::{Service, ServiceError};
use turnpost::store::actions;

use super::cluster::{Cluster, Node};
use super::following::{node, person, table};

const MATCHES: usize = 6;
/// What nobody could tell the end of is asked for again until somebody can.
const FIND_OUT: Duration = Duration::from_secs(30);

/// What the players know.
#[derive(Default)]
struct Known {
    /// Match and number before: the line, and the number afterwards.
    acknowledged: Mutex<BTreeMap<(i64, i64), (String, i64)>>,
    /// How often nobody could say at first what became of an action.
    doubts: AtomicU64,
    stop: AtomicBool,
}

struct Players<'a> {
    bases: &'a RwLock<Vec<String>>,
    tokens: &'a [String],
    known: &'a Known,
    agent: ureq::Agent,
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(5)))
        .build()
        .into()
}

impl Players<'_> {
    /// Another node each time.
    fn base(&self, turn: usize) -> String {
        let bases = self.bases.read().unwrap();
        bases[turn % bases.len()].clone()
    }

    fn ask(
        &self,
        turn: usize,
        token: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Option<(u16, Value)> {
        let url = format!("{}/api/v1{path}", self.base(turn));
        let bearer = format!("Bearer {token}");
        let answer = match body {
            None => self.agent.get(&url).header("authorization", &bearer).call(),
            Some(body) => self
                .agent
                .post(&url)
                .header("authorization", &bearer)
                .send_json(body),
        };
        let mut answer = answer.ok()?;
        let status = answer.status().as_u16();
        let body = answer.body_mut().read_json().ok()?;
        Some((status, body))
    }

    /// The number of a match, whose turn it is there, and a line.
    fn look(&self, turn: usize, id: i64) -> Option<(i64, usize, String)> {
        for (seat, token) in self.tokens.iter().enumerate() {
            let (status, legal) = self.ask(turn, token, &format!("/matches/{id}/legal"), None)?;
            if status != 200 {
                return None;
            }
            if let Some(line) = legal["actions"][turn % 3]["line"]
                .as_str()
                .or_else(|| legal["actions"][0]["line"].as_str())
            {
                return Some((legal["number"].as_i64()?, seat, line.to_owned()));
            }
        }
        None
    }

    fn play(&self, id: i64, mut turn: usize) {
        let path = format!("/matches/{id}/actions");
        while !self.known.stop.load(Ordering::Relaxed) {
            turn += 1;
            let Some((number, seat, line)) = self.look(turn, id) else {
                std::thread::sleep(Duration::from_millis(20));
                continue;
            };
            let body = json!({ "number": number, "line": line });
            let began = Instant::now();
            let mut in_doubt = false;
            loop {
                turn += 1;
                match self.ask(turn, &self.tokens[seat], &path, Some(&body)) {
                    Some((200, answer)) => {
                        let after = answer["number"].as_i64().unwrap();
                        let mut known = self.known.acknowledged.lock().unwrap();
                        known.insert((id, number), (line, after));
                        break;
                    }
                    Some((503, _)) | None => in_doubt = true,
                    Some((status, answer)) => panic!("match {id}, {number}: {status} {answer}"),
                }
                assert!(
                    began.elapsed() < FIND_OUT,
                    "match {id}, {number}: nobody knows"
                );
                std::thread::sleep(Duration::from_millis(20));
            }
            if in_doubt {
                self.known.doubts.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}

fn rounds() -> usize {
    let rounds = std::env::var("TURNPOST_TEST_ROUNDS").ok();
    rounds.map_or(1, |rounds| rounds.parse().expect("a number of rounds"))
}

#[test]
fn three_nodes_under_load_lose_nothing_and_double_nothing() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let url = cluster.new_database();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let service = node(&url);
    let (tokens, ids) = runtime.block_on(async {
        let people = [person(&service, "Ana").await, person(&service, "Bo").await];
        let mut tokens = Vec::new();
        for player in &people {
            tokens.push(service.new_token(player.id, "load", true).await.unwrap());
        }
        let mut ids = Vec::new();
        for _ in 0..MATCHES {
            ids.push(table(&service, &people, 0).await.0);
        }
        (tokens, ids)
    });
    let known = Known::default();
    let mut nodes: Vec<Node> = (0..3).map(|_| Node::start(&url)).collect();
    let bases = RwLock::new(nodes.iter().map(|node| node.base.clone()).collect());
    let players = Players {
        bases: &bases,
        tokens: &tokens,
        known: &known,
        agent: agent(),
    };
    let pause = || std::thread::sleep(Duration::from_millis(1200));
    std::thread::scope(|scope| {
        for (at, &id) in ids.iter().enumerate() {
            let players = &players;
            scope.spawn(move || players.play(id, at));
        }
        for round in 0..rounds() {
            for at in [round % 3, (round + 1) % 3] {
                pause();
                nodes[at].kill();
                pause();
                nodes[at] = Node::start(&url);
                bases.write().unwrap()[at] = nodes[at].base.clone();
                cluster.stop(["fast", "immediate"][(round + at) % 2]);
                std::thread::sleep(Duration::from_millis(300));
                cluster.wake();
            }
            pause();
        }
        known.stop.store(true, Ordering::Relaxed);
    });
    runtime.block_on(mail_is_done(&service));
    drop(nodes);
    let acknowledged = known.acknowledged.lock().unwrap().clone();
    let count = acknowledged.len();
    println!(
        "{count} actions, {} in doubt at first",
        known.doubts.load(Ordering::Relaxed)
    );
    assert!(count > 40, "only {count} actions were acknowledged");
    runtime.block_on(async {
        for &id in &ids {
            check(&service, id, &acknowledged).await;
        }
        no_letter_twice(&service).await;
    });
}

/// The stored lines are those that were acknowledged, one after the other without a gap.
async fn check(service: &Service, id: i64, acknowledged: &BTreeMap<(i64, i64), (String, i64)>) {
    let id = MatchId(id);
    let stored = service
        .store
        .read(move |conn| Ok::<_, ServiceError>(actions::between(conn, id, 0, i64::MAX)?));
    let stored = stored.await.unwrap();
    let mut next = 0;
    for ((_, number), (line, after)) in acknowledged.range((id.0, 0)..(id.0 + 1, 0)) {
        assert_eq!(
            *number, next,
            "match {id}: nothing between that nobody asked for"
        );
        assert_eq!(stored[*number as usize].line, *line, "match {id}, {number}");
        next = *after;
    }
    assert_eq!(
        stored.len() as i64,
        next,
        "match {id}: nothing after the last"
    );
    assert!(
        service.check_replay(id).await.unwrap(),
        "match {id} replays"
    );
}

async fn mail_is_done(service: &Service) {
    let began = Instant::now();
    loop {
        if let Ok(figures) = service.figures().await
            && figures.mails_due == 0
        {
            return;
        }
        assert!(
            began.elapsed() < Duration::from_secs(30),
            "mail does not keep up"
        );
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

async fn no_letter_twice(service: &Service) {
    let kept = service
        .store
        .read(|conn| Ok::<_, ServiceError>(turnpost::store::mailbox::kept(conn, 100_000)?));
    let kept = kept.await.unwrap();
    let mut seen = BTreeSet::new();
    for letter in &kept {
        let message = String::from_utf8_lossy(letter.message.as_deref().unwrap()).into_owned();
        let id = message
            .lines()
            .find(|line| line.to_lowercase().starts_with("message-id:"))
            .expect("a Message-ID")
            .to_owned();
        assert!(seen.insert(id.clone()), "{id} was sent twice");
    }
    assert!(service.audit_mail().await.unwrap().is_empty());
}
