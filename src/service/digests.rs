//! The digest: one letter for all that was put aside for it.

use crate::ids::PlayerId;
use crate::mail::{Block, Letter, Link};
use crate::store::letters::{self, OutboxRow};
use crate::store::{AnyConnection, accounts};

use super::Result;
use super::compose::{Composed, Desk, headline as league_headline, named, still_waits, until};
use super::live::Table;

pub(super) fn compose(
    conn: &mut AnyConnection,
    desk: &Desk<'_>,
    player: PlayerId,
) -> Result<Composed> {
    let player = accounts::find(conn, player)?;
    let rows = letters::for_digest(conn, player.id)?;
    let (mut turns, mut links, mut news) = (Vec::new(), Vec::new(), Vec::new());
    for row in &rows {
        let Some(id) = row.match_id else {
            news.extend(league_headline(conn, row)?);
            continue;
        };
        let table = Table::load(conn, id)?;
        let (name, titled) = named(&table)?;
        if row.kind != "turn" {
            news.extend(headline(row, &titled));
            continue;
        }
        if let Some(seat) = still_waits(&table, row, player.id) {
            turns.push(match seat.deadline_at {
                Some(deadline) => format!("{titled}: until {}", until(&player, deadline, desk.now)),
                None => titled,
            });
            let payload: serde_json::Value = serde_json::from_str(&row.payload).unwrap_or_default();
            let secret = payload["turn"].as_str().unwrap_or_default();
            links.push(Link::new(&name, format!("{}/t/{secret}", desk.base_url)));
        }
    }
    if turns.is_empty() && news.is_empty() {
        return Ok(Composed::Drop("nothing waits any more"));
    }
    news.dedup();
    let heading = match turns.len() {
        0 => format!("{}, this is new at your tables.", player.name),
        1 => format!("{}, one match waits for you.", player.name),
        count => format!("{}, {count} matches wait for you.", player.name),
    };
    let mut blocks = Vec::new();
    if !turns.is_empty() {
        blocks.extend([Block::Lines(turns), Block::Links(links)]);
    }
    if !news.is_empty() {
        blocks.extend([Block::Heading("News".to_owned()), Block::Lines(news)]);
    }
    let mine = format!("{}/mine", desk.base_url);
    blocks.push(Block::Links(vec![Link::new("All my matches", mine)]));
    let stop = desk.payload["stop"].as_str().unwrap_or_default();
    let letter = Letter {
        subject: "Your matches".to_owned(),
        heading,
        blocks,
        stop: Some((
            format!("{}/u/{stop}", desk.base_url),
            "Stop the digest".to_owned(),
        )),
        ..Letter::default()
    };
    let carried = rows.iter().map(|row| row.id).collect();
    Ok(Composed::Letter(Box::new(letter), carried))
}

fn headline(row: &OutboxRow, titled: &str) -> Option<String> {
    Some(match row.kind.as_str() {
        "talk" => format!("{titled}: there is talk at the table."),
        "here" => format!("{titled} is full: say that you are here, and it starts."),
        "absent" => format!("{titled}: you did not say that you are here, and the seat is free."),
        "started" => format!("{titled} has begun."),
        "over" => format!("{titled} is over."),
        "late" | "substitute" => format!("{titled}: somebody ran out of time or left."),
        "dropped" => format!("{titled}: your time ran out."),
        "expired" => format!("{titled} found too few players."),
        "rewound" => format!("{titled} was taken back to an earlier action."),
        _ => return None,
    })
}
