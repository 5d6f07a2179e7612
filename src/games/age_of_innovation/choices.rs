//! Choices that something opened: what may be answered, and what the answer does.

mod dig;
mod science;
mod tiles;

pub use dig::{check_build, check_dig};
pub use science::pay_all;
pub use tiles::{add_palace, build_bridge, check_bridge};

use super::action::Action;
use super::effects::Effect;
use super::eyes::Eyes;
use super::play::Play;
use crate::games::Seat;
use crate::games::message::Refusal;

type Verdict = Result<(), Refusal>;

/// Whether there is anything to choose, beside giving it up.
pub fn has_option(eyes: &Eyes<'_>, effect: Option<&Effect>) -> bool {
    let Some(effect) = effect else { return false };
    match effect {
        Effect::Books(_) => eyes.state.books.iter().any(|left| *left > 0),
        Effect::Levels(levels) => science::can_take_level(eyes, levels),
        Effect::Key(..) => true,
        Effect::Pay(count) => science::is_open(eyes, *count),
        Effect::Dig(dig) => dig::has_option(eyes, dig),
        Effect::Bridges(bridges) if bridges.begun => eyes.player().bridges > 0,
        Effect::Spades(_) => !dig::spade_targets(eyes).is_empty(),
        other => {
            let answers = candidates(eyes, other);
            let real = |action: &Action| !is_giving_up(action);
            answers
                .iter()
                .filter(|action| real(action))
                .any(|action| matches!(answers_to(eyes, other, action), Some(Ok(()))))
        }
    }
}

fn is_giving_up(action: &Action) -> bool {
    matches!(
        action,
        Action::Levels(None)
            | Action::PlaceNone
            | Action::SpadeNone
            | Action::BridgeNone
            | Action::DigNone
    )
}

/// Whether an action answers this choice, and if so whether it may.
pub fn answers_to(eyes: &Eyes<'_>, effect: &Effect, action: &Action) -> Option<Verdict> {
    match (effect, action) {
        (Effect::Books(_), Action::Books(book)) => Some(science::check_book(eyes, *book)),
        (Effect::Levels(levels), Action::Levels(chosen)) => {
            Some(science::check_level(eyes, levels, *chosen))
        }
        (Effect::Key(discipline, _), Action::Key(named, _)) if discipline == named => Some(Ok(())),
        (Effect::Pay(_), Action::Pay(book)) => Some(science::check_pay(eyes, *book)),
        (Effect::Dig(dig), Action::Dig(spot, goal, leap)) => {
            Some(check_dig(eyes, dig, *spot, *goal, *leap).map(|_| ()))
        }
        (Effect::Dig(dig), Action::Build(spot, leap)) => {
            Some(check_build(eyes, dig, *spot, *leap).map(|_| ()))
        }
        (Effect::Dig(dig), Action::DigNone) if !dig.main => Some(Ok(())),
        (Effect::Spades(_), Action::SpadeNone) => Some(Ok(())),
        (Effect::Spades(left), Action::Spade(spot, goal)) => {
            Some(dig::check_spade(eyes, *left, *spot, *goal).map(|_| ()))
        }
        _ => tiles::answers_to(eyes, effect, action),
    }
}

/// All that might answer this choice, in the order of a menu.
pub fn candidates(eyes: &Eyes<'_>, effect: &Effect) -> Vec<Action> {
    match effect {
        Effect::Books(_) => science::each(Action::Books),
        Effect::Levels(_) => {
            let mut all = science::each(|discipline| Action::Levels(Some(discipline)));
            all.push(Action::Levels(None));
            all
        }
        Effect::Key(discipline, _) => {
            vec![
                Action::Key(*discipline, true),
                Action::Key(*discipline, false),
            ]
        }
        Effect::Pay(_) => science::each(Action::Pay),
        Effect::Dig(dig) => dig::candidates(eyes, dig),
        Effect::Spades(left) => dig::spade_candidates(eyes, *left),
        other => tiles::candidates(eyes, other),
    }
}

/// Does what the answer says; the choice has been taken off the stack.
pub fn perform(play: &mut Play, seat: Seat, effect: Effect, action: &Action) {
    match (effect, *action) {
        (Effect::Books(left), Action::Books(book)) => {
            again(play, seat, (left > 1).then(|| Effect::Books(left - 1)));
            play.give_books(seat, book, 1);
        }
        (Effect::Levels(levels), Action::Levels(chosen)) => {
            science::take_level(play, seat, levels, chosen);
        }
        (Effect::Key(discipline, count), Action::Key(_, with_key)) => {
            if with_key {
                again(
                    play,
                    seat,
                    (count > 1).then(|| Effect::Steps(discipline, count - 1)),
                );
                play.raise(seat, discipline);
            }
        }
        (Effect::Pay(count), Action::Pay(book)) => {
            again(play, seat, (count > 1).then(|| Effect::Pay(count - 1)));
            play.return_books(seat, book, 1);
        }
        (Effect::Dig(dig), Action::Dig(spot, goal, leap)) => {
            dig::dig(play, seat, dig, spot, goal, leap);
        }
        (Effect::Dig(dig), Action::Build(spot, leap)) => dig::build(play, seat, dig, spot, leap),
        (Effect::Spades(left), Action::Spade(spot, goal)) => {
            dig::spade(play, seat, left, spot, goal);
        }
        (Effect::Dig(_), Action::DigNone) | (Effect::Spades(_), Action::SpadeNone) => {}
        (effect, action) => tiles::perform(play, seat, effect, &action),
    }
}

/// Puts the rest of a choice back where it was.
fn again(play: &mut Play, seat: Seat, effect: Option<Effect>) {
    let Some(effect) = effect else { return };
    let frame = play.state.player_mut(seat).pending.last_mut();
    let item = frame.and_then(|frame| frame.0.last_mut());
    item.expect("an answered choice stands alone on top")
        .0
        .push(effect);
}
