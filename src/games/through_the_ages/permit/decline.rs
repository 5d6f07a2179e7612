//! Where the rules say ‘may’: what declines.

use crate::action::Action;
use crate::data::Card;
use crate::data::card::AggressionEffect;
use crate::state::{Stage, State, Task, step};
use kernel::Seat;

/// The action that declines what the seat decides now, if it may.
pub fn declining(state: &State, seat: Seat) -> Vec<Action> {
    let declined = match state.tasks.last() {
        Some(task) if task.decider() == Some(seat) => in_task(task),
        Some(_) => None,
        None if seat != state.current => None,
        None => match state.stage {
            Stage::Politics { .. } => Some(Action::NoPolitics),
            Stage::Actions => Some(Action::End),
            Stage::Over => None,
        },
    };
    declined.into_iter().collect()
}

fn in_task(task: &Task) -> Option<Action> {
    match task {
        Task::Defence { chosen, .. } => chosen.is_empty().then_some(Action::DefendNone),
        Task::Raid { card, levels, .. } => may_stop(*card, levels.len()),
        Task::Spoils { .. } => Some(Action::SpoilsDone),
        Task::Answer { .. } => Some(Action::Refuse),
        Task::Auction { .. } => Some(Action::Pass),
        Task::BuildFree { .. } => Some(Action::No),
        Task::Civilization { .. } => Some(Action::CivNone),
        Task::Agreement { .. } => Some(Action::AgreementDone),
        Task::Plunder { .. }
        | Task::Annex { .. }
        | Task::Infiltrate { .. }
        | Task::Send { .. }
        | Task::LosePopulation { .. }
        | Task::GiveToken { .. }
        | Task::CoverStage { .. }
        | Task::Market { .. }
        | Task::GainMix { .. }
        | Task::LoseMix { .. }
        | Task::DestroyOwn { .. }
        | Task::Terror { .. }
        | Task::Ruin { .. }
        | Task::FreeColony { .. }
        | Task::Discard { .. }
        | step!() => None,
    }
}

/// R47: the first of the Raids must destroy a building; the others say ‘up to’.
fn may_stop(card: Card, left: usize) -> Option<Action> {
    match card.aggression().map(|aggression| &aggression.effect) {
        Some(AggressionEffect::Raid { max_levels, min }) => {
            (max_levels.len() - left >= usize::from(*min)).then_some(Action::RaidDone)
        }
        Some(_) | None => None,
    }
}
