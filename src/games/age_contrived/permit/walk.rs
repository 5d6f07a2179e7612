//! Walks of several steps: where a figure can get with the movement that is open, and how.

use crate::action::Action;
use crate::perform::flow;
use crate::permit;
use crate::state::ids::*;
use crate::state::*;
use kernel::Seat;

/// The places that a figure reaches with more than one action, each with the shortest way. A walk ends
/// where something else is asked, such as on a bridge.
pub(crate) fn walks(state: &State, seat: Seat) -> Vec<(Place, Vec<Action>)> {
    let mut found: Vec<(Place, Vec<Action>)> = Vec::new();
    let mut seen = Vec::new();
    let mut open = beginnings(state, seat);
    while !open.is_empty() {
        let mut further = Vec::new();
        for (state, way) in open {
            let exits = state.exits(state.player(seat).figure);
            let steps = exits.iter().map(|&place| Action::Step(place));
            let skips = exits.iter().map(|&place| Action::Skip(place));
            for action in steps.chain(skips) {
                let mut next = state.clone();
                if flow::play(&mut next, seat, &action, &mut Log::default()).is_err() {
                    continue;
                }
                let way: Vec<Action> = way.iter().cloned().chain([action]).collect();
                let figure = next.player(seat).figure;
                let landed = matches!(way.last(), Some(Action::Step(_)));
                let is_new = found.iter().all(|(place, _)| *place != figure.at);
                if landed && way.len() > 1 && is_new {
                    found.push((figure.at, way.clone()));
                }
                let left = steps_left(&next, seat);
                if let Some(left) = left.filter(|left| !seen.contains(&(figure, *left))) {
                    seen.push((figure, left));
                    further.push((next, way));
                }
            }
        }
        open = further;
    }
    let near = permit::legal(state, seat);
    found.retain(|(place, _)| !near.contains(&Action::Step(*place)));
    found
}

/// The movement that is open, or the actions that open one.
fn beginnings(state: &State, seat: Seat) -> Vec<(State, Vec<Action>)> {
    if steps_left(state, seat).is_some() {
        return vec![(state.clone(), Vec::new())];
    }
    let opens = [Action::Move, Action::BoundMove, Action::Relay(Symbol::Boot)];
    let legal = permit::legal(state, seat);
    let opens = opens.into_iter().filter(|action| legal.contains(action));
    opens
        .filter_map(|action| {
            let mut next = state.clone();
            flow::play(&mut next, seat, &action, &mut Log::default()).ok()?;
            steps_left(&next, seat).map(|_| (next, vec![action]))
        })
        .collect()
}

/// The steps that are left, while a movement of this seat is what is open.
fn steps_left(state: &State, seat: Seat) -> Option<(u8, bool)> {
    let Some(Frame::Move(frame)) = state.stack.last() else {
        return None;
    };
    (frame.seat == seat).then_some((frame.left, frame.is_passing))
}
