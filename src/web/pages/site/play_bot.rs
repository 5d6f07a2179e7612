//! Play a bot now: one click begins a match, whether somebody has an account or not.

use actix_web::{HttpResponse, web};
use serde::Deserialize;

use crate::WebConfig;
use crate::error::PageResult;
use crate::form::Form;
use crate::page::{asking, see_other};
use crate::session::{Client, Looking, session_cookie};
use service::Service;
use service::guests::Newcomer;

#[derive(Debug, Deserialize)]
pub struct Wanted {
    game: String,
    /// With lessons.
    learn: Option<String>,
    #[serde(default)]
    zone: String,
}

pub async fn begin(
    service: web::Data<Service>,
    config: web::Data<WebConfig>,
    Looking(player): Looking,
    client: Client,
    form: Form<Wanted>,
) -> PageResult {
    let newcomer = Newcomer {
        player,
        client: client.0,
        zone: form.zone.clone(),
        language: asking().language,
    };
    let begun = match form.learn {
        Some(_) => service.learn(&form.game, newcomer).await?,
        None => service.play_a_bot(&form.game, newcomer).await?,
    };
    let mut response: HttpResponse = see_other(&format!("/matches/{}", begun.id));
    if let Some(session) = &begun.session {
        let kept = response.add_cookie(&session_cookie(session, config.secure));
        kept.expect("a hex string is a cookie");
    }
    Ok(response)
}
