//! Mail that is to be sent (the outbox), what became of it, and the local mailbox.

use chrono::TimeDelta;
use diesel::prelude::*;

use super::AnyConnection;
use super::schema::{letters, matches, outbox, players, seats};
use crate::clock::Moment;
use crate::ids::{MatchId, PlayerId};

/// A worker that dies loses its claim after this.
pub const LEASE: TimeDelta = TimeDelta::minutes(5);

pub const QUEUED: &str = "queued";
/// Waits for the next digest.
pub const DIGEST: &str = "digest";
pub const SENT: &str = "sent";
pub const REFUSED: &str = "refused";
pub const DROPPED: &str = "dropped";

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = outbox)]
pub struct OutboxRow {
    pub id: i64,
    pub address: String,
    pub player_id: Option<PlayerId>,
    pub kind: String,
    pub payload: String,
    pub due_at: Option<Moment>,
    pub attempts: i32,
    pub created_at: Moment,
    pub sent_at: Option<Moment>,
    pub state: String,
    /// Why it was refused or dropped.
    pub reason: String,
    /// The left part of the Message-ID.
    pub message_id: String,
    pub match_id: Option<MatchId>,
    pub seat: Option<i32>,
    pub number: Option<i64>,
}

#[derive(Clone, Debug, Default, Insertable)]
#[diesel(table_name = outbox, treat_none_as_default_value = false)]
pub struct NewMail<'a> {
    pub address: &'a str,
    pub player_id: Option<PlayerId>,
    pub kind: &'a str,
    pub payload: &'a str,
    pub dedup_key: &'a str,
    pub state: &'a str,
    pub message_id: &'a str,
    pub match_id: Option<MatchId>,
    pub seat: Option<i32>,
    pub number: Option<i64>,
    pub due_at: Option<Moment>,
    pub created_at: Moment,
}

/// Written in the transaction of what it tells about. The same `dedup_key` is one mail: `false`
/// if there is one. A mail that was dropped is taken up again.
pub fn queue(conn: &mut AnyConnection, mail: &NewMail<'_>) -> QueryResult<bool> {
    let same = outbox::table
        .filter(outbox::dedup_key.eq(mail.dedup_key))
        .select((outbox::id, outbox::state));
    match same.get_result::<(i64, String)>(conn).optional()? {
        None => {
            let inserted = diesel::insert_into(outbox::table).values(mail);
            Ok(inserted.execute(conn)? == 1)
        }
        Some((id, state)) if state == DROPPED => {
            let again = diesel::update(outbox::table.find(id)).set((
                outbox::state.eq(mail.state),
                outbox::payload.eq(mail.payload),
                outbox::due_at.eq(mail.due_at),
                outbox::reason.eq(""),
            ));
            Ok(again.execute(conn)? == 1)
        }
        Some(_) => Ok(false),
    }
}

/// Whether anything is due.
pub fn is_due(conn: &mut AnyConnection, now: Moment) -> QueryResult<bool> {
    let due = outbox::table
        .filter(outbox::due_at.le(now))
        .select(outbox::id);
    Ok(due.first::<i64>(conn).optional()?.is_some())
}

/// Takes up to `most` due mails.
pub fn claim(conn: &mut AnyConnection, now: Moment, most: i64) -> QueryResult<Vec<OutboxRow>> {
    let oldest = outbox::table
        .filter(outbox::due_at.le(now))
        .order(outbox::due_at)
        .limit(most)
        .select(OutboxRow::as_select());
    let mut claimed = Vec::new();
    for mut row in oldest.load(conn)? {
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

pub fn sent(conn: &mut AnyConnection, ids: &[i64], now: Moment) -> QueryResult<()> {
    diesel::update(outbox::table.filter(outbox::id.eq_any(ids)))
        .set((
            outbox::state.eq(SENT),
            outbox::due_at.eq(None::<Moment>),
            outbox::sent_at.eq(Some(now)),
            outbox::reason.eq(""),
            // It may hold the secret of a link, which is kept only until it is sent.
            outbox::payload.eq("{}"),
        ))
        .execute(conn)?;
    Ok(())
}

/// Ends a mail without sending it: `REFUSED` or `DROPPED`, and why.
pub fn end(conn: &mut AnyConnection, id: i64, state: &str, reason: &str) -> QueryResult<()> {
    diesel::update(outbox::table.find(id))
        .set((
            outbox::state.eq(state),
            outbox::due_at.eq(None::<Moment>),
            outbox::reason.eq(reason),
            outbox::payload.eq("{}"),
        ))
        .execute(conn)?;
    Ok(())
}

/// Puts a mail off, and says why if something stood in the way.
pub fn retry(conn: &mut AnyConnection, id: i64, at: Moment, reason: &str) -> QueryResult<()> {
    diesel::update(outbox::table.find(id))
        .set((outbox::due_at.eq(Some(at)), outbox::reason.eq(reason)))
        .execute(conn)?;
    Ok(())
}

pub fn waiting(conn: &mut AnyConnection) -> QueryResult<i64> {
    let found = outbox::table.filter(outbox::due_at.is_not_null());
    found.count().get_result(conn)
}

pub fn of_player(
    conn: &mut AnyConnection,
    player: PlayerId,
    most: i64,
) -> QueryResult<Vec<OutboxRow>> {
    let own = outbox::table.filter(outbox::player_id.eq(player));
    let order = own.order(outbox::id.desc()).limit(most);
    order.select(OutboxRow::as_select()).load(conn)
}

/// Mails that a server refused or that were given up, newest first.
pub fn refused(conn: &mut AnyConnection, most: i64) -> QueryResult<Vec<OutboxRow>> {
    let found = outbox::table.filter(outbox::state.eq(REFUSED));
    let order = found.order(outbox::id.desc()).limit(most);
    order.select(OutboxRow::as_select()).load(conn)
}

/// What waits for the player's next digest, oldest first.
pub fn for_digest(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<Vec<OutboxRow>> {
    let own = outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::state.eq(DIGEST));
    let order = own.order(outbox::id);
    order.select(OutboxRow::as_select()).load(conn)
}

/// A letter of a kind about a match that is not being sent yet: more can still go into it.
pub fn is_gathering(
    conn: &mut AnyConnection,
    kind: &str,
    player: PlayerId,
    id: MatchId,
    now: Moment,
) -> QueryResult<bool> {
    let open = outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::kind.eq(kind))
        .filter(outbox::match_id.eq(id))
        .filter(outbox::attempts.eq(0))
        .filter(outbox::state.eq(DIGEST).or(outbox::due_at.gt(now)));
    Ok(open.count().get_result::<i64>(conn)? > 0)
}

/// Seats of people that wait, with no mail about it that was sent or is on its way.
pub fn waits_without_mail(conn: &mut AnyConnection) -> QueryResult<Vec<(MatchId, i32, PlayerId)>> {
    let told = outbox::table
        .filter(outbox::kind.eq("turn"))
        .filter(outbox::state.eq_any([QUEUED, DIGEST, SENT]))
        .filter(outbox::player_id.eq(seats::player_id))
        .filter(outbox::match_id.eq(seats::match_id.nullable()))
        .filter(outbox::seat.eq(seats::seat.nullable()))
        .filter(outbox::number.eq(seats::wait_number));
    let rows: Vec<(MatchId, i32, Option<PlayerId>)> = seats::table
        .inner_join(matches::table)
        .inner_join(players::table.on(players::id.nullable().eq(seats::player_id)))
        .filter(seats::waiting_since.is_not_null())
        .filter(seats::wait_number.is_not_null())
        .filter(matches::status.eq(super::matches::RUNNING))
        .filter(matches::paused.eq(false))
        .filter(players::email.is_not_null())
        .filter(diesel::dsl::not(diesel::dsl::exists(told)))
        .select((seats::match_id, seats::seat, seats::player_id))
        .load(conn)?;
    let people = rows.into_iter();
    Ok(people
        .filter_map(|(id, seat, player)| Some((id, seat, player?)))
        .collect())
}

/// Forgets old mails that are done, but for those about waits, which may last.
pub fn sweep(conn: &mut AnyConnection, oldest: Moment) -> QueryResult<()> {
    let done = outbox::table
        .filter(outbox::created_at.lt(oldest))
        .filter(outbox::state.eq_any([SENT, REFUSED, DROPPED]))
        .filter(outbox::kind.ne("turn"));
    diesel::delete(done).execute(conn)?;
    diesel::delete(letters::table.filter(letters::at.lt(oldest))).execute(conn)?;
    Ok(())
}

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = letters)]
pub struct LetterRow {
    pub id: i64,
    pub address: String,
    pub subject: String,
    pub words: String,
    pub at: Moment,
    /// The whole message, as a mail server would have got it.
    pub message: Option<Vec<u8>>,
}

pub fn keep(
    conn: &mut AnyConnection,
    address: &str,
    subject: &str,
    words: &str,
    message: &[u8],
    now: Moment,
) -> QueryResult<()> {
    diesel::insert_into(letters::table)
        .values((
            letters::address.eq(address),
            letters::subject.eq(subject),
            letters::words.eq(words),
            letters::message.eq(Some(message)),
            letters::at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn kept(conn: &mut AnyConnection, most: i64) -> QueryResult<Vec<LetterRow>> {
    let order = letters::table.order(letters::id.desc()).limit(most);
    order.select(LetterRow::as_select()).load(conn)
}

pub fn kept_one(conn: &mut AnyConnection, id: i64) -> QueryResult<Option<LetterRow>> {
    let found = letters::table.find(id);
    found
        .select(LetterRow::as_select())
        .get_result(conn)
        .optional()
}
