//! What happens by itself: bots decide, time runs out, tables start or expire.

use std::future::ready;
use std::panic::AssertUnwindSafe;

use chrono::TimeDelta;
use futures_util::{FutureExt, StreamExt, stream};

use base::clock::Moment;
use base::ids::{MatchId, SeasonId};
use games::Seat;
use store::matches::{self, Status};
use store::seats::{self, SeatRow};
use store::{
    AnyConnection, StoreError, accounts, analyses, leagues, letters, queue, ratings, talk, troubles,
};

use crate::ITSELF;
use crate::draft::{Draft, OPEN_SEAT};
use crate::leagues::events::dropped_out;
use crate::letters::{News, tell, tell_table};
use crate::live::{Live, Table};
use crate::notice::TableNotice;
use crate::terms::AfterDropOut;
use crate::thinking::Level;
use crate::troubles::{Held, Work};
use crate::{Result, Service, ServiceError, plans, reminders};
use words::{Message, message};

const BATCH: i64 = 50;
const TRIES_ARE_KEPT: TimeDelta = TimeDelta::days(2);
/// Longer than any clock runs, so that a mail that was sent is not sent again.
const MAILS_ARE_KEPT: TimeDelta = TimeDelta::days(120);
/// A number of a match does not come twice, and a wait that lasts keeps its mail.
const TURNS_ARE_KEPT: TimeDelta = TimeDelta::days(14);
/// Waits that began within this time are looked at each time that something is forgotten.
const WAITS_ARE_LOOKED_AT: TimeDelta = TimeDelta::hours(3);

/// A piece of work that is due by itself; each is done by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chore {
    /// Bots of a match must decide.
    Bots(MatchId),
    /// Somebody wants to know what a bot makes of a match that is over.
    Analysis(MatchId),
    /// The time of a seat is up.
    Late(MatchId),
    Remind(MatchId),
    /// An open table starts or expires.
    Due(MatchId),
    Season(SeasonId),
    /// Matches are made of those who wait for one.
    Queues,
    /// What nobody can use any more is forgotten.
    Sweep,
}

impl Chore {
    /// The kind of work, and which one of them: what troubles and claims are kept under.
    pub fn key(self) -> (Work, i64) {
        match self {
            Chore::Bots(id) => (Work::Bots, id.0),
            Chore::Analysis(id) => (Work::Analysis, id.0),
            Chore::Late(id) => (Work::Late, id.0),
            Chore::Remind(id) => (Work::Remind, id.0),
            Chore::Due(id) => (Work::Due, id.0),
            Chore::Season(id) => (Work::Season, id.0),
            Chore::Queues => (Work::Queues, 0),
            Chore::Sweep => (Work::Sweep, 0),
        }
    }

    /// Takes long enough that two nodes should not do it both.
    fn is_claimed(self) -> bool {
        match self {
            Chore::Bots(_)
            | Chore::Analysis(_)
            | Chore::Season(_)
            | Chore::Queues
            | Chore::Sweep => true,
            // The match is taken in one transaction, and whoever comes second finds nothing to do.
            Chore::Late(_) | Chore::Remind(_) | Chore::Due(_) => false,
        }
    }
}

impl Service {
    /// Does what is due at `now`, each by itself; says whether anything was done. Fails only if it
    /// cannot be found out what is due.
    pub async fn tick(&self) -> Result<bool> {
        self.do_in_order(all_due).await
    }

    /// The same for bots alone: as many matches at a time as there are threads to think.
    pub async fn tick_bots(&self) -> Result<bool> {
        let (chores, held) = self.find_due(bots_due).await?;
        let attempt = |chore| self.attempt(chore, &held);
        let many = stream::iter(chores).map(attempt);
        let done = many.buffer_unordered(self.thinkers.threads);
        Ok(done.fold(false, |any, done| ready(any | done)).await)
    }

    /// The same for everything else.
    pub async fn tick_clocks(&self) -> Result<bool> {
        self.do_in_order(due).await
    }

    async fn do_in_order(&self, due: FindDue) -> Result<bool> {
        self.beat().await?;
        self.pulse.tick();
        let (chores, held) = self.find_due(due).await?;
        let mut any = false;
        for chore in chores {
            any |= self.attempt(chore, &held).await;
        }
        Ok(any)
    }

    async fn find_due(&self, due: FindDue) -> Result<(Vec<Chore>, Held)> {
        let now = self.clock.now();
        self.store
            .read(move |conn| {
                let held = Held::load(conn)?;
                Ok::<_, ServiceError>((due(conn, &held, now)?, held))
            })
            .await
    }

    /// What is forgotten, if it did not fail just now.
    pub async fn sweep(&self) -> Result<()> {
        let held = self.store.read(Held::load).await?;
        if held.back(Work::Sweep, self.clock.now()).is_empty() {
            self.attempt(Chore::Sweep, &held).await;
        }
        Ok(())
    }

    /// Does one piece of work; whatever goes wrong is noted and stops nothing else.
    async fn attempt(&self, chore: Chore, held: &Held) -> bool {
        let (work, item) = chore.key();
        let is_claimed = chore.is_claimed() && self.store.is_shared();
        if is_claimed && !self.claim(chore).await {
            return false;
        }
        let done = AssertUnwindSafe(self.handle(chore)).catch_unwind().await;
        let done = done.unwrap_or(Err(ServiceError::Store(StoreError::BrokeOff)));
        self.pulse.tick();
        if is_claimed {
            self.release(chore).await;
        }
        match done {
            Ok(any) => {
                if held.knows(work, item) {
                    self.end_trouble(work, item).await;
                }
                any
            }
            // Somebody was quicker: what is left is found by the next round.
            Err(ServiceError::Stale) => true,
            Err(error) => {
                self.note_trouble(work, item, error.to_string()).await;
                false
            }
        }
    }

    async fn claim(&self, chore: Chore) -> bool {
        let ((work, item), node, now) = (chore.key(), self.node.clone(), self.clock.now());
        let claimed = self.store.write(move |conn| {
            Ok::<_, ServiceError>(troubles::claim(conn, (work.text(), item), &node, now)?)
        });
        claimed.await.unwrap_or_else(|error| {
            tracing::warn!(?chore, %error, "cannot be claimed");
            false
        })
    }

    /// What is not released is free when the claim has run out.
    async fn release(&self, chore: Chore) {
        let ((work, item), node) = (chore.key(), self.node.clone());
        let released = self.store.write(move |conn| {
            Ok::<_, ServiceError>(troubles::release(conn, (work.text(), item), &node)?)
        });
        if let Err(error) = released.await {
            tracing::warn!(?chore, %error, "cannot be released");
        }
    }

    /// Does one piece of work; says whether there was anything to do.
    pub async fn handle(&self, chore: Chore) -> Result<bool> {
        let now = self.clock.now();
        match chore {
            Chore::Bots(id) => self.play_bots(id).await,
            Chore::Analysis(id) => self.go_on_analysing(id).await,
            Chore::Late(id) if self.end_by_itself(id).await? => Ok(true),
            Chore::Late(id) => self
                .store
                .write(move |conn| match Table::try_take_with_season(conn, id)? {
                    Some(table) => drop_out(conn, &table, now),
                    None => Ok(false),
                })
                .await
                .inspect(|_| self.announce(id, 0)),
            Chore::Remind(id) => {
                self.store
                    .write(move |conn| match Table::try_take_with_season(conn, id)? {
                        Some(table) => reminders::remind(conn, &table, now).map(|()| true),
                        None => Ok(false),
                    })
                    .await
            }
            Chore::Due(id) => self.start_or_expire(id).await,
            Chore::Season(id) => self.run_season(id).await,
            Chore::Queues => self.make_matches().await,
            Chore::Sweep => self.forget_old().await.map(|()| true),
        }
    }

    /// Forgets what nobody can use any more, each kind by itself; fails if one of them did.
    async fn forget_old(&self) -> Result<()> {
        let now = self.clock.now();
        let old_try = now - TRIES_ARE_KEPT;
        let replies = move |conn: &mut AnyConnection| crate::replies::forget(conn, now);
        let accounts =
            move |conn: &mut AnyConnection| Ok(store::sweep::accounts(conn, now, old_try)?);
        let oldest = letters::Oldest {
            turn: now - TURNS_ARE_KEPT,
            other: now - MAILS_ARE_KEPT,
        };
        let swept = [
            self.forget_some(replies).await,
            self.forget_some(accounts).await,
            self.forget_some(move |conn| Ok(letters::sweep(conn, oldest)?))
                .await,
            self.forget_guests(now).await,
            self.look_for_waits(now - WAITS_ARE_LOOKED_AT).await,
        ];
        swept.into_iter().collect()
    }

    /// Some at a time, so that nobody waits long for the database.
    async fn forget_some<F>(&self, some: F) -> Result<()>
    where
        F: FnOnce(&mut AnyConnection) -> Result<bool> + Clone + Send + 'static,
    {
        while self.store.write(some.clone()).await? {}
        Ok(())
    }

    /// A seat that waits with no mail is an alarm, until there is none; those that have waited
    /// longer were looked at before.
    async fn look_for_waits(&self, since: Moment) -> Result<()> {
        let is_known = self
            .troubles()
            .await?
            .iter()
            .any(|row| row.work == Work::Waits.text());
        let since = if is_known { Moment::default() } else { since };
        let waits = self.audit_mail_since(since).await?;
        match waits.is_empty() {
            true => self.end_trouble(Work::Waits, 0).await,
            false => self.note_trouble(Work::Waits, 0, waits.join("; ")).await,
        }
        Ok(())
    }

    /// Plays for seats that have nothing left to choose and whose time to take something back is
    /// up.
    async fn end_by_itself(&self, id: MatchId) -> Result<bool> {
        let now = self.clock.now();
        let draft = self
            .store
            .read(move |conn| {
                let live = Live::load(conn, id)?;
                if live.table.row.status != Status::Running || live.table.row.paused {
                    return Ok(None);
                }
                let late = live.table.seats.iter().filter(|seat| is_late(seat, now));
                let late: Vec<Seat> = late.map(SeatRow::at).collect();
                let mut draft = Draft::begin(conn, live, now)?;
                for seat in late {
                    if let Some(line) = draft.live.position.forced(seat) {
                        let played = draft.play(seat, &line, true);
                        played.map_err(|refusal| draft.live.say_refusal(refusal))?;
                    }
                }
                if draft.rows.is_empty() {
                    return Ok(None);
                }
                plans::follow(conn, &mut draft)?;
                Ok::<_, ServiceError>(Some(draft.seal()))
            })
            .await?;
        match draft {
            Some(draft) => self.commit(draft).await.map(|_| true),
            None => Ok(false),
        }
    }

    async fn start_or_expire(&self, id: MatchId) -> Result<bool> {
        let now = self.clock.now();
        let (done, started) = self
            .store
            .write(move |conn| {
                let Some(table) = Table::try_take_with_season(conn, id)? else {
                    return Ok((false, false));
                };
                let is_due = table.row.due_at.is_some_and(|due| due <= now);
                if !is_due || table.row.status != Status::Open {
                    return Ok((false, false));
                }
                let full = table.seats.iter().all(|seat| !seat.is_free());
                if crate::seating::remove_absent(conn, &table, now)? {
                    return Ok((true, false));
                }
                if full && table.terms()?.start_at.is_some() {
                    crate::seating::start(conn, table, now)?;
                    return Ok((true, true));
                }
                expire(conn, table, now)?;
                Ok::<_, ServiceError>((true, false))
            })
            .await?;
        if started {
            self.announce(id, 0);
        }
        Ok(done)
    }
}

type FindDue = fn(&mut AnyConnection, &Held, Moment) -> Result<Vec<Chore>>;

/// The matches in which bots must decide, and one that is over and that a bot looks at.
fn bots_due(conn: &mut AnyConnection, held: &Held, now: Moment) -> Result<Vec<Chore>> {
    let bots = seats::waiting_bots(conn, &held.back(Work::Bots, now), BATCH)?;
    let mut chores = each_once(bots.into_iter().map(Chore::Bots));
    // One at a time: bots who play come first.
    let analyses = analyses::open(conn, &held.back(Work::Analysis, now), 1)?;
    chores.extend(analyses.into_iter().map(Chore::Analysis));
    Ok(chores)
}

fn all_due(conn: &mut AnyConnection, held: &Held, now: Moment) -> Result<Vec<Chore>> {
    let mut all = bots_due(conn, held, now)?;
    all.extend(due(conn, held, now)?);
    Ok(all)
}

/// Seats of one match are next to each other only by chance.
fn each_once(chores: impl IntoIterator<Item = Chore>) -> Vec<Chore> {
    let mut once = Vec::new();
    for chore in chores {
        if !once.contains(&chore) {
            once.push(chore);
        }
    }
    once
}

/// All else that is due, but for what failed and must wait.
fn due(conn: &mut AnyConnection, held: &Held, now: Moment) -> Result<Vec<Chore>> {
    let back = |work| held.back(work, now);
    let mut chores = Vec::new();
    let mut add = |found: Vec<Chore>| chores.extend(found);
    let late = seats::late(conn, now, &back(Work::Late), BATCH)?;
    add(late.into_iter().map(Chore::Late).collect());
    let remind = seats::to_remind(conn, now, &back(Work::Remind), BATCH)?;
    add(remind.into_iter().map(Chore::Remind).collect());
    let tables = matches::due(conn, now, &back(Work::Due), BATCH)?;
    add(tables.into_iter().map(Chore::Due).collect());
    let seasons = leagues::due(conn, now, &back(Work::Season), BATCH)?;
    add(seasons.into_iter().map(Chore::Season).collect());
    let mut once = each_once(chores);
    if back(Work::Queues).is_empty() && queue::is_anybody_waiting(conn)? {
        once.push(Chore::Queues);
    }
    Ok(once)
}

fn is_late(seat: &SeatRow, now: Moment) -> bool {
    seat.deadline_at.is_some_and(|deadline| deadline <= now)
}

/// Seats whose time is up: the match goes on without their players.
fn drop_out(conn: &mut AnyConnection, table: &Table, now: Moment) -> Result<bool> {
    if table.row.status != Status::Running || table.row.paused {
        return Ok(false);
    }
    let mut any = false;
    for seat in table.seats.iter().filter(|seat| is_late(seat, now)) {
        any = true;
        if let Some(player) = seat.player_id {
            let news = notice(TableNotice::Dropped, table).tagged(table).at(seat);
            tell(conn, player, &news, now)?;
        }
        let why = match seat.is_open {
            true => Leaving::Nobody,
            false => Leaving::OutOfTime,
        };
        leave_seat(conn, table, &mut seat.clone(), now, why)?;
    }
    Ok(any)
}

/// Why somebody no longer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Leaving {
    OutOfTime,
    Left,
    OutOfSeason,
    /// Nobody did, and no substitute was found.
    Nobody,
}

impl Leaving {
    fn message(self, name: &str) -> Message {
        let name = name.to_owned();
        match self {
            Leaving::OutOfTime => message!("gone-late", name = name),
            Leaving::Left => message!("gone-left", name = name),
            Leaving::OutOfSeason => message!("gone-season", name = name),
            Leaving::Nobody => message!("gone-nobody", name = name),
        }
    }
}

/// Gives a seat of a running match to a bot, or opens it to a substitute.
pub(crate) fn leave_seat(
    conn: &mut AnyConnection,
    table: &Table,
    seat: &mut SeatRow,
    now: Moment,
    why: Leaving,
) -> Result<()> {
    let gone = seat.player_id.take();
    if let Some(player) = gone {
        accounts::count_drop_out(conn, player)?;
        ratings::note_drop_out(conn, table.row.id, player)?;
    }
    let to_bot = seat.is_open || table.terms()?.after_drop_out == AfterDropOut::Bot;
    let words = match to_bot {
        true => message!("gone-bot", gone = why.message(&seat.name)),
        false => message!("gone-substitute", gone = why.message(&seat.name)),
    };
    let words = words::keep(&words);
    seat.is_open = !to_bot;
    seat.bot = to_bot.then(|| Level::SUBSTITUTE.text().to_owned());
    seat.deadline_at = (!to_bot).then(|| now + OPEN_SEAT);
    seat.remind_at = None;
    seat.plan_number = None;
    (seat.notes, seat.plan, seat.orders) = Default::default();
    seats::hand_over(conn, seat)?;
    let said = words.clone();
    let told = match to_bot {
        true => TableNotice::Late { words: said },
        false => TableNotice::Substitute { words: said },
    };
    let news = notice(told, table).tagged(table);
    tell_table(conn, &table.seats, gone, &news, now)?;
    talk::say(conn, table.row.id, None, ITSELF, &words, now)?;
    match (table.terms()?.season, gone) {
        (Some(season), Some(player)) => dropped_out(conn, season, seat, player, now),
        _ => Ok(()),
    }
}

fn expire(conn: &mut AnyConnection, table: Table, now: Moment) -> Result<()> {
    let id = table.row.id;
    matches::finish(conn, id, Status::Expired, None)?;
    let news = notice(TableNotice::Expired, &table);
    tell_table(conn, &table.seats, None, &news, now)
}

/// Short news of a table.
pub(crate) fn notice(notice: TableNotice, table: &Table) -> News {
    News {
        notice: notice.into(),
        id: table.row.id,
        seat: 0,
        number: table.row.number,
        tag: String::new(),
        wait: None,
    }
}
