//! What things cost a civilisation.

use crate::data::card::{LeaderEffect, TechType};
use crate::data::{BOARD, Card};
use crate::state::State;
use kernel::Seat;

impl State {
    /// The resources for a worker on this card, after the modifiers of the player's own cards.
    pub fn build_cost(&self, seat: Seat, card: Card) -> u8 {
        let tech = card.tech();
        let mut cost = tech.resource_cost;
        if tech.kind.is_urban() {
            let player = self.player(seat);
            cost = cost.saturating_sub(player.urban_discount(card.level()));
            cost = cost.saturating_sub(self.pair_discount(seat, tech.kind).0);
        }
        cost
    }

    /// What moving a worker from one card to another costs.
    pub fn upgrade_cost(&self, seat: Seat, from: Card, to: Card) -> u8 {
        self.build_cost(seat, to)
            .saturating_sub(self.build_cost(seat, from))
    }

    /// Shakespeare: resources and science off for theatres with a library, and the reverse.
    fn pair_discount(&self, seat: Seat, kind: TechType) -> (u8, u8) {
        let player = self.player(seat);
        let other = match kind {
            TechType::Theater => TechType::Library,
            TechType::Library => TechType::Theater,
            TechType::Farm
            | TechType::Mine
            | TechType::Lab
            | TechType::Temple
            | TechType::Arena
            | TechType::Infantry
            | TechType::Cavalry
            | TechType::Artillery
            | TechType::AirForce => return (0, 0),
        };
        player
            .leader_effects()
            .iter()
            .find_map(|effect| {
                if let LeaderEffect::LibraryTheaterDiscounts { resources, science } = effect
                    && player.count(other) > 0
                {
                    Some((*resources, *science))
                } else {
                    None
                }
            })
            .unwrap_or((0, 0))
    }

    /// The food for one more worker; `None` with an empty yellow bank.
    pub fn population_cost(&self, seat: Seat, discount: u8) -> Option<u8> {
        let player = self.player(seat);
        let printed = BOARD.yellow(player.yellow_bank).food_cost;
        let moses = player.leader_gives(|effect| {
            if let LeaderEffect::PopulationFoodDiscount { amount } = effect {
                Some(*amount)
            } else {
                None
            }
        });
        u8::try_from(printed)
            .ok()
            .map(|cost| cost.saturating_sub(moses + discount))
    }

    /// The science for a technology, peacefully or by a revolution.
    pub fn develop_cost(&self, seat: Seat, card: Card, revolution: bool, discount: u8) -> u8 {
        let player = self.player(seat);
        let mut cost = match card.government() {
            Some(government) if revolution => government.revolution_cost,
            _ => card.science_cost().unwrap_or(0),
        };
        if let Some(tech) = card.technology() {
            cost = cost.saturating_sub(self.pair_discount(seat, tech.kind).1);
            let bach = player.leader_gives(|effect| {
                if let LeaderEffect::TheaterScienceDiscount { amount } = effect {
                    Some(*amount)
                } else {
                    None
                }
            });
            if tech.kind == TechType::Theater {
                cost = cost.saturating_sub(bach);
            }
        }
        let pacts: u8 = self
            .pact_effects(seat)
            .map(|side| side.develop_discount)
            .sum();
        cost.saturating_sub(pacts).saturating_sub(discount)
    }

    /// The civil actions for the card on a space of the row (rules 10.1, 10.2).
    pub fn take_cost(&self, seat: Seat, space: usize, card: Card) -> u8 {
        let player = self.player(seat);
        let mut cost = BOARD.card_row.civil_action_cost[space];
        if card.leader().is_some() {
            cost = cost.saturating_sub(player.leader_gives(|effect| {
                if let LeaderEffect::LeaderTakeDiscount { amount } = effect {
                    Some(*amount)
                } else {
                    None
                }
            }));
        }
        if let Some(wonder) = card.wonder() {
            if !player.leads(|effect| matches!(effect, LeaderEffect::NoWonderSurcharge {})) {
                let each = BOARD.constants.wonder_surcharge_per_completed_wonder;
                cost += each * kernel::few(player.wonders.len());
            }
            for effect in &wonder.effects {
                if let crate::data::card::WonderEffect::TakeDiscountAfterLeaderReplaced { amount } =
                    effect
                    && player.turn.leader_replaced
                {
                    cost = cost.saturating_sub(*amount);
                }
            }
        }
        cost
    }

    /// Civil actions that can be spent, the one that Hammurabi lends included.
    pub fn civil_available(&self, seat: Seat) -> u8 {
        self.player(seat).civil_actions + u8::from(self.hammurabi_stands_in(seat))
    }

    /// R57: the military action is there, or was paid at once under version 1.
    pub fn hammurabi_stands_in(&self, seat: Seat) -> bool {
        self.player(seat).turn.borrowed_civil_action
            && (self.exchanges_are_prepaid() || self.military_available(seat) > 0)
    }

    /// Military actions that can be spent, the temporary ones included.
    pub fn military_available(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.military_actions + player.turn.extra_military_actions
    }
}
