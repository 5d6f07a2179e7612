//! What a bot makes of matches that are over.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::insert_unless_there;
use crate::schema::analyses;
use base::clock::Moment;
use base::ids::MatchId;

#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = analyses, treat_none_as_default_value = false)]
pub struct AnalysisRow {
    pub match_id: MatchId,
    pub asked_at: Moment,
    /// How many moments are looked at, and how many have been.
    pub moments: i32,
    pub done: i32,
    /// JSON: what was found at each.
    pub found: String,
}

pub fn find(conn: &mut AnyConnection, id: MatchId) -> QueryResult<Option<AnalysisRow>> {
    let found = analyses::table.find(id).select(AnalysisRow::as_select());
    found.get_result(conn).optional()
}

/// Asks for one; says whether nobody had before.
pub fn ask(conn: &mut AnyConnection, row: &AnalysisRow) -> QueryResult<bool> {
    Ok(insert_unless_there!(conn, analyses::table, row)? == 1)
}

/// How many are being worked out.
pub fn count_open(conn: &mut AnyConnection) -> QueryResult<i64> {
    let open = analyses::table.filter(analyses::done.lt(analyses::moments));
    open.count().get_result(conn)
}

/// Those that are being worked out, the oldest first, without some.
pub fn open(conn: &mut AnyConnection, but: &[i64], most: i64) -> QueryResult<Vec<MatchId>> {
    let but: Vec<MatchId> = but.iter().map(|id| MatchId(*id)).collect();
    analyses::table
        .filter(analyses::done.lt(analyses::moments))
        .filter(analyses::match_id.ne_all(but))
        .order((analyses::asked_at, analyses::match_id))
        .limit(most)
        .select(analyses::match_id)
        .load(conn)
}

/// Keeps what was found since `seen`; `false` if somebody else was quicker.
pub fn go_on(
    conn: &mut AnyConnection,
    seen: &AnalysisRow,
    done: i32,
    found: &str,
) -> QueryResult<bool> {
    let same = analyses::table
        .find(seen.match_id)
        .filter(analyses::done.eq(seen.done));
    let kept = diesel::update(same).set((analyses::done.eq(done), analyses::found.eq(found)));
    Ok(kept.execute(conn)? == 1)
}
