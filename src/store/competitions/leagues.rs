//! Leagues and tournaments: who organises and follows them, and their seasons.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::insert_unless_there;
use crate::schema::{competitions, entries, followers, organisers, seasons};
use crate::stored_enum;
use base::clock::Moment;
use base::ids::{CompetitionId, PlayerId, SeasonId};

stored_enum! {
    /// How far a season is.
    pub enum SeasonState {
        Announced = "announced",
        SignUp = "sign_up",
        Running = "running",
        Over = "over",
    }
}

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = competitions)]
pub struct CompetitionRow {
    pub id: CompetitionId,
    pub name: String,
    pub words: String,
    pub founder: PlayerId,
    pub created_at: Moment,
}

pub fn insert(
    conn: &mut AnyConnection,
    name: &str,
    words: &str,
    founder: PlayerId,
    now: Moment,
) -> QueryResult<CompetitionId> {
    diesel::insert_into(competitions::table)
        .values((
            competitions::name.eq(name),
            competitions::words.eq(words),
            competitions::founder.eq(founder),
            competitions::created_at.eq(now),
        ))
        .returning(competitions::id)
        .get_result(conn)
}

pub fn find(conn: &mut AnyConnection, id: CompetitionId) -> QueryResult<CompetitionRow> {
    let found = competitions::table.find(id);
    found.select(CompetitionRow::as_select()).get_result(conn)
}

pub fn describe(
    conn: &mut AnyConnection,
    id: CompetitionId,
    name: &str,
    words: &str,
) -> QueryResult<()> {
    diesel::update(competitions::table.find(id))
        .set((competitions::name.eq(name), competitions::words.eq(words)))
        .execute(conn)?;
    Ok(())
}

pub fn organisers(conn: &mut AnyConnection, id: CompetitionId) -> QueryResult<Vec<PlayerId>> {
    organisers::table
        .filter(organisers::competition_id.eq(id))
        .order(organisers::player_id)
        .select(organisers::player_id)
        .load(conn)
}

pub fn add_organiser(
    conn: &mut AnyConnection,
    id: CompetitionId,
    player: PlayerId,
) -> QueryResult<()> {
    diesel::insert_into(organisers::table)
        .values((
            organisers::competition_id.eq(id),
            organisers::player_id.eq(player),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn follows(conn: &mut AnyConnection, id: CompetitionId, player: PlayerId) -> QueryResult<bool> {
    let found = followers::table.find((id, player));
    Ok(found.count().get_result::<i64>(conn)? > 0)
}

/// Follows from now on: `told` is the season that they know of.
pub fn follow(
    conn: &mut AnyConnection,
    id: CompetitionId,
    player: PlayerId,
    told: i32,
) -> QueryResult<()> {
    unfollow(conn, id, player)?;
    let row = (
        followers::competition_id.eq(id),
        followers::player_id.eq(player),
        followers::told.eq(told),
    );
    insert_unless_there!(conn, followers::table, row)?;
    Ok(())
}

pub fn unfollow(conn: &mut AnyConnection, id: CompetitionId, player: PlayerId) -> QueryResult<()> {
    diesel::delete(followers::table.find((id, player))).execute(conn)?;
    Ok(())
}

/// Followers who have not heard of a season.
pub fn untold_followers(
    conn: &mut AnyConnection,
    id: CompetitionId,
    season: i32,
    most: i64,
) -> QueryResult<Vec<PlayerId>> {
    followers::table
        .filter(followers::competition_id.eq(id))
        .filter(followers::told.lt(season))
        .order(followers::player_id)
        .limit(most)
        .select(followers::player_id)
        .load(conn)
}

pub fn mark_followers(
    conn: &mut AnyConnection,
    id: CompetitionId,
    season: i32,
    told: &[PlayerId],
) -> QueryResult<()> {
    let those = followers::table
        .filter(followers::competition_id.eq(id))
        .filter(followers::player_id.eq_any(told));
    diesel::update(those)
        .set(followers::told.eq(season))
        .execute(conn)?;
    Ok(())
}

/// A deleted account organises and follows nothing.
pub fn forget(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<()> {
    diesel::delete(followers::table.filter(followers::player_id.eq(player))).execute(conn)?;
    diesel::delete(organisers::table.filter(organisers::player_id.eq(player))).execute(conn)?;
    Ok(())
}

stored_enum! {
    /// A letter to everybody in a season, while it is being told.
    pub enum Letter {
        None = "",
        Confirm = "league-confirm",
        Later = "league-later",
        Started = "league-started",
        Round = "league-round",
        Week = "league-week",
        Over = "league-over",
    }
}

#[derive(Clone, Debug, Queryable, Selectable, AsChangeset, Identifiable)]
#[diesel(table_name = seasons, treat_none_as_null = true)]
pub struct SeasonRow {
    pub id: SeasonId,
    pub competition_id: CompetitionId,
    pub number: i32,
    /// JSON: what everybody agreed to by joining.
    pub rules: String,
    pub state: SeasonState,
    pub paused: bool,
    pub seed: String,
    pub opens_at: Moment,
    pub starts_at: Moment,
    pub ends_at: Moment,
    pub week: i32,
    /// Letters to everybody so far, and the one that is being told.
    pub letters: i32,
    pub letter: Letter,
    pub closed_at: Option<Moment>,
    pub due_at: Option<Moment>,
    /// Raised by whoever takes the season.
    pub version: i64,
}

#[derive(Debug, Insertable)]
#[diesel(table_name = seasons, treat_none_as_default_value = false)]
pub struct NewSeason<'a> {
    pub competition_id: CompetitionId,
    pub number: i32,
    pub rules: &'a str,
    pub state: SeasonState,
    pub paused: bool,
    pub seed: &'a str,
    pub opens_at: Moment,
    pub starts_at: Moment,
    pub ends_at: Moment,
    pub week: i32,
    pub letters: i32,
    pub letter: Letter,
    pub closed_at: Option<Moment>,
    pub due_at: Option<Moment>,
    pub version: i64,
}

pub fn insert_season(conn: &mut AnyConnection, new: &NewSeason<'_>) -> QueryResult<SeasonId> {
    diesel::insert_into(seasons::table)
        .values(new)
        .returning(seasons::id)
        .get_result(conn)
}

/// The season for somebody who will change it: on PostgreSQL whoever else wants to waits here.
pub fn lock(conn: &mut AnyConnection, id: SeasonId) -> QueryResult<SeasonRow> {
    diesel::update(seasons::table.find(id))
        .set(seasons::version.eq(seasons::version + 1))
        .execute(conn)?;
    season(conn, id)
}

pub fn season(conn: &mut AnyConnection, id: SeasonId) -> QueryResult<SeasonRow> {
    let found = seasons::table.find(id);
    found.select(SeasonRow::as_select()).get_result(conn)
}

pub fn save_season(conn: &mut AnyConnection, row: &SeasonRow) -> QueryResult<()> {
    diesel::update(seasons::table.find(row.id))
        .set(row)
        .execute(conn)?;
    Ok(())
}

/// There is something to do for the season from `at` on.
pub fn make_due(conn: &mut AnyConnection, id: SeasonId, at: Moment) -> QueryResult<()> {
    diesel::update(seasons::table.find(id))
        .set(seasons::due_at.eq(Some(at)))
        .execute(conn)?;
    Ok(())
}

/// The seasons of a competition, the newest first.
pub fn seasons_of(conn: &mut AnyConnection, id: CompetitionId) -> QueryResult<Vec<SeasonRow>> {
    let own = seasons::table.filter(seasons::competition_id.eq(id));
    let order = own.order(seasons::number.desc());
    order.select(SeasonRow::as_select()).load(conn)
}

/// Seasons for which there is something to do; but for some.
pub fn due(
    conn: &mut AnyConnection,
    now: Moment,
    but: &[i64],
    most: i64,
) -> QueryResult<Vec<SeasonId>> {
    seasons::table
        .filter(seasons::due_at.le(now))
        .filter(seasons::id.ne_all(but.iter().copied().map(SeasonId)))
        .order(seasons::due_at)
        .limit(most)
        .select(seasons::id)
        .load(conn)
}

/// The newest competitions, with all their seasons.
pub fn list(
    conn: &mut AnyConnection,
    most: i64,
) -> QueryResult<(Vec<CompetitionRow>, Vec<SeasonRow>)> {
    let order = competitions::table
        .order(competitions::id.desc())
        .limit(most);
    let found: Vec<CompetitionRow> = order.select(CompetitionRow::as_select()).load(conn)?;
    let ids: Vec<CompetitionId> = found.iter().map(|row| row.id).collect();
    let all = seasons::table
        .filter(seasons::competition_id.eq_any(ids))
        .order((seasons::competition_id, seasons::number.desc()));
    Ok((found, all.select(SeasonRow::as_select()).load(conn)?))
}

/// A season that somebody took part in: division and rank, once they are known.
pub type PlayedSeason = (CompetitionRow, SeasonRow, Option<i32>, Option<i32>);

/// A player's seasons, the newest first.
pub fn of_player(
    conn: &mut AnyConnection,
    player: PlayerId,
    most: i64,
) -> QueryResult<Vec<PlayedSeason>> {
    entries::table
        .inner_join(seasons::table.inner_join(competitions::table))
        .filter(entries::player_id.eq(player))
        .order(entries::id.desc())
        .limit(most)
        .select((
            CompetitionRow::as_select(),
            SeasonRow::as_select(),
            entries::division,
            entries::rank,
        ))
        .load(conn)
}
