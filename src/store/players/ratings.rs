//! Ratings of players by game, how they came about, and sums over finished matches.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::connection::one_at_a_time;
use crate::insert_unless_there;
use crate::schema::{drop_outs, players, rated_matches, ratings, tallies};
use crate::stored_enum;
use base::clock::Moment;
use base::ids::{MatchId, PlayerId};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = ratings, treat_none_as_default_value = false)]
pub struct RatingRow {
    pub player_id: PlayerId,
    pub game: String,
    pub rating: f64,
    pub uncertainty: f64,
    /// What leaderboards are ordered by.
    pub cautious: f64,
    pub matches: i32,
}

/// Holds back others who rate or seat players until this transaction ends.
pub fn lock(conn: &mut AnyConnection) -> QueryResult<()> {
    one_at_a_time(conn)
}

pub fn of_players(
    conn: &mut AnyConnection,
    game: &str,
    players: &[PlayerId],
) -> QueryResult<Vec<RatingRow>> {
    ratings::table
        .filter(ratings::game.eq(game))
        .filter(ratings::player_id.eq_any(players))
        .select(RatingRow::as_select())
        .load(conn)
}

pub fn of_player(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<Vec<RatingRow>> {
    ratings::table
        .filter(ratings::player_id.eq(player))
        .order(ratings::game)
        .select(RatingRow::as_select())
        .load(conn)
}

pub fn save(conn: &mut AnyConnection, row: &RatingRow) -> QueryResult<()> {
    let known = ratings::table.find((row.player_id, &row.game));
    if diesel::update(known).set(row).execute(conn)? == 0 {
        diesel::insert_into(ratings::table)
            .values(row)
            .execute(conn)?;
    }
    Ok(())
}

/// Those with enough rated matches, the best first.
pub fn leaders(
    conn: &mut AnyConnection,
    game: &str,
    least_matches: i32,
    most: i64,
) -> QueryResult<Vec<(String, RatingRow)>> {
    ratings::table
        .inner_join(players::table)
        .filter(ratings::game.eq(game))
        .filter(ratings::matches.ge(least_matches))
        .order((ratings::cautious.desc(), ratings::player_id))
        .limit(most)
        .select((players::name, RatingRow::as_select()))
        .load(conn)
}

/// How many players of each game have enough rated matches.
pub fn numbers(conn: &mut AnyConnection, least_matches: i32) -> QueryResult<Vec<(String, i64)>> {
    ratings::table
        .filter(ratings::matches.ge(least_matches))
        .group_by(ratings::game)
        .select((ratings::game, diesel::dsl::count_star()))
        .load(conn)
}

/// What one match did to the rating of one player.
#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = rated_matches, treat_none_as_default_value = false)]
pub struct RatedRow {
    pub match_id: MatchId,
    pub player_id: PlayerId,
    pub game: String,
    /// Among the people of the match.
    pub place: i32,
    pub people: i32,
    pub rating_before: f64,
    pub uncertainty_before: f64,
    pub rating_after: f64,
    pub uncertainty_after: f64,
    pub at: Moment,
}

pub fn note(conn: &mut AnyConnection, row: &RatedRow) -> QueryResult<()> {
    diesel::insert_into(rated_matches::table)
        .values(row)
        .execute(conn)?;
    Ok(())
}

pub fn is_rated(conn: &mut AnyConnection, id: MatchId) -> QueryResult<bool> {
    let rated = rated_matches::table.filter(rated_matches::match_id.eq(id));
    Ok(rated.count().get_result::<i64>(conn)? > 0)
}

/// What some matches did to the rating of one player.
pub fn of_matches(
    conn: &mut AnyConnection,
    player: PlayerId,
    ids: &[MatchId],
) -> QueryResult<Vec<RatedRow>> {
    rated_matches::table
        .filter(rated_matches::player_id.eq(player))
        .filter(rated_matches::match_id.eq_any(ids))
        .select(RatedRow::as_select())
        .load(conn)
}

/// What one match did to the ratings of its players.
pub fn of_match(conn: &mut AnyConnection, id: MatchId) -> QueryResult<Vec<RatedRow>> {
    rated_matches::table
        .filter(rated_matches::match_id.eq(id))
        .select(RatedRow::as_select())
        .load(conn)
}

/// The newest rated matches of a player in all games; those of a game together, oldest first.
pub fn history(
    conn: &mut AnyConnection,
    player: PlayerId,
    most: i64,
) -> QueryResult<Vec<RatedRow>> {
    let mut rows: Vec<RatedRow> = rated_matches::table
        .filter(rated_matches::player_id.eq(player))
        .order((rated_matches::at.desc(), rated_matches::match_id.desc()))
        .limit(most)
        .select(RatedRow::as_select())
        .load(conn)?;
    rows.reverse();
    rows.sort_by(|one, other| one.game.cmp(&other.game));
    Ok(rows)
}

pub fn note_drop_out(conn: &mut AnyConnection, id: MatchId, player: PlayerId) -> QueryResult<()> {
    let row = (drop_outs::match_id.eq(id), drop_outs::player_id.eq(player));
    insert_unless_there!(conn, drop_outs::table, row)?;
    Ok(())
}

pub fn drop_outs_of(conn: &mut AnyConnection, id: MatchId) -> QueryResult<Vec<PlayerId>> {
    let found = drop_outs::table.filter(drop_outs::match_id.eq(id));
    let order = found.order(drop_outs::player_id);
    order.select(drop_outs::player_id).load(conn)
}

/// A deleted account has no ratings.
pub fn forget(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<()> {
    diesel::delete(ratings::table.filter(ratings::player_id.eq(player))).execute(conn)?;
    diesel::delete(rated_matches::table.filter(rated_matches::player_id.eq(player)))
        .execute(conn)?;
    diesel::delete(drop_outs::table.filter(drop_outs::player_id.eq(player))).execute(conn)?;
    Ok(())
}

stored_enum! {
    /// What is counted together.
    pub enum Counted {
        Role = "role",
        Seat = "seat",
    }
}

/// Sums over the seats of people in finished matches with that number of seats.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = tallies, treat_none_as_default_value = false)]
pub struct TallyRow {
    pub game: String,
    pub kind: Counted,
    pub what: String,
    pub seats: i32,
    pub played: i64,
    pub won: i64,
    pub points: i64,
    pub places: i64,
}

pub fn count(conn: &mut AnyConnection, more: &TallyRow) -> QueryResult<()> {
    let known = tallies::table.find((&more.game, more.kind, &more.what, more.seats));
    let updated = diesel::update(known)
        .set((
            tallies::played.eq(tallies::played + more.played),
            tallies::won.eq(tallies::won + more.won),
            tallies::points.eq(tallies::points + more.points),
            tallies::places.eq(tallies::places + more.places),
        ))
        .execute(conn)?;
    if updated == 0 {
        diesel::insert_into(tallies::table)
            .values(more)
            .execute(conn)?;
    }
    Ok(())
}

pub fn tallies(conn: &mut AnyConnection, game: &str) -> QueryResult<Vec<TallyRow>> {
    tallies::table
        .filter(tallies::game.eq(game))
        .order((tallies::kind, tallies::what, tallies::seats))
        .select(TallyRow::as_select())
        .load(conn)
}
