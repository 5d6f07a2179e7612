//! Menu entries: what an action does, what it costs, where on the board it is.

use super::action::{Action, Gift, Order, Target};
use super::data::Card;
use super::state::{Side, State, Task};
use super::table::name;
use crate::games::message::{Arg, Message, message};
use crate::games::{Choice, Seat};

pub fn describe(state: &State, seat: Seat, action: &Action) -> Choice {
    Choice {
        line: action.to_string(),
        kind: message!(kind(state, action)),
        what: what(state, action),
        price: price(state, seat, action),
        targets: targets(action, &Context::of(state)),
    }
}

fn kind(state: &State, action: &Action) -> &'static str {
    if state.tasks.last().is_some() && !matches!(action, Action::Pay(_)) {
        return "kind-answer";
    }
    match action {
        Action::Take(_) => "kind-take",
        Action::Population | Action::Liner => "kind-people",
        Action::Do(order) => order_kind(order),
        Action::Destroy(_) => "kind-destroy",
        Action::Disband(_) | Action::Muster(_) | Action::Tactic(_) | Action::Copy(_) => {
            "kind-military"
        }
        Action::Play(_) | Action::PlayFor(..) | Action::PlayOrder(..) => "kind-cards",
        Action::Leader(..) => "kind-leader",
        Action::ChurchillCulture | Action::ChurchillMilitary => "kind-leader",
        Action::Hammurabi | Action::TradeRoutes | Action::Pay(_) => "kind-pay",
        Action::End | Action::NoPolitics => "kind-end",
        Action::Resign => "kind-resign",
        _ => "kind-politics",
    }
}

fn order_kind(order: &Order) -> &'static str {
    match order {
        Order::Build(card) | Order::Upgrade(card, _) if card.tech().kind.is_unit() => {
            "kind-military"
        }
        Order::Build(_) | Order::Upgrade(..) | Order::Bach(..) => "kind-build",
        Order::Stage(_) => "kind-wonder",
        Order::Develop(_) | Order::Revolt(_) => "kind-technology",
    }
}

fn order_what(order: &Order) -> Message {
    match *order {
        Order::Build(card) => message!("do-build", card = name(card)),
        Order::Upgrade(from, to) => message!("do-upgrade", from = name(from), to = name(to)),
        Order::Bach(from, to) => message!("do-bach", from = name(from), to = name(to)),
        Order::Stage(count) => message!("do-stage", count = count),
        Order::Develop(card) => message!("do-develop", card = name(card)),
        Order::Revolt(card) => message!("do-revolt", card = name(card)),
    }
}

fn what(state: &State, action: &Action) -> Message {
    use Action as A;
    match *action {
        A::NoPolitics => message!("do-nopol"),
        A::PrepareEvent(card) => message!("do-event", card = name(card)),
        A::Aggress(card, rival) => message!("do-aggress", card = name(card), seat = rival),
        A::War(card, rival) => message!("do-war", card = name(card), seat = rival),
        A::Offer(card, partner, side) => {
            let side = match side {
                None => message!("side-same"),
                Some(Side::A) => message!("side-a"),
                Some(Side::B) => message!("side-b"),
            };
            message!("do-offer", card = name(card), seat = partner, side = side)
        }
        A::CancelPact(card) => message!("do-unpact", card = name(card)),
        A::Alexander => message!("do-alexander"),
        A::Columbus(card) => message!("do-columbus", card = name(card)),
        A::Resign => message!("do-resign"),
        A::Take(space) => {
            let card = state.row[usize::from(space) - 1];
            message!(
                "do-take",
                card = card.map_or(Arg::from(""), name),
                space = space
            )
        }
        A::Population => message!("do-pop"),
        A::Do(order) => order_what(&order),
        A::Destroy(card) => message!("do-destroy", card = name(card)),
        A::Disband(card) => message!("do-disband", card = name(card)),
        A::Leader(card, None) => message!("do-leader", card = name(card)),
        A::Leader(card, Some(wonder)) => {
            message!("do-leader-tuck", card = name(card), wonder = name(wonder))
        }
        A::Play(card) => message!("do-play", card = name(card)),
        A::PlayFor(card, gift) => {
            let goods = Arg::name(match gift {
                Gift::Food => "food",
                Gift::Resources => "resources",
            });
            message!("do-play-for", card = name(card), goods = goods)
        }
        A::PlayOrder(card, order) => {
            message!(
                "do-play-order",
                card = name(card),
                order = order_what(&order)
            )
        }
        A::Tactic(card) => message!("do-tactic", card = name(card)),
        A::Copy(card) => message!("do-copy", card = name(card)),
        A::Muster(card) => message!("do-muster", card = name(card)),
        A::ChurchillCulture => message!("do-churchill-culture"),
        A::ChurchillMilitary => message!("do-churchill-military"),
        A::Liner => message!("do-liner"),
        A::Hammurabi => message!("do-hammurabi"),
        A::TradeRoutes => message!("do-trade"),
        A::Pay(card) => message!("do-pay", card = name(card)),
        A::End => message!("do-end"),
        ref answer => answer_what(answer),
    }
}

fn answer_what(action: &Action) -> Message {
    use Action as A;
    match *action {
        A::Defend(card) => message!(
            "do-defend",
            card = name(card),
            value = super::attacks::defence_value(card)
        ),
        A::DefendNone => message!("do-defend-none"),
        A::DefendDone => message!("do-defend-done"),
        A::Plunder { food, resources } => {
            message!("do-plunder", food = food, resources = resources)
        }
        A::Raid(card) => message!("do-raid", card = name(card)),
        A::RaidDone => message!("do-raid-done"),
        A::Annex(card) => message!("do-annex", card = name(card)),
        A::Infiltrate(Target::Leader) => message!("do-infiltrate-leader"),
        A::Infiltrate(Target::Wonder) => message!("do-infiltrate-wonder"),
        A::Spoils(card) => message!("do-spoils", card = name(card)),
        A::SpoilsDone => message!("do-spoils-done"),
        A::Accept => message!("do-accept"),
        A::Refuse => message!("do-refuse"),
        A::Bid(bid) => message!("do-bid", bid = bid),
        A::Pass => message!("do-pass"),
        A::SendUnit(card) | A::SendBonus(card) => message!("do-send", card = name(card)),
        A::SendDiscard(card) => message!("do-send-discard", card = name(card)),
        A::SendDone => message!("do-send-done"),
        A::Lose(card) => message!("do-lose", card = name(card)),
        A::Token(card) => message!("do-token", card = name(card)),
        A::ChooseFood => message!("do-choose-food"),
        A::ChooseResources => message!("do-choose-resources"),
        A::ChooseMix { food, resources } => {
            message!("do-choose-mix", food = food, resources = resources)
        }
        A::Yes => message!("do-yes"),
        A::No => message!("do-no"),
        A::CivPopulation => message!("do-pop"),
        A::CivBuild(card) => message!("do-build", card = name(card)),
        A::CivDevelop(card) => message!("do-develop", card = name(card)),
        A::CivRevolt(card) => message!("do-revolt", card = name(card)),
        A::CivNone => message!("do-civ-none"),
        A::Terror(rival, card) => message!("do-terror", seat = rival, card = name(card)),
        A::Ruin(card) => message!("do-ruin", card = name(card)),
        A::Free(card) => message!("do-free", card = name(card)),
        A::Agreement(space) => message!("do-agreement", space = space),
        A::AgreementDone => message!("do-agreement-done"),
        A::Discard(card) => message!("do-discard", card = name(card)),
        _ => message!("do-end"),
    }
}

fn price(state: &State, seat: Seat, action: &Action) -> Option<Message> {
    use Action as A;
    let civil = |count: u8| (count > 0).then(|| message!("price-civil", count = count));
    let military = |count: u8| Some(message!("price-military", count = count));
    match *action {
        A::Take(space) | A::Agreement(space) => {
            let at = usize::from(space) - 1;
            civil(state.take_cost(seat, at, state.row[at]?))
        }
        A::Population => {
            let cost = state.population_cost(seat, 0)?;
            Some(message!("price-civil-food", count = 1, amount = cost))
        }
        A::CivPopulation => {
            let cost = state.population_cost(seat, civ_discount(state))?;
            Some(message!("price-food", amount = cost))
        }
        A::CivBuild(card) => {
            let cost = state
                .build_cost(seat, card)
                .saturating_sub(civ_discount(state));
            Some(message!("price-resources", amount = cost))
        }
        A::Do(order) => order_price(state, seat, &order),
        A::Destroy(_) if state.tasks.is_empty() => civil(1),
        A::Leader(..) | A::Play(_) | A::PlayFor(..) => civil(1),
        A::PlayOrder(_, Order::Revolt(_)) => None,
        A::PlayOrder(..) => civil(1),
        A::Disband(_) | A::Tactic(_) | A::Muster(_) | A::Hammurabi => military(1),
        A::Copy(_) => military(super::data::BOARD.constants.copy_tactic_military_actions),
        A::Aggress(card, _) => military(card.aggression()?.military_actions),
        A::War(card, _) => military(card.war()?.military_actions),
        _ => None,
    }
}

fn civ_discount(state: &State) -> u8 {
    match state.tasks.last() {
        Some(Task::Civilization { discount, .. }) => *discount,
        _ => 0,
    }
}

fn order_price(state: &State, seat: Seat, order: &Order) -> Option<Message> {
    let civil = |amount: u8| message!("price-civil-resources", count = 1, amount = amount);
    Some(match *order {
        Order::Build(card) if card.tech().kind.is_unit() => {
            message!(
                "price-military-resources",
                count = 1,
                amount = state.build_cost(seat, card)
            )
        }
        Order::Upgrade(from, to) if to.tech().kind.is_unit() => {
            let cost = state.upgrade_cost(seat, from, to);
            message!("price-military-resources", count = 1, amount = cost)
        }
        Order::Build(card) => civil(state.build_cost(seat, card)),
        Order::Upgrade(from, to) | Order::Bach(from, to) => {
            civil(state.upgrade_cost(seat, from, to))
        }
        Order::Stage(count) => {
            let wonder = state.player(seat).wonder?;
            let stages = &wonder.card.wonder()?.stages;
            let next = stages.iter().skip(wonder.built.into()).take(count.into());
            civil(next.sum())
        }
        Order::Develop(card) => {
            let cost = state.develop_cost(seat, card, false, 0);
            message!("price-civil-science", count = 1, amount = cost)
        }
        Order::Revolt(card) => {
            let cost = state.develop_cost(seat, card, true, 0);
            message!("price-revolution", amount = cost)
        }
    })
}

fn order_targets(order: &Order) -> Vec<String> {
    match *order {
        Order::Build(card) | Order::Develop(card) | Order::Revolt(card) => vec![own(card)],
        Order::Upgrade(from, to) | Order::Bach(from, to) => vec![own(from), own(to)],
        Order::Stage(_) => vec!["wonder".to_owned()],
    }
}

fn own(card: Card) -> String {
    card.id().to_owned()
}

/// What the open decision is about, for actions that do not say it themselves.
#[derive(Clone, Copy, Debug, Default)]
pub struct Context {
    pub auction: Option<Card>,
    /// The rival who is plundered, raided or beaten.
    pub rival: Option<Seat>,
}

impl Context {
    pub fn of(state: &State) -> Context {
        let (auction, rival) = match state.tasks.last() {
            Some(Task::Auction { card, .. } | Task::Send { card, .. }) => (Some(*card), None),
            Some(
                Task::Plunder { rival, .. }
                | Task::Raid { rival, .. }
                | Task::Annex { rival, .. }
                | Task::Infiltrate { rival, .. }
                | Task::Spoils { loser: rival, .. }
                | Task::Terror { rival, .. },
            ) => (None, Some(*rival)),
            _ => (None, None),
        };
        Context { auction, rival }
    }
}

/// A card of another player on the board.
pub fn theirs(seat: Seat, card: Card) -> String {
    format!("seat-{}-{}", seat.0 + 1, card.id())
}

/// The `data-at` of the drawing's elements that an action is about.
pub fn targets(action: &Action, context: &Context) -> Vec<String> {
    use Action as A;
    let of_rival = |card| {
        vec![
            context
                .rival
                .map_or_else(|| own(card), |seat| theirs(seat, card)),
        ]
    };
    match *action {
        A::Take(space) | A::Agreement(space) => vec![format!("row-{space}")],
        A::Do(order) => order_targets(&order),
        A::PlayOrder(card, order) => {
            let mut targets = order_targets(&order);
            targets.push(own(card));
            targets
        }
        A::PrepareEvent(card)
        | A::Columbus(card)
        | A::CancelPact(card)
        | A::Defend(card)
        | A::SendUnit(card)
        | A::SendBonus(card)
        | A::SendDiscard(card)
        | A::Lose(card)
        | A::Token(card)
        | A::CivBuild(card)
        | A::CivDevelop(card)
        | A::CivRevolt(card)
        | A::Ruin(card)
        | A::Free(card)
        | A::Discard(card)
        | A::Leader(card, _)
        | A::Tactic(card)
        | A::Copy(card)
        | A::Disband(card)
        | A::Muster(card)
        | A::Play(card)
        | A::PlayFor(card, _)
        | A::Pay(card)
        | A::Destroy(card) => vec![own(card)],
        A::Raid(card) | A::Annex(card) | A::Spoils(card) => of_rival(card),
        A::Terror(rival, card) => vec![theirs(rival, card)],
        A::Aggress(card, rival) | A::War(card, rival) | A::Offer(card, rival, _) => {
            vec![own(card), format!("seat-{}", rival.0 + 1)]
        }
        A::Plunder { .. } | A::Infiltrate(_) => context
            .rival
            .map(|rival| format!("seat-{}", rival.0 + 1))
            .into_iter()
            .collect(),
        A::Population | A::CivPopulation | A::Liner => vec!["yellow-bank".to_owned()],
        A::Bid(_) | A::Pass => context.auction.map(own).into_iter().collect(),
        _ => Vec::new(),
    }
}
