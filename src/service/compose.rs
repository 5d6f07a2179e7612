//! What a row of the outbox says to the person it is for, or why there is nothing left to say.

mod account;
mod league;
mod table;
mod turn;

use serde_json::Value;

use crate::clock::Moment;
use crate::ids::PlayerId;
use crate::mail::Letter;
use crate::store::accounts::{self, PlayerRow};
use crate::store::letters::OutboxRow;
use crate::store::matches::RUNNING;
use crate::store::seats::SeatRow;
use crate::store::{AnyConnection, preferences};

use super::live::Table;
use super::matches::glance;
use super::preferences::{Event, rhythm};
use super::{Result, Service, digests, replies};

pub(super) use league::headline;
pub(super) use turn::{offers, until};

/// What is to be done with a row.
#[derive(Debug)]
pub enum Composed {
    /// Send this; other rows go out with it.
    Letter(Box<Letter>, Vec<i64>),
    /// There is nothing left to tell, and why.
    Drop(&'static str),
    Later(Moment),
}

/// What every letter needs.
#[derive(Debug)]
pub(super) struct Desk<'a> {
    pub base_url: &'a str,
    pub now: Moment,
    pub payload: Value,
    /// Where an answer by mail may go.
    pub reply_to: Option<String>,
}

impl Desk<'_> {
    pub(super) fn word(&self, key: &str) -> &str {
        self.payload[key].as_str().unwrap_or_default()
    }

    pub(super) fn url(&self, path: &str) -> String {
        format!("{}/{path}", self.base_url)
    }

    fn stop(&self, words: &str) -> Option<(String, String)> {
        let stop = self.word("stop");
        (!stop.is_empty()).then(|| (self.url(&format!("u/{stop}")), words.to_owned()))
    }
}

impl Service {
    /// Asks at the moment of sending, so that nobody is told what is past.
    pub async fn compose(&self, row: &OutboxRow) -> Result<Composed> {
        let (asked, now, base_url) = (row.clone(), self.clock.now(), self.base_url.clone());
        let (reply_to, hashed) = self.new_reply_address().unzip();
        let composed = self
            .store
            .read(move |conn| {
                let row = asked;
                let desk = Desk {
                    base_url: &base_url,
                    now,
                    payload: serde_json::from_str(&row.payload).unwrap_or_default(),
                    reply_to,
                };
                compose(conn, &desk, &row)
            })
            .await?;
        if let (Composed::Letter(letter, _), Some(hashed)) = (&composed, hashed)
            && letter.reply_to.is_some()
        {
            self.keep_reply_address(row, letter.shows, hashed).await?;
        }
        Ok(composed)
    }
}

fn compose(conn: &mut AnyConnection, desk: &Desk<'_>, row: &OutboxRow) -> Result<Composed> {
    let one = |letter: Letter| Ok(Composed::Letter(Box::new(letter), Vec::new()));
    if let Some(letter) = account::about_account(desk, row) {
        return one(letter);
    }
    if let ("digest", Some(player)) = (row.kind.as_str(), row.player_id) {
        return digests::compose(conn, desk, player);
    }
    if let (Some(Event::League), Some(player)) = (Event::of_kind(&row.kind), row.player_id) {
        let player = accounts::find(conn, player)?;
        return match league::about_season(conn, desk, row, &player)? {
            Ok(letter) => one(letter),
            Err(why) => Ok(Composed::Drop(why)),
        };
    }
    let Some(id) = row.match_id else {
        return Ok(Composed::Drop("this kind of letter is not known"));
    };
    if row.kind == "reply-answer" {
        return one(replies::answer(conn, desk, row)?);
    }
    let table = Table::load(conn, id)?;
    if row.kind == "invitation" {
        return one(table::invitation(desk, &table)?);
    }
    let Some(player) = row.player_id else {
        return Ok(Composed::Drop("nobody is to be told"));
    };
    let player = accounts::find(conn, player)?;
    match Event::of_kind(&row.kind) {
        Some(Event::Turn | Event::Reminder) => {
            if let Some(why) = is_past(desk, row, &table, &player) {
                return Ok(Composed::Drop(why));
            }
            let rhythm = rhythm(&preferences::settings(conn, player.id)?, &player);
            if row.kind != "turn" && rhythm.is_quiet(desk.now) {
                return Ok(Composed::Later(rhythm.not_before(desk.now, None)));
            }
            let glance = glance(conn, id, Some(player.id), desk.now)?;
            let reply_to = desk.reply_to.clone();
            one(turn::turn(desk, row, &glance, &player, reply_to))
        }
        Some(Event::Talk) => match table::said(conn, row)? {
            lines if lines.is_empty() => Ok(Composed::Drop("nothing was said by others")),
            lines => one(table::talked(desk, &table, lines)?),
        },
        Some(Event::Table) if row.kind == "over" => one(table::over(
            desk,
            &glance(conn, id, Some(player.id), desk.now)?,
        )),
        Some(Event::Table) => one(table::notice(desk, row, &table)?),
        Some(Event::League) | None => Ok(Composed::Drop("this kind of letter is not known")),
    }
}

/// A match as letters name it: `Terra Nova #42`, and its title.
pub(super) fn named(table: &Table) -> Result<(String, String)> {
    let game = table.game()?.info().name;
    let name = format!("{game} #{}", table.row.id);
    let titled = match table.row.title.as_str() {
        "" => name.clone(),
        title => format!("{name}, \"{title}\""),
    };
    Ok((name, titled))
}

/// Why a letter about a turn is out of date.
fn is_past(
    desk: &Desk<'_>,
    row: &OutboxRow,
    table: &Table,
    player: &PlayerRow,
) -> Option<&'static str> {
    let seat = table.seats.get(row.seat.unwrap_or_default() as usize)?;
    let same = seat.waiting_since.is_some() && seat.wait_number == row.number;
    let late = seat
        .deadline_at
        .is_some_and(|deadline| deadline <= desk.now);
    let in_time = |until: Moment| seat.deadline_at.is_none_or(|deadline| until < deadline);
    let away = player
        .away_until
        .is_some_and(|until| until > desk.now && in_time(until));
    match row.kind.as_str() {
        _ if table.row.status != RUNNING => Some("the match is over"),
        _ if table.row.paused => Some("the match is paused"),
        _ if seat.player_id != Some(player.id) => Some("the seat has another player"),
        _ if !same => Some("you have played meanwhile"),
        "reminder" | "nudge" if late => Some("the time is up"),
        "reminder" if away => Some("you are away"),
        _ => None,
    }
}

/// Whether a turn in a digest still waits, and where it is played.
pub(super) fn still_waits(table: &Table, row: &OutboxRow, player: PlayerId) -> Option<SeatRow> {
    let seat = table.seats.get(row.seat? as usize)?;
    let same = seat.waiting_since.is_some()
        && seat.wait_number == row.number
        && seat.player_id == Some(player)
        && table.row.status == RUNNING
        && !table.row.paused;
    same.then(|| seat.clone())
}
