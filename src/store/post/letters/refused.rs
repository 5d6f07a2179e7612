//! Emails that a server refused or that were given up: kept, shown, and sent again.

use diesel::prelude::*;

use super::{Kind, LEASE, MailState, OutboxRow};
use crate::AnyConnection;
use crate::schema::outbox;
use base::clock::Moment;

/// Kinds whose mails hold the secret of an account: it is not kept, and is asked for again.
const SECRET: [Kind; 5] = [
    Kind::Confirm,
    Kind::Known,
    Kind::Reset,
    Kind::AddressOld,
    Kind::AddressNew,
];

/// A server refused a mail, or it was given up: it is kept, so that it can be sent again.
pub fn refuse(conn: &mut AnyConnection, id: i64, reason: &str) -> QueryResult<()> {
    let refused = outbox::table.find(id);
    diesel::update(refused)
        .set((
            outbox::state.eq(MailState::Refused),
            outbox::due_at.eq(None::<Moment>),
            outbox::reason.eq(reason),
        ))
        .execute(conn)?;
    let secret = refused.filter(outbox::kind.eq_any(SECRET));
    diesel::update(secret)
        .set(outbox::payload.eq("{}"))
        .execute(conn)?;
    Ok(())
}

/// Sends mails again that were refused, and at once those that wait for another try; all of them, or
/// those named. Says how many.
pub fn send_again(conn: &mut AnyConnection, ids: &[i64], now: Moment) -> QueryResult<usize> {
    let is_wanted = |id: &i64| ids.is_empty() || ids.contains(id);
    let refused: Vec<i64> = outbox::table
        .filter(outbox::state.eq(MailState::Refused))
        .filter(outbox::payload.ne("{}"))
        .select(outbox::id)
        .load(conn)?;
    let refused: Vec<i64> = refused.into_iter().filter(is_wanted).collect();
    let waiting = waiting_after_a_try(conn, i64::MAX)?.into_iter();
    let waiting: Vec<i64> = waiting.map(|row| row.id).filter(is_wanted).collect();
    let anew = diesel::update(outbox::table.filter(outbox::id.eq_any(refused)))
        .set((
            outbox::state.eq(MailState::Queued),
            outbox::due_at.eq(Some(now)),
            outbox::attempts.eq(0),
            outbox::reason.eq(""),
        ))
        .execute(conn)?;
    // What is due sooner may be in hand.
    let waits = outbox::due_at.gt(now + LEASE);
    let at_once = diesel::update(
        outbox::table
            .filter(outbox::id.eq_any(waiting))
            .filter(waits),
    )
    .set(outbox::due_at.eq(Some(now)))
    .execute(conn)?;
    Ok(anew + at_once)
}

/// Mails that a server refused or that were given up, newest first.
pub fn refused(conn: &mut AnyConnection, most: i64) -> QueryResult<Vec<OutboxRow>> {
    let found = outbox::table.filter(outbox::state.eq(MailState::Refused));
    let order = found.order(outbox::id.desc()).limit(most);
    order.select(OutboxRow::as_select()).load(conn)
}

/// Emails that a server did not take and that are tried again, newest first; the server's words are the
/// reason.
pub fn waiting_after_a_try(conn: &mut AnyConnection, most: i64) -> QueryResult<Vec<OutboxRow>> {
    let found = outbox::table
        .filter(outbox::state.eq(MailState::Queued))
        .filter(outbox::kind.ne(Kind::Hook))
        .filter(outbox::due_at.is_not_null())
        .filter(outbox::reason.ne(""));
    let order = found.order(outbox::id.desc()).limit(most);
    order.select(OutboxRow::as_select()).load(conn)
}
