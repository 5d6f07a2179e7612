//! The digest: one email for all turns that wait and for everything that was put aside for it.
//! It comes as long as a turn waits; what is too urgent for it is sent at once.

use std::collections::BTreeMap;

use chrono::TimeDelta;

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use mail::{Block, Letter, Link};
use store::AnyConnection;
use store::accounts::PlayerRow;
use store::letters::{self, NewMail, OutboxRow};
use store::matches::Status;
use store::preferences::{self, SettingsRow};
use store::seats::{self, SeatRow};

use crate::compose::{Composed, Desk, headline as league_headline, named, still_waits, until};
use crate::letters::{News, add_stop_link, new_message_id};
use crate::live::Table;
use crate::notice::{Notice, TableNotice, Told, TurnNotice};
use crate::preferences::{Choice, Event, choice, chosen, rhythm};
use crate::rhythm::Rhythm;
use crate::secrets::new_secret;
use crate::stops::STOP_DIGEST;
use crate::{Result, Service};
use words::{Message, keep, message};

/// A digest that does not wait for its hour gathers this long.
const GATHERS: TimeDelta = TimeDelta::minutes(2);
/// Whoever reads of a turn in the digest has at least this long to play it.
const TO_PLAY: TimeDelta = TimeDelta::hours(1);

/// Whether the digest tells it soon enough, to somebody who hears of turns so. A turn must be in a
/// digest before its time is up. A reminder may wait for one only if the turn was told before: two
/// warnings are not one.
pub(crate) fn is_in_time(
    rhythm: &Rhythm,
    settings: &SettingsRow,
    (news, turns): (&News, Choice),
    now: Moment,
) -> bool {
    let Some(wait) = news.wait else {
        return true;
    };
    let hour = settings.digest_hour as u32;
    let next = match (settings.until_visit, settings.told_at) {
        (false, _) => rhythm.next_hour(hour, now),
        (true, None) => rhythm.not_before(now + GATHERS, None),
        // None comes before the next visit.
        (true, Some(_)) => return false,
    };
    let is_seen = next + TO_PLAY < wait.deadline;
    match news.notice {
        Notice::Turn(TurnNotice::Reminder) => {
            let was_told = match turns {
                Choice::Mail | Choice::None => true,
                Choice::Digest => !settings.until_visit && rhythm.last_hour(hour, now) > wait.since,
            };
            is_seen && was_told
        }
        Notice::Turn(TurnNotice::Turn | TurnNotice::Nudge { .. })
        | Notice::Talk
        | Notice::Table(_)
        | Notice::Season(..)
        | Notice::Account(_)
        | Notice::Invitation { .. }
        | Notice::Answer(_)
        | Notice::Digest => is_seen,
    }
}

/// When a reminder is sent that does not wait for a digest. Whoever was told of the turn only just now,
/// by a digest or when the quiet ended, is reminded halfway to the deadline: two warnings in one
/// minute are one.
pub(crate) fn spaced(
    rhythm: &Rhythm,
    settings: &SettingsRow,
    (news, turns): (&News, Choice),
    at: Moment,
) -> Moment {
    let (Notice::Turn(TurnNotice::Reminder), Some(wait)) = (&news.notice, news.wait) else {
        return at;
    };
    let last_digest = rhythm.last_hour(settings.digest_hour as u32, at);
    let told = match turns {
        Choice::None => return at,
        Choice::Digest if !settings.until_visit && last_digest > wait.since => last_digest,
        Choice::Digest | Choice::Mail => rhythm.not_before(wait.since, Some(wait.deadline)),
    };
    match at - told < TO_PLAY {
        true => at.max(told + (wait.deadline - told) / 2),
        false => at,
    }
}

/// The digest that carries what was just put aside for it, or lists what waits.
pub(crate) fn queue(
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
        true => (rhythm.not_before(now + GATHERS, None), new_message_id()),
        false => {
            let due = rhythm.next_hour(settings.digest_hour as u32, now);
            (due, due.to_string())
        }
    };
    if settings.until_visit {
        settings.told_at = Some(now);
        preferences::save(conn, &settings)?;
    } else if letters::is_digest_planned(conn, player.id, due)? {
        return Ok(());
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

/// After a digest: as long as a turn waits that belongs into one, there is a next.
pub fn went_out(conn: &mut AnyConnection, player: PlayerId, now: Moment) -> Result<()> {
    let (player, settings) = preferences::person(conn, player)?;
    let Some(address) = player.email.clone() else {
        return Ok(());
    };
    if settings.until_visit {
        return Ok(());
    }
    for (table, _) in waiting(conn, player.id)? {
        if choice(conn, player.id, table.row.id, Event::Turn)? == Choice::Digest {
            return queue(conn, &player, &address, settings, now);
        }
    }
    Ok(())
}

/// Whoever is back before their holiday ends reads at the next hour what was put off until then.
pub(crate) fn come_back(conn: &mut AnyConnection, player: PlayerId, now: Moment) -> Result<()> {
    let (player, settings) = preferences::person(conn, player)?;
    let rhythm = rhythm(&settings, &player)?;
    let due = match settings.until_visit {
        true => rhythm.not_before(now + GATHERS, None),
        false => rhythm.next_hour(settings.digest_hour as u32, now),
    };
    let planned = letters::planned_digests(conn, player.id)?;
    if let Some((first, others)) = planned.split_first() {
        letters::retry(conn, *first, due, "")?;
        for other in others {
            letters::end(conn, *other, &keep(&message!("drop-digest-planned")))?;
        }
    }
    Ok(())
}

/// Drops what a digest was to tell and is past; the trail says why.
fn drop_past(conn: &mut AnyConnection, player: PlayerId) -> Result<()> {
    for row in letters::for_digest(conn, player)? {
        let (Ok(told), Some(id)) = (Told::read(&row), row.match_id) else {
            continue;
        };
        let is_past = matches!(told.notice, Notice::Turn(_))
            && still_waits(&Table::load(conn, id)?, &row, player).is_none();
        if is_past {
            let why = keep(&message!("drop-played"));
            letters::end(conn, row.id, &why)?;
        }
    }
    Ok(())
}

impl Service {
    /// The player was here: the next digest may come, and need not tell what could be seen.
    pub async fn note_visit(&self, player: PlayerId) -> Result<()> {
        self.store
            .write(move |conn| {
                forget_told(conn, player)?;
                for row in letters::for_digest(conn, player)? {
                    let why = keep(&message!("drop-visited"));
                    letters::end(conn, row.id, &why)?;
                }
                Ok(())
            })
            .await
    }

    /// Makes a digest ready to be composed.
    pub async fn tidy_digest(&self, player: PlayerId) -> Result<()> {
        self.store.write(move |conn| drop_past(conn, player)).await
    }

    /// Puts a digest off. One is enough for a moment: the others go out with it.
    pub async fn put_off_digest(&self, row: i64, player: PlayerId, at: Moment) -> Result<()> {
        self.store
            .write(move |conn| {
                // Two of them are not put off at once.
                preferences::take(conn, player)?;
                match letters::is_digest_planned(conn, player, at)? {
                    true => letters::end(conn, row, &keep(&message!("drop-digest-planned")))?,
                    false => letters::retry(conn, row, at, "")?,
                }
                Ok(())
            })
            .await
    }

    /// There was nothing to put into the digest: whoever has seen to everything may hear of what
    /// comes next.
    pub async fn note_empty_digest(&self, player: PlayerId) -> Result<()> {
        self.store
            .write(move |conn| forget_told(conn, player))
            .await
    }
}

fn forget_told(conn: &mut AnyConnection, player: PlayerId) -> Result<()> {
    let mut settings = preferences::take(conn, player)?;
    settings.told_at = None;
    Ok(preferences::save(conn, &settings)?)
}

/// All turns that wait for a player in matches that are not muted, the most urgent first.
fn waiting(conn: &mut AnyConnection, player: PlayerId) -> Result<Vec<(Table, SeatRow)>> {
    let mut found = Vec::new();
    for id in seats::waiting_for(conn, player)? {
        let table = Table::load(conn, id)?;
        let runs = table.row.status == Status::Running && !table.row.paused;
        let mut own = table.seats.iter();
        let seat = own.find(|seat| seat.player_id == Some(player) && seat.waiting_since.is_some());
        if let (Some(seat), true, false) = (seat.cloned(), runs, chosen(conn, player, id)?.1) {
            found.push((table, seat));
        }
    }
    found.sort_by_key(|(table, seat)| (seat.deadline_at.unwrap_or(Moment::MAX), table.row.id));
    Ok(found)
}

pub(crate) fn compose(
    conn: &mut AnyConnection,
    desk: &Desk<'_>,
    player: &PlayerRow,
) -> Result<Composed> {
    let waits = waiting(conn, player.id)?;
    if let Some(at) = after_holiday(conn, desk, player, &waits)? {
        return Ok(Composed::Later(at));
    }
    let rows = letters::for_digest(conn, player.id)?;
    let (mut links, mut news, mut carried) = (BTreeMap::new(), Vec::new(), Vec::new());
    let mut last_failure = None;
    for row in &rows {
        match entry(conn, desk, row, player) {
            Ok(entry) => {
                carried.push(row.id);
                links.extend(entry.link);
                news.extend(entry.news);
            }
            Err(error) => {
                // The rest of the digest is not kept from its reader.
                tracing::error!(mail.id = row.id, %error, "left out of a digest");
                last_failure = Some(error);
            }
        }
    }
    if let (true, true, Some(error)) = (carried.is_empty(), waits.is_empty(), last_failure) {
        return Err(error);
    }
    if waits.is_empty() && news.is_empty() {
        return Ok(desk.drop(&message!("drop-nothing-waits")));
    }
    news.dedup();
    let name = player.name.clone();
    let heading = match waits.len() {
        0 => message!("digest-news", name = name),
        count => message!("digest-turns", name = name, count = count),
    };
    let mut blocks = Vec::new();
    for (table, seat) in &waits {
        blocks.extend(turn(desk, table, seat, &links)?);
    }
    if !news.is_empty() {
        blocks.extend([
            desk.heading(&message!("digest-heading")),
            Block::Lines(news),
        ]);
    }
    let mine = desk.link(&message!("my-matches"), desk.url("mine"));
    blocks.push(Block::Links(vec![mine]));
    let letter = Letter {
        t: desk.t,
        subject: desk.say(&subject(desk, &waits)),
        heading: desk.say(&heading),
        blocks,
        stop: desk.stop(&message!("stop-digest")),
        ..Letter::default()
    };
    Ok(Composed::Letter(Box::new(letter), carried))
}

/// How many wait, and how long the most urgent has left.
fn subject(desk: &Desk<'_>, waits: &[(Table, SeatRow)]) -> Message {
    let first = waits.first().and_then(|(_, seat)| seat.deadline_at);
    match (waits.len(), first) {
        (0, _) => message!("digest-subject-news"),
        (count, None) => message!("digest-subject-turns", count = count),
        (count, Some(deadline)) => message!(
            "digest-subject-until",
            count = count,
            span = words::span(deadline - desk.now)
        ),
    }
}

/// Whoever is on holiday reads the digest afterwards, unless a clock runs on.
fn after_holiday(
    conn: &mut AnyConnection,
    desk: &Desk<'_>,
    player: &PlayerRow,
    waits: &[(Table, SeatRow)],
) -> Result<Option<Moment>> {
    let Some(until) = player.away_until.filter(|until| *until > desk.now) else {
        return Ok(None);
    };
    let runs_on = |(_, seat): &(Table, SeatRow)| seat.deadline_at.is_some_and(|at| at <= until);
    if waits.iter().any(runs_on) {
        return Ok(None);
    }
    let settings = preferences::settings(conn, player.id)?;
    let hour = settings.digest_hour as u32;
    Ok(Some(rhythm(&settings, player)?.next_hour(hour, until)))
}

/// The secrets of links to turns, by match and seat.
type Secrets = BTreeMap<(MatchId, i32), String>;

/// A turn that waits: until when, and where it is played.
fn turn(desk: &Desk<'_>, table: &Table, seat: &SeatRow, links: &Secrets) -> Result<[Block; 2]> {
    let (name, titled) = named(desk.t, table)?;
    let line = match seat.deadline_at {
        Some(deadline) => desk.say(&message!(
            "digest-turn",
            titled = titled,
            until = until(desk.t, deadline)
        )),
        None => titled,
    };
    let url = match links.get(&(table.row.id, seat.seat)) {
        Some(secret) => desk.url(&format!("t/{secret}")),
        None => desk.url(&format!("matches/{}", table.row.id)),
    };
    let label = desk.say(&message!("digest-play", name = name));
    let link = Link { label, url };
    Ok([Block::Says(line), Block::Links(vec![link])])
}

/// What a row puts into the digest.
#[derive(Default)]
struct Entry {
    link: Option<((MatchId, i32), String)>,
    news: Option<String>,
}

impl Entry {
    fn news(line: String) -> Entry {
        Entry {
            news: Some(line),
            ..Entry::default()
        }
    }
}

fn entry(
    conn: &mut AnyConnection,
    desk: &Desk<'_>,
    row: &OutboxRow,
    player: &PlayerRow,
) -> Result<Entry> {
    let told = Told::read(row)?;
    let table = match row.match_id {
        Some(id) => Some(Table::load(conn, id)?),
        None => None,
    };
    Ok(match (&told.notice, table) {
        (Notice::Turn(notice), Some(table)) => match still_waits(&table, row, player.id) {
            Some(seat) => Entry {
                link: told.turn.map(|secret| ((table.row.id, seat.seat), secret)),
                news: asked(desk, notice, &table)?,
            },
            None => Entry::default(),
        },
        (Notice::Talk, Some(table)) => {
            let (_, titled) = named(desk.t, &table)?;
            Entry::news(desk.say(&message!("head-talk", titled = titled)))
        }
        (Notice::Table(notice), Some(table)) => {
            let (_, titled) = named(desk.t, &table)?;
            Entry::news(desk.say(&headline(notice, titled)))
        }
        (Notice::Season(season, notice), _) => {
            Entry::news(desk.say(&league_headline(conn, desk.t, *season, notice)?))
        }
        // These are never put aside.
        (
            Notice::Account(_) | Notice::Invitation { .. } | Notice::Answer(_) | Notice::Digest,
            _,
        )
        | (Notice::Turn(_) | Notice::Talk | Notice::Table(_), None) => Entry::default(),
    })
}

/// Who asks for a turn beside the clock.
fn asked(desk: &Desk<'_>, notice: &TurnNotice, table: &Table) -> Result<Option<String>> {
    let TurnNotice::Nudge { by } = notice else {
        return Ok(None);
    };
    let (_, titled) = named(desk.t, table)?;
    let line = message!("head-nudge", titled = titled, by = by.clone());
    Ok(Some(desk.say(&line)))
}

fn headline(notice: &TableNotice, titled: String) -> Message {
    match notice {
        TableNotice::Here => message!("head-here", titled = titled),
        TableNotice::Absent => message!("head-absent", titled = titled),
        TableNotice::Started => message!("head-started", titled = titled),
        TableNotice::Over => message!("head-over", titled = titled),
        TableNotice::Late { .. } | TableNotice::Substitute { .. } => {
            message!("head-late", titled = titled)
        }
        TableNotice::Dropped => message!("head-dropped", titled = titled),
        TableNotice::Expired => message!("head-expired", titled = titled),
        TableNotice::Rewound => message!("head-rewound", titled = titled),
        TableNotice::SeatGiven { .. } | TableNotice::SeatTaken => {
            message!("head-seat-lost", titled = titled)
        }
        TableNotice::SeatGot => message!("head-seat-got", titled = titled),
    }
}
