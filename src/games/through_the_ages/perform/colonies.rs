//! Territories: the auction, the force, the colony (rules 9.3 to 9.5).

use crate::data::Card;
use crate::data::card::LeaderEffect;
use crate::perform::{Table, name};
use crate::state::counts::tally;
use crate::state::{Goods, Player, State, Task};
use kernel::Seat;
use kernel::message::message;

/// How many cards James Cook may discard, and what each adds.
pub fn cook(player: &Player) -> (usize, i16) {
    player
        .leader_effects()
        .iter()
        .find_map(|effect| {
            if let LeaderEffect::ColonizeWithDiscards { cards, bonus } = effect {
                Some((usize::from(*cards), *bonus))
            } else {
                None
            }
        })
        .unwrap_or((0, 0))
}

impl Player {
    /// The force of these units and cards, the player's modifier included.
    pub fn colonization_force(&self, units: &[Card], bonus: &[Card], discards: usize) -> i16 {
        let mut counted: Vec<(Card, u8)> = Vec::new();
        for unit in units {
            match counted.iter_mut().find(|(card, _)| card == unit) {
                Some((_, count)) => *count += 1,
                None => counted.push((*unit, 1)),
            }
        }
        let cards: i16 = bonus
            .iter()
            .filter_map(|card| Some(card.bonus()?.colonization))
            .sum();
        let discarded = tally(discards) * cook(self).1;
        self.force_of(&counted) + self.colonization_modifier() + cards + discarded
    }

    /// The largest force there is; 0 without a unit.
    pub fn largest_force(&self) -> i16 {
        if self.unit_count() == 0 {
            return 0;
        }
        let units: Vec<(Card, u8)> = self.units().map(|tech| (tech.card, tech.workers)).collect();
        let hand = &self.military_hand;
        let bonus: i16 = hand
            .iter()
            .filter_map(|card| Some(card.bonus()?.colonization))
            .sum();
        let others = hand.iter().filter(|card| card.bonus().is_none()).count();
        let (most, each) = cook(self);
        self.force_of(&units)
            + self.colonization_modifier()
            + bonus
            + tally(others.min(most)) * each
    }
}

impl State {
    /// The first seat from `first` on that is still in the auction.
    pub fn next_bidder(&self, first: Seat, out: &[bool; 4]) -> Option<Seat> {
        self.active_from(first).find(|seat| !out[seat.index()])
    }
}

impl Table {
    pub fn begin_auction(&mut self, card: Card) {
        let next = self.state.current;
        self.push(Task::Auction {
            card,
            bid: 0,
            highest: None,
            out: [false; 4],
            next,
        });
    }

    /// After a bid or a pass: the next bidder, or the end of the auction.
    pub fn continue_auction(&mut self, task: Task, after: Seat) {
        let Task::Auction {
            card,
            bid,
            highest,
            out,
            ..
        } = task
        else {
            return;
        };
        let left = self
            .state
            .active()
            .filter(|seat| !out[seat.index()])
            .count();
        match (highest, left) {
            (Some(winner), 1) => {
                self.say(|| message!("wins-auction", seat = winner, card = name(card), bid = bid));
                self.push(Task::Send {
                    seat: winner,
                    card,
                    bid,
                    units: Vec::new(),
                    bonus: Vec::new(),
                    discard: Vec::new(),
                });
            }
            (None, 0) => {
                self.state.past_events.push(card);
                self.say(|| message!("nobody-colonizes", card = name(card)));
            }
            _ => {
                let first = self.state.next_after(after);
                let next = self
                    .state
                    .next_bidder(first, &out)
                    .expect("somebody is left");
                self.push(Task::Auction {
                    card,
                    bid,
                    highest,
                    out,
                    next,
                });
            }
        }
    }

    /// The force is complete: units and cards go, the territory becomes a colony.
    pub fn send_force(&mut self, task: &Task) {
        let Task::Send {
            seat,
            card,
            units,
            bonus,
            discard,
            ..
        } = task
        else {
            return;
        };
        let seat = *seat;
        let force = self
            .player(seat)
            .colonization_force(units, bonus, discard.len());
        for unit in units {
            let player = self.player_mut(seat);
            player.tech_mut(*unit).workers -= 1;
            player.yellow_bank += 1;
        }
        for used in bonus {
            self.reveal(seat, *used);
            self.discard(*used, None);
        }
        for used in discard {
            self.hide(seat, *used);
            self.discard(*used, Some(seat));
        }
        self.say(|| {
            message!(
                "sends",
                seat = seat,
                units = units.len(),
                open = bonus.len(),
                cards = bonus.iter().map(|card| name(*card)).collect::<Vec<_>>(),
                others = discard.len(),
                force = force
            )
        });
        self.colonize(seat, *card);
    }

    /// The permanent effect first, then the immediate one.
    pub fn colonize(&mut self, seat: Seat, card: Card) {
        self.push(Task::Immediate { seat, card });
        let before = self.totals();
        self.player_mut(seat).colonies.push(card);
        self.say(|| message!("colonizes", seat = seat, card = name(card)));
        self.settle_totals(before);
    }

    pub fn immediate_effect(&mut self, seat: Seat, card: Card) {
        let gains = card.territory().expect("a territory").immediate;
        self.gain(seat, Goods::Resources, u16::from(gains.resources));
        self.gain(seat, Goods::Food, u16::from(gains.food));
        self.score_science(seat, u16::from(gains.science));
        self.score_culture(seat, i32::from(gains.culture));
        self.gain_population(seat, gains.population);
        self.draw(seat, gains.military_cards);
    }

    /// A colony is lost to the discard pile.
    pub fn lose_colony(&mut self, seat: Seat, card: Card) {
        let before = self.totals();
        crate::perform::remove(&mut self.player_mut(seat).colonies, card);
        self.discard(card, None);
        self.settle_totals(before);
        self.say(|| message!("loses-colony", seat = seat, card = name(card)));
    }
}
