//! Matches, from the opening of their table on, and the cached positions of those that run.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text, Timestamp};

use crate::AnyConnection;
use crate::kept::{Bind, kept, on_each};
use crate::schema::{matches, positions, seats};
use crate::stored_enum;
use base::clock::Moment;
use base::ids::{MatchId, PlayerId};

stored_enum! {
    /// How far a match is.
    pub enum Status {
        Open = "open",
        Running = "running",
        Over = "over",
        Abandoned = "abandoned",
        Expired = "expired",
    }
}

stored_enum! {
    /// Who may see a match.
    pub enum Visibility {
        Public = "public",
        Unlisted = "unlisted",
        Invitation = "invitation",
    }
}

/// That a match runs, for whoever finds few of them by their seats: said otherwise, SQLite would go
/// through all that run, and look at the seats of each.
pub(crate) const RUNS: &str = "(matches.status || '' = 'running')";

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = matches)]
pub struct MatchRow {
    pub id: MatchId,
    pub game: String,
    pub rules: i32,
    pub title: String,
    pub status: Status,
    pub visibility: Visibility,
    pub seat_count: i32,
    /// JSON: option id to value.
    pub options: String,
    pub seed: String,
    /// JSON: what the table agreed on beside the rules.
    pub terms: String,
    pub opened_by: Option<PlayerId>,
    /// The secret part of the invitation's link.
    pub invitation: String,
    /// How many lines of `actions` there are.
    pub number: i64,
    pub outcome: Option<String>,
    pub paused: bool,
    pub created_at: Moment,
    pub started_at: Option<Moment>,
    pub moved_at: Moment,
    pub due_at: Option<Moment>,
    /// The data that it was dealt from; empty where nobody can replace them.
    pub data: String,
    /// Raised by each change of the match or its seats.
    pub version: i64,
}

#[derive(Debug, Insertable)]
#[diesel(table_name = matches, treat_none_as_default_value = false)]
pub struct NewMatch<'a> {
    pub game: &'a str,
    pub rules: i32,
    pub title: &'a str,
    pub status: Status,
    pub visibility: Visibility,
    pub seat_count: i32,
    pub options: &'a str,
    pub seed: &'a str,
    pub terms: &'a str,
    pub opened_by: PlayerId,
    pub invitation: &'a str,
    pub created_at: Moment,
    pub moved_at: Moment,
    pub due_at: Option<Moment>,
    pub data: &'a str,
}

pub fn insert(conn: &mut AnyConnection, new: &NewMatch<'_>) -> QueryResult<MatchId> {
    diesel::insert_into(matches::table)
        .values(new)
        .returning(matches::id)
        .get_result(conn)
}

pub fn find(conn: &mut AnyConnection, id: MatchId) -> QueryResult<Option<MatchRow>> {
    let found = matches::table.find(id);
    on_each!(conn, conn => found.select(MatchRow::as_select()).get_result(conn).optional())
}

/// Takes the match for whoever will change it or its seats: others who want to wait here until this
/// transaction ends, and a draft that was begun before is stale. What is read afterwards holds until
/// the end of the transaction. A season is taken before its matches, and matches in the order of
/// their ids, so that nobody waits in a circle.
pub fn take(conn: &mut AnyConnection, id: MatchId) -> QueryResult<Option<MatchRow>> {
    struct Take;
    let update = kept::<Take>("UPDATE matches SET version = version + 1 WHERE id = ");
    let update = update.bind::<BigInt, _>(id, "");
    on_each!(conn, conn => update.execute(conn))?;
    find(conn, id)
}

/// Takes the match, unless another node has it in hand at this moment.
pub fn try_take(conn: &mut AnyConnection, id: MatchId) -> QueryResult<Option<MatchRow>> {
    #[cfg(feature = "postgres")]
    if let AnyConnection::Postgres(conn) = conn {
        let free = matches::table.find(id).select(matches::id);
        let free = free.for_update().skip_locked().get_result::<MatchId>(conn);
        if free.optional()?.is_none() {
            return Ok(None);
        }
    }
    take(conn, id)
}

/// Takes the match for a change that no draft needs to know of, such as notes or talk.
pub fn hold(conn: &mut AnyConnection, id: MatchId) -> QueryResult<Option<MatchRow>> {
    #[cfg(feature = "postgres")]
    if let AnyConnection::Postgres(conn) = conn {
        let row = matches::table.find(id).select(MatchRow::as_select());
        return row.for_update().get_result(conn).optional();
    }
    find(conn, id)
}

/// Claims the next numbers if nothing has changed since `seen`; `false` means that the caller must
/// look again.
pub fn advance(
    conn: &mut AnyConnection,
    seen: &MatchRow,
    number: i64,
    now: Moment,
) -> QueryResult<bool> {
    struct Advance;
    let update = kept::<Advance>("UPDATE matches SET version = version + 1, number = ")
        .bind::<BigInt, _>(number, ", moved_at = ")
        .bind::<Timestamp, _>(now, " WHERE id = ")
        .bind::<BigInt, _>(seen.id, " AND number = ")
        .bind::<BigInt, _>(seen.number, " AND version = ")
        .bind::<BigInt, _>(seen.version, " AND status = ")
        .bind::<Text, _>(Status::Running, "");
    Ok(on_each!(conn, conn => update.execute(conn))? == 1)
}

pub fn set_due(conn: &mut AnyConnection, id: MatchId, due: Option<Moment>) -> QueryResult<()> {
    diesel::update(matches::table.find(id))
        .set(matches::due_at.eq(due))
        .execute(conn)?;
    Ok(())
}

pub fn set_paused(conn: &mut AnyConnection, id: MatchId, paused: bool) -> QueryResult<()> {
    diesel::update(matches::table.find(id))
        .set(matches::paused.eq(paused))
        .execute(conn)?;
    Ok(())
}

/// The table is full, and the match runs.
pub fn set_running(conn: &mut AnyConnection, id: MatchId, now: Moment) -> QueryResult<()> {
    diesel::update(matches::table.find(id))
        .set((
            matches::status.eq(Status::Running),
            matches::started_at.eq(Some(now)),
            matches::moved_at.eq(now),
            matches::due_at.eq(None::<Moment>),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn finish(
    conn: &mut AnyConnection,
    id: MatchId,
    status: Status,
    outcome: Option<&str>,
) -> QueryResult<()> {
    diesel::update(matches::table.find(id))
        .set((matches::status.eq(status), matches::outcome.eq(outcome)))
        .execute(conn)?;
    Ok(())
}

/// Public tables and matches of a status, newest first.
pub fn public(
    conn: &mut AnyConnection,
    status: Status,
    game: Option<&str>,
    most: i64,
) -> QueryResult<Vec<MatchRow>> {
    let mut query = matches::table
        .filter(matches::status.eq(status))
        .filter(matches::visibility.eq(Visibility::Public))
        .order(matches::id.desc())
        .limit(most)
        .into_boxed();
    if let Some(game) = game {
        query = query.filter(matches::game.eq(game));
    }
    query.select(MatchRow::as_select()).load(conn)
}

/// Running matches with a seat that a substitute may take.
pub fn with_open_seats(conn: &mut AnyConnection, most: i64) -> QueryResult<Vec<MatchRow>> {
    let open = seats::table
        .filter(seats::is_open)
        .select(seats::match_id)
        .distinct();
    matches::table
        .filter(matches::visibility.eq_any(Visibility::ALL))
        .filter(matches::id.eq_any(open))
        .filter(matches::status.eq(Status::Running))
        .order(matches::id.desc())
        .limit(most)
        .select(MatchRow::as_select())
        .load(conn)
}

pub fn newest(conn: &mut AnyConnection, most: i64) -> QueryResult<Vec<MatchRow>> {
    matches::table
        .filter(matches::status.eq_any(Status::ALL))
        .filter(matches::visibility.eq_any(Visibility::ALL))
        .order(matches::id.desc())
        .limit(most)
        .select(MatchRow::as_select())
        .load(conn)
}

/// Open tables whose time has come, to start or to expire; but for some.
pub fn due(
    conn: &mut AnyConnection,
    now: Moment,
    but: &[i64],
    most: i64,
) -> QueryResult<Vec<MatchId>> {
    matches::table
        .filter(matches::due_at.le(now))
        .filter(matches::visibility.eq_any(Visibility::ALL))
        .filter(matches::status.eq(Status::Open))
        .filter(matches::id.ne_all(but.iter().copied().map(MatchId)))
        .order(matches::due_at)
        .limit(most)
        .select(matches::id)
        .load(conn)
}

/// Every match that was begun, whatever became of it.
pub fn started(conn: &mut AnyConnection) -> QueryResult<Vec<MatchId>> {
    positions::table
        .order(positions::match_id)
        .select(positions::match_id)
        .load(conn)
}

/// How many tables of a player wait for others.
pub fn open_by(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<i64> {
    let own = matches::table.filter(matches::opened_by.eq(player));
    let open = own.filter(matches::status.eq(Status::Open));
    open.count().get_result(conn)
}

/// How many matches of each game run.
pub fn running_by_game(conn: &mut AnyConnection) -> QueryResult<Vec<(String, i64)>> {
    matches::table
        .filter(matches::status.eq(Status::Running))
        .group_by(matches::game)
        .select((matches::game, diesel::dsl::count_star()))
        .load(conn)
}

pub fn count(conn: &mut AnyConnection, status: Status) -> QueryResult<i64> {
    let found = matches::table.filter(matches::status.eq(status));
    found.count().get_result(conn)
}

#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = positions, treat_none_as_default_value = false)]
pub struct PositionRow {
    pub match_id: MatchId,
    pub state: String,
    /// The number after the last line that cannot be taken back, and the state there.
    pub settled_number: i64,
    pub settled_state: String,
}

pub fn position(conn: &mut AnyConnection, id: MatchId) -> QueryResult<Option<PositionRow>> {
    let found = positions::table.find(id);
    on_each!(conn, conn => found.select(PositionRow::as_select()).get_result(conn).optional())
}

/// The states of several matches, as they are stored.
pub fn states(conn: &mut AnyConnection, ids: &[MatchId]) -> QueryResult<Vec<(MatchId, String)>> {
    let found = positions::table.filter(positions::match_id.eq_any(ids));
    let columns = (positions::match_id, positions::state);
    found.select(columns).load(conn)
}

pub fn set_position(conn: &mut AnyConnection, row: &PositionRow) -> QueryResult<()> {
    struct Put;
    let update = kept::<Put>("UPDATE positions SET state = ")
        .bind::<Text, _>(&row.state, ", settled_number = ")
        .bind::<BigInt, _>(row.settled_number, ", settled_state = ")
        .bind::<Text, _>(&row.settled_state, " WHERE match_id = ")
        .bind::<BigInt, _>(row.match_id, "");
    let updated = on_each!(conn, conn => update.execute(conn))?;
    if updated == 0 {
        diesel::insert_into(positions::table)
            .values(row)
            .execute(conn)?;
    }
    Ok(())
}
