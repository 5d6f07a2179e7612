//! Letters about a table: invitation, talk, news and the end.

use super::{Desk, named};
use crate::mail::{Block, Letter, Link};
use crate::service::Result;
use crate::service::live::Table;
use crate::service::matches::Glance;
use crate::store::letters::OutboxRow;
use crate::store::seats::SeatRow;
use crate::store::{AnyConnection, talk};

pub(super) fn invitation(desk: &Desk<'_>, table: &Table) -> Result<Letter> {
    let (_, titled) = named(table)?;
    let (by, game) = (desk.word("by"), table.game()?.info().name);
    let names = table.seats.iter().filter(|seat| !seat.is_free());
    let names: Vec<&str> = names.map(|seat| seat.name.as_str()).collect();
    let path = format!(
        "matches/{}?invitation={}",
        table.row.id,
        desk.word("invitation")
    );
    Ok(Letter {
        subject: format!("{by} invites you to {game}"),
        heading: format!("{by} invites you to a table of {game}."),
        blocks: vec![
            Block::Says(format!(
                "{titled}: {} seats, {}. At the table: {}.",
                table.row.seat_count,
                table.terms().speed.words(),
                names.join(", ")
            )),
            Block::Links(vec![Link::new("Look and join", desk.url(&path))]),
        ],
        stop: desk.stop("No more invitations to this address"),
        ..Letter::default()
    })
}

pub(super) fn said(conn: &mut AnyConnection, row: &OutboxRow) -> Result<Vec<String>> {
    let Some(id) = row.match_id else {
        return Ok(Vec::new());
    };
    let lines = talk::since(conn, id, row.created_at, row.player_id)?;
    let line = |said: talk::TalkRow| {
        let words: Vec<&str> = said.words.lines().map(str::trim).collect();
        format!("{}: {}", said.name, words.join(" / "))
    };
    Ok(lines.into_iter().map(line).collect())
}

pub(super) fn talked(desk: &Desk<'_>, table: &Table, lines: Vec<String>) -> Result<Letter> {
    let (name, titled) = named(table)?;
    let path = format!("matches/{}#talk", table.row.id);
    Ok(Letter {
        subject: format!("Table talk: {name}"),
        heading: format!("Said at {titled}:"),
        blocks: vec![
            Block::Lines(lines),
            Block::Links(vec![Link::new("Answer", desk.url(&path))]),
        ],
        stop: desk.stop("Stop mails with table talk"),
        thread: Some(table.row.id.0),
        ..Letter::default()
    })
}

pub(super) fn over(desk: &Desk<'_>, glance: &Glance) -> Letter {
    let table = &glance.live.table;
    let (name, titled) = named(table).unwrap_or_default();
    let mut ranked: Vec<&SeatRow> = table.seats.iter().collect();
    ranked.sort_by_key(|seat| seat.place);
    let line = |seat: &&SeatRow| match (seat.place, seat.score) {
        (Some(place), Some(score)) => format!("{place}. {}: {score} points", seat.name),
        _ => seat.name.clone(),
    };
    Letter {
        subject: format!("The match is over: {name}"),
        heading: format!("{titled} is over."),
        blocks: vec![
            Block::Lines(ranked.iter().map(line).collect()),
            Block::Board(glance.text.clone()),
            Block::Links(vec![Link::new(
                "Look at it",
                desk.url(&format!("matches/{}", table.row.id)),
            )]),
        ],
        picture: Some((
            glance.svg.clone(),
            format!("The last board of {name}; it is below as text"),
        )),
        stop: desk.stop("Stop mails with news of my tables"),
        thread: Some(table.row.id.0),
        ..Letter::default()
    }
}

/// Short news of a table.
pub(super) fn notice(desk: &Desk<'_>, row: &OutboxRow, table: &Table) -> Result<Letter> {
    let (name, titled) = named(table)?;
    let words = desk.word("words");
    let names: Vec<&str> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
    let (subject, says) = match row.kind.as_str() {
        "started" => (
            format!("Started: {name}"),
            format!(
                "The table is full and the match has begun: {}.",
                names.join(", ")
            ),
        ),
        "here" => (
            format!("Are you here: {name}"),
            "The table is full. Open it and say that you are here, and it starts.".to_owned(),
        ),
        "absent" => (
            format!("Not here: {name}"),
            "You did not say in time that you are here, and your seat is free again.".to_owned(),
        ),
        "dropped" => (
            format!("Time is up: {name}"),
            "Your time ran out, and the match goes on without you.".to_owned(),
        ),
        "late" => (format!("Time is up: {name}"), words.to_owned()),
        "substitute" => (
            format!("Substitute wanted: {name}"),
            format!("{words} Whoever takes the seat over finds it on the page of the match."),
        ),
        "expired" => (
            format!("Closed: {name}"),
            "The table found too few players and was closed.".to_owned(),
        ),
        _ => (
            format!("Taken back: {name}"),
            "An admin took the match back to an earlier action.".to_owned(),
        ),
    };
    Ok(Letter {
        subject,
        heading: format!("News of {titled}"),
        blocks: vec![
            Block::Says(says),
            Block::Links(vec![Link::new(
                "Look at it",
                desk.url(&format!("matches/{}", table.row.id)),
            )]),
        ],
        stop: desk.stop("Stop mails with news of my tables"),
        thread: Some(table.row.id.0),
        ..Letter::default()
    })
}
