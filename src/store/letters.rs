//! Mail that is to be sent (the outbox), and the local mailbox.

use chrono::TimeDelta;
use diesel::prelude::*;

use super::AnyConnection;
use super::schema::{letters, outbox};
use crate::clock::Moment;
use crate::ids::PlayerId;

/// A worker that dies loses its claim after this.
const LEASE: TimeDelta = TimeDelta::minutes(5);

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = outbox)]
pub struct OutboxRow {
    pub id: i64,
    pub address: String,
    pub player_id: Option<PlayerId>,
    pub kind: String,
    pub payload: String,
    pub attempts: i32,
}

#[derive(Debug, Insertable)]
#[diesel(table_name = outbox)]
pub struct NewMail<'a> {
    pub address: &'a str,
    pub player_id: Option<PlayerId>,
    pub kind: &'a str,
    pub payload: &'a str,
    pub dedup_key: &'a str,
    pub due_at: Option<Moment>,
    pub created_at: Moment,
}

/// Written in the transaction of what it tells about. The same `dedup_key` is one mail.
pub fn queue(conn: &mut AnyConnection, mail: &NewMail<'_>) -> QueryResult<()> {
    let same = outbox::table.filter(outbox::dedup_key.eq(mail.dedup_key));
    if same.count().get_result::<i64>(conn)? == 0 {
        diesel::insert_into(outbox::table)
            .values(mail)
            .execute(conn)?;
    }
    Ok(())
}

/// Takes one due mail.
pub fn claim(conn: &mut AnyConnection, now: Moment) -> QueryResult<Option<OutboxRow>> {
    let oldest = outbox::table
        .filter(outbox::due_at.le(now))
        .order(outbox::due_at)
        .select(OutboxRow::as_select());
    let Some(row) = oldest.first(conn).optional()? else {
        return Ok(None);
    };
    // Testing `due_at` again decides the race: a rival's lease moved it.
    let won = diesel::update(outbox::table.find(row.id).filter(outbox::due_at.le(now)))
        .set((
            outbox::due_at.eq(now + LEASE),
            outbox::attempts.eq(outbox::attempts + 1),
        ))
        .execute(conn)?;
    Ok((won == 1).then_some(row))
}

pub fn sent(conn: &mut AnyConnection, id: i64, now: Moment) -> QueryResult<()> {
    diesel::update(outbox::table.find(id))
        .set((
            outbox::due_at.eq(None::<Moment>),
            outbox::sent_at.eq(Some(now)),
            // It may hold the secret of a link, which is kept only until it is sent.
            outbox::payload.eq("{}"),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn retry(conn: &mut AnyConnection, id: i64, at: Moment) -> QueryResult<()> {
    diesel::update(outbox::table.find(id))
        .set(outbox::due_at.eq(Some(at)))
        .execute(conn)?;
    Ok(())
}

pub fn waiting(conn: &mut AnyConnection) -> QueryResult<i64> {
    let found = outbox::table.filter(outbox::due_at.is_not_null());
    found.count().get_result(conn)
}

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = letters)]
pub struct LetterRow {
    pub id: i64,
    pub address: String,
    pub subject: String,
    pub words: String,
    pub at: Moment,
}

pub fn keep(
    conn: &mut AnyConnection,
    address: &str,
    subject: &str,
    words: &str,
    now: Moment,
) -> QueryResult<()> {
    diesel::insert_into(letters::table)
        .values((
            letters::address.eq(address),
            letters::subject.eq(subject),
            letters::words.eq(words),
            letters::at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn kept(conn: &mut AnyConnection, most: i64) -> QueryResult<Vec<LetterRow>> {
    let order = letters::table.order(letters::id.desc()).limit(most);
    order.select(LetterRow::as_select()).load(conn)
}
