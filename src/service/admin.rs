//! What an admin may do; all of it is written down.

use crate::clock::Moment;
use crate::ids::{MatchId, PlayerId};
use crate::store::AnyConnection;
use crate::store::accounts::{self, PlayerRow};
use crate::store::letters;
use crate::store::matches::{self, MatchRow, RUNNING};
use crate::store::seats::{self, SeatRow};
use crate::store::talk::{self, AuditRow};

use super::draft::{Draft, start_clock};
use super::letters::{tell_table, tell_turn};
use super::live::{Live, Table, replay};
use super::scheduler::notice;
use super::{Result, Service, ServiceError, invalid};

/// What the admin page shows.
#[derive(Debug)]
pub struct Overview {
    pub players: Vec<PlayerRow>,
    pub matches: Vec<MatchRow>,
    pub audit: Vec<AuditRow>,
    pub mails_waiting: i64,
}

impl Service {
    pub async fn overview(&self) -> Result<Overview> {
        self.store
            .read(|conn| {
                Ok(Overview {
                    players: accounts::list(conn, 200)?,
                    matches: matches::newest(conn, 200)?,
                    audit: talk::audited(conn, 100)?,
                    mails_waiting: letters::waiting(conn)?,
                })
            })
            .await
    }

    /// Whether the record leads to the stored position.
    pub async fn check_replay(&self, id: MatchId) -> Result<bool> {
        self.store
            .read(move |conn| {
                let live = Live::load(conn, id)?;
                let replayed = replay(conn, &live.table, live.table.row.number)?;
                Ok(live.position.same(replayed.as_ref()))
            })
            .await
    }

    /// Takes a running match back to an action; the table is told.
    pub async fn rewind(&self, id: MatchId, number: i64, by: &str) -> Result<()> {
        let (by, now) = (by.to_owned(), self.clock.now());
        let live = self
            .store
            .write(move |conn| {
                let live = Live::load(conn, id)?;
                if live.table.row.status != RUNNING || !(0..live.table.row.number).contains(&number)
                {
                    return invalid("A running match can be taken back to an earlier action only.");
                }
                let mut draft = Draft::begin(conn, live, now)?;
                draft.rewind(conn, number)?;
                let live = draft.seal().save(conn)?;
                let words = format!("An admin took the match back to action {number}.");
                talk::say(conn, id, None, "Turnpost", &words, now)?;
                let news = notice("rewound", &live.table, "");
                tell_table(conn, &live.table.seats, None, &news, now)?;
                talk::audit(conn, &by, &format!("rewound to {number}"), Some(id), now)?;
                Ok::<_, ServiceError>(live)
            })
            .await?;
        self.announce(id, live.table.row.number);
        Ok(())
    }

    /// Puts another player on a seat, or a bot if no name is given.
    pub async fn change_sitter(
        &self,
        id: MatchId,
        seat: usize,
        name: Option<String>,
        by: &str,
    ) -> Result<()> {
        let (by, now) = (by.to_owned(), self.clock.now());
        self.store
            .write(move |conn| {
                let table = Table::load(conn, id)?;
                let mut row = table
                    .seats
                    .get(seat)
                    .cloned()
                    .ok_or(ServiceError::NotFound)?;
                let player = match name {
                    Some(name) => {
                        let found = accounts::by_name(conn, &name)?;
                        Some(found.ok_or(ServiceError::NotFound)?)
                    }
                    None => None,
                };
                give_seat(conn, &table, &mut row, player.as_ref(), now)?;
                let what = match &player {
                    Some(player) => format!("seat {} given to {}", seat + 1, player.name),
                    None => format!("seat {} given to a bot", seat + 1),
                };
                talk::say(
                    conn,
                    id,
                    None,
                    "Turnpost",
                    &format!("An admin changed the table: {what}."),
                    now,
                )?;
                Ok::<_, ServiceError>(talk::audit(conn, &by, &what, Some(id), now)?)
            })
            .await?;
        self.announce(id, 0);
        Ok(())
    }

    pub async fn set_admin(&self, name: &str, on: bool, by: &str) -> Result<PlayerId> {
        let (name, by, now) = (name.to_owned(), by.to_owned(), self.clock.now());
        self.store
            .write(move |conn| {
                let mut player = accounts::by_name(conn, &name)?.ok_or(ServiceError::NotFound)?;
                player.is_admin = on;
                accounts::save(conn, &player)?;
                talk::audit(
                    conn,
                    &by,
                    &format!("admin {on}: {}", player.name),
                    None,
                    now,
                )?;
                Ok(player.id)
            })
            .await
    }

    /// The id of a player, for commands that name them.
    pub async fn player_named(&self, name: &str) -> Result<PlayerRow> {
        let name = name.to_owned();
        self.store
            .read(move |conn| accounts::by_name(conn, &name)?.ok_or(ServiceError::NotFound))
            .await
    }
}

/// Puts a player on a seat, or a bot if there is none; whoever is waited for is told.
pub(super) fn give_seat(
    conn: &mut AnyConnection,
    table: &Table,
    row: &mut SeatRow,
    player: Option<&PlayerRow>,
    now: Moment,
) -> Result<()> {
    match player {
        Some(player) if table.seat_of(player.id).is_some() => {
            return invalid("That player has a seat at this table.");
        }
        Some(player) => {
            (row.player_id, row.bot) = (Some(player.id), None);
            row.name = player.name.clone();
        }
        None => (row.player_id, row.bot) = (None, Some("greedy".to_owned())),
    }
    row.is_open = false;
    row.is_substitute = table.row.status == RUNNING;
    (row.notes, row.plan, row.orders) = Default::default();
    row.plan_number = None;
    if row.waiting_since.is_some() && !table.row.paused {
        start_clock(conn, row, &table.terms(), now)?;
        tell_turn(conn, row, row.wait_number.unwrap_or_default(), now)?;
    }
    Ok(seats::save(conn, row)?)
}
