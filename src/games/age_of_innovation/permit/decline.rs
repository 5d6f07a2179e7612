//! Where the rules say ‘may’ (R37): what declines.

use crate::action::Action;
use crate::state::effects::{Effect, automatic};
use crate::state::{Phase, State};
use kernel::Seat;

/// The actions that decline what is open for the seat.
pub fn declining(state: &State, seat: Seat) -> Vec<Action> {
    if let Some(offer) = state.offer_to(seat) {
        return vec![Action::Decline(offer.number)];
    }
    if let Some(frame) = state.player(seat).pending.last() {
        let choices = frame.0.iter().filter_map(|item| item.choice());
        return choices.filter_map(gives_up).collect();
    }
    match state.phase {
        Phase::Actions { active, acted, .. } if active == seat && acted => vec![Action::End],
        Phase::Actions { .. }
        | Phase::Closing
        | Phase::Sets(_)
        | Phase::Draft(_)
        | Phase::DraftBonus(_)
        | Phase::Personal(_)
        | Phase::Place(_)
        | Phase::Effects(_)
        | Phase::Income(_)
        | Phase::Science(_)
        | Phase::Over => Vec::new(),
    }
}

/// What gives up a choice that waits; `None` where it must be made.
fn gives_up(effect: &Effect) -> Option<Action> {
    match effect {
        Effect::Levels(levels) => (!levels.must).then_some(Action::Levels(None)),
        Effect::Key(discipline, _) => Some(Action::Key(*discipline, false)),
        Effect::OwnBuilding(_) => Some(Action::PlaceNone),
        Effect::Dig(dig) if !dig.main => Some(Action::DigNone),
        Effect::Dig(dig) => dig.is_begun().then_some(Action::End),
        Effect::Bridges(bridges) => (!bridges.must).then_some(Action::BridgeNone),
        Effect::Spades(_) => Some(Action::SpadeNone),
        automatic!()
        | Effect::Books(_)
        | Effect::Competency
        | Effect::PalaceTile
        | Effect::Neutral(_)
        | Effect::City(_)
        | Effect::Pay(_)
        | Effect::Replace(..) => None,
    }
}
