//! The organisers' page.

use actix_web::web;
use askama::Template;

use super::super::new_table::Fields;
use super::season::entry_words;
use crate::error::{PageError, PageResult, status, words};
use crate::form::Form;
use crate::page::{Base, page, reader, see_other};
use crate::session::SignedIn;
use base::ids::{CompetitionId, EntryId, PairingId};
use service::leagues::organise::Power;
use service::leagues::read::Home;
use service::leagues::sheet::finish;
use service::people::Account;
use service::rows::{EntryRow, EntryState, SeasonState};
use service::{Service, ServiceError};
use words::message;

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
        entry_words(self.base.t, entry.state)
    }

    fn plays(&self, entry: &EntryRow) -> bool {
        entry.state == EntryState::Playing
    }

    fn is_in(&self, entry: &EntryRow) -> bool {
        entry.state == EntryState::Playing || entry.state == EntryState::Dropped
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

fn page_of(home: Home, player: &Account, refusal: String) -> OrganisePage {
    let sheet = &home.sheet;
    let state = sheet.season.state;
    let tables = sheet.tables.iter().map(|table| {
        let seat = |seat: &service::rows::PairingSeatRow| {
            let entry = sheet.entry(seat.entry_id);
            let name = entry.map(|entry| reader(Some(player)).called(&entry.name));
            let result = finish(seat).filter(|_| table.is_over());
            (
                name.unwrap_or_default(),
                result.map_or(String::new(), |finish| finish.place.to_string()),
                result.map_or(String::new(), |finish| finish.score.to_string()),
            )
        };
        let place = match sheet.rules.is_league() {
            true => message!(
                "organise-division-table",
                division = table.row.division + 1,
                number = table.row.number
            ),
            false => message!(
                "organise-round-table",
                round = table.row.round,
                number = table.row.number
            ),
        };
        TableForm {
            id: table.row.id.0,
            words: reader(Some(player)).tell(&place),
            is_corrected: table.is_corrected(),
            seats: table.seats.iter().map(seat).collect(),
        }
    });
    OrganisePage {
        base: Base::titled(
            &message!("organise-title", name = sheet.title(reader(Some(player)))),
            Some(player),
        ),
        id: sheet.competition.id.0,
        title: sheet.title(reader(Some(player))),
        refusal,
        is_before: [SeasonState::Announced, SeasonState::SignUp].contains(&state),
        is_signing_up: state == SeasonState::SignUp,
        is_running: state == SeasonState::Running,
        is_over: state == SeasonState::Over,
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
    player: &Account,
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
    Ok(crate::page::ok(&shown))
}

base::text_enum! {
    /// The buttons of the page.
    enum Button {
        Pause = "pause",
        Resume = "resume",
        Move = "move",
        Replace = "replace",
        Drop = "drop",
        Correct = "correct",
        Uncorrect = "uncorrect",
        Message = "message",
        Close = "close",
        Repeat = "repeat",
        Last = "last",
        Bots = "bots",
        Organiser = "organiser",
    }
}

fn power(form: &Fields) -> Option<Power> {
    let field = |name: &str| form.get(name).map_or("", |text| text.trim());
    let entry = || field("entry").parse().ok().map(EntryId);
    Some(match field("what").parse::<Button>().ok()? {
        Button::Pause => Power::Pause,
        Button::Resume => Power::Resume,
        Button::Move => {
            let division = match field("division") {
                "" => None,
                text => Some(text.parse::<usize>().ok()?.checked_sub(1)?),
            };
            Power::Move(entry()?, division)
        }
        Button::Replace => Power::Replace(entry()?, field("name").to_owned()),
        Button::Drop => Power::Drop(entry()?),
        Button::Correct => {
            let seats = (0..6).filter(|seat| form.contains_key(&format!("place{seat}")));
            let seats = Some(seats.collect::<Vec<i32>>()).filter(|seats| !seats.is_empty())?;
            let result = |seat: i32| {
                let place = field(&format!("place{seat}")).parse().ok()?;
                let score = field(&format!("score{seat}")).parse().ok()?;
                Some((place, score))
            };
            let table = field("table").parse().ok().map(PairingId)?;
            Power::Correct(table, seats.into_iter().map(result).collect::<Option<_>>()?)
        }
        Button::Uncorrect => {
            let table = field("table").parse().ok().map(PairingId)?;
            Power::Correct(table, Vec::new())
        }
        Button::Message => Power::Message(field("words").to_owned()),
        Button::Close => Power::Close,
        Button::Repeat => Power::Repeat(true),
        Button::Last => Power::Repeat(false),
        Button::Bots => Power::Bots(field("number").parse().ok()?),
        Button::Organiser => Power::Organiser(field("name").to_owned()),
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
        None => Err(ServiceError::Invalid(message!("error-form-field"))),
    };
    match done {
        Ok(()) => Ok(see_other(&format!("/leagues/{id}/organise"))),
        Err(error @ (ServiceError::Invalid(_) | ServiceError::AgainstTheRules(_))) => {
            let home = home(&service, *id, &player).await?;
            let shown = page_of(home, &player, words(&error));
            Ok(page(status(&error), &shown))
        }
        Err(error) => Err(PageError(error)),
    }
}
