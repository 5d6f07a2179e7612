//! Emails that a server refused or that were given up: kept, shown, and sent again.

use diesel::prelude::*;

use super::{Kind, MailState, OutboxRow};
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

/// Sends mails again that were refused; all of them, or those named. Says how many.
pub fn send_again(conn: &mut AnyConnection, ids: &[i64], now: Moment) -> QueryResult<usize> {
    let refused: Vec<i64> = outbox::table
        .filter(outbox::state.eq(MailState::Refused))
        .filter(outbox::payload.ne("{}"))
        .select(outbox::id)
        .load(conn)?;
    let wanted: Vec<i64> = refused
        .into_iter()
        .filter(|id| ids.is_empty() || ids.contains(id))
        .collect();
    diesel::update(outbox::table.filter(outbox::id.eq_any(wanted)))
        .set((
            outbox::state.eq(MailState::Queued),
            outbox::due_at.eq(Some(now)),
            outbox::attempts.eq(0),
            outbox::reason.eq(""),
        ))
        .execute(conn)
}

/// Mails that a server refused or that were given up, newest first.
pub fn refused(conn: &mut AnyConnection, most: i64) -> QueryResult<Vec<OutboxRow>> {
    let found = outbox::table.filter(outbox::state.eq(MailState::Refused));
    let order = found.order(outbox::id.desc()).limit(most);
    order.select(OutboxRow::as_select()).load(conn)
}
