//! The database: rows in, rows out. SQLite, or PostgreSQL with the feature of that name.
//!
//! What is found by a unique key is read with `get_result`: `first` adds a LIMIT, and a statement
//! with one is prepared anew each time. For the same reason rows are inserted with all their
//! columns (`treat_none_as_default_value = false`), and what is asked for with every action is `Kept`
//! and goes past the common connection (`on_each!`).

mod competitions;
mod database;
mod operating;
mod play;
mod players;
mod post;
pub mod schema;

// The rooms: folders that group modules. Outside, a module is known by its own name.
pub use competitions::{entries, leagues, pairings};
pub(crate) use database::{address, failure, kept, pool, upgrade, writer};
pub use database::{connection, copy, file, raw};
pub use operating::{beats, found, news, sweep, troubles, watches};
pub use play::{actions, analyses, matches, queue, seats, steps, talk};
pub use players::{accounts, credentials, guests, preferences, ratings};
pub use post::{letters, mailbox, replies};

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

pub use address::Address;
pub use connection::AnyConnection;
pub use failure::{Failure, StoreError};
use file::InUse;
use pool::Pool;
pub use pool::PoolUse;
pub use upgrade::Tables;
use writer::Writer;

/// Readers share a small pool; writers share one transaction (SQLite) or the pool (PostgreSQL).
#[derive(Clone)]
pub struct Store {
    pool: Pool,
    writer: Option<Arc<Writer>>,
    address: Address,
    /// Where the file lies, if it is one.
    folder: Option<Arc<Path>>,
    _in_use: Option<Arc<InUse>>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Store")
    }
}

/// How a node uses its database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// So many connections are open at most.
    pub connections: u32,
    /// A statement that takes longer on PostgreSQL is given up; none has no limit.
    pub statement_timeout: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            connections: 8,
            statement_timeout: Duration::from_millis(2500),
        }
    }
}

impl Settings {
    /// For work that takes as long as it takes.
    pub fn unhurried() -> Self {
        Settings {
            connections: 1,
            statement_timeout: Duration::ZERO,
        }
    }
}

/// A request that waits longer for a database on another machine is told so.
const PATIENCE: Duration = Duration::from_millis(2500);

/// Inserts a row unless one with the same key is there; says how many were inserted.
macro_rules! insert_unless_there {
    ($conn:expr, $table:expr, $row:expr) => {
        match $conn {
            $crate::AnyConnection::Sqlite(conn) => diesel::insert_into($table)
                .values($row)
                .on_conflict_do_nothing()
                .execute(conn),
            #[cfg(feature = "postgres")]
            $crate::AnyConnection::Postgres(conn) => diesel::insert_into($table)
                .values($row)
                .on_conflict_do_nothing()
                .execute(conn),
        }
    };
}
use insert_unless_there;

impl Store {
    /// Opens the database at `url` (a file, or `postgres://…`), and brings its tables up to date.
    pub fn open(url: &str) -> Result<Store, StoreError> {
        let (address, settings) = (Address::new(url), Settings::default());
        Store::open_with(&address, &settings, Tables::BringUpToDate)
    }

    pub fn open_with(
        address: &Address,
        settings: &Settings,
        tables: Tables,
    ) -> Result<Store, StoreError> {
        upgrade::must_exist(address, tables)?;
        let path = address.file();
        let in_use = path.map(file::use_it).transpose()?;
        Store::prepare(address, tables)?;
        let folder = path.map(|path| match path.parent() {
            Some(folder) if folder != Path::new("") => folder.into(),
            _ => Path::new(".").into(),
        });
        let writer = match address.is_postgres() {
            true => None,
            false => Some(Arc::new(Writer::start(address)?)),
        };
        Ok(Store {
            pool: Pool::open(address, settings)?,
            writer,
            address: address.clone(),
            folder,
            _in_use: in_use.map(Arc::new),
        })
    }

    /// Sees to the tables; says which migrations were done.
    pub fn prepare(address: &Address, tables: Tables) -> Result<Vec<String>, StoreError> {
        if address.is_postgres() && !cfg!(feature = "postgres") {
            return Err(StoreError::Connection(
                "this build has no PostgreSQL: build it with `--features postgres`".to_owned(),
            ));
        }
        if let (Tables::BringUpToDate, Some(path)) = (tables, address.file()) {
            let failed = |error| StoreError::Connection(format!("{}: {error}", path.display()));
            file::make_private(path).map_err(failed)?;
        }
        upgrade::prepare(address, tables)
    }

    /// Looks at the database on the blocking pool; all that it sees is of one moment.
    pub async fn read<T, E, F>(&self, work: F) -> Result<T, E>
    where
        T: Send + 'static,
        E: Failure + Send + 'static,
        F: FnOnce(&mut AnyConnection) -> Result<T, E> + Clone + Send + 'static,
    {
        let pool = self.pool.clone();
        let answer = blocking(move || pool.read(work));
        match &self.writer {
            // A file does not go away.
            Some(_) => answer.await,
            None => match tokio::time::timeout(PATIENCE, answer).await {
                Ok(result) => result,
                Err(_) => Err(StoreError::Silent.into()),
            },
        }
    }

    /// The same for what takes its time, such as a bot that thinks; what it sees may change meanwhile.
    pub async fn read_slowly<T, E, F>(&self, work: F) -> Result<T, E>
    where
        T: Send + 'static,
        E: Failure + Send + 'static,
        F: FnOnce(&mut AnyConnection) -> Result<T, E> + Clone + Send + 'static,
    {
        let pool = self.pool.clone();
        blocking(move || pool.read_on(work)).await
    }

    /// Runs a transaction: all of it is durable when this returns, or nothing has happened, or it
    /// fails with `Unknown`. One that collides with others is done again from its beginning.
    pub async fn write<T, E, F>(&self, work: F) -> Result<T, E>
    where
        T: Send + 'static,
        E: Failure + Send + 'static,
        F: FnOnce(&mut AnyConnection) -> Result<T, E> + Clone + Send + 'static,
    {
        if let Some(writer) = &self.writer {
            return writer.run(work).await;
        }
        let pool = self.pool.clone();
        let answer = blocking(move || pool.write(work));
        match tokio::time::timeout(PATIENCE, answer).await {
            Ok(result) => result,
            // It may still be done.
            Err(_) => Err(StoreError::Unknown.into()),
        }
    }

    /// Whether other nodes may write to the same database.
    pub fn is_shared(&self) -> bool {
        self.writer.is_none()
    }

    pub fn pool_use(&self) -> PoolUse {
        self.pool.in_use()
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
        Err(error) if error.is_panic() => Err(StoreError::BrokeOff.into()),
        Err(_) => Err(StoreError::Stopped.into()),
    }
}
