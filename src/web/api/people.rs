//! People for programs: the caller, and what everybody may see of others.

use actix_web::{HttpResponse, web};
use serde_json::json;

use super::{Answer, Caller};
use service::Service;
use service::clocks::away_days_left;
use service::people::{GameResults, Tally, reliability};

pub async fn me(service: web::Data<Service>, caller: Caller) -> Answer {
    let player = caller.reader()?;
    let now = service.clock.now();
    Ok(HttpResponse::Ok().json(json!({
        "name": player.name,
        "zone": player.zone.name(),
        "language": player.language.tag(),
        "away_until": player.away_until.filter(|until| *until > now).map(|at| at.and_utc()),
        "away_days_left": away_days_left(player.away_year, player.away_days, now),
    })))
}

pub async fn player(service: web::Data<Service>, name: web::Path<String>) -> Answer {
    let portrait = service.portrait(&name).await?;
    let player = &portrait.player;
    let tally = |tally: &Tally| json!({ "played": tally.played, "won": tally.won, "mean_points": tally.mean() });
    let game = |game: &GameResults| {
        let roles = game.by_role.iter();
        let roles = roles.map(|(role, result)| (role.clone(), tally(result)));
        json!({
            "game": game.game,
            "all": tally(&game.all),
            "by_role": roles.collect::<serde_json::Map<_, _>>(),
        })
    };
    Ok(HttpResponse::Ok().json(json!({
        "name": player.name,
        "since": player.created_at.date(),
        "turns": player.turns,
        "seconds_a_turn": (player.turns > 0).then(|| player.turn_seconds / player.turns),
        "percent_in_time": reliability(player),
        "drop_outs": player.drop_outs,
        "results": portrait.results.iter().map(game).collect::<Vec<_>>(),
        "matches": portrait.matches.iter().map(|row| row.id).collect::<Vec<_>>(),
    })))
}
