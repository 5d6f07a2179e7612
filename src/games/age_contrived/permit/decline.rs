//! Where the rules say ‘may’ or ‘up to’: what declines.

use crate::action::Action;
use crate::data::{Part, data};
use crate::perform::{acts, build, close, convey};
use crate::state::ids::*;
use crate::state::*;
use kernel::Seat;

/// The action that declines what the seat decides now, if it may.
pub(crate) fn declining(state: &State, seat: Seat) -> Vec<Action> {
    if !state.deciding().contains(&seat) {
        return Vec::new();
    }
    let declined = match state.stack.last() {
        Some(frame) => of_frame(frame),
        None => of_phase(state),
    };
    declined.into_iter().collect()
}

/// What closes something of which a part is done. What was only opened is not closed first thing.
pub(crate) fn closing(state: &State, seat: Seat) -> Option<Action> {
    let closes = |action: &Action| matches!(action, Action::Stop | Action::RelayDone);
    let declined = declining(state, seat).into_iter().find(closes);
    declined.filter(|_| has_begun(state))
}

fn has_begun(state: &State) -> bool {
    match state.stack.last() {
        Some(Frame::Act { done, .. }) => *done != 0,
        Some(Frame::Move(frame)) => frame.has_begun,
        // It is there from its first energy on.
        Some(Frame::Reposition(_)) => true,
        Some(Frame::Track { track, left, .. }) => {
            opened_with(state, *track).is_none_or(|steps| *left < steps)
        }
        Some(
            Frame::Deploy { .. }
            | Frame::Acquire(_)
            | Frame::Adds { .. }
            | Frame::Bonus { .. }
            | Frame::Extra { .. }
            | Frame::Bound { .. }
            | Frame::Build { .. }
            | Frame::Benefit(_)
            | Frame::Refill(_)
            | Frame::LevelThree(_),
        ) => false,
        None => match &state.phase {
            Phase::Convey(convey) => convey.resolved.contains(&true),
            Phase::Characters(_)
            | Phase::Secret
            | Phase::Draft(_)
            | Phase::Choose
            | Phase::Actions
            | Phase::Close(_)
            | Phase::Over => false,
        },
    }
}

/// The steps of a track's movement at its beginning, where what lies below it tells.
fn opened_with(state: &State, track: Track) -> Option<u8> {
    let below = state.stack.iter().rev().nth(1);
    if let Some(Frame::Act { tile, .. }) = below {
        let mut parts = data().action(*tile).parts.iter();
        return parts.find_map(|part| steps_on(part, track));
    }
    if let Some(Frame::Benefit(_)) = below {
        return Some(build::ACTIVATION);
    }
    if let (None, Phase::Convey(convey)) = (below, &state.phase) {
        return Some(convey::relay_steps(state, convey, track.symbol()));
    }
    None
}

fn of_frame(frame: &Frame) -> Option<Action> {
    match frame {
        Frame::Act { tile, .. } => acts::check_stop(*tile).is_ok().then_some(Action::Stop),
        Frame::Move(frame) => (!frame.is_passing).then_some(Action::Stop),
        Frame::Reposition(_) | Frame::Track { .. } => Some(Action::Stop),
        Frame::Adds { .. } => Some(Action::Add(None)),
        Frame::Bonus { .. } => Some(Action::No),
        Frame::Extra { .. } => Some(Action::Extra(None)),
        Frame::Bound { .. } => Some(Action::BoundNo),
        Frame::Refill(_) => Some(Action::End),
        Frame::LevelThree(frame) => match frame.step {
            LevelThreeStep::Open | LevelThreeStep::Tile(_) | LevelThreeStep::Done => {
                Some(Action::End)
            }
            LevelThreeStep::Energies(_) | LevelThreeStep::Relays(_) => None,
        },
        Frame::Deploy { .. } | Frame::Acquire(_) | Frame::Build { .. } | Frame::Benefit(_) => None,
    }
}

fn of_phase(state: &State) -> Option<Action> {
    match &state.phase {
        Phase::Convey(convey) if convey::has_relays(state, convey) => Some(Action::RelayDone),
        Phase::Convey(_) | Phase::Actions => Some(Action::End),
        Phase::Close(_) => close::completed(state)
            .is_empty()
            .then_some(Action::Patron(None)),
        Phase::Characters(_) | Phase::Secret | Phase::Draft(_) | Phase::Choose | Phase::Over => {
            None
        }
    }
}

/// The steps that a part of an action gives on this track.
fn steps_on(part: &Part, track: Track) -> Option<u8> {
    match part {
        Part::MonumentTrack { n } => (track == Track::Monument).then_some(*n),
        Part::PillarTrack { n } => (track == Track::Pillar).then_some(*n),
        Part::OneOfTracks { n } => Some(*n),
        Part::Deploy { .. }
        | Part::Recharge
        | Part::Acquire { .. }
        | Part::Reposition { .. }
        | Part::MoveCharacter { .. }
        | Part::AnyActionTile => None,
    }
}
