//! Who is told what: rows of the outbox, written in the transaction of what they tell about.

use chrono::TimeDelta;

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use store::accounts::{self, LinkRow, PlayerRow, Purpose};
use store::letters::{self, MailState, NewMail};
use store::matches::MatchRow;
use store::preferences::{self, SettingsRow};
use store::seats::SeatRow;
use store::{AnyConnection, matches, replies, seats};

use super::live::Table;
use super::notice::{AccountNotice, Notice, Told, TurnNotice};
use super::preferences::{Choice, Event, choice, rhythm};
use super::secrets::{hash, new_secret};
use super::stops::STOP_DIGEST;
use super::{Result, Service, ServiceError, hooks};
use words::message;

const TURN_LINK_LASTS: TimeDelta = TimeDelta::days(60);
const STOP_LINK_LASTS: TimeDelta = TimeDelta::days(180);
/// Talk is gathered this long, so that a conversation is one mail.
const TALK_GATHERS: TimeDelta = TimeDelta::minutes(10);
/// A digest that does not wait for its hour gathers this long.
const DIGEST_GATHERS: TimeDelta = TimeDelta::minutes(2);

/// Something that happened to a seat of a match.
#[derive(Clone, Debug)]
pub struct News {
    pub notice: Notice,
    pub id: MatchId,
    pub seat: i32,
    /// The number that it is bound to.
    pub number: i64,
    /// Tells apart what may happen several times at one number.
    pub tag: String,
    pub deadline: Option<Moment>,
}

impl News {
    /// Told for each change of the table, even if the match has not moved.
    pub fn tagged(mut self, table: &Table) -> Self {
        self.tag = table.row.version.to_string();
        self
    }
}

/// The left part of a Message-ID.
pub(super) fn new_message_id() -> String {
    new_secret()[..32].to_owned()
}

fn turn_link_subject(id: MatchId, seat: i32) -> String {
    format!("{id}:{seat}")
}

/// A new wait begins: the links of the last one are used up.
pub(super) fn drop_turn_links(conn: &mut AnyConnection, seat: &SeatRow) -> Result<()> {
    let Some(player) = seat.player_id else {
        return Ok(());
    };
    let subject = turn_link_subject(seat.match_id, seat.seat);
    Ok(accounts::drop_turn_links(conn, player, &subject)?)
}

/// A player, with what they have chosen about mail.
pub(super) type Person = (PlayerRow, SettingsRow);

/// It is the seat's turn.
pub(super) fn tell_turn(
    conn: &mut AnyConnection,
    seat: &SeatRow,
    number: i64,
    now: Moment,
) -> Result<()> {
    match seat.player_id {
        Some(player) => {
            let person = preferences::person(conn, player)?;
            tell_turn_to(conn, &person, seat, number, now)
        }
        None => Ok(()),
    }
}

pub(super) fn tell_turn_to(
    conn: &mut AnyConnection,
    person: &Person,
    seat: &SeatRow,
    number: i64,
    now: Moment,
) -> Result<()> {
    let news = News {
        notice: TurnNotice::Turn.into(),
        id: seat.match_id,
        seat: seat.seat,
        number,
        tag: String::new(),
        deadline: seat.deadline_at,
    };
    tell_person(conn, person, &news, now)
}

/// Tells everybody at a table but one.
pub(super) fn tell_table(
    conn: &mut AnyConnection,
    table: &[SeatRow],
    but: Option<PlayerId>,
    news: &News,
    now: Moment,
) -> Result<()> {
    for seat in table {
        let news = News {
            seat: seat.seat,
            ..news.clone()
        };
        match seat.player_id.filter(|player| Some(*player) != but) {
            Some(player) => tell(conn, player, &news, now)?,
            None => continue,
        }
    }
    Ok(())
}

/// Tells a player, the way that they have chosen.
pub(super) fn tell(
    conn: &mut AnyConnection,
    player: PlayerId,
    news: &News,
    now: Moment,
) -> Result<()> {
    if news.notice.event().is_none() {
        return Ok(());
    }
    let person = preferences::person(conn, player)?;
    tell_person(conn, &person, news, now)
}

fn tell_person(
    conn: &mut AnyConnection,
    (player, settings): &Person,
    news: &News,
    now: Moment,
) -> Result<()> {
    let Some(event) = news.notice.event() else {
        return Ok(());
    };
    hooks::queue(conn, player, settings, news, now)?;
    let Some(address) = player.email.clone() else {
        return Ok(());
    };
    let rhythm = rhythm(settings, player)?;
    let (state, due) = match choice(conn, player.id, news.id, event)? {
        Choice::None => return Ok(()),
        Choice::Digest => (MailState::Digest, None),
        Choice::Mail => match (event, news.deadline) {
            // A reminder that cannot come at a waking hour in time does not come at all.
            (Event::Reminder, Some(deadline)) => match rhythm.moved(now, now, deadline) {
                None => return Ok(()),
                at => (MailState::Queued, at),
            },
            (Event::Talk, _) => (
                MailState::Queued,
                Some(rhythm.not_before(now + TALK_GATHERS, None)),
            ),
            _ => (
                MailState::Queued,
                Some(rhythm.not_before(now, news.deadline)),
            ),
        },
    };
    let (turn, stop) = (new_secret(), new_secret());
    let (id, seat, number) = (news.id, news.seat, news.number);
    let kind = news.notice.kind();
    let told = Told {
        notice: news.notice.clone(),
        turn: Some(turn.clone()),
        stop: Some(stop.clone()),
    };
    let mail = NewMail {
        address: &address,
        player_id: Some(player.id),
        kind,
        payload: &told.store(),
        dedup_key: &format!("{kind}:{id}:{seat}:{number}:{}:{}", player.id, news.tag),
        state,
        message_id: &new_message_id(),
        match_id: Some(id),
        seat: Some(seat),
        number: Some(number),
        due_at: due,
        created_at: now,
    };
    if !letters::queue(conn, &mail)? {
        return Ok(());
    }
    news.notice.log(Some(player.id), Some(id));
    add_stop_link(conn, Some(player.id), &stop, event.text(), now)?;
    if matches!(event, Event::Turn | Event::Reminder) {
        let link = LinkRow {
            hash: hash(&turn),
            purpose: Purpose::Turn,
            player_id: Some(player.id),
            subject: turn_link_subject(id, seat),
            expires_at: now + TURN_LINK_LASTS,
        };
        accounts::add_link(conn, &link)?;
    }
    if state == MailState::Digest {
        queue_digest(conn, player, &address, settings.clone(), now)?;
    }
    Ok(())
}

pub(super) fn add_stop_link(
    conn: &mut AnyConnection,
    player: Option<PlayerId>,
    secret: &str,
    subject: &str,
    now: Moment,
) -> Result<()> {
    let link = LinkRow {
        hash: hash(secret),
        purpose: Purpose::Stop,
        player_id: player,
        subject: subject.to_owned(),
        expires_at: now + STOP_LINK_LASTS,
    };
    Ok(accounts::add_link(conn, &link)?)
}

/// The digest that carries what was just put aside for it.
pub(super) fn queue_digest(
    conn: &mut AnyConnection,
    player: &PlayerRow,
    address: &str,
    settings: SettingsRow,
    now: Moment,
) -> Result<()> {
    let mut settings = match settings.until_visit {
        true => preferences::take(conn, player.id)?,
        false => settings,
    };
    let rhythm = rhythm(&settings, player)?;
    let (due, which) = match settings.until_visit {
        true if settings.told_at.is_some() => return Ok(()),
        // The settings are taken, and one digest is on its way at a time.
        true => (
            rhythm.not_before(now + DIGEST_GATHERS, None),
            new_message_id(),
        ),
        false => {
            let due = rhythm.next_hour(settings.digest_hour as u32, now);
            (due, due.to_string())
        }
    };
    if settings.until_visit {
        settings.told_at = Some(now);
        preferences::save(conn, &settings)?;
    }
    let stop = new_secret();
    let told = Told {
        stop: Some(stop.clone()),
        ..Told::plain(Notice::Digest)
    };
    let mail = NewMail {
        address,
        player_id: Some(player.id),
        payload: &told.store(),
        dedup_key: &format!("digest:{}:{which}", player.id),
        message_id: &new_message_id(),
        due_at: Some(due),
        ..NewMail::queued(told.notice.kind(), now)
    };
    match letters::queue(conn, &mail)? {
        true => add_stop_link(conn, Some(player.id), &stop, STOP_DIGEST, now),
        false => Ok(()),
    }
}

/// Somebody said something: one mail for each who listens, until it goes out.
pub(super) fn tell_talk(
    conn: &mut AnyConnection,
    table: &[SeatRow],
    by: PlayerId,
    id: MatchId,
    now: Moment,
) -> Result<()> {
    for seat in table {
        let Some(player) = seat.player_id.filter(|player| *player != by) else {
            continue;
        };
        if letters::is_gathering(conn, Notice::Talk.kind(), player, id, now)? {
            continue;
        }
        let news = News {
            notice: Notice::Talk,
            id,
            seat: seat.seat,
            number: 0,
            // Whether there is such a letter was asked above.
            tag: new_message_id(),
            deadline: None,
        };
        tell(conn, player, &news, now)?;
    }
    Ok(())
}

/// A letter about the account itself, told once for each key; it cannot be stopped.
pub(super) fn tell_account(
    conn: &mut AnyConnection,
    player: PlayerId,
    address: &str,
    (notice, key): (AccountNotice, &str),
    now: Moment,
) -> Result<()> {
    let told = Told::plain(Notice::Account(notice));
    let kind = told.notice.kind();
    let mail = NewMail {
        address,
        player_id: Some(player),
        payload: &told.store(),
        dedup_key: key,
        message_id: &new_message_id(),
        ..NewMail::queued(kind, now)
    };
    if letters::queue(conn, &mail)? {
        told.notice.log(Some(player), None);
    }
    Ok(())
}

/// Invites an address once to a table, unless it wants no invitations.
pub(super) fn invite(
    conn: &mut AnyConnection,
    table: &MatchRow,
    by: &str,
    address: &str,
    now: Moment,
) -> Result<()> {
    let (id, hashed) = (table.id, hash(address));
    if preferences::refuses_invitations(conn, &hashed)? {
        return Ok(());
    }
    let stop = new_secret();
    let told = Told {
        notice: Notice::Invitation {
            by: by.to_owned(),
            invitation: table.invitation.clone(),
        },
        turn: None,
        stop: Some(stop.clone()),
    };
    let mail = NewMail {
        address,
        payload: &told.store(),
        dedup_key: &format!("invitation:{id}:{hashed}"),
        message_id: &new_message_id(),
        match_id: Some(id),
        ..NewMail::queued(told.notice.kind(), now)
    };
    match letters::queue(conn, &mail)? {
        true => add_stop_link(conn, None, &stop, &hashed, now),
        false => Ok(()),
    }
}

impl Service {
    /// The player was here: the next digest may come.
    pub async fn note_visit(&self, player: PlayerId) -> Result<()> {
        self.store
            .write(move |conn| {
                let mut settings = preferences::take(conn, player)?;
                settings.told_at = None;
                preferences::save(conn, &settings)?;
                for row in letters::for_digest(conn, player)? {
                    letters::end(
                        conn,
                        row.id,
                        letters::MailState::Dropped,
                        &words::tell(&message!("drop-visited")),
                    )?;
                }
                Ok(())
            })
            .await
    }

    /// Seats of people that wait, with no mail that was sent or is on its way: must be none.
    pub async fn audit_mail(&self) -> Result<Vec<String>> {
        self.audit_mail_since(Moment::default()).await
    }

    /// The same for waits that began since then.
    pub(super) async fn audit_mail_since(&self, since: Moment) -> Result<Vec<String>> {
        self.store
            .read_slowly(move |conn| {
                let mut found = Vec::new();
                for (id, seat, player) in letters::waits_without_mail(conn, since)? {
                    let row = accounts::find(conn, player)?;
                    let address = row.email.unwrap_or_default();
                    let is_dead = replies::dead(conn, &address)?.is_some();
                    if !is_dead && choice(conn, player, id, Event::Turn)? != Choice::None {
                        let name = row.name;
                        found.push(format!("match {id}, seat {}: {name}", seat + 1));
                    }
                }
                Ok(found)
            })
            .await
    }

    pub async fn refused_mails(&self) -> Result<Vec<letters::OutboxRow>> {
        self.store
            .read(|conn| Ok(letters::refused(conn, 100)?))
            .await
    }

    /// The match and the player of a turn link, if the player still has the seat.
    pub async fn by_turn_link(&self, secret: &str) -> Result<(MatchId, PlayerRow)> {
        let (hashed, now) = (hash(secret), self.clock.now());
        self.store
            .read(move |conn| {
                let link = accounts::find_link(conn, &hashed, Purpose::Turn, now)?;
                let link = link.ok_or(ServiceError::NotFound)?;
                let player = link.player_id.ok_or(ServiceError::NotFound)?;
                let parts = link.subject.split_once(':');
                let read = |(id, seat): (&str, &str)| Some((id.parse().ok()?, seat.parse().ok()?));
                let (id, seat): (i64, i32) = parts.and_then(read).ok_or(ServiceError::NotFound)?;
                let id = MatchId(id);
                let is_theirs = |row: &SeatRow| row.seat == seat && row.player_id == Some(player);
                let found = matches::find(conn, id)?.is_some()
                    && seats::of_match(conn, id)?.iter().any(is_theirs);
                match found {
                    true => Ok((id, accounts::find(conn, player)?)),
                    false => Err(ServiceError::NotFound),
                }
            })
            .await
    }
}
