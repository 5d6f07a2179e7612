//! What every action of a match writes, in as few statements as possible.

use diesel::prelude::*;

use crate::actions::{self, ActionRow};
use crate::matches::{self, MatchRow, PositionRow};
use crate::seats::{self, SeatRow};
use crate::{AnyConnection, accounts};
use base::clock::Moment;
use base::ids::PlayerId;

/// New lines of a match, and where they lead.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// The match as it was when the lines were played.
    pub seen: &'a MatchRow,
    /// Its number afterwards.
    pub number: i64,
    pub now: Moment,
    pub rows: &'a [ActionRow],
    pub position: &'a PositionRow,
}

impl Step<'_> {
    /// Takes the match and writes all of it; `false` if anything has changed since, and nothing is
    /// written.
    pub fn store(&self, conn: &mut AnyConnection) -> QueryResult<bool> {
        #[cfg(feature = "postgres")]
        if let (AnyConnection::Postgres(conn), Some((first, rest))) =
            (&mut *conn, self.rows.split_first())
        {
            if !self.with_first(first, conn)? {
                return Ok(false);
            }
            for row in rest {
                diesel::insert_into(crate::schema::actions::table)
                    .values(row)
                    .execute(conn)?;
            }
            return Ok(true);
        }
        if !matches::advance(conn, self.seen, self.number, self.now)? {
            return Ok(false);
        }
        for row in self.rows {
            actions::append(conn, row)?;
        }
        matches::set_position(conn, self.position)?;
        Ok(true)
    }

    /// The match, its first new line and its position at once: each statement is a journey.
    #[cfg(feature = "postgres")]
    fn with_first(
        &self,
        row: &ActionRow,
        conn: &mut diesel::pg::PgConnection,
    ) -> QueryResult<bool> {
        use crate::kept::Kept;
        use diesel::sql_types::{BigInt, Bool, Integer, Text, Timestamp};

        struct WithFirst;
        let step = diesel::sql_query(
            "WITH moved AS (UPDATE matches SET number = $1, moved_at = $2, version = version + 1 \
             WHERE id = $3 AND number = $4 AND version = $5 AND status = 'running' RETURNING id), \
             said AS (INSERT INTO actions (match_id, number, seat, line, takes_back, automatic, events, points, at) \
             SELECT id, $6, $7, $8, $9, $10, $11, $12, $13 FROM moved) \
             UPDATE positions SET state = $14, settled_number = $15, settled_state = $16 \
             FROM moved WHERE positions.match_id = moved.id",
        )
        .bind::<BigInt, _>(self.number)
        .bind::<Timestamp, _>(self.now)
        .bind::<BigInt, _>(self.seen.id.0)
        .bind::<BigInt, _>(self.seen.number)
        .bind::<BigInt, _>(self.seen.version)
        .bind::<BigInt, _>(row.number)
        .bind::<Integer, _>(row.seat)
        .bind::<Text, _>(&row.line)
        .bind::<Bool, _>(row.takes_back)
        .bind::<Bool, _>(row.automatic)
        .bind::<Text, _>(&row.events)
        .bind::<Text, _>(&row.points)
        .bind::<Timestamp, _>(row.at)
        .bind::<Text, _>(&self.position.state)
        .bind::<BigInt, _>(self.position.settled_number)
        .bind::<Text, _>(&self.position.settled_state);
        Ok(Kept::<WithFirst, _>::new(step).execute(conn)? == 1)
    }
}

/// A turn that has ended: whose it was, how long it took, and whether it was late.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    pub player: PlayerId,
    pub seconds: i64,
    pub is_late: bool,
}

/// Writes what an action changes at some seats of a match, and counts the turns that it ended.
pub fn hand_over(
    conn: &mut AnyConnection,
    seats: &[SeatRow],
    turns: &mut [Turn],
) -> QueryResult<()> {
    #[cfg(feature = "postgres")]
    if let (AnyConnection::Postgres(conn), [from, to], [turn]) = (&mut *conn, seats, &*turns) {
        return from_one_to_another(conn, [from, to], turn);
    }
    for seat in seats {
        seats::save_turn(conn, seat)?;
    }
    // In the order of players, so that two matches do not wait for each other.
    turns.sort_by_key(|turn| turn.player);
    for turn in turns {
        accounts::count_turn(conn, turn.player, turn.seconds, turn.is_late)?;
    }
    Ok(())
}

/// What most turns end with, in one statement.
#[cfg(feature = "postgres")]
fn from_one_to_another(
    conn: &mut diesel::pg::PgConnection,
    [from, to]: [&SeatRow; 2],
    turn: &Turn,
) -> QueryResult<()> {
    use crate::kept::Kept;
    use diesel::sql_types::{BigInt, Integer, Nullable, Text, Timestamp};

    struct HandOver;
    let handed = diesel::sql_query(
        "WITH counted AS (UPDATE players SET turns = turns + 1, turn_seconds = turn_seconds + $1, \
         turns_late = turns_late + $2 WHERE id = $3) \
         UPDATE seats SET waiting_since = new.waiting_since, deadline_at = new.deadline_at, \
         bank_seconds = new.bank_seconds, seen_number = new.seen_number, plan = new.plan, \
         plan_number = new.plan_number, plan_note = new.plan_note, roles = new.roles, \
         wait_number = new.wait_number, remind_at = new.remind_at, place = new.place, score = new.score \
         FROM (VALUES \
         ($4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17), \
         ($18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31)) \
         AS new (match_id, seat, waiting_since, deadline_at, bank_seconds, seen_number, plan, plan_number, \
         plan_note, roles, wait_number, remind_at, place, score) \
         WHERE seats.match_id = new.match_id AND seats.seat = new.seat",
    )
    .bind::<BigInt, _>(turn.seconds)
    .bind::<BigInt, _>(i64::from(turn.is_late))
    .bind::<BigInt, _>(turn.player)
    .bind::<BigInt, _>(from.match_id)
    .bind::<Integer, _>(from.seat)
    .bind::<Nullable<Timestamp>, _>(from.waiting_since)
    .bind::<Nullable<Timestamp>, _>(from.deadline_at)
    .bind::<BigInt, _>(from.bank_seconds)
    .bind::<BigInt, _>(from.seen_number)
    .bind::<Text, _>(&from.plan)
    .bind::<Nullable<BigInt>, _>(from.plan_number)
    .bind::<Text, _>(&from.plan_note)
    .bind::<Text, _>(&from.roles)
    .bind::<Nullable<BigInt>, _>(from.wait_number)
    .bind::<Nullable<Timestamp>, _>(from.remind_at)
    .bind::<Nullable<Integer>, _>(from.place)
    .bind::<Nullable<BigInt>, _>(from.score)
    .bind::<BigInt, _>(to.match_id)
    .bind::<Integer, _>(to.seat)
    .bind::<Nullable<Timestamp>, _>(to.waiting_since)
    .bind::<Nullable<Timestamp>, _>(to.deadline_at)
    .bind::<BigInt, _>(to.bank_seconds)
    .bind::<BigInt, _>(to.seen_number)
    .bind::<Text, _>(&to.plan)
    .bind::<Nullable<BigInt>, _>(to.plan_number)
    .bind::<Text, _>(&to.plan_note)
    .bind::<Text, _>(&to.roles)
    .bind::<Nullable<BigInt>, _>(to.wait_number)
    .bind::<Nullable<Timestamp>, _>(to.remind_at)
    .bind::<Nullable<Integer>, _>(to.place)
    .bind::<Nullable<BigInt>, _>(to.score);
    Kept::<HandOver, _>::new(handed).execute(conn)?;
    Ok(())
}
