//! My matches: those that wait for me with their pictures, those that wait for others, and how the last
//! ones ended.

use actix_web::web;
use askama::Template;
use chrono::TimeDelta;

use crate::board::tokens::plain_chip;
use crate::error::PageResult;
use crate::page::{Base, Reader, When, asking, ok, reader};
use crate::pages::lobby::game_name;
use crate::pages::pictures;
use crate::session::SignedIn;
use base::clock::Moment;
use games::Seat;
use games::panel::Ink;
use games::registry;
use service::Service;
use service::overview::{Ended, InPlay, Overview};
use service::people::Account;
use service::rows::{PlaceRow, SeatRow, Status};
use words::message;

#[derive(Template)]
#[template(path = "pages/mine.html")]
struct Mine {
    base: Base,
    turns: Vec<Turn>,
    waiting: Vec<Waiting>,
    open: Vec<Open>,
    over: Vec<Over>,
    over_count: i64,
    /// What a mail server said of the player's address, if it is dead.
    dead: Option<String>,
    /// The game that somebody without a match is shown.
    shown: Option<&'static str>,
}

/// Which match it is.
struct Which {
    id: i64,
    game: &'static str,
    title: String,
    picture: String,
}

/// A match that waits for the reader.
struct Turn {
    which: Which,
    seats: Vec<Sitter>,
    last: Option<String>,
    left: Option<Left>,
}

struct Waiting {
    which: Which,
    seats: Vec<Sitter>,
    /// Who is waited for, and since when.
    state: String,
    exact: String,
    last: Option<String>,
}

struct Sitter {
    chip: String,
    name: String,
    points: Option<i64>,
    is_awaited: bool,
}

/// How long there is, also as a share of the whole in hundredths.
struct Left {
    when: When,
    share: i64,
    is_short: bool,
}

/// A table that has not started.
struct Open {
    which: Which,
    players: String,
    free: usize,
}

struct Over {
    which: Which,
    place: String,
    result: String,
    /// What it did to the rating.
    change: String,
    when: When,
}

/// Less is shown in red.
const SHORT: TimeDelta = TimeDelta::hours(12);

fn which(row: &PlaceRow) -> Which {
    Which {
        id: row.id.0,
        game: game_name(&row.game),
        title: asking().recall(&row.title),
        picture: pictures::address(row.id, row.number),
    }
}

/// The seats, the leader first.
fn sitters(reader: Reader, one: &InPlay) -> Vec<Sitter> {
    let mut order: Vec<&SeatRow> = one.seats.iter().collect();
    let points = |seat: &SeatRow| one.points.get(seat.at().index()).copied();
    order.sort_by_key(|seat| (std::cmp::Reverse(points(seat)), seat.seat));
    let sitter = |seat: &SeatRow| Sitter {
        chip: seat_chip(&one.inks, seat.at()),
        name: match seat.seat == one.row.seat {
            true => reader.say("mine-you").into(),
            false => reader.called(&seat.name),
        },
        points: points(seat),
        is_awaited: seat.waiting_since.is_some(),
    };
    order.into_iter().map(sitter).collect()
}

fn left(reader: Reader, one: &InPlay) -> Option<Left> {
    let deadline = one.row.deadline_at?;
    let own = one.seats.iter().find(|seat| seat.seat == one.row.seat)?;
    let since = own.waiting_since?;
    let rest = deadline - reader.now;
    let words = match rest <= TimeDelta::zero() {
        true => message!("time-is-up"),
        false => message!("status-left", span = reader.span(rest)),
    };
    let whole = (deadline - since).num_minutes().max(1);
    Some(Left {
        when: When::new(reader, &words, deadline),
        share: (rest.num_minutes() * 100 / whole).clamp(0, 100),
        is_short: rest < SHORT,
    })
}

fn waiting(reader: Reader, one: &InPlay) -> Waiting {
    let awaited: Vec<(&str, Moment)> = one
        .seats
        .iter()
        .filter(|seat| seat.seat != one.row.seat)
        .filter_map(|seat| Some((seat.name.as_str(), seat.waiting_since?)))
        .collect();
    let since = awaited.iter().map(|(_, since)| *since).min();
    let names = reader.list(awaited.iter().map(|(name, _)| *name));
    let (state, exact) = match since {
        _ if one.row.paused => (reader.say("item-paused").into(), String::new()),
        Some(at) => {
            let since = reader.since(at);
            let state = message!("mine-awaited", names = names, since = since.words);
            (reader.tell(&state), since.exact)
        }
        None => (reader.say("item-waiting").into(), String::new()),
    };
    Waiting {
        which: which(&one.row),
        seats: sitters(reader, one),
        state,
        exact,
        last: one.last.clone(),
    }
}

fn over(reader: Reader, ended: &Ended) -> Over {
    let row = &ended.row;
    let mut others: Vec<&SeatRow> = ended.seats.iter().collect();
    others.retain(|seat| seat.seat != row.seat && seat.place.is_some());
    others.sort_by_key(|seat| seat.place);
    let said = |seat: &&SeatRow| {
        let score = seat.score.unwrap_or_default();
        let name = seat.name.clone();
        reader.tell(&message!("item-result", name = name, score = score))
    };
    let (place, result) = match (row.status, row.place) {
        (Status::Over, Some(place)) => {
            let score = row.score.unwrap_or_default();
            let ahead = others.iter().filter(|seat| seat.place < row.place);
            let result = match place {
                1 => message!(
                    "mine-result-first",
                    score = score,
                    others = reader.list(others.iter().map(said))
                ),
                _ => message!(
                    "mine-result-after",
                    score = score,
                    others = reader.list(ahead.map(said))
                ),
            };
            let place = reader.tell(&message!("mine-place", place = place));
            (place, reader.tell(&result))
        }
        (Status::Abandoned, _) => (String::new(), reader.say("item-abandoned").into()),
        (Status::Expired, _) => (String::new(), reader.say("item-expired").into()),
        (Status::Over | Status::Open | Status::Running, _) => {
            (String::new(), reader.say("item-over").into())
        }
    };
    let change = ended.rated.as_ref().map(|rated| {
        let by = rated.rating_after - rated.rating_before;
        let sign = if by < 0.0 { "−" } else { "+" };
        format!("{sign}{}", reader.decimal(by.abs(), 1))
    });
    Over {
        which: which(row),
        place,
        result,
        change: change.unwrap_or_default(),
        when: reader.ago(row.moved_at),
    }
}

/// The page for whoever is logged in, also in the place of the front page.
pub async fn page(service: &Service, player: &Account) -> PageResult {
    let reader = reader(Some(player));
    let all: Overview = service.all_of(player.id, reader.language).await?;
    let title = match all.turns.len() {
        0 => message!("my-matches"),
        count => message!("mine-turns", count = count),
    };
    let open = |(row, seats): &(PlaceRow, Vec<SeatRow>)| {
        let taken = seats.iter().filter(|seat| !seat.is_free());
        Open {
            which: which(row),
            players: reader.list(taken.map(|seat| seat.name.as_str())),
            free: seats.iter().filter(|seat| seat.is_free()).count(),
        }
    };
    let turn = |one: &InPlay| Turn {
        which: which(&one.row),
        seats: sitters(reader, one),
        last: one.last.clone(),
        left: left(reader, one),
    };
    Ok(ok(&Mine {
        base: Base::titled(&title, Some(player)),
        turns: all.turns.iter().map(turn).collect(),
        waiting: all.waiting.iter().map(|one| waiting(reader, one)).collect(),
        open: all.open.iter().map(open).collect(),
        over: all.over.iter().map(|one| over(reader, one)).collect(),
        over_count: all.over_count,
        dead: service
            .dead_address(player.id)
            .await?
            .map(|dead| dead.words),
        shown: registry::all().first().map(|game| game.info().slug),
    }))
}

pub async fn show(service: web::Data<Service>, SignedIn(player): SignedIn) -> PageResult {
    page(&service, &player).await
}

/// The seat in front of a name, for lists outside of a match.
pub fn seat_chip(inks: &[Ink], seat: Seat) -> String {
    let spare = Ink::BY_SEAT[seat.index() % Ink::BY_SEAT.len()];
    plain_chip(inks.get(seat.index()).copied().unwrap_or(spare), seat)
}
