//! The tables of a season: who sits where, and how it ended. Who meets whom is asked of these rows.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::schema::{byes, pairing_seats, pairings};
use base::clock::Moment;
use base::ids::{EntryId, MatchId, PairingId, SeasonId};

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = pairings)]
pub struct PairingRow {
    pub id: PairingId,
    pub season_id: SeasonId,
    pub division: i32,
    pub round: i32,
    pub number: i32,
    pub match_id: Option<MatchId>,
    pub over_at: Option<Moment>,
}

#[derive(Clone, Debug, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = pairing_seats, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct PairingSeatRow {
    pub pairing_id: PairingId,
    pub seat: i32,
    pub entry_id: EntryId,
    /// The entrant dropped out here: the seat's result is not theirs.
    pub dropped: bool,
    pub place: Option<i32>,
    pub score: Option<i64>,
    /// What an organiser put in the place of the true ones.
    pub fixed_place: Option<i32>,
    pub fixed_score: Option<i64>,
}

impl PairingSeatRow {
    pub fn new(pairing_id: PairingId, seat: i32, entry_id: EntryId) -> Self {
        PairingSeatRow {
            pairing_id,
            seat,
            entry_id,
            dropped: false,
            place: None,
            score: None,
            fixed_place: None,
            fixed_score: None,
        }
    }
}

/// Schedules a table, with its entrants in the order of the seats.
pub fn insert(
    conn: &mut AnyConnection,
    season: SeasonId,
    (division, round, number): (i32, i32, i32),
    seats: &[EntryId],
) -> QueryResult<PairingId> {
    let id: PairingId = diesel::insert_into(pairings::table)
        .values((
            pairings::season_id.eq(season),
            pairings::division.eq(division),
            pairings::round.eq(round),
            pairings::number.eq(number),
            pairings::match_id.eq(None::<MatchId>),
            pairings::over_at.eq(None::<Moment>),
        ))
        .returning(pairings::id)
        .get_result(conn)?;
    for (seat, entry) in seats.iter().enumerate() {
        diesel::insert_into(pairing_seats::table)
            .values(&PairingSeatRow::new(id, seat as i32, *entry))
            .execute(conn)?;
    }
    Ok(id)
}

pub fn find(conn: &mut AnyConnection, id: PairingId) -> QueryResult<PairingRow> {
    let found = pairings::table.find(id);
    found.select(PairingRow::as_select()).get_result(conn)
}

pub fn by_match(conn: &mut AnyConnection, id: MatchId) -> QueryResult<Option<PairingRow>> {
    let found = pairings::table.filter(pairings::match_id.eq(id));
    found
        .select(PairingRow::as_select())
        .get_result(conn)
        .optional()
}

/// In the order of rounds, divisions and numbers.
pub fn of_season(conn: &mut AnyConnection, season: SeasonId) -> QueryResult<Vec<PairingRow>> {
    pairings::table
        .filter(pairings::season_id.eq(season))
        .order((pairings::round, pairings::division, pairings::number))
        .select(PairingRow::as_select())
        .load(conn)
}

/// The first table of a season that has no match yet.
pub fn unopened(conn: &mut AnyConnection, season: SeasonId) -> QueryResult<Option<PairingRow>> {
    pairings::table
        .filter(pairings::season_id.eq(season))
        .filter(pairings::match_id.is_null())
        .order((pairings::round, pairings::division, pairings::number))
        .select(PairingRow::as_select())
        .first(conn)
        .optional()
}

/// How many tables of a season are not over, and when the last one ended.
pub fn open_count(
    conn: &mut AnyConnection,
    season: SeasonId,
) -> QueryResult<(i64, Option<Moment>)> {
    let own = pairings::table.filter(pairings::season_id.eq(season));
    let open = own
        .filter(pairings::over_at.is_null())
        .count()
        .get_result(conn)?;
    let last = own
        .select(diesel::dsl::max(pairings::over_at))
        .get_result(conn)?;
    Ok((open, last))
}

/// The seats of all tables of a season.
pub fn seats_of_season(
    conn: &mut AnyConnection,
    season: SeasonId,
) -> QueryResult<Vec<PairingSeatRow>> {
    pairing_seats::table
        .inner_join(pairings::table)
        .filter(pairings::season_id.eq(season))
        .order((pairing_seats::pairing_id, pairing_seats::seat))
        .select(PairingSeatRow::as_select())
        .load(conn)
}

pub fn seats(conn: &mut AnyConnection, id: PairingId) -> QueryResult<Vec<PairingSeatRow>> {
    let own = pairing_seats::table.filter(pairing_seats::pairing_id.eq(id));
    let order = own.order(pairing_seats::seat);
    order.select(PairingSeatRow::as_select()).load(conn)
}

pub fn save_seat(conn: &mut AnyConnection, row: &PairingSeatRow) -> QueryResult<()> {
    diesel::update(pairing_seats::table.find((row.pairing_id, row.seat)))
        .set(row)
        .execute(conn)?;
    Ok(())
}

/// The match of a table; `false` if it has one.
pub fn set_match(conn: &mut AnyConnection, id: PairingId, game: MatchId) -> QueryResult<bool> {
    let unopened = pairings::table
        .find(id)
        .filter(pairings::match_id.is_null());
    let updated = diesel::update(unopened)
        .set(pairings::match_id.eq(Some(game)))
        .execute(conn)?;
    Ok(updated == 1)
}

pub fn end(conn: &mut AnyConnection, id: PairingId, at: Option<Moment>) -> QueryResult<()> {
    diesel::update(pairings::table.find(id))
        .set(pairings::over_at.eq(at))
        .execute(conn)?;
    Ok(())
}

/// The matches of an entrant that are not over, with their seats.
pub fn running_of(
    conn: &mut AnyConnection,
    entry: EntryId,
) -> QueryResult<Vec<(PairingRow, PairingSeatRow)>> {
    pairing_seats::table
        .inner_join(pairings::table)
        .filter(pairing_seats::entry_id.eq(entry))
        .filter(pairings::over_at.is_null())
        .order(pairings::id)
        .select((PairingRow::as_select(), PairingSeatRow::as_select()))
        .load(conn)
}

#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = byes, treat_none_as_default_value = false)]
pub struct ByeRow {
    pub season_id: SeasonId,
    pub round: i32,
    pub entry_id: EntryId,
}

pub fn add_bye(conn: &mut AnyConnection, row: &ByeRow) -> QueryResult<()> {
    diesel::insert_into(byes::table).values(row).execute(conn)?;
    Ok(())
}

pub fn byes_of(conn: &mut AnyConnection, season: SeasonId) -> QueryResult<Vec<ByeRow>> {
    let own = byes::table.filter(byes::season_id.eq(season));
    let order = own.order((byes::round, byes::entry_id));
    order.select(ByeRow::as_select()).load(conn)
}
