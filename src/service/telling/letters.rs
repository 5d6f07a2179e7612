//! Who is told what: rows of the outbox, written in the transaction of what they tell about.

use chrono::TimeDelta;

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use store::accounts::{self, PlayerRow};
use store::letters::{self, MailState, NewMail};
use store::matches::MatchRow;
use store::preferences::{self, SettingsRow};
use store::seats::SeatRow;
use store::{AnyConnection, replies};

use crate::links::stop_link;
use crate::live::Table;
use crate::notice::{AccountNotice, Notice, TableNotice, Told, TurnNotice};
use crate::preferences::{Choice, Event, about, choice, chosen, rhythm};
use crate::secrets::{hash, new_secret};
use crate::{Result, Service, Unreadable, digests, hooks};

/// Whoever has just played is still at the page for so long.
const STILL_HERE: TimeDelta = TimeDelta::minutes(5);
/// A turn is written about once it has stood this long: whoever plays on at once needs no email.
pub const A_MOMENT: TimeDelta = TimeDelta::seconds(2);
/// Talk is gathered this long, so that a conversation is one mail.
const TALK_GATHERS: TimeDelta = TimeDelta::minutes(10);

/// Who gave way to a bot is told with the turn that the bot hands on, if it hands one on within this.
const BOT_HANDS_ON: TimeDelta = TimeDelta::minutes(2);

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
    /// Where it is about a turn whose time runs.
    pub wait: Option<Wait>,
}

/// How long a seat is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wait {
    pub since: Moment,
    pub deadline: Moment,
}

impl Wait {
    pub fn of(seat: &SeatRow) -> Option<Wait> {
        Some(Wait {
            since: seat.waiting_since?,
            deadline: seat.deadline_at?,
        })
    }
}

impl News {
    /// Told for each change of the table, even if the match has not moved.
    pub fn tagged(mut self, table: &Table) -> Self {
        self.tag = table.row.version.to_string();
        self
    }

    /// About one seat.
    pub fn at(mut self, seat: &SeatRow) -> Self {
        self.seat = seat.seat;
        self
    }
}

/// The left part of a Message-ID.
pub(crate) fn new_message_id() -> String {
    new_secret()[..32].to_owned()
}

/// A player, with what they have chosen about mail.
pub(crate) type Person = (PlayerRow, SettingsRow);

/// It is the seat's turn.
pub(crate) fn tell_turn(
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

pub(crate) fn tell_turn_to(
    conn: &mut AnyConnection,
    person: &Person,
    seat: &SeatRow,
    number: i64,
    now: Moment,
) -> Result<()> {
    tell_turn_from(conn, person, seat, number, (now, now + A_MOMENT))
}

/// The same for a turn that came back so quickly that its player is still at the page: if they play
/// on, the email is never sent.
pub(crate) fn tell_turn_again(
    conn: &mut AnyConnection,
    person: &Person,
    seat: &SeatRow,
    number: i64,
    now: Moment,
) -> Result<()> {
    tell_turn_from(conn, person, seat, number, (now, now + STILL_HERE))
}

fn tell_turn_from(
    conn: &mut AnyConnection,
    person: &Person,
    seat: &SeatRow,
    number: i64,
    (now, not_before): (Moment, Moment),
) -> Result<()> {
    let news = News {
        notice: TurnNotice::Turn.into(),
        id: seat.match_id,
        seat: seat.seat,
        number,
        // A match that goes on after a pause waits anew at the same number.
        tag: seat
            .waiting_since
            .map_or_else(String::new, |since| since.to_string()),
        wait: Wait::of(seat),
    };
    tell_person(conn, person, &news, (now, not_before))
}

/// Tells everybody at a table but one.
pub(crate) fn tell_table(
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
pub(crate) fn tell(
    conn: &mut AnyConnection,
    player: PlayerId,
    news: &News,
    now: Moment,
) -> Result<()> {
    if news.notice.event().is_none() {
        return Ok(());
    }
    let person = preferences::person(conn, player)?;
    let not_before = match matches!(news.notice, Notice::Table(TableNotice::Late { .. })) {
        true => now + BOT_HANDS_ON,
        false => now,
    };
    tell_person(conn, &person, news, (now, not_before))
}

fn tell_person(
    conn: &mut AnyConnection,
    (player, settings): &Person,
    news: &News,
    (now, not_before): (Moment, Moment),
) -> Result<()> {
    let Some(event) = news.notice.event() else {
        return Ok(());
    };
    hooks::queue(conn, player, settings, news, now)?;
    let Some(address) = player.email.clone() else {
        return Ok(());
    };
    let deadline = news.wait.map(|wait| wait.deadline);
    let chosen = chosen(conn, player.id, news.id)?;
    let turns = about(&chosen, Event::Turn);
    let (state, due) = match (about(&chosen, event), rhythm(settings, player)) {
        (Choice::None, _) => return Ok(()),
        (Choice::Digest | Choice::Mail, Err(unreadable)) => set_aside(&unreadable, now),
        (Choice::Digest, Ok(rhythm))
            if digests::is_in_time(&rhythm, settings, (news, turns), now) =>
        {
            (MailState::Digest, None)
        }
        (Choice::Digest | Choice::Mail, Ok(rhythm)) => {
            let at = match event {
                Event::Talk => rhythm.not_before(now + TALK_GATHERS, None),
                Event::Turn | Event::Reminder | Event::Table | Event::League => {
                    let spaced = digests::spaced(&rhythm, settings, (news, turns), not_before);
                    rhythm.not_before(spaced, deadline)
                }
            };
            (MailState::Queued, Some(at))
        }
    };
    let (id, seat, number) = (news.id, news.seat, news.number);
    let kind = news.notice.kind();
    let told = Told {
        notice: news.notice.clone(),
        turn: Some(new_secret()),
        stop: Some(new_secret()),
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
    if state == MailState::Digest {
        digests::queue(conn, player, &address, settings.clone(), now)?;
    }
    Ok(())
}

/// Whoever cannot be read holds up nobody else: the outbox keeps what they are to be told until they
/// can be read again.
pub(crate) fn set_aside(unreadable: &Unreadable, now: Moment) -> (MailState, Option<Moment>) {
    tracing::error!(error = %unreadable, "stored data cannot be read");
    (MailState::Queued, Some(now))
}

pub(crate) fn add_stop_link(
    conn: &mut AnyConnection,
    player: Option<PlayerId>,
    secret: &str,
    subject: &str,
    now: Moment,
) -> Result<()> {
    let link = stop_link(player, secret, subject, now);
    Ok(accounts::keep_link(conn, &link)?)
}

/// Somebody said something: one mail for each who listens, until it goes out.
pub(crate) fn tell_talk(
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
            wait: None,
        };
        tell(conn, player, &news, now)?;
    }
    Ok(())
}

/// A letter about the account itself, told once for each key; it cannot be stopped.
pub(crate) fn tell_account(
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
pub(crate) fn invite(
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
    /// Seats of people that wait, with no mail that was sent or is on its way: must be none.
    pub async fn audit_mail(&self) -> Result<Vec<String>> {
        self.audit_mail_since(Moment::default()).await
    }

    /// The same for waits that began since then.
    pub(crate) async fn audit_mail_since(&self, since: Moment) -> Result<Vec<String>> {
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

    /// Emails that a server did not take and that are tried again.
    pub async fn delayed_mails(&self) -> Result<Vec<letters::OutboxRow>> {
        self.store
            .read(|conn| Ok(letters::waiting_after_a_try(conn, 100)?))
            .await
    }
}
