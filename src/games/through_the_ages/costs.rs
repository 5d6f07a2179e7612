//! What things cost a civilisation, and paying for them.

use super::card::{LeaderEffect, TechType};
use super::data::{BOARD, Card};
use super::state::{Goods, State};
use super::table::{Check, Table, goods_name, refuse};
use super::tokens::{Short, worth};
use crate::games::Seat;
use crate::games::message::{Refusal, message};

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
            _ => return (0, 0),
        };
        player
            .leader_effects()
            .iter()
            .find_map(|effect| match effect {
                LeaderEffect::LibraryTheaterDiscounts { resources, science }
                    if player.count(other) > 0 =>
                {
                    Some((*resources, *science))
                }
                _ => None,
            })
            .unwrap_or((0, 0))
    }

    /// The food for one more worker; `None` with an empty yellow bank.
    pub fn population_cost(&self, seat: Seat, discount: u8) -> Option<u8> {
        let player = self.player(seat);
        let printed = BOARD.yellow(player.yellow_bank).food_cost;
        let moses = player.leader_gives(|effect| match effect {
            LeaderEffect::PopulationFoodDiscount { amount } => Some(*amount),
            _ => None,
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
            let bach = player.leader_gives(|effect| match effect {
                LeaderEffect::TheaterScienceDiscount { amount } => Some(*amount),
                _ => None,
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
            cost = cost.saturating_sub(player.leader_gives(|effect| match effect {
                LeaderEffect::LeaderTakeDiscount { amount } => Some(*amount),
                _ => None,
            }));
        }
        if let Some(wonder) = card.wonder() {
            if !player.leads(|effect| matches!(effect, LeaderEffect::NoWonderSurcharge {})) {
                let each = BOARD.constants.wonder_surcharge_per_completed_wonder;
                cost += each * player.wonders.len() as u8;
            }
            for effect in &wonder.effects {
                if let super::card::WonderEffect::TakeDiscountAfterLeaderReplaced { amount } =
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
        let player = self.player(seat);
        player.civil_actions + u8::from(player.turn.borrowed_civil_action)
    }

    /// Military actions that can be spent, the temporary ones included.
    pub fn military_available(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.military_actions + player.turn.extra_military_actions
    }
}

impl Table {
    pub fn pay_civil(&mut self, seat: Seat, mut actions: u8) -> Check {
        let have = self.state.civil_available(seat);
        if have < actions {
            refuse!("too-few-civil", need = actions, have = have);
        }
        let player = self.player_mut(seat);
        if actions > 0 && player.turn.borrowed_civil_action {
            player.turn.borrowed_civil_action = false;
            actions -= 1;
        }
        player.civil_actions -= actions;
        Ok(())
    }

    pub fn pay_military(&mut self, seat: Seat, actions: u8) -> Check {
        let have = self.state.military_available(seat);
        if have < actions {
            refuse!("too-few-military", need = actions, have = have);
        }
        let player = self.player_mut(seat);
        let extra = actions.min(player.turn.extra_military_actions);
        player.turn.extra_military_actions -= extra;
        player.military_actions -= actions - extra;
        Ok(())
    }

    /// Resources for a unit come from the funds of this turn first.
    pub fn pay_for_unit(&mut self, seat: Seat, amount: u8) -> Check {
        let funds = &mut self.player_mut(seat).turn.unit_resources;
        let used = amount.min(*funds);
        *funds -= used;
        self.pay_goods(seat, Goods::Resources, amount - used)
    }

    pub fn pay_goods(&mut self, seat: Seat, goods: Goods, amount: u8) -> Check {
        let mut due = u16::from(amount);
        if due > 0 && self.player(seat).turn.traded == Some(goods) {
            self.player_mut(seat).turn.traded = None;
            due -= 1;
        }
        if due == 0 {
            return Ok(());
        }
        let picks: Vec<Card> = self
            .state
            .picks
            .extract_if(.., |card| worth(*card, goods) > 0)
            .collect();
        self.player_mut(seat)
            .pay(goods, due, &picks)
            .map_err(|short| unpaid(short, goods, due))
    }

    pub fn pay_science(&mut self, seat: Seat, amount: u8, for_units: bool) -> Check {
        let player = self.player_mut(seat);
        let fund = if for_units {
            amount.min(player.turn.unit_science)
        } else {
            0
        };
        let due = u16::from(amount - fund);
        if player.science < due {
            refuse!("too-little-science", need = due, have = player.science);
        }
        player.turn.unit_science -= fund;
        player.science -= due;
        Ok(())
    }
}

fn unpaid(short: Short, goods: Goods, need: u16) -> Refusal {
    let goods = goods_name(goods);
    match short {
        Short::Stock { have } => message!("too-few-goods", goods = goods, need = need, have = have),
        Short::PicksTooFew { worth } => {
            message!("picks-too-few", goods = goods, need = need, worth = worth)
        }
        Short::PicksTooMany { change } => {
            message!(
                "picks-too-many",
                goods = goods,
                need = need,
                change = change
            )
        }
        Short::PicksInexact => message!("picks-inexact", goods = goods, need = need),
    }
    .into()
}
