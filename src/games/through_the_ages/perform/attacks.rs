//! Aggressions and wars (rules 8.2, 7.4, 12.6, 12.7).

use crate::action::Target;
use crate::data::card::{AggressionEffect, WarEffect};
use crate::data::{BOARD, Card};
use crate::perform::{Check, Table, granted, name, refuse};
use crate::state::counts::{amount, few};
use crate::state::{Goods, Player, State, Task};
use kernel::Seat;
use kernel::message::message;

impl State {
    /// What pacts add to the strength of whoever attacks the other.
    pub fn attack_bonus(&self, attacker: Seat, rival: Seat) -> i16 {
        self.pacts_between(attacker, rival)
            .filter_map(|(pact, _)| pact.card.pact())
            .map(|card| card.attacker_strength_bonus)
            .sum()
    }

    /// What both sides of an attack would count, before cards: pacts that the attack ends do not.
    pub fn attack_strengths(&self, attacker: Seat, rival: Seat) -> (i16, i16) {
        let mut table = Table::muted(self.clone());
        table.end_pacts_on_attack(attacker, rival);
        let state = table.state;
        (
            state.strength(attacker) + state.attack_bonus(attacker, rival),
            state.strength(rival),
        )
    }

    /// R14: whether the rival has a colony to annex, a leader or wonder to infiltrate.
    fn has_prize(&self, card: Card, rival: Seat) -> bool {
        let player = self.player(rival);
        match &card.aggression().expect("an aggression").effect {
            AggressionEffect::Annex { .. } => !player.colonies.is_empty(),
            AggressionEffect::Infiltrate { .. } => {
                player.leader.is_some() || player.wonder.is_some()
            }
            AggressionEffect::Enslave { .. }
            | AggressionEffect::Plunder { .. }
            | AggressionEffect::Raid { .. }
            | AggressionEffect::TakeScience { .. }
            | AggressionEffect::TakeCulture { .. } => true,
        }
    }
}

/// What a card adds to a defence.
pub fn defence_value(card: Card) -> i16 {
    card.bonus()
        .map_or(BOARD.constants.defense_discard_bonus, |bonus| bonus.defense)
}

/// The best defence that cards with these backs could give.
pub fn best_defence_by_backs(cards: &[Card], limit: usize) -> i16 {
    let best_of_age = |level: u8| {
        Card::all()
            .filter(|card| card.level() == level)
            .filter_map(|card| Some(card.bonus()?.defense))
            .max()
            .unwrap_or(BOARD.constants.defense_discard_bonus)
    };
    let mut values: Vec<i16> = cards.iter().map(|card| best_of_age(card.level())).collect();
    values.sort_by_key(|value| std::cmp::Reverse(*value));
    values.iter().take(limit).sum()
}

/// Whether buildings of these levels, one for each entry at most, may be destroyed by a raid.
fn fits_raid(limits: &[u8], level: u8) -> Option<usize> {
    (0..limits.len())
        .filter(|index| limits[*index] >= level)
        .min_by_key(|index| limits[*index])
}

impl Table {
    pub fn aggress(&mut self, seat: Seat, card: Card, rival: Seat) -> Check {
        self.may_attack(seat, card, rival)?;
        if self.state.attacks_need_a_prize() && !self.state.has_prize(card, rival) {
            refuse!(self, "nothing-to-take", seat = rival, card = name(card));
        }
        self.pay_for_attack(
            seat,
            rival,
            card.aggression().expect("one").military_actions,
        )?;
        self.end_pacts_on_attack(seat, rival);
        let own = self.state.strength(seat) + self.state.attack_bonus(seat, rival);
        let theirs = self.state.strength(rival);
        if own <= theirs {
            refuse!(
                self,
                "rival-not-weaker",
                seat = rival,
                own = own,
                theirs = theirs
            );
        }
        granted!(self);
        self.reveal(seat, card);
        self.discard(card, None);
        self.say(|| {
            message!(
                "aggresses",
                seat = seat,
                rival = rival,
                card = name(card),
                strength = own
            )
        });
        self.push(Task::Defence {
            attacker: seat,
            rival,
            card,
            strength: own,
            chosen: Vec::new(),
        });
        Ok(())
    }

    /// All cards are chosen: the aggression fails.
    pub fn defend(&mut self, attacker: Seat, rival: Seat, card: Card, chosen: &[Card]) {
        for used in chosen {
            if used.bonus().is_some() {
                self.reveal(rival, *used);
                self.discard(*used, None);
            } else {
                self.hide(rival, *used);
                self.discard(*used, Some(rival));
            }
        }
        let (open, others): (Vec<Card>, Vec<Card>) =
            chosen.iter().partition(|card| card.bonus().is_some());
        self.say(|| {
            message!(
                "defends",
                seat = rival,
                attacker = attacker,
                card = name(card),
                open = open.len(),
                cards = open.iter().map(|card| name(*card)).collect::<Vec<_>>(),
                others = others.len()
            )
        });
    }

    pub fn aggression_succeeds(&mut self, attacker: Seat, rival: Seat, card: Card) {
        self.say(|| {
            message!(
                "aggression-succeeds",
                seat = attacker,
                rival = rival,
                card = name(card)
            )
        });
        match &card.aggression().expect("an aggression").effect {
            AggressionEffect::Enslave {
                population,
                resources,
                food,
            } => {
                let gain = |goods, amount| Task::Gain {
                    seat: attacker,
                    goods,
                    amount,
                };
                self.push(gain(Goods::Food, *food));
                self.push(gain(Goods::Resources, *resources));
                self.lose_population(rival, *population);
            }
            AggressionEffect::Plunder { amount } => {
                self.push(Task::Plunder {
                    attacker,
                    rival,
                    amount: *amount,
                });
            }
            AggressionEffect::Raid { max_levels, .. } => {
                let levels = max_levels.clone();
                self.push(Task::Raid {
                    attacker,
                    rival,
                    card,
                    levels,
                    cost: 0,
                });
            }
            AggressionEffect::Annex { .. } => self.push(Task::Annex { attacker, rival }),
            AggressionEffect::Infiltrate { culture_per_level } => {
                let per_level = *culture_per_level;
                self.push(Task::Infiltrate {
                    attacker,
                    rival,
                    per_level,
                });
            }
            AggressionEffect::TakeScience { amount } => {
                self.take_science(attacker, rival, u16::from(*amount));
            }
            AggressionEffect::TakeCulture { amount } => {
                self.take_culture(attacker, rival, u16::from(*amount));
            }
        }
    }

    pub fn take_science(&mut self, taker: Seat, rival: Seat, amount: u16) {
        let taken = self.player_mut(rival).lose_science(amount);
        self.player_mut(taker).science += taken;
        self.say(|| message!("takes-science", seat = taker, rival = rival, amount = taken));
    }

    fn take_culture(&mut self, taker: Seat, rival: Seat, amount: u16) {
        let taken = self.player_mut(rival).lose_culture(amount);
        self.player_mut(taker).culture += taken;
        self.say(|| message!("takes-culture", seat = taker, rival = rival, amount = taken));
    }

    pub fn plunder(&mut self, attacker: Seat, rival: Seat, food: u8, resources: u8) {
        let taken = self.lose(rival, Goods::Resources, u16::from(resources));
        self.gain(attacker, Goods::Resources, taken);
        let taken = self.lose(rival, Goods::Food, u16::from(food));
        self.gain(attacker, Goods::Food, taken);
    }

    /// Destroys one building; the raid goes on with what is left of its limits.
    pub fn raid(&mut self, task: Task, tech: Card) {
        let Task::Raid {
            attacker,
            rival,
            card,
            mut levels,
            cost,
        } = task
        else {
            return;
        };
        let Some(index) = fits_raid(&levels, tech.level()) else {
            return;
        };
        levels.remove(index);
        self.free_worker(rival, tech);
        self.say(|| {
            message!(
                "raid-destroys",
                seat = attacker,
                rival = rival,
                card = name(tech)
            )
        });
        let cost = cost + tech.tech().resource_cost;
        self.push(Task::Raid {
            attacker,
            rival,
            card,
            levels,
            cost,
        });
    }

    pub fn raid_done(&mut self, attacker: Seat, cost: u8) {
        self.gain(attacker, Goods::Resources, u16::from(cost.div_ceil(2)));
    }

    pub fn annex(&mut self, attacker: Seat, rival: Seat, colony: Card) {
        let before = self.totals();
        crate::perform::remove(&mut self.player_mut(rival).colonies, colony);
        self.player_mut(attacker).colonies.push(colony);
        self.settle_totals(before);
        self.say(|| {
            message!(
                "annexes",
                seat = attacker,
                rival = rival,
                card = name(colony)
            )
        });
    }

    pub fn infiltrate(&mut self, attacker: Seat, rival: Seat, target: Target, per_level: u8) {
        let before = self.totals();
        let player = self.player(rival);
        let card = match target {
            Target::Leader => player.leader,
            Target::Wonder => player.wonder.map(|wonder| wonder.card),
        };
        match target {
            Target::Leader => self.leader_leaves(rival),
            Target::Wonder => self.wonder_leaves(rival),
        }
        self.settle_totals(before);
        let level = card.map_or(0, Card::level);
        self.score_culture(attacker, i32::from(per_level) * i32::from(level));
    }

    // --- wars ---

    /// The first war of this player is fought out.
    pub fn resolve_war(&mut self, seat: Seat) {
        let war = self.player_mut(seat).wars.remove(0);
        self.discard(war.card, None);
        let bonus = self.state.attack_bonus(seat, war.target);
        let own = self.state.strength(seat) + bonus;
        let theirs = self.state.strength(war.target);
        let (card, rival) = (name(war.card), war.target);
        self.say(|| {
            message!(
                "war-resolved",
                seat = seat,
                rival = rival,
                card = card,
                own = own,
                theirs = theirs
            )
        });
        if own == theirs {
            return;
        }
        let (victor, loser) = if own > theirs {
            (seat, rival)
        } else {
            (rival, seat)
        };
        let advantage = (own - theirs).abs();
        match war.card.war().expect("a war").effect {
            WarEffect::WarTechnology { per_advantage } => {
                self.push(Task::Spoils {
                    victor,
                    loser,
                    left: advantage * per_advantage,
                });
            }
            WarEffect::WarTerritory {
                base,
                per_advantage_step,
            } => {
                let tokens = base + advantage / per_advantage_step;
                let lost = self.lose_yellow(loser, few(tokens));
                self.gain_yellow(victor, lost);
                self.say(|| message!("takes-yellow", seat = victor, rival = loser, count = lost));
            }
            WarEffect::WarCulture {
                base,
                per_advantage,
            } => {
                self.take_culture(victor, loser, amount(base + advantage * per_advantage));
            }
        }
    }

    pub fn take_special(&mut self, victor: Seat, loser: Seat, card: Card) {
        let before = self.totals();
        let kind = card.special().expect("a special technology").kind as usize;
        self.player_mut(loser).specials[kind] = None;
        self.keep_better_special(victor, card);
        self.settle_totals(before);
        self.say(|| {
            message!(
                "takes-technology",
                seat = victor,
                rival = loser,
                card = name(card)
            )
        });
    }
}

/// The special technologies that the victor may take for so much advantage.
pub fn spoils(victor: &Player, loser: &Player, left: i16) -> impl Iterator<Item = Card> {
    loser
        .specials
        .iter()
        .flatten()
        .copied()
        .filter(move |card| {
            let cost = card.science_cost().map_or(i16::MAX, i16::from);
            cost <= left && !victor.has_in_play(*card) && !victor.civil_hand.contains(card)
        })
}

/// The buildings of the rival that a raid may still destroy.
pub fn raid_targets(rival: &Player, limits: &[u8]) -> Vec<Card> {
    rival
        .urban()
        .filter(|tech| tech.workers > 0 && fits_raid(limits, tech.card.level()).is_some())
        .map(|tech| tech.card)
        .collect()
}
