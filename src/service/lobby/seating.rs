//! Seats before a match: who sits where, who plays first, and whether it can start.

use chrono::TimeDelta;

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use games::names::BOT;
use games::registry;
use games::rng::Rng;
use store::accounts::PlayerRow;
use store::matches::{self, NewMatch, PositionRow, Status};
use store::seats::{self, SeatRow, Wish};
use store::{AnyConnection, talk};

use crate::ITSELF;
use crate::draft::start_clock;
use crate::letters::{tell, tell_table, tell_turn};
use crate::live::Table;
use crate::notice::TableNotice;
use crate::scheduler::notice;
use crate::tables::Opening;
use crate::terms::Terms;
use crate::thinking::Level;
use crate::{Result, ServiceError, clocks, secrets};
use words::message;

/// How long a table may stay open.
const OPEN_FOR: TimeDelta = TimeDelta::days(14);
/// How long everybody has to say that they are here.
const TO_CONFIRM: TimeDelta = TimeDelta::days(2);
/// Names of bots; a table has fewer seats.
const BOT_NAMES: [&str; 6] = [
    "Ada (bot)",
    "Bea (bot)",
    "Cai (bot)",
    "Dov (bot)",
    "Eli (bot)",
    "Fay (bot)",
];

/// When an open table starts or expires by itself.
pub(crate) fn due_at(terms: &Terms, opened_at: Moment) -> Moment {
    terms.start_at.unwrap_or(opened_at + OPEN_FOR)
}

/// Who plays a seat, as news call it: a bot that plays on for somebody is not that somebody.
pub(crate) fn played_by(seat: &SeatRow) -> String {
    let is_called_so = seat.name.ends_with(BOT);
    match &seat.bot {
        Some(_) if !is_called_so => format!("{}{BOT}", seat.name),
        _ => seat.name.clone(),
    }
}

pub(crate) fn sit(seat: SeatRow, by: &PlayerRow) -> SeatRow {
    SeatRow {
        player_id: Some(by.id),
        bot: None,
        name: by.name.clone(),
        ..seat
    }
}

pub(crate) fn with_bot(table: &Table, seat: SeatRow, level: Level) -> SeatRow {
    let taken = |name: &&&str| table.seats.iter().any(|seat| seat.name == **name);
    let name = BOT_NAMES
        .iter()
        .find(|name| !taken(name))
        .expect("more names than seats");
    SeatRow {
        bot: Some(level.text().to_owned()),
        name: (*name).to_owned(),
        ..seat
    }
}

/// Names of bots that take part in something larger than a table.
pub(crate) fn bot_name(index: usize) -> String {
    let name = BOT_NAMES[index % BOT_NAMES.len()];
    match index / BOT_NAMES.len() {
        0 => name.to_owned(),
        round => name.replace(BOT, &format!(" {}{BOT}", round + 1)),
    }
}

/// Frees a seat of an open table: it waits for people again, and who was here is asked anew.
pub(crate) fn vacate(conn: &mut AnyConnection, seat: &SeatRow) -> Result<()> {
    let mut table = Table::load(conn, seat.match_id)?;
    for other in &mut table.seats {
        other.agrees = Wish::Nothing;
        match other.seat == seat.seat {
            true => seats::hand_over(conn, &SeatRow::free(seat.match_id, seat.seat))?,
            false => seats::set_wish(conn, other)?,
        }
    }
    let due = due_at(&table.terms()?, table.row.created_at);
    Ok(matches::set_due(conn, seat.match_id, Some(due))?)
}

/// Lets a seat change places with the one before it.
pub(crate) fn move_up(conn: &mut AnyConnection, table: &Table, seat: usize) -> Result<()> {
    let mut order = table.seats.clone();
    if seat > 0 && seat < order.len() {
        order.swap(seat - 1, seat);
    }
    put_in_order(conn, table.row.id, &mut order)
}

fn put_in_order(conn: &mut AnyConnection, id: MatchId, order: &mut [SeatRow]) -> Result<()> {
    seats::clear(conn, id)?;
    for (index, seat) in order.iter_mut().enumerate() {
        seat.seat = index as i32;
        if seat.is_free() {
            seat.name = SeatRow::free(id, seat.seat).name;
        }
        seats::insert(conn, seat)?;
    }
    Ok(())
}

fn is_here(seat: &SeatRow) -> bool {
    seat.bot.is_some() || seat.agrees == Wish::Here
}

/// Starts a full table, unless it waits for an hour or for everybody to say that they are here.
pub(crate) fn start_if_ready(conn: &mut AnyConnection, id: MatchId, now: Moment) -> Result<()> {
    let table = Table::load(conn, id)?;
    if table.row.status != Status::Open || table.seats.iter().any(SeatRow::is_free) {
        return Ok(());
    }
    let terms = table.terms()?;
    let regular = due_at(&terms, table.row.created_at);
    if terms.confirm && !table.seats.iter().all(is_here) {
        let asked = table.seats.iter().any(|seat| seat.agrees == Wish::Here);
        if !asked {
            // Who is asked again after somebody made room is told again.
            let news = notice(TableNotice::Here, &table).tagged(&table);
            tell_table(conn, &table.seats, None, &news, now)?;
        }
        let due = table.row.due_at.unwrap_or(regular);
        let due = due.min(now + TO_CONFIRM);
        return Ok(matches::set_due(conn, id, Some(due))?);
    }
    if terms.start_at.is_some_and(|at| at > now) {
        return Ok(matches::set_due(conn, id, Some(regular))?);
    }
    start(conn, table, now)
}

/// Those who did not say in time that they are here make room for others; `true` if there were any.
pub(crate) fn remove_absent(conn: &mut AnyConnection, table: &Table, now: Moment) -> Result<bool> {
    let full = !table.seats.iter().any(SeatRow::is_free);
    if !full || !table.terms()?.confirm {
        return Ok(false);
    }
    let mut any = false;
    for seat in table.seats.iter().filter(|seat| !is_here(seat)) {
        any = true;
        vacate(conn, seat)?;
        let words = words::keep(&message!("table-absent", name = seat.name.clone()));
        talk::say(conn, table.row.id, None, ITSELF, &words, now)?;
        if let Some(player) = seat.player_id {
            let news = notice(TableNotice::Absent, table).tagged(table).at(seat);
            tell(conn, player, &news, now)?;
        }
    }
    if any {
        matches::set_due(conn, table.row.id, Some(now + OPEN_FOR))?;
    }
    Ok(any)
}

/// The order of play, as the table wants it: drawn by lot, arranged, or half and half.
fn draw_order(terms: &Terms, seats: &mut [SeatRow], rng: &mut Rng) {
    match (terms.random_seats, terms.random_first) {
        (true, true) => rng.shuffle(seats),
        (true, false) => rng.shuffle(&mut seats[1..]),
        (false, true) => seats.rotate_left(rng.below(seats.len())),
        (false, false) => {}
    }
}

/// The row of a table that is open and has no seats yet.
pub(crate) fn set_up(
    conn: &mut AnyConnection,
    opening: &Opening,
    seed: &str,
    by: PlayerId,
    now: Moment,
) -> Result<MatchId> {
    let game = registry::find(&opening.game).ok_or(ServiceError::NotFound)?;
    let new = NewMatch {
        game: &opening.game,
        rules: *game.info().rules.last().expect("a game has rules") as i32,
        title: opening.title.trim(),
        status: Status::Open,
        visibility: opening.visibility,
        seat_count: i32::from(opening.seats),
        options: &serde_json::to_string(&opening.options).expect("plain data"),
        seed,
        terms: &opening.terms.store(),
        opened_by: by,
        invitation: &secrets::new_secret()[..32],
        created_at: now,
        moved_at: now,
        due_at: Some(due_at(&opening.terms, now)),
        data: &game.data_version().unwrap_or_default(),
    };
    Ok(matches::insert(conn, &new)?)
}

/// Opens a table whose players are known and sit as listed, and starts it.
pub(crate) fn open_full(
    conn: &mut AnyConnection,
    opening: &Opening,
    seed: &str,
    by: PlayerId,
    sitters: Vec<SeatRow>,
    now: Moment,
) -> Result<MatchId> {
    let id = set_up(conn, opening, seed, by, now)?;
    let row = matches::find(conn, id)?.ok_or(ServiceError::NotFound)?;
    let mut table = Table {
        row,
        seats: sitters,
    };
    for (index, seat) in table.seats.iter_mut().enumerate() {
        (seat.match_id, seat.seat) = (id, index as i32);
        seat.bank_seconds = clocks::first_bank(opening.terms.speed);
        seats::insert(conn, seat)?;
    }
    begin(conn, table, now)?;
    Ok(id)
}

pub(crate) fn start(conn: &mut AnyConnection, mut table: Table, now: Moment) -> Result<()> {
    let terms = table.terms()?;
    let mut rng = table.rng("order of play")?;
    draw_order(&terms, &mut table.seats, &mut rng);
    for seat in &mut table.seats {
        seat.agrees = Wish::Nothing;
        seat.bank_seconds = clocks::first_bank(terms.speed);
    }
    put_in_order(conn, table.row.id, &mut table.seats)?;
    begin(conn, table, now)
}

/// Deals, and waits for whoever is first.
fn begin(conn: &mut AnyConnection, mut table: Table, now: Moment) -> Result<()> {
    let (id, terms) = (table.row.id, table.terms()?);
    let position = table.first_position()?;
    let cached = PositionRow {
        match_id: id,
        state: position.store(),
        settled_number: 0,
        settled_state: String::new(),
    };
    matches::set_position(conn, &cached)?;
    table.row.status = Status::Running;
    table.row.started_at = Some(now);
    table.row.moved_at = now;
    table.row.due_at = None;
    matches::set_running(conn, id, now)?;
    for seat in position.turn().seats() {
        let row = &mut table.seats[seat.index()];
        start_clock(conn, row, &terms, now)?;
        row.wait_number = Some(0);
        tell_turn(conn, row, 0, now)?;
        seats::set_clock(conn, row)?;
    }
    let people = table.seats.iter().filter(|seat| seat.player_id.is_some());
    if terms.season.is_some() || people.count() < 2 {
        // One letter tells of all tables of a season; and whoever sits down with bots knows of it.
        return Ok(());
    }
    let started = notice(TableNotice::Started, &table);
    let idle = |seat: &&SeatRow| seat.waiting_since.is_none();
    let idle: Vec<SeatRow> = table.seats.iter().filter(idle).cloned().collect();
    tell_table(conn, &idle, None, &started, now)
}
