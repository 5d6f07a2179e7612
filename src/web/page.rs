//! What every page has, and to whom it is said.

use std::cell::Cell;

use actix_web::HttpResponse;
use actix_web::http::{StatusCode, header};
use askama::Template;

use store::accounts::PlayerRow;
use words::Message;
pub use words::{Reader, When};

tokio::task_local! {
    /// Whoever asks, as far as it is known: by their browser, then by their account.
    static ASKING: Cell<Reader>;
}

/// Answers a request, and knows meanwhile who asks.
pub async fn answering<T>(reader: Reader, answer: impl Future<Output = T>) -> T {
    ASKING.scope(Cell::new(reader), answer).await
}

/// Whoever asks. Outside of a request nobody does.
pub fn asking() -> Reader {
    ASKING.try_with(Cell::get).unwrap_or_default()
}

/// The reader that a player is; without one, whoever asks.
pub fn reader(player: Option<&PlayerRow>) -> Reader {
    match player {
        Some(player) => service::people::reader(player, asking().now),
        None => asking(),
    }
}

/// From here on, what goes wrong is said to this player.
pub fn recognise(player: &PlayerRow) {
    let known = reader(Some(player));
    // Outside of a request there is nothing to remember it for.
    let _ = ASKING.try_with(|asking| asking.set(known));
}

/// The frame of a page.
#[derive(Clone, Debug, Default)]
pub struct Base {
    pub t: Reader,
    pub title: String,
    pub player: Option<String>,
    pub is_admin: bool,
}

impl Base {
    pub fn of(title: impl Into<String>, player: Option<&PlayerRow>) -> Self {
        Base {
            t: reader(player),
            title: title.into(),
            player: player.map(|player| player.name.clone()),
            is_admin: player.is_some_and(|player| player.is_admin),
        }
    }

    /// Of the style and the script.
    pub fn version(&self) -> &'static str {
        crate::statics::VERSION.as_str()
    }

    /// With a title from the catalogue.
    pub fn titled(title: &Message, player: Option<&PlayerRow>) -> Self {
        Base::of(reader(player).tell(title), player)
    }
}

pub fn page(status: StatusCode, template: &impl Template) -> HttpResponse {
    match template.render() {
        Ok(html) => HttpResponse::build(status)
            .content_type("text/html; charset=utf-8")
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
