//! Carrying out answers and the steps between them.

use crate::action::Action;
use crate::data::Card;
use crate::perform::attacks::defence_value;
use crate::perform::building::By;
use crate::perform::{Check, Table, name, refuse};
use crate::state::counts::amount;
use crate::state::{Goods, Stage, State, Task, decision};
use kernel::Seat;
use kernel::message::{Refusal, message};

impl Table {
    /// Any action of a seat that has something to decide.
    pub fn perform(&mut self, seat: Seat, action: &Action) -> Check {
        let Some(task) = self.state.tasks.last() else {
            if seat != self.state.current {
                refuse!(self, "not-now");
            }
            return match self.state.stage {
                Stage::Politics { .. } => self.act_politically(seat, action),
                Stage::Actions => self.act(seat, action),
                Stage::Over => refuse!(self, "not-now"),
            };
        };
        if task.decider() != Some(seat) {
            refuse!(self, "not-now");
        }
        if let (Task::Civilization { .. }, Action::Pay(card)) = (task, action) {
            return self.pick_token(seat, *card);
        }
        if let (Task::Civilization { discount, .. }, true) = (task, is_civ(action)) {
            let by = By::Card {
                discount: *discount,
            };
            self.state.tasks.pop();
            self.is_final = true;
            return self.civilization(seat, action, by);
        }
        if !self.state.options(task).contains(action) {
            return Err(no_answer(&self.state, task, action));
        }
        let task = self.state.tasks.pop().expect("it was there");
        self.answer(task, action);
        Ok(())
    }

    /// Goes on until somebody must decide.
    pub fn settle(&mut self) {
        while let Some(task) = self.state.tasks.pop() {
            if task.decider().is_none() {
                self.step(&task);
                continue;
            }
            if self.settles_itself(&task) {
                continue;
            }
            match self.state.only_answer(&task) {
                Ok(None) => {}
                Ok(Some(only)) => self.answer(task, &only),
                Err(()) => {
                    self.state.tasks.push(task);
                    break;
                }
            }
        }
    }

    /// Steps that need nobody.
    fn step(&mut self, task: &Task) {
        match *task {
            Task::Gain {
                seat,
                goods,
                amount,
            } => self.gain(seat, goods, u16::from(amount)),
            Task::Immediate { seat, card } => self.immediate_effect(seat, card),
            Task::CompleteWonder { seat } => self.complete_wonder(seat),
            Task::ResolveWar { seat } => self.resolve_war(seat),
            Task::TacticBecomesCommon => self.tactic_becomes_common(),
            Task::EnterPolitics => self.enter_politics(),
            Task::EventDone => self.event_done(),
            Task::PoliticalActionDone => self.political_action_done(),
            Task::FinishTurn => self.finish_turn(),
            Task::StartTurn => self.start_turn(),
            decision!() => {}
        }
    }

    /// Losses that take what is at hand before anybody is asked.
    fn settles_itself(&mut self, task: &Task) -> bool {
        match *task {
            Task::LosePopulation { seat } if self.player(seat).unused > 0 => {
                let player = self.player_mut(seat);
                player.unused -= 1;
                player.yellow_bank += 1;
                self.say(|| message!("loses-population", seat = seat));
                true
            }
            Task::GiveToken { seat } if self.player(seat).blue_bank > 0 => {
                let player = self.player_mut(seat);
                player.blue_bank -= 1;
                player.blue_total -= 1;
                self.say(|| message!("loses-blue", seat = seat));
                true
            }
            Task::CoverStage { seat } if self.player(seat).blue_bank > 0 => {
                self.player_mut(seat).blue_bank -= 1;
                self.cover_stage(seat);
                true
            }
            Task::Defence { .. }
            | Task::Plunder { .. }
            | Task::Raid { .. }
            | Task::Annex { .. }
            | Task::Infiltrate { .. }
            | Task::Spoils { .. }
            | Task::Answer { .. }
            | Task::Auction { .. }
            | Task::Send { .. }
            | Task::LosePopulation { .. }
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
            | Task::Discard { .. }
            | Task::Gain { .. }
            | Task::Immediate { .. }
            | Task::CompleteWonder { .. }
            | Task::ResolveWar { .. }
            | Task::TacticBecomesCommon
            | Task::EnterPolitics
            | Task::EventDone
            | Task::PoliticalActionDone
            | Task::FinishTurn
            | Task::StartTurn => false,
        }
    }

    fn cover_stage(&mut self, seat: Seat) {
        if let Some(wonder) = &mut self.player_mut(seat).wonder {
            wonder.built += 1;
        }
    }

    fn answer(&mut self, task: Task, action: &Action) {
        let in_own_actions = self.state.stage == Stage::Actions;
        let partial = matches!(
            action,
            Action::Defend(_)
                | Action::SendUnit(_)
                | Action::SendBonus(_)
                | Action::SendDiscard(_)
                | Action::Discard(_)
        );
        if !in_own_actions && !partial {
            self.is_final = true;
        }
        match (task, *action) {
            (task @ Task::Defence { .. }, Action::Defend(used)) => self.defend_with(task, used),
            (
                Task::Defence {
                    attacker,
                    rival,
                    card,
                    chosen,
                    ..
                },
                Action::DefendDone,
            ) => self.defend(attacker, rival, card, &chosen),
            (
                Task::Defence {
                    attacker,
                    rival,
                    card,
                    ..
                },
                Action::DefendNone,
            ) => self.aggression_succeeds(attacker, rival, card),
            (task @ Task::Raid { .. }, Action::Raid(tech)) => self.raid(task, tech),
            (Task::Raid { attacker, cost, .. }, Action::RaidDone) => self.raid_done(attacker, cost),
            (
                Task::Plunder {
                    attacker, rival, ..
                },
                Action::Plunder { food, resources },
            ) => {
                self.plunder(attacker, rival, food, resources);
            }
            (Task::Annex { attacker, rival }, Action::Annex(card)) => {
                self.annex(attacker, rival, card);
            }
            (
                Task::Infiltrate {
                    attacker,
                    rival,
                    per_level,
                },
                Action::Infiltrate(target),
            ) => {
                self.infiltrate(attacker, rival, target, per_level);
            }
            (
                Task::Spoils {
                    victor,
                    loser,
                    left,
                },
                Action::Spoils(card),
            ) => {
                let left = left - i16::from(card.science_cost().unwrap_or(0));
                self.push(Task::Spoils {
                    victor,
                    loser,
                    left,
                });
                self.take_special(victor, loser, card);
            }
            (
                Task::Spoils {
                    victor,
                    loser,
                    left,
                },
                Action::SpoilsDone,
            ) => {
                self.take_science(victor, loser, amount(left));
            }
            (
                Task::Answer {
                    from,
                    to,
                    card,
                    side,
                },
                Action::Accept,
            ) => {
                self.accept_pact(from, to, card, side);
            }
            (Task::Answer { from, to, card, .. }, Action::Refuse) => {
                self.say(|| message!("refuses", seat = to, partner = from, card = name(card)));
            }
            (task, action) => self.answer_more(task, action),
        }
    }

    fn defend_with(&mut self, mut task: Task, used: Card) {
        if let Task::Defence { chosen, .. } = &mut task {
            chosen.push(used);
        }
        self.push(task);
    }

    fn answer_more(&mut self, task: Task, action: Action) {
        match (task, action) {
            (task @ Task::Auction { .. }, Action::Bid(bid)) => self.answer_auction(task, Some(bid)),
            (task @ Task::Auction { .. }, Action::Pass) => self.answer_auction(task, None),
            (task @ Task::Send { .. }, Action::SendUnit(card)) => {
                self.send_more(task, |units, _, _| units.push(card));
            }
            (task @ Task::Send { .. }, Action::SendBonus(card)) => {
                self.send_more(task, |_, bonus, _| bonus.push(card));
            }
            (task @ Task::Send { .. }, Action::SendDiscard(card)) => {
                self.send_more(task, |_, _, discard| discard.push(card));
            }
            (task @ Task::Send { .. }, Action::SendDone) => self.send_force(&task),
            (Task::LosePopulation { seat }, Action::Lose(card)) => {
                let player = self.player_mut(seat);
                player.tech_mut(card).workers -= 1;
                player.yellow_bank += 1;
                self.say(|| message!("loses-worker", seat = seat, card = name(card)));
            }
            (Task::GiveToken { seat }, Action::Token(card)) => {
                let player = self.player_mut(seat);
                player.tech_mut(card).blue -= 1;
                player.blue_total -= 1;
                self.say(|| message!("loses-token", seat = seat, card = name(card)));
            }
            (Task::CoverStage { seat }, Action::Token(card)) => {
                self.player_mut(seat).tech_mut(card).blue -= 1;
                self.cover_stage(seat);
                self.say(|| message!("covers-with", seat = seat, card = name(card)));
            }
            (Task::Market { seat, food, .. }, Action::ChooseFood) => {
                self.gain(seat, Goods::Food, u16::from(food));
            }
            (
                Task::Market {
                    seat, resources, ..
                },
                Action::ChooseResources,
            ) => self.gain(seat, Goods::Resources, u16::from(resources)),
            (Task::GainMix { seat, .. }, Action::ChooseMix { food, resources }) => {
                self.gain(seat, Goods::Food, u16::from(food));
                self.gain(seat, Goods::Resources, u16::from(resources));
            }
            (Task::LoseMix { seat, .. }, Action::ChooseMix { food, resources }) => {
                self.lose(seat, Goods::Food, u16::from(food));
                self.lose(seat, Goods::Resources, u16::from(resources));
            }
            (task, action) => self.answer_event(task, action),
        }
    }

    fn answer_event(&mut self, task: Task, action: Action) {
        match (task, action) {
            (Task::BuildFree { seat, tech }, Action::Yes) => {
                self.place_worker(seat, tech);
                self.say(|| message!("builds", seat = seat, card = name(tech), cost = 0));
            }
            (Task::DestroyOwn { seat }, Action::Destroy(card)) => {
                self.free_worker(seat, card);
                self.say(|| message!("destroys", seat = seat, card = name(card)));
            }
            (Task::Terror { seat, rival }, Action::Terror(_, card)) => {
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
            (Task::Ruin { seat }, Action::Ruin(card)) => self.ruin(seat, card),
            (Task::FreeColony { seat }, Action::Free(card)) => self.lose_colony(seat, card),
            (Task::Agreement { seat, left, taken }, Action::Agreement(space)) => {
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
            (Task::Agreement { seat, taken, .. }, Action::AgreementDone) if taken > 0 => {
                self.player_mut(seat).loses_politics = true;
                self.say(|| message!("agreement-price", seat = seat));
                self.refill_row();
            }
            (Task::Discard { seat, count }, Action::Discard(card)) => {
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
            (Task::Civilization { seat, .. }, Action::CivNone) => {
                self.state.picks.clear();
                self.say(|| message!("civ-nothing", seat = seat));
            }
            (Task::BuildFree { .. }, Action::No)
            | (Task::Agreement { .. }, Action::AgreementDone) => {}
            (task, action) => unreachable!("'{action}' is no answer to {task:?}"),
        }
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

    /// A unit or a card more for the force; the task asks on.
    fn send_more(
        &mut self,
        mut task: Task,
        add: impl FnOnce(&mut Vec<Card>, &mut Vec<Card>, &mut Vec<Card>),
    ) {
        if let Task::Send {
            units,
            bonus,
            discard,
            ..
        } = &mut task
        {
            add(units, bonus, discard);
        }
        self.push(task);
    }
}

fn is_civ(action: &Action) -> bool {
    matches!(
        action,
        Action::CivPopulation
            | Action::CivBuild(_)
            | Action::CivDevelop(_)
            | Action::CivRevolt(_)
            | Action::CivNone
    )
}

/// Why an action is no answer to the open decision.
fn no_answer(state: &State, task: &Task, action: &Action) -> Refusal {
    match (task, action) {
        (Task::Auction { bid, next, .. }, Action::Bid(_)) => {
            let most = state.player(*next).largest_force();
            message!("bid-range", least = bid + 1, most = most).into()
        }
        (
            Task::Defence {
                rival,
                strength,
                chosen,
                ..
            },
            Action::Defend(_) | Action::DefendDone,
        ) => {
            let limit = state.military_total(*rival);
            let have: i16 = chosen.iter().map(|card| defence_value(*card)).sum();
            let have = have + state.strength(*rival);
            message!(
                "defence-not-enough",
                need = *strength,
                have = have,
                limit = limit
            )
            .into()
        }
        (
            Task::Send {
                bid,
                units,
                bonus,
                discard,
                seat,
                ..
            },
            Action::SendDone,
        ) => {
            let force = state
                .player(*seat)
                .colonization_force(units, bonus, discard.len());
            message!("force-too-small", bid = *bid, force = force).into()
        }
        (Task::LoseMix { seat, amount }, Action::ChooseMix { .. }) => {
            let player = state.player(*seat);
            let (food, resources) = (player.stock(Goods::Food), player.stock(Goods::Resources));
            message!(
                "loss-does-not-fit",
                amount = *amount,
                food = food,
                resources = resources
            )
            .into()
        }
        _ => message!("no-answer", prompt = crate::words::prompts::prompt(task)).into(),
    }
}
