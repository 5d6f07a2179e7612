//! Actions that are played but not yet stored: what they change is written in one transaction.

use std::sync::Arc;

use chrono::TimeDelta;
use serde_json::json;

use base::clock::Moment;
use base::ids::PlayerId;
use games::Seat;
use games::message::Refusal;
use games::play::{Open, Undo};
use store::accounts::PlayerRow;
use store::actions::{self, ActionRow};
use store::matches::{self, PositionRow, Status};
use store::seats::{self, SeatRow};
use store::steps::Step;
use store::{AnyConnection, accounts, leagues, preferences};

use crate::clocks::{self, Sitter};
use crate::leagues::events::match_ended;
use crate::letters::{News, Person, tell_table, tell_turn_again, tell_turn_to};
use crate::live::{Live, Table, play_all};
use crate::notice::TableNotice;
use crate::recent::Ready;
use crate::terms::{Speed, Terms};
use crate::{Result, ServiceError, people, ratings, reminders};
use words::message;

#[derive(Clone, Debug)]
pub struct Draft {
    pub live: Live,
    now: Moment,
    /// The number of the match when it was loaded.
    seen: i64,
    pub(crate) rows: Vec<ActionRow>,
    /// The seats as they are in the database.
    stored_seats: Vec<SeatRow>,
    undo: Undo,
    /// The numbers of the lines that may still be taken back.
    open: Vec<i64>,
    /// The seat whose turn was about to end by itself when the draft began.
    was_handing_over: Option<Seat>,
    /// When the match moved last before it.
    moved_before: Moment,
}

/// A draft whose position is written out: that takes longer than others should wait for.
#[derive(Clone, Debug)]
pub struct Sealed(Arc<Draft>);

impl Sealed {
    /// How many lines it adds.
    pub fn count(&self) -> usize {
        self.0.rows.len()
    }

    /// Writes everything. `Stale` if somebody moved first: nothing is written then.
    pub fn save(self, conn: &mut AnyConnection) -> Result<Live> {
        Ok(self.save_ready(conn)?.live)
    }

    /// The same for whoever plays on.
    pub(crate) fn save_ready(self, conn: &mut AnyConnection) -> Result<Ready> {
        Arc::unwrap_or_clone(self.0).save(conn)
    }
}

impl Draft {
    pub fn begin(conn: &mut AnyConnection, live: Live, now: Moment) -> Result<Draft> {
        Ok(Draft::of(Ready::load(conn, live)?, now))
    }

    pub(crate) fn of(ready: Ready, now: Moment) -> Draft {
        let mut draft = Draft {
            stored_seats: ready.live.table.seats.clone(),
            seen: ready.live.table.row.number,
            moved_before: ready.live.table.row.moved_at,
            live: ready.live,
            now,
            rows: Vec::new(),
            open: ready.open,
            undo: ready.undo,
            was_handing_over: None,
        };
        draft.was_handing_over = draft.handing_over();
        draft
    }

    /// For whoever plays on, once it is stored.
    fn into_ready(self) -> Ready {
        Ready {
            live: self.live,
            open: self.open,
            undo: self.undo,
        }
    }

    /// The seat that has nothing left to choose but may still take something back: its turn ends by
    /// itself when the short clock of the hand-over has run out.
    pub fn handing_over(&self) -> Option<Seat> {
        let seat = self.undo.last()?;
        self.live.position.forced(seat).map(|_| seat)
    }

    pub fn number(&self) -> i64 {
        self.seen + self.rows.len() as i64
    }

    /// Plays what a seat submits: one line, or several separated by `;`, all or none.
    pub fn play(
        &mut self,
        seat: Seat,
        lines: &str,
        automatic: bool,
    ) -> std::result::Result<(), Refusal> {
        let (position, names) = (&mut self.live.position, &self.live.names);
        let played = self.undo.submit(position, seat, names, lines)?;
        for action in played {
            let row = ActionRow {
                events: json!(action.events).to_string(),
                automatic,
                ..self.row(seat, action.line, &action.points)
            };
            self.open.push(row.number);
            self.rows.push(row);
        }
        self.forget_settled();
        Ok(())
    }

    /// What cannot be taken back any more is not open.
    fn forget_settled(&mut self) {
        let settled = self.open.len() - self.undo.count();
        self.open.drain(..settled);
    }

    fn row(&self, seat: Seat, line: String, points: &[i64]) -> ActionRow {
        ActionRow {
            match_id: self.live.table.row.id,
            number: self.number() + 1,
            seat: i32::from(seat.0),
            line,
            takes_back: false,
            automatic: false,
            events: "[]".to_owned(),
            points: json!(points).to_string(),
            at: self.now,
        }
    }

    pub fn can_take_back(&self, seat: Seat) -> bool {
        self.undo.is_open_to(seat)
    }

    /// Takes back the seat's last action.
    pub fn take_back(&mut self, seat: Seat) -> Result<()> {
        let taken = self.undo.take_back(&mut self.live.position, seat);
        taken.map_err(|refusal| self.live.say_refusal(refusal))?;
        self.open.pop();
        self.rows.push(self.undo_row(seat));
        Ok(())
    }

    fn undo_row(&self, seat: Seat) -> ActionRow {
        ActionRow {
            takes_back: true,
            ..self.row(seat, "undo".to_owned(), &self.live.position.points())
        }
    }

    /// Goes back to an earlier number for good, by taking back line after line.
    pub(crate) fn rewind(&mut self, conn: &mut AnyConnection, to: i64) -> Result<()> {
        let id = self.live.table.row.id;
        let standing = actions::standing(actions::between(conn, id, 0, self.seen)?);
        let keep = actions::standing(actions::between(conn, id, 0, to)?);
        let common = standing.iter().zip(&keep);
        let same = common.take_while(|(a, b)| a.number == b.number).count();
        if same < keep.len() {
            return crate::invalid(message!("rewind-undone"));
        }
        let mut position = self.live.table.first_position()?;
        play_all(position.as_mut(), &keep)?;
        self.live.position = position;
        for row in standing[same..].iter().rev() {
            let undone = self.undo_row(row.by());
            self.rows.push(ActionRow {
                automatic: true,
                ..undone
            });
        }
        self.undo.settle(self.live.position.as_ref());
        self.open.clear();
        Ok(())
    }

    /// After this number, whatever was played may be taken back.
    fn settled_number(&self) -> i64 {
        self.open.first().map_or(self.number(), |first| first - 1)
    }

    /// Nothing more will be played; best done before the transaction.
    pub fn seal(mut self) -> Sealed {
        self.live.cached = PositionRow {
            match_id: self.live.table.row.id,
            state: self.live.position.store(),
            settled_number: self.settled_number(),
            settled_state: match self.open.is_empty() {
                true => String::new(),
                false => self.undo.settled().store(),
            },
        };
        Sealed(Arc::new(self))
    }

    /// Somebody who holds the match has changed clocks of it since the draft began.
    pub(crate) fn look_again(&mut self, conn: &mut AnyConnection) -> Result<()> {
        let fresh = Table::load(conn, self.live.table.row.id)?;
        self.live.table.row.version = fresh.row.version;
        for (own, fresh) in self.live.table.seats.iter_mut().zip(&fresh.seats) {
            own.waiting_since = fresh.waiting_since;
            (own.deadline_at, own.remind_at) = (fresh.deadline_at, fresh.remind_at);
        }
        self.stored_seats = fresh.seats;
        Ok(())
    }

    fn save(mut self, conn: &mut AnyConnection) -> Result<Ready> {
        let (id, number) = (self.live.table.row.id, self.number());
        let season = self.live.table.terms()?.season;
        if let (Some(season), true) = (season, self.live.position.turn().is_over()) {
            leagues::lock(conn, season)?;
        }
        let step = Step {
            seen: &self.live.table.row,
            number,
            now: self.now,
            rows: &self.rows,
            position: &self.live.cached,
        };
        if !step.store(conn)? {
            return Err(ServiceError::Stale);
        }
        self.live.table.row.version += 1;
        self.live.table.row.moved_at = self.now;
        self.live.table.row.number = number;
        self.seat_clocks(conn)?;
        if let Some(outcome) = self.live.position.result() {
            let stored = serde_json::to_string(&outcome).expect("plain data");
            matches::finish(conn, id, Status::Over, Some(&stored))?;
            self.live.table.row.status = Status::Over;
            self.live.table.row.outcome = Some(stored);
            for seat in &mut self.live.table.seats {
                let at = seat.at().index();
                seat.place = outcome.ranking.get(at).map(|place| i32::from(*place));
                seat.score = outcome.scores.get(at).copied();
                seats::save_turn(conn, seat)?;
            }
            ratings::rate(conn, &self.live.table, self.now)?;
            let news = News {
                notice: TableNotice::Over.into(),
                id,
                seat: 0,
                number,
                tag: String::new(),
                wait: None,
            };
            tell_table(conn, &self.live.table.seats, None, &news, self.now)?;
            if let Some(season) = season {
                match_ended(conn, season, &self.live.table, self.now)?;
            }
        }
        Ok(self.into_ready())
    }

    /// Who is waited for now, until when, and who is told.
    fn seat_clocks(&mut self, conn: &mut AnyConnection) -> Result<()> {
        let turn = self.live.position.turn();
        let terms = self.live.table.terms()?;
        let number = self.number();
        let handing_over = self.handing_over();
        let mut turns = Vec::new();
        for index in 0..self.live.table.seats.len() {
            let seat = &self.live.table.seats[index];
            let waits = turn.waits_for(seat.at());
            let acted = self.rows.iter().any(|row| row.seat == seat.seat);
            // Others decided after this seat: it is a new turn, even if the same seat is next.
            let handed_over = self
                .rows
                .iter()
                .rev()
                .take_while(|row| row.seat != seat.seat)
                .count()
                > 0;
            let mut changed = seat.clone();
            if acted {
                changed.seen_number = number;
            }
            if acted && !waits {
                note_roles(&mut changed, self.live.position.roles(seat.at()));
            }
            let is_over = !waits || (acted && handed_over);
            if let Some(since) = seat.waiting_since.filter(|_| is_over) {
                turns.extend(self.stop_clock(conn, &mut changed, &terms, since)?);
            }
            if waits && changed.waiting_since.is_none() {
                let person = start_clock(conn, &mut changed, &terms, self.now)?;
                changed.wait_number = Some(number);
                if let Some(person) = person {
                    let tell = match self.is_handed_back(seat) {
                        true => tell_turn_again,
                        false => tell_turn_to,
                    };
                    tell(conn, &person, &changed, number, self.now)?;
                }
            }
            if handing_over == Some(seat.at()) && seat.player_id.is_some() {
                let soon = self.now + HAND_OVER;
                let until = changed.deadline_at.unwrap_or(soon);
                (changed.deadline_at, changed.remind_at) = (Some(until.min(soon)), None);
            } else if let Some(since) = changed.waiting_since
                && self.was_handing_over == Some(seat.at())
                && seat.waiting_since == Some(since)
            {
                set_clock(conn, &mut changed, &terms, since, self.now)?;
            }
            if changed != self.stored_seats[index] {
                seats::save_turn(conn, &changed)?;
            }
            self.live.table.seats[index] = changed;
        }
        // In the order of players, so that two matches do not wait for each other.
        turns.sort_by_key(|(player, ..)| *player);
        for (player, seconds, late) in turns {
            accounts::count_turn(conn, player, seconds, late)?;
        }
        Ok(())
    }

    /// The seat decided last, just now, and bots have played since: its player is still here.
    fn is_handed_back(&self, seat: &SeatRow) -> bool {
        let just_now = self.now - self.moved_before < HANDED_BACK;
        let mut rows = self.rows.iter();
        let by_bots = rows.all(|row| {
            let by = self.live.table.seats.get(row.by().index());
            by.is_some_and(|by| by.bot.is_some())
        });
        just_now && by_bots && self.seen > 0 && seat.seen_number == self.seen
    }

    /// Ends a wait; whose turn it was, how long it took, and whether it was late.
    fn stop_clock(
        &self,
        conn: &mut AnyConnection,
        seat: &mut SeatRow,
        terms: &Terms,
        since: Moment,
    ) -> Result<Option<(PlayerId, i64, bool)>> {
        let mut turn = None;
        if let Some(player) = seat.player_id {
            let in_time = self.was_handing_over == Some(seat.at());
            let late = !in_time && seat.deadline_at.is_some_and(|deadline| deadline < self.now);
            turn = Some((player, (self.now - since).num_seconds(), late));
            if let Speed::Bank { .. } = terms.speed {
                let sitter = sitter(&accounts::find(conn, player)?)?;
                seat.bank_seconds =
                    clocks::bank_after(terms, sitter, seat.bank_seconds, since, self.now);
            }
        }
        seat.waiting_since = None;
        seat.deadline_at = None;
        seat.remind_at = None;
        Ok(turn)
    }
}

pub(crate) fn still_open(row: ActionRow) -> Open {
    Open {
        seat: row.by(),
        line: row.line,
    }
}

/// Adds what the seat plays as now to what it played as before.
fn note_roles(seat: &mut SeatRow, roles: Vec<&'static str>) {
    for role in roles {
        if !seat.roles.split(' ').any(|known| known == role) {
            seat.roles = format!("{} {role}", seat.roles).trim_start().to_owned();
        }
    }
}

fn sitter(player: &PlayerRow) -> Result<Sitter> {
    Ok(Sitter {
        zone: people::zone(player)?,
        away_until: player.away_until,
    })
}

/// Begins a wait; whom for, if it is a person.
pub(crate) fn start_clock(
    conn: &mut AnyConnection,
    seat: &mut SeatRow,
    terms: &Terms,
    now: Moment,
) -> Result<Option<Person>> {
    set_clock(conn, seat, terms, now, now)
}

/// The clock of a seat that has been waited for since a while.
fn set_clock(
    conn: &mut AnyConnection,
    seat: &mut SeatRow,
    terms: &Terms,
    since: Moment,
    now: Moment,
) -> Result<Option<Person>> {
    seat.waiting_since = Some(since);
    let Some(player) = seat.player_id else {
        // A seat that waits for a substitute goes to a bot in the end.
        seat.deadline_at = seat.is_open.then(|| since + OPEN_SEAT);
        seat.remind_at = None;
        return Ok(None);
    };
    accounts::hold_days_off(conn, player)?;
    let person = preferences::person(conn, player)?;
    seat.deadline_at = clocks::deadline(terms, sitter(&person.0)?, seat.bank_seconds, since);
    seat.remind_at = reminders::plan(&person, seat, now)?;
    Ok(Some(person))
}

/// A turn that comes back within this is no news to its player.
const HANDED_BACK: TimeDelta = TimeDelta::minutes(1);

/// How long a turn in which nothing is left to choose stays open, so that its last action can be
/// looked at and taken back.
pub const HAND_OVER: TimeDelta = TimeDelta::minutes(10);

/// How long a match waits for a substitute before a bot takes the seat.
pub(crate) const OPEN_SEAT: TimeDelta = TimeDelta::days(7);
