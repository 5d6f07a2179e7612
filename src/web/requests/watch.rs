//! What is noted of every request: its id, how long it took and how it ended; never a secret.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{Error, web};
use tracing::Instrument;

use crate::WebConfig;
use crate::client::Proxies;
use service::Service;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
const LONGEST_ID: usize = 64;

static REQUESTS: AtomicU64 = AtomicU64::new(1);

/// The id goes back to the client and stands in every line of the log that the request causes.
pub async fn watch(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let began = Instant::now();
    let config = request.app_data::<web::Data<WebConfig>>();
    let config = config.expect("the settings are part of the app").clone();
    let service = request.app_data::<web::Data<Service>>();
    let service = service.expect("the service is part of the app").clone();
    let id = request_id(&request, &service, config.proxies != Proxies::None);
    let method = request.method().clone();
    let path = path(&request);
    let span = tracing::info_span!("request", id);
    let answered = next.call(request).instrument(span).await;
    let status = match &answered {
        Ok(response) => response.status(),
        Err(error) => error.as_response_error().status_code(),
    };
    let took = began.elapsed();
    service.counters.answers.count(status.as_u16(), took);
    if config.access_log {
        let (status, micros) = (status.as_u16(), took.as_micros() as u64);
        tracing::info!(target: "access", id, %method, path, status, micros);
    }
    let mut response = answered?;
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    Ok(response)
}

/// The proxy's, if there is one that we believe and it is a plain word; otherwise the next number
/// of this node.
fn request_id(request: &ServiceRequest, service: &Service, behind_proxy: bool) -> String {
    let given = request.headers().get(REQUEST_ID);
    let given = given
        .filter(|_| behind_proxy)
        .and_then(|id| id.to_str().ok());
    let is_plain = |id: &&str| {
        (1..=LONGEST_ID).contains(&id.len())
            && id
                .chars()
                .all(|sign| sign.is_ascii_alphanumeric() || sign == '-')
    };
    match given.filter(is_plain) {
        Some(id) => id.to_owned(),
        None => {
            let number = REQUESTS.fetch_add(1, Ordering::Relaxed);
            format!("{}-{number:x}", &service.node[..8])
        }
    }
}

/// Where to, without what only the reader of a link may know.
fn path(request: &ServiceRequest) -> String {
    match request.match_pattern() {
        Some(pattern) if pattern.contains("{secret}") => pattern,
        _ => request.path().to_owned(),
    }
}
