//! The service notes regularly that it is there. After an outage, or when the system's clock has
//! jumped, everything goes on from where it stood: nobody loses time that they could not use.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use chrono::TimeDelta;

use base::clock::{Jump, Moment};
use store::{AnyConnection, StoreError, beats, talk};
use words::{message, span};

use crate::letters::tell_account;
use crate::notice::AccountNotice;
use crate::troubles::Work;
use crate::{ITSELF, Result, Service, ServiceError};

/// How often it is written down.
const EVERY: TimeDelta = TimeDelta::seconds(10);
/// A restart takes less, and nobody loses anything by it.
const OUTAGE: TimeDelta = TimeDelta::seconds(60);
/// Whoever waits for less than this is not written to about it.
const WORTH_TELLING: TimeDelta = TimeDelta::minutes(15);
/// The trouble that a clock is in.
const CLOCK: (Work, i64) = (Work::Clock, 0);

/// When this process last did what it does by itself.
#[derive(Debug, Default)]
pub struct Pulse {
    beaten: Mutex<Option<Moment>>,
    ticked: Mutex<Option<Instant>>,
}

impl Pulse {
    /// The scheduler is at work.
    pub fn tick(&self) {
        *self.ticked.lock().expect("no holder panics") = Some(Instant::now());
    }

    /// How long ago that was.
    pub fn since_tick(&self) -> Option<Duration> {
        let ticked = *self.ticked.lock().expect("no holder panics");
        ticked.map(|at| at.elapsed())
    }

    fn is_due(&self, now: Moment) -> bool {
        let beaten = *self.beaten.lock().expect("no holder panics");
        beaten.is_none_or(|at| (now - at).abs() >= EVERY)
    }

    fn beat(&self, now: Moment) {
        *self.beaten.lock().expect("no holder panics") = Some(now);
    }
}

/// Why there is a gap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Gap {
    /// The service was not there.
    Outage,
    /// It was, and the clock was set.
    Clock,
}

impl Service {
    /// Writes down that the service is there, now and then.
    pub(crate) async fn beat(&self) -> Result<()> {
        let now = self.clock.now();
        if self.pulse.is_due(now) {
            let beat = self.store.write(move |conn| {
                beats::beat(conn, now)?;
                Ok::<_, ServiceError>(())
            });
            beat.await?;
            self.note_presence().await?;
            self.pulse.beat(now);
        }
        Ok(())
    }

    /// Before anything is done by itself after the service was not there, at its start and when its
    /// database has come back: gives everybody the time back. Says how much it was.
    pub async fn catch_up(&self) -> Result<Option<TimeDelta>> {
        self.close_gap(Gap::Outage).await
    }

    async fn close_gap(&self, why: Gap) -> Result<Option<TimeDelta>> {
        let (now, is_held) = (self.clock.claimed(), self.clock.is_held());
        let closed = self.store.write(move |conn| {
            if !is_held {
                agree_on_time(conn, now)?;
            }
            let gap = beats::beat(conn, now)?.map_or(TimeDelta::zero(), |last| now - last);
            if gap.abs() < OUTAGE {
                return Ok(None);
            }
            beats::put_off(conn, gap, now)?;
            tell(conn, why, gap, now)?;
            Ok::<_, ServiceError>(Some(gap))
        });
        let gap = closed.await?;
        self.clock.believe();
        self.pulse.beat(now);
        if let Some(gap) = gap {
            let seconds = gap.num_seconds();
            tracing::warn!(seconds, ?why, "a gap was added to all that runs");
        }
        Ok(gap)
    }

    /// Whether the system's clock can be gone by. One that jumped is an alarm; when it is clear that
    /// it stays where it is, everything is moved along with it, while nobody else does anything.
    pub async fn heed_clock(&self, was_doubted: bool) -> Result<bool> {
        let (work, item) = CLOCK;
        let Some(jump) = self.clock.jump() else {
            if was_doubted {
                self.end_trouble(work, item).await;
            }
            return Ok(false);
        };
        if !was_doubted && !jump.stood_still {
            let jumped = words::keep(&jumped(jump));
            self.note_trouble(work, item, jumped).await;
        }
        if !jump.is_settled {
            return Ok(true);
        }
        let why = match jump.stood_still {
            true => Gap::Outage,
            false => Gap::Clock,
        };
        let alone = self.steady.write().await;
        self.close_gap(why).await?;
        drop(alone);
        self.end_trouble(work, item).await;
        Ok(false)
    }

    /// Whether the time of this process is that of the service. What is done by another process
    /// meanwhile might be counted wrongly.
    pub async fn is_in_time(&self) -> Result<bool> {
        let now = self.clock.now();
        let last = self
            .store
            .read(|conn| Ok::<_, ServiceError>(beats::last(conn)?));
        Ok(last.await?.is_none_or(|last| (now - last).abs() < OUTAGE))
    }
}

fn jumped(jump: Jump) -> words::Message {
    let span = span(jump.by.abs());
    match jump.by > TimeDelta::zero() {
        true => message!("clock-jumped-on", span = span),
        false => message!("clock-jumped-back", span = span),
    }
}

/// Among several nodes the database's clock decides who is wrong.
fn agree_on_time(conn: &mut AnyConnection, now: Moment) -> Result<()> {
    let Some(theirs) = beats::clock_of_database(conn)? else {
        return Ok(());
    };
    match (now - theirs).abs() < OUTAGE {
        true => Ok(()),
        false => Err(StoreError::ClocksDiffer((now - theirs).num_seconds()).into()),
    }
}

fn tell(conn: &mut AnyConnection, why: Gap, gap: TimeDelta, now: Moment) -> Result<()> {
    let span = span(gap.abs());
    let noted = match (why, gap > TimeDelta::zero()) {
        (Gap::Outage, true) => message!("audit-outage", span = span.clone()),
        (Gap::Clock, true) => message!("audit-clock-on", span = span.clone()),
        (_, false) => message!("audit-clock-back", span = span.clone()),
    };
    talk::audit(conn, ITSELF, &words::keep(&noted), None, now)?;
    if why == Gap::Clock || gap < WORTH_TELLING {
        return Ok(());
    }
    let said = words::keep(&message!("table-outage", span = span));
    beats::say_at_running_tables(conn, ITSELF, &said, now)?;
    for (player, name, address) in beats::whose_clock_runs(conn)? {
        let notice = AccountNotice::Outage {
            name,
            minutes: gap.num_minutes(),
        };
        let key = format!("outage:{player}:{now}");
        tell_account(conn, player, &address, (notice, &key), now)?;
    }
    Ok(())
}
