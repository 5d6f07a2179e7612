//! Who may do what now: the one truth behind the offered and the accepted actions.

use super::action::Action;
use super::actions;
use super::choices;
use super::effects::{Effect, Item};
use super::eyes::Eyes;
use super::flow;
use super::free;
use super::offers;
use super::play::Play;
use super::setup_phase as setup;
use super::state::{Phase, State};
use crate::games::Seat;
use crate::games::message::{Refusal, message};

/// What an action is, here and now.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Route {
    Offer,
    /// It answers this item of the seat's top frame.
    Answer(usize),
    /// A conversion right before the bonus digging of this item, which then comes next.
    Before(usize),
    Setup,
    /// A free step, the action of the turn, or its end.
    Turn,
}

fn route(eyes: &Eyes<'_>, action: &Action) -> Result<Route, Refusal> {
    let (state, seat) = (eyes.state, eyes.seat);
    if let Some(offer) = state.offer_to(seat) {
        return offers::check(offer, action).map(|()| Route::Offer);
    }
    if let Some(frame) = state.player(seat).pending.last() {
        let rest = state.player(seat).pending.len() == 1 && is_rest_of_action(&frame.0);
        return match answer(eyes, &frame.0, action) {
            Some(route) => route,
            None if rest => turn(eyes, action),
            None => before_digging(eyes, &frame.0, action),
        };
    }
    match state.phase {
        Phase::Actions { active, .. } if active == seat => turn(eyes, action),
        Phase::Actions { .. } | Phase::Closing => Err(message!("nothing-to-decide").into()),
        _ => setup::check(eyes, action).map(|()| Route::Setup),
    }
}

/// The first item that takes the action; else the first reason why not.
fn answer(eyes: &Eyes<'_>, items: &[Item], action: &Action) -> Option<Result<Route, Refusal>> {
    let mut refused = None;
    for (index, item) in items.iter().enumerate() {
        let verdict = item
            .choice()
            .and_then(|effect| choices::answers_to(eyes, effect, action));
        match verdict {
            Some(Ok(())) => return Some(Ok(Route::Answer(index))),
            Some(Err(refusal)) => refused = refused.or(Some(Err(refusal))),
            None => {}
        }
    }
    refused
}

/// Nothing waits but what is left of the turn's own digging: it may be left undone.
fn is_rest_of_action(items: &[Item]) -> bool {
    let begun = |item: &Item| match item.0.as_slice() {
        [Effect::Dig(dig)] => dig.main && dig.is_begun(),
        _ => false,
    };
    matches!(items, [item] if begun(item))
}

fn before_digging(eyes: &Eyes<'_>, items: &[Item], action: &Action) -> Result<Route, Refusal> {
    let bonus = |item: &Item| match item.choice() {
        Some(Effect::Dig(dig)) => !dig.main && !dig.is_begun(),
        _ => false,
    };
    match items.iter().position(bonus) {
        Some(index) if matches!(action, Action::Burn | Action::Convert(_)) => {
            free::check(eyes, action).map(|()| Route::Before(index))
        }
        _ => Err(message!("decide-first").into()),
    }
}

fn turn(eyes: &Eyes<'_>, action: &Action) -> Result<Route, Refusal> {
    let Phase::Actions { acted, .. } = eyes.state.phase else {
        return Err(message!("decide-first").into());
    };
    match action {
        Action::Burn | Action::Convert(_) | Action::CityVia(_) => free::check(eyes, action)?,
        Action::End if acted => {}
        Action::End => return Err(message!("act-first").into()),
        _ if acted => return Err(message!("acted-already").into()),
        _ => actions::check(eyes, action)?,
    }
    Ok(Route::Turn)
}

/// All that a seat may do now, in the order of a menu.
pub fn legal(state: &State, seat: Seat) -> Vec<Action> {
    if !flow::must_decide(state, seat) {
        return Vec::new();
    }
    let eyes = Eyes::new(state, seat);
    let mut candidates = Vec::new();
    let pending = state.player(seat).pending.last();
    if let Some(offer) = state.offer_to(seat) {
        candidates.extend([Action::Accept(offer.number), Action::Decline(offer.number)]);
    } else if let Some(frame) = pending {
        for item in &frame.0 {
            let effect = item.choice().expect("a waiting item has a choice");
            candidates.extend(choices::candidates(&eyes, effect));
        }
        candidates.extend(free::candidates(&eyes));
        candidates.push(Action::End);
    } else if state.is_action_phase() {
        candidates.extend(actions::candidates(&eyes));
        candidates.push(Action::End);
        candidates.extend(free::candidates(&eyes));
    } else {
        candidates.extend(setup::candidates(&eyes));
    }
    candidates.retain(|action| route(&eyes, action).is_ok());
    candidates
}

/// Plays an action, or says why not.
pub fn apply(state: &State, seat: Seat, action: &Action) -> Result<Play, Refusal> {
    let route = {
        let eyes = Eyes::new(state, seat);
        if !flow::must_decide(state, seat) {
            return Err(message!("nothing-to-decide").into());
        }
        route(&eyes, action)?
    };
    let mut play = Play::new(state.clone());
    match route {
        Route::Offer => offers::answer(&mut play, action),
        Route::Answer(index) => answered(&mut play, seat, index, action),
        Route::Before(index) => {
            stand_alone(&mut play.state, seat, index);
            free::perform(&mut play, seat, action);
        }
        Route::Setup => setup::perform(&mut play, seat, action),
        Route::Turn => {
            play.state.player_mut(seat).pending.clear();
            match action {
                Action::Burn | Action::Convert(_) | Action::CityVia(_) => {
                    free::perform(&mut play, seat, action);
                }
                Action::End => flow::end_turn(&mut play),
                _ => actions::perform(&mut play, seat, action),
            }
        }
    }
    flow::advance(&mut play);
    Ok(play)
}

/// Begins an item: it is settled to its end before the others of its frame.
fn stand_alone(state: &mut State, seat: Seat, index: usize) {
    let pending = &mut state.player_mut(seat).pending;
    let frame = pending.last_mut().expect("an item of the top frame");
    if frame.0.len() > 1 {
        let item = frame.0.remove(index);
        pending.push(super::effects::Frame(vec![item]));
    }
}

fn answered(play: &mut Play, seat: Seat, index: usize, action: &Action) {
    stand_alone(&mut play.state, seat, index);
    let next = |play: &mut Play| {
        let frame = play.state.player_mut(seat).pending.last_mut()?;
        frame.0.last_mut()?.0.pop()
    };
    // What comes before the choice in its item runs first; in an item that waits beside others
    // these are plain gains.
    while let Some(effect) = next(play) {
        match effect {
            Effect::Take(stock) => play.take(seat, stock),
            choice => {
                choices::perform(play, seat, choice, action);
                return;
            }
        }
    }
}
