//! What a row of the outbox says to the person it is for, or why there is nothing left to say.

use serde_json::Value;

use crate::clock::Moment;
use crate::games::Seat;
use crate::ids::PlayerId;
use crate::mail::{Block, Letter, Link, Offer};
use crate::store::accounts::{self, PlayerRow};
use crate::store::letters::OutboxRow;
use crate::store::matches::RUNNING;
use crate::store::seats::SeatRow;
use crate::store::{AnyConnection, preferences, talk};

use super::clocks::span_words;
use super::live::Table;
use super::matches::{Glance, LogLine, glance};
use super::preferences::{Event, rhythm};
use super::{Result, Service, digests};

/// What is to be done with a row.
#[derive(Debug)]
pub enum Composed {
    /// Send this; other rows go out with it.
    Letter(Box<Letter>, Vec<i64>),
    /// There is nothing left to tell, and why.
    Drop(&'static str),
    Later(Moment),
}

/// A decision with no more answers than this has a link for each.
const FEW: usize = 6;

/// What every letter needs.
#[derive(Debug)]
pub(super) struct Desk<'a> {
    pub base_url: &'a str,
    pub now: Moment,
    pub payload: Value,
}

impl Desk<'_> {
    fn word(&self, key: &str) -> &str {
        self.payload[key].as_str().unwrap_or_default()
    }

    fn url(&self, path: &str) -> String {
        format!("{}/{path}", self.base_url)
    }

    fn stop(&self, words: &str) -> Option<(String, String)> {
        let stop = self.word("stop");
        (!stop.is_empty()).then(|| (self.url(&format!("u/{stop}")), words.to_owned()))
    }
}

impl Service {
    /// Asks at the moment of sending, so that nobody is told what is past.
    pub async fn compose(&self, row: &OutboxRow) -> Result<Composed> {
        let (row, now, base_url) = (row.clone(), self.clock.now(), self.base_url.clone());
        self.store
            .read(move |conn| {
                let desk = Desk {
                    base_url: &base_url,
                    now,
                    payload: serde_json::from_str(&row.payload).unwrap_or_default(),
                };
                compose(conn, &desk, &row)
            })
            .await
    }
}

fn compose(conn: &mut AnyConnection, desk: &Desk<'_>, row: &OutboxRow) -> Result<Composed> {
    let one = |letter: Letter| Ok(Composed::Letter(Box::new(letter), Vec::new()));
    if let Some(letter) = about_account(desk, row) {
        return one(letter);
    }
    if let ("digest", Some(player)) = (row.kind.as_str(), row.player_id) {
        return digests::compose(conn, desk, player);
    }
    let Some(id) = row.match_id else {
        return Ok(Composed::Drop("this kind of letter is not known"));
    };
    let table = Table::load(conn, id)?;
    if row.kind == "invitation" {
        return one(invitation(desk, &table)?);
    }
    let Some(player) = row.player_id else {
        return Ok(Composed::Drop("nobody is to be told"));
    };
    let player = accounts::find(conn, player)?;
    match Event::of_kind(&row.kind) {
        Some(Event::Turn | Event::Reminder) => {
            if let Some(why) = is_past(desk, row, &table, &player) {
                return Ok(Composed::Drop(why));
            }
            let rhythm = rhythm(&preferences::settings(conn, player.id)?, &player);
            if row.kind != "turn" && rhythm.is_quiet(desk.now) {
                return Ok(Composed::Later(rhythm.not_before(desk.now, None)));
            }
            let glance = glance(conn, id, Some(player.id), desk.now)?;
            one(turn(desk, row, &glance, &player, None))
        }
        Some(Event::Talk) => match said(conn, row)? {
            lines if lines.is_empty() => Ok(Composed::Drop("nothing was said by others")),
            lines => one(talked(desk, &table, lines)?),
        },
        Some(Event::Table) if row.kind == "over" => {
            one(over(desk, &glance(conn, id, Some(player.id), desk.now)?))
        }
        Some(Event::Table) => one(notice(desk, row, &table)?),
        None => Ok(Composed::Drop("this kind of letter is not known")),
    }
}

/// Letters about the account itself; they cannot be stopped.
fn about_account(desk: &Desk<'_>, row: &OutboxRow) -> Option<Letter> {
    let name = desk.word("name");
    let link = |path: &str| desk.url(&format!("{path}/{}", desk.word("secret")));
    let one_link = |label: &str, url: String| Block::Links(vec![Link::new(label, url)]);
    let says = |words: &str| Block::Says(words.to_owned());
    let (subject, heading, blocks) = match row.kind.as_str() {
        "confirm" => (
            "Confirm your address",
            format!("{name}, welcome to Turnpost."),
            vec![
                says("Open this to confirm that the address is yours:"),
                one_link("Confirm", link("confirm")),
                says("If you did not sign up, do nothing."),
            ],
        ),
        "known" => (
            "You have an account",
            format!("{name}, somebody tried to sign up with your address, maybe you."),
            vec![
                says(
                    "You have an account already. If you have lost the password, ask for a new one.",
                ),
                Block::Links(vec![
                    Link::new("Log in", desk.url("log-in")),
                    Link::new("New password", desk.url("reset")),
                ]),
            ],
        ),
        "reset" => (
            "A new password",
            format!("{name}, you asked for a new password."),
            vec![
                says("Open this to choose it:"),
                one_link("Choose", link("reset")),
                says("If you did not ask for it, do nothing."),
            ],
        ),
        "address-old" | "address-new" => (
            "Change of address",
            format!(
                "{name}, your account is to use the address {}.",
                desk.word("subject")
            ),
            vec![
                says("Both addresses must agree. Open this to agree:"),
                one_link("Agree", link("address")),
            ],
        ),
        _ => return None,
    };
    Some(Letter {
        subject: subject.to_owned(),
        heading,
        blocks,
        ..Letter::default()
    })
}

/// A match as letters name it: `Terra Nova #42`, and its title.
pub(super) fn named(table: &Table) -> Result<(String, String)> {
    let game = table.game()?.info().name;
    let name = format!("{game} #{}", table.row.id);
    let titled = match table.row.title.as_str() {
        "" => name.clone(),
        title => format!("{name}, \"{title}\""),
    };
    Ok((name, titled))
}

fn invitation(desk: &Desk<'_>, table: &Table) -> Result<Letter> {
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

/// Why a letter about a turn is out of date.
fn is_past(
    desk: &Desk<'_>,
    row: &OutboxRow,
    table: &Table,
    player: &PlayerRow,
) -> Option<&'static str> {
    let seat = table.seats.get(row.seat.unwrap_or_default() as usize)?;
    let same = seat.waiting_since.is_some() && seat.wait_number == row.number;
    let late = seat
        .deadline_at
        .is_some_and(|deadline| deadline <= desk.now);
    let away = player.away_until.is_some_and(|until| until > desk.now);
    match row.kind.as_str() {
        _ if table.row.status != RUNNING => Some("the match is over"),
        _ if table.row.paused => Some("the match is paused"),
        _ if seat.player_id != Some(player.id) => Some("the seat has another player"),
        _ if !same => Some("you have played meanwhile"),
        "reminder" | "nudge" if late => Some("the time is up"),
        "reminder" if away => Some("you are away"),
        _ => None,
    }
}

/// A moment in the reader's zone, as the first lines say it.
pub(super) fn until(player: &PlayerRow, deadline: Moment, now: Moment) -> String {
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

/// The letter that carries a turn. `reply_to` is where an answer by mail goes.
fn turn(
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
    first.extend(decision.map(|decision| says.say(&decision.about)));
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
fn offers(glance: &Glance, seat: Seat, link: &str) -> (String, Vec<Offer>) {
    let (choices, says) = (glance.live.position.choices(seat), glance.live.words());
    let few = choices.len() <= FEW;
    let mut shown: Vec<&crate::games::Choice> = Vec::new();
    let kinds = |shown: &[&crate::games::Choice], choice: &crate::games::Choice| {
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
    let offer = |choice: &&crate::games::Choice| {
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

fn said(conn: &mut AnyConnection, row: &OutboxRow) -> Result<Vec<String>> {
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

fn talked(desk: &Desk<'_>, table: &Table, lines: Vec<String>) -> Result<Letter> {
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

fn over(desk: &Desk<'_>, glance: &Glance) -> Letter {
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
        reply_to: None,
    }
}

/// Short news of a table.
fn notice(desk: &Desk<'_>, row: &OutboxRow, table: &Table) -> Result<Letter> {
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

/// Whether a turn in a digest still waits, and where it is played.
pub(super) fn still_waits(table: &Table, row: &OutboxRow, player: PlayerId) -> Option<SeatRow> {
    let seat = table.seats.get(row.seat? as usize)?;
    let same = seat.waiting_since.is_some()
        && seat.wait_number == row.number
        && seat.player_id == Some(player)
        && table.row.status == RUNNING
        && !table.row.paused;
    same.then(|| seat.clone())
}
