//! Who has to decide, and about what.

use crate::data::DATA;
use crate::perform::flow::must_decide;
use crate::state::effects::{Effect, Item, automatic};
use crate::state::{Phase, State};
use kernel::message::{Arg, Message, message};
use kernel::panel;
use kernel::{Decision, Seat, Turn};

pub fn turn(state: &State) -> Turn {
    let decision = |seat| Decision {
        seat,
        about: prompt(state, seat),
        topic: topic(state, seat),
        cause: state
            .offer_to(seat)
            .map(|offer| state.map().grid.name(offer.hex).to_owned()),
    };
    Turn(deciding(state).map(decision).collect())
}

/// The seats that must decide now.
pub fn deciding(state: &State) -> impl Iterator<Item = Seat> + '_ {
    Seat::all(state.seats()).filter(|seat| must_decide(state, *seat))
}

pub fn prompt(state: &State, seat: Seat) -> Message {
    if let Some(offer) = state.offer_to(seat) {
        let (power, points) = state.offer_terms(offer);
        return message!(
            "decide-offer",
            by = offer.by,
            hex = state.map().spot(offer.hex).to_string(),
            power = power,
            points = points
        );
    }
    if let Some(frame) = state.player(seat).pending.last() {
        return match frame.0.as_slice() {
            [item] => item.choice().map_or(message!("decide-any"), about),
            items => {
                let each = |item: &Item| item.choice().map(|effect| Arg::from(about(effect)));
                let all: Vec<Arg> = items.iter().filter_map(each).collect();
                message!("decide-order", all = all)
            }
        };
    }
    match state.phase {
        Phase::Sets(_) => message!("decide-set"),
        Phase::Draft(_) => message!("decide-draft"),
        Phase::DraftBonus(_) => message!("decide-draft-bonus"),
        Phase::Place(_) => message!("decide-start"),
        Phase::Actions { acted: true, .. } => message!("decide-end"),
        Phase::Personal(_)
        | Phase::Effects(_)
        | Phase::Income(_)
        | Phase::Actions { .. }
        | Phase::Closing
        | Phase::Science(_)
        | Phase::Over => message!("decide-action", round = state.round),
    }
}

/// The same for whoever waits for it.
fn topic(state: &State, seat: Seat) -> Message {
    if let Some(offer) = state.offer_to(seat) {
        let (power, _) = state.offer_terms(offer);
        return message!("topic-offer", by = offer.by, power = power);
    }
    if !state.player(seat).pending.is_empty() {
        return message!("topic-rest");
    }
    message!(match state.phase {
        Phase::Sets(_) => "topic-set",
        Phase::Draft(_) => "topic-draft",
        Phase::DraftBonus(_) => "topic-draft-bonus",
        Phase::Place(_) => "topic-start",
        Phase::Actions { acted: true, .. } => "topic-end",
        Phase::Personal(_)
        | Phase::Effects(_)
        | Phase::Income(_)
        | Phase::Actions { .. }
        | Phase::Closing
        | Phase::Science(_)
        | Phase::Over => "topic-action",
    })
}

fn about(effect: &Effect) -> Message {
    match effect {
        Effect::Books(left) => message!("decide-books", count = *left),
        Effect::Levels(levels) => match levels.chosen.filter(|_| levels.one) {
            Some(discipline) => {
                message!(
                    "decide-levels-more",
                    discipline = Arg::name(discipline.id())
                )
            }
            None if levels.one => message!("decide-levels-one", count = levels.left),
            None => message!("decide-levels", count = levels.left),
        },
        Effect::Key(discipline, _) => {
            message!("decide-key", discipline = Arg::name(discipline.id()))
        }
        Effect::Competency => message!("decide-competency"),
        Effect::PalaceTile => message!("decide-palace"),
        Effect::Neutral(building) | Effect::OwnBuilding(building) => {
            message!("decide-place", building = Arg::name(building.id()))
        }
        Effect::City(_) => message!("decide-city"),
        Effect::Dig(dig) if dig.is_begun() => message!("decide-dig-on", count = dig.free),
        Effect::Dig(dig) => message!("decide-dig", count = dig.free),
        Effect::Bridges(bridges) => message!("decide-bridges", count = bridges.left),
        Effect::Spades(left) => message!("decide-spades", count = *left),
        Effect::Pay(left) => message!("decide-pay", count = *left),
        Effect::Replace(from, to) => message!(
            "decide-replace",
            from = Arg::name(from.id()),
            to = Arg::name(to.id())
        ),
        automatic!() => {
            message!("decide-any")
        }
    }
}

/// How far the match is.
pub fn stage(state: &State) -> panel::Stage {
    let of = DATA.constants.rounds;
    let words = match (state.phase, state.round) {
        (Phase::Over, _) => message!("word-all-rounds", rounds = of),
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
