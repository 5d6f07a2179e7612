//! A player's public page.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::TimeDelta;

use super::lobby::{Item, game_name, mine_item};
use super::ratings::{count_words, rating_words};
use crate::games::registry;
use crate::service::clocks::span_words;
use crate::service::leagues::rules::Rules;
use crate::service::live::words;
use crate::service::people::{Portrait, Tally, reliability};
use crate::service::ratings::Career;
use crate::service::{Service, ServiceError};
use crate::store::leagues::{OVER, PlayedSeason, RUNNING};
use crate::web::chart::{Chart, Line};
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
    ratings: Vec<RatingLine>,
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

/// A rating with the way to it, in words and as the address of a drawing.
struct RatingLine {
    slug: String,
    game: &'static str,
    rating: String,
    way: String,
}

/// The values before the first match and after each.
fn way(career: &Career) -> (Vec<f64>, Vec<f64>) {
    let first = career.history.first();
    let first = first.map(|row| (row.rating_before, row.uncertainty_before));
    let after = career.history.iter();
    let after = after.map(|row| (row.rating_after, row.uncertainty_after));
    first.into_iter().chain(after).unzip()
}

fn rating_line(career: &Career) -> RatingLine {
    let (values, _) = way(career);
    let (first, last) = (values.first().copied(), values.last().copied());
    let lowest = values.iter().copied().fold(f64::INFINITY, f64::min);
    let highest = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    RatingLine {
        slug: career.game.clone(),
        game: game_name(&career.game),
        rating: rating_words(career.rating),
        way: format!(
            "{} to {} over {}, between {lowest:.1} and {highest:.1}",
            first.map_or_else(String::new, |first| format!("From {first:.1}")),
            last.map_or_else(String::new, |last| format!("{last:.1}")),
            count_words(career.history.len() as i64, "rated match", "rated matches"),
        ),
    }
}

pub async fn rating_chart(
    service: web::Data<Service>,
    path: web::Path<(String, String)>,
) -> PageResult {
    let (name, game) = path.into_inner();
    let careers = service.careers(&name).await?;
    let career = careers.into_iter().find(|career| career.game == game);
    let career = career.ok_or(ServiceError::NotFound)?;
    let (values, margins) = way(&career);
    let line = Line {
        name: "rating".to_owned(),
        values,
        margins,
    };
    let chart = Chart {
        title: "Rating after each rated match, with its uncertainty",
        lines: &[line],
        decimals: 1,
        from_nought: false,
    };
    Ok(HttpResponse::Ok()
        .content_type("image/svg+xml")
        .insert_header((header::CACHE_CONTROL, "private, no-store"))
        .body(chart.draw()))
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
    let careers = service.careers(&name).await?;
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
        ratings: careers.iter().map(rating_line).collect(),
        results: results(&portrait),
        matches: portrait
            .matches
            .iter()
            .map(|one| mine_item(reader, one))
            .collect(),
        leagues: leagues.into_iter().map(league).collect(),
    }))
}
