//! The addresses on the board that an action is about.

use crate::action::*;
use crate::board::question::{Question, question};
use crate::data::{Bonus, data};
use crate::perform::build;
use crate::state::ids::*;
use crate::state::{Frame, Half, Row, State, TileAt};
use kernel::Seat;

/// What lies in front of a seat has its number in front: `2-3t`, `2-x`, `2-mt`.
pub(crate) fn own(seat: Seat, what: impl std::fmt::Display) -> String {
    format!("{}-{what}", seat.0 + 1)
}

pub(crate) fn monument_at(mon: Mon) -> String {
    format!("mon:{}", data().monument(mon).region)
}

pub(crate) fn pillar_at(region: Region) -> String {
    format!("pil:{region}")
}

/// The address of an answer in a question that is open.
pub(crate) fn answer_at(action: &Action) -> String {
    let line = action.to_string();
    let words: Vec<&str> = line
        .split(|sign: char| !sign.is_alphanumeric() && sign != '.')
        .filter(|word| !word.is_empty())
        .collect();
    // Those of a segment are rows that stay in sight until all of them are answered.
    let kind = if is_of_segment(action) { "pick" } else { "do" };
    format!("{kind}-{}", words.join("-"))
}

/// Gaining, binding and releasing when a segment is built.
fn is_of_segment(action: &Action) -> bool {
    matches!(
        action,
        Action::GainEnergy(_)
            | Action::GainBonus
            | Action::GainNo
            | Action::Tie(_)
            | Action::Release(..)
    )
}

/// Whether a question lists an action among its answers, beside the places of the board.
pub(crate) fn is_answer(question: &Question, action: &Action) -> bool {
    match question {
        Question::Segment(_) => is_of_segment(action),
        Question::Acquire { .. } => matches!(action, Action::Pay(_)),
        Question::Add { .. } => matches!(action, Action::Add(_)),
        Question::Bridge { .. } => matches!(action, Action::BridgeDiscard),
        // Where places of the board answer, leaving it comes after them, in the list.
        Question::Bonus { offer, .. } if *action == Action::No => !is_of_the_board(offer.bonus()),
        Question::Bonus { .. } => matches!(
            action,
            Action::NoteRefill
                | Action::Copy(_)
                | Action::As(_)
                | Action::Energy(_)
                | Action::Move
                | Action::Track(_)
        ),
        Question::Walk(_) => matches!(action, Action::Step(_) | Action::Skip(_)),
    }
}

/// Whether a bonus is taken at a place: a site, a card, a slot or a tile.
fn is_of_the_board(bonus: &Bonus) -> bool {
    match bonus {
        Bonus::PlaceBridge | Bonus::UpgradedAction | Bonus::Relay | Bonus::GainTile => true,
        Bonus::GainEnergy { .. }
        | Bonus::Refill
        | Bonus::MoveCharacter { .. }
        | Bonus::MonumentTrack { .. }
        | Bonus::PillarTrack { .. }
        | Bonus::AnyMonumentBonus
        | Bonus::CopyBridge => false,
    }
}

/// The place where an action is chosen, then the others that it is about.
pub(crate) fn targets(state: &State, seat: Seat, action: &Action) -> Vec<String> {
    let mut targets = board_targets(state, seat, action);
    if question(state).is_some_and(|question| is_answer(&question, action)) {
        targets.push(answer_at(action));
    }
    targets
}

fn board_targets(state: &State, seat: Seat, action: &Action) -> Vec<String> {
    match action {
        Action::Move | Action::BoundMove => vec![state.player(seat).figure.at.to_string()],
        Action::Step(_) | Action::Skip(_) => {
            let mut targets = places(seat, action);
            targets.push(state.player(seat).figure.at.to_string());
            targets
        }
        Action::Put(_) | Action::Up => {
            if let Some(Frame::Track { track, .. }) = state.stack.last() {
                vec![own(seat, track.code())]
            } else {
                Vec::new()
            }
        }
        Action::Relay(symbol) => {
            let relays = state.player(seat).relays.iter().zip(1u8..);
            relays
                .filter(|(relay, _)| relay.is_some_and(|relay| relay.symbol == *symbol))
                .map(|(_, position)| own(seat, position))
                .collect()
        }
        Action::Copy(tile) => state
            .in_play()
            .filter(|&mon| state.monument(mon).bonus == *tile)
            .map(monument_at)
            .collect(),
        Action::GainEnergy(_) | Action::GainBonus | Action::GainNo => {
            if let Some(Frame::Benefit(frame)) = state.stack.last() {
                vec![monument_at(frame.mon)]
            } else {
                Vec::new()
            }
        }
        Action::Tie(picked) => picked_at(state, *picked).into_iter().collect(),
        Action::Release(picked, _) => {
            let mut targets = places(seat, action);
            targets.extend(picked_at(state, *picked));
            targets
        }
        Action::Character(_)
        | Action::Start(..)
        | Action::Neutral(..)
        | Action::Convey(_)
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
        | Action::Track(_)
        | Action::Teleport(..)
        | Action::Bind(..)
        | Action::WindBack(_)
        | Action::Stop
        | Action::Bridge(..)
        | Action::BridgeDiscard
        | Action::TakeAction(_)
        | Action::TakeRelay(..)
        | Action::TakeTile(_)
        | Action::NoteRefill
        | Action::As(_)
        | Action::Energy(_)
        | Action::No
        | Action::Resolve(_)
        | Action::Patron(_)
        | Action::Add(_)
        | Action::Extra(_)
        | Action::BoundRecharge
        | Action::BoundNo
        | Action::Refill(..)
        | Action::Keep(_)
        | Action::ThreeFill(..)
        | Action::ThreeLift
        | Action::ThreePlace(..)
        | Action::ThreeRelay(..)
        | Action::ThreeBound(..)
        | Action::End => places(seat, action),
    }
}

/// The space of the segment that is being built with this energy.
fn picked_at(state: &State, picked: Picked) -> Option<String> {
    let Some(Frame::Benefit(frame)) = state.stack.last() else {
        return None;
    };
    let space = build::space_of(state, frame, picked)?;
    Some(Target::Segment(frame.mon, space).to_string())
}

fn origin(seat: Seat, source: &Source) -> Option<String> {
    source.from.map(|from| match from {
        From::Slot(_) | From::Track(_) => own(seat, from),
        From::Market | From::Segment(..) | From::Monument(_) | From::Pillar(_) => from.to_string(),
    })
}

/// What can be told without the position.
pub(crate) fn places(seat: Seat, action: &Action) -> Vec<String> {
    let then = |place: String, source: &Source| {
        let from = origin(seat, source);
        [place].into_iter().chain(from).collect::<Vec<_>>()
    };
    let one = match action {
        Action::Step(place) | Action::Skip(place) | Action::Teleport(place, _) => place.to_string(),
        Action::Neutral(neutral, site) => {
            let code = &data().neutrals[neutral.index()].code;
            return vec![site.to_string(), format!("neutral-{code}")];
        }
        Action::Bridge(_, site) | Action::As(site) => site.to_string(),
        Action::Place(_, target) | Action::Release(_, Release::Place(target)) => target.to_string(),
        Action::Reposition(source, target)
        | Action::ThreePlace(source, target)
        | Action::Extra(Some((source, target))) => return then(target.to_string(), source),
        Action::Fill(at, source)
        | Action::Wind(at, source)
        | Action::Refill(at, source)
        | Action::ThreeFill(at, source) => return then(own(seat, at), source),
        Action::Release(_, Release::Slot(at))
        | Action::Keep(Some((_, at)))
        | Action::Start(StartAt::Row(at), _) => own(seat, at),
        // What comes from elsewhere is chosen where it lies.
        Action::Add(Some(source)) => {
            let from = origin(seat, source).into_iter();
            return from.chain(["mk".to_owned()]).collect();
        }
        Action::Start(StartAt::Market, _) | Action::Pay(_) | Action::Add(None) => "mk".to_owned(),
        Action::Use { position, .. } => own(seat, Row::new(*position, Half::Bottom)),
        Action::Deploy(rows) => {
            let positions = (0..small(POSITIONS)).filter(|at| rows >> at & 1 == 1);
            let tops = positions.map(|at| own(seat, Row::new(at, Half::Top)));
            return tops.collect();
        }
        Action::Convey(spare) => own(seat, TileAt::Spare(*spare)),
        Action::Acquire(slot, at) => return vec![format!("slot-{}", slot + 1), own(seat, at)],
        Action::TakeTile(at) => return vec![own(seat, at), "slot-4".to_owned()],
        Action::Put(source) => return then(own(seat, "tracks"), source),
        Action::Track(track)
        | Action::WindBack(track)
        | Action::Release(_, Release::Track(track)) => own(seat, track.code()),
        Action::Bind(Track::Monument, region) => format!("mon:{region}"),
        Action::Bind(Track::Pillar, region) => pillar_at(*region),
        Action::ThreeBound(_, from, to) => return vec![to.to_string(), from.to_string()],
        Action::Resolve(mon) | Action::Patron(Some(mon)) => monument_at(*mon),
        Action::Character(character) => format!("character-{}", character.name()),
        Action::Recharge | Action::BoundRecharge => own(seat, "marker"),
        Action::TakeAction(action) => format!("action-{}", data().action(*action).code),
        Action::TakeRelay(symbol, slot) => {
            return vec![
                format!("relay-{}", symbol.name()),
                own(seat, TileAt::Position(*slot)),
            ];
        }
        Action::ThreeRelay(slot, _) => own(seat, TileAt::Position(*slot)),
        Action::ThreeLift => own(seat, "III"),
        Action::NoteRefill
        | Action::Up
        | Action::Move
        | Action::BoundMove
        | Action::Relay(_)
        | Action::RelayDone
        | Action::FillNone
        | Action::Stop
        | Action::BridgeDiscard
        | Action::Copy(_)
        | Action::Energy(_)
        | Action::No
        | Action::Patron(None)
        | Action::GainEnergy(_)
        | Action::GainBonus
        | Action::GainNo
        | Action::Tie(_)
        | Action::Release(_, Release::Exhaust | Release::Move)
        | Action::Extra(None)
        | Action::BoundNo
        | Action::Keep(None)
        | Action::End => return Vec::new(),
    };
    vec![one]
}
