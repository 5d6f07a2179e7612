//! Who has the page of which match open, on whatever node: claims that run out unless they are renewed.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::insert_unless_there;
use crate::schema::claims;
use base::clock::Moment;
use base::ids::{MatchId, PlayerId};

/// A page whose node says nothing of it for so long is closed.
pub const LEASE: chrono::TimeDelta = chrono::TimeDelta::seconds(60);
/// Before the player's id, where claims name a kind of work.
const WATCH: &str = "watch:";

fn work(player: PlayerId) -> String {
    format!("{WATCH}{player}")
}

/// These pages are open at a node; what has run out is forgotten.
pub fn note(
    conn: &mut AnyConnection,
    pages: &[(MatchId, PlayerId)],
    node: &str,
    now: Moment,
) -> QueryResult<()> {
    let until = now + LEASE;
    for (id, player) in pages {
        let work = work(*player);
        let known = claims::table.find((&work, id.0));
        let renewed = diesel::update(known).set((claims::node.eq(node), claims::until.eq(until)));
        if renewed.execute(conn)? == 0 {
            let row = (
                claims::work.eq(&work),
                claims::item.eq(id.0),
                claims::node.eq(node),
                claims::until.eq(until),
            );
            insert_unless_there!(conn, claims::table, row)?;
        }
    }
    let old = claims::table
        .filter(claims::work.like(format!("{WATCH}%")))
        .filter(claims::until.le(now));
    diesel::delete(old).execute(conn)?;
    Ok(())
}

pub fn is_watched(
    conn: &mut AnyConnection,
    id: MatchId,
    player: PlayerId,
    now: Moment,
) -> QueryResult<bool> {
    let open = claims::table
        .find((work(player), id.0))
        .filter(claims::until.gt(now))
        .select(claims::item);
    Ok(open.first::<i64>(conn).optional()?.is_some())
}
