//! Ratings, statistics and queues for programs.

use actix_web::{HttpResponse, web};
use serde_json::{Value, json};

use super::{Answer, Caller};
use service::Service;
use service::matchmaking::{Wanted, rule};
use service::ratings::{Career, LEAST_MATCHES, Leader, Rating};
use service::rows::RatedRow;
use service::statistics::Statistic;

fn rating(rating: Rating) -> Value {
    json!({
        "rating": rating.rating,
        "uncertainty": rating.uncertainty,
        "cautious": rating.cautious(),
        "matches": rating.matches,
    })
}

pub async fn leaderboard(
    service: web::Data<Service>,
    caller: Caller,
    game: web::Path<String>,
) -> Answer {
    let board = service.leaderboard(&game, caller.id()).await?;
    let leader = |(at, leader): (usize, &Leader)| {
        let mut line = rating(leader.rating);
        line["place"] = json!(at + 1);
        line["name"] = json!(leader.name);
        line
    };
    let statistic = |one: &Statistic| {
        json!({
            "what": one.what,
            "players": one.players,
            "played": one.tally.played,
            "won": one.tally.won,
            "mean_points": one.tally.mean_points(),
            "mean_place": one.tally.mean_place(),
        })
    };
    let list = |all: &[Statistic]| all.iter().map(statistic).collect::<Vec<_>>();
    Ok(HttpResponse::Ok().json(json!({
        "game": *game,
        "least_matches": LEAST_MATCHES,
        "leaders": board.leaders.iter().enumerate().map(leader).collect::<Vec<_>>(),
        "yours": board.own.map(rating),
        "by_role": list(&board.statistics.roles),
        "by_seat": list(&board.statistics.seats),
    })))
}

pub async fn careers(service: web::Data<Service>, name: web::Path<String>) -> Answer {
    let rated = |row: &RatedRow| {
        json!({
            "at": row.at.and_utc(),
            "place": row.place,
            "people": row.people,
            "rating": row.rating_after,
            "uncertainty": row.uncertainty_after,
        })
    };
    let career = |career: &Career| {
        let mut line = rating(career.rating);
        line["game"] = json!(career.game);
        line["history"] = career.history.iter().map(rated).collect();
        line
    };
    let careers = service.careers(&name).await?;
    Ok(HttpResponse::Ok().json(careers.iter().map(career).collect::<Vec<_>>()))
}

pub async fn queues(service: web::Data<Service>, caller: Caller) -> Answer {
    let queues = service.queues(caller.id()).await?;
    let number = |(wanted, count): &(Wanted, i64)| {
        let mut line = json!(wanted);
        line["waiting"] = json!(count);
        line
    };
    let own = queues.own.iter().map(|(wanted, since)| {
        let mut line = json!(wanted);
        line["since"] = json!(since.and_utc());
        line
    });
    Ok(HttpResponse::Ok().json(json!({
        "rule": rule(),
        "queues": queues.numbers.iter().map(number).collect::<Vec<_>>(),
        "yours": own.collect::<Vec<_>>(),
    })))
}

pub async fn wait(
    service: web::Data<Service>,
    caller: Caller,
    wanted: web::Json<Wanted>,
) -> Answer {
    let player = caller.player()?;
    service.wait_for(player.id, wanted.into_inner()).await?;
    Ok(HttpResponse::NoContent().finish())
}

pub async fn stop(
    service: web::Data<Service>,
    caller: Caller,
    path: web::Path<(String, String, u8)>,
) -> Answer {
    let (game, speed, seats) = path.into_inner();
    let speed = speed.parse()?;
    let wanted = Wanted { game, speed, seats };
    service.stop_waiting(caller.player()?.id, wanted).await?;
    Ok(HttpResponse::NoContent().finish())
}
