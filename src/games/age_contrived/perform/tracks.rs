//! The monument track and the pillar track, and binding from their top (rules 11).

use crate::action::{Action, Source};
use crate::data::data;
use crate::perform::energy::{Check, kind_name};
use crate::permit::not_now;
use crate::state::ids::*;
use crate::state::*;
use kernel::Seat;
use kernel::message::{Arg, message};

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

    /// The space of a pillar that takes one more energy of this seat.
    pub(crate) fn check_pillar(&self, seat: Seat, region: Region) -> Check<BindPlace> {
        let name = || Arg::name(data().region(region).pillar.as_str());
        if self.pillar_energy(seat, region).is_some() {
            return Err(message!("pillar-once", pillar = name()).into());
        }
        let open = 1 + usize::from(data().for_players(self.seats()).pillar_right_space_open);
        let mut spaces = self.pillars[region.index()][..open].iter();
        match spaces.position(Option::is_none) {
            Some(space) => Ok(BindPlace::Pillar(region, space)),
            None => Err(message!("pillar-full", pillar = name()).into()),
        }
    }

    /// The bound area of the monument of a region, if it is in play (R5).
    pub(crate) fn check_monument(&self, region: Region) -> Check<BindPlace> {
        let mon = data().region(region).monument;
        if self.monument(mon).in_play {
            return Ok(BindPlace::Monument(mon));
        }
        let monument = Arg::name(data().monument(mon).id.as_str());
        Err(message!("not-in-play", monument = monument).into())
    }
}

/// Where an energy is bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BindPlace {
    Monument(Mon),
    /// A pillar's space, from 0.
    Pillar(Region, usize),
}

/// The energy on top of a track, and where it would be bound.
pub(crate) fn check_bind(
    state: &State,
    seat: Seat,
    track: Track,
    region: Region,
) -> Check<(Kind, BindPlace)> {
    let kind = on_top(state, seat, track)?;
    if state.reach(seat) & region.bit() == 0 {
        let region = Arg::name(data().region(region).id.as_str());
        return Err(message!("out-of-reach", region = region).into());
    }
    let place = match track {
        Track::Pillar => state.check_pillar(seat, region)?,
        Track::Monument => state.check_monument(region)?,
    };
    Ok((kind, place))
}

/// The energy on the top space of a track.
fn on_top(state: &State, seat: Seat, track: Track) -> Check<Kind> {
    match state.player(seat).tracks[track as usize] {
        Some((kind, _)) if state.is_on_top(seat, track) => Ok(kind),
        Some(_) | None => Err(message!("not-on-top").into()),
    }
}

fn check_wind_back(state: &State, seat: Seat, track: Track) -> Check<Kind> {
    if !state.wind {
        return Err(message!("no-wind").into());
    }
    if state.player(seat).has_wind {
        return Err(message!("wind-held").into());
    }
    on_top(state, seat, track)
}

/// Everything that can be bound, or returned for divine wind, during a movement.
pub(crate) fn bind_options(state: &State, seat: Seat, out: &mut Vec<Action>) {
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

pub(crate) fn can_bind(state: &State, seat: Seat) -> bool {
    let any = |track| {
        state.is_on_top(seat, track)
            && (check_wind_back(state, seat, track).is_ok()
                || Region::all().any(|region| check_bind(state, seat, track, region).is_ok()))
    };
    Track::ALL.into_iter().any(any)
}

pub(crate) fn bind(
    state: &mut State,
    seat: Seat,
    track: Track,
    region: Region,
    log: &mut Log,
) -> Check {
    let (kind, place) = check_bind(state, seat, track, region)?;
    state.player_mut(seat).tracks[track as usize] = None;
    match place {
        BindPlace::Monument(mon) => state.bind_monument(seat, kind, mon, log),
        BindPlace::Pillar(region, space) => {
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

pub(crate) fn wind_back(state: &mut State, seat: Seat, track: Track, log: &mut Log) -> Check {
    let kind = check_wind_back(state, seat, track)?;
    let player = state.player_mut(seat);
    player.tracks[track as usize] = None;
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

/// The energy that is raised, and its height afterwards.
fn check_up(state: &State, seat: Seat, track: Track, left: u8) -> Check<(Kind, u8)> {
    if left == 0 {
        return Err(message!("no-steps").into());
    }
    match state.player(seat).tracks[track as usize] {
        None => Err(message!("track-empty").into()),
        Some(_) if state.is_on_top(seat, track) => Err(message!("track-top").into()),
        Some((kind, height)) => Ok((kind, height + 1)),
    }
}

pub(crate) fn options(state: &State, seat: Seat, track: Track, left: u8, out: &mut Vec<Action>) {
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

pub(crate) fn is_spent(state: &State, seat: Seat, track: Track, left: u8) -> bool {
    let held = state.player(seat).tracks[track as usize].is_some();
    let can_go = left > 0 && (!held || !state.is_on_top(seat, track));
    !can_go && !can_bind(state, seat)
}

fn moving(state: &State) -> Check<(Seat, Track, u8)> {
    if let Some(&Frame::Track { seat, track, left }) = state.stack.last() {
        return Ok((seat, track, left));
    }
    Err(not_now(state))
}

pub(crate) fn put(state: &mut State, source: Source, log: &mut Log) -> Check {
    let (seat, track, left) = moving(state)?;
    check_put(state, seat, track, left, source)?;
    state.take(seat, source);
    state.player_mut(seat).tracks[track as usize] = Some((source.kind, 1));
    spend(state);
    log.say(message!(
        "puts-track",
        seat = seat,
        kind = kind_name(source.kind),
        track = Arg::name(track.code())
    ));
    Ok(())
}

pub(crate) fn up(state: &mut State, log: &mut Log) -> Check {
    let (seat, track, left) = moving(state)?;
    let (kind, height) = check_up(state, seat, track, left)?;
    state.player_mut(seat).tracks[track as usize] = Some((kind, height));
    spend(state);
    log.say(message!(
        "raises",
        seat = seat,
        track = Arg::name(track.code()),
        height = height
    ));
    Ok(())
}

fn spend(state: &mut State) {
    if let Some(Frame::Track { left, .. }) = state.stack.last_mut() {
        *left -= 1;
    }
}
