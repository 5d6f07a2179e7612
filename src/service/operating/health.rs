//! How the service is doing: whether it is alive, and whether it is ready for work.

use std::time::Duration;

use store::{beats, letters, troubles};

use crate::{Result, Service, ServiceError};

/// The scheduler looks around twice a second; a step of it may take a while.
const LONGEST_STEP: Duration = Duration::from_secs(60);
/// A mail that is due for so long is taken up by nobody.
const LONGEST_WAIT: i64 = 600;
/// A database that has less room will soon have none.
const LEAST_FREE: u64 = 16 << 20;

#[derive(Clone, Debug)]
pub struct Health {
    /// Whether something could be written just now.
    pub writes: bool,
    /// Since the scheduler last did something; `None` if it has not begun.
    pub scheduler: Option<Duration>,
    /// For how many seconds the oldest mail has been due; `None` if nobody can tell.
    pub outbox: Option<i64>,
    /// Where the database is a file.
    pub free_bytes: Option<u64>,
    /// What is stuck and tried again.
    pub troubles: Option<i64>,
}

impl Health {
    pub fn scheduler_runs(&self) -> bool {
        self.scheduler.is_some_and(|since| since < LONGEST_STEP)
    }

    pub fn outbox_runs(&self) -> bool {
        self.outbox.is_some_and(|seconds| seconds < LONGEST_WAIT)
    }

    pub fn has_room(&self) -> bool {
        self.free_bytes.is_none_or(|bytes| bytes >= LEAST_FREE)
    }

    pub fn is_ready(&self) -> bool {
        self.writes && self.scheduler_runs() && self.outbox_runs() && self.has_room()
    }
}

impl Service {
    /// What fails here is an answer.
    pub async fn health(&self) -> Health {
        let now = self.clock.now();
        let probe = move |conn: &mut _| Ok::<_, ServiceError>(beats::probe(conn, now)?);
        let written: Result<()> = self.store.write(probe).await;
        let seen = self.store.read(move |conn| {
            let oldest = letters::oldest_due(conn, now)?;
            let seconds = oldest.map_or(0, |due| (now - due).num_seconds());
            Ok::<_, ServiceError>((seconds, troubles::count(conn)?))
        });
        let (outbox, troubles) = match seen.await {
            Ok((seconds, troubles)) => (Some(seconds), Some(troubles)),
            Err(_) => (None, None),
        };
        Health {
            writes: written.is_ok(),
            scheduler: self.pulse.since_tick(),
            outbox,
            free_bytes: self.store.free_bytes(),
            troubles,
        }
    }
}
