//! What belongs to a seat, for programs: talk, notes, standing orders, the plan.

use actix_web::{HttpResponse, web};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Answer, Caller};
use base::ids::MatchId;
use service::matches::is_notice;
use service::plans::steps_of;
use service::rows::{SeatRow, TalkRow};
use service::{Service, ServiceError};

#[derive(Debug, Deserialize)]
pub struct WordsBody {
    words: String,
}

async fn own_seat(
    service: &Service,
    caller: &Caller,
    id: MatchId,
) -> Result<SeatRow, ServiceError> {
    let player = caller.reader()?.id;
    let table = service.table(id).await?;
    table.seat_of(player).cloned().ok_or(ServiceError::NotFound)
}

pub async fn talk(service: web::Data<Service>, caller: Caller, id: web::Path<MatchId>) -> Answer {
    service.table(*id).await?.viewer(caller.id())?;
    let line = |row: &TalkRow| {
        json!({
            "name": row.name,
            "words": row.words,
            "at": row.at.and_utc(),
            "notice": is_notice(row),
        })
    };
    let talk = service.talk(*id).await?;
    Ok(HttpResponse::Ok().json(talk.iter().map(line).collect::<Vec<_>>()))
}

pub async fn say(
    service: web::Data<Service>,
    caller: Caller,
    id: web::Path<MatchId>,
    body: web::Json<WordsBody>,
) -> Answer {
    service.say(*id, caller.player()?, &body.words).await?;
    Ok(HttpResponse::NoContent().finish())
}

pub async fn notes(service: web::Data<Service>, caller: Caller, id: web::Path<MatchId>) -> Answer {
    let seat = own_seat(&service, &caller, *id).await?;
    Ok(HttpResponse::Ok().json(json!({ "words": seat.notes })))
}

pub async fn set_notes(
    service: web::Data<Service>,
    caller: Caller,
    id: web::Path<MatchId>,
    body: web::Json<WordsBody>,
) -> Answer {
    let player = caller.player()?.id;
    service
        .set_notes(*id, player, body.into_inner().words)
        .await?;
    Ok(HttpResponse::NoContent().finish())
}

pub async fn orders(service: web::Data<Service>, caller: Caller, id: web::Path<MatchId>) -> Answer {
    let seat = own_seat(&service, &caller, *id).await?;
    Ok(HttpResponse::Ok().json(json!({ "words": seat.orders })))
}

pub async fn set_orders(
    service: web::Data<Service>,
    caller: Caller,
    id: web::Path<MatchId>,
    body: web::Json<WordsBody>,
) -> Answer {
    let player = caller.player()?.id;
    service
        .set_orders(*id, player, body.into_inner().words)
        .await?;
    Ok(HttpResponse::NoContent().finish())
}

fn shown_plan(seat: &SeatRow) -> Result<Value, ServiceError> {
    Ok(json!({
        "steps": steps_of(seat)?.iter().map(|step| &step.line).collect::<Vec<_>>(),
        "queued": seat.plan_number.is_some(),
        "note": seat.plan_note,
    }))
}

pub async fn plan(service: web::Data<Service>, caller: Caller, id: web::Path<MatchId>) -> Answer {
    let seat = own_seat(&service, &caller, *id).await?;
    Ok(HttpResponse::Ok().json(shown_plan(&seat)?))
}

#[derive(Debug, Deserialize)]
pub struct PlanBody {
    steps: Vec<String>,
    #[serde(default)]
    queued: bool,
}

/// A new plan in the place of the old one; a step that is refused leaves those before it.
pub async fn set_plan(
    service: web::Data<Service>,
    caller: Caller,
    id: web::Path<MatchId>,
    body: web::Json<PlanBody>,
) -> Answer {
    let player = caller.player()?.id;
    service.plan_clear(*id, player).await?;
    for step in &body.steps {
        service.plan_step(*id, player, step).await?;
    }
    if body.queued {
        service.plan_queue(*id, player, true).await?;
    }
    let seat = own_seat(&service, &caller, *id).await?;
    Ok(HttpResponse::Ok().json(shown_plan(&seat)?))
}
