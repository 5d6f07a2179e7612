//! Who decides what now, and what goes on by itself between two decisions (rules 6).

use super::action::Action;
use super::energy::Check;
use super::state::*;
use super::{acts, bonus, build, close, convey, market, movement, openings, refill, three, tracks};
use crate::games::Seat;
use crate::games::message::message;

impl State {
    /// The seats that must decide now.
    pub fn deciding(&self) -> Vec<Seat> {
        match self.stack.last() {
            Some(Frame::Adds { seat, asked }) => market::asked_seat(self, *seat, *asked)
                .into_iter()
                .collect(),
            Some(frame) => frame.seat().into_iter().collect(),
            None => match &self.phase {
                Phase::Characters(seat) | Phase::Draft(seat) => vec![*seat],
                Phase::Secret => Seat::all(self.seats())
                    .filter(|&seat| !self.player(seat).is_ready)
                    .collect(),
                Phase::Choose | Phase::Convey(_) | Phase::Actions | Phase::Close(_) => {
                    vec![self.active]
                }
                Phase::Over => Vec::new(),
            },
        }
    }
}

/// All that a seat may do now.
pub(super) fn legal(state: &State, seat: Seat) -> Vec<Action> {
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

/// Plays an action of a seat that has something to decide, and goes on to the next decision.
pub(super) fn play(state: &mut State, seat: Seat, action: &Action, log: &mut Log) -> Check {
    match state.stack.last() {
        Some(frame) => match frame {
            Frame::Act { .. } => acts::play(state, action, log),
            Frame::Deploy { .. } => acts::play_deploy(state, action, log),
            Frame::Reposition(_) => acts::play_reposition(state, action, log),
            Frame::Acquire(_) => market::play(state, action, log),
            Frame::Adds { .. } => market::play_add(state, seat, action, log),
            Frame::Move(_) => movement::play(state, action, log),
            Frame::Track { .. } => tracks::play(state, action, log),
            Frame::Bonus { .. } => bonus::play(state, action, log),
            Frame::Extra { .. } => acts::play_extra(state, action, log),
            Frame::Bound { .. } => acts::play_bound(state, action, log),
            Frame::Build { .. } => Err(message!("not-now").into()),
            Frame::Benefit(_) => build::play(state, action, log),
            Frame::Refill(_) => refill::play(state, action, log),
            Frame::LevelThree(_) => three::play(state, action, log),
        },
        None => play_phase(state, seat, action, log),
    }?;
    settle(state, log);
    Ok(())
}

fn play_phase(state: &mut State, seat: Seat, action: &Action, log: &mut Log) -> Check {
    match (&state.phase, action) {
        (Phase::Characters(_), _) => openings::play_character(state, seat, action, log),
        (Phase::Secret, _) => openings::play_start(state, seat, action, log),
        (Phase::Draft(_), _) => openings::play_neutral(state, seat, action, log),
        (Phase::Choose, Action::Convey(spare)) => convey::begin(state, *spare, log),
        (
            Phase::Choose | Phase::Actions,
            &Action::Use {
                position,
                kind,
                tile,
            },
        ) => acts::use_energy(state, position, kind, tile, log),
        (Phase::Actions, Action::End) => {
            close::begin(state, false);
            Ok(())
        }
        (Phase::Actions, Action::Convey(_)) => Err(message!("turn-begun").into()),
        (Phase::Convey(_), Action::Use { .. }) => Err(message!("turn-begun").into()),
        (Phase::Choose, Action::End) => Err(message!("must-act").into()),
        (Phase::Convey(_), _) => convey::play(state, action, log),
        (Phase::Close(_), _) => close::play(state, action, log),
        _ => Err(message!("not-now").into()),
    }
}

/// Goes on with all that needs no decision.
pub(super) fn settle(state: &mut State, log: &mut Log) {
    loop {
        let Some(frame) = state.stack.last() else {
            match state.phase.clone() {
                Phase::Convey(_) => {
                    convey::go_on(state);
                    return;
                }
                Phase::Close(close) if close::go_on(state, &close, log) => continue,
                _ => return,
            }
        };
        match frame {
            Frame::Build { .. } => build::go_on(state, log),
            Frame::Adds { seat, asked } => {
                let (seat, asked) = (*seat, *asked);
                match market::asked_seat(state, seat, asked) {
                    Some(other) if market::additions(state, other).is_empty() => {
                        let asked = asked + 1;
                        *state.stack.last_mut().expect("it is there") = Frame::Adds { seat, asked };
                    }
                    Some(_) => return,
                    None => {
                        state.stack.pop();
                    }
                }
            }
            Frame::Refill(frame) if refill::is_spent(state, frame) => {
                let seat = frame.seat;
                refill::finish(state, seat);
            }
            frame if is_spent(state, frame) => {
                state.stack.pop();
            }
            _ => return,
        }
    }
}

/// Whether nothing is left to decide in a frame.
fn is_spent(state: &State, frame: &Frame) -> bool {
    match frame {
        Frame::Act { tile, done, .. } => acts::is_spent(*tile, *done),
        Frame::Deploy { seat, rows } => acts::deployed(state, *seat, *rows).is_empty(),
        Frame::Reposition(frame) => acts::reposition_spent(state, frame),
        Frame::Move(frame) => movement::is_spent(state, frame),
        Frame::Track { seat, track, left } => tracks::is_spent(state, *seat, *track, *left),
        Frame::Bonus { seat, offer, on } => bonus::ways(state, *seat, *offer, *on).is_empty(),
        Frame::Extra { seat, mon } => acts::extra_options(state, *seat, *mon).is_empty(),
        Frame::LevelThree(frame) => three::is_spent(state, frame),
        Frame::Acquire(_)
        | Frame::Adds { .. }
        | Frame::Bound { .. }
        | Frame::Build { .. }
        | Frame::Benefit(_)
        | Frame::Refill(_) => false,
    }
}
