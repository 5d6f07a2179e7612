//! Actions that are played but not yet stored: what they change is written in one transaction.

use chrono::TimeDelta;
use serde_json::json;

use crate::clock::Moment;
use crate::games::Seat;
use crate::games::any_game::{Played, Position};
use crate::games::message::{Refusal, message};
use crate::store::accounts::PlayerRow;
use crate::store::actions::{self, ActionRow};
use crate::store::matches::{self, OVER, PositionRow};
use crate::store::seats::{self, SeatRow};
use crate::store::{AnyConnection, accounts};

use super::clocks::{self, Sitter};
use super::leagues::events::match_ended;
use super::letters::{News, drop_turn_links, tell_table, tell_turn};
use super::live::{Live, play_all};
use super::terms::{Speed, Terms};
use super::{Result, ServiceError, ratings, reminders};

#[derive(Debug)]
pub struct Draft {
    pub live: Live,
    now: Moment,
    /// The number of the match when it was loaded.
    seen: i64,
    pub(super) rows: Vec<ActionRow>,
    /// The seats as they are in the database.
    stored_seats: Vec<SeatRow>,
    /// The lines that still stand and that may be taken back.
    open: Vec<ActionRow>,
    settled_number: i64,
    settled: Box<dyn Position>,
}

/// A draft whose position is written out: that takes longer than others should wait for.
#[derive(Debug)]
pub struct Sealed(Draft);

impl Sealed {
    /// How many lines it adds.
    pub fn count(&self) -> usize {
        self.0.rows.len()
    }

    /// Writes everything. `Stale` if somebody moved first: nothing is written then.
    pub fn save(self, conn: &mut AnyConnection) -> Result<Live> {
        self.0.save(conn)
    }
}

impl Draft {
    pub fn begin(conn: &mut AnyConnection, live: Live, now: Moment) -> Result<Draft> {
        let (id, seen) = (live.table.row.id, live.table.row.number);
        let settled_number = live.cached.settled_number;
        let settled = live.settled(conn)?;
        let open = match settled_number < seen {
            true => actions::standing(actions::between(conn, id, settled_number, seen)?),
            false => Vec::new(),
        };
        Ok(Draft {
            stored_seats: live.table.seats.clone(),
            live,
            now,
            seen,
            rows: Vec::new(),
            open,
            settled_number,
            settled,
        })
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
        let before = self.live.position.boxed();
        let (kept_rows, kept_open) = (self.rows.len(), self.open.clone());
        let kept_settled = (self.settled_number, self.settled.boxed());
        for line in lines.split(';') {
            if let Err(refusal) = self.play_line(seat, line.trim(), automatic) {
                self.live.position = before;
                self.rows.truncate(kept_rows);
                self.open = kept_open;
                (self.settled_number, self.settled) = kept_settled;
                return Err(refusal);
            }
        }
        Ok(())
    }

    fn play_line(
        &mut self,
        seat: Seat,
        line: &str,
        automatic: bool,
    ) -> std::result::Result<(), Refusal> {
        let before = self.live.position.boxed();
        let first = self.number();
        let played = self.live.position.play(seat, line)?;
        let points = self.live.position.points();
        for action in &played {
            let row = self.row(seat, action, automatic, &points);
            self.open.push(row.clone());
            self.rows.push(row);
        }
        let others = self.open.iter().any(|row| row.by() != seat);
        match played.iter().rposition(|action| action.is_final) {
            Some(last) if last + 1 == played.len() => {
                self.settle(self.number(), self.live.position.boxed());
            }
            Some(last) => {
                let mut settled = before;
                for action in &played[..=last] {
                    settled.play(seat, &action.line)?;
                }
                self.settle(first + last as i64 + 1, settled);
            }
            None if others => self.settle(first, before),
            None => {}
        }
        Ok(())
    }

    fn row(&self, seat: Seat, action: &Played, automatic: bool, points: &[i64]) -> ActionRow {
        ActionRow {
            match_id: self.live.table.row.id,
            number: self.number() + 1,
            seat: i32::from(seat.0),
            line: action.line.clone(),
            takes_back: false,
            automatic,
            events: json!(action.events).to_string(),
            points: json!(points).to_string(),
            at: self.now,
        }
    }

    fn settle(&mut self, number: i64, position: Box<dyn Position>) {
        self.open.retain(|row| row.number > number);
        (self.settled_number, self.settled) = (number, position);
    }

    pub fn can_take_back(&self, seat: Seat) -> bool {
        self.open.last().is_some_and(|row| row.by() == seat)
    }

    /// Takes back the seat's last action.
    pub fn take_back(&mut self, seat: Seat) -> Result<()> {
        if !self.can_take_back(seat) {
            let refusal = Refusal(message!("nothing-to-undo"));
            return Err(self.live.say_refusal(&refusal));
        }
        self.open.pop();
        let mut position = self.settled.boxed();
        play_all(position.as_mut(), &self.open)?;
        self.live.position = position;
        let points = self.live.position.points();
        let undo = Played {
            line: "undo".to_owned(),
            events: Vec::new(),
            is_final: false,
        };
        let row = self.row(seat, &undo, false, &points);
        self.rows.push(ActionRow {
            takes_back: true,
            ..row
        });
        Ok(())
    }

    /// Goes back to an earlier number for good, by taking back line after line.
    pub(super) fn rewind(&mut self, conn: &mut AnyConnection, to: i64) -> Result<()> {
        let id = self.live.table.row.id;
        let standing = actions::standing(actions::between(conn, id, 0, self.seen)?);
        let keep = actions::standing(actions::between(conn, id, 0, to)?);
        let common = standing.iter().zip(&keep);
        let same = common.take_while(|(a, b)| a.number == b.number).count();
        if same < keep.len() {
            return super::invalid("That action was taken back: choose one that still stands.");
        }
        let mut position = self.live.table.first_position()?;
        play_all(position.as_mut(), &keep)?;
        self.live.position = position;
        let points = self.live.position.points();
        for row in standing[same..].iter().rev() {
            let undo = Played {
                line: "undo".to_owned(),
                events: Vec::new(),
                is_final: true,
            };
            let undone = self.row(row.by(), &undo, true, &points);
            self.rows.push(ActionRow {
                takes_back: true,
                ..undone
            });
        }
        self.settle(self.number(), self.live.position.boxed());
        Ok(())
    }

    /// Nothing more will be played; best done before the transaction.
    pub fn seal(mut self) -> Sealed {
        self.live.cached = PositionRow {
            match_id: self.live.table.row.id,
            state: self.live.position.store(),
            settled_number: self.settled_number,
            settled_state: match self.settled_number == self.number() {
                true => String::new(),
                false => self.settled.store(),
            },
        };
        Sealed(self)
    }

    fn save(mut self, conn: &mut AnyConnection) -> Result<Live> {
        let (id, number) = (self.live.table.row.id, self.number());
        if !matches::advance(conn, id, self.seen, number, self.now)? {
            return Err(ServiceError::Stale);
        }
        for row in &self.rows {
            actions::append(conn, row)?;
        }
        matches::set_position(conn, &self.live.cached)?;
        self.live.table.row.number = number;
        self.seat_clocks(conn)?;
        if let Some(outcome) = self.live.position.result() {
            let stored = serde_json::to_string(&outcome).expect("plain data");
            matches::finish(conn, id, OVER, Some(&stored))?;
            self.live.table.row.status = OVER.to_owned();
            self.live.table.row.outcome = Some(stored);
            for seat in &mut self.live.table.seats {
                let at = seat.at().index();
                seat.place = outcome.ranking.get(at).map(|place| i32::from(*place));
                seat.score = outcome.scores.get(at).copied();
                seats::save_turn(conn, seat)?;
            }
            ratings::rate(conn, &self.live.table, self.now)?;
            let news = News {
                kind: "over",
                id,
                seat: 0,
                number,
                tag: String::new(),
                words: "",
                deadline: None,
            };
            tell_table(conn, &self.live.table.seats, None, &news, self.now)?;
            if let Some(season) = self.live.table.terms().season {
                match_ended(conn, season, &self.live.table, self.now)?;
            }
        }
        Ok(self.live)
    }

    /// Who is waited for now, until when, and who is told.
    fn seat_clocks(&mut self, conn: &mut AnyConnection) -> Result<()> {
        let turn = self.live.position.turn();
        let terms = self.live.table.terms();
        let number = self.number();
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
            match seat.waiting_since {
                Some(since) if !waits || (acted && handed_over) => {
                    self.stop_clock(conn, &mut changed, &terms, since)?;
                }
                _ => {}
            }
            if waits && changed.waiting_since.is_none() {
                start_clock(conn, &mut changed, &terms, self.now)?;
                changed.wait_number = Some(number);
                drop_turn_links(conn, &changed)?;
                tell_turn(conn, &changed, number, self.now)?;
            }
            if changed != self.stored_seats[index] {
                seats::save_turn(conn, &changed)?;
            }
            self.live.table.seats[index] = changed;
        }
        Ok(())
    }

    fn stop_clock(
        &self,
        conn: &mut AnyConnection,
        seat: &mut SeatRow,
        terms: &Terms,
        since: Moment,
    ) -> Result<()> {
        if let Some(player) = seat.player_id {
            let late = seat.deadline_at.is_some_and(|deadline| deadline < self.now);
            accounts::count_turn(conn, player, (self.now - since).num_seconds(), late)?;
            if let Speed::Bank { .. } = terms.speed {
                let sitter = sitter(&accounts::find(conn, player)?);
                seat.bank_seconds =
                    clocks::bank_after(terms, sitter, seat.bank_seconds, since, self.now);
            }
        }
        seat.waiting_since = None;
        seat.deadline_at = None;
        seat.remind_at = None;
        Ok(())
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

fn sitter(player: &PlayerRow) -> Sitter {
    Sitter {
        zone: player.zone.parse().unwrap_or(chrono_tz::Tz::UTC),
        away_until: player.away_until,
    }
}

pub(super) fn start_clock(
    conn: &mut AnyConnection,
    seat: &mut SeatRow,
    terms: &Terms,
    now: Moment,
) -> Result<()> {
    seat.waiting_since = Some(now);
    let Some(player) = seat.player_id else {
        // A seat that waits for a substitute goes to a bot in the end.
        seat.deadline_at = seat.is_open.then(|| now + OPEN_SEAT);
        seat.remind_at = None;
        return Ok(());
    };
    let player = accounts::find(conn, player)?;
    seat.deadline_at = clocks::deadline(terms, sitter(&player), seat.bank_seconds, now);
    seat.remind_at = reminders::plan(conn, &player, seat, now)?;
    Ok(())
}

/// How long a match waits for a substitute before a bot takes the seat.
pub(super) const OPEN_SEAT: TimeDelta = TimeDelta::days(7);
