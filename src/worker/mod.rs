//! The loops that run beside the requests: bots and clocks, the outbox, and calls.

pub mod hooks;
pub mod listener;
pub mod outbox;
pub mod wire;

use std::panic::AssertUnwindSafe;
use std::time::{Duration, Instant};

use futures_util::FutureExt;
use tokio::sync::watch;

use service::troubles::Work;
use service::{Counters, Service};
use store::StoreError;

/// Clocks are looked at this often even if nothing happens.
const PAUSE: Duration = Duration::from_millis(500);
const SWEEP_EVERY: Duration = Duration::from_secs(3600);
/// A loop whose database is away waits this long at most before it tries again.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// Runs until `stop` says so, and takes no more than its share, in percent; with none it leaves
/// everything to other nodes.
pub async fn run(service: Service, share: u8, stop: watch::Receiver<bool>) {
    if share == 0 {
        return idle(&service, stop).await;
    }
    let scheduler = again_and_again(&service, &stop, || {
        schedule(service.clone(), share, stop.clone())
    });
    let outbox = again_and_again(&service, &stop, || {
        outbox::run(service.clone(), stop.clone())
    });
    let hooks = again_and_again(&service, &stop, || {
        hooks::run(service.clone(), stop.clone())
    });
    let bots = again_and_again(&service, &stop, || {
        think(service.clone(), share, stop.clone())
    });
    tokio::join!(scheduler, bots, outbox, hooks);
}

/// A fault of the program ends one round of a loop, not the loop.
async fn again_and_again<F: Future<Output = ()>>(
    service: &Service,
    stop: &watch::Receiver<bool>,
    begin: impl Fn() -> F,
) {
    while AssertUnwindSafe(begin()).catch_unwind().await.is_err() && !*stop.borrow() {
        let words = StoreError::BrokeOff.to_string();
        service.note_trouble(Work::Loop, 0, words).await;
        tokio::time::sleep(LONGEST_PAUSE).await;
    }
}

/// A node that leaves the work to others is well all the same.
async fn idle(service: &Service, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        service.pulse.tick();
        service.counters.note_caught_up();
        tokio::select! {
            () = tokio::time::sleep(LONGEST_PAUSE) => {}
            _ = stop.changed() => {}
        }
    }
}

/// How long others come first after some work.
fn rest(worked: Duration, share: u8) -> Duration {
    let share = u32::from(share.clamp(1, 100));
    worked * (100 - share) / share
}

/// Lets bots decide, beside the clocks: a bot that thinks holds up nobody's time.
async fn think(service: Service, share: u8, mut stop: watch::Receiver<bool>) {
    let mut patience = Patience::new("bots");
    let share = share.min(service.thinkers.duty);
    while !*stop.borrow() {
        let began = Instant::now();
        let busy = patience.note(service.tick_bots().await).unwrap_or(false);
        if busy {
            tokio::time::sleep(rest(began.elapsed(), share)).await;
            continue;
        }
        tokio::select! {
            () = service.wake.bots.notified(), if patience.is_calm() => {}
            () = tokio::time::sleep(patience.pause()) => {}
            _ = stop.changed() => {}
        }
    }
}

async fn schedule(service: Service, share: u8, mut stop: watch::Receiver<bool>) {
    let mut swept: Option<Instant> = None;
    let mut patience = Patience::new("scheduler");
    let mut is_doubted = false;
    while !*stop.borrow() {
        let began = Instant::now();
        let round = round(&service, !patience.is_calm(), is_doubted).await;
        let worked = began.elapsed();
        Counters::add_time(&service.counters.work_time, worked);
        let (busy, doubted) = patience.note(round).unwrap_or((false, is_doubted));
        is_doubted = doubted;
        if patience.is_calm() && !busy {
            service.counters.note_caught_up();
        }
        if patience.is_calm() && swept.is_none_or(|at| at.elapsed() >= SWEEP_EVERY) {
            swept = Some(Instant::now());
            patience.note(service.sweep().await);
        }
        if busy {
            tokio::time::sleep(rest(worked, share)).await;
            continue;
        }
        tokio::select! {
            () = service.wake.scheduler.notified(), if patience.is_calm() => {}
            () = tokio::time::sleep(patience.pause()) => {}
            _ = stop.changed() => {}
        }
    }
}

/// One round of the scheduler: whether there was anything to do, and whether the clock is doubted.
async fn round(
    service: &Service,
    was_away: bool,
    was_doubted: bool,
) -> service::Result<(bool, bool)> {
    // As long as nothing could be done, nobody's time ran out.
    if was_away {
        service.catch_up().await?;
    }
    let is_doubted = service.heed_clock(was_doubted).await?;
    Ok((service.tick_clocks().await?, is_doubted))
}

/// How a loop bears with a database that is away: it waits longer and longer, and says so once.
pub(crate) struct Patience {
    of: &'static str,
    failures: u32,
}

impl Patience {
    pub fn new(of: &'static str) -> Patience {
        Patience { of, failures: 0 }
    }

    pub fn note<T>(&mut self, result: service::Result<T>) -> Option<T> {
        match result {
            Ok(value) => {
                if self.failures > 0 {
                    tracing::info!(of = self.of, failures = self.failures, "works again");
                }
                self.failures = 0;
                Some(value)
            }
            Err(error) => {
                if self.failures == 0 {
                    tracing::error!(of = self.of, %error, "does not work, and tries again");
                }
                self.failures += 1;
                None
            }
        }
    }

    pub fn is_calm(&self) -> bool {
        self.failures == 0
    }

    pub fn pause(&self) -> Duration {
        (PAUSE * (1 << self.failures.min(6))).min(LONGEST_PAUSE)
    }
}

/// Does all that is due once; says whether there was anything. Tests call it by hand.
pub async fn step(service: &Service) -> bool {
    let mut patience = Patience::new("step");
    let ticked = patience.note(service.tick().await).unwrap_or_default();
    let sent = patience.note(outbox::deliver(service).await);
    let called = patience.note(hooks::deliver(service).await);
    ticked || sent.unwrap_or_default() || called.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_leaves_the_rest_of_the_time_to_others() {
        let worked = Duration::from_millis(60);
        assert_eq!(rest(worked, 100), Duration::ZERO);
        assert_eq!(rest(worked, 50), worked);
        assert_eq!(rest(worked, 25), 3 * worked);
    }
}
