//! What events do (rules 9.2, 12.5).

use super::card::EventEffect;
use super::data::Card;
use super::state::{Completed, Goods, Task};
use super::table::{Table, name};
use crate::games::Seat;
use crate::games::message::message;

impl Table {
    pub fn reveal_event(&mut self, card: Card) {
        self.is_final = true;
        self.say(|| message!("event-revealed", card = name(card)));
        let Some(event) = card.event() else {
            return self.begin_auction(card);
        };
        self.state.past_events.push(card);
        match &event.effect {
            EventEffect::Impact(impact) => self.score_impact(impact, self.state.current),
            effect => self.resolve(effect),
        }
    }

    fn resolve(&mut self, effect: &EventEffect) {
        if !self.resolve_for_all(effect) && !self.resolve_by_strength(effect) {
            self.resolve_by_culture(effect);
        }
    }

    /// One task for each player, clockwise from the current one.
    fn ask_each(&mut self, task: impl Fn(Seat) -> Task) {
        let tasks: Vec<Task> = self.state.active().map(task).collect();
        self.push_all(tasks);
    }

    /// Events that happen to every civilisation.
    fn resolve_for_all(&mut self, effect: &EventEffect) -> bool {
        let all: Vec<Seat> = self.state.active().collect();
        match *effect {
            EventEffect::EachGains {
                science,
                food,
                resources,
                population,
            } => {
                for seat in all {
                    self.score_science(seat, u16::from(science));
                    self.gain(seat, Goods::Food, u16::from(food));
                    self.gain(seat, Goods::Resources, u16::from(resources));
                    self.gain_population(seat, population);
                }
            }
            EventEffect::EachGainsChoice { food, resources } => {
                self.ask_each(|seat| Task::Market {
                    seat,
                    food,
                    resources,
                });
            }
            EventEffect::EachDrawsMilitary { cards } => {
                all.into_iter().for_each(|seat| self.draw(seat, cards));
            }
            EventEffect::EachMayBuildFree { ref technology } => {
                let tech = Card::named(technology);
                self.ask_each(|seat| Task::BuildFree { seat, tech });
            }
            EventEffect::EachMayActDiscounted { discount } => {
                self.ask_each(|seat| Task::Civilization { seat, discount });
            }
            EventEffect::EachLosesPopulation { population } => {
                for seat in all.into_iter().rev() {
                    self.lose_population(seat, population);
                }
            }
            EventEffect::EachRuinsAWonder { .. } => self.ask_each(|seat| Task::Ruin { seat }),
            EventEffect::EachLosesHalfOfDiscontent {} => {
                for seat in all.into_iter().rev() {
                    let half = (self.player(seat).discontent() + 1) / 2;
                    self.lose_population(seat, half as u8);
                }
            }
            EventEffect::RemoveLeadersNotOfCurrentAge {} => self.remove_old_leaders(),
            EventEffect::CultureLossPerDiscontent {
                culture,
                blue_tokens,
            } => {
                self.civil_unrest(&all, culture, blue_tokens);
            }
            EventEffect::HappiestGainPopulation { population } => {
                let most = all.iter().map(|seat| self.player(*seat).happiness()).max();
                let happiest = all
                    .into_iter()
                    .filter(|seat| Some(self.player(*seat).happiness()) == most);
                for seat in happiest.collect::<Vec<_>>() {
                    self.gain_population(seat, population);
                }
            }
            _ => return self.resolve_for_each(effect, &all),
        }
        true
    }

    /// Events that do the same to each civilisation, without a choice.
    fn resolve_for_each(&mut self, effect: &EventEffect, all: &[Seat]) -> bool {
        for &seat in all {
            match *effect {
                EventEffect::EachScoresCultureRating {} => {
                    let rating = self.state.culture_rating(seat);
                    self.score_culture(seat, rating.into());
                }
                EventEffect::EachScoresScienceRating {} => {
                    let rating = self.player(seat).science_rating();
                    self.score_science(seat, rating as u16);
                }
                EventEffect::EachScoresCultureEqualToScienceRating {} => {
                    let rating = self.player(seat).science_rating();
                    self.score_culture(seat, rating.into());
                }
                EventEffect::EachProducesFood {} => self.produce_food(seat),
                EventEffect::EachProducesResources {} => self.produce_resources(seat),
                EventEffect::EachRunsProduction {} => {
                    self.corruption(seat);
                    self.produce_food(seat);
                    self.consumption(seat);
                    self.produce_resources(seat);
                }
                EventEffect::EachLosesAllFood {} => {
                    let lost = self.player_mut(seat).lose_all(Goods::Food);
                    self.say(|| {
                        message!(
                            "loses-goods",
                            seat = seat,
                            amount = lost,
                            goods = message!("food")
                        )
                    });
                }
                EventEffect::EachSpendsCivilActionsPerDiscontent { amount } => {
                    let spent = u8::try_from(self.player(seat).discontent()).unwrap_or(0) * amount;
                    let player = self.player_mut(seat);
                    let spent = spent.min(player.civil_actions);
                    player.civil_actions -= spent;
                    if spent > 0 {
                        self.say(|| message!("loses-civil-actions", seat = seat, count = spent));
                    }
                }
                EventEffect::EachGainsFoodPerHappyFace { max } => {
                    let faces = self.player(seat).happiness().min(i16::from(max));
                    self.gain(seat, Goods::Food, faces as u16);
                }
                _ => return false,
            }
        }
        true
    }

    fn remove_old_leaders(&mut self) {
        let before = self.totals();
        for seat in self.state.active().collect::<Vec<_>>() {
            if self
                .player(seat)
                .leader
                .is_some_and(|card| card.level() != self.state.age)
            {
                self.leader_leaves(seat);
            }
        }
        self.settle_totals(before);
    }

    fn civil_unrest(&mut self, all: &[Seat], culture: u8, blue_tokens: u8) {
        let most = all
            .iter()
            .map(|seat| self.player(*seat).discontent())
            .max()
            .unwrap_or(0);
        if most == 0 {
            return;
        }
        let mut tasks = Vec::new();
        for &seat in all {
            let discontent = self.player(seat).discontent();
            self.lose_culture(seat, discontent as u16 * u16::from(culture));
            if discontent == most {
                tasks.extend((0..blue_tokens).map(|_| Task::GiveToken { seat }));
            }
        }
        self.push_all(tasks);
    }

    /// Events about the strongest and the weakest.
    fn resolve_by_strength(&mut self, effect: &EventEffect) -> bool {
        let order = self.state.by_strength();
        let (strongest, weakest) = (order[0], order[order.len() - 1]);
        match *effect {
            EventEffect::WeakestDestroysStrongestGains { resources } => {
                let (seat, goods) = (strongest, Goods::Resources);
                self.push(Task::Gain {
                    seat,
                    goods,
                    amount: resources,
                });
                self.push(Task::DestroyOwn { seat: weakest });
            }
            EventEffect::StrongestScoresWeakestLoses { gain, loss } => {
                self.score_culture(strongest, i32::from(gain));
                self.lose_culture(weakest, u16::from(loss));
            }
            EventEffect::StrongestGainMix {
                strongest: count,
                amount,
            } => {
                let seats = first(&order, count);
                self.push_all(
                    self.in_turn(seats)
                        .map(|seat| Task::GainMix { seat, amount })
                        .collect::<Vec<_>>(),
                );
            }
            EventEffect::WeakestLoseMix {
                weakest: count,
                amount,
            } => {
                let seats = last(&order, count);
                self.push_all(
                    self.in_turn(seats)
                        .map(|seat| Task::LoseMix { seat, amount })
                        .collect::<Vec<_>>(),
                );
            }
            EventEffect::WeakestLosesPopulation { population } => {
                self.lose_population(weakest, population);
            }
            EventEffect::StrongestTakesYellowTokenFromWeakest { tokens } => {
                let taken = self.lose_yellow(weakest, tokens);
                self.gain_yellow(strongest, taken);
                self.say(|| {
                    message!(
                        "takes-yellow",
                        seat = strongest,
                        rival = weakest,
                        count = taken
                    )
                });
            }
            EventEffect::StrongestScoreScience {
                strongest: count,
                science,
            } => {
                for seat in self.in_turn(first(&order, count)).collect::<Vec<_>>() {
                    self.score_science(seat, u16::from(science));
                }
            }
            EventEffect::WeakestLoseCultureAndBlue {
                weakest: count,
                culture,
                blue_tokens,
            } => {
                let seats: Vec<Seat> = self.in_turn(last(&order, count)).collect();
                for &seat in &seats {
                    self.lose_culture(seat, u16::from(culture));
                }
                let tasks = seats.iter().flat_map(|seat| {
                    std::iter::repeat_n(Task::GiveToken { seat: *seat }, blue_tokens.into())
                });
                self.push_all(tasks.collect::<Vec<_>>());
            }
            EventEffect::WeakestLosesColony { .. } => {
                self.push(Task::FreeColony { seat: weakest });
            }
            EventEffect::StrongestTakesCards { civil_actions } => {
                self.push(Task::Agreement {
                    seat: strongest,
                    left: civil_actions,
                    taken: 0,
                });
            }
            EventEffect::StrongestDrawsWeakestDiscards { draw, discard } => {
                self.politics_of_strength(strongest, weakest, draw, discard);
            }
            EventEffect::StrongestAndWeakestCultureAndPopulation {
                culture,
                population,
            } => {
                self.score_culture(strongest, i32::from(culture));
                self.gain_population(strongest, population);
                self.lose_culture(weakest, u16::from(culture));
                self.lose_population(weakest, population);
            }
            _ => return false,
        }
        true
    }

    /// These seats in clockwise order from the current player.
    fn in_turn<'a>(&'a self, seats: &'a [Seat]) -> impl Iterator<Item = Seat> + 'a {
        self.state.active().filter(|seat| seats.contains(seat))
    }

    fn politics_of_strength(&mut self, strongest: Seat, weakest: Seat, draw: u8, discard: u8) {
        if self.state.age == 4 {
            self.score_culture(strongest, i32::from(draw));
            self.lose_culture(weakest, u16::from(discard));
            return;
        }
        self.draw(strongest, draw);
        let held = self.player(weakest).military_hand.len() as u8;
        self.push(Task::Discard {
            seat: weakest,
            count: discard.min(held),
        });
    }

    /// Events about the most and the fewest culture points.
    fn resolve_by_culture(&mut self, effect: &EventEffect) {
        let order = self
            .state
            .ranked(self.state.current, |seat| self.player(seat).culture.into());
        let (most, least) = (order[0], order[order.len() - 1]);
        match *effect {
            EventEffect::CultureLeaderIfWeakLosesPopulation {
                weakest,
                population,
            } if last(&self.state.by_strength(), weakest).contains(&most) => {
                self.lose_population(most, population);
            }
            EventEffect::CultureLeaderScores { culture } => {
                self.score_culture(most, i32::from(culture));
            }
            EventEffect::LeastCultureDestroysBuildings { .. } => {
                let rivals = self.state.active().filter(|seat| *seat != least);
                let tasks = rivals.map(|rival| Task::Terror { seat: least, rival });
                let tasks: Vec<Task> = tasks.collect();
                self.push_all(tasks);
            }
            _ => {}
        }
    }

    pub fn ruin(&mut self, seat: Seat, card: Card) {
        let before = self.totals();
        let wonders = &mut self.player_mut(seat).wonders;
        if let Some(wonder) = wonders.iter_mut().find(|wonder| wonder.card == card) {
            wonder.ruined = true;
        }
        self.settle_totals(before);
        self.say(|| message!("ruins", seat = seat, card = name(card)));
    }
}

/// The first so many, only one in a game of two.
fn first(order: &[Seat], count: u8) -> &[Seat] {
    let count = if order.len() == 2 {
        1
    } else {
        usize::from(count)
    };
    &order[..count.min(order.len())]
}

/// The last so many, only one in a game of two.
fn last(order: &[Seat], count: u8) -> &[Seat] {
    let count = if order.len() == 2 {
        1
    } else {
        usize::from(count)
    };
    &order[order.len() - count.min(order.len())..]
}

/// Whether Ravages of Time can ruin it.
pub fn can_be_ruined(wonder: &Completed) -> bool {
    !wonder.ruined && wonder.card.level() <= 1
}
