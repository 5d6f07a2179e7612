//! Armies: units grouped under a tactic so that the strength is as high as possible.

use crate::data::Card;
use crate::data::card::{LeaderEffect, Tactic, TechType};
use crate::state::Player;

/// The units that can fill the places of an army.
#[derive(Clone, Copy, Default)]
struct Ranks {
    infantry: u8,
    cavalry: u8,
    artillery: u8,
}

impl Ranks {
    fn add(&mut self, kind: TechType, count: u8) {
        match kind {
            TechType::Infantry => self.infantry += count,
            TechType::Cavalry => self.cavalry += count,
            TechType::Artillery => self.artillery += count,
            // Aircraft joins armies, and fills no place in them.
            TechType::AirForce
            | TechType::Farm
            | TechType::Mine
            | TechType::Lab
            | TechType::Temple
            | TechType::Library
            | TechType::Arena
            | TechType::Theater => {}
        }
    }

    /// The largest number of armies; with `mixed` infantry may fill places of cavalry.
    fn armies(self, tactic: &Tactic, mixed: bool) -> u8 {
        let per = |have: u8, need: u8| have.checked_div(need).unwrap_or(u8::MAX);
        let foot = per(self.infantry, tactic.infantry);
        let guns = per(self.artillery, tactic.artillery);
        let horse = if mixed {
            per(
                self.infantry + self.cavalry,
                tactic.infantry + tactic.cavalry,
            )
        } else {
            per(self.cavalry, tactic.cavalry)
        };
        foot.min(guns).min(horse)
    }
}

impl Player {
    /// Printed strength of these units and of the armies they form.
    pub fn force_of(&self, units: &[(Card, u8)]) -> i16 {
        let printed: i16 = units
            .iter()
            .map(|(card, count)| i16::from(*count) * card.tech().per_worker.strength)
            .sum();
        printed + self.tactical_strength(units)
    }

    /// What the armies add: fresh ones first, and aircraft to the fresh ones first.
    fn tactical_strength(&self, units: &[(Card, u8)]) -> i16 {
        let Some(card) = self.tactic else { return 0 };
        let tactic = card.tactic().expect("a tactic");
        let (mut all, mut fresh, mut aircraft) = (Ranks::default(), Ranks::default(), 0);
        for (unit, count) in units {
            let kind = unit.tech().kind;
            if kind == TechType::AirForce {
                aircraft += count;
                continue;
            }
            all.add(kind, *count);
            if unit.level() + 2 > card.level() {
                fresh.add(kind, *count);
            }
        }
        let mixed = self.leads(|effect| matches!(effect, LeaderEffect::InfantryAsCavalry {}));
        let armies = all.armies(tactic, mixed);
        let new = fresh.armies(tactic, mixed);
        let old = armies - new;
        let doubled_new = new.min(aircraft);
        let doubled_old = old.min(aircraft - doubled_new);
        i16::from(new + doubled_new) * tactic.strength
            + i16::from(old + doubled_old) * tactic.outdated_strength
    }

    /// Armies under the current tactic: fresh and outdated ones.
    pub fn armies(&self) -> (u8, u8) {
        let Some(card) = self.tactic else {
            return (0, 0);
        };
        let tactic = card.tactic().expect("a tactic");
        let mixed = self.leads(|effect| matches!(effect, LeaderEffect::InfantryAsCavalry {}));
        let count = |keep: &dyn Fn(Card) -> bool| {
            let mut ranks = Ranks::default();
            for tech in self.units().filter(|tech| keep(tech.card)) {
                ranks.add(tech.card.tech().kind, tech.workers);
            }
            ranks.armies(tactic, mixed)
        };
        let fresh = count(&|unit| unit.level() + 2 > card.level());
        (fresh, count(&|_| true) - fresh)
    }
}
