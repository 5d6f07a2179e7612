//! What is asked all the time looks at no more than it finds, however much is stored.

use std::sync::{Arc, Mutex};

use chrono::TimeDelta;
use diesel::connection::{Connection, InstrumentationEvent};
use diesel::prelude::*;
use diesel::sql_types::Text;
use turnpost::store::letters::{self, Oldest};
use turnpost::store::{AnyConnection, Store, StoreError, matches, seats, sweep, troubles};

use super::table::noon;

#[derive(QueryableByName)]
struct Step {
    #[diesel(sql_type = Text)]
    detail: String,
}

fn ask_everything(conn: &mut AnyConnection) -> QueryResult<()> {
    let now = noon();
    letters::is_due(conn, now)?;
    letters::oldest_due(conn, now)?;
    let why = letters::Moot {
        played: "played",
        over: "over",
    };
    letters::drop_moot(conn, now, why)?;
    letters::claim(conn, now, 12)?;
    letters::due_calls(conn, now, &[], 100)?;
    letters::waits_without_mail(conn, now)?;
    letters::sweep(
        conn,
        Oldest {
            turn: now - TimeDelta::days(7),
            other: now - TimeDelta::days(30),
        },
    )?;
    sweep::accounts(conn, now, now)?;
    sweep::replies(conn, now, now)?;
    seats::late(conn, now, &[], 50)?;
    seats::to_remind(conn, now, &[], 50)?;
    seats::waiting_bots(conn, &[], 50)?;
    matches::due(conn, now, &[], 50)?;
    troubles::count(conn)?;
    Ok(())
}

/// Tables that grow with the years.
const LARGE: [&str; 12] = [
    "outbox",
    "letters",
    "seats",
    "matches",
    "actions",
    "players",
    "links",
    "sessions",
    "tries",
    "reply_tokens",
    "return_tokens",
    "seen_messages",
];

fn looks_at_all(step: &str) -> bool {
    let scanned = step.strip_prefix("SCAN ");
    let table = scanned.and_then(|rest| rest.split(' ').next());
    let is_whole = table.is_some_and(|table| LARGE.contains(&table)) && !step.contains(" INDEX ");
    // All matches that run are too many as well.
    is_whole || step.contains("matches_by_status (status=?)")
}

#[test]
fn what_the_loops_and_the_health_page_ask_scans_no_large_table() {
    let data = tempfile::TempDir::new().unwrap();
    let store = Store::open(data.path().join("test.sqlite").to_str().unwrap()).unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let plans = runtime.block_on(store.write(|conn| {
        let asked: Arc<Mutex<Vec<String>>> = Arc::default();
        let heard = asked.clone();
        conn.set_instrumentation(move |event: InstrumentationEvent<'_>| {
            if let InstrumentationEvent::StartQuery { query, .. } = event {
                let words = query.to_string();
                let sql = words.split(" -- binds").next().unwrap_or_default();
                heard.lock().unwrap().push(sql.to_owned());
            }
        });
        ask_everything(conn)?;
        conn.set_instrumentation(|_: InstrumentationEvent<'_>| ());
        let mut plans = Vec::new();
        for sql in asked.lock().unwrap().iter() {
            let explained = diesel::sql_query(format!("EXPLAIN QUERY PLAN {sql}"));
            let steps: Vec<Step> = explained.load(conn)?;
            plans.extend(steps.into_iter().map(|step| (sql.clone(), step.detail)));
        }

        Ok::<_, StoreError>(plans)
    }));
    let plans = plans.unwrap();
    assert!(plans.len() > 12, "{plans:?}");
    for (sql, step) in &plans {
        assert!(!looks_at_all(step), "{step}: {sql}");
    }
    // The test sees it when something does.
    assert!(looks_at_all("SCAN outbox") && !looks_at_all("SCAN outbox USING INDEX outbox_due"));
}
