//! What a strong player counts. The weights are in `data/bot.toml`.

use std::sync::LazyLock;

use crate::data::data;
use crate::perform::{acts, scoring};
use crate::state::ids::*;
use crate::state::*;
use kernel::bots::judgement::{Judgement, Tally};
use kernel::{Seat, terms};

terms! {
    Points = "points",
    /// Energy gained from the reserve, and kinds of which one is left there.
    Gained = "gained",
    LastOfKind = "last_of_kind",
    /// Energy in the device: in top rows, where a segment wants it and where not, and in bottom rows.
    Wanted = "wanted",
    Unwanted = "unwanted",
    Bottom = "bottom",
    /// What makes the device better, for each segment still to be built.
    Slots = "slots",
    Symbols = "symbols",
    Upgraded = "upgraded",
    Relays = "relays",
    RelayMatches = "relay_matches",
    Charged = "charged",
    /// Own energy on segments, alone and in company.
    OnSegments = "on_segments",
    Company = "company",
    Finishing = "finishing",
    Supporting = "supporting",
    MonumentTrack = "monument_track",
    PillarTrack = "pillar_track",
    OnTop = "on_top",
    /// Where the energy of a track could be bound, the more the higher it is.
    MonumentsInReach = "monuments_in_reach",
    PillarsInReach = "pillars_in_reach",
    Bridges = "bridges",
    LevelThree = "level_three",
    /// How near the figure is to the next bridge, and whether it has left its start.
    Walk = "walk",
    OnTheWay = "on_the_way",
    Patron = "patron",
    Refills = "refills",
    Aside = "aside",
    /// Energy in the market: enough to acquire, and more than that.
    MarketFew = "market_few",
    MarketMany = "market_many",
    /// How far requirements of open achievements are met, in tenths.
    Achievements = "achievements",
    Qualified = "qualified",
    /// What is being resolved and still to come.
    OpenDeploy = "open_deploy",
    OpenTrack = "open_track",
    OpenSteps = "open_steps",
    OpenBonus = "open_bonus",
    OpenOther = "open_other",
}

pub(crate) fn judgement() -> &'static Judgement {
    static READ: LazyLock<Judgement> = LazyLock::new(|| {
        Judgement::read(TERMS, include_str!("../data/bot.toml")).expect("the data are tested")
    });
    &READ
}

/// Energy in the market up to here buys tiles.
const ENOUGH: u8 = 4;
/// Steps beyond this count as far.
const FAR: i64 = 8;

pub(crate) fn count(state: &State, seat: Seat, tally: &mut Tally) {
    let mut add = |term: Term, count: i64| tally.add(term as usize, count);
    if state.phase == Phase::Secret {
        return;
    }
    add(Term::Points, scoring::points(state, seat).total());
    if state.phase == Phase::Over {
        return;
    }
    let left = segments_left(state);
    device(state, seat, left, &mut add);
    segments(state, seat, &mut add);
    tracks(state, seat, left, &mut add);
    achievements(state, seat, &mut add);
    open_frames(state, seat, &mut add);
    let player = state.player(seat);
    for kind in Kind::ALL {
        let gained = data().reserve[kind] - player.reserve[kind];
        add(Term::Gained, gained.into());
        add(Term::LastOfKind, (player.reserve[kind] == 1).into());
    }
    let market = player.market.total();
    if !state.is_ending {
        add(Term::MarketFew, market.min(ENOUGH).into());
        add(Term::MarketMany, market.saturating_sub(ENOUGH).into());
    }
    add(Term::Patron, player.patron.is_some().into());
    add(Term::Refills, player.refills.into());
    add(Term::Aside, player.aside.total().into());
}

/// Segments still to be built: the match ends with the last.
fn segments_left(state: &State) -> i64 {
    let of = |mon: Mon| {
        let all = data().monument(mon).segments.len();
        all.saturating_sub(usize::from(state.monument(mon).top)) as i64
    };
    state.in_play().map(of).sum()
}

/// Energy that can be deployed or used, and what the device can do with it.
fn device(state: &State, seat: Seat, left: i64, add: &mut impl FnMut(Term, i64)) {
    let player = state.player(seat);
    let wanted = wanted(state);
    for (position, tile) in player.active.iter().enumerate() {
        for kind in tile.rows[0].kinds() {
            let held = i64::from(tile.rows[0][kind]);
            match wanted[kind as usize] {
                true => add(Term::Wanted, held),
                false => add(Term::Unwanted, held),
            }
        }
        add(Term::Bottom, tile.rows[1].total().into());
        if let Some(relay) = player.relays[position] {
            add(Term::Relays, left * (1 + i64::from(relay.is_double)));
        }
    }
    let symbols = |tile: TileId| data().tile(tile).symbols;
    for tile in player.active.iter().map(|tile| tile.id).chain(player.spare) {
        let info = data().tile(tile);
        add(Term::Slots, left * i64::from(info.slots.iter().sum::<u8>()));
        add(
            Term::Symbols,
            left * i64::from(info.symbols.iter().sum::<u8>()),
        );
        for relay in player.relays.iter().flatten() {
            let shown = symbols(tile)[relay.symbol as usize];
            add(Term::RelayMatches, left * i64::from(shown > 0));
        }
    }
    let upgraded = player.actions.iter().filter(|action| action.is_upgraded());
    add(Term::Upgraded, left * upgraded.count() as i64);
    add(Term::Charged, player.is_charged.into());
}

/// The kinds that an open space of a segment takes.
fn wanted(state: &State) -> [bool; 4] {
    let mut wanted = [false; 4];
    for mon in state.in_play() {
        let Some(segment) = state.available(mon) else {
            continue;
        };
        let spaces = segment.spaces.iter().zip(&state.monument(mon).spaces);
        for (asked, _) in spaces.filter(|(_, held)| held.is_none()) {
            wanted[Kind::Primal as usize] = true;
            match asked.kind() {
                Some(kind) => wanted[kind as usize] = true,
                None => wanted = [true; 4],
            }
        }
    }
    wanted
}

/// Energy on segments: more where it completes one.
fn segments(state: &State, seat: Seat, add: &mut impl FnMut(Term, i64)) {
    for mon in state.in_play() {
        let monument = state.monument(mon);
        let held = monument.spaces.iter().flatten();
        let own = held.clone().filter(|held| held.seat == seat).count() as i64;
        let all = held.count() as i64;
        add(Term::OnSegments, own);
        add(Term::Company, own * (all - 1).max(0));
        match monument.finisher {
            Some(finisher) if finisher == seat => add(Term::Finishing, 1),
            Some(_) if own > 0 => add(Term::Supporting, 1),
            Some(_) | None => {}
        }
    }
}

/// Tracks, where they lead, bridges and the way to the next.
fn tracks(state: &State, seat: Seat, left: i64, add: &mut impl FnMut(Term, i64)) {
    let player = state.player(seat);
    let reach = state.reach(seat);
    let here = || Region::all().filter(|region| reach & region.bit() != 0);
    let heights = player
        .tracks
        .map(|track| track.map_or(0, |(_, height)| 1 + i64::from(height)));
    add(Term::MonumentTrack, heights[0]);
    add(Term::PillarTrack, heights[1]);
    let tops = player.tracks.iter().zip(data().track_spaces);
    let on_top = tops.filter(|(track, top)| track.is_some_and(|(_, height)| height == *top));
    add(Term::OnTop, on_top.count() as i64);
    let monuments = here().filter(|region| state.monument(data().region(*region).monument).in_play);
    add(
        Term::MonumentsInReach,
        (1 + heights[0]) * (monuments.count() as i64).min(2),
    );
    let open = |region: &Region| state.check_pillar(seat, *region).is_ok();
    let pillars = here().filter(open).count() as i64;
    add(Term::PillarsInReach, (1 + heights[1]) * pillars.min(2));
    let placed = |at: &BridgeAt| *at != BridgeAt::Board;
    add(
        Term::Bridges,
        player.bridges.iter().filter(|at| placed(at)).count() as i64,
    );
    add(Term::LevelThree, placed(&player.bridges[2]).into());
    if left > 1 {
        add(Term::Walk, FAR - to_bridge(state, player.figure));
    }
    let is_home = data().region(player.home).start == Some(player.figure.at);
    add(Term::OnTheWay, (!is_home).into());
}

/// Steps to the nearest bridge ahead, at most so many.
fn to_bridge(state: &State, figure: Figure) -> i64 {
    let mut seen = vec![figure];
    let mut rim = vec![figure];
    for steps in 1..FAR {
        let mut next = Vec::new();
        for figure in rim {
            for place in state.exits(figure) {
                if place.site().is_some() {
                    return steps;
                }
                let there = State::arrive(figure.at, place);
                if !seen.contains(&there) {
                    seen.push(there);
                    next.push(there);
                }
            }
        }
        rim = next;
    }
    FAR
}

/// How far the achievements are that the seat may still take.
fn achievements(state: &State, seat: Seat, add: &mut impl FnMut(Term, i64)) {
    let right = data()
        .for_players(state.seats())
        .achievement_right_space_open;
    for achievement in &state.achievements {
        let spaces = &achievement.spaces[..1 + usize::from(right)];
        let is_held = spaces.iter().flatten().any(|held| held.seat == seat);
        if is_held || spaces.iter().all(Option::is_some) {
            continue;
        }
        let requirement = &data().achievements[achievement.id.index()].requirement;
        let (has, needs) = state.progress(seat, requirement);
        add(
            Term::Achievements,
            i64::from(has.min(needs)) * 10 / i64::from(needs.max(1)),
        );
        add(Term::Qualified, (has >= needs).into());
    }
}

/// What is still to come from what is being resolved.
fn open_frames(state: &State, seat: Seat, add: &mut impl FnMut(Term, i64)) {
    let own = state
        .stack
        .iter()
        .filter(|frame| frame.seat() == Some(seat));
    for frame in own {
        match frame {
            Frame::Deploy { rows, .. } => {
                let energies = acts::deployed(state, seat, *rows).total();
                add(Term::OpenDeploy, energies.into());
            }
            Frame::Act { tile, done, .. } => {
                add(Term::OpenOther, i64::from(!acts::is_spent(*tile, *done)));
            }
            Frame::Move(frame) => add(Term::OpenSteps, frame.left.into()),
            Frame::Track { left, .. } => add(Term::OpenTrack, (*left).into()),
            Frame::Bonus { .. } => add(Term::OpenBonus, 1),
            Frame::Benefit(frame) => add(Term::OpenBonus, i64::from(!frame.has_gained)),
            Frame::Reposition(frame) => add(Term::OpenSteps, frame.left.into()),
            Frame::Acquire(_) | Frame::Extra { .. } => add(Term::OpenOther, 2),
            Frame::Bound { .. }
            | Frame::Adds { .. }
            | Frame::Build { .. }
            | Frame::Refill(_)
            | Frame::LevelThree(_) => {}
        }
    }
}
