//! Queues: say what you would like to play, and a match is made when enough others would too.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::error::{PageResult, status, words as error_words};
use crate::form::Form;
use crate::page::{Base, Reader, When, ok, page, reader, see_other};
use crate::pages::front::{GameCard, game_cards};
use crate::pages::lobby::game_name;
use crate::pages::new_table::speed_choices;
use crate::session::{SignedIn, Visitor};
use service::Service;
use service::matchmaking::{Wanted, rule};
use service::people::Account;
use service::terms::{Pace, Speed};
use words::message;

#[derive(Template)]
#[template(path = "pages/play_now.html")]
struct PlayNow {
    base: Base,
    games: Vec<GameCard>,
    speeds: Vec<(&'static str, String)>,
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

fn speed_words(reader: Reader, pace: Pace) -> String {
    reader.tell(Speed::from(pace).message())
}

async fn play_now(
    service: &Service,
    player: Option<&Account>,
    chosen: &str,
    refusal: String,
) -> Result<PlayNow, crate::error::PageError> {
    let queues = service.queues(player.map(|player| player.id)).await?;
    let reader = reader(player);
    let own = queues.own.into_iter().map(|(wanted, since)| OwnLine {
        words: reader.tell(&message!(
            "play-now-wanted",
            game = game_name(&wanted.game),
            seats = wanted.seats,
            speed = speed_words(reader, wanted.speed)
        )),
        since: reader.ago(since),
        wanted,
    });
    let queue = |(wanted, count): &(Wanted, i64)| QueueLine {
        game: game_name(&wanted.game),
        speed: speed_words(reader, wanted.speed),
        seats: wanted.seats,
        count: *count,
    };
    Ok(PlayNow {
        base: Base::titled(&message!("play-now"), player),
        games: game_cards(),
        speeds: speed_choices(reader),
        chosen: chosen.chars().take(40).collect(),
        rule: reader.tell(rule()),
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
