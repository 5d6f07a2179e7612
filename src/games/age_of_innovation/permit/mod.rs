//! Who may do what now: the one truth behind the offered and the accepted actions.

pub mod bill;
pub mod decline;
pub mod eyes;

use bill::{Answer, Bill, FreeBill};
use eyes::Eyes;

use crate::action::{Action, FreeStep, Role};
use crate::perform::actions;
use crate::perform::choices;
use crate::perform::flow;
use crate::perform::free;
use crate::perform::offers;
use crate::perform::play::Play;
use crate::perform::settle::settle;
use crate::perform::setup_phase as setup;
use crate::state::effects::{Effect, Frame, Item};
use crate::state::{Phase, State};
use kernel::Seat;
use kernel::message::{Refusal, message};

/// The bill of an action that may be taken now, or why it may not.
fn permit(eyes: &Eyes<'_>, action: &Action) -> Result<Bill, Refusal> {
    let (state, seat) = (eyes.state, eyes.seat);
    if let Some(offer) = state.offer_to(seat) {
        return offers::check(offer, action);
    }
    if let Some(frame) = state.player(seat).pending.last() {
        return match (answer(eyes, &frame.0, action), conversion(action)) {
            (Some(bill), _) => bill,
            (None, Some(step)) => within_digging(eyes, &frame.0, step),
            (None, None) if is_rest_of_action(&state.player(seat).pending) => turn(eyes, action),
            (None, None) => eyes.refuse(|| message!("decide-first")),
        };
    }
    match state.phase {
        Phase::Actions { active, .. } if active == seat => turn(eyes, action),
        Phase::Actions { .. } | Phase::Closing => eyes.refuse(|| message!("nothing-to-decide")),
        Phase::Sets(_)
        | Phase::Draft(_)
        | Phase::DraftBonus(_)
        | Phase::Personal(_)
        | Phase::Place(_)
        | Phase::Effects(_)
        | Phase::Income(_)
        | Phase::Science(_)
        | Phase::Over => setup::check(eyes, action).map(Bill::Setup),
    }
}

/// The first item that takes the action; else the first reason why not.
fn answer(eyes: &Eyes<'_>, items: &[Item], action: &Action) -> Option<Result<Bill, Refusal>> {
    let mut refused = None;
    for (index, item) in items.iter().enumerate() {
        let verdict = item
            .choice()
            .and_then(|effect| choices::answers_to(eyes, effect, action));
        match verdict {
            Some(Ok(answer)) => return Some(Ok(Bill::Answer(index, answer))),
            Some(Err(refusal)) => refused = refused.or(Some(Err(refusal))),
            None => {}
        }
    }
    refused
}

/// Nothing waits for the seat but what is left of the turn's own digging, and what follows it by
/// itself: the digging may be left undone.
fn is_rest_of_action(pending: &[Frame]) -> bool {
    let mut waiting = pending.iter().flat_map(|frame| &frame.0);
    let mut waiting = waiting
        .by_ref()
        .flat_map(|item| &item.0)
        .filter(|effect| effect.is_choice());
    let Some(Effect::Dig(dig)) = waiting.next() else {
        return false;
    };
    dig.main && dig.is_begun() && waiting.next().is_none()
}

fn conversion(action: &Action) -> Option<FreeStep> {
    match action.role() {
        Role::Free(step @ (FreeStep::Burn | FreeStep::Convert(_))) => Some(step),
        Role::Free(FreeStep::CityVia(_)) | Role::Main | Role::End | Role::Answer => None,
    }
}

/// A conversion comes right before a bonus digging, or between the parts of any digging.
fn within_digging(eyes: &Eyes<'_>, items: &[Item], step: FreeStep) -> Result<Bill, Refusal> {
    let digging = |item: &Item| matches!(item.choice(), Some(Effect::Dig(dig)) if !dig.main || dig.is_begun());
    match items.iter().position(digging) {
        Some(index) => free::check(eyes, step).map(|free| Bill::Before(index, free)),
        None => eyes.refuse(|| message!("decide-first")),
    }
}

fn turn(eyes: &Eyes<'_>, action: &Action) -> Result<Bill, Refusal> {
    let Phase::Actions { acted, .. } = eyes.state.phase else {
        return eyes.refuse(|| message!("decide-first"));
    };
    match action.role() {
        Role::Free(step) => free::check(eyes, step).map(Bill::Free),
        Role::End if acted => Ok(Bill::End),
        Role::End => eyes.refuse(|| message!("act-first")),
        Role::Main | Role::Answer if acted => eyes.refuse(|| message!("acted-already")),
        Role::Main => actions::check(eyes, action).map(Bill::Turn),
        Role::Answer => eyes.refuse(|| message!("not-now")),
    }
}

/// As many actions are seldom weighed at once.
const USUAL: usize = 128;

/// All that a seat may do now, in the order of a menu.
pub fn legal(state: &State, seat: Seat) -> Vec<Action> {
    if !flow::must_decide(state, seat) {
        return Vec::new();
    }
    let eyes = Eyes::quiet(state, seat);
    let mut candidates = Vec::with_capacity(USUAL);
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
    candidates.retain(|action| permit(&eyes, action).is_ok());
    candidates
}

/// Plays an action, or says why not.
pub fn apply(state: &State, seat: Seat, action: &Action) -> Result<Play, Refusal> {
    if !flow::must_decide(state, seat) {
        return Err(message!("nothing-to-decide").into());
    }
    let bill = permit(&Eyes::new(state, seat), action)?;
    let mut play = Play::new(state.clone());
    match bill {
        Bill::Offer { offer, takes } => offers::answer(&mut play, offer, takes),
        Bill::Answer(index, answer) => answered(&mut play, seat, index, answer),
        Bill::Before(index, free) => {
            stand_alone(&mut play.state, seat, index);
            free::perform(&mut play, seat, free);
        }
        Bill::Setup(bill) => setup::perform(&mut play, seat, bill),
        Bill::Free(free) => {
            // Founding over a river may bring new reach: the digging ends before it (R43).
            if matches!(free, FreeBill::CityVia { .. }) {
                leave_digging(&mut play, seat);
            }
            free::perform(&mut play, seat, free);
        }
        Bill::Turn(deed) => actions::perform(&mut play, seat, deed),
        Bill::End => {
            leave_digging(&mut play, seat);
            flow::end_turn(&mut play);
        }
    }
    flow::advance(&mut play);
    Ok(play)
}

/// What is left of the turn's digging is given up; what follows it by itself still happens.
fn leave_digging(play: &mut Play, seat: Seat) {
    for frame in &mut play.state.player_mut(seat).pending {
        for item in &mut frame.0 {
            item.0.retain(|effect| !matches!(effect, Effect::Dig(_)));
        }
    }
    settle(play, seat);
}

/// Begins an item: it is settled to its end before the others of its frame.
fn stand_alone(state: &mut State, seat: Seat, index: usize) {
    let pending = &mut state.player_mut(seat).pending;
    let frame = pending.last_mut().expect("an item of the top frame");
    if frame.0.len() > 1 {
        let item = frame.0.remove(index);
        pending.push(Frame(vec![item]));
    }
}

fn answered(play: &mut Play, seat: Seat, index: usize, answer: Answer) {
    stand_alone(&mut play.state, seat, index);
    let next = |play: &mut Play| {
        let frame = play.state.player_mut(seat).pending.last_mut()?;
        frame.0.last_mut()?.0.pop()
    };
    // What comes before the choice in its item runs first; in an item that waits beside others
    // these are plain gains.
    while let Some(Effect::Take(stock)) = next(play) {
        play.take(seat, stock);
    }
    choices::perform(play, seat, answer);
}
