//! The monument track and the pillar track, and binding from their top (rules 11).

use super::action::{Action, Source};
use super::data::data;
use super::energy::{Check, kind_name};
use super::ids::*;
use super::state::*;
use crate::games::Seat;
use crate::games::message::{Arg, message};

impl State {
    /// The regions, as bits, where a seat may bind: its figure's and its bridges'.
    pub fn reach(&self, seat: Seat) -> u8 {
        let own = |site: &Site| self.sites[site.index()].is_some_and(|bridge| bridge.is_of(seat));
        Site::all().filter(own).fold(
            State::regions_of(self.player(seat).figure.at),
            |regions, site| regions | State::regions_of(site.place()),
        )
    }

    fn is_on_top(&self, seat: Seat, track: Track) -> bool {
        let top = data().track_spaces[track as usize];
        self.player(seat).tracks[track as usize].is_some_and(|(_, height)| height == top)
    }

    /// Whether a pillar has an open space for one more energy of this seat.
    pub fn check_pillar(&self, seat: Seat, region: Region) -> Check {
        let name = || Arg::name(data().region(region).pillar.as_str());
        if self.pillar_energy(seat, region).is_some() {
            return Err(message!("pillar-once", pillar = name()).into());
        }
        if self.pillar_space(region).is_none() {
            return Err(message!("pillar-full", pillar = name()).into());
        }
        Ok(())
    }

    /// The first open, empty space of a pillar.
    pub fn pillar_space(&self, region: Region) -> Option<usize> {
        let open = 1 + usize::from(data().for_players(self.seats()).pillar_right_space_open);
        let spaces = &self.pillars[region.index()][..open];
        spaces.iter().position(Option::is_none)
    }
}

pub(super) fn check_bind(state: &State, seat: Seat, track: Track, region: Region) -> Check {
    if !state.is_on_top(seat, track) {
        return Err(message!("not-on-top").into());
    }
    if state.reach(seat) & region.bit() == 0 {
        let region = Arg::name(data().region(region).id.as_str());
        return Err(message!("out-of-reach", region = region).into());
    }
    match track {
        Track::Pillar => state.check_pillar(seat, region),
        Track::Monument => {
            let mon = data().region(region).monument;
            if state.monument(mon).in_play {
                return Ok(());
            }
            let monument = Arg::name(data().monument(mon).id.as_str());
            Err(message!("not-in-play", monument = monument).into())
        }
    }
}

fn check_wind_back(state: &State, seat: Seat, track: Track) -> Check {
    if !state.wind {
        return Err(message!("no-wind").into());
    }
    if state.player(seat).has_wind {
        return Err(message!("wind-held").into());
    }
    if !state.is_on_top(seat, track) {
        return Err(message!("not-on-top").into());
    }
    Ok(())
}

/// Everything that can be bound, or returned for divine wind, during a movement.
pub(super) fn bind_options(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for track in Track::ALL {
        if !state.is_on_top(seat, track) {
            continue;
        }
        let regions =
            Region::all().filter(|&region| check_bind(state, seat, track, region).is_ok());
        out.extend(regions.map(|region| Action::Bind(track, region)));
        if check_wind_back(state, seat, track).is_ok() {
            out.push(Action::WindBack(track));
        }
    }
}

pub(super) fn can_bind(state: &State, seat: Seat) -> bool {
    let any = |track| {
        state.is_on_top(seat, track)
            && (check_wind_back(state, seat, track).is_ok()
                || Region::all().any(|region| check_bind(state, seat, track, region).is_ok()))
    };
    Track::ALL.into_iter().any(any)
}

pub(super) fn bind(
    state: &mut State,
    seat: Seat,
    track: Track,
    region: Region,
    log: &mut Log,
) -> Check {
    check_bind(state, seat, track, region)?;
    let held = state.player_mut(seat).tracks[track as usize].take();
    let (kind, _) = held.expect("it was checked");
    match track {
        Track::Monument => state.bind_monument(seat, kind, data().region(region).monument, log),
        Track::Pillar => {
            let space = state.pillar_space(region).expect("it was checked");
            state.pillars[region.index()][space] = Some(Owned { seat, kind });
            let pillar = Arg::name(data().region(region).pillar.as_str());
            log.say(message!(
                "binds-pillar",
                seat = seat,
                kind = kind_name(kind),
                pillar = pillar
            ));
            state.bound_something(seat);
        }
    }
    Ok(())
}

pub(super) fn wind_back(state: &mut State, seat: Seat, track: Track, log: &mut Log) -> Check {
    check_wind_back(state, seat, track)?;
    let player = state.player_mut(seat);
    let (kind, _) = player.tracks[track as usize]
        .take()
        .expect("it was checked");
    player.pool[kind] += 1;
    player.has_wind = true;
    log.say(message!(
        "wind-returns",
        seat = seat,
        kind = kind_name(kind)
    ));
    Ok(())
}

fn check_put(state: &State, seat: Seat, track: Track, left: u8, source: Source) -> Check {
    if left == 0 {
        return Err(message!("no-steps").into());
    }
    // An energy that stands on this very track leaves it empty only when it is taken.
    if state.player(seat).tracks[track as usize].is_some() {
        return Err(message!("track-taken").into());
    }
    state.check_source(seat, source)
}

fn check_up(state: &State, seat: Seat, track: Track, left: u8) -> Check {
    if left == 0 {
        return Err(message!("no-steps").into());
    }
    match state.player(seat).tracks[track as usize] {
        None => Err(message!("track-empty").into()),
        Some(_) if state.is_on_top(seat, track) => Err(message!("track-top").into()),
        Some(_) => Ok(()),
    }
}

pub(super) fn options(state: &State, seat: Seat, track: Track, left: u8, out: &mut Vec<Action>) {
    if left > 0 {
        if check_up(state, seat, track, left).is_ok() {
            out.push(Action::Up);
        } else if state.player(seat).tracks[track as usize].is_none() {
            out.extend(state.sources(seat).into_iter().map(Action::Put));
        }
    }
    bind_options(state, seat, out);
    out.push(Action::Stop);
}

pub(super) fn is_spent(state: &State, seat: Seat, track: Track, left: u8) -> bool {
    let held = state.player(seat).tracks[track as usize].is_some();
    let can_go = left > 0 && (!held || !state.is_on_top(seat, track));
    !can_go && !can_bind(state, seat)
}

pub(super) fn play(state: &mut State, action: &Action, log: &mut Log) -> Check {
    let Some(&Frame::Track { seat, track, left }) = state.stack.last() else {
        return Err(message!("not-now").into());
    };
    let index = track as usize;
    match *action {
        Action::Put(source) => {
            check_put(state, seat, track, left, source)?;
            state.take(seat, source);
            state.player_mut(seat).tracks[index] = Some((source.kind, 1));
            spend(state);
            let name = Arg::name(track.code());
            log.say(message!(
                "puts-track",
                seat = seat,
                kind = kind_name(source.kind),
                track = name
            ));
        }
        Action::Up => {
            check_up(state, seat, track, left)?;
            let player = state.player_mut(seat);
            let height = player.tracks[index].as_mut().map(|(_, height)| {
                *height += 1;
                *height
            });
            spend(state);
            let name = Arg::name(track.code());
            log.say(message!(
                "raises",
                seat = seat,
                track = name,
                height = height.unwrap_or(0)
            ));
        }
        Action::Bind(which, region) => return bind(state, seat, which, region, log),
        Action::WindBack(which) => return wind_back(state, seat, which, log),
        Action::Stop => {
            state.stack.pop();
        }
        _ => return Err(message!("not-now").into()),
    }
    Ok(())
}

fn spend(state: &mut State) {
    if let Some(Frame::Track { left, .. }) = state.stack.last_mut() {
        *left -= 1;
    }
}
