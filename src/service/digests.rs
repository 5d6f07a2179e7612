//! The digest: one letter for all that was put aside for it.

use std::collections::BTreeMap;

use base::ids::MatchId;
use mail::{Block, Letter, Link};
use store::AnyConnection;
use store::accounts::PlayerRow;
use store::letters::{self, OutboxRow};

use super::Result;
use super::compose::{Composed, Desk, headline as league_headline, named, still_waits, until};
use super::live::Table;
use super::notice::{Notice, TableNotice, Told, TurnNotice};
use words::{Message, message};

pub(super) fn compose(
    conn: &mut AnyConnection,
    desk: &Desk<'_>,
    player: &PlayerRow,
) -> Result<Composed> {
    let rows = letters::for_digest(conn, player.id)?;
    let (mut waits, mut news, mut carried) = (BTreeMap::new(), Vec::new(), Vec::new());
    let mut last_failure = None;
    for row in &rows {
        match entry(conn, desk, row, player) {
            Ok(entry) => {
                carried.push(row.id);
                waits.extend(entry.waits);
                news.extend(entry.news);
            }
            Err(error) => {
                // The rest of the digest is not kept from its reader.
                tracing::error!(mail.id = row.id, %error, "left out of a digest");
                last_failure = Some(error);
            }
        }
    }
    if let (true, Some(error)) = (carried.is_empty(), last_failure) {
        return Err(error);
    }
    let (turns, links): (Vec<String>, Vec<Link>) = waits.into_values().unzip();
    if turns.is_empty() && news.is_empty() {
        return Ok(desk.drop(&message!("drop-nothing-waits")));
    }
    news.dedup();
    let name = player.name.clone();
    let heading = match turns.len() {
        0 => message!("digest-news", name = name),
        count => message!("digest-turns", name = name, count = count),
    };
    let mut blocks = Vec::new();
    if !turns.is_empty() {
        blocks.extend([Block::Lines(turns), Block::Links(links)]);
    }
    if !news.is_empty() {
        blocks.extend([
            desk.heading(&message!("digest-heading")),
            Block::Lines(news),
        ]);
    }
    let mine = format!("{}/mine", desk.base_url);
    blocks.push(Block::Links(vec![desk.link(&message!("my-matches"), mine)]));
    let letter = Letter {
        t: desk.t,
        subject: desk.say(&message!("digest-subject")),
        heading: desk.say(&heading),
        blocks,
        stop: desk.stop(&message!("stop-digest")),
        ..Letter::default()
    };
    Ok(Composed::Letter(Box::new(letter), carried))
}

/// What a row puts into the digest.
#[derive(Default)]
struct Entry {
    /// By match and seat: a turn and its reminders are one line.
    waits: Option<(Place, (String, Link))>,
    news: Option<String>,
}

/// A match, and a seat in it.
type Place = (MatchId, Option<i32>);

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
        (Notice::Turn(notice), Some(table)) => match waiting(desk, row, &told, &table, player)? {
            Some(line) => Entry {
                waits: Some(((table.row.id, row.seat), line)),
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
            Entry::news(desk.say(&league_headline(conn, *season, notice)?))
        }
        // These are never put aside.
        (
            Notice::Account(_) | Notice::Invitation { .. } | Notice::Answer(_) | Notice::Digest,
            _,
        )
        | (Notice::Turn(_) | Notice::Talk | Notice::Table(_), None) => Entry::default(),
    })
}

/// A turn that still waits, and its link.
fn waiting(
    desk: &Desk<'_>,
    row: &OutboxRow,
    told: &Told,
    table: &Table,
    player: &PlayerRow,
) -> Result<Option<(String, Link)>> {
    let Some(seat) = still_waits(table, row, player.id) else {
        return Ok(None);
    };
    let (name, titled) = named(desk.t, table)?;
    let line = match seat.deadline_at {
        Some(deadline) => desk.say(&message!(
            "digest-turn",
            titled = titled,
            until = until(desk.t, deadline)
        )),
        None => titled,
    };
    let url = match &told.turn {
        Some(secret) => desk.url(&format!("t/{secret}")),
        None => desk.url(&format!("matches/{}", table.row.id)),
    };
    Ok(Some((line, Link::new(&name, url))))
}

/// Who asks for a turn beside the clock.
fn asked(desk: &Desk<'_>, notice: &TurnNotice, table: &Table) -> Result<Option<String>> {
    let (_, titled) = named(desk.t, table)?;
    let line = match notice {
        TurnNotice::Turn => return Ok(None),
        TurnNotice::Reminder => message!("head-reminder", titled = titled),
        TurnNotice::Nudge { by } => message!("head-nudge", titled = titled, by = by.clone()),
    };
    Ok(Some(desk.say(&line)))
}

fn headline(notice: &TableNotice, titled: String) -> Message {
    match notice {
        TableNotice::Here => {
            message!("head-here", titled = titled)
        }
        TableNotice::Absent => {
            message!("head-absent", titled = titled)
        }
        TableNotice::Started => message!("head-started", titled = titled),
        TableNotice::Over => message!("head-over", titled = titled),
        TableNotice::Late { .. } | TableNotice::Substitute { .. } => {
            message!("head-late", titled = titled)
        }
        TableNotice::Dropped => message!("head-dropped", titled = titled),
        TableNotice::Expired => message!("head-expired", titled = titled),
        TableNotice::Rewound => message!("head-rewound", titled = titled),
    }
}
