//! What happens by itself: bots decide, time runs out, tables start or expire.

use chrono::TimeDelta;

use crate::clock::Moment;
use crate::games::Seat;
use crate::games::bots::Bot;
use crate::ids::MatchId;
use crate::store::matches::{self, EXPIRED, MatchRow, RUNNING};
use crate::store::seats::{self, SeatRow};
use crate::store::{AnyConnection, accounts, leagues, letters, ratings, talk};

use super::draft::{Draft, OPEN_SEAT};
use super::leagues::events::dropped_out;
use super::letters::{News, tell, tell_table};
use super::live::{Live, Table};
use super::terms::AfterDropOut;
use super::{Result, Service, ServiceError, plans, reminders};

const BATCH: i64 = 50;
/// A bot that decides this often in a row lets others come first.
const MOST_IN_A_ROW: usize = 200;
const TRIES_ARE_KEPT: TimeDelta = TimeDelta::days(2);
/// Longer than any clock runs, so that a mail that was sent is not sent again.
const MAILS_ARE_KEPT: TimeDelta = TimeDelta::days(120);

impl Service {
    /// Does what is due at `now`; says whether there was anything to do.
    pub async fn tick(&self) -> Result<bool> {
        let now = self.clock.now();
        let (bots, late, due, remind, seasons) = self
            .store
            .read(move |conn| {
                let bots = seats::waiting_bots(conn, BATCH)?;
                let late = seats::late(conn, now, BATCH)?;
                let due = matches::due(conn, now, BATCH)?;
                let remind = seats::to_remind(conn, now, BATCH)?;
                let seasons = leagues::due(conn, now, BATCH)?;
                Ok::<_, ServiceError>((bots, late, due, remind, seasons))
            })
            .await?;
        let any = !(bots.is_empty()
            && late.is_empty()
            && due.is_empty()
            && remind.is_empty()
            && seasons.is_empty());
        for id in bots {
            ignore_stale(self.play_bots(id).await)?;
        }
        for seat in late {
            self.store
                .write(move |conn| drop_out(conn, &seat, now))
                .await?;
        }
        for seat in remind {
            self.store
                .write(move |conn| reminders::remind(conn, &seat, now))
                .await?;
        }
        for table in due {
            self.start_or_expire(table).await?;
        }
        self.run_seasons(seasons).await?;
        let made = self.make_matches().await?;
        Ok(any || made)
    }

    /// Forgets what nobody can use any more.
    pub async fn sweep(&self) -> Result<()> {
        let now = self.clock.now();
        self.store
            .write(move |conn| {
                super::replies::sweep(conn, now)?;
                letters::sweep(conn, now - MAILS_ARE_KEPT)?;
                Ok::<_, ServiceError>(accounts::sweep(conn, now, now - TRIES_ARE_KEPT)?)
            })
            .await?;
        for wait in self.audit_mail().await? {
            tracing::error!(wait, "a seat waits with no mail");
        }
        Ok(())
    }

    /// Lets the bots of a match decide until somebody else must.
    async fn play_bots(&self, id: MatchId) -> Result<()> {
        let now = self.clock.now();
        let draft = self
            .store
            .read(move |conn| {
                let live = Live::load(conn, id)?;
                let mut draft = Draft::begin(conn, live, now)?;
                for _ in 0..MOST_IN_A_ROW {
                    let Some((seat, bot)) = waiting_bot(&draft.live) else {
                        break;
                    };
                    // Whoever decides again after a crash decides the same.
                    let mut rng = draft.live.table.rng(&format!("bot {}", draft.number()));
                    let position = &draft.live.position;
                    let Some(line) = position.bot(seat, bot, &mut rng) else {
                        break;
                    };
                    let played = draft.play(seat, &line, false);
                    played.map_err(|refusal| draft.live.say_refusal(&refusal))?;
                    plans::follow(conn, &mut draft)?;
                }
                Ok::<_, ServiceError>(draft.seal())
            })
            .await?;
        self.commit(draft).await.map(drop)
    }

    async fn start_or_expire(&self, row: MatchRow) -> Result<()> {
        let now = self.clock.now();
        let id = row.id;
        let started = self
            .store
            .write(move |conn| {
                let table = Table::load(conn, id)?;
                let full = table.seats.iter().all(|seat| !seat.is_free());
                if super::seating::remove_absent(conn, &table, now)? {
                    return Ok(false);
                }
                if full && table.terms().start_at.is_some() {
                    super::seating::start(conn, table, now)?;
                    return Ok(true);
                }
                expire(conn, table, now)?;
                Ok::<_, ServiceError>(false)
            })
            .await?;
        if started {
            self.announce(id, 0);
        }
        Ok(())
    }
}

fn ignore_stale(result: Result<()>) -> Result<()> {
    match result {
        Err(ServiceError::Stale) => Ok(()),
        other => other,
    }
}

fn waiting_bot(live: &Live) -> Option<(Seat, Bot)> {
    let turn = live.position.turn();
    let mut bots = turn.seats().filter_map(|seat| {
        let row = live.table.seats.get(seat.index())?;
        Some((seat, row.bot.as_ref()?.parse().unwrap_or(Bot::Random)))
    });
    bots.next()
}

/// A seat whose time is up: the match goes on without its player.
fn drop_out(conn: &mut AnyConnection, seat: &SeatRow, now: Moment) -> Result<()> {
    let table = Table::load(conn, seat.match_id)?;
    let Some(mut seat) = table
        .seats
        .iter()
        .find(|row| row.seat == seat.seat)
        .cloned()
    else {
        return Ok(());
    };
    let is_late = seat.deadline_at.is_some_and(|deadline| deadline <= now);
    if !is_late || table.row.status != RUNNING || table.row.paused {
        return Ok(());
    }
    if let Some(player) = seat.player_id {
        let news = notice("dropped", &table, "").tagged(now);
        tell(conn, player, &news, now)?;
    }
    leave_seat(conn, &table, &mut seat, now, "ran out of time")
}

/// Gives a seat of a running match to a bot, or opens it to a substitute.
pub(super) fn leave_seat(
    conn: &mut AnyConnection,
    table: &Table,
    seat: &mut SeatRow,
    now: Moment,
    why: &str,
) -> Result<()> {
    let gone = seat.player_id.take();
    if let Some(player) = gone {
        accounts::count_drop_out(conn, player)?;
        ratings::note_drop_out(conn, table.row.id, player)?;
    }
    let to_bot = seat.is_open || table.terms().after_drop_out == AfterDropOut::Bot;
    let words = match to_bot {
        true => format!("{} {why}: a bot plays on.", seat.name),
        false => format!("{} {why}: the seat is open to a substitute.", seat.name),
    };
    seat.is_open = !to_bot;
    seat.bot = to_bot.then(|| "greedy".to_owned());
    seat.deadline_at = (!to_bot).then(|| now + OPEN_SEAT);
    seat.remind_at = None;
    seat.plan_number = None;
    (seat.notes, seat.plan, seat.orders) = Default::default();
    seats::save(conn, seat)?;
    let kind = if to_bot { "late" } else { "substitute" };
    let news = notice(kind, table, &words).tagged(now);
    tell_table(conn, &table.seats, gone, &news, now)?;
    talk::say(conn, table.row.id, None, "Turnpost", &words, now)?;
    match (table.terms().season, gone) {
        (Some(season), Some(player)) => dropped_out(conn, season, seat, player, now),
        _ => Ok(()),
    }
}

fn expire(conn: &mut AnyConnection, table: Table, now: Moment) -> Result<()> {
    let id = table.row.id;
    matches::finish(conn, id, EXPIRED, None)?;
    let news = notice("expired", &table, "");
    tell_table(conn, &table.seats, None, &news, now)
}

/// Short news of a table.
pub(super) fn notice<'a>(kind: &'a str, table: &Table, words: &'a str) -> News<'a> {
    News {
        kind,
        id: table.row.id,
        seat: 0,
        number: table.row.number,
        tag: String::new(),
        words,
        deadline: None,
    }
}
