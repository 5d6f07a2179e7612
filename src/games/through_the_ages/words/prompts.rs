//! What the match waits for, as a question to the player.

use crate::perform::{age_name, name};
use crate::state::{Stage, State, Task, step};
use kernel::message::{Message, message};
use kernel::{Decision, Seat, Turn};

/// The seat that must decide now.
pub fn deciding(state: &State) -> Option<Seat> {
    let decider = state.tasks.last().and_then(Task::decider);
    (state.stage != Stage::Over).then(|| decider.unwrap_or(state.current))
}

pub fn turn(state: &State) -> Turn {
    if state.stage == Stage::Over {
        return Turn::default();
    }
    let task = state.tasks.last();
    Turn(vec![
        match task.and_then(|task| Some((task.decider()?, task))) {
            Some((seat, task)) => Decision {
                seat,
                about: prompt(task),
                topic: topic(task),
                cause: None,
            },
            None => Decision {
                seat: state.current,
                about: stage_prompt(state),
                topic: stage_topic(state),
                cause: None,
            },
        },
    ])
}

fn stage_prompt(state: &State) -> Message {
    let seat = state.current;
    match state.stage {
        Stage::Politics { acted: true, .. } => message!("ask-second-politics"),
        Stage::Politics { skipped: true, .. } => message!("ask-politics-lost"),
        Stage::Politics { .. } => message!("ask-politics"),
        Stage::Actions | Stage::Over => message!(
            "ask-action",
            civil = state.civil_available(seat),
            military = state.military_available(seat)
        ),
    }
}

fn stage_topic(state: &State) -> Message {
    match state.stage {
        Stage::Politics { .. } => message!("topic-politics"),
        Stage::Actions | Stage::Over => message!(
            "topic-actions",
            civil = state.civil_available(state.current),
            military = state.military_available(state.current)
        ),
    }
}

/// What the others wait for.
fn topic(task: &Task) -> Message {
    match task {
        Task::Defence { attacker, card, .. } => {
            message!("topic-defend", seat = *attacker, card = name(*card))
        }
        Task::Plunder { .. }
        | Task::Raid { .. }
        | Task::Annex { .. }
        | Task::Infiltrate { .. }
        | Task::Spoils { .. } => message!("topic-spoils"),
        Task::Answer { card, .. } => message!("topic-pact", card = name(*card)),
        Task::Auction { card, .. } => message!("topic-bid", card = name(*card)),
        Task::Send { card, .. } => message!("topic-send", card = name(*card)),
        Task::Market { .. } | Task::GainMix { .. } => message!("topic-gain"),
        Task::LosePopulation { .. }
        | Task::GiveToken { .. }
        | Task::CoverStage { .. }
        | Task::LoseMix { .. }
        | Task::DestroyOwn { .. }
        | Task::Ruin { .. }
        | Task::FreeColony { .. } => message!("topic-lose"),
        Task::BuildFree { .. }
        | Task::Civilization { .. }
        | Task::Terror { .. }
        | Task::Agreement { .. } => message!("topic-event"),
        Task::Discard { .. } => message!("topic-discard"),
        step!() => message!("ask-nothing"),
    }
}

pub fn prompt(task: &Task) -> Message {
    match task {
        Task::Defence {
            attacker,
            card,
            strength,
            ..
        } => {
            message!(
                "ask-defend",
                seat = *attacker,
                card = name(*card),
                strength = *strength
            )
        }
        Task::Plunder { rival, amount, .. } => {
            message!("ask-plunder", seat = *rival, amount = *amount)
        }
        Task::Raid { rival, .. } => message!("ask-raid", seat = *rival),
        Task::Annex { rival, .. } => message!("ask-annex", seat = *rival),
        Task::Infiltrate { rival, .. } => message!("ask-infiltrate", seat = *rival),
        Task::Spoils { loser, left, .. } => message!("ask-spoils", seat = *loser, left = *left),
        Task::Answer {
            from, card, side, ..
        } => {
            let side = match (card.pact().is_some_and(|pact| pact.sided), side) {
                (false, _) => message!("side-same"),
                (true, crate::state::Side::A) => message!("side-b"),
                (true, crate::state::Side::B) => message!("side-a"),
            };
            message!("ask-pact", seat = *from, card = name(*card), side = side)
        }
        Task::Auction { card, bid: 0, .. } => message!("ask-first-bid", card = name(*card)),
        Task::Auction { card, bid, .. } => message!("ask-bid", card = name(*card), bid = *bid),
        Task::Send { card, bid, .. } => message!("ask-send", card = name(*card), bid = *bid),
        Task::LosePopulation { .. } => message!("ask-lose"),
        Task::GiveToken { .. } => message!("ask-token"),
        Task::CoverStage { .. } => message!("ask-cover"),
        Task::Market {
            food, resources, ..
        } => {
            message!("ask-market", food = *food, resources = *resources)
        }
        Task::GainMix { amount, .. } => message!("ask-gain-mix", amount = *amount),
        Task::LoseMix { amount, .. } => message!("ask-lose-mix", amount = *amount),
        Task::BuildFree { tech, .. } => message!("ask-build-free", card = name(*tech)),
        Task::Civilization { discount, .. } => message!("ask-civilization", discount = *discount),
        Task::DestroyOwn { .. } => message!("ask-destroy"),
        Task::Terror { rival, .. } => message!("ask-terror", seat = *rival),
        Task::Ruin { .. } => message!("ask-ruin"),
        Task::FreeColony { .. } => message!("ask-free"),
        Task::Agreement { left, .. } => message!("ask-agreement", left = *left),
        Task::Discard { count, .. } => message!("ask-discard", count = *count),
        step!() => message!("ask-nothing"),
    }
}

/// Where the match is, for headings.
pub fn progress(state_round: u8, age: u8, last_round: Option<u8>) -> Message {
    match last_round {
        Some(last) => message!("progress-last", round = state_round, last = last),
        None => message!("progress", round = state_round, age = age_name(age)),
    }
}
