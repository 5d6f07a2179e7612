//! The database goes away, and comes back.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use diesel::RunQueryDsl;
use diesel::connection::{Connection, SimpleConnection};
use diesel::pg::PgConnection;
use turnpost::store::{AnyConnection, Store, StoreError};

use super::cluster::{Cluster, Node};

/// What a page may take while there is no database.
const MOST: Duration = Duration::from_secs(3);

fn ask(url: &str) -> (u16, Option<String>, Duration, String) {
    let agent: ureq::Agent = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(20)))
        .build()
        .into();
    let began = Instant::now();
    let mut answer = agent.get(url).call().unwrap();
    let after = answer.headers().get("retry-after");
    let after = after.map(|value| value.to_str().unwrap().to_owned());
    let body = answer.body_mut().read_to_string().unwrap();
    (answer.status().as_u16(), after, began.elapsed(), body)
}

fn until_it_is_back(base: &str) -> Duration {
    let began = Instant::now();
    while ask(&format!("{base}/lobby")).0 != 200 {
        assert!(began.elapsed() < Duration::from_secs(15), "it is not back");
        std::thread::sleep(Duration::from_millis(50));
    }
    began.elapsed()
}

fn everybody_is_told_in_time(base: &str) {
    std::thread::scope(|scope| {
        for at in 0..24 {
            let path = ["/lobby", "/matches/1", "/api/v1/lobby"][at % 3];
            scope.spawn(move || {
                let (status, after, took, body) = ask(&format!("{base}{path}"));
                assert_eq!(status, 503, "{path}: {body}");
                assert!(after.is_some_and(|after| after.parse::<u32>().is_ok()));
                assert!(took < MOST, "{path} took {took:?}");
                assert!(body.contains("database"), "{body}");
            });
        }
    });
}

#[test]
fn pages_say_within_three_seconds_that_the_database_is_away_and_come_back_by_themselves() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let node = Node::start(&cluster.new_database());
    assert_eq!(ask(&format!("{}/lobby", node.base)).0, 200);
    for how in ["fast", "immediate"] {
        cluster.stop(how);
        everybody_is_told_in_time(&node.base);
        everybody_is_told_in_time(&node.base);
        cluster.wake();
        let took = until_it_is_back(&node.base);
        assert!(took < Duration::from_secs(5), "{how}: {took:?}");
    }
    // It is there and says nothing, as behind a broken network.
    cluster.halt();
    let told = std::panic::catch_unwind(|| everybody_is_told_in_time(&node.base));
    cluster.go_on();
    assert!(told.is_ok());
    until_it_is_back(&node.base);
}

fn block_on<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build();
    runtime.unwrap().block_on(work)
}

fn run(conn: &mut AnyConnection, sql: &str) -> Result<(), StoreError> {
    diesel::sql_query(sql).execute(conn)?;
    Ok(())
}

#[test]
fn connections_that_died_are_replaced_without_anybody_noticing() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let store = Store::open(&cluster.new_database()).unwrap();
    block_on(async {
        for _ in 0..3 {
            cluster.run(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                 WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'",
            );
            let read = store.read(|conn| run(conn, "SELECT 1")).await;
            read.unwrap();
            let wrote = store.write(|conn| run(conn, "UPDATE matches SET version = 0"));
            wrote.await.unwrap();
        }
    });
}

/// At the word to commit the server ends the connection: what became of it, nobody hears.
#[test]
fn who_cannot_know_whether_it_was_stored_is_told_that() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let url = cluster.new_database();
    let store = Store::open(&url).unwrap();
    let mut admin = PgConnection::establish(&url).unwrap();
    admin
        .batch_execute(
            "CREATE TABLE doubtful (id INTEGER);
             CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
               $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
             CREATE CONSTRAINT TRIGGER dies AFTER INSERT ON doubtful
               DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION die()",
        )
        .unwrap();
    block_on(async {
        let tries = Arc::new(AtomicU32::new(0));
        let counted = tries.clone();
        let done = store.write(move |conn| {
            counted.fetch_add(1, Ordering::Relaxed);
            run(conn, "INSERT INTO doubtful VALUES (1)")
        });
        let error = done.await.unwrap_err();
        assert!(matches!(error, StoreError::Unknown), "{error}");
        assert!(error.is_away());
        assert_eq!(tries.load(Ordering::Relaxed), 1, "it is not done again");
        // What died before the word to commit was not stored: it is done again.
        let first = Arc::new(AtomicBool::new(true));
        let done = store.write(move |conn| {
            run(conn, "UPDATE matches SET version = 0")?;
            match first.swap(false, Ordering::Relaxed) {
                true => run(conn, "SELECT pg_terminate_backend(pg_backend_pid())"),
                false => Ok(()),
            }
        });
        done.await.unwrap();
    });
}

#[test]
fn a_deadlock_is_tried_again() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let url = cluster.new_database();
    let store = Store::open(&url).unwrap();
    let mut admin = PgConnection::establish(&url).unwrap();
    admin
        .batch_execute(
            "ALTER DATABASE postgres SET deadlock_timeout = '50ms';
             CREATE TABLE pairs (id INTEGER PRIMARY KEY, count INTEGER NOT NULL);
             INSERT INTO pairs VALUES (1, 0), (2, 0)",
        )
        .unwrap();
    let both_have_one = Arc::new(AtomicU32::new(0));
    let change = |first: i32, second: i32| {
        let (store, met) = (store.clone(), both_have_one.clone());
        async move {
            let done = store.write(move |conn| {
                let add = |id| format!("UPDATE pairs SET count = count + 1 WHERE id = {id}");
                run(conn, &add(first))?;
                met.fetch_add(1, Ordering::SeqCst);
                let began = Instant::now();
                while met.load(Ordering::SeqCst) < 2 && began.elapsed() < Duration::from_secs(1) {
                    std::thread::yield_now();
                }
                run(conn, &add(second))
            });
            done.await
        }
    };
    block_on(async {
        let (one, other) = tokio::join!(change(1, 2), change(2, 1));
        one.unwrap();
        other.unwrap();
    });
    admin
        .batch_execute("DO $$ BEGIN ASSERT (SELECT sum(count) FROM pairs) = 4; END $$")
        .unwrap();
}
