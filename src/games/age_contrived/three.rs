//! E3: the level III abilities (rules 13.5 and 15).

use super::action::{Action, BoundAt, From, Source, Target};
use super::data::data;
use super::energy::{Check, kind_name};
use super::ids::*;
use super::state::*;
use crate::games::Seat;
use crate::games::message::message;

pub(super) fn is_due(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.earned_iii
        && !player.used_iii
        && player
            .character
            .is_some_and(|character| state.can(seat, character, 3))
}

pub(super) fn begin(state: &mut State, seat: Seat) {
    state.player_mut(seat).used_iii = true;
    state.stack.push(Frame::LevelThree(LevelThree {
        seat,
        step: LevelThreeStep::Open,
    }));
}

fn real_options(state: &State, frame: &LevelThree) -> Vec<Action> {
    let seat = frame.seat;
    match &frame.step {
        LevelThreeStep::Done => Vec::new(),
        LevelThreeStep::Tile(tile) => tile_options(state, seat, Some(*tile)),
        LevelThreeStep::Energies(hand) => {
            let rows = Row::all().filter(|&row| state.free_slots(seat, row) > 0);
            let hand = *hand;
            rows.flat_map(|row| hand.kinds().map(move |kind| (row, kind)))
                .map(|(row, kind)| Action::ThreeFill(row, Source::pool(kind)))
                .collect()
        }
        LevelThreeStep::Relays(hand) => relay_options(state, seat, hand),
        LevelThreeStep::Open => match state.character(seat) {
            Some(Character::Aureon) => tile_options(state, seat, None),
            Some(Character::Ignotas) => lift_if(!device(state, seat).is_empty()),
            Some(Character::Multanec) => place_options(state, seat),
            Some(Character::Rusne) => {
                lift_if(state.player(seat).relays.iter().any(Option::is_some))
            }
            Some(Character::Freyith) => bound_options(state, seat),
            None => Vec::new(),
        },
    }
}

fn lift_if(possible: bool) -> Vec<Action> {
    possible.then_some(Action::ThreeLift).into_iter().collect()
}

/// All energy on the active tiles.
fn device(state: &State, seat: Seat) -> Energies {
    let mut all = Energies::default();
    for row in Row::all() {
        all.add(state.row(seat, row));
    }
    all
}

fn tile_options(state: &State, seat: Seat, tile: Option<u8>) -> Vec<Action> {
    let fits = |row: &Row| {
        tile.is_none_or(|tile| row.position == tile) && state.free_slots(seat, *row) > 0
    };
    let sources = state.sources(seat);
    let rows = Row::all().filter(fits);
    rows.flat_map(|row| sources.iter().map(move |&source| (row, source)))
        .map(|(row, source)| Action::ThreeFill(row, source))
        .collect()
}

fn relay_options(state: &State, seat: Seat, hand: &[RelayTile]) -> Vec<Action> {
    let mut kinds: Vec<RelayTile> = Vec::new();
    for &relay in hand {
        if !kinds.contains(&relay) {
            kinds.push(relay);
        }
    }
    let relays = &state.player(seat).relays;
    let empty = (0..POSITIONS as u8).filter(|&slot| relays[usize::from(slot)].is_none());
    empty
        .flat_map(|slot| {
            kinds
                .iter()
                .map(move |&relay| Action::ThreeRelay(slot, relay))
        })
        .collect()
}

fn place_options(state: &State, seat: Seat) -> Vec<Action> {
    let mut out = Vec::new();
    for source in state.sources(seat) {
        if source.from != Some(From::Market) {
            out.push(Action::ThreePlace(source, Target::Market));
        }
        let targets = state.achievement_targets(seat, source.kind);
        out.extend(targets.map(|target| Action::ThreePlace(source, target)));
    }
    out
}

fn bound_options(state: &State, seat: Seat) -> Vec<Action> {
    let places =
        || Region::all().flat_map(|region| [BoundAt::Monument(region), BoundAt::Pillar(region)]);
    let mut out = Vec::new();
    for from in places() {
        for kind in Kind::ALL {
            let targets = places().filter(|&to| check_bound(state, seat, kind, from, to).is_ok());
            out.extend(targets.map(|to| Action::ThreeBound(kind, from, to)));
        }
    }
    out
}

fn check_bound(state: &State, seat: Seat, kind: Kind, from: BoundAt, to: BoundAt) -> Check {
    let lies = match from {
        BoundAt::Monument(region) => state
            .bound_at(seat, data().region(region).monument)
            .has(kind),
        BoundAt::Pillar(region) => state.pillar_energy(seat, region) == Some(kind),
    };
    if !lies || from == to {
        let place = from.to_string();
        return Err(message!("not-there", kind = kind_name(kind), place = place).into());
    }
    let (BoundAt::Monument(region) | BoundAt::Pillar(region)) = to;
    if State::regions_of(state.player(seat).figure.at) & region.bit() == 0 {
        return Err(message!("figure-elsewhere").into());
    }
    match to {
        BoundAt::Pillar(region) => state.check_pillar(seat, region),
        BoundAt::Monument(region) => {
            let mon = data().region(region).monument;
            if state.monument(mon).in_play {
                Ok(())
            } else {
                let monument = crate::games::message::Arg::name(data().monument(mon).id.as_str());
                Err(message!("not-in-play", monument = monument).into())
            }
        }
    }
}

pub(super) fn options(state: &State, frame: &LevelThree, out: &mut Vec<Action>) {
    out.extend(real_options(state, frame));
    if check_end(frame).is_ok() {
        out.push(Action::End);
    }
}

fn check_end(frame: &LevelThree) -> Check {
    let in_hand = match &frame.step {
        LevelThreeStep::Energies(hand) => usize::from(hand.total()),
        LevelThreeStep::Relays(hand) => hand.len(),
        _ => 0,
    };
    if in_hand > 0 {
        return Err(message!("still-in-hand", count = in_hand).into());
    }
    Ok(())
}

/// The ability cannot do anything.
pub(super) fn is_spent(state: &State, frame: &LevelThree) -> bool {
    frame.step == LevelThreeStep::Open && real_options(state, frame).is_empty()
}

pub(super) fn play(state: &mut State, action: &Action, log: &mut Log) -> Check {
    let Some(Frame::LevelThree(frame)) = state.stack.last().cloned() else {
        return Err(message!("not-now").into());
    };
    if *action == Action::End {
        check_end(&frame)?;
        state.stack.pop();
        return Ok(());
    }
    check(state, &frame, action)?;
    let at = state.stack.len() - 1;
    let step = perform(state, frame, action, log);
    if let Frame::LevelThree(frame) = &mut state.stack[at] {
        frame.step = step;
    }
    Ok(())
}

/// Says why, where the reason is more than that it is another ability.
fn check(state: &State, frame: &LevelThree, action: &Action) -> Check {
    let seat = frame.seat;
    match *action {
        Action::ThreeFill(row, source) => match &frame.step {
            LevelThreeStep::Energies(_) if state.free_slots(seat, row) > 0 => {}
            LevelThreeStep::Energies(_) => {
                return Err(message!("row-full", row = row.to_string()).into());
            }
            _ => state.check_fill(seat, row, source)?,
        },
        Action::ThreePlace(source, target) => {
            state.check_source(seat, source)?;
            state.check_target(seat, source.kind, target)?;
        }
        Action::ThreeBound(kind, from, to) => check_bound(state, seat, kind, from, to)?,
        _ => {}
    }
    if real_options(state, frame).contains(action) {
        Ok(())
    } else {
        Err(message!("not-this-ability").into())
    }
}

fn perform(state: &mut State, frame: LevelThree, action: &Action, log: &mut Log) -> LevelThreeStep {
    let seat = frame.seat;
    match (action, frame.step) {
        (Action::ThreeFill(row, source), LevelThreeStep::Energies(mut hand)) => {
            hand[source.kind] -= 1;
            state.row_mut(seat, *row)[source.kind] += 1;
            LevelThreeStep::Energies(hand)
        }
        (Action::ThreeFill(row, source), _) => {
            state.fill(seat, *row, *source, log);
            LevelThreeStep::Tile(row.position)
        }
        (Action::ThreeRelay(slot, relay), LevelThreeStep::Relays(mut hand)) => {
            let at = hand.iter().position(|held| held == relay);
            state.player_mut(seat).relays[usize::from(*slot)] = at.map(|at| hand.swap_remove(at));
            LevelThreeStep::Relays(hand)
        }
        (Action::ThreePlace(source, target), _) => {
            state.take(seat, *source);
            state.put_on(seat, source.kind, *target, log);
            LevelThreeStep::Done
        }
        (Action::ThreeBound(kind, from, to), _) => {
            move_bound(state, seat, *kind, *from, *to);
            log.say(message!(
                "moves-bound",
                seat = seat,
                kind = kind_name(*kind),
                from = from.to_string(),
                to = to.to_string()
            ));
            LevelThreeStep::Done
        }
        _ => lift(state, seat, log),
    }
}

fn lift(state: &mut State, seat: Seat, log: &mut Log) -> LevelThreeStep {
    log.say(message!("rearranges", seat = seat));
    if state.character(seat) == Some(Character::Rusne) {
        let relays = &mut state.player_mut(seat).relays;
        let hand = relays.iter_mut().filter_map(Option::take).collect();
        return LevelThreeStep::Relays(hand);
    }
    let hand = device(state, seat);
    for tile in &mut state.player_mut(seat).active {
        tile.rows = [Energies::default(); 2];
    }
    LevelThreeStep::Energies(hand)
}

fn move_bound(state: &mut State, seat: Seat, kind: Kind, from: BoundAt, to: BoundAt) {
    match from {
        BoundAt::Monument(region) => {
            let mon = data().region(region).monument;
            state.monument_mut(mon).bound[seat.index()][kind] -= 1;
        }
        BoundAt::Pillar(region) => state.clear_pillar(seat, region),
    }
    match to {
        BoundAt::Monument(region) => {
            let mon = data().region(region).monument;
            state.monument_mut(mon).bound[seat.index()][kind] += 1;
        }
        BoundAt::Pillar(region) => {
            let space = state.pillar_space(region).expect("it was checked");
            state.pillars[region.index()][space] = Some(Owned { seat, kind });
        }
    }
}
