//! What every request passes: the checks of whom it is for and where a form comes from, patience
//! with its body, and the headers of every answer.

use std::io;
use std::pin::Pin;
use std::task::Poll;
use std::time::Duration;

use actix_web::body::{BodySize, EitherBody, MessageBody};
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::error::PayloadError;
use actix_web::http::header::HeaderValue;
use actix_web::http::{Method, StatusCode, header};
use actix_web::middleware::{DefaultHeaders, Next};
use actix_web::{Error, HttpMessage, HttpResponse, ResponseError, web};
use futures_util::{Stream, stream};

use crate::WebConfig;
use crate::error::PageError;
use crate::names::called;
use crate::page::{Reader, answering, asking};
use crate::session;
use service::{Service, ServiceError};
use words::{Language, message};

const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; \
    base-uri 'none'; frame-ancestors 'none'";

/// Whoever has come by HTTPS comes by nothing else for a year.
const ONLY_HTTPS: &str = "max-age=31536000; includeSubDomains";

pub fn headers(config: &WebConfig) -> DefaultHeaders {
    let headers = match config.secure {
        true => DefaultHeaders::new().add((header::STRICT_TRANSPORT_SECURITY, ONLY_HTTPS)),
        false => DefaultHeaders::new(),
    };
    headers
        // What is for everybody says so itself; everything else is for whoever asked.
        .add((header::CACHE_CONTROL, "private, no-store"))
        .add((header::CONTENT_SECURITY_POLICY, POLICY))
        .add((header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .add((header::X_FRAME_OPTIONS, "DENY"))
        .add((header::REFERRER_POLICY, "same-origin"))
        .add(("cross-origin-opener-policy", "same-origin"))
}

/// A request must be for us, and a form must come from our own pages. Programs show a token
/// instead of a cookie, and need not say.
pub async fn guard(
    mut request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<EitherBody<impl MessageBody>>, Error> {
    let safe = matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    // Programs have no cookie to abuse: they show a token, or the secret of a mailed link.
    let is_program = ["/api/", "/u/"]
        .iter()
        .any(|path| request.path().starts_with(path));
    let (reader, path) = (whoever_asks(&request), request.path().to_owned());
    let config = request.app_data::<web::Data<WebConfig>>();
    let config = config.expect("the settings are part of the app").clone();
    answering(reader, &path, async move {
        if !config.names.is_for_us(request.request()) {
            let refused = misdirected(&request);
            return Ok(request.into_response(refused).map_into_right_body());
        }
        if !safe && !is_program && !is_from_here(&request, &config) {
            let why = message!("error-foreign-form");
            let refused = PageError(ServiceError::Forbidden(why)).error_response();
            return Ok(request.into_response(refused).map_into_right_body());
        }
        // Nobody is answered while the clock is set.
        let service = request.app_data::<web::Data<Service>>();
        let steady = service
            .expect("the service is part of the app")
            .steady
            .clone();
        let _steady = steady.read_owned().await;
        let payload = request.take_payload();
        request.set_payload(hurried(payload, config.body_lasts));
        let mut response = next.call(request).await?;
        let headers = response.headers_mut();
        // Whoever packs has read it; to clients it says nothing.
        if headers.get(header::CONTENT_ENCODING) == Some(&AS_IT_IS) {
            headers.remove(header::CONTENT_ENCODING);
        }
        Ok(response.map_into_left_body())
    })
    .await
}

/// An answer that fits into one packet is not packed: that would take longer than to send it.
const WORTH_PACKING: u64 = 1400;
const AS_IT_IS: HeaderValue = HeaderValue::from_static("identity");

/// Tells whoever packs answers to leave the short ones.
pub async fn leave_short_ones(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let mut response = next.call(request).await?;
    let size = response.response().body().size();
    if let BodySize::Sized(length) = size
        && length < WORTH_PACKING
        && !response.headers().contains_key(header::CONTENT_ENCODING)
    {
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_ENCODING, AS_IT_IS);
    }
    Ok(response)
}

fn misdirected(request: &ServiceRequest) -> HttpResponse {
    let name = called(request.request()).unwrap_or("?").to_owned();
    let words = asking().tell(&message!("error-misdirected", name = name));
    HttpResponse::build(StatusCode::MISDIRECTED_REQUEST)
        .content_type("text/plain; charset=utf-8")
        .body(words + "\n")
}

/// A body that comes drop by drop is not waited for.
fn hurried(mut payload: Payload, lasts: Duration) -> Payload {
    let mut late = Box::pin(tokio::time::sleep(lasts));
    let stream = stream::poll_fn(
        move |context| match Pin::new(&mut payload).poll_next(context) {
            Poll::Ready(next) => Poll::Ready(next),
            Poll::Pending => late.as_mut().poll(context).map(|()| {
                let late = io::Error::from(io::ErrorKind::TimedOut);
                Some(Err(PayloadError::Io(late)))
            }),
        },
    );
    Payload::Stream {
        payload: Box::pin(stream),
    }
}

/// The status for a body that could not be read.
pub fn body_status(error: &PayloadError) -> StatusCode {
    match error {
        PayloadError::Io(error) if error.kind() == io::ErrorKind::TimedOut => {
            StatusCode::REQUEST_TIMEOUT
        }
        other => other.status_code(),
    }
}

fn whoever_asks(request: &ServiceRequest) -> Reader {
    let header = request.headers().get(header::ACCEPT_LANGUAGE);
    let header = header.and_then(|header| header.to_str().ok());
    let service = request.app_data::<web::Data<Service>>();
    let service = service.expect("the service is part of the app");
    let chosen = request.cookie(session::LANGUAGE);
    let chosen = chosen.and_then(|cookie| Language::from_tag(cookie.value()));
    Reader {
        language: chosen
            .or_else(|| header.and_then(Language::from_header))
            .unwrap_or_default(),
        now: service.clock.now(),
        ..Reader::default()
    }
}

fn is_from_here(request: &ServiceRequest, config: &WebConfig) -> bool {
    let text = |name: &str| {
        request
            .headers()
            .get(name)
            .and_then(|value| value.to_str().ok())
    };
    if let Some(site) = text("sec-fetch-site") {
        return site == "same-origin";
    }
    text("origin").is_some_and(|origin| config.names.is_our_page(origin, request.request()))
}
