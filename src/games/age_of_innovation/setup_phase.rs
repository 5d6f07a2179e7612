//! Decisions before the first round: sets or draft, starting buildings.

use super::action::{Action, Pick};
use super::buildings;
use super::eyes::Eyes;
use super::ids::Building;
use super::maps::Spot;
use super::play::Play;
use super::setup;
use super::state::{Phase, State};
use crate::games::Seat;
use crate::games::hex::Hex;
use crate::games::message::{Arg, Refusal, message};

/// Planning card, faction, palace.
const PICKS: usize = 3;

/// The seat that must decide in this phase of the setup.
pub fn actor(state: &State) -> Option<Seat> {
    let reversed = |turn: u8| state.order.iter().rev().nth(usize::from(turn)).copied();
    match state.phase {
        Phase::Sets(turn) | Phase::DraftBonus(turn) => reversed(turn),
        Phase::Draft(turn) => {
            let seats = state.seats();
            let turn = usize::from(turn);
            (turn < PICKS * seats).then(|| state.order[turn % seats])
        }
        Phase::Place(turn) => placements(state).get(usize::from(turn)).copied(),
        _ => None,
    }
}

/// Whose starting buildings come when: once round, once back, then thirds and universities.
pub fn placements(state: &State) -> Vec<Seat> {
    let usual = |seat: &&Seat| state.faction(**seat).start.starting_building.is_none();
    let extra = |seat: &&Seat| {
        state
            .faction(**seat)
            .start
            .extra_starting_building
            .is_some()
    };
    let order = || state.order.iter();
    let round = order().filter(usual);
    let back = order().rev().filter(usual);
    let third = order().filter(extra);
    let instead = order().filter(|seat| !usual(seat));
    round
        .chain(back)
        .chain(third)
        .chain(instead)
        .copied()
        .collect()
}

pub fn candidates(eyes: &Eyes<'_>) -> Vec<Action> {
    let state = eyes.state;
    let pool = &state.drafted;
    match state.phase {
        Phase::Sets(_) => state
            .sets
            .iter()
            .map(|set| Action::Set(set.board))
            .collect(),
        Phase::Draft(_) => {
            let boards = pool.boards.iter().map(|tile| Pick::Board(*tile));
            let factions = pool.factions.iter().map(|tile| Pick::Faction(*tile));
            let palaces = pool.palaces.iter().map(|tile| Pick::Palace(*tile));
            let all = boards.chain(factions).chain(palaces);
            all.map(Action::Draft).collect()
        }
        Phase::DraftBonus(_) => {
            let bonuses = pool.bonuses.iter();
            bonuses
                .map(|tile| Action::Draft(Pick::Bonus(*tile)))
                .collect()
        }
        Phase::Place(_) => {
            let tower = state.faction(eyes.seat).start.extra_starting_building;
            let kinds = [None, tower];
            let kinds = &kinds[..1 + usize::from(tower.is_some())];
            let hexes = eyes.empty().iter().map(|hex| eyes.spot(hex));
            let places =
                hexes.flat_map(|spot| kinds.iter().map(move |kind| Action::Place(spot, *kind)));
            places.collect()
        }
        _ => Vec::new(),
    }
}

pub fn check(eyes: &Eyes<'_>, action: &Action) -> Result<(), Refusal> {
    let (state, player) = (eyes.state, eyes.player());
    let pool = &state.drafted;
    let gone = || Err(message!("set-gone").into());
    let is_free = match (state.phase, action) {
        (Phase::Sets(_), Action::Set(board)) => state.sets.iter().any(|set| set.board == *board),
        (Phase::Draft(_), Action::Draft(Pick::Board(board))) => {
            has_none(player.board.is_some())?;
            pool.boards.contains(board)
        }
        (Phase::Draft(_), Action::Draft(Pick::Faction(faction))) => {
            has_none(player.faction.is_some())?;
            pool.factions.contains(faction)
        }
        (Phase::Draft(_), Action::Draft(Pick::Palace(palace))) => {
            has_none(player.palace.is_some())?;
            pool.palaces.contains(palace)
        }
        (Phase::DraftBonus(_), Action::Draft(Pick::Bonus(bonus))) => pool.bonuses.contains(bonus),
        (Phase::Place(_), Action::Place(spot, kind)) => {
            return check_place(eyes, *spot, *kind).map(|_| ());
        }
        _ => return Err(message!("not-now").into()),
    };
    if is_free { Ok(()) } else { gone() }
}

fn has_none(owned: bool) -> Result<(), Refusal> {
    if owned {
        Err(message!("draft-owned").into())
    } else {
        Ok(())
    }
}

/// Starting buildings stand on printed native hexes.
fn check_place(
    eyes: &Eyes<'_>,
    spot: Spot,
    kind: Option<Building>,
) -> Result<(Hex, Building, bool), Refusal> {
    let (state, seat) = (eyes.state, eyes.seat);
    let hex = eyes.empty_land(spot)?;
    let native = state.native(seat);
    if state.map().terrain[hex.index()] != Some(native) {
        let native = Arg::name(native.id());
        return Err(message!("not-native", hex = spot.to_string(), native = native).into());
    }
    let start = &state.faction(seat).start;
    let standing = state.owned(seat);
    let (building, neutral) = match (kind, start.extra_starting_building) {
        (None, _) => (start.starting_building.unwrap_or(Building::Workshop), false),
        (Some(kind), Some(extra)) if kind == extra => (extra, true),
        (Some(kind), _) => {
            return Err(message!("no-such-start", building = Arg::name(kind.id())).into());
        }
    };
    let same = |hex: &Hex| state.built(*hex).is_some_and(|b| b.neutral == neutral);
    let already = standing.iter().filter(same).count();
    let most = match (neutral, start.extra_starting_building) {
        (true, _) => 1,
        (false, Some(_)) => 2,
        (false, None) => usize::MAX,
    };
    if already >= most {
        let building = Arg::name(building.id());
        return Err(message!("start-enough", building = building, most = most).into());
    }
    Ok((hex, building, neutral))
}

pub fn perform(play: &mut Play, seat: Seat, action: &Action) {
    match action {
        Action::Set(board) => {
            let sets = &mut play.state.sets;
            let place = sets.iter().position(|set| set.board == *board);
            let set = sets.remove(place.expect("it was checked"));
            let player = play.state.player_mut(seat);
            player.board = Some(set.board);
            player.faction = Some(set.faction);
            player.bonus = Some(set.bonus);
            play.tell(message!(
                "takes-set",
                seat = seat,
                board = Arg::name(set.board.id()),
                faction = Arg::name(set.faction.id()),
                bonus = Arg::name(set.bonus.id())
            ));
        }
        Action::Draft(pick) => draft(play, seat, *pick),
        Action::Place(spot, kind) => {
            let eyes = Eyes::of(play, seat);
            let (hex, building, neutral) =
                check_place(&eyes, *spot, *kind).expect("it was checked");
            buildings::put(play, seat, hex, building, neutral);
            play.tell(message!(
                "starts-at",
                seat = seat,
                building = Arg::name(building.id()),
                hex = spot.to_string()
            ));
        }
        other => unreachable!("{other} is no part of the setup"),
    }
    let (turn, phase): (u8, fn(u8) -> Phase) = match play.state.phase {
        Phase::Sets(turn) => (turn, Phase::Sets),
        Phase::Draft(turn) => (turn, Phase::Draft),
        Phase::DraftBonus(turn) => (turn, Phase::DraftBonus),
        Phase::Place(turn) => (turn, Phase::Place),
        other => unreachable!("{other:?} has no such decision"),
    };
    play.state.phase = phase(turn + 1);
}

fn draft(play: &mut Play, seat: Seat, pick: Pick) {
    let pool = &mut play.state.drafted;
    match pick {
        Pick::Board(tile) => pool.boards.retain(|other| *other != tile),
        Pick::Faction(tile) => pool.factions.retain(|other| *other != tile),
        Pick::Palace(tile) => pool.palaces.retain(|other| *other != tile),
        Pick::Bonus(tile) => pool.bonuses.retain(|other| *other != tile),
    }
    let player = play.state.player_mut(seat);
    match pick {
        Pick::Board(tile) => player.board = Some(tile),
        Pick::Faction(tile) => player.faction = Some(tile),
        Pick::Palace(tile) => player.palace = Some(tile),
        Pick::Bonus(tile) => player.bonus = Some(tile),
    }
    let id = match pick {
        Pick::Board(tile) => tile.id(),
        Pick::Faction(tile) => tile.id(),
        Pick::Palace(tile) => tile.id(),
        Pick::Bonus(tile) => tile.id(),
    };
    play.tell(message!("takes", seat = seat, tile = Arg::name(id)));
}

/// The last pick is made: what nobody took leaves the match.
pub fn finish_choosing(play: &mut Play) {
    let pool = std::mem::take(&mut play.state.drafted);
    if play.state.draft {
        play.state.market = pool.bonuses.into_iter().map(setup::new_offer).collect();
    }
    play.state.sets.clear();
    for seat in Seat::all(play.state.seats()) {
        setup::furnish(&mut play.state, seat);
    }
}
