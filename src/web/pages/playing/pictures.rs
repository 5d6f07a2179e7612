//! Pictures of matches and of games, for lists: drawn by the same panels as the table.

use std::sync::OnceLock;

use actix_web::http::header;
use actix_web::{HttpResponse, web};

use crate::board::mini;
use crate::error::{PageError, PageResult};
use crate::session::Looking;
use base::ids::MatchId;
use games::any_game::{AnyGame, Position, Scene};
use games::message::Words;
use games::showcase::showcase;
use games::{Viewer, registry};
use service::live::words;
use service::{Service, ServiceError};
use words::{Language, message};

/// A picture brings its own colours.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/// The address of a match's picture, which is another one after each action.
pub fn address(id: MatchId, number: i64) -> String {
    format!("/matches/{id}/picture.svg?at={number}")
}

fn draw(position: &dyn Position, words: &Words<'_>, title: &str) -> Option<String> {
    let viewer = Viewer::Spectator;
    let panels = position.panels(&Scene {
        viewer,
        words,
        last: None,
    });
    mini::picture(&panels, &position.inks(viewer), &position.points(), title)
}

fn answer(picture: String, kept: &'static str) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("image/svg+xml")
        .insert_header((header::CONTENT_SECURITY_POLICY, POLICY))
        .insert_header((header::CACHE_CONTROL, kept))
        .body(picture)
}

/// The same for whoever may look at the match: what everybody at the table sees. The page names the
/// number, so that a browser asks once for each.
pub async fn of_match(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Looking(player): Looking,
) -> PageResult {
    let live = service
        .pictured(*id, player.map(|player| player.id))
        .await?;
    let title = words::tell(&message!(
        "match-and-number",
        game = live.game.info().name,
        id = id.0
    ));
    let picture = draw(
        live.position.as_ref(),
        &live.words(Language::default()),
        &title,
    );
    let picture = picture.ok_or(PageError(ServiceError::NotFound))?;
    Ok(answer(picture, "private, max-age=604800, immutable"))
}

/// The showcase of a game, drawn once.
pub async fn game(slug: web::Path<String>) -> PageResult {
    static DRAWN: OnceLock<Vec<(&'static str, Option<String>)>> = OnceLock::new();
    let drawn = DRAWN.get_or_init(|| {
        let one = |game: &&'static dyn AnyGame| {
            let info = game.info();
            let shown = showcase(info.slug);
            let picture = shown.and_then(|shown| {
                draw(
                    shown.position.as_ref(),
                    &words(*game, Language::default(), &shown.players),
                    info.name,
                )
            });
            (info.slug, picture)
        };
        registry::all().iter().map(one).collect()
    });
    let found = drawn.iter().find(|(known, _)| **slug == **known);
    let picture = found.and_then(|(_, picture)| picture.clone());
    let picture = picture.ok_or(PageError(ServiceError::NotFound))?;
    Ok(answer(picture, "public, max-age=86400"))
}
