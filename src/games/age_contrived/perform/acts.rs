//! The action turn (rules 8 and 9): using energy, and what the action tiles do.

use crate::action::{Action, From, Source, Target};
use crate::data::{ActionInfo, Mode, Part, data};
use crate::perform::bonus::{start_move, start_track};
use crate::perform::energy::{Check, kind_name};
use crate::perform::market;
use crate::permit::not_now;
use crate::state::ids::*;
use crate::state::*;
use crate::words::menu::source_words;
use kernel::Seat;
use kernel::message::{Arg, message};

/// Every energy that can be used for an action, with the tile that it resolves.
pub(crate) fn uses(state: &State, out: &mut Vec<Action>) {
    let seat = state.active;
    for position in 0..small(POSITIONS) {
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

pub(crate) fn use_energy(
    state: &mut State,
    position: u8,
    kind: Kind,
    tile: Option<u8>,
    log: &mut Log,
) -> Check {
    match state.phase {
        Phase::Convey(_) if state.stack.is_empty() => return Err(message!("turn-begun").into()),
        Phase::Choose | Phase::Actions if state.stack.is_empty() => {}
        Phase::Characters(_)
        | Phase::Secret
        | Phase::Draft(_)
        | Phase::Choose
        | Phase::Convey(_)
        | Phase::Actions
        | Phase::Close(_)
        | Phase::Over => return Err(not_now(state)),
    }
    let seat = state.active;
    let row = Row::new(position, Half::Bottom);
    if !state.row(seat, row).has(kind) {
        return Err(message!("row-lacks", row = row, kind = kind_name(kind)).into());
    }
    match tile {
        None if position == 4 => return Err(message!("name-a-tile").into()),
        Some(_) if !has_free_choice(state, position, kind) => {
            return Err(message!("own-tile-only", position = position + 1).into());
        }
        None | Some(_) => {}
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
        row = row,
        action = name
    ));
    Ok(())
}

/// The parts of a tile that can still be chosen.
fn open_parts(info: &ActionInfo, done: u8) -> impl Iterator<Item = (usize, &Part)> {
    let parts = info.parts.iter().enumerate();
    parts.filter(move |(index, _)| done >> index & 1 == 0)
}

pub(crate) fn is_spent(tile: ActionId, done: u8) -> bool {
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

pub(crate) fn check_stop(tile: ActionId) -> Check {
    if can_stop(data().action(tile)) {
        Ok(())
    } else {
        Err(message!("choose-a-part").into())
    }
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

pub(crate) fn options(state: &State, seat: Seat, tile: ActionId, done: u8, out: &mut Vec<Action>) {
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

/// What a part of an action tile begins.
enum Begun {
    Deploy(u8),
    Recharge,
    Acquire(Acquire, u8, TileAt),
    Reposition(Reposition, Source, Target),
    Move(u8),
    Track(Track, u8),
}

/// What a part begins with an action that is about it.
fn begins(seat: Seat, part: &Part, action: &Action) -> Option<Begun> {
    match part {
        Part::Deploy { positions, tiles } => {
            let &Action::Deploy(rows) = action else {
                return None;
            };
            let offered = deploys(positions, *tiles).contains(&rows);
            offered.then_some(Begun::Deploy(rows))
        }
        Part::Recharge => (*action == Action::Recharge).then_some(Begun::Recharge),
        Part::Acquire { max, cost } => {
            let &Action::Acquire(slot, at) = action else {
                return None;
            };
            Some(Begun::Acquire(acquire_frame(seat, *max, *cost), slot, at))
        }
        Part::Reposition { max } => {
            let &Action::Reposition(source, target) = action else {
                return None;
            };
            let frame = reposition_frame(seat, *max);
            Some(Begun::Reposition(frame, source, target))
        }
        Part::MoveCharacter { n } => (*action == Action::Move).then_some(Begun::Move(*n)),
        Part::MonumentTrack { n } => begins_track(action, &[Track::Monument], *n),
        Part::PillarTrack { n } => begins_track(action, &[Track::Pillar], *n),
        Part::OneOfTracks { n } => begins_track(action, &Track::ALL, *n),
        Part::AnyActionTile => None,
    }
}

fn begins_track(action: &Action, tracks: &[Track], n: u8) -> Option<Begun> {
    let mut tracks = tracks.iter();
    let track = tracks.find(|&&track| *action == Action::Track(track))?;
    Some(Begun::Track(*track, n))
}

pub(crate) fn begin_part(state: &mut State, action: &Action, log: &mut Log) -> Check {
    let Some(&Frame::Act { seat, tile, done }) = state.stack.last() else {
        return Err(not_now(state));
    };
    let mut parts = open_parts(data().action(tile), done);
    let begun = parts.find_map(|(index, part)| Some((index, begins(seat, part, action)?)));
    let Some((index, begun)) = begun else {
        return Err(not_now(state));
    };
    let done = done | 1 << index;
    state.set_top(Frame::Act { seat, tile, done });
    match begun {
        Begun::Deploy(rows) => state.stack.push(Frame::Deploy { seat, rows }),
        Begun::Recharge => state.recharge(seat, log),
        Begun::Acquire(frame, slot, at) => {
            state.stack.push(Frame::Acquire(frame));
            return market::acquire(state, slot, at);
        }
        Begun::Reposition(frame, source, target) => {
            state.stack.push(Frame::Reposition(frame));
            return reposition(state, source, target, log);
        }
        Begun::Move(n) => start_move(state, seat, n),
        Begun::Track(track, n) => start_track(state, seat, track, n),
    }
    Ok(())
}

/// What lies in the top rows that are being deployed.
pub(crate) fn deployed(state: &State, seat: Seat, rows: u8) -> Energies {
    let mut held = Energies::default();
    for position in (0..small(POSITIONS)).filter(|position| rows >> position & 1 == 1) {
        held.add(state.row(seat, Row::new(position, Half::Top)));
    }
    held
}

pub(crate) fn deploy_options(state: &State, seat: Seat, rows: u8, out: &mut Vec<Action>) {
    for kind in deployed(state, seat, rows).kinds() {
        let targets = state.targets(seat, kind).into_iter();
        out.extend(targets.map(|target| Action::Place(kind, target)));
    }
}

pub(crate) fn place(state: &mut State, kind: Kind, target: Target, log: &mut Log) -> Check {
    let Some(&Frame::Deploy { seat, rows }) = state.stack.last() else {
        return Err(not_now(state));
    };
    let has_it = |row: &Row| rows >> row.position & 1 == 1 && state.row(seat, *row).has(kind);
    let tops = (0..small(POSITIONS)).map(|position| Row::new(position, Half::Top));
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
        None | Some(From::Slot(_) | From::Track(_) | From::Monument(_) | From::Pillar(_)) => false,
    };
    if !movable {
        return Err(message!("cannot-reposition", energy = source_words(source)).into());
    }
    if (source.from, target) == (Some(From::Market), Target::Market) {
        return Err(message!("from-market-to-market").into());
    }
    state.check_target(seat, kind, target)
}

fn space_bit(mon: Mon, space: u8) -> u8 {
    mon.0 * 3 + space
}

pub(crate) fn reposition_options(state: &State, frame: &Reposition, out: &mut Vec<Action>) {
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

pub(crate) fn reposition_spent(state: &State, frame: &Reposition) -> bool {
    let mut options = Vec::new();
    if frame.left > 0 {
        reposition_options(state, frame, &mut options);
    }
    options.is_empty()
}

pub(crate) fn reposition(
    state: &mut State,
    source: Source,
    target: Target,
    log: &mut Log,
) -> Check {
    let Some(Frame::Reposition(frame)) = state.stack.last().cloned() else {
        return Err(not_now(state));
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
    state.set_top(Frame::Reposition(after));
    state.take(seat, source);
    state.put_on(seat, source.kind, target, log);
    Ok(())
}

/// Multanec I: one more energy for the same segment.
pub(crate) fn extra_options(state: &State, seat: Seat, mon: Mon) -> Vec<Action> {
    let mut out = Vec::new();
    for source in state.sources(seat) {
        let spaces = (0..3).map(|space| Target::Segment(mon, space));
        let fits = spaces.filter(|&to| state.check_target(seat, source.kind, to).is_ok());
        out.extend(fits.map(|target| Action::Extra(Some((source, target)))));
    }
    out
}

pub(crate) fn extra(state: &mut State, choice: Option<(Source, Target)>, log: &mut Log) -> Check {
    let Some(&Frame::Extra { seat, mon }) = state.stack.last() else {
        return Err(not_now(state));
    };
    if let Some((source, target)) = choice {
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

/// Multanec II: what a bind is answered with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BindAnswer {
    Move,
    Recharge,
    Nothing,
}

pub(crate) fn answer_bind(state: &mut State, answer: BindAnswer, log: &mut Log) -> Check {
    let Some(&Frame::Bound { seat }) = state.stack.last() else {
        return Err(not_now(state));
    };
    state.stack.pop();
    match answer {
        BindAnswer::Move => start_move(state, seat, 1),
        BindAnswer::Recharge => state.recharge(seat, log),
        BindAnswer::Nothing => {}
    }
    Ok(())
}
