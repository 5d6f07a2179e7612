//! Decisions before the first round: sets or draft, starting buildings.

use crate::action::{Action, Pick};
use crate::data::maps::Spot;
use crate::perform::buildings;
use crate::perform::play::Play;
use crate::permit::bill::SetupBill;
use crate::permit::eyes::Eyes;
use crate::state::ids::Building;
use crate::state::setup;
use crate::state::{Phase, State};
use kernel::Seat;
use kernel::land::Hex;
use kernel::message::{Arg, Refusal, message};

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
        Phase::Personal(_)
        | Phase::Effects(_)
        | Phase::Income(_)
        | Phase::Actions { .. }
        | Phase::Closing
        | Phase::Science(_)
        | Phase::Over => None,
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
        Phase::Personal(_)
        | Phase::Effects(_)
        | Phase::Income(_)
        | Phase::Actions { .. }
        | Phase::Closing
        | Phase::Science(_)
        | Phase::Over => Vec::new(),
    }
}

pub fn check(eyes: &Eyes<'_>, action: &Action) -> Result<SetupBill, Refusal> {
    let (state, player) = (eyes.state, eyes.player());
    let pool = &state.drafted;
    let gone = || Refusal(message!("set-gone"));
    let not_now = || eyes.refuse(|| message!("not-now"));
    match state.phase {
        Phase::Sets(_) => {
            let Action::Set(board) = *action else {
                return not_now();
            };
            let set = state.sets.iter().find(|set| set.board == board);
            set.map(|set| SetupBill::Set(*set)).ok_or_else(gone)
        }
        Phase::Draft(_) | Phase::DraftBonus(_) => {
            let Action::Draft(pick) = *action else {
                return not_now();
            };
            let bonuses = matches!(state.phase, Phase::DraftBonus(_));
            let there = match pick {
                Pick::Board(board) if !bonuses => {
                    has_none(eyes, player.board.is_some())?;
                    pool.boards.contains(&board)
                }
                Pick::Faction(faction) if !bonuses => {
                    has_none(eyes, player.faction.is_some())?;
                    pool.factions.contains(&faction)
                }
                Pick::Palace(palace) if !bonuses => {
                    has_none(eyes, player.palace.is_some())?;
                    pool.palaces.contains(&palace)
                }
                Pick::Bonus(bonus) if bonuses => pool.bonuses.contains(&bonus),
                Pick::Board(_) | Pick::Faction(_) | Pick::Palace(_) | Pick::Bonus(_) => {
                    return not_now();
                }
            };
            there.then_some(SetupBill::Draft(pick)).ok_or_else(gone)
        }
        Phase::Place(_) => {
            let Action::Place(spot, kind) = *action else {
                return not_now();
            };
            check_place(eyes, spot, kind)
        }
        Phase::Personal(_)
        | Phase::Effects(_)
        | Phase::Income(_)
        | Phase::Actions { .. }
        | Phase::Closing
        | Phase::Science(_)
        | Phase::Over => not_now(),
    }
}

fn has_none(eyes: &Eyes<'_>, owned: bool) -> Result<(), Refusal> {
    if owned {
        eyes.refuse(|| message!("draft-owned"))
    } else {
        Ok(())
    }
}

/// Starting buildings stand on printed native hexes.
fn check_place(eyes: &Eyes<'_>, spot: Spot, kind: Option<Building>) -> Result<SetupBill, Refusal> {
    let (state, seat) = (eyes.state, eyes.seat);
    let hex = eyes.empty_land(spot)?;
    let native = state.native(seat);
    if state.map().terrain[hex.index()] != Some(native) {
        let native = Arg::name(native.id());
        return eyes.refuse(|| message!("not-native", hex = spot.to_string(), native = native));
    }
    let start = &state.faction(seat).start;
    let standing = state.owned(seat);
    let (building, neutral) = match (kind, start.extra_starting_building) {
        (None, _) => (start.starting_building.unwrap_or(Building::Workshop), false),
        (Some(kind), Some(extra)) if kind == extra => (extra, true),
        (Some(kind), _) => {
            return eyes.refuse(|| message!("no-such-start", building = Arg::name(kind.id())));
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
        return eyes.refuse(|| message!("start-enough", building = building, most = most));
    }
    Ok(SetupBill::Place {
        hex,
        building,
        neutral,
    })
}

pub fn perform(play: &mut Play, seat: Seat, bill: SetupBill) {
    match bill {
        SetupBill::Set(set) => {
            play.state.sets.retain(|other| other.board != set.board);
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
        SetupBill::Draft(pick) => draft(play, seat, pick),
        SetupBill::Place {
            hex,
            building,
            neutral,
        } => {
            buildings::put(play, seat, hex, building, neutral);
            let hex = play.state.map().spot(hex).to_string();
            play.tell(message!(
                "starts-at",
                seat = seat,
                building = Arg::name(building.id()),
                hex = hex
            ));
        }
    }
    next_turn(play);
}

/// The next decision of the same phase.
fn next_turn(play: &mut Play) {
    let (Phase::Sets(turn) | Phase::Draft(turn) | Phase::DraftBonus(turn) | Phase::Place(turn)) =
        &mut play.state.phase
    else {
        return;
    };
    *turn += 1;
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
