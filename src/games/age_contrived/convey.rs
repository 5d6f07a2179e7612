//! The convey turn (rules 7): inserting tiles, relay movement, filling, divine wind.

use super::action::{Action, Source};
use super::bonus::{start_move, start_track};
use super::data::data;
use super::energy::Check;
use super::ids::*;
use super::names::tile_words;
use super::state::*;
use crate::games::Seat;
use crate::games::message::{Arg, message};

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
        tile = tile_words(entering)
    ));
}

pub(super) fn begin(state: &mut State, spare: u8, log: &mut Log) -> Check {
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
pub(super) fn relay_total(state: &State, convey: &Convey, symbol: Symbol) -> u8 {
    if convey.resolved[symbol as usize] {
        return 0;
    }
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
pub(super) fn go_on(state: &mut State) {
    if let Phase::Convey(convey) = &state.phase
        && convey.stage == Stage::Relays
    {
        let mut convey = convey.clone();
        skip_empty_relays(state, &mut convey);
        state.phase = Phase::Convey(convey);
    }
}

/// The turn as it goes on without a second tile.
fn without_second(state: &State, convey: &Convey) -> Convey {
    let mut convey = convey.clone();
    if convey.stage == Stage::Second {
        enter_relays(state, &mut convey);
    }
    convey
}

/// The positions, as bits, that step 4 fills.
fn fillable(state: &State, convey: &Convey) -> u8 {
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
    state.check_fill(state.active, row, source)
}

fn check_wind(state: &State, convey: &Convey, row: Row) -> Check {
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
        return Err(message!("row-full", row = row.to_string()).into());
    }
    Ok(())
}

pub(super) fn options(state: &State, convey: &Convey, out: &mut Vec<Action>) {
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
    for row in Row::all().filter(|&row| check_wind(state, convey, row).is_ok()) {
        out.extend(sources.iter().map(|&source| Action::Wind(row, source)));
    }
    if !convey.fill_closed && !convey.has_filled {
        out.push(Action::FillNone);
    }
    out.push(Action::End);
}

pub(super) fn play(state: &mut State, action: &Action, log: &mut Log) -> Check {
    let Phase::Convey(convey) = &state.phase else {
        return Err(message!("not-now").into());
    };
    if let (Action::Convey(spare), Stage::Second) = (action, convey.stage) {
        return second(state, *spare, log);
    }
    if let Action::Convey(_) = action {
        let charged = state.player(state.active).is_charged;
        let id = if charged {
            "too-late-to-convey"
        } else {
            "marker-exhausted"
        };
        return Err(message!(id).into());
    }
    let mut convey = without_second(state, convey);
    match (convey.stage, action) {
        (Stage::Relays, Action::Relay(symbol)) => {
            return relay(state, convey, *symbol);
        }
        (Stage::Relays, Action::RelayDone) => convey.stage = Stage::Fill,
        (Stage::Relays, _) => return Err(message!("relays-first").into()),
        (Stage::Fill, Action::Fill(row, source)) => {
            check_fill(state, &convey, *row, *source)?;
            convey.has_filled = true;
            state.fill(state.active, *row, *source, log);
        }
        (Stage::Fill, Action::FillNone) => {
            if convey.fill_closed || convey.has_filled {
                return Err(message!("fill-closed").into());
            }
            convey.fill_closed = true;
        }
        (Stage::Fill, Action::Wind(row, source)) => {
            check_wind(state, &convey, *row)?;
            state.check_source(state.active, *source)?;
            spend_wind(state, &mut convey, log);
            convey.wind |= 1 << row.position;
            state.fill(state.active, *row, *source, log);
        }
        (Stage::Fill, Action::End) => {
            super::close::begin(state, true);
            return Ok(());
        }
        _ => return Err(message!("not-now").into()),
    }
    state.phase = Phase::Convey(convey);
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

fn second(state: &mut State, spare: u8, log: &mut Log) -> Check {
    let Phase::Convey(convey) = &state.phase else {
        return Err(message!("not-now").into());
    };
    let mut convey = convey.clone();
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

fn relay(state: &mut State, mut convey: Convey, symbol: Symbol) -> Check {
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
