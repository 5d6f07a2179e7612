//! Which tables a database has, and how it gets those that this program knows.

#[cfg(feature = "postgres")]
use diesel::connection::SimpleConnection;
use diesel::migration::{Migration, MigrationSource};
use diesel::prelude::*;
use diesel::sql_types::Text;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use crate::address::Address;
use crate::connection::{AnyConnection, establish};
use crate::{Settings, StoreError, connection};

const SQLITE: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");
#[cfg(feature = "postgres")]
const POSTGRES: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

/// What is to be done about tables of an earlier version. Those of a later one are for nobody here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tables {
    BringUpToDate,
    MustBeUpToDate,
    /// For copies of whatever is there.
    AsTheyAre,
}

#[derive(QueryableByName)]
struct Applied {
    #[diesel(sql_type = Text)]
    version: String,
}

/// What a database has and what it lacks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Versions {
    pub applied: Vec<String>,
    /// Known here, and not there.
    pub missing: Vec<String>,
    /// There, and not known here.
    pub later: Vec<String>,
}

/// Only who may make tables may make a file for them.
pub(crate) fn must_exist(address: &Address, tables: Tables) -> Result<(), StoreError> {
    match address.file() {
        Some(path) if tables != Tables::BringUpToDate && !path.exists() => {
            let words = format!("there is no file {address}");
            Err(StoreError::Connection(words))
        }
        _ => Ok(()),
    }
}

/// Prepares a database for its use; says which migrations were done.
pub(crate) fn prepare(address: &Address, tables: Tables) -> Result<Vec<String>, StoreError> {
    must_exist(address, tables)?;
    let connected = establish(address);
    let mut conn =
        connected.map_err(|error| StoreError::Connection(address.scrub(&error.to_string())))?;
    connection::settle(&mut conn, &Settings::unhurried())?;
    if tables == Tables::BringUpToDate {
        lock(&mut conn)?;
    }
    let versions = versions(&mut conn)?;
    if !versions.later.is_empty() {
        return Err(StoreError::Newer(versions.later.join(", ")));
    }
    match tables {
        Tables::BringUpToDate => migrate(&mut conn)?,
        Tables::MustBeUpToDate if !versions.missing.is_empty() => {
            return Err(StoreError::Older(versions.missing.join(", ")));
        }
        Tables::MustBeUpToDate => return Ok(Vec::new()),
        Tables::AsTheyAre if versions.applied.is_empty() => {
            return Err(StoreError::Connection(format!(
                "{address} has no tables of ours"
            )));
        }
        Tables::AsTheyAre => return Ok(Vec::new()),
    }
    Ok(versions.missing)
}

/// Nodes that start together make the tables one after the other; the lock goes with the
/// connection.
fn lock(conn: &mut AnyConnection) -> QueryResult<()> {
    match conn {
        AnyConnection::Sqlite(_) => Ok(()),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => conn.batch_execute("SELECT pg_advisory_lock(7478)"),
    }
}

fn migrate(conn: &mut AnyConnection) -> Result<(), StoreError> {
    let done = match conn {
        AnyConnection::Sqlite(conn) => conn.run_pending_migrations(SQLITE).map(drop),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => conn.run_pending_migrations(POSTGRES).map(drop),
    };
    done.map_err(|error| StoreError::Connection(error.to_string()))
}

fn versions(conn: &mut AnyConnection) -> Result<Versions, StoreError> {
    let known = match conn {
        AnyConnection::Sqlite(_) => names::<diesel::sqlite::Sqlite>(&SQLITE),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(_) => names::<diesel::pg::Pg>(&POSTGRES),
    };
    let known = known.map_err(StoreError::Connection)?;
    let stored = diesel::sql_query("SELECT version FROM __diesel_schema_migrations");
    let applied: Vec<String> = match stored.load::<Applied>(conn) {
        Ok(rows) => rows.into_iter().map(|row| row.version).collect(),
        // There is no such table yet.
        Err(diesel::result::Error::DatabaseError(_, _)) => Vec::new(),
        Err(other) => return Err(other.into()),
    };
    let without = |all: &[String], others: &[String]| -> Vec<String> {
        let all = all.iter().filter(|version| !others.contains(version));
        all.cloned().collect()
    };
    Ok(Versions {
        missing: without(&known, &applied),
        later: without(&applied, &known),
        applied,
    })
}

fn names<DB: diesel::backend::Backend>(
    migrations: &EmbeddedMigrations,
) -> Result<Vec<String>, String>
where
    EmbeddedMigrations: MigrationSource<DB>,
{
    let all = MigrationSource::<DB>::migrations(migrations).map_err(|error| error.to_string())?;
    let mut names: Vec<String> = all
        .into_iter()
        .map(|one: Box<dyn Migration<DB>>| one.name().version().to_string())
        .collect();
    names.sort();
    Ok(names)
}
