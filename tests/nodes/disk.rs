//! Many share the way to the disk; what is acknowledged is there.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use diesel::connection::{Connection, SimpleConnection};
use diesel::pg::PgConnection;
use diesel::sql_types::{Bool, Integer, Text};
use diesel::{QueryableByName, RunQueryDsl};
use turnpost::store::{Store, StoreError};

use super::cluster::Cluster;

#[derive(QueryableByName)]
struct Word {
    #[diesel(sql_type = Text)]
    word: String,
}

#[derive(QueryableByName)]
struct Answer {
    #[diesel(sql_type = Bool)]
    yes: bool,
}

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = Integer)]
    number: i32,
}

const WRITERS: i32 = 16;

/// A store whose transactions end before they are on the disk, and a table to write to.
async fn quick_store(url: &str) -> Store {
    let store = Store::open(url).unwrap();
    let mut admin = PgConnection::establish(url).unwrap();
    admin
        .batch_execute("CREATE TABLE IF NOT EXISTS noted (number INTEGER PRIMARY KEY)")
        .unwrap();
    let _others = store.follow_others("one", |_| ()).unwrap();
    let began = Instant::now();
    loop {
        let asked = store.write(|conn| {
            let asked = diesel::sql_query("SELECT current_setting('synchronous_commit') AS word");
            Ok::<_, StoreError>(asked.get_result::<Word>(conn)?.word)
        });
        if asked.await.unwrap() == "off" {
            return store;
        }
        assert!(began.elapsed() < Duration::from_secs(10), "nobody listens");
        tokio::task::yield_now().await;
    }
}

async fn note(store: &Store, number: i32) -> Result<String, StoreError> {
    let noted = store.write(move |conn| {
        diesel::sql_query(format!("INSERT INTO noted VALUES ({number})")).execute(conn)?;
        let at = diesel::sql_query("SELECT pg_current_wal_insert_lsn()::text AS word");
        Ok::<_, StoreError>(at.get_result::<Word>(conn)?.word)
    });
    noted.await
}

#[test]
fn what_is_acknowledged_is_in_the_log_on_the_disk() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let url = cluster.new_database();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = quick_store(&url).await;
        let write = async |writer: i32| {
            for at in 0..20 {
                let lsn = note(&store, writer * 1000 + at).await.unwrap();
                let asked = store.read(move |conn| {
                    let is_there = format!("SELECT pg_current_wal_flush_lsn() > '{lsn}' AS yes");
                    let answer = diesel::sql_query(is_there).get_result::<Answer>(conn)?;
                    Ok::<_, StoreError>(answer.yes)
                });
                assert!(asked.await.unwrap(), "{writer} {at}");
            }
        };
        futures_util::future::join_all((0..WRITERS).map(write)).await;
    });
}

#[test]
fn a_server_that_falls_forgets_nothing_that_was_acknowledged() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let url = cluster.new_database();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    for round in 0..3 {
        let count = AtomicUsize::new(0);
        let fall = || {
            while count.load(Ordering::Relaxed) < 300 {
                std::thread::yield_now();
            }
            cluster.stop("immediate");
        };
        let write = async |store: &Store, writer: i32| {
            let mut done = Vec::new();
            for at in 0.. {
                let number = (round * WRITERS + writer) * 100_000 + at;
                match note(store, number).await {
                    Ok(_) => done.push(number),
                    Err(error) => {
                        assert!(error.is_away(), "{error}");
                        break;
                    }
                }
                count.fetch_add(1, Ordering::Relaxed);
            }
            done
        };
        let acknowledged: BTreeSet<i32> = std::thread::scope(|scope| {
            let store = runtime.block_on(quick_store(&url));
            scope.spawn(fall);
            let all = (0..WRITERS).map(|writer| write(&store, writer));
            let written = runtime.block_on(futures_util::future::join_all(all));
            written.into_iter().flatten().collect()
        });
        cluster.wake();
        let mut admin = PgConnection::establish(&url).unwrap();
        let kept: Vec<Number> = diesel::sql_query("SELECT number FROM noted")
            .load(&mut admin)
            .unwrap();
        let kept: BTreeSet<i32> = kept.into_iter().map(|row| row.number).collect();
        let lost: Vec<&i32> = acknowledged.difference(&kept).collect();
        assert!(acknowledged.len() >= 300 && lost.is_empty(), "{lost:?}");
    }
}
