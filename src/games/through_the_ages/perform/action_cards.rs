//! Action cards: what each of them does when it is played (rules 10.10, 12.4).

use crate::action::{Gift, Order};
use crate::data::Card;
use crate::data::card::{ActionEffect, TechType};
use crate::perform::building::By;
use crate::perform::{Check, Table, granted, name, refuse, remove};
use crate::state::Goods;
use kernel::Seat;
use kernel::message::message;

impl Table {
    pub fn play_card(
        &mut self,
        seat: Seat,
        card: Card,
        gift: Option<Gift>,
        order: Option<Order>,
    ) -> Check {
        let player = self.player(seat);
        let count = |cards: &[Card]| cards.iter().filter(|other| **other == card).count();
        if count(&player.civil_hand) == 0 {
            refuse!(self, "not-in-hand", card = name(card));
        }
        if count(&player.civil_hand) <= count(&player.turn.taken_actions) {
            refuse!(self, "taken-this-turn", card = name(card));
        }
        let revolts = matches!(order, Some(Order::Revolt(_)));
        if !revolts {
            self.pay_civil(seat, 1)?;
        }
        remove(&mut self.player_mut(seat).civil_hand, card);
        self.state.gone.push(card);
        self.say(|| message!("plays-card", seat = seat, card = name(card)));
        let effect = card.action().expect("an action card").effect;
        match (gift, order) {
            (None, Some(order)) => self.play_order(seat, effect, order),
            (Some(gift), None) => self.play_gift(seat, effect, gift),
            (None, None) | (Some(_), Some(_)) => self.play_plain(seat, effect),
        }
    }

    fn play_order(&mut self, seat: Seat, effect: ActionEffect, order: Order) -> Check {
        let kind = match order {
            Order::Build(card) | Order::Upgrade(_, card) => Some(card.tech().kind),
            Order::Bach(..) | Order::Stage(_) | Order::Develop(_) | Order::Revolt(_) => None,
        };
        let is_producer = kind.is_some_and(TechType::is_farm_or_mine);
        let is_urban = kind.is_some_and(TechType::is_urban) || matches!(order, Order::Bach(..));
        let is_upgrade = matches!(order, Order::Upgrade(..) | Order::Bach(..));
        let develops = matches!(order, Order::Develop(_) | Order::Revolt(_));
        let stage = order == Order::Stage(1);
        match effect {
            ActionEffect::BuildOrUpgradeFarmOrMine { discount } if is_producer => {
                self.carry_out(seat, order, By::Card { discount })
            }
            ActionEffect::BuildOrUpgradeUrban { discount } if is_urban => {
                self.carry_out(seat, order, By::Card { discount })
            }
            ActionEffect::UpgradeDiscounted { discount }
                if is_upgrade && (is_producer || is_urban) =>
            {
                self.carry_out(seat, order, By::Card { discount })
            }
            ActionEffect::BuildOneWonderStage { discount } if stage => {
                self.carry_out(seat, order, By::Card { discount })
            }
            ActionEffect::DevelopThenScience { science } if develops => {
                self.carry_out(seat, order, By::Card { discount: 0 })?;
                self.score_science(seat, u16::from(science));
                Ok(())
            }
            ActionEffect::BuildOrUpgradeFarmOrMine { .. }
            | ActionEffect::BuildOrUpgradeUrban { .. }
            | ActionEffect::UpgradeDiscounted { .. }
            | ActionEffect::BuildOneWonderStage { .. }
            | ActionEffect::DevelopThenScience { .. }
            | ActionEffect::IncreasePopulationThenFood { .. }
            | ActionEffect::MilitaryFundAndAction { .. }
            | ActionEffect::MilitaryFundPerStrongerRival { .. }
            | ActionEffect::CulturePerRicherRival { .. }
            | ActionEffect::ScorePoints { .. }
            | ActionEffect::GainResourceAndFood { .. }
            | ActionEffect::GainResourcesOrFood { .. } => refuse!(self, "card-cannot-order"),
        }
    }

    fn play_gift(&mut self, seat: Seat, effect: ActionEffect, gift: Gift) -> Check {
        let ActionEffect::GainResourcesOrFood { amount } = effect else {
            refuse!(self, "card-has-no-choice")
        };
        let goods = match gift {
            Gift::Food => Goods::Food,
            Gift::Resources => Goods::Resources,
        };
        granted!(self);
        self.gain(seat, goods, u16::from(amount));
        Ok(())
    }

    fn play_plain(&mut self, seat: Seat, effect: ActionEffect) -> Check {
        let players = self.state.active_count();
        match effect {
            ActionEffect::IncreasePopulationThenFood { food } => {
                self.increase_population(seat, 0)?;
                self.gain(seat, Goods::Food, u16::from(food));
            }
            ActionEffect::MilitaryFundAndAction {
                resources,
                military_actions,
            } => {
                let turn = &mut self.player_mut(seat).turn;
                turn.unit_resources += resources;
                turn.extra_military_actions += military_actions;
            }
            ActionEffect::MilitaryFundPerStrongerRival {
                resources_by_players,
            } => {
                let own = self.state.strength(seat);
                let rivals = self.state.rivals(seat);
                let stronger = rivals
                    .filter(|other| self.state.strength(*other) > own)
                    .count();
                let fund = resources_by_players.of(players) * kernel::few(stronger);
                self.player_mut(seat).turn.unit_resources += fund;
            }
            ActionEffect::CulturePerRicherRival { culture_by_players } => {
                let own = self.player(seat).culture;
                let rivals = self.state.rivals(seat);
                let richer = rivals
                    .filter(|other| self.player(*other).culture > own)
                    .count();
                self.score_culture(
                    seat,
                    i32::from(*culture_by_players.of(players)) * i32::from(kernel::few(richer)),
                );
            }
            ActionEffect::ScorePoints { science, culture } => {
                self.score_science(seat, u16::from(science));
                self.score_culture(seat, i32::from(culture));
            }
            ActionEffect::GainResourceAndFood { resources, food } => {
                self.gain(seat, Goods::Resources, u16::from(resources));
                self.gain(seat, Goods::Food, u16::from(food));
            }
            ActionEffect::BuildOrUpgradeFarmOrMine { .. }
            | ActionEffect::BuildOrUpgradeUrban { .. }
            | ActionEffect::UpgradeDiscounted { .. }
            | ActionEffect::BuildOneWonderStage { .. }
            | ActionEffect::DevelopThenScience { .. }
            | ActionEffect::GainResourcesOrFood { .. } => refuse!(self, "card-needs-choice"),
        }
        Ok(())
    }
}
