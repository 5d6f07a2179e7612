//! What the event Development of Civilisation lets each player do.

use crate::action::{Action, Order};
use crate::perform::building::By;
use crate::perform::{Check, Table, refuse};
use kernel::Seat;
use kernel::message::message;

impl Table {
    /// One discounted action.
    pub fn civilization(&mut self, seat: Seat, action: &Action, by: By) -> Check {
        let By::Card { discount } = by else {
            refuse!(self, "not-now")
        };
        match *action {
            Action::CivPopulation => self.increase_population(seat, discount)?,
            Action::CivBuild(card) if !card.tech().kind.is_unit() => self.build(seat, card, by)?,
            Action::CivDevelop(card) => self.carry_out(seat, Order::Develop(card), by)?,
            Action::CivRevolt(card) => self.carry_out(seat, Order::Revolt(card), by)?,
            Action::CivNone => self.say(|| message!("civ-nothing", seat = seat)),
            Action::NoPolitics
            | Action::PrepareEvent(_)
            | Action::Aggress(..)
            | Action::War(..)
            | Action::Offer(..)
            | Action::CancelPact(_)
            | Action::Alexander
            | Action::Columbus(_)
            | Action::Resign
            | Action::Defend(_)
            | Action::DefendNone
            | Action::DefendDone
            | Action::Plunder { .. }
            | Action::Raid(_)
            | Action::RaidDone
            | Action::Annex(_)
            | Action::Infiltrate(_)
            | Action::Spoils(_)
            | Action::SpoilsDone
            | Action::Accept
            | Action::Refuse
            | Action::Bid(_)
            | Action::Pass
            | Action::SendUnit(_)
            | Action::SendBonus(_)
            | Action::SendDiscard(_)
            | Action::SendDone
            | Action::Lose(_)
            | Action::Token(_)
            | Action::ChooseFood
            | Action::ChooseResources
            | Action::ChooseMix { .. }
            | Action::Yes
            | Action::No
            | Action::CivBuild(_)
            | Action::Terror(..)
            | Action::Ruin(_)
            | Action::Free(_)
            | Action::Agreement(_)
            | Action::AgreementDone
            | Action::Discard(_)
            | Action::Take(_)
            | Action::Population
            | Action::Leader(..)
            | Action::Tactic(_)
            | Action::Copy(_)
            | Action::Disband(_)
            | Action::Muster(_)
            | Action::Do(_)
            | Action::Play(_)
            | Action::PlayFor(..)
            | Action::PlayOrder(..)
            | Action::ChurchillCulture
            | Action::ChurchillMilitary
            | Action::Liner
            | Action::Hammurabi
            | Action::TradeRoutes
            | Action::Pay(_)
            | Action::Destroy(_)
            | Action::End => refuse!(self, "civ-no-units"),
        }
        self.state.picks.clear();
        Ok(())
    }
}
