//! Carrying out answers and the steps between them.

use crate::action::Action;
use crate::perform::attacks::defence_value;
use crate::perform::building::By;
use crate::perform::{Check, Table, refuse};
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

    pub(super) fn cover_stage(&mut self, seat: Seat) {
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
        self.fulfil(task, *action);
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
    if let (Task::Auction { bid, next, .. }, Action::Bid(_)) = (task, action) {
        let most = state.player(*next).largest_force();
        return message!("bid-range", least = bid + 1, most = most).into();
    }
    if let (
        Task::Defence {
            rival,
            strength,
            chosen,
            ..
        },
        Action::Defend(_) | Action::DefendDone,
    ) = (task, action)
    {
        let limit = state.military_total(*rival);
        let have: i16 = chosen.iter().map(|card| defence_value(*card)).sum();
        let have = have + state.strength(*rival);
        return message!(
            "defence-not-enough",
            need = *strength,
            have = have,
            limit = limit
        )
        .into();
    }
    if let (
        Task::Send {
            bid,
            units,
            bonus,
            discard,
            seat,
            ..
        },
        Action::SendDone,
    ) = (task, action)
    {
        let force = state
            .player(*seat)
            .colonization_force(units, bonus, discard.len());
        return message!("force-too-small", bid = *bid, force = force).into();
    }
    if let (Task::LoseMix { seat, amount }, Action::ChooseMix { .. }) = (task, action) {
        let player = state.player(*seat);
        let (food, resources) = (player.stock(Goods::Food), player.stock(Goods::Resources));
        return message!(
            "loss-does-not-fit",
            amount = *amount,
            food = food,
            resources = resources
        )
        .into();
    }
    message!("no-answer", prompt = crate::words::prompts::prompt(task)).into()
}
