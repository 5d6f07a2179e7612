//! The email that carries a turn, a reminder or a nudge.

use super::panels::{News, capitalised, shown};
use super::table::begins;
use super::{Desk, named};
use crate::lessons::LessonSaid;
use crate::log::{LogLine, in_one_sentence};
use crate::matches::Glance;
use crate::notice::TurnNotice;
use crate::replies::told;
use crate::{Result, ServiceError};
use base::clock::Moment;
use games::lessons::Progress;
use games::{Choice, Seat};
use mail::{Block, Letter, Offer, Thread};
use store::accounts::PlayerRow;
use store::letters::OutboxRow;
use store::seats::SeatRow;
use words::{Message, Reader, message};

/// A decision with no more answers than this is shown whole.
const FEW: usize = 12;
/// So many are shown of a larger one.
const COMMON: usize = 8;
/// What is wanted in every round, and comes last in a menu.
const ENDS: [&str; 2] = ["pass", "end"];
/// The action that gives up a match, in games that have one.
pub(super) const RESIGN: &str = "resign";

/// A moment of the reader's own clock, as the first lines say it.
pub(crate) fn until(t: Reader, deadline: Moment) -> Message {
    message!(
        "until",
        at = t.dated(deadline),
        city = t.city(deadline),
        span = words::span(deadline - t.now)
    )
}

/// Who and what and until when; what happened; the board; what the reader may do about it. In a guided
/// match also what there is to learn.
pub(super) fn turn(
    desk: &Desk<'_>,
    row: &OutboxRow,
    notice: &TurnNotice,
    (glance, lesson, gone): (&Glance, Option<&Progress>, Vec<String>),
    player: &PlayerRow,
) -> Result<Letter> {
    let live = &glance.live;
    let mut seats = live.table.seats.iter();
    let own = seats.find(|seat| Some(seat.seat) == row.seat);
    let own = own.ok_or(ServiceError::NotFound)?;
    let (name, titled) = named(desk.t, &live.table)?;
    let link = desk.turn_url(live.table.row.id);
    let reply_to = desk.reply_to.clone();
    let mut blocks = decision(desk, glance, own);
    let play = desk.link(&message!("menu-play"), link.clone());
    blocks.push(Block::Links(vec![play]));
    blocks.extend(taught(desk, glance, lesson));
    if row.number == Some(0) {
        blocks.extend(begins(desk, &live.table)?);
    }
    let shown = shown(desk, glance, name.clone(), News::Listed);
    let mark_at = |index: usize| shown.marks.iter().find(|(_, at)| *at == index);
    let news = worth_telling(glance, |index| mark_at(index).is_some());
    if !gone.is_empty() || !news.is_empty() {
        let line = |(index, line): &(usize, LogLine)| match mark_at(*index) {
            Some((number, _)) => format!("[{number}] {}", told(desk.t, line)),
            None => told(desk.t, line),
        };
        blocks.push(desk.heading(&message!("match-news")));
        blocks.push(Block::Lines(
            gone.into_iter().chain(news.iter().map(line)).collect(),
        ));
    }
    blocks.extend(shown.first);
    blocks.push(Block::TextBoard(glance.text()));
    let (heading, offers) = offers(desk.t, (glance, lesson), own.at(), &link);
    let example = offers.first().map(|offer| offer.line.clone());
    if !offers.is_empty() {
        blocks.push(desk.heading(&heading));
        if offers.iter().all(|offer| offer.is_link_in_text) {
            blocks.push(desk.says(&message!("offers-links")));
        }
        blocks.push(Block::Offers(offers));
    }
    if let (Some(_), Some(example)) = (&reply_to, example) {
        blocks.push(desk.says(&message!("turn-by-reply", line = example)));
    }
    blocks.extend(shown.rest);
    let who = player.name.clone();
    let left = own
        .deadline_at
        .map(|deadline| words::span(deadline - desk.now));
    let (subject, heading) = match notice {
        TurnNotice::Reminder => (
            match left {
                Some(left) => message!("still-subject", name = name, span = left),
                None => message!("still-subject-untimed", name = name),
            },
            message!("reminder", who = who, titled = titled),
        ),
        TurnNotice::Nudge { by } => (
            message!("nudge-subject", name = name, by = by.clone()),
            message!("nudge", who = who, by = by.clone(), titled = titled),
        ),
        TurnNotice::Turn => (
            message!("turn-subject", name = name),
            message!("turn", who = who, titled = titled),
        ),
    };
    Ok(Letter {
        t: desk.t,
        subject: desk.say(&subject),
        heading: desk.say(&heading),
        blocks,
        stop: desk.stop(&match notice {
            TurnNotice::Turn => message!("stop-turns"),
            TurnNotice::Reminder | TurnNotice::Nudge { .. } => message!("stop-reminders"),
        }),
        thread: Some(Thread::Match(live.table.row.id.0)),
        reply_to,
        shows: live.table.row.number,
        ..Letter::default()
    })
}

/// The news, each with its place among all: whoever only declined or ended a turn did nothing, and what is
/// done again and again, at no place of its own, is told in one sentence.
fn worth_telling(glance: &Glance, is_marked: impl Fn(usize) -> bool) -> Vec<(usize, LogLine)> {
    let words = glance.words();
    let mut told: Vec<(usize, LogLine)> = Vec::new();
    let news = glance.news.iter().enumerate();
    for (index, line) in news.filter(|(_, line)| !line.sentences.is_empty()) {
        if let Some((before, last)) = told.last_mut()
            && (last.seat, last.automatic) == (line.seat, line.automatic)
            && !(line.said.len() > 1 || is_marked(*before) || is_marked(index))
        {
            let said = [&last.said[..], &line.said[..]].concat();
            if let Some(both) = in_one_sentence(Seat(last.seat as u8), &said, &words) {
                last.sentences = vec![both];
                last.said = said;
                continue;
            }
        }
        told.push((index, line.clone()));
    }
    told
}

/// What the seat must decide, and until when.
pub(crate) fn decision(desk: &Desk<'_>, glance: &Glance, seat: &SeatRow) -> Vec<Block> {
    let live = &glance.live;
    let mut lines = Vec::new();
    let turn = live.position.turn();
    let decision = turn.0.iter().find(|decision| decision.seat == seat.at());
    lines.extend(decision.map(|decision| {
        let about = glance.words().say(&decision.about);
        desk.say(&message!("turn-decision", about = about))
    }));
    if let Some(deadline) = seat.deadline_at {
        lines.push(desk.say(&message!("turn-until", until = until(desk.t, deadline))));
    }
    match lines.is_empty() {
        true => Vec::new(),
        false => vec![Block::Says(lines.join("\n"))],
    }
}

/// What a guided match teaches now, as its page does.
pub(crate) fn taught(desk: &Desk<'_>, glance: &Glance, lesson: Option<&Progress>) -> Vec<Block> {
    let Some(progress) = lesson else {
        return Vec::new();
    };
    let said = LessonSaid::of(desk.t, glance, progress);
    let mut blocks = vec![desk.heading(&message!("lesson-title"))];
    let words = [
        said.remark,
        said.aside,
        said.goal,
        said.onward,
        said.progress,
    ];
    let words = words.into_iter().filter(|words| !words.is_empty());
    blocks.extend(words.map(Block::Says));
    if !said.rule.is_empty() {
        let game = glance.live.game.info().slug;
        let url = desk.url(&format!("games/{game}/rules#r{}", said.rule));
        blocks.push(Block::Links(vec![desk.link(&message!("bar-rules"), url)]));
    }
    blocks
}

/// All answers of a small decision; else the common ones, first what a lesson asks for. Each has its
/// link. Giving up is never among them: whoever wants that finds it on the page.
pub(crate) fn offers(
    t: Reader,
    (glance, lesson): (&Glance, Option<&Progress>),
    seat: Seat,
    link: &str,
) -> (Message, Vec<Offer>) {
    let (mut choices, says) = (glance.live.position.choices(seat), glance.words());
    choices.retain(|choice| choice.line.split(' ').next() != Some(RESIGN));
    let goal = lesson.and_then(|progress| progress.now);
    let is_wanted = |choice: &Choice| goal.is_some_and(|goal| goal.is_reached_by(&choice.line));
    choices.sort_by_key(|choice| !is_wanted(choice));
    let few = choices.len() <= FEW;
    let shown = match few {
        true => choices.iter().collect(),
        false => common(&choices, is_wanted),
    };
    let offer = |choice: &&Choice| {
        let price = choice.price.as_ref().map(|price| says.say(price));
        let what = capitalised(&says.say(&choice.what));
        Offer {
            line: choice.line.clone(),
            words: match price.filter(|price| !price.is_empty()) {
                Some(price) => t.tell(&message!("offer-priced", what = what, price = price)),
                None => what,
            },
            url: format!("{link}?line={}", encode(&choice.line)),
            is_link_in_text: few,
        }
    };
    let heading = match few {
        true => message!("offers-few"),
        false => message!("offers-some", count = choices.len()),
    };
    (heading, shown.iter().map(offer).collect())
}

/// One action of each kind; further ones where that is little. What ends the turn or the round comes last,
/// unless that is what is wanted.
fn common(choices: &[Choice], is_wanted: impl Fn(&Choice) -> bool) -> Vec<&Choice> {
    let mut kinds: Vec<(&Choice, usize)> = Vec::new();
    for choice in choices {
        let before = kinds.iter().filter(|(other, _)| other.kind == choice.kind);
        let before = before.count();
        kinds.push((choice, before));
    }
    // Stable: as the menu has them.
    kinds.sort_by_key(|(_, before)| *before);
    let (ends, others): (Vec<_>, Vec<_>) = kinds
        .into_iter()
        .partition(|&(choice, _)| is_end(choice) && !is_wanted(choice));
    let ends = ends.into_iter().filter(|(_, before)| *before == 0);
    let ends: Vec<&Choice> = ends.map(|(choice, _)| choice).collect();
    let others = others.into_iter().take(COMMON - ends.len());
    let others = others.map(|(choice, _)| choice);
    others.chain(ends).collect()
}

fn is_end(choice: &Choice) -> bool {
    ENDS.contains(&choice.line.split(' ').next().unwrap_or_default())
}

fn encode(line: &str) -> String {
    let encoded = serde_urlencoded::to_string([("", line)]).unwrap_or_default();
    encoded.trim_start_matches('=').to_owned()
}
