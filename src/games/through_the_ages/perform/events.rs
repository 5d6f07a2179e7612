//! What events do (rules 9.2, 12.5).

use crate::data::Card;
use crate::data::card::EventEffect;
use crate::perform::{Table, amount_of, name};
use crate::state::counts::{amount, few};
use crate::state::{Completed, Goods, Task};
use kernel::Seat;
use kernel::message::message;

impl Table {
    pub fn reveal_event(&mut self, card: Card) {
        self.is_final = true;
        self.say(|| message!("event-revealed", card = name(card)));
        let Some(event) = card.event() else {
            return self.begin_auction(card);
        };
        self.state.past_events.push(card);
        self.resolve(&event.effect);
    }

    fn resolve(&mut self, effect: &EventEffect) {
        use EventEffect as E;
        match *effect {
            E::EachGains {
                science,
                food,
                resources,
                population,
            } => self.each(|table, seat| {
                table.score_science(seat, u16::from(science));
                table.gain(seat, Goods::Food, u16::from(food));
                table.gain(seat, Goods::Resources, u16::from(resources));
                table.gain_population(seat, population);
            }),
            E::EachGainsChoice { food, resources } => self.ask_each(|seat| Task::Market {
                seat,
                food,
                resources,
            }),
            E::EachDrawsMilitary { cards } => self.each(|table, seat| table.draw(seat, cards)),
            E::EachMayBuildFree { ref technology } => {
                let tech = Card::named(technology);
                self.ask_each(|seat| Task::BuildFree { seat, tech });
            }
            E::EachMayActDiscounted { discount } => {
                self.ask_each(|seat| Task::Civilization { seat, discount });
            }
            E::EachScoresCultureRating {} => self.each(|table, seat| {
                let rating = table.state.culture_rating(seat);
                table.score_culture(seat, rating.into());
            }),
            E::EachScoresScienceRating {} => self.each(|table, seat| {
                let rating = table.player(seat).science_rating();
                table.score_science(seat, amount(rating));
            }),
            E::EachScoresCultureEqualToScienceRating {} => self.each(|table, seat| {
                let rating = table.player(seat).science_rating();
                table.score_culture(seat, rating.into());
            }),
            E::EachProducesFood {} => self.each(Table::produce_food),
            E::EachProducesResources {} => self.each(Table::produce_resources),
            E::EachRunsProduction {} => self.each(Table::run_production),
            E::EachLosesAllFood {} => self.each(Table::lose_all_food),
            E::EachSpendsCivilActionsPerDiscontent { amount } => {
                self.each(|table, seat| table.spend_for_discontent(seat, amount));
            }
            E::EachGainsFoodPerHappyFace { max } => self.each(|table, seat| {
                let faces = table.player(seat).happiness().min(i16::from(max));
                table.gain(seat, Goods::Food, amount(faces));
            }),
            E::EachLosesPopulation { population } => self.each_task_last(|table, seat| {
                table.lose_population(seat, population);
            }),
            E::EachLosesHalfOfDiscontent {} => self.each_task_last(|table, seat| {
                let half = few(table.player(seat).discontent()).div_ceil(2);
                table.lose_population(seat, half);
            }),
            E::EachRuinsAWonder { .. } => self.ask_each(|seat| Task::Ruin { seat }),
            E::RemoveLeadersNotOfCurrentAge {} => self.remove_old_leaders(),
            E::CultureLossPerDiscontent {
                culture,
                blue_tokens,
            } => self.civil_unrest(culture, blue_tokens),
            E::HappiestGainPopulation { population } => self.happiest_grow(population),
            E::WeakestDestroysStrongestGains { resources } => {
                let (strongest, weakest) = self.strongest_and_weakest();
                self.push(Task::Gain {
                    seat: strongest,
                    goods: Goods::Resources,
                    amount: resources,
                });
                self.push(Task::DestroyOwn { seat: weakest });
            }
            E::StrongestScoresWeakestLoses { gain, loss } => {
                let (strongest, weakest) = self.strongest_and_weakest();
                self.score_culture(strongest, i32::from(gain));
                self.lose_culture(weakest, u16::from(loss));
            }
            E::StrongestGainMix { strongest, amount } => {
                let seats = self.strongest(strongest);
                self.ask(&seats, |seat| Task::GainMix { seat, amount });
            }
            E::WeakestLoseMix { weakest, amount } => {
                let seats = self.weakest(weakest);
                self.ask(&seats, |seat| Task::LoseMix { seat, amount });
            }
            E::WeakestLosesPopulation { population } => {
                let (_, weakest) = self.strongest_and_weakest();
                self.lose_population(weakest, population);
            }
            E::StrongestTakesYellowTokenFromWeakest { tokens } => self.take_yellow(tokens),
            E::StrongestScoreScience { strongest, science } => {
                for seat in self.strongest(strongest) {
                    self.score_science(seat, u16::from(science));
                }
            }
            E::WeakestLoseCultureAndBlue {
                weakest,
                culture,
                blue_tokens,
            } => self.lose_culture_and_blue(weakest, culture, blue_tokens),
            E::WeakestLosesColony { .. } => {
                let (_, seat) = self.strongest_and_weakest();
                self.push(Task::FreeColony { seat });
            }
            E::StrongestTakesCards { civil_actions } => {
                let (seat, _) = self.strongest_and_weakest();
                self.push(Task::Agreement {
                    seat,
                    left: civil_actions,
                    taken: 0,
                });
            }
            E::StrongestDrawsWeakestDiscards { draw, discard } => {
                self.politics_of_strength(draw, discard);
            }
            E::StrongestAndWeakestCultureAndPopulation {
                culture,
                population,
            } => {
                let (strongest, weakest) = self.strongest_and_weakest();
                self.score_culture(strongest, i32::from(culture));
                self.gain_population(strongest, population);
                self.lose_culture(weakest, u16::from(culture));
                self.lose_population(weakest, population);
            }
            E::CultureLeaderIfWeakLosesPopulation {
                weakest,
                population,
            } => {
                let (most, _) = self.most_and_least_culture();
                if self.weakest(weakest).contains(&most) {
                    self.lose_population(most, population);
                }
            }
            E::CultureLeaderScores { culture } => {
                let (most, _) = self.most_and_least_culture();
                self.score_culture(most, i32::from(culture));
            }
            E::LeastCultureDestroysBuildings { .. } => {
                let (_, least) = self.most_and_least_culture();
                let rivals = self.state.active().filter(|seat| *seat != least);
                let tasks: Vec<Task> = rivals
                    .map(|rival| Task::Terror { seat: least, rival })
                    .collect();
                self.push_all(tasks);
            }
            E::Impact(ref impact) => self.score_impact(impact, self.state.current),
        }
    }

    /// Each civilisation, clockwise from the current one.
    fn each(&mut self, happens: impl Fn(&mut Table, Seat)) {
        for seat in self.state.active().collect::<Vec<_>>() {
            happens(self, seat);
        }
    }

    /// The same where it may end in a question: what is asked last is answered first.
    fn each_task_last(&mut self, happens: impl Fn(&mut Table, Seat)) {
        let all: Vec<Seat> = self.state.active().collect();
        for seat in all.into_iter().rev() {
            happens(self, seat);
        }
    }

    /// One task for each of these players, in their order.
    fn ask(&mut self, seats: &[Seat], task: impl Fn(Seat) -> Task) {
        let tasks: Vec<Task> = seats.iter().map(|seat| task(*seat)).collect();
        self.push_all(tasks);
    }

    /// One task for each player, clockwise from the current one.
    fn ask_each(&mut self, task: impl Fn(Seat) -> Task) {
        let all: Vec<Seat> = self.state.active().collect();
        self.ask(&all, task);
    }

    fn strongest_and_weakest(&self) -> (Seat, Seat) {
        let order = self.state.by_strength();
        (order[0], order[order.len() - 1])
    }

    fn most_and_least_culture(&self) -> (Seat, Seat) {
        let order = self
            .state
            .ranked(self.state.current, |seat| self.player(seat).culture.into());
        (order[0], order[order.len() - 1])
    }

    /// So many of the strongest, clockwise from the current player.
    fn strongest(&self, count: u8) -> Vec<Seat> {
        self.in_turn(first(&self.state.by_strength(), count))
    }

    /// So many of the weakest, clockwise from the current player.
    fn weakest(&self, count: u8) -> Vec<Seat> {
        self.in_turn(last(&self.state.by_strength(), count))
    }

    /// These seats in clockwise order from the current player.
    fn in_turn(&self, seats: &[Seat]) -> Vec<Seat> {
        let active = self.state.active();
        active.filter(|seat| seats.contains(seat)).collect()
    }

    fn run_production(&mut self, seat: Seat) {
        self.corruption(seat);
        self.produce_food(seat);
        self.consumption(seat);
        self.produce_resources(seat);
    }

    fn lose_all_food(&mut self, seat: Seat) {
        let lost = self.player_mut(seat).lose_all(Goods::Food);
        if lost > 0 {
            let what = || amount_of(Goods::Food, lost);
            self.say(|| message!("loses", seat = seat, what = what()));
        }
    }

    fn spend_for_discontent(&mut self, seat: Seat, each: u8) {
        let player = self.player_mut(seat);
        let spent = few(player.discontent())
            .saturating_mul(each)
            .min(player.civil_actions);
        player.civil_actions -= spent;
        if spent > 0 {
            self.say(|| message!("loses-civil-actions", seat = seat, count = spent));
        }
    }

    fn happiest_grow(&mut self, population: u8) {
        let all: Vec<Seat> = self.state.active().collect();
        let most = all.iter().map(|seat| self.player(*seat).happiness()).max();
        let happiest = all
            .into_iter()
            .filter(|seat| Some(self.player(*seat).happiness()) == most);
        for seat in happiest.collect::<Vec<_>>() {
            self.gain_population(seat, population);
        }
    }

    fn take_yellow(&mut self, tokens: u8) {
        let (strongest, weakest) = self.strongest_and_weakest();
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

    fn lose_culture_and_blue(&mut self, count: u8, culture: u8, blue_tokens: u8) {
        let seats = self.weakest(count);
        for &seat in &seats {
            self.lose_culture(seat, u16::from(culture));
        }
        let tasks = seats.iter().flat_map(|seat| {
            std::iter::repeat_n(Task::GiveToken { seat: *seat }, blue_tokens.into())
        });
        self.push_all(tasks.collect::<Vec<_>>());
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

    fn civil_unrest(&mut self, culture: u8, blue_tokens: u8) {
        let all: Vec<Seat> = self.state.active().collect();
        let most = all
            .iter()
            .map(|seat| self.player(*seat).discontent())
            .max()
            .unwrap_or(0);
        if most == 0 {
            return;
        }
        let mut tasks = Vec::new();
        for seat in all {
            let discontent = self.player(seat).discontent();
            self.lose_culture(seat, amount(discontent) * u16::from(culture));
            if discontent == most {
                tasks.extend((0..blue_tokens).map(|_| Task::GiveToken { seat }));
            }
        }
        self.push_all(tasks);
    }

    fn politics_of_strength(&mut self, draw: u8, discard: u8) {
        let (strongest, weakest) = self.strongest_and_weakest();
        if self.state.age == 4 {
            self.score_culture(strongest, i32::from(draw));
            self.lose_culture(weakest, u16::from(discard));
            return;
        }
        self.draw(strongest, draw);
        let held = kernel::few(self.player(weakest).military_hand.len());
        self.push(Task::Discard {
            seat: weakest,
            count: discard.min(held),
        });
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
