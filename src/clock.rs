//! The time of day: the only place that asks for it, so that tests can move it.

use std::sync::{Arc, Mutex};

use chrono::{NaiveDateTime, TimeDelta, Utc};

/// A moment in UTC, as the database keeps it.
pub type Moment = NaiveDateTime;

#[derive(Clone, Debug, Default)]
pub enum Clock {
    #[default]
    System,
    /// Stands still until somebody moves it.
    Held(Arc<Mutex<Moment>>),
}

impl Clock {
    pub fn held(at: Moment) -> Self {
        Clock::Held(Arc::new(Mutex::new(at)))
    }

    pub fn now(&self) -> Moment {
        match self {
            Clock::System => Utc::now().naive_utc(),
            Clock::Held(at) => *at.lock().expect("no holder panics"),
        }
    }

    /// Moves a held clock; the system's cannot be moved.
    pub fn advance(&self, by: TimeDelta) {
        if let Clock::Held(at) = self {
            *at.lock().expect("no holder panics") += by;
        }
    }
}
