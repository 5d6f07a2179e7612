//! Who takes part in a season.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::schema::entries;
use crate::stored_enum;
use base::clock::Moment;
use base::ids::{EntryId, PlayerId, SeasonId};

stored_enum! {
    /// How far somebody is in a season.
    pub enum EntryState {
        Signed = "signed",
        Confirmed = "confirmed",
        LeftOut = "left_out",
        Playing = "playing",
        Dropped = "dropped",
    }
}

#[derive(Clone, PartialEq, Debug, Queryable, Selectable, AsChangeset, Identifiable)]
#[diesel(table_name = entries, treat_none_as_null = true)]
pub struct EntryRow {
    pub id: EntryId,
    pub season_id: SeasonId,
    /// Neither player nor bot: the account was deleted.
    pub player_id: Option<PlayerId>,
    pub bot: Option<String>,
    pub name: String,
    /// Whom they replaced; empty if nobody.
    pub former: String,
    pub state: EntryState,
    pub division: Option<i32>,
    pub seed: i32,
    pub drop_outs: i32,
    pub rank: Option<i32>,
    pub next_division: Option<i32>,
    /// How many of the letters to everybody they were told.
    pub told: i32,
    pub joined_at: Moment,
}

#[derive(Debug, Insertable)]
#[diesel(table_name = entries, treat_none_as_default_value = false)]
pub struct NewEntry<'a> {
    pub season_id: SeasonId,
    pub player_id: Option<PlayerId>,
    pub bot: Option<&'a str>,
    pub name: &'a str,
    pub former: &'a str,
    pub state: EntryState,
    pub division: Option<i32>,
    pub seed: i32,
    pub drop_outs: i32,
    pub rank: Option<i32>,
    pub next_division: Option<i32>,
    pub told: i32,
    pub joined_at: Moment,
}

pub fn insert(conn: &mut AnyConnection, new: &NewEntry<'_>) -> QueryResult<EntryId> {
    diesel::insert_into(entries::table)
        .values(new)
        .returning(entries::id)
        .get_result(conn)
}

pub fn find(conn: &mut AnyConnection, id: EntryId) -> QueryResult<EntryRow> {
    let found = entries::table.find(id);
    found.select(EntryRow::as_select()).get_result(conn)
}

/// In the order of divisions and seeds; before the start, of joining.
pub fn of_season(conn: &mut AnyConnection, season: SeasonId) -> QueryResult<Vec<EntryRow>> {
    entries::table
        .filter(entries::season_id.eq(season))
        .order((entries::division, entries::seed, entries::id))
        .select(EntryRow::as_select())
        .load(conn)
}

pub fn of_player(
    conn: &mut AnyConnection,
    season: SeasonId,
    player: PlayerId,
) -> QueryResult<Option<EntryRow>> {
    let own = entries::table
        .filter(entries::season_id.eq(season))
        .filter(entries::player_id.eq(player));
    own.select(EntryRow::as_select())
        .get_result(conn)
        .optional()
}

/// All that a player has entered.
pub fn all_of_player(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<Vec<EntryRow>> {
    let own = entries::table.filter(entries::player_id.eq(player));
    own.select(EntryRow::as_select()).load(conn)
}

pub fn save(conn: &mut AnyConnection, row: &EntryRow) -> QueryResult<()> {
    diesel::update(entries::table.find(row.id))
        .set(row)
        .execute(conn)?;
    Ok(())
}

pub fn delete(conn: &mut AnyConnection, id: EntryId) -> QueryResult<()> {
    diesel::delete(entries::table.find(id)).execute(conn)?;
    Ok(())
}

/// Those of a season who have not been told a letter.
pub fn untold(
    conn: &mut AnyConnection,
    season: SeasonId,
    letter: i32,
    most: i64,
) -> QueryResult<Vec<EntryRow>> {
    entries::table
        .filter(entries::season_id.eq(season))
        .filter(entries::player_id.is_not_null())
        .filter(entries::told.lt(letter))
        .order(entries::id)
        .limit(most)
        .select(EntryRow::as_select())
        .load(conn)
}

pub fn mark_told(conn: &mut AnyConnection, ids: &[EntryId], letter: i32) -> QueryResult<()> {
    diesel::update(entries::table.filter(entries::id.eq_any(ids)))
        .set(entries::told.eq(letter))
        .execute(conn)?;
    Ok(())
}

/// Some entries, by their ids.
pub fn some(conn: &mut AnyConnection, ids: &[EntryId]) -> QueryResult<Vec<EntryRow>> {
    let found = entries::table.filter(entries::id.eq_any(ids));
    found.select(EntryRow::as_select()).load(conn)
}

/// The winners of some seasons: the best of their first divisions.
pub fn winners(conn: &mut AnyConnection, seasons: &[SeasonId]) -> QueryResult<Vec<EntryRow>> {
    entries::table
        .filter(entries::season_id.eq_any(seasons))
        .filter(entries::division.eq(0))
        .filter(entries::rank.eq(1))
        .select(EntryRow::as_select())
        .load(conn)
}

/// How many take part in each of some seasons.
pub fn counts(conn: &mut AnyConnection, seasons: &[SeasonId]) -> QueryResult<Vec<(SeasonId, i64)>> {
    entries::table
        .filter(entries::season_id.eq_any(seasons))
        .filter(entries::state.ne(EntryState::LeftOut))
        .group_by(entries::season_id)
        .select((entries::season_id, diesel::dsl::count_star()))
        .load(conn)
}
