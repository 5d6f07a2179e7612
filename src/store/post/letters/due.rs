//! Emails and calls that are due, and who takes them.

use diesel::prelude::*;

use super::{Dropped, Kind, LEASE, MailState, OutboxRow};
use crate::AnyConnection;
use crate::matches::Status;
use crate::schema::{matches, outbox, seats};
use base::clock::Moment;
use base::ids::{MatchId, PlayerId};

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
    let front: Vec<InFront> = outbox::table
        .filter(outbox::due_at.le(now))
        .filter(outbox::kind.eq_any(Kind::ALL))
        .filter(outbox::state.eq_any(MailState::ALL))
        .order(outbox::due_at)
        .limit(IN_FRONT)
        .select(InFront::as_select())
        .load(conn)?;
    let turns: Vec<InFront> = front.into_iter().filter(InFront::is_turn).collect();
    let about: Vec<MatchId> = turns.iter().filter_map(|turn| turn.match_id).collect();
    if about.is_empty() {
        return Ok(false);
    }
    let runs: Vec<(MatchId, Status)> = matches::table
        .filter(matches::id.eq_any(&about))
        .filter(matches::paused.eq(false))
        .filter(matches::status.eq_any(Status::ALL))
        .select((matches::id, matches::status))
        .load(conn)?;
    let waits: Vec<(MatchId, i32, Option<i64>)> = seats::table
        .filter(seats::match_id.eq_any(&about))
        .filter(seats::waiting_since.is_not_null())
        .select((seats::match_id, seats::seat, seats::wait_number))
        .load(conn)?;
    let (mut played, mut over) = (Vec::new(), Vec::new());
    for turn in turns {
        let status = runs.iter().find(|(id, _)| Some(*id) == turn.match_id);
        match status.map(|(_, status)| status) {
            Some(Status::Running) if !turn.is_among(&waits) => played.push(turn.id),
            Some(Status::Over | Status::Abandoned | Status::Expired) => over.push(turn.id),
            Some(Status::Running | Status::Open) | None => {}
        }
    }
    for (ids, reason) in [(&played, why.played), (&over, why.over)] {
        let due = outbox::table
            .filter(outbox::id.eq_any(ids))
            .filter(outbox::due_at.le(now));
        diesel::update(due)
            .set(Dropped::because(reason))
            .execute(conn)?;
    }
    Ok(!played.is_empty() || !over.is_empty())
}

/// What is known of a due mail before it is composed.
#[derive(Queryable, Selectable)]
#[diesel(table_name = outbox)]
struct InFront {
    id: i64,
    kind: Kind,
    state: MailState,
    match_id: Option<MatchId>,
    seat: Option<i32>,
    number: Option<i64>,
}

impl InFront {
    fn is_turn(&self) -> bool {
        (self.kind, self.state) == (Kind::Turn, MailState::Queued)
    }

    fn is_among(&self, waits: &[(MatchId, i32, Option<i64>)]) -> bool {
        waits.iter().any(|(id, seat, number)| {
            (Some(*id), Some(*seat), *number) == (self.match_id, self.seat, self.number)
        })
    }
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
