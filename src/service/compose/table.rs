//! Letters about a table: invitation, talk, news and the end.

use super::{Desk, named};
use crate::Result;
use crate::live::Table;
use crate::matches::{Glance, glance};
use crate::notice::TableNotice;
use base::ids::PlayerId;
use mail::{Block, Letter};
use store::letters::OutboxRow;
use store::seats::SeatRow;
use store::{AnyConnection, talk};
use words::{Message, message};

pub(super) fn invitation(
    desk: &Desk<'_>,
    table: &Table,
    by: &str,
    invitation: &str,
) -> Result<Letter> {
    let (_, titled) = named(desk.t, table)?;
    let (by, game) = (by.to_owned(), table.game()?.info().name);
    let names = table.seats.iter().filter(|seat| !seat.is_free());
    let path = format!("matches/{}?invitation={invitation}", table.row.id);
    let terms = message!(
        "invitation-terms",
        titled = titled,
        count = table.row.seat_count,
        speed = table.terms()?.speed.message(),
        names = desk.t.list(names.map(|seat| &seat.name))
    );
    Ok(Letter {
        subject: desk.say(&message!(
            "invitation-subject",
            by = by.clone(),
            game = game
        )),
        heading: desk.say(&message!("invitation", by = by, game = game)),
        blocks: vec![
            desk.says(&terms),
            Block::Links(vec![
                desk.link(&message!("invitation-link"), desk.url(&path)),
            ]),
        ],
        stop: desk.stop(&message!("stop-invitations")),
        ..Letter::default()
    })
}

pub(super) fn said(
    conn: &mut AnyConnection,
    desk: &Desk<'_>,
    row: &OutboxRow,
) -> Result<Vec<String>> {
    let Some(id) = row.match_id else {
        return Ok(Vec::new());
    };
    let lines = talk::since(conn, id, row.created_at, row.player_id)?;
    let line = |said: talk::TalkRow| {
        let words: Vec<&str> = said.words.lines().map(str::trim).collect();
        desk.say(&message!(
            "talk-line",
            name = said.name.clone(),
            words = words.join(" / ")
        ))
    };
    Ok(lines.into_iter().map(line).collect())
}

pub(super) fn talked(desk: &Desk<'_>, table: &Table, lines: Vec<String>) -> Result<Letter> {
    let (name, titled) = named(desk.t, table)?;
    let path = format!("matches/{}#talk", table.row.id);
    Ok(Letter {
        subject: desk.say(&message!("talk-subject", name = name)),
        heading: desk.say(&message!("talk-heading", titled = titled)),
        blocks: vec![
            Block::Lines(lines),
            Block::Links(vec![desk.link(&message!("talk-link"), desk.url(&path))]),
        ],
        stop: desk.stop(&message!("stop-talk")),
        thread: Some(table.row.id.0),
        ..Letter::default()
    })
}

fn look(desk: &Desk<'_>, table: &Table) -> Block {
    let url = desk.url(&format!("matches/{}", table.row.id));
    Block::Links(vec![desk.link(&message!("look-at-match"), url)])
}

fn over(desk: &Desk<'_>, glance: &Glance) -> Result<Letter> {
    let table = &glance.live.table;
    let (name, titled) = named(desk.t, table)?;
    let mut ranked: Vec<&SeatRow> = table.seats.iter().collect();
    ranked.sort_by_key(|seat| seat.place);
    let line = |seat: &&SeatRow| match (seat.place, seat.score) {
        (Some(place), Some(score)) => desk.say(&message!(
            "over-line",
            place = place,
            name = seat.name.clone(),
            count = score
        )),
        _ => seat.name.clone(),
    };
    Ok(Letter {
        subject: desk.say(&message!("over-subject", name = name.clone())),
        heading: desk.say(&message!("over", titled = titled)),
        blocks: vec![
            Block::Lines(ranked.iter().map(line).collect()),
            Block::Board(glance.text()),
            look(desk, table),
        ],
        picture: Some((
            glance.svg(),
            desk.say(&message!("board-picture-last", name = name)),
        )),
        stop: desk.stop(&message!("stop-tables")),
        thread: Some(table.row.id.0),
        ..Letter::default()
    })
}

/// Short news of a table.
pub(super) fn news(
    conn: &mut AnyConnection,
    desk: &Desk<'_>,
    table: &Table,
    reader: PlayerId,
    notice: &TableNotice,
) -> Result<Letter> {
    let (name, titled) = named(desk.t, table)?;
    let names = desk.t.list(table.seats.iter().map(|seat| &seat.name));
    let (subject, says): (Message, Message) = match notice {
        TableNotice::Over => {
            return over(desk, &glance(conn, table.row.id, Some(reader), desk.t)?);
        }
        TableNotice::Started => (
            message!("started-subject", name = name),
            message!("started", names = names),
        ),
        TableNotice::Here => (message!("here-subject", name = name), message!("here")),
        TableNotice::Absent => (message!("absent-subject", name = name), message!("absent")),
        TableNotice::Dropped => (message!("late-subject", name = name), message!("dropped")),
        TableNotice::Late { words } => (
            message!("late-subject", name = name),
            message!("late", words = words.clone()),
        ),
        TableNotice::Substitute { words } => (
            message!("substitute-subject", name = name),
            message!("substitute", words = words.clone()),
        ),
        TableNotice::Expired => (
            message!("expired-subject", name = name),
            message!("table-expired"),
        ),
        TableNotice::Rewound => (
            message!("rewound-subject", name = name),
            message!("rewound"),
        ),
    };
    Ok(Letter {
        subject: desk.say(&subject),
        heading: desk.say(&message!("table-news", titled = titled)),
        blocks: vec![desk.says(&says), look(desk, table)],
        stop: desk.stop(&message!("stop-tables")),
        thread: Some(table.row.id.0),
        ..Letter::default()
    })
}
