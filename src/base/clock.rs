//! The time of day: the only place that asks for it, so that tests can move it.

use std::sync::{Arc, Mutex};
use std::time::Instant;

use chrono::{NaiveDateTime, SubsecRound, TimeDelta, Utc};

pub use watch::{Jump, Watch};

mod watch;

/// A moment in UTC, as the database keeps it.
pub type Moment = NaiveDateTime;

#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The system's, as it is: for what ends soon.
    #[default]
    System,
    /// The system's, as long as it can be believed: for what runs for weeks.
    Watched(Arc<Mutex<Watch>>),
    /// Stands still until somebody moves it.
    Held(Arc<Mutex<Moment>>),
}

impl Clock {
    pub fn held(at: Moment) -> Self {
        Clock::Held(Arc::new(Mutex::new(at)))
    }

    /// The system's, with a counter beside it that nobody can set.
    pub fn watched() -> Self {
        let begun = Instant::now();
        Clock::watched_by(Watch::by(move || (Utc::now().naive_utc(), begun.elapsed())))
    }

    pub fn watched_by(watch: Watch) -> Self {
        Clock::Watched(Arc::new(Mutex::new(watch)))
    }

    pub fn now(&self) -> Moment {
        match self {
            // As finely as every database keeps it, so that what comes back is the same.
            Clock::System => Utc::now().naive_utc().trunc_subsecs(6),
            Clock::Watched(watch) => {
                let now = watch.lock().expect("no holder panics").now();
                now.trunc_subsecs(6)
            }
            Clock::Held(at) => *at.lock().expect("no holder panics"),
        }
    }

    /// What the system says, believed or not.
    pub fn claimed(&self) -> Moment {
        match self {
            Clock::Watched(watch) => watch.lock().expect("no holder panics").claimed(),
            Clock::System | Clock::Held(_) => self.now(),
        }
    }

    /// How far the system's clock is from what it should say, if that is too far to be believed.
    pub fn jump(&self) -> Option<Jump> {
        match self {
            Clock::Watched(watch) => watch.lock().expect("no holder panics").jump(),
            Clock::System | Clock::Held(_) => None,
        }
    }

    /// From now on the system is believed again.
    pub fn believe(&self) {
        match self {
            Clock::Watched(watch) => watch.lock().expect("no holder panics").believe(),
            Clock::System | Clock::Held(_) => {}
        }
    }

    pub fn is_held(&self) -> bool {
        matches!(self, Clock::Held(_))
    }

    /// Moves a held clock; the system's cannot be moved.
    pub fn advance(&self, by: TimeDelta) {
        if let Clock::Held(at) = self {
            *at.lock().expect("no holder panics") += by;
        }
    }
}
