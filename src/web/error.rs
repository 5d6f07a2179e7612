//! Which status and page a failure becomes: one exhaustive match.

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpResponse, ResponseError};
use askama::Template;

use super::page::{Base, asking, page};
use service::ServiceError;
use service::rows::StoreError;
use words::message;

/// Seconds after which a database that was away may be back, and a crowd at the gate has passed.
const COME_BACK_AFTER: &str = "3";

/// A failure on its way to a person.
#[derive(Debug)]
pub struct PageError(pub ServiceError);

pub type PageResult = Result<HttpResponse, PageError>;

impl<E: Into<ServiceError>> From<E> for PageError {
    fn from(error: E) -> Self {
        PageError(error.into())
    }
}

impl std::fmt::Display for PageError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

#[derive(Template)]
#[template(path = "pages/error.html")]
struct ErrorPage {
    base: Base,
    words: String,
    log_in: bool,
}

pub fn status(error: &ServiceError) -> StatusCode {
    match error {
        ServiceError::NotFound => StatusCode::NOT_FOUND,
        ServiceError::NotSignedIn => StatusCode::UNAUTHORIZED,
        ServiceError::Forbidden(_) => StatusCode::FORBIDDEN,
        ServiceError::Invalid(_) | ServiceError::Refused(_) | ServiceError::AgainstTheRules(_) => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        ServiceError::Stale => StatusCode::CONFLICT,
        ServiceError::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
        ServiceError::Busy => StatusCode::SERVICE_UNAVAILABLE,
        ServiceError::Store(error) if error.is_away() => StatusCode::SERVICE_UNAVAILABLE,
        ServiceError::Unreadable(_) | ServiceError::Store(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

pub fn title(error: &ServiceError) -> String {
    let title = match error {
        ServiceError::NotFound => message!("error-title-not-found"),
        ServiceError::NotSignedIn => message!("error-title-not-signed-in"),
        ServiceError::Forbidden(_) => message!("error-title-forbidden"),
        ServiceError::Invalid(_) => message!("error-title-invalid"),
        ServiceError::Refused(_) | ServiceError::AgainstTheRules(_) => {
            message!("error-title-refused")
        }
        ServiceError::Stale => message!("error-title-stale"),
        ServiceError::TooMany(_) => message!("error-title-too-many"),
        ServiceError::Busy => message!("error-title-busy"),
        ServiceError::Unreadable(_) => message!("error-title-set-aside"),
        ServiceError::Store(StoreError::Unknown) => message!("error-title-unknown-outcome"),
        ServiceError::Store(error) if error.is_away() => message!("error-title-database-away"),
        ServiceError::Store(_) => message!("error-title-broken"),
    };
    asking().tell(&title)
}

/// The words for the person; what broke inside is for the log.
pub fn words(error: &ServiceError) -> String {
    match error {
        ServiceError::Store(inner) => tracing::error!(error = %inner, "request failed"),
        ServiceError::Unreadable(inner) => {
            tracing::error!(error = %inner, "stored data cannot be read");
        }
        ServiceError::NotFound
        | ServiceError::NotSignedIn
        | ServiceError::Forbidden(_)
        | ServiceError::Invalid(_)
        | ServiceError::Refused(_)
        | ServiceError::AgainstTheRules(_)
        | ServiceError::Stale
        | ServiceError::TooMany(_)
        | ServiceError::Busy => {}
    }
    let reader = asking();
    reader.tell(error.message(reader.language))
}

impl ResponseError for PageError {
    fn status_code(&self) -> StatusCode {
        status(&self.0)
    }

    fn error_response(&self) -> HttpResponse {
        let shown = ErrorPage {
            base: Base::of_whoever_asks(title(&self.0)),
            words: words(&self.0),
            log_in: matches!(self.0, ServiceError::NotSignedIn),
        };
        come_back(&self.0, page(status(&self.0), &shown))
    }
}

/// Says when it is worth another try.
pub fn come_back(error: &ServiceError, mut answer: HttpResponse) -> HttpResponse {
    if status(error) == StatusCode::SERVICE_UNAVAILABLE {
        let seconds = HeaderValue::from_static(COME_BACK_AFTER);
        answer.headers_mut().insert(header::RETRY_AFTER, seconds);
    }
    answer
}
