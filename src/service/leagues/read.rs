//! What pages and programs ask about competitions.

use std::collections::HashMap;

use crate::{Result, Service, ServiceError};
use base::ids::{CompetitionId, PlayerId, SeasonId};
use store::accounts::{self, PlayerRow};
use store::entries::{self, EntryRow, EntryState};
use store::leagues::{self, CompetitionRow, PlayedSeason, SeasonRow, SeasonState};
use store::talk::{self, AuditRow};

use super::rules::Rules;
use super::sheet::Sheet;
use super::{may_organise, start};

/// A competition in a list, with its newest season.
#[derive(Clone, Debug)]
pub struct Listed {
    pub competition: CompetitionRow,
    pub season: SeasonRow,
    pub rules: Rules,
    pub entries: i64,
    /// Of the last season that is over.
    pub winner: Option<(i32, String)>,
}

/// All that the page of a competition shows of one season.
#[derive(Clone, Debug)]
pub struct Home {
    pub sheet: Sheet,
    /// Whether this is the newest season.
    pub is_current: bool,
    /// The other seasons, the newest first, with their winners.
    pub others: Vec<(SeasonRow, Option<String>)>,
    pub organisers: Vec<String>,
    pub log: Vec<AuditRow>,
    pub may_organise: bool,
    /// The reader's own entry.
    pub own: Option<EntryRow>,
    pub follows: bool,
    /// For organisers before the start: the divisions as they would be now.
    pub preview: Vec<Vec<EntryRow>>,
}

const MOST_LISTED: i64 = 200;
const MOST_LOGGED: i64 = 100;
const MOST_SEASONS: i64 = 50;

impl Service {
    pub async fn competitions(&self) -> Result<Vec<Listed>> {
        self.store
            .read(|conn| {
                let (found, seasons) = leagues::list(conn, MOST_LISTED)?;
                let ids: Vec<SeasonId> = seasons.iter().map(|season| season.id).collect();
                let counts: HashMap<_, _> = entries::counts(conn, &ids)?.into_iter().collect();
                let winners = entries::winners(conn, &ids)?;
                let listed = |competition: CompetitionRow| {
                    let own = |season: &&SeasonRow| season.competition_id == competition.id;
                    let season = seasons.iter().find(own)?.clone();
                    let winner = seasons.iter().filter(own).find_map(|season| {
                        let won = |entry: &&EntryRow| entry.season_id == season.id;
                        let winner = winners.iter().find(won)?;
                        Some((season.number, winner.name.clone()))
                    });
                    let rules = match Rules::of(&season) {
                        Ok(rules) => rules,
                        Err(error) => {
                            tracing::error!(%error, "left out of the list of leagues");
                            return None;
                        }
                    };
                    Some(Listed {
                        rules,
                        entries: counts.get(&season.id).copied().unwrap_or_default(),
                        competition,
                        season,
                        winner,
                    })
                };
                Ok(found.into_iter().filter_map(listed).collect())
            })
            .await
    }

    /// A season of a competition, the newest if none is named.
    pub async fn season_home(
        &self,
        id: CompetitionId,
        number: Option<i32>,
        reader: Option<&PlayerRow>,
    ) -> Result<Home> {
        let reader = reader.cloned();
        self.store
            .read(move |conn| {
                let competition = leagues::find(conn, id)?;
                let mut seasons = leagues::seasons_of(conn, id)?;
                let at = match number {
                    None => 0,
                    Some(number) => {
                        let found = seasons.iter().position(|season| season.number == number);
                        found.ok_or(ServiceError::NotFound)?
                    }
                };
                let season = seasons.remove(at);
                let ids: Vec<SeasonId> = seasons.iter().map(|season| season.id).collect();
                let winners = entries::winners(conn, &ids)?;
                let winner = |season: &SeasonRow| {
                    let won = |entry: &&EntryRow| entry.season_id == season.id;
                    winners.iter().find(won).map(|entry| entry.name.clone())
                };
                let others = seasons.into_iter().map(|season| {
                    let winner = winner(&season);
                    (season, winner)
                });
                let others = others.collect();
                let sheet = Sheet::of(conn, competition, season)?;
                let may_organise = match &reader {
                    Some(reader) => may_organise(conn, id, reader)?,
                    None => false,
                };
                let preview = match may_organise && sheet.season.state == SeasonState::SignUp {
                    true => preview(conn, &sheet)?,
                    false => Vec::new(),
                };
                let own = reader.as_ref().and_then(|reader| {
                    let own = |entry: &&EntryRow| entry.player_id == Some(reader.id);
                    sheet.entries.iter().find(own).cloned()
                });
                let organisers = leagues::organisers(conn, id)?;
                Ok(Home {
                    is_current: at == 0,
                    others,
                    organisers: accounts::names(conn, &organisers)?,
                    log: talk::audited_competition(conn, id, MOST_LOGGED)?,
                    may_organise,
                    own,
                    follows: match &reader {
                        Some(reader) => leagues::follows(conn, id, reader.id)?,
                        None => false,
                    },
                    preview,
                    sheet,
                })
            })
            .await
    }

    /// A season alone, for programs.
    pub async fn season_sheet(&self, id: CompetitionId, number: i32) -> Result<Sheet> {
        self.store
            .read(move |conn| {
                let competition = leagues::find(conn, id)?;
                let seasons = leagues::seasons_of(conn, id)?;
                let mut found = seasons.into_iter();
                let season = found.find(|season| season.number == number);
                Sheet::of(conn, competition, season.ok_or(ServiceError::NotFound)?)
            })
            .await
    }

    /// A competition with what was done to it, for its feed.
    pub async fn competition_log(
        &self,
        id: CompetitionId,
    ) -> Result<(CompetitionRow, Vec<AuditRow>)> {
        self.store
            .read(move |conn| {
                let competition = leagues::find(conn, id)?;
                Ok((
                    competition,
                    talk::audited_competition(conn, id, MOST_LOGGED)?,
                ))
            })
            .await
    }

    /// Where a season is: its competition, and its number there.
    pub async fn whereabouts(&self, id: SeasonId) -> Result<(CompetitionId, i32)> {
        self.store
            .read(move |conn| {
                let season = leagues::season(conn, id)?;
                Ok((season.competition_id, season.number))
            })
            .await
    }

    /// The seasons that a player took part in.
    pub async fn seasons_of_player(&self, player: PlayerId) -> Result<Vec<PlayedSeason>> {
        self.store
            .read(move |conn| Ok(leagues::of_player(conn, player, MOST_SEASONS)?))
            .await
    }
}

/// The divisions as they would be if everybody who signed up confirmed.
fn preview(conn: &mut store::AnyConnection, sheet: &Sheet) -> Result<Vec<Vec<EntryRow>>> {
    let mut ready = sheet.entries.clone();
    ready.sort_by_key(|entry| (entry.state != EntryState::Confirmed, entry.id));
    let seats = usize::from(sheet.rules.seats).min(ready.len());
    if seats < 2 {
        return Ok(Vec::new());
    }
    let divisions = start::divided(conn, &sheet.season, &sheet.rules, &ready, seats)?;
    let named = |members: Vec<usize>| members.iter().map(|at| ready[*at].clone()).collect();
    Ok(divisions.into_iter().map(named).collect())
}
