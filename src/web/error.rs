//! Which status and page a failure becomes: one exhaustive match.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, ResponseError};
use askama::Template;

use super::page::{Base, page};
use crate::service::ServiceError;

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
    title: &'static str,
    words: String,
    log_in: bool,
}

pub fn status(error: &ServiceError) -> StatusCode {
    match error {
        ServiceError::NotFound => StatusCode::NOT_FOUND,
        ServiceError::NotSignedIn => StatusCode::UNAUTHORIZED,
        ServiceError::Forbidden(_) => StatusCode::FORBIDDEN,
        ServiceError::Invalid(_) | ServiceError::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
        ServiceError::Stale => StatusCode::CONFLICT,
        ServiceError::TooMany => StatusCode::TOO_MANY_REQUESTS,
        ServiceError::Store(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

pub fn title(error: &ServiceError) -> &'static str {
    match error {
        ServiceError::NotFound => "Not found",
        ServiceError::NotSignedIn => "Please log in",
        ServiceError::Forbidden(_) => "Not allowed",
        ServiceError::Invalid(_) => "That does not work",
        ServiceError::Refused(_) => "The rules say no",
        ServiceError::Stale => "The match has moved on",
        ServiceError::TooMany => "Too many tries",
        ServiceError::Store(_) => "Something broke here",
    }
}

/// The words for the person; what broke inside is for the log.
pub fn words(error: &ServiceError) -> String {
    match error {
        ServiceError::Store(inner) => {
            tracing::error!(error = %inner, "request failed");
            "It is not your fault, and nothing was changed. Try again in a moment.".to_owned()
        }
        other => other.to_string(),
    }
}

impl ResponseError for PageError {
    fn status_code(&self) -> StatusCode {
        status(&self.0)
    }

    fn error_response(&self) -> HttpResponse {
        let shown = ErrorPage {
            base: Base::of(title(&self.0), None),
            title: title(&self.0),
            words: words(&self.0),
            log_in: matches!(self.0, ServiceError::NotSignedIn),
        };
        page(status(&self.0), &shown)
    }
}
