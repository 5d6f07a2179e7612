//! The table while an action is carried out: the only code that changes a state.

mod action_cards;
mod answers;
pub mod attacks;
pub mod building;
mod carried;
mod civilization;
pub mod colonies;
pub mod events;
mod impacts;
mod pay;
mod phase;
mod politics;
mod turns;
mod watched;

use crate::data::Card;
use crate::data::card::LeaderEffect;
use crate::state::counts::{few, points};
use crate::state::derived::Totals;
use crate::state::{Discarded, Goods, Player, State, Task};
use kernel::Seat;
use kernel::message::{Arg, Event, Message, Refusal, message};
use watched::Watched;

pub type Check = Result<(), Refusal>;

/// Refuses with a message, if somebody listens.
macro_rules! refuse {
    ($table:expr, $($message:tt)+) => {
        return Err($table.refusal(|| ::kernel::message::message!($($message)+)))
    };
}
pub(crate) use refuse;

/// From here on nothing refuses for what comes before: whoever only asks what is legal need not see
/// it done.
macro_rules! granted {
    ($table:expr) => {
        if !$table.asks_why {
            return Ok(());
        }
    };
}
pub(crate) use granted;

#[derive(Debug)]
pub struct Table {
    pub state: Watched,
    pub events: Vec<Event>,
    pub is_final: bool,
    /// Nobody listens: only legality matters.
    muted: bool,
    /// Whether anybody reads why an action is refused.
    asks_why: bool,
    /// Which players may have changed, by their seats.
    touched: [bool; 4],
}

/// The name of a card in a sentence.
pub fn name(card: Card) -> Arg {
    Arg::name(card.id())
}

/// The name of an age in a sentence.
pub fn age_name(level: u8) -> Arg {
    Arg::name(["age-a", "age-i", "age-ii", "age-iii", "age-iv"][usize::from(level.min(4))])
}

/// So much of a good, in a sentence.
pub fn amount_of(goods: Goods, amount: u16) -> Message {
    let id = match goods {
        Goods::Food => "goods-food",
        Goods::Resources => "goods-resources",
    };
    message!(id, amount = amount)
}

/// The names of goods in a sentence.
pub fn goods_name(goods: Goods) -> Arg {
    Arg::name(match goods {
        Goods::Food => "food",
        Goods::Resources => "resources",
    })
}

impl Table {
    pub fn new(state: State) -> Self {
        Table {
            state: Watched::new(state),
            events: Vec::new(),
            is_final: false,
            muted: false,
            asks_why: true,
            touched: [false; 4],
        }
    }

    pub fn muted(state: State) -> Self {
        Table {
            muted: true,
            ..Table::new(state)
        }
    }

    /// Lays everything back as it lies there, after a trial.
    pub fn take_back(&mut self, to: &State) {
        if self.state.is_changed() {
            self.state.copy(to, self.touched);
            self.state.forget_changes();
            self.touched = [false; 4];
        }
    }

    pub fn refusal(&self, why: impl FnOnce() -> Message) -> Refusal {
        match self.asks_why {
            true => why().into(),
            false => Refusal::UNSAID,
        }
    }

    /// For whoever asks only what is legal: no reason is put into words.
    pub fn trial(state: State) -> Self {
        Table {
            asks_why: false,
            ..Table::muted(state)
        }
    }

    pub fn say(&mut self, message: impl FnOnce() -> Message) {
        if !self.muted {
            self.events.push(message().into());
        }
    }

    /// Tells a seat something, and the others something else.
    pub fn tell(
        &mut self,
        seat: Seat,
        own: impl FnOnce() -> Message,
        others: impl FnOnce() -> Message,
    ) {
        if !self.muted {
            self.events.push(Event::only(seat, own()));
            self.events.push(Event::all_but(seat, others()));
        }
    }

    pub fn player(&self, seat: Seat) -> &Player {
        self.state.player(seat)
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        self.touched[seat.index()] = true;
        &mut self.state.players[seat.index()]
    }

    pub fn push(&mut self, task: Task) {
        self.state.tasks.push(task);
    }

    /// Adds tasks that are done in the order given.
    pub fn push_all(
        &mut self,
        tasks: impl IntoIterator<Item = Task, IntoIter: DoubleEndedIterator>,
    ) {
        self.state.tasks.extend(tasks.into_iter().rev());
    }

    // --- totals (rules 4) ---

    /// To be taken before cards change, and settled afterwards.
    pub fn totals(&self) -> [Totals; 4] {
        let mut totals = [Totals::default(); 4];
        for seat in Seat::all(self.state.seats()) {
            totals[seat.index()] = self.state.totals(seat);
        }
        totals
    }

    /// Moves actions and tokens by what the cards now give more or less.
    pub fn settle_totals(&mut self, before: [Totals; 4]) {
        for seat in Seat::all(self.state.seats()) {
            let (old, new) = (before[seat.index()], self.state.totals(seat));
            if old != new && !self.player(seat).resigned {
                self.settle_player(seat, old, new);
            }
        }
    }

    fn settle_player(&mut self, seat: Seat, old: Totals, new: Totals) {
        let player = self.player_mut(seat);
        let available = |now: u8, old: i16, new: i16| {
            if new > old {
                now + few(new - old)
            } else {
                now.min(few(new))
            }
        };
        player.civil_actions = available(player.civil_actions, old.civil, new.civil);
        player.military_actions = available(player.military_actions, old.military, new.military);
        let yellow = new.yellow - old.yellow;
        if yellow > 0 {
            self.gain_yellow(seat, few(yellow));
        } else {
            self.lose_yellow(seat, few(-yellow));
        }
        let blue = new.blue - old.blue;
        if blue > 0 {
            let player = self.player_mut(seat);
            player.blue_bank += few(blue);
            player.blue_total += few(blue);
        }
        for _ in blue..0 {
            self.push(Task::GiveToken { seat });
        }
    }

    pub fn gain_yellow(&mut self, seat: Seat, count: u8) {
        let player = self.player_mut(seat);
        player.yellow_bank += count;
        player.yellow_total += count;
    }

    /// Takes tokens from the yellow bank, at most what is there.
    pub fn lose_yellow(&mut self, seat: Seat, count: u8) -> u8 {
        let player = self.player_mut(seat);
        let lost = count.min(player.yellow_bank);
        player.yellow_bank -= lost;
        player.yellow_total -= lost;
        lost
    }

    // --- points and goods ---

    pub fn score_culture(&mut self, seat: Seat, amount: i32) {
        if amount < 0 {
            self.lose_culture(seat, points(-amount));
        } else if amount > 0 {
            self.player_mut(seat).culture += points(amount);
            self.say(|| message!("scores-culture", seat = seat, amount = amount));
        }
    }

    pub fn lose_culture(&mut self, seat: Seat, amount: u16) {
        let lost = self.player_mut(seat).lose_culture(amount);
        if lost > 0 {
            self.say(|| message!("loses-culture", seat = seat, amount = lost));
        }
    }

    pub fn score_science(&mut self, seat: Seat, amount: u16) {
        if amount > 0 {
            self.player_mut(seat).science += amount;
            self.say(|| message!("scores-science", seat = seat, amount = amount));
        }
    }

    pub fn gain(&mut self, seat: Seat, goods: Goods, amount: u16) {
        let gained = self.player_mut(seat).gain(goods, amount);
        if gained > 0 {
            self.say(|| message!("gains", seat = seat, what = amount_of(goods, gained)));
        }
    }

    pub fn lose(&mut self, seat: Seat, goods: Goods, amount: u16) -> u16 {
        let lost = self.player_mut(seat).lose(goods, amount);
        if lost > 0 {
            self.say(|| message!("loses", seat = seat, what = amount_of(goods, lost)));
        }
        lost
    }

    pub fn gain_population(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            if self.player_mut(seat).gain_population() {
                self.say(|| message!("gains-population", seat = seat));
            }
        }
    }

    /// Asks the owner for each worker that is not an unused one.
    pub fn lose_population(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            self.push(Task::LosePopulation { seat });
        }
    }

    // --- cards ---

    pub fn discard(&mut self, card: Card, by: Option<Seat>) {
        self.state.discards[usize::from(card.level())].push(Discarded { card, by });
    }

    /// Takes a card out of a military hand to be seen by all.
    pub fn reveal(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        remove(&mut player.military_hand, card);
        if player.shown.contains(&card) {
            remove(&mut player.shown, card);
        }
    }

    /// Takes a card out of a military hand unseen: from now on nobody is sure of the cards of
    /// its age that were shown.
    pub fn hide(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        remove(&mut player.military_hand, card);
        player.shown.retain(|shown| shown.level() != card.level());
    }

    /// Draws from the deck of the current age; nothing in Ages A and IV.
    pub fn draw(&mut self, seat: Seat, count: u8) {
        let age = usize::from(self.state.age);
        if count == 0 || !(1..=3).contains(&age) {
            return;
        }
        let mut drawn = Vec::new();
        for _ in 0..count {
            if self.state.military[age].is_empty() {
                self.reshuffle(age);
            }
            let Some(card) = self.state.military[age].pop() else {
                break;
            };
            drawn.push(card);
            if self.state.military[age].is_empty() {
                self.reshuffle(age);
            }
        }
        self.is_final = true;
        self.player_mut(seat).military_hand.extend(&drawn);
        let count = drawn.len();
        self.tell(
            seat,
            || {
                let cards: Vec<Arg> = drawn.iter().map(|card| name(*card)).collect();
                message!("draws-own", seat = seat, count = count, cards = cards)
            },
            || message!("draws", seat = seat, count = count),
        );
    }

    fn reshuffle(&mut self, age: usize) {
        let state = &mut *self.state;
        let pile = std::mem::take(&mut state.discards[age]);
        state.military[age] = pile.into_iter().map(|discarded| discarded.card).collect();
        state.rng.shuffle(&mut state.military[age]);
    }

    /// The leader leaves the game with what the card says about it. Totals are settled by the
    /// caller.
    pub fn leader_leaves(&mut self, seat: Seat) {
        let Some(leader) = self.player_mut(seat).leader else {
            return;
        };
        self.say(|| message!("leader-leaves", seat = seat, card = name(leader)));
        self.score_labs(seat);
        self.player_mut(seat).leader = None;
        self.state.gone.push(leader);
    }

    /// Bill Gates, when he leaves and at the end.
    pub fn score_labs(&mut self, seat: Seat) {
        let player = self.player(seat);
        if player.leads(|effect| matches!(effect, LeaderEffect::CultureFromLabsOnLeaving {})) {
            let levels = player.lab_levels();
            self.score_culture(seat, levels.into());
        }
    }

    /// Takes the unfinished wonder out of the game; its tokens go back to the bank.
    pub fn wonder_leaves(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        let Some(wonder) = player.wonder.take() else {
            return;
        };
        player.blue_bank += wonder.built;
        self.state.gone.push(wonder.card);
        self.say(|| message!("wonder-leaves", seat = seat, card = name(wonder.card)));
    }

    /// The pact in this player's area ends. Totals are settled by the caller.
    pub fn pact_ends(&mut self, owner: Seat) {
        if let Some(pact) = self.player_mut(owner).pact.take() {
            self.discard(pact.card, None);
            let partner = pact.partner;
            let card = name(pact.card);
            self.say(|| message!("pact-ends", seat = owner, partner = partner, card = card));
        }
    }
}

/// Removes one copy of a card that is there.
pub fn remove(cards: &mut Vec<Card>, card: Card) {
    let at = cards
        .iter()
        .position(|other| *other == card)
        .expect("the card is there");
    cards.remove(at);
}
