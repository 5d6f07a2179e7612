//! Every kind of email, for an admin who wants to see what people get.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;
use tokio::sync::OnceCell;

use crate::error::{PageError, PageResult};
use crate::page::{Base, asking, ok};
use crate::pages::lobby::game_name;
use crate::session::Admin;
use service::gallery::{Sample, samples};
use service::{Service, ServiceError};
use words::{Language, message};

/// An email may show its picture and its colours, and nothing else.
const POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'";

#[derive(Template)]
#[template(path = "pages/letters.html")]
struct Letters {
    base: Base,
    /// By what they are about.
    groups: Vec<(String, Vec<(String, String)>)>,
}

/// They are the same until the program changes, in each language.
static GALLERY: [OnceCell<Vec<Sample>>; Language::ALL.len()] =
    [const { OnceCell::const_new() }; Language::ALL.len()];

async fn gallery(service: &Service) -> Result<&'static [Sample], PageError> {
    let language = asking().language;
    let at = Language::ALL.iter().position(|one| *one == language);
    let own = &GALLERY[at.expect("it is one of them")];
    let all = own
        .get_or_try_init(|| samples(&service.base_url, language))
        .await;
    all.map(Vec::as_slice).map_err(PageError)
}

pub async fn list(service: web::Data<Service>, Admin(admin): Admin) -> PageResult {
    let mut groups: Vec<(String, Vec<(String, String)>)> = Vec::new();
    for sample in gallery(&service).await? {
        let entry = (sample.name(), sample.letter.subject.clone());
        let about = match sample.group.as_str() {
            "account" => asking().say("admin-letters-account").to_string(),
            "league" => asking().say("leagues-and-tournaments").to_string(),
            game => game_name(game).to_owned(),
        };
        match groups.last_mut() {
            Some((group, entries)) if *group == about => entries.push(entry),
            _ => groups.push((about, vec![entry])),
        }
    }
    Ok(ok(&Letters {
        base: Base::titled(&message!("admin-letters"), Some(&admin)),
        groups,
    }))
}

async fn find(service: &Service, name: &str) -> Result<&'static Sample, PageError> {
    let mut all = gallery(service).await?.iter();
    let found = all.find(|sample| sample.name() == name);
    found.ok_or(PageError(ServiceError::NotFound))
}

fn send(kind: &str, body: String) -> HttpResponse {
    HttpResponse::Ok()
        .content_type(kind)
        .insert_header((header::X_FRAME_OPTIONS, "SAMEORIGIN"))
        .insert_header((header::CONTENT_SECURITY_POLICY, POLICY))
        .body(body)
}

pub async fn html(
    service: web::Data<Service>,
    Admin(_): Admin,
    name: web::Path<String>,
) -> PageResult {
    let html = find(&service, &name).await?.letter.html();
    let shown = html.replace("cid:board", &format!("/admin/letters/{name}/board.svg"));
    Ok(send("text/html; charset=utf-8", shown))
}

pub async fn text(
    service: web::Data<Service>,
    Admin(_): Admin,
    name: web::Path<String>,
) -> PageResult {
    let text = find(&service, &name).await?.letter.text();
    Ok(send("text/plain; charset=utf-8", text))
}

pub async fn picture(
    service: web::Data<Service>,
    Admin(_): Admin,
    name: web::Path<String>,
) -> PageResult {
    let svg = find(&service, &name).await?.letter.picture();
    match svg {
        Some(svg) => Ok(send("image/svg+xml", svg.to_owned())),
        None => Err(PageError(ServiceError::NotFound)),
    }
}
