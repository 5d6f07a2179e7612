//! Ratings, totals and limits: everything that follows from the cards, workers and tokens.

use crate::data::card::{PactSide, TechType, WonderEffect};
use crate::state::counts::{few, tally};
use crate::state::{Pact, Side, State};
use kernel::Seat;

/// What cards give in actions and tokens; changes of it move the tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    pub civil: i16,
    pub military: i16,
    pub blue: i16,
    pub yellow: i16,
}

impl State {
    /// All pacts in which the seat takes part: the pact, the area it lies in, its side of it.
    pub fn pacts_of(&self, seat: Seat) -> impl Iterator<Item = (Pact, Seat, Side)> + '_ {
        Seat::all(self.seats()).filter_map(move |owner| {
            let pact = self.player(owner).pact?;
            if owner == seat {
                Some((pact, owner, pact.side))
            } else if pact.partner == seat {
                Some((pact, owner, pact.side.other()))
            } else {
                None
            }
        })
    }

    pub fn pact_effects(&self, seat: Seat) -> impl Iterator<Item = &'static PactSide> + '_ {
        self.pacts_of(seat).map(|(pact, _, side)| {
            let card = pact.card.pact().expect("a pact");
            match side {
                Side::A => &card.a,
                Side::B => &card.b,
            }
        })
    }

    /// The pacts between two players, with the area each lies in.
    pub fn pacts_between(&self, one: Seat, other: Seat) -> impl Iterator<Item = (Pact, Seat)> + '_ {
        self.pacts_of(one)
            .filter(move |(pact, owner, _)| *owner == other || pact.partner == other)
            .map(|(pact, owner, _)| (pact, owner))
    }

    pub fn strength(&self, seat: Seat) -> i16 {
        let pacts: i16 = self.pact_effects(seat).map(|side| side.strength).sum();
        (self.player(seat).own_strength() + pacts).max(0)
    }

    pub fn culture_rating(&self, seat: Seat) -> i16 {
        let sides: i16 = self.pact_effects(seat).map(|side| side.culture).sum();
        let tourism: i16 = self
            .pacts_of(seat)
            .map(|(pact, owner, side)| {
                let card = pact.card.pact().expect("a pact");
                let each = match side {
                    Side::A => card.a.culture_per_partner_wonder,
                    Side::B => card.b.culture_per_partner_wonder,
                };
                let partner = if owner == seat { pact.partner } else { owner };
                each * tally(self.player(partner).wonders.len())
            })
            .sum();
        (self.player(seat).own_culture() + sides + tourism).max(0)
    }

    pub fn totals(&self, seat: Seat) -> Totals {
        let player = self.player(seat);
        let government = player.government.government().expect("a government");
        let mut totals = Totals {
            civil: government.civil_actions,
            military: government.military_actions,
            ..Totals::default()
        };
        for stats in player.card_stats() {
            totals.civil += stats.civil_actions;
            totals.military += stats.military_actions;
            totals.blue += stats.blue_tokens;
            totals.yellow += stats.yellow_tokens;
        }
        totals.military += self
            .pact_effects(seat)
            .map(|side| side.military_actions)
            .sum::<i16>();
        totals
    }

    pub fn civil_total(&self, seat: Seat) -> u8 {
        few(self.totals(seat).civil)
    }

    pub fn military_total(&self, seat: Seat) -> u8 {
        few(self.totals(seat).military)
    }

    pub fn civil_limit(&self, seat: Seat) -> usize {
        let bonus = self.player(seat).limit_bonus(|effect| {
            if let WonderEffect::HandLimits { civil, .. } = effect {
                *civil
            } else {
                0
            }
        });
        usize::from(few(self.totals(seat).civil + bonus))
    }

    pub fn military_limit(&self, seat: Seat) -> usize {
        let bonus = self.player(seat).limit_bonus(|effect| {
            if let WonderEffect::HandLimits { military, .. } = effect {
                *military
            } else {
                0
            }
        });
        usize::from(few(self.totals(seat).military + bonus))
    }

    pub fn food_production(&self, seat: Seat) -> i16 {
        let farms: i16 = self
            .player(seat)
            .of_type(TechType::Farm)
            .map(|tech| i16::from(tech.workers) * i16::from(tech.card.tech().per_worker.food))
            .sum();
        let pacts: i16 = self
            .pact_effects(seat)
            .map(|side| side.food_production)
            .sum();
        (farms + pacts).max(0)
    }

    pub fn resource_production(&self, seat: Seat) -> i16 {
        let player = self.player(seat);
        let labs = if player.labs_produce() {
            player.lab_levels()
        } else {
            0
        };
        let pacts: i16 = self
            .pact_effects(seat)
            .map(|side| side.resource_production)
            .sum();
        (player.mine_resources() + labs + pacts).max(0)
    }

    /// Rules 9.1: the highest first, equals clockwise from `first`.
    pub fn ranked(&self, first: Seat, value: impl Fn(Seat) -> i32) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.active_from(first).collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(value(*seat)));
        seats
    }

    pub fn by_strength(&self) -> Vec<Seat> {
        self.ranked(self.current, |seat| i32::from(self.strength(seat)))
    }
}
