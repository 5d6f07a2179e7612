//! Emails and calls that are due, and who takes them.

use diesel::prelude::*;

use super::{Dropped, Kind, LEASE, MailState, OutboxRow};
use crate::AnyConnection;
use crate::matches::Status;
use crate::schema::{matches, outbox, seats};
use base::clock::Moment;
use base::ids::PlayerId;

/// Whether any mail is due.
pub fn is_due(conn: &mut AnyConnection, now: Moment) -> QueryResult<bool> {
    let due = outbox::table
        .filter(outbox::due_at.le(now))
        .filter(outbox::kind.ne(Kind::Hook))
        .select(outbox::id);
    Ok(due.first::<i64>(conn).optional()?.is_some())
}

pub fn due_count(conn: &mut AnyConnection, now: Moment) -> QueryResult<i64> {
    let due = outbox::table.filter(outbox::due_at.le(now));
    due.count().get_result(conn)
}

/// So many of the oldest are looked at before some of them are taken.
const IN_FRONT: i64 = 100;

/// Why an email about a turn is not sent.
#[derive(Clone, Copy, Debug)]
pub struct Moot<'a> {
    pub played: &'a str,
    pub over: &'a str,
}

/// Drops those of the oldest due mails that are about turns which have been played, or about matches
/// which have ended: they need not be composed to find that out. Says whether there were any.
pub fn drop_moot(conn: &mut AnyConnection, now: Moment, why: Moot<'_>) -> QueryResult<bool> {
    let due = diesel::alias!(outbox as due);
    let oldest = due
        .filter(due.field(outbox::due_at).le(now))
        .order(due.field(outbox::due_at))
        .limit(IN_FRONT)
        .select(due.field(outbox::id));
    let waits = seats::table
        .filter(seats::waiting_since.is_not_null())
        .filter(seats::match_id.nullable().eq(outbox::match_id))
        .filter(seats::seat.nullable().eq(outbox::seat))
        .filter(seats::wait_number.eq(outbox::number));
    let is_moot =
        diesel::dsl::not(diesel::dsl::exists(waits)).or(matches::status.ne(Status::Running));
    let moot: Vec<(i64, Status)> = outbox::table
        .inner_join(matches::table.on(matches::id.nullable().eq(outbox::match_id)))
        .filter(outbox::id.eq_any(oldest))
        .filter(outbox::kind.eq(Kind::Turn))
        .filter(outbox::state.eq(MailState::Queued))
        .filter(matches::paused.eq(false))
        .filter(is_moot)
        .select((outbox::id, matches::status))
        .load(conn)?;
    let (played, over): (Vec<_>, Vec<_>) = moot
        .iter()
        .partition(|(_, status)| *status == Status::Running);
    for (some, reason) in [(played, why.played), (over, why.over)] {
        let ids = some.iter().map(|(id, _)| *id);
        let due = outbox::table
            .filter(outbox::id.eq_any(ids))
            .filter(outbox::due_at.le(now));
        diesel::update(due)
            .set(Dropped::because(reason))
            .execute(conn)?;
    }
    Ok(!moot.is_empty())
}

/// Takes up to `most` due mails.
pub fn claim(conn: &mut AnyConnection, now: Moment, most: i64) -> QueryResult<Vec<OutboxRow>> {
    let oldest = outbox::table
        .filter(outbox::due_at.le(now))
        .filter(outbox::kind.ne(Kind::Hook))
        // What nobody can read is not sent; it is found by looking for it.
        .filter(outbox::kind.eq_any(Kind::ALL))
        .filter(outbox::state.eq_any(MailState::ALL))
        .order(outbox::due_at)
        .limit(most)
        .select(OutboxRow::as_select())
        .load(conn)?;
    lease(conn, oldest, now)
}

/// The oldest due call of each player but these, the oldest of all first.
pub fn due_calls(
    conn: &mut AnyConnection,
    now: Moment,
    but: &[PlayerId],
    most: i64,
) -> QueryResult<Vec<(PlayerId, i64)>> {
    let due = outbox::table
        .filter(outbox::kind.eq(Kind::Hook))
        .filter(outbox::due_at.le(now))
        .filter(outbox::player_id.is_not_null())
        .filter(outbox::player_id.ne_all(but));
    let oldest: Vec<(Option<PlayerId>, Option<i64>)> = due
        .group_by(outbox::player_id)
        .select((outbox::player_id, diesel::dsl::min(outbox::id)))
        .order(diesel::dsl::min(outbox::id))
        .limit(most)
        .load(conn)?;
    let both = |(player, id): (Option<PlayerId>, Option<i64>)| Some((player?, id?));
    Ok(oldest.into_iter().filter_map(both).collect())
}

/// Takes one call, if it is still due.
pub fn claim_call(
    conn: &mut AnyConnection,
    id: i64,
    now: Moment,
) -> QueryResult<Option<OutboxRow>> {
    let due = outbox::table.find(id).filter(outbox::due_at.le(now));
    let found = due.select(OutboxRow::as_select()).load(conn)?;
    Ok(lease(conn, found, now)?.pop())
}

fn lease(
    conn: &mut AnyConnection,
    rows: Vec<OutboxRow>,
    now: Moment,
) -> QueryResult<Vec<OutboxRow>> {
    let mut claimed = Vec::new();
    for mut row in rows {
        // Testing `due_at` again decides the race: a rival's lease moved it.
        let won = diesel::update(outbox::table.find(row.id).filter(outbox::due_at.le(now)))
            .set((
                outbox::due_at.eq(now + LEASE),
                outbox::attempts.eq(outbox::attempts + 1),
            ))
            .execute(conn)?;
        if won == 1 {
            row.attempts += 1;
            claimed.push(row);
        }
    }
    Ok(claimed)
}

/// Keeps what a worker is busy with its own; what is done or put off meanwhile is left alone.
pub fn renew(conn: &mut AnyConnection, ids: &[i64], now: Moment) -> QueryResult<()> {
    let until = now + LEASE;
    let own = outbox::table
        .filter(outbox::id.eq_any(ids))
        .filter(outbox::due_at.le(until));
    diesel::update(own)
        .set(outbox::due_at.eq(until))
        .execute(conn)?;
    Ok(())
}

/// Since when the oldest mail is due that nobody has taken up.
pub fn oldest_due(conn: &mut AnyConnection, now: Moment) -> QueryResult<Option<Moment>> {
    let due = outbox::table
        .filter(outbox::due_at.le(now))
        .filter(outbox::kind.eq_any(Kind::ALL))
        .filter(outbox::state.eq_any(MailState::ALL));
    due.select(diesel::dsl::min(outbox::due_at))
        .get_result(conn)
}
