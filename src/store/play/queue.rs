//! Who waits for a match to be made for them.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::accounts::PlayerRow;
use crate::insert_unless_there;
use crate::schema::{players, queue};
use crate::stored_enum;
use base::clock::Moment;
use base::ids::PlayerId;

stored_enum! {
    /// How quickly somebody wants to play.
    pub enum Pace {
        Fast = "fast",
        Daily = "daily",
        Relaxed = "relaxed",
        Slow = "slow",
        Bank = "bank",
        Untimed = "untimed",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = queue, treat_none_as_default_value = false)]
pub struct QueueRow {
    pub player_id: PlayerId,
    pub game: String,
    pub speed: Pace,
    pub seats: i32,
    pub since: Moment,
}

/// Waits from now on; who waits already goes on waiting.
pub fn join(conn: &mut AnyConnection, row: &QueueRow) -> QueryResult<()> {
    insert_unless_there!(conn, queue::table, row)?;
    Ok(())
}

pub fn leave(
    conn: &mut AnyConnection,
    player: PlayerId,
    game: &str,
    speed: Pace,
    seats: i32,
) -> QueryResult<usize> {
    diesel::delete(queue::table.find((player, game, speed, seats))).execute(conn)
}

pub fn leave_game(conn: &mut AnyConnection, players: &[PlayerId], game: &str) -> QueryResult<()> {
    let theirs = queue::table
        .filter(queue::player_id.eq_any(players))
        .filter(queue::game.eq(game));
    diesel::delete(theirs).execute(conn)?;
    Ok(())
}

pub fn leave_all(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<()> {
    diesel::delete(queue::table.filter(queue::player_id.eq(player))).execute(conn)?;
    Ok(())
}

pub fn is_anybody_waiting(conn: &mut AnyConnection) -> QueryResult<bool> {
    let anybody = queue::table.select(queue::player_id).limit(1);
    Ok(!anybody.load::<PlayerId>(conn)?.is_empty())
}

/// How many wait for each game, speed and number of seats.
pub fn numbers(conn: &mut AnyConnection) -> QueryResult<Vec<(String, Pace, i32, i64)>> {
    queue::table
        // What nobody can read is found by looking for it.
        .filter(queue::speed.eq_any(Pace::ALL))
        .group_by((queue::game, queue::speed, queue::seats))
        .order((queue::game, queue::speed, queue::seats))
        .select((
            queue::game,
            queue::speed,
            queue::seats,
            diesel::dsl::count_star(),
        ))
        .load(conn)
}

pub fn of_player(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<Vec<QueueRow>> {
    queue::table
        .filter(queue::player_id.eq(player))
        .order((queue::game, queue::speed, queue::seats))
        .select(QueueRow::as_select())
        .load(conn)
}

/// Those in one queue, the longest wait first.
pub fn waiting(
    conn: &mut AnyConnection,
    game: &str,
    speed: Pace,
    seats: i32,
) -> QueryResult<Vec<(PlayerRow, Moment)>> {
    queue::table
        .inner_join(players::table)
        .filter(queue::game.eq(game))
        .filter(queue::speed.eq(speed))
        .filter(queue::seats.eq(seats))
        .order((queue::since, queue::player_id))
        .select((PlayerRow::as_select(), queue::since))
        .load(conn)
}

pub fn older_than(conn: &mut AnyConnection, at: Moment, most: i64) -> QueryResult<Vec<QueueRow>> {
    queue::table
        .filter(queue::since.le(at))
        .filter(queue::speed.eq_any(Pace::ALL))
        .order(queue::since)
        .limit(most)
        .select(QueueRow::as_select())
        .load(conn)
}
