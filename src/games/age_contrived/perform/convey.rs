//! The convey turn (rules 7): inserting tiles, relay movement, filling, divine wind.

use crate::action::{Action, Source};
use crate::data::data;
use crate::perform::bonus::{start_move, start_track};
use crate::perform::close;
use crate::perform::energy::Check;
use crate::permit::not_now;
use crate::state::ids::*;
use crate::state::*;
use crate::words::names::done_to_tile;
use kernel::Seat;
use kernel::message::{Arg, message};

/// Step 1: the tile enters on the left, everything shifts, the last tile falls out.
fn insert(state: &mut State, spare: u8, log: &mut Log) {
    let seat = state.active;
    let player = state.player_mut(seat);
    let entering = player.spare[usize::from(spare)];
    let out = player.active[POSITIONS - 1];
    player.active.rotate_right(1);
    player.active[0] = Tile::empty(entering);
    player.spare[usize::from(spare)] = out.id;
    for row in out.rows {
        player.pool.add(row);
    }
    log.say(message!(
        "conveys",
        seat = seat,
        tile = done_to_tile(entering)
    ));
}

fn begin(state: &mut State, spare: u8, log: &mut Log) -> Check {
    insert(state, spare, log);
    let stage = if state.player(state.active).is_charged {
        Stage::Second
    } else {
        Stage::Relays
    };
    let mut convey = Convey {
        stage,
        first: spare,
        inserted: 1,
        old_first: Some(1),
        yields: [0; POSITIONS],
        resolved: [false; 3],
        wind: 0,
        wind_spent: false,
        has_filled: false,
        fill_closed: false,
    };
    if stage == Stage::Relays {
        enter_relays(state, &mut convey);
    }
    state.phase = Phase::Convey(convey);
    Ok(())
}

/// Step 3 begins: the totals are counted once. Without any it is skipped.
fn enter_relays(state: &State, convey: &mut Convey) {
    let player = state.player(state.active);
    for (position, relay) in player.relays.iter().enumerate() {
        let Some(relay) = relay else { continue };
        let tile = data().tile(player.active[position].id);
        let symbols = tile.symbols[relay.symbol as usize];
        if symbols > 0 {
            convey.yields[position] = 1 + u8::from(relay.is_double) + symbols;
        }
    }
    convey.stage = Stage::Relays;
    skip_empty_relays(state, convey);
}

/// The relay movement of a kind that is still to be resolved.
pub(crate) fn relay_total(state: &State, convey: &Convey, symbol: Symbol) -> u8 {
    if convey.resolved[symbol as usize] {
        return 0;
    }
    relay_steps(state, convey, symbol)
}

/// The relay movement of a kind, resolved or not.
pub(crate) fn relay_steps(state: &State, convey: &Convey, symbol: Symbol) -> u8 {
    let player = state.player(state.active);
    let of_kind =
        |position: &usize| player.relays[*position].is_some_and(|relay| relay.symbol == symbol);
    (0..POSITIONS)
        .filter(of_kind)
        .map(|position| convey.yields[position])
        .sum()
}

fn skip_empty_relays(state: &State, convey: &mut Convey) {
    if Symbol::ALL
        .iter()
        .all(|&symbol| relay_total(state, convey, symbol) == 0)
    {
        convey.stage = Stage::Fill;
    }
}

/// After a relay block: nothing more to resolve leads on to filling.
pub(crate) fn go_on(state: &mut State) {
    if let Phase::Convey(convey) = &state.phase
        && convey.stage == Stage::Relays
    {
        let mut convey = convey.clone();
        skip_empty_relays(state, &mut convey);
        state.phase = Phase::Convey(convey);
    }
}

/// The turn as it goes on without a second tile.
pub(crate) fn without_second(state: &State, convey: &Convey) -> Convey {
    let mut convey = convey.clone();
    if convey.stage == Stage::Second {
        enter_relays(state, &mut convey);
    }
    convey
}

/// Whether the relays come next.
pub(crate) fn has_relays(state: &State, convey: &Convey) -> bool {
    without_second(state, convey).stage == Stage::Relays
}

/// The positions, as bits, that step 4 fills.
fn fillable(state: &State, convey: &Convey) -> u8 {
    if convey.fill_closed {
        return 0;
    }
    let old = convey
        .old_first
        .filter(|_| state.can(state.active, Character::Ignotas, 2));
    convey.inserted | old.map_or(0, |position| 1 << position)
}

fn check_fill(state: &State, convey: &Convey, row: Row, source: Source) -> Check {
    if convey.fill_closed {
        return Err(message!("fill-closed").into());
    }
    if fillable(state, convey) >> row.position & 1 == 0 {
        return Err(message!("not-inserted", position = row.position + 1).into());
    }
    state.check_fill(state.active, row, source, being_filled(state, convey))
}

/// The positions, as bits, that step 4 and divine wind fill.
fn being_filled(state: &State, convey: &Convey) -> u8 {
    fillable(state, convey) | convey.wind
}

fn check_wind(state: &State, convey: &Convey, row: Row, source: Source) -> Check {
    check_wind_row(state, convey, row)?;
    let filled = being_filled(state, convey) | row.position_bit();
    state.check_fill(state.active, row, source, filled)
}

fn check_wind_row(state: &State, convey: &Convey, row: Row) -> Check {
    if !state.wind {
        return Err(message!("no-wind").into());
    }
    if !convey.wind_spent && !state.player(state.active).has_wind {
        return Err(message!("wind-spent").into());
    }
    let new = convey.wind >> row.position & 1 == 0;
    if new && convey.wind.count_ones() >= u32::from(data().wind_tiles) {
        return Err(message!("wind-tiles", count = data().wind_tiles).into());
    }
    if state.free_slots(state.active, row) == 0 {
        return Err(message!("row-full", row = row).into());
    }
    Ok(())
}

pub(crate) fn options(state: &State, convey: &Convey, out: &mut Vec<Action>) {
    if convey.stage == Stage::Second {
        out.push(Action::Convey(1 - convey.first));
    }
    let convey = &without_second(state, convey);
    if convey.stage == Stage::Relays {
        let kinds = Symbol::ALL
            .into_iter()
            .filter(|&symbol| relay_total(state, convey, symbol) > 0);
        out.extend(kinds.map(Action::Relay));
        out.push(Action::RelayDone);
        return;
    }
    let sources = state.sources(state.active);
    for row in Row::all() {
        let fits = sources
            .iter()
            .filter(|&&source| check_fill(state, convey, row, source).is_ok());
        out.extend(fits.map(|&source| Action::Fill(row, source)));
    }
    for row in Row::all().filter(|&row| check_wind_row(state, convey, row).is_ok()) {
        let fits = sources
            .iter()
            .filter(|&&source| check_wind(state, convey, row, source).is_ok());
        out.extend(fits.map(|&source| Action::Wind(row, source)));
    }
    if !convey.fill_closed && !convey.has_filled {
        out.push(Action::FillNone);
    }
    out.push(Action::End);
}

/// The convey turn under way, as it goes on without a second tile.
fn under_way(state: &State) -> Check<Convey> {
    match &state.phase {
        Phase::Convey(convey) if state.stack.is_empty() => Ok(without_second(state, convey)),
        Phase::Characters(_)
        | Phase::Secret
        | Phase::Draft(_)
        | Phase::Choose
        | Phase::Convey(_)
        | Phase::Actions
        | Phase::Close(_)
        | Phase::Over => Err(not_now(state)),
    }
}

/// Step 4, for which step 3 must be over.
fn filling(state: &State) -> Check<Convey> {
    let convey = under_way(state)?;
    if convey.stage == Stage::Relays {
        return Err(message!("relays-first").into());
    }
    Ok(convey)
}

pub(crate) fn convey(state: &mut State, spare: u8, log: &mut Log) -> Check {
    if !state.stack.is_empty() {
        return Err(not_now(state));
    }
    match &state.phase {
        Phase::Choose => begin(state, spare, log),
        Phase::Convey(convey) if convey.stage == Stage::Second => {
            let convey = convey.clone();
            second(state, convey, spare, log)
        }
        Phase::Convey(_) if state.player(state.active).is_charged => {
            Err(message!("too-late-to-convey").into())
        }
        Phase::Convey(_) => Err(message!("marker-exhausted").into()),
        Phase::Actions => Err(message!("turn-begun").into()),
        Phase::Characters(_) | Phase::Secret | Phase::Draft(_) | Phase::Close(_) | Phase::Over => {
            Err(not_now(state))
        }
    }
}

pub(crate) fn forgo_relays(state: &mut State) -> Check {
    let mut convey = under_way(state)?;
    if convey.stage != Stage::Relays {
        return Err(not_now(state));
    }
    convey.stage = Stage::Fill;
    state.phase = Phase::Convey(convey);
    Ok(())
}

pub(crate) fn fill(state: &mut State, row: Row, source: Source, log: &mut Log) -> Check {
    let mut convey = filling(state)?;
    check_fill(state, &convey, row, source)?;
    convey.has_filled = true;
    state.phase = Phase::Convey(convey);
    state.fill(state.active, row, source, log);
    Ok(())
}

pub(crate) fn fill_none(state: &mut State) -> Check {
    let mut convey = filling(state)?;
    if convey.fill_closed || convey.has_filled {
        return Err(message!("fill-closed").into());
    }
    convey.fill_closed = true;
    state.phase = Phase::Convey(convey);
    Ok(())
}

pub(crate) fn wind(state: &mut State, row: Row, source: Source, log: &mut Log) -> Check {
    let mut convey = filling(state)?;
    check_wind(state, &convey, row, source)?;
    spend_wind(state, &mut convey, log);
    convey.wind |= row.position_bit();
    state.phase = Phase::Convey(convey);
    state.fill(state.active, row, source, log);
    Ok(())
}

pub(crate) fn end(state: &mut State) -> Check {
    filling(state)?;
    close::begin(state, true);
    Ok(())
}

fn spend_wind(state: &mut State, convey: &mut Convey, log: &mut Log) {
    if !convey.wind_spent {
        convey.wind_spent = true;
        let seat = state.active;
        state.player_mut(seat).has_wind = false;
        log.say(message!("wind-spends", seat = seat));
    }
}

fn second(state: &mut State, mut convey: Convey, spare: u8, log: &mut Log) -> Check {
    if spare == convey.first {
        return Err(message!("pushed-out").into());
    }
    let seat = state.active;
    state.player_mut(seat).is_charged = false;
    insert(state, spare, log);
    log.say(message!("spends-marker", seat = seat));
    convey.inserted = convey.inserted << 1 | 1;
    convey.old_first = Some(2);
    enter_relays(state, &mut convey);
    state.phase = Phase::Convey(convey);
    Ok(())
}

pub(crate) fn relay(state: &mut State, symbol: Symbol) -> Check {
    let mut convey = under_way(state)?;
    if convey.stage != Stage::Relays {
        return Err(not_now(state));
    }
    let total = relay_total(state, &convey, symbol);
    if total == 0 {
        return Err(message!("no-relay", symbol = Arg::name(symbol.name())).into());
    }
    convey.resolved[symbol as usize] = true;
    state.phase = Phase::Convey(convey);
    let seat: Seat = state.active;
    match symbol {
        Symbol::Boot => start_move(state, seat, total),
        Symbol::Monument => start_track(state, seat, Track::Monument, total),
        Symbol::Pillar => start_track(state, seat, Track::Pillar, total),
    }
    Ok(())
}
