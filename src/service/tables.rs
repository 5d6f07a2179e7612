//! Tables before and around a match: open, join, leave, start; pause and abandon by agreement.

use crate::clock::Moment;
use crate::games::deal::{Deal, Options};
use crate::games::registry;
use crate::games::rng::Seed;
use crate::ids::{MatchId, PlayerId};
use crate::store::accounts::PlayerRow;
use crate::store::matches::{self, ABANDONED, OPEN, RUNNING};
use crate::store::seats::{self, SeatRow};
use crate::store::{AnyConnection, accounts, preferences, queue, ratings, talk};

use super::draft::start_clock;
use super::leagues::events::{self, match_ended};
use super::letters::{self as post, tell_turn};
use super::live::{Table, words};
use super::scheduler::leave_seat;
use super::seating::{self, HERE, sit, start_if_ready, vacate, with_bot};
use super::terms::Terms;
use super::{Result, Service, ServiceError, invalid, people, secrets};

/// What the opener does with a seat before the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatChange {
    Empty,
    Bot,
    /// One place up: the first seat may play first.
    Up,
}

impl SeatChange {
    pub fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "empty" => SeatChange::Empty,
            "bot" => SeatChange::Bot,
            "up" => SeatChange::Up,
            _ => return None,
        })
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
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    Public,
    Unlisted,
    Invitation,
}

impl Visibility {
    pub fn word(self) -> &'static str {
        match self {
            Visibility::Public => "public",
            Visibility::Unlisted => "unlisted",
            Visibility::Invitation => "invitation",
        }
    }

    pub fn from_word(word: &str) -> Option<Self> {
        let all = [
            Visibility::Public,
            Visibility::Unlisted,
            Visibility::Invitation,
        ];
        all.into_iter().find(|visibility| visibility.word() == word)
    }
}

const LONGEST_TITLE: usize = 60;
const LONGEST_TALK: usize = 2000;

impl Service {
    /// Opens a table; starts it at once if bots fill it.
    pub async fn open_table(&self, opening: Opening, by: &PlayerRow) -> Result<MatchId> {
        let (by, now) = (by.clone(), self.clock.now());
        let id = self
            .store
            .write(move |conn| open(conn, &opening, &by, now))
            .await?;
        self.announce(id, 0);
        Ok(id)
    }

    pub async fn join(&self, id: MatchId, by: &PlayerRow, invitation: &str) -> Result<()> {
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
                let table = Table::load(conn, id)?;
                let Some(mut seat) = table.seat_of(player).cloned() else {
                    return Err(ServiceError::NotFound);
                };
                match table.row.status.as_str() {
                    OPEN => vacate(conn, &seat),
                    RUNNING => leave_seat(conn, &table, &mut seat, now, "has left"),
                    _ => Err(ServiceError::Refused("The match is over.".to_owned())),
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
        change: SeatChange,
    ) -> Result<()> {
        let now = self.clock.now();
        self.store
            .write(move |conn| {
                let table = Table::load(conn, id)?;
                if table.row.opened_by != Some(by) {
                    return Err(ServiceError::Forbidden(
                        "Only who opened the table may do that.",
                    ));
                }
                if table.row.status != OPEN {
                    return Err(ServiceError::Refused("The match has started.".to_owned()));
                }
                let Some(row) = table.seats.get(seat) else {
                    return Err(ServiceError::NotFound);
                };
                if change == SeatChange::Up {
                    return seating::move_up(conn, &table, seat);
                }
                if row.player_id == Some(by) {
                    return invalid("That is your own seat: leave the table instead.");
                }
                vacate(conn, row)?;
                if change == SeatChange::Bot {
                    seats::save(conn, &with_bot(&table, SeatRow::free(id, row.seat)))?;
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
        self.change_seat(id, player, |table, seat| {
            if table.row.status != OPEN || table.seats.iter().any(SeatRow::is_free) {
                return Err(ServiceError::Refused(
                    "The table does not ask who is here now.".to_owned(),
                ));
            }
            seat.agrees = HERE.to_owned();
            Ok(())
        })
        .await?;
        self.store
            .write(move |conn| start_if_ready(conn, id, now))
            .await?;
        self.announce(id, 0);
        Ok(())
    }

    pub async fn invite(&self, id: MatchId, by: &PlayerRow, address: &str) -> Result<()> {
        let address = people::read_address(address)?;
        let (by, now) = (by.clone(), self.clock.now());
        self.limit(&format!("invite:{}", by.id), 30).await?;
        self.store
            .write(move |conn| {
                let table = Table::load(conn, id)?;
                if table.seat_of(by.id).is_none() || table.row.status != OPEN {
                    return Err(ServiceError::Forbidden(
                        "Only players of an open table may invite.",
                    ));
                }
                post::invite(conn, &table.row, &by.name, &address, now)
            })
            .await?;
        self.wake.notify_one();
        Ok(())
    }

    /// Asks for a pause, its end, or to abandon; it happens when all players ask for the same.
    pub async fn agree(&self, id: MatchId, player: PlayerId, wish: &str) -> Result<()> {
        let wish = match wish {
            "pause" | "resume" | "abandon" | "" => wish.to_owned(),
            _ => return invalid("There is no such wish."),
        };
        let now = self.clock.now();
        self.store
            .write(move |conn| agree(conn, id, player, &wish, now))
            .await?;
        self.announce(id, 0);
        Ok(())
    }

    pub async fn say(&self, id: MatchId, by: &PlayerRow, words: &str) -> Result<()> {
        let (by, words, now) = (by.clone(), words.to_owned(), self.clock.now());
        self.store
            .write(move |conn| say(conn, id, &by, &words, now))
            .await?;
        self.announce(id, 0);
        Ok(())
    }
}

pub(super) fn say(
    conn: &mut AnyConnection,
    id: MatchId,
    by: &PlayerRow,
    words: &str,
    now: Moment,
) -> Result<()> {
    let words = words.trim();
    if words.is_empty() || words.len() > LONGEST_TALK {
        return invalid(format!("Say something of at most {LONGEST_TALK} bytes."));
    }
    let table = Table::load(conn, id)?;
    table.viewer(Some(by.id))?;
    if table.seat_of(by.id).is_none() {
        return Err(ServiceError::Forbidden("Only players talk at a table."));
    }
    talk::say(conn, id, Some(by.id), &by.name, words, now)?;
    post::tell_talk(conn, &table.seats, by.id, id, now)
}

/// What can be said of an opening before anybody sits down; gives a seed that it can be dealt from.
pub(super) fn check(opening: &Opening) -> Result<String> {
    let Some(game) = registry::find(&opening.game) else {
        return invalid("There is no such game here.");
    };
    let title = opening.title.trim();
    if title.len() > LONGEST_TITLE || title.chars().any(char::is_control) {
        return invalid(format!(
            "A title has at most {LONGEST_TITLE} bytes, on one line."
        ));
    }
    if !opening.terms.speed.is_sensible() || opening.terms.grace_minutes > 7 * 24 * 60 {
        return invalid(
            "Those times make no sense: choose hours between 1 and a year, and at most a week of grace.",
        );
    }
    if opening.bots >= opening.seats {
        return invalid("One seat is yours: the others may be bots.");
    }
    let rules = *game.info().rules.last().expect("a game has rules");
    let seed = secrets::new_secret();
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
        Err(refusal) => invalid(words(game, &[]).say(&refusal.0)),
    }
}

pub(super) fn open(
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
        seats::save(conn, &with_bot(&table, SeatRow::free(id, i32::from(seat))))?;
    }
    let first = sit(SeatRow::free(id, 0), by);
    seats::save(conn, &first)?;
    start_if_ready(conn, id, now)?;
    Ok(id)
}

pub(super) fn join(
    conn: &mut AnyConnection,
    id: MatchId,
    by: &PlayerRow,
    invitation: &str,
    now: Moment,
) -> Result<()> {
    let table = Table::load(conn, id)?;
    let invited = table.row.invitation == invitation;
    if table.row.visibility == "invitation" && !invited {
        return Err(ServiceError::NotFound);
    }
    if table.seat_of(by.id).is_some() {
        return invalid("You have a seat at this table.");
    }
    if table.seats.iter().any(|seat| seat.name == by.name) {
        return invalid("Somebody of your name sits at this table.");
    }
    let least = table.terms().least_reliability;
    if people::reliability(by).is_some_and(|percent| percent < i64::from(least)) {
        return Err(ServiceError::Forbidden(
            "This table asks for more reliability than your turns show.",
        ));
    }
    let wanted = |seat: &&SeatRow| match table.row.status.as_str() {
        OPEN => seat.is_free(),
        RUNNING => seat.is_open,
        _ => false,
    };
    let Some(seat) = table.seats.iter().find(wanted) else {
        return Err(ServiceError::Refused("There is no free seat.".to_owned()));
    };
    let mut seat = sit(seat.clone(), by);
    if table.row.status == RUNNING {
        seat.is_open = false;
        seat.is_substitute = true;
        if seat.waiting_since.is_some() {
            start_clock(conn, &mut seat, &table.terms(), now)?;
            tell_turn(conn, &seat, seat.wait_number.unwrap_or_default(), now)?;
        }
        let words = format!("{} takes over a seat.", by.name);
        talk::say(conn, id, None, "Turnpost", &words, now)?;
    }
    seats::save(conn, &seat)?;
    start_if_ready(conn, id, now)
}

fn agree(
    conn: &mut AnyConnection,
    id: MatchId,
    player: PlayerId,
    wish: &str,
    now: Moment,
) -> Result<()> {
    let mut table = Table::load(conn, id)?;
    if table.row.status != RUNNING {
        return Err(ServiceError::Refused("The match does not run.".to_owned()));
    }
    let Some(index) = table
        .seats
        .iter()
        .position(|seat| seat.player_id == Some(player))
    else {
        return Err(ServiceError::NotFound);
    };
    table.seats[index].agrees = wish.to_owned();
    seats::save(conn, &table.seats[index])?;
    let people = || table.seats.iter().filter(|seat| seat.player_id.is_some());
    if wish.is_empty() || !people().all(|seat| seat.agrees == wish) {
        return Ok(());
    }
    let terms = table.terms();
    match wish {
        "resume" => start_clocks(conn, &mut table, now)?,
        _ => stop_clocks(conn, &mut table)?,
    }
    table.row.paused = wish == "pause";
    if wish == "abandon" {
        table.row.status = ABANDONED.to_owned();
    }
    matches::save(conn, &table.row)?;
    if let ("abandon", Some(season)) = (wish, terms.season) {
        match_ended(conn, season, &table, now)?;
    }
    let words = match wish {
        "pause" => "All agree: the match is paused.",
        "resume" => "All agree: the match goes on.",
        _ => "All agree: the match is abandoned.",
    };
    Ok(talk::say(conn, id, None, "Turnpost", words, now)?)
}

pub(super) fn stop_clocks(conn: &mut AnyConnection, table: &mut Table) -> Result<()> {
    for seat in &mut table.seats {
        seat.agrees = String::new();
        (seat.deadline_at, seat.remind_at) = (None, None);
        seats::save(conn, seat)?;
    }
    Ok(())
}

/// Those who are waited for have their whole time again, and are told.
pub(super) fn start_clocks(conn: &mut AnyConnection, table: &mut Table, now: Moment) -> Result<()> {
    let terms = table.terms();
    for seat in &mut table.seats {
        seat.agrees = String::new();
        if seat.waiting_since.is_some() {
            start_clock(conn, seat, &terms, now)?;
            tell_turn(conn, seat, seat.wait_number.unwrap_or_default(), now)?;
        } else {
            (seat.deadline_at, seat.remind_at) = (None, None);
        }
        seats::save(conn, seat)?;
    }
    Ok(())
}

/// A deleted account leaves its seats without a name.
pub(super) fn make_nameless(conn: &mut AnyConnection, player: PlayerId, now: Moment) -> Result<()> {
    let statuses = [OPEN, RUNNING, matches::OVER, ABANDONED, matches::EXPIRED];
    for (mut seat, row) in seats::of_player(conn, player, &statuses, i64::MAX)? {
        if row.status == OPEN {
            vacate(conn, &seat)?;
            continue;
        }
        seat.player_id = None;
        seat.name = format!("Former player {}", seat.seat + 1);
        (seat.notes, seat.plan, seat.orders) = Default::default();
        seats::save(conn, &seat)?;
        if row.status == RUNNING {
            let table = Table::load(conn, row.id)?;
            leave_seat(conn, &table, &mut seat, now, "has left")?;
        }
    }
    ratings::forget(conn, player)?;
    queue::leave_all(conn, player)?;
    talk::make_nameless(conn, player, "Former player")?;
    events::forget(conn, player)?;
    accounts::close_sessions(conn, player)?;
    accounts::drop_links(conn, player)?;
    preferences::forget(conn, player)?;
    Ok(accounts::drop_tokens(conn, player)?)
}
