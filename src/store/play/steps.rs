//! What every action of a match writes, in as few statements as possible.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::actions::{self, ActionRow};
use crate::matches::{self, MatchRow, PositionRow};
use base::clock::Moment;

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
        use crate::kept::{Bind, kept};
        use diesel::sql_types::{BigInt, Bool, Integer, Text, Timestamp};

        struct WithFirst;
        let step =
            kept::<WithFirst>("WITH moved AS (UPDATE matches SET version = version + 1, number = ")
                .bind::<BigInt, _>(self.number, ", moved_at = ")
                .bind::<Timestamp, _>(self.now, " WHERE status = 'running' AND id = ")
                .bind::<BigInt, _>(self.seen.id, " AND number = ")
                .bind::<BigInt, _>(self.seen.number, " AND version = ")
                .bind::<BigInt, _>(
                    self.seen.version,
                    " RETURNING id), said AS (INSERT INTO actions \
             (match_id, number, seat, line, takes_back, automatic, events, points, at) SELECT id, ",
                )
                .bind::<BigInt, _>(row.number, ", ")
                .bind::<Integer, _>(row.seat, ", ")
                .bind::<Text, _>(&row.line, ", ")
                .bind::<Bool, _>(row.takes_back, ", ")
                .bind::<Bool, _>(row.automatic, ", ")
                .bind::<Text, _>(&row.events, ", ")
                .bind::<Text, _>(&row.points, ", ")
                .bind::<Timestamp, _>(row.at, " FROM moved) UPDATE positions SET state = ")
                .bind::<Text, _>(&self.position.state, ", settled_number = ")
                .bind::<BigInt, _>(self.position.settled_number, ", settled_state = ")
                .bind::<Text, _>(
                    &self.position.settled_state,
                    " FROM moved WHERE positions.match_id = moved.id",
                );
        Ok(step.execute(conn)? == 1)
    }
}
