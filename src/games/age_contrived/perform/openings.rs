//! The choices before the first turn: characters, secret starting energy, neutral bridges (rules 17).

use crate::action::{Action, StartAt};
use crate::data::data;
use crate::perform::close;
use crate::perform::energy::{Check, kind_name};
use crate::permit::not_now;
use crate::state::ids::*;
use crate::state::setup::{after_characters, after_energy};
use crate::state::*;
use kernel::Seat;
use kernel::message::{Arg, Event, message};
use kernel::rng::Rng;

pub(crate) fn character_options(state: &State, out: &mut Vec<Action>) {
    let free = Character::ALL
        .into_iter()
        .filter(|&one| check_character(state, one).is_ok());
    out.extend(free.map(Action::Character));
}

fn check_character(state: &State, character: Character) -> Check {
    match Seat::all(state.seats()).find(|&seat| state.character(seat) == Some(character)) {
        Some(owner) => {
            let name = Arg::name(character.name());
            Err(message!("character-taken", character = name, owner = owner).into())
        }
        None => Ok(()),
    }
}

/// The phase that an action needs is not the one that is open.
fn ensure_phase(state: &State, is_open: bool) -> Check {
    if is_open { Ok(()) } else { Err(not_now(state)) }
}

pub(crate) fn choose_character(
    state: &mut State,
    seat: Seat,
    character: Character,
    log: &mut Log,
) -> Check {
    ensure_phase(state, matches!(state.phase, Phase::Characters(_)))?;
    check_character(state, character)?;
    state.player_mut(seat).character = Some(character);
    log.say(message!(
        "chooses-character",
        seat = seat,
        character = Arg::name(character.name())
    ));
    let next = Seat((seat.0 + 1) % small(state.seats()));
    if state.character(next).is_none() {
        state.phase = Phase::Characters(next);
    } else {
        after_characters(state);
    }
    Ok(())
}

/// How many energies a seat has placed in its device and in the market.
pub(crate) fn placed(state: &State, seat: Seat) -> (u8, u8) {
    let device: u8 = Row::all().map(|row| state.row(seat, row).total()).sum();
    (device, state.player(seat).market.total())
}

fn check_start(state: &State, seat: Seat, at: StartAt, kind: Kind) -> Check {
    let count = data().for_players(state.seats());
    let (device, market) = placed(state, seat);
    if !state.player(seat).pool.has(kind) {
        return Err(message!("pool-lacks", kind = kind_name(kind)).into());
    }
    match at {
        StartAt::Market if market >= count.start_energy_in_market => {
            Err(message!("start-market-full").into())
        }
        StartAt::Market => Ok(()),
        StartAt::Row(row) => {
            if !count.start_energy_positions.contains(&(row.position + 1))
                || device >= count.start_energy_in_device
            {
                return Err(message!(
                    "start-position",
                    count = count.start_energy_in_device,
                    last = count.start_energy_positions.len()
                )
                .into());
            }
            if state.free_slots(seat, row) == 0 {
                return Err(message!("row-full", row = row).into());
            }
            Ok(())
        }
    }
}

fn check_ready(state: &State, seat: Seat) -> Check {
    let count = data().for_players(state.seats());
    let (device, market) = placed(state, seat);
    let left = count.start_energy_in_device + count.start_energy_in_market - device - market;
    if left > 0 {
        return Err(message!("start-missing", count = left).into());
    }
    Ok(())
}

/// Every place and kind for one more of the starting energies.
fn start_places(state: &State, seat: Seat) -> Vec<(StartAt, Kind)> {
    let places = Row::all().map(StartAt::Row).chain([StartAt::Market]);
    places
        .flat_map(|at| Kind::ALL.map(|kind| (at, kind)))
        .filter(|&(at, kind)| check_start(state, seat, at, kind).is_ok())
        .collect()
}

pub(crate) fn start_options(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let places = start_places(state, seat).into_iter();
    out.extend(places.map(|(at, kind)| Action::Start(at, kind)));
    if check_ready(state, seat).is_ok() {
        out.push(Action::End);
    }
}

pub(crate) fn place_start(
    state: &mut State,
    seat: Seat,
    at: StartAt,
    kind: Kind,
    log: &mut Log,
) -> Check {
    ensure_phase(state, state.phase == Phase::Secret)?;
    check_start(state, seat, at, kind)?;
    put_start(state, seat, at, kind);
    log.events.push(Event::only(
        seat,
        message!(
            "starts-with",
            seat = seat,
            kind = kind_name(kind),
            place = at
        ),
    ));
    Ok(())
}

pub(crate) fn finish_start(state: &mut State, seat: Seat, log: &mut Log) -> Check {
    check_ready(state, seat)?;
    state.player_mut(seat).is_ready = true;
    log.say(message!("start-ready", seat = seat));
    if state.players.iter().all(|player| player.is_ready) {
        log.revealed = true;
        log.say(message!("start-revealed"));
        after_energy(state);
    }
    Ok(())
}

fn put_start(state: &mut State, seat: Seat, at: StartAt, kind: Kind) {
    state.player_mut(seat).pool[kind] -= 1;
    match at {
        StartAt::Market => state.player_mut(seat).market[kind] += 1,
        StartAt::Row(row) => state.row_mut(seat, row)[kind] += 1,
    }
}

/// Takes back what a seat has placed in secret and places as much at random.
pub(crate) fn redraw_start(state: &mut State, seat: Seat, rng: &mut Rng) {
    let is_ready = state.player(seat).is_ready;
    let (device, market) = placed(state, seat);
    let player = state.player_mut(seat);
    player.pool = data().pool;
    player.market = Energies::default();
    for tile in &mut player.active {
        tile.rows = [Energies::default(); 2];
    }
    for (count, in_market) in [(market, true), (device, false)] {
        for _ in 0..count {
            let mut options = start_places(state, seat);
            options.retain(|(at, _)| (*at == StartAt::Market) == in_market);
            let (at, kind) = *rng.pick(&options);
            put_start(state, seat, at, kind);
        }
    }
    state.player_mut(seat).is_ready = is_ready;
}

/// A neutral bridge may not lie beside a second one at a start region.
fn check_neutral(state: &State, neutral: Neutral, site: Site) -> Check {
    if !state.neutrals.contains(&neutral) {
        return Err(message!("neutral-gone").into());
    }
    if state.sites[site.index()].is_some() {
        return Err(message!("site-taken", site = site).into());
    }
    let starts = state
        .players
        .iter()
        .fold(0, |bits, player| bits | player.home.bit());
    let bridges = Site::all().filter(|site| state.sites[site.index()].is_some());
    let touched = bridges.fold(0, |bits, site| bits | State::regions_of(site.place()));
    if State::regions_of(site.place()) & starts & touched != 0 {
        return Err(message!("start-region-has-bridge", site = site).into());
    }
    Ok(())
}

pub(crate) fn neutral_options(state: &State, out: &mut Vec<Action>) {
    for &neutral in &state.neutrals {
        let sites = Site::all().filter(|&site| check_neutral(state, neutral, site).is_ok());
        out.extend(sites.map(|site| Action::Neutral(neutral, site)));
    }
}

pub(crate) fn place_neutral(
    state: &mut State,
    seat: Seat,
    neutral: Neutral,
    site: Site,
    log: &mut Log,
) -> Check {
    ensure_phase(state, matches!(state.phase, Phase::Draft(_)))?;
    check_neutral(state, neutral, site)?;
    state.neutrals.retain(|&other| other != neutral);
    state.sites[site.index()] = Some(Bridge::Neutral(neutral));
    let name = Arg::name(data().neutrals[neutral.index()].id.as_str());
    log.say(message!("drafts", seat = seat, bridge = name, site = site));
    let seats = small(state.seats());
    state.phase = Phase::Draft(Seat((seat.0 + seats - 1) % seats));
    let mut left = Vec::new();
    neutral_options(state, &mut left);
    if left.is_empty() {
        state.neutrals.clear();
        close::begin_turn(state, state.first);
    }
    Ok(())
}
