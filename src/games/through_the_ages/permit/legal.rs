//! What a seat may do: candidates, filtered by carrying each out on a copy.

use crate::action::{Action, Gift, Order};
use crate::data::Card;
use crate::data::card::{ActionEffect, LeaderEffect, TechType};
use crate::perform::building::By;
use crate::perform::{Check, Table};
use crate::state::{Side, Stage, State, Task};
use crate::words::describe;
use kernel::Seat;
use kernel::message::{Message, message};

pub fn legal(state: &State, seat: Seat) -> Vec<Action> {
    match state.tasks.last() {
        Some(task) if task.decider() != Some(seat) => Vec::new(),
        Some(Task::Civilization { discount, .. }) => {
            let mut actions = civilization(state, seat, *discount);
            actions.extend(filtered(state, seat, picks(state, seat)));
            actions
        }
        Some(task) => state.options(task),
        None if seat != state.current => Vec::new(),
        None => match state.stage {
            Stage::Politics { .. } => politics(state, seat),
            Stage::Actions => filtered(state, seat, candidates(state, seat)),
            Stage::Over => Vec::new(),
        },
    }
}

fn filtered(state: &State, seat: Seat, candidates: Vec<Action>) -> Vec<Action> {
    tried(state, candidates, |table, action| {
        table.perform(seat, action)
    })
}

/// The candidates that can be carried out: each is tried on the same copy.
fn tried(
    state: &State,
    mut candidates: Vec<Action>,
    carry_out: impl Fn(&mut Table, &Action) -> Check,
) -> Vec<Action> {
    let mut table = Table::trial(state.clone());
    candidates.retain(|action| {
        let verdict = carry_out(&mut table, action);
        table.take_back(state);
        verdict.is_ok()
    });
    candidates
}

/// The distinct cards of a hand.
fn distinct(hand: &[Card]) -> Vec<Card> {
    let mut cards = hand.to_vec();
    cards.sort();
    cards.dedup();
    cards
}

pub fn politics(state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = vec![
        Action::NoPolitics,
        Action::ChurchillCulture,
        Action::ChurchillMilitary,
    ];
    let rivals: Vec<Seat> = state.rivals(seat).collect();
    for card in distinct(&state.player(seat).military_hand) {
        if card.is_event_or_territory() {
            actions.push(Action::PrepareEvent(card));
        }
        if card.territory().is_some() {
            actions.push(Action::Columbus(card));
        }
        for &rival in &rivals {
            if card.aggression().is_some() {
                actions.push(Action::Aggress(card, rival));
            }
            if card.war().is_some() {
                actions.push(Action::War(card, rival));
            }
            match card.pact() {
                Some(pact) if pact.sided => {
                    actions.push(Action::Offer(card, rival, Some(Side::A)));
                    actions.push(Action::Offer(card, rival, Some(Side::B)));
                }
                Some(_) => actions.push(Action::Offer(card, rival, None)),
                None => {}
            }
        }
    }
    actions.extend(
        state
            .pacts_of(seat)
            .map(|(pact, ..)| Action::CancelPact(pact.card)),
    );
    actions.extend([Action::Alexander, Action::Resign]);
    filtered(state, seat, actions)
}

/// The answers to Development of Civilisation, payments aside.
pub fn civilization(state: &State, seat: Seat, discount: u8) -> Vec<Action> {
    let player = state.player(seat);
    let mut actions = vec![Action::CivPopulation];
    actions.extend(player.techs.iter().map(|tech| Action::CivBuild(tech.card)));
    for card in distinct(&player.civil_hand) {
        if card.science_cost().is_some() {
            actions.push(Action::CivDevelop(card));
        }
        if card.government().is_some() {
            actions.push(Action::CivRevolt(card));
        }
    }
    let by = By::Card { discount };
    let mut actions = tried(state, actions, |table, action| {
        table.civilization(seat, action, by)
    });
    actions.push(Action::CivNone);
    actions
}

fn picks(state: &State, seat: Seat) -> Vec<Action> {
    let held = state.player(seat).techs.iter().filter(|tech| tech.blue > 0);
    held.map(|tech| Action::Pay(tech.card)).collect()
}

/// Everything that could be an action of the action phase.
fn candidates(state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::with_capacity(64);
    let civil = state.civil_available(seat);
    for (space, card) in state.row.iter().enumerate() {
        if card.is_some_and(|card| state.take_cost(seat, space, card) <= civil) {
            actions.push(Action::Take(kernel::few(space) + 1));
        }
    }
    if state.round == 1 {
        actions.push(Action::End);
        return actions;
    }
    let player = state.player(seat);
    actions.push(Action::Population);
    actions.push(Action::Liner);
    let orders = orders(state, seat);
    actions.extend(orders.iter().copied().map(Action::Do));
    actions.extend((2..=player.stages_per_action()).map(|count| Action::Do(Order::Stage(count))));
    for card in distinct(&player.civil_hand) {
        match card.action() {
            Some(data) => play(card, data.effect, &orders, &mut actions),
            None if card.leader().is_some() => {
                actions.push(Action::Leader(card, None));
                let wonders = player.wonders.iter();
                actions.extend(wonders.map(|wonder| Action::Leader(card, Some(wonder.card))));
            }
            None => {}
        }
    }
    let hand = distinct(&player.military_hand).into_iter();
    actions.extend(
        hand.filter(|card| card.tactic().is_some())
            .map(Action::Tactic),
    );
    actions.extend(state.common_tactics.iter().map(|card| Action::Copy(*card)));
    actions.extend(player.units().map(|tech| Action::Muster(tech.card)));
    actions.extend([Action::ChurchillCulture, Action::ChurchillMilitary]);
    actions.extend([Action::Hammurabi, Action::TradeRoutes]);
    for tech in player.techs.iter().filter(|tech| tech.workers > 0) {
        actions.push(if tech.card.tech().kind.is_unit() {
            Action::Disband(tech.card)
        } else {
            Action::Destroy(tech.card)
        });
    }
    actions.extend(picks(state, seat));
    actions.push(Action::End);
    actions
}

/// Building, upgrading and developing, as far as the cards allow it.
fn orders(state: &State, seat: Seat) -> Vec<Order> {
    let player = state.player(seat);
    let mut orders = Vec::new();
    if player.unused > 0 {
        orders.extend(player.techs.iter().map(|tech| Order::Build(tech.card)));
    }
    let bach = player.leads(|effect| matches!(effect, LeaderEffect::ConvertToTheater { .. }));
    for from in player.techs.iter().filter(|tech| tech.workers > 0) {
        for to in &player.techs {
            let (old, new) = (from.card.tech().kind, to.card.tech().kind);
            if old == new && from.card.level() < to.card.level() {
                orders.push(Order::Upgrade(from.card, to.card));
            }
            if bach && old.is_urban() && old != new && new == TechType::Theater {
                orders.push(Order::Bach(from.card, to.card));
            }
        }
    }
    if player.wonder.is_some() {
        orders.push(Order::Stage(1));
    }
    for card in distinct(&player.civil_hand) {
        if card.science_cost().is_some() {
            orders.push(Order::Develop(card));
        }
        if card.government().is_some() {
            orders.push(Order::Revolt(card));
        }
    }
    orders
}

fn play(card: Card, effect: ActionEffect, orders: &[Order], actions: &mut Vec<Action>) {
    use ActionEffect as E;
    let wanted = |order: &Order| match order {
        Order::Build(to) | Order::Upgrade(_, to) => {
            let kind = to.tech().kind;
            let upgrades = matches!(order, Order::Upgrade(..));
            (kind.is_farm_or_mine() && matches!(effect, E::BuildOrUpgradeFarmOrMine { .. }))
                || (kind.is_urban() && matches!(effect, E::BuildOrUpgradeUrban { .. }))
                || (upgrades && !kind.is_unit() && matches!(effect, E::UpgradeDiscounted { .. }))
        }
        Order::Bach(..) => matches!(
            effect,
            E::BuildOrUpgradeUrban { .. } | E::UpgradeDiscounted { .. }
        ),
        Order::Stage(_) => matches!(effect, E::BuildOneWonderStage { .. }),
        Order::Develop(_) | Order::Revolt(_) => matches!(effect, E::DevelopThenScience { .. }),
    };
    match effect {
        ActionEffect::GainResourcesOrFood { .. } => {
            actions.push(Action::PlayFor(card, Gift::Resources));
            actions.push(Action::PlayFor(card, Gift::Food));
        }
        ActionEffect::BuildOrUpgradeFarmOrMine { .. }
        | ActionEffect::BuildOrUpgradeUrban { .. }
        | ActionEffect::UpgradeDiscounted { .. }
        | ActionEffect::BuildOneWonderStage { .. }
        | ActionEffect::DevelopThenScience { .. } => {
            let orders = orders.iter().filter(|order| wanted(order));
            actions.extend(orders.map(|order| Action::PlayOrder(card, *order)));
        }
        ActionEffect::IncreasePopulationThenFood { .. }
        | ActionEffect::MilitaryFundAndAction { .. }
        | ActionEffect::MilitaryFundPerStrongerRival { .. }
        | ActionEffect::CulturePerRicherRival { .. }
        | ActionEffect::ScorePoints { .. }
        | ActionEffect::GainResourceAndFood { .. } => actions.push(Action::Play(card)),
    }
}

/// What is out of reach now, and why: growth, the wonder, the cards in hand.
pub fn why_not(state: &State, seat: Seat) -> Vec<Message> {
    if state.stage != Stage::Actions
        || !state.tasks.is_empty()
        || seat != state.current
        || state.round == 1
    {
        return Vec::new();
    }
    let player = state.player(seat);
    let mut wishes = vec![Action::Population];
    wishes.extend(player.wonder.map(|_| Action::Do(Order::Stage(1))));
    for card in distinct(&player.civil_hand) {
        if card.science_cost().is_some() {
            wishes.push(Action::Do(Order::Develop(card)));
        } else if card.leader().is_some() {
            wishes.push(Action::Leader(card, None));
        }
    }
    wishes.extend(
        player
            .techs
            .iter()
            .map(|tech| Action::Do(Order::Build(tech.card))),
    );
    let refusal = |wish: &Action| {
        let refusal = Table::muted(state.clone()).perform(seat, wish).err()?;
        Some(message!(
            "why-not",
            line = describe::what(&state.row, wish),
            reason = refusal.0
        ))
    };
    wishes.iter().filter_map(refusal).collect()
}
