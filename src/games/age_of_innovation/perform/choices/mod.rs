//! Choices that something opened: what may be answered, and what the answer does.

mod dig;
mod science;
mod tiles;

pub use dig::{Plan, check_build, check_dig};
pub use science::pay_all;
pub use tiles::{add_palace, build_bridge, check_bridge};

use crate::action::Action;
use crate::perform::buildings;
use crate::perform::play::Play;
use crate::permit::bill::Answer;
use crate::permit::eyes::Eyes;
use crate::state::effects::{Bridges, Effect, automatic};
use kernel::Seat;
use kernel::message::Refusal;

/// The answer that an action would give, or why it may not.
type Permit = Result<Answer, Refusal>;

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
        Effect::Bridges(_)
        | Effect::Competency
        | Effect::PalaceTile
        | Effect::Neutral(_)
        | Effect::OwnBuilding(_)
        | Effect::City(_)
        | Effect::Replace(..) => candidates(eyes, effect).iter().any(|action| {
            let answer = answers_to(eyes, effect, action);
            matches!(answer, Some(Ok(answer)) if !matches!(answer, Answer::Declined))
        }),
        automatic!() => false,
    }
}

/// What an action answers to this choice, if it is about it at all.
pub fn answers_to(eyes: &Eyes<'_>, effect: &Effect, action: &Action) -> Option<Permit> {
    match effect {
        Effect::Books(left) => {
            let Action::Books(book) = *action else {
                return None;
            };
            let left = left - 1;
            Some(science::check_book(eyes, book).map(|()| Answer::Book { book, left }))
        }
        Effect::Levels(levels) => {
            let Action::Levels(chosen) = *action else {
                return None;
            };
            let levels = *levels;
            let permit = science::check_level(eyes, &levels, chosen);
            Some(permit.map(|()| Answer::Level { levels, chosen }))
        }
        Effect::Key(discipline, count) => {
            if let Action::Key(named, with_key) = *action
                && named == *discipline
            {
                Some(Ok(Answer::Key {
                    discipline: named,
                    count: *count,
                    with_key,
                }))
            } else {
                None
            }
        }
        Effect::Pay(left) => {
            let Action::Pay(book) = *action else {
                return None;
            };
            let left = left - 1;
            Some(science::check_pay(eyes, book).map(|()| Answer::Pay { book, left }))
        }
        Effect::Dig(dig) => dig::answers_to(eyes, dig, action),
        Effect::Spades(left) => dig::spade_answers_to(eyes, *left, action),
        Effect::Competency
        | Effect::PalaceTile
        | Effect::Neutral(_)
        | Effect::OwnBuilding(_)
        | Effect::City(_)
        | Effect::Bridges(_)
        | Effect::Replace(..) => tiles::answers_to(eyes, effect, action),
        automatic!() => None,
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
        automatic!()
        | Effect::Competency
        | Effect::PalaceTile
        | Effect::Neutral(_)
        | Effect::OwnBuilding(_)
        | Effect::City(_)
        | Effect::Bridges(_)
        | Effect::Replace(..) => tiles::candidates(eyes, effect),
    }
}

/// Does what the answer says; the choice has been taken off the stack.
pub fn perform(play: &mut Play, seat: Seat, answer: Answer) {
    match answer {
        Answer::Book { book, left } => {
            again(play, seat, (left > 0).then_some(Effect::Books(left)));
            play.give_books(seat, book, 1);
        }
        Answer::Level { levels, chosen } => science::take_level(play, seat, levels, chosen),
        Answer::Key {
            discipline,
            count,
            with_key,
        } => {
            if with_key {
                let rest = (count > 1).then(|| Effect::Steps(discipline, count - 1));
                again(play, seat, rest);
                play.raise(seat, discipline);
            }
        }
        Answer::Pay { book, left } => {
            again(play, seat, (left > 0).then_some(Effect::Pay(left)));
            play.return_books(seat, book, 1);
        }
        Answer::Dig {
            dig,
            plan,
            goal,
            leap,
        } => dig::dig(play, seat, dig, plan, goal, leap),
        Answer::Build { plan, leap } => dig::build(play, seat, plan, leap),
        Answer::Spade { hex, spades, left } => {
            again(play, seat, (left > 0).then_some(Effect::Spades(left)));
            play.terraform(seat, hex, spades);
        }
        Answer::Competency(kind) => tiles::take_competency(play, seat, kind),
        Answer::PalaceTile(tile) => tiles::take_palace(play, seat, tile),
        Answer::Neutral {
            building,
            hex,
            spades,
        } => tiles::place_neutral(play, seat, building, hex, spades),
        Answer::OwnBuilding { building, hex } | Answer::Replace { to: building, hex } => {
            let cities = buildings::build(play, seat, hex, building, false);
            play.push(seat, cities);
        }
        Answer::City(tile) => tiles::take_city(play, seat, tile),
        Answer::Bridge { bridges, ends } => {
            let rest = Bridges {
                left: bridges.left - 1,
                must: false,
                begun: true,
            };
            again(play, seat, (rest.left > 0).then_some(Effect::Bridges(rest)));
            build_bridge(play, seat, ends);
        }
        Answer::Declined => {}
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
