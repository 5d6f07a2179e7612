//! What is being resolved, as everybody at the table sees it.

use serde::Serialize;

use crate::action::Action;
use crate::perform::{bonus, market};
use crate::permit::walk::walks;
use crate::state::ids::*;
use crate::state::*;
use kernel::Seat;

/// Something that asks more than one thing, or more than one player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Question {
    Segment(Building),
    Acquire {
        seat: Seat,
        /// What each tile costs, if not the number of its slot.
        cost: Option<u8>,
        picks: Vec<(u8, TileAt)>,
        /// Still to be paid.
        owed: u8,
    },
    /// An opponent may add energy to the market.
    Add {
        by: Seat,
        seat: Seat,
    },
    /// The level of the bridge from 0.
    Bridge {
        seat: Seat,
        level: u8,
    },
    Bonus {
        seat: Seat,
        offer: Offer,
    },
    Walk(Walk),
}

/// A movement that is under way.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Walk {
    pub seat: Seat,
    /// Where the figure stands.
    pub at: Place,
    /// The relays that it comes from, each with its position; none where something else began it.
    pub relays: Vec<(u8, RelayTile)>,
    /// The steps that each of those positions gives.
    pub yields: [u8; POSITIONS],
}

/// A segment that is being built.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Building {
    pub mon: Mon,
    /// Who gains and releases now.
    pub seat: Seat,
    /// Everybody who still has a part in it, in order, the one of now first.
    pub order: Vec<Seat>,
    pub finisher: Option<Seat>,
    pub patron: Option<Seat>,
    /// The space whose energy the finisher binds, once it is picked.
    pub tie: Option<u8>,
    pub has_gained: bool,
}

/// The kind of turn that the active player has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum TurnKind {
    Open,
    Convey,
    Act,
    /// Setting up, the end of a turn, or the end of the match.
    Other,
}

pub(crate) fn turn_kind(state: &State) -> TurnKind {
    match state.phase {
        Phase::Choose => TurnKind::Open,
        Phase::Convey(_) => TurnKind::Convey,
        Phase::Actions => TurnKind::Act,
        Phase::Characters(_) | Phase::Secret | Phase::Draft(_) | Phase::Close(_) | Phase::Over => {
            TurnKind::Other
        }
    }
}

/// The question that is open, or the segment during which a smaller one is.
pub(crate) fn question(state: &State) -> Option<Question> {
    let own = match state.stack.last()? {
        Frame::Acquire(frame) => Some(Question::Acquire {
            seat: frame.seat,
            cost: frame.cost,
            picks: frame.picks.clone(),
            owed: market::owed(frame) - frame.paid,
        }),
        Frame::Adds { seat, asked } => {
            let other = market::asked_seat(state, *seat, *asked);
            other.map(|other| Question::Add {
                by: *seat,
                seat: other,
            })
        }
        Frame::Bonus { seat, offer, .. } => Some(match bonus::lowest_bridge(state, *seat) {
            Some(level) if *offer.bonus() == crate::data::Bonus::PlaceBridge => {
                Question::Bridge { seat: *seat, level }
            }
            Some(_) | None => Question::Bonus {
                seat: *seat,
                offer: *offer,
            },
        }),
        Frame::Move(frame) => Some(Question::Walk(walk(state, frame.seat))),
        Frame::Act { .. }
        | Frame::Deploy { .. }
        | Frame::Reposition(_)
        | Frame::Track { .. }
        | Frame::Extra { .. }
        | Frame::Bound { .. }
        | Frame::Build { .. }
        | Frame::Benefit(_)
        | Frame::Refill(_)
        | Frame::LevelThree(_) => None,
    };
    own.or_else(|| building(state).map(Question::Segment))
}

fn walk(state: &State, seat: Seat) -> Walk {
    // A relay is resolved while nothing else is; a movement inside another has its own reason.
    let (relays, yields) = match (&state.phase, state.stack.len()) {
        (Phase::Convey(convey), 1) => (state.player(seat).relays, convey.yields),
        (
            Phase::Convey(_)
            | Phase::Characters(_)
            | Phase::Secret
            | Phase::Draft(_)
            | Phase::Choose
            | Phase::Actions
            | Phase::Close(_)
            | Phase::Over,
            _,
        ) => ([None; POSITIONS], [0; POSITIONS]),
    };
    let boots = relays.into_iter().zip(0u8..).filter_map(|(relay, at)| {
        let relay = relay.filter(|relay| relay.symbol == Symbol::Boot)?;
        (yields[usize::from(at)] > 0).then_some((at, relay))
    });
    Walk {
        seat,
        at: state.player(seat).figure.at,
        relays: boots.collect(),
        yields,
    }
}

/// While a figure moves: the bridges more than one step away that it can reach, with the number of steps.
pub(crate) fn bridges_in_reach(state: &State) -> Vec<(Site, u8)> {
    let Some(Frame::Move(frame)) = state.stack.last() else {
        return Vec::new();
    };
    let walks = walks(state, frame.seat).into_iter();
    let bridges = walks.filter_map(|(place, way)| {
        let steps = way.iter().filter(|one| matches!(one, Action::Step(_)));
        Some((place.site()?, small(steps.count())))
    });
    bridges.collect()
}

fn building(state: &State) -> Option<Building> {
    let (mon, patron, asked) = state.stack.iter().rev().find_map(|frame| {
        if let Frame::Build { mon, patron, asked } = frame {
            Some((*mon, *patron, *asked))
        } else {
            None
        }
    })?;
    let benefit = state.stack.iter().rev().find_map(|frame| {
        if let Frame::Benefit(benefit) = frame {
            Some(benefit)
        } else {
            None
        }
    })?;
    let finisher = state.monument(mon).finisher;
    let last = patron.or(finisher)?;
    let spaces = &state.monument(mon).spaces;
    let has_part = |seat: &Seat| spaces.iter().flatten().any(|held| held.seat == *seat);
    let later = state.from_left_of(last).skip(usize::from(asked));
    let later = later.filter(|seat| *seat != benefit.seat && has_part(seat));
    Some(Building {
        mon,
        seat: benefit.seat,
        order: [benefit.seat].into_iter().chain(later).collect(),
        finisher,
        patron,
        tie: benefit.tie,
        has_gained: benefit.has_gained,
    })
}
