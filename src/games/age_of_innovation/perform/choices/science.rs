//! Books and levels, one at a time.

use super::again;
use crate::action::Action;
use crate::perform::play::Play;
use crate::permit::eyes::Eyes;
use crate::state::effects::{Effect, Levels};
use crate::state::ids::Discipline;
use kernel::Seat;
use kernel::message::{Arg, Refusal, message};

type Verdict = Result<(), Refusal>;

pub(super) fn each(make: impl Fn(Discipline) -> Action) -> Vec<Action> {
    Discipline::ALL.iter().copied().map(make).collect()
}

pub(super) fn check_book(eyes: &Eyes<'_>, book: Discipline) -> Verdict {
    if eyes.state.books[book.index()] > 0 {
        Ok(())
    } else {
        eyes.refuse(|| message!("no-book-left", discipline = Arg::name(book.id())))
    }
}

pub(super) fn can_take_level(eyes: &Eyes<'_>, levels: &Levels) -> bool {
    let mut disciplines = Discipline::ALL.iter();
    disciplines.any(|discipline| check_level(eyes, levels, Some(*discipline)).is_ok())
}

pub(super) fn check_level(eyes: &Eyes<'_>, levels: &Levels, chosen: Option<Discipline>) -> Verdict {
    let Some(discipline) = chosen else {
        return if levels.must {
            eyes.refuse(|| message!("level-needed"))
        } else {
            Ok(())
        };
    };
    let name = Arg::name(discipline.id());
    if levels.chosen.is_some_and(|first| first != discipline) {
        return eyes.refuse(|| message!("same-discipline"));
    }
    if eyes.state.can_rise(eyes.seat, discipline) {
        return Ok(());
    }
    let level = eyes.player().level(discipline);
    Err(if eyes.state.needs_key(eyes.seat, discipline) {
        message!("needs-key", discipline = name)
    } else {
        message!("level-blocked", discipline = name, level = level)
    }
    .into())
}

pub(super) fn take_level(play: &mut Play, seat: Seat, levels: Levels, chosen: Option<Discipline>) {
    let Some(discipline) = chosen else { return };
    let rest = Levels {
        left: levels.left - 1,
        chosen: if levels.one { chosen } else { None },
        // Starting levels are all taken; an action has done its part with the first.
        must: levels.must && !play.state.is_action_phase(),
        ..levels
    };
    again(play, seat, (rest.left > 0).then_some(Effect::Levels(rest)));
    play.raise(seat, discipline);
}

pub(super) fn check_pay(eyes: &Eyes<'_>, book: Discipline) -> Verdict {
    if eyes.player().books[book.index()] > 0 {
        Ok(())
    } else {
        eyes.refuse(|| message!("no-such-book", discipline = Arg::name(book.id())))
    }
}

/// Whether it matters which books are paid.
pub(super) fn is_open(eyes: &Eyes<'_>, count: u8) -> bool {
    let books = eyes.player().books;
    let colours = books.iter().filter(|held| **held > 0).count();
    colours > 1 && eyes.player().all_books() > count
}

/// Pays where there is nothing to choose.
pub fn pay_all(play: &mut Play, seat: Seat, count: u8) {
    let mut due = count;
    for book in Discipline::ALL {
        let held = play.state.player(seat).books[book.index()];
        let paid = held.min(due);
        play.return_books(seat, *book, paid);
        due -= paid;
    }
}
