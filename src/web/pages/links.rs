//! Where links of mails lead: a turn without a password, and the end of a kind of mail. Opening
//! one changes nothing; a button does.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use serde::Deserialize;

use super::entry::{Note, dead_link, note};
use super::match_page::{Extra, LineForm, answer, render};
use crate::service::Service;
use crate::web::error::PageResult;
use crate::web::form::Form;
use crate::web::page::{ok, see_other};
use crate::web::session::Visitor;

#[derive(Debug, Deserialize)]
pub struct Asked {
    #[serde(default)]
    line: String,
}

/// The turn, as its seat sees it; with a line, what that would do.
pub async fn turn(
    service: web::Data<Service>,
    secret: web::Path<String>,
    asked: web::Query<Asked>,
    Visitor(visitor): Visitor,
) -> PageResult {
    let (id, player) = match service.by_turn_link(&secret).await {
        Ok(found) => found,
        Err(error) => return dead_link(error),
    };
    if asked.line.is_empty() {
        if visitor.is_some_and(|visitor| visitor.id == player.id) {
            return Ok(see_other(&format!("/matches/{id}")));
        }
        let extra = Extra::by_link(&secret);
        return render(&service, id, Some(&player), StatusCode::OK, extra).await;
    }
    show_preview(&service, &secret, &asked.line, 0).await
}

async fn show_preview(service: &Service, secret: &str, line: &str, saw: i64) -> PageResult {
    let (id, player) = match service.by_turn_link(secret).await {
        Ok(found) => found,
        Err(error) => return dead_link(error),
    };
    match service.preview(id, player.id, line).await {
        Ok(preview) => {
            let extra = Extra {
                preview: Some(preview),
                ..Extra::by_link(secret)
            };
            render(service, id, Some(&player), StatusCode::OK, extra).await
        }
        Err(error) => answer(service, id, &player, saw, Err(error), Some(secret)).await,
    }
}

pub async fn preview(
    service: web::Data<Service>,
    secret: web::Path<String>,
    form: Form<LineForm>,
) -> PageResult {
    show_preview(&service, &secret, form.line(), form.number()).await
}

pub async fn act(
    service: web::Data<Service>,
    secret: web::Path<String>,
    form: Form<LineForm>,
) -> PageResult {
    let (id, player) = match service.by_turn_link(&secret).await {
        Ok(found) => found,
        Err(error) => return dead_link(error),
    };
    let number = form.number();
    let played = service.act(id, player.id, number, form.line()).await;
    answer(
        &service,
        id,
        &player,
        number,
        played.map(drop),
        Some(&secret),
    )
    .await
}

pub async fn undo(
    service: web::Data<Service>,
    secret: web::Path<String>,
    form: Form<LineForm>,
) -> PageResult {
    let (id, player) = match service.by_turn_link(&secret).await {
        Ok(found) => found,
        Err(error) => return dead_link(error),
    };
    let undone = service.undo(id, player.id, form.number()).await;
    answer(
        &service,
        id,
        &player,
        form.number(),
        undone.map(drop),
        Some(&secret),
    )
    .await
}

pub async fn stop_form(service: web::Data<Service>, secret: web::Path<String>) -> PageResult {
    let stops = match service.stops(&secret).await {
        Ok(stops) => stops,
        Err(error) => return dead_link(error),
    };
    let words = format!("You will get no more {}.", stops.words());
    Ok(ok(&Note {
        action: format!("/u/{secret}"),
        button: "Stop them".to_owned(),
        ..note("Stop these mails", &words)
    }))
}

/// Mail programs post here by themselves when their reader asks them to.
pub async fn stop(service: web::Data<Service>, secret: web::Path<String>) -> PageResult {
    match service.stop(&secret).await {
        Ok(stops) => {
            let words = format!(
                "You get no more {}. You can change that on your profile page.",
                stops.words()
            );
            Ok(ok(&note("Done", &words)))
        }
        Err(error) => dead_link(error),
    }
}

/// Programs that only ask whether a page is there.
pub async fn head() -> HttpResponse {
    HttpResponse::Ok().finish()
}
