//! The admin's page: people, matches, and what admins did.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::board::html::query;
use crate::error::PageResult;
use crate::form::Form;
use crate::page::{Base, asking, ok, see_other};
use crate::pages::entry::note;
use crate::pages::lobby::game_name;
use crate::session::Admin;
use base::ids::MatchId;
use service::admin::{Found, Overview};
use service::rows::Status;
use service::{Service, ServiceError};
use words::message;

#[derive(Template)]
#[template(path = "pages/admin.html")]
struct AdminPage {
    base: Base,
    overview: Overview,
    found: Found,
    asked: Asked,
}

/// What is looked for, and the page of each list.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    q: String,
    people: u32,
    matches: u32,
}

/// Where the pages before and after lead.
struct Turning {
    newer: Option<String>,
    older: Option<String>,
}

impl AdminPage {
    fn game(&self, slug: &str) -> &'static str {
        game_name(slug)
    }

    fn status(&self, status: &Status) -> String {
        asking().tell(&match status {
            Status::Open => message!("item-open-mine"),
            Status::Running => message!("table-state-running"),
            Status::Over => message!("item-over"),
            Status::Abandoned => message!("item-abandoned"),
            Status::Expired => message!("item-expired"),
        })
    }

    /// The same with other pages.
    fn address(&self, people: u32, matches: u32) -> String {
        let q = query(&self.asked.q);
        format!("/admin?q={q}&people={people}&matches={matches}")
    }

    fn matches(&self) -> Turning {
        let (people, matches) = (self.found.players.page, self.found.matches.page);
        let has_more = self.found.matches.has_more;
        Turning {
            newer: (matches > 1).then(|| self.address(people, matches - 1)),
            older: has_more.then(|| self.address(people, matches + 1)),
        }
    }

    fn people(&self) -> Turning {
        let (people, matches) = (self.found.players.page, self.found.matches.page);
        let has_more = self.found.players.has_more;
        Turning {
            newer: (people > 1).then(|| self.address(people - 1, matches)),
            older: has_more.then(|| self.address(people + 1, matches)),
        }
    }
}

pub async fn show(
    service: web::Data<Service>,
    Admin(admin): Admin,
    asked: web::Query<Asked>,
) -> PageResult {
    let asked = asked.into_inner();
    let found = service.find(&asked.q, asked.people, asked.matches).await?;
    Ok(ok(&AdminPage {
        base: Base::titled(&message!("admin"), Some(&admin)),
        overview: service.overview().await?,
        found,
        asked,
    }))
}

base::text_enum! {
    /// The buttons beside a match.
    pub enum Change {
        Check = "check",
        Rewind = "rewind",
        Sitter = "seat",
    }
}

#[derive(Debug, Deserialize)]
pub struct ChangeForm {
    what: Change,
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
    match form.what {
        Change::Check => {
            let words = match service.check_replay(*id).await? {
                true => message!("admin-replay-agrees"),
                false => message!("admin-replay-differs"),
            };
            Ok(ok(&note(&message!("admin-match", id = id.0), &words)))
        }
        Change::Rewind => {
            service.rewind(*id, form.number, &admin.name).await?;
            Ok(see_other(&format!("/matches/{id}")))
        }
        Change::Sitter => {
            let name = Some(form.name.trim().to_owned()).filter(|name| !name.is_empty());
            let Some(seat) = form.seat.checked_sub(1) else {
                return Err(ServiceError::Invalid(message!("seats-from-one")).into());
            };
            service.change_sitter(*id, seat, name, &admin.name).await?;
            Ok(see_other(&format!("/matches/{id}")))
        }
    }
}

#[derive(Debug, Deserialize)]
pub struct AgainForm {
    id: Option<i64>,
}

/// Sends a refused email again, or all of them.
pub async fn send_again(
    service: web::Data<Service>,
    Admin(admin): Admin,
    form: Form<AgainForm>,
) -> PageResult {
    let ids = form.id.into_iter().collect();
    service.send_again(ids, &admin.name).await?;
    Ok(see_other("/admin"))
}
