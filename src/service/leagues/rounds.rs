//! The rounds of a tournament.

use crate::Result;
use base::clock::Moment;
use base::ids::EntryId;
use league::tournament::{Format, Step, next};
use store::leagues::{Letter, SeasonRow};
use store::pairings::{self, ByeRow};
use store::{AnyConnection, talk};

use super::rules::{Plan, Rules};
use super::sheet::Sheet;
use super::{ITSELF, post};
use words::message;

/// What comes next, and who the entrants are.
pub(super) fn ahead(sheet: &Sheet, format: &Format) -> (Step, Vec<EntryId>) {
    let members = sheet.members().into_iter().next();
    let members = members.unwrap_or_else(|| seeded(sheet));
    let seats = usize::from(sheet.rules.seats).min(members.len());
    let rules = &sheet.rules;
    let rounds = sheet.rounds();
    let step = next(
        format,
        members.len(),
        seats,
        &rules.scoring,
        &rules.tie_breaks,
        &rounds,
    );
    (step, members.iter().map(|entry| entry.id).collect())
}

/// The entries before the first round, by seed.
fn seeded(sheet: &Sheet) -> Vec<store::entries::EntryRow> {
    let mut seeded: Vec<_> = sheet.entries.clone();
    seeded.retain(|entry| entry.division.is_some());
    seeded.sort_by_key(|entry| entry.seed);
    seeded
}

/// Schedules the next round, if there is one.
pub(super) fn play_on(
    conn: &mut AnyConnection,
    season: &mut SeasonRow,
    rules: &Rules,
    now: Moment,
) -> Result<bool> {
    let Plan::Tournament(format) = rules.plan else {
        return Ok(false);
    };
    let sheet = Sheet::load(conn, season.id)?;
    let round = sheet.tables.last().map_or(0, |table| table.row.round) + 1;
    let (Step::Play { tables, byes }, members) = ahead(&sheet, &format) else {
        return Ok(false);
    };
    for (number, table) in tables.iter().enumerate() {
        let sitting: Vec<EntryId> = table.iter().map(|at| members[*at]).collect();
        let key = (0, round, number as i32 + 1);
        pairings::insert(conn, season.id, key, &sitting)?;
    }
    for at in byes {
        let row = ByeRow {
            season_id: season.id,
            round,
            entry_id: members[at],
        };
        pairings::add_bye(conn, &row)?;
    }
    if round > 1 {
        let what = words::keep(&message!("audit-round", number = round));
        talk::audit_competition(conn, ITSELF, &what, season.competition_id, now)?;
        post::begin(conn, season, Letter::Round, now)?;
    }
    Ok(true)
}
