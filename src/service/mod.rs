//! The use cases: one transaction each, and who is told what.

// A new notice, kind or state is thought about wherever one of them is asked for.
#![cfg_attr(not(test), warn(clippy::wildcard_enum_match_arm))]

pub mod leagues;
mod lobby;
mod operating;
mod play;
mod players;
pub mod replies;
mod results;
pub mod rows;
mod telling;
mod unreadable;

// The rooms: folders that group modules. Outside, a module is known by its own name.
pub use lobby::{matchmaking, rematch, seating, tables, terms};
pub(crate) use operating::stored;
pub use operating::{admin, counters, demo, gallery, health, heartbeat, scheduler, troubles};
pub(crate) use play::talking;
pub use play::{
    clocks, coach, draft, lessons, live, log, matches, plans, presence, recent, sandbox, stages,
    thinking, turns,
};
pub(crate) use players::passwords;
pub use players::{accounts, feeds, gate, guests, names, overview, pace, people, secrets};
pub use results::{analysis, courses, ratings, statistics};
pub use telling::{
    bounces, compose, digests, hooks, letters, links, notice, preferences, reminders, rhythm, stops,
};

use std::sync::Arc;

use tokio::sync::{Notify, RwLock, broadcast};

use base::clock::Clock;
use base::text_enum::UnknownWord;
use mail::Mailer;
use store::news::{Heard, Teller};
use store::{Failure, Store, StoreError};
use words::{Language, Message, Reader, message};

use live::AgainstTheRules;

pub use counters::Counters;
pub use unreadable::Unreadable;

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
    /// The matches that have just moved here or on other nodes, for pages that follow them.
    pub moved: broadcast::Sender<Heard>,
    /// The other nodes, if there may be any and they are to hear of it.
    pub others: Option<Teller>,
    pub counters: Arc<Counters>,
    pub recent: Arc<recent::Recent>,
    pub stages: Arc<stages::Found>,
    pub inbox: Arc<replies::Inbox>,
    pub presence: Arc<presence::Presence>,
    /// What this process is called among those that share a database.
    pub node: Arc<str>,
    /// Whoever goes by the clock shares it; whoever sets the clock has it alone.
    pub steady: Arc<RwLock<()>>,
    pub pulse: Arc<heartbeat::Pulse>,
    pub limits: tables::Limits,
    pub guests: guests::Limits,
    /// Before the hashing of passwords.
    pub hashing: gate::Gate,
    pub password_cost: secrets::Cost,
    /// On which bots think.
    pub thinkers: thinking::Thinkers,
    pub coach: coach::Coach,
}

/// One bell for each loop: a bell that two listen to wakes only one of them.
#[derive(Debug, Default)]
pub struct Wake {
    pub scheduler: Notify,
    pub bots: Notify,
    pub outbox: Notify,
    pub hooks: Notify,
}

impl Wake {
    pub fn notify_one(&self) {
        self.scheduler.notify_one();
        self.bots.notify_one();
        self.outbox.notify_one();
        self.hooks.notify_one();
    }
}

/// The name under which the service itself speaks at tables and is written into logs.
pub(crate) const ITSELF: &str = "Turnpost";

#[derive(Debug, thiserror::Error)]
#[error("{}", Reader::default().tell(self.message(Language::default())))]
pub enum ServiceError {
    NotFound,
    NotSignedIn,
    /// Not allowed, and why.
    Forbidden(Message),
    /// What was sent cannot be taken, and why.
    Invalid(Message),
    /// It cannot be done as things stand, and why.
    Refused(Message),
    /// The rules of the game say no.
    AgainstTheRules(Box<AgainstTheRules>),
    Stale,
    /// Done too often of late, and what to do about it.
    TooMany(Message),
    /// More ask for it at once than can be served.
    Busy,
    /// What is stored cannot be read.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Failure for ServiceError {
    fn of_store(&self) -> Option<&StoreError> {
        if let ServiceError::Store(error) = self {
            Some(error)
        } else {
            None
        }
    }
}

impl From<UnknownWord> for ServiceError {
    fn from(unknown: UnknownWord) -> Self {
        let (word, known) = (unknown.word, unknown.known.join(", "));
        ServiceError::Invalid(message!("unknown-word", word = word, known = known))
    }
}

impl ServiceError {
    /// What the person hears who asked for it. What broke inside is for the log.
    pub fn message(&self, language: Language) -> Message {
        match self {
            ServiceError::NotFound => message!("not-found"),
            ServiceError::NotSignedIn => message!("not-signed-in"),
            ServiceError::Forbidden(why)
            | ServiceError::Invalid(why)
            | ServiceError::Refused(why)
            | ServiceError::TooMany(why) => why.clone(),
            ServiceError::AgainstTheRules(no) => message!("by-the-rules", words = no.say(language)),
            ServiceError::Stale => message!("stale"),
            ServiceError::Busy => message!("busy"),
            ServiceError::Unreadable(_) => message!("set-aside"),
            ServiceError::Store(StoreError::Unknown) => message!("error-unknown-outcome"),
            ServiceError::Store(error) if error.is_away() => message!("error-database-away"),
            ServiceError::Store(_) => message!("error-broken"),
        }
    }
}

impl From<diesel::result::Error> for ServiceError {
    fn from(error: diesel::result::Error) -> Self {
        if error == diesel::result::Error::NotFound {
            ServiceError::NotFound
        } else {
            ServiceError::Store(error.into())
        }
    }
}

pub type Result<T, E = ServiceError> = std::result::Result<T, E>;

pub(crate) fn invalid<T>(why: Message) -> Result<T> {
    Err(ServiceError::Invalid(why))
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
            others: None,
            counters: Arc::default(),
            recent: Arc::default(),
            stages: Arc::default(),
            inbox: Arc::default(),
            presence: Arc::default(),
            node: secrets::new_secret()[..16].into(),
            steady: Arc::default(),
            pulse: Arc::default(),
            limits: tables::Limits::default(),
            guests: guests::Limits::default(),
            hashing: gate::Gate::of_this_machine(),
            password_cost: secrets::Cost::default(),
            thinkers: thinking::Thinkers::of_this_machine(100),
            coach: coach::Coach::default(),
        }
    }

    /// Hears what happens on other nodes, and tells them what happens here.
    pub fn follow_others(&mut self) -> std::io::Result<()> {
        let moved = self.moved.clone();
        self.others = self.store.follow_others(&self.node, move |heard| {
            // Nobody may be following.
            let _ = moved.send(heard);
        })?;
        Ok(())
    }
}
