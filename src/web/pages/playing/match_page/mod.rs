//! The match page: whose turn, what happened, the board, what can be done.

pub mod address;
pub mod answers;
pub mod chain;
pub mod choose;
pub mod effects;
pub mod end;
pub mod lesson;
pub mod menu;
pub mod names;
pub mod news;
pub mod page;
pub mod parts;
pub mod planning;
pub mod prices;
pub mod rows;
pub mod second_person;
pub mod spots;

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use chrono::TimeDelta;
use serde::Deserialize;

use crate::error::{PageError, PageResult, status, words};
use crate::form::Form;
use crate::page::{Reader, asking, page, reader, see_other};
use crate::pages::sandbox::Frame;
use crate::pages::table;
pub use crate::pages::told::{LoggedTurn, Said, entries, said, turns};
use crate::session::{Looking, Playing, SignedIn};
pub use address::Asked;
use base::ids::{MatchId, PlayerId};
use games::lessons::Progress;
use page::match_page;
pub use parts::known_orders;
use parts::{Other, others};
use planning::Tried;
use service::people::Account;
use service::rows::{PlaceRow, RatedRow, Status};
use service::{Service, ServiceError};

/// What is shown beside the match as it stands.
#[derive(Debug, Default)]
pub struct Extra {
    pub asked: Asked,
    /// What the player should know first.
    pub notice: String,
    /// What was refused, and what was typed.
    pub refusal: String,
    pub typed: String,
    /// The number the player saw, if the match has moved on since.
    pub saw: Option<i64>,
    /// The secret of the link by which somebody came who is not logged in.
    pub link: Option<String>,
    /// The number that is looked back at.
    pub past: Option<i64>,
    pub elsewhere: Vec<PlaceRow>,
    pub rated: Vec<RatedRow>,
    /// How long those who are waited for usually take.
    pub usual: BTreeMap<PlayerId, TimeDelta>,
    pub plan: Option<Tried>,
    /// Nobody plays here: whoever is next is tried for.
    pub sandbox: Option<Frame>,
    pub kept: Kept,
    /// Of a guided first match.
    pub lesson: Option<Progress>,
    /// The reader may ask the coach.
    pub has_coach: bool,
}

/// What was written in a form that was refused.
#[derive(Debug, Default)]
pub struct Kept {
    pub talk: String,
    pub orders: Option<String>,
}

impl Extra {
    pub fn by_link(secret: &str) -> Self {
        Extra {
            link: Some(secret.to_owned()),
            ..Extra::default()
        }
    }

    pub fn asked(asked: Asked) -> Self {
        Extra {
            asked,
            ..Extra::default()
        }
    }

    fn others(&self, reader: Reader) -> Vec<Other> {
        others(reader, &self.elsewhere)
    }
}

pub(crate) async fn render(
    service: &Service,
    id: MatchId,
    player: Option<&Account>,
    code: StatusCode,
    mut extra: Extra,
) -> PageResult {
    let me = player.map(|player| player.id);
    let mut glance = match extra.past {
        Some(number) => service.past_position(id, me, number, asking()).await?,
        None => service.glance(id, me, asking()).await?,
    };
    if let Some(tried) = &mut extra.plan {
        // What is tried out lies on the board as if it were so.
        std::mem::swap(&mut glance.live.position, &mut tried.position);
    }
    if let Some(player) = player.filter(|_| extra.link.is_none()) {
        extra.elsewhere = service.waiting_elsewhere(player.id, id).await?;
    }
    if let Some(saw) = extra.saw {
        let new = glance.log.iter().filter(|line| line.number > saw);
        glance.news = new.cloned().collect();
        glance.are_news_seen = false;
    }
    let seats = glance.live.table.seats.iter();
    let awaited = seats.filter(|seat| seat.waiting_since.is_some() && seat.player_id != me);
    let awaited: Vec<PlayerId> = awaited.filter_map(|seat| seat.player_id).collect();
    if !awaited.is_empty() && extra.past.is_none() {
        extra.usual = service.usual_answers(awaited).await?;
    }
    if extra.past.is_none() && extra.link.is_none() {
        extra.lesson = service.lesson(&glance).await?;
    }
    if let Some(me) = me.filter(|_| extra.past.is_none() && extra.link.is_none()) {
        let is_planning = extra.plan.is_some();
        extra.has_coach = !is_planning && service.may_ask_coach(&glance.live, me).await?;
    }
    let is_over = glance.live.table.row.status == Status::Over && extra.past.is_none();
    let whole_log = match is_over {
        true => Some(service.log(id, me, asking().language).await?.1),
        false => None,
    };
    if is_over {
        extra.rated = service.rated(id).await?;
        glance.stages = service.stages(id).await?;
    }
    let made = match_page(
        &glance,
        reader(player),
        player,
        &extra,
        whole_log.as_deref(),
    )?;
    // What is tried again after the match has moved on does not change that it has.
    let refused = made.refused.as_ref().filter(|_| code == StatusCode::OK);
    let code = refused.map_or(code, status);
    Ok(page(code, &*made.page))
}

pub async fn show(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Looking(player): Looking,
    asked: web::Query<Asked>,
) -> PageResult {
    let found = service.table(*id).await?;
    if found.row.invitation != asked.invitation {
        found.viewer(player.as_ref().map(|player| player.id))?;
    }
    if [Status::Open, Status::Expired].contains(&found.row.status) {
        return table::show(&service, &found, player.as_ref(), &asked.invitation).await;
    }
    let extra = Extra::asked(asked.into_inner());
    render(&service, *id, player.as_ref(), StatusCode::OK, extra).await
}

#[derive(Debug, Deserialize)]
pub struct LineForm {
    number: i64,
    #[serde(default)]
    line: String,
    #[serde(default)]
    typed: String,
}

impl LineForm {
    pub(crate) fn number(&self) -> i64 {
        self.number
    }

    /// What a button says, or what was typed.
    pub(crate) fn line(&self) -> &str {
        match self.line.trim() {
            "" => self.typed.trim(),
            line => line,
        }
    }
}

/// What somebody submitted, and from where.
#[derive(Debug)]
pub(crate) struct Sent<'a> {
    pub saw: i64,
    pub line: &'a str,
    pub link: Option<&'a str>,
}

pub async fn act(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Playing(player): Playing,
    form: Form<LineForm>,
) -> PageResult {
    let played = service.act(*id, player.id, form.number, form.line()).await;
    let sent = Sent {
        saw: form.number,
        line: form.line(),
        link: None,
    };
    answer(&service, *id, &player, played.map(drop), sent).await
}

/// A table like the one that is over.
pub async fn again(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
) -> PageResult {
    let opened = service.rematch(*id, &player).await;
    match opened {
        Ok(new) => Ok(see_other(&format!("/matches/{new}"))),
        Err(error) => beside(&service, *id, &player, Err(error), Kept::default()).await,
    }
}

pub async fn undo(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Playing(player): Playing,
    form: Form<LineForm>,
) -> PageResult {
    let undone = service.undo(*id, player.id, form.number).await;
    let sent = Sent {
        saw: form.number,
        line: "",
        link: None,
    };
    answer(&service, *id, &player, undone.map(drop), sent).await
}

/// Back to the match; or the match with what stood in the way of a form beside the board, and what was
/// written in it.
pub(crate) async fn beside(
    service: &Service,
    id: MatchId,
    player: &Account,
    result: Result<(), ServiceError>,
    kept: Kept,
) -> PageResult {
    match result {
        Ok(()) => Ok(see_other(&format!("/matches/{id}"))),
        Err(error) if choose::is_refusal(&error) => {
            let extra = Extra {
                refusal: words(&error),
                kept,
                ..Extra::default()
            };
            render(service, id, Some(player), status(&error), extra).await
        }
        Err(other) => Err(PageError(other)),
    }
}

/// The fresh page after it was played; or the page with what stood in the way. What is still possible
/// after the match has moved on is shown again.
pub(crate) async fn answer(
    service: &Service,
    id: MatchId,
    player: &Account,
    result: Result<(), ServiceError>,
    sent: Sent<'_>,
) -> Result<HttpResponse, PageError> {
    let error = match result {
        Ok(()) => {
            return Ok(see_other(&match sent.link {
                Some(secret) => format!("/t/{secret}"),
                None => format!("/matches/{id}"),
            }));
        }
        Err(error) if choose::is_refusal(&error) => error,
        Err(other) => return Err(PageError(other)),
    };
    let mut extra = Extra {
        link: sent.link.map(str::to_owned),
        ..Extra::default()
    };
    if matches!(error, ServiceError::Stale) {
        extra.notice = asking().say("match-stale").into();
        extra.saw = Some(sent.saw);
        extra.asked.line = sent.line.to_owned();
    } else {
        extra.refusal = words(&error);
        extra.typed = sent.line.to_owned();
    }
    render(service, id, Some(player), status(&error), extra).await
}
