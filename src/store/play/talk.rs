//! Table talk, and the audit log of what admins did.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::schema::{audit, talk};
use base::clock::Moment;
use base::ids::{CompetitionId, MatchId, PlayerId};

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = talk)]
pub struct TalkRow {
    /// Nobody for what the service says, and for players who are gone.
    pub player_id: Option<PlayerId>,
    pub name: String,
    pub words: String,
    pub at: Moment,
}

pub fn say(
    conn: &mut AnyConnection,
    id: MatchId,
    player: Option<PlayerId>,
    name: &str,
    words: &str,
    now: Moment,
) -> QueryResult<()> {
    diesel::insert_into(talk::table)
        .values((
            talk::match_id.eq(id),
            talk::player_id.eq(player),
            talk::name.eq(name),
            talk::words.eq(words),
            talk::at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// The newest lines, oldest first.
pub fn newest(conn: &mut AnyConnection, id: MatchId, most: i64) -> QueryResult<Vec<TalkRow>> {
    let mut rows: Vec<TalkRow> = talk::table
        .filter(talk::match_id.eq(id))
        .order(talk::id.desc())
        .limit(most)
        .select(TalkRow::as_select())
        .load(conn)?;
    rows.reverse();
    Ok(rows)
}

/// What others said from a moment on.
pub fn since(
    conn: &mut AnyConnection,
    id: MatchId,
    from: Moment,
    but: Option<PlayerId>,
) -> QueryResult<Vec<TalkRow>> {
    let said = talk::table
        .filter(talk::match_id.eq(id))
        .filter(talk::at.ge(from))
        .filter(talk::player_id.is_not_null());
    let mut query = said.order(talk::id).limit(100).into_boxed();
    if let Some(but) = but {
        query = query.filter(talk::player_id.ne(but));
    }
    query.select(TalkRow::as_select()).load(conn)
}

/// A player who deletes the account leaves the words, not the name.
pub fn make_nameless(conn: &mut AnyConnection, player: PlayerId, name: &str) -> QueryResult<()> {
    diesel::update(talk::table.filter(talk::player_id.eq(player)))
        .set((talk::name.eq(name), talk::player_id.eq(None::<PlayerId>)))
        .execute(conn)?;
    Ok(())
}

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = audit)]
pub struct AuditRow {
    pub id: i64,
    pub actor: String,
    pub what: String,
    pub match_id: Option<i64>,
    pub at: Moment,
}

/// What an admin did, to a match or at large.
pub fn audit(
    conn: &mut AnyConnection,
    actor: &str,
    what: &str,
    id: Option<MatchId>,
    now: Moment,
) -> QueryResult<()> {
    write_down(conn, actor, what, (id, None), now)
}

/// What was done to a competition, by its organisers or by itself.
pub fn audit_competition(
    conn: &mut AnyConnection,
    actor: &str,
    what: &str,
    id: CompetitionId,
    now: Moment,
) -> QueryResult<()> {
    write_down(conn, actor, what, (None, Some(id)), now)
}

fn write_down(
    conn: &mut AnyConnection,
    actor: &str,
    what: &str,
    (id, competition): (Option<MatchId>, Option<CompetitionId>),
    now: Moment,
) -> QueryResult<()> {
    diesel::insert_into(audit::table)
        .values((
            audit::actor.eq(actor),
            audit::what.eq(what),
            audit::match_id.eq(id.map(|id| id.0)),
            audit::competition_id.eq(competition.map(|id| id.0)),
            audit::at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// The newest first.
pub fn audited_competition(
    conn: &mut AnyConnection,
    id: CompetitionId,
    most: i64,
) -> QueryResult<Vec<AuditRow>> {
    let own = audit::table.filter(audit::competition_id.eq(id.0));
    let order = own.order(audit::id.desc()).limit(most);
    order.select(AuditRow::as_select()).load(conn)
}

pub fn audited(conn: &mut AnyConnection, most: i64) -> QueryResult<Vec<AuditRow>> {
    let order = audit::table.order(audit::id.desc()).limit(most);
    order.select(AuditRow::as_select()).load(conn)
}
