//! A player's public page.

use std::collections::BTreeMap;

use actix_web::web;
use askama::Template;
use chrono::TimeDelta;

use super::lobby::{Item, game_name, mine_item};
use crate::service::Service;
use crate::service::clocks::span_words;
use crate::service::people::reliability;
use crate::store::matches::OVER;
use crate::web::error::PageResult;
use crate::web::page::{Base, Reader, ok};
use crate::web::session::Visitor;

#[derive(Template)]
#[template(path = "pages/player.html")]
struct PlayerPage {
    base: Base,
    name: String,
    since: String,
    pace: String,
    reliability: String,
    drop_outs: i64,
    results: Vec<GameResult>,
    matches: Vec<Item>,
}

/// How a player did in one game.
struct GameResult {
    game: &'static str,
    played: usize,
    won: usize,
    mean: i64,
}

pub async fn show(
    service: web::Data<Service>,
    name: web::Path<String>,
    Visitor(visitor): Visitor,
) -> PageResult {
    let portrait = service.portrait(&name).await?;
    let reader = Reader::of(visitor.as_ref(), service.clock.now());
    let player = &portrait.player;
    let mut by_game: BTreeMap<&str, Vec<(i32, i64)>> = BTreeMap::new();
    for (seat, row) in portrait
        .matches
        .iter()
        .filter(|(_, row)| row.status == OVER)
    {
        let result = (
            seat.place.unwrap_or_default(),
            seat.score.unwrap_or_default(),
        );
        by_game
            .entry(game_name(&row.game))
            .or_default()
            .push(result);
    }
    let results = by_game.iter().map(|(game, results)| GameResult {
        game: portrait
            .matches
            .iter()
            .map(|(_, row)| game_name(&row.game))
            .find(|name| name == game)
            .unwrap_or("?"),
        played: results.len(),
        won: results.iter().filter(|(place, _)| *place == 1).count(),
        mean: results.iter().map(|(_, score)| score).sum::<i64>() / results.len() as i64,
    });
    let pace = match player.turns {
        0 => "no turns yet".to_owned(),
        turns => format!(
            "{} a turn",
            span_words(TimeDelta::seconds(player.turn_seconds / turns))
        ),
    };
    Ok(ok(&PlayerPage {
        base: Base::of(player.name.clone(), visitor.as_ref()),
        name: player.name.clone(),
        since: player.created_at.format("%B %Y").to_string(),
        pace,
        reliability: reliability(player).map_or_else(
            || "new here".to_owned(),
            |percent| format!("{percent} % of turns in time"),
        ),
        drop_outs: player.drop_outs,
        results: results.collect(),
        matches: portrait
            .matches
            .iter()
            .map(|one| mine_item(reader, one))
            .collect(),
    }))
}
