//! People: players, their sessions, links in emails, API tokens, and counted attempts.

use std::collections::HashSet;

use diesel::prelude::*;
use diesel::sql_types::BigInt;

use crate::AnyConnection;
use crate::insert_unless_there;
use crate::kept::{Bind, kept, on_each};
use crate::schema::{api_tokens, links, players, sessions, tries};
use crate::stored_enum;
use base::clock::Moment;
use base::ids::PlayerId;
use base::names;

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct PlayerRow {
    pub id: PlayerId,
    pub name: String,
    pub name_key: String,
    /// `None` once the account is deleted.
    pub email: Option<String>,
    pub confirmed: bool,
    pub is_admin: bool,
    pub zone: String,
    pub language: String,
    /// Whether a second factor is asked for.
    pub totp_on: bool,
    pub away_until: Option<Moment>,
    pub away_year: i32,
    pub away_days: i32,
    pub turns: i64,
    pub turns_late: i64,
    pub turn_seconds: i64,
    pub drop_outs: i64,
    pub created_at: Moment,
    pub deleted_at: Option<Moment>,
    /// Plays before signing up, and is kept until then; `None` for an account.
    pub guest_until: Option<Moment>,
}

impl PlayerRow {
    pub fn is_guest(&self) -> bool {
        self.guest_until.is_some()
    }
}

#[derive(Debug, Insertable)]
#[diesel(table_name = players, treat_none_as_default_value = false)]
pub struct NewPlayer<'a> {
    pub name: &'a str,
    pub name_key: &'a str,
    pub email: &'a str,
    pub password: &'a str,
    pub zone: &'a str,
    pub language: &'a str,
    pub created_at: Moment,
}

pub fn insert(conn: &mut AnyConnection, new: &NewPlayer<'_>) -> QueryResult<PlayerId> {
    diesel::insert_into(players::table)
        .values((new, players::name_skeleton.eq(names::skeleton(new.name))))
        .returning(players::id)
        .get_result(conn)
}

/// Those whose name is this one or looks like it.
pub fn alike(conn: &mut AnyConnection, name: &str) -> QueryResult<Vec<(PlayerId, String)>> {
    let same = players::name_key
        .eq(names::key(name))
        .or(players::name_skeleton
            .eq(names::skeleton(name))
            .assume_not_null());
    let found = players::table.filter(same).order(players::id);
    found.select((players::id, players::name)).load(conn)
}

pub fn rename(conn: &mut AnyConnection, id: PlayerId, name: &str) -> QueryResult<()> {
    diesel::update(players::table.find(id))
        .set((
            players::name.eq(name),
            players::name_key.eq(names::key(name)),
            players::name_skeleton.eq(names::skeleton(name)),
        ))
        .execute(conn)?;
    Ok(())
}

/// Notes what names look like that were given before that was noted. Of those that look alike
/// already, the oldest has it.
pub fn complete_skeletons(conn: &mut AnyConnection) -> QueryResult<()> {
    let bare = players::table.filter(players::name_skeleton.is_null());
    let bare: Vec<(PlayerId, String)> = bare
        .order(players::id)
        .select((players::id, players::name))
        .load(conn)?;
    let known = players::table.select(players::name_skeleton.assume_not_null());
    let known = known.filter(players::name_skeleton.is_not_null());
    let mut known: HashSet<String> = match bare.is_empty() {
        true => return Ok(()),
        false => known.load(conn)?.into_iter().collect(),
    };
    for (id, name) in bare {
        let skeleton = names::skeleton(&name);
        if known.insert(skeleton.clone()) {
            diesel::update(players::table.find(id))
                .set(players::name_skeleton.eq(skeleton))
                .execute(conn)?;
        }
    }
    Ok(())
}

pub fn find(conn: &mut AnyConnection, id: PlayerId) -> QueryResult<PlayerRow> {
    let found = players::table.find(id);
    on_each!(conn, conn => found.select(PlayerRow::as_select()).get_result(conn))
}

pub fn found(conn: &mut AnyConnection, id: PlayerId) -> QueryResult<Option<PlayerRow>> {
    find(conn, id).optional()
}

pub fn by_email(conn: &mut AnyConnection, email: &str) -> QueryResult<Option<PlayerRow>> {
    let found = players::table.filter(players::email.eq(email));
    found
        .select(PlayerRow::as_select())
        .get_result(conn)
        .optional()
}

pub fn by_name(conn: &mut AnyConnection, name: &str) -> QueryResult<Option<PlayerRow>> {
    let found = players::table.filter(players::name_key.eq(names::key(name)));
    found
        .select(PlayerRow::as_select())
        .get_result(conn)
        .optional()
}

/// Takes the player for whoever will change the account; see [`crate::matches::take`].
pub fn take(conn: &mut AnyConnection, id: PlayerId) -> QueryResult<PlayerRow> {
    #[cfg(feature = "postgres")]
    if let AnyConnection::Postgres(conn) = conn {
        let row = players::table.find(id).select(PlayerRow::as_select());
        return row.for_no_key_update().get_result(conn);
    }
    find(conn, id)
}

/// Until this transaction ends the player's days off stay as they are: whoever sets a clock by them
/// asks for this first. Many may at once.
pub fn hold_days_off(conn: &mut AnyConnection, id: PlayerId) -> QueryResult<()> {
    #[cfg(feature = "postgres")]
    if let AnyConnection::Postgres(conn) = conn {
        let row = players::table.find(id).select(players::id);
        row.for_key_share().get_result::<PlayerId>(conn)?;
    }
    #[cfg(not(feature = "postgres"))]
    let _ = (conn, id);
    Ok(())
}

/// Takes the player for whoever changes the days off, once nobody holds them.
pub fn take_days_off(conn: &mut AnyConnection, id: PlayerId) -> QueryResult<PlayerRow> {
    #[cfg(feature = "postgres")]
    if let AnyConnection::Postgres(conn) = conn {
        let row = players::table.find(id).select(PlayerRow::as_select());
        return row.for_update().get_result(conn);
    }
    find(conn, id)
}

/// Writes what people and admins change of an account; its name and what is counted are not among it.
pub fn save(conn: &mut AnyConnection, player: &PlayerRow) -> QueryResult<()> {
    diesel::update(players::table.find(player.id))
        .set((
            players::email.eq(&player.email),
            players::confirmed.eq(player.confirmed),
            players::is_admin.eq(player.is_admin),
            players::zone.eq(&player.zone),
            players::language.eq(&player.language),
            players::totp_on.eq(player.totp_on),
            players::away_until.eq(player.away_until),
            players::away_year.eq(player.away_year),
            players::away_days.eq(player.away_days),
            players::deleted_at.eq(player.deleted_at),
        ))
        .execute(conn)?;
    Ok(())
}

/// The addresses of those who look after the service.
pub fn admins(conn: &mut AnyConnection) -> QueryResult<Vec<PlayerRow>> {
    let admins = players::table
        .filter(players::is_admin)
        .filter(players::email.is_not_null());
    let order = admins.order(players::id);
    order.select(PlayerRow::as_select()).load(conn)
}

pub fn list(conn: &mut AnyConnection, most: i64) -> QueryResult<Vec<PlayerRow>> {
    let order = players::table.order(players::id.desc()).limit(most);
    order.select(PlayerRow::as_select()).load(conn)
}

/// The names of some players, in the order of their ids.
pub fn names(conn: &mut AnyConnection, ids: &[PlayerId]) -> QueryResult<Vec<String>> {
    let found = players::table.filter(players::id.eq_any(ids));
    found.order(players::id).select(players::name).load(conn)
}

pub fn has_admin(conn: &mut AnyConnection) -> QueryResult<bool> {
    let admins = players::table.filter(players::is_admin);
    Ok(admins.count().get_result::<i64>(conn)? > 0)
}

/// Counts a turn for pace and reliability.
pub fn count_turn(
    conn: &mut AnyConnection,
    id: PlayerId,
    seconds: i64,
    late: bool,
) -> QueryResult<()> {
    struct CountTurn;
    let update =
        kept::<CountTurn>("UPDATE players SET turns = turns + 1, turn_seconds = turn_seconds + ")
            .bind::<BigInt, _>(seconds, ", turns_late = turns_late + ")
            .bind::<BigInt, _>(i64::from(late), " WHERE id = ")
            .bind::<BigInt, _>(id, "");
    on_each!(conn, conn => update.execute(conn))?;
    Ok(())
}

pub fn count_drop_out(conn: &mut AnyConnection, id: PlayerId) -> QueryResult<()> {
    diesel::update(players::table.find(id))
        .set(players::drop_outs.eq(players::drop_outs + 1))
        .execute(conn)?;
    Ok(())
}

pub fn open_session(
    conn: &mut AnyConnection,
    hash: &str,
    player: PlayerId,
    now: Moment,
    until: Moment,
) -> QueryResult<()> {
    diesel::insert_into(sessions::table)
        .values((
            sessions::hash.eq(hash),
            sessions::player_id.eq(player),
            sessions::created_at.eq(now),
            sessions::expires_at.eq(until),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn by_session(
    conn: &mut AnyConnection,
    hash: &str,
    now: Moment,
) -> QueryResult<Option<PlayerRow>> {
    let id = sessions::table
        .find(hash)
        .filter(sessions::expires_at.gt(now))
        .select(sessions::player_id)
        .first::<PlayerId>(conn)
        .optional()?;
    id.map(|id| find(conn, id)).transpose()
}

pub fn close_session(conn: &mut AnyConnection, hash: &str) -> QueryResult<()> {
    diesel::delete(sessions::table.find(hash)).execute(conn)?;
    Ok(())
}

pub fn close_sessions(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<()> {
    diesel::delete(sessions::table.filter(sessions::player_id.eq(player))).execute(conn)?;
    Ok(())
}

stored_enum! {
    /// What a link is good for.
    pub enum Purpose {
        /// Makes the first admin.
        Admin = "admin",
        Confirm = "confirm",
        Known = "known",
        Reset = "reset",
        AddressOld = "address-old",
        AddressNew = "address-new",
        /// Plays a turn of a seat.
        Turn = "turn",
        /// Stops mails.
        Stop = "stop",
        /// Not mailed: a browser that somebody has logged in from keeps it.
        Device = "device",
    }
}

#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = links, treat_none_as_default_value = false)]
pub struct LinkRow {
    pub hash: String,
    pub purpose: Purpose,
    pub player_id: Option<PlayerId>,
    /// What the purpose needs beside the player: a new address, a match.
    pub subject: String,
    pub expires_at: Moment,
}

pub fn add_link(conn: &mut AnyConnection, link: &LinkRow) -> QueryResult<()> {
    let new = diesel::insert_into(links::table).values(link);
    on_each!(conn, conn => new.execute(conn))?;
    Ok(())
}

/// The same for what is told again: the link may be there.
pub fn keep_link(conn: &mut AnyConnection, link: &LinkRow) -> QueryResult<()> {
    insert_unless_there!(conn, links::table, link)?;
    Ok(())
}

pub fn find_link(
    conn: &mut AnyConnection,
    hash: &str,
    purpose: Purpose,
    now: Moment,
) -> QueryResult<Option<LinkRow>> {
    let found = links::table
        .find(hash)
        .filter(links::purpose.eq(purpose))
        .filter(links::expires_at.gt(now));
    found
        .select(LinkRow::as_select())
        .get_result(conn)
        .optional()
}

pub fn drop_link(conn: &mut AnyConnection, hash: &str) -> QueryResult<()> {
    diesel::delete(links::table.find(hash)).execute(conn)?;
    Ok(())
}

/// All links that let somebody in; those that stop mails go on working.
pub fn drop_links(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<()> {
    drop_links_but(conn, player, &[Purpose::Stop])
}

/// The same, without what was never mailed.
pub fn drop_mailed_links(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<()> {
    drop_links_but(conn, player, &[Purpose::Stop, Purpose::Device])
}

fn drop_links_but(conn: &mut AnyConnection, player: PlayerId, kept: &[Purpose]) -> QueryResult<()> {
    let own = links::table.filter(links::player_id.eq(player));
    diesel::delete(own.filter(links::purpose.ne_all(kept.iter().copied()))).execute(conn)?;
    Ok(())
}

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = api_tokens)]
pub struct TokenRow {
    pub id: i64,
    pub player_id: PlayerId,
    pub label: String,
    pub may_play: bool,
    pub created_at: Moment,
}

pub fn add_token(
    conn: &mut AnyConnection,
    player: PlayerId,
    hash: &str,
    label: &str,
    may_play: bool,
    now: Moment,
) -> QueryResult<()> {
    diesel::insert_into(api_tokens::table)
        .values((
            api_tokens::player_id.eq(player),
            api_tokens::hash.eq(hash),
            api_tokens::label.eq(label),
            api_tokens::may_play.eq(may_play),
            api_tokens::created_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// Whose token it is, and whether it may play.
pub fn of_token(conn: &mut AnyConnection, hash: &str) -> QueryResult<Option<(PlayerId, bool)>> {
    let found = api_tokens::table.filter(api_tokens::hash.eq(hash));
    let found = found.select((api_tokens::player_id, api_tokens::may_play));
    on_each!(conn, conn => found.get_result(conn).optional())
}

/// The same with all that is known of the player.
pub fn by_token(conn: &mut AnyConnection, hash: &str) -> QueryResult<Option<(PlayerRow, bool)>> {
    let found = api_tokens::table
        .inner_join(players::table)
        .filter(api_tokens::hash.eq(hash));
    on_each!(conn, conn => {
        let all = (PlayerRow::as_select(), api_tokens::may_play);
        found.select(all).get_result(conn).optional()
    })
}

pub fn tokens_of(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<Vec<TokenRow>> {
    let found = api_tokens::table.filter(api_tokens::player_id.eq(player));
    found.select(TokenRow::as_select()).load(conn)
}

pub fn drop_token(conn: &mut AnyConnection, player: PlayerId, id: i64) -> QueryResult<()> {
    let own = api_tokens::table.find(id);
    diesel::delete(own.filter(api_tokens::player_id.eq(player))).execute(conn)?;
    Ok(())
}

pub fn drop_tokens(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<()> {
    diesel::delete(api_tokens::table.filter(api_tokens::player_id.eq(player))).execute(conn)?;
    Ok(())
}

/// Counts a try, and says how many there were since a moment, this one included.
pub fn count_try(
    conn: &mut AnyConnection,
    subject: &str,
    now: Moment,
    since: Moment,
) -> QueryResult<i64> {
    diesel::insert_into(tries::table)
        .values((tries::subject.eq(subject), tries::at.eq(now)))
        .execute(conn)?;
    let recent = tries::table
        .filter(tries::subject.eq(subject))
        .filter(tries::at.gt(since));
    recent.count().get_result(conn)
}

pub fn forget_tries(conn: &mut AnyConnection, subject: &str) -> QueryResult<()> {
    diesel::delete(tries::table.filter(tries::subject.eq(subject))).execute(conn)?;
    Ok(())
}

/// Whether one of the two links for a change of address is still unanswered.
pub fn has_address_link(
    conn: &mut AnyConnection,
    player: PlayerId,
    new: &str,
) -> QueryResult<bool> {
    let open = links::table
        .filter(links::player_id.eq(player))
        .filter(links::subject.eq(new))
        .filter(links::purpose.eq_any([Purpose::AddressOld, Purpose::AddressNew]));
    Ok(open.count().get_result::<i64>(conn)? > 0)
}
