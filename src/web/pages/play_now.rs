//! Queues: say what you would like to play, and a match is made when enough others would too.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::front::{GameCard, game_cards};
use super::lobby::game_name;
use crate::service::Service;
use crate::service::matchmaking::{Wanted, rule};
use crate::service::terms::Speed;
use crate::store::accounts::PlayerRow;
use crate::web::error::{PageResult, status, words as error_words};
use crate::web::form::Form;
use crate::web::page::{Base, Reader, When, ok, page, see_other};
use crate::web::session::{SignedIn, Visitor};

#[derive(Template)]
#[template(path = "pages/play_now.html")]
struct PlayNow {
    base: Base,
    games: Vec<GameCard>,
    speeds: &'static [(&'static str, &'static str)],
    chosen: String,
    rule: String,
    refusal: String,
    own: Vec<OwnLine>,
    queues: Vec<QueueLine>,
}

struct OwnLine {
    wanted: Wanted,
    words: String,
    since: When,
}

struct QueueLine {
    game: &'static str,
    speed: String,
    seats: u8,
    count: i64,
}

fn speed_words(word: &str) -> String {
    Speed::from_word(word).map_or_else(String::new, Speed::words)
}

async fn play_now(
    service: &Service,
    player: Option<&PlayerRow>,
    chosen: &str,
    refusal: String,
) -> Result<PlayNow, crate::web::error::PageError> {
    let queues = service.queues(player.map(|player| player.id)).await?;
    let reader = Reader::of(player, service.clock.now());
    let own = queues.own.into_iter().map(|(wanted, since)| OwnLine {
        words: format!(
            "{}, {} seats, {}",
            game_name(&wanted.game),
            wanted.seats,
            speed_words(&wanted.speed)
        ),
        since: reader.ago(since),
        wanted,
    });
    let queue = |(wanted, count): &(Wanted, i64)| QueueLine {
        game: game_name(&wanted.game),
        speed: speed_words(&wanted.speed),
        seats: wanted.seats,
        count: *count,
    };
    Ok(PlayNow {
        base: Base::of("Play now", player),
        games: game_cards(),
        speeds: &Speed::WORDS,
        chosen: chosen.chars().take(40).collect(),
        rule: rule(),
        refusal,
        own: own.collect(),
        queues: queues.numbers.iter().map(queue).collect(),
    })
}

#[derive(Debug, Deserialize)]
pub struct Asked {
    #[serde(default)]
    game: String,
}

pub async fn show(
    service: web::Data<Service>,
    Visitor(player): Visitor,
    asked: web::Query<Asked>,
) -> PageResult {
    let shown = play_now(&service, player.as_ref(), &asked.game, String::new()).await?;
    Ok(ok(&shown))
}

pub async fn join(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    form: Form<Wanted>,
) -> PageResult {
    let wanted = form.0;
    let game = wanted.game.clone();
    match service.wait_for(player.id, wanted).await {
        Ok(()) => Ok(see_other("/play-now")),
        Err(error) => {
            let shown = play_now(&service, Some(&player), &game, error_words(&error)).await?;
            Ok(page(status(&error), &shown))
        }
    }
}

pub async fn leave(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    form: Form<Wanted>,
) -> PageResult {
    service.stop_waiting(player.id, form.0).await?;
    Ok(see_other("/play-now"))
}
