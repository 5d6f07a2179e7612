//! Final scoring (rules 16), which also tells how the match stands.

use serde::Serialize;

use crate::data::{Criterion, data};
use crate::state::ids::*;
use crate::state::*;
use kernel::{Outcome, Seat};

/// The points of one seat by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Points {
    pub gained: i64,
    pub monuments: i64,
    pub pillars: i64,
    pub bridge: i64,
    pub achievements: i64,
    pub market: i64,
    pub wind: i64,
}

impl Points {
    pub fn total(&self) -> i64 {
        self.gained
            + self.monuments
            + self.pillars
            + self.bridge
            + self.achievements
            + self.market
            + self.wind
    }
}

/// The entry of a table; its last one stands for more.
fn entry(table: &[i64], count: usize) -> i64 {
    table[count.min(table.len() - 1)]
}

pub fn points(state: &State, seat: Seat) -> Points {
    let scoring = &data().scoring;
    let player = state.player(seat);
    let empty = Kind::ALL.iter().filter(|&&kind| player.reserve[kind] == 0);
    let at_monuments = state.in_play().map(|mon| {
        let bound = usize::from(state.bound_at(seat, mon).total());
        entry(&scoring.monument_energy, bound)
    });
    let pillars = Region::all().filter(|&region| state.pillar_energy(seat, region).is_some());
    let unspent = state.wind && player.has_wind;
    Points {
        gained: entry(&scoring.fully_gained_kinds, empty.count()),
        monuments: at_monuments.sum(),
        pillars: entry(&scoring.pillar_energy, pillars.count()),
        bridge: bridge_points(state, seat),
        achievements: achievement_points(state, seat),
        market: i64::from(player.market.total()) * scoring.market_energy_each,
        wind: if unspent {
            scoring.divine_wind_unspent
        } else {
            0
        },
    }
}

fn achievement_points(state: &State, seat: Seat) -> i64 {
    let bound = state.bound_total(seat);
    let value = |(side, held): (usize, &Option<Owned>)| match held {
        Some(held) if held.seat == seat && side == 0 => {
            data().left_vp_per_energy * i64::from(bound[held.kind])
        }
        Some(held) if held.seat == seat => data().right_vp,
        _ => 0,
    };
    let spaces = state.achievements.iter();
    spaces
        .flat_map(|one| one.spaces.iter().enumerate())
        .map(value)
        .sum()
}

/// The level III bridge on the board, by the side that is face up.
fn bridge_points(state: &State, seat: Seat) -> i64 {
    let player = state.player(seat);
    let (BridgeAt::Site(site), Some(character)) = (player.bridges[2], player.character) else {
        return 0;
    };
    let Some(Bridge::Own { side, .. }) = state.sites[site.index()].filter(|_| state.abilities)
    else {
        return 0;
    };
    let regions = State::regions_of(site.place());
    let regions: Vec<Region> = Region::all()
        .filter(|region| regions & region.bit() != 0)
        .collect();
    let rule = &data().character(character).scoring[side as usize];
    let points = rule.vp * i64::from(times(state, seat, rule.id, &regions));
    if rule.cap > 0 {
        points.min(rule.cap)
    } else {
        points
    }
}

/// How often a criterion is met in the two regions.
fn times(state: &State, seat: Seat, criterion: Criterion, regions: &[Region]) -> u8 {
    let bound: Vec<Energies> = regions
        .iter()
        .map(|&region| state.bound_in(seat, region))
        .collect();
    let monuments: Vec<Energies> = regions
        .iter()
        .map(|&region| state.bound_at(seat, data().region(region).monument))
        .collect();
    let mut all = Energies::default();
    bound.iter().for_each(|&one| all.add(one));
    let at_monuments: u8 = monuments.iter().map(|one| one.total()).sum();
    match criterion {
        Criterion::PerPillarEnergy => all.total() - at_monuments,
        Criterion::TwoInEachRegion => u8::from(bound.iter().all(|one| one.total() >= 2)),
        Criterion::PerKind => small(all.kinds().count()),
        Criterion::ThreeKindsOneMonument => {
            u8::from(monuments.iter().any(|one| one.kinds().count() >= 3))
        }
        Criterion::PerTwoMonumentEnergies => at_monuments / 2,
        Criterion::TwoPrimals => u8::from(all[Kind::Primal] >= 2),
        Criterion::PerPrimal => all[Kind::Primal],
        Criterion::FourInOneRegion => u8::from(bound.iter().any(|one| one.total() >= 4)),
        Criterion::PerSameKind => Kind::ALL
            .into_iter()
            .map(|kind| all[kind])
            .max()
            .unwrap_or(0),
        Criterion::FiveInTwoRegions => u8::from(all.total() >= 5),
    }
}

/// Ties: more bound energy, then more energy in the market, then shared.
pub fn outcome(state: &State) -> Outcome {
    let seats = Seat::all(state.seats());
    let scores: Vec<i64> = seats
        .clone()
        .map(|seat| points(state, seat).total())
        .collect();
    let keys: Vec<(i64, u8, u8)> = seats
        .map(|seat| {
            let bound = state.bound_total(seat).total();
            (
                scores[seat.index()],
                bound,
                state.player(seat).market.total(),
            )
        })
        .collect();
    Outcome::ranked(scores, &keys)
}
