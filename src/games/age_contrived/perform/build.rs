//! Building a segment (rules 13.2, 13.3): who gains and releases in which order, and what is bound.

use crate::action::{Action, Picked, Release};
use crate::data::{Asked, Segment, data};
use crate::perform::bonus::{start_move, start_track};
use crate::perform::energy::{Check, kind_name};
use crate::permit::not_now;
use crate::state::ids::*;
use crate::state::*;
use kernel::Seat;
use kernel::message::{Arg, message};

/// A rose, and a primal energy of Aureon, give so much movement when they are activated.
pub(crate) const ACTIVATION: u8 = 2;

pub(crate) fn begin(state: &mut State, mon: Mon, patron: Option<Seat>) {
    state.monument_mut(mon).is_closed = true;
    state.stack.push(Frame::Build {
        mon,
        patron,
        asked: 0,
    });
}

/// The next seat gains and releases, or the segment is done.
pub(crate) fn go_on(state: &mut State, log: &mut Log) {
    let Some(&Frame::Build { mon, patron, asked }) = state.stack.last() else {
        return;
    };
    let finisher = state.monument(mon).finisher;
    let last = patron.or(finisher).expect("somebody builds");
    let order: Vec<Seat> = state.from_left_of(last).collect();
    let Some(&seat) = order.get(usize::from(asked)) else {
        return finish(state, mon, finisher, log);
    };
    if let Some(Frame::Build { asked, .. }) = state.stack.last_mut() {
        *asked += 1;
    }
    let has_energy = |held: &Owned| held.seat == seat;
    if state.monument(mon).spaces.iter().flatten().any(has_energy) {
        state.stack.push(Frame::Benefit(Benefit {
            seat,
            mon,
            tie: None,
            is_finisher: finisher == Some(seat),
            has_gained: false,
            has_released: false,
        }));
    }
}

/// The segment is built; what is left on it is the energy that the finisher binds.
fn finish(state: &mut State, mon: Mon, finisher: Option<Seat>, log: &mut Log) {
    state.stack.pop();
    let monument = state.monument_mut(mon);
    let tied = monument.spaces.iter_mut().find_map(Option::take);
    monument.spaces = [None; 3];
    monument.finisher = None;
    monument.is_closed = false;
    monument.top += 1;
    let number = monument.top;
    let id = Arg::name(data().monument(mon).id.as_str());
    log.say(message!("built", monument = id, number = number));
    let is_finished = |mon: Mon| {
        let monument = state.monument(mon);
        monument.segment(data().monument(mon)).is_none()
    };
    if state.in_play().all(is_finished) && !state.is_ending {
        state.is_ending = true;
        log.say(message!("last-segment"));
    }
    if let (Some(seat), Some(tied)) = (finisher, tied) {
        state.bind_monument(seat, tied.kind, mon, log);
    }
}

fn segment_of(state: &State, mon: Mon) -> &'static Segment {
    let segment = state.monument(mon).segment(data().monument(mon));
    segment.expect("it is being built")
}

/// The spaces with the seat's energies, but for the one to be bound.
fn own_spaces(state: &State, frame: &Benefit) -> Vec<(u8, Kind)> {
    let spaces = state.monument(frame.mon).spaces.iter().enumerate();
    spaces
        .filter_map(|(space, held)| Some((small(space), (*held)?)))
        .filter(|&(space, held)| held.seat == frame.seat && Some(space) != frame.tie)
        .map(|(space, held)| (space, held.kind))
        .collect()
}

fn asked_at(state: &State, mon: Mon, space: u8) -> Asked {
    segment_of(state, mon).spaces[usize::from(space)]
}

/// Whether it matters on which space a primal energy lies (Freyith I), and differs.
fn must_tell_apart(state: &State, frame: &Benefit, kind: Kind) -> bool {
    if kind != Kind::Primal || !state.can(frame.seat, Character::Freyith, 1) {
        return false;
    }
    let mut kinds = own_spaces(state, frame)
        .into_iter()
        .filter(|&(_, held)| held == kind)
        .map(|(space, _)| asked_at(state, frame.mon, space));
    let first = kinds.next();
    kinds.any(|other| Some(other) != first)
}

/// The ways to name one's energies that need not say what they act as.
pub(crate) fn plain_picks(state: &State, frame: &Benefit) -> Vec<Picked> {
    let mut picks = Vec::new();
    for (space, kind) in own_spaces(state, frame) {
        let as_kind = if must_tell_apart(state, frame, kind) {
            asked_at(state, frame.mon, space).kind()
        } else {
            None
        };
        let picked = Picked { kind, as_kind };
        if !picks.contains(&picked) {
            picks.push(picked);
        }
    }
    picks
}

/// The ways to name one's energies with what they are activated as.
fn active_picks(state: &State, frame: &Benefit) -> Vec<Picked> {
    let guide = state.can(frame.seat, Character::Freyith, 1);
    let mut picks = Vec::new();
    for (space, kind) in own_spaces(state, frame) {
        let acts: Vec<Option<Kind>> = match (kind, asked_at(state, frame.mon, space).kind()) {
            (Kind::Primal, Some(asked)) if guide => vec![Some(asked)],
            (Kind::Primal, None) if guide => Kind::PLAIN.map(Some).to_vec(),
            (Kind::Compass | Kind::Magnet | Kind::Rose | Kind::Primal, _) => vec![None],
        };
        for as_kind in acts {
            let picked = Picked { kind, as_kind };
            if !picks.contains(&picked) {
                picks.push(picked);
            }
        }
    }
    picks
}

/// The space that a pick means.
pub(crate) fn space_of(state: &State, frame: &Benefit, picked: Picked) -> Option<u8> {
    let fits = |asked: Asked| match picked.as_kind {
        None => true,
        Some(kind) => asked.kind().is_none_or(|asked| asked == kind),
    };
    own_spaces(state, frame)
        .into_iter()
        .find(|&(space, kind)| kind == picked.kind && fits(asked_at(state, frame.mon, space)))
        .map(|(space, _)| space)
}

/// What an energy is activated as; `None`: not at all.
fn acts_as(picked: Picked) -> Option<Kind> {
    match picked.kind {
        Kind::Primal => picked.as_kind,
        kind @ (Kind::Compass | Kind::Magnet | Kind::Rose) => Some(kind),
    }
}

fn check_release(state: &State, frame: &Benefit, picked: Picked, to: Release) -> Check<u8> {
    let seat = frame.seat;
    if frame.is_finisher && frame.tie.is_none() {
        return Err(message!("tie-first").into());
    }
    let picks = match to {
        Release::Exhaust => plain_picks(state, frame),
        Release::Place(_) | Release::Slot(_) | Release::Move | Release::Track(_) => {
            active_picks(state, frame)
        }
    };
    let space = space_of(state, frame, picked).filter(|_| picks.contains(&picked));
    let Some(space) = space else {
        return Err(message!("not-on-segment", energy = kind_name(picked.kind)).into());
    };
    let acts = acts_as(picked);
    let wanderer = picked.kind == Kind::Primal && state.can(seat, Character::Aureon, 1);
    let allowed = match to {
        Release::Exhaust => true,
        Release::Place(_) => acts == Some(Kind::Compass),
        Release::Slot(_) => acts == Some(Kind::Magnet),
        Release::Move => acts == Some(Kind::Rose) || wanderer,
        Release::Track(_) => acts == Some(Kind::Rose),
    };
    if !allowed {
        return Err(message!("no-such-activation", kind = kind_name(picked.kind)).into());
    }
    match to {
        Release::Place(target) => state.check_target(seat, picked.kind, target)?,
        Release::Slot(row) if state.free_slots(seat, row) == 0 => {
            return Err(message!("row-full", row = row).into());
        }
        Release::Exhaust | Release::Slot(_) | Release::Move | Release::Track(_) => {}
    }
    Ok(space)
}

/// The gain comes before the first release or after the last (13.2, R33).
pub(crate) fn check_gain(state: &State, frame: &Benefit) -> Check {
    if frame.has_gained {
        return Err(message!("gained-already").into());
    }
    let left = own_spaces(state, frame).len();
    if state.has_strict_sources_and_gains() && frame.has_released && left > 0 {
        return Err(message!("release-rest-first", count = left).into());
    }
    Ok(())
}

/// The energy that the segment shows.
pub(crate) fn shown_gain(state: &State, frame: &Benefit) -> &'static [Asked] {
    &segment_of(state, frame.mon).gain
}

fn gain_options(state: &State, frame: &Benefit) -> Vec<Action> {
    let mut out = if shown_gain(state, frame).contains(&Asked::Any) {
        let kinds = Kind::ALL.into_iter();
        kinds.map(|kind| Action::GainEnergy(Some(kind))).collect()
    } else {
        vec![Action::GainEnergy(None)]
    };
    out.extend([Action::GainBonus, Action::GainNo]);
    out
}

fn release_options(state: &State, frame: &Benefit, out: &mut Vec<Action>) {
    for picked in plain_picks(state, frame) {
        out.push(Action::Release(picked, Release::Exhaust));
    }
    for picked in active_picks(state, frame) {
        let seat = frame.seat;
        let mut ways: Vec<Release> = vec![Release::Move];
        ways.extend(Track::ALL.map(Release::Track));
        if acts_as(picked) == Some(Kind::Compass) {
            let targets = state.targets(seat, picked.kind).into_iter();
            ways.extend(targets.map(Release::Place));
        }
        ways.extend(Row::all().map(Release::Slot));
        let fits = ways
            .into_iter()
            .filter(|&to| check_release(state, frame, picked, to).is_ok());
        out.extend(fits.map(|to| Action::Release(picked, to)));
    }
}

pub(crate) fn options(state: &State, frame: &Benefit, out: &mut Vec<Action>) {
    if frame.is_finisher && frame.tie.is_none() {
        out.extend(plain_picks(state, frame).into_iter().map(Action::Tie));
    } else {
        release_options(state, frame, out);
    }
    if check_gain(state, frame).is_ok() {
        out.extend(gain_options(state, frame));
    }
    if check_end(state, frame).is_ok() {
        out.push(Action::End);
    }
}

fn check_end(state: &State, frame: &Benefit) -> Check {
    if !frame.has_gained {
        check_gain(state, frame)?;
        return Err(message!("gain-first").into());
    }
    if frame.is_finisher && frame.tie.is_none() {
        return Err(message!("tie-first").into());
    }
    let left = own_spaces(state, frame).len();
    if left > 0 {
        return Err(message!("release-first", count = left).into());
    }
    Ok(())
}

/// What somebody with energy on a segment that is built may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gain {
    Energy(Option<Kind>),
    Bonus,
    Nothing,
}

fn benefit(state: &State) -> Check<Benefit> {
    if let Some(Frame::Benefit(frame)) = state.stack.last() {
        return Ok(frame.clone());
    }
    Err(not_now(state))
}

pub(crate) fn end(state: &mut State) -> Check {
    check_end(state, &benefit(state)?)?;
    state.stack.pop();
    Ok(())
}

pub(crate) fn tie(state: &mut State, picked: Picked, log: &mut Log) -> Check {
    let mut frame = benefit(state)?;
    if !frame.is_finisher || frame.tie.is_some() {
        return Err(message!("nothing-to-tie").into());
    }
    let space = space_of(state, &frame, picked);
    let space = space.filter(|_| plain_picks(state, &frame).contains(&picked));
    let Some(space) = space else {
        return Err(message!("not-on-segment", energy = kind_name(picked.kind)).into());
    };
    frame.tie = Some(space);
    log.say(message!(
        "ties",
        seat = frame.seat,
        kind = kind_name(picked.kind)
    ));
    state.set_top(Frame::Benefit(frame));
    Ok(())
}

pub(crate) fn gain(state: &mut State, gain: Gain, log: &mut Log) -> Check {
    let mut frame = benefit(state)?;
    check_gain(state, &frame)?;
    if let Gain::Energy(choice) = gain {
        let is_free = shown_gain(state, &frame).contains(&Asked::Any);
        if choice.is_some() != is_free {
            return Err(message!("gain-kind").into());
        }
    }
    let (seat, mon) = (frame.seat, frame.mon);
    frame.has_gained = true;
    state.set_top(Frame::Benefit(frame));
    match gain {
        Gain::Energy(choice) => {
            state.gain_all(seat, &segment_of(state, mon).gain, choice, log);
        }
        Gain::Bonus => {
            let tile = state.monument(mon).bonus;
            let name = Arg::name(data().bonus_tiles[tile.index()].id.as_str());
            log.say(message!("takes-bonus", seat = seat, bonus = name));
            state.stack.push(Frame::Bonus {
                seat,
                offer: Offer::Monument(tile),
                on: None,
            });
        }
        Gain::Nothing => log.say(message!("forgoes", seat = seat)),
    }
    Ok(())
}

pub(crate) fn release(state: &mut State, picked: Picked, to: Release, log: &mut Log) -> Check {
    let mut frame = benefit(state)?;
    let space = check_release(state, &frame, picked, to)?;
    let (seat, kind, mon) = (frame.seat, picked.kind, frame.mon);
    let name = kind_name(kind);
    state.monument_mut(mon).spaces[usize::from(space)] = None;
    frame.has_released = true;
    state.set_top(Frame::Benefit(frame));
    match to {
        Release::Exhaust => {
            state.exhaust(seat, kind);
            log.say(message!("releases", seat = seat, kind = name));
        }
        Release::Place(target) => state.put_on(seat, kind, target, log),
        Release::Slot(row) => {
            state.row_mut(seat, row)[kind] += 1;
            log.say(message!("fills", seat = seat, kind = name, row = row));
        }
        Release::Move => {
            state.exhaust(seat, kind);
            log.say(message!("activates", seat = seat, kind = name));
            start_move(state, seat, ACTIVATION);
        }
        Release::Track(track) => {
            state.exhaust(seat, kind);
            log.say(message!("activates", seat = seat, kind = name));
            start_track(state, seat, track, ACTIVATION);
        }
    }
    Ok(())
}
