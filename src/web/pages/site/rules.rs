//! The complete rules of a game, and its cheat sheet.

use std::sync::Arc;

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::board::tokens::sprite;
use crate::error::PageResult;
use crate::page::{Base, ok, reader};
use crate::pages::game::{Part, parts};
use crate::pages::match_page::known_orders;
use crate::rules::{Found, RuleTable, Rules, rules};
use crate::session::Visitor;
use games::registry;
use service::ServiceError;
use service::live::words;
use words::message;

#[derive(Template)]
#[template(path = "pages/rules.html")]
struct RulesPage {
    base: Base,
    slug: &'static str,
    name: &'static str,
    /// The signs that the figures are drawn with.
    sprite: String,
    rules: Arc<Rules>,
    asked: String,
    found: Vec<Found>,
}

#[derive(Template)]
#[template(path = "pages/sheet.html")]
struct Sheet {
    base: Base,
    slug: &'static str,
    name: &'static str,
    parts: Vec<Part>,
    /// Prices and tracks, as the rules have them.
    tables: Vec<RuleTable>,
    orders: Vec<(&'static str, String)>,
}

#[derive(Debug, Deserialize)]
pub struct Search {
    #[serde(default)]
    q: String,
}

/// Longer than anything that somebody looks for.
const LONGEST: usize = 100;

pub async fn show(
    slug: web::Path<String>,
    search: web::Query<Search>,
    Visitor(player): Visitor,
) -> PageResult {
    let game = registry::find(&slug).ok_or(ServiceError::NotFound)?;
    let info = game.info();
    let reader = reader(player.as_ref());
    let rules = rules(info, reader.language);
    let asked: String = search.q.trim().chars().take(LONGEST).collect();
    Ok(ok(&RulesPage {
        base: Base::titled(
            &message!("rules-of", game = info.short_name()),
            player.as_ref(),
        ),
        slug: info.slug,
        name: info.short_name(),
        sprite: sprite(Some(game)),
        found: rules.find(&asked),
        rules,
        asked,
    }))
}

/// What lies beside the board: the course of the game in short, prices, and how everything is written.
pub async fn sheet(slug: web::Path<String>, Visitor(player): Visitor) -> PageResult {
    let game = registry::find(&slug).ok_or(ServiceError::NotFound)?;
    let info = game.info();
    let language = reader(player.as_ref()).language;
    Ok(ok(&Sheet {
        base: Base::titled(
            &message!("sheet-of", game = info.short_name()),
            player.as_ref(),
        ),
        slug: info.slug,
        name: info.short_name(),
        parts: parts(info.in_short_in(language.tag())),
        tables: info
            .short_tables(language.tag())
            .into_iter()
            .map(RuleTable::from)
            .collect(),
        orders: known_orders(game, &words(game, language, &[])),
    }))
}
