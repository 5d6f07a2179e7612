//! Building, upgrading, wonders and technologies (rules 10.4, 10.5, 10.8, 10.9, 10.11 to 10.13).

use crate::action::Order;
use crate::data::card::{LeaderEffect, TechType, WonderEffect};
use crate::data::{Card, Face};
use crate::perform::{Check, Table, granted, name, refuse, remove};
use crate::state::{Completed, Goods, Task, Tech};
use kernel::Seat;
use kernel::message::message;

/// Why something is done: as an action of its own, or because a card says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    Action,
    Card { discount: u8 },
}

impl By {
    fn discount(self) -> u8 {
        match self {
            By::Action => 0,
            By::Card { discount } => discount,
        }
    }
}

impl Table {
    pub fn carry_out(&mut self, seat: Seat, order: Order, by: By) -> Check {
        match order {
            Order::Build(tech) => self.build(seat, tech, by),
            Order::Upgrade(from, to) => self.upgrade(seat, from, to, by),
            Order::Bach(from, to) => self.convert_to_theater(seat, from, to, by),
            Order::Stage(count) => self.build_stages(seat, count, by),
            Order::Develop(card) => self.develop(seat, card, by),
            Order::Revolt(card) => self.revolt(seat, card, by),
        }
    }

    fn pay_action(&mut self, seat: Seat, by: By, is_unit: bool) -> Check {
        match by {
            By::Card { .. } => Ok(()),
            By::Action if is_unit => self.pay_military(seat, 1),
            By::Action => self.pay_civil(seat, 1),
        }
    }

    fn must_be_in_play(&self, seat: Seat, card: Card) -> Check {
        if self.player(seat).tech(card).is_none() {
            refuse!(self, "not-in-play", card = name(card));
        }
        Ok(())
    }

    pub fn must_have_worker(&self, seat: Seat, card: Card) -> Check {
        self.must_be_in_play(seat, card)?;
        if self.player(seat).workers_on(card) == 0 {
            refuse!(self, "no-worker-on", card = name(card));
        }
        Ok(())
    }

    /// Whether the government allows one more urban building of this type.
    pub fn must_have_room(&self, seat: Seat, kind: TechType) -> Check {
        let player = self.player(seat);
        let (count, limit) = (player.count(kind), player.urban_limit());
        if kind.is_urban() && count >= limit {
            refuse!(self, "urban-limit", limit = limit, count = count);
        }
        Ok(())
    }

    pub fn build(&mut self, seat: Seat, card: Card, by: By) -> Check {
        self.must_be_in_play(seat, card)?;
        let kind = card.tech().kind;
        if self.player(seat).unused == 0 {
            refuse!(self, "no-unused-worker");
        }
        self.must_have_room(seat, kind)?;
        let cost = self
            .state
            .build_cost(seat, card)
            .saturating_sub(by.discount());
        self.pay_action(seat, by, kind.is_unit())?;
        if kind.is_unit() {
            self.pay_for_unit(seat, cost)?;
        } else {
            self.pay_goods(seat, Goods::Resources, cost)?;
        }
        granted!(self);
        self.place_worker(seat, card);
        self.say(|| message!("builds", seat = seat, card = name(card), cost = cost));
        Ok(())
    }

    /// An unused worker goes to a card.
    pub fn place_worker(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.unused -= 1;
        player.tech_mut(card).workers += 1;
    }

    /// A worker of a card becomes unused.
    pub fn free_worker(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.unused += 1;
        player.tech_mut(card).workers -= 1;
    }

    fn move_worker(&mut self, seat: Seat, from: Card, to: Card) {
        let player = self.player_mut(seat);
        player.tech_mut(from).workers -= 1;
        player.tech_mut(to).workers += 1;
    }

    fn upgrade(&mut self, seat: Seat, from: Card, to: Card, by: By) -> Check {
        self.must_have_worker(seat, from)?;
        self.must_be_in_play(seat, to)?;
        let kind = to.tech().kind;
        if from.tech().kind != kind || from.level() >= to.level() {
            refuse!(self, "no-upgrade", from = name(from), to = name(to));
        }
        let cost = self
            .state
            .upgrade_cost(seat, from, to)
            .saturating_sub(by.discount());
        self.pay_action(seat, by, kind.is_unit())?;
        if kind.is_unit() {
            self.pay_for_unit(seat, cost)?;
        } else {
            self.pay_goods(seat, Goods::Resources, cost)?;
        }
        granted!(self);
        self.move_worker(seat, from, to);
        let (one, other) = (name(from), name(to));
        self.say(|| message!("upgrades", seat = seat, from = one, to = other, cost = cost));
        Ok(())
    }

    fn convert_to_theater(&mut self, seat: Seat, from: Card, to: Card, by: By) -> Check {
        let player = self.player(seat);
        if !player.leads(|effect| matches!(effect, LeaderEffect::ConvertToTheater { .. })) {
            refuse!(self, "no-bach");
        }
        if player.turn.bach_used {
            refuse!(self, "bach-used");
        }
        self.must_have_worker(seat, from)?;
        self.must_be_in_play(seat, to)?;
        let (old, new) = (from.tech().kind, to.tech().kind);
        let fits = old.is_urban() && old != TechType::Theater && new == TechType::Theater;
        if !fits || to.level() < from.level() {
            refuse!(self, "no-conversion", from = name(from), to = name(to));
        }
        self.must_have_room(seat, TechType::Theater)?;
        let cost = self
            .state
            .upgrade_cost(seat, from, to)
            .saturating_sub(by.discount());
        self.pay_action(seat, by, false)?;
        self.pay_goods(seat, Goods::Resources, cost)?;
        granted!(self);
        self.move_worker(seat, from, to);
        self.player_mut(seat).turn.bach_used = true;
        let (one, other) = (name(from), name(to));
        self.say(|| message!("upgrades", seat = seat, from = one, to = other, cost = cost));
        Ok(())
    }

    fn build_stages(&mut self, seat: Seat, count: u8, by: By) -> Check {
        let player = self.player(seat);
        let Some(wonder) = player.wonder else {
            refuse!(self, "no-unfinished-wonder")
        };
        let stages = &wonder.card.wonder().expect("a wonder").stages;
        let left = kernel::few(stages.len()) - wonder.built;
        let limit = if by == By::Action {
            player.stages_per_action()
        } else {
            1
        };
        if count == 0 || count > left.min(limit) {
            refuse!(
                self,
                "too-many-stages",
                count = count,
                limit = limit,
                left = left
            );
        }
        let built = usize::from(wonder.built);
        let cost: u8 = stages[built..built + usize::from(count)].iter().sum();
        let cost = cost.saturating_sub(by.discount());
        self.pay_action(seat, by, false)?;
        self.pay_goods(seat, Goods::Resources, cost)?;
        let player = self.player(seat);
        let tokens = player.blue_bank + player.blue_on_cards();
        if tokens < count {
            refuse!(self, "no-token-for-stage", count = count, tokens = tokens);
        }
        granted!(self);
        let card = name(wonder.card);
        self.say(|| {
            message!(
                "builds-stages",
                seat = seat,
                card = card,
                count = count,
                cost = cost
            )
        });
        self.push(Task::CompleteWonder { seat });
        for _ in 0..count {
            self.push(Task::CoverStage { seat });
        }
        Ok(())
    }

    /// Once all stages are covered the tokens return and the wonder works.
    pub fn complete_wonder(&mut self, seat: Seat) {
        let before = self.totals();
        let player = self.player_mut(seat);
        let Some(wonder) = player.wonder else { return };
        let data = wonder.card.wonder().expect("a wonder");
        if usize::from(wonder.built) < data.stages.len() {
            return;
        }
        player.wonder = None;
        player.blue_bank += wonder.built;
        player.wonders.push(Completed {
            card: wonder.card,
            ruined: false,
            homer: false,
        });
        self.say(|| message!("completes-wonder", seat = seat, card = name(wonder.card)));
        self.settle_totals(before);
        for effect in &data.effects {
            let score = self.completion_score(seat, effect);
            self.score_culture(seat, score.into());
        }
    }

    fn completion_score(&self, seat: Seat, effect: &WonderEffect) -> i16 {
        let player = self.player(seat);
        match effect {
            WonderEffect::ScoreWorkers {
                military_or_urban,
                farm_or_mine,
            } => player
                .techs
                .iter()
                .map(|tech| {
                    let producing = tech.card.tech().kind.is_farm_or_mine();
                    let each = if producing {
                        farm_or_mine
                    } else {
                        military_or_urban
                    };
                    i16::from(tech.workers) * each
                })
                .sum(),
            WonderEffect::ScoreTechnologyLevels { per_level } => {
                per_level
                    * player
                        .technologies()
                        .map(|card| i16::from(card.level()))
                        .sum::<i16>()
            }
            WonderEffect::ScoreTheaterAndLibraryCulture { factor } => {
                factor * player.theater_and_library_culture()
            }
            WonderEffect::ScoreUrbanOutput { factor } => factor * player.urban_output(),
            WonderEffect::HandLimits { .. }
            | WonderEffect::StrengthPerInfantryAndArtillery { .. }
            | WonderEffect::ExtraFacePerSource { .. }
            | WonderEffect::TakeDiscountAfterLeaderReplaced { .. }
            | WonderEffect::BestMineExtraToken {}
            | WonderEffect::FreePopulationEachTurn { .. } => 0,
        }
    }

    // --- technologies ---

    /// The science, with the part of the partner in a Scientific Cooperation.
    fn pay_development(&mut self, seat: Seat, card: Card, revolution: bool, by: By) -> Check {
        let cost = self
            .state
            .develop_cost(seat, card, revolution, by.discount());
        let is_unit = card.technology().is_some_and(|tech| tech.kind.is_unit());
        let partners: Vec<(Seat, u16)> = self
            .state
            .pacts_of(seat)
            .filter_map(|(pact, owner, _)| {
                let pays = pact.card.pact()?.a.partner_pays_science;
                let partner = if owner == seat { pact.partner } else { owner };
                (pays > 0).then_some((partner, u16::from(pays)))
            })
            .collect();
        for (partner, pays) in partners {
            if self.player(partner).science < pays {
                refuse!(self, "partner-cannot-pay", partner = partner, need = pays);
            }
            self.player_mut(partner).science -= pays;
            self.say(|| message!("partner-pays", seat = partner, amount = pays));
        }
        self.pay_science(seat, cost, is_unit)?;
        self.say(|| message!("develops", seat = seat, card = name(card), cost = cost));
        Ok(())
    }

    fn must_hold_civil(&self, seat: Seat, card: Card) -> Check {
        if !self.player(seat).civil_hand.contains(&card) {
            refuse!(self, "not-in-hand", card = name(card));
        }
        Ok(())
    }

    fn develop(&mut self, seat: Seat, card: Card, by: By) -> Check {
        self.must_hold_civil(seat, card)?;
        self.pay_action(seat, by, false)?;
        self.pay_development(seat, card, false, by)?;
        granted!(self);
        remove(&mut self.player_mut(seat).civil_hand, card);
        self.put_in_play(seat, card);
        self.after_development(seat);
        Ok(())
    }

    fn put_in_play(&mut self, seat: Seat, card: Card) {
        let before = self.totals();
        match card.face() {
            Face::Technology(_) => {
                let techs = &mut self.player_mut(seat).techs;
                let at = techs.partition_point(|tech| tech.card < card);
                techs.insert(
                    at,
                    Tech {
                        card,
                        workers: 0,
                        blue: 0,
                    },
                );
            }
            Face::Government(_) => {
                let old = std::mem::replace(&mut self.player_mut(seat).government, card);
                self.state.gone.push(old);
            }
            Face::Special(_) => self.keep_better_special(seat, card),
            Face::Leader(_)
            | Face::Wonder(_)
            | Face::Action(_)
            | Face::Event(_)
            | Face::Territory(_)
            | Face::Aggression(_)
            | Face::War(_)
            | Face::Pact(_)
            | Face::Tactic(_)
            | Face::Bonus(_) => unreachable!("{card} is no technology"),
        }
        self.settle_totals(before);
    }

    /// Of two special technologies of a kind the lower level leaves the game.
    pub fn keep_better_special(&mut self, seat: Seat, card: Card) {
        let kind = card.special().expect("a special technology").kind as usize;
        let place = &mut self.player_mut(seat).specials[kind];
        let removed = match *place {
            Some(old) if old.level() >= card.level() => Some(card),
            old => {
                *place = Some(card);
                old
            }
        };
        self.state.gone.extend(removed);
    }

    fn after_development(&mut self, seat: Seat) {
        for effect in self.player(seat).leader_effects() {
            if let LeaderEffect::ResourceOnDevelop { amount } = effect {
                self.gain(seat, Goods::Resources, u16::from(*amount));
            }
            if let LeaderEffect::CivilActionOnDevelop { amount } = effect {
                self.return_civil_actions(seat, *amount);
            }
            if let LeaderEffect::CultureOnDevelop { culture } = effect {
                self.score_culture(seat, i32::from(*culture));
            }
        }
    }

    /// Spent civil actions become available again.
    pub fn return_civil_actions(&mut self, seat: Seat, count: u8) {
        let total = self.state.civil_total(seat);
        let player = self.player_mut(seat);
        player.civil_actions = (player.civil_actions + count).min(total.max(player.civil_actions));
    }

    fn revolt(&mut self, seat: Seat, card: Card, by: By) -> Check {
        self.must_hold_civil(seat, card)?;
        if card.government().is_none() {
            refuse!(self, "no-government", card = name(card));
        }
        let player = self.player(seat);
        let by_military =
            player.leads(|effect| matches!(effect, LeaderEffect::RevolutionByMilitaryActions {}));
        if by_military {
            self.pay_military(seat, self.state.military_total(seat))?;
        } else {
            self.pay_revolution(seat)?;
        }
        self.pay_development(seat, card, true, by)?;
        granted!(self);
        remove(&mut self.player_mut(seat).civil_hand, card);
        let military_left = self.player(seat).military_actions;
        self.put_in_play(seat, card);
        let culture = self.player(seat).leader_gives(|effect| {
            if let LeaderEffect::CultureOnRevolution { culture } = effect {
                Some(*culture)
            } else {
                None
            }
        });
        let player = self.player_mut(seat);
        if by_military {
            player.military_actions = military_left.min(player.military_actions);
        } else {
            player.civil_actions = 0;
        }
        self.say(|| message!("revolution", seat = seat, card = name(card)));
        self.score_culture(seat, culture.into());
        self.after_development(seat);
        Ok(())
    }
}
