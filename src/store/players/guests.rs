//! Guests: players without an account, until they get one or are forgotten.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::schema::{
    actions, analyses, any_senders, drop_outs, links, mail_choices, mail_settings, matches, outbox,
    players, positions, reply_tokens, seats, sessions, talk,
};
use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use base::names;

#[derive(Debug)]
pub struct NewGuest<'a> {
    /// Nobody reads it: at the table a guest is called so.
    pub name: &'a str,
    pub zone: &'a str,
    pub language: &'a str,
    pub created_at: Moment,
    pub until: Moment,
}

pub fn insert(conn: &mut AnyConnection, new: &NewGuest<'_>) -> QueryResult<PlayerId> {
    diesel::insert_into(players::table)
        .values((
            players::name.eq(new.name),
            players::name_key.eq(names::key(new.name)),
            players::name_skeleton.eq(names::skeleton(new.name)),
            players::password.eq(""),
            players::zone.eq(new.zone),
            players::language.eq(new.language),
            players::created_at.eq(new.created_at),
            players::guest_until.eq(new.until),
        ))
        .returning(players::id)
        .get_result(conn)
}

/// Those that are kept at a moment.
pub fn count(conn: &mut AnyConnection, now: Moment) -> QueryResult<i64> {
    let kept = players::table.filter(players::guest_until.gt(now));
    kept.count().get_result(conn)
}

/// Those whose time is up.
pub fn expired(conn: &mut AnyConnection, now: Moment, most: i64) -> QueryResult<Vec<PlayerId>> {
    let gone = players::table.filter(players::guest_until.le(now));
    let gone = gone.order(players::id).limit(most);
    gone.select(players::id).load(conn)
}

/// The matches of a guest, in the order in which matches are taken.
pub fn matches_of(conn: &mut AnyConnection, guest: PlayerId) -> QueryResult<Vec<MatchId>> {
    let own = seats::table.filter(seats::player_id.eq(guest));
    let order = own.order(seats::match_id);
    order.select(seats::match_id).load(conn)
}

/// Gives all that a guest has to an account. The matches have been taken.
pub fn hand_over(
    conn: &mut AnyConnection,
    guest: PlayerId,
    to: PlayerId,
    name: &str,
) -> QueryResult<()> {
    diesel::update(seats::table.filter(seats::player_id.eq(guest)))
        .set((seats::player_id.eq(to), seats::name.eq(name)))
        .execute(conn)?;
    diesel::update(matches::table.filter(matches::opened_by.eq(guest)))
        .set(matches::opened_by.eq(to))
        .execute(conn)?;
    diesel::update(drop_outs::table.filter(drop_outs::player_id.eq(guest)))
        .set(drop_outs::player_id.eq(to))
        .execute(conn)?;
    forget(conn, guest)
}

/// Forgets matches that nobody but a guest was in. They have been taken.
pub fn forget_matches(conn: &mut AnyConnection, ids: &[MatchId]) -> QueryResult<()> {
    diesel::delete(analyses::table.filter(analyses::match_id.eq_any(ids))).execute(conn)?;
    diesel::delete(positions::table.filter(positions::match_id.eq_any(ids))).execute(conn)?;
    diesel::delete(actions::table.filter(actions::match_id.eq_any(ids))).execute(conn)?;
    diesel::delete(talk::table.filter(talk::match_id.eq_any(ids))).execute(conn)?;
    diesel::delete(reply_tokens::table.filter(reply_tokens::match_id.eq_any(ids))).execute(conn)?;
    diesel::delete(drop_outs::table.filter(drop_outs::match_id.eq_any(ids))).execute(conn)?;
    diesel::delete(seats::table.filter(seats::match_id.eq_any(ids))).execute(conn)?;
    diesel::delete(matches::table.filter(matches::id.eq_any(ids))).execute(conn)?;
    Ok(())
}

/// Forgets a guest who has no seat any more.
pub fn forget(conn: &mut AnyConnection, guest: PlayerId) -> QueryResult<()> {
    diesel::delete(sessions::table.filter(sessions::player_id.eq(guest))).execute(conn)?;
    diesel::delete(links::table.filter(links::player_id.eq(guest))).execute(conn)?;
    diesel::delete(outbox::table.filter(outbox::player_id.eq(guest))).execute(conn)?;
    diesel::delete(mail_choices::table.filter(mail_choices::player_id.eq(guest))).execute(conn)?;
    diesel::delete(mail_settings::table.filter(mail_settings::player_id.eq(guest)))
        .execute(conn)?;
    diesel::delete(any_senders::table.filter(any_senders::player_id.eq(guest))).execute(conn)?;
    // Never an account, whatever the caller believes.
    let guest = players::table
        .find(guest)
        .filter(players::guest_until.is_not_null());
    diesel::delete(guest).execute(conn)?;
    Ok(())
}
