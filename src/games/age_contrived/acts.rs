//! The action turn (rules 8 and 9): using energy, and what the action tiles do.

use super::action::{Action, From, Source, Target};
use super::bonus::{start_move, start_track};
use super::data::{ActionInfo, Mode, Part, data};
use super::energy::{Check, kind_name};
use super::ids::*;
use super::market;
use super::state::*;
use crate::games::Seat;
use crate::games::message::{Arg, message};

/// Every energy that can be used for an action, with the tile that it resolves.
pub(super) fn uses(state: &State, out: &mut Vec<Action>) {
    let seat = state.active;
    for position in 0..POSITIONS as u8 {
        for kind in state.row(seat, Row::new(position, Half::Bottom)).kinds() {
            let own = (position < 4).then_some(None);
            let others = (0..4).filter(|&tile| tile != position).map(Some);
            let free = has_free_choice(state, position, kind);
            let tiles = own.into_iter().chain(others.filter(|_| free));
            out.extend(tiles.map(|tile| Action::Use {
                position,
                kind,
                tile,
            }));
        }
    }
}

/// Position 5, and a primal energy of Rusné with her first ability, resolve any tile.
fn has_free_choice(state: &State, position: u8, kind: Kind) -> bool {
    position == 4 || kind == Kind::Primal && state.can(state.active, Character::Rusne, 1)
}

pub(super) fn use_energy(
    state: &mut State,
    position: u8,
    kind: Kind,
    tile: Option<u8>,
    log: &mut Log,
) -> Check {
    let seat = state.active;
    let row = Row::new(position, Half::Bottom);
    if !state.row(seat, row).has(kind) {
        return Err(message!("row-lacks", row = row.to_string(), kind = kind_name(kind)).into());
    }
    match tile {
        None if position == 4 => return Err(message!("name-a-tile").into()),
        Some(_) if !has_free_choice(state, position, kind) => {
            return Err(message!("own-tile-only", position = position + 1).into());
        }
        _ => {}
    }
    state.row_mut(seat, row)[kind] -= 1;
    state.exhaust(seat, kind);
    let tile = state.player(seat).actions[usize::from(tile.unwrap_or(position))];
    state.phase = Phase::Actions;
    state.stack.push(Frame::Act {
        seat,
        tile,
        done: 0,
    });
    let name = Arg::name(data().action(tile).id.as_str());
    log.say(message!(
        "uses",
        seat = seat,
        kind = kind_name(kind),
        row = row.to_string(),
        action = name
    ));
    Ok(())
}

/// The parts of a tile that can still be chosen.
fn open_parts(info: &ActionInfo, done: u8) -> impl Iterator<Item = (usize, &Part)> {
    let parts = info.parts.iter().enumerate();
    parts.filter(move |(index, _)| done >> index & 1 == 0)
}

pub(super) fn is_spent(tile: ActionId, done: u8) -> bool {
    let info = data().action(tile);
    match info.mode {
        Mode::One => done != 0,
        Mode::All => open_parts(info, done).next().is_none(),
    }
}

/// A tile may be left undone where all of its parts may, or one says ‘up to’.
fn can_stop(info: &ActionInfo) -> bool {
    let firm = |part: &Part| matches!(part, Part::Deploy { .. } | Part::Recharge);
    info.mode == Mode::All || !info.parts.iter().all(firm)
}

fn acquire_frame(seat: Seat, max: u8, cost: Option<u8>) -> Acquire {
    Acquire {
        seat,
        cost,
        max,
        picks: Vec::new(),
        paid: 0,
    }
}

fn reposition_frame(seat: Seat, left: u8) -> Reposition {
    Reposition {
        seat,
        left,
        moved: Energies::default(),
        spaces: 0,
    }
}

fn deploys(positions: &[u8], tiles: u8) -> Vec<u8> {
    let bits: Vec<u8> = positions.iter().map(|at| 1 << (at - 1)).collect();
    let mut rows = bits.clone();
    if tiles > 1 {
        for (index, one) in bits.iter().enumerate() {
            rows.extend(bits[index + 1..].iter().map(|other| one | other));
        }
    }
    rows
}

/// What one part of a tile offers.
fn part_options(state: &State, seat: Seat, part: &Part) -> Vec<Action> {
    let mut out = Vec::new();
    match part {
        Part::Deploy { positions, tiles } => {
            out.extend(deploys(positions, *tiles).into_iter().map(Action::Deploy));
        }
        Part::Recharge => out.push(Action::Recharge),
        Part::Acquire { max, cost } => {
            market::pick_options(state, &acquire_frame(seat, *max, *cost), &mut out);
        }
        Part::Reposition { max } => {
            reposition_options(state, &reposition_frame(seat, *max), &mut out);
        }
        Part::MoveCharacter { .. } => out.push(Action::Move),
        Part::MonumentTrack { .. } => out.push(Action::Track(Track::Monument)),
        Part::PillarTrack { .. } => out.push(Action::Track(Track::Pillar)),
        Part::OneOfTracks { .. } => out.extend(Track::ALL.map(Action::Track)),
        Part::AnyActionTile => {}
    }
    out
}

pub(super) fn options(state: &State, seat: Seat, tile: ActionId, done: u8, out: &mut Vec<Action>) {
    let info = data().action(tile);
    for (_, part) in open_parts(info, done) {
        for action in part_options(state, seat, part) {
            if !out.contains(&action) {
                out.push(action);
            }
        }
    }
    if can_stop(info) {
        out.push(Action::Stop);
    }
}

/// Whether a part is the one that an action is about.
fn answers(part: &Part, action: &Action) -> bool {
    match (part, action) {
        (Part::Deploy { positions, tiles }, Action::Deploy(rows)) => {
            deploys(positions, *tiles).contains(rows)
        }
        (Part::Recharge, Action::Recharge)
        | (Part::Acquire { .. }, Action::Acquire(..))
        | (Part::Reposition { .. }, Action::Reposition(..))
        | (Part::MoveCharacter { .. }, Action::Move)
        | (Part::MonumentTrack { .. }, Action::Track(Track::Monument))
        | (Part::PillarTrack { .. }, Action::Track(Track::Pillar))
        | (Part::OneOfTracks { .. }, Action::Track(_)) => true,
        _ => false,
    }
}

pub(super) fn play(state: &mut State, action: &Action, log: &mut Log) -> Check {
    let Some(&Frame::Act { seat, tile, done }) = state.stack.last() else {
        return Err(message!("not-now").into());
    };
    let info = data().action(tile);
    if *action == Action::Stop {
        if !can_stop(info) {
            return Err(message!("choose-a-part").into());
        }
        state.stack.pop();
        return Ok(());
    }
    let Some((index, part)) = open_parts(info, done).find(|(_, part)| answers(part, action)) else {
        return Err(message!("not-on-tile", tile = Arg::name(info.id.as_str())).into());
    };
    if let Some(Frame::Act { done, .. }) = state.stack.last_mut() {
        *done |= 1 << index;
    }
    perform(state, seat, part, action, log)
}

fn perform(state: &mut State, seat: Seat, part: &Part, action: &Action, log: &mut Log) -> Check {
    match (part, action) {
        (Part::Deploy { .. }, Action::Deploy(rows)) => {
            state.stack.push(Frame::Deploy { seat, rows: *rows });
        }
        (Part::Acquire { max, cost }, _) => {
            let frame = acquire_frame(seat, *max, *cost);
            state.stack.push(Frame::Acquire(frame));
            return market::play(state, action, log);
        }
        (Part::Reposition { max }, _) => {
            let frame = reposition_frame(seat, *max);
            state.stack.push(Frame::Reposition(frame));
            return play_reposition(state, action, log);
        }
        (Part::MoveCharacter { n }, _) => start_move(state, seat, *n),
        (
            Part::MonumentTrack { n } | Part::PillarTrack { n } | Part::OneOfTracks { n },
            Action::Track(track),
        ) => start_track(state, seat, *track, *n),
        _ => state.recharge(seat, log),
    }
    Ok(())
}

/// What lies in the top rows that are being deployed.
pub(super) fn deployed(state: &State, seat: Seat, rows: u8) -> Energies {
    let mut held = Energies::default();
    for position in (0..POSITIONS as u8).filter(|position| rows >> position & 1 == 1) {
        held.add(state.row(seat, Row::new(position, Half::Top)));
    }
    held
}

pub(super) fn deploy_options(state: &State, seat: Seat, rows: u8, out: &mut Vec<Action>) {
    for kind in deployed(state, seat, rows).kinds() {
        let targets = state.targets(seat, kind).into_iter();
        out.extend(targets.map(|target| Action::Place(kind, target)));
    }
}

pub(super) fn play_deploy(state: &mut State, action: &Action, log: &mut Log) -> Check {
    let (Some(&Frame::Deploy { seat, rows }), &Action::Place(kind, target)) =
        (state.stack.last(), action)
    else {
        return Err(message!("deploy-first").into());
    };
    let has_it = |row: &Row| rows >> row.position & 1 == 1 && state.row(seat, *row).has(kind);
    let tops = (0..POSITIONS as u8).map(|position| Row::new(position, Half::Top));
    let Some(row) = tops.into_iter().find(has_it) else {
        return Err(message!("deploy-lacks", kind = kind_name(kind)).into());
    };
    state.check_target(seat, kind, target)?;
    state.row_mut(seat, row)[kind] -= 1;
    state.put_on(seat, kind, target, log);
    if let (Target::Segment(mon, _), Kind::Primal) = (target, kind)
        && state.can(seat, Character::Multanec, 1)
    {
        state.stack.push(Frame::Extra { seat, mon });
    }
    Ok(())
}

fn check_reposition(state: &State, frame: &Reposition, source: Source, target: Target) -> Check {
    let (seat, kind) = (frame.seat, source.kind);
    let movable = match source.from {
        Some(From::Market) => state.player(seat).market[kind] > frame.moved[kind],
        Some(From::Segment(mon, space)) => {
            state.loose(seat).contains(&source) && frame.spaces >> space_bit(mon, space) & 1 == 0
        }
        _ => false,
    };
    if !movable {
        return Err(message!("cannot-reposition", energy = source.to_string()).into());
    }
    if (source.from, target) == (Some(From::Market), Target::Market) {
        return Err(message!("from-market-to-market").into());
    }
    state.check_target(seat, kind, target)
}

fn space_bit(mon: Mon, space: u8) -> u8 {
    mon.0 * 3 + space
}

pub(super) fn reposition_options(state: &State, frame: &Reposition, out: &mut Vec<Action>) {
    let market = state.player(frame.seat).market.kinds().map(|kind| Source {
        kind,
        from: Some(From::Market),
    });
    for source in market.chain(state.loose(frame.seat)) {
        for target in state.targets(frame.seat, source.kind) {
            if check_reposition(state, frame, source, target).is_ok() {
                out.push(Action::Reposition(source, target));
            }
        }
    }
}

pub(super) fn reposition_spent(state: &State, frame: &Reposition) -> bool {
    let mut options = Vec::new();
    if frame.left > 0 {
        reposition_options(state, frame, &mut options);
    }
    options.is_empty()
}

pub(super) fn play_reposition(state: &mut State, action: &Action, log: &mut Log) -> Check {
    let Some(Frame::Reposition(frame)) = state.stack.last().cloned() else {
        return Err(message!("not-now").into());
    };
    let &Action::Reposition(source, target) = action else {
        if *action == Action::Stop {
            state.stack.pop();
            return Ok(());
        }
        return Err(message!("not-now").into());
    };
    check_reposition(state, &frame, source, target)?;
    let mut after = frame;
    after.left -= 1;
    match target {
        Target::Market => after.moved[source.kind] += 1,
        Target::Segment(mon, space) => after.spaces |= 1 << space_bit(mon, space),
        Target::Achievement(..) => {}
    }
    let seat = after.seat;
    *state.stack.last_mut().expect("a reposition") = Frame::Reposition(after);
    state.take(seat, source);
    state.put_on(seat, source.kind, target, log);
    Ok(())
}

/// Multanec I: one more energy for the same segment.
pub(super) fn extra_options(state: &State, seat: Seat, mon: Mon) -> Vec<Action> {
    let mut out = Vec::new();
    for source in state.sources(seat) {
        let spaces = (0..3).map(|space| Target::Segment(mon, space));
        let fits = spaces.filter(|&to| state.check_target(seat, source.kind, to).is_ok());
        out.extend(fits.map(|target| Action::Extra(Some((source, target)))));
    }
    out
}

pub(super) fn play_extra(state: &mut State, action: &Action, log: &mut Log) -> Check {
    let (Some(&Frame::Extra { seat, mon }), Action::Extra(choice)) = (state.stack.last(), action)
    else {
        return Err(message!("not-now").into());
    };
    if let Some((source, target)) = *choice {
        if !matches!(target, Target::Segment(other, _) if other == mon) {
            return Err(message!("same-segment").into());
        }
        state.check_source(seat, source)?;
        state.check_target(seat, source.kind, target)?;
        state.stack.pop();
        state.take(seat, source);
        state.put_on(seat, source.kind, target, log);
    } else {
        state.stack.pop();
    }
    Ok(())
}

/// Multanec II: a step or a recharge for every bind.
pub(super) fn play_bound(state: &mut State, action: &Action, log: &mut Log) -> Check {
    let Some(&Frame::Bound { seat }) = state.stack.last() else {
        return Err(message!("not-now").into());
    };
    match action {
        Action::BoundMove => {
            state.stack.pop();
            start_move(state, seat, 1);
        }
        Action::BoundRecharge => {
            state.stack.pop();
            state.recharge(seat, log);
        }
        Action::BoundNo => {
            state.stack.pop();
        }
        _ => return Err(message!("not-now").into()),
    }
    Ok(())
}
