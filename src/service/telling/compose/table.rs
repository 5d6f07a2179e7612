//! Emails about a table: invitation, talk, news and the end.

use super::turn::{RESIGN, until};
use super::{Desk, News, named, shown};
use crate::Result;
use crate::live::Table;
use crate::matches::{Glance, glance};
use crate::notice::TableNotice;
use crate::seating::played_by;
use base::ids::PlayerId;
use mail::{Block, Letter, Thread};
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
    let (by, game) = (by.to_owned(), table.game()?.info().short_name());
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
            desk.says(&message!("invitation-what", game = game)),
            desk.says(&terms),
            desk.says(&message!("invitation-cost")),
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

pub(super) fn talked(
    desk: &Desk<'_>,
    table: &Table,
    reader: PlayerId,
    lines: Vec<String>,
) -> Result<Letter> {
    let (name, titled) = named(desk.t, table)?;
    let path = format!("matches/{}#talk", table.row.id);
    let mut blocks = vec![
        Block::Lines(lines),
        Block::Links(vec![desk.link(&message!("talk-link"), desk.url(&path))]),
    ];
    let reply_to = reply_to(desk, table, reader);
    if reply_to.is_some() {
        blocks.push(desk.says(&message!("talk-by-reply")));
    }
    Ok(Letter {
        subject: desk.say(&message!("talk-subject", name = name)),
        heading: desk.say(&message!("talk-heading", titled = titled)),
        blocks,
        stop: desk.stop(&message!("stop-talk")),
        thread: Some(Thread::Match(table.row.id.0)),
        reply_to,
        shows: table.row.number,
        ..Letter::default()
    })
}

/// Whoever sits at a table may answer every email about it.
fn reply_to(desk: &Desk<'_>, table: &Table, reader: PlayerId) -> Option<String> {
    let sits = table.seat_of(reader).is_some();
    desk.reply_to.clone().filter(|_| sits)
}

fn look(desk: &Desk<'_>, table: &Table, label: Message) -> Block {
    let url = desk.url(&format!("matches/{}", table.row.id));
    Block::Links(vec![desk.link(&label, url)])
}

/// How a match goes that begins: its clock, the order of seats, who is first.
pub(super) fn begins(desk: &Desk<'_>, table: &Table) -> Result<Vec<Block>> {
    let names = desk.t.list(table.seats.iter().map(|seat| &seat.name));
    let waits = table
        .seats
        .iter()
        .filter(|seat| seat.waiting_since.is_some());
    let first = desk.t.list(waits.map(|seat| &seat.name));
    let mut lines = vec![
        desk.say(&message!(
            "begins-clock",
            speed = table.terms()?.speed.message()
        )),
        desk.say(&message!("begins-order", names = names)),
    ];
    if !first.is_empty() {
        lines.push(desk.say(&message!("begins-first", names = first)));
    }
    Ok(vec![desk.heading(&message!("begins")), Block::Lines(lines)])
}

/// Who won and how, what everybody scored with what, and what it did to ratings.
fn over(
    conn: &mut AnyConnection,
    desk: &Desk<'_>,
    glance: &Glance,
    reader: PlayerId,
) -> Result<Letter> {
    let table = &glance.live.table;
    let (name, titled) = named(desk.t, table)?;
    let mut ranked: Vec<&SeatRow> = table.seats.iter().collect();
    ranked.sort_by_key(|seat| seat.place);
    let first = ranked.iter().filter(|seat| seat.place == Some(1));
    let winners = desk.t.list(first.clone().map(|seat| played_by(seat)));
    let is_won = first.clone().all(|seat| seat.player_id == Some(reader));
    let top = first
        .clone()
        .find_map(|seat| seat.score)
        .unwrap_or_default();
    let second = ranked
        .iter()
        .find(|seat| seat.place.is_some_and(|place| place > 1));
    let by_resignation = glance.log.last().is_some_and(|line| line.line == RESIGN);
    let how = match (first.clone().count(), second.and_then(|seat| seat.score)) {
        (1, _) if by_resignation && is_won => message!("won-you-resigned"),
        (1, Some(next)) if is_won => message!("won-you", top = top, next = next),
        _ if by_resignation => message!("won-resigned", names = winners.clone()),
        (0, _) => message!("won-nobody"),
        (1, Some(next)) => message!("won-by", names = winners.clone(), top = top, next = next),
        (1, None) => message!("won-alone", names = winners.clone(), count = top),
        (_, _) => message!("won-shared", names = winners.clone(), count = top),
    };
    let line = |seat: &&SeatRow| match (seat.place, seat.score) {
        (Some(place), Some(score)) => desk.say(&message!(
            "over-line",
            place = place,
            name = played_by(seat),
            count = score
        )),
        _ => desk.t.called(&seat.name),
    };
    let places: Vec<String> = ranked.iter().map(line).collect();
    let mut blocks = vec![Block::Says(places.join("\n"))];
    let rated = store::ratings::of_match(conn, table.row.id)?;
    if let Some(own) = rated.iter().find(|row| row.player_id == reader) {
        let change = own.rating_after - own.rating_before;
        let said = |rating: f64| desk.t.decimal(rating, 1);
        let (before, after) = (said(own.rating_before), said(own.rating_after));
        let by = said(change.abs());
        blocks.push(desk.says(&match change >= 0.0 {
            true => message!("over-rating-up", before = before, after = after, by = by),
            false => message!("over-rating-down", before = before, after = after, by = by),
        }));
    }
    let page = desk.url(&format!("matches/{}", table.row.id));
    // There, a button asks the same people again.
    let again = format!("{page}#again");
    blocks.push(Block::Links(vec![
        desk.link(&message!("look-at-match"), page),
        desk.link(&message!("over-again"), again),
    ]));
    let shown = shown(desk, glance, name.clone(), News::Untold);
    blocks.extend(shown.first);
    blocks.push(Block::TextBoard(glance.text()));
    let subject = match first.count() {
        0 => message!("over-subject-nobody", name = name),
        1 if is_won && by_resignation => message!("over-subject-you-resigned", name = name),
        _ if by_resignation => message!("over-subject-won-resigned", name = name, names = winners),
        1 if is_won => message!("over-subject-you", name = name),
        _ => message!("over-subject-won", name = name, names = winners),
    };
    Ok(Letter {
        subject: desk.say(&subject),
        heading: desk.say(&message!("over-how", titled = titled, how = how)),
        blocks,
        stop: desk.stop(&message!("stop-tables")),
        thread: Some(Thread::Match(table.row.id.0)),
        reply_to: reply_to(desk, table, reader),
        shows: table.row.number,
        ..Letter::default()
    })
}

/// Short news of a table.
pub(super) fn news(
    conn: &mut AnyConnection,
    desk: &Desk<'_>,
    table: &Table,
    (reader, seat): (PlayerId, Option<i32>),
    notice: &TableNotice,
) -> Result<Letter> {
    let (name, titled) = named(desk.t, table)?;
    let mut extra = Vec::new();
    let (subject, says): (Message, Message) = match notice {
        TableNotice::Over => {
            let glance = glance(conn, table.row.id, Some(reader), desk.t)?;
            return over(conn, desk, &glance, reader);
        }
        TableNotice::Started => {
            extra = begins(desk, table)?;
            (
                message!("started-subject", name = name),
                message!("started-words"),
            )
        }
        TableNotice::Here => {
            let due = table.row.due_at.map(|due| until(desk.t, due));
            extra.extend(due.map(|until| desk.says(&message!("here-until", until = until))));
            (message!("here-subject", name = name), message!("here"))
        }
        TableNotice::Absent => (message!("absent-subject", name = name), message!("absent")),
        TableNotice::Dropped => {
            let to_bot = table
                .seats
                .iter()
                .any(|own| Some(own.seat) == seat && own.bot.is_some());
            let words = match to_bot {
                true => message!("dropped-bot"),
                false => message!("dropped-substitute"),
            };
            (message!("late-subject", name = name), words)
        }
        TableNotice::SeatGiven { to } => (
            message!("seat-given-subject", name = name),
            match to.as_str() {
                "" => message!("seat-given-bot"),
                to => message!("seat-given", to = to.to_owned()),
            },
        ),
        TableNotice::SeatGot => (
            message!("seat-got-subject", name = name),
            message!("seat-got"),
        ),
        TableNotice::SeatTaken => (
            message!("seat-taken-subject", name = name),
            message!("seat-taken"),
        ),
        TableNotice::Late { words } => (
            message!("gone-subject", name = name),
            message!("late", words = desk.t.recall(words)),
        ),
        TableNotice::Substitute { words } => (
            message!("substitute-subject", name = name),
            message!("substitute", words = desk.t.recall(words)),
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
    let leads = match notice {
        // There is nothing more to see at the table.
        TableNotice::SeatTaken | TableNotice::Expired => {
            Block::Links(vec![desk.link(&message!("error-lobby"), desk.url("lobby"))])
        }
        // There is no match yet.
        TableNotice::Here | TableNotice::Absent => look(desk, table, message!("look-at-table")),
        TableNotice::Started
        | TableNotice::Over
        | TableNotice::Dropped
        | TableNotice::SeatGiven { .. }
        | TableNotice::SeatGot
        | TableNotice::Late { .. }
        | TableNotice::Substitute { .. }
        | TableNotice::Rewound => look(desk, table, message!("look-at-match")),
    };
    Ok(Letter {
        subject: desk.say(&subject),
        heading: desk.say(&message!("table-news", titled = titled)),
        blocks: [vec![desk.says(&says)], extra, vec![leads]].concat(),
        stop: desk.stop(&message!("stop-tables")),
        thread: Some(Thread::Match(table.row.id.0)),
        reply_to: reply_to(desk, table, reader),
        shows: table.row.number,
        ..Letter::default()
    })
}
