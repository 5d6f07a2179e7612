//! What those at a table do beside playing: agree, talk, nudge.

use actix_web::web;
use serde::Deserialize;

use crate::error::PageResult;
use crate::form::Form;
use crate::pages::match_page::{Kept, Sent, answer, beside};
use crate::pages::table::back;
use crate::session::SignedIn;
use base::ids::MatchId;
use service::Service;
use service::rows::Status;
use service::tables::Wish;

base::text_enum! {
    /// What a player asks the others for.
    pub enum Agreement {
        Pause = "pause",
        Resume = "resume",
        Abandon = "abandon",
        Nothing = "",
    }
}

impl From<Agreement> for Wish {
    fn from(agreement: Agreement) -> Wish {
        match agreement {
            Agreement::Pause => Wish::Pause,
            Agreement::Resume => Wish::Resume,
            Agreement::Abandon => Wish::Abandon,
            Agreement::Nothing => Wish::Nothing,
        }
    }
}

#[derive(Debug, Deserialize)]
pub struct AgreeForm {
    wish: Agreement,
}

pub async fn agree(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
    form: Form<AgreeForm>,
) -> PageResult {
    let agreed = service.agree(*id, player.id, form.wish.into()).await;
    beside(&service, *id, &player, agreed.map(drop), Kept::default()).await
}

#[derive(Debug, Deserialize)]
pub struct TalkForm {
    words: String,
}

pub async fn talk(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
    form: Form<TalkForm>,
) -> PageResult {
    let said = service.say(*id, &player, &form.words).await;
    if service.table(*id).await?.row.status == Status::Open {
        said?;
        return back(*id);
    }
    let kept = Kept {
        talk: form.0.words,
        orders: None,
    };
    beside(&service, *id, &player, said.map(drop), kept).await
}

#[derive(Debug, Deserialize)]
pub struct NudgeForm {
    seat: usize,
}

pub async fn nudge(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    SignedIn(player): SignedIn,
    form: Form<NudgeForm>,
) -> PageResult {
    let nudged = service.nudge(*id, &player, form.seat).await;
    let sent = Sent {
        saw: 0,
        line: "",
        link: None,
    };
    answer(&service, *id, &player, nudged, sent).await
}
