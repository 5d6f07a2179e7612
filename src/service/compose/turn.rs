//! The letter that carries a turn, a reminder or a nudge.

use super::{Desk, named};
use crate::clock::Moment;
use crate::games::{Choice, Seat};
use crate::mail::{Block, Letter, Link, Offer};
use crate::service::clocks::span_words;
use crate::service::matches::{Glance, LogLine};
use crate::store::accounts::PlayerRow;
use crate::store::letters::OutboxRow;

/// A decision with no more answers than this has a link for each.
const FEW: usize = 6;

/// A moment in the reader's zone, as the first lines say it.
pub(in crate::service) fn until(player: &PlayerRow, deadline: Moment, now: Moment) -> String {
    let zone: chrono_tz::Tz = player.zone.parse().unwrap_or(chrono_tz::Tz::UTC);
    let local = deadline.and_utc().with_timezone(&zone);
    let city = zone.name().rsplit('/').next().unwrap_or("UTC");
    format!(
        "{} ({}): {}",
        local.format("%a %-d %b %Y, %H:%M"),
        city.replace('_', " "),
        span_words(deadline - now)
    )
}

/// `reply_to` is where an answer by mail goes.
pub(super) fn turn(
    desk: &Desk<'_>,
    row: &OutboxRow,
    glance: &Glance,
    player: &PlayerRow,
    reply_to: Option<String>,
) -> Letter {
    let live = &glance.live;
    let seat = Seat(row.seat.unwrap_or_default() as u8);
    let (name, titled) = named(&live.table).unwrap_or_default();
    let link = desk.url(&format!("t/{}", desk.word("turn")));
    let says = live.words();
    let mut blocks = Vec::new();
    let mut first = Vec::new();
    if let Some(deadline) = live.table.seats[seat.index()].deadline_at {
        first.push(format!(
            "You have until {}.",
            until(player, deadline, desk.now)
        ));
    }
    let turn = live.position.turn();
    let decision = turn.0.iter().find(|decision| decision.seat == seat);
    first.extend(decision.map(|decision| format!("Your decision: {}", says.say(&decision.about))));
    if !first.is_empty() {
        blocks.push(Block::Says(first.join("\n")));
    }
    if !glance.news.is_empty() {
        blocks.push(Block::Heading("Since your last turn".to_owned()));
        blocks.push(Block::Lines(glance.news.iter().map(news_line).collect()));
    }
    blocks.push(Block::Board(glance.text.clone()));
    let (heading, offers) = offers(glance, seat, &link);
    let example = offers.first().map(|offer| offer.line.clone());
    blocks.push(Block::Heading(heading));
    blocks.push(Block::Offers(offers));
    blocks.push(Block::Links(vec![Link::new("Play", link)]));
    if let (Some(_), Some(example)) = (&reply_to, example) {
        let words = format!("By reply: answer this mail with a line such as  {example}");
        blocks.push(Block::Says(words));
    }
    let who = &player.name;
    let (subject, heading) = match row.kind.as_str() {
        "reminder" => (
            format!("Reminder: {name}"),
            format!("{who}, {titled} still waits for your turn."),
        ),
        "nudge" => (
            format!("Reminder: {name}"),
            format!(
                "{who}, {} asks for your turn in {titled}.",
                desk.word("words")
            ),
        ),
        _ => (
            format!("Your turn: {name}"),
            format!("{who}, it is your turn in {titled}."),
        ),
    };
    Letter {
        subject,
        heading,
        blocks,
        picture: Some((
            glance.svg.clone(),
            format!("The board of {name}; it is below as text"),
        )),
        stop: desk.stop(match row.kind.as_str() {
            "turn" => "Stop these mails",
            _ => "Stop reminders",
        }),
        thread: Some(live.table.row.id.0),
        reply_to,
        shows: live.table.row.number,
        answers: None,
    }
}

/// One line of the log; what happened says more than the notation.
fn news_line(line: &LogLine) -> String {
    format!(
        "{} ({}): {}",
        line.name,
        line.line,
        line.sentences.join(" ")
    )
}

/// All answers of a small decision, each with its link; else one of each kind.
pub(in crate::service) fn offers(glance: &Glance, seat: Seat, link: &str) -> (String, Vec<Offer>) {
    let (choices, says) = (glance.live.position.choices(seat), glance.live.words());
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
                Some(price) => format!("{what} ({price})"),
                None => what,
            },
            url: match few {
                true => format!("{link}?line={}", encode(&choice.line)),
                false => String::new(),
            },
        }
    };
    let heading = match (few, choices.len()) {
        (true, _) => {
            "What you can do: each link shows it first, and one button plays it".to_owned()
        }
        (false, count) => format!("What you can do ({count} actions; some of each kind)"),
    };
    (heading, shown.iter().map(offer).collect())
}

fn encode(line: &str) -> String {
    let encoded = serde_urlencoded::to_string([("", line)]).unwrap_or_default();
    encoded.trim_start_matches('=').to_owned()
}
