//! What an admin may do; all of it is written down.

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use store::AnyConnection;
use store::accounts::{self, PlayerRow};
use store::letters::{self, OutboxRow};
use store::matches::{self, MatchRow, Status};
use store::seats::{self, SeatRow};
use store::talk::{self, AuditRow};
use store::troubles::{self, TroubleRow};

use crate::ITSELF;
use crate::draft::{Draft, start_clock};
use crate::letters::{tell, tell_table, tell_turn};
use crate::live::{Live, Table, replay};
use crate::notice::TableNotice;
use crate::scheduler::notice;
use crate::stored::look;
use crate::thinking::Level;
use crate::{Result, Service, ServiceError, Unreadable, invalid};
use words::message;

/// What the admin page shows.
#[derive(Debug)]
pub struct Overview {
    pub players: Vec<PlayerRow>,
    pub matches: Vec<MatchRow>,
    pub audit: Vec<AuditRow>,
    pub mails_waiting: i64,
    /// Mails that a server refused or that were given up.
    pub mails_refused: Vec<OutboxRow>,
    /// What failed and is tried again.
    pub troubles: Vec<TroubleRow>,
    /// What is set aside because it cannot be read.
    pub unreadable: Vec<Unreadable>,
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
                    mails_refused: letters::refused(conn, 100)?,
                    troubles: troubles::all(conn, 100)?,
                    unreadable: look(conn)?,
                })
            })
            .await
    }

    /// Sends mails again that were refused: those named, or all. Says how many there were.
    pub async fn send_again(&self, ids: Vec<i64>, by: &str) -> Result<usize> {
        let (by, now) = (by.to_owned(), self.clock.now());
        let count = self
            .store
            .write(move |conn| {
                let count = letters::send_again(conn, &ids, now)?;
                let what = words::tell(&message!("audit-sent-again", count = count));
                talk::audit(conn, &by, &what, None, now)?;
                Ok::<_, ServiceError>(count)
            })
            .await?;
        self.wake.notify_one();
        Ok(count)
    }

    pub async fn started_matches(&self) -> Result<Vec<MatchId>> {
        self.store
            .read_slowly(|conn| Ok(matches::started(conn)?))
            .await
    }

    /// Whether the record leads to the stored position.
    pub async fn check_replay(&self, id: MatchId) -> Result<bool> {
        self.store
            .read_slowly(move |conn| {
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
                let table = Table::take_with_season(conn, id)?;
                let live = Live::of(conn, table)?;
                if live.table.row.status != Status::Running
                    || !(0..live.table.row.number).contains(&number)
                {
                    return invalid(message!("bad-rewind"));
                }
                let mut draft = Draft::begin(conn, live, now)?;
                draft.rewind(conn, number)?;
                let live = draft.seal().save(conn)?;
                let words = words::tell(&message!("table-rewound", number = number));
                talk::say(conn, id, None, ITSELF, &words, now)?;
                let news = notice(TableNotice::Rewound, &live.table);
                tell_table(conn, &live.table.seats, None, &news, now)?;
                talk::audit(
                    conn,
                    &by,
                    &words::tell(&message!("audit-rewound", number = number)),
                    Some(id),
                    now,
                )?;
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
                let table = Table::take(conn, id)?;
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
                let former = row.player_id;
                give_seat(conn, &table, &mut row, player.as_ref(), now)?;
                let to = player.as_ref().map(|player| player.name.clone());
                let given = TableNotice::SeatGiven {
                    to: to.unwrap_or_default(),
                };
                let got = player.as_ref().map(|player| player.id);
                let told = [(former, given), (got, TableNotice::SeatGot)];
                for (who, about) in told {
                    let news = notice(about, &table).tagged(&table).at(&row);
                    if let Some(who) = who {
                        tell(conn, who, &news, now)?;
                    }
                }
                let what = match &player {
                    Some(player) => message!(
                        "audit-seat-given",
                        seat = seat + 1,
                        name = player.name.clone()
                    ),
                    None => message!("audit-seat-bot", seat = seat + 1),
                };
                talk::say(
                    conn,
                    id,
                    None,
                    ITSELF,
                    &words::tell(&message!("table-changed", what = what.clone())),
                    now,
                )?;
                Ok::<_, ServiceError>(talk::audit(conn, &by, &words::tell(&what), Some(id), now)?)
            })
            .await?;
        self.announce(id, 0);
        Ok(())
    }

    pub async fn set_admin(&self, name: &str, on: bool, by: &str) -> Result<PlayerId> {
        let (name, by, now) = (name.to_owned(), by.to_owned(), self.clock.now());
        self.store
            .write(move |conn| {
                let player = accounts::by_name(conn, &name)?.ok_or(ServiceError::NotFound)?;
                let mut player = accounts::take(conn, player.id)?;
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
pub(crate) fn give_seat(
    conn: &mut AnyConnection,
    table: &Table,
    row: &mut SeatRow,
    player: Option<&PlayerRow>,
    now: Moment,
) -> Result<()> {
    match player {
        Some(player) if table.seat_of(player.id).is_some() => {
            return invalid(message!("player-seated"));
        }
        Some(player) => {
            (row.player_id, row.bot) = (Some(player.id), None);
            row.name = player.name.clone();
        }
        None => (row.player_id, row.bot) = (None, Some(Level::SUBSTITUTE.text().to_owned())),
    }
    row.is_open = false;
    row.is_substitute = table.row.status == Status::Running;
    (row.notes, row.plan, row.orders) = Default::default();
    row.plan_number = None;
    if row.waiting_since.is_some() && !table.row.paused {
        start_clock(conn, row, &table.terms()?, now)?;
        tell_turn(conn, row, row.wait_number.unwrap_or_default(), now)?;
    }
    Ok(seats::hand_over(conn, row)?)
}
