//! Reminders: planned when a wait begins, sent by the scheduler; and nudges by those who wait.

use chrono::TimeDelta;

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use store::accounts::{self, PlayerRow};
use store::matches::Status;
use store::seats::{self, SeatRow};
use store::{AnyConnection, preferences};

use crate::letters::{News, Person, Wait, tell};
use crate::live::Table;
use crate::notice::TurnNotice;
use crate::preferences::rhythm;
use crate::{Result, Service, ServiceError};
use words::{Message, message};

/// A seat is nudged once in this time, by whoever is first.
const BETWEEN_NUDGES: TimeDelta = TimeDelta::hours(24);
/// Nobody is nudged sooner.
const NUDGE_AFTER: TimeDelta = TimeDelta::hours(1);

/// When the next reminder of a waiting seat is due.
pub(crate) fn plan(
    (player, settings): &Person,
    seat: &SeatRow,
    after: Moment,
) -> Result<Option<Moment>> {
    let (Some(since), Some(deadline)) = (seat.waiting_since, seat.deadline_at) else {
        return Ok(None);
    };
    let rhythm = rhythm(settings, player)?;
    Ok(rhythm.next(since, deadline, after).map(|(at, _)| at))
}

/// Reminds the seats of a table whose time for it has come, once for each step, and plans the next.
pub(crate) fn remind(conn: &mut AnyConnection, table: &Table, now: Moment) -> Result<()> {
    let is_due = |seat: &&SeatRow| seat.remind_at.is_some_and(|at| at <= now);
    for seat in table.seats.iter().filter(is_due) {
        remind_seat(conn, table, seat.clone(), now)?;
    }
    Ok(())
}

fn remind_seat(
    conn: &mut AnyConnection,
    table: &Table,
    mut seat: SeatRow,
    now: Moment,
) -> Result<()> {
    seat.remind_at = None;
    let waits = table.row.status == Status::Running && !table.row.paused;
    if let (true, Some(player), Some(since), Some(deadline)) =
        (waits, seat.player_id, seat.waiting_since, seat.deadline_at)
    {
        let player = accounts::find(conn, player)?;
        let rhythm = rhythm(&preferences::settings(conn, player.id)?, &player)?;
        // A deadline within the days away is one of a clock that runs on.
        let held = now..deadline;
        let is_away = player.away_until.is_some_and(|until| held.contains(&until));
        let step = rhythm.current(since, deadline, now);
        if let (Some(step), false, true) = (step, is_away, now < deadline) {
            let news = News {
                notice: TurnNotice::Reminder.into(),
                id: seat.match_id,
                seat: seat.seat,
                number: seat.wait_number.unwrap_or_default(),
                // Days off give a wait another deadline, and its reminders begin again.
                tag: format!("{step}:{deadline}"),
                wait: Some(Wait { since, deadline }),
            };
            tell(conn, player.id, &news, now)?;
        }
        seat.remind_at = rhythm.next(since, deadline, now).map(|(at, _)| at);
    }
    Ok(seats::set_reminder(conn, &seat)?)
}

impl Service {
    /// Somebody who waits asks for a turn, politely.
    pub async fn nudge(&self, id: MatchId, by: &PlayerRow, seat: usize) -> Result<()> {
        let (by, now) = (by.clone(), self.clock.now());
        self.store
            .write(move |conn| {
                let table = Table::hold(conn, id)?;
                table.viewer(Some(by.id))?;
                if table.seat_of(by.id).is_none() {
                    return Err(ServiceError::Forbidden(message!("only-players-nudge")));
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
    let refused = |why: Message| Err(ServiceError::Refused(why));
    let name = seat.name.clone();
    let runs = table.row.status == Status::Running && !table.row.paused;
    let (Some(player), Some(since), true) = (seat.player_id, seat.waiting_since, runs) else {
        return refused(message!("nobody-waits", name = name));
    };
    if player == by.id {
        return refused(message!("waits-for-you"));
    }
    if now - since < NUDGE_AFTER {
        return refused(message!("too-early-to-nudge", name = name));
    }
    if is_away(conn, player, now)? {
        return refused(message!("away-now", name = name));
    }
    let day = (now - since).num_seconds() / BETWEEN_NUDGES.num_seconds();
    let subject = format!("nudge:{}:{}:{since}:{day}", seat.match_id, seat.seat);
    if accounts::count_try(conn, &subject, now, since)? > 1 {
        return refused(message!("nudged-already", name = name));
    }
    let news = News {
        notice: TurnNotice::Nudge {
            by: by.name.clone(),
        }
        .into(),
        id: seat.match_id,
        seat: seat.seat,
        number: seat.wait_number.unwrap_or_default(),
        tag: day.to_string(),
        wait: Wait::of(seat),
    };
    tell(conn, player, &news, now)
}

fn is_away(conn: &mut AnyConnection, player: PlayerId, now: Moment) -> Result<bool> {
    let until = accounts::find(conn, player)?.away_until;
    Ok(until.is_some_and(|until| until > now))
}
