//! What a strong player counts. The weights are in `data/bot.toml`.

use std::sync::LazyLock;

use crate::bot::way::to_bridge;
use crate::data::{Part, data};
use crate::perform::{acts, scoring};
use crate::state::ids::*;
use crate::state::*;
use kernel::bots::judgement::{Judgement, Tally};
use kernel::{Seat, terms};

terms! {
    Points = "points",
    /// Energy gained from the reserve while there is time to use it, and kinds of which one is left there.
    Gained = "gained",
    LastOfKind = "last_of_kind",
    /// Energy in the device: in top rows, where a segment wants it and where not, and in bottom rows.
    Wanted = "wanted",
    Unwanted = "unwanted",
    Bottom = "bottom",
    /// Energy of top rows that the actions at hand would deploy.
    Ready = "ready",
    /// What makes the device better, for each segment still to be built.
    Slots = "slots",
    Symbols = "symbols",
    Upgraded = "upgraded",
    Relays = "relays",
    /// Movement of tracks and of the figure that relays give while the tiles pass below them.
    RelayTracks = "relay_tracks",
    RelayBoots = "relay_boots",
    Charged = "charged",
    /// Own energy on segments, alone and in company.
    OnSegments = "on_segments",
    Company = "company",
    Finishing = "finishing",
    Supporting = "supporting",
    /// Segments that the seat, whose turn begins, could finish with one energy.
    Openings = "openings",
    MonumentTrack = "monument_track",
    PillarTrack = "pillar_track",
    OnTop = "on_top",
    /// What binding the energy of a track would score where that is possible now, the more the higher
    /// it is.
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
    /// How far requirements of open achievements are met, in tenths; and what an energy would count
    /// where they are met.
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
    if state.phase == Phase::Over || has_had_last_turn(state, seat) {
        return;
    }
    let left = segments_left(state);
    device(state, seat, left, &mut add);
    segments(state, seat, &mut add);
    tracks(state, seat, left, &mut add);
    achievements(state, seat, &mut add);
    open_frames(state, seat, &mut add);
    let player = state.player(seat);
    let time = left.min(SOON);
    for kind in Kind::ALL {
        let gained = data().reserve[kind] - player.reserve[kind];
        add(Term::Gained, time * i64::from(gained));
        add(Term::LastOfKind, (player.reserve[kind] == 1).into());
    }
    let market = player.market.total();
    if !state.is_ending {
        add(Term::MarketFew, market.min(ENOUGH).into());
        add(Term::MarketMany, market.saturating_sub(ENOUGH).into());
    }
    add(Term::Patron, if player.patron.is_some() { left } else { 0 });
    add(Term::Refills, player.refills.into());
    add(Term::Aside, player.aside.total().into());
}

/// After the last segment the seats up to the one before the first have one more turn.
fn has_had_last_turn(state: &State, seat: Seat) -> bool {
    let seats = state.seats();
    let place = |seat: Seat| (seat.index() + seats - state.first.index()) % seats;
    state.is_ending && place(seat) < place(state.active)
}

/// Segments still to be built: the match ends with the last.
fn segments_left(state: &State) -> i64 {
    let of = |mon: Mon| {
        let all = data().monument(mon).segments.len();
        all.saturating_sub(usize::from(state.monument(mon).top)) as i64
    };
    state.in_play().map(of).sum()
}

/// With fewer segments left than this there is hardly time to use what is in the device, or what was
/// reached on the way. Who leads would otherwise never end the match, for fear of losing it.
const SOON: i64 = 3;

/// Energy that can be deployed or used, and what the device can do with it.
fn device(state: &State, seat: Seat, left: i64, add: &mut impl FnMut(Term, i64)) {
    let player = state.player(seat);
    let wanted = wanted(state);
    let time = left.clamp(1, SOON);
    for (position, tile) in player.active.iter().enumerate() {
        for kind in tile.rows[0].kinds() {
            let held = time * i64::from(tile.rows[0][kind]);
            match wanted[kind as usize] {
                true => add(Term::Wanted, held),
                false => add(Term::Unwanted, held),
            }
        }
        add(Term::Bottom, time * i64::from(tile.rows[1].total()));
        if let Some(relay) = player.relays[position] {
            add(Term::Relays, left * (1 + i64::from(relay.is_double)));
        }
    }
    add(Term::Ready, time * deployable(player));
    for tile in player.active.iter().map(|tile| tile.id).chain(player.spare) {
        let info = data().tile(tile);
        add(Term::Slots, left * i64::from(info.slots.iter().sum::<u8>()));
        add(
            Term::Symbols,
            left * i64::from(info.symbols.iter().sum::<u8>()),
        );
        for relay in player.relays.iter().flatten() {
            let shown = info.symbols[relay.symbol as usize];
            if shown > 0 {
                let given = left * i64::from(1 + u8::from(relay.is_double) + shown);
                match relay.symbol {
                    Symbol::Boot => add(Term::RelayBoots, given),
                    Symbol::Monument | Symbol::Pillar => add(Term::RelayTracks, given),
                }
            }
        }
    }
    let upgraded = player.actions.iter().filter(|action| action.is_upgraded());
    add(Term::Upgraded, left * upgraded.count() as i64);
    add(Term::Charged, player.is_charged.into());
}

/// Position 1 deploys from 4 and 5, position 3 from 2 and 3, position 5 from either.
fn deployable(player: &Player) -> i64 {
    let held = |at: usize| i64::from(player.active[at].rows[0].total());
    let acts = |at: usize| usize::from(player.active[at].rows[1].total());
    let mut pairs = [(0, [held(3), held(4)]), (2, [held(1), held(2)])];
    let (mut deployed, mut any) = (0, acts(4));
    for (at, pair) in &mut pairs {
        pair.sort_unstable_by_key(|held| -held);
        let most = acts(*at).min(pair.len());
        deployed += pair[..most].iter().sum::<i64>();
        pair[..most].fill(0);
    }
    while any > 0 {
        let best = pairs.iter_mut().flat_map(|(_, pair)| pair).max();
        deployed += best.map_or(0, std::mem::take);
        any -= 1;
    }
    deployed
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
    let begins = state.active == seat && state.phase == Phase::Choose && state.stack.is_empty();
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
            Some(_) => {}
            None if begins && all == 2 => {
                add(Term::Openings, could_finish(state, seat, mon).into());
            }
            None => {}
        }
    }
}

/// Whether the seat has what the last space of a segment asks for where an action deploys it.
fn could_finish(state: &State, seat: Seat, mon: Mon) -> bool {
    let Some(segment) = state.available(mon) else {
        return false;
    };
    let mut spaces = segment.spaces.iter().zip(&state.monument(mon).spaces);
    let open = spaces.find(|(_, held)| held.is_none());
    let asked = open.and_then(|(asked, _)| asked.kind());
    let fits = |kind: Kind| kind == Kind::Primal || asked.is_none_or(|asked| asked == kind);
    let active = &state.player(seat).active;
    let holds = |positions: &[usize]| {
        let mut tops = positions.iter().map(|at| active[*at].rows[0]);
        tops.any(|row| row.kinds().any(fits))
    };
    let acts = |position: usize| !active[position].rows[1].is_empty();
    holds(&[3, 4]) && (acts(0) || acts(4)) || holds(&[1, 2]) && (acts(2) || acts(4))
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
    let scoring = &data().scoring;
    let at = |region: Region| data().region(region).monument;
    let monument = |region: Region| {
        next(
            &scoring.monument_energy,
            state.bound_at(seat, at(region)).total(),
        )
    };
    let monuments = here().filter(|region| state.monument(at(*region)).in_play);
    let best = monuments.map(monument).max().unwrap_or(0);
    add(Term::MonumentsInReach, heights[0] * best);
    if here().any(|region| state.check_pillar(seat, region).is_ok()) {
        let held = Region::all().filter(|region| state.pillar_energy(seat, *region).is_some());
        let best = next(&scoring.pillar_energy, small(held.count()));
        add(Term::PillarsInReach, heights[1] * best);
    }
    let placed = |at: &BridgeAt| *at != BridgeAt::Board;
    let time = left.min(SOON);
    let bridges = player.bridges.iter().filter(|at| placed(at)).count();
    add(Term::Bridges, time * bridges as i64);
    let level_three = placed(&player.bridges[2]);
    add(Term::LevelThree, time * i64::from(level_three));
    if left > 1 {
        add(Term::Walk, FAR - to_bridge(state, player.figure, FAR));
    }
    let is_home = data().region(player.home).start == Some(player.figure.at);
    add(Term::OnTheWay, time * i64::from(!is_home));
}

/// What one more of a count scores.
fn next(table: &[i64], count: u8) -> i64 {
    let entry = |count: usize| table[count.min(table.len() - 1)];
    entry(usize::from(count) + 1) - entry(usize::from(count))
}

/// How far the achievements are that the seat may still take.
fn achievements(state: &State, seat: Seat, add: &mut impl FnMut(Term, i64)) {
    let right = data()
        .for_players(state.seats())
        .achievement_right_space_open;
    let bound = state.bound_total(seat);
    let all = || {
        state
            .achievements
            .iter()
            .flat_map(|one| one.spaces.iter().flatten())
    };
    let is_free = |kind: &Kind| !all().any(|held| held.seat == seat && held.kind == *kind);
    let Some(most) = Kind::ALL
        .into_iter()
        .filter(is_free)
        .map(|kind| bound[kind])
        .max()
    else {
        return;
    };
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
        if has >= needs {
            add(Term::Qualified, i64::from(most) + 1);
        }
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
            Frame::Act { tile, done, .. } if !acts::is_spent(*tile, *done) => {
                promised(state, seat, *tile, add);
            }
            Frame::Move(frame) => add(Term::OpenSteps, frame.left.into()),
            Frame::Track { left, .. } => add(Term::OpenTrack, (*left).into()),
            Frame::Bonus { .. } => add(Term::OpenBonus, 1),
            Frame::Benefit(frame) => add(Term::OpenBonus, i64::from(!frame.has_gained)),
            Frame::Reposition(frame) => add(Term::OpenSteps, frame.left.into()),
            Frame::Acquire(_) | Frame::Extra { .. } => add(Term::OpenOther, 2),
            Frame::Act { .. }
            | Frame::Bound { .. }
            | Frame::Adds { .. }
            | Frame::Build { .. }
            | Frame::Refill(_)
            | Frame::LevelThree(_) => {}
        }
    }
}

/// What an action tile could be used for: the first of its parts that is of use.
fn promised(state: &State, seat: Seat, tile: ActionId, add: &mut impl FnMut(Term, i64)) {
    for part in &data().action(tile).parts {
        let (term, count) = match part {
            Part::Deploy { positions, tiles } => {
                let held = |at: &u8| {
                    let row = Row::new(at - 1, Half::Top);
                    i64::from(state.row(seat, row).total())
                };
                let held = positions.iter().map(held);
                let most = if *tiles > 1 {
                    held.sum()
                } else {
                    held.max().unwrap_or(0)
                };
                (Term::OpenDeploy, most)
            }
            Part::Recharge => (Term::Charged, (!state.player(seat).is_charged).into()),
            Part::MoveCharacter { .. } => continue,
            Part::MonumentTrack { n } | Part::PillarTrack { n } | Part::OneOfTracks { n } => {
                (Term::OpenTrack, i64::from(*n))
            }
            Part::Acquire { .. } | Part::Reposition { .. } | Part::AnyActionTile => {
                (Term::OpenOther, 1)
            }
        };
        if count > 0 {
            return add(term, count);
        }
    }
}
