//! Once more with the same people: a table like the one that is over, to which they are invited.

use base::ids::{MatchId, PlayerId};
use store::accounts::{self, PlayerRow};
use store::matches::{Status, Visibility};
use store::talk;

use crate::guests::must_have_account;
use crate::live::Table;
use crate::tables::{Opening, open_within};
use crate::terms::Terms;
use crate::thinking::Level;
use crate::{ITSELF, Result, Service, ServiceError, Unreadable, letters};
use words::message;

impl Service {
    /// Opens the table, invites whoever else played, and says so at the old one.
    pub async fn rematch(&self, id: MatchId, by: &PlayerRow) -> Result<MatchId> {
        must_have_account(by)?;
        let (limits, by, now) = (self.limits, by.clone(), self.clock.now());
        let opened = self
            .store
            .write(move |conn| {
                let old = Table::load(conn, id)?;
                if old.seat_of(by.id).is_none() {
                    return Err(ServiceError::NotFound);
                }
                if matches!(old.row.status, Status::Open | Status::Running) {
                    return Err(ServiceError::Refused(message!("rematch-too-early")));
                }
                let new = open_within(conn, limits, &opening(&old)?, &by, now)?;
                let table = Table::load(conn, new)?;
                let others = old.seats.iter().filter_map(|seat| seat.player_id);
                let others: Vec<PlayerId> = others.filter(|other| *other != by.id).collect();
                for other in others {
                    if let Some(address) = accounts::find(conn, other)?.email {
                        letters::invite(conn, &table.row, &by.name, &address, now)?;
                    }
                }
                let said = message!("table-again", name = by.name.clone(), id = new.0);
                talk::say(conn, id, None, ITSELF, &words::tell(&said), now)?;
                Ok(new)
            })
            .await?;
        self.announce(id, 0);
        self.announce(opened, 0);
        Ok(opened)
    }
}

/// The level of the bots of the match before; where they differed, that of the first.
fn level(old: &Table) -> Result<Level> {
    let mut bots = old
        .seats
        .iter()
        .filter_map(|seat| Some((seat, seat.bot.as_ref()?)));
    let Some((seat, bot)) = bots.next() else {
        return Ok(Level::USUAL);
    };
    let place = format!("{}/{}", seat.match_id, seat.seat);
    let read = bot.parse::<Level>();
    read.map_err(|why| Unreadable::new("seats", place, "bot", why).into())
}

fn opening(old: &Table) -> Result<Opening> {
    Ok(Opening {
        game: old.row.game.clone(),
        title: old.row.title.clone(),
        seats: old.seats.len() as u8,
        options: old.options()?,
        visibility: match old.row.visibility {
            // The seats are for those who are asked.
            Visibility::Public | Visibility::Unlisted => Visibility::Unlisted,
            Visibility::Invitation => Visibility::Invitation,
        },
        terms: Terms {
            season: None,
            start_at: None,
            lessons: false,
            ..old.terms()?
        },
        level: level(old)?,
        bots: old.seats.iter().filter(|seat| seat.bot.is_some()).count() as u8,
    })
}
