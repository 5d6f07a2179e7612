//! The JSON API: what the pages show, for programs. Errors are problem documents (RFC 9457).

pub mod leagues;
mod matches;
mod people;
mod ratings;
mod seat;
mod tables;

use actix_web::http::{StatusCode, header};
use actix_web::web::{self, ServiceConfig, delete, get, post, put};
use actix_web::{FromRequest, HttpRequest, HttpResponse, ResponseError, dev::Payload};
use serde_json::{Value, json};

use super::error::{status, title, words};
use super::openapi;
use crate::service::{Service, ServiceError};
use crate::store::accounts::PlayerRow;

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

    /// The player, who may look.
    fn reader(&self) -> Result<&PlayerRow, ServiceError> {
        self.player.as_ref().ok_or(ServiceError::NotSignedIn)
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
        .route("/games", get().to(tables::games))
        .route("/lobby", get().to(tables::lobby))
        .route("/me", get().to(people::me))
        .route("/players/{name}", get().to(people::player))
        .route("/leagues", get().to(leagues::list))
        .route("/leagues/{id}/seasons/{number}", get().to(leagues::season))
        .route("/players/{name}/ratings", get().to(ratings::careers))
        .route("/ratings/{game}", get().to(ratings::leaderboard))
        .route("/queues", get().to(ratings::queues))
        .route("/queues", put().to(ratings::wait))
        .route("/queues/{game}/{speed}/{seats}", delete().to(ratings::stop))
        .route("/matches", get().to(tables::mine))
        .route("/matches", post().to(tables::open))
        .route("/matches/{id}", get().to(matches::show))
        .route("/matches/{id}/seat", put().to(tables::join))
        .route("/matches/{id}/seat", delete().to(tables::leave))
        .route("/matches/{id}/legal", get().to(matches::legal))
        .route("/matches/{id}/preview", post().to(matches::preview))
        .route("/matches/{id}/actions", post().to(matches::act))
        .route("/matches/{id}/actions/{number}", get().to(matches::moment))
        .route("/matches/{id}/undo", post().to(matches::undo))
        .route("/matches/{id}/log", get().to(matches::log))
        .route("/matches/{id}/points", get().to(matches::points))
        .route("/matches/{id}/record", get().to(matches::record))
        .route("/matches/{id}/talk", get().to(seat::talk))
        .route("/matches/{id}/talk", post().to(seat::say))
        .route("/matches/{id}/notes", get().to(seat::notes))
        .route("/matches/{id}/notes", put().to(seat::set_notes))
        .route("/matches/{id}/orders", get().to(seat::orders))
        .route("/matches/{id}/orders", put().to(seat::set_orders))
        .route("/matches/{id}/plan", get().to(seat::plan))
        .route("/matches/{id}/plan", put().to(seat::set_plan))
        .default_service(web::route().to(nothing));
}

async fn nothing() -> Answer {
    Err(ServiceError::NotFound.into())
}
