//! E2: refills, and the energy that Rusné kept (rules 13.4).

use super::action::{Action, Source};
use super::energy::{Check, kind_name};
use super::ids::*;
use super::state::*;
use crate::games::Seat;
use crate::games::message::message;

pub(super) fn is_due(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.refills > 0 || !player.aside.is_empty()
}

pub(super) fn begin(state: &mut State, seat: Seat) {
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
        return Err(message!("row-full", row = row.to_string()).into());
    }
    Ok(())
}

fn check_keep(state: &State, seat: Seat, kind: Kind, row: Row) -> Check {
    if !state.player(seat).aside.has(kind) {
        return Err(message!("not-aside", kind = kind_name(kind)).into());
    }
    if state.free_slots(seat, row) == 0 {
        return Err(message!("row-full", row = row.to_string()).into());
    }
    Ok(())
}

fn real_options(state: &State, frame: &Refill, out: &mut Vec<Action>) {
    let seat = frame.seat;
    for kind in state.player(seat).aside.kinds() {
        let rows = Row::all().filter(|&row| check_keep(state, seat, kind, row).is_ok());
        out.extend(rows.map(|row| Action::Keep(Some((kind, row)))));
    }
    let rows: Vec<Row> = Row::all()
        .filter(|&row| check_row(state, frame, row).is_ok())
        .collect();
    if !rows.is_empty() {
        let sources = state.sources(seat);
        for row in rows {
            out.extend(sources.iter().map(|&source| Action::Refill(row, source)));
        }
    }
}

pub(super) fn options(state: &State, frame: &Refill, out: &mut Vec<Action>) {
    real_options(state, frame, out);
    if !state.player(frame.seat).aside.is_empty() {
        out.push(Action::Keep(None));
    }
    out.push(Action::End);
}

/// Nothing can be put anywhere, and nothing was.
pub(super) fn is_spent(state: &State, frame: &Refill) -> bool {
    let mut options = Vec::new();
    if !frame.has_acted {
        real_options(state, frame, &mut options);
    }
    !frame.has_acted && options.is_empty()
}

pub(super) fn finish(state: &mut State, seat: Seat) {
    state.stack.pop();
    let player = state.player_mut(seat);
    player.refills = 0;
    let rest = player.aside.take();
    player.pool.add(rest);
}

pub(super) fn play(state: &mut State, action: &Action, log: &mut Log) -> Check {
    let Some(Frame::Refill(mut frame)) = state.stack.last().cloned() else {
        return Err(message!("not-now").into());
    };
    let seat = frame.seat;
    frame.has_acted = true;
    match *action {
        Action::Refill(row, source) => refill(state, &mut frame, row, source, log)?,
        Action::Keep(choice) => keep(state, seat, choice, log)?,
        Action::End => {
            finish(state, seat);
            return Ok(());
        }
        _ => return Err(message!("not-now").into()),
    }
    *state.stack.last_mut().expect("a refill") = Frame::Refill(frame);
    Ok(())
}

fn refill(state: &mut State, frame: &mut Refill, row: Row, source: Source, log: &mut Log) -> Check {
    check_row(state, frame, row)?;
    state.check_source(frame.seat, source)?;
    if frame.tile != Some(row.position) {
        state.player_mut(frame.seat).refills -= 1;
        frame.tile = Some(row.position);
    }
    state.fill(frame.seat, row, source, log);
    Ok(())
}

/// One of the energies set aside goes in a slot, the rest is exhausted.
fn keep(state: &mut State, seat: Seat, choice: Option<(Kind, Row)>, log: &mut Log) -> Check {
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
            row = row.to_string()
        ));
    }
    let player = state.player_mut(seat);
    let rest = player.aside.take();
    player.pool.add(rest);
    Ok(())
}
