//! Files that never change while the program runs, and what machines ask for.

use std::sync::atomic::Ordering;

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use rust_embed::Embed;

use super::error::{PageError, PageResult};
use crate::service::{Service, ServiceError};

#[derive(Embed)]
#[folder = "static/"]
struct Files;

pub async fn file(name: web::Path<String>) -> PageResult {
    let file = Files::get(&name).ok_or(PageError(ServiceError::NotFound))?;
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        // What else lies in the folder is not for browsers.
        _ => return Err(PageError(ServiceError::NotFound)),
    };
    Ok(HttpResponse::Ok()
        .content_type(kind)
        .insert_header((header::CACHE_CONTROL, "public, max-age=3600"))
        .body(file.data.into_owned()))
}

/// Answers when the database does.
pub async fn health(service: web::Data<Service>) -> PageResult {
    service.running_count().await?;
    Ok(HttpResponse::Ok().content_type("text/plain").body("ok\n"))
}

pub async fn metrics(service: web::Data<Service>) -> PageResult {
    let running = service.running_count().await?;
    let counters = &service.counters;
    let mut text = String::new();
    let mut tell = |name: &str, kind: &str, help: &str, value: u64| {
        text += &format!("# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
    };
    let read = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
    tell(
        "turnpost_actions_total",
        "counter",
        "Actions played.",
        read(&counters.actions),
    );
    tell(
        "turnpost_refusals_total",
        "counter",
        "Actions that the rules refused.",
        read(&counters.refusals),
    );
    tell(
        "turnpost_stale_total",
        "counter",
        "Actions that came too late.",
        read(&counters.stale),
    );
    tell(
        "turnpost_mails_total",
        "counter",
        "Mails delivered.",
        read(&counters.mails),
    );
    tell(
        "turnpost_replies_total",
        "counter",
        "Replies by mail played or answered.",
        read(&counters.replies),
    );
    tell(
        "turnpost_reports_total",
        "counter",
        "Bounces and complaints taken note of.",
        read(&counters.reports),
    );
    tell(
        "turnpost_mails_passed_over_total",
        "counter",
        "Mails that came in and were not answered.",
        read(&counters.passed_over),
    );
    tell(
        "turnpost_matches_running",
        "gauge",
        "Matches that run.",
        running as u64,
    );
    Ok(HttpResponse::Ok()
        .content_type("text/plain; version=0.0.4")
        .body(text))
}
