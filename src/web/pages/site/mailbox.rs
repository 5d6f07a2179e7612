//! The local mailbox: what would have been sent. Only for whoever sits at this machine.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use crate::client::Proxies;
use crate::error::{PageError, PageResult};
use crate::page::{Base, When, asking, ok};
use crate::{WebConfig, names};
use mail::message::{Parts, read_parts};
use service::rows::LetterRow;
use service::{Service, ServiceError};
use words::message;

/// What a mail program allows a letter: its own styles and its own picture.
const LETTER_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; \
    frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-top-navigation-by-user-activation";
/// The page shows letters in frames.
const PAGE_POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
    frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

#[derive(Template)]
#[template(path = "pages/mailbox.html")]
struct Mailbox {
    base: Base,
    letters: Vec<Letter>,
}

struct Letter {
    id: i64,
    address: String,
    subject: String,
    lines: Vec<Line>,
    when: When,
    has_message: bool,
}

/// A line of a letter; one that is an address of this service is a link.
struct Line {
    text: String,
    link: String,
}

/// Whoever forwards says so in one of these; a proxy on this machine is local, too, and asks for
/// others.
const FORWARDED: [&str; 6] = [
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
    "forwarded",
    "via",
];

/// There is a mailbox only on a machine that serves nobody else.
fn only_here(request: &HttpRequest) -> Result<(), PageError> {
    let config = request.app_data::<web::Data<WebConfig>>();
    let is_home = config.is_some_and(|config| {
        config.names.is_here && config.proxies == Proxies::None && names::is_here(request)
    });
    let headers = request.headers();
    let is_forwarded = FORWARDED.iter().any(|name| headers.contains_key(*name));
    match is_home && !is_forwarded {
        true => Ok(()),
        false => Err(PageError(ServiceError::NotFound)),
    }
}

/// Whether whoever asks can open the mailbox.
pub fn is_there(request: &HttpRequest) -> bool {
    only_here(request).is_ok()
}

pub async fn show(service: web::Data<Service>, request: HttpRequest) -> PageResult {
    only_here(&request)?;
    let reader = asking();
    let rows = service.kept_emails().await?;
    let letter = |row: LetterRow| Letter {
        id: row.id,
        address: row.address,
        subject: row.subject,
        lines: row
            .words
            .lines()
            .map(|line| split_link(line, &service.base_url))
            .collect(),
        when: reader.ago(row.at),
        has_message: row.message.is_some(),
    };
    let mut response = ok(&Mailbox {
        base: Base::titled(&message!("mailbox"), None),
        letters: rows.into_iter().map(letter).collect(),
    });
    set_policy(&mut response, PAGE_POLICY);
    Ok(response)
}

fn set_policy(response: &mut HttpResponse, policy: &'static str) {
    let value = header::HeaderValue::from_static(policy);
    response
        .headers_mut()
        .insert(header::CONTENT_SECURITY_POLICY, value);
}

async fn raw(service: &Service, request: &HttpRequest, id: i64) -> Result<Vec<u8>, PageError> {
    only_here(request)?;
    let row = service.kept_email(id).await?;
    let message = row.and_then(|row| row.message);
    message.ok_or(PageError(ServiceError::NotFound))
}

async fn parts(service: &Service, request: &HttpRequest, id: i64) -> Result<Parts, PageError> {
    Ok(read_parts(&raw(service, request, id).await?))
}

fn send(kind: &str, body: impl actix_web::body::MessageBody + 'static) -> HttpResponse {
    let mut response = HttpResponse::Ok()
        .content_type(kind)
        .insert_header((header::X_FRAME_OPTIONS, "SAMEORIGIN"))
        .body(body);
    set_policy(&mut response, LETTER_POLICY);
    response
}

pub async fn html(
    service: web::Data<Service>,
    request: HttpRequest,
    id: web::Path<i64>,
) -> PageResult {
    let html = parts(&service, &request, *id).await?.html;
    let shown = html.replace("cid:board", &format!("/mailbox/{id}/board.png"));
    // A link leaves the frame.
    let shown = shown.replacen("<head>", "<head><base target=\"_top\">", 1);
    Ok(send("text/html; charset=utf-8", shown))
}

pub async fn picture(
    service: web::Data<Service>,
    request: HttpRequest,
    id: web::Path<i64>,
) -> PageResult {
    let picture = parts(&service, &request, *id).await?.picture;
    match picture.is_empty() {
        true => Err(PageError(ServiceError::NotFound)),
        false => Ok(send("image/png", picture)),
    }
}

pub async fn message(
    service: web::Data<Service>,
    request: HttpRequest,
    id: web::Path<i64>,
) -> PageResult {
    let raw = raw(&service, &request, *id).await?;
    Ok(send("message/rfc822", raw))
}

fn split_link(line: &str, base_url: &str) -> Line {
    match line.split_once(base_url) {
        Some((before, path)) => Line {
            text: before.to_owned(),
            link: match path {
                "" => "/".to_owned(),
                path => path.to_owned(),
            },
        },
        None => Line {
            text: line.to_owned(),
            link: String::new(),
        },
    }
}
