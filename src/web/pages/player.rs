//! A player's public page.

use actix_web::web;
use askama::Template;
use chrono::TimeDelta;

use super::lobby::{Item, mine_item};
use crate::games::registry;
use crate::service::Service;
use crate::service::clocks::span_words;
use crate::service::leagues::rules::Rules;
use crate::service::live::words;
use crate::service::people::{Portrait, Tally, reliability};
use crate::store::leagues::{OVER, PlayedSeason, RUNNING};
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
    leagues: Vec<League>,
}

/// A season that the player took part in.
struct League {
    id: i64,
    season: i32,
    name: String,
    result: String,
}

fn league((competition, season, division, rank): PlayedSeason) -> League {
    let is_league = Rules::read(&season.rules).is_league();
    League {
        id: competition.id.0,
        season: season.number,
        name: match is_league {
            true => format!("{}, season {}", competition.name, season.number),
            false => competition.name,
        },
        result: match (rank, division) {
            (Some(rank), Some(division)) if is_league => {
                format!("rank {rank} in division {}", division + 1)
            }
            (Some(rank), _) => format!("rank {rank}"),
            (None, Some(_)) if season.state == RUNNING => "running".to_owned(),
            (None, _) if season.state == OVER => "did not play".to_owned(),
            (None, _) => "signed up".to_owned(),
        },
    }
}

/// How a player did in one game, or as one faction in it.
struct GameResult {
    what: String,
    is_role: bool,
    tally: Tally,
}

fn results(portrait: &Portrait) -> Vec<GameResult> {
    let mut lines = Vec::new();
    for game in &portrait.results {
        let Some(rules) = registry::find(&game.game) else {
            continue;
        };
        lines.push(GameResult {
            what: rules.info().name.to_owned(),
            is_role: false,
            tally: game.all,
        });
        let say = words(rules, &[]);
        lines.extend(game.by_role.iter().map(|(role, tally)| GameResult {
            what: say.name(role),
            is_role: true,
            tally: *tally,
        }));
    }
    lines
}

pub async fn show(
    service: web::Data<Service>,
    name: web::Path<String>,
    Visitor(visitor): Visitor,
) -> PageResult {
    let portrait = service.portrait(&name).await?;
    let reader = Reader::of(visitor.as_ref(), service.clock.now());
    let player = &portrait.player;
    let leagues = service.seasons_of_player(player.id).await?;
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
        results: results(&portrait),
        matches: portrait
            .matches
            .iter()
            .map(|one| mine_item(reader, one))
            .collect(),
        leagues: leagues.into_iter().map(league).collect(),
    }))
}
