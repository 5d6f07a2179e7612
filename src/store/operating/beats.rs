//! When the service was last there, and what a gap means: everything in progress goes on from
//! where it stood.

use chrono::TimeDelta;
use diesel::prelude::*;
use diesel::sql_types::{Text, Timestamp};

use crate::AnyConnection;
use crate::insert_unless_there;
use crate::schema::{beats, matches, players, seats};
use base::clock::Moment;
use base::ids::PlayerId;

use crate::matches::Status;

const ONLY: i64 = 1;

/// The last beat.
pub fn last(conn: &mut AnyConnection) -> QueryResult<Option<Moment>> {
    let row = beats::table.find(ONLY).select(beats::at);
    row.get_result(conn).optional()
}

/// Writes a beat down, and says when the one before was. Whoever else does waits here.
pub fn beat(conn: &mut AnyConnection, now: Moment) -> QueryResult<Option<Moment>> {
    let first = (beats::id.eq(ONLY), beats::at.eq(now));
    if insert_unless_there!(conn, beats::table, first)? == 1 {
        return Ok(None);
    }
    diesel::update(beats::table.find(ONLY))
        .set(beats::id.eq(ONLY))
        .execute(conn)?;
    let before = last(conn)?;
    diesel::update(beats::table.find(ONLY))
        .set(beats::at.eq(now))
        .execute(conn)?;
    Ok(before)
}

/// Writes something, to see whether anything can be written.
pub fn probe(conn: &mut AnyConnection, now: Moment) -> QueryResult<()> {
    let row = (
        beats::id.eq(ONLY),
        beats::at.eq(now),
        beats::probed_at.eq(Some(now)),
    );
    if insert_unless_there!(conn, beats::table, row)? == 0 {
        diesel::update(beats::table.find(ONLY))
            .set(beats::probed_at.eq(Some(now)))
            .execute(conn)?;
    }
    Ok(())
}

/// What the machine of the database takes for the time; of a file there is none but ours.
pub fn clock_of_database(conn: &mut AnyConnection) -> QueryResult<Option<Moment>> {
    match conn {
        AnyConnection::Sqlite(_) => Ok(None),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => {
            let now = diesel::dsl::sql::<Timestamp>("clock_timestamp() AT TIME ZONE 'UTC'");
            diesel::select(now).get_result(conn).map(Some)
        }
    }
}

/// Some columns of some rows are put off.
struct Later {
    table: &'static str,
    columns: &'static [&'static str],
    of: &'static str,
}

/// Clocks of seats run on from where they stood.
const CLOCKS: Later = Later {
    table: "seats",
    columns: &["waiting_since", "deadline_at", "remind_at"],
    of: "match_id IN (SELECT id FROM matches WHERE status = 'running')",
};
/// A mail is given up some days after it was written, and a wish some weeks.
const PATIENCE: [Later; 2] = [
    Later {
        table: "outbox",
        columns: &["created_at"],
        of: "due_at IS NOT NULL",
    },
    Later {
        table: "queue",
        columns: &["since"],
        of: "TRUE",
    },
];
/// What has a date of its own keeps it, unless there was no time left for what comes before.
const DATES: [Later; 2] = [
    Later {
        table: "matches",
        columns: &["due_at"],
        of: "status = 'open' AND due_at < SOON",
    },
    Later {
        table: "seasons",
        columns: &["starts_at", "ends_at", "due_at"],
        of: "state IN ('announced', 'sign_up') AND starts_at < SOON",
    },
];
/// A clock that goes back leaves these far ahead.
const AHEAD: [Later; 5] = [
    Later {
        table: "outbox",
        columns: &["due_at"],
        of: "due_at IS NOT NULL",
    },
    Later {
        table: "troubles",
        columns: &["next_at"],
        of: "TRUE",
    },
    Later {
        table: "claims",
        columns: &["until"],
        of: "TRUE",
    },
    Later {
        table: "matches",
        columns: &["due_at"],
        of: "status = 'open'",
    },
    Later {
        table: "seasons",
        columns: &["due_at"],
        of: "due_at IS NOT NULL",
    },
];

impl Later {
    fn put_off(&self, conn: &mut AnyConnection, gap: TimeDelta, soon: Moment) -> QueryResult<()> {
        let seconds = gap.num_milliseconds() as f64 / 1000.0;
        let is_sqlite = matches!(conn, AnyConnection::Sqlite(_));
        let later = |column: &&str| match is_sqlite {
            true => format!(
                "{column} = strftime('%Y-%m-%d %H:%M:%f', {column}, '{seconds:+.3} seconds')"
            ),
            false => format!("{column} = {column} + make_interval(secs => {seconds:.3})"),
        };
        let columns: Vec<String> = self.columns.iter().map(later).collect();
        let soon = format!("'{}'", soon.format("%Y-%m-%d %H:%M:%S%.3f"));
        let (set, of) = (columns.join(", "), self.of.replace("SOON", &soon));
        diesel::sql_query(format!("UPDATE {} SET {set} WHERE {of}", self.table)).execute(conn)?;
        Ok(())
    }
}

/// Puts off all that runs by the gap between the last beat and `now`; back, if it is negative.
pub fn put_off(conn: &mut AnyConnection, gap: TimeDelta, now: Moment) -> QueryResult<()> {
    // Whoever has read a match before begins anew.
    diesel::update(matches::table.filter(matches::status.eq_any([Status::Running, Status::Open])))
        .set(matches::version.eq(matches::version + 1))
        .execute(conn)?;
    // As much time as was lost is wanted after it, for what was to be done meanwhile.
    let soon = now + gap.max(TimeDelta::zero());
    let of_dates: &[Later] = match gap < TimeDelta::zero() {
        true => &AHEAD,
        false => &DATES,
    };
    for later in [CLOCKS].iter().chain(&PATIENCE).chain(of_dates) {
        later.put_off(conn, gap, soon)?;
    }
    Ok(())
}

/// Says something at every table whose clocks run.
pub fn say_at_running_tables(
    conn: &mut AnyConnection,
    name: &str,
    words: &str,
    now: Moment,
) -> QueryResult<()> {
    diesel::sql_query(
        "INSERT INTO talk (match_id, player_id, name, words, at) \
         SELECT id, CAST(NULL AS BIGINT), $1, $2, $3 FROM matches WHERE status = 'running' AND EXISTS \
         (SELECT 1 FROM seats WHERE match_id = matches.id AND deadline_at IS NOT NULL) ORDER BY id",
    )
    .bind::<Text, _>(name)
    .bind::<Text, _>(words)
    .bind::<Timestamp, _>(now)
    .execute(conn)?;
    Ok(())
}

/// Whose clock runs somewhere: the player, the name and the address.
pub fn whose_clock_runs(conn: &mut AnyConnection) -> QueryResult<Vec<(PlayerId, String, String)>> {
    let rows: Vec<(PlayerId, String, Option<String>)> = seats::table
        .inner_join(matches::table)
        .inner_join(players::table.on(players::id.nullable().eq(seats::player_id)))
        .filter(matches::status.eq(Status::Running))
        .filter(seats::deadline_at.is_not_null())
        .filter(players::email.is_not_null())
        .order(players::id)
        .distinct()
        .select((players::id, players::name, players::email))
        .load(conn)?;
    let people = rows.into_iter();
    Ok(people
        .filter_map(|(id, name, address)| Some((id, name, address?)))
        .collect())
}
