//! What is private to a seat: the plan page, notes and standing orders.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::match_page::{Group, groups};
use crate::games::Viewer;
use crate::ids::MatchId;
use crate::service::plans::Step;
use crate::service::{Service, ServiceError};
use crate::store::accounts::PlayerRow;
use crate::web::error::{PageError, PageResult, status, words};
use crate::web::form::Form;
use crate::web::page::{Base, page, see_other};
use crate::web::session::SignedIn;

#[derive(Template)]
#[template(path = "pages/plan.html")]
struct PlanPage {
    base: Base,
    id: i64,
    game: &'static str,
    steps: Vec<Step>,
    guessed: bool,
    broken: String,
    queued: bool,
    note: String,
    groups: Vec<Group>,
    svg: String,
    refusal: String,
}

async fn render(
    service: &Service,
    id: MatchId,
    player: &PlayerRow,
    code: StatusCode,
    refusal: String,
) -> PageResult {
    let fork = service.fork(id, player.id).await?;
    let live = &fork.live;
    let viewer = Viewer::Seat(fork.seat);
    let row = &live.table.seats[fork.seat.index()];
    let game = live.game.info().name;
    let last = fork
        .steps
        .last()
        .map(|step| (fork.seat, step.line.as_str()));
    let shown = PlanPage {
        base: Base::of(format!("{game} #{id}, your plan"), Some(player)),
        id: id.0,
        game,
        guessed: fork.guessed,
        broken: fork.broken.clone().unwrap_or_default(),
        queued: row.plan_number.is_some(),
        note: row.plan_note.clone(),
        groups: groups(&fork.position.choices(fork.seat), &live.words()),
        svg: live.svg(fork.position.as_ref(), viewer, last),
        steps: fork.steps.clone(),
        refusal,
    };
    Ok(page(code, &shown))
}

pub async fn show(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
) -> PageResult {
    render(&service, *id, &player, StatusCode::OK, String::new()).await
}

#[derive(Debug, Deserialize)]
pub struct PlanForm {
    #[serde(default)]
    what: String,
    #[serde(default)]
    line: String,
}

pub async fn change(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
    form: Form<PlanForm>,
) -> PageResult {
    let done = match form.what.as_str() {
        "back" => service.plan_back(*id, player.id, false).await,
        "clear" => service.plan_back(*id, player.id, true).await,
        "queue" => service.plan_queue(*id, player.id, true).await,
        "stop" => service.plan_queue(*id, player.id, false).await,
        _ => service.plan_step(*id, player.id, &form.line).await,
    };
    match done {
        Ok(()) => Ok(see_other(&format!("/matches/{id}/plan"))),
        Err(error @ (ServiceError::Refused(_) | ServiceError::Invalid(_))) => {
            render(&service, *id, &player, status(&error), words(&error)).await
        }
        Err(other) => Err(PageError(other)),
    }
}

#[derive(Debug, Deserialize)]
pub struct WordsForm {
    words: String,
}

pub async fn notes(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
    form: Form<WordsForm>,
) -> PageResult {
    service.set_notes(*id, player.id, form.0.words).await?;
    Ok(see_other(&format!("/matches/{id}#notes")))
}

#[derive(Debug, Deserialize)]
pub struct OrdersForm {
    words: String,
    /// One more, by a button beside it.
    #[serde(default)]
    add: String,
}

pub async fn orders(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
    form: Form<OrdersForm>,
) -> PageResult {
    let OrdersForm { words, add } = form.0;
    let orders = format!("{}\n{add}", words.trim());
    service
        .set_orders(*id, player.id, orders.trim().to_owned())
        .await?;
    Ok(see_other(&format!("/matches/{id}#orders")))
}
