//! Pictures of matches and of games, for lists: drawn by the same panels as the table.

use std::sync::OnceLock;

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use serde::Deserialize;

use crate::board::mini;
use crate::error::{PageError, PageResult};
use crate::page::asking;
use crate::pages::match_page::spots::refused_place;
use crate::session::Looking;
use base::ids::MatchId;
use games::any_game::{AnyGame, Position, Scene};
use games::examples::examples;
use games::message::Words;
use games::showcase::showcase;
use games::{Viewer, registry};
use service::live::words;
use service::{Service, ServiceError};
use words::{Language, Reader, message};

/// A picture brings its own colours.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/// The address of a match's picture, which is another one after each action and in each language.
pub fn address(id: MatchId, number: i64) -> String {
    let language = asking().language.tag();
    format!("/matches/{id}/picture.svg?at={number}&in={language}")
}

pub fn address_of_game(slug: &str) -> String {
    format!("/games/{slug}/picture.svg?in={}", asking().language.tag())
}

/// The language of the page that shows the picture.
#[derive(Debug, Deserialize)]
pub struct Asked {
    r#in: Option<String>,
}

impl Asked {
    fn language(&self) -> Language {
        let named = self.r#in.as_deref().and_then(Language::from_tag);
        named.unwrap_or_else(|| asking().language)
    }
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
    asked: web::Query<Asked>,
    Looking(player): Looking,
) -> PageResult {
    let live = service
        .pictured(*id, player.map(|player| player.id))
        .await?;
    let language = asked.language();
    let reader = Reader {
        language,
        ..asking()
    };
    let title = reader.tell(message!(
        "match-and-number",
        game = live.game.info().name,
        id = id.0
    ));
    let picture = draw(live.position.as_ref(), &live.words(language), &title);
    let picture = picture.ok_or(PageError(ServiceError::NotFound))?;
    Ok(answer(picture, "private, max-age=604800, immutable"))
}

/// The showcase of a game, drawn once in each language.
pub async fn game(slug: web::Path<String>, asked: web::Query<Asked>) -> PageResult {
    type Drawn = (&'static str, Language, Option<String>);
    static DRAWN: OnceLock<Vec<Drawn>> = OnceLock::new();
    let drawn = DRAWN.get_or_init(|| {
        let one = |(game, language): (&'static dyn AnyGame, Language)| {
            let info = game.info();
            let shown = showcase(info.slug);
            let picture = shown.and_then(|shown| {
                let words = words(game, language, &shown.players);
                draw(shown.position.as_ref(), &words, info.name)
            });
            (info.slug, language, picture)
        };
        let games = registry::all().iter();
        let all = games.flat_map(|game| Language::ALL.map(|language| (*game, language)));
        all.map(one).collect()
    });
    let language = asked.language();
    let is_asked = |(known, drawn_in, _): &&Drawn| **slug == **known && *drawn_in == language;
    let picture = drawn
        .iter()
        .find(is_asked)
        .and_then(|(.., picture)| picture.clone());
    let picture = picture.ok_or(PageError(ServiceError::NotFound))?;
    Ok(answer(picture, "public, max-age=86400"))
}

/// An example of the rules, in the language of the page; drawn anew each time, and kept by the browser.
pub async fn example(path: web::Path<(String, String)>, asked: web::Query<Asked>) -> PageResult {
    let (slug, section) = path.into_inner();
    let game = registry::find(&slug).ok_or(ServiceError::NotFound)?;
    let mut all = examples(game.info().slug).iter();
    let found = all.find(|example| example.section == section);
    let found = found.ok_or(ServiceError::NotFound)?;
    let words = words(game, asked.language(), &found.players);
    let viewer = Viewer::Spectator;
    let panels = found.position.panels(&Scene {
        viewer,
        words: &words,
        last: None,
    });
    let at = refused_place(&panels, &found.line);
    let picture = mini::example(
        &panels,
        &found.position.inks(viewer),
        &found.position.points(),
        (game.info().name, at.as_deref()),
    );
    let picture = picture.ok_or(PageError(ServiceError::NotFound))?;
    Ok(answer(picture, "public, max-age=86400"))
}
