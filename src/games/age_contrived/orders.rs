//! Standing orders: the opponents' step of an acquire (9.5), and what a supporter gains and releases
//! when a segment is built (13.2). None of them takes energy from elsewhere than the pool.

use crate::action::notation::kind;
use crate::action::{Action, Release, Source, Target};
use crate::data::Asked;
use crate::perform::build;
use crate::state::ids::Kind;
use crate::state::{Benefit, Frame, Log, State};
use kernel::Seat;
use kernel::message::{NotationError, message};

#[derive(Clone, PartialEq, Eq, Debug)]
enum Order {
    /// `auto add ask`, `auto gain ask`, `auto release ask`.
    Ask,
    /// The first of these kinds that lies in the pool, or else no.
    Add(Vec<Kind>),
    /// The energy that the segment shows; where it may be any, the first of these kinds that is
    /// left in the reserve.
    Gain(Vec<Kind>),
    /// All energies on the segment.
    Release(Habit),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Habit {
    Exhaust,
    /// Compasses go to the market, the rest is exhausted.
    Market,
}

fn read(order: &str) -> Result<Order, NotationError> {
    let line = order.trim().to_lowercase();
    let words: Vec<&str> = line.split_whitespace().collect();
    let kinds = |list: &str| list.split(',').map(kind).collect::<Result<Vec<_>, _>>();
    match words.strip_prefix(&["auto"]).unwrap_or(&words) {
        ["add" | "gain" | "release", "ask"] => Ok(Order::Ask),
        ["add", "no"] => Ok(Order::Add(Vec::new())),
        ["add", list] => Ok(Order::Add(kinds(list)?)),
        ["gain", "energy"] => Ok(Order::Gain(Vec::new())),
        ["gain", "energy", list] => Ok(Order::Gain(kinds(list)?)),
        ["release", "exhaust"] => Ok(Order::Release(Habit::Exhaust)),
        ["release", "market"] => Ok(Order::Release(Habit::Market)),
        _ => Err(message!("unknown-order", order = order.to_owned()).into()),
    }
}

/// The answer of an order to the decision that is open; none asks the player.
pub(crate) fn obey(state: &State, seat: Seat, order: &str) -> Result<Vec<Action>, NotationError> {
    let order = read(order)?;
    if !state.deciding().contains(&seat) {
        return Ok(Vec::new());
    }
    Ok(match order {
        Order::Ask => Vec::new(),
        Order::Add(kinds) => add(state, seat, &kinds),
        Order::Gain(kinds) => supporter(state, seat)
            .and_then(|frame| gain(state, frame, &kinds))
            .into_iter()
            .collect(),
        Order::Release(habit) => {
            supporter(state, seat).map_or_else(Vec::new, |frame| release(state, frame, habit))
        }
    })
}

fn add(state: &State, seat: Seat, kinds: &[Kind]) -> Vec<Action> {
    if !matches!(state.stack.last(), Some(Frame::Adds { .. })) {
        return Vec::new();
    }
    let pool = state.player(seat).pool;
    let first = kinds.iter().copied().find(|&kind| pool.has(kind));
    vec![Action::Add(first.map(Source::pool))]
}

/// The part of a seat that has energy on a segment that somebody else builds in their turn. Whoever
/// finishes a segment chooses what to bind, and is asked.
fn supporter(state: &State, seat: Seat) -> Option<&Benefit> {
    let Frame::Benefit(frame) = state.stack.last()? else {
        return None;
    };
    (!frame.is_finisher && seat != state.active).then_some(frame)
}

/// Energy that is no longer in the reserve would give nothing: then the player is asked.
fn gain(state: &State, frame: &Benefit, kinds: &[Kind]) -> Option<Action> {
    let reserve = state.player(frame.seat).reserve;
    let wish = kinds.iter().copied().find(|&kind| reserve.has(kind));
    let shown = build::shown_gain(state, frame);
    let choice = if shown.contains(&Asked::Any) {
        Some(wish?)
    } else {
        None
    };
    let mut gained = shown.iter().filter_map(|asked| asked.kind().or(choice));
    let gives = gained.any(|kind| reserve.has(kind));
    let is_open = build::check_gain(state, frame).is_ok();
    (is_open && gives).then_some(Action::GainEnergy(choice))
}

/// Everything at once and the end of this seat's part; the gain comes first.
fn release(state: &State, frame: &Benefit, habit: Habit) -> Vec<Action> {
    let mut lines = Vec::new();
    if !frame.has_gained {
        return lines;
    }
    let mut after = state.clone();
    while let Some(Frame::Benefit(frame)) = after.stack.last() {
        let Some(&picked) = build::plain_picks(&after, frame).first() else {
            break;
        };
        let to = match (habit, picked.kind) {
            (Habit::Market, Kind::Compass) => Release::Place(Target::Market),
            (Habit::Market | Habit::Exhaust, _) => Release::Exhaust,
        };
        if build::release(&mut after, picked, to, &mut Log::default()).is_err() {
            return Vec::new();
        }
        lines.push(Action::Release(picked, to));
    }
    if !lines.is_empty() {
        lines.push(Action::End);
    }
    lines
}
