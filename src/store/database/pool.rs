//! The connections that requests and loops share. A database that goes away is noticed in time, and
//! is used again as soon as it is back.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use diesel::r2d2::{self, ManageConnection, PooledConnection, R2D2Connection};

use crate::address::Address;
use crate::connection::{self, AnyConnection};
use crate::failure::Mishap;
use crate::{Failure, Settings, StoreError};

/// Whoever waits longer for a connection is told that there is none.
const CONNECTION_TIMEOUT: Duration = Duration::from_secs(2);
/// What collides, or meets a dead connection, is tried again this long and this often.
const TRY_FOR: Duration = Duration::from_millis(2500);
const MOST_TRIES: usize = 16;
/// While the database is known to be away nobody waits for it; somebody looks this often.
const LOOK_EVERY: Duration = Duration::from_millis(300);

struct Manager {
    address: Address,
    settings: Settings,
}

/// A connection, and whether it is of no use any more.
struct Held {
    conn: AnyConnection,
    is_lost: bool,
}

impl ManageConnection for Manager {
    type Connection = Held;
    type Error = r2d2::Error;

    fn connect(&self) -> Result<Held, r2d2::Error> {
        let conn = connection::establish(&self.address).map_err(r2d2::Error::ConnectionError);
        let mut held = Held {
            conn: conn?,
            is_lost: false,
        };
        connection::settle(&mut held.conn, &self.settings).map_err(r2d2::Error::QueryError)?;
        connection::read_only(&mut held.conn).map_err(r2d2::Error::QueryError)?;
        Ok(held)
    }

    fn is_valid(&self, held: &mut Held) -> Result<(), r2d2::Error> {
        held.conn.ping().map_err(r2d2::Error::QueryError)
    }

    fn has_broken(&self, held: &mut Held) -> bool {
        held.is_lost || std::thread::panicking() || held.conn.is_broken()
    }
}

/// The pool says nothing by itself: whoever gets no connection does.
#[derive(Debug)]
struct Quiet;

impl r2d2::HandleError<r2d2::Error> for Quiet {
    fn handle_error(&self, _: r2d2::Error) {}
}

#[derive(Clone)]
pub(crate) struct Pool {
    connections: r2d2::Pool<Manager>,
    address: Address,
    away: Arc<Away>,
}

/// Since when there is no connection to be had.
struct Away {
    began: Instant,
    /// Milliseconds since then, until which nobody needs to ask; 0 while all is well.
    until: AtomicU64,
    words: Mutex<String>,
}

/// How many connections there are, and how many of them are idle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PoolUse {
    pub open: u32,
    pub idle: u32,
    pub most: u32,
}

impl Pool {
    pub fn open(address: &Address, settings: &Settings) -> Result<Pool, StoreError> {
        let manager = Manager {
            address: address.clone(),
            settings: *settings,
        };
        let connections = r2d2::Pool::builder()
            .max_size(settings.connections)
            .min_idle(Some(1))
            .connection_timeout(CONNECTION_TIMEOUT)
            // A query that fails says so itself; see `used`.
            .test_on_check_out(false)
            .error_handler(Box::new(Quiet))
            .build(manager)
            .map_err(|error| StoreError::Connection(address.scrub(&error.to_string())))?;
        Ok(Pool {
            connections,
            address: address.clone(),
            away: Arc::new(Away {
                began: Instant::now(),
                until: AtomicU64::new(0),
                words: Mutex::default(),
            }),
        })
    }

    pub fn in_use(&self) -> PoolUse {
        let state = self.connections.state();
        PoolUse {
            open: state.connections,
            idle: state.idle_connections,
            most: self.connections.max_size(),
        }
    }

    fn get(&self) -> Result<PooledConnection<Manager>, StoreError> {
        let now = self.away.began.elapsed().as_millis() as u64;
        let until = self.away.until.load(Ordering::Relaxed);
        if now < until {
            let words = self.away.words.lock().expect("no holder panics").clone();
            return Err(StoreError::Connection(words));
        }
        if until > 0 {
            // One looks whether it is back; the others are told at once that it is not.
            let next = now + (CONNECTION_TIMEOUT + LOOK_EVERY).as_millis() as u64;
            self.away.until.store(next, Ordering::Relaxed);
        }
        match self.connections.get() {
            Ok(held) => {
                if self.away.until.swap(0, Ordering::Relaxed) > 0 {
                    tracing::info!("the database is back");
                }
                Ok(held)
            }
            Err(error) => {
                let words = self.address.scrub(&error.to_string());
                *self.away.words.lock().expect("no holder panics") = words.clone();
                let next = self.away.began.elapsed() + LOOK_EVERY;
                let next = next.as_millis() as u64;
                if self.away.until.swap(next, Ordering::Relaxed) == 0 {
                    tracing::error!(words, "the database is away");
                }
                Err(StoreError::Connection(words))
            }
        }
    }

    /// A look at the database as it is at one moment; done again on another connection if this one
    /// has died.
    pub fn read<T, E: Failure>(
        &self,
        work: impl FnOnce(&mut AnyConnection) -> Result<T, E> + Clone,
    ) -> Result<T, E> {
        self.again_and_again(&[Mishap::Lost], |conn| {
            connection::at_one_moment(conn, work.clone())
        })
    }

    /// The same for a look that takes long: it does not hold on to the moment at which it began.
    pub fn read_on<T, E: Failure>(
        &self,
        work: impl FnOnce(&mut AnyConnection) -> Result<T, E> + Clone,
    ) -> Result<T, E> {
        self.again_and_again(&[Mishap::Lost], |conn| work.clone()(conn))
    }

    /// A transaction; one that collides with others is done again from its beginning.
    pub fn write<T, E: Failure>(
        &self,
        work: impl FnOnce(&mut AnyConnection) -> Result<T, E> + Clone,
    ) -> Result<T, E> {
        let worth_it = [Mishap::Lost, Mishap::Collision, Mishap::Odd];
        self.again_and_again(&worth_it, |conn| {
            connection::transaction(conn, work.clone())
        })
    }

    fn again_and_again<T, E: Failure>(
        &self,
        worth_it: &[Mishap],
        work: impl Fn(&mut AnyConnection) -> Result<T, E>,
    ) -> Result<T, E> {
        let began = Instant::now();
        for tries in 1.. {
            let mut held = self.get()?;
            let result = work(&mut held.conn);
            let Some(error) = result.as_ref().err().and_then(Failure::of_store) else {
                return result;
            };
            let mishap = used(&mut held, error);
            // What may have been written is not written again: whoever asked finds out.
            let is_known = !matches!(error, StoreError::Unknown);
            let has_time = tries < MOST_TRIES && began.elapsed() < TRY_FOR;
            if !(is_known && has_time && worth_it.contains(&mishap)) {
                return result;
            }
            tracing::debug!(?mishap, %error, "done again");
        }
        unreachable!("the last try returns")
    }
}

/// What went wrong; a connection that has died is not used again.
fn used(held: &mut Held, error: &StoreError) -> Mishap {
    let mut mishap = error.mishap();
    // A server that is told to stop says so in its own words first.
    if mishap == Mishap::Odd && held.conn.ping().is_err() {
        mishap = Mishap::Lost;
    }
    held.is_lost = mishap == Mishap::Lost;
    mishap
}
