//! What every request passes: the check of where a form comes from, and the headers of every answer.

use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{Method, header};
use actix_web::middleware::{DefaultHeaders, Next};

use super::error::PageError;
use crate::service::ServiceError;

const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; \
    base-uri 'none'; frame-ancestors 'none'";

pub fn headers() -> DefaultHeaders {
    DefaultHeaders::new()
        .add((header::CONTENT_SECURITY_POLICY, POLICY))
        .add((header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .add((header::X_FRAME_OPTIONS, "DENY"))
        .add((header::REFERRER_POLICY, "same-origin"))
        .add(("cross-origin-opener-policy", "same-origin"))
}

/// A form must come from our own pages. Programs show a token instead of a cookie, and need not say.
pub async fn guard(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let safe = matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    // Programs have no cookie to abuse: they show a token, or the secret of a mailed link.
    let is_program = ["/api/", "/u/"]
        .iter()
        .any(|path| request.path().starts_with(path));
    if !safe && !is_program && !is_from_here(&request) {
        let words = "This form does not come from a page of this service.";
        return Err(PageError(ServiceError::Forbidden(words)).into());
    }
    next.call(request).await
}

fn is_from_here(request: &ServiceRequest) -> bool {
    let text = |name: &str| {
        request
            .headers()
            .get(name)
            .and_then(|value| value.to_str().ok())
    };
    if let Some(site) = text("sec-fetch-site") {
        return site == "same-origin";
    }
    let host = request.connection_info().host().to_owned();
    let origin = text("origin").and_then(|origin| origin.split_once("://"));
    origin.is_some_and(|(_, authority)| authority == host)
}
