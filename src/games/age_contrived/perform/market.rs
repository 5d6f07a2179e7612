//! The tile market: acquiring, gained tiles, and what the opponents may add (rules 9.5).

use crate::action::{Action, From, Source};
use crate::data::data;
use crate::perform::energy::{Check, kind_name};
use crate::permit::not_now;
use crate::state::ids::*;
use crate::state::*;
use crate::words::names::{done_to_tile, tile_words};
use kernel::Seat;
use kernel::message::message;

fn cost_of(cost: Option<u8>, slot: u8) -> u8 {
    cost.unwrap_or(data().market_costs[usize::from(slot)])
}

pub(crate) fn owed(frame: &Acquire) -> u8 {
    let costs = frame
        .picks
        .iter()
        .map(|&(slot, _)| cost_of(frame.cost, slot));
    costs.sum()
}

/// Whether one more tile can be acquired in place of another.
pub(crate) fn check_pick(state: &State, frame: &Acquire, slot: u8, at: TileAt) -> Check {
    if frame.paid > 0 {
        return Err(message!("already-paying").into());
    }
    if frame.picks.len() >= usize::from(frame.max) {
        return Err(message!("enough-tiles", max = frame.max).into());
    }
    let taken = |pick: &(u8, TileAt)| pick.0 == slot;
    if state.market[usize::from(slot)].is_none() || frame.picks.iter().any(taken) {
        return Err(message!("slot-empty", slot = slot + 1).into());
    }
    if frame.picks.iter().any(|&(_, other)| other == at) {
        return Err(message!("tile-twice", tile = at).into());
    }
    let (cost, has) = (
        owed(frame) + cost_of(frame.cost, slot),
        state.player(frame.seat).market.total(),
    );
    if has < cost {
        return Err(message!("too-dear", cost = cost, has = has).into());
    }
    Ok(())
}

/// Everything that can be acquired now.
pub(crate) fn pick_options(state: &State, frame: &Acquire, out: &mut Vec<Action>) {
    for slot in 0..4 {
        let tiles = TileAt::all().filter(|&at| check_pick(state, frame, slot, at).is_ok());
        out.extend(tiles.map(|at| Action::Acquire(slot, at)));
    }
}

pub(crate) fn options(state: &State, frame: &Acquire, out: &mut Vec<Action>) {
    pick_options(state, frame, out);
    out.extend(state.player(frame.seat).market.kinds().map(Action::Pay));
}

/// One more tile is chosen.
pub(crate) fn acquire(state: &mut State, slot: u8, at: TileAt) -> Check {
    let Some(Frame::Acquire(mut frame)) = state.stack.last().cloned() else {
        return Err(not_now(state));
    };
    check_pick(state, &frame, slot, at)?;
    frame.picks.push((slot, at));
    state.set_top(Frame::Acquire(frame));
    Ok(())
}

pub(crate) fn pay(state: &mut State, kind: Kind, log: &mut Log) -> Check {
    let Some(Frame::Acquire(mut frame)) = state.stack.last().cloned() else {
        return Err(not_now(state));
    };
    let player = state.player_mut(frame.seat);
    if !player.market.has(kind) {
        return Err(message!("market-lacks", kind = kind_name(kind)).into());
    }
    player.market[kind] -= 1;
    player.pool[kind] += 1;
    frame.paid += 1;
    log.say(message!("pays", seat = frame.seat, kind = kind_name(kind)));
    if frame.paid < owed(&frame) {
        state.set_top(Frame::Acquire(frame));
        return Ok(());
    }
    state.stack.pop();
    for &(slot, at) in &frame.picks {
        take_tile(state, frame.seat, slot, at, log);
    }
    refresh(state, log);
    state.stack.push(Frame::Adds {
        seat: frame.seat,
        asked: 0,
    });
    Ok(())
}

/// The bonus: the rightmost tile for nothing.
pub(crate) fn gain_tile(state: &mut State, seat: Seat, at: TileAt, log: &mut Log) {
    take_tile(state, seat, 3, at, log);
    refresh(state, log);
    state.stack.push(Frame::Adds { seat, asked: 0 });
}

/// A market tile takes the place of one of the seven; that one leaves the game.
fn take_tile(state: &mut State, seat: Seat, slot: u8, at: TileAt, log: &mut Log) {
    let Some(tile) = state.market[usize::from(slot)].take() else {
        return;
    };
    log.say(message!(
        "takes-tile",
        seat = seat,
        tile = done_to_tile(tile),
        place = at
    ));
    let player = state.player_mut(seat);
    match at {
        TileAt::Spare(spare) => player.spare[usize::from(spare)] = tile,
        TileAt::Position(position) => {
            let old =
                std::mem::replace(&mut player.active[usize::from(position)], Tile::empty(tile));
            for row in old.rows {
                player.pool.add(row);
            }
            forget_position(state, seat, position);
        }
    }
}

/// A tile gained while a convey turn is under way is neither counted nor filled in it.
fn forget_position(state: &mut State, seat: Seat, position: u8) {
    if seat != state.active {
        return;
    }
    if let Phase::Convey(convey) = &mut state.phase {
        convey.inserted &= !(1 << position);
        convey.yields[usize::from(position)] = 0;
        convey.old_first = convey.old_first.filter(|&old| old != position);
    }
}

/// Slides the tiles to the right and draws new ones from right to left.
fn refresh(state: &mut State, log: &mut Log) {
    let mut left = state
        .market
        .iter()
        .rev()
        .flatten()
        .copied()
        .collect::<Vec<_>>();
    while left.len() < 4
        && let Some(tile) = state.deck.pop()
    {
        // The only one of its level was known before.
        let level = |tile: TileId| data().tile(tile).level;
        let is_news = state.deck.iter().any(|&other| level(other) == level(tile));
        log.revealed |= is_news;
        log.say(message!("tile-drawn", tile = tile_words(tile)));
        left.push(tile);
    }
    let mut tiles = left.into_iter();
    state.market = [None; 4];
    for slot in (0..4).rev() {
        state.market[slot] = tiles.next();
    }
}

/// What a seat can add to the market, when it is asked.
pub(crate) fn additions(state: &State, seat: Seat) -> Vec<Source> {
    if state.player(seat).market.is_empty() {
        return Vec::new();
    }
    let mut sources = state.sources(seat);
    sources.retain(|source| source.from != Some(From::Market));
    sources
}

/// The opponent who is asked, `asked` seats to the left of the one who acquired.
pub(crate) fn asked_seat(state: &State, seat: Seat, asked: u8) -> Option<Seat> {
    let order = state.from_left_of(seat).take(state.seats() - 1);
    order.skip(usize::from(asked)).take(1).next()
}

pub(crate) fn add(state: &mut State, seat: Seat, choice: Option<Source>, log: &mut Log) -> Check {
    let Some(&Frame::Adds { seat: whose, asked }) = state.stack.last() else {
        return Err(not_now(state));
    };
    match choice {
        Some(source) => {
            if source.from == Some(From::Market) {
                return Err(message!("from-market-to-market").into());
            }
            state.check_source(seat, source)?;
            state.take(seat, source);
            state.player_mut(seat).market[source.kind] += 1;
            log.say(message!("adds", seat = seat, kind = kind_name(source.kind)));
        }
        None => log.say(message!("adds-nothing", seat = seat)),
    }
    state.set_top(Frame::Adds {
        seat: whose,
        asked: asked + 1,
    });
    Ok(())
}
