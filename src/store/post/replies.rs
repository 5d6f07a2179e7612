//! Replies by email: where they may go, which have arrived, and which addresses are dead.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::insert_unless_there;
use crate::schema::{any_senders, dead_addresses, reply_tokens, return_tokens, seen_messages};
use base::clock::Moment;
use base::ids::{MatchId, PlayerId};

#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = reply_tokens, treat_none_as_default_value = false)]
pub struct ReplyRow {
    pub hash: String,
    pub match_id: MatchId,
    pub seat: i32,
    /// The number of the match that the mail showed.
    pub number: i64,
    pub player_id: PlayerId,
    pub created_at: Moment,
}

pub fn add(conn: &mut AnyConnection, row: &ReplyRow) -> QueryResult<()> {
    diesel::insert_into(reply_tokens::table)
        .values(row)
        .execute(conn)?;
    Ok(())
}

pub fn find(conn: &mut AnyConnection, hash: &str) -> QueryResult<Option<ReplyRow>> {
    let found = reply_tokens::table.find(hash);
    found.select(ReplyRow::as_select()).first(conn).optional()
}

/// Notes that a mail to an address comes back to a token.
pub fn add_return(
    conn: &mut AnyConnection,
    hash: &str,
    address: &str,
    now: Moment,
) -> QueryResult<()> {
    diesel::insert_into(return_tokens::table)
        .values((
            return_tokens::hash.eq(hash),
            return_tokens::address.eq(address),
            return_tokens::created_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// The address whose mail comes back to a token.
pub fn returns_of(conn: &mut AnyConnection, hash: &str) -> QueryResult<Option<String>> {
    let found = return_tokens::table.find(hash);
    found.select(return_tokens::address).first(conn).optional()
}

pub fn is_seen(conn: &mut AnyConnection, hash: &str) -> QueryResult<bool> {
    let found = seen_messages::table.find(hash).select(seen_messages::hash);
    Ok(found.first::<String>(conn).optional()?.is_some())
}

/// Notes a message; `false` if it was seen before.
pub fn mark_seen(conn: &mut AnyConnection, hash: &str, now: Moment) -> QueryResult<bool> {
    let row = (seen_messages::hash.eq(hash), seen_messages::at.eq(now));
    Ok(insert_unless_there!(conn, seen_messages::table, row)? == 1)
}

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = dead_addresses)]
pub struct DeadRow {
    /// What the server said.
    pub words: String,
    pub at: Moment,
}

pub fn dead(conn: &mut AnyConnection, address: &str) -> QueryResult<Option<DeadRow>> {
    let found = dead_addresses::table.find(address);
    found.select(DeadRow::as_select()).first(conn).optional()
}

/// The newest words replace older ones.
pub fn bury(conn: &mut AnyConnection, address: &str, words: &str, now: Moment) -> QueryResult<()> {
    revive(conn, address)?;
    diesel::insert_into(dead_addresses::table)
        .values((
            dead_addresses::address.eq(address),
            dead_addresses::words.eq(words),
            dead_addresses::at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// Whether it was dead.
pub fn revive(conn: &mut AnyConnection, address: &str) -> QueryResult<bool> {
    let gone = diesel::delete(dead_addresses::table.find(address)).execute(conn)?;
    Ok(gone > 0)
}

pub fn takes_any_sender(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<bool> {
    let found = any_senders::table.find(player);
    Ok(found.count().get_result::<i64>(conn)? > 0)
}

pub fn set_any_sender(conn: &mut AnyConnection, player: PlayerId, on: bool) -> QueryResult<()> {
    diesel::delete(any_senders::table.find(player)).execute(conn)?;
    if on {
        insert_unless_there!(conn, any_senders::table, any_senders::player_id.eq(player))?;
    }
    Ok(())
}

/// Mails that were sent to the player cannot be answered any more.
pub fn forget_tokens(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<()> {
    diesel::delete(reply_tokens::table.filter(reply_tokens::player_id.eq(player))).execute(conn)?;
    Ok(())
}

/// What is kept of a player who leaves: nothing.
pub fn forget(
    conn: &mut AnyConnection,
    player: PlayerId,
    address: Option<&str>,
) -> QueryResult<()> {
    if let Some(address) = address {
        revive(conn, address)?;
        diesel::delete(return_tokens::table.filter(return_tokens::address.eq(address)))
            .execute(conn)?;
    }
    forget_tokens(conn, player)?;
    set_any_sender(conn, player, false)
}
