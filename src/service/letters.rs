//! Who is told what: rows of the outbox, written in the transaction of what they tell about.

use chrono::TimeDelta;
use serde_json::json;

use crate::clock::Moment;
use crate::ids::{MatchId, PlayerId};
use crate::store::accounts::{self, LinkRow, PlayerRow};
use crate::store::letters::{self, DIGEST, NewMail, QUEUED};
use crate::store::matches::MatchRow;
use crate::store::preferences::{self, EVERYWHERE, SettingsRow};
use crate::store::seats::SeatRow;
use crate::store::{AnyConnection, matches, replies, seats};

use super::preferences::{Choice, Event, choice, rhythm};
use super::secrets::{hash, new_secret};
use super::{Result, Service, ServiceError, hooks};

const TURN_LINK_LASTS: TimeDelta = TimeDelta::days(60);
const STOP_LINK_LASTS: TimeDelta = TimeDelta::days(180);
/// Talk is gathered this long, so that a conversation is one mail.
const TALK_GATHERS: TimeDelta = TimeDelta::minutes(10);
/// A digest that does not wait for its hour gathers this long.
const DIGEST_GATHERS: TimeDelta = TimeDelta::minutes(2);

/// Something that happened to a seat of a match.
#[derive(Clone, Debug)]
pub struct News<'a> {
    pub kind: &'a str,
    pub id: MatchId,
    pub seat: i32,
    /// The number that it is bound to.
    pub number: i64,
    /// Tells apart what may happen several times at one number.
    pub tag: String,
    /// What is said beside the kind.
    pub words: &'a str,
    pub deadline: Option<Moment>,
}

impl News<'_> {
    /// Told again at another time even if the match has not moved.
    pub fn tagged(mut self, now: Moment) -> Self {
        self.tag = now.and_utc().timestamp().to_string();
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

/// It is the seat's turn.
pub(super) fn tell_turn(
    conn: &mut AnyConnection,
    seat: &SeatRow,
    number: i64,
    now: Moment,
) -> Result<()> {
    let Some(player) = seat.player_id else {
        return Ok(());
    };
    let news = News {
        kind: "turn",
        id: seat.match_id,
        seat: seat.seat,
        number,
        tag: String::new(),
        words: "",
        deadline: seat.deadline_at,
    };
    tell(conn, player, &news, now)
}

/// Tells everybody at a table but one.
pub(super) fn tell_table(
    conn: &mut AnyConnection,
    table: &[SeatRow],
    but: Option<PlayerId>,
    news: &News<'_>,
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
    news: &News<'_>,
    now: Moment,
) -> Result<()> {
    let Some(event) = Event::of_kind(news.kind) else {
        return Ok(());
    };
    let player = accounts::find(conn, player)?;
    let settings = preferences::settings(conn, player.id)?;
    hooks::queue(conn, &player, &settings, news, now)?;
    let Some(address) = player.email.clone() else {
        return Ok(());
    };
    let rhythm = rhythm(&settings, &player);
    let (state, due) = match choice(conn, player.id, news.id, event)? {
        Choice::None => return Ok(()),
        Choice::Digest => (DIGEST, None),
        Choice::Mail => match (event, news.deadline) {
            // A reminder that cannot come at a waking hour in time does not come at all.
            (Event::Reminder, Some(deadline)) => match rhythm.moved(now, now, deadline) {
                None => return Ok(()),
                at => (QUEUED, at),
            },
            (Event::Talk, _) => (QUEUED, Some(rhythm.not_before(now + TALK_GATHERS, None))),
            _ => (QUEUED, Some(rhythm.not_before(now, news.deadline))),
        },
    };
    let (turn, stop) = (new_secret(), new_secret());
    let (id, seat, number) = (news.id, news.seat, news.number);
    let payload = json!({ "turn": turn, "stop": stop, "words": news.words });
    let mail = NewMail {
        address: &address,
        player_id: Some(player.id),
        kind: news.kind,
        payload: &payload.to_string(),
        dedup_key: &format!(
            "{}:{id}:{seat}:{number}:{}:{}",
            news.kind, player.id, news.tag
        ),
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
    add_stop_link(conn, Some(player.id), &stop, event.word(), now)?;
    if matches!(event, Event::Turn | Event::Reminder) {
        let link = LinkRow {
            hash: hash(&turn),
            purpose: "turn".to_owned(),
            player_id: Some(player.id),
            subject: turn_link_subject(id, seat),
            expires_at: now + TURN_LINK_LASTS,
        };
        accounts::add_link(conn, &link)?;
    }
    match state {
        DIGEST => queue_digest(conn, &player, &address, settings, now),
        _ => Ok(()),
    }
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
        purpose: "stop".to_owned(),
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
    mut settings: SettingsRow,
    now: Moment,
) -> Result<()> {
    let rhythm = rhythm(&settings, player);
    let due = match settings.until_visit {
        true if settings.told_at.is_some() => return Ok(()),
        true => rhythm.not_before(now + DIGEST_GATHERS, None),
        false => rhythm.next_hour(settings.digest_hour as u32, now),
    };
    if settings.until_visit {
        settings.told_at = Some(now);
        preferences::save(conn, &settings)?;
    }
    let stop = new_secret();
    let mail = NewMail {
        address,
        player_id: Some(player.id),
        kind: "digest",
        payload: &json!({ "stop": stop }).to_string(),
        dedup_key: &format!("digest:{}:{due}", player.id),
        state: QUEUED,
        message_id: &new_message_id(),
        due_at: Some(due),
        created_at: now,
        ..NewMail::default()
    };
    match letters::queue(conn, &mail)? {
        true => add_stop_link(conn, Some(player.id), &stop, "digest", now),
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
        if letters::is_gathering(conn, "talk", player, id, now)? {
            continue;
        }
        let news = News {
            kind: "talk",
            id,
            seat: seat.seat,
            number: 0,
            tag: now.to_string(),
            words: "",
            deadline: None,
        };
        tell(conn, player, &news, now)?;
    }
    Ok(())
}

/// A letter about the account itself, of a kind and with a key; it cannot be stopped.
pub(super) fn tell_account(
    conn: &mut AnyConnection,
    player: PlayerId,
    address: &str,
    (kind, key): (&str, &str),
    payload: &serde_json::Value,
    now: Moment,
) -> Result<()> {
    let mail = NewMail {
        address,
        player_id: Some(player),
        kind,
        payload: &payload.to_string(),
        dedup_key: key,
        state: QUEUED,
        message_id: &new_message_id(),
        due_at: Some(now),
        created_at: now,
        ..NewMail::default()
    };
    letters::queue(conn, &mail)?;
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
    let payload = json!({ "by": by, "invitation": table.invitation, "stop": stop });
    let mail = NewMail {
        address,
        kind: "invitation",
        payload: &payload.to_string(),
        dedup_key: &format!("invitation:{id}:{hashed}"),
        state: QUEUED,
        message_id: &new_message_id(),
        match_id: Some(id),
        due_at: Some(now),
        created_at: now,
        ..NewMail::default()
    };
    match letters::queue(conn, &mail)? {
        true => add_stop_link(conn, None, &stop, &hashed, now),
        false => Ok(()),
    }
}

/// No more mails about an event, whatever the match.
pub(super) fn stop_event(conn: &mut AnyConnection, player: PlayerId, event: Event) -> Result<()> {
    let none = Some(Choice::None.word());
    preferences::forget_event(conn, player, event.word())?;
    Ok(preferences::choose(
        conn,
        player,
        EVERYWHERE,
        event.word(),
        none,
    )?)
}

/// What a link in a mail stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stops {
    Event(PlayerId, Event),
    Digest(PlayerId),
    Invitations(String),
}

impl Stops {
    pub fn words(&self) -> &'static str {
        match self {
            Stops::Event(_, Event::Turn) => "mails that say that it is your turn",
            Stops::Event(_, Event::Reminder) => "reminders",
            Stops::Event(_, Event::Talk) => "mails with table talk",
            Stops::Event(_, Event::Table) => "mails with news of your tables",
            Stops::Event(_, Event::League) => "mails about leagues and tournaments",
            Stops::Digest(_) => "the digest",
            Stops::Invitations(_) => "invitations to this address",
        }
    }
}

impl Service {
    /// What the link would stop.
    pub async fn stops(&self, secret: &str) -> Result<Stops> {
        let (hashed, now) = (hash(secret), self.clock.now());
        self.store
            .read(move |conn| find_stop(conn, &hashed, now))
            .await
    }

    /// Stops it. Saying so twice is saying so once.
    pub async fn stop(&self, secret: &str) -> Result<Stops> {
        let (hashed, now) = (hash(secret), self.clock.now());
        self.store
            .write(move |conn| {
                let stops = find_stop(conn, &hashed, now)?;
                match &stops {
                    Stops::Event(player, event) => stop_event(conn, *player, *event)?,
                    Stops::Digest(player) => {
                        preferences::end_digests(conn, *player, Choice::Digest.word(), "none")?;
                    }
                    Stops::Invitations(address) => preferences::refuse_invitations(conn, address)?,
                }
                Ok(stops)
            })
            .await
    }

    /// The player was here: the next digest may come.
    pub async fn note_visit(&self, player: PlayerId) -> Result<()> {
        self.store
            .write(move |conn| {
                let mut settings = preferences::settings(conn, player)?;
                settings.told_at = None;
                preferences::save(conn, &settings)?;
                for row in letters::for_digest(conn, player)? {
                    letters::end(conn, row.id, letters::DROPPED, "you have been here since")?;
                }
                Ok(())
            })
            .await
    }

    /// Seats of people that wait, with no mail that was sent or is on its way: must be none.
    pub async fn audit_mail(&self) -> Result<Vec<String>> {
        self.store
            .read(|conn| {
                let mut found = Vec::new();
                for (id, seat, player) in letters::waits_without_mail(conn)? {
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
                let link = accounts::find_link(conn, &hashed, "turn", now)?;
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

fn find_stop(conn: &mut AnyConnection, hashed: &str, now: Moment) -> Result<Stops> {
    let link = accounts::find_link(conn, hashed, "stop", now)?;
    let link = link.ok_or(ServiceError::NotFound)?;
    match (link.player_id, Event::from_word(&link.subject)) {
        (Some(player), Some(event)) => Ok(Stops::Event(player, event)),
        (Some(player), None) => Ok(Stops::Digest(player)),
        (None, _) => Ok(Stops::Invitations(link.subject)),
    }
}
