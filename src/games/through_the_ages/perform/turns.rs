//! The frame of a turn: the card row and the ages, the end of a turn, the end of the match.

use crate::data::card::{EventEffect, Impact, LeaderEffect};
use crate::data::{BOARD, Card};
use crate::perform::{Table, age_name, amount_of, name};
use crate::state::counts::{amount, few};
use crate::state::{Goods, ROW, Stage, State, Task, ThisTurn};
use kernel::Seat;
use kernel::message::message;

impl Table {
    /// Rules 7: the row, own wars, the own tactic; then politics. In round 1 only the actions.
    pub fn start_turn(&mut self) {
        let seat = self.state.current;
        if self.state.round == 1 {
            let place = self
                .state
                .start
                .clockwise(self.state.seats())
                .position(|s| s == seat);
            let actions = &BOARD
                .for_players(self.state.seats())
                .first_round_civil_actions;
            let player = self.player_mut(seat);
            player.civil_actions = actions[place.unwrap_or(0)];
            player.military_actions = 0;
            self.state.stage = Stage::Actions;
            return;
        }
        // Whoever decides before the politics phase does so for good: nothing of it is an action.
        self.state.stage = Stage::Politics {
            acted: false,
            skipped: false,
            unseen: false,
        };
        self.replenish();
        let wars = self.player(seat).wars.len();
        self.push_all(
            std::iter::repeat_n(Task::ResolveWar { seat }, wars)
                .chain([Task::TacticBecomesCommon, Task::EnterPolitics])
                .collect::<Vec<_>>(),
        );
    }

    fn replenish(&mut self) {
        let swept = BOARD.for_players(self.state.active_count()).swept_spaces;
        let mut gone = Vec::new();
        for space in &mut self.state.row[..swept] {
            gone.extend(space.take());
        }
        if !gone.is_empty() {
            let cards: Vec<_> = gone.iter().map(|card| name(*card)).collect();
            self.say(|| message!("row-swept", cards = cards));
        }
        self.state.gone.extend(gone);
        self.refill_row();
    }

    /// Slides the cards to the left and deals to the empty spaces.
    pub fn refill_row(&mut self) {
        self.is_final = true;
        let mut row = [None; ROW];
        let cards = self.state.row.iter().flatten().copied();
        for (space, card) in row.iter_mut().zip(cards) {
            *space = Some(card);
        }
        self.state.row = row;
        for space in 0..ROW {
            if self.state.row[space].is_none() {
                self.state.row[space] = self.next_civil_card();
            }
        }
        if self.state.age == 0 {
            self.end_age_a();
        }
    }

    /// The next card for the row. The age ends with the last card of its deck.
    fn next_civil_card(&mut self) -> Option<Card> {
        if self.state.age == 0 && self.state.civil[0].is_empty() {
            self.end_age_a();
        }
        let age = usize::from(self.state.age);
        let deck = self.state.civil.get_mut(age)?;
        let card = deck.pop()?;
        if deck.is_empty() && self.state.age > 0 {
            self.end_age();
        }
        Some(card)
    }

    fn end_age_a(&mut self) {
        let rest = std::mem::take(&mut self.state.civil[0]);
        self.state.gone.extend(rest);
        self.begin_age(1);
    }

    /// Rules 7.3, at the end of Ages I to III.
    fn end_age(&mut self) {
        let ended = self.state.age;
        let before = self.totals();
        for seat in Seat::all(self.state.seats()) {
            if !self.player(seat).resigned {
                self.drop_antiquated(seat, ended);
            }
        }
        self.settle_totals(before);
        for seat in Seat::all(self.state.seats()) {
            self.lose_yellow(seat, BOARD.constants.yellow_tokens_lost_at_age_end);
        }
        self.begin_age(ended + 1);
    }

    fn drop_antiquated(&mut self, seat: Seat, ended: u8) {
        let player = self.player_mut(seat);
        let is_old = |card: &Card| card.level() < ended;
        let old_civil: Vec<Card> = player
            .civil_hand
            .extract_if(.., |card| is_old(card))
            .collect();
        let old: Vec<Card> = player
            .military_hand
            .iter()
            .copied()
            .filter(is_old)
            .collect();
        let old_leader = player.leader.is_some_and(|card| is_old(&card));
        let old_wonder = player.wonder.is_some_and(|wonder| is_old(&wonder.card));
        let old_pact = player.pact.is_some_and(|pact| is_old(&pact.card));
        self.state.gone.extend(old_civil);
        for card in old {
            self.hide(seat, card);
            self.discard(card, Some(seat));
        }
        if old_leader {
            self.leader_leaves(seat);
        }
        if old_wonder {
            self.wonder_leaves(seat);
        }
        if old_pact {
            self.pact_ends(seat);
        }
    }

    fn begin_age(&mut self, age: u8) {
        self.state.age = age;
        self.say(|| message!("age-begins", age = age_name(age)));
        if age < 4 {
            trim_decks(&mut self.state, usize::from(age));
            return;
        }
        let starts = self.state.current == self.state.start;
        let last = if starts {
            self.state.round
        } else {
            self.state.round + 1
        };
        self.state.last_round = Some(last);
        self.say(|| message!("last-round-known", round = last));
    }

    pub fn tactic_becomes_common(&mut self) {
        let seat = self.state.current;
        let player = self.player_mut(seat);
        let (true, Some(tactic)) = (player.tactic_exclusive, player.tactic) else {
            return;
        };
        player.tactic_exclusive = false;
        if self.state.common_tactics.contains(&tactic) {
            self.state.gone.push(tactic);
        } else {
            self.state.common_tactics.push(tactic);
            self.say(|| message!("tactic-common", card = name(tactic)));
        }
    }

    pub fn enter_politics(&mut self) {
        let seat = self.state.current;
        let skipped = std::mem::take(&mut self.player_mut(seat).loses_politics);
        self.state.stage = Stage::Politics {
            acted: false,
            skipped,
            unseen: true,
        };
        let nothing_hidden = skipped || self.player(seat).military_hand.is_empty();
        if self.state.age == 4
            && nothing_hidden
            && crate::permit::legal::politics(&self.state, seat).len() == 1
        {
            self.enter_actions();
        }
    }

    pub fn enter_actions(&mut self) {
        self.state.stage = Stage::Actions;
        self.homer_funds(self.state.current);
    }

    /// Homer's resource for units, once in each own turn.
    pub fn homer_funds(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        let fund = player.leader_gives(|effect| {
            if let LeaderEffect::MilitaryFundEachTurn { amount } = effect {
                Some(*amount)
            } else {
                None
            }
        });
        if fund > 0 && !player.turn.homer_used {
            player.turn.homer_used = true;
            player.turn.unit_resources += fund;
        }
    }

    // --- end of turn (rules 11) ---

    /// Ends the action phase; excess military cards are discarded first.
    pub fn end_actions(&mut self) {
        let seat = self.state.current;
        self.state.picks.clear();
        let excess = self.player(seat).military_hand.len();
        let excess = excess.saturating_sub(self.state.military_limit(seat));
        self.say(|| message!("ends-turn", seat = seat));
        self.push(Task::FinishTurn);
        if excess > 0 {
            self.push(Task::Discard {
                seat,
                count: kernel::few(excess),
            });
        }
    }

    pub fn finish_turn(&mut self) {
        let seat = self.state.current;
        self.produce(seat);
        self.draw(seat, self.state.draws(seat));
        let totals = self.state.totals(seat);
        let player = self.player_mut(seat);
        player.civil_actions = few(totals.civil);
        player.military_actions = few(totals.military);
        player.turn = ThisTurn::default();
        self.next_turn();
    }

    /// What the civilisation scores, produces and eats, unless it rises up.
    pub fn produce(&mut self, seat: Seat) {
        self.score_leader_at_end(seat);
        if self.player(seat).has_uprising() {
            self.say(|| message!("uprising", seat = seat));
        } else {
            self.score_ratings(seat);
            self.corruption(seat);
            self.produce_food(seat);
            self.consumption(seat);
            self.produce_resources(seat);
        }
    }

    fn score_leader_at_end(&mut self, seat: Seat) {
        for effect in self.player(seat).leader_effects() {
            if let LeaderEffect::EndTurnCultureIfTopTwo { culture } = effect {
                let own = self.state.strength(seat);
                let stronger = self.state.rivals(seat);
                let stronger = stronger.filter(|other| self.state.strength(*other) > own);
                let allowed = if self.state.active_count() == 2 { 0 } else { 1 };
                if stronger.count() <= allowed {
                    self.score_culture(seat, i32::from(*culture));
                }
            }
            if let LeaderEffect::ChurchillChoice { culture, .. } = effect
                && !self.player(seat).turn.churchill_used
            {
                self.score_culture(seat, i32::from(*culture));
            }
        }
    }

    fn score_ratings(&mut self, seat: Seat) {
        let science = amount(self.player(seat).science_rating());
        let culture = self.state.culture_rating(seat);
        self.score_science(seat, science);
        self.score_culture(seat, culture.into());
    }

    pub fn corruption(&mut self, seat: Seat) {
        let mut due = u16::from(BOARD.corruption(self.player(seat).blue_bank));
        if due == 0 {
            return;
        }
        let prepaid = self.state.exchanges_are_prepaid();
        if prepaid && self.player(seat).turn.traded == Some(Goods::Resources) {
            self.player_mut(seat).turn.traded = None;
            due -= 1;
        }
        let resources = self.player_mut(seat).lose(Goods::Resources, due);
        let food = self.player_mut(seat).lose(Goods::Food, due - resources);
        if resources > 0 {
            self.say(|| message!("corruption", seat = seat, amount = resources));
        }
        if food > 0 {
            self.say(|| message!("corruption-food", seat = seat, amount = food));
        }
    }

    fn say_made(&mut self, seat: Seat, goods: Goods, produced: u16) {
        if produced > 0 {
            let what = || amount_of(goods, produced);
            self.say(|| message!("makes", seat = seat, what = what()));
        }
    }

    pub fn produce_food(&mut self, seat: Seat) {
        let produced = self.player_mut(seat).produce(Goods::Food);
        self.say_made(seat, Goods::Food, produced);
        let pacts: i16 = self
            .state
            .pact_effects(seat)
            .map(|side| side.food_production)
            .sum();
        self.pact_production(seat, Goods::Food, pacts);
    }

    pub fn produce_resources(&mut self, seat: Seat) {
        let produced = self.player_mut(seat).produce(Goods::Resources);
        self.say_made(seat, Goods::Resources, produced);
        let pacts: i16 = self
            .state
            .pact_effects(seat)
            .map(|side| side.resource_production)
            .sum();
        self.pact_production(seat, Goods::Resources, pacts);
    }

    fn pact_production(&mut self, seat: Seat, goods: Goods, balance: i16) {
        if balance > 0 {
            self.gain(seat, goods, amount(balance));
        } else if balance < 0 {
            self.lose(seat, goods, balance.unsigned_abs());
        }
    }

    pub fn consumption(&mut self, seat: Seat) {
        let due = u16::from(BOARD.yellow(self.player(seat).yellow_bank).consumption);
        if due == 0 {
            return;
        }
        self.say(|| message!("consumption", seat = seat, amount = due));
        let mut missing = due - self.player_mut(seat).lose(Goods::Food, due);
        if missing > 0 && self.trades_resource_for_food(seat) {
            missing -= 1;
        }
        if missing > 0 {
            self.say(|| message!("starves", seat = seat, missing = missing));
            self.lose_culture(
                seat,
                missing * BOARD.constants.starvation_culture_per_missing_food,
            );
        }
    }

    /// The Trade Routes Agreement helps by itself where food is missing in the own turn.
    fn trades_resource_for_food(&mut self, seat: Seat) -> bool {
        let prepaid = self.state.exchanges_are_prepaid();
        if prepaid && self.player(seat).turn.traded == Some(Goods::Food) {
            self.player_mut(seat).turn.traded = None;
            return true;
        }
        let may = self
            .state
            .pact_effects(seat)
            .any(|side| side.resource_as_food_per_turn > 0);
        if !may || seat != self.state.current || self.player(seat).turn.trade_used {
            return false;
        }
        self.player_mut(seat).turn.trade_used = true;
        self.lose(seat, Goods::Resources, 1) == 1
    }

    /// The next player, or the end after the last turn of the last round.
    pub fn next_turn(&mut self) {
        let next = self.state.next_after(self.state.current);
        if next == self.state.start {
            if self.state.is_last_round() {
                return self.final_scoring();
            }
            self.state.round += 1;
        }
        self.state.current = next;
        self.push(Task::StartTurn);
    }

    /// Rules 13.
    fn final_scoring(&mut self) {
        let current = self.state.current_events.iter().rev();
        let cards: Vec<Card> = current
            .chain(&self.state.future_events)
            .map(|event| event.card)
            .collect();
        let mut sums = [0; 4];
        for card in cards {
            if let Some(EventEffect::Impact(impact)) = card.event().map(|event| &event.effect) {
                self.say(|| message!("final-event", card = name(card)));
                if self.state.final_events_are_added_up() {
                    self.add_final_event(impact, &mut sums);
                } else {
                    self.score_impact(impact, self.state.start);
                }
            }
        }
        for seat in Seat::all(self.state.seats()) {
            self.score_culture(seat, sums[seat.index()]);
        }
        for seat in Seat::all(self.state.seats()) {
            if !self.player(seat).resigned {
                self.score_labs(seat);
            }
        }
        self.state.stage = Stage::Over;
        self.say(|| message!("match-ends"));
    }

    fn add_final_event(&mut self, impact: &Impact, sums: &mut [i32; 4]) {
        for (seat, score) in self.state.impact_scores(impact, self.state.start) {
            sums[seat.index()] += i32::from(score);
            if score != 0 {
                self.say(|| message!("final-part", seat = seat, amount = score));
            }
        }
    }
}

impl State {
    /// Military cards drawn at the end of the turn, if the age has any: one for each military action
    /// left.
    pub fn draws(&self, seat: Seat) -> u8 {
        self.military_available(seat)
            .min(BOARD.constants.military_draw_limit_per_turn)
    }
}

/// Takes out the cards that are not used with so few players.
fn trim_decks(state: &mut State, age: usize) {
    let (began, now) = (state.seats(), state.active_count());
    if began == now {
        return;
    }
    for deck in [&mut state.civil[age], &mut state.military[age]] {
        for card in Card::all() {
            for _ in card.copies(now)..card.copies(began) {
                if let Some(at) = deck.iter().position(|other| *other == card) {
                    state.gone.push(deck.remove(at));
                }
            }
        }
    }
}
