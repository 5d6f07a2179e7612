//! What belongs to a seat, for programs: talk, notes, standing orders, the plan.

use actix_web::{HttpResponse, web};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Answer, Caller};
use crate::page::asking;
use crate::pages::told::words_of;
use base::ids::MatchId;
use service::live::{self, Table};
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
    Ok(own_place(service, caller, id).await?.1)
}

async fn own_place(
    service: &Service,
    caller: &Caller,
    id: MatchId,
) -> Result<(Table, SeatRow), ServiceError> {
    let player = caller.reader()?.id;
    let table = service.table(id).await?;
    let seat = table.seat_of(player).cloned();
    Ok((table, seat.ok_or(ServiceError::NotFound)?))
}

pub async fn talk(service: web::Data<Service>, caller: Caller, id: web::Path<MatchId>) -> Answer {
    service.table(*id).await?.viewer(caller.id())?;
    let reader = asking();
    let line = |row: &TalkRow| {
        json!({
            "name": row.name,
            "words": words_of(reader, row),
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

fn shown_plan((table, seat): &(Table, SeatRow)) -> Result<Value, ServiceError> {
    let names: Vec<String> = table.seats.iter().map(|seat| seat.name.clone()).collect();
    let (game, reader) = (table.game()?, asking());
    let say = live::words(game, reader.language, &names);
    Ok(json!({
        "steps": steps_of(seat)?.iter().map(|step| &step.line).collect::<Vec<_>>(),
        "queued": seat.plan_number.is_some(),
        "note": reader.recall_with(&seat.plan_note, &say),
    }))
}

pub async fn plan(service: web::Data<Service>, caller: Caller, id: web::Path<MatchId>) -> Answer {
    let place = own_place(&service, &caller, *id).await?;
    Ok(HttpResponse::Ok().json(shown_plan(&place)?))
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
    let place = own_place(&service, &caller, *id).await?;
    Ok(HttpResponse::Ok().json(shown_plan(&place)?))
}
