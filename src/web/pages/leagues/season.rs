//! The page of a season: standings, cross table, schedule, progress, past seasons, log.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::super::lobby::game_name;
use super::view::{DivisionView, RoundView, View, Who};
use crate::error::PageResult;
use crate::page::{Base, Reader, ok, reader, see_other};
use crate::session::Visitor;
use base::ids::{CompetitionId, SeasonId};
use service::Service;
use service::leagues::read::Home;
use service::people::Account;
use service::rows::{AuditRow, EntryState, SeasonState};
use words::{Message, message};

#[derive(Template)]
#[template(path = "pages/league.html")]
struct SeasonPage {
    base: Base,
    id: i64,
    number: i32,
    name: String,
    words: String,
    game: &'static str,
    slug: String,
    is_league: bool,
    is_current: bool,
    state: String,
    can_join: bool,
    can_confirm: bool,
    can_withdraw: bool,
    own: Option<String>,
    follows: bool,
    may_organise: bool,
    facts: Vec<(String, String)>,
    ties: String,
    has_ranges: bool,
    /// Who has signed up, before the start.
    entrants: Vec<(Who, String)>,
    divisions: Vec<DivisionView>,
    rounds: Vec<RoundView>,
    /// A tournament in which one goes out, as a drawing.
    bracket: String,
    progress: (usize, usize),
    others: Vec<(i32, String)>,
    organisers: String,
    log: Vec<(String, String)>,
}

/// Pages with more divisions than this show only one of them whole.
const FEW: usize = 6;

#[derive(Debug, Deserialize)]
pub struct Asked {
    /// The division to show whole, from 1.
    division: Option<usize>,
}

pub async fn newest(
    service: web::Data<Service>,
    id: web::Path<CompetitionId>,
    asked: web::Query<Asked>,
    Visitor(player): Visitor,
) -> PageResult {
    show(&service, (*id, None), asked.division, player.as_ref()).await
}

pub async fn by_number(
    service: web::Data<Service>,
    path: web::Path<(CompetitionId, i32)>,
    asked: web::Query<Asked>,
    Visitor(player): Visitor,
) -> PageResult {
    let season = (path.0, Some(path.1));
    show(&service, season, asked.division, player.as_ref()).await
}

/// Matches know their season only by its id.
pub async fn by_id(service: web::Data<Service>, id: web::Path<SeasonId>) -> PageResult {
    let (competition, number) = service.whereabouts(*id).await?;
    Ok(see_other(&format!(
        "/leagues/{competition}/seasons/{number}"
    )))
}

async fn show(
    service: &Service,
    (id, number): (CompetitionId, Option<i32>),
    division: Option<usize>,
    player: Option<&Account>,
) -> PageResult {
    let row = player.map(|player| &**player);
    let home = service.season_home(id, number, row).await?;
    let reader = reader(player);
    let own = home.own.as_ref().and_then(|own| own.division);
    let own = own.map_or(1, |division| division as usize + 1);
    let shown = page_of(&home, reader, player, division.unwrap_or(own));
    Ok(ok(&shown))
}

fn page_of(home: &Home, reader: Reader, player: Option<&Account>, whole: usize) -> SeasonPage {
    let sheet = &home.sheet;
    let (season, rules) = (&sheet.season, &sheet.rules);
    let view = View {
        sheet,
        reader,
        player,
    };
    let is_open =
        home.is_current && season.state == SeasonState::SignUp && season.starts_at > reader.now;
    let own = home.own.as_ref();
    let divisions = sheet.divisions();
    SeasonPage {
        base: Base::of(sheet.title(reader), player),
        id: sheet.competition.id.0,
        number: season.number,
        name: sheet.competition.name.clone(),
        words: sheet.competition.words.clone(),
        game: game_name(&rules.game),
        slug: rules.game.clone(),
        is_league: rules.is_league(),
        is_current: home.is_current,
        state: view.state(),
        can_join: is_open && own.is_none() && player.is_some(),
        can_confirm: is_open && own.is_some_and(|own| own.state == EntryState::Signed),
        can_withdraw: is_open && own.is_some(),
        own: own
            .and_then(|own| own_message(own.state, sheet.is_over()))
            .map(|own| reader.tell(own)),
        follows: home.follows,
        may_organise: home.may_organise,
        facts: rules.facts(reader),
        ties: reader
            .say("standings-ties")
            .with("ties", rules.ties(reader))
            .into(),
        has_ranges: sheet.has_ranges(),
        entrants: match divisions.is_empty() {
            true => sheet
                .entries
                .iter()
                .map(|entry| (Who::of(entry, player), entry_words(reader, entry.state)))
                .collect(),
            false => Vec::new(),
        },
        rounds: view.rounds(),
        bracket: view.bracket(),
        divisions: divisions
            .iter()
            .map(|division| {
                let is_whole = divisions.len() <= FEW || division.number + 1 == whole;
                view.division(division, divisions.len(), is_whole)
            })
            .collect(),
        progress: sheet.progress(),
        others: home
            .others
            .iter()
            .map(|(season, winner)| {
                let words = match (season.state, winner) {
                    (SeasonState::Over, Some(winner)) => {
                        message!("season-won", name = winner.clone())
                    }
                    (SeasonState::Over, None) => message!("season-called-off"),
                    (SeasonState::Running, _) => message!("season-runs"),
                    (SeasonState::Announced | SeasonState::SignUp, _) => {
                        message!("season-starts", at = reader.at(season.starts_at))
                    }
                };
                (season.number, reader.tell(&words))
            })
            .collect(),
        organisers: reader.list(&home.organisers),
        log: home
            .log
            .iter()
            .map(|entry| (reader.at(entry.at), logged(reader, entry)))
            .collect(),
    }
}

/// Who did what.
pub fn logged(reader: Reader, entry: &AuditRow) -> String {
    let (who, what) = (entry.actor.clone(), reader.recall(&entry.what));
    reader.tell(message!("audit-line", who = who, what = what))
}

/// Where the reader stands; who played in a season that is over finds themselves in its table.
fn own_message(state: EntryState, is_over: bool) -> Option<Message> {
    Some(match state {
        EntryState::Signed => message!("own-signed"),
        EntryState::Confirmed => message!("own-confirmed"),
        EntryState::LeftOut => message!("own-left-out"),
        EntryState::Dropped => message!("own-dropped"),
        EntryState::Playing if is_over => return None,
        EntryState::Playing => message!("own-playing"),
    })
}

/// How far an entry has come.
pub(super) fn entry_words(reader: Reader, state: EntryState) -> String {
    let said = match state {
        EntryState::Signed => message!("entry-signed"),
        EntryState::Confirmed => message!("entry-confirmed"),
        EntryState::LeftOut => message!("entry-left-out"),
        EntryState::Dropped => message!("entry-dropped"),
        EntryState::Playing => message!("entry-playing"),
    };
    reader.tell(&said)
}

#[cfg(test)]
mod tests {
    use super::{EntryState, own_message};

    #[test]
    fn nobody_plays_in_a_season_that_is_over() {
        assert!(own_message(EntryState::Playing, false).is_some());
        assert!(own_message(EntryState::Playing, true).is_none());
        assert!(own_message(EntryState::Dropped, true).is_some());
    }
}
