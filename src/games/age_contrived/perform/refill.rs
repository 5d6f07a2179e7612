//! E2: refills, and the energy that Rusné kept (rules 13.4).

use crate::action::{Action, Source};
use crate::perform::energy::{Check, kind_name};
use crate::permit::not_now;
use crate::state::ids::*;
use crate::state::*;
use kernel::Seat;
use kernel::message::message;

pub(crate) fn is_due(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.refills > 0 || !player.aside.is_empty()
}

pub(crate) fn begin(state: &mut State, seat: Seat) {
    state.stack.push(Frame::Refill(Refill {
        seat,
        tile: None,
        has_acted: false,
    }));
}

fn check_row(state: &State, frame: &Refill, row: Row) -> Check {
    let current = frame.tile == Some(row.position);
    if !current && state.player(frame.seat).refills == 0 {
        return Err(message!("no-refill-left").into());
    }
    if state.free_slots(frame.seat, row) == 0 {
        return Err(message!("row-full", row = row).into());
    }
    Ok(())
}

fn check_keep(state: &State, seat: Seat, kind: Kind, row: Row) -> Check {
    if !state.player(seat).aside.has(kind) {
        return Err(message!("not-aside", kind = kind_name(kind)).into());
    }
    if state.free_slots(seat, row) == 0 {
        return Err(message!("row-full", row = row).into());
    }
    Ok(())
}

fn real_options(state: &State, frame: &Refill, out: &mut Vec<Action>) {
    let seat = frame.seat;
    for kind in state.player(seat).aside.kinds() {
        let rows = Row::all().filter(|&row| check_keep(state, seat, kind, row).is_ok());
        out.extend(rows.map(|row| Action::Keep(Some((kind, row)))));
    }
    for row in Row::all().filter(|&row| check_row(state, frame, row).is_ok()) {
        let sources = state.sources_beside(seat, row.position_bit());
        out.extend(
            sources
                .into_iter()
                .map(|source| Action::Refill(row, source)),
        );
    }
}

pub(crate) fn options(state: &State, frame: &Refill, out: &mut Vec<Action>) {
    real_options(state, frame, out);
    if !state.player(frame.seat).aside.is_empty() {
        out.push(Action::Keep(None));
    }
    out.push(Action::End);
}

/// Nothing can be put anywhere, and nothing was.
pub(crate) fn is_spent(state: &State, frame: &Refill) -> bool {
    let mut options = Vec::new();
    if !frame.has_acted {
        real_options(state, frame, &mut options);
    }
    !frame.has_acted && options.is_empty()
}

pub(crate) fn finish(state: &mut State, seat: Seat) {
    state.stack.pop();
    let player = state.player_mut(seat);
    player.refills = 0;
    let rest = player.aside.take();
    player.pool.add(rest);
}

/// The refill of a seat, which acts now.
fn acting(state: &State) -> Check<Refill> {
    if let Some(Frame::Refill(frame)) = state.stack.last() {
        let mut frame = frame.clone();
        frame.has_acted = true;
        return Ok(frame);
    }
    Err(not_now(state))
}

pub(crate) fn refill(state: &mut State, row: Row, source: Source, log: &mut Log) -> Check {
    let mut frame = acting(state)?;
    let seat = frame.seat;
    check_row(state, &frame, row)?;
    state.check_fill(seat, row, source, row.position_bit())?;
    if frame.tile != Some(row.position) {
        state.player_mut(seat).refills -= 1;
        frame.tile = Some(row.position);
    }
    state.set_top(Frame::Refill(frame));
    state.fill(seat, row, source, log);
    Ok(())
}

/// One of the energies set aside goes in a slot, the rest is exhausted.
pub(crate) fn keep(state: &mut State, choice: Option<(Kind, Row)>, log: &mut Log) -> Check {
    let frame = acting(state)?;
    let seat = frame.seat;
    if state.player(seat).aside.is_empty() {
        return Err(message!("nothing-aside").into());
    }
    if let Some((kind, row)) = choice {
        check_keep(state, seat, kind, row)?;
        state.player_mut(seat).aside[kind] -= 1;
        state.row_mut(seat, row)[kind] += 1;
        log.say(message!(
            "keeps",
            seat = seat,
            kind = kind_name(kind),
            row = row
        ));
    }
    let player = state.player_mut(seat);
    let rest = player.aside.take();
    player.pool.add(rest);
    state.set_top(Frame::Refill(frame));
    Ok(())
}
