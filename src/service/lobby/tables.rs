//! Tables before and around a match: open, join, leave, start; pause and abandon by agreement.

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use games::deal::{Deal, Options};
use games::registry;
use games::rng::Seed;
use store::accounts::PlayerRow;
pub use store::matches::Visibility;
use store::matches::{self, Status};
pub use store::seats::Wish;
use store::seats::{self, SeatRow};
use store::{AnyConnection, accounts, preferences, queue, ratings, talk};

use crate::ITSELF;
use crate::accounts::limit;
use crate::draft::start_clock;
use crate::guests::must_have_account;
use crate::leagues::events::{self, match_ended};
use crate::letters::{self as post, tell_turn};
use crate::live::{Table, against_the_rules};
use crate::names::{NAMELESS, nameless};
use crate::notice::TableNotice;
use crate::scheduler::{Leaving, leave_seat, notice};
use crate::seating::{self, sit, start_if_ready, vacate, with_bot};
use crate::terms::Terms;
use crate::thinking::Level;
use crate::{Result, Service, ServiceError, invalid, people, secrets};
use words::{Message, message};

base::text_enum! {
    /// What the opener does with a seat before the start.
    pub enum SeatChange {
        Empty = "empty",
        Bot = "bot",
        /// One place up: the first seat may play first.
        Up = "up",
    }
}

/// What somebody who opens a table asks for.
#[derive(Clone, Debug)]
pub struct Opening {
    pub game: String,
    pub title: String,
    pub seats: u8,
    pub options: Options,
    pub visibility: Visibility,
    pub terms: Terms,
    /// Bots for the last seats.
    pub bots: u8,
    pub level: Level,
}

const LONGEST_TITLE: usize = 60;
/// How many tables one player may open; tests that measure want more.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// That wait for others at the same time.
    pub open_tables: i64,
    pub tables_an_hour: i64,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            open_tables: 20,
            tables_an_hour: 40,
        }
    }
}

/// What one player may do to others: all of this leads to mails.
const INVITATIONS_AN_HOUR: i64 = 30;

impl Service {
    /// Opens a table; starts it at once if bots fill it.
    pub async fn open_table(&self, opening: Opening, by: &PlayerRow) -> Result<MatchId> {
        must_have_account(by)?;
        let (limits, by, now) = (self.limits, by.clone(), self.clock.now());
        let id = self
            .store
            .write(move |conn| open_within(conn, limits, &opening, &by, now))
            .await?;
        self.announce(id, 0);
        Ok(id)
    }

    pub async fn join(&self, id: MatchId, by: &PlayerRow, invitation: &str) -> Result<()> {
        must_have_account(by)?;
        let (by, invitation, now) = (by.clone(), invitation.to_owned(), self.clock.now());
        self.store
            .write(move |conn| join(conn, id, &by, &invitation, now))
            .await?;
        self.announce(id, 0);
        Ok(())
    }

    /// Leaves a table; a running match goes on with a bot or a substitute.
    pub async fn leave(&self, id: MatchId, player: PlayerId) -> Result<()> {
        let now = self.clock.now();
        self.store
            .write(move |conn| {
                let table = Table::take_with_season(conn, id)?;
                let Some(mut seat) = table.seat_of(player).cloned() else {
                    return Err(ServiceError::NotFound);
                };
                match table.row.status {
                    Status::Open => vacate(conn, &seat),
                    Status::Running => leave_seat(conn, &table, &mut seat, now, Leaving::Left),
                    Status::Over | Status::Abandoned | Status::Expired => {
                        Err(ServiceError::Refused(message!("match-is-over")))
                    }
                }
            })
            .await?;
        self.announce(id, 0);
        Ok(())
    }

    /// The opener arranges the seats before the start.
    pub async fn seat_before_start(
        &self,
        id: MatchId,
        by: PlayerId,
        seat: usize,
        (change, level): (SeatChange, Level),
    ) -> Result<()> {
        let now = self.clock.now();
        self.store
            .write(move |conn| {
                let table = Table::take(conn, id)?;
                if table.row.opened_by != Some(by) {
                    return Err(ServiceError::Forbidden(message!("only-opener")));
                }
                if table.row.status != Status::Open {
                    return Err(ServiceError::Refused(message!("match-started")));
                }
                let Some(row) = table.seats.get(seat) else {
                    return Err(ServiceError::NotFound);
                };
                if change == SeatChange::Up {
                    return seating::move_up(conn, &table, seat);
                }
                if row.player_id == Some(by) {
                    return invalid(message!("own-seat"));
                }
                vacate(conn, row)?;
                if let Some(player) = row.player_id {
                    let news = notice(TableNotice::SeatTaken, &table);
                    post::tell(conn, player, &news.tagged(&table).at(row), now)?;
                }
                if change == SeatChange::Bot {
                    seats::hand_over(conn, &with_bot(&table, SeatRow::free(id, row.seat), level))?;
                }
                start_if_ready(conn, id, now)
            })
            .await?;
        self.announce(id, 0);
        Ok(())
    }

    /// 'I am here', at a table that asks for it.
    pub async fn confirm_here(&self, id: MatchId, player: PlayerId) -> Result<()> {
        let now = self.clock.now();
        self.store
            .write(move |conn| {
                let table = Table::take(conn, id)?;
                let Some(mut seat) = table.seat_of(player).cloned() else {
                    return Err(ServiceError::NotFound);
                };
                if table.row.status != Status::Open || table.seats.iter().any(SeatRow::is_free) {
                    return Err(ServiceError::Refused(message!("nobody-asks")));
                }
                seat.agrees = Wish::Here;
                seats::set_wish(conn, &seat)?;
                start_if_ready(conn, id, now)
            })
            .await?;
        self.announce(id, 0);
        Ok(())
    }

    pub async fn invite(&self, id: MatchId, by: &PlayerRow, address: &str) -> Result<()> {
        must_have_account(by)?;
        let address = people::read_address(address)?;
        let (by, now) = (by.clone(), self.clock.now());
        let (sent, why) = (
            format!("invite:{}", by.id),
            message!("too-many-invitations", count = INVITATIONS_AN_HOUR),
        );
        self.limit(&sent, INVITATIONS_AN_HOUR, why).await?;
        self.store
            .write(move |conn| {
                let table = Table::hold(conn, id)?;
                if table.seat_of(by.id).is_none() || table.row.status != Status::Open {
                    return Err(ServiceError::Forbidden(message!("only-players-invite")));
                }
                post::invite(conn, &table.row, &by.name, &address, now)
            })
            .await?;
        self.wake.notify_one();
        Ok(())
    }

    /// Asks for a pause, its end, or to abandon; it happens when all players ask for the same.
    pub async fn agree(&self, id: MatchId, player: PlayerId, wish: Wish) -> Result<()> {
        self.limit_wishes(player).await?;
        let now = self.clock.now();
        self.store
            .write(move |conn| agree(conn, id, player, wish, now))
            .await?;
        self.announce(id, 0);
        Ok(())
    }
}

/// What can be said of an opening before anybody sits down; gives a seed that it can be dealt from.
pub(crate) fn check(opening: &Opening) -> Result<String> {
    let Some(game) = registry::find(&opening.game) else {
        return invalid(message!("no-such-game"));
    };
    let title = opening.title.trim();
    if title.len() > LONGEST_TITLE || title.chars().any(char::is_control) {
        return invalid(message!("title-too-long", most = LONGEST_TITLE));
    }
    if !opening.terms.speed.is_sensible() || opening.terms.grace_minutes > 7 * 24 * 60 {
        return invalid(message!("bad-times"));
    }
    if opening.bots >= opening.seats {
        return invalid(message!("too-few-people"));
    }
    let rules = *game.info().rules.last().expect("a game has rules");
    // Lessons are the same for everybody who learns a game.
    let seed = match opening.terms.lessons {
        true => secrets::hash(&format!("lessons:{}", opening.game)),
        false => secrets::new_secret(),
    };
    let read: Seed = seed.parse().expect("hex digits are a seed");
    // Whether the options go together is for the rules to say.
    let dealt = game.deal(
        rules,
        opening.seats,
        &opening.options,
        &Deal::new(),
        Some(&read),
    );
    match dealt {
        Ok(_) => Ok(seed),
        Err(refusal) => Err(against_the_rules(game, &[], refusal.0)),
    }
}

/// Opens a table, unless the player has opened too many.
pub(crate) fn open_within(
    conn: &mut AnyConnection,
    limits: Limits,
    opening: &Opening,
    by: &PlayerRow,
    now: Moment,
) -> Result<MatchId> {
    accounts::take(conn, by.id)?;
    // What is refused below is not counted.
    if !limit(
        conn,
        &format!("table:{}", by.id),
        limits.tables_an_hour,
        now,
    )? {
        return Err(ServiceError::TooMany(message!("too-many-tables")));
    }
    if matches::open_by(conn, by.id)? >= limits.open_tables {
        let why = message!("too-many-open-tables", count = limits.open_tables);
        return Err(ServiceError::TooMany(why));
    }
    open(conn, opening, by, now)
}

pub(crate) fn open(
    conn: &mut AnyConnection,
    opening: &Opening,
    by: &PlayerRow,
    now: Moment,
) -> Result<MatchId> {
    let seed = check(opening)?;
    let id = seating::set_up(conn, opening, &seed, by.id, now)?;
    for seat in 0..opening.seats {
        seats::insert(conn, &SeatRow::free(id, i32::from(seat)))?;
    }
    for seat in opening.seats - opening.bots..opening.seats {
        let table = Table::load(conn, id)?;
        seats::set_sitter(
            conn,
            &with_bot(&table, SeatRow::free(id, i32::from(seat)), opening.level),
        )?;
    }
    let first = sit(SeatRow::free(id, 0), by);
    seats::set_sitter(conn, &first)?;
    start_if_ready(conn, id, now)?;
    Ok(id)
}

pub(crate) fn join(
    conn: &mut AnyConnection,
    id: MatchId,
    by: &PlayerRow,
    invitation: &str,
    now: Moment,
) -> Result<()> {
    let table = Table::take(conn, id)?;
    let invited = table.row.invitation == invitation;
    if table.row.visibility == Visibility::Invitation && !invited {
        return Err(ServiceError::NotFound);
    }
    if table.seat_of(by.id).is_some() {
        return invalid(message!("seated-already"));
    }
    if table.seats.iter().any(|seat| seat.name == by.name) {
        return invalid(message!("same-name"));
    }
    let least = table.terms()?.least_reliability;
    if people::reliability(by).is_some_and(|percent| percent < i64::from(least)) {
        return Err(ServiceError::Forbidden(message!("too-unreliable")));
    }
    let wanted = |seat: &&SeatRow| match table.row.status {
        Status::Open => seat.is_free(),
        Status::Running => seat.is_open,
        Status::Over | Status::Abandoned | Status::Expired => false,
    };
    let Some(seat) = table.seats.iter().find(wanted) else {
        return Err(ServiceError::Refused(message!("no-free-seat")));
    };
    let mut seat = sit(seat.clone(), by);
    if table.row.status == Status::Running {
        seat.is_open = false;
        seat.is_substitute = true;
        if seat.waiting_since.is_some() {
            start_clock(conn, &mut seat, &table.terms()?, now)?;
            tell_turn(conn, &seat, seat.wait_number.unwrap_or_default(), now)?;
        }
        let words = words::keep(&message!("table-taken-over", name = by.name.clone()));
        talk::say(conn, id, None, ITSELF, &words, now)?;
    }
    seats::set_sitter(conn, &seat)?;
    seats::set_clock(conn, &seat)?;
    start_if_ready(conn, id, now)
}

fn agree(
    conn: &mut AnyConnection,
    id: MatchId,
    player: PlayerId,
    wish: Wish,
    now: Moment,
) -> Result<()> {
    let mut table = Table::take_with_season(conn, id)?;
    if table.row.status != Status::Running {
        return Err(ServiceError::Refused(message!("match-not-running")));
    }
    let Some(index) = table
        .seats
        .iter()
        .position(|seat| seat.player_id == Some(player))
    else {
        return Err(ServiceError::NotFound);
    };
    table.seats[index].agrees = wish;
    seats::set_wish(conn, &table.seats[index])?;
    let people = || table.seats.iter().filter(|seat| seat.player_id.is_some());
    if !people().all(|seat| seat.agrees == wish) {
        return Ok(());
    }
    let season = table.terms()?.season;
    let words = match wish {
        Wish::Nothing => return Ok(()),
        Wish::Here => return invalid(message!("everybody-is-here")),
        Wish::Pause => {
            stop_clocks(conn, &mut table, &message!("drop-paused"))?;
            table.row.paused = true;
            message!("table-paused")
        }
        Wish::Resume => {
            start_clocks(conn, &mut table, now)?;
            table.row.paused = false;
            message!("table-resumed")
        }
        Wish::Abandon => {
            stop_clocks(conn, &mut table, &message!("drop-over"))?;
            (table.row.paused, table.row.status) = (false, Status::Abandoned);
            message!("table-abandoned")
        }
    };
    matches::set_paused(conn, id, table.row.paused)?;
    if table.row.status == Status::Abandoned {
        matches::finish(conn, id, Status::Abandoned, None)?;
    }
    if let (Wish::Abandon, Some(season)) = (wish, season) {
        match_ended(conn, season, &table, now)?;
    }
    Ok(talk::say(
        conn,
        id,
        None,
        ITSELF,
        &words::keep(&words),
        now,
    )?)
}

/// Nobody is waited for; what is still to be sent about turns is not sent, and why.
pub(crate) fn stop_clocks(
    conn: &mut AnyConnection,
    table: &mut Table,
    why: &Message,
) -> Result<()> {
    store::letters::end_turns(conn, table.row.id, &words::keep(why))?;
    for seat in &mut table.seats {
        seat.agrees = Wish::Nothing;
        (seat.deadline_at, seat.remind_at) = (None, None);
        seats::set_wish(conn, seat)?;
        seats::set_clock(conn, seat)?;
    }
    Ok(())
}

/// Those who are waited for have their whole time again, and are told.
pub(crate) fn start_clocks(conn: &mut AnyConnection, table: &mut Table, now: Moment) -> Result<()> {
    let terms = table.terms()?;
    for seat in &mut table.seats {
        seat.agrees = Wish::Nothing;
        if seat.waiting_since.is_some() {
            start_clock(conn, seat, &terms, now)?;
            tell_turn(conn, seat, seat.wait_number.unwrap_or_default(), now)?;
        } else {
            (seat.deadline_at, seat.remind_at) = (None, None);
        }
        seats::set_wish(conn, seat)?;
        seats::set_clock(conn, seat)?;
    }
    Ok(())
}

/// A deleted account leaves its seats without a name.
pub(crate) fn make_nameless(conn: &mut AnyConnection, player: PlayerId, now: Moment) -> Result<()> {
    let statuses = Status::ALL;
    let mut ids: Vec<MatchId> = seats::of_player(conn, player, statuses, i64::MAX)?
        .into_iter()
        .map(|(_, row)| row.id)
        .collect();
    ids.sort();
    for id in ids {
        let table = Table::take_with_season(conn, id)?;
        let Some(mut seat) = table.seat_of(player).cloned() else {
            continue;
        };
        if table.row.status == Status::Open {
            vacate(conn, &seat)?;
            continue;
        }
        seat.player_id = None;
        seat.name = nameless(i64::from(seat.seat) + 1);
        (seat.notes, seat.plan, seat.orders) = Default::default();
        seats::hand_over(conn, &seat)?;
        if table.row.status == Status::Running {
            let table = Table::load(conn, id)?;
            leave_seat(conn, &table, &mut seat, now, Leaving::Left)?;
        }
    }
    ratings::forget(conn, player)?;
    queue::leave_all(conn, player)?;
    talk::make_nameless(conn, player, NAMELESS)?;
    events::forget(conn, player)?;
    accounts::close_sessions(conn, player)?;
    accounts::drop_links(conn, player)?;
    preferences::forget(conn, player)?;
    Ok(accounts::drop_tokens(conn, player)?)
}
