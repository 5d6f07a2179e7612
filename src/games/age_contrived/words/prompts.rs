//! What is to be decided, and what is out of reach.

use crate::data::data;
use crate::perform::acts::deployed;
use crate::perform::market;
use crate::perform::openings;
use crate::state::ids::*;
use crate::state::*;
use crate::words::names::{bonus_words, monument_name};
use kernel::Seat;
use kernel::message::{Arg, Message, message};

/// What a seat has to decide now.
pub(crate) fn prompt(state: &State, seat: Seat) -> Message {
    match state.stack.last() {
        Some(frame) => frame_prompt(state, seat, frame),
        None => match &state.phase {
            Phase::Characters(_) => message!("decide-character"),
            Phase::Secret => message!("decide-start"),
            Phase::Draft(_) => message!("decide-draft"),
            Phase::Choose => message!("decide-turn"),
            Phase::Convey(convey) => match convey.stage {
                Stage::Second => message!("decide-second"),
                Stage::Relays => message!("decide-relays"),
                Stage::Fill => message!("decide-fill"),
            },
            Phase::Actions => message!("decide-action"),
            Phase::Close(_) => message!("decide-resolve"),
            Phase::Over => message!("match-over"),
        },
    }
}

fn frame_prompt(state: &State, seat: Seat, frame: &Frame) -> Message {
    match frame {
        Frame::Act { tile, .. } => {
            message!(
                "decide-part",
                action = Arg::name(data().action(*tile).id.as_str())
            )
        }
        Frame::Deploy { rows, .. } => still_to_deploy(state, seat, *rows),
        Frame::Reposition(frame) => message!("decide-reposition", left = frame.left),
        Frame::Acquire(frame) => {
            message!("decide-acquire", owed = market::owed(frame) - frame.paid)
        }
        Frame::Adds { seat: by, .. } => message!("decide-add", by = *by),
        Frame::Move(frame) => message!("decide-move", left = frame.left),
        Frame::Track { track, left, .. } => {
            message!(
                "decide-track",
                track = Arg::name(track.code()),
                left = *left
            )
        }
        Frame::Bonus { offer, .. } => message!("decide-bonus", bonus = bonus_words(*offer)),
        Frame::Extra { mon, .. } => message!("decide-extra", monument = monument_name(*mon)),
        Frame::Bound { .. } => message!("decide-bound"),
        Frame::Build { .. } => message!("decide-resolve"),
        Frame::Benefit(frame) => {
            let number = state.monument(frame.mon).top + 1;
            message!(
                "decide-benefit",
                monument = monument_name(frame.mon),
                number = number
            )
        }
        Frame::Refill(_) => {
            let aside = state.player(seat).aside.total();
            let id = if aside > 0 {
                "decide-keep"
            } else {
                "decide-refill"
            };
            message!(id, left = state.player(seat).refills)
        }
        Frame::LevelThree(frame) => {
            let who = state.character(frame.seat).map_or("", Character::name);
            message!("decide-three", ability = Arg::name(format!("{who}-3")))
        }
    }
}

fn still_to_deploy(state: &State, seat: Seat, rows: u8) -> Message {
    let held = deployed(state, seat, rows);
    let kinds = held.kinds().map(|kind| {
        let sign = format!("sign-{}", kind.name());
        Arg::from(message!(sign, count = held[kind]))
    });
    message!("decide-deploy", kinds = kinds.collect::<Vec<_>>())
}

/// The same for whoever waits for it.
pub(crate) fn topic(state: &State) -> Message {
    let Some(frame) = state.stack.last() else {
        return message!(match &state.phase {
            Phase::Characters(_) => "topic-character",
            Phase::Secret => "topic-start",
            Phase::Draft(_) => "topic-draft",
            Phase::Choose => "topic-turn",
            Phase::Convey(_) => "topic-convey",
            Phase::Actions => "topic-actions",
            Phase::Close(_) => "topic-segments",
            Phase::Over => "match-over",
        });
    };
    match frame {
        Frame::Act { .. }
        | Frame::Deploy { .. }
        | Frame::Reposition(_)
        | Frame::Acquire(_)
        | Frame::Move(_)
        | Frame::Track { .. }
        | Frame::Extra { .. }
        | Frame::Bound { .. } => message!("topic-actions"),
        Frame::Adds { .. } => message!("topic-add"),
        Frame::Bonus { offer, .. } => message!("topic-bonus", bonus = bonus_words(*offer)),
        Frame::Build { .. } => message!("topic-segments"),
        Frame::Benefit(frame) => message!("topic-benefit", monument = monument_name(frame.mon)),
        Frame::Refill(_) => message!("topic-refill"),
        Frame::LevelThree(_) => message!("topic-three"),
    }
}

/// What is out of reach now, and what is missing for it.
pub(crate) fn why_not(state: &State, seat: Seat) -> Vec<Message> {
    let mut reasons = Vec::new();
    if !state.stack.is_empty() || state.active != seat {
        return reasons;
    }
    let player = state.player(seat);
    match &state.phase {
        Phase::Choose => {
            if (0..small(POSITIONS))
                .all(|at| state.row(seat, Row::new(at, Half::Bottom)).is_empty())
            {
                reasons.push(message!("why-no-action"));
            }
            if !player.is_charged {
                reasons.push(message!("why-no-second"));
            }
            let cheapest = data().market_costs.iter().min().copied().unwrap_or(0);
            if player.market.total() < cheapest {
                reasons.push(message!(
                    "why-no-acquire",
                    has = player.market.total(),
                    cost = cheapest
                ));
            }
            reasons.extend(missing_achievements(state, seat));
        }
        Phase::Convey(_) if !player.is_charged => reasons.push(message!("why-no-second")),
        Phase::Secret => {
            let count = data().for_players(state.seats());
            let (device, market) = openings::placed(state, seat);
            let total = count.start_energy_in_device + count.start_energy_in_market;
            if device + market < total {
                reasons.push(message!("start-missing", count = total - device - market));
            }
        }
        Phase::Characters(_)
        | Phase::Draft(_)
        | Phase::Convey(_)
        | Phase::Actions
        | Phase::Close(_)
        | Phase::Over => {}
    }
    reasons
}

/// The achievements with a free space whose requirement the seat does not meet.
fn missing_achievements(state: &State, seat: Seat) -> impl Iterator<Item = Message> {
    state.achievements.iter().filter_map(move |achievement| {
        let info = &data().achievements[achievement.id.index()];
        let own = achievement
            .spaces
            .iter()
            .flatten()
            .any(|held| held.seat == seat);
        let (has, needs) = state.progress(seat, &info.requirement);
        let name = Arg::name(info.id.as_str());
        (!own && has < needs).then(|| {
            message!(
                "achievement-needs",
                achievement = name,
                has = has,
                needs = needs
            )
        })
    })
}
