//! Matches that were just played, as they were stored: the next action need not load them again.

use std::sync::Mutex;

use base::ids::{MatchId, PlayerId};
use games::Seat;
use games::play::Undo;
use store::AnyConnection;
use store::actions;
use store::matches::{self, MatchRow};
use store::seats;

use crate::draft::still_open;
use crate::live::{Live, Table};
use crate::turns::may_decide;
use crate::{Result, ServiceError};

/// A match with all that playing on needs.
#[derive(Debug)]
pub struct Ready {
    pub(crate) live: Live,
    pub(crate) undo: Undo,
    /// The numbers of the lines that may still be taken back.
    pub(crate) open: Vec<i64>,
}

impl Ready {
    pub(crate) fn load(conn: &mut AnyConnection, live: Live) -> Result<Ready> {
        let (id, number) = (live.table.row.id, live.table.row.number);
        let settled_number = live.cached.settled_number;
        let settled = live.settled(conn)?;
        let open = match settled_number < number {
            true => actions::standing(actions::between(conn, id, settled_number, number)?),
            false => Vec::new(),
        };
        Ok(Ready {
            live,
            open: open.iter().map(|row| row.number).collect(),
            undo: Undo::new(settled, open.into_iter().map(still_open).collect()),
        })
    }

    /// Whether the row is still the one that was stored with it. Every change of a match or its
    /// seats that playing must know of raises the version.
    fn is_of(&self, row: &MatchRow) -> bool {
        let own = &self.live.table.row;
        (own.id, own.version, own.number) == (row.id, row.version, row.number)
            && (own.status, own.paused) == (row.status, row.paused)
            && own.data == row.data
            && own.terms == row.terms
            && own.options == row.options
    }
}

/// One place for several matches: the newest of them has it.
const PLACES: usize = 1024;

#[derive(Debug)]
pub struct Recent(Vec<Mutex<Option<Ready>>>);

impl Default for Recent {
    fn default() -> Self {
        Recent((0..PLACES).map(|_| Mutex::default()).collect())
    }
}

impl Recent {
    fn place(&self, id: MatchId) -> &Mutex<Option<Ready>> {
        &self.0[id.0.rem_euclid(PLACES as i64) as usize]
    }

    /// Only what is committed: a number or a version that was rolled back comes again.
    pub(crate) fn keep(&self, ready: Ready) {
        let place = self.place(ready.live.table.row.id);
        *place.lock().expect("no holder panics") = Some(ready);
    }

    /// Given away: whoever plays on brings it back.
    fn take(&self, row: &MatchRow) -> Option<Ready> {
        let mut place = self.place(row.id).lock().expect("no holder panics");
        match place.as_ref().is_some_and(|ready| ready.is_of(row)) {
            true => place.take(),
            false => None,
        }
    }

    /// The match as it was last stored here, if that was at this number and the player may decide
    /// something in it. It may have changed since: whoever stores what follows from it finds out.
    pub(crate) fn guess(
        &self,
        id: MatchId,
        number: i64,
        player: PlayerId,
    ) -> Option<(Ready, Seat)> {
        let mut place = self.place(id).lock().expect("no holder panics");
        let fits = |ready: &&Ready| {
            let row = &ready.live.table.row;
            (row.id, row.number) == (id, number)
        };
        let live = &place.as_ref().filter(fits)?.live;
        let seat = may_decide(live, player).ok()?;
        Some((place.take()?, seat))
    }

    /// The match and the seat of a player who may decide something in it.
    pub(crate) fn load_seat(
        &self,
        conn: &mut AnyConnection,
        id: MatchId,
        player: PlayerId,
    ) -> Result<(Ready, Seat)> {
        let row = matches::find(conn, id)?.ok_or(ServiceError::NotFound)?;
        if let Some(mut ready) = self.take(&row) {
            ready.live.table.row = row;
            return match may_decide(&ready.live, player) {
                Ok(seat) => Ok((ready, seat)),
                Err(error) => {
                    self.keep(ready);
                    Err(error)
                }
            };
        }
        let seats = seats::of_match(conn, id)?;
        let live = Live::of(conn, Table { row, seats })?;
        let seat = may_decide(&live, player)?;
        Ok((Ready::load(conn, live)?, seat))
    }
}
