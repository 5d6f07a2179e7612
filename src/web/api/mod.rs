//! The JSON API: what the pages show, for programs. Errors are problem documents (RFC 9457).

pub mod leagues;
mod matches;
mod people;
mod ratings;
mod seat;
mod tables;

use actix_web::error::JsonPayloadError;
use actix_web::http::{StatusCode, header};
use actix_web::web::{self, ServiceConfig, delete, get, post, put};
use actix_web::{FromRequest, HttpRequest, HttpResponse, ResponseError, dev::Payload};
use serde_json::{Value, json};

use super::error::{come_back, status, title, words};
use super::guard::body_status;
use super::openapi;
use super::page::{asking, recognise};
use service::accounts::Turns;
use service::people::Account;
use service::{Service, ServiceError};
use words::message;

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
        let answer = problem(
            status(&self.0),
            &title(&self.0),
            &words(&self.0),
            self.1.as_ref(),
        );
        come_back(&self.0, answer)
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

pub fn bad_json(error: JsonPayloadError, _: &HttpRequest) -> actix_web::Error {
    let code = match &error {
        // It is JSON, and says something that is not known here.
        JsonPayloadError::Deserialize(why) if why.is_data() => StatusCode::UNPROCESSABLE_ENTITY,
        JsonPayloadError::Payload(why) => body_status(why),
        other => other.status_code(),
    };
    let detail = match code {
        StatusCode::REQUEST_TIMEOUT => asking().tell(&message!("error-body-too-slow")),
        _ => error.to_string(),
    };
    let title = asking().tell(&message!("error-title-unreadable"));
    let answer = problem(code, &title, &detail, None);
    actix_web::error::InternalError::from_response(error, answer).into()
}

/// Who asks, by token; some things may be asked without.
#[derive(Debug, Default)]
pub struct Caller {
    player: Option<Account>,
    may_play: bool,
}

impl Caller {
    fn id(&self) -> Option<base::ids::PlayerId> {
        self.player.as_ref().map(|player| player.id)
    }

    /// The player, who may look.
    fn reader(&self) -> Result<&Account, ServiceError> {
        self.player.as_ref().ok_or(ServiceError::NotSignedIn)
    }

    /// The player, if the token may play.
    fn player(&self) -> Result<&Account, ServiceError> {
        match (&self.player, self.may_play) {
            (Some(player), true) => Ok(player),
            (Some(_), false) => Err(ServiceError::Forbidden(message!("token-reads"))),
            (None, _) => Err(ServiceError::NotSignedIn),
        }
    }
}

/// The token as it was shown, for what asks itself whose it is.
#[derive(Debug)]
pub struct Bearer(Option<String>);

impl Bearer {
    fn of(request: &HttpRequest) -> Bearer {
        let header = request.headers().get(header::AUTHORIZATION);
        Bearer(header.map(|header| {
            let text = header.to_str().unwrap_or_default();
            let token = text.strip_prefix("Bearer ").unwrap_or_default();
            token.trim().to_owned()
        }))
    }

    fn secret(&self) -> Result<&str, ServiceError> {
        self.0.as_deref().ok_or(ServiceError::NotSignedIn)
    }

    async fn caller(&self, service: &Service) -> Result<Caller, Problem> {
        let Some(token) = &self.0 else {
            return Ok(Caller::default());
        };
        let found = service.by_token(token).await?;
        let (player, may_play) = found.ok_or(ServiceError::NotSignedIn)?;
        recognise(&player, Turns::default());
        Ok(Caller {
            player: Some(player),
            may_play,
        })
    }
}

impl FromRequest for Bearer {
    type Error = Problem;
    type Future = std::future::Ready<Result<Bearer, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        std::future::ready(Ok(Bearer::of(request)))
    }
}

impl FromRequest for Caller {
    type Error = Problem;
    type Future = std::pin::Pin<Box<dyn Future<Output = Result<Caller, Problem>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let bearer = Bearer::of(request);
        let service = request.app_data::<web::Data<Service>>();
        let service = service.expect("the service is part of the app").clone();
        Box::pin(async move { bearer.caller(&service).await })
    }
}

pub fn routes(app: &mut ServiceConfig) {
    app.service(web::scope("/matches/{id}").configure(of_match))
        .route("/openapi.json", get().to(openapi::document))
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
        .default_service(web::route().to(nothing));
}

fn of_match(app: &mut ServiceConfig) {
    app.route("", get().to(matches::show))
        .route("/seat", put().to(tables::join))
        .route("/seat", delete().to(tables::leave))
        .route("/legal", get().to(matches::legal))
        .route("/preview", post().to(matches::preview))
        .route("/actions", post().to(matches::act))
        .route("/actions/{number}", get().to(matches::moment))
        .route("/undo", post().to(matches::undo))
        .route("/log", get().to(matches::log))
        .route("/points", get().to(matches::points))
        .route("/record", get().to(matches::record))
        .route("/talk", get().to(seat::talk))
        .route("/talk", post().to(seat::say))
        .route("/notes", get().to(seat::notes))
        .route("/notes", put().to(seat::set_notes))
        .route("/orders", get().to(seat::orders))
        .route("/orders", put().to(seat::set_orders))
        .route("/plan", get().to(seat::plan))
        .route("/plan", put().to(seat::set_plan));
}

async fn nothing() -> Answer {
    Err(ServiceError::NotFound.into())
}
