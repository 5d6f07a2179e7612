//! The database: rows in, rows out. SQLite, or PostgreSQL with the feature of that name.
//!
//! What is found by a unique key is read with `get_result`: `first` adds a LIMIT, and a statement
//! with one is prepared anew each time. For the same reason rows are inserted with all their
//! columns (`treat_none_as_default_value = false`), and what is written with every action is `Kept`.

pub mod accounts;
pub mod actions;
pub mod connection;
pub mod entries;
mod kept;
pub mod leagues;
pub mod letters;
pub mod matches;
pub mod pairings;
pub mod preferences;
pub mod queue;
pub mod ratings;
pub mod replies;
pub mod schema;
pub mod seats;
pub mod talk;
mod writer;

use std::path::Path;
use std::sync::Arc;

use diesel::r2d2::{ConnectionManager, Pool};

pub use connection::AnyConnection;
use connection::{Customise, migrate};
use writer::Writer;

/// Readers share a small pool; writers share one transaction (SQLite) or the pool (PostgreSQL).
#[derive(Clone)]
pub struct Store {
    readers: Pool<ConnectionManager<AnyConnection>>,
    writer: Option<Arc<Writer>>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Store")
    }
}

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("database: {0}")]
    Query(#[from] diesel::result::Error),
    #[error("database connection: {0}")]
    Connection(String),
    #[error("the database writer has stopped")]
    Stopped,
}

const READERS: u32 = 8;

impl Store {
    /// Opens the database at `url` (a file, or `postgres://…`), and brings its tables up to date.
    pub fn open(url: &str) -> Result<Store, StoreError> {
        let connection = |error: &dyn std::fmt::Display| StoreError::Connection(error.to_string());
        let is_postgres = url.starts_with("postgres://") || url.starts_with("postgresql://");
        if is_postgres && !cfg!(feature = "postgres") {
            return Err(connection(
                &"this build has no PostgreSQL: build it with `--features postgres`",
            ));
        }
        migrate(url)?;
        let readers = Pool::builder()
            .max_size(READERS)
            .min_idle(Some(1))
            // A file does not go away, and a query that fails says so itself.
            .test_on_check_out(is_postgres)
            .connection_customizer(Box::new(Customise))
            .build(ConnectionManager::new(url))
            .map_err(|error| connection(&error))?;
        let writer = match is_postgres {
            true => None,
            false => Some(Arc::new(Writer::start(url)?)),
        };
        Ok(Store { readers, writer })
    }

    /// Runs a query on the blocking pool.
    pub async fn read<T, E, F>(&self, work: F) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
        F: FnOnce(&mut AnyConnection) -> Result<T, E> + Send + 'static,
    {
        let readers = self.readers.clone();
        blocking(move || {
            let mut conn = readers
                .get()
                .map_err(|error| StoreError::Connection(error.to_string()))?;
            work(&mut conn)
        })
        .await
    }

    /// Runs a transaction: all of it is durable when this returns, or nothing has happened.
    pub async fn write<T, E, F>(&self, work: F) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
        F: FnOnce(&mut AnyConnection) -> Result<T, E> + Send + 'static,
    {
        match &self.writer {
            Some(writer) => writer.run(work).await,
            None => self.read(|conn| connection::transaction(conn, work)).await,
        }
    }

    /// A consistent copy of a running SQLite database.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let to = to.display().to_string();
        self.read(move |conn| connection::copy_into(conn, &to))
            .await
    }
}

/// Runs slow work where it does not hold up the requests of others.
pub async fn blocking<T, E, F>(work: F) -> Result<T, E>
where
    T: Send + 'static,
    E: From<StoreError> + Send + 'static,
    F: FnOnce() -> Result<T, E> + Send + 'static,
{
    match tokio::task::spawn_blocking(work).await {
        Ok(result) => result,
        Err(_) => Err(StoreError::Stopped.into()),
    }
}
