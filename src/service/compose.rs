//! What a row of the outbox says to the person it is for, or why there is nothing left to say.

mod table;
mod turn;

use serde_json::Value;

use crate::clock::Moment;
use crate::ids::PlayerId;
use crate::mail::{Block, Letter, Link};
use crate::store::accounts::{self, PlayerRow};
use crate::store::letters::OutboxRow;
use crate::store::matches::RUNNING;
use crate::store::seats::SeatRow;
use crate::store::{AnyConnection, preferences};

use super::live::Table;
use super::matches::glance;
use super::preferences::{Event, rhythm};
use super::{Result, Service, digests};

pub(super) use turn::until;

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
}

impl Desk<'_> {
    fn word(&self, key: &str) -> &str {
        self.payload[key].as_str().unwrap_or_default()
    }

    fn url(&self, path: &str) -> String {
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
        let (row, now, base_url) = (row.clone(), self.clock.now(), self.base_url.clone());
        self.store
            .read(move |conn| {
                let desk = Desk {
                    base_url: &base_url,
                    now,
                    payload: serde_json::from_str(&row.payload).unwrap_or_default(),
                };
                compose(conn, &desk, &row)
            })
            .await
    }
}

fn compose(conn: &mut AnyConnection, desk: &Desk<'_>, row: &OutboxRow) -> Result<Composed> {
    let one = |letter: Letter| Ok(Composed::Letter(Box::new(letter), Vec::new()));
    if let Some(letter) = about_account(desk, row) {
        return one(letter);
    }
    if let ("digest", Some(player)) = (row.kind.as_str(), row.player_id) {
        return digests::compose(conn, desk, player);
    }
    let Some(id) = row.match_id else {
        return Ok(Composed::Drop("this kind of letter is not known"));
    };
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
            one(turn::turn(desk, row, &glance, &player, None))
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
        None => Ok(Composed::Drop("this kind of letter is not known")),
    }
}

/// Letters about the account itself; they cannot be stopped.
fn about_account(desk: &Desk<'_>, row: &OutboxRow) -> Option<Letter> {
    let name = desk.word("name");
    let link = |path: &str| desk.url(&format!("{path}/{}", desk.word("secret")));
    let one_link = |label: &str, url: String| Block::Links(vec![Link::new(label, url)]);
    let says = |words: &str| Block::Says(words.to_owned());
    let (subject, heading, blocks) = match row.kind.as_str() {
        "confirm" => (
            "Confirm your address",
            format!("{name}, welcome to Turnpost."),
            vec![
                says("Open this to confirm that the address is yours:"),
                one_link("Confirm", link("confirm")),
                says("If you did not sign up, do nothing."),
            ],
        ),
        "known" => (
            "You have an account",
            format!("{name}, somebody tried to sign up with your address, maybe you."),
            vec![
                says(
                    "You have an account already. If you have lost the password, ask for a new one.",
                ),
                Block::Links(vec![
                    Link::new("Log in", desk.url("log-in")),
                    Link::new("New password", desk.url("reset")),
                ]),
            ],
        ),
        "reset" => (
            "A new password",
            format!("{name}, you asked for a new password."),
            vec![
                says("Open this to choose it:"),
                one_link("Choose", link("reset")),
                says("If you did not ask for it, do nothing."),
            ],
        ),
        "address-old" | "address-new" => (
            "Change of address",
            format!(
                "{name}, your account is to use the address {}.",
                desk.word("subject")
            ),
            vec![
                says("Both addresses must agree. Open this to agree:"),
                one_link("Agree", link("address")),
            ],
        ),
        _ => return None,
    };
    Some(Letter {
        subject: subject.to_owned(),
        heading,
        blocks,
        ..Letter::default()
    })
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
    let away = player.away_until.is_some_and(|until| until > desk.now);
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
