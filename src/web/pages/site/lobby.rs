//! Lists: the lobby, and my matches.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::error::PageResult;
use crate::form::some_word;
use crate::page::{Base, Reader, When, asking, ok, reader};
use crate::pages::front::{GameCard, game_cards};
use crate::pages::pictures;
use crate::session::{SignedIn, Visitor};
use base::ids::MatchId;
use games::message::Words;
use games::registry;
use service::live::words;
use service::matches::{Listed, Wish};
use service::people::{Sitters, reliability};
use service::rows::{PlaceRow, SeatRow, Status};
use service::terms::Terms;
use service::{Service, ServiceError};
use words::{id, message};

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
    /// The board, or that of the game before it starts.
    pub picture: String,
}

fn picture(status: Status, game: &str, id: MatchId, number: i64) -> String {
    match status {
        Status::Open | Status::Expired => pictures::address_of_game(game),
        Status::Running | Status::Over | Status::Abandoned => pictures::address(id, number),
    }
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
    speeds: Vec<(&'static str, String)>,
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

/// What lists call a game.
pub fn game_name(slug: &str) -> &'static str {
    registry::find(slug).map_or("?", |game| game.info().short_name())
}

fn item(reader: Reader, (row, seats): &Listed) -> Item {
    let names = seats
        .iter()
        .filter(|seat| !seat.is_free())
        .map(|seat| seat.name.as_str());
    let free = seats.iter().filter(|seat| seat.is_free()).count();
    let state = match row.status {
        Status::Open => reader.tell(&message!(
            "item-open",
            free = free,
            seats = row.seat_count,
            speed = Terms::of(row).map_or_else(
                |_| message!("set-aside-short"),
                |terms| terms.speed.message()
            )
        )),
        Status::Running => {
            let waiting = seats.iter().filter(|seat| seat.waiting_since.is_some());
            let names = reader.list(waiting.map(|seat| seat.name.as_str()));
            reader.tell(&message!("item-waits-for", names = names))
        }
        Status::Over | Status::Abandoned | Status::Expired => result_words(reader, seats),
    };
    Item {
        id: row.id.0,
        game: game_name(&row.game),
        title: reader.recall(&row.title),
        players: reader.list(names),
        state,
        when: reader.ago(row.moved_at),
        is_urgent: false,
        picture: picture(row.status, &row.game, row.id, row.number),
    }
}

fn result_words(reader: Reader, seats: &[SeatRow]) -> String {
    let mut ranked: Vec<&SeatRow> = seats.iter().filter(|seat| seat.place.is_some()).collect();
    ranked.sort_by_key(|seat| seat.place);
    let result = |seat: &&SeatRow| {
        let score = seat.score.unwrap_or_default();
        reader.tell(&message!(
            "item-result",
            name = seat.name.clone(),
            score = score
        ))
    };
    reader.list(ranked.iter().map(result))
}

/// How the seat that is open stands, for whoever might take it.
pub fn open_seat_words(
    reader: Reader,
    seats: &[SeatRow],
    points: Option<&Vec<i64>>,
    say: &Words<'_>,
) -> Option<String> {
    let seat = seats.iter().find(|seat| seat.is_open)?;
    let name = seat.name.clone();
    let roles = reader.list(seat.roles.split_whitespace().map(|id| say.name(id)));
    let mut words = reader.tell(&match roles.is_empty() {
        true => message!("open-seat", name = name),
        false => message!("open-seat-role", name = name, roles = roles),
    });
    if let Some(points) = points
        && let Some(own) = points.get(seat.at().index())
    {
        let place = 1 + points.iter().filter(|other| *other > own).count();
        let standing = message!(
            "open-seat-standing",
            count = *own,
            place = place,
            seats = seats.len()
        );
        words += " ";
        words += &reader.tell(&standing);
    }
    Some(words)
}

/// How quick tables are, for the filter.
fn speed_classes(reader: Reader) -> Vec<(&'static str, String)> {
    let classes = [
        ("fast", id!("filter-fast")),
        ("daily", id!("filter-daily")),
        ("slow", id!("filter-slow")),
        ("untimed", id!("filter-untimed")),
    ];
    classes
        .into_iter()
        .map(|(word, id)| (word, reader.say(id).into()))
        .collect()
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
        speed: some_word(&filter.speed)?,
        seats: match filter.seats.as_str() {
            "" => None,
            text => Some(text.parse().map_err(|_| {
                ServiceError::Invalid(message!("not-a-number", text = text.to_owned()))
            })?),
        },
        reliability: filter
            .fitting
            .as_ref()
            .and(player.as_ref())
            .map(|player| reliability(player).unwrap_or(100)),
    };
    let reader = reader(player.as_ref());
    let items = |listed: Vec<Listed>| listed.iter().map(|one| item(reader, one)).collect();
    let found = service.lobby(wish).await?;
    let seats = found.seats.iter().map(|listed| {
        let (row, seats) = listed;
        let mut item = item(reader, listed);
        if let Some(game) = registry::find(&row.game) {
            let points = found.points.get(&row.id);
            item.state =
                open_seat_words(reader, seats, points, &words(game, asking().language, &[]))
                    .unwrap_or_default();
        }
        item
    });
    Ok(ok(&Lobby {
        base: Base::titled(&message!("lobby"), player.as_ref()),
        games: game_cards(),
        speeds: speed_classes(reader),
        seats: seats.collect(),
        open: items(found.open),
        running: items(found.running),
        over: items(found.over),
        game: game.unwrap_or_default(),
        filter: filter.into_inner(),
    }))
}

/// A match of somebody's: of the reader's own, or of the one who is named.
pub fn mine_item(reader: Reader, row: &PlaceRow, names: &Sitters, of: Option<&str>) -> Item {
    let waits = row.is_waited_for && row.status == Status::Running && !row.paused;
    let state = match row.status {
        Status::Open => message!("item-open-mine"),
        Status::Running if row.paused => message!("item-paused"),
        Status::Running if waits => match (of, row.deadline_at) {
            (Some(name), _) => message!("item-waits-for", names = name.to_owned()),
            (None, Some(deadline)) => {
                message!("item-turn-left", left = reader.left(deadline).words)
            }
            (None, None) => message!("item-turn"),
        },
        Status::Running => message!("item-waiting"),
        Status::Abandoned => message!("item-abandoned"),
        Status::Expired => message!("item-expired"),
        Status::Over => match row.place {
            Some(place) => message!(
                "item-place",
                place = place,
                score = row.score.unwrap_or_default()
            ),
            None => message!("item-over"),
        },
    };
    Item {
        id: row.id.0,
        game: game_name(&row.game),
        title: reader.recall(&row.title),
        players: names
            .get(&row.id)
            .map(|names| reader.list(names))
            .unwrap_or_default(),
        state: reader.tell(&state),
        when: reader.ago(row.moved_at),
        is_urgent: waits && of.is_none(),
        picture: picture(row.status, &row.game, row.id, row.number),
    }
}

pub async fn finished(service: web::Data<Service>, SignedIn(player): SignedIn) -> PageResult {
    let reader = reader(Some(&player));
    let past = service.past(player.id).await?;
    let names = service.sitters(&past).await?;
    let item = |one| mine_item(reader, one, &names, None);
    Ok(ok(&Finished {
        base: Base::titled(&message!("finished"), Some(&player)),
        matches: past.iter().map(item).collect(),
    }))
}
