//! Files that never change while the program runs, and what machines ask for.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::LazyLock;

use actix_web::http::header;
use actix_web::{HttpResponse, HttpResponseBuilder, web};
use rust_embed::Embed;
use serde_json::json;

use super::error::{PageError, PageResult};
use service::{Service, ServiceError};

#[derive(Embed)]
#[folder = "../../static/"]
struct Files;

/// The parts of the one stylesheet, after the colours.
const STYLE: [&str; 7] = ["base", "pages", "site", "frame", "hex", "cards", "devices"];
const STYLESHEET: &str = "turnpost.css";
const SCRIPT: &str = "turnpost.js";

static STYLED: LazyLock<String> = LazyLock::new(|| {
    let part = |name| {
        let file = Files::get(&format!("style/{name}.css")).expect("it is part of the program");
        String::from_utf8_lossy(&file.data).into_owned()
    };
    games::palette::css() + &STYLE.map(part).concat()
});

/// Changes with style and script, so that a page never meets those of another version.
pub static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = DefaultHasher::new();
    STYLED.hash(&mut hash);
    let script = Files::get(SCRIPT).map(|file| file.data.into_owned());
    script.hash(&mut hash);
    format!("{:x}", hash.finish())
});

pub async fn file(name: web::Path<String>) -> PageResult {
    if *name == STYLESHEET {
        return Ok(lasting("text/css; charset=utf-8").body(STYLED.as_str()));
    }
    let file = Files::get(&name).ok_or(PageError(ServiceError::NotFound))?;
    let kind = match name.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        // What else lies in the folder is not for browsers.
        _ => return Err(PageError(ServiceError::NotFound)),
    };
    Ok(lasting(kind).body(file.data.into_owned()))
}

/// Pages name the version of what they ask for, so that it may be kept.
fn lasting(kind: &str) -> HttpResponseBuilder {
    let mut answer = HttpResponse::Ok();
    answer
        .content_type(kind)
        .insert_header((header::CACHE_CONTROL, "public, max-age=604800"));
    answer
}

/// The process answers: whether it can do anything is another question.
pub async fn live() -> HttpResponse {
    HttpResponse::Ok().json(json!({ "live": true }))
}

/// Whether work is done here: something is written, and the loops and the disk are looked at.
pub async fn ready(service: web::Data<Service>) -> HttpResponse {
    let health = service.health().await;
    let mut answer = match health.is_ready() {
        true => HttpResponse::Ok(),
        false => HttpResponse::ServiceUnavailable(),
    };
    answer.json(json!({
        "live": true,
        "ready": health.is_ready(),
        "writes": health.writes,
        "scheduler": {
            "ready": health.scheduler_runs(),
            "seconds": health.scheduler.map(|since| since.as_secs()),
        },
        "outbox": { "ready": health.outbox_runs(), "seconds": health.outbox },
        "disk": { "ready": health.has_room(), "free_bytes": health.free_bytes },
        "troubles": health.troubles,
    }))
}
