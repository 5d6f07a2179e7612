//! A player's public page.

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::TimeDelta;

use crate::chart::{Chart, Line};
use crate::error::PageResult;
use crate::page::{Base, Reader, asking, ok, reader};
use crate::pages::lobby::{Item, game_name, mine_item};
use crate::pages::ratings::rating_words;
use crate::session::Visitor;
use games::panel::Ink;
use games::registry;
use service::leagues::rules::Rules;
use service::live::words;
use service::people::{Portrait, Tally, reliability};
use service::ratings::Career;
use service::rows::{PlayedSeason, SeasonState};
use service::{Service, ServiceError};
use words::{message, span};

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

fn league(
    t: Reader,
    (competition, season, division, rank): PlayedSeason,
) -> Result<League, ServiceError> {
    let is_league = Rules::of(&season)?.is_league();
    let result = match (rank, division) {
        (Some(rank), Some(division)) if is_league => {
            message!("player-rank-division", rank = rank, division = division + 1)
        }
        (Some(rank), _) => message!("player-rank", rank = rank),
        (None, Some(_)) if season.state == SeasonState::Running => {
            message!("player-season-running")
        }
        (None, _) if season.state == SeasonState::Over => message!("player-season-missed"),
        (None, _) => message!("player-season-signed-up"),
    };
    Ok(League {
        id: competition.id.0,
        season: season.number,
        name: match is_league {
            true => t.tell(&message!(
                "player-season",
                name = competition.name,
                number = season.number
            )),
            false => competition.name,
        },
        result: t.tell(&result),
    })
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

fn rating_line(t: Reader, career: &Career) -> RatingLine {
    let (values, _) = way(career);
    let said = |value: Option<&f64>| value.map_or_else(String::new, |value| t.decimal(*value, 1));
    let lowest = values.iter().copied().fold(f64::INFINITY, f64::min);
    let highest = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    RatingLine {
        slug: career.game.clone(),
        game: game_name(&career.game),
        rating: rating_words(t, career.rating),
        way: t.tell(&message!(
            "rating-way",
            first = said(values.first()),
            last = said(values.last()),
            count = career.history.len(),
            lowest = t.decimal(lowest, 1),
            highest = t.decimal(highest, 1),
        )),
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
        name: asking().say("rating-chart-line").into(),
        ink: Ink::Blue,
        values,
        margins,
    };
    let chart = Chart {
        title: &asking().say("rating-chart").to_string(),
        lines: &[line],
        decimals: 1,
        from_nought: false,
    };
    Ok(HttpResponse::Ok()
        .content_type("image/svg+xml")
        .body(chart.picture()))
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
        let say = words(rules, asking().language, &[]);
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
    let names = service.sitters(&portrait.matches).await?;
    let reader = reader(visitor.as_ref());
    let careers = service.careers(&name).await?;
    let player = &portrait.player;
    let is_own = visitor.as_ref().is_some_and(|one| one.id == player.id);
    let of = (!is_own).then_some(player.name.as_str());
    let leagues = service.seasons_of_player(player.id).await?;
    let pace = match player.turns {
        0 => message!("player-no-turns"),
        turns => {
            let pace = span(TimeDelta::seconds(player.turn_seconds / turns));
            message!("player-pace", span = pace)
        }
    };
    let in_time = match reliability(player) {
        None => message!("player-new"),
        Some(percent) => message!("player-reliability", percent = percent),
    };
    Ok(ok(&PlayerPage {
        base: Base::of(player.name.clone(), visitor.as_ref()),
        name: player.name.clone(),
        since: reader.month(player.created_at),
        pace: reader.tell(&pace),
        reliability: reader.tell(&in_time),
        drop_outs: player.drop_outs,
        ratings: careers
            .iter()
            .map(|career| rating_line(reader, career))
            .collect(),
        results: results(&portrait),
        matches: portrait
            .matches
            .iter()
            .map(|one| mine_item(reader, one, &names, of))
            .collect(),
        leagues: leagues
            .into_iter()
            .filter_map(|played| {
                let shown = league(reader, played).inspect_err(|error| {
                    tracing::error!(%error, "left out of a player's page");
                });
                shown.ok()
            })
            .collect(),
    }))
}
