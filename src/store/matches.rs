//! Matches, from the opening of their table on, and the cached positions of those that run.

use diesel::prelude::*;

use super::AnyConnection;
use super::kept::Kept;
use super::schema::{matches, positions, seats};
use crate::clock::Moment;
use crate::ids::{MatchId, PlayerId};

pub const OPEN: &str = "open";
pub const RUNNING: &str = "running";
pub const OVER: &str = "over";
pub const ABANDONED: &str = "abandoned";
pub const EXPIRED: &str = "expired";

#[derive(Clone, Debug, Queryable, Selectable, AsChangeset, Identifiable)]
#[diesel(table_name = matches, treat_none_as_null = true)]
pub struct MatchRow {
    pub id: MatchId,
    pub game: String,
    pub rules: i32,
    pub title: String,
    pub status: String,
    pub visibility: String,
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
}

#[derive(Debug, Insertable)]
#[diesel(table_name = matches, treat_none_as_default_value = false)]
pub struct NewMatch<'a> {
    pub game: &'a str,
    pub rules: i32,
    pub title: &'a str,
    pub status: &'a str,
    pub visibility: &'a str,
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
    found
        .select(MatchRow::as_select())
        .get_result(conn)
        .optional()
}

pub fn save(conn: &mut AnyConnection, row: &MatchRow) -> QueryResult<()> {
    diesel::update(matches::table.find(row.id))
        .set(row)
        .execute(conn)?;
    Ok(())
}

/// Claims the next numbers if nobody moved first; `false` means that the caller must look again.
pub fn advance(
    conn: &mut AnyConnection,
    id: MatchId,
    seen: i64,
    number: i64,
    now: Moment,
) -> QueryResult<bool> {
    let unmoved = matches::table
        .find(id)
        .filter(matches::number.eq(seen))
        .filter(matches::status.eq(RUNNING));
    let update =
        diesel::update(unmoved).set((matches::number.eq(number), matches::moved_at.eq(now)));
    Ok(Kept(update).execute(conn)? == 1)
}

pub fn finish(
    conn: &mut AnyConnection,
    id: MatchId,
    status: &str,
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
    status: &str,
    game: Option<&str>,
    most: i64,
) -> QueryResult<Vec<MatchRow>> {
    let mut query = matches::table
        .filter(matches::status.eq(status))
        .filter(matches::visibility.eq("public"))
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
        .filter(matches::id.eq_any(open))
        .filter(matches::status.eq(RUNNING))
        .order(matches::id.desc())
        .limit(most)
        .select(MatchRow::as_select())
        .load(conn)
}

pub fn newest(conn: &mut AnyConnection, most: i64) -> QueryResult<Vec<MatchRow>> {
    let order = matches::table.order(matches::id.desc()).limit(most);
    order.select(MatchRow::as_select()).load(conn)
}

/// Open tables whose time has come, to start or to expire.
pub fn due(conn: &mut AnyConnection, now: Moment, most: i64) -> QueryResult<Vec<MatchRow>> {
    matches::table
        .filter(matches::due_at.le(now))
        .filter(matches::status.eq(OPEN))
        .order(matches::due_at)
        .limit(most)
        .select(MatchRow::as_select())
        .load(conn)
}

pub fn count(conn: &mut AnyConnection, status: &str) -> QueryResult<i64> {
    let found = matches::table.filter(matches::status.eq(status));
    found.count().get_result(conn)
}

#[derive(Clone, Debug, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = positions)]
pub struct PositionRow {
    pub match_id: MatchId,
    pub state: String,
    /// The number after the last line that cannot be taken back, and the state there.
    pub settled_number: i64,
    pub settled_state: String,
}

pub fn position(conn: &mut AnyConnection, id: MatchId) -> QueryResult<Option<PositionRow>> {
    let found = positions::table.find(id);
    found
        .select(PositionRow::as_select())
        .get_result(conn)
        .optional()
}

pub fn set_position(conn: &mut AnyConnection, row: &PositionRow) -> QueryResult<()> {
    let update = diesel::update(positions::table.find(row.match_id)).set(row);
    if Kept(update).execute(conn)? == 0 {
        diesel::insert_into(positions::table)
            .values(row)
            .execute(conn)?;
    }
    Ok(())
}
