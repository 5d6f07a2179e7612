//! One connection type for both databases, its settings and its migrations.

use diesel::connection::{AnsiTransactionManager, SimpleConnection, TransactionManager};
use diesel::prelude::*;
use diesel::r2d2::CustomizeConnection;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::StoreError;

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

const SQLITE: EmbeddedMigrations = embed_migrations!("migrations/sqlite");
#[cfg(feature = "postgres")]
const POSTGRES: EmbeddedMigrations = embed_migrations!("migrations/postgres");

/// A commit is on the disk before it is acknowledged: `synchronous = FULL` in WAL mode. The log is
/// copied back when it has 32 MB, not 4: each copying makes one player wait. What a savepoint needs
/// to go back stays in memory; it would be a file otherwise, made and deleted for each.
const SQLITE_SETTINGS: &str = "PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; \
    PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -2000; \
    PRAGMA wal_autocheckpoint = 8000; PRAGMA temp_store = MEMORY;";

#[derive(Debug)]
pub(super) struct Customise;

impl CustomizeConnection<AnyConnection, diesel::r2d2::Error> for Customise {
    fn on_acquire(&self, conn: &mut AnyConnection) -> Result<(), diesel::r2d2::Error> {
        settle(conn).map_err(diesel::r2d2::Error::QueryError)
    }
}

fn settle(conn: &mut AnyConnection) -> QueryResult<()> {
    match conn {
        AnyConnection::Sqlite(conn) => conn.batch_execute(SQLITE_SETTINGS),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(_) => Ok(()),
    }
}

pub(super) fn connect(url: &str) -> Result<AnyConnection, StoreError> {
    let mut conn =
        AnyConnection::establish(url).map_err(|error| StoreError::Connection(error.to_string()))?;
    settle(&mut conn)?;
    Ok(conn)
}

pub(super) fn migrate(url: &str) -> Result<(), StoreError> {
    let done = match &mut connect(url)? {
        AnyConnection::Sqlite(conn) => conn.run_pending_migrations(SQLITE).map(drop),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => {
            // Nodes that start together make the tables one after the other; the lock goes with
            // the connection.
            conn.batch_execute("SELECT pg_advisory_lock(7478)")?;
            conn.run_pending_migrations(POSTGRES).map(drop)
        }
    };
    done.map_err(|error| StoreError::Connection(error.to_string()))
}

/// Begins a transaction that will write. On SQLite it takes the write lock at once: one that reads
/// first and writes later fails when another writer came between.
pub(super) fn begin(conn: &mut AnyConnection) -> QueryResult<()> {
    match conn {
        AnyConnection::Sqlite(conn) => {
            AnsiTransactionManager::begin_transaction_sql(conn, "BEGIN IMMEDIATE")
        }
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => AnsiTransactionManager::begin_transaction(conn),
    }
}

pub(super) fn transaction<T, E: From<StoreError>>(
    conn: &mut AnyConnection,
    work: impl FnOnce(&mut AnyConnection) -> Result<T, E>,
) -> Result<T, E> {
    begin(conn).map_err(StoreError::from)?;
    let result = work(conn);
    finish(conn, result.is_ok()).map_err(StoreError::from)?;
    result
}

/// Lets transactions that read first and write what follows from it come one after the other, until
/// each ends. SQLite has one writer anyway.
pub(super) fn one_at_a_time(conn: &mut AnyConnection) -> QueryResult<()> {
    match conn {
        AnyConnection::Sqlite(_) => Ok(()),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => conn.batch_execute("SELECT pg_advisory_xact_lock(7479)"),
    }
}

/// Commits or rolls back the innermost transaction or savepoint.
pub(super) fn finish(conn: &mut AnyConnection, keep: bool) -> QueryResult<()> {
    type Manager = <AnyConnection as Connection>::TransactionManager;
    match keep {
        true => Manager::commit_transaction(conn),
        false => Manager::rollback_transaction(conn),
    }
}

pub(super) fn savepoint(conn: &mut AnyConnection) -> QueryResult<()> {
    <AnyConnection as Connection>::TransactionManager::begin_transaction(conn)
}

pub(super) fn copy_into(conn: &mut AnyConnection, path: &str) -> Result<(), StoreError> {
    match conn {
        AnyConnection::Sqlite(conn) => {
            let query = diesel::sql_query("VACUUM INTO ?").bind::<diesel::sql_types::Text, _>(path);
            query.execute(conn)?;
            Ok(())
        }
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(_) => Err(StoreError::Connection(
            "a PostgreSQL database is backed up with pg_dump".to_owned(),
        )),
    }
}
