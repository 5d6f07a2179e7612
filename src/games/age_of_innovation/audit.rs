//! Proof that no piece was made or lost, and that every number is within its bounds.

use crate::data::DATA;
use crate::state::ids::{Building, CityTile, Competency, Discipline};
use crate::state::{Phase, State};
use kernel::land::Hex;
use kernel::{Seat, few};

type Verdict = Result<(), String>;

fn holds(fact: bool, what: impl FnOnce() -> String) -> Verdict {
    if fact { Ok(()) } else { Err(what()) }
}

pub fn audit(state: &State) -> Verdict {
    supplies(state)?;
    map(state)?;
    let choosing = matches!(
        state.phase,
        Phase::Sets(_) | Phase::Draft(_) | Phase::DraftBonus(_)
    );
    if !choosing {
        for seat in Seat::all(state.seats()) {
            player(state, seat)?;
        }
        tiles(state)?;
    }
    order(state)
}

/// Books, city tiles and competencies: what is not in the supply is with the players.
fn supplies(state: &State) -> Verdict {
    let all = |held: &dyn Fn(usize) -> u8| (0..state.seats()).map(held).sum::<u8>();
    for discipline in Discipline::ALL {
        let index = discipline.index();
        let held = all(&|seat| state.players[seat].books[index]);
        let total = DATA.constants.books_per_discipline;
        holds(held + state.books[index] == total, || {
            format!(
                "{held} {discipline} books with players, {} left",
                state.books[index]
            )
        })?;
        let top = DATA.science.max_level;
        let levels = state.players.iter().map(|player| player.levels[index]);
        holds(levels.clone().all(|level| level <= top), || {
            format!("a level of {discipline} is over {top}")
        })?;
        holds(levels.filter(|level| *level == top).count() <= 1, || {
            format!("two at the top of {discipline}")
        })?;
    }
    for tile in CityTile::all() {
        let held = all(&|seat| state.players[seat].cities[tile.index()]);
        holds(
            held + state.cities[tile.index()] == tile.data().copies,
            || format!("{tile}: {held} with players"),
        )?;
    }
    for kind in Competency::all() {
        let owns = |seat: usize| {
            let owned = state.players[seat].competencies.iter();
            few(owned.filter(|other| **other == kind).count())
        };
        let held = all(&owns);
        let left = state.competencies_left[state.competency_slot(kind)];
        holds(held + left == kind.data().copies, || {
            format!("{kind}: {held} with players, {left} left")
        })?;
        holds((0..state.seats()).all(|seat| owns(seat) <= 1), || {
            format!("{kind} twice with one player")
        })?;
    }
    Ok(())
}

fn map(state: &State) -> Verdict {
    let printed = &state.map().terrain;
    for (index, cell) in state.cells.iter().enumerate() {
        let hex = Hex::at(index);
        holds(cell.terrain.is_some() == printed[index].is_some(), || {
            format!("{} changed between land and river", state.map().spot(hex))
        })?;
        if let Some(built) = cell.built {
            holds(cell.terrain == Some(state.native(built.owner)), || {
                format!("a building on foreign terrain at {}", state.map().spot(hex))
            })?;
        }
    }
    for building in Building::ALL {
        let stand = state.where_built(|b| b.neutral && b.building == *building);
        holds(stand.len() <= usize::from(building.data().neutral), || {
            format!("too many neutral {building}")
        })?;
    }
    for (index, bridge) in state.bridges.iter().enumerate() {
        let again = |other: &crate::state::Bridge| other.ends == bridge.ends;
        holds(!state.bridges[..index].iter().any(again), || {
            "two bridges on one site".into()
        })?;
        holds(state.map().spans.contains(&bridge.ends), || {
            "a bridge where none fits".into()
        })?;
    }
    Ok(())
}

fn player(state: &State, seat: Seat) -> Verdict {
    let player = state.player(seat);
    let constants = &DATA.constants;
    let says = |what: &str| format!("seat {}: {what}", seat.0 + 1);
    let scholars = player.scholars + player.scholar_supply + player.scholars_sent;
    holds(scholars == constants.scholars_per_player, || {
        says(&format!("{scholars} scholars"))
    })?;
    let sources: i32 = player
        .by_source
        .iter()
        .map(|points| i32::from(*points))
        .sum();
    holds(sources == i32::from(player.vp), || {
        says("points without a source")
    })?;
    for building in &Building::ALL[..player.left.len()] {
        let own = |b: crate::state::Built| b.owner == seat && !b.neutral && b.building == *building;
        let stand = state.where_built(own).count();
        let left = player.left[building.index()];
        holds(stand + left == building.data().per_colour, || {
            says(&format!("{stand} {building} on the map, {left} left"))
        })?;
    }
    let bridges = few(state.bridges.iter().filter(|b| b.owner == seat).count());
    holds(
        bridges + player.bridges == constants.bridges_per_player,
        || {
            says(&format!(
                "{bridges} bridges on the map, {} left",
                player.bridges
            ))
        },
    )?;
    let extra: u8 = player
        .innovations
        .iter()
        .map(|tile| tile.data().immediate.power_tokens_to_bowl_three)
        .sum();
    let waits = !player.pending.is_empty();
    let tokens = player.bowls.0.tokens() + player.burnt;
    let whole = constants.power_tokens_start + extra;
    holds(
        tokens == whole || (waits && tokens == constants.power_tokens_start),
        || says(&format!("{tokens} power tokens of {whole}")),
    )?;
    let annexes: u8 = player
        .competencies
        .iter()
        .map(|kind| kind.data().immediate.annexes)
        .sum();
    let placed = state.where_built(|b| b.owner == seat && b.annex).count();
    holds(placed + player.annexes == annexes || waits, || {
        says(&format!(
            "{placed} annexes placed, {} in hand",
            player.annexes
        ))
    })?;
    holds(
        player.innovations.len() <= usize::from(constants.innovations_max_per_player),
        || says("too many innovations"),
    )?;
    let entered = |level: &&u8| **level >= DATA.science.key_needed_to_enter;
    let used = few(player.levels.iter().filter(entered).count());
    holds(used <= player.keys(), || says("a level without its key"))?;
    let board = state.native(seat).board();
    holds(
        usize::from(player.sailing) < board.sailing.len()
            && usize::from(player.terraforming) < board.terraform.len(),
        || says("off the end of a track"),
    )
}

/// Round bonus tiles and innovations are where they can be, each once.
fn tiles(state: &State) -> Verdict {
    let held = state.players.iter().filter_map(|player| player.bonus);
    let mut bonuses: Vec<_> = held
        .chain(state.market.iter().map(|tile| tile.bonus))
        .collect();
    let count = state.seats() + DATA.constants.round_bonus_market;
    bonuses.sort();
    bonuses.dedup();
    holds(bonuses.len() == count, || {
        format!("{} round bonus tiles instead of {count}", bonuses.len())
    })?;
    let mut innovations: Vec<_> = state.innovations.iter().flatten().copied().collect();
    innovations.extend(
        state
            .players
            .iter()
            .flat_map(|player| player.innovations.clone()),
    );
    let there = innovations.len();
    innovations.sort();
    innovations.dedup();
    holds(innovations.len() == there, || "an innovation twice".into())
}

fn order(state: &State) -> Verdict {
    let mut order = state.order.clone();
    order.sort();
    holds(
        order == Seat::all(state.seats()).collect::<Vec<_>>(),
        || "the turn order misses somebody".into(),
    )?;
    let mut passed = state.passed.clone();
    passed.sort();
    passed.dedup();
    holds(passed.len() == state.passed.len(), || "passed twice".into())
}
