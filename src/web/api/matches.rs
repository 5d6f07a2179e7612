//! A match for programs: read it, try an action, play it, take it back.

use actix_web::{HttpResponse, web};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Answer, Bearer, Caller, Problem};
use crate::page::asking;
use base::ids::MatchId;
use games::Viewer;
use service::matches::Glance;
use service::rows::Status;
use service::turns::By;
use service::{Service, ServiceError, live};
use words::message;

/// A match as the caller may see it.
pub async fn read(service: &Service, id: MatchId, caller: &Caller) -> Result<Value, ServiceError> {
    let table = service.table(id).await?;
    let viewer = table.viewer(caller.id())?;
    let row = &table.row;
    let seat = |seat: &service::rows::SeatRow| {
        json!({
            "seat": seat.seat + 1,
            "name": seat.name,
            "bot": seat.bot.is_some(),
            "level": seat.bot,
            "free": seat.is_free(),
            "waiting_since": seat.waiting_since.map(|at| at.and_utc()),
            "deadline": seat.deadline_at.map(|at| at.and_utc()),
            "place": seat.place,
            "score": seat.score,
        })
    };
    let mut shown = json!({
        "id": row.id,
        "game": row.game,
        "title": asking().recall(&row.title),
        "status": row.status,
        "paused": row.paused,
        "number": row.number,
        "options": table.options()?,
        "seats": table.seats.iter().map(seat).collect::<Vec<_>>(),
        "your_seat": match viewer {
            Viewer::Seat(seat) => json!(seat.0 + 1),
            Viewer::Spectator => Value::Null,
        },
    });
    if row.status == Status::Open {
        return Ok(shown);
    }
    let Glance {
        live,
        viewer,
        can_undo,
        ..
    } = service.glance(id, caller.id(), asking()).await?;
    shown["number"] = json!(live.table.row.number);
    shown["view"] = live.position.view(viewer);
    shown["points"] = json!(live.position.points());
    shown["can_undo"] = json!(can_undo);
    shown["seed_commitment"] = json!(live.table.commitment()?);
    let decisions = live.position.turn().0;
    let waits = decisions.iter().map(|decision| {
        json!({ "seat": decision.seat.0 + 1, "about": live.words(asking().language).say(&decision.about) })
    });
    shown["waits_for"] = waits.collect();
    Ok(shown)
}

pub async fn show(service: web::Data<Service>, caller: Caller, id: web::Path<MatchId>) -> Answer {
    Ok(HttpResponse::Ok().json(read(&service, *id, &caller).await?))
}

pub async fn legal(service: web::Data<Service>, caller: Caller, id: web::Path<MatchId>) -> Answer {
    let glance = service.glance(*id, caller.id(), asking()).await?;
    let Viewer::Seat(seat) = glance.viewer else {
        return Err(ServiceError::Forbidden(message!("no-seat")).into());
    };
    let say = glance.words();
    let choice = |choice: &games::Choice| {
        json!({
            "line": choice.line,
            "kind": say.say(&choice.kind),
            "what": say.say(&choice.what),
            "price": choice.price.as_ref().map(|price| say.say(price)),
            "targets": choice.targets,
        })
    };
    let choices = glance.live.position.choices(seat);
    Ok(HttpResponse::Ok().json(json!({
        "number": glance.live.table.row.number,
        "actions": choices.iter().map(choice).collect::<Vec<_>>(),
    })))
}

#[derive(Debug, Deserialize)]
pub struct LineBody {
    line: String,
}

pub async fn preview(
    service: web::Data<Service>,
    caller: Caller,
    id: web::Path<MatchId>,
    body: web::Json<LineBody>,
) -> Answer {
    let player = caller.reader()?;
    let preview = service
        .preview(*id, player.id, &body.line, asking().language)
        .await?;
    Ok(HttpResponse::Ok().json(preview))
}

#[derive(Debug, Deserialize)]
pub struct ActBody {
    number: i64,
    line: String,
}

pub async fn act(
    service: web::Data<Service>,
    bearer: Bearer,
    id: web::Path<MatchId>,
    body: web::Json<ActBody>,
) -> Answer {
    let by = By::token(bearer.secret()?);
    let played = service.act(*id, by, body.number, &body.line).await;
    let caller = match &played {
        Ok(_) => Caller::default(),
        // What went wrong is said to whoever it is.
        Err(_) => bearer.caller(&service).await?,
    };
    after(&service, &caller, *id, played).await
}

#[derive(Debug, Deserialize)]
pub struct UndoBody {
    number: i64,
}

pub async fn undo(
    service: web::Data<Service>,
    caller: Caller,
    id: web::Path<MatchId>,
    body: web::Json<UndoBody>,
) -> Answer {
    let player = caller.player()?;
    let undone = service.undo(*id, player.id, body.number).await;
    after(&service, &caller, *id, undone).await
}

/// Short on purpose: a program that wants the whole match asks for it.
async fn after(
    service: &Service,
    caller: &Caller,
    id: MatchId,
    result: Result<live::Live, ServiceError>,
) -> Answer {
    match result {
        Ok(live) => {
            let waits: Vec<u8> = live
                .position
                .turn()
                .seats()
                .map(|seat| seat.0 + 1)
                .collect();
            Ok(HttpResponse::Ok().json(json!({
                "id": id,
                "number": live.table.row.number,
                "status": live.table.row.status,
                "waits_for": waits,
            })))
        }
        Err(ServiceError::Stale) => {
            let fresh = read(service, id, caller).await?;
            Err(Problem(ServiceError::Stale, Some(fresh)))
        }
        Err(other) => Err(other.into()),
    }
}

pub async fn log(service: web::Data<Service>, caller: Caller, id: web::Path<MatchId>) -> Answer {
    let (_, log) = service.log(*id, caller.id(), asking().language).await?;
    Ok(HttpResponse::Ok().json(log))
}

pub async fn record(service: web::Data<Service>, caller: Caller, id: web::Path<MatchId>) -> Answer {
    let record = service.record(*id, caller.id()).await?;
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .body(record))
}

/// The match as it stood after an action.
pub async fn moment(
    service: web::Data<Service>,
    caller: Caller,
    path: web::Path<(MatchId, i64)>,
) -> Answer {
    let (id, number) = *path;
    let glance = service
        .past_position(id, caller.id(), number, asking())
        .await?;
    Ok(HttpResponse::Ok().json(json!({
        "id": id,
        "number": number,
        "action": glance.log.last().filter(|_| number > 0),
        "text": glance.text(),
    })))
}

/// The points of each seat after each action.
pub async fn points(service: web::Data<Service>, caller: Caller, id: web::Path<MatchId>) -> Answer {
    let (seats, points) = service.points(*id, caller.id()).await?;
    let names: Vec<String> = seats.into_iter().map(|(name, _)| name).collect();
    Ok(HttpResponse::Ok().json(json!({ "players": names, "points": points })))
}
