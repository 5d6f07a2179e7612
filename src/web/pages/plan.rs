//! What is private to a seat: the plan page, notes and standing orders.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::match_page::menu::sentence;
use super::match_page::{Kept, beside};
use crate::error::{PageError, PageResult, status, words};
use crate::form::Form;
use crate::page::{Base, asking, page, see_other};
use crate::session::SignedIn;
use base::ids::MatchId;
use games::message::Words;
use games::{Choice, Viewer};
use service::plans::Step;
use service::{Service, ServiceError};
use store::accounts::PlayerRow;
use words::message;

/// The choices of one kind.
#[derive(Debug)]
pub struct Group {
    pub kind: String,
    pub entries: Vec<MenuEntry>,
}

#[derive(Debug)]
pub struct MenuEntry {
    pub line: String,
    pub what: String,
    pub price: String,
    /// Separated by blanks, for the script.
    pub targets: String,
}

/// Choices in the order of the rules, grouped by kind.
pub fn groups(choices: &[Choice], say: &Words<'_>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for choice in choices {
        let kind = say.say(&choice.kind);
        let entry = MenuEntry {
            line: choice.line.clone(),
            what: sentence(&say.say(&choice.what)),
            price: choice
                .price
                .as_ref()
                .map(|price| say.say(price))
                .unwrap_or_default(),
            targets: choice.targets.join(" "),
        };
        match groups.iter_mut().find(|group| group.kind == kind) {
            Some(group) => group.entries.push(entry),
            None => groups.push(Group {
                kind,
                entries: vec![entry],
            }),
        }
    }
    groups
}

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
    let fork = service.fork(id, player.id, asking().language).await?;
    let live = &fork.live;
    let viewer = Viewer::Seat(fork.seat);
    let row = &live.table.seats[fork.seat.index()];
    let game = live.game.info().name;
    let last = fork
        .steps
        .last()
        .map(|step| (fork.seat, step.line.as_str()));
    let shown = PlanPage {
        base: Base::titled(
            &message!("plan-title", game = game, id = id.0),
            Some(player),
        ),
        id: id.0,
        game,
        guessed: fork.guessed,
        broken: fork.broken.clone().unwrap_or_default(),
        queued: row.plan_number.is_some(),
        note: row.plan_note.clone(),
        groups: groups(
            &fork.position.choices(fork.seat),
            &live.words(asking().language),
        ),
        svg: live.svg(fork.position.as_ref(), viewer, asking().language, last),
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

base::text_enum! {
    /// The buttons of a plan; without one, the line is a step of it.
    pub enum PlanChange {
        Back = "back",
        Clear = "clear",
        Queue = "queue",
        Stop = "stop",
    }
}

#[derive(Debug, Deserialize)]
pub struct PlanForm {
    what: Option<PlanChange>,
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
        Some(PlanChange::Back) => service.plan_back(*id, player.id, false).await,
        Some(PlanChange::Clear) => service.plan_back(*id, player.id, true).await,
        Some(PlanChange::Queue) => service.plan_queue(*id, player.id, true).await,
        Some(PlanChange::Stop) => service.plan_queue(*id, player.id, false).await,
        None => service.plan_step(*id, player.id, &form.line).await,
    };
    match done {
        Ok(()) => Ok(see_other(&format!("/matches/{id}/plan"))),
        Err(
            error @ (ServiceError::Refused(_)
            | ServiceError::AgainstTheRules(_)
            | ServiceError::Invalid(_)),
        ) => render(&service, *id, &player, status(&error), words(&error)).await,
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
