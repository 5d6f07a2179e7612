//! What happens in matches and matters to their season.

use crate::Result;
use crate::letters::new_message_id;
use crate::live::Table;
use crate::names::nameless;
use crate::notice::{Out, SeasonNotice};
use crate::scheduler::{Leaving, leave_seat};
use base::clock::Moment;
use base::ids::{PlayerId, SeasonId};
use store::entries::{self, EntryRow, EntryState};
use store::leagues::{self, SeasonState};
use store::matches;
use store::pairings;
use store::seats::SeatRow;
use store::{AnyConnection, talk};

use super::rules::Rules;
use super::{ITSELF, post};
use words::message;

/// A match of a season is over: its places and scores count, or, if it was abandoned, nothing does.
pub(crate) fn match_ended(
    conn: &mut AnyConnection,
    season: SeasonId,
    table: &Table,
    now: Moment,
) -> Result<()> {
    let Some(pairing) = pairings::by_match(conn, table.row.id)? else {
        return Ok(());
    };
    if leagues::season(conn, season)?.state == SeasonState::Over {
        return Ok(());
    }
    for mut row in pairings::seats(conn, pairing.id)? {
        if let Some(seat) = table.seats.get(row.seat as usize) {
            (row.place, row.score) = (seat.place, seat.score);
            pairings::save_seat(conn, &row)?;
        }
    }
    if pairing.over_at.is_none() {
        pairings::end(conn, pairing.id, Some(now))?;
    }
    Ok(leagues::make_due(conn, season, now)?)
}

/// A player has run out of time or left a match of a season.
pub(crate) fn dropped_out(
    conn: &mut AnyConnection,
    id: SeasonId,
    seat: &SeatRow,
    player: PlayerId,
    now: Moment,
) -> Result<()> {
    let season = leagues::season(conn, id)?;
    let entry = entries::of_player(conn, id, player)?;
    let pairing = pairings::by_match(conn, seat.match_id)?;
    let (Some(mut entry), Some(pairing), SeasonState::Running) = (entry, pairing, season.state)
    else {
        return Ok(());
    };
    let seats = pairings::seats(conn, pairing.id)?;
    let mut own = seats.into_iter();
    let Some(mut row) = own.find(|row| row.entry_id == entry.id && row.seat == seat.seat) else {
        // A substitute who leaves was never the entrant of this seat.
        return Ok(());
    };
    row.dropped = true;
    pairings::save_seat(conn, &row)?;
    if entry.state != EntryState::Playing {
        return Ok(());
    }
    entry.drop_outs += 1;
    entries::save(conn, &entry)?;
    let rules = Rules::of(&season)?;
    match entry.drop_outs >= rules.drop_outs as i32 {
        true => {
            let what = words::keep(&message!("audit-dropped", name = entry.name.clone()));
            talk::audit_competition(conn, ITSELF, &what, season.competition_id, now)?;
            drop_entry(conn, entry, Out::Rule, now)
        }
        false => Ok(()),
    }
}

/// Takes somebody out of the season: all their running seats go to others.
pub(super) fn drop_entry(
    conn: &mut AnyConnection,
    mut entry: EntryRow,
    why: Out,
    now: Moment,
) -> Result<()> {
    entry.state = EntryState::Dropped;
    entries::save(conn, &entry)?;
    let Some(player) = entry.player_id else {
        return Ok(());
    };
    for (pairing, _) in pairings::running_of(conn, entry.id)? {
        let Some(id) = pairing.match_id else { continue };
        let table = Table::take(conn, id)?;
        let seat = table.seat_of(player).cloned();
        if let (Some(mut seat), matches::Status::Running) = (seat, table.row.status) {
            leave_seat(conn, &table, &mut seat, now, Leaving::OutOfSeason)?;
        }
    }
    let season = leagues::season(conn, entry.season_id)?;
    let news = (SeasonNotice::Out(why), new_message_id());
    post::tell(conn, &season, player, (news.0, &news.1), now)
}

/// A deleted account leaves its seasons: before the start without a trace, later without a name.
/// Its seats have been left before.
pub(crate) fn forget(conn: &mut AnyConnection, player: PlayerId) -> Result<()> {
    for mut entry in entries::all_of_player(conn, player)? {
        let season = leagues::season(conn, entry.season_id)?;
        if ![SeasonState::Running, SeasonState::Over].contains(&season.state) {
            entries::delete(conn, entry.id)?;
            continue;
        }
        entry.player_id = None;
        entry.name = nameless(entry.id.0);
        if season.state == SeasonState::Running {
            entry.state = EntryState::Dropped;
            for (_, mut seat) in pairings::running_of(conn, entry.id)? {
                seat.dropped = true;
                pairings::save_seat(conn, &seat)?;
            }
        }
        entries::save(conn, &entry)?;
    }
    Ok(leagues::forget(conn, player)?)
}
