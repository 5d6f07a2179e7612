//! Paying: actions, food and resources, science (rules 5).

use crate::data::Card;
use crate::perform::{Check, Table, amount_of, goods_name, granted, refuse};
use crate::state::Goods;
use crate::state::tokens::{Short, worth};
use kernel::Seat;
use kernel::message::{Message, Refusal, message};

impl Table {
    pub fn must_have_civil(&self, seat: Seat, need: u8) -> Check {
        let have = self.state.civil_available(seat);
        if have < need {
            refuse!(self, "too-few-civil", need = need, have = have);
        }
        Ok(())
    }

    pub fn pay_civil(&mut self, seat: Seat, mut actions: u8) -> Check {
        self.must_have_civil(seat, actions)?;
        // Nothing is paid for twice in actions of one kind.
        granted!(self);
        if actions > 0 && self.state.hammurabi_stands_in(seat) {
            self.use_hammurabi(seat)?;
            actions -= 1;
        }
        self.player_mut(seat).civil_actions -= actions;
        Ok(())
    }

    /// A revolution takes exactly the civil total: civil actions first, Hammurabi's where one is
    /// missing (rules 10.11, R8, R57).
    pub fn pay_revolution(&mut self, seat: Seat) -> Check {
        let need = self.state.civil_total(seat);
        let have = self.state.civil_available(seat);
        if have < need {
            refuse!(self, "revolution-needs-all", need = need, have = have);
        }
        granted!(self);
        if self.state.exchanges_are_prepaid() {
            self.player_mut(seat).turn.borrowed_civil_action = false;
        } else if self.player(seat).civil_actions < need {
            self.use_hammurabi(seat)?;
        }
        self.player_mut(seat).civil_actions = 0;
        Ok(())
    }

    fn use_hammurabi(&mut self, seat: Seat) -> Check {
        self.player_mut(seat).turn.borrowed_civil_action = false;
        if self.state.exchanges_are_prepaid() {
            return Ok(());
        }
        self.pay_military(seat, 1)?;
        self.player_mut(seat).turn.hammurabi_used = true;
        self.say(|| message!("hammurabi-lends", seat = seat));
        Ok(())
    }

    pub fn must_have_military(&self, seat: Seat, need: u8) -> Check {
        let have = self.state.military_available(seat);
        if have < need {
            refuse!(self, "too-few-military", need = need, have = have);
        }
        Ok(())
    }

    pub fn pay_military(&mut self, seat: Seat, actions: u8) -> Check {
        self.must_have_military(seat, actions)?;
        granted!(self);
        let player = self.player_mut(seat);
        let extra = actions.min(player.turn.extra_military_actions);
        player.turn.extra_military_actions -= extra;
        player.military_actions -= actions - extra;
        Ok(())
    }

    /// Resources for a unit come from the funds of this turn first.
    pub fn pay_for_unit(&mut self, seat: Seat, amount: u8) -> Check {
        let used = amount.min(self.player(seat).turn.unit_resources);
        if used > 0 {
            self.player_mut(seat).turn.unit_resources -= used;
        }
        self.pay_goods(seat, Goods::Resources, amount - used)
    }

    pub fn pay_goods(&mut self, seat: Seat, goods: Goods, amount: u8) -> Check {
        let mut due = u16::from(amount);
        if due > 0 && self.use_trade_routes(seat, goods)? {
            due -= 1;
        }
        if due == 0 {
            return Ok(());
        }
        self.pay_tokens(seat, goods, due)
    }

    /// R57: gives one food or resource for the other, if that was promised and is still there.
    fn use_trade_routes(&mut self, seat: Seat, wanted: Goods) -> Result<bool, Refusal> {
        if self.player(seat).turn.traded != Some(wanted) {
            return Ok(false);
        }
        let given = wanted.other();
        if !self.state.exchanges_are_prepaid() {
            if self.player(seat).stock(given) == 0 {
                return Ok(false);
            }
            self.pay_tokens(seat, given, 1)?;
            self.player_mut(seat).turn.trade_used = true;
            self.say(|| message!("trades", seat = seat, goods = goods_name(given)));
        }
        self.player_mut(seat).turn.traded = None;
        Ok(true)
    }

    pub fn pay_tokens(&mut self, seat: Seat, goods: Goods, due: u16) -> Check {
        let have = self.player(seat).stock(goods);
        if have < due {
            return Err(self.refusal(|| unpaid(Short::Stock { have }, goods, due)));
        }
        // What is traded is paid with the other good, and other tokens may be worth too little.
        if self.player(seat).turn.traded.is_none() && self.state.picks.is_empty() {
            granted!(self);
        }
        let picks: Vec<Card> = match self.state.picks.is_empty() {
            true => Vec::new(),
            false => {
                let picks = &mut self.state.picks;
                let of_goods = picks.extract_if(.., |card| worth(*card, goods) > 0);
                of_goods.collect()
            }
        };
        let paid = self.player_mut(seat).pay(goods, due, &picks);
        paid.map_err(|short| self.refusal(|| unpaid(short, goods, due)))
    }

    pub fn pay_science(&mut self, seat: Seat, amount: u8, for_units: bool) -> Check {
        let player = self.player(seat);
        let fund = if for_units {
            amount.min(player.turn.unit_science)
        } else {
            0
        };
        let due = u16::from(amount - fund);
        if player.science < due {
            refuse!(
                self,
                "too-little-science",
                need = due,
                have = player.science
            );
        }
        granted!(self);
        let player = self.player_mut(seat);
        player.turn.unit_science -= fund;
        player.science -= due;
        Ok(())
    }
}

fn unpaid(short: Short, goods: Goods, need: u16) -> Message {
    let of = |amount| amount_of(goods, amount);
    match short {
        Short::Stock { have } => message!("too-few-goods", goods = of(need), have = have),
        Short::PicksTooFew { worth } => {
            message!("picks-too-few", goods = of(worth), need = need)
        }
        Short::PicksTooMany { change } => {
            message!("picks-too-many", goods = of(change), need = need)
        }
        Short::PicksInexact => message!("picks-inexact", goods = of(need)),
    }
}
