//! Sends what is due: claim, compose, hand over, note. A crash between any two of these loses
//! nothing: the lease runs out, and the repeat has the same Message-ID.

use std::time::Duration;

use chrono::TimeDelta;
use futures_util::future::join_all;
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::hooks;
use crate::clock::Moment;
use crate::mail::transport::MOST_AT_ONCE;
use crate::mail::{Letter, SendError, Written};
use crate::service::compose::Composed;
use crate::service::{Counters, Result, Service, ServiceError, secrets};
use crate::store::letters::{self, DROPPED, OutboxRow, REFUSED};
use crate::store::{StoreError, blocking};

/// Tried this often, and no longer than this, before it is given up.
const MOST_TRIES: i32 = 18;
const GIVE_UP_AFTER: TimeDelta = TimeDelta::days(4);
const LONGEST_PAUSE: TimeDelta = TimeDelta::hours(6);
/// The outbox is looked into this often even if nobody rings.
const PAUSE: Duration = Duration::from_millis(500);
/// What is on its way when the service stops has this long to arrive.
const LAST_CALL: Duration = Duration::from_secs(10);

/// Runs until `stop` says so. A slow server holds up its own messages only.
pub async fn run(service: Service, mut stop: watch::Receiver<bool>) {
    let mut flying = JoinSet::new();
    while !*stop.borrow() {
        let room = MOST_AT_ONCE - flying.len();
        let claimed = claim(&service, room).await.unwrap_or_else(|error| {
            tracing::error!(%error, "outbox failed");
            Vec::new()
        });
        for row in claimed {
            let service = service.clone();
            flying.spawn(async move { handle(&service, row).await });
        }
        tokio::select! {
            Some(_) = flying.join_next() => {}
            () = service.wake.outbox.notified(), if flying.len() < MOST_AT_ONCE => {}
            () = tokio::time::sleep(PAUSE) => {}
            _ = stop.changed() => {}
        }
    }
    let landing = async { while flying.join_next().await.is_some() {} };
    // Whatever does not land in time is sent again by the next run, when its lease is over.
    let _ = tokio::time::timeout(LAST_CALL, landing).await;
}

/// Sends what is due once; says whether there was anything. Tests call it by hand.
pub async fn deliver(service: &Service) -> Result<bool> {
    let claimed = claim(service, MOST_AT_ONCE).await?;
    let any = !claimed.is_empty();
    join_all(claimed.into_iter().map(|row| handle(service, row))).await;
    Ok(any)
}

pub async fn claim(service: &Service, most: usize) -> Result<Vec<OutboxRow>> {
    let now = service.clock.now();
    let due = service
        .store
        .read(move |conn| Ok::<_, ServiceError>(letters::is_due(conn, now)?))
        .await?;
    if !due || most == 0 {
        return Ok(Vec::new());
    }
    service
        .store
        .write(move |conn| Ok(letters::claim(conn, now, most as i64)?))
        .await
}

async fn handle(service: &Service, row: OutboxRow) {
    let id = row.id;
    let done = match row.kind.as_str() {
        "hook" => hooks::call(service, row).await,
        _ => send(service, row).await,
    };
    if let Err(error) = done {
        // The lease runs out, and it is tried again.
        tracing::error!(mail.id = id, %error, "mail not handled");
    }
}

async fn send(service: &Service, row: OutboxRow) -> Result<()> {
    if service.is_held_back(&row.address, &row.kind).await? {
        return end(service, row.id, DROPPED, "the address is dead".to_owned()).await;
    }
    let (letter, carried) = match service.compose(&row).await? {
        Composed::Letter(letter, carried) => (letter, carried),
        Composed::Drop(why) => {
            if let ("digest", Some(player)) = (row.kind.as_str(), row.player_id) {
                // Whoever has seen to everything may hear of what comes next.
                service.note_visit(player).await?;
            }
            return end(service, row.id, DROPPED, why.to_owned()).await;
        }
        Composed::Later(at) => return put_off(service, row.id, at, String::new()).await,
    };
    let message = match write(service, *letter, &row).await? {
        Ok(message) => message,
        Err(words) => return end(service, row.id, REFUSED, words).await,
    };
    match hand_over(service, &message).await? {
        Ok(()) => note_sent(service, &row, carried, message).await,
        Err(error) => fail(service, &row, error).await,
    }
}

/// The message of a letter, or why there can be none.
pub async fn write(
    service: &Service,
    letter: Letter,
    row: &OutboxRow,
) -> Result<std::result::Result<Written, String>> {
    let (mailer, now) = (service.mailer.clone(), service.clock.now());
    let (address, message_id) = (row.address.clone(), row.message_id.clone());
    blocking(move || {
        let written = mailer.write(&letter, &address, &message_id, now);
        Ok::<_, StoreError>(written.map_err(|error| error.to_string()))
    })
    .await
    .map_err(ServiceError::from)
}

pub async fn hand_over(
    service: &Service,
    message: &Written,
) -> Result<std::result::Result<(), SendError>> {
    let (mailer, message) = (service.mailer.clone(), message.clone());
    let sent = blocking(move || Ok::<_, StoreError>(mailer.send(&message)));
    sent.await.map_err(ServiceError::from)
}

pub async fn note_sent(
    service: &Service,
    row: &OutboxRow,
    carried: Vec<i64>,
    message: Written,
) -> Result<()> {
    let now = service.clock.now();
    let (address, is_local) = (row.address.clone(), service.mailer.is_local());
    let ids: Vec<i64> = carried.into_iter().chain([row.id]).collect();
    service
        .store
        .write(move |conn| {
            if is_local {
                let (subject, text) = (&message.subject, &message.text);
                letters::keep(conn, &address, subject, text, &message.raw, now)?;
            }
            Ok::<_, ServiceError>(letters::sent(conn, &ids, now)?)
        })
        .await?;
    Counters::add(&service.counters.mails, 1);
    Ok(())
}

/// Tries again later, or gives up with the words of whoever refused.
pub async fn fail(service: &Service, row: &OutboxRow, error: SendError) -> Result<()> {
    let now = service.clock.now();
    let old = now - row.created_at > GIVE_UP_AFTER;
    match error {
        SendError::Never(words) => {
            tracing::warn!(mail.id = row.id, "mail refused");
            service.note_refusal(&row.address, &words).await?;
            end(service, row.id, REFUSED, words).await
        }
        SendError::Later(words) if row.attempts >= MOST_TRIES || old => {
            tracing::warn!(mail.id = row.id, "mail given up");
            let words = format!("given up after {} tries: {words}", row.attempts);
            end(service, row.id, REFUSED, words).await
        }
        SendError::Later(words) => {
            put_off(service, row.id, next_try(now, row.attempts), words).await
        }
    }
}

/// Twice as long each time, a quarter more or less, so that not all come at once.
fn next_try(now: Moment, attempts: i32) -> Moment {
    let exponent = attempts.clamp(1, 20) as u32 - 1;
    let pause = TimeDelta::seconds(30 << exponent.min(15)).min(LONGEST_PAUSE);
    let jitter = i32::from(secrets::random()[0]) - 128;
    now + pause + pause * jitter / 512
}

async fn end(service: &Service, id: i64, state: &'static str, reason: String) -> Result<()> {
    service
        .store
        .write(move |conn| Ok(letters::end(conn, id, state, &reason)?))
        .await
}

async fn put_off(service: &Service, id: i64, at: Moment, reason: String) -> Result<()> {
    service
        .store
        .write(move |conn| Ok(letters::retry(conn, id, at, &reason)?))
        .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_a_limit_and_differ() {
        let now = Moment::default();
        let pause = |attempts| (next_try(now, attempts) - now).num_seconds();
        for attempts in 1..40 {
            let wanted = (30_i64 << (attempts - 1).min(15)).min(6 * 3600);
            let got = pause(attempts);
            assert!(
                got >= wanted * 3 / 4 - 1 && got <= wanted * 5 / 4,
                "{attempts}: {got}"
            );
        }
        let several: std::collections::BTreeSet<i64> = (0..50).map(|_| pause(10)).collect();
        assert!(several.len() > 5);
    }
}
