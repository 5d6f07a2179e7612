//! The end of a turn (rules 13): building, refills, level III abilities, and who is next.

use crate::action::Action;
use crate::data::data;
use crate::perform::build;
use crate::perform::energy::Check;
use crate::perform::refill;
use crate::perform::three;
use crate::permit::not_now;
use crate::state::ids::*;
use crate::state::*;
use kernel::Seat;
use kernel::message::{Arg, message};

pub(crate) fn begin(state: &mut State, was_convey: bool) {
    state.phase = Phase::Close(Close {
        step: CloseStep::Build,
        patron_open: was_convey,
        asked: 0,
    });
}

/// The completed segments that wait to be built.
pub(crate) fn completed(state: &State) -> Vec<Mon> {
    let is_completed = |&mon: &Mon| state.monument(mon).finisher.is_some();
    state.in_play().filter(is_completed).collect()
}

/// The monuments that the active player may build with its patron token now.
fn patron_choices(state: &State, close: &Close) -> Vec<Mon> {
    if !close.patron_open || state.player(state.active).patron.is_none() {
        return Vec::new();
    }
    state
        .in_play()
        .filter(|&mon| state.available(mon).is_some())
        .collect()
}

pub(crate) fn options(state: &State, close: &Close, out: &mut Vec<Action>) {
    let completed = completed(state);
    let may_decline = completed.is_empty();
    out.extend(completed.into_iter().map(Action::Resolve));
    let patron = patron_choices(state, close);
    out.extend(patron.into_iter().map(|mon| Action::Patron(Some(mon))));
    if may_decline {
        out.push(Action::Patron(None));
    }
}

pub(crate) fn resolve(state: &mut State, mon: Mon) -> Check {
    closing(state)?;
    if !completed(state).contains(&mon) {
        return Err(message!("not-completed").into());
    }
    build::begin(state, mon, None);
    Ok(())
}

pub(crate) fn patron(state: &mut State, choice: Option<Mon>, log: &mut Log) -> Check {
    let close = closing(state)?;
    match choice {
        Some(mon) => {
            if !patron_choices(state, &close).contains(&mon) {
                return Err(message!("no-patron").into());
            }
            set_patron_closed(state);
            let seat = state.active;
            let id = Arg::name(data().monument(mon).id.as_str());
            log.say(message!("patron-builds", seat = seat, monument = id));
            build::begin(state, mon, Some(seat));
        }
        None if completed(state).is_empty() => set_patron_closed(state),
        None => return Err(message!("resolve-first").into()),
    }
    Ok(())
}

fn closing(state: &State) -> Check<Close> {
    match &state.phase {
        Phase::Close(close) if state.stack.is_empty() => Ok(close.clone()),
        Phase::Characters(_)
        | Phase::Secret
        | Phase::Draft(_)
        | Phase::Choose
        | Phase::Convey(_)
        | Phase::Actions
        | Phase::Close(_)
        | Phase::Over => Err(not_now(state)),
    }
}

fn set_patron_closed(state: &mut State) {
    if let Phase::Close(close) = &mut state.phase {
        close.patron_open = false;
    }
}

/// Goes on with the end of the turn; `false` when the active player must choose.
pub(crate) fn go_on(state: &mut State, close: &Close, log: &mut Log) -> bool {
    match close.step {
        CloseStep::Build => {
            let completed = completed(state);
            let has_patron = !patron_choices(state, close).is_empty();
            match (completed.as_slice(), has_patron) {
                ([], false) => next_step(state, CloseStep::Refills),
                ([mon], false) => build::begin(state, *mon, None),
                ([_, ..], _) | ([], true) => return false,
            }
        }
        CloseStep::Refills => match next_asked(state, refill::is_due) {
            Some(seat) => refill::begin(state, seat),
            None => next_step(state, CloseStep::LevelThree),
        },
        CloseStep::LevelThree => match next_asked(state, three::is_due) {
            Some(seat) => three::begin(state, seat),
            None if is_unfinished(state) => next_step(state, CloseStep::Build),
            None => pass(state, log),
        },
    }
    true
}

fn is_unfinished(state: &State) -> bool {
    let due = |seat| refill::is_due(state, seat) || three::is_due(state, seat);
    !completed(state).is_empty() || Seat::all(state.seats()).any(due)
}

fn next_step(state: &mut State, step: CloseStep) {
    if let Phase::Close(close) = &mut state.phase {
        close.step = step;
        close.asked = 0;
    }
}

/// The next seat, clockwise from the active player's left, for which something is due.
fn next_asked(state: &mut State, is_due: fn(&State, Seat) -> bool) -> Option<Seat> {
    let order: Vec<Seat> = state.from_left_of(state.active).collect();
    loop {
        let Phase::Close(close) = &mut state.phase else {
            return None;
        };
        let seat = *order.get(usize::from(close.asked))?;
        close.asked += 1;
        if is_due(state, seat) {
            return Some(seat);
        }
    }
}

fn pass(state: &mut State, log: &mut Log) {
    let next = Seat((state.active.0 + 1) % small(state.seats()));
    if state.is_ending && next == state.first {
        state.phase = Phase::Over;
        log.say(message!("match-ends"));
        return;
    }
    begin_turn(state, next);
}

/// A turn begins: what counts once a turn counts anew for everybody.
pub(crate) fn begin_turn(state: &mut State, seat: Seat) {
    state.active = seat;
    state.turns += 1;
    state.phase = Phase::Choose;
    for player in &mut state.players {
        player.began_in = State::regions_of(player.figure.at);
        player.earned_iii = false;
        player.used_iii = false;
        player.used_extra = false;
    }
}
