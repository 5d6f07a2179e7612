//! What a seat may do now: candidates of every kind, kept if they are permitted.

use crate::action::{Action, Spades, Upgrade};
use crate::data::map::BOARD;
use crate::data::{BonusTile, Faction, Perk, PowerAction, Special};
use crate::perform::towns;
use crate::permit::eyes::Eyes;
use crate::permit::weigh;
use crate::state::{Phase, Stage, State};
use kernel::Seat;
use kernel::land::{Hex, HexSet};

pub fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let eyes = Eyes::quiet(state, seat);
    let mut actions = candidates(&eyes);
    actions.retain(|action| weigh(&eyes, action).is_ok());
    actions
}

/// What declines the open decision, where the rules say ‘may’.
pub fn declining(state: &State, seat: Seat) -> Vec<Action> {
    let none = Action::SecondSpade {
        hex: None,
        build: false,
    };
    match &state.phase {
        Phase::Turn { seat: turn, stage } if *turn == seat => match stage {
            Stage::BeforeAction | Stage::Towns => Vec::new(),
            Stage::SecondSpade { .. } => vec![none],
            Stage::EdgeHouse => vec![Action::Edge(None)],
            Stage::FreeSail => vec![Action::FreeSail(false)],
            Stage::AfterAction => vec![Action::End],
        },
        Phase::Window(open) if open.contains(&seat) => vec![Action::End],
        Phase::Neutral(_)
        | Phase::Factions(_)
        | Phase::Houses(_)
        | Phase::Bonus(_)
        | Phase::Turn { .. }
        | Phase::Window(_)
        | Phase::Over => Vec::new(),
    }
}

fn candidates(eyes: &Eyes<'_>) -> Vec<Action> {
    let (state, seat) = (eyes.state, eyes.seat);
    let is_first = |queue: &[Seat]| queue.first() == Some(&seat);
    let tiles = || state.bonus_tiles.iter().map(|(tile, _)| *tile);
    match &state.phase {
        Phase::Neutral(due) => match due.first() {
            Some((first, colour)) if *first == seat => state
                .open_marks(*colour)
                .iter()
                .map(Action::Neutral)
                .collect(),
            _ => Vec::new(),
        },
        Phase::Factions(queue) if is_first(queue) => Faction::all().map(Action::Faction).collect(),
        Phase::Houses(queue) if is_first(queue) => BOARD.grid.hexes().map(Action::House).collect(),
        Phase::Bonus(queue) if is_first(queue) => tiles().map(Action::Bonus).collect(),
        Phase::Turn { seat: turn, stage } if *turn == seat => in_turn(eyes, stage),
        Phase::Window(open) if open.contains(&seat) => {
            let mut actions = exchanges(state, seat);
            actions.push(Action::End);
            actions
        }
        Phase::Factions(_)
        | Phase::Houses(_)
        | Phase::Bonus(_)
        | Phase::Turn { .. }
        | Phase::Window(_)
        | Phase::Over => Vec::new(),
    }
}

fn in_turn(eyes: &Eyes<'_>, stage: &Stage) -> Vec<Action> {
    let (state, seat) = (eyes.state, eyes.seat);
    match *stage {
        Stage::BeforeAction => {
            let mut actions = digging(eyes);
            actions.extend(building(eyes));
            actions.extend(exchanges(state, seat));
            actions.extend(river_towns(state, seat));
            actions.extend(
                state
                    .bonus_tiles
                    .iter()
                    .map(|(tile, _): &(BonusTile, u16)| Action::Pass(*tile)),
            );
            actions
        }
        Stage::SecondSpade { reach, .. } => {
            let both = |hex| {
                [true, false].map(|build| Action::SecondSpade {
                    hex: Some(hex),
                    build,
                })
            };
            let mut actions: Vec<Action> = reach.iter().flat_map(both).collect();
            actions.push(Action::SecondSpade {
                hex: None,
                build: false,
            });
            actions
        }
        Stage::EdgeHouse => {
            let free = BOARD.edge.without(state.occupied());
            free.iter()
                .map(|hex| Action::Edge(Some(hex)))
                .chain([Action::Edge(None)])
                .collect()
        }
        Stage::FreeSail => vec![Action::FreeSail(true), Action::FreeSail(false)],
        Stage::Towns => foundings(state, seat),
        Stage::AfterAction => {
            let mut actions = exchanges(state, seat);
            actions.extend(river_towns(state, seat));
            actions.push(Action::End);
            actions
        }
    }
}

/// Building and making habitable, by every means that the player has.
fn digging(eyes: &Eyes<'_>) -> Vec<Action> {
    let (state, seat) = (eyes.state, eyes.seat);
    let reach = eyes.reach();
    let player = state.player(seat);
    let mut actions = Vec::with_capacity(128);
    actions.extend(reach.iter().map(Action::Build));
    // What costs least comes first: it is what a menu offers first.
    for with in Spades::ALL.into_iter().rev() {
        let open = match (with.power_action(), with.special()) {
            (Some(action), _) => power_at_hand(state, seat, action),
            (_, Some(special)) => player.may_special(special),
            _ => true,
        };
        let hexes = match with {
            _ if !open => HexSet::EMPTY,
            Spades::Sun => BOARD.grid.around(player.buildings()),
            Spades::Coins | Spades::Power | Spades::Power2 | Spades::Bonus | Spades::Fairy => reach,
        };
        let both = |hex| [true, false].map(|build| Action::Dig { with, hex, build });
        actions.extend(hexes.iter().flat_map(both));
    }
    // Two spades where one is enough ask for a place for the other: no first suggestion.
    let leaves_a_spade = |action: &Action| {
        matches!(*action, Action::Dig { with: Spades::Power2, hex, .. }
            if state.spades_needed(seat, hex) == 1)
    };
    actions.sort_by_key(leaves_a_spade);
    actions
}

fn power_at_hand(state: &State, seat: Seat, action: PowerAction) -> bool {
    state.used_by(action).is_none()
        && state.player(seat).bowls.ready() >= state.power_price(seat, action)
}

/// Upgrades, bridges, sailing and the other special actions.
fn building(eyes: &Eyes<'_>) -> Vec<Action> {
    let (state, seat) = (eyes.state, eyes.seat);
    let player = state.player(seat);
    let upgrades = |hex: Hex| Upgrade::ALL.map(|to| Action::Upgrade { hex, to });
    let own = player.houses.or(player.posts);
    let mut actions: Vec<Action> = own.iter().flat_map(upgrades).collect();
    actions.extend([false, true].map(|by_power| Action::Sail { by_power }));
    let bridges = [None, Some(PowerAction::Bridge3), Some(PowerAction::Bridge4)];
    for by in bridges {
        if by.is_none_or(|action| power_at_hand(state, seat, action)) {
            actions.extend(BOARD.sites().map(|site| Action::Bridge { by, site }));
        }
    }
    actions.push(Action::PowerCoins);
    if player.may_special(Special::Lake) {
        actions.extend(BOARD.grid.hexes().map(Action::LakeHouse));
    }
    if player.may_special(Special::Post) {
        actions.extend(player.houses.iter().map(Action::FreePost));
    }
    if player.may_special(Special::Invent) {
        actions.extend(eyes.reach().iter().map(Action::InventPost));
    }
    actions
}

fn exchanges(state: &State, seat: Seat) -> Vec<Action> {
    let ready = state.player(seat).bowls.ready();
    let coins = (1..=ready).map(Action::Coins);
    coins.chain((1..=ready).map(Action::Points)).collect()
}

fn river_towns(state: &State, seat: Seat) -> Vec<Action> {
    let player = state.player(seat);
    if !player.has(Perk::RiverTowns) {
        return Vec::new();
    }
    let joins = |river: &Hex| towns::may_join_over(state, seat, *river).is_ok();
    let rivers = BOARD
        .grid
        .river()
        .and(BOARD.grid.around(player.buildings()));
    let tiles = |river| {
        player
            .town_tiles()
            .map(move |tile| Action::RiverTown { river, tile })
    };
    rivers.iter().filter(joins).flat_map(tiles).collect()
}

/// Which tile, and for which group where there are several.
fn foundings(state: &State, seat: Seat) -> Vec<Action> {
    let groups = towns::qualifying(state, seat);
    let named = |group: &HexSet| {
        if groups.len() == 1 {
            None
        } else {
            group.first()
        }
    };
    let tiles = |at| {
        state
            .player(seat)
            .town_tiles()
            .map(move |tile| Action::Town { tile, at })
    };
    groups.iter().map(named).flat_map(tiles).collect()
}
