//! What is private to a seat: its plan, notes and standing orders.

use actix_web::http::StatusCode;
use actix_web::web;
use serde::Deserialize;

use crate::error::{PageError, PageResult, status, words};
use crate::form::Form;
use crate::page::{asking, see_other};
use crate::pages::match_page::{self, Asked, Extra, Kept, beside};
use crate::session::SignedIn;
use base::ids::MatchId;
use service::people::Account;
use service::{Service, ServiceError};

/// The match page with what is tried out on its board.
async fn render(
    service: &Service,
    id: MatchId,
    player: &Account,
    code: StatusCode,
    mut extra: Extra,
) -> PageResult {
    extra.plan = Some(service.fork(id, player.id, asking().language).await?.into());
    match_page::render(service, id, Some(player), code, extra).await
}

pub async fn show(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
    asked: web::Query<Asked>,
) -> PageResult {
    let extra = Extra::asked(asked.into_inner());
    render(&service, *id, &player, StatusCode::OK, extra).await
}

base::text_enum! {
    /// The buttons of a plan; without one, the line is a step of it.
    pub enum PlanChange {
        Drop = "drop",
        Clear = "clear",
        Queue = "queue",
        Stop = "stop",
        /// From the sandbox: this instead of what was planned.
        Anew = "anew",
    }
}

#[derive(Debug, Deserialize)]
pub struct PlanForm {
    what: Option<PlanChange>,
    /// The step that is dropped, counted from nought.
    #[serde(default)]
    step: usize,
    #[serde(default)]
    line: String,
}

pub async fn change(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
    form: Form<PlanForm>,
) -> PageResult {
    let done = match form.what {
        Some(PlanChange::Drop) => service.plan_drop(*id, player.id, form.step).await,
        Some(PlanChange::Clear) => service.plan_clear(*id, player.id).await,
        Some(PlanChange::Queue) => service.plan_queue(*id, player.id, true).await,
        Some(PlanChange::Stop) => service.plan_queue(*id, player.id, false).await,
        Some(PlanChange::Anew) => service.plan_anew(*id, player.id, &form.line).await,
        None => service.plan_step(*id, player.id, &form.line).await,
    };
    match done {
        // It plays itself from here on, or has done so already.
        Ok(()) if form.what == Some(PlanChange::Queue) => Ok(see_other(&format!("/matches/{id}"))),
        Ok(()) => Ok(see_other(&format!("/matches/{id}/plan"))),
        Err(
            error @ (ServiceError::Refused(_)
            | ServiceError::AgainstTheRules(_)
            | ServiceError::Invalid(_)),
        ) => {
            let extra = Extra {
                refusal: words(&error),
                typed: form.line.clone(),
                ..Extra::default()
            };
            render(&service, *id, &player, status(&error), extra).await
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
    let orders = orders.trim().to_owned();
    let set = service.set_orders(*id, player.id, orders.clone()).await;
    let kept = Kept {
        orders: Some(orders),
        ..Kept::default()
    };
    beside(&service, *id, &player, set, kept).await
}
