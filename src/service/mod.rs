//! The use cases: one transaction each, and who is told what.

pub mod accounts;
pub mod admin;
pub mod bounces;
pub mod clocks;
pub mod compose;
pub mod demo;
pub mod digests;
pub mod draft;
pub mod feeds;
pub mod hooks;
pub mod leagues;
pub mod letters;
pub mod live;
pub mod matches;
pub mod matchmaking;
pub mod people;
pub mod plans;
pub mod preferences;
pub mod ratings;
pub mod reminders;
pub mod replies;
pub mod rhythm;
pub mod scheduler;
pub mod seating;
pub mod secrets;
pub mod statistics;
pub mod tables;
pub mod terms;
pub mod turns;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::{Notify, broadcast};

use crate::clock::Clock;
use crate::ids::MatchId;
use crate::mail::Mailer;
use crate::store::{Store, StoreError};

/// Everything a request or a loop needs; cheap to clone.
#[derive(Clone, Debug)]
pub struct Service {
    pub store: Store,
    pub clock: Clock,
    /// What addresses in mails begin with; no slash at the end.
    pub base_url: Arc<str>,
    /// Wakes the loops: there may be a bot to play or a mail to send.
    pub wake: Arc<Wake>,
    pub mailer: Arc<Mailer>,
    /// Webhooks may call this machine and its network; only tests want that.
    pub hooks_may_go_inside: bool,
    /// The matches that have just moved, for pages that follow them.
    pub moved: broadcast::Sender<(MatchId, i64)>,
    pub counters: Arc<Counters>,
    pub inbox: Arc<replies::Inbox>,
}

/// One bell for each loop: a bell that two listen to wakes only one of them.
#[derive(Debug, Default)]
pub struct Wake {
    pub scheduler: Notify,
    pub outbox: Notify,
}

impl Wake {
    pub fn notify_one(&self) {
        self.scheduler.notify_one();
        self.outbox.notify_one();
    }
}

/// What `/metrics` tells.
#[derive(Debug, Default)]
pub struct Counters {
    pub actions: AtomicU64,
    pub refusals: AtomicU64,
    pub stale: AtomicU64,
    pub mails: AtomicU64,
    pub replies: AtomicU64,
    pub reports: AtomicU64,
    pub passed_over: AtomicU64,
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
            wake: Arc::default(),
            mailer: Arc::new(Mailer::local(base_url)),
            hooks_may_go_inside: false,
            moved: broadcast::channel(256).0,
            counters: Arc::default(),
            inbox: Arc::default(),
        }
    }
}
