//! Games and tables for programs: what can be played, where, and with whom.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use serde_json::{Value, json};

use super::matches::read;
use super::{Answer, Caller};
use crate::form::some_word;
use crate::page::asking;
use base::ids::MatchId;
use games::any_game::AnyGame;
use games::deal::Options;
use games::{OptionInfo, OptionValue, registry};
use service::matches::{Listed, Wish};
use service::rows::PlaceRow;
use service::tables::{Opening, Visibility};
use service::terms::{Pace, Terms};
use service::thinking::Level;
use service::{Service, live};

pub async fn games() -> HttpResponse {
    let game = |game: &&'static dyn AnyGame| {
        let (info, say) = (game.info(), live::words(*game, asking().language, &[]));
        let option = |option: &OptionInfo| {
            let value = |value: &OptionValue| {
                json!({
                    "id": value.id,
                    "text": say.name(&format!("option-{}-{}", option.id, value.id)),
                    "players": value.players.clone().collect::<Vec<u8>>(),
                })
            };
            json!({
                "id": option.id,
                "text": say.name(&format!("option-{}", option.id)),
                "values": option.values.iter().map(value).collect::<Vec<_>>(),
            })
        };
        json!({
            "game": info.slug,
            "name": info.name,
            "players": info.players.clone().collect::<Vec<u8>>(),
            "options": info.options.iter().map(option).collect::<Vec<_>>(),
            "orders": info.orders,
            "sources": info.sources.iter().map(|id| say.name(id)).collect::<Vec<_>>(),
        })
    };
    let all: Vec<Value> = registry::all().iter().map(game).collect();
    HttpResponse::Ok().json(all)
}

pub async fn mine(service: web::Data<Service>, caller: Caller) -> Answer {
    let player = caller.reader()?;
    let mine = service.mine(player.id).await?;
    let item = |row: &PlaceRow| {
        json!({
            "id": row.id,
            "game": row.game,
            "title": row.title,
            "status": row.status,
            "seat": row.seat + 1,
            "number": row.number,
            "waits_for_you": row.is_waited_for && !row.paused,
            "deadline": row.deadline_at.map(|at| at.and_utc()),
        })
    };
    Ok(HttpResponse::Ok().json(mine.iter().map(item).collect::<Vec<_>>()))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenBody {
    game: String,
    seats: u8,
    #[serde(default)]
    title: String,
    #[serde(default)]
    options: Options,
    #[serde(default)]
    bots: u8,
    #[serde(default = "newcomer")]
    level: Level,
    #[serde(default = "public")]
    visibility: Visibility,
    #[serde(default = "relaxed")]
    speed: Pace,
}

fn public() -> Visibility {
    Visibility::Public
}

/// Whoever says nothing of it gets the bot that was the only one before there were levels.
fn newcomer() -> Level {
    Level::Newcomer
}

fn relaxed() -> Pace {
    Pace::Relaxed
}

pub async fn open(
    service: web::Data<Service>,
    caller: Caller,
    body: web::Json<OpenBody>,
) -> Answer {
    let player = caller.player()?;
    let body = body.into_inner();
    let opening = Opening {
        visibility: body.visibility,
        terms: Terms {
            speed: body.speed.into(),
            ..Terms::default()
        },
        game: body.game,
        title: body.title,
        seats: body.seats,
        options: body.options,
        bots: body.bots,
        level: body.level,
    };
    let id = service.open_table(opening, player).await?;
    let shown = read(&service, id, &caller).await?;
    Ok(HttpResponse::Created()
        .insert_header((header::LOCATION, format!("/api/v1/matches/{id}")))
        .json(shown))
}

#[derive(Debug, Deserialize)]
pub struct LobbyQuery {
    game: Option<String>,
    speed: Option<String>,
    seats: Option<i32>,
}

pub async fn lobby(service: web::Data<Service>, query: web::Query<LobbyQuery>) -> Answer {
    let query = query.into_inner();
    let found = service
        .lobby(Wish {
            game: query.game,
            speed: some_word(query.speed.as_deref().unwrap_or_default())?,
            seats: query.seats,
            reliability: None,
        })
        .await?;
    let item = |(row, seats): &Listed| {
        json!({
            "id": row.id,
            "game": row.game,
            "title": row.title,
            "seats": row.seat_count,
            "free": seats.iter().filter(|seat| seat.is_free()).count(),
            "players": seats.iter().filter(|seat| !seat.is_free()).map(|seat| &seat.name).collect::<Vec<_>>(),
            "speed": Terms::of(row).ok().map(|terms| terms.speed),
            "number": row.number,
        })
    };
    let list = |listed: &[Listed]| listed.iter().map(item).collect::<Vec<_>>();
    Ok(HttpResponse::Ok().json(json!({
        "open": list(&found.open),
        "seats_for_substitutes": list(&found.seats),
        "running": list(&found.running),
        "over": list(&found.over),
    })))
}

#[derive(Debug, Default, Deserialize)]
pub struct JoinBody {
    #[serde(default)]
    invitation: String,
}

pub async fn join(
    service: web::Data<Service>,
    caller: Caller,
    id: web::Path<MatchId>,
    body: Option<web::Json<JoinBody>>,
) -> Answer {
    let invitation = body.map(|body| body.into_inner().invitation);
    let player = caller.player()?;
    service
        .join(*id, player, &invitation.unwrap_or_default())
        .await?;
    Ok(HttpResponse::Ok().json(read(&service, *id, &caller).await?))
}

pub async fn leave(service: web::Data<Service>, caller: Caller, id: web::Path<MatchId>) -> Answer {
    service.leave(*id, caller.player()?.id).await?;
    Ok(HttpResponse::NoContent().finish())
}
