//! The organisers' page.

use actix_web::web;
use askama::Template;

use super::super::table::Fields;
use crate::ids::{CompetitionId, EntryId, PairingId};
use crate::service::leagues::organise::Power;
use crate::service::leagues::read::Home;
use crate::service::leagues::sheet::finish;
use crate::service::{Service, ServiceError};
use crate::store::accounts::PlayerRow;
use crate::store::entries::{DROPPED, EntryRow, PLAYING};
use crate::store::leagues::{ANNOUNCED, OVER, RUNNING, SIGN_UP};
use crate::web::error::{PageError, PageResult, status, words};
use crate::web::form::Form;
use crate::web::page::{Base, page, see_other};
use crate::web::session::SignedIn;

#[derive(Template)]
#[template(path = "pages/league_organise.html")]
struct OrganisePage {
    base: Base,
    id: i64,
    title: String,
    refusal: String,
    is_before: bool,
    is_signing_up: bool,
    is_running: bool,
    is_over: bool,
    paused: bool,
    is_league: bool,
    repeats: bool,
    entries: Vec<EntryRow>,
    preview: Vec<Vec<EntryRow>>,
    tables: Vec<TableForm>,
}

impl OrganisePage {
    fn state(&self, entry: &EntryRow) -> String {
        entry.state.replace('_', " ")
    }

    fn is_in(&self, entry: &EntryRow) -> bool {
        entry.state == PLAYING || entry.state == DROPPED
    }
}

/// A table whose result can be corrected.
struct TableForm {
    id: i64,
    words: String,
    is_corrected: bool,
    /// Name, place and score by seat.
    seats: Vec<(String, String, String)>,
}

fn page_of(home: Home, player: &PlayerRow, refusal: String) -> OrganisePage {
    let sheet = &home.sheet;
    let state = sheet.season.state.as_str();
    let tables = sheet.tables.iter().map(|table| {
        let seat = |seat: &crate::store::pairings::PairingSeatRow| {
            let name = sheet.entry(seat.entry_id).map(|entry| entry.name.clone());
            let result = finish(seat).filter(|_| table.is_over());
            (
                name.unwrap_or_default(),
                result.map_or(String::new(), |finish| finish.place.to_string()),
                result.map_or(String::new(), |finish| finish.score.to_string()),
            )
        };
        let place = match sheet.rules.is_league() {
            true => format!(
                "Division {}, table {}",
                table.row.division + 1,
                table.row.number
            ),
            false => format!("Round {}, table {}", table.row.round, table.row.number),
        };
        TableForm {
            id: table.row.id.0,
            words: place,
            is_corrected: table.is_corrected(),
            seats: table.seats.iter().map(seat).collect(),
        }
    });
    OrganisePage {
        base: Base::of(format!("Organise {}", sheet.title()), Some(player)),
        id: sheet.competition.id.0,
        title: sheet.title(),
        refusal,
        is_before: [ANNOUNCED, SIGN_UP].contains(&state),
        is_signing_up: state == SIGN_UP,
        is_running: state == RUNNING,
        is_over: state == OVER,
        paused: sheet.season.paused,
        is_league: sheet.rules.is_league(),
        repeats: sheet.rules.repeats,
        tables: tables.collect(),
        entries: sheet.entries.clone(),
        preview: home.preview,
    }
}

async fn home(
    service: &Service,
    id: CompetitionId,
    player: &PlayerRow,
) -> Result<Home, ServiceError> {
    let home = service.season_home(id, None, Some(player)).await?;
    match home.may_organise {
        true => Ok(home),
        false => Err(ServiceError::NotFound),
    }
}

pub async fn show(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    id: web::Path<CompetitionId>,
) -> PageResult {
    let home = home(&service, *id, &player).await?;
    let shown = page_of(home, &player, String::new());
    Ok(crate::web::page::ok(&shown))
}

fn power(form: &Fields) -> Option<Power> {
    let field = |name: &str| form.get(name).map_or("", |text| text.trim());
    let entry = || field("entry").parse().ok().map(EntryId);
    Some(match field("what") {
        "pause" => Power::Pause,
        "resume" => Power::Resume,
        "move" => {
            let division = match field("division") {
                "" => None,
                text => Some(text.parse::<usize>().ok()?.checked_sub(1)?),
            };
            Power::Move(entry()?, division)
        }
        "replace" => Power::Replace(entry()?, field("name").to_owned()),
        "drop" => Power::Drop(entry()?),
        "correct" => {
            let seats = (0..6).filter(|seat| form.contains_key(&format!("place{seat}")));
            let seats = Some(seats.collect::<Vec<i32>>()).filter(|seats| !seats.is_empty())?;
            let result = |seat: i32| {
                let place = field(&format!("place{seat}")).parse().unwrap_or(-1);
                let score = field(&format!("score{seat}"))
                    .parse()
                    .unwrap_or(i64::MAX / 2);
                (place, score)
            };
            let table = field("table").parse().ok().map(PairingId)?;
            Power::Correct(table, seats.into_iter().map(result).collect())
        }
        "uncorrect" => {
            let table = field("table").parse().ok().map(PairingId)?;
            Power::Correct(table, Vec::new())
        }
        "message" => Power::Message(field("words").to_owned()),
        "close" => Power::Close,
        "repeat" => Power::Repeat(true),
        "last" => Power::Repeat(false),
        "bots" => Power::Bots(field("number").parse().ok()?),
        "organiser" => Power::Organiser(field("name").to_owned()),
        _ => return None,
    })
}

pub async fn act(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    id: web::Path<CompetitionId>,
    form: Form<Fields>,
) -> PageResult {
    let done = match power(&form) {
        Some(power) => service.organise(*id, &player, power).await,
        None => Err(ServiceError::Invalid(
            "A field of the form is missing or wrong.".to_owned(),
        )),
    };
    match done {
        Ok(()) => Ok(see_other(&format!("/leagues/{id}/organise"))),
        Err(error @ ServiceError::Invalid(_)) => {
            let home = home(&service, *id, &player).await?;
            let shown = page_of(home, &player, words(&error));
            Ok(page(status(&error), &shown))
        }
        Err(error) => Err(PageError(error)),
    }
}
