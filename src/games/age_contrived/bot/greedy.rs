//! The judgement of the greedy bot: what a position promises, in hundredths of a point.

use crate::action::Action;
use crate::bot::way::to_bridge;
use crate::data::data;
use crate::perform::flow;
use crate::perform::scoring;
use crate::permit;
use crate::state::ids::*;
use crate::state::*;
use kernel::Seat;
use kernel::rng::Rng;

/// A thought is not followed further than this.
const DEPTH: usize = 40;
/// Energy in the market beyond this is worth more in the device while the match goes on.
const MARKET: u8 = 3;
/// Steps beyond this count as far.
const FAR: i64 = 7;

pub(crate) fn appraise(state: &State, seat: Seat) -> i64 {
    let player = state.player(seat);
    let mut value = scoring::points(state, seat).total() * 100;
    for kind in Kind::ALL {
        if player.reserve[kind] + 1 == data().reserve[kind] {
            value += 120;
        }
    }
    value += device(state, seat) + segments(state, seat) + pieces(state, seat);
    value += state
        .stack
        .iter()
        .map(|frame| promise(state, seat, frame))
        .sum::<i64>();
    if !state.is_ending {
        value -= 75 * i64::from(player.market.total().saturating_sub(MARKET));
    }
    value
}

/// Energy that can be deployed or used, and the tiles that hold it.
fn device(state: &State, seat: Seat) -> i64 {
    let wanted: Vec<Kind> = Kind::ALL
        .into_iter()
        .filter(|&kind| is_wanted(state, kind))
        .collect();
    let mut value = 0;
    for tile in &state.player(seat).active {
        for kind in tile.rows[0].kinds() {
            let fits = if wanted.contains(&kind) { 62 } else { 42 };
            value += fits * i64::from(tile.rows[0][kind]);
        }
        value += 40 * i64::from(tile.rows[1].total());
    }
    let player = state.player(seat);
    for tile in player.active.iter().map(|tile| tile.id).chain(player.spare) {
        let info = data().tile(tile);
        value += i64::from(info.slots.iter().sum::<u8>()) * 30
            + i64::from(info.symbols.iter().sum::<u8>()) * 25;
    }
    value
}

/// Whether an open space of a segment takes this kind.
fn is_wanted(state: &State, kind: Kind) -> bool {
    state.in_play().any(|mon| {
        state.available(mon).is_some_and(|segment| {
            let spaces = segment.spaces.iter().zip(&state.monument(mon).spaces);
            let mut free = spaces.filter(|(_, held)| held.is_none());
            free.any(|(asked, _)| {
                kind == Kind::Primal || asked.kind().is_none_or(|asked| asked == kind)
            })
        })
    })
}

/// Energy on segments: more where it completes one.
fn segments(state: &State, seat: Seat) -> i64 {
    let mut value = 0;
    for mon in state.in_play() {
        let monument = state.monument(mon);
        let own = monument
            .spaces
            .iter()
            .flatten()
            .filter(|held| held.seat == seat)
            .count() as i64;
        let all = monument.spaces.iter().flatten().count() as i64;
        value += own * (125 + 15 * (all - 1));
        if monument.finisher == Some(seat) {
            value += 330;
        } else if monument.finisher.is_some() && own > 0 {
            value += 60;
        }
    }
    value
}

/// Tracks, marker, relays, upgraded actions, bridges, and the way to the next bridge.
fn pieces(state: &State, seat: Seat) -> i64 {
    let player = state.player(seat);
    let mut value = if player.is_charged { 45 } else { 0 };
    for (height, top) in player.tracks.iter().zip(data().track_spaces) {
        if let Some((_, height)) = height {
            value += 30 + 60 * i64::from(*height) + if *height == top { 20 } else { 0 };
        }
    }
    value += 110
        * player
            .actions
            .iter()
            .filter(|action| action.is_upgraded())
            .count() as i64;
    value += 70 * player.relays.iter().flatten().count() as i64;
    value += 160
        * player
            .bridges
            .iter()
            .filter(|at| **at != BridgeAt::Board)
            .count() as i64;
    value += if player.patron.is_some() { 150 } else { 0 };
    value += 70 * i64::from(player.refills) + 30 * i64::from(player.aside.total());
    value - 9 * to_bridge(state, player.figure, FAR)
}

/// What is still to come from what is being resolved.
fn promise(state: &State, seat: Seat, frame: &Frame) -> i64 {
    if frame.seat() != Some(seat) {
        return 0;
    }
    match frame {
        Frame::Deploy { rows, .. } => {
            50 * i64::from(crate::perform::acts::deployed(state, seat, *rows).total())
        }
        Frame::Act { tile, done, .. } if !crate::perform::acts::is_spent(*tile, *done) => 30,
        Frame::Move(frame) => 12 * i64::from(frame.left),
        Frame::Track { left, .. } => 55 * i64::from(*left),
        Frame::Bonus { .. } => 90,
        Frame::Reposition(frame) => 10 * i64::from(frame.left),
        Frame::Acquire(_) => 60,
        Frame::Benefit(frame) if !frame.has_gained => 120,
        Frame::Extra { .. } => 40,
        Frame::Bound { .. } => 20,
        Frame::Act { .. }
        | Frame::Adds { .. }
        | Frame::Build { .. }
        | Frame::Benefit(_)
        | Frame::Refill(_)
        | Frame::LevelThree(_) => 0,
    }
}

/// Plans are thought through to where somebody else decides; single steps are judged as they are.
pub(crate) fn choose(state: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
    let is_plan = match state.stack.last() {
        None => matches!(
            state.phase,
            Phase::Choose | Phase::Actions | Phase::Convey(_)
        ),
        Some(frame) => matches!(
            frame,
            Frame::Act { .. } | Frame::Benefit(_) | Frame::Bonus { .. }
        ),
    };
    let value = |action: &Action| {
        let mut next = state.clone();
        if flow::play(&mut next, seat, action, &mut Log::default()).is_err() {
            return i64::MIN;
        }
        if is_plan {
            follow(&mut next, seat);
        }
        appraise(&next, seat)
    };
    let values: Vec<i64> = legal.iter().map(value).collect();
    let best = values.iter().max().copied().unwrap_or_default();
    let equals: Vec<usize> = (0..values.len())
        .filter(|&index| values[index] == best)
        .collect();
    *rng.pick(&equals)
}

/// Goes on, step by step, with what looks best until nothing of this seat's is being resolved.
fn follow(state: &mut State, seat: Seat) {
    for _ in 0..DEPTH {
        let is_filling = matches!(&state.phase, Phase::Convey(_)) && state.active == seat;
        let goes_on = !state.stack.is_empty() || is_filling;
        if !goes_on || !state.deciding().contains(&seat) {
            return;
        }
        let mut best: Option<(i64, State)> = None;
        for action in permit::legal(state, seat) {
            let mut next = state.clone();
            if flow::play(&mut next, seat, &action, &mut Log::default()).is_ok() {
                let value = appraise(&next, seat);
                if best.as_ref().is_none_or(|(most, _)| value > *most) {
                    best = Some((value, next));
                }
            }
        }
        match best {
            Some((_, next)) => *state = next,
            None => return,
        }
    }
}
