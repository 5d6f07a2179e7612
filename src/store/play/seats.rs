//! Seats: who sits there, what their clock says, and what is private to them.

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::Bool;
use diesel::sql_types::{BigInt, Integer, Nullable, Text, Timestamp};

use crate::AnyConnection;
use crate::kept::{Bind, kept, on_each};
use crate::matches::{MatchRow, RUNS, Status, Visibility};
use crate::schema::{matches, seats};
use crate::stored_enum;
use base::clock::Moment;
use base::ids::{MatchId, PlayerId, Seat};

stored_enum! {
    /// What a seat asks of the others, or says to them.
    pub enum Wish {
        Nothing = "",
        /// 'I am here', before the start.
        Here = "here",
        Pause = "pause",
        Resume = "resume",
        Abandon = "abandon",
    }
}

#[derive(Clone, PartialEq, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = seats, treat_none_as_default_value = false)]
pub struct SeatRow {
    pub match_id: MatchId,
    pub seat: i32,
    /// Neither player nor bot: free before the start, abandoned after it.
    pub player_id: Option<PlayerId>,
    pub bot: Option<String>,
    pub name: String,
    /// A substitute may take it.
    pub is_open: bool,
    pub waiting_since: Option<Moment>,
    pub deadline_at: Option<Moment>,
    pub bank_seconds: i64,
    /// The number of the match when the seat last acted.
    pub seen_number: i64,
    pub notes: String,
    pub orders: String,
    pub plan: String,
    /// The number at which the plan was queued; `None` while it is only saved.
    pub plan_number: Option<i64>,
    /// Why a queued plan stopped.
    pub plan_note: String,
    pub agrees: Wish,
    pub place: Option<i32>,
    pub score: Option<i64>,
    /// What the seat plays or played as, separated by blanks.
    pub roles: String,
    /// The number of the match when the wait for the seat began.
    pub wait_number: Option<i64>,
    pub remind_at: Option<Moment>,
    /// Took the seat over while the match ran.
    pub is_substitute: bool,
}

impl SeatRow {
    pub fn free(match_id: MatchId, seat: i32) -> Self {
        SeatRow {
            match_id,
            seat,
            player_id: None,
            bot: None,
            name: format!("Seat {}", seat + 1),
            is_open: false,
            waiting_since: None,
            deadline_at: None,
            bank_seconds: 0,
            seen_number: 0,
            notes: String::new(),
            orders: String::new(),
            plan: String::new(),
            plan_number: None,
            plan_note: String::new(),
            agrees: Wish::Nothing,
            place: None,
            score: None,
            roles: String::new(),
            wait_number: None,
            remind_at: None,
            is_substitute: false,
        }
    }

    pub fn is_free(&self) -> bool {
        self.player_id.is_none() && self.bot.is_none()
    }

    pub fn at(&self) -> Seat {
        Seat(self.seat as u8)
    }
}

pub fn insert(conn: &mut AnyConnection, row: &SeatRow) -> QueryResult<()> {
    diesel::insert_into(seats::table)
        .values(row)
        .execute(conn)?;
    Ok(())
}

pub fn of_match(conn: &mut AnyConnection, id: MatchId) -> QueryResult<Vec<SeatRow>> {
    let found = seats::table.filter(seats::match_id.eq(id));
    let order = found.order(seats::seat);
    on_each!(conn, conn => order.select(SeatRow::as_select()).load(conn))
}

pub fn of_matches(conn: &mut AnyConnection, ids: &[MatchId]) -> QueryResult<Vec<SeatRow>> {
    let found = seats::table
        .filter(seats::match_id.eq_any(ids))
        .filter(seats::agrees.eq_any(Wish::ALL));
    let order = found.order((seats::match_id, seats::seat));
    order.select(SeatRow::as_select()).load(conn)
}

/// Writes who sits there.
pub fn set_sitter(conn: &mut AnyConnection, row: &SeatRow) -> QueryResult<()> {
    diesel::update(seats::table.find((row.match_id, row.seat)))
        .set((
            seats::player_id.eq(row.player_id),
            seats::bot.eq(&row.bot),
            seats::name.eq(&row.name),
            seats::is_open.eq(row.is_open),
            seats::is_substitute.eq(row.is_substitute),
        ))
        .execute(conn)?;
    Ok(())
}

/// Writes what the seat's clock says.
pub fn set_clock(conn: &mut AnyConnection, row: &SeatRow) -> QueryResult<()> {
    diesel::update(seats::table.find((row.match_id, row.seat)))
        .set((
            seats::waiting_since.eq(row.waiting_since),
            seats::deadline_at.eq(row.deadline_at),
            seats::bank_seconds.eq(row.bank_seconds),
            seats::wait_number.eq(row.wait_number),
            seats::remind_at.eq(row.remind_at),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn set_reminder(conn: &mut AnyConnection, row: &SeatRow) -> QueryResult<()> {
    diesel::update(seats::table.find((row.match_id, row.seat)))
        .set(seats::remind_at.eq(row.remind_at))
        .execute(conn)?;
    Ok(())
}

/// Writes what the seat asks for.
pub fn set_wish(conn: &mut AnyConnection, row: &SeatRow) -> QueryResult<()> {
    diesel::update(seats::table.find((row.match_id, row.seat)))
        .set(seats::agrees.eq(&row.agrees))
        .execute(conn)?;
    Ok(())
}

pub fn set_notes(conn: &mut AnyConnection, row: &SeatRow) -> QueryResult<()> {
    diesel::update(seats::table.find((row.match_id, row.seat)))
        .set(seats::notes.eq(&row.notes))
        .execute(conn)?;
    Ok(())
}

/// Writes orders and plan.
pub fn set_plan(conn: &mut AnyConnection, row: &SeatRow) -> QueryResult<()> {
    diesel::update(seats::table.find((row.match_id, row.seat)))
        .set((
            seats::orders.eq(&row.orders),
            seats::plan.eq(&row.plan),
            seats::plan_number.eq(row.plan_number),
            seats::plan_note.eq(&row.plan_note),
        ))
        .execute(conn)?;
    Ok(())
}

/// Writes all that another sitter begins anew: who sits there, the clock, and what was private.
pub fn hand_over(conn: &mut AnyConnection, row: &SeatRow) -> QueryResult<()> {
    set_sitter(conn, row)?;
    set_clock(conn, row)?;
    set_wish(conn, row)?;
    set_notes(conn, row)?;
    set_plan(conn, row)
}

/// Writes what an action changes, and nothing that the player may have written meanwhile.
pub fn save_turn(conn: &mut AnyConnection, row: &SeatRow) -> QueryResult<()> {
    struct SaveTurn;
    let update = kept::<SaveTurn>("UPDATE seats SET waiting_since = ")
        .bind::<Nullable<Timestamp>, _>(row.waiting_since, ", deadline_at = ")
        .bind::<Nullable<Timestamp>, _>(row.deadline_at, ", bank_seconds = ")
        .bind::<BigInt, _>(row.bank_seconds, ", seen_number = ")
        .bind::<BigInt, _>(row.seen_number, ", plan = ")
        .bind::<Text, _>(&row.plan, ", plan_number = ")
        .bind::<Nullable<BigInt>, _>(row.plan_number, ", plan_note = ")
        .bind::<Text, _>(&row.plan_note, ", roles = ")
        .bind::<Text, _>(&row.roles, ", wait_number = ")
        .bind::<Nullable<BigInt>, _>(row.wait_number, ", remind_at = ")
        .bind::<Nullable<Timestamp>, _>(row.remind_at, ", place = ")
        .bind::<Nullable<Integer>, _>(row.place, ", score = ")
        .bind::<Nullable<BigInt>, _>(row.score, " WHERE match_id = ")
        .bind::<BigInt, _>(row.match_id, " AND seat = ")
        .bind::<Integer, _>(row.seat, "");
    on_each!(conn, conn => update.execute(conn))?;
    Ok(())
}

pub fn clear(conn: &mut AnyConnection, id: MatchId) -> QueryResult<()> {
    diesel::delete(seats::table.filter(seats::match_id.eq(id))).execute(conn)?;
    Ok(())
}

/// What a player takes part in: one row for each match, without the positions.
pub fn of_player(
    conn: &mut AnyConnection,
    player: PlayerId,
    statuses: &[Status],
    most: i64,
) -> QueryResult<Vec<(SeatRow, MatchRow)>> {
    seats::table
        .inner_join(matches::table)
        .filter(seats::player_id.eq(player))
        .filter(matches::status.eq_any(statuses.iter().copied()))
        .filter(matches::visibility.eq_any(Visibility::ALL))
        .order(matches::id.desc())
        .limit(most)
        .select((SeatRow::as_select(), MatchRow::as_select()))
        .load(conn)
}

/// The running matches that wait for a player, in the order in which matches are taken.
pub fn waiting_for(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<Vec<MatchId>> {
    seats::table
        .inner_join(matches::table)
        .filter(seats::player_id.eq(player))
        .filter(seats::waiting_since.is_not_null())
        .filter(matches::status.eq(Status::Running))
        .order(seats::match_id)
        .select(seats::match_id)
        .load(conn)
}

/// The matches that wait for a player now, each with the deadline.
pub fn turns_of(
    conn: &mut AnyConnection,
    player: PlayerId,
) -> QueryResult<Vec<(MatchId, Option<Moment>)>> {
    seats::table
        .inner_join(matches::table)
        .filter(seats::player_id.eq(player))
        .filter(seats::waiting_since.is_not_null())
        .filter(matches::status.eq(Status::Running))
        .filter(matches::paused.eq(false))
        .select((seats::match_id, seats::deadline_at))
        .load(conn)
}

/// How many matches of some statuses a player has.
pub fn count_places(
    conn: &mut AnyConnection,
    player: PlayerId,
    statuses: &[Status],
) -> QueryResult<i64> {
    seats::table
        .inner_join(matches::table)
        .filter(seats::player_id.eq(player))
        .filter(matches::status.eq_any(statuses.iter().copied()))
        .count()
        .get_result(conn)
}

/// A player's place in a match, as lists show it.
#[derive(Clone, Debug, Queryable)]
pub struct PlaceRow {
    pub id: MatchId,
    pub game: String,
    pub title: String,
    pub status: Status,
    pub visibility: Visibility,
    pub paused: bool,
    pub seat_count: i32,
    pub number: i64,
    pub moved_at: Moment,
    pub seat: i32,
    pub is_waited_for: bool,
    pub deadline_at: Option<Moment>,
    pub place: Option<i32>,
    pub score: Option<i64>,
}

/// The player's matches of some statuses, newest first.
pub fn places(
    conn: &mut AnyConnection,
    player: PlayerId,
    statuses: &[Status],
    most: i64,
) -> QueryResult<Vec<PlaceRow>> {
    seats::table
        .inner_join(matches::table)
        .filter(seats::player_id.eq(player))
        .filter(matches::status.eq_any(statuses.iter().copied()))
        .filter(matches::visibility.eq_any(Visibility::ALL))
        // The same as by the id of the match, but in the order of the index.
        .order(seats::match_id.desc())
        .limit(most)
        .select((
            matches::id,
            matches::game,
            matches::title,
            matches::status,
            matches::visibility,
            matches::paused,
            matches::seat_count,
            matches::number,
            matches::moved_at,
            seats::seat,
            seats::waiting_since.is_not_null(),
            seats::deadline_at,
            seats::place,
            seats::score,
        ))
        .load(conn)
}

/// Running matches with seats whose time is up; but for some.
pub fn late(
    conn: &mut AnyConnection,
    now: Moment,
    but: &[i64],
    most: i64,
) -> QueryResult<Vec<MatchId>> {
    seats::table
        .inner_join(matches::table)
        .filter(seats::deadline_at.le(now))
        .filter(seats::agrees.eq_any(Wish::ALL))
        .filter(sql::<Bool>(RUNS))
        .filter(matches::paused.eq(false))
        .filter(seats::match_id.ne_all(but.iter().copied().map(MatchId)))
        .order(seats::deadline_at)
        .limit(most)
        .select(seats::match_id)
        .load(conn)
}

/// Running matches with seats whose next reminder is due; but for some.
pub fn to_remind(
    conn: &mut AnyConnection,
    now: Moment,
    but: &[i64],
    most: i64,
) -> QueryResult<Vec<MatchId>> {
    seats::table
        .inner_join(matches::table)
        .filter(seats::remind_at.le(now))
        .filter(seats::agrees.eq_any(Wish::ALL))
        .filter(sql::<Bool>(RUNS))
        .filter(seats::match_id.ne_all(but.iter().copied().map(MatchId)))
        .order(seats::remind_at)
        .limit(most)
        .select(seats::match_id)
        .load(conn)
}

/// Matches in which a bot must decide; but for some.
pub fn waiting_bots(conn: &mut AnyConnection, but: &[i64], most: i64) -> QueryResult<Vec<MatchId>> {
    seats::table
        .inner_join(matches::table)
        .filter(seats::bot.is_not_null())
        .filter(seats::waiting_since.is_not_null())
        .filter(sql::<Bool>(RUNS))
        .filter(matches::paused.eq(false))
        .filter(seats::match_id.ne_all(but.iter().copied().map(MatchId)))
        .order(seats::waiting_since)
        .limit(most)
        .select(seats::match_id)
        .load(conn)
}

/// How a seat of a finished match ended.
#[derive(Clone, Debug, Queryable)]
pub struct ResultRow {
    pub game: String,
    pub roles: String,
    pub place: Option<i32>,
    pub score: Option<i64>,
}

/// The public results of a player.
pub fn results(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<Vec<ResultRow>> {
    seats::table
        .inner_join(matches::table)
        .filter(seats::player_id.eq(player))
        .filter(matches::status.eq(Status::Over))
        .filter(matches::visibility.eq(Visibility::Public))
        .select((matches::game, seats::roles, seats::place, seats::score))
        .load(conn)
}
