//! The loops that run beside the requests: bots and clocks, and the outbox.

pub mod outbox;

use std::time::Duration;

use tokio::sync::watch;

use crate::service::Service;

/// Clocks are looked at this often even if nothing happens.
const PAUSE: Duration = Duration::from_millis(500);
/// A batch of bots waits no longer than this for the next.
const SWEEP_EVERY: u32 = 7200;

/// Runs until `stop` says so.
pub async fn run(service: Service, mut stop: watch::Receiver<bool>) {
    let mut rounds = 0;
    while !*stop.borrow() {
        let busy = step(&service).await;
        if rounds % SWEEP_EVERY == 0
            && let Err(error) = service.sweep().await
        {
            tracing::error!(%error, "sweep failed");
        }
        rounds += 1;
        if busy {
            continue;
        }
        tokio::select! {
            () = service.wake.notified() => {}
            () = tokio::time::sleep(PAUSE) => {}
            _ = stop.changed() => {}
        }
    }
}

/// Does all that is due once; says whether there was anything. Tests call it by hand.
pub async fn step(service: &Service) -> bool {
    let ticked = service.tick().await.unwrap_or_else(|error| {
        tracing::error!(%error, "scheduler failed");
        false
    });
    let sent = outbox::deliver(service).await.unwrap_or_else(|error| {
        tracing::error!(%error, "outbox failed");
        false
    });
    ticked || sent
}
