//! Reminders: planned when a wait begins, sent by the scheduler; and nudges by those who wait.

use chrono::TimeDelta;

use crate::clock::Moment;
use crate::ids::{MatchId, PlayerId};
use crate::store::accounts::{self, PlayerRow};
use crate::store::matches::RUNNING;
use crate::store::seats::{self, SeatRow};
use crate::store::{AnyConnection, preferences};

use super::letters::{News, tell};
use super::live::Table;
use super::preferences::rhythm;
use super::{Result, Service, ServiceError};

/// A seat is nudged once in this time, by whoever is first.
const BETWEEN_NUDGES: TimeDelta = TimeDelta::hours(24);
/// Nobody is nudged sooner.
const NUDGE_AFTER: TimeDelta = TimeDelta::hours(1);

/// When the next reminder of a waiting seat is due.
pub(super) fn plan(
    conn: &mut AnyConnection,
    player: &PlayerRow,
    seat: &SeatRow,
    after: Moment,
) -> Result<Option<Moment>> {
    let (Some(since), Some(deadline)) = (seat.waiting_since, seat.deadline_at) else {
        return Ok(None);
    };
    let rhythm = rhythm(&preferences::settings(conn, player.id)?, player);
    Ok(rhythm.next(since, deadline, after).map(|(at, _)| at))
}

/// Reminds a seat whose time for it has come, once for each step, and plans the next.
pub(super) fn remind(conn: &mut AnyConnection, seat: &SeatRow, now: Moment) -> Result<()> {
    let table = Table::load(conn, seat.match_id)?;
    let same = |row: &&SeatRow| row.seat == seat.seat;
    let Some(mut seat) = table.seats.iter().find(same).cloned() else {
        return Ok(());
    };
    if seat.remind_at.is_none_or(|at| at > now) {
        return Ok(());
    }
    seat.remind_at = None;
    let waits = table.row.status == RUNNING && !table.row.paused;
    if let (true, Some(player), Some(since), Some(deadline)) =
        (waits, seat.player_id, seat.waiting_since, seat.deadline_at)
    {
        let player = accounts::find(conn, player)?;
        let rhythm = rhythm(&preferences::settings(conn, player.id)?, &player);
        // A deadline within the days away is one of a clock that runs on.
        let held = now..deadline;
        let is_away = player.away_until.is_some_and(|until| held.contains(&until));
        let step = rhythm.current(since, deadline, now);
        if let (Some(step), false, true) = (step, is_away, now < deadline) {
            let news = News {
                kind: "reminder",
                id: seat.match_id,
                seat: seat.seat,
                number: seat.wait_number.unwrap_or_default(),
                tag: step.to_string(),
                words: "",
                deadline: Some(deadline),
            };
            tell(conn, player.id, &news, now)?;
        }
        seat.remind_at = rhythm.next(since, deadline, now).map(|(at, _)| at);
    }
    Ok(seats::save(conn, &seat)?)
}

impl Service {
    /// Somebody who waits asks for a turn, politely.
    pub async fn nudge(&self, id: MatchId, by: &PlayerRow, seat: usize) -> Result<()> {
        let (by, now) = (by.clone(), self.clock.now());
        self.store
            .write(move |conn| {
                let table = Table::load(conn, id)?;
                table.viewer(Some(by.id))?;
                if table.seat_of(by.id).is_none() {
                    return Err(ServiceError::Forbidden(
                        "Only players of the table may nudge.",
                    ));
                }
                let row = table.seats.get(seat).ok_or(ServiceError::NotFound)?;
                nudge(conn, &table, row, &by, now)
            })
            .await?;
        self.wake.notify_one();
        Ok(())
    }
}

fn nudge(
    conn: &mut AnyConnection,
    table: &Table,
    seat: &SeatRow,
    by: &PlayerRow,
    now: Moment,
) -> Result<()> {
    let refused = |words: String| Err(ServiceError::Refused(words));
    let name = &seat.name;
    let runs = table.row.status == RUNNING && !table.row.paused;
    let (Some(player), Some(since), true) = (seat.player_id, seat.waiting_since, runs) else {
        return refused(format!("Nobody waits for {name} now."));
    };
    if player == by.id {
        return refused("It is you who is waited for.".to_owned());
    }
    if now - since < NUDGE_AFTER {
        return refused(format!("Give {name} an hour first."));
    }
    if is_away(conn, player, now)? {
        return refused(format!("{name} is away, and the clock stands still."));
    }
    let day = (now - since).num_seconds() / BETWEEN_NUDGES.num_seconds();
    let subject = format!("nudge:{}:{}:{since}:{day}", seat.match_id, seat.seat);
    if accounts::count_try(conn, &subject, now, since)? > 1 {
        return refused(format!("{name} was nudged already: once a day is enough."));
    }
    let news = News {
        kind: "nudge",
        id: seat.match_id,
        seat: seat.seat,
        number: seat.wait_number.unwrap_or_default(),
        tag: day.to_string(),
        words: &by.name,
        deadline: seat.deadline_at,
    };
    tell(conn, player, &news, now)
}

fn is_away(conn: &mut AnyConnection, player: PlayerId, now: Moment) -> Result<bool> {
    let until = accounts::find(conn, player)?.away_until;
    Ok(until.is_some_and(|until| until > now))
}
