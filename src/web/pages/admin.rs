//! The admin's page: people, matches, and what admins did.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::entry::note;
use super::lobby::game_name;
use crate::ids::MatchId;
use crate::service::Service;
use crate::service::admin::Overview;
use crate::web::error::PageResult;
use crate::web::form::Form;
use crate::web::page::{Base, Reader, ok, see_other};
use crate::web::session::Admin;

#[derive(Template)]
#[template(path = "pages/admin.html")]
struct AdminPage {
    base: Base,
    overview: Overview,
    reader: Reader,
}

impl AdminPage {
    fn game(&self, slug: &str) -> &'static str {
        game_name(slug)
    }
}

pub async fn show(service: web::Data<Service>, Admin(admin): Admin) -> PageResult {
    Ok(ok(&AdminPage {
        base: Base::of("Admin", Some(&admin)),
        overview: service.overview().await?,
        reader: Reader::of(Some(&admin), service.clock.now()),
    }))
}

#[derive(Debug, Deserialize)]
pub struct ChangeForm {
    what: String,
    #[serde(default)]
    number: i64,
    #[serde(default)]
    seat: usize,
    #[serde(default)]
    name: String,
}

pub async fn change(
    service: web::Data<Service>,
    Admin(admin): Admin,
    id: web::Path<MatchId>,
    form: Form<ChangeForm>,
) -> PageResult {
    match form.what.as_str() {
        "check" => {
            let words = match service.check_replay(*id).await? {
                true => "The record leads to exactly the stored position.",
                false => "The record and the stored position differ.",
            };
            Ok(ok(&note(&format!("Match {id}"), words)))
        }
        "rewind" => {
            service.rewind(*id, form.number, &admin.name).await?;
            Ok(see_other(&format!("/matches/{id}")))
        }
        _ => {
            let name = Some(form.name.trim().to_owned()).filter(|name| !name.is_empty());
            let seat = form.seat.saturating_sub(1);
            service.change_sitter(*id, seat, name, &admin.name).await?;
            Ok(see_other(&format!("/matches/{id}")))
        }
    }
}
