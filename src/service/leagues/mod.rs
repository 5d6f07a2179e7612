//! Leagues and tournaments: a competition has seasons, a season has entries and tables. A season
//! is a machine: each step is one transaction, and whatever has been done is not done again.

pub mod close;
pub mod events;
pub mod facts;
pub mod found;
pub mod joining;
pub mod organise;
pub mod post;
pub mod read;
pub mod rounds;
pub mod rules;
pub mod season;
pub mod sheet;
pub mod start;

use base::ids::CompetitionId;
use store::AnyConnection;
use store::accounts::PlayerRow;
use store::leagues::{self, SeasonRow};

use super::{ITSELF, Result, ServiceError};

/// The newest season of a competition, for somebody who will change it.
fn lock_current(conn: &mut AnyConnection, id: CompetitionId) -> Result<SeasonRow> {
    let seasons = leagues::seasons_of(conn, id)?;
    let newest = seasons.first().ok_or(ServiceError::NotFound)?;
    Ok(leagues::lock(conn, newest.id)?)
}

/// Whether somebody may do what organisers may.
fn may_organise(conn: &mut AnyConnection, id: CompetitionId, by: &PlayerRow) -> Result<bool> {
    Ok(by.is_admin || leagues::organisers(conn, id)?.contains(&by.id))
}
