//! What tells an action from others of its kind at the same place, what it costs as signs, and which
//! standing order would always answer like it.

use crate::action::*;
use crate::board::panels::signs::counted;
use crate::data::data;
use crate::perform::acts::deployed;
use crate::perform::energy::kind_name;
use crate::state::ids::*;
use crate::state::*;
use crate::words::menu::{acquire_cost, source_words};
use crate::words::names::{bonus_text, bonus_words, monument_name};
use crate::words::places::target_words;
use kernel::Seat;
use kernel::message::{Arg, Message, message};
use kernel::panel::Token;

pub(crate) fn cost(state: &State, seat: Seat, action: &Action) -> Vec<Token> {
    match action {
        Action::Step(_) => vec![counted(1, "boot")],
        Action::Acquire(slot, _) => vec![counted(acquire_cost(state, *slot), "stall")],
        Action::Use { kind, .. } | Action::Place(kind, _) | Action::Pay(kind) => {
            vec![Token::Disc(kind.name(), Some(seat))]
        }
        Action::Fill(_, source)
        | Action::Wind(_, source)
        | Action::Refill(_, source)
        | Action::ThreeFill(_, source)
        | Action::Put(source)
        | Action::Add(Some(source))
        | Action::Reposition(source, _)
        | Action::Extra(Some((source, _)))
        | Action::ThreePlace(source, _) => vec![Token::Disc(source.kind.name(), Some(seat))],
        Action::Start(_, kind) | Action::Keep(Some((kind, _))) => {
            vec![Token::Disc(kind.name(), Some(seat))]
        }
        Action::Release(picked, _) | Action::Tie(picked) => {
            vec![Token::Disc(picked.kind.name(), Some(seat))]
        }
        Action::Deploy(rows) => {
            let held = deployed(state, seat, *rows);
            let discs = held.kinds().flat_map(|kind| {
                let disc = Token::Disc(kind.name(), Some(seat));
                std::iter::repeat_n(disc, usize::from(held[kind]))
            });
            discs.collect()
        }
        Action::Convey(_) if matches!(state.phase, Phase::Convey(_)) => {
            vec![Token::Of(String::new(), "charge")]
        }
        Action::Character(_)
        | Action::Neutral(..)
        | Action::Convey(_)
        | Action::Relay(_)
        | Action::RelayDone
        | Action::FillNone
        | Action::Recharge
        | Action::Move
        | Action::Track(_)
        | Action::Skip(_)
        | Action::Teleport(..)
        | Action::Up
        | Action::Bind(..)
        | Action::WindBack(_)
        | Action::Stop
        | Action::Bridge(..)
        | Action::BridgeDiscard
        | Action::TakeAction(_)
        | Action::TakeRelay(..)
        | Action::TakeTile(_)
        | Action::NoteRefill
        | Action::Copy(_)
        | Action::As(_)
        | Action::Energy(_)
        | Action::No
        | Action::Resolve(_)
        | Action::Patron(_)
        | Action::GainEnergy(_)
        | Action::GainBonus
        | Action::GainNo
        | Action::Add(_)
        | Action::Extra(..)
        | Action::BoundMove
        | Action::BoundRecharge
        | Action::BoundNo
        | Action::Keep(..)
        | Action::ThreeLift
        | Action::ThreeRelay(..)
        | Action::ThreeBound(..)
        | Action::End => Vec::new(),
    }
}

fn of_kind(kind: Kind) -> Message {
    message!("with-kind", kind = kind_name(kind))
}

pub(crate) fn variant(state: &State, seat: Seat, action: &Action) -> Option<Message> {
    Some(match action {
        Action::Use {
            position,
            kind,
            tile,
        } => {
            let tile = state.player(seat).actions[usize::from(tile.unwrap_or(*position))];
            let name = Arg::name(data().action(tile).id.as_str());
            message!("with-use", kind = kind_name(*kind), action = name)
        }
        Action::Start(_, kind) | Action::Place(kind, _) | Action::Pay(kind) => of_kind(*kind),
        Action::Keep(Some((kind, _))) => of_kind(*kind),
        Action::Fill(_, source)
        | Action::Refill(_, source)
        | Action::ThreeFill(_, source)
        | Action::Put(source)
        | Action::Add(Some(source))
        | Action::Reposition(source, _)
        | Action::Extra(Some((source, _)))
        | Action::ThreePlace(source, _) => source_words(*source),
        Action::Wind(_, source) => message!("with-wind", energy = source_words(*source)),
        Action::Add(None) => message!("do-add-no"),
        Action::Acquire(_, at) => message!("with-acquire", place = *at),
        Action::TakeRelay(_, slot) => message!("with-slot", slot = slot + 1),
        Action::ThreeRelay(_, relay) => {
            message!("with-relay", relay = Arg::name(relay.to_string()))
        }
        Action::Neutral(neutral, _) => bonus_text(&data().neutrals[neutral.index()].bonus),
        Action::Bridge(side, _) => {
            let level = crate::perform::bonus::lowest_bridge(state, seat)?;
            let bonus = &data().bridges[usize::from(level)][*side as usize];
            message!(
                "with-side",
                side = side.code().to_string(),
                bonus = bonus_text(bonus)
            )
        }
        Action::Teleport(place, end) if *end != NO_ENTRY => {
            let towards = data().place(*place).ends[usize::from(*end)][0];
            message!("with-facing", towards = towards)
        }
        Action::GainEnergy(Some(kind)) => of_kind(*kind),
        Action::GainEnergy(None) => message!("answer-shown"),
        Action::GainBonus => {
            if let Some(Frame::Benefit(frame)) = state.stack.last() {
                bonus_words(Offer::Monument(state.monument(frame.mon).bonus))
            } else {
                message!("answer-bonus")
            }
        }
        Action::GainNo => message!("answer-nothing"),
        Action::Tie(picked) => of_kind(picked.kind),
        Action::Release(picked, to) => released(state, *picked, *to),
        Action::Skip(_) => message!("with-passing"),
        Action::Step(_) => message!("with-stopping"),
        Action::Resolve(mon) => message!("with-monument", monument = monument_name(*mon)),
        Action::Patron(Some(_)) => message!("word-as-patron"),
        Action::ThreeBound(kind, from, _) => {
            message!("answer-from", kind = kind_name(*kind), place = *from)
        }
        Action::Character(_)
        | Action::Convey(_)
        | Action::Relay(_)
        | Action::RelayDone
        | Action::FillNone
        | Action::Deploy(_)
        | Action::Recharge
        | Action::Move
        | Action::Track(_)
        | Action::Teleport(..)
        | Action::Up
        | Action::Bind(..)
        | Action::WindBack(_)
        | Action::Stop
        | Action::BridgeDiscard
        | Action::TakeAction(_)
        | Action::TakeTile(_)
        | Action::NoteRefill
        | Action::Copy(_)
        | Action::As(_)
        | Action::Energy(_)
        | Action::No
        | Action::Patron(_)
        | Action::Extra(..)
        | Action::BoundMove
        | Action::BoundRecharge
        | Action::BoundNo
        | Action::Keep(..)
        | Action::ThreeLift
        | Action::End => return None,
    })
}

fn released(state: &State, picked: Picked, to: Release) -> Message {
    let energy = match picked.as_kind {
        Some(acts) => message!(
            "energy-as",
            kind = kind_name(picked.kind),
            acts = kind_name(acts)
        ),
        None => message!("the-energy", kind = kind_name(picked.kind)),
    };
    let what = match to {
        Release::Exhaust => message!("answer-exhaust"),
        Release::Place(target) => target_words(state, target),
        Release::Slot(row) => message!("answer-in-row", row = row),
        Release::Move => message!("answer-move"),
        Release::Track(track) => message!("answer-track", track = Arg::name(track.code())),
    };
    message!("with-release", energy = energy, what = what)
}

/// The standing order with which a seat would always answer so, where others build or acquire.
pub(crate) fn order(state: &State, seat: Seat, action: &Action) -> Option<String> {
    let supports = match state.stack.last() {
        Some(Frame::Benefit(frame)) => !frame.is_finisher && seat != state.active,
        Some(_) | None => false,
    };
    Some(match action {
        Action::Add(None) => "auto add no".to_owned(),
        Action::Add(Some(Source { kind, from: None })) => format!("auto add {kind}"),
        Action::GainEnergy(None) if supports => "auto gain energy".to_owned(),
        Action::GainEnergy(Some(kind)) if supports => format!("auto gain energy {kind}"),
        Action::Release(_, Release::Exhaust) if supports => "auto release exhaust".to_owned(),
        Action::Release(_, Release::Place(Target::Market)) if supports => {
            "auto release market".to_owned()
        }
        Action::Character(_)
        | Action::Start(..)
        | Action::Neutral(..)
        | Action::Convey(_)
        | Action::Relay(_)
        | Action::RelayDone
        | Action::Fill(..)
        | Action::FillNone
        | Action::Wind(..)
        | Action::Use { .. }
        | Action::Deploy(_)
        | Action::Place(..)
        | Action::Recharge
        | Action::Reposition(..)
        | Action::Acquire(..)
        | Action::Pay(_)
        | Action::Move
        | Action::Track(_)
        | Action::Step(_)
        | Action::Skip(_)
        | Action::Teleport(..)
        | Action::Put(_)
        | Action::Up
        | Action::Bind(..)
        | Action::WindBack(_)
        | Action::Stop
        | Action::Bridge(..)
        | Action::BridgeDiscard
        | Action::TakeAction(_)
        | Action::TakeRelay(..)
        | Action::TakeTile(_)
        | Action::NoteRefill
        | Action::Copy(_)
        | Action::As(_)
        | Action::Energy(_)
        | Action::No
        | Action::Resolve(_)
        | Action::Patron(_)
        | Action::GainEnergy(_)
        | Action::GainBonus
        | Action::GainNo
        | Action::Tie(_)
        | Action::Release(..)
        | Action::Add(_)
        | Action::Extra(..)
        | Action::BoundMove
        | Action::BoundRecharge
        | Action::BoundNo
        | Action::Refill(..)
        | Action::Keep(..)
        | Action::ThreeFill(..)
        | Action::ThreeLift
        | Action::ThreePlace(..)
        | Action::ThreeRelay(..)
        | Action::ThreeBound(..)
        | Action::End => return None,
    })
}
