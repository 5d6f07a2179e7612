//! Who has to decide, and about what; and what a bill says to people.

use crate::data::DATA;
use crate::permit::Bill;
use crate::state::{Phase, Stage, State};
use kernel::message::{Arg, Message, message};
use kernel::panel;
use kernel::{Decision, Seat, Turn};

pub fn turn(state: &State) -> Turn {
    let decision = |seat| Decision {
        seat,
        about: prompt(state),
        topic: topic(state),
        cause: None,
    };
    Turn(waiting(state).into_iter().map(decision).collect())
}

/// The seats that must decide now.
pub fn waiting(state: &State) -> Vec<Seat> {
    match &state.phase {
        Phase::Neutral(due) => due.iter().take(1).map(|(seat, _)| *seat).collect(),
        Phase::Factions(queue) | Phase::Houses(queue) | Phase::Bonus(queue) => vec![queue[0]],
        Phase::Turn { seat, .. } => vec![*seat],
        Phase::Window(open) => open.clone(),
        Phase::Over => Vec::new(),
    }
}

/// What has to be decided now.
pub fn prompt(state: &State) -> Message {
    match &state.phase {
        Phase::Neutral(due) => {
            let colour = due.first().map_or("river", |(_, colour)| colour.id());
            message!("decide-neutral", colour = Arg::name(colour))
        }
        Phase::Factions(_) => message!("decide-faction"),
        Phase::Houses(_) => message!("decide-house"),
        Phase::Bonus(_) => message!("decide-bonus"),
        Phase::Turn { stage, .. } => match stage {
            Stage::BeforeAction => message!("decide-action", round = state.round),
            Stage::SecondSpade { .. } => message!("decide-spade"),
            Stage::EdgeHouse => message!("decide-edge"),
            Stage::FreeSail => message!("decide-freesail"),
            Stage::Towns => message!("decide-town"),
            Stage::AfterAction => message!("decide-end"),
        },
        Phase::Window(_) => message!("decide-window"),
        Phase::Over => message!("match-over"),
    }
}

/// The same for whoever waits for it.
fn topic(state: &State) -> Message {
    message!(match &state.phase {
        Phase::Neutral(_) => "topic-neutral",
        Phase::Factions(_) => "topic-faction",
        Phase::Houses(_) => "topic-house",
        Phase::Bonus(_) => "topic-bonus",
        Phase::Turn { stage, .. } => match stage {
            Stage::BeforeAction => "topic-action",
            Stage::SecondSpade { .. } | Stage::EdgeHouse | Stage::FreeSail => "topic-rest",
            Stage::Towns => "topic-town",
            Stage::AfterAction => "topic-end",
        },
        Phase::Window(_) => "topic-window",
        Phase::Over => "match-over",
    })
}

/// What a bill says to people.
pub fn price(bill: Bill) -> Message {
    match (bill.coins, bill.power) {
        (0, 0) => message!("price-free"),
        (coins, 0) => message!("price-coins", coins = coins),
        (0, power) => message!("price-power", power = power),
        (coins, power) => message!("price-both", coins = coins, power = power),
    }
}

/// How far the match is.
pub fn stage(state: &State) -> panel::Stage {
    let of = DATA.tiles.rounds;
    let words = match (&state.phase, state.round) {
        (Phase::Over, _) => message!("word-rounds", rounds = of),
        (_, 0) => message!("word-setup"),
        (_, round) => message!("word-round", round = round, rounds = of),
    };
    let here = match state.round {
        0 => message!("word-setup"),
        round => message!("word-round-short", round = round),
    };
    panel::Stage {
        words,
        here,
        mark: state.round.to_string(),
        now: state.round,
        of,
    }
}
