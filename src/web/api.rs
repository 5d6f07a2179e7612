//! The JSON API: what the pages show, for programs. Errors are problem documents (RFC 9457).

use actix_web::http::{StatusCode, header};
use actix_web::web::{self, ServiceConfig, get, post};
use actix_web::{FromRequest, HttpRequest, HttpResponse, ResponseError, dev::Payload};
use serde::Deserialize;
use serde_json::{Value, json};

use super::error::{status, title, words};
use super::openapi;
use crate::games::deal::Options;
use crate::games::{Viewer, registry};
use crate::ids::MatchId;
use crate::service::matches::Glance;
use crate::service::tables::{Opening, Visibility};
use crate::service::terms::{Speed, Terms};
use crate::service::{Service, ServiceError, live};
use crate::store::accounts::PlayerRow;
use crate::store::matches::OPEN;

/// A failure on its way to a program; one that came too late brings the match as it stands.
#[derive(Debug)]
pub struct Problem(ServiceError, Option<Value>);

type Answer = Result<HttpResponse, Problem>;

impl<E: Into<ServiceError>> From<E> for Problem {
    fn from(error: E) -> Self {
        Problem(error.into(), None)
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        status(&self.0)
    }

    fn error_response(&self) -> HttpResponse {
        problem(
            status(&self.0),
            title(&self.0),
            &words(&self.0),
            self.1.as_ref(),
        )
    }
}

fn problem(code: StatusCode, title: &str, detail: &str, fresh: Option<&Value>) -> HttpResponse {
    let mut body = json!({
        "type": "about:blank",
        "title": title,
        "status": code.as_u16(),
        "detail": detail,
    });
    if let Some(fresh) = fresh {
        body["match"] = fresh.clone();
    }
    HttpResponse::build(code)
        .content_type("application/problem+json")
        .body(body.to_string())
}

pub fn bad_json(error: actix_web::error::JsonPayloadError, _: &HttpRequest) -> actix_web::Error {
    let code = error.status_code();
    let detail = error.to_string();
    let answer = problem(code, "The body cannot be read", &detail, None);
    actix_web::error::InternalError::from_response(error, answer).into()
}

/// Who asks, by token; some things may be asked without.
#[derive(Debug)]
pub struct Caller {
    player: Option<PlayerRow>,
    may_play: bool,
}

impl Caller {
    fn id(&self) -> Option<crate::ids::PlayerId> {
        self.player.as_ref().map(|player| player.id)
    }

    /// The player, if the token may play.
    fn player(&self) -> Result<&PlayerRow, ServiceError> {
        match (&self.player, self.may_play) {
            (Some(player), true) => Ok(player),
            (Some(_), false) => Err(ServiceError::Forbidden("This token may only read.")),
            (None, _) => Err(ServiceError::NotSignedIn),
        }
    }
}

impl FromRequest for Caller {
    type Error = Problem;
    type Future = std::pin::Pin<Box<dyn Future<Output = Result<Caller, Problem>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let header = request.headers().get(header::AUTHORIZATION);
            let Some(header) = header else {
                return Ok(Caller {
                    player: None,
                    may_play: false,
                });
            };
            let token = header
                .to_str()
                .ok()
                .and_then(|text| text.strip_prefix("Bearer "));
            let service = request.app_data::<web::Data<Service>>();
            let service = service.expect("the service is part of the app");
            let found = service.by_token(token.unwrap_or_default().trim()).await?;
            let (player, may_play) = found.ok_or(ServiceError::NotSignedIn)?;
            Ok(Caller {
                player: Some(player),
                may_play,
            })
        })
    }
}

pub fn routes(app: &mut ServiceConfig) {
    app.route("/openapi.json", get().to(openapi::document))
        .route("/games", get().to(games))
        .route("/matches", get().to(mine))
        .route("/matches", post().to(open))
        .route("/matches/{id}", get().to(show))
        .route("/matches/{id}/legal", get().to(legal))
        .route("/matches/{id}/preview", post().to(preview))
        .route("/matches/{id}/actions", post().to(act))
        .route("/matches/{id}/undo", post().to(undo))
        .route("/matches/{id}/log", get().to(log))
        .route("/matches/{id}/record", get().to(record))
        .default_service(web::route().to(nothing));
}

async fn nothing() -> Answer {
    Err(ServiceError::NotFound.into())
}

async fn games() -> HttpResponse {
    let game = |game: &&'static dyn crate::games::any_game::AnyGame| {
        let (info, say) = (game.info(), live::words(*game, &[]));
        let option = |option: &crate::games::OptionInfo| {
            let value = |value: &crate::games::OptionValue| {
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
        })
    };
    let all: Vec<Value> = registry::all().iter().map(game).collect();
    HttpResponse::Ok().json(all)
}

async fn mine(service: web::Data<Service>, caller: Caller) -> Answer {
    let player = caller.player.as_ref().ok_or(ServiceError::NotSignedIn)?;
    let mine = service.mine(player.id).await?;
    let item = |(seat, row): &(
        crate::store::seats::SeatRow,
        crate::store::matches::MatchRow,
    )| {
        json!({
            "id": row.id,
            "game": row.game,
            "title": row.title,
            "status": row.status,
            "seat": seat.seat + 1,
            "number": row.number,
            "waits_for_you": seat.waiting_since.is_some() && !row.paused,
            "deadline": seat.deadline_at.map(|at| at.and_utc()),
        })
    };
    Ok(HttpResponse::Ok().json(mine.iter().map(item).collect::<Vec<_>>()))
}

#[derive(Debug, Deserialize)]
pub struct OpenBody {
    game: String,
    seats: u8,
    #[serde(default)]
    title: String,
    #[serde(default)]
    options: Options,
    #[serde(default)]
    bots: u8,
    #[serde(default = "public")]
    visibility: String,
    #[serde(default = "relaxed")]
    speed: String,
}

fn public() -> String {
    Visibility::Public.word().to_owned()
}

fn relaxed() -> String {
    "relaxed".to_owned()
}

async fn open(service: web::Data<Service>, caller: Caller, body: web::Json<OpenBody>) -> Answer {
    let player = caller.player()?;
    let body = body.into_inner();
    let unknown = |what: &str| ServiceError::Invalid(format!("There is no such {what}."));
    let opening = Opening {
        visibility: Visibility::from_word(&body.visibility).ok_or_else(|| unknown("visibility"))?,
        terms: Terms {
            speed: Speed::from_word(&body.speed).ok_or_else(|| unknown("speed"))?,
            ..Terms::default()
        },
        game: body.game,
        title: body.title,
        seats: body.seats,
        options: body.options,
        bots: body.bots,
    };
    let id = service.open_table(opening, player).await?;
    let shown = read(&service, id, &caller).await?;
    Ok(HttpResponse::Created()
        .insert_header((header::LOCATION, format!("/api/v1/matches/{id}")))
        .json(shown))
}

/// A match as the caller may see it.
async fn read(service: &Service, id: MatchId, caller: &Caller) -> Result<Value, ServiceError> {
    let table = service.table(id).await?;
    let viewer = table.viewer(caller.id())?;
    let row = &table.row;
    let seat = |seat: &crate::store::seats::SeatRow| {
        json!({
            "seat": seat.seat + 1,
            "name": seat.name,
            "bot": seat.bot.is_some(),
            "free": seat.is_free(),
            "waiting_since": seat.waiting_since.map(|at| at.and_utc()),
            "deadline": seat.deadline_at.map(|at| at.and_utc()),
            "place": seat.place,
            "score": seat.score,
        })
    };
    let mut shown = json!({
        "id": row.id,
        "game": row.game,
        "title": row.title,
        "status": row.status,
        "paused": row.paused,
        "number": row.number,
        "options": table.options(),
        "seats": table.seats.iter().map(seat).collect::<Vec<_>>(),
        "your_seat": match viewer {
            Viewer::Seat(seat) => json!(seat.0 + 1),
            Viewer::Spectator => Value::Null,
        },
    });
    if row.status == OPEN {
        return Ok(shown);
    }
    let Glance {
        live,
        viewer,
        can_undo,
        ..
    } = service.glance(id, caller.id()).await?;
    shown["number"] = json!(live.table.row.number);
    shown["view"] = live.position.view(viewer);
    shown["points"] = json!(live.position.points());
    shown["can_undo"] = json!(can_undo);
    shown["seed_commitment"] = json!(live.table.commitment());
    let decisions = live.position.turn().0;
    let waits = decisions.iter().map(|decision| {
        json!({ "seat": decision.seat.0 + 1, "about": live.words().say(&decision.about) })
    });
    shown["waits_for"] = waits.collect();
    Ok(shown)
}

async fn show(service: web::Data<Service>, caller: Caller, id: web::Path<MatchId>) -> Answer {
    Ok(HttpResponse::Ok().json(read(&service, *id, &caller).await?))
}

async fn legal(service: web::Data<Service>, caller: Caller, id: web::Path<MatchId>) -> Answer {
    let glance = service.glance(*id, caller.id()).await?;
    let Viewer::Seat(seat) = glance.viewer else {
        return Err(ServiceError::Forbidden("You have no seat in this match.").into());
    };
    let say = glance.live.words();
    let choice = |choice: &crate::games::Choice| {
        json!({
            "line": choice.line,
            "kind": say.say(&choice.kind),
            "what": say.say(&choice.what),
            "price": choice.price.as_ref().map(|price| say.say(price)),
            "targets": choice.targets,
        })
    };
    let choices = glance.live.position.choices(seat);
    Ok(HttpResponse::Ok().json(json!({
        "number": glance.live.table.row.number,
        "actions": choices.iter().map(choice).collect::<Vec<_>>(),
    })))
}

#[derive(Debug, Deserialize)]
pub struct LineBody {
    line: String,
}

async fn preview(
    service: web::Data<Service>,
    caller: Caller,
    id: web::Path<MatchId>,
    body: web::Json<LineBody>,
) -> Answer {
    let player = caller.player.as_ref().ok_or(ServiceError::NotSignedIn)?;
    let preview = service.preview(*id, player.id, &body.line).await?;
    Ok(HttpResponse::Ok().json(preview))
}

#[derive(Debug, Deserialize)]
pub struct ActBody {
    number: i64,
    line: String,
}

async fn act(
    service: web::Data<Service>,
    caller: Caller,
    id: web::Path<MatchId>,
    body: web::Json<ActBody>,
) -> Answer {
    let player = caller.player()?;
    let played = service.act(*id, player.id, body.number, &body.line).await;
    after(&service, &caller, *id, played).await
}

#[derive(Debug, Deserialize)]
pub struct UndoBody {
    number: i64,
}

async fn undo(
    service: web::Data<Service>,
    caller: Caller,
    id: web::Path<MatchId>,
    body: web::Json<UndoBody>,
) -> Answer {
    let player = caller.player()?;
    let undone = service.undo(*id, player.id, body.number).await;
    after(&service, &caller, *id, undone).await
}

/// Short on purpose: a program that wants the whole match asks for it.
async fn after(
    service: &Service,
    caller: &Caller,
    id: MatchId,
    result: Result<live::Live, ServiceError>,
) -> Answer {
    match result {
        Ok(live) => {
            let waits: Vec<u8> = live
                .position
                .turn()
                .seats()
                .map(|seat| seat.0 + 1)
                .collect();
            Ok(HttpResponse::Ok().json(json!({
                "id": id,
                "number": live.table.row.number,
                "status": live.table.row.status,
                "waits_for": waits,
            })))
        }
        Err(ServiceError::Stale) => {
            let fresh = read(service, id, caller).await?;
            Err(Problem(ServiceError::Stale, Some(fresh)))
        }
        Err(other) => Err(other.into()),
    }
}

async fn log(service: web::Data<Service>, caller: Caller, id: web::Path<MatchId>) -> Answer {
    let (_, log) = service.log(*id, caller.id()).await?;
    Ok(HttpResponse::Ok().json(log))
}

async fn record(service: web::Data<Service>, caller: Caller, id: web::Path<MatchId>) -> Answer {
    let record = service.record(*id, caller.id()).await?;
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .body(record))
}
