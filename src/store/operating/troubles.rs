//! Background work: what failed, and which node is busy with what.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::insert_unless_there;
use crate::schema::{claims, troubles};
use base::clock::Moment;

/// Something that failed and is tried again.
#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = troubles, treat_none_as_default_value = false)]
pub struct TroubleRow {
    /// What kind of work, and which one of them.
    pub work: String,
    pub item: i64,
    pub words: String,
    pub failures: i32,
    pub since: Moment,
    pub next_at: Moment,
}

pub fn find(conn: &mut AnyConnection, work: &str, item: i64) -> QueryResult<Option<TroubleRow>> {
    let found = troubles::table.find((work, item));
    found
        .select(TroubleRow::as_select())
        .get_result(conn)
        .optional()
}

/// Notes a failure; `true` if it is the first.
pub fn note(conn: &mut AnyConnection, row: &TroubleRow) -> QueryResult<bool> {
    let again = diesel::update(troubles::table.find((&row.work, row.item))).set((
        troubles::words.eq(&row.words),
        troubles::failures.eq(troubles::failures + 1),
        troubles::next_at.eq(row.next_at),
    ));
    if again.execute(conn)? > 0 {
        return Ok(false);
    }
    Ok(insert_unless_there!(conn, troubles::table, row)? == 1)
}

/// It went well: says whether it had failed before.
pub fn clear(conn: &mut AnyConnection, work: &str, item: i64) -> QueryResult<bool> {
    Ok(diesel::delete(troubles::table.find((work, item))).execute(conn)? > 0)
}

/// The oldest first.
pub fn all(conn: &mut AnyConnection, most: i64) -> QueryResult<Vec<TroubleRow>> {
    let order = troubles::table.order(troubles::since).limit(most);
    order.select(TroubleRow::as_select()).load(conn)
}

pub fn count(conn: &mut AnyConnection) -> QueryResult<i64> {
    troubles::table.count().get_result(conn)
}

/// A node that dies loses what it was busy with after this.
pub const LEASE: chrono::TimeDelta = chrono::TimeDelta::seconds(12);

/// Takes a piece of work for a node, unless another has it; whoever has it may take it again.
pub fn claim(
    conn: &mut AnyConnection,
    (work, item): (&str, i64),
    node: &str,
    now: Moment,
) -> QueryResult<bool> {
    let until = now + LEASE;
    let free = claims::table
        .find((work, item))
        .filter(claims::until.le(now).or(claims::node.eq(node)));
    let taken = diesel::update(free).set((claims::node.eq(node), claims::until.eq(until)));
    if taken.execute(conn)? > 0 {
        return Ok(true);
    }
    let row = (
        claims::work.eq(work),
        claims::item.eq(item),
        claims::node.eq(node),
        claims::until.eq(until),
    );
    Ok(insert_unless_there!(conn, claims::table, row)? == 1)
}

pub fn release(conn: &mut AnyConnection, (work, item): (&str, i64), node: &str) -> QueryResult<()> {
    let own = claims::table.find((work, item));
    diesel::delete(own.filter(claims::node.eq(node))).execute(conn)?;
    Ok(())
}
