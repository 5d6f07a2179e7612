//! What the answer to each decision does.

use crate::action::Action;
use crate::data::Card;
use crate::perform::{Table, name};
use crate::state::counts::amount;
use crate::state::{Goods, Task, step};
use kernel::Seat;
use kernel::message::message;

/// The last answer that a decision knows: whatever comes here was among its options.
macro_rules! only {
    ($action:expr, $answer:pat) => {
        let $answer = $action else {
            unreachable!("'{}' is no answer to what is open", $action)
        };
    };
}

impl Table {
    /// A decision of which the options have let this answer through.
    pub(super) fn fulfil(&mut self, task: Task, action: Action) {
        match task {
            Task::Defence { .. } => self.answer_defence(task, action),
            Task::Raid { attacker, cost, .. } => {
                if action == Action::RaidDone {
                    return self.raid_done(attacker, cost);
                }
                only!(action, Action::Raid(tech));
                self.raid(task, tech);
            }
            Task::Plunder {
                attacker, rival, ..
            } => {
                only!(action, Action::Plunder { food, resources });
                self.plunder(attacker, rival, food, resources);
            }
            Task::Annex { attacker, rival } => {
                only!(action, Action::Annex(card));
                self.annex(attacker, rival, card);
            }
            Task::Infiltrate {
                attacker,
                rival,
                per_level,
            } => {
                only!(action, Action::Infiltrate(target));
                self.infiltrate(attacker, rival, target, per_level);
            }
            Task::Spoils {
                victor,
                loser,
                left,
            } => self.answer_spoils(victor, loser, left, action),
            Task::Answer {
                from,
                to,
                card,
                side,
            } => {
                if action == Action::Accept {
                    return self.accept_pact(from, to, card, side);
                }
                only!(action, Action::Refuse);
                self.say(|| message!("refuses", seat = to, partner = from, card = name(card)));
            }
            Task::Auction { .. } => {
                if action == Action::Pass {
                    return self.answer_auction(task, None);
                }
                only!(action, Action::Bid(bid));
                self.answer_auction(task, Some(bid));
            }
            Task::Send { .. } => self.answer_send(task, action),
            Task::LosePopulation { .. }
            | Task::GiveToken { .. }
            | Task::CoverStage { .. }
            | Task::Market { .. }
            | Task::GainMix { .. }
            | Task::LoseMix { .. }
            | Task::BuildFree { .. }
            | Task::Civilization { .. }
            | Task::DestroyOwn { .. }
            | Task::Terror { .. }
            | Task::Ruin { .. }
            | Task::FreeColony { .. }
            | Task::Agreement { .. }
            | Task::Discard { .. } => self.answer_event(task, action),
            step!() => unreachable!("{task:?} asks nobody"),
        }
    }

    fn answer_defence(&mut self, mut task: Task, action: Action) {
        let Task::Defence {
            attacker,
            rival,
            card,
            chosen,
            ..
        } = &mut task
        else {
            return;
        };
        let (attacker, rival, card) = (*attacker, *rival, *card);
        if let Action::Defend(used) = action {
            chosen.push(used);
            self.push(task);
        } else if action == Action::DefendDone {
            self.defend(attacker, rival, card, chosen);
        } else {
            only!(action, Action::DefendNone);
            self.aggression_succeeds(attacker, rival, card);
        }
    }

    fn answer_spoils(&mut self, victor: Seat, loser: Seat, left: i16, action: Action) {
        if action == Action::SpoilsDone {
            return self.take_science(victor, loser, amount(left));
        }
        only!(action, Action::Spoils(card));
        let left = left - i16::from(card.science_cost().unwrap_or(0));
        self.push(Task::Spoils {
            victor,
            loser,
            left,
        });
        self.take_special(victor, loser, card);
    }

    fn answer_auction(&mut self, task: Task, new: Option<u8>) {
        let Task::Auction {
            card,
            bid,
            highest,
            mut out,
            next,
        } = task
        else {
            return;
        };
        let (bid, highest) = if let Some(new) = new {
            self.say(|| message!("bids", seat = next, bid = new, card = name(card)));
            (new, Some(next))
        } else {
            out[next.index()] = true;
            self.say(|| message!("passes", seat = next, card = name(card)));
            (bid, highest)
        };
        self.continue_auction(
            Task::Auction {
                card,
                bid,
                highest,
                out,
                next,
            },
            next,
        );
    }

    /// A unit or a card more for the force, and the task asks on; or it is sent.
    fn answer_send(&mut self, mut task: Task, action: Action) {
        let Task::Send {
            units,
            bonus,
            discard,
            ..
        } = &mut task
        else {
            return;
        };
        if action == Action::SendDone {
            return self.send_force(&task);
        }
        if let Action::SendUnit(card) = action {
            units.push(card);
        } else if let Action::SendBonus(card) = action {
            bonus.push(card);
        } else {
            only!(action, Action::SendDiscard(card));
            discard.push(card);
        }
        self.push(task);
    }

    /// What an event, a card or the end of a turn asked.
    fn answer_event(&mut self, task: Task, action: Action) {
        match task {
            Task::LosePopulation { seat } => {
                only!(action, Action::Lose(card));
                let player = self.player_mut(seat);
                player.tech_mut(card).workers -= 1;
                player.yellow_bank += 1;
                self.say(|| message!("loses-worker", seat = seat, card = name(card)));
            }
            Task::GiveToken { seat } => {
                only!(action, Action::Token(card));
                let player = self.player_mut(seat);
                player.tech_mut(card).blue -= 1;
                player.blue_total -= 1;
                self.say(|| message!("loses-token", seat = seat, card = name(card)));
            }
            Task::CoverStage { seat } => {
                only!(action, Action::Token(card));
                self.player_mut(seat).tech_mut(card).blue -= 1;
                self.cover_stage(seat);
                self.say(|| message!("covers-with", seat = seat, card = name(card)));
            }
            Task::Market {
                seat,
                food,
                resources,
            } => {
                if action == Action::ChooseFood {
                    return self.gain(seat, Goods::Food, u16::from(food));
                }
                only!(action, Action::ChooseResources);
                self.gain(seat, Goods::Resources, u16::from(resources));
            }
            Task::GainMix { seat, .. } => {
                only!(action, Action::ChooseMix { food, resources });
                self.gain(seat, Goods::Food, u16::from(food));
                self.gain(seat, Goods::Resources, u16::from(resources));
            }
            Task::LoseMix { seat, .. } => {
                only!(action, Action::ChooseMix { food, resources });
                self.lose(seat, Goods::Food, u16::from(food));
                self.lose(seat, Goods::Resources, u16::from(resources));
            }
            Task::BuildFree { seat, tech } => {
                if action == Action::Yes {
                    self.place_worker(seat, tech);
                    self.say(|| message!("builds", seat = seat, card = name(tech), cost = 0));
                } else {
                    only!(action, Action::No);
                }
            }
            Task::DestroyOwn { seat } => {
                only!(action, Action::Destroy(card));
                self.free_worker(seat, card);
                self.say(|| message!("destroys", seat = seat, card = name(card)));
            }
            Task::Terror { seat, rival } => {
                only!(action, Action::Terror(_, card));
                self.free_worker(rival, card);
                self.say(|| {
                    message!(
                        "raid-destroys",
                        seat = seat,
                        rival = rival,
                        card = name(card)
                    )
                });
            }
            Task::Ruin { seat } => {
                only!(action, Action::Ruin(card));
                self.ruin(seat, card);
            }
            Task::FreeColony { seat } => {
                only!(action, Action::Free(card));
                self.lose_colony(seat, card);
            }
            Task::Agreement { seat, left, taken } => {
                self.answer_agreement(seat, left, taken, action);
            }
            Task::Discard { seat, count } => {
                only!(action, Action::Discard(card));
                self.answer_discard(seat, count, card);
            }
            Task::Civilization { seat, .. } => {
                only!(action, Action::CivNone);
                self.state.picks.clear();
                self.say(|| message!("civ-nothing", seat = seat));
            }
            Task::Defence { .. }
            | Task::Raid { .. }
            | Task::Plunder { .. }
            | Task::Annex { .. }
            | Task::Infiltrate { .. }
            | Task::Spoils { .. }
            | Task::Answer { .. }
            | Task::Auction { .. }
            | Task::Send { .. }
            | step!() => unreachable!("{task:?} is no event"),
        }
    }

    fn answer_agreement(&mut self, seat: Seat, left: u8, taken: u8, action: Action) {
        if action == Action::AgreementDone {
            if taken > 0 {
                self.player_mut(seat).loses_politics = true;
                self.say(|| message!("agreement-price", seat = seat));
                self.refill_row();
            }
            return;
        }
        only!(action, Action::Agreement(space));
        let space = usize::from(space) - 1;
        let card = self.state.row[space].expect("a card that was offered");
        let cost = self.state.take_cost(seat, space, card);
        self.move_from_row(seat, space, cost);
        self.push(Task::Agreement {
            seat,
            left: left - cost,
            taken: taken + 1,
        });
    }

    fn answer_discard(&mut self, seat: Seat, count: u8, card: Card) {
        self.hide(seat, card);
        self.discard(card, Some(seat));
        self.tell(
            seat,
            || message!("discards-own", seat = seat, card = name(card)),
            || {
                message!(
                    "discards",
                    seat = seat,
                    age = crate::perform::age_name(card.level())
                )
            },
        );
        self.push(Task::Discard {
            seat,
            count: count - 1,
        });
    }
}
