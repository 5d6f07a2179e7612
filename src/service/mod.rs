//! The use cases: one transaction each, and who is told what.

pub mod accounts;
pub mod admin;
pub mod clocks;
pub mod demo;
pub mod draft;
pub mod live;
pub mod matches;
pub mod people;
pub mod plans;
pub mod scheduler;
pub mod seating;
pub mod secrets;
pub mod tables;
pub mod terms;
pub mod turns;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::{Notify, broadcast};

use crate::clock::Clock;
use crate::ids::MatchId;
use crate::store::{Store, StoreError};

/// Everything a request or a loop needs; cheap to clone.
#[derive(Clone, Debug)]
pub struct Service {
    pub store: Store,
    pub clock: Clock,
    /// What addresses in mails begin with; no slash at the end.
    pub base_url: Arc<str>,
    /// Wakes the worker: there may be a bot to play or a mail to send.
    pub wake: Arc<Notify>,
    /// The matches that have just moved, for pages that follow them.
    pub moved: broadcast::Sender<(MatchId, i64)>,
    pub counters: Arc<Counters>,
}

/// What `/metrics` tells.
#[derive(Debug, Default)]
pub struct Counters {
    pub actions: AtomicU64,
    pub refusals: AtomicU64,
    pub stale: AtomicU64,
    pub mails: AtomicU64,
}

impl Counters {
    pub fn add(counter: &AtomicU64, count: u64) {
        counter.fetch_add(count, Ordering::Relaxed);
    }
}

#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    #[error("There is nothing here, or it is not for you to see.")]
    NotFound,
    #[error("You have to log in first.")]
    NotSignedIn,
    /// Not allowed, and why.
    #[error("{0}")]
    Forbidden(&'static str),
    /// What was sent cannot be taken, and why.
    #[error("{0}")]
    Invalid(String),
    /// The rules say no.
    #[error("{0}")]
    Refused(String),
    #[error("The match has moved on since you looked.")]
    Stale,
    #[error("Too many tries. Wait a while, and try again.")]
    TooMany,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<diesel::result::Error> for ServiceError {
    fn from(error: diesel::result::Error) -> Self {
        match error {
            diesel::result::Error::NotFound => ServiceError::NotFound,
            other => ServiceError::Store(other.into()),
        }
    }
}

pub type Result<T> = std::result::Result<T, ServiceError>;

pub(crate) fn invalid<T>(words: impl Into<String>) -> Result<T> {
    Err(ServiceError::Invalid(words.into()))
}

impl Service {
    pub fn new(store: Store, clock: Clock, base_url: &str) -> Self {
        Service {
            store,
            clock,
            base_url: base_url.trim_end_matches('/').into(),
            wake: Arc::new(Notify::new()),
            moved: broadcast::channel(256).0,
            counters: Arc::default(),
        }
    }
}
