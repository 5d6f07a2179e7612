//! E3: the level III abilities (rules 13.5 and 15).

use crate::action::{Action, BoundAt, From, Source, Target};
use crate::data::data;
use crate::perform::energy::{Check, kind_name};
use crate::perform::tracks::BindPlace;
use crate::permit::not_now;
use crate::state::ids::*;
use crate::state::*;
use kernel::Seat;
use kernel::message::message;

pub(crate) fn is_due(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.earned_iii
        && !player.used_iii
        && player
            .character
            .is_some_and(|character| state.can(seat, character, 3))
}

pub(crate) fn begin(state: &mut State, seat: Seat) {
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
    let rows = Row::all().filter(fits);
    rows.flat_map(|row| {
        let sources = state.sources_beside(seat, row.position_bit()).into_iter();
        sources.map(move |source| Action::ThreeFill(row, source))
    })
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
    let empty = (0..small(POSITIONS)).filter(|&slot| relays[usize::from(slot)].is_none());
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

/// Where a bound energy would go.
fn check_bound(
    state: &State,
    seat: Seat,
    kind: Kind,
    from: BoundAt,
    to: BoundAt,
) -> Check<BindPlace> {
    let lies = match from {
        BoundAt::Monument(region) => state
            .bound_at(seat, data().region(region).monument)
            .has(kind),
        BoundAt::Pillar(region) => state.pillar_energy(seat, region) == Some(kind),
    };
    if !lies || from == to {
        return Err(message!("not-there", kind = kind_name(kind), place = from).into());
    }
    let (BoundAt::Monument(region) | BoundAt::Pillar(region)) = to;
    if State::regions_of(state.player(seat).figure.at) & region.bit() == 0 {
        return Err(message!("figure-elsewhere").into());
    }
    match to {
        BoundAt::Pillar(region) => state.check_pillar(seat, region),
        BoundAt::Monument(region) => state.check_monument(region),
    }
}

pub(crate) fn options(state: &State, frame: &LevelThree, out: &mut Vec<Action>) {
    out.extend(real_options(state, frame));
    if check_end(frame).is_ok() {
        out.push(Action::End);
    }
}

fn check_end(frame: &LevelThree) -> Check {
    let in_hand = match &frame.step {
        LevelThreeStep::Energies(hand) => usize::from(hand.total()),
        LevelThreeStep::Relays(hand) => hand.len(),
        LevelThreeStep::Open | LevelThreeStep::Tile(_) | LevelThreeStep::Done => 0,
    };
    if in_hand > 0 {
        return Err(message!("still-in-hand", count = in_hand).into());
    }
    Ok(())
}

/// The ability cannot do anything.
pub(crate) fn is_spent(state: &State, frame: &LevelThree) -> bool {
    frame.step == LevelThreeStep::Open && real_options(state, frame).is_empty()
}

fn using(state: &State) -> Check<LevelThree> {
    if let Some(Frame::LevelThree(frame)) = state.stack.last() {
        return Ok(frame.clone());
    }
    Err(not_now(state))
}

pub(crate) fn end(state: &mut State) -> Check {
    check_end(&using(state)?)?;
    state.stack.pop();
    Ok(())
}

pub(crate) fn play(state: &mut State, action: &Action, log: &mut Log) -> Check {
    let frame = using(state)?;
    let used = permit(state, &frame, action)?;
    let at = state.stack.len() - 1;
    let step = perform(state, frame.seat, used, log);
    if let Frame::LevelThree(frame) = &mut state.stack[at] {
        frame.step = step;
    }
    Ok(())
}

/// What an ability does.
enum Used {
    Refill(Row, Source),
    /// The energies left in hand.
    PutBack(Row, Kind, Energies),
    Lift,
    /// The relays left in hand.
    Hang(u8, RelayTile, Vec<RelayTile>),
    Place(Source, Target),
    Move(Kind, BoundAt, BoundAt, BindPlace),
}

/// Says why, where the reason is more than that it is another ability.
fn permit(state: &State, frame: &LevelThree, action: &Action) -> Check<Used> {
    let seat = frame.seat;
    let used = match (&frame.step, action) {
        (LevelThreeStep::Energies(hand), &Action::ThreeFill(row, source)) => {
            if state.free_slots(seat, row) == 0 {
                return Err(message!("row-full", row = row).into());
            }
            let mut left = *hand;
            let held = source.from.is_none() && left.has(source.kind);
            held.then(|| {
                left[source.kind] -= 1;
                Used::PutBack(row, source.kind, left)
            })
        }
        (LevelThreeStep::Relays(hand), &Action::ThreeRelay(slot, relay)) => {
            let mut left = hand.clone();
            let is_free = state.player(seat).relays[usize::from(slot)].is_none();
            let at = left.iter().position(|held| *held == relay);
            at.filter(|_| is_free).map(|at| {
                left.swap_remove(at);
                Used::Hang(slot, relay, left)
            })
        }
        (_, &Action::ThreeFill(row, source)) => {
            state.check_fill(seat, row, source, row.position_bit())?;
            let offered = real_options(state, frame).contains(action);
            offered.then_some(Used::Refill(row, source))
        }
        (_, &Action::ThreePlace(source, target)) => {
            state.check_source(seat, source)?;
            state.check_target(seat, source.kind, target)?;
            let offered = real_options(state, frame).contains(action);
            offered.then_some(Used::Place(source, target))
        }
        (_, &Action::ThreeBound(kind, from, to)) => {
            let place = check_bound(state, seat, kind, from, to)?;
            let offered = real_options(state, frame).contains(action);
            offered.then_some(Used::Move(kind, from, to, place))
        }
        (LevelThreeStep::Open, Action::ThreeLift) => {
            let offered = real_options(state, frame).contains(action);
            offered.then_some(Used::Lift)
        }
        (
            LevelThreeStep::Open
            | LevelThreeStep::Tile(_)
            | LevelThreeStep::Energies(_)
            | LevelThreeStep::Relays(_)
            | LevelThreeStep::Done,
            _another_ability,
        ) => None,
    };
    used.ok_or_else(|| not_now(state))
}

fn perform(state: &mut State, seat: Seat, used: Used, log: &mut Log) -> LevelThreeStep {
    match used {
        Used::PutBack(row, kind, left) => {
            state.row_mut(seat, row)[kind] += 1;
            LevelThreeStep::Energies(left)
        }
        Used::Refill(row, source) => {
            state.fill(seat, row, source, log);
            LevelThreeStep::Tile(row.position)
        }
        Used::Hang(slot, relay, left) => {
            state.player_mut(seat).relays[usize::from(slot)] = Some(relay);
            LevelThreeStep::Relays(left)
        }
        Used::Place(source, target) => {
            state.take(seat, source);
            state.put_on(seat, source.kind, target, log);
            LevelThreeStep::Done
        }
        Used::Move(kind, from, to, place) => {
            move_bound(state, seat, kind, from, place);
            log.say(message!(
                "moves-bound",
                seat = seat,
                kind = kind_name(kind),
                from = from,
                to = to
            ));
            LevelThreeStep::Done
        }
        Used::Lift => lift(state, seat, log),
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

fn move_bound(state: &mut State, seat: Seat, kind: Kind, from: BoundAt, to: BindPlace) {
    match from {
        BoundAt::Monument(region) => {
            let mon = data().region(region).monument;
            state.monument_mut(mon).bound[seat.index()][kind] -= 1;
        }
        BoundAt::Pillar(region) => state.clear_pillar(seat, region),
    }
    match to {
        BindPlace::Monument(mon) => state.monument_mut(mon).bound[seat.index()][kind] += 1,
        BindPlace::Pillar(region, space) => {
            state.pillars[region.index()][space] = Some(Owned { seat, kind });
        }
    }
}
