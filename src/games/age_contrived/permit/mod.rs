//! What a seat may do now: the actions that are offered, and why another is refused.

pub(crate) mod decline;
pub(crate) mod walk;

use crate::action::Action;
use crate::data::data;
use crate::perform::{
    acts, bonus, build, close, convey, market, movement, openings, refill, three, tracks,
};
use crate::state::*;
use kernel::Seat;
use kernel::message::{Arg, Refusal, message};

/// All that a seat may do now.
pub(crate) fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut out = Vec::new();
    if !state.deciding().contains(&seat) {
        return out;
    }
    match state.stack.last() {
        Some(frame) => frame_options(state, seat, frame, &mut out),
        None => phase_options(state, seat, &mut out),
    }
    out
}

fn frame_options(state: &State, seat: Seat, frame: &Frame, out: &mut Vec<Action>) {
    match frame {
        Frame::Act { tile, done, .. } => acts::options(state, seat, *tile, *done, out),
        Frame::Deploy { rows, .. } => acts::deploy_options(state, seat, *rows, out),
        Frame::Reposition(frame) => {
            acts::reposition_options(state, frame, out);
            out.push(Action::Stop);
        }
        Frame::Acquire(frame) => market::options(state, frame, out),
        Frame::Adds { .. } => {
            let sources = market::additions(state, seat).into_iter();
            out.extend(sources.map(|source| Action::Add(Some(source))));
            out.push(Action::Add(None));
        }
        Frame::Move(frame) => movement::options(state, frame, out),
        Frame::Track { track, left, .. } => tracks::options(state, seat, *track, *left, out),
        Frame::Bonus { offer, on, .. } => {
            out.extend(bonus::ways(state, seat, *offer, *on));
            out.push(Action::No);
        }
        Frame::Extra { mon, .. } => {
            out.extend(acts::extra_options(state, seat, *mon));
            out.push(Action::Extra(None));
        }
        Frame::Bound { .. } => {
            out.extend([Action::BoundMove, Action::BoundRecharge, Action::BoundNo]);
        }
        Frame::Build { .. } => {}
        Frame::Benefit(frame) => build::options(state, frame, out),
        Frame::Refill(frame) => refill::options(state, frame, out),
        Frame::LevelThree(frame) => three::options(state, frame, out),
    }
}

fn phase_options(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match &state.phase {
        Phase::Characters(_) => openings::character_options(state, out),
        Phase::Secret => openings::start_options(state, seat, out),
        Phase::Draft(_) => openings::neutral_options(state, out),
        Phase::Choose => {
            acts::uses(state, out);
            out.extend([0, 1].map(Action::Convey));
        }
        Phase::Convey(convey) => convey::options(state, convey, out),
        Phase::Actions => {
            acts::uses(state, out);
            out.push(Action::End);
        }
        Phase::Close(close) => close::options(state, close, out),
        Phase::Over => {}
    }
}

/// Whether tiles are still to be filled, though the turn may end without it.
pub(crate) fn goes_on(state: &State, seat: Seat) -> bool {
    let fills = |action: &Action| {
        matches!(
            action,
            Action::Convey(_)
                | Action::Fill(..)
                | Action::Refill(..)
                | Action::Keep(Some(_))
                | Action::ThreeFill(..)
                | Action::ThreeRelay(..)
        )
    };
    let is_open = match (state.stack.last(), &state.phase) {
        (Some(Frame::Refill(_) | Frame::LevelThree(_)), _) | (None, Phase::Convey(_)) => true,
        (Some(_) | None, _) => false,
    };
    is_open && legal(state, seat).iter().any(fills)
}

/// Why an action does not answer what is open now.
pub(crate) fn not_now(state: &State) -> Refusal {
    match state.stack.last() {
        Some(Frame::Act { tile, .. }) => {
            let tile = Arg::name(data().action(*tile).id.as_str());
            message!("not-on-tile", tile = tile).into()
        }
        Some(Frame::Deploy { .. }) => message!("deploy-first").into(),
        Some(Frame::Acquire(frame)) => {
            message!("pay-first", owed = market::owed(frame) - frame.paid).into()
        }
        Some(Frame::Bonus { .. }) => message!("not-this-bonus").into(),
        Some(Frame::LevelThree(_)) => message!("not-this-ability").into(),
        Some(
            Frame::Reposition(_)
            | Frame::Adds { .. }
            | Frame::Move(_)
            | Frame::Track { .. }
            | Frame::Extra { .. }
            | Frame::Bound { .. }
            | Frame::Build { .. }
            | Frame::Benefit(_)
            | Frame::Refill(_),
        ) => message!("not-now").into(),
        None => match &state.phase {
            Phase::Convey(convey) if convey.stage == Stage::Relays => {
                message!("relays-first").into()
            }
            Phase::Characters(_)
            | Phase::Secret
            | Phase::Draft(_)
            | Phase::Choose
            | Phase::Convey(_)
            | Phase::Actions
            | Phase::Close(_)
            | Phase::Over => message!("not-now").into(),
        },
    }
}
