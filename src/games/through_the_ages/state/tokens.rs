//! Blue tokens as food and resources: gaining, paying, losing (rules 5.1).

use crate::data::Card;
use crate::data::card::TechType;
use crate::state::{Goods, Player, Tech};

/// Why tokens cannot pay an amount.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Short {
    /// All tokens together are worth less.
    Stock { have: u16 },
    /// The tokens picked by the player are worth less.
    PicksTooFew { worth: u16 },
    /// The change would be at least as much as the best token picked.
    PicksTooMany { change: u16 },
    /// The picked tokens would lose change, and an exact payment exists.
    PicksInexact,
}

/// What a token on the card is worth as these goods; 0 if it is none of them.
pub fn worth(card: Card, goods: Goods) -> u8 {
    let tech = card.tech();
    match (goods, tech.kind) {
        (Goods::Food, TechType::Farm) => tech.per_worker.food,
        (Goods::Resources, TechType::Mine) => tech.per_worker.resources,
        (Goods::Resources, TechType::Lab) => card.level(),
        _ => 0,
    }
}

impl Player {
    /// What the stored tokens are worth.
    pub fn stock(&self, goods: Goods) -> u16 {
        self.techs
            .iter()
            .map(|tech| u16::from(tech.blue) * u16::from(worth(tech.card, goods)))
            .sum()
    }

    /// The cards that hold such tokens.
    pub fn stores(&self, goods: Goods) -> impl Iterator<Item = &Tech> {
        self.techs
            .iter()
            .filter(move |tech| tech.blue > 0 && worth(tech.card, goods) > 0)
    }

    /// Puts tokens from the bank on cards, the largest that fit first; returns what was gained.
    pub fn gain(&mut self, goods: Goods, amount: u16) -> u16 {
        let labs = self.labs_produce();
        let mut left = amount;
        while left > 0 && self.blue_bank > 0 {
            let best = self
                .techs
                .iter_mut()
                .filter(|tech| labs || tech.card.tech().kind != TechType::Lab)
                .filter(|tech| (1..=left).contains(&u16::from(worth(tech.card, goods))))
                .max_by_key(|tech| {
                    (
                        worth(tech.card, goods),
                        tech.card.tech().kind == TechType::Mine,
                    )
                });
            let Some(tech) = best else { break };
            tech.blue += 1;
            left -= u16::from(worth(tech.card, goods));
            self.blue_bank -= 1;
        }
        amount - left
    }

    /// Returns the cheapest tokens first and takes change; returns what was lost, at most `amount`.
    pub fn lose(&mut self, goods: Goods, amount: u16) -> u16 {
        let had = self.stock(goods);
        self.return_cheapest(goods, amount.min(had));
        amount.min(had)
    }

    /// Pays by the default of the rules; returns the change that was lost for want of tokens.
    fn return_cheapest(&mut self, goods: Goods, amount: u16) -> u16 {
        let mut paid = 0;
        while paid < amount {
            let cheapest = self
                .techs
                .iter_mut()
                .filter(|tech| tech.blue > 0 && worth(tech.card, goods) > 0)
                .min_by_key(|tech| {
                    (
                        worth(tech.card, goods),
                        tech.card.tech().kind != TechType::Mine,
                    )
                });
            let Some(tech) = cheapest else { break };
            tech.blue -= 1;
            paid += u16::from(worth(tech.card, goods));
            self.blue_bank += 1;
        }
        let change = paid - amount.min(paid);
        change - self.gain(goods, change)
    }

    /// Pays an amount, with the tokens that the player picked if there are any.
    pub fn pay(&mut self, goods: Goods, amount: u16, picks: &[Card]) -> Result<(), Short> {
        let have = self.stock(goods);
        if have < amount {
            return Err(Short::Stock { have });
        }
        if picks.is_empty() {
            self.return_cheapest(goods, amount);
            return Ok(());
        }
        let values = || picks.iter().map(|card| u16::from(worth(*card, goods)));
        let (sum, best) = (values().sum::<u16>(), values().max().unwrap_or(0));
        if sum < amount {
            return Err(Short::PicksTooFew { worth: sum });
        }
        let change = sum - amount;
        if change >= best {
            return Err(Short::PicksTooMany { change });
        }
        let could_be_exact = self.clone().return_cheapest(goods, amount) == 0;
        for card in picks {
            self.tech_mut(*card).blue -= 1;
            self.blue_bank += 1;
        }
        if self.gain(goods, change) < change && could_be_exact {
            return Err(Short::PicksInexact);
        }
        Ok(())
    }

    /// Returns all such tokens to the bank.
    pub fn lose_all(&mut self, goods: Goods) -> u16 {
        let had = self.stock(goods);
        for tech in &mut self.techs {
            if worth(tech.card, goods) > 0 {
                self.blue_bank += tech.blue;
                tech.blue = 0;
            }
        }
        had
    }

    /// One token for each worker, the most valuable cards first (rules 11.3); returns
    /// what was produced.
    pub fn produce(&mut self, goods: Goods) -> u16 {
        let labs = self.labs_produce();
        let best_mine = self.best(TechType::Mine);
        let railroad = goods == Goods::Resources && self.has_railroad();
        let mut order: Vec<usize> = (0..self.techs.len()).collect();
        order.retain(|index| {
            let card = self.techs[*index].card;
            worth(card, goods) > 0 && (labs || card.tech().kind != TechType::Lab)
        });
        order.sort_by_key(|index| {
            let card = self.techs[*index].card;
            (
                std::cmp::Reverse(worth(card, goods)),
                card.tech().kind != TechType::Mine,
            )
        });
        let mut produced = 0;
        for index in order {
            let tech = &mut self.techs[index];
            let extra = u8::from(railroad && best_mine == Some(tech.card));
            let tokens = (tech.workers + extra).min(self.blue_bank);
            tech.blue += tokens;
            self.blue_bank -= tokens;
            produced += u16::from(tokens) * u16::from(worth(tech.card, goods));
        }
        produced
    }

    /// Moves a worker from the bank to the unused ones; false with an empty bank.
    pub fn gain_population(&mut self) -> bool {
        if self.yellow_bank == 0 {
            return false;
        }
        self.yellow_bank -= 1;
        self.unused += 1;
        true
    }

    pub fn lose_culture(&mut self, amount: u16) -> u16 {
        let lost = amount.min(self.culture);
        self.culture -= lost;
        lost
    }

    pub fn lose_science(&mut self, amount: u16) -> u16 {
        let lost = amount.min(self.science);
        self.science -= lost;
        lost
    }
}
