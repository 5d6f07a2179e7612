//! The walk of a figure over the map (rules 10), with binding on the way.

use crate::action::Action;
use crate::data::data;
use crate::perform::bonus;
use crate::perform::energy::Check;
use crate::perform::tracks;
use crate::permit::not_now;
use crate::state::ids::*;
use crate::state::*;
use kernel::Seat;
use kernel::message::{Arg, message};

impl State {
    fn is_open(&self, place: Place) -> bool {
        place
            .site()
            .is_none_or(|site| self.sites[site.index()].is_some())
    }

    fn open_through(&self, at: Place, end: usize) -> impl Iterator<Item = Place> + '_ {
        let ends = &data().place(at).ends[end];
        ends.iter().copied().filter(|&place| self.is_open(place))
    }

    /// Where a figure can go with its next step.
    pub fn exits(&self, figure: Figure) -> Vec<Place> {
        let mut exits = Vec::new();
        self.each_exit(figure, |place| exits.push(place));
        exits
    }

    /// Only where nothing is open ahead does a figure turn around.
    pub(crate) fn each_exit(&self, figure: Figure, mut visit: impl FnMut(Place)) {
        let place = data().place(figure.at);
        let (end, is_junction) = (usize::from(figure.end), place.is_junction());
        let ahead = (0..place.ends.len()).filter(|&other| (other == end) != is_junction);
        let mut is_blocked = true;
        for place in ahead.flat_map(|end| self.open_through(figure.at, end)) {
            is_blocked = false;
            visit(place);
        }
        let back = if is_junction { end } else { 1 - end };
        if is_blocked && back < place.ends.len() {
            self.open_through(figure.at, back).for_each(visit);
        }
    }

    /// The figure as it stands after it came to `to` from where it was.
    pub fn arrive(from: Place, to: Place) -> Figure {
        let place = data().place(to);
        let entry = place.end_towards(from).expect("the map leads both ways");
        let end = if place.is_junction() {
            entry
        } else {
            1 - entry
        };
        Figure { at: to, end }
    }

    fn is_shared(&self, seat: Seat, place: Place) -> bool {
        Seat::all(self.seats()).any(|other| other != seat && self.player(other).figure.at == place)
    }

    fn extra_step(&self, seat: Seat) -> bool {
        self.can(seat, Character::Aureon, 2) && !self.player(seat).used_extra
    }

    /// The figure has landed: it may have entered a region.
    fn land(&mut self, seat: Seat) {
        let has_ability = self
            .character(seat)
            .is_some_and(|character| self.can(seat, character, 3));
        let player = self.player_mut(seat);
        let at = player.figure.at;
        let entered = at.site().is_none() && State::regions_of(at) & player.began_in == 0;
        if entered && has_ability {
            player.earned_iii = true;
        }
    }
}

/// A figure that passes a space has kept the step with which it lands.
pub(crate) fn can_step(state: &State, frame: &Move) -> bool {
    frame.is_passing || frame.left > 0 || state.extra_step(frame.seat)
}

/// Whether nothing is left to decide in this movement.
pub(crate) fn is_spent(state: &State, frame: &Move) -> bool {
    !frame.is_passing && !can_step(state, frame) && !tracks::can_bind(state, frame.seat)
}

pub(crate) fn options(state: &State, frame: &Move, out: &mut Vec<Action>) {
    let seat = frame.seat;
    if can_step(state, frame) {
        let exits = state.exits(state.player(seat).figure);
        out.extend(exits.iter().map(|&place| Action::Step(place)));
        let shared = exits.iter().filter(|&&place| state.is_shared(seat, place));
        out.extend(shared.map(|&place| Action::Skip(place)));
    }
    if !frame.is_passing {
        tracks::bind_options(state, seat, out);
        out.push(Action::Stop);
    }
    if check_teleport(state, frame).is_ok() {
        for place in (0..small(SPACES)).map(Place) {
            out.extend(facings(place).map(|end| Action::Teleport(place, end)));
        }
    }
}

/// The ends that a figure can be put down with; a dead end is none.
fn facings(place: Place) -> impl Iterator<Item = u8> {
    let info = data().place(place);
    let ends = info.ends.iter().enumerate();
    let open = ends
        .filter(|(_, end)| !info.is_junction() && !end.is_empty())
        .map(|(end, _)| small(end));
    open.chain(info.is_junction().then_some(NO_ENTRY))
}

fn check_teleport(state: &State, frame: &Move) -> Check {
    if !state.can(frame.seat, Character::Freyith, 2) {
        return Err(message!("no-teleport").into());
    }
    if frame.has_begun {
        return Err(message!("teleport-late").into());
    }
    Ok(())
}

fn check_step(state: &State, frame: &Move, place: Place) -> Check {
    if !can_step(state, frame) {
        return Err(message!("no-steps").into());
    }
    let exits = state.exits(state.player(frame.seat).figure);
    if !exits.contains(&place) {
        let exits: Vec<Arg> = exits.into_iter().map(Arg::from).collect();
        return Err(message!("no-way", place = place, exits = exits).into());
    }
    Ok(())
}

pub(crate) fn check_stop(frame: &Move) -> Check {
    if frame.is_passing {
        return Err(message!("passing").into());
    }
    Ok(())
}

/// Who may bind from a track now: during any movement, but not on a space that is only passed.
pub(crate) fn binder(state: &State) -> Check<Seat> {
    if let Some(Frame::Move(frame)) = state.stack.last() {
        check_stop(frame)?;
        return Ok(frame.seat);
    }
    if let Some(Frame::Track { seat, .. }) = state.stack.last() {
        return Ok(*seat);
    }
    Err(not_now(state))
}

fn moving(state: &State) -> Check<Move> {
    if let Some(Frame::Move(frame)) = state.stack.last() {
        return Ok(frame.clone());
    }
    Err(not_now(state))
}

pub(crate) fn step(state: &mut State, place: Place, log: &mut Log) -> Check {
    let mut frame = moving(state)?;
    check_step(state, &frame, place)?;
    let seat = frame.seat;
    if frame.left > 0 {
        frame.left -= 1;
    } else {
        state.player_mut(seat).used_extra = true;
    }
    frame.has_begun = true;
    frame.is_passing = false;
    state.set_top(Frame::Move(frame));
    let from = state.player(seat).figure.at;
    state.player_mut(seat).figure = State::arrive(from, place);
    log.say(message!("steps", seat = seat, place = place));
    landed_elsewhere(state, seat);
    state.land(seat);
    bonus::offer_bridge(state, seat, place);
    Ok(())
}

pub(crate) fn skip(state: &mut State, place: Place, log: &mut Log) -> Check {
    let mut frame = moving(state)?;
    check_step(state, &frame, place)?;
    let seat = frame.seat;
    if !state.is_shared(seat, place) {
        return Err(message!("skip-empty", place = place).into());
    }
    frame.has_begun = true;
    frame.is_passing = true;
    state.set_top(Frame::Move(frame));
    let from = state.player(seat).figure.at;
    state.player_mut(seat).figure = State::arrive(from, place);
    log.say(message!("skips", seat = seat, place = place));
    bonus::offer_bridge(state, seat, place);
    Ok(())
}

pub(crate) fn teleport(state: &mut State, place: Place, end: u8, log: &mut Log) -> Check {
    let mut frame = moving(state)?;
    check_teleport(state, &frame)?;
    if place.site().is_some() || !facings(place).any(|known| known == end) {
        return Err(message!("bad-facing", place = place).into());
    }
    let seat = frame.seat;
    frame.left = 0;
    frame.has_begun = true;
    state.set_top(Frame::Move(frame));
    state.player_mut(seat).figure = Figure { at: place, end };
    log.say(message!("teleports", seat = seat, place = place));
    landed_elsewhere(state, seat);
    state.land(seat);
    Ok(())
}

/// A movement inside another that took the figure away ends the passing of the outer one.
fn landed_elsewhere(state: &mut State, seat: Seat) {
    let outer = state.stack.len().saturating_sub(1);
    for frame in &mut state.stack[..outer] {
        if let Frame::Move(frame) = frame
            && frame.seat == seat
        {
            frame.is_passing = false;
        }
    }
}
