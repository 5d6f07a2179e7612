//! Sends what is due: claim, compose, hand over, note. A crash between any two of these loses
//! nothing: the lease runs out, and the repeat has the same Message-ID.

use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::time::{Duration, Instant};

use chrono::TimeDelta;
use futures_util::FutureExt;
use futures_util::future::join_all;
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::Patience;
use base::clock::Moment;
use mail::transport::MOST_AT_ONCE;
use mail::{Letter, SendError, Written};
use service::compose::Composed;
use service::letters::A_MOMENT;
use service::troubles::Work;
use service::{Counters, Result, Service, ServiceError, Unreadable, digests, secrets};
use store::letters::{self, Kind, OutboxRow};
use store::mailbox;
use store::{StoreError, blocking};
use words::{keep, message};

/// Tried this often, and no longer than this, before it is given up.
const MOST_TRIES: i32 = 18;
const GIVE_UP_AFTER: TimeDelta = TimeDelta::days(4);
const LONGEST_PAUSE: TimeDelta = TimeDelta::hours(6);
/// What takes longer than a lease stays in hand as long as this node lives.
const RENEW_EVERY: Duration = Duration::from_secs(4);
/// What is about a match that cannot be read is tried again after this.
const UNREADABLE_WAITS: TimeDelta = TimeDelta::hours(1);
/// What is on its way when the service stops has this long to arrive.
const LAST_CALL: Duration = Duration::from_secs(10);

/// The trouble with a server that refuses us, or what our mails say: one for all of them.
const REFUSALS: Work = Work::Refusals;

/// Runs until `stop` says so. A slow server holds up its own messages only.
pub async fn run(service: Service, mut stop: watch::Receiver<bool>) {
    let mut flying = JoinSet::new();
    let mut in_hand = BTreeSet::new();
    let mut renewed = Instant::now();
    let mut patience = Patience::new("outbox");
    while !*stop.borrow() {
        let room = MOST_AT_ONCE - flying.len();
        let claimed = patience.note(claim(&service, service.clock.now(), room).await);
        for row in claimed.unwrap_or_default() {
            let service = service.clone();
            let id = row.id;
            in_hand.insert(id);
            flying.spawn(async move {
                handle(&service, row).await;
                id
            });
        }
        if renewed.elapsed() >= RENEW_EVERY {
            renewed = Instant::now();
            patience.note(renew(&service, &in_hand).await);
        }
        tokio::select! {
            Some(landed) = flying.join_next() => match landed {
                Ok(id) => drop(in_hand.remove(&id)),
                // Whatever it was, its lease runs out with the others renewed.
                Err(_) if flying.is_empty() => in_hand.clear(),
                Err(_) => {}
            },
            () = service.wake.outbox.notified(), if flying.len() < MOST_AT_ONCE && patience.is_calm() => {}
            () = tokio::time::sleep(patience.pause()) => {}
            _ = stop.changed() => {}
        }
    }
    let landing = async { while flying.join_next().await.is_some() {} };
    // Whatever does not land in time is sent again by the next run, when its lease is over.
    let _ = tokio::time::timeout(LAST_CALL, landing).await;
}

/// Sends what is due once, and what a moment would make due; says whether there was anything. Tests
/// call it by hand.
pub async fn deliver(service: &Service) -> Result<bool> {
    let soon = service.clock.now() + A_MOMENT;
    let claimed = claim(service, soon, MOST_AT_ONCE).await?;
    let any = !claimed.is_empty();
    join_all(claimed.into_iter().map(|row| handle(service, row))).await;
    Ok(any)
}

/// Takes what is due at this time.
pub async fn claim(service: &Service, now: Moment, most: usize) -> Result<Vec<OutboxRow>> {
    let due = service
        .store
        .read(move |conn| Ok::<_, ServiceError>(letters::is_due(conn, now)?))
        .await?;
    if !due || most == 0 {
        return Ok(Vec::new());
    }
    loop {
        let claimed = service.store.write(move |conn| {
            let why = letters::Moot {
                played: &keep(&message!("drop-played")),
                over: &keep(&message!("drop-over")),
            };
            let looks_again = letters::drop_moot(conn, now, why)?;
            let claim = || letters::claim(conn, now, most as i64);
            Ok::<_, ServiceError>((!looks_again).then(claim).transpose()?)
        });
        if let Some(claimed) = claimed.await? {
            return Ok(claimed);
        }
    }
}

async fn renew(service: &Service, in_hand: &BTreeSet<i64>) -> Result<()> {
    if in_hand.is_empty() {
        return Ok(());
    }
    let (ids, now) = (
        in_hand.iter().copied().collect::<Vec<_>>(),
        service.clock.now(),
    );
    service
        .store
        .write(move |conn| Ok(letters::renew(conn, &ids, now)?))
        .await
}

async fn handle(service: &Service, row: OutboxRow) {
    settle(service, &row, send(service, row.clone())).await;
}

/// One mail or call by itself: what fails inside is an alarm, and is tried again later and later.
pub(super) async fn settle(
    service: &Service,
    row: &OutboxRow,
    doing: impl Future<Output = Result<()>>,
) {
    let (id, attempts) = (row.id, row.attempts);
    let done = AssertUnwindSafe(doing).catch_unwind().await;
    let done = done.unwrap_or(Err(ServiceError::Store(StoreError::BrokeOff)));
    match done {
        Ok(()) if attempts > 1 => service.end_trouble(Work::Mail, id).await,
        Ok(()) => {}
        Err(error) => {
            let words = error.to_string();
            service.note_trouble(Work::Mail, id, words.clone()).await;
            if let Err(error) = fail(service, row, SendError::Later(words)).await {
                // The lease runs out, and it is tried again.
                tracing::error!(mail.id = id, %error, "mail not handled");
            }
        }
    }
}

async fn send(service: &Service, row: OutboxRow) -> Result<()> {
    if service.is_held_back(&row.address, row.kind).await? {
        let why = keep(&message!("drop-dead-address"));
        return drop_it(service, row.id, why).await;
    }
    if let (Kind::Digest, Some(player)) = (row.kind, row.player_id) {
        service.tidy_digest(player).await?;
    }
    let composed = match service.compose(&row).await {
        Err(ServiceError::Unreadable(why)) => return set_aside(service, &row, &why).await,
        composed => composed?,
    };
    let (letter, carried) = match composed {
        Composed::Letter(letter, carried) => (letter, carried),
        Composed::Drop(why) => {
            if let (Kind::Digest, Some(player)) = (row.kind, row.player_id) {
                service.note_empty_digest(player).await?;
            }
            return drop_it(service, row.id, why).await;
        }
        Composed::Later(at) => {
            return match (row.kind, row.player_id) {
                (Kind::Digest, Some(player)) => service.put_off_digest(row.id, player, at).await,
                _ => put_off(service, row.id, at, String::new()).await,
            };
        }
    };
    let message = match write(service, *letter, &row).await? {
        Ok(message) => message,
        Err(words) => return refuse(service, row.id, words).await,
    };
    match hand_over(service, &message).await? {
        Ok(()) => {
            note_sent(service, &row, carried, message).await?;
            if row.attempts > 1 {
                service.end_trouble(REFUSALS, 0).await;
            }
            Ok(())
        }
        Err(error) => fail(service, &row, error).await,
    }
}

/// A row that cannot be read is not sent; one about a match that cannot be read waits for it.
async fn set_aside(service: &Service, row: &OutboxRow, why: &Unreadable) -> Result<()> {
    tracing::error!(mail.id = row.id, error = %why, "mail set aside");
    match why.table == "outbox" {
        true => refuse(service, row.id, why.to_string()).await,
        false => {
            let later = service.clock.now() + UNREADABLE_WAITS;
            put_off(service, row.id, later, why.to_string()).await
        }
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
    let digest_of = row.player_id.filter(|_| row.kind == Kind::Digest);
    service
        .store
        .write(move |conn| {
            if is_local {
                let (subject, text) = (&message.subject, &message.text);
                mailbox::keep(conn, &address, subject, text, &message.raw, now)?;
            }
            letters::sent(conn, &ids, now)?;
            match digest_of {
                Some(player) => digests::went_out(conn, player, now),
                None => Ok(()),
            }
        })
        .await?;
    service.counters.count_mail(row.kind);
    Ok(())
}

/// Tries again later, or gives up with the words of whoever refused.
pub async fn fail(service: &Service, row: &OutboxRow, error: SendError) -> Result<()> {
    let now = service.clock.now();
    // One that is sent again by hand is tried more than once.
    let old = now - row.created_at > GIVE_UP_AFTER && row.attempts > 1;
    service.counters.count_mail_failure(&row.address);
    match error {
        SendError::Never(words) => {
            tracing::warn!(mail.id = row.id, "mail refused");
            Counters::add(&service.counters.mails_refused, 1);
            service.note_refusal(&row.address, &words).await?;
            refuse(service, row.id, words).await
        }
        SendError::Later(words) | SendError::Refused(words)
            if row.attempts >= MOST_TRIES || old =>
        {
            tracing::warn!(mail.id = row.id, "mail given up");
            Counters::add(&service.counters.mails_refused, 1);
            let words = keep(&message!("given-up", count = row.attempts, words = words));
            refuse(service, row.id, words).await?;
            // It stands on the admin's page from now on.
            service.end_trouble(REFUSALS, 0).await;
            Ok(())
        }
        SendError::Later(words) => {
            put_off(service, row.id, next_try(now, row.attempts), words).await
        }
        SendError::Refused(words) => {
            service.note_trouble(REFUSALS, 0, words.clone()).await;
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

async fn drop_it(service: &Service, id: i64, reason: String) -> Result<()> {
    service
        .store
        .write(move |conn| Ok(letters::end(conn, id, &reason)?))
        .await
}

async fn refuse(service: &Service, id: i64, reason: String) -> Result<()> {
    service
        .store
        .write(move |conn| Ok(letters::refuse(conn, id, &reason)?))
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
