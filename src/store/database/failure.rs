//! What a database fails with, and what that means for whoever asked.

use diesel::result::{DatabaseErrorKind, Error};

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("database: {0}")]
    Query(#[from] Error),
    #[error("database connection: {0}")]
    Connection(String),
    /// It may have been written, and nobody can say so.
    #[error("the database went away while it was told to keep something")]
    Unknown,
    #[error("the database does not answer")]
    Silent,
    /// Its tables are those of a later version than this one.
    #[error("the database is newer than this program: it knows {0}")]
    Newer(String),
    /// Its tables are those of an earlier version than this one.
    #[error("the database is older than this program: it lacks {0}")]
    Older(String),
    #[error("the database writer has stopped")]
    Stopped,
    /// A fault in the program, which is in the log.
    #[error("it broke off halfway, and nothing was written")]
    BrokeOff,
    #[error("the clocks of this machine and of the database are {0} seconds apart")]
    ClocksDiffer(i64),
}

/// What a transaction may fail with.
pub trait Failure: From<StoreError> {
    /// What the database said, if it was the database.
    fn of_store(&self) -> Option<&StoreError>;
}

impl Failure for StoreError {
    fn of_store(&self) -> Option<&StoreError> {
        Some(self)
    }
}

/// What happened to a statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mishap {
    /// Two transactions stood in each other's way: the same again may well succeed. A row that
    /// another has just inserted is found by the next try.
    Collision,
    /// The connection is of no use any more.
    Lost,
    /// The database said no in words of its own: a deadlock, a time-out, a fault of ours.
    Odd,
    /// The statement was wrong, or what it asked for is not there.
    Plain,
}

impl StoreError {
    pub(crate) fn mishap(&self) -> Mishap {
        match self {
            StoreError::Query(error) => of_query(error),
            StoreError::Connection(_) | StoreError::Unknown | StoreError::Silent => Mishap::Lost,
            StoreError::Newer(_)
            | StoreError::Older(_)
            | StoreError::Stopped
            | StoreError::BrokeOff
            | StoreError::ClocksDiffer(_) => Mishap::Plain,
        }
    }

    /// The database cannot be reached, or is too busy to answer in time: worth another try.
    pub fn is_away(&self) -> bool {
        match self {
            StoreError::Connection(_) | StoreError::Unknown | StoreError::Silent => true,
            StoreError::Query(error) => match of_query(error) {
                Mishap::Lost => true,
                Mishap::Odd => is_pressed(&error.to_string()),
                Mishap::Collision | Mishap::Plain => false,
            },
            StoreError::Newer(_)
            | StoreError::Older(_)
            | StoreError::Stopped
            | StoreError::BrokeOff
            | StoreError::ClocksDiffer(_) => false,
        }
    }
}

/// There is no other way to learn it: the library does not tell the codes.
fn is_pressed(words: &str) -> bool {
    const KNOWN: [&str; 7] = [
        "canceling statement",
        "deadlock detected",
        "terminating connection",
        "starting up",
        "shutting down",
        "recovery mode",
        "too many clients",
    ];
    KNOWN.iter().any(|part| words.contains(part))
}

fn of_query(error: &Error) -> Mishap {
    match error {
        Error::DatabaseError(kind, _) => match kind {
            DatabaseErrorKind::ClosedConnection => Mishap::Lost,
            DatabaseErrorKind::SerializationFailure | DatabaseErrorKind::UniqueViolation => {
                Mishap::Collision
            }
            DatabaseErrorKind::Unknown => Mishap::Odd,
            _ => Mishap::Plain,
        },
        Error::BrokenTransactionManager => Mishap::Lost,
        Error::RollbackErrorOnCommit { commit_error, .. } => of_query(commit_error),
        _ => Mishap::Plain,
    }
}
