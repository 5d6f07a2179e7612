//! The lines of every match: only ever appended to.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::kept::on_each;
use crate::schema::{actions, matches};
use base::clock::Moment;
use base::ids::{MatchId, Seat};

#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = actions, treat_none_as_default_value = false)]
pub struct ActionRow {
    pub match_id: MatchId,
    pub number: i64,
    pub seat: i32,
    pub line: String,
    /// Takes back the last line that still stands.
    pub takes_back: bool,
    pub automatic: bool,
    /// JSON: what happened, with who may read it.
    pub events: String,
    /// JSON: the points of each seat afterwards.
    pub points: String,
    pub at: Moment,
}

impl ActionRow {
    pub fn by(&self) -> Seat {
        Seat(self.seat as u8)
    }
}

pub fn append(conn: &mut AnyConnection, row: &ActionRow) -> QueryResult<()> {
    let new = diesel::insert_into(actions::table).values(row);
    on_each!(conn, conn => new.execute(conn))?;
    Ok(())
}

/// The lines after `from` up to and with `to`.
pub fn between(
    conn: &mut AnyConnection,
    id: MatchId,
    from: i64,
    to: i64,
) -> QueryResult<Vec<ActionRow>> {
    let found = actions::table
        .filter(actions::match_id.eq(id))
        .filter(actions::number.gt(from))
        .filter(actions::number.le(to));
    let order = found.order(actions::number);
    order.select(ActionRow::as_select()).load(conn)
}

/// The lines that still stand: a line that takes back cancels itself and the one before it.
pub fn standing(rows: Vec<ActionRow>) -> Vec<ActionRow> {
    let mut standing: Vec<ActionRow> = Vec::with_capacity(rows.len());
    for row in rows {
        match row.takes_back {
            true => drop(standing.pop()),
            false => standing.push(row),
        }
    }
    standing
}

/// The last few lines of each match, oldest first.
pub fn newest_of(
    conn: &mut AnyConnection,
    ids: &[MatchId],
    few: i64,
) -> QueryResult<Vec<ActionRow>> {
    actions::table
        .inner_join(matches::table)
        .filter(actions::match_id.eq_any(ids))
        .filter(actions::number.gt(matches::number - few))
        .order((actions::match_id, actions::number))
        .select(ActionRow::as_select())
        .load(conn)
}

/// The points after the newest line of each match, as they are stored.
pub fn latest_points(
    conn: &mut AnyConnection,
    ids: &[MatchId],
) -> QueryResult<Vec<(MatchId, String)>> {
    actions::table
        .inner_join(matches::table)
        .filter(actions::match_id.eq_any(ids))
        .filter(actions::number.eq(matches::number))
        .select((actions::match_id, actions::points))
        .load(conn)
}

/// Who acted when in some matches, and whether it played itself, match by match.
pub fn beats(
    conn: &mut AnyConnection,
    ids: &[MatchId],
) -> QueryResult<Vec<(MatchId, i32, bool, Moment)>> {
    actions::table
        .filter(actions::match_id.eq_any(ids))
        .filter(actions::takes_back.eq(false))
        .order((actions::match_id, actions::number))
        .select((
            actions::match_id,
            actions::seat,
            actions::automatic,
            actions::at,
        ))
        .load(conn)
}
