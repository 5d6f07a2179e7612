//! The start of a season: divisions, tables, and one match after the other.

use std::collections::HashMap;

use chrono::TimeDelta;

use crate::ratings;
use crate::seating;
use crate::secrets::hash;
use crate::tables::{Opening, Visibility};
use crate::terms::AfterDropOut;
use crate::thinking::Level;
use crate::{Result, ServiceError};
use base::clock::Moment;
use base::ids::{EntryId, MatchId, PlayerId};
use games::registry;
use league::{self, Candidate, Seating};
use store::entries::{self, EntryRow, EntryState};
use store::leagues::{self, Letter, SeasonRow, SeasonState};
use store::pairings::{self, PairingRow};
use store::seats::SeatRow;
use store::{AnyConnection, talk};

use super::found::set_start;
use super::rules::{Plan, Rules};
use super::season::Next;
use super::{ITSELF, joining, post, rounds};
use words::message;

/// A start that finds too few players is tried again after this.
const POSTPONED: TimeDelta = TimeDelta::weeks(1);

/// Divides those who have confirmed, and schedules their tables; or puts the start off.
pub(super) fn divide(
    conn: &mut AnyConnection,
    season: &mut SeasonRow,
    rules: &Rules,
    now: Moment,
) -> Result<Next> {
    let competition = season.competition_id;
    let (mut ready, absent): (Vec<EntryRow>, Vec<EntryRow>) = entries::of_season(conn, season.id)?
        .into_iter()
        .partition(|entry| entry.state == EntryState::Confirmed);
    ready.sort_by_key(|entry| entry.id);
    let wanted = usize::from(rules.seats);
    if rules.fill_with_bots && !ready.is_empty() {
        let bots = ready.iter().filter(|entry| entry.bot.is_some()).count();
        for index in 0..wanted.saturating_sub(ready.len()) {
            let name = seating::bot_name(bots + index);
            let known = (now, season.letters);
            ready.push(joining::add(
                conn,
                season.id,
                Err(&name),
                EntryState::Confirmed,
                known,
            )?);
        }
    }
    let seats = wanted.min(ready.len());
    let game = registry::find(&rules.game).ok_or(ServiceError::NotFound)?;
    if seats < 2 || !game.info().players.contains(&(seats as u8)) {
        set_start(season, rules, season.starts_at + POSTPONED);
        talk::audit_competition(
            conn,
            ITSELF,
            &words::tell(&message!("audit-postponed")),
            competition,
            now,
        )?;
        post::begin(conn, season, Letter::Later, now)?;
        return Ok(Next::Now);
    }
    for mut entry in absent {
        if entry.state == EntryState::Signed {
            (entry.state, entry.division) = (EntryState::LeftOut, None);
            entries::save(conn, &entry)?;
        }
    }
    let divisions = divided(conn, season, rules, &ready, seats)?;
    for (number, members) in divisions.iter().enumerate() {
        for (seed, at) in members.iter().enumerate() {
            let entry = &mut ready[*at];
            entry.state = EntryState::Playing;
            (entry.division, entry.seed) = (Some(number as i32), seed as i32);
            entries::save(conn, entry)?;
        }
    }
    season.state = SeasonState::Running;
    leagues::save_season(conn, season)?;
    match rules.plan {
        Plan::League { .. } => schedule(conn, season, rules, &divisions, &ready, seats)?,
        Plan::Tournament(_) => {
            rounds::play_on(conn, season, rules, now)?;
        }
    }
    let what = words::tell(&message!(
        "audit-started",
        players = ready.len(),
        divisions = divisions.len()
    ));
    talk::audit_competition(conn, ITSELF, &what, competition, now)?;
    post::begin(conn, season, Letter::Started, now)?;
    Ok(Next::Now)
}

/// The divisions as indices of `ready`: by last season and rating, and as the organisers want it.
pub(super) fn divided(
    conn: &mut AnyConnection,
    season: &SeasonRow,
    rules: &Rules,
    ready: &[EntryRow],
    seats: usize,
) -> Result<Vec<Vec<usize>>> {
    let people: Vec<PlayerId> = ready.iter().filter_map(|entry| entry.player_id).collect();
    let ratings = ratings::of(conn, &rules.game, &people)?;
    let mut last = HashMap::new();
    let seasons = leagues::seasons_of(conn, season.competition_id)?;
    let before = seasons.iter().find(|row| row.number < season.number);
    if let Some(before) = before {
        for entry in entries::of_season(conn, before.id)? {
            if let (Some(player), Some(next), Some(division), Some(rank)) = (
                entry.player_id,
                entry.next_division,
                entry.division,
                entry.rank,
            ) {
                // In a division, those who came down stand before those who stayed.
                let order = division as usize * 10_000 + rank as usize;
                last.insert(player, (next as usize, order));
            }
        }
    }
    let candidates: Vec<Candidate> = ready
        .iter()
        .map(|entry| Candidate {
            rating: match entry.player_id {
                Some(player) => ratings.get(&player).map_or(0.0, |own| own.rating),
                None => f64::MIN,
            },
            last: entry
                .player_id
                .and_then(|player| last.get(&player).copied()),
        })
        .collect();
    let size = match rules.plan {
        Plan::League { division_size, .. } => division_size,
        Plan::Tournament(_) => ready.len(),
    };
    let mut divisions = league::divide(&candidates, size, seats);
    for (at, entry) in ready.iter().enumerate() {
        if let Some(wanted) = entry.division {
            put_into(&mut divisions, at, wanted as usize, |other| {
                ready[other].division.is_some()
            });
        }
    }
    Ok(divisions)
}

/// Moves a member to another division by letting it change places with the nearest there that is
/// not wanted there.
fn put_into(
    divisions: &mut [Vec<usize>],
    member: usize,
    wanted: usize,
    is_wanted: impl Fn(usize) -> bool,
) {
    let find = |list: &Vec<usize>| list.iter().position(|other| *other == member);
    let from = divisions.iter().position(|list| find(list).is_some());
    let Some(from) = from.filter(|from| *from != wanted && wanted < divisions.len()) else {
        return;
    };
    let free = |other: &usize| !is_wanted(*other);
    let there = match wanted < from {
        true => divisions[wanted].iter().rposition(free),
        false => divisions[wanted].iter().position(free),
    };
    if let (Some(there), Some(here)) = (there, find(&divisions[from])) {
        divisions[from][here] = divisions[wanted][there];
        divisions[wanted][there] = member;
    }
}

fn schedule(
    conn: &mut AnyConnection,
    season: &SeasonRow,
    rules: &Rules,
    divisions: &[Vec<usize>],
    ready: &[EntryRow],
    seats: usize,
) -> Result<()> {
    // Divisions differ in size by one at most: what is found for one does for others.
    let mut known: HashMap<usize, Vec<Seating>> = HashMap::new();
    for (division, members) in divisions.iter().enumerate() {
        let size = members.len();
        let tables = known
            .entry(size)
            .or_insert_with(|| league::schedule(size, seats, rules.matches_each(size)));
        for (number, table) in tables.iter().enumerate() {
            let sitting: Vec<EntryId> = table.iter().map(|at| ready[members[*at]].id).collect();
            let key = (division as i32, 1, number as i32 + 1);
            pairings::insert(conn, season.id, key, &sitting)?;
        }
    }
    Ok(())
}

/// Opens and starts the match of a table.
pub(super) fn open(
    conn: &mut AnyConnection,
    season: &SeasonRow,
    rules: &Rules,
    pairing: &PairingRow,
    now: Moment,
) -> Result<MatchId> {
    let competition = leagues::find(conn, season.competition_id)?;
    let mut seats = pairings::seats(conn, pairing.id)?;
    let ids: Vec<EntryId> = seats.iter().map(|seat| seat.entry_id).collect();
    let entries = entries::some(conn, &ids)?;
    let mut sitters = Vec::new();
    for seat in &mut seats {
        let entry = entries.iter().find(|entry| entry.id == seat.entry_id);
        let entry = entry.ok_or(ServiceError::NotFound)?;
        sitters.push(sitter(entry, rules));
        if entry.state == EntryState::Dropped {
            seat.dropped = true;
            pairings::save_seat(conn, seat)?;
        }
    }
    let place = match rules.is_league() {
        true => format!(
            "season {}, division {}, table {}",
            season.number,
            pairing.division + 1,
            pairing.number
        ),
        false => format!("round {}, table {}", pairing.round, pairing.number),
    };
    let opening = Opening {
        game: rules.game.clone(),
        title: format!("{}, {place}", competition.name),
        seats: sitters.len() as u8,
        options: rules.options.clone(),
        visibility: Visibility::Public,
        terms: rules.terms(season.id),
        bots: 0,
        level: Level::USUAL,
    };
    // Whoever does this step again deals the same.
    let seed = hash(&format!(
        "{}:{}:{}:{}",
        season.seed, pairing.division, pairing.round, pairing.number
    ));
    let by = competition.founder;
    let id = seating::open_full(conn, &opening, &seed, by, sitters, now)?;
    match pairings::set_match(conn, pairing.id, id)? {
        true => Ok(id),
        false => Err(ServiceError::Stale),
    }
}

/// Where an entrant sits, or who plays in the place of one who has dropped out.
fn sitter(entry: &EntryRow, rules: &Rules) -> SeatRow {
    let is_gone = entry.state == EntryState::Dropped;
    let waits = is_gone && rules.after_drop_out == AfterDropOut::Substitute;
    let plays = is_gone && !waits;
    SeatRow {
        player_id: entry.player_id.filter(|_| !is_gone),
        bot: match plays {
            true => Some(Level::SUBSTITUTE.text().to_owned()),
            false => entry.bot.clone(),
        },
        name: entry.name.clone(),
        is_open: waits,
        ..SeatRow::free(MatchId(0), 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_wanted_elsewhere_changes_places_with_the_nearest() {
        let mut divisions = vec![vec![0, 1, 2], vec![3, 4, 5]];
        put_into(&mut divisions, 5, 0, |_| false);
        assert_eq!(divisions, [[0, 1, 5], [3, 4, 2]]);
        put_into(&mut divisions, 0, 1, |other| other == 3);
        assert_eq!(divisions, [[4, 1, 5], [3, 0, 2]]);
        put_into(&mut divisions, 0, 7, |_| false);
        put_into(&mut divisions, 0, 1, |_| false);
        assert_eq!(divisions, [[4, 1, 5], [3, 0, 2]]);
    }
}
