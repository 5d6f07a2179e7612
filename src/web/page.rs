//! What every page has, and how things are said on pages.

use std::sync::LazyLock;

use actix_web::HttpResponse;
use actix_web::http::{StatusCode, header};
use askama::Template;
use chrono::TimeDelta;
use chrono::format::{Item, StrftimeItems};
use chrono_tz::Tz;

use crate::clock::Moment;
use crate::service::clocks::span_words;
use crate::store::accounts::PlayerRow;

/// The frame of a page.
#[derive(Clone, Debug)]
pub struct Base {
    pub title: String,
    pub player: Option<String>,
    pub is_admin: bool,
}

impl Base {
    pub fn of(title: impl Into<String>, player: Option<&PlayerRow>) -> Self {
        Base {
            title: title.into(),
            player: player.map(|player| player.name.clone()),
            is_admin: player.is_some_and(|player| player.is_admin),
        }
    }
}

pub fn page(status: StatusCode, template: &impl Template) -> HttpResponse {
    match template.render() {
        Ok(html) => HttpResponse::build(status)
            .content_type("text/html; charset=utf-8")
            // What a player sees is not for caches between them and us.
            .insert_header((header::CACHE_CONTROL, "private, no-store"))
            .body(html),
        Err(error) => {
            tracing::error!(%error, "template failed");
            HttpResponse::InternalServerError().finish()
        }
    }
}

pub fn ok(template: &impl Template) -> HttpResponse {
    page(StatusCode::OK, template)
}

pub fn see_other(path: &str) -> HttpResponse {
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, path))
        .finish()
}

/// A moment for a reader: as people say it, with the exact one beside it.
#[derive(Clone, Debug)]
pub struct When {
    pub words: String,
    pub exact: String,
}

/// Read once: lists say hundreds of moments.
static EXACT: LazyLock<Vec<Item<'static>>> = LazyLock::new(|| items("%a %-d %b %Y, %H:%M %Z"));
static DAY: LazyLock<Vec<Item<'static>>> = LazyLock::new(|| items("%a %-d %b, %H:%M"));

fn items(format: &'static str) -> Vec<Item<'static>> {
    StrftimeItems::new(format).collect()
}

/// The reader's zone and the present.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    pub zone: Tz,
    pub now: Moment,
}

impl Reader {
    pub fn of(player: Option<&PlayerRow>, now: Moment) -> Self {
        let zone = player.and_then(|player| player.zone.parse().ok());
        Reader {
            zone: zone.unwrap_or(Tz::UTC),
            now,
        }
    }

    fn exact(self, at: Moment) -> String {
        let local = at.and_utc().with_timezone(&self.zone);
        local.format_with_items(EXACT.iter()).to_string()
    }

    /// A moment in one's own zone, in short.
    pub fn at(self, at: Moment) -> String {
        let local = at.and_utc().with_timezone(&self.zone);
        local.format("%a %-d %b, %H:%M").to_string()
    }

    pub fn ago(self, at: Moment) -> When {
        let span = self.now - at;
        let words = match span {
            span if span < TimeDelta::minutes(1) => "just now".to_owned(),
            span => format!("{} ago", span_words(span)),
        };
        When {
            words,
            exact: self.exact(at),
        }
    }

    pub fn left(self, until: Moment) -> When {
        let local = until.and_utc().with_timezone(&self.zone);
        let day = local.format_with_items(DAY.iter());
        let words = match until - self.now {
            span if span <= TimeDelta::zero() => "time is up".to_owned(),
            span => format!("{} left, until {day}", span_words(span)),
        };
        When {
            words,
            exact: self.exact(until),
        }
    }
}
