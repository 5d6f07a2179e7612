//! One connection type for both databases, its settings and its transactions.

use diesel::connection::{AnsiTransactionManager, SimpleConnection, TransactionManager};
use diesel::prelude::*;

use crate::address::Address;
use crate::failure::Mishap;
use crate::{Settings, StoreError};

#[derive(diesel::MultiConnection)]
pub enum AnyConnection {
    Sqlite(SqliteConnection),
    #[cfg(feature = "postgres")]
    Postgres(diesel::pg::PgConnection),
}

impl std::fmt::Debug for AnyConnection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("AnyConnection")
    }
}

/// A commit is on the disk before it is acknowledged: `synchronous = FULL` in WAL mode. The log is
/// copied back when it has 32 MB, not 4: each copying makes one player wait. What a savepoint needs
/// to go back stays in memory; it would be a file otherwise, made and deleted for each.
const SQLITE_SETTINGS: &str = "PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; \
    PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -2000; \
    PRAGMA wal_autocheckpoint = 8000; PRAGMA temp_store = MEMORY;";

/// A connection of the kind that the address names.
pub(crate) fn establish(address: &Address) -> ConnectionResult<AnyConnection> {
    #[cfg(feature = "postgres")]
    if address.is_postgres() {
        let conn = diesel::pg::PgConnection::establish(&address.with_patience());
        return conn.map(AnyConnection::Postgres);
    }
    SqliteConnection::establish(address.text()).map(AnyConnection::Sqlite)
}

/// Nobody waits for ever: not for a statement, not for a row that another has, not for a node that
/// died in the middle of a transaction.
#[cfg_attr(
    not(feature = "postgres"),
    expect(unused_variables, reason = "a file has no time-outs")
)]
pub(crate) fn settle(conn: &mut AnyConnection, settings: &Settings) -> QueryResult<()> {
    match conn {
        AnyConnection::Sqlite(conn) => conn.batch_execute(SQLITE_SETTINGS),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => {
            let most = settings.statement_timeout.as_millis();
            conn.batch_execute(&format!(
                "SET statement_timeout = {most}; SET lock_timeout = {most}; \
                 SET idle_in_transaction_session_timeout = {}",
                4 * most
            ))
        }
    }
}

/// A file has one writer of its own; its other connections only look. A server's do both.
pub(crate) fn read_only(conn: &mut AnyConnection) -> QueryResult<()> {
    match conn {
        AnyConnection::Sqlite(conn) => conn.batch_execute("PRAGMA query_only = ON"),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(_) => Ok(()),
    }
}

pub(crate) fn connect(address: &Address, settings: &Settings) -> Result<AnyConnection, StoreError> {
    let conn = establish(address);
    let mut conn = conn.map_err(|error| StoreError::Connection(error.to_string()))?;
    settle(&mut conn, settings)?;
    Ok(conn)
}

/// What a server tells about itself.
#[derive(Clone, Debug, QueryableByName)]
pub struct About {
    #[diesel(sql_type = diesel::sql_types::Text)]
    pub version: String,
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    pub connections: i64,
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    pub most_connections: i64,
    #[diesel(sql_type = diesel::sql_types::Timestamp)]
    pub now: base::clock::Moment,
}

/// Nothing for a file.
pub fn about(conn: &mut AnyConnection) -> QueryResult<Option<About>> {
    match conn {
        AnyConnection::Sqlite(_) => Ok(None),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => diesel::sql_query(
            "SELECT current_setting('server_version') AS version, \
             (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections, \
             current_setting('max_connections')::bigint AS most_connections, \
             clock_timestamp() AT TIME ZONE 'UTC' AS now",
        )
        .get_result(conn)
        .map(Some),
    }
}

/// Begins a transaction that will write. On SQLite it takes the write lock at once: one that reads
/// first and writes later fails when another writer came between.
pub(crate) fn begin(conn: &mut AnyConnection) -> QueryResult<()> {
    match conn {
        AnyConnection::Sqlite(conn) => {
            AnsiTransactionManager::begin_transaction_sql(conn, "BEGIN IMMEDIATE")
        }
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => AnsiTransactionManager::begin_transaction(conn),
    }
}

pub(crate) fn transaction<T, E: From<StoreError>>(
    conn: &mut AnyConnection,
    work: impl FnOnce(&mut AnyConnection) -> Result<T, E>,
) -> Result<T, E> {
    begin(conn).map_err(StoreError::from)?;
    let result = work(conn);
    let finished = finish(conn, result.is_ok());
    // What made the work fail says more than what its end failed at.
    match (result, finished) {
        (Ok(value), Ok(())) => Ok(value),
        (Ok(_), Err(error)) => Err(uncommitted(error).into()),
        (failed, _) => failed,
    }
}

/// Reads all of it as it is at one moment, whoever writes meanwhile.
pub(crate) fn at_one_moment<T, E: From<StoreError>>(
    conn: &mut AnyConnection,
    work: impl FnOnce(&mut AnyConnection) -> Result<T, E>,
) -> Result<T, E> {
    let begun = match conn {
        AnyConnection::Sqlite(conn) => AnsiTransactionManager::begin_transaction(conn),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => AnsiTransactionManager::begin_transaction_sql(
            conn,
            "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        ),
    };
    begun.map_err(StoreError::from)?;
    let result = work(conn);
    let finished = finish(conn, result.is_ok()).map_err(StoreError::from);
    let value = result?;
    finished?;
    Ok(value)
}

/// Whoever hears nothing after the word to commit cannot know whether it was heard.
fn uncommitted(error: diesel::result::Error) -> StoreError {
    let error = StoreError::from(error);
    match error.mishap() {
        Mishap::Lost | Mishap::Odd => StoreError::Unknown,
        Mishap::Collision | Mishap::Plain => error,
    }
}

/// Lets transactions that read first and write what follows from it come one after the other, until
/// each ends. SQLite has one writer anyway.
pub(crate) fn one_at_a_time(conn: &mut AnyConnection) -> QueryResult<()> {
    match conn {
        AnyConnection::Sqlite(_) => Ok(()),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => conn.batch_execute("SELECT pg_advisory_xact_lock(7479)"),
    }
}

/// Commits or rolls back the innermost transaction or savepoint.
pub(crate) fn finish(conn: &mut AnyConnection, keep: bool) -> QueryResult<()> {
    type Manager = <AnyConnection as Connection>::TransactionManager;
    match keep {
        true => Manager::commit_transaction(conn),
        false => Manager::rollback_transaction(conn),
    }
}

pub(crate) fn savepoint(conn: &mut AnyConnection) -> QueryResult<()> {
    <AnyConnection as Connection>::TransactionManager::begin_transaction(conn)
}
