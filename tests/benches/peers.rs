//! What others do on the same machine and disk: a plain commit of SQLite, and the transaction with
//! which PostgreSQL measures itself (three updates, a query and an insert, without HTTP or rules).

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use diesel::connection::{Connection, SimpleConnection};
use diesel::sqlite::SqliteConnection;
use serde_json::{Value, json};

/// Durable commits a second of one row as large as a position, by one connection and nothing else.
pub fn plain_commits(folder: &Path, time: Duration) -> f64 {
    let file = folder.join("plain.sqlite");
    let mut conn = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
    conn.batch_execute(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
         CREATE TABLE plain (id INTEGER PRIMARY KEY, words TEXT); INSERT INTO plain VALUES (1, '')",
    )
    .unwrap();
    let words = "x".repeat(4096);
    let began = Instant::now();
    let mut count = 0;
    while began.elapsed() < time {
        let update = format!("UPDATE plain SET words = '{words}{count}'");
        conn.batch_execute(&update).unwrap();
        count += 1;
    }
    f64::from(count) / began.elapsed().as_secs_f64()
}

/// Transactions a second of `pgbench`, where the server's programs are installed.
pub fn pgbench(database: &str, clients: &[usize], time: Duration) -> Option<Value> {
    let program = programs().into_iter().find(|path| path.exists())?;
    let run = |arguments: &[&str]| {
        let mut command = Command::new(&program);
        let ran = command.args(arguments).arg(database).output().unwrap();
        assert!(ran.status.success(), "{ran:?}");
        String::from_utf8_lossy(&ran.stdout).into_owned()
    };
    run(&["-i", "-q", "-s", "20"]);
    let seconds = time.as_secs().to_string();
    let rates = clients.iter().map(|clients| {
        let clients = clients.to_string();
        let told = run(&["-M", "prepared", "-c", &clients, "-j", "1", "-T", &seconds]);
        let rate = told.split("tps = ").nth(1)?.split(' ').next()?;
        let rate: f64 = rate.parse().ok()?;
        Some((format!("{clients} at once"), json!(rate)))
    });
    Some(Value::Object(rates.collect::<Option<_>>()?))
}

fn programs() -> Vec<PathBuf> {
    let installed = std::fs::read_dir("/usr/lib/postgresql").into_iter();
    let versions = installed.flatten().flatten();
    versions
        .map(|version| version.path().join("bin/pgbench"))
        .collect()
}
