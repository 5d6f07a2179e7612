//! The links of an email about a match. They are kept when the email is sent, not when it is queued:
//! most turns are played before that. A link to a turn names the wait that it is about, so that it is
//! used up by itself when the next one begins.

use chrono::TimeDelta;

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use store::accounts::{self, LinkRow, Purpose};
use store::letters::{self, Kind, OutboxRow};
use store::seats::SeatRow;
use store::{AnyConnection, actions};

use crate::live::Table;
use crate::notice::Told;
use crate::people::Account;
use crate::preferences::Event;
use crate::secrets::hash;
use crate::{Result, Service, ServiceError, Unreadable, people};
use words::Reader;

const TURN_LINK_LASTS: TimeDelta = TimeDelta::days(60);
const STOP_LINK_LASTS: TimeDelta = TimeDelta::days(180);

/// What stops mails like one that is sent.
pub(crate) fn stop_link(
    player: Option<PlayerId>,
    secret: &str,
    subject: &str,
    now: Moment,
) -> LinkRow {
    LinkRow {
        hash: hash(secret),
        purpose: Purpose::Stop,
        player_id: player,
        subject: subject.to_owned(),
        expires_at: now + STOP_LINK_LASTS,
    }
}

/// A turn of a seat: the number of the match when the wait for it began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct TurnOf {
    id: MatchId,
    seat: i32,
    number: i64,
}

impl TurnOf {
    fn store(self) -> String {
        format!("{}:{}:{}", self.id, self.seat, self.number)
    }

    fn read(link: &LinkRow) -> Result<TurnOf> {
        let parts: Vec<&str> = link.subject.split(':').collect();
        let read = |id: &str, seat: &str, number: &str| {
            Some(TurnOf {
                id: MatchId(id.parse().ok()?),
                seat: seat.parse().ok()?,
                number: number.parse().ok()?,
            })
        };
        let turn = match parts[..] {
            [id, seat, number] => read(id, seat, number),
            _ => None,
        };
        let why = "it is no turn";
        turn.ok_or_else(|| Unreadable::new("links", &link.hash, "subject", why).into())
    }
}

/// The links of what goes out with a row. An address that its owner has left gets none.
pub(crate) fn of_email(
    conn: &mut AnyConnection,
    row: &OutboxRow,
    now: Moment,
) -> Result<Vec<LinkRow>> {
    let Some(player) = row.player_id else {
        return Ok(Vec::new());
    };
    if accounts::find(conn, player)?.email.as_ref() != Some(&row.address) {
        return Ok(Vec::new());
    }
    let rows = if row.kind == Kind::Digest {
        letters::for_digest(conn, player)?
    } else {
        vec![row.clone()]
    };
    let mut links = Vec::new();
    for row in rows {
        let (told, Some(id)) = (Told::read(&row)?, row.match_id) else {
            continue;
        };
        let Some(event) = told.notice.event() else {
            continue;
        };
        if let Some(stop) = &told.stop {
            links.push(stop_link(Some(player), stop, event.text(), now));
        }
        let turn = matches!(event, Event::Turn | Event::Reminder).then_some(told.turn);
        if let (Some(Some(secret)), Some(seat), Some(number)) = (turn, row.seat, row.number) {
            links.push(LinkRow {
                hash: hash(&secret),
                purpose: Purpose::Turn,
                player_id: Some(player),
                subject: TurnOf { id, seat, number }.store(),
                expires_at: now + TURN_LINK_LASTS,
            });
        }
    }
    Ok(links)
}

/// A turn that has been played.
#[derive(Clone, Debug)]
pub struct PastTurn {
    pub id: MatchId,
    pub name: String,
    pub at: Moment,
    /// Whose email it was, and whose clock they go by.
    pub reader: Reader,
}

impl Service {
    /// Who played the turn of a link that is used up, and when; told to whoever still has the seat.
    pub async fn by_past_link(&self, secret: &str) -> Result<PastTurn> {
        let (hashed, now) = (hash(secret), self.clock.now());
        self.store
            .read(move |conn| {
                let link = accounts::find_link(conn, &hashed, Purpose::Turn, now)?;
                let link = link.ok_or(ServiceError::NotFound)?;
                let turn = TurnOf::read(&link)?;
                let table = Table::load(conn, turn.id)?;
                let rows = actions::between(conn, turn.id, turn.number, table.row.number)?;
                let played = rows.into_iter().find(|row| row.seat == turn.seat);
                let mut seats = table.seats.iter();
                let sitter =
                    seats.find(|row| (row.seat, row.player_id) == (turn.seat, link.player_id));
                let (played, sitter) = played.zip(sitter).ok_or(ServiceError::NotFound)?;
                let owner = sitter.player_id.ok_or(ServiceError::NotFound)?;
                Ok(PastTurn {
                    id: turn.id,
                    name: sitter.name.clone(),
                    at: played.at,
                    reader: people::reader(&accounts::find(conn, owner)?, now)?,
                })
            })
            .await
    }

    /// The match and the player of a turn link, as long as the player has the seat and is not waited
    /// for anew.
    pub async fn by_turn_link(&self, secret: &str) -> Result<(MatchId, Account)> {
        let (hashed, now) = (hash(secret), self.clock.now());
        self.store
            .read(move |conn| {
                let link = accounts::find_link(conn, &hashed, Purpose::Turn, now)?;
                let link = link.ok_or(ServiceError::NotFound)?;
                let player = link.player_id.ok_or(ServiceError::NotFound)?;
                let turn = TurnOf::read(&link)?;
                let table = Table::load(conn, turn.id)?;
                let is_open = |row: &SeatRow| {
                    (row.seat, row.player_id) == (turn.seat, Some(player))
                        && row.wait_number == Some(turn.number)
                };
                match table.seats.iter().any(is_open) {
                    true => Ok((turn.id, Account::read(accounts::find(conn, player)?)?)),
                    false => Err(ServiceError::NotFound),
                }
            })
            .await
    }
}
