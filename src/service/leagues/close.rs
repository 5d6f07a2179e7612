//! The end of a season: final ranks, who goes up and down, and the next season.

use chrono::TimeDelta;

use crate::Result;
use base::clock::Moment;
use base::ids::EntryId;
use league::{self, tournament::Step};
use store::entries::{self, EntryState};
use store::leagues::{self, Letter, SeasonRow, SeasonState};
use store::{AnyConnection, talk};

use super::found::add_season;
use super::rules::{Plan, Rules};
use super::season::Next;
use super::sheet::Sheet;
use super::{ITSELF, post, rounds};
use words::message;

/// Stores the final ranks. A season that is over is left as it is.
pub(super) fn close(conn: &mut AnyConnection, season: &mut SeasonRow, now: Moment) -> Result<()> {
    if season.state == SeasonState::Over {
        return Ok(());
    }
    let sheet = Sheet::load(conn, season.id)?;
    let order = final_order(&sheet);
    let next = next_divisions(&sheet, &order);
    for (division, members) in order.iter().enumerate() {
        for (rank, id) in members.iter().enumerate() {
            if let Some(mut entry) = sheet.entry(*id).cloned() {
                entry.rank = Some(rank as i32 + 1);
                entry.next_division = Some(next[division][rank] as i32);
                entries::save(conn, &entry)?;
            }
        }
    }
    season.state = SeasonState::Over;
    season.closed_at = Some(now);
    let what = words::keep(&message!("audit-closed"));
    talk::audit_competition(conn, ITSELF, &what, season.competition_id, now)?;
    post::begin(conn, season, Letter::Over, now)
}

/// The entries of each division, the first in front. Tables that are not over do not count.
fn final_order(sheet: &Sheet) -> Vec<Vec<EntryId>> {
    if let Plan::Tournament(format) = sheet.rules.plan
        && let (Step::Over(order), members) = rounds::ahead(sheet, &format)
    {
        return vec![order.iter().map(|at| members[*at]).collect()];
    }
    let divisions = sheet.divisions().into_iter();
    let order = |division: super::sheet::Division| {
        let lines = division.lines.iter();
        lines
            .map(|line| division.entries[line.entrant].id)
            .collect()
    };
    divisions.map(order).collect()
}

/// For every division, in the order of ranks, the division of the next season. Whoever dropped out
/// goes down, and does not take up a place among those who go up or stay.
fn next_divisions(sheet: &Sheet, order: &[Vec<EntryId>]) -> Vec<Vec<usize>> {
    let Plan::League {
        promoted,
        relegated,
        ..
    } = sheet.rules.plan
    else {
        return order.iter().map(|members| vec![0; members.len()]).collect();
    };
    let is_gone = |id: &EntryId| {
        sheet
            .entry(*id)
            .is_some_and(|entry| entry.state == EntryState::Dropped)
    };
    let sizes: Vec<usize> = order.iter().map(Vec::len).collect();
    let moves = league::moves(&sizes, promoted, relegated);
    let lowest = order.len().saturating_sub(1);
    let of = |(division, members): (usize, &Vec<EntryId>)| {
        let mut staying = moves[division].iter().copied();
        let mut next: Vec<Option<usize>> = members
            .iter()
            .map(|id| (!is_gone(id)).then(|| staying.next().unwrap_or(division)))
            .collect();
        for slot in &mut next {
            slot.get_or_insert((division + 1).min(lowest));
        }
        next.into_iter().flatten().collect()
    };
    order.iter().enumerate().map(of).collect()
}

/// Opens the next season of a league, once.
pub(super) fn open_next(
    conn: &mut AnyConnection,
    season: &SeasonRow,
    rules: &Rules,
    now: Moment,
) -> Result<Next> {
    let all = leagues::seasons_of(conn, season.competition_id)?;
    let is_last = all.iter().all(|other| other.number <= season.number);
    if rules.is_league() && rules.repeats && is_last {
        let number = season.number + 1;
        let starts_at = now + TimeDelta::days(i64::from(rules.sign_up_days));
        let id = season.competition_id;
        add_season(conn, id, number, rules, starts_at, now)?;
        let what = words::keep(&message!("audit-opened", number = number));
        talk::audit_competition(conn, ITSELF, &what, id, now)?;
    }
    Ok(Next::Never)
}
