//! A node of the last release goes on working while the tables are brought up to date. Needs that
//! release's program, built with PostgreSQL, in `TURNPOST_TEST_LAST_RELEASE`.

use std::process::Command;
use std::time::Duration;

use serde_json::{Value, json};

use super::cluster::{Cluster, Node};
use super::following::{node, person, table};

fn ask(base: &str, token: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
    let agent: ureq::Agent = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(10)))
        .build()
        .into();
    let (url, bearer) = (format!("{base}/api/v1{path}"), format!("Bearer {token}"));
    let answer = match body {
        None => agent.get(&url).header("authorization", &bearer).call(),
        Some(body) => {
            let request = agent.post(&url).header("authorization", &bearer);
            request.send_json(body)
        }
    };
    let mut answer = answer.unwrap();
    let status = answer.status().as_u16();
    (status, answer.body_mut().read_json().unwrap())
}

#[test]
fn a_node_of_the_last_release_works_on_the_new_tables() {
    let Ok(release) = std::env::var("TURNPOST_TEST_LAST_RELEASE") else {
        return;
    };
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let url = cluster.new_database();
    let old = Node::of(&release, &url);
    let migrated = Command::new(env!("CARGO_BIN_EXE_turnpost"))
        .args(["migrate", "--database", &url])
        .status()
        .unwrap();
    assert!(migrated.success());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let service = node(&url);
    let (tokens, id) = runtime.block_on(async {
        let people = [person(&service, "Ana").await, person(&service, "Bo").await];
        let mut tokens = Vec::new();
        for player in &people {
            tokens.push(service.new_token(player.id, "test", true).await.unwrap());
        }
        (tokens, table(&service, &people, 0).await)
    });
    let new = Node::start(&url);
    for turn in 0..40 {
        let base = [&old.base, &new.base][turn % 2];
        let legal = tokens.iter().find_map(|token| {
            let (status, legal) = ask(base, token, &format!("/matches/{id}/legal"), None);
            assert_eq!(status, 200, "{legal}");
            let line = legal["actions"][0]["line"].as_str()?.to_owned();
            Some((token, legal["number"].clone(), line))
        });
        let Some((token, number, line)) = legal else {
            break;
        };
        let body = json!({ "number": number, "line": line });
        let played = ask(base, token, &format!("/matches/{id}/actions"), Some(&body));
        assert_eq!(played.0, 200, "{}", played.1);
    }
    assert!(runtime.block_on(service.check_replay(id)).unwrap());
}
