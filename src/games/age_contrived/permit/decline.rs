//! Where the rules say ‘may’ or ‘up to’: what declines.

use crate::action::Action;
use crate::perform::{acts, close, convey};
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
