//! Transactions of PostgreSQL that become durable together. Each ends before its log is on the disk,
//! so that nobody has rows that others want while it waits for the disk; whoever asked for it is
//! answered when the log is there. One connection sees to that for all that have ended meanwhile.

use std::sync::{Condvar, Mutex, MutexGuard};
use std::time::Instant;

use crate::connection::{AnyConnection, flush_log};
use crate::failure::StoreError;

#[derive(Debug, Default)]
pub(crate) struct Flush {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// So many transactions have ended.
    ended: u64,
    is_busy: bool,
    done: Option<Done>,
}

/// A connection that was there since then has seen to all up to this one.
#[derive(Clone, Copy, Debug)]
struct Done {
    up_to: u64,
    since: Instant,
}

/// A connection, and since when it is there.
#[derive(Debug)]
pub(crate) struct Line<'a> {
    pub conn: &'a mut AnyConnection,
    pub since: Instant,
}

impl Flush {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("no holder panics")
    }

    /// Returns when a transaction that began then, and has just ended, is on the disk.
    pub fn wait(&self, line: Line<'_>, began: Instant) -> Result<(), StoreError> {
        let mut state = self.state();
        state.ended += 1;
        let own = state.ended;
        // A server that fell and rose again has forgotten what was not on its disk. Only a
        // connection that was there before the transaction can tell that it did not fall.
        let is_done = |done: Done| own <= done.up_to && done.since <= began;
        while state.is_busy && !state.done.is_some_and(is_done) {
            state = self.changed.wait(state).expect("no holder panics");
        }
        if state.done.is_some_and(is_done) {
            return Ok(());
        }
        state.is_busy = true;
        let up_to = state.ended;
        drop(state);
        let busy = Busy(self);
        flush_log(line.conn).map_err(|_| StoreError::Unknown)?;
        let since = line.since;
        self.state().done = Some(Done { up_to, since });
        drop(busy);
        Ok(())
    }
}

/// However it ends, the next may go on.
struct Busy<'a>(&'a Flush);

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.0.state().is_busy = false;
        self.0.changed.notify_all();
    }
}
