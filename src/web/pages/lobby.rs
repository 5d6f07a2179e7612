//! Lists: the lobby, and my matches.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::front::{GameCard, game_cards};
use crate::games::message::Words;
use crate::games::registry;
use crate::service::Service;
use crate::service::live::words;
use crate::service::matches::{Listed, Wish};
use crate::service::people::reliability;
use crate::service::terms::Terms;
use crate::store::matches::{OPEN, RUNNING};
use crate::store::seats::{PlaceRow, SeatRow};
use crate::web::error::PageResult;
use crate::web::page::{Base, Reader, When, ok};
use crate::web::session::{SignedIn, Visitor};

/// A match in a list.
#[derive(Debug)]
pub struct Item {
    pub id: i64,
    pub game: &'static str,
    pub title: String,
    pub players: String,
    pub state: String,
    pub when: When,
    pub is_urgent: bool,
}

#[derive(Template)]
#[template(path = "pages/lobby.html")]
struct Lobby {
    base: Base,
    games: Vec<GameCard>,
    game: String,
    open: Vec<Item>,
    seats: Vec<Item>,
    running: Vec<Item>,
    over: Vec<Item>,
    filter: Filter,
}

#[derive(Template)]
#[template(path = "pages/mine.html")]
struct Mine {
    base: Base,
    waiting: Vec<Item>,
    others: Vec<Item>,
    /// What a mail server said of the player's address, if it is dead.
    dead: Option<String>,
}

#[derive(Template)]
#[template(path = "pages/finished.html")]
struct Finished {
    base: Base,
    matches: Vec<Item>,
}

#[derive(Debug, Deserialize)]
pub struct Filter {
    #[serde(default)]
    game: String,
    #[serde(default)]
    speed: String,
    #[serde(default)]
    seats: String,
    /// Only tables that would take the reader.
    fitting: Option<String>,
}

pub fn game_name(slug: &str) -> &'static str {
    registry::find(slug).map_or("?", |game| game.info().name)
}

fn item(reader: Reader, (row, seats): &Listed) -> Item {
    let names: Vec<&str> = seats
        .iter()
        .filter(|seat| !seat.is_free())
        .map(|seat| seat.name.as_str())
        .collect();
    let free = seats.iter().filter(|seat| seat.is_free()).count();
    let state = match row.status.as_str() {
        OPEN => format!(
            "{free} of {} seats free, {}",
            row.seat_count,
            Terms::read(&row.terms).speed.words()
        ),
        RUNNING => {
            let waiting = seats.iter().filter(|seat| seat.waiting_since.is_some());
            let names: Vec<&str> = waiting.map(|seat| seat.name.as_str()).collect();
            format!("waits for {}", names.join(", "))
        }
        _ => result_words(seats),
    };
    Item {
        id: row.id.0,
        game: game_name(&row.game),
        title: row.title.clone(),
        players: names.join(", "),
        state,
        when: reader.ago(row.moved_at),
        is_urgent: false,
    }
}

fn result_words(seats: &[SeatRow]) -> String {
    let mut ranked: Vec<&SeatRow> = seats.iter().filter(|seat| seat.place.is_some()).collect();
    ranked.sort_by_key(|seat| seat.place);
    let words = ranked
        .iter()
        .map(|seat| format!("{} {}", seat.name, seat.score.unwrap_or_default()));
    words.collect::<Vec<_>>().join(", ")
}

/// How the seat that is open stands, for whoever might take it.
pub fn open_seat_words(
    seats: &[SeatRow],
    points: Option<&Vec<i64>>,
    say: &Words<'_>,
) -> Option<String> {
    let seat = seats.iter().find(|seat| seat.is_open)?;
    let mut words = format!("{} is to be replaced", seat.name);
    let roles: Vec<String> = seat
        .roles
        .split_whitespace()
        .map(|id| say.name(id))
        .collect();
    if !roles.is_empty() {
        words += &format!(" ({})", roles.join(", "));
    }
    if let Some(points) = points
        && let Some(own) = points.get(seat.at().index())
    {
        let place = 1 + points.iter().filter(|other| *other > own).count();
        words += &format!(": {own} points, place {place} of {}", seats.len());
    }
    Some(words)
}

pub async fn show(
    service: web::Data<Service>,
    Visitor(player): Visitor,
    filter: web::Query<Filter>,
) -> PageResult {
    let some = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let game = some(&filter.game).filter(|game| registry::find(game).is_some());
    let wish = Wish {
        game: game.clone(),
        speed: some(&filter.speed),
        seats: filter.seats.parse().ok(),
        reliability: filter
            .fitting
            .as_ref()
            .and(player.as_ref())
            .map(|player| reliability(player).unwrap_or(100)),
    };
    let reader = Reader::of(player.as_ref(), service.clock.now());
    let items = |listed: Vec<Listed>| listed.iter().map(|one| item(reader, one)).collect();
    let found = service.lobby(wish).await?;
    let seats = found.seats.iter().map(|listed| {
        let (row, seats) = listed;
        let mut item = item(reader, listed);
        if let Some(game) = registry::find(&row.game) {
            let points = found.points.get(&row.id);
            item.state = open_seat_words(seats, points, &words(game, &[])).unwrap_or_default();
        }
        item
    });
    Ok(ok(&Lobby {
        base: Base::of("Lobby", player.as_ref()),
        games: game_cards(),
        seats: seats.collect(),
        open: items(found.open),
        running: items(found.running),
        over: items(found.over),
        game: game.unwrap_or_default(),
        filter: filter.into_inner(),
    }))
}

pub fn mine_item(reader: Reader, row: &PlaceRow) -> Item {
    let waits = row.is_waited_for && row.status == RUNNING && !row.paused;
    let place = |place: i32| format!("place {place}, {} points", row.score.unwrap_or_default());
    let state = match row.status.as_str() {
        OPEN => "open".to_owned(),
        RUNNING if row.paused => "paused".to_owned(),
        RUNNING if waits => match row.deadline_at {
            Some(deadline) => format!("your turn: {}", reader.left(deadline).words),
            None => "your turn".to_owned(),
        },
        RUNNING => "waiting for others".to_owned(),
        _ => row.place.map_or_else(|| row.status.clone(), place),
    };
    Item {
        id: row.id.0,
        game: game_name(&row.game),
        title: row.title.clone(),
        players: format!("{} seats", row.seat_count),
        state,
        when: reader.ago(row.moved_at),
        is_urgent: waits,
    }
}

pub async fn mine(service: web::Data<Service>, SignedIn(player): SignedIn) -> PageResult {
    let reader = Reader::of(Some(&player), service.clock.now());
    let mine = service.mine(player.id).await?;
    let items = mine.iter().map(|one| mine_item(reader, one));
    let (waiting, others) = items.partition(|item: &Item| item.is_urgent);
    Ok(ok(&Mine {
        base: Base::of("My matches", Some(&player)),
        waiting,
        others,
        dead: service
            .dead_address(player.id)
            .await?
            .map(|dead| dead.words),
    }))
}

pub async fn finished(service: web::Data<Service>, SignedIn(player): SignedIn) -> PageResult {
    let reader = Reader::of(Some(&player), service.clock.now());
    let past = service.past(player.id).await?;
    Ok(ok(&Finished {
        base: Base::of("Finished matches", Some(&player)),
        matches: past.iter().map(|one| mine_item(reader, one)).collect(),
    }))
}
