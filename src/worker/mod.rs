//! The loops that run beside the requests: bots and clocks, and the outbox.

pub mod hooks;
pub mod listener;
pub mod outbox;

use std::time::Duration;

use tokio::sync::watch;

use crate::service::Service;

/// Clocks are looked at this often even if nothing happens.
const PAUSE: Duration = Duration::from_millis(500);
/// Once an hour, if nothing happens meanwhile.
const SWEEP_EVERY: u32 = 7200;

/// Runs until `stop` says so.
pub async fn run(service: Service, stop: watch::Receiver<bool>) {
    let outbox = outbox::run(service.clone(), stop.clone());
    tokio::join!(schedule(service, stop), outbox);
}

async fn schedule(service: Service, mut stop: watch::Receiver<bool>) {
    let mut rounds = 0;
    while !*stop.borrow() {
        let busy = tick(&service).await;
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
            () = service.wake.scheduler.notified() => {}
            () = tokio::time::sleep(PAUSE) => {}
            _ = stop.changed() => {}
        }
    }
}

async fn tick(service: &Service) -> bool {
    service.tick().await.unwrap_or_else(|error| {
        tracing::error!(%error, "scheduler failed");
        false
    })
}

/// Does all that is due once; says whether there was anything. Tests call it by hand.
pub async fn step(service: &Service) -> bool {
    let ticked = tick(service).await;
    let sent = outbox::deliver(service).await.unwrap_or_else(|error| {
        tracing::error!(%error, "outbox failed");
        false
    });
    ticked || sent
}
