//! What a row of the outbox says to its reader, or why there is nothing left to say.

mod account;
mod league;
mod panels;
mod table;
mod turn;

use chrono::TimeDelta;

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use mail::{Block, Letter, Link};
use store::accounts::{self, PlayerRow};
use store::letters::{self, Kind, OutboxRow};
use store::matches::Status;
use store::seats::SeatRow;
use store::{AnyConnection, preferences};

use crate::lessons::lesson;
use crate::live::Table;
use crate::matches::glance;
use crate::notice::{AccountNotice, Notice, TableNotice, Told, TurnNotice};
use crate::preferences::rhythm;
use crate::presence::is_elsewhere;
use crate::{Result, Service, ServiceError, digests, links, people, replies};
use words::{Message, Reader, message};

pub(crate) use league::headline;
pub(crate) use panels::{News, shown};
pub(crate) use turn::{decision, offers, taught, until};

/// A page that is open puts the email of a turn off by this, and again, and no longer than this.
const LOOKS_AGAIN: TimeDelta = TimeDelta::minutes(5);
const LONGEST_WATCH: TimeDelta = TimeDelta::minutes(30);
/// What goes out with the email of a turn waits for it so long, and again.
const WAITS_FOR_TURN: TimeDelta = TimeDelta::minutes(1);

/// What is to be done with a row.
#[derive(Debug)]
pub enum Composed {
    /// Send this; other rows go out with it.
    Letter(Box<Letter>, Vec<i64>),
    /// There is nothing left to tell, and why.
    Drop(String),
    Later(Moment),
}

/// What every letter needs.
#[derive(Debug)]
pub(crate) struct Desk<'a> {
    pub base_url: &'a str,
    /// Whom the letter is for.
    pub t: Reader,
    pub now: Moment,
    pub told: Told,
    /// Where an answer by mail may go.
    pub reply_to: Option<String>,
    /// The reader has the page of the match open.
    pub is_here: bool,
}

impl Desk<'_> {
    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}/{path}", self.base_url)
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        self.t.tell(message)
    }

    /// There is nothing left to tell, and why.
    pub(crate) fn drop(&self, why: &Message) -> Composed {
        Composed::Drop(self.say(why))
    }

    pub(crate) fn says(&self, message: &Message) -> Block {
        Block::Says(self.say(message))
    }

    pub(crate) fn heading(&self, message: &Message) -> Block {
        Block::Heading(self.say(message))
    }

    pub(crate) fn link(&self, label: &Message, url: String) -> Link {
        Link::new(&self.say(label), url)
    }

    pub(crate) fn stop(&self, words: &Message) -> Option<(String, String)> {
        let stop = self.told.stop.as_ref()?;
        Some((self.url(&format!("u/{stop}")), self.say(words)))
    }

    /// Where the turn is played; the page of the match, if the mail has no link of its own.
    fn turn_url(&self, id: MatchId) -> String {
        match &self.told.turn {
            Some(secret) => self.url(&format!("t/{secret}")),
            None => self.url(&format!("matches/{id}")),
        }
    }
}

impl Service {
    /// Asks at the moment of sending, so that nobody is told what is past.
    pub async fn compose(&self, row: &OutboxRow) -> Result<Composed> {
        let (asked, now, base_url) = (row.clone(), self.clock.now(), self.base_url.clone());
        let seen = row.match_id.zip(row.player_id);
        let is_here = seen.is_some_and(|(id, player)| self.presence.is_here(id, player));
        let is_shared = self.store.is_shared();
        let (reply_to, hashed) = self.new_reply_address().unzip();
        let (mut composed, links) = self
            .store
            .read(move |conn| {
                let row = asked;
                let told = Told::read(&row)?;
                let is_here = match (is_here, seen) {
                    (false, Some(seen)) if is_shared => is_elsewhere(conn, seen, now)?,
                    (is_here, _) => is_here,
                };
                let desk = Desk {
                    base_url: &base_url,
                    t: reader_of(conn, &row, &told.notice, now)?,
                    now,
                    told,
                    reply_to,
                    is_here,
                };
                let composed = compose(conn, &desk, &row)?;
                let links = match composed {
                    Composed::Letter(..) => links::of_email(conn, &row, now)?,
                    Composed::Drop(_) | Composed::Later(_) => Vec::new(),
                };
                Ok::<_, ServiceError>((composed, links))
            })
            .await?;
        if !links.is_empty() {
            let keep = move |conn: &mut AnyConnection| {
                let mut links = links.iter();
                Ok::<_, ServiceError>(links.try_for_each(|link| accounts::keep_link(conn, link))?)
            };
            self.store.write(keep).await?;
        }
        if let Composed::Letter(letter, _) = &mut composed {
            letter.list = Told::read(row)?.notice.list();
        }
        if let (Composed::Letter(letter, _), Some(hashed)) = (&mut composed, hashed) {
            match letter.reply_to {
                Some(_) => self.keep_reply_address(row, letter.shows, hashed).await?,
                // What cannot be answered may still come back.
                None => letter.returns_to = self.new_return_address(&row.address).await?,
            }
        }
        Ok(composed)
    }
}

/// Whoever gets it. A stranger is written to in the language of the player who invites them, or whose
/// email they answered.
fn reader_of(
    conn: &mut AnyConnection,
    row: &OutboxRow,
    notice: &Notice,
    now: Moment,
) -> Result<Reader> {
    let known = match row.player_id {
        Some(player) => Some(accounts::find(conn, player)?),
        None => accounts::by_email(conn, &row.address)?,
    };
    if let Some(known) = known {
        return Ok(people::reader(&known, now)?);
    }
    let mut stranger = Reader {
        now,
        ..Reader::default()
    };
    let host = match (notice, row.match_id) {
        (Notice::Invitation { by, .. }, _) => accounts::by_name(conn, by)?,
        (Notice::Account(AccountNotice::ForeignReply { .. }), Some(id)) => {
            let mut seats = store::seats::of_match(conn, id)?.into_iter();
            let seat = seats.find(|seat| Some(seat.seat) == row.seat);
            match seat.and_then(|seat| seat.player_id) {
                Some(owner) => Some(accounts::find(conn, owner)?),
                None => None,
            }
        }
        (
            Notice::Account(_)
            | Notice::Turn(_)
            | Notice::Talk
            | Notice::Table(_)
            | Notice::Season(..)
            | Notice::Answer(_)
            | Notice::Digest,
            _,
        ) => None,
    };
    if let Some(host) = host {
        stranger.language = people::reader(&host, now)?.language;
    }
    Ok(stranger)
}

fn compose(conn: &mut AnyConnection, desk: &Desk<'_>, row: &OutboxRow) -> Result<Composed> {
    let one = |letter: Letter| {
        let letter = Letter {
            t: desk.t,
            ..letter
        };
        Ok(Composed::Letter(Box::new(letter), Vec::new()))
    };
    let player = match row.player_id {
        Some(id) => Some(accounts::find(conn, id)?),
        None => None,
    };
    let table = match row.match_id {
        Some(id) => Some(Table::load(conn, id)?),
        None => None,
    };
    match (&desk.told.notice, &player, &table) {
        (Notice::Account(notice), ..) => one(account::letter(desk, notice)),
        (Notice::Answer(answer), ..) => one(replies::answer(conn, desk, row, answer)?),
        (Notice::Invitation { by, invitation }, _, Some(table)) => {
            one(table::invitation(desk, table, by, invitation)?)
        }
        (Notice::Digest, Some(player), _) => digests::compose(conn, desk, player),
        (Notice::Season(season, notice), Some(player), _) => {
            match league::about_season(conn, desk, *season, notice, player)? {
                Ok(letter) => one(letter),
                Err(why) => Ok(desk.drop(&why)),
            }
        }
        (Notice::Turn(notice), Some(player), Some(table)) => {
            about_turn(conn, desk, row, notice, player, table)
        }
        (Notice::Talk, Some(player), Some(table)) => match table::said(conn, desk, row)? {
            lines if lines.is_empty() => Ok(desk.drop(&message!("drop-no-talk"))),
            lines => one(table::talked(desk, table, player.id, lines)?),
        },
        (Notice::Table(TableNotice::Late { .. }), Some(player), Some(table))
            if letters::queued(conn, Kind::Turn, player.id, table.row.id)?
                .iter()
                .any(|turn| still_waits(table, turn, player.id).is_some()) =>
        {
            Ok(Composed::Later(desk.now + WAITS_FOR_TURN))
        }
        (Notice::Table(notice), Some(player), Some(table)) => one(table::news(
            conn,
            desk,
            table,
            (player.id, row.seat),
            notice,
        )?),
        (
            Notice::Digest | Notice::Season(..) | Notice::Turn(_) | Notice::Talk | Notice::Table(_),
            None,
            _,
        ) => Ok(desk.drop(&message!("drop-nobody"))),
        (
            Notice::Invitation { .. } | Notice::Turn(_) | Notice::Talk | Notice::Table(_),
            _,
            None,
        ) => Ok(desk.drop(&message!("drop-match-unknown"))),
    }
}

/// The letter of a turn that still waits, at an hour that suits the reader.
fn about_turn(
    conn: &mut AnyConnection,
    desk: &Desk<'_>,
    row: &OutboxRow,
    notice: &TurnNotice,
    player: &PlayerRow,
    table: &Table,
) -> Result<Composed> {
    if let Some(why) = is_past(desk, row, notice, table, player) {
        return Ok(desk.drop(&why));
    }
    let rhythm = rhythm(&preferences::settings(conn, player.id)?, player)?;
    let seat = still_waits(table, row, player.id);
    let deadline = seat.as_ref().and_then(|seat| seat.deadline_at);
    let at = match notice {
        TurnNotice::Reminder | TurnNotice::Nudge { .. } => rhythm.not_before(desk.now, deadline),
        TurnNotice::Turn if desk.is_here => watched_until(desk.now, seat.as_ref()),
        TurnNotice::Turn => desk.now,
    };
    if at > desk.now {
        return Ok(Composed::Later(at));
    }
    let glance = glance(conn, table.row.id, Some(player.id), desk.t)?;
    let lesson = lesson(conn, &glance)?;
    let gone = match notice {
        TurnNotice::Turn => letters::queued(conn, Kind::Late, player.id, table.row.id)?,
        TurnNotice::Reminder | TurnNotice::Nudge { .. } => Vec::new(),
    };
    let said = who_is_gone(desk, &gone)?;
    let letter = turn::turn(desk, row, notice, (&glance, lesson.as_ref(), said), player)?;
    let carried = gone.iter().map(|row| row.id).collect();
    Ok(Composed::Letter(Box::new(letter), carried))
}

/// Who gave way to a bot, as the email about it would say it.
fn who_is_gone(desk: &Desk<'_>, rows: &[OutboxRow]) -> Result<Vec<String>> {
    let mut said = Vec::new();
    for row in rows {
        if let Notice::Table(TableNotice::Late { words }) = Told::read(row)?.notice {
            said.push(desk.t.recall(&words));
        }
    }
    Ok(said)
}

/// Whoever follows the match live needs no email yet; a page that was left open is no excuse for ever.
fn watched_until(now: Moment, seat: Option<&SeatRow>) -> Moment {
    let since = seat.and_then(|seat| seat.waiting_since).unwrap_or(now);
    let soonest = seat
        .and_then(|seat| seat.deadline_at)
        .unwrap_or(Moment::MAX);
    let enough = (since + LONGEST_WATCH).min(soonest - (soonest - since) / 2);
    (now + LOOKS_AGAIN).min(enough)
}

/// A match as letters name it: `Terra Nova #42`, and its title.
pub(crate) fn named(t: Reader, table: &Table) -> Result<(String, String)> {
    let game = table.game()?.info().short_name();
    let id = table.row.id.0;
    let name = t.tell(&message!("match-and-number", game = game, id = id));
    let titled = match table.row.title.as_str() {
        "" => name.clone(),
        title => t.tell(&message!(
            "match-quoted",
            name = name.clone(),
            title = t.recall(title)
        )),
    };
    Ok((name, titled))
}

/// Why a letter about a turn is out of date.
fn is_past(
    desk: &Desk<'_>,
    row: &OutboxRow,
    notice: &TurnNotice,
    table: &Table,
    player: &PlayerRow,
) -> Option<Message> {
    let seat = table.seats.get(row.seat.unwrap_or_default() as usize)?;
    let same = seat.waiting_since.is_some() && seat.wait_number == row.number;
    let late = seat
        .deadline_at
        .is_some_and(|deadline| deadline <= desk.now);
    let in_time = |until: Moment| seat.deadline_at.is_none_or(|deadline| until < deadline);
    let away = player
        .away_until
        .is_some_and(|until| until > desk.now && in_time(until));
    if table.row.status != Status::Running {
        return Some(message!("drop-over"));
    }
    if table.row.paused {
        return Some(message!("drop-paused"));
    }
    if seat.player_id != Some(player.id) {
        return Some(message!("drop-seat"));
    }
    if !same {
        return Some(message!("drop-played"));
    }
    match notice {
        TurnNotice::Turn => None,
        TurnNotice::Reminder | TurnNotice::Nudge { .. } if late => Some(message!("drop-late")),
        TurnNotice::Reminder if away => Some(message!("drop-away")),
        TurnNotice::Reminder | TurnNotice::Nudge { .. } => None,
    }
}

/// The seat of a turn that still waits.
pub(crate) fn still_waits(table: &Table, row: &OutboxRow, player: PlayerId) -> Option<SeatRow> {
    let seat = table.seats.get(row.seat? as usize)?;
    let same = seat.waiting_since.is_some()
        && seat.wait_number == row.number
        && seat.player_id == Some(player)
        && table.row.status == Status::Running
        && !table.row.paused;
    same.then(|| seat.clone())
}
