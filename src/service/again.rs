//! Another match with the same people: the table is opened as the last one was, bots sit again, and
//! the others are invited.

use base::ids::MatchId;
use store::AnyConnection;
use store::accounts::{self, PlayerRow};
use store::matches::{Status, Visibility};
use store::seats::SeatRow;

use base::clock::Moment;

use super::guests::must_have_account;
use super::letters as post;
use super::live::Table;
use super::tables::Opening;
use super::terms::Terms;
use super::{Result, Service, ServiceError};
use words::message;

impl Service {
    /// Opens a table like that of a match which the player was in.
    pub async fn play_again(&self, id: MatchId, by: &PlayerRow) -> Result<MatchId> {
        must_have_account(by)?;
        let table = self.table(id).await?;
        if table.seat_of(by.id).is_none() {
            return Err(ServiceError::NotFound);
        }
        if matches!(table.row.status, Status::Open | Status::Running) {
            return Err(ServiceError::Refused(message!("again-too-early")));
        }
        let opened = self.open_table(like(&table)?, by).await?;
        let (by, now) = (by.clone(), self.clock.now());
        self.store
            .write(move |conn| invite_all(conn, opened, &table, &by, now))
            .await?;
        self.wake.notify_one();
        Ok(opened)
    }
}

fn like(table: &Table) -> Result<Opening> {
    let terms = table.terms()?;
    let bots = table.seats.iter().filter(|seat| seat.bot.is_some());
    Ok(Opening {
        game: table.row.game.clone(),
        title: table.row.title.clone(),
        seats: table.seats.len() as u8,
        options: table.options()?,
        visibility: match table.row.visibility {
            // The seats are for those who are asked.
            Visibility::Public | Visibility::Unlisted => Visibility::Unlisted,
            Visibility::Invitation => Visibility::Invitation,
        },
        terms: Terms {
            start_at: None,
            season: None,
            lessons: false,
            ..terms
        },
        bots: bots.count() as u8,
    })
}

fn invite_all(
    conn: &mut AnyConnection,
    opened: MatchId,
    before: &Table,
    by: &PlayerRow,
    now: Moment,
) -> Result<()> {
    let table = Table::hold(conn, opened)?;
    let others = |seat: &SeatRow| seat.player_id.filter(|player| *player != by.id);
    for player in before.seats.iter().filter_map(others) {
        let address = accounts::found(conn, player)?.and_then(|player| player.email);
        if let Some(address) = address {
            post::invite(conn, &table.row, &by.name, &address, now)?;
        }
    }
    Ok(())
}
