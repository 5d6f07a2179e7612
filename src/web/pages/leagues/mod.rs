//! Leagues and tournaments: the list, the page of a season, what players and organisers do there,
//! and the same for programs.

pub mod exports;
pub mod form;
pub mod organise;
pub mod season;
mod view;

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::lobby::game_name;
use crate::ids::CompetitionId;
use crate::service::leagues::joining::Wish;
use crate::service::leagues::read::Listed;
use crate::service::leagues::rules::count;
use crate::service::{Service, ServiceError};
use crate::store::leagues::{ANNOUNCED, OVER, RUNNING, SIGN_UP};
use crate::web::error::PageResult;
use crate::web::form::Form;
use crate::web::page::{Base, Reader, ok, see_other};
use crate::web::session::{SignedIn, Visitor};

#[derive(Template)]
#[template(path = "pages/leagues.html")]
struct Leagues {
    base: Base,
    groups: Vec<(&'static str, Vec<Item>)>,
}

/// A competition in the list.
struct Item {
    id: i64,
    name: String,
    game: &'static str,
    what: String,
    state: String,
}

fn item(reader: Reader, listed: &Listed) -> Item {
    let season = &listed.season;
    let players = count(listed.entries as usize, "player");
    let number = match listed.rules.is_league() {
        true => format!("season {}", season.number),
        false => "tournament".to_owned(),
    };
    let state = match season.state.as_str() {
        ANNOUNCED => format!("{number}: sign-up opens {}", reader.at(season.opens_at)),
        SIGN_UP => format!(
            "{number}: {players} so far, starts {}",
            reader.at(season.starts_at)
        ),
        RUNNING if season.paused => format!("{number}: {players}, paused"),
        RUNNING => format!("{number}: {players}, until {}", reader.at(season.ends_at)),
        _ => match &listed.winner {
            Some((_, winner)) => format!("{number} is over, won by {winner}"),
            None => format!("{number} was called off"),
        },
    };
    Item {
        id: listed.competition.id.0,
        name: listed.competition.name.clone(),
        game: game_name(&listed.rules.game),
        what: format!(
            "tables of {}, {}",
            listed.rules.seats,
            listed.rules.speed.words()
        ),
        state,
    }
}

pub async fn list(service: web::Data<Service>, Visitor(player): Visitor) -> PageResult {
    let reader = Reader::of(player.as_ref(), service.clock.now());
    let all = service.competitions().await?;
    let of = |states: &[&str]| -> Vec<Item> {
        let those = all
            .iter()
            .filter(|listed| states.contains(&listed.season.state.as_str()));
        those.map(|listed| item(reader, listed)).collect()
    };
    Ok(ok(&Leagues {
        base: Base::of("Leagues", player.as_ref()),
        groups: vec![
            ("Sign-up is open", of(&[SIGN_UP])),
            ("Running", of(&[RUNNING])),
            ("Announced", of(&[ANNOUNCED])),
            ("Over", of(&[OVER])),
        ],
    }))
}

#[derive(Debug, Deserialize)]
pub struct WishForm {
    what: String,
}

/// Joins, confirms, withdraws, follows.
pub async fn wish(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    id: web::Path<CompetitionId>,
    form: Form<WishForm>,
) -> PageResult {
    let wish = Wish::from_word(&form.what).ok_or(ServiceError::NotFound)?;
    service.wish(*id, &player, wish).await?;
    Ok(see_other(&format!("/leagues/{id}")))
}
