//! The action phase: everything but building and developing (rules 10).

use crate::action::{Action, answers, of_politics};
use crate::data::card::{LeaderEffect, TechType, WonderEffect};
use crate::data::{BOARD, Card};
use crate::perform::building::By;
use crate::perform::{Check, Table, amount_of, goods_name, granted, name, refuse, remove};
use crate::state::tokens::worth;
use crate::state::{Goods, Unfinished};
use kernel::Seat;
use kernel::message::message;

impl Table {
    /// An action of the current player in the action phase.
    pub fn act(&mut self, seat: Seat, action: &Action) -> Check {
        if self.state.round == 1 && !matches!(action, Action::Take(_) | Action::End) {
            refuse!(self, "first-round");
        }
        match *action {
            Action::Take(space) => self.take(seat, usize::from(space) - 1),
            Action::Population => {
                self.pay_civil(seat, 1)?;
                self.increase_population(seat, 0)
            }
            Action::Do(order) => self.carry_out(seat, order, By::Action),
            Action::Destroy(tech) => self.destroy(seat, tech),
            Action::Disband(unit) => self.disband(seat, unit),
            Action::Leader(leader, tuck) => self.play_leader(seat, leader, tuck),
            Action::Play(card) => self.play_card(seat, card, None, None),
            Action::PlayFor(card, gift) => self.play_card(seat, card, Some(gift), None),
            Action::PlayOrder(card, order) => self.play_card(seat, card, None, Some(order)),
            Action::Tactic(card) => self.play_tactic(seat, card),
            Action::Copy(card) => self.copy_tactic(seat, card),
            Action::Muster(unit) => self.muster(seat, unit),
            Action::ChurchillCulture | Action::ChurchillMilitary => {
                self.churchill(seat, *action == Action::ChurchillCulture)
            }
            Action::Liner => self.liner(seat),
            Action::Hammurabi => self.hammurabi(seat),
            Action::TradeRoutes => self.trade(seat),
            Action::Pay(card) => self.pick_token(seat, card),
            Action::End => {
                granted!(self);
                self.end_actions();
                Ok(())
            }
            of_politics!() | answers!() => refuse!(self, "not-now"),
        }
    }

    // --- the card row ---

    fn take(&mut self, seat: Seat, space: usize) -> Check {
        let Some(card) = self.state.row[space] else {
            refuse!(self, "empty-space", space = space + 1)
        };
        let cost = self.state.take_cost(seat, space, card);
        self.may_take(seat, card)?;
        self.pay_civil(seat, cost)?;
        granted!(self);
        self.move_from_row(seat, space, cost);
        if card.action().is_some() {
            self.player_mut(seat).turn.taken_actions.push(card);
        }
        Ok(())
    }

    /// Rules 10.1 and 10.2 but for the price.
    pub fn may_take(&self, seat: Seat, card: Card) -> Check {
        let player = self.player(seat);
        if card.wonder().is_some() {
            if player.wonder.is_some() {
                refuse!(self, "wonder-unfinished");
            }
            return Ok(());
        }
        let (held, limit) = (player.civil_hand.len(), self.state.civil_limit(seat));
        if held >= limit {
            refuse!(self, "civil-hand-full", held = held, limit = limit);
        }
        if card.leader().is_some() && player.leaders_taken[usize::from(card.level())] {
            refuse!(self, "leader-of-age-taken");
        }
        let has = player.civil_hand.contains(&card) || player.has_in_play(card);
        if card.science_cost().is_some() && has {
            refuse!(self, "technology-twice", card = name(card));
        }
        Ok(())
    }

    pub fn move_from_row(&mut self, seat: Seat, space: usize, cost: u8) {
        let card = self.state.row[space].take().expect("a card on the space");
        self.say(|| message!("takes", seat = seat, card = name(card), cost = cost));
        let player = self.player_mut(seat);
        if card.wonder().is_some() {
            player.wonder = Some(Unfinished { card, built: 0 });
            return;
        }
        player.civil_hand.push(card);
        if card.leader().is_some() {
            player.leaders_taken[usize::from(card.level())] = true;
        }
        if card.science_cost().is_some() {
            let science = player.leader_gives(|effect| {
                if let LeaderEffect::ScienceOnTakeTechnology { amount } = effect {
                    Some(*amount)
                } else {
                    None
                }
            });
            self.score_science(seat, u16::from(science));
        }
    }

    // --- people ---

    pub fn increase_population(&mut self, seat: Seat, discount: u8) -> Check {
        let Some(cost) = self.state.population_cost(seat, discount) else {
            refuse!(self, "yellow-bank-empty")
        };
        self.pay_goods(seat, Goods::Food, cost)?;
        self.player_mut(seat).gain_population();
        self.say(|| message!("increases-population", seat = seat, cost = cost));
        Ok(())
    }

    fn destroy(&mut self, seat: Seat, card: Card) -> Check {
        if card.tech().kind.is_unit() {
            refuse!(self, "disband-units", card = name(card));
        }
        self.must_have_worker(seat, card)?;
        self.pay_civil(seat, 1)?;
        granted!(self);
        self.free_worker(seat, card);
        self.say(|| message!("destroys", seat = seat, card = name(card)));
        Ok(())
    }

    fn disband(&mut self, seat: Seat, card: Card) -> Check {
        self.must_have_worker(seat, card)?;
        self.pay_military(seat, 1)?;
        granted!(self);
        self.free_worker(seat, card);
        self.say(|| message!("disbands", seat = seat, card = name(card)));
        Ok(())
    }

    // --- leaders ---

    fn play_leader(&mut self, seat: Seat, card: Card, tuck: Option<Card>) -> Check {
        if !self.player(seat).civil_hand.contains(&card) {
            refuse!(self, "not-in-hand", card = name(card));
        }
        self.pay_civil(seat, 1)?;
        if tuck.is_none() {
            granted!(self);
        }
        remove(&mut self.player_mut(seat).civil_hand, card);
        let before = self.totals();
        let replaced = self.player(seat).leader.is_some();
        match tuck {
            Some(wonder) => self.tuck_homer(seat, wonder)?,
            None => self.leader_leaves(seat),
        }
        let player = self.player_mut(seat);
        player.leader = Some(card);
        player.turn.leader_replaced |= replaced;
        self.say(|| message!("plays-leader", seat = seat, card = name(card)));
        self.settle_totals(before);
        if replaced && tuck.is_none() {
            self.return_civil_actions(seat, 1);
        }
        self.homer_funds(seat);
        Ok(())
    }

    /// The replaced Homer goes under a completed wonder.
    fn tuck_homer(&mut self, seat: Seat, card: Card) -> Check {
        let player = self.player_mut(seat);
        if !player.leads(|effect| matches!(effect, LeaderEffect::TuckUnderWonder { .. })) {
            refuse!(self, "no-homer");
        }
        let Some(wonder) = player.wonders.iter_mut().find(|wonder| wonder.card == card) else {
            refuse!(self, "wonder-not-completed", card = name(card))
        };
        wonder.homer = true;
        player.leader = None;
        self.say(|| message!("tucks-homer", seat = seat, card = name(card)));
        Ok(())
    }

    fn muster(&mut self, seat: Seat, unit: Card) -> Check {
        let effects = self.player(seat).leader_effects();
        let Some((actions, food, resources)) = effects.iter().find_map(|effect| {
            if let LeaderEffect::Muster {
                military_actions,
                food_discount,
                resource_discount,
            } = *effect
            {
                Some((military_actions, food_discount, resource_discount))
            } else {
                None
            }
        }) else {
            refuse!(self, "no-barbarossa")
        };
        self.pay_military(seat, actions)?;
        self.increase_population(seat, food)?;
        self.build(
            seat,
            unit,
            By::Card {
                discount: resources,
            },
        )
    }

    pub fn churchill(&mut self, seat: Seat, for_culture: bool) -> Check {
        let player = self.player(seat);
        let Some((culture, science, resources)) =
            player.leader_effects().iter().find_map(|effect| {
                if let LeaderEffect::ChurchillChoice {
                    culture,
                    science,
                    resources,
                } = *effect
                {
                    Some((culture, science, resources))
                } else {
                    None
                }
            })
        else {
            refuse!(self, "no-churchill")
        };
        if player.turn.churchill_used {
            refuse!(self, "churchill-used");
        }
        let player = self.player_mut(seat);
        player.turn.churchill_used = true;
        if for_culture {
            self.score_culture(seat, culture.into());
            return Ok(());
        }
        player.turn.unit_science += science;
        player.turn.unit_resources += resources;
        self.say(|| {
            message!(
                "churchill-funds",
                seat = seat,
                science = science,
                resources = resources
            )
        });
        Ok(())
    }

    fn hammurabi(&mut self, seat: Seat) -> Check {
        let player = self.player(seat);
        if !player.leads(|effect| matches!(effect, LeaderEffect::MilitaryActionAsCivil { .. })) {
            refuse!(self, "no-hammurabi");
        }
        if player.turn.hammurabi_used || player.turn.borrowed_civil_action {
            refuse!(self, "hammurabi-used");
        }
        if self.state.exchanges_are_prepaid() {
            self.pay_military(seat, 1)?;
            self.player_mut(seat).turn.hammurabi_used = true;
            self.say(|| message!("hammurabi-lends", seat = seat));
        } else if self.state.military_available(seat) == 0 {
            refuse!(self, "too-few-military", need = 1, have = 0);
        } else {
            self.say(|| message!("hammurabi-promises", seat = seat));
        }
        self.player_mut(seat).turn.borrowed_civil_action = true;
        Ok(())
    }

    fn liner(&mut self, seat: Seat) -> Check {
        let player = self.player(seat);
        let free = player.wonder_effects().find_map(|effect| {
            if let WonderEffect::FreePopulationEachTurn { amount } = effect {
                Some(*amount)
            } else {
                None
            }
        });
        let Some(free) = free else {
            refuse!(self, "no-liner")
        };
        if player.turn.liner_used {
            refuse!(self, "liner-used");
        }
        if player.yellow_bank == 0 {
            refuse!(self, "yellow-bank-empty");
        }
        self.player_mut(seat).turn.liner_used = true;
        self.gain_population(seat, free);
        Ok(())
    }

    // --- payments ---

    /// Food for a resource or the reverse, once a turn.
    fn trade(&mut self, seat: Seat) -> Check {
        let mut sides = self.state.pact_effects(seat);
        let given = sides.find_map(|side| {
            if side.food_as_resource_per_turn > 0 {
                Some(Goods::Food)
            } else if side.resource_as_food_per_turn > 0 {
                Some(Goods::Resources)
            } else {
                None
            }
        });
        drop(sides);
        let Some(given) = given else {
            refuse!(self, "no-trade-routes")
        };
        let turn = &self.player(seat).turn;
        if turn.trade_used || turn.traded.is_some() {
            refuse!(self, "trade-used");
        }
        let goods = goods_name(given);
        if self.state.exchanges_are_prepaid() {
            self.pay_tokens(seat, given, 1)?;
            self.player_mut(seat).turn.trade_used = true;
            self.say(|| message!("trades", seat = seat, goods = goods));
        } else if self.player(seat).stock(given) == 0 {
            refuse!(self, "too-few-goods", goods = amount_of(given, 1), have = 0);
        } else {
            self.say(|| message!("trade-promised", seat = seat, goods = goods));
        }
        self.player_mut(seat).turn.traded = Some(given.other());
        Ok(())
    }

    /// The next payment must return a token of this card.
    pub fn pick_token(&mut self, seat: Seat, card: Card) -> Check {
        let goods = if let TechType::Farm = card.tech().kind {
            Goods::Food
        } else {
            Goods::Resources
        };
        let player = self.player(seat);
        let held = player.tech(card).map_or(0, |tech| tech.blue);
        let picked = self
            .state
            .picks
            .iter()
            .filter(|other| **other == card)
            .count();
        if worth(card, goods) == 0 || usize::from(held) <= picked {
            refuse!(self, "no-token-to-pick", card = name(card));
        }
        if player.stores(goods).count() < 2 {
            refuse!(self, "no-choice-of-tokens", card = name(card));
        }
        granted!(self);
        self.state.picks.push(card);
        Ok(())
    }

    // --- tactics ---

    fn change_tactic(&mut self, seat: Seat, actions: u8) -> Check {
        if self.player(seat).turn.tactic_changed {
            refuse!(self, "tactic-changed");
        }
        self.pay_military(seat, actions)?;
        granted!(self);
        self.player_mut(seat).turn.tactic_changed = true;
        Ok(())
    }

    fn play_tactic(&mut self, seat: Seat, card: Card) -> Check {
        let actions = card.tactic().expect("a tactic").military_actions;
        if !self.player(seat).military_hand.contains(&card) {
            refuse!(self, "not-in-hand", card = name(card));
        }
        self.change_tactic(seat, actions)?;
        granted!(self);
        self.reveal(seat, card);
        let player = self.player_mut(seat);
        player.tactic = Some(card);
        player.tactic_exclusive = true;
        self.say(|| message!("plays-tactic", seat = seat, card = name(card)));
        Ok(())
    }

    fn copy_tactic(&mut self, seat: Seat, card: Card) -> Check {
        if !self.state.common_tactics.contains(&card) {
            refuse!(self, "not-common", card = name(card));
        }
        if self.player(seat).tactic == Some(card) {
            refuse!(self, "tactic-already-yours", card = name(card));
        }
        self.change_tactic(seat, BOARD.constants.copy_tactic_military_actions)?;
        granted!(self);
        let player = self.player_mut(seat);
        player.tactic = Some(card);
        player.tactic_exclusive = false;
        self.say(|| message!("copies-tactic", seat = seat, card = name(card)));
        Ok(())
    }
}
