//! What takes two actions and is one thought: land is dug, and built on at once.

use super::describe::describe;
use super::price::{Price, price};
use crate::action::Action;
use crate::permit;
use crate::permit::eyes::Eyes;
use crate::state::State;
use kernel::message::{Arg, message};
use kernel::{Choice, Seat};

/// Every hex that can be dug all the way, if a workshop can then be paid.
pub fn dig_and_build(state: &State, seat: Seat) -> Vec<Choice> {
    let offered = permit::legal(state, seat).into_iter();
    offered
        .filter_map(|action| settle(state, seat, &action))
        .collect()
}

fn settle(state: &State, seat: Seat, dig: &Action) -> Option<Choice> {
    let Action::Dig(spot, None, leap) = dig else {
        return None;
    };
    let dug = permit::apply(state, seat, dig).ok()?.state;
    let build = Action::Build(*spot, None);
    permit::apply(&dug, seat, &build).ok()?;
    let costs = [(state, dig), (&dug, &build)];
    let costs = costs.map(|(state, action)| price(&Eyes::new(state, seat), action));
    let cost = costs.into_iter().flatten().sum::<Price>();
    let goal = Arg::name(state.native(seat).id());
    let what = message!("do-dig-build", hex = spot.to_string(), goal = goal.clone());
    let variant = message!("variant-dig-build", goal = goal);
    let by_leap = |what| match leap {
        None => what,
        Some(leap) => message!("do-leap", what = what, leap = Arg::name(leap.id())),
    };
    Some(Choice {
        line: format!("{dig}; {build}"),
        what: by_leap(what),
        variant: Some(by_leap(variant)),
        price: cost.said(),
        cost: cost.tokens(),
        ..describe(state, seat, dig)
    })
}
