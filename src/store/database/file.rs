//! The file of a SQLite database: nobody else reads it, and nobody replaces it while it is used.

use std::fs::{File, OpenOptions, Permissions, TryLockError};
use std::io::{self, ErrorKind};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::Path;

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::BigInt;

use crate::connection::{AnyConnection, connect};
use crate::{Address, Settings, Store, StoreError, Tables, blocking};

/// Its owner reads and writes it, and nobody else: there are secrets in it.
const PRIVATE: u32 = 0o600;

/// Says that the database is in use, as long as it lives.
#[derive(Debug)]
pub struct InUse {
    _lock: File,
}

/// Where an address of a database is a file.
pub fn path_of(url: &str) -> Option<&Path> {
    let is_file = !url.contains("://") && !url.starts_with("file:") && url != ":memory:";
    is_file.then(|| Path::new(url))
}

fn at(path: &Path, error: &dyn std::fmt::Display) -> StoreError {
    StoreError::Connection(format!("{}: {error}", path.display()))
}

/// Makes the file if there is none, and keeps it from others. SQLite makes those beside it alike.
pub fn make_private(path: &Path) -> io::Result<()> {
    let file = OpenOptions::new()
        .create(true)
        .append(true)
        .mode(PRIVATE)
        .open(path)?;
    let mode = file.metadata()?.permissions().mode();
    if mode & 0o007 == 0 {
        // Whoever gave it to a group meant to.
        return Ok(());
    }
    match file.set_permissions(Permissions::from_mode(PRIVATE)) {
        // It is somebody else's, who lets us in.
        Err(error) if error.kind() == ErrorKind::PermissionDenied => Ok(()),
        done => done,
    }
}

/// There is nothing in it: whoever may open the database may hold it.
fn lock_file(path: &Path) -> io::Result<File> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    match File::open(&name) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let mut made = OpenOptions::new();
            made.create(true).append(true).mode(0o644).open(name)
        }
        opened => opened,
    }
}

/// Uses the database beside others who do.
pub(crate) fn use_it(path: &Path) -> Result<InUse, StoreError> {
    make_private(path).map_err(|error| at(path, &error))?;
    let lock = lock_file(path).map_err(|error| at(path, &error))?;
    match lock.try_lock_shared() {
        Ok(()) => Ok(InUse { _lock: lock }),
        Err(TryLockError::WouldBlock) => Err(at(path, &"it is being replaced")),
        // A file system without locks.
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
            Ok(InUse { _lock: lock })
        }
        Err(TryLockError::Error(error)) => Err(at(path, &error)),
    }
}

/// Uses the database alone; `None` while somebody else uses it.
pub fn use_alone(path: &Path) -> Result<Option<InUse>, StoreError> {
    let lock = lock_file(path).map_err(|error| at(path, &error))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Ok(None),
        Err(TryLockError::Error(error)) => return Err(at(path, &error)),
    }
    if path.exists()
        && let Err(error) = put_together(path)
        && error.to_string().contains("locked")
    {
        // Whoever does not know of the lock.
        return Ok(None);
    }
    Ok(Some(InUse { _lock: lock }))
}

/// Brings what SQLite keeps in files beside the database into it. SQLite refuses while another
/// connection is open.
fn put_together(path: &Path) -> Result<(), StoreError> {
    let address = Address::new(&path.display().to_string());
    let mut conn = connect(&address, &Settings::unhurried())?;
    // A service that uses it does so for longer than anybody wants to wait.
    conn.batch_execute("PRAGMA busy_timeout = 500; PRAGMA journal_mode = DELETE;")?;
    Ok(())
}

/// Whether a copy is one of ours, and of no later version; it is one file afterwards.
pub fn prepare(path: &Path) -> Result<(), StoreError> {
    make_private(path).map_err(|error| at(path, &error))?;
    let address = Address::new(&path.display().to_string());
    {
        let mut conn = connect(&address, &Settings::unhurried())?;
        let count = "SELECT count(*) FROM sqlite_master WHERE type = 'table' \
            AND name IN ('__diesel_schema_migrations', 'players', 'matches')";
        let found: i64 = diesel::dsl::sql::<BigInt>(count).get_result(&mut conn)?;
        if found != 3 {
            return Err(at(path, &"it is no database of Turnpost"));
        }
        let check = diesel::dsl::sql::<diesel::sql_types::Text>("PRAGMA quick_check(1)");
        let words: String = check.get_result(&mut conn)?;
        if words != "ok" {
            return Err(at(path, &words));
        }
    }
    Store::prepare(&address, Tables::AsTheyAre)?;
    put_together(path)
}

impl Store {
    /// A consistent copy of a running SQLite database; what is there already is left alone.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let (address, target) = (self.address.clone(), to.to_owned());
        blocking(move || {
            let mut conn = connect(&address, &Settings::unhurried())?;
            let made = OpenOptions::new()
                .create_new(true)
                .write(true)
                .mode(PRIVATE)
                .open(&target);
            made.map_err(|error| at(&target, &error))?;
            let copied = copy_into(&mut conn, &target.display().to_string());
            if copied.is_err() {
                let _ = std::fs::remove_file(&target);
            }
            copied
        })
        .await
    }

    /// How much room there is where the file lies; of a database elsewhere nothing is known.
    pub fn free_bytes(&self) -> Option<u64> {
        let folder = self.folder.as_deref()?;
        let told = rustix::fs::statvfs(folder).ok()?;
        Some(told.f_bavail.saturating_mul(told.f_frsize))
    }
}

fn copy_into(conn: &mut AnyConnection, path: &str) -> Result<(), StoreError> {
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

/// From now on each match and season is dealt from its number, but for lessons, which are dealt by hand:
/// for a file that is thrown away.
pub fn deal_by_number(conn: &mut AnyConnection) -> QueryResult<()> {
    conn.batch_execute(
        "CREATE TRIGGER same_deals AFTER INSERT ON matches \
         WHEN NEW.terms NOT LIKE '%\"lessons\":true%' BEGIN \
         UPDATE matches SET seed = printf('%064x', NEW.id) WHERE id = NEW.id; END; \
         CREATE TRIGGER same_seasons AFTER INSERT ON seasons BEGIN \
         UPDATE seasons SET seed = printf('%064x', NEW.id) WHERE id = NEW.id; END",
    )
}
