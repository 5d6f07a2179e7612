//! Decisions that interrupt: who makes them, which answers there are, and when none is asked for.

use crate::action::{Action, Target};
use crate::data::Card;
use crate::data::card::AggressionEffect;
use crate::perform::Table;
use crate::perform::attacks::{best_defence_by_backs, defence_value, raid_targets, spoils};
use crate::perform::colonies::cook;
use crate::perform::events::can_be_ruined;
use crate::state::counts::few;
use crate::state::{Goods, Player, State, Task, step};
use kernel::Seat;

impl Task {
    /// Who decides; `None` for steps that need nobody.
    pub fn decider(&self) -> Option<Seat> {
        match *self {
            Task::Defence { rival, .. } => Some(rival),
            Task::Plunder { attacker, .. }
            | Task::Raid { attacker, .. }
            | Task::Annex { attacker, .. }
            | Task::Infiltrate { attacker, .. } => Some(attacker),
            Task::Spoils { victor, .. } => Some(victor),
            Task::Answer { to, .. } => Some(to),
            Task::Auction { next, .. } => Some(next),
            Task::Send { seat, .. }
            | Task::LosePopulation { seat }
            | Task::GiveToken { seat }
            | Task::CoverStage { seat }
            | Task::Market { seat, .. }
            | Task::GainMix { seat, .. }
            | Task::LoseMix { seat, .. }
            | Task::BuildFree { seat, .. }
            | Task::Civilization { seat, .. }
            | Task::DestroyOwn { seat }
            | Task::Terror { seat, .. }
            | Task::Ruin { seat }
            | Task::FreeColony { seat }
            | Task::Agreement { seat, .. }
            | Task::Discard { seat, .. } => Some(seat),
            step!() => None,
        }
    }
}

fn distinct(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut seen: Vec<Card> = cards.collect();
    seen.sort();
    seen.dedup();
    seen
}

/// The cards of `all` that are not among `used`.
pub fn without(all: &[Card], used: &[Card]) -> Vec<Card> {
    let mut left = all.to_vec();
    for card in used {
        if let Some(at) = left.iter().position(|other| other == card) {
            left.remove(at);
        }
    }
    left
}

/// Technologies with workers that pass.
fn manned(player: &Player, fits: impl Fn(Card) -> bool) -> Vec<Card> {
    player
        .techs
        .iter()
        .filter(|tech| tech.workers > 0 && fits(tech.card))
        .map(|tech| tech.card)
        .collect()
}

fn with_tokens(player: &Player) -> Vec<Action> {
    let held = player.techs.iter().filter(|tech| tech.blue > 0);
    held.map(|tech| Action::Token(tech.card)).collect()
}

impl State {
    /// The legal answers to a decision, in the order of a menu.
    pub fn options(&self, task: &Task) -> Vec<Action> {
        match task {
            Task::Defence {
                rival,
                strength,
                chosen,
                ..
            } => self.defences(*rival, *strength, chosen),
            Task::Plunder { rival, amount, .. } => self.plunders(*rival, *amount),
            Task::Raid {
                rival,
                card,
                levels,
                ..
            } => self.raids(*rival, *card, levels),
            Task::Annex { rival, .. } => self
                .player(*rival)
                .colonies
                .iter()
                .map(|card| Action::Annex(*card))
                .collect(),
            Task::Infiltrate { rival, .. } => self.infiltrations(*rival),
            Task::Spoils {
                victor,
                loser,
                left,
            } => spoils(self.player(*victor), self.player(*loser), *left)
                .map(Action::Spoils)
                .chain([Action::SpoilsDone])
                .collect(),
            Task::Answer { .. } => vec![Action::Accept, Action::Refuse],
            Task::Auction { bid, next, .. } => {
                let most = few(self.player(*next).largest_force().min(250));
                let bids = (bid + 1..=most).map(Action::Bid);
                [Action::Pass].into_iter().chain(bids).collect()
            }
            Task::Send { .. } => self.forces(task),
            Task::LosePopulation { seat } => manned(self.player(*seat), |_| true)
                .into_iter()
                .map(Action::Lose)
                .collect(),
            Task::GiveToken { seat } | Task::CoverStage { seat } => with_tokens(self.player(*seat)),
            Task::Market { .. } => vec![Action::ChooseFood, Action::ChooseResources],
            Task::GainMix { amount, .. } => (0..=*amount)
                .map(|food| Action::ChooseMix {
                    food,
                    resources: amount - food,
                })
                .collect(),
            Task::LoseMix { seat, amount } => self.losses(*seat, *amount),
            Task::BuildFree { seat, tech } => {
                let player = self.player(*seat);
                let kind = tech.tech().kind;
                let room = !kind.is_urban() || player.count(kind) < player.urban_limit();
                if player.unused > 0 && room {
                    vec![Action::Yes, Action::No]
                } else {
                    Vec::new()
                }
            }
            Task::Civilization { seat, discount } => {
                crate::permit::legal::civilization(self, *seat, *discount)
            }
            Task::DestroyOwn { seat } => {
                let buildings = manned(self.player(*seat), |card| !card.tech().kind.is_unit());
                buildings.into_iter().map(Action::Destroy).collect()
            }
            Task::Terror { rival, .. } => {
                let buildings = manned(self.player(*rival), |card| card.tech().kind.is_urban());
                buildings
                    .into_iter()
                    .map(|card| Action::Terror(*rival, card))
                    .collect()
            }
            Task::Ruin { seat } => {
                let wonders = self.player(*seat).wonders.iter();
                wonders
                    .filter(|one| can_be_ruined(one))
                    .map(|one| Action::Ruin(one.card))
                    .collect()
            }
            Task::FreeColony { seat } => self
                .player(*seat)
                .colonies
                .iter()
                .map(|card| Action::Free(*card))
                .collect(),
            Task::Agreement { seat, left, .. } => self.agreements(*seat, *left),
            Task::Discard { seat, .. } => {
                let cards = distinct(self.player(*seat).military_hand.iter().copied());
                cards.into_iter().map(Action::Discard).collect()
            }
            step!() => Vec::new(),
        }
    }

    /// One card after the other, as long as the defence can still succeed.
    fn defences(&self, rival: Seat, strength: i16, chosen: &[Card]) -> Vec<Action> {
        let player = self.player(rival);
        let limit = usize::from(self.military_total(rival));
        let need = strength - self.strength(rival);
        let have: i16 = chosen.iter().map(|card| defence_value(*card)).sum();
        let left = without(&player.military_hand, chosen);
        let mut options = Vec::new();
        if chosen.is_empty() {
            options.push(Action::DefendNone);
        } else if have >= need {
            options.push(Action::DefendDone);
        }
        if chosen.len() >= limit {
            return options;
        }
        for card in distinct(left.iter().copied()) {
            let mut rest: Vec<i16> = without(&left, &[card])
                .into_iter()
                .map(defence_value)
                .collect();
            rest.sort_by_key(|value| std::cmp::Reverse(*value));
            let best: i16 = rest.iter().take(limit - chosen.len() - 1).sum();
            if have + defence_value(card) + best >= need {
                options.push(Action::Defend(card));
            }
        }
        options
    }

    fn plunders(&self, rival: Seat, amount: u8) -> Vec<Action> {
        let player = self.player(rival);
        let limit = |goods| {
            u8::try_from(player.stock(goods))
                .unwrap_or(u8::MAX)
                .min(amount)
        };
        let (most_food, most_resources) = (limit(Goods::Food), limit(Goods::Resources));
        let mut options = Vec::new();
        for food in 0..=most_food {
            for resources in 0..=most_resources.min(amount - food) {
                options.push(Action::Plunder { food, resources });
            }
        }
        options.reverse();
        options
    }

    fn raids(&self, rival: Seat, card: Card, levels: &[u8]) -> Vec<Action> {
        let Some(AggressionEffect::Raid { max_levels, min }) =
            card.aggression().map(|aggression| &aggression.effect)
        else {
            return Vec::new();
        };
        let destroyed = max_levels.len() - levels.len();
        let targets = raid_targets(self.player(rival), levels);
        let may_stop = destroyed >= usize::from(*min) || targets.is_empty();
        let mut options: Vec<Action> = targets.into_iter().map(Action::Raid).collect();
        options.extend(may_stop.then_some(Action::RaidDone));
        options
    }

    fn infiltrations(&self, rival: Seat) -> Vec<Action> {
        let player = self.player(rival);
        let leader = player.leader.map(|_| Action::Infiltrate(Target::Leader));
        let wonder = player.wonder.map(|_| Action::Infiltrate(Target::Wonder));
        leader.into_iter().chain(wonder).collect()
    }

    fn losses(&self, seat: Seat, amount: u8) -> Vec<Action> {
        let player = self.player(seat);
        let (food, resources) = (player.stock(Goods::Food), player.stock(Goods::Resources));
        let most = food + resources;
        let due = u8::try_from(most).map_or(amount, |most| amount.min(most));
        (0..=due)
            .filter(|part| u16::from(*part) <= food && u16::from(due - part) <= resources)
            .map(|part| Action::ChooseMix {
                food: part,
                resources: due - part,
            })
            .collect()
    }

    fn forces(&self, task: &Task) -> Vec<Action> {
        let Task::Send {
            seat,
            bid,
            units,
            bonus,
            discard,
            ..
        } = task
        else {
            return Vec::new();
        };
        let player = self.player(*seat);
        let mut options = Vec::new();
        let force = player.colonization_force(units, bonus, discard.len());
        if !units.is_empty() && force >= i16::from(*bid) {
            options.push(Action::SendDone);
        }
        for tech in player.units() {
            let sent = units.iter().filter(|unit| **unit == tech.card).count();
            if sent < usize::from(tech.workers) {
                options.push(Action::SendUnit(tech.card));
            }
        }
        let left = without(&without(&player.military_hand, bonus), discard);
        let (boni, others): (Vec<Card>, Vec<Card>) = distinct(left.into_iter())
            .into_iter()
            .partition(|card| card.bonus().is_some());
        options.extend(boni.into_iter().map(Action::SendBonus));
        if discard.len() < cook(player).0 {
            options.extend(others.into_iter().map(Action::SendDiscard));
        }
        options
    }

    fn agreements(&self, seat: Seat, left: u8) -> Vec<Action> {
        let table = Table::muted(self.clone());
        let spaces = self.row.iter().enumerate().filter_map(|(space, card)| {
            let card = (*card)?;
            let affordable = self.take_cost(seat, space, card) <= left;
            (affordable && table.may_take(seat, card).is_ok())
                .then_some(Action::Agreement(kernel::few(space) + 1))
        });
        spaces.chain([Action::AgreementDone]).collect()
    }

    /// The answer that the rules leave no choice about, as far as everybody can see: `Ok(None)` if
    /// there is nothing to answer at all, `Err` if the player must be asked.
    pub fn only_answer(&self, task: &Task) -> Result<Option<Action>, ()> {
        match task {
            Task::Defence {
                rival,
                strength,
                chosen,
                ..
            } if chosen.is_empty() => {
                let hand = &self.player(*rival).military_hand;
                let limit = usize::from(self.military_total(*rival));
                let best = self.strength(*rival) + best_defence_by_backs(hand, limit);
                if best < *strength {
                    Ok(Some(Action::DefendNone))
                } else {
                    Err(())
                }
            }
            Task::Auction { next, .. } if self.player(*next).unit_count() == 0 => {
                Ok(Some(Action::Pass))
            }
            Task::Discard { seat, count } => {
                let hand = &self.player(*seat).military_hand;
                match hand.first() {
                    _ if *count == 0 => Ok(None),
                    None => Ok(None),
                    Some(card) if hand.len() <= usize::from(*count) => {
                        Ok(Some(Action::Discard(*card)))
                    }
                    Some(_) => Err(()),
                }
            }
            // Answers that follow from what not everybody sees.
            Task::Defence { .. }
            | Task::Answer { .. }
            | Task::Auction { .. }
            | Task::Send { .. } => Err(()),
            Task::Plunder { .. }
            | Task::Raid { .. }
            | Task::Annex { .. }
            | Task::Infiltrate { .. }
            | Task::Spoils { .. }
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
            | step!() => match self.options(task).as_slice() {
                [] => Ok(None),
                [only] => Ok(Some(*only)),
                [_, _, ..] => Err(()),
            },
        }
    }
}
