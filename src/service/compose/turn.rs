//! The letter that carries a turn, a reminder or a nudge.

use super::{Desk, named};
use crate::matches::Glance;
use crate::notice::TurnNotice;
use crate::replies::told;
use crate::{Result, ServiceError};
use base::clock::Moment;
use games::{Choice, Seat};
use mail::{Block, Letter, Offer};
use store::accounts::PlayerRow;
use store::letters::OutboxRow;
use words::{Message, Reader, message};

/// A decision with no more answers than this has a link for each.
const FEW: usize = 6;

/// A moment of the reader's own clock, as the first lines say it.
pub(crate) fn until(t: Reader, deadline: Moment) -> Message {
    let city = t.zone.name().rsplit('/').next().unwrap_or("UTC");
    message!(
        "until",
        at = t.dated(deadline),
        city = city.replace('_', " "),
        span = words::span(deadline - t.now)
    )
}

/// The board, what happened, and what the reader may do about it.
pub(super) fn turn(
    desk: &Desk<'_>,
    row: &OutboxRow,
    notice: &TurnNotice,
    glance: &Glance,
    player: &PlayerRow,
) -> Result<Letter> {
    let live = &glance.live;
    let mut seats = live.table.seats.iter();
    let own = seats.find(|seat| Some(seat.seat) == row.seat);
    let seat = own.ok_or(ServiceError::NotFound)?.at();
    let (name, titled) = named(desk.t, &live.table)?;
    let link = desk.turn_url(live.table.row.id);
    let reply_to = desk.reply_to.clone();
    let says = glance.words();
    let mut blocks = Vec::new();
    let mut first = Vec::new();
    if let Some(deadline) = live.table.seats[seat.index()].deadline_at {
        first.push(desk.say(&message!("turn-until", until = until(desk.t, deadline))));
    }
    let turn = live.position.turn();
    let decision = turn.0.iter().find(|decision| decision.seat == seat);
    first.extend(decision.map(|decision| {
        let about = says.say(&decision.about);
        desk.say(&message!("turn-decision", about = about))
    }));
    if !first.is_empty() {
        blocks.push(Block::Says(first.join("\n")));
    }
    if !glance.news.is_empty() {
        let news = glance.news.iter().map(|line| told(desk.t, line));
        blocks.push(desk.heading(&message!("match-news")));
        blocks.push(Block::Lines(news.collect()));
    }
    blocks.push(Block::Board(glance.text()));
    let (heading, offers) = offers(desk.t, glance, seat, &link);
    let example = offers.first().map(|offer| offer.line.clone());
    blocks.push(desk.heading(&heading));
    blocks.push(Block::Offers(offers));
    blocks.push(Block::Links(vec![desk.link(&message!("menu-play"), link)]));
    if let (Some(_), Some(example)) = (&reply_to, example) {
        blocks.push(desk.says(&message!("turn-by-reply", line = example)));
    }
    let who = player.name.clone();
    let (subject, heading) = match notice {
        TurnNotice::Reminder => (
            message!("reminder-subject", name = name.clone()),
            message!("reminder", who = who, titled = titled),
        ),
        TurnNotice::Nudge { by } => (
            message!("reminder-subject", name = name.clone()),
            message!("nudge", who = who, by = by.clone(), titled = titled),
        ),
        TurnNotice::Turn => (
            message!("turn-subject", name = name.clone()),
            message!("turn", who = who, titled = titled),
        ),
    };
    Ok(Letter {
        t: desk.t,
        subject: desk.say(&subject),
        heading: desk.say(&heading),
        blocks,
        picture: Some((
            glance.svg(),
            desk.say(&message!("board-picture", name = name)),
        )),
        stop: desk.stop(&match notice {
            TurnNotice::Turn => message!("stop-turns"),
            TurnNotice::Reminder | TurnNotice::Nudge { .. } => message!("stop-reminders"),
        }),
        thread: Some(live.table.row.id.0),
        reply_to,
        shows: live.table.row.number,
        answers: None,
    })
}

/// All answers of a small decision, each with its link; else one of each kind.
pub(crate) fn offers(t: Reader, glance: &Glance, seat: Seat, link: &str) -> (Message, Vec<Offer>) {
    let (choices, says) = (glance.live.position.choices(seat), glance.words());
    let few = choices.len() <= FEW;
    let mut shown: Vec<&Choice> = Vec::new();
    let kinds = |shown: &[&Choice], choice: &Choice| {
        shown
            .iter()
            .filter(|other| other.kind == choice.kind)
            .count()
    };
    for round in 0..FEW {
        for choice in &choices {
            let is_new = !shown.iter().any(|other| other.line == choice.line);
            if shown.len() < FEW && is_new && kinds(&shown, choice) <= round {
                shown.push(choice);
            }
        }
    }
    let offer = |choice: &&Choice| {
        let price = choice.price.as_ref().map(|price| says.say(price));
        let what = says.say(&choice.what);
        Offer {
            line: choice.line.clone(),
            words: match price.filter(|price| !price.is_empty()) {
                Some(price) => t.tell(&message!("offer-priced", what = what, price = price)),
                None => what,
            },
            url: match few {
                true => format!("{link}?line={}", encode(&choice.line)),
                false => String::new(),
            },
        }
    };
    let heading = match few {
        true => message!("offers-few"),
        false => message!("offers-some", count = choices.len()),
    };
    (heading, shown.iter().map(offer).collect())
}

fn encode(line: &str) -> String {
    let encoded = serde_urlencoded::to_string([("", line)]).unwrap_or_default();
    encoded.trim_start_matches('=').to_owned()
}
