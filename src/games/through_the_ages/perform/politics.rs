//! The politics phase (rules 8) and resignation (rules 14).

use crate::action::{Action, answers, of_actions};
use crate::data::card::LeaderEffect;
use crate::data::{BOARD, Card};
use crate::perform::{Check, Table, age_name, granted, name, refuse};
use crate::state::{DeclaredWar, Pact, Prepared, Side, Stage, Task};
use kernel::Seat;
use kernel::message::message;

impl Table {
    pub fn act_politically(&mut self, seat: Seat, action: &Action) -> Check {
        match *action {
            Action::NoPolitics => {
                granted!(self);
                self.enter_actions();
                Ok(())
            }
            Action::ChurchillCulture | Action::ChurchillMilitary => {
                self.churchill(seat, *action == Action::ChurchillCulture)
            }
            Action::Resign => self.resign(seat),
            Action::PrepareEvent(card) => {
                self.use_politics(seat)?;
                self.prepare_event(seat, card)
            }
            Action::Aggress(card, rival) => {
                self.use_politics(seat)?;
                self.aggress(seat, card, rival)
            }
            Action::War(card, rival) => {
                self.use_politics(seat)?;
                self.declare_war(seat, card, rival)
            }
            Action::Offer(card, partner, side) => {
                self.use_politics(seat)?;
                self.offer(seat, card, partner, side)
            }
            Action::CancelPact(card) => {
                self.use_politics(seat)?;
                self.cancel_pact(seat, card)
            }
            Action::Alexander => {
                self.use_politics(seat)?;
                self.retire_alexander(seat)
            }
            Action::Columbus(card) => {
                self.use_politics(seat)?;
                self.retire_columbus(seat, card)
            }
            answers!() | of_actions!() => refuse!(self, "not-now"),
        }
    }

    /// The one political action of a turn, if it is not lost.
    fn use_politics(&mut self, seat: Seat) -> Check {
        let Stage::Politics { acted, skipped, .. } = self.state.stage else {
            refuse!(self, "not-now")
        };
        if skipped {
            refuse!(self, "politics-lost");
        }
        granted!(self);
        self.is_final = true;
        self.push(Task::PoliticalActionDone);
        if acted {
            self.player_mut(seat).caesar_used = true;
        }
        Ok(())
    }

    /// Julius Caesar may act once more; everybody else goes on to the action phase.
    pub fn political_action_done(&mut self) {
        let seat = self.state.current;
        let player = self.player(seat);
        let caesar =
            player.leads(|effect| matches!(effect, LeaderEffect::SecondPoliticalActionOnce { .. }));
        let Stage::Politics { unseen, .. } = self.state.stage else {
            return;
        };
        if caesar && !player.caesar_used {
            self.state.stage = Stage::Politics {
                acted: true,
                skipped: false,
                unseen,
            };
        } else {
            self.enter_actions();
        }
    }

    fn must_hold(&self, seat: Seat, card: Card) -> Check {
        if !self.player(seat).military_hand.contains(&card) {
            refuse!(self, "not-in-hand", card = name(card));
        }
        Ok(())
    }

    pub fn must_be_rival(&self, seat: Seat, other: Seat) -> Check {
        if other.index() >= self.state.seats() || self.player(other).resigned || other == seat {
            refuse!(self, "no-rival");
        }
        Ok(())
    }

    fn prepare_event(&mut self, seat: Seat, card: Card) -> Check {
        self.must_hold(seat, card)?;
        granted!(self);
        self.hide(seat, card);
        self.state.future_events.push(Prepared {
            card,
            by: Some(seat),
        });
        let age = card.level();
        self.tell(
            seat,
            || message!("prepares-card", seat = seat, card = name(card)),
            || message!("prepares", seat = seat, age = age_name(age)),
        );
        self.score_culture(seat, i32::from(age));
        if let Stage::Politics { unseen, .. } = &mut self.state.stage {
            *unseen = false;
        }
        self.push(Task::EventDone);
        if let Some(event) = self.state.current_events.pop() {
            self.reveal_event(event.card);
        }
        Ok(())
    }

    /// Once the current events are used up the future ones take their place, early ages first.
    pub fn event_done(&mut self) {
        if !self.state.current_events.is_empty() {
            return;
        }
        let state = &mut *self.state;
        let mut events = std::mem::take(&mut state.future_events);
        state.rng.shuffle(&mut events);
        events.sort_by_key(|event| std::cmp::Reverse(event.card.level()));
        state.current_events = events;
        self.say(|| message!("events-shuffled"));
    }

    // --- pacts ---

    fn offer(&mut self, seat: Seat, card: Card, partner: Seat, side: Option<Side>) -> Check {
        self.must_hold(seat, card)?;
        self.must_be_rival(seat, partner)?;
        if side.is_some() != card.pact().expect("a pact").sided {
            refuse!(self, "side-missing", card = name(card));
        }
        granted!(self);
        let player = self.player_mut(seat);
        if !player.shown.contains(&card) {
            player.shown.push(card);
        }
        self.say(|| message!("offers", seat = seat, partner = partner, card = name(card)));
        let side = side.unwrap_or(Side::A);
        self.push(Task::Answer {
            from: seat,
            to: partner,
            card,
            side,
        });
        Ok(())
    }

    pub fn accept_pact(&mut self, from: Seat, to: Seat, card: Card, side: Side) {
        let before = self.totals();
        self.reveal(from, card);
        self.pact_ends(from);
        self.player_mut(from).pact = Some(Pact {
            card,
            partner: to,
            side,
        });
        self.settle_totals(before);
        self.say(|| message!("accepts", seat = to, card = name(card)));
    }

    fn cancel_pact(&mut self, seat: Seat, card: Card) -> Check {
        let owner = self
            .state
            .pacts_of(seat)
            .find(|(pact, ..)| pact.card == card)
            .map(|(_, owner, _)| owner);
        let Some(owner) = owner else {
            refuse!(self, "no-such-pact", card = name(card))
        };
        granted!(self);
        let before = self.totals();
        self.pact_ends(owner);
        self.settle_totals(before);
        Ok(())
    }

    /// Pacts that end when one of the two attacks the other.
    pub fn end_pacts_on_attack(&mut self, one: Seat, other: Seat) {
        let before = self.totals();
        let owners: Vec<Seat> = self
            .state
            .pacts_between(one, other)
            .filter(|(pact, _)| pact.card.pact().is_some_and(|card| card.ends_on_attack))
            .map(|(_, owner)| owner)
            .collect();
        for owner in owners {
            self.pact_ends(owner);
        }
        self.settle_totals(before);
    }

    // --- wars ---

    /// What every attack must fulfil.
    pub fn may_attack(&self, seat: Seat, card: Card, rival: Seat) -> Check {
        self.must_hold(seat, card)?;
        self.must_be_rival(seat, rival)?;
        if self
            .player(seat)
            .leads(|effect| matches!(effect, LeaderEffect::OwnerCannotAttack {}))
        {
            refuse!(self, "gandhi-does-not-attack");
        }
        let mut pacts = self.state.pacts_between(seat, rival);
        if let Some((pact, _)) =
            pacts.find(|(pact, _)| pact.card.pact().is_some_and(|card| card.no_attacks))
        {
            refuse!(self, "pact-forbids-attack", card = name(pact.card));
        }
        Ok(())
    }

    /// The military actions of an attack; Gandhi doubles them.
    pub fn pay_for_attack(&mut self, seat: Seat, rival: Seat, actions: u8) -> Check {
        let doubled = self
            .player(rival)
            .leads(|effect| matches!(effect, LeaderEffect::AttackCostDoubled {}));
        self.pay_military(seat, if doubled { 2 * actions } else { actions })
    }

    fn declare_war(&mut self, seat: Seat, card: Card, rival: Seat) -> Check {
        if self.state.is_last_round() {
            refuse!(self, "no-war-in-last-round");
        }
        self.may_attack(seat, card, rival)?;
        let protected = self.state.pacts_of(rival).any(|(pact, _, side)| {
            side == Side::B && pact.card.pact().is_some_and(|card| card.no_wars_on_b)
        });
        if protected {
            refuse!(self, "rival-protected", seat = rival);
        }
        self.pay_for_attack(seat, rival, card.war().expect("a war").military_actions)?;
        granted!(self);
        self.end_pacts_on_attack(seat, rival);
        self.reveal(seat, card);
        self.player_mut(seat).wars.push(DeclaredWar {
            card,
            target: rival,
        });
        self.say(|| {
            message!(
                "declares-war",
                seat = seat,
                rival = rival,
                card = name(card)
            )
        });
        Ok(())
    }

    // --- leaders ---

    fn retire_alexander(&mut self, seat: Seat) -> Check {
        let tokens = self.player(seat).leader_gives(|effect| {
            if let LeaderEffect::PoliticalRetireForYellowToken { amount } = effect {
                Some(*amount)
            } else {
                None
            }
        });
        if tokens == 0 {
            refuse!(self, "no-alexander");
        }
        granted!(self);
        let before = self.totals();
        self.leader_leaves(seat);
        self.settle_totals(before);
        self.gain_yellow(seat, tokens);
        Ok(())
    }

    fn retire_columbus(&mut self, seat: Seat, card: Card) -> Check {
        let player = self.player(seat);
        if !player.leads(|effect| matches!(effect, LeaderEffect::PoliticalRetireToColonize {})) {
            refuse!(self, "no-columbus");
        }
        self.must_hold(seat, card)?;
        granted!(self);
        let before = self.totals();
        self.leader_leaves(seat);
        self.settle_totals(before);
        self.reveal(seat, card);
        self.colonize(seat, card);
        Ok(())
    }

    // --- resignation ---

    fn resign(&mut self, seat: Seat) -> Check {
        if self.state.age == 4 {
            refuse!(self, "no-resignation-now");
        }
        granted!(self);
        self.is_final = true;
        self.say(|| message!("resigns", seat = seat));
        let before = self.totals();
        let next = self.state.next_after(seat);
        self.clear_player(seat);
        self.state.tasks.clear();
        self.end_pacts_and_wars_with(seat);
        self.settle_totals(before);
        if self.state.active_count() == 1 {
            self.state.tasks.clear();
            self.state.stage = Stage::Over;
            return Ok(());
        }
        if self.state.start == seat {
            self.state.start = next;
        } else if next == self.state.start {
            self.state.round += 1;
        }
        self.state.current = next;
        self.state.tasks.insert(0, Task::StartTurn);
        Ok(())
    }

    fn end_pacts_and_wars_with(&mut self, gone: Seat) {
        let culture = i32::from(BOARD.constants.resignation_war_culture);
        for seat in Seat::all(self.state.seats()) {
            if self
                .player(seat)
                .pact
                .is_some_and(|pact| pact.partner == gone)
            {
                self.pact_ends(seat);
            }
            let wars = &mut self.player_mut(seat).wars;
            let ended: Vec<DeclaredWar> = wars.extract_if(.., |war| war.target == gone).collect();
            for war in ended {
                self.discard(war.card, None);
                self.score_culture(seat, culture);
            }
        }
    }

    /// All cards of the player leave play.
    fn clear_player(&mut self, seat: Seat) {
        self.pact_ends(seat);
        let player = self.player_mut(seat);
        player.resigned = true;
        player.shown.clear();
        let hidden = std::mem::take(&mut player.military_hand);
        let mut open = std::mem::take(&mut player.colonies);
        open.extend(player.wars.drain(..).map(|war| war.card));
        if player.tactic_exclusive {
            open.extend(player.tactic);
        }
        player.tactic = None;
        player.tactic_exclusive = false;
        let mut gone = std::mem::take(&mut player.civil_hand);
        gone.extend(player.leader.take());
        gone.extend(player.wonder.take().map(|wonder| wonder.card));
        for wonder in player.wonders.drain(..) {
            gone.push(wonder.card);
            gone.extend(wonder.homer.then(|| Card::named("homer")));
        }
        gone.extend(player.techs.drain(..).map(|tech| tech.card));
        gone.extend(player.specials.iter_mut().filter_map(Option::take));
        player.turn = Default::default();
        (player.yellow_bank, player.unused, player.yellow_total) = (0, 0, 0);
        (player.blue_bank, player.blue_total) = (0, 0);
        (player.civil_actions, player.military_actions) = (0, 0);
        self.state.gone.extend(gone);
        for card in hidden {
            self.discard(card, Some(seat));
        }
        for card in open {
            self.discard(card, None);
        }
    }
}
