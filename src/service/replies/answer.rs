//! The answer to a reply, as it waits in the outbox; the board is added when it goes out.

use serde::{Deserialize, Serialize};

use crate::games::Seat;
use crate::mail::{Answered, Block, Letter, Link};
use crate::store::AnyConnection;
use crate::store::letters::OutboxRow;

use super::super::compose::{Desk, named, offers};
use super::super::live::Table;
use super::super::matches::{Glance, glance};
use super::super::{Result, ServiceError};

/// What an answer says beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Answer {
    pub heading: String,
    pub sections: Vec<Section>,
    /// The Message-ID of the reply, and those before it.
    pub answers: String,
    pub references: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Section {
    pub heading: String,
    pub lines: Vec<String>,
}

impl Answer {
    pub fn add(&mut self, heading: &str, lines: Vec<String>) {
        self.sections.push(Section {
            heading: heading.to_owned(),
            lines,
        });
    }

    /// Adds to the last section of that heading, or begins it.
    pub fn note(&mut self, heading: &str, line: String) {
        match self.sections.last_mut() {
            Some(last) if last.heading == heading => last.lines.push(line),
            _ => self.add(heading, vec![line]),
        }
    }
}

/// The letter of an answer, with the board as it is when it goes out.
pub(in crate::service) fn letter(
    conn: &mut AnyConnection,
    desk: &Desk<'_>,
    row: &OutboxRow,
) -> Result<Letter> {
    let answer: Answer = serde_json::from_value(desk.payload["answer"].clone()).unwrap_or_default();
    let id = row.match_id.ok_or(ServiceError::NotFound)?;
    let seen = match glance(conn, id, row.player_id, desk.now) {
        Ok(glance) => Some(glance),
        // Who has left a closed table is not shown it.
        Err(ServiceError::NotFound | ServiceError::Forbidden(_)) => None,
        Err(error) => return Err(error),
    };
    let (name, _) = named(&Table::load(conn, id)?)?;
    let mut blocks = Vec::new();
    for section in answer.sections {
        blocks.push(Block::Heading(section.heading));
        blocks.push(Block::Lines(section.lines));
    }
    let link = desk.url(&format!("matches/{id}"));
    let seat = Seat(row.seat.unwrap_or_default() as u8);
    if let Some(glance) = &seen {
        show_match(&mut blocks, glance, seat, &link);
    }
    blocks.push(Block::Links(vec![Link::new("The match", link)]));
    Ok(Letter {
        subject: format!("Re: Your turn: {name}"),
        heading: answer.heading,
        blocks,
        picture: seen.as_ref().map(|glance| {
            let shows = format!("The board of {name}; it is below as text");
            (glance.svg.clone(), shows)
        }),
        thread: Some(id.0),
        reply_to: desk.reply_to.clone().filter(|_| seen.is_some()),
        shows: seen.map_or(0, |glance| glance.live.table.row.number),
        answers: Some(Answered {
            id: answer.answers,
            references: answer.references,
        })
        .filter(|answered| !answered.id.is_empty()),
        ..Letter::default()
    })
}

/// Who decides now, the board, and what the reader may do.
fn show_match(blocks: &mut Vec<Block>, glance: &Glance, seat: Seat, link: &str) {
    let live = &glance.live;
    let turn = live.position.turn();
    let own = turn.0.iter().find(|decision| decision.seat == seat);
    let others: Vec<&str> = turn
        .seats()
        .map(|seat| live.names[seat.index()].as_str())
        .collect();
    blocks.push(Block::Says(match own {
        Some(decision) => format!("It is your turn: {}", live.words().say(&decision.about)),
        None if turn.is_over() => "The match is over.".to_owned(),
        None => format!("Next to decide: {}.", others.join(", ")),
    }));
    blocks.push(Block::Board(glance.text.clone()));
    if own.is_some() {
        let (_, mut offers) = offers(glance, seat, link);
        offers.iter_mut().for_each(|offer| offer.url.clear());
        blocks.push(Block::Heading(
            "Some of what you can do: answer with a line".to_owned(),
        ));
        blocks.push(Block::Offers(offers));
    }
}

/// What can be written in a reply.
pub(super) fn help() -> Vec<String> {
    let lines = [
        "Write one action on each line, as the mail shows them. They are played in order.",
        "The first that is refused stops the rest; what was played before it stands.",
        "board: the board as it is now",
        "legal: all that you can do",
        "preview LINE: what an action would do",
        "undo: takes back your last action",
        "say WORDS: says something at the table",
        "vacation 5 days: takes days off; your clocks wait",
        "remind off: no more reminders (remind on: again)",
        "stop: no more mails when it is your turn",
    ];
    lines.map(str::to_owned).to_vec()
}
