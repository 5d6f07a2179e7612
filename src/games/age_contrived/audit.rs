//! Proves that no piece was made or lost and that every number is within its bounds.

use crate::data::data;
use crate::state::ids::*;
use crate::state::*;
use kernel::Seat;

type Verdict = Result<(), String>;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(what()) }
}

pub(crate) fn audit(state: &State) -> Verdict {
    for seat in Seat::all(state.seats()) {
        energies(state, seat)?;
        device(state, seat)?;
        bridges(state, seat)?;
    }
    tiles(state)?;
    actions_and_relays(state)?;
    monuments(state)?;
    pillars_and_achievements(state)?;
    figures(state)
}

/// Each player's 21 energies, kind by kind.
fn energies(state: &State, seat: Seat) -> Verdict {
    let player = state.player(seat);
    let mut all = player.pool;
    for energies in [
        player.reserve,
        player.market,
        player.aside,
        state.bound_total(seat),
    ] {
        all.add(energies);
    }
    for row in Row::all() {
        all.add(state.row(seat, row));
    }
    let on_segments = state
        .monuments
        .iter()
        .flat_map(|mon| mon.spaces.iter().flatten());
    for held in on_segments.filter(|held| held.seat == seat) {
        all[held.kind] += 1;
    }
    for (kind, _) in player.tracks.iter().flatten() {
        all[*kind] += 1;
    }
    if let Some(Frame::LevelThree(frame)) = state
        .stack
        .iter()
        .find(|frame| frame.seat() == Some(seat) && matches!(frame, Frame::LevelThree(_)))
        && let LevelThreeStep::Energies(hand) = frame.step
    {
        all.add(hand);
    }
    for kind in Kind::ALL {
        let total = data().pool[kind] + data().reserve[kind];
        ensure(all[kind] == total, || {
            format!(
                "seat {} has {} of {}, not {total}",
                seat.0 + 1,
                all[kind],
                kind.name()
            )
        })?;
    }
    Ok(())
}

fn device(state: &State, seat: Seat) -> Verdict {
    for row in Row::all() {
        let tile = &state.player(seat).active[usize::from(row.position)];
        let slots = data().tile(tile.id).slots[row.half as usize];
        ensure(state.row(seat, row).total() <= slots, || {
            format!("row {row} of seat {} is too full", seat.0 + 1)
        })?;
    }
    for (height, top) in state.player(seat).tracks.iter().zip(data().track_spaces) {
        ensure(
            height.is_none_or(|(_, height)| (1..=top).contains(&height)),
            || format!("a track of seat {} is too high", seat.0 + 1),
        )?;
    }
    let between_turns =
        matches!(state.phase, Phase::Choose | Phase::Over) && state.stack.is_empty();
    let player = state.player(seat);
    ensure(
        !between_turns || player.refills == 0 && player.aside.is_empty(),
        || format!("seat {} has something left from the last turn", seat.0 + 1),
    )
}

fn bridges(state: &State, seat: Seat) -> Verdict {
    for (level, at) in state.player(seat).bridges.iter().enumerate() {
        let lies: Vec<Site> = Site::all()
            .filter(|site| matches!(state.sites[site.index()], Some(Bridge::Own { seat: owner, level: here, .. }) if owner == seat && usize::from(here) == level))
            .collect();
        let expected: Vec<Site> = match at {
            BridgeAt::Site(site) => vec![*site],
            BridgeAt::Board | BridgeAt::Discarded => Vec::new(),
        };
        ensure(lies == expected, || {
            format!("bridge {} of seat {} lies elsewhere", level + 1, seat.0 + 1)
        })?;
    }
    Ok(())
}

/// Every upgraded tile is in one place at most, every start tile with its owner once at most.
fn tiles(state: &State) -> Verdict {
    let mut seen = vec![0; data().tiles.len()];
    let shared = state.deck.iter().chain(state.market.iter().flatten());
    shared.for_each(|tile| seen[tile.index()] += 1);
    for player in &state.players {
        let mut own = [0; START_TILES];
        for tile in player.active.iter().map(|tile| tile.id).chain(player.spare) {
            match own.get_mut(tile.index()) {
                Some(count) => *count += 1,
                None => seen[tile.index()] += 1,
            }
        }
        ensure(own.iter().all(|&count| count <= 1), || {
            "a start tile is there twice".into()
        })?;
    }
    ensure(seen.iter().all(|&count| count <= 1), || {
        "an upgraded tile is there twice".into()
    })?;
    let packed = state
        .market
        .iter()
        .skip_while(|slot| slot.is_none())
        .all(Option::is_some);
    ensure(packed, || "the market has a gap".into())
}

fn actions_and_relays(state: &State) -> Verdict {
    let many = usize::from(state.seats() > 3);
    for action in ActionId::upgraded() {
        let held = state
            .players
            .iter()
            .flat_map(|player| player.actions)
            .filter(|&other| other == action);
        let total = small(held.count()) + state.actions[action.index() - BASIC_ACTIONS];
        ensure(total == data().action(action).copies[many], || {
            format!("copies of {} are lost", data().action(action).code)
        })?;
    }
    for symbol in Symbol::ALL {
        let hands = state.stack.iter().filter_map(|frame| {
            if let Frame::LevelThree(LevelThree {
                step: LevelThreeStep::Relays(hand),
                ..
            }) = frame
            {
                Some(hand)
            } else {
                None
            }
        });
        let relays: Vec<RelayTile> = state
            .players
            .iter()
            .flat_map(|player| player.relays.iter().flatten())
            .chain(hands.flatten())
            .filter(|relay| relay.symbol == symbol)
            .copied()
            .collect();
        let count = data().relays[symbol as usize].count;
        ensure(
            small(relays.len()) + state.relays[symbol as usize] == count,
            || format!("{} relays are lost", symbol.name()),
        )?;
        let doubles = relays.iter().filter(|relay| relay.is_double).count();
        ensure(doubles == usize::from(!relays.is_empty()), || {
            format!("the double {} relay is not first", symbol.name())
        })?;
    }
    Ok(())
}

fn monuments(state: &State) -> Verdict {
    for mon in Mon::all() {
        let (monument, info) = (state.monument(mon), data().monument(mon));
        let filled = monument.spaces.iter().flatten().count();
        ensure(usize::from(monument.top) <= info.segments.len(), || {
            format!("{mon} is too high")
        })?;
        let idle = !monument.in_play || usize::from(monument.top) == info.segments.len();
        ensure(!idle || filled == 0, || {
            format!("{mon} holds energy that it cannot")
        })?;
        if !monument.is_closed {
            ensure((filled == 3) == monument.finisher.is_some(), || {
                format!("{mon} is completed and not")
            })?;
        }
        let holders = state
            .players
            .iter()
            .filter(|player| player.patron == Some(mon))
            .count();
        ensure(
            holders + usize::from(monument.has_patron) == usize::from(monument.in_play),
            || format!("the patron token of {mon} is lost"),
        )?;
    }
    Ok(())
}

fn pillars_and_achievements(state: &State) -> Verdict {
    let count = data().for_players(state.seats());
    for spaces in &state.pillars {
        ensure(count.pillar_right_space_open || spaces[1].is_none(), || {
            "a closed pillar space is used".into()
        })?;
        let twice = matches!(spaces, [Some(one), Some(other)] if one.seat == other.seat);
        ensure(!twice, || "a player is on a pillar twice".into())?;
    }
    let mut seen = Vec::new();
    for achievement in &state.achievements {
        let spaces = &achievement.spaces;
        ensure(
            count.achievement_right_space_open || spaces[1].is_none(),
            || "a closed achievement space is used".into(),
        )?;
        for held in spaces.iter().flatten() {
            ensure(!seen.contains(held), || {
                "a kind is on two achievements".into()
            })?;
            seen.push(*held);
        }
    }
    Ok(())
}

fn figures(state: &State) -> Verdict {
    for player in &state.players {
        let open = player
            .figure
            .at
            .site()
            .is_none_or(|site| state.sites[site.index()].is_some());
        ensure(open, || "a figure stands on a damaged path".into())?;
        ensure(!state.exits(player.figure).is_empty(), || {
            "a figure cannot move".into()
        })?;
    }
    Ok(())
}
