//! From SQLite to PostgreSQL and back: the same rows, and every match replays.

use std::collections::BTreeMap;
use std::process::Command;

use chrono::NaiveDate;
use diesel::connection::Connection;
use diesel::prelude::*;
use diesel::sql_types::Text;
use tempfile::TempDir;
use turnpost::clock::Clock;
use turnpost::service::Service;
use turnpost::store::Store;
use turnpost::worker;

use super::cluster::Cluster;

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

/// All that a SQLite file holds, table by table.
fn contents(file: &str) -> BTreeMap<String, Vec<String>> {
    let mut conn = SqliteConnection::establish(file).unwrap();
    let mut ask = |sql: &str| -> Vec<String> {
        let lines: Vec<Line> = diesel::sql_query(sql).load(&mut conn).expect(sql);
        lines.into_iter().map(|line| line.line).collect()
    };
    let tables = ask(
        "SELECT name AS line FROM sqlite_master WHERE type = 'table' \
         AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\'",
    );
    let mut all = BTreeMap::new();
    for table in tables {
        let columns = ask(&format!(
            "SELECT name AS line FROM pragma_table_info('{table}')"
        ));
        let quoted: Vec<String> = columns
            .iter()
            .map(|name| format!("quote({name})"))
            .collect();
        let sql = format!(
            "SELECT {} AS line FROM {table} ORDER BY 1",
            quoted.join(" || '|' || ")
        );
        all.insert(table, ask(&sql));
    }
    all
}

fn copy(from: &str, to: &str) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_turnpost"))
        .args(["copy", "--from", from, "--to", to])
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).unwrap())
}

#[test]
fn a_database_is_copied_there_and_back_without_loss() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let folder = TempDir::new().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (first, last) = (file("first.sqlite"), file("last.sqlite"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Store::open(&first).unwrap();
        let noon = NaiveDate::from_ymd_opt(2026, 11, 16)
            .unwrap()
            .and_hms_opt(12, 0, 0)
            .unwrap();
        let service = Service::new(store, Clock::held(noon), "http://localhost");
        service.fill_demo().await.unwrap();
        for _ in 0..20 {
            worker::step(&service).await;
        }
    });
    let middle = cluster.new_database();
    let (well, said) = copy(&first, &middle);
    assert!(well, "{said}");
    assert!(said.contains("replayed and agree"), "{said}");
    let (well, said) = copy(&first, &middle);
    assert!(!well && said.contains("is not empty"), "{said}");
    let (well, said) = copy(&middle, &last);
    assert!(well, "{said}");
    let (before, after) = (contents(&first), contents(&last));
    assert!(before["actions"].len() > 20 && !before["letters"].is_empty());
    for (table, rows) in &before {
        let differs = rows
            .iter()
            .zip(&after[table])
            .find(|(one, other)| one != other);
        assert_eq!(differs, None, "{table}");
        assert_eq!(rows.len(), after[table].len(), "{table}");
    }
    // Whoever comes next gets the next number.
    runtime.block_on(async {
        let store = Store::open(&middle).unwrap();
        let service = Service::new(store, Clock::System, "http://localhost");
        let newest = service.overview().await.unwrap().matches[0].id;
        let ana = service.overview().await.unwrap().players.pop().unwrap();
        let id = super::following::table(&service, &[ana], 1).await;
        assert!(id > newest);
    });
}
