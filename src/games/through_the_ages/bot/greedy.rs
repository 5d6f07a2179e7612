//! A judgement of positions for the greedy bot: feed the people, build an engine, then culture.

use crate::action::{Action, Order};
use crate::data::card::{SpecialKind, TechType};
use crate::data::{BOARD, Card, Face};
use crate::state::{Goods, Stage, State, Task};
use kernel::rng::Rng;
use kernel::{Game, Seat};

/// Worth of one culture point.
const POINT: i64 = 100;

/// How many more turns a rating will count, roughly.
fn turns_left(state: &State) -> i64 {
    match (state.age, state.last_round) {
        (_, Some(last)) => i64::from(last.saturating_sub(state.round)) + 1,
        (0 | 1, _) => 14,
        (2, _) => 9,
        _ => 5,
    }
}

pub fn appraise(state: &State, seat: Seat) -> i64 {
    let player = state.player(seat);
    if player.resigned {
        return i64::MIN / 64;
    }
    let turns = turns_left(state);
    let early = turns > 4;
    let mut value = i64::from(player.culture) * POINT;
    value += i64::from(state.culture_rating(seat)) * turns * POINT * 9 / 10;
    value += science_worth(state, seat, turns);
    value += goods_worth(state, seat, turns);
    value += people_worth(state, seat, turns);
    value += strength_worth(state, seat, turns);
    let totals = state.totals(seat);
    value += i64::from(totals.civil) * turns * 90 + i64::from(totals.military) * turns * 40;
    value += cards_worth(state, seat, early);
    value += i64::from(player.civil_actions) * 12 + i64::from(player.military_actions) * 25;
    value
}

fn science_worth(state: &State, seat: Seat, turns: i64) -> i64 {
    let player = state.player(seat);
    let rating = i64::from(player.science_rating());
    let points = i64::from(player.science);
    let each = if turns > 3 { 70 } else { 10 };
    rating.min(14) * turns * each + points.min(24) * each / 3
}

/// Food and resources: flow first, stock for the next turn second.
fn goods_worth(state: &State, seat: Seat, turns: i64) -> i64 {
    let player = state.player(seat);
    let bank = BOARD.yellow(player.yellow_bank);
    let surplus = i64::from(state.food_production(seat)) - i64::from(bank.consumption);
    let food = i64::from(player.stock(Goods::Food));
    let resources = i64::from(player.stock(Goods::Resources));
    let mut value = surplus.min(3) * turns * 60;
    if surplus < 0 {
        value += surplus * turns * 90;
    }
    let hungry = (-surplus - food).max(0);
    value -= hungry * 4 * POINT;
    value += i64::from(state.resource_production(seat)).min(16) * turns * 62;
    let each = if turns > 2 { 30 } else { 10 };
    value += food.min(10) * each + resources.min(16) * (each + 6);
    value - i64::from(BOARD.corruption(player.blue_bank)) * 60
}

fn people_worth(state: &State, seat: Seat, turns: i64) -> i64 {
    let player = state.player(seat);
    let workers = i64::from(player.workers());
    let idle = i64::from(player.unused);
    let mut value = workers * turns * 26 - idle.saturating_sub(1) * turns * 6;
    let discontent = i64::from(player.discontent());
    value -= discontent * turns * 60;
    if player.has_uprising() {
        value -= 1500;
    }
    let spare = i64::from(player.happiness())
        - i64::from(BOARD.yellow(player.yellow_bank).happiness_required);
    value += spare.clamp(0, 2) * turns * 12;
    value + i64::from(kernel::few(player.colonies.len())) * 150
}

/// The strength that a civilisation of each age should have, whatever the rivals do; more costs more
/// culture than it saves.
const ARMY: [i64; 5] = [1, 3, 6, 9, 10];

/// Being the weakest is dangerous, being the strongest pays; more than that is waste.
fn strength_worth(state: &State, seat: Seat, turns: i64) -> i64 {
    let own = i64::from(state.strength(seat));
    let rivals: Vec<i64> = state
        .rivals(seat)
        .map(|rival| i64::from(state.strength(rival)))
        .collect();
    let most = rivals.iter().copied().max().unwrap_or(0);
    let least = rivals.iter().copied().min().unwrap_or(0);
    let lead = (own - most).clamp(-12, 4);
    let floor = (own - least).clamp(-8, 0);
    let each = turns.clamp(3, 8);
    let army = ARMY[usize::from(state.age).min(ARMY.len() - 1)];
    own.min(army) * (80 + turns * 50) + own.min(50) * 30 + lead * each * 18 + floor * each * 10
}

/// What cards in hand and a wonder in work promise.
fn cards_worth(state: &State, seat: Seat, early: bool) -> i64 {
    let player = state.player(seat);
    let hand: i64 = player
        .civil_hand
        .iter()
        .map(|card| card_worth(state, seat, *card, early))
        .sum();
    let military = player.military_hand.len().min(state.military_limit(seat)) as i64 * 22;
    let wonder = player.wonder.map_or(0, |wonder| {
        let stages = wonder
            .card
            .wonder()
            .map_or(&[][..], |wonder| &wonder.stages);
        let done: i64 = stages
            .iter()
            .take(wonder.built.into())
            .map(|cost| i64::from(*cost))
            .sum();
        let promise = if early || state.last_round.is_none() {
            260
        } else {
            -100
        };
        promise + done * 75 + i64::from(wonder.built) * 20
    });
    let prepared: usize = state
        .future_events
        .iter()
        .chain(&state.current_events)
        .filter(|event| event.by == Some(seat))
        .count();
    hand + military + wonder + prepared as i64 * 10 + technology_worth(state, seat)
}

/// A technology in play is worth something even before workers stand on it.
fn technology_worth(state: &State, seat: Seat) -> i64 {
    let player = state.player(seat);
    let turns = turns_left(state).min(8);
    let developed = player.techs.iter().filter(|tech| tech.card.level() > 0);
    let better: i64 = developed
        .map(|tech| 160 + i64::from(tech.card.level()) * turns * 16)
        .sum();
    let leader = player
        .leader
        .map_or(0, |card| 120 + i64::from(card.level()) * 60);
    let building = player.special(SpecialKind::Construction).map_or(0, |_| 60);
    better + leader + building + if player.tactic.is_some() { 40 } else { 0 }
}

fn card_worth(state: &State, seat: Seat, card: Card, early: bool) -> i64 {
    let player = state.player(seat);
    let late = if early { 1 } else { 0 };
    match card.face() {
        Face::Action(_) => 70,
        Face::Leader(_) if player.leader.is_none() => 150,
        Face::Leader(_) => 90,
        Face::Government(_) => 130 * late,
        Face::Special(_) => 100 * late,
        Face::Technology(tech) => {
            let best = player.best(tech.kind).map_or(0, Card::level);
            let first = player.of_type(tech.kind).next().is_none();
            let useful = card.level() > best || first;
            let kind = match tech.kind {
                TechType::Mine | TechType::Farm => 150,
                TechType::Lab | TechType::Temple => 120,
                TechType::Library
                | TechType::Arena
                | TechType::Theater
                | TechType::Infantry
                | TechType::Cavalry
                | TechType::Artillery
                | TechType::AirForce => 90,
            };
            if useful { kind * (1 + late) / 2 } else { 10 }
        }
        Face::Wonder(_)
        | Face::Event(_)
        | Face::Territory(_)
        | Face::Aggression(_)
        | Face::War(_)
        | Face::Pact(_)
        | Face::Tactic(_)
        | Face::Bonus(_) => 20,
    }
}

/// The best next action by the judgement above, with a few rules of thumb where one step is blind.
pub fn greedy(state: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
    let now = appraise(state, seat);
    let mut best = (i64::MIN, 0);
    for (index, action) in legal.iter().enumerate() {
        let Some(value) = judged(state, seat, action, now) else {
            continue;
        };
        let value = value * 16 + rng.below(16) as i64;
        if value > best.0 {
            best = (value, index);
        }
    }
    best.1
}

fn judged(state: &State, seat: Seat, action: &Action, now: i64) -> Option<i64> {
    if let Some(value) = by_thumb(state, seat, action, now) {
        return Some(value);
    }
    let applied = crate::ThroughTheAges::apply(state, seat, action).ok()?;
    let after = appraise(&applied.state, seat);
    Some(if let Action::Aggress(card, _) = action {
        now + 150 + i64::from(card.level()) * 120
    } else if let Action::PrepareEvent(card) = action {
        now + 30 + i64::from(card.level()) * 40
    } else if let Action::Do(Order::Develop(_) | Order::Revolt(_)) = action {
        after + 40
    } else if let Action::Columbus(_) = action {
        after + 400
    } else {
        after
    })
}

/// What is judged without looking at where it leads.
fn by_thumb(state: &State, seat: Seat, action: &Action, now: i64) -> Option<i64> {
    match action {
        Action::Pay(_) | Action::Hammurabi | Action::TradeRoutes => Some(now - 5000),
        Action::End => Some(now - 1),
        Action::NoPolitics => Some(now),
        Action::Bid(bid) => Some(bid_worth(state, seat, *bid, now)),
        Action::Pass => Some(now),
        Action::Defend(_) => Some(now + 400),
        Action::DefendDone => Some(now + 500),
        Action::DefendNone | Action::Accept => Some(now),
        Action::Refuse => Some(now + 1),
        Action::SendDone => Some(now + 1000),
        Action::SendUnit(card) => Some(now - i64::from(card.level()) * 10),
        Action::SendBonus(_) => Some(now - 5),
        Action::SendDiscard(_) => Some(now + 5),
        Action::Destroy(_) | Action::Disband(_) if state.tasks.is_empty() => Some(now - 3000),
        Action::CancelPact(_) | Action::Offer(..) | Action::Alexander => Some(now - 200),
        Action::War(_, rival) => {
            let lead = state.strength(seat) - state.strength(*rival);
            Some(now + (i64::from(lead) - 6) * 60)
        }
        Action::PrepareEvent(_)
        | Action::Aggress(..)
        | Action::Columbus(_)
        | Action::Resign
        | Action::Plunder { .. }
        | Action::Raid(_)
        | Action::RaidDone
        | Action::Annex(_)
        | Action::Infiltrate(_)
        | Action::Spoils(_)
        | Action::SpoilsDone
        | Action::Lose(_)
        | Action::Token(_)
        | Action::ChooseFood
        | Action::ChooseResources
        | Action::ChooseMix { .. }
        | Action::Yes
        | Action::No
        | Action::CivPopulation
        | Action::CivBuild(_)
        | Action::CivDevelop(_)
        | Action::CivRevolt(_)
        | Action::CivNone
        | Action::Terror(..)
        | Action::Ruin(_)
        | Action::Free(_)
        | Action::Agreement(_)
        | Action::AgreementDone
        | Action::Discard(_)
        | Action::Take(_)
        | Action::Population
        | Action::Leader(..)
        | Action::Tactic(_)
        | Action::Copy(_)
        | Action::Disband(_)
        | Action::Muster(_)
        | Action::Do(_)
        | Action::Play(_)
        | Action::PlayFor(..)
        | Action::PlayOrder(..)
        | Action::ChurchillCulture
        | Action::ChurchillMilitary
        | Action::Liner
        | Action::Destroy(_) => None,
    }
}

/// A colony for units that can be spared.
fn bid_worth(state: &State, seat: Seat, bid: u8, now: i64) -> i64 {
    let Some(Task::Auction { card, .. }) = state.tasks.last() else {
        return now;
    };
    let gains = 3 + i64::from(card.level());
    let late = i64::from(state.stage == Stage::Over);
    now + (gains - i64::from(bid)) * 60 - late
        + if state.player(seat).unit_count() > 1 {
            0
        } else {
            -400
        }
}
