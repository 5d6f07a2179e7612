//! Who decides what now, and what goes on by itself between two decisions (rules 6).

use crate::action::Action;
use crate::perform::acts;
use crate::perform::bonus;
use crate::perform::build;
use crate::perform::build::Gain;
use crate::perform::close;
use crate::perform::convey;
use crate::perform::energy::Check;
use crate::perform::market;
use crate::perform::movement;
use crate::perform::openings;
use crate::perform::refill;
use crate::perform::three;
use crate::perform::tracks;
use crate::permit::not_now;
use crate::state::*;
use kernel::Seat;
use kernel::message::message;

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

/// Plays an action of a seat that has something to decide, and goes on to the next decision.
pub(crate) fn play(state: &mut State, seat: Seat, action: &Action, log: &mut Log) -> Check {
    perform(state, seat, action, log)?;
    settle(state, log);
    Ok(())
}

fn perform(state: &mut State, seat: Seat, action: &Action, log: &mut Log) -> Check {
    match *action {
        Action::Character(character) => openings::choose_character(state, seat, character, log),
        Action::Start(at, kind) => openings::place_start(state, seat, at, kind, log),
        Action::Neutral(neutral, site) => openings::place_neutral(state, seat, neutral, site, log),
        Action::Convey(spare) => convey::convey(state, spare, log),
        Action::Relay(symbol) => convey::relay(state, symbol),
        Action::RelayDone => convey::forgo_relays(state),
        Action::Fill(row, source) => convey::fill(state, row, source, log),
        Action::FillNone => convey::fill_none(state),
        Action::Wind(row, source) => convey::wind(state, row, source, log),
        Action::Use {
            position,
            kind,
            tile,
        } => acts::use_energy(state, position, kind, tile, log),
        Action::Deploy(_) | Action::Recharge => acts::begin_part(state, action, log),
        Action::Place(kind, target) => acts::place(state, kind, target, log),
        Action::Reposition(..) | Action::Acquire(..) if is_action_tile(state) => {
            acts::begin_part(state, action, log)
        }
        Action::Reposition(source, target) => acts::reposition(state, source, target, log),
        Action::Acquire(slot, at) => market::acquire(state, slot, at),
        Action::Pay(kind) => market::pay(state, kind, log),
        Action::Move | Action::Track(_) if is_action_tile(state) => {
            acts::begin_part(state, action, log)
        }
        Action::Step(place) => movement::step(state, place, log),
        Action::Skip(place) => movement::skip(state, place, log),
        Action::Teleport(place, end) => movement::teleport(state, place, end, log),
        Action::Put(source) => tracks::put(state, source, log),
        Action::Up => tracks::up(state, log),
        Action::Bind(track, region) => {
            let seat = movement::binder(state)?;
            tracks::bind(state, seat, track, region, log)
        }
        Action::WindBack(track) => {
            let seat = movement::binder(state)?;
            tracks::wind_back(state, seat, track, log)
        }
        Action::Stop => stop(state),
        Action::Move
        | Action::Track(_)
        | Action::Bridge(..)
        | Action::BridgeDiscard
        | Action::TakeAction(_)
        | Action::TakeRelay(..)
        | Action::TakeTile(_)
        | Action::NoteRefill
        | Action::Copy(_)
        | Action::As(_)
        | Action::Energy(_) => bonus::play(state, action, log),
        Action::No => bonus::decline(state),
        Action::Resolve(mon) => close::resolve(state, mon),
        Action::Patron(choice) => close::patron(state, choice, log),
        Action::GainEnergy(choice) => build::gain(state, Gain::Energy(choice), log),
        Action::GainBonus => build::gain(state, Gain::Bonus, log),
        Action::GainNo => build::gain(state, Gain::Nothing, log),
        Action::Tie(picked) => build::tie(state, picked, log),
        Action::Release(picked, to) => build::release(state, picked, to, log),
        Action::Add(choice) => market::add(state, seat, choice, log),
        Action::Extra(choice) => acts::extra(state, choice, log),
        Action::BoundMove => acts::answer_bind(state, acts::BindAnswer::Move, log),
        Action::BoundRecharge => acts::answer_bind(state, acts::BindAnswer::Recharge, log),
        Action::BoundNo => acts::answer_bind(state, acts::BindAnswer::Nothing, log),
        Action::Refill(row, source) => refill::refill(state, row, source, log),
        Action::Keep(choice) => refill::keep(state, choice, log),
        Action::ThreeFill(..)
        | Action::ThreeLift
        | Action::ThreePlace(..)
        | Action::ThreeRelay(..)
        | Action::ThreeBound(..) => three::play(state, action, log),
        Action::End => end(state, seat, log),
    }
}

fn is_action_tile(state: &State) -> bool {
    matches!(state.stack.last(), Some(Frame::Act { .. }))
}

fn stop(state: &mut State) -> Check {
    match state.stack.last() {
        Some(Frame::Act { tile, .. }) => acts::check_stop(*tile)?,
        Some(Frame::Move(frame)) => movement::check_stop(frame)?,
        Some(Frame::Reposition(_) | Frame::Track { .. }) => {}
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
        )
        | None => return Err(not_now(state)),
    }
    state.stack.pop();
    Ok(())
}

fn end(state: &mut State, seat: Seat, log: &mut Log) -> Check {
    match state.stack.last() {
        Some(Frame::Benefit(_)) => build::end(state),
        Some(Frame::Refill(_)) => {
            refill::finish(state, seat);
            Ok(())
        }
        Some(Frame::LevelThree(_)) => three::end(state),
        Some(
            Frame::Act { .. }
            | Frame::Deploy { .. }
            | Frame::Reposition(_)
            | Frame::Acquire(_)
            | Frame::Adds { .. }
            | Frame::Move(_)
            | Frame::Track { .. }
            | Frame::Bonus { .. }
            | Frame::Extra { .. }
            | Frame::Bound { .. }
            | Frame::Build { .. },
        ) => Err(not_now(state)),
        None => match state.phase {
            Phase::Secret => openings::finish_start(state, seat, log),
            Phase::Choose => Err(message!("must-act").into()),
            Phase::Convey(_) => convey::end(state),
            Phase::Actions => {
                close::begin(state, false);
                Ok(())
            }
            Phase::Characters(_) | Phase::Draft(_) | Phase::Close(_) | Phase::Over => {
                Err(not_now(state))
            }
        },
    }
}

/// Goes on with all that needs no decision.
pub(crate) fn settle(state: &mut State, log: &mut Log) {
    loop {
        let Some(frame) = state.stack.last() else {
            match state.phase.clone() {
                Phase::Convey(_) => {
                    convey::go_on(state);
                    return;
                }
                Phase::Close(close) => {
                    if close::go_on(state, &close, log) {
                        continue;
                    }
                    return;
                }
                Phase::Characters(_)
                | Phase::Secret
                | Phase::Draft(_)
                | Phase::Choose
                | Phase::Actions
                | Phase::Over => return,
            }
        };
        match frame {
            Frame::Build { .. } => build::go_on(state, log),
            Frame::Adds { seat, asked } => {
                let (seat, asked) = (*seat, *asked);
                match market::asked_seat(state, seat, asked) {
                    Some(other) if market::additions(state, other).is_empty() => {
                        let asked = asked + 1;
                        state.set_top(Frame::Adds { seat, asked });
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
            frame @ (Frame::Act { .. }
            | Frame::Deploy { .. }
            | Frame::Reposition(_)
            | Frame::Acquire(_)
            | Frame::Move(_)
            | Frame::Track { .. }
            | Frame::Bonus { .. }
            | Frame::Extra { .. }
            | Frame::Bound { .. }
            | Frame::Benefit(_)
            | Frame::Refill(_)
            | Frame::LevelThree(_)) => {
                if !is_spent(state, frame) {
                    return;
                }
                state.stack.pop();
            }
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
