//! Leagues and tournaments: the list, the page of a season, what players and organisers do there,
//! and the same for programs.

mod bracket;
pub mod exports;
pub mod form;
pub mod organise;
pub mod season;
mod view;

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::lobby::game_name;
use crate::error::PageResult;
use crate::form::Form;
use crate::page::{Base, Reader, ok, reader, see_other};
use crate::session::{SignedIn, Visitor};
use base::ids::CompetitionId;
use service::Service;
use service::leagues::joining::Wish;
use service::leagues::read::Listed;
use service::rows::SeasonState;
use words::message;

#[derive(Template)]
#[template(path = "pages/leagues.html")]
struct Leagues {
    base: Base,
    groups: Vec<(String, Vec<Item>)>,
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
    let players = || message!("players-count", count = listed.entries);
    let what = match listed.rules.is_league() {
        true => message!("season-number", number = season.number),
        false => message!("league-item-tournament"),
    };
    let state = match season.state {
        SeasonState::Announced => {
            let at = reader.at(season.opens_at);
            message!("league-item-announced", what = what, at = at)
        }
        SeasonState::SignUp => message!(
            "league-item-sign-up",
            what = what,
            players = players(),
            at = reader.at(season.starts_at)
        ),
        SeasonState::Running if season.paused => {
            message!("league-item-paused", what = what, players = players())
        }
        SeasonState::Running => message!(
            "league-item-running",
            what = what,
            players = players(),
            at = reader.at(season.ends_at)
        ),
        SeasonState::Over => match &listed.winner {
            Some((_, winner)) => {
                message!("league-item-won", what = what, winner = winner.clone())
            }
            None => message!("league-item-called-off", what = what),
        },
    };
    let tables = message!(
        "league-item-what",
        seats = listed.rules.seats,
        speed = listed.rules.speed.message()
    );
    Item {
        id: listed.competition.id.0,
        name: listed.competition.name.clone(),
        game: game_name(&listed.rules.game),
        what: reader.tell(&tables),
        state: reader.tell(&state),
    }
}

pub async fn list(service: web::Data<Service>, Visitor(player): Visitor) -> PageResult {
    let reader = reader(player.as_ref());
    let all = service.competitions().await?;
    let of = |states: &[SeasonState]| -> Vec<Item> {
        let those = all
            .iter()
            .filter(|listed| states.contains(&listed.season.state));
        those.map(|listed| item(reader, listed)).collect()
    };
    Ok(ok(&Leagues {
        base: Base::titled(&message!("leagues"), player.as_ref()),
        groups: vec![
            (
                reader.say("leagues-sign-up").into(),
                of(&[SeasonState::SignUp]),
            ),
            (
                reader.say("leagues-running").into(),
                of(&[SeasonState::Running]),
            ),
            (
                reader.say("leagues-announced").into(),
                of(&[SeasonState::Announced]),
            ),
            (reader.say("leagues-over").into(), of(&[SeasonState::Over])),
        ],
    }))
}

#[derive(Debug, Deserialize)]
pub struct WishForm {
    what: Wish,
}

/// Joins, confirms, withdraws, follows.
pub async fn wish(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    id: web::Path<CompetitionId>,
    form: Form<WishForm>,
) -> PageResult {
    service.wish(*id, &player, form.what).await?;
    Ok(see_other(&format!("/leagues/{id}")))
}
