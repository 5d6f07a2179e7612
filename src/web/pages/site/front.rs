//! The front page: what this is, in one look. Whoever is logged in sees their matches instead.

use actix_web::web;
use askama::Template;
use chrono::{NaiveDateTime, NaiveTime, TimeDelta};

use crate::error::PageResult;
use crate::page::{Base, Reader, asking, ok, reader};
use crate::pages::lobby::game_name;
use crate::pages::{mine, pictures};
use crate::session::Visitor;
use games::any_game::AnyGame;
use games::showcase::{Showcase, showcase};
use games::{GameInfo, Seat, Viewer, registry};
use service::Service;
use service::live::words;
use service::matches::Listed;
use service::rows::MatchRow;
use service::terms::Terms;
use words::message;

#[derive(Template)]
#[template(path = "pages/front.html")]
struct Front {
    base: Base,
    games: Vec<GameCard>,
    /// The email that lies over the corner of the picture.
    sample: Option<Sample>,
    open: Vec<OpenTable>,
}

#[derive(Template)]
#[template(path = "pages/games.html")]
struct Games {
    base: Base,
    games: Vec<GameCard>,
}

#[derive(Debug)]
pub struct GameCard {
    pub slug: &'static str,
    pub name: &'static str,
    pub players: String,
    pub turns: u8,
    /// Of a match that is played now, or of the showcase.
    pub picture: String,
}

/// An email as it would be sent in the showcase of a game.
#[derive(Debug)]
struct Sample {
    game: &'static str,
    stage: String,
    name: String,
    /// Two evenings from now, so that it is never past.
    until: String,
    /// Chip and sentence of the first that each of the others did.
    news: Vec<(String, String)>,
    answer: String,
}

#[derive(Debug)]
pub struct OpenTable {
    pub id: i64,
    pub game: &'static str,
    pub title: String,
    pub players: String,
    pub free: usize,
    pub speed: String,
}

pub fn players_words(info: &GameInfo) -> String {
    let (least, most) = (*info.players.start(), *info.players.end());
    asking().tell(&message!("players-range", least = least, most = most))
}

/// All games, each with the picture of a match that is played now if there is one.
fn cards(running: &[MatchRow]) -> Vec<GameCard> {
    let card = |game: &&'static dyn AnyGame| {
        let info = game.info();
        let live = running.iter().find(|row| row.game == info.slug);
        GameCard {
            slug: info.slug,
            name: info.short_name(),
            players: players_words(info),
            turns: info.length.turns,
            picture: match live {
                Some(row) => pictures::address(row.id, row.number),
                None => pictures::address_of_game(info.slug),
            },
        }
    };
    registry::all().iter().map(card).collect()
}

pub fn game_cards() -> Vec<GameCard> {
    cards(&[])
}

fn two_evenings_from(now: NaiveDateTime) -> NaiveDateTime {
    let evening = NaiveTime::from_hms_opt(21, 0, 0).expect("an hour of the day");
    (now.date() + TimeDelta::days(2)).and_time(evening)
}

/// What the email about a position would say, in short.
fn sample(game: &'static dyn AnyGame, shown: &Showcase) -> Sample {
    let say = words(game, asking().language, &shown.players);
    let (seat, line) = &shown.next;
    let viewer = Viewer::Seat(*seat);
    let inks = shown.position.inks(viewer);
    let mut told: Vec<Seat> = Vec::new();
    let news = shown.news.iter().filter_map(|(by, events)| {
        let mut events = events.iter();
        let event = events.find(|event| event.audience.includes(viewer))?;
        (!told.contains(by)).then(|| {
            told.push(*by);
            (mine::seat_chip(&inks, *by), say.say(&event.message))
        })
    });
    let news = news.collect();
    Sample {
        game: game.info().name,
        stage: shown
            .position
            .stage()
            .map(|stage| say.say(&stage.words))
            .unwrap_or_default(),
        name: say.player(*seat).into_owned(),
        until: asking().at(two_evenings_from(asking().now)),
        news,
        answer: format!("{line}; end"),
    }
}

pub fn open_table(reader: Reader, (row, seats): &Listed) -> OpenTable {
    let taken = seats.iter().filter(|seat| !seat.is_free());
    OpenTable {
        id: row.id.0,
        game: game_name(&row.game),
        title: reader.recall(&row.title),
        players: reader.list(taken.map(|seat| seat.name.as_str())),
        free: seats.iter().filter(|seat| seat.is_free()).count(),
        speed: reader.tell(Terms::of(row).map_or_else(
            |_| message!("set-aside-short"),
            |terms| terms.speed.message(),
        )),
    }
}

pub async fn show(service: web::Data<Service>, Visitor(player): Visitor) -> PageResult {
    if let Some(player) = &player {
        return mine::page(&service, player).await;
    }
    let front = service.front().await?;
    let first = registry::all().first().copied();
    let sample = first.and_then(|game| Some(sample(game, showcase(game.info().slug)?)));
    let reader = asking();
    Ok(ok(&Front {
        base: Base::titled(&message!("front-title"), None),
        games: cards(&front.running),
        sample,
        open: front
            .open
            .iter()
            .map(|one| open_table(reader, one))
            .collect(),
    }))
}

pub async fn games(service: web::Data<Service>, Visitor(player): Visitor) -> PageResult {
    let running = service.front().await?.running;
    let title = reader(player.as_ref()).say("games").to_string();
    Ok(ok(&Games {
        base: Base::of(title, player.as_ref()),
        games: cards(&running),
    }))
}
