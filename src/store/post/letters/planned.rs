//! What is to be sent, and need not be any more.

use diesel::prelude::*;

use super::{Dropped, Kind, MailState};
use crate::AnyConnection;
use crate::schema::outbox;
use base::clock::Moment;
use base::ids::{MatchId, PlayerId};

/// The digests of a player that are to be sent, the soonest first.
pub fn planned_digests(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<Vec<i64>> {
    outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::kind.eq(Kind::Digest))
        .filter(outbox::state.eq(MailState::Queued))
        .order(outbox::due_at)
        .select(outbox::id)
        .load(conn)
}

/// Whether a player's digest is to be sent at a moment.
pub fn is_digest_planned(
    conn: &mut AnyConnection,
    player: PlayerId,
    at: Moment,
) -> QueryResult<bool> {
    let planned = outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::kind.eq(Kind::Digest))
        .filter(outbox::state.eq(MailState::Queued))
        .filter(outbox::due_at.eq(at))
        .select(outbox::id);
    Ok(planned.first::<i64>(conn).optional()?.is_some())
}

/// Ends what is to be sent about the turns of a match, and why.
pub fn end_turns(conn: &mut AnyConnection, id: MatchId, reason: &str) -> QueryResult<()> {
    let about = outbox::table
        .filter(outbox::match_id.eq(id))
        .filter(outbox::kind.eq_any([Kind::Turn, Kind::Reminder, Kind::Nudge]))
        .filter(outbox::state.eq_any([MailState::Queued, MailState::Digest]));
    diesel::update(about)
        .set(Dropped::because(reason))
        .execute(conn)?;
    Ok(())
}
