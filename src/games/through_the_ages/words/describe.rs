//! Menu entries: what an action does, what it costs, where on the board it is.

use crate::action::{Action, Gift, Order, Target};
use crate::data::Card;
use crate::perform::name;
use crate::state::{ROW, Side, State};
use crate::words::places::Context;
use crate::words::{places, prices};
use kernel::message::{Arg, Message, message};
use kernel::panel::Sign;
use kernel::{Choice, Seat};

pub fn describe(state: &State, seat: Seat, action: &Action) -> Choice {
    let (kind, sign) = kind(state, action);
    Choice {
        line: action.to_string(),
        kind: message!(kind),
        sign,
        what: what(&state.row, action),
        price: prices::price(state, seat, action),
        cost: prices::cost(state, seat, action, sign),
        variant: variant(state, seat, action),
        targets: places::targets(seat, action, &Context::of(state, seat)),
    }
}

/// The verb it is listed under, with the sign of the action that it takes.
fn kind(state: &State, action: &Action) -> (&'static str, Sign) {
    use Action as A;
    match action {
        A::Take(_) | A::Agreement(_) => ("kind-take", ""),
        A::Population | A::Liner => ("kind-grow", "civil"),
        A::CivPopulation => ("kind-grow", ""),
        A::Do(order) => order_kind(order),
        A::CivBuild(_) => ("kind-build", ""),
        A::CivDevelop(_) => ("kind-develop", ""),
        A::CivRevolt(_) => ("kind-revolt", ""),
        A::Destroy(_) if state.tasks.is_empty() => ("kind-destroy", "civil"),
        A::Destroy(_) | A::Raid(_) | A::Terror(..) | A::Ruin(_) => ("kind-destroy", ""),
        A::Disband(_) => ("kind-disband", "military"),
        A::Muster(_) => ("kind-recruit", "military"),
        A::Tactic(_) => ("kind-tactic", "military"),
        A::Copy(_) => ("kind-copy", ""),
        A::Play(_) | A::PlayFor(..) | A::PlayOrder(..) => ("kind-play", "civil"),
        A::Leader(..) => ("kind-leader", "civil"),
        A::ChurchillCulture | A::ChurchillMilitary => ("kind-churchill", ""),
        A::Hammurabi | A::TradeRoutes => ("kind-exchange", ""),
        A::Pay(_) => ("kind-pay", ""),
        A::End => ("kind-end", ""),
        A::NoPolitics => ("kind-nopol", ""),
        A::Resign => ("kind-resign", ""),
        A::PrepareEvent(_) => ("kind-prepare", "culture"),
        A::Aggress(..) => ("kind-attack", "strength"),
        A::War(..) => ("kind-war", "strength"),
        A::Offer(..) => ("kind-offer", "pact"),
        A::CancelPact(_) => ("kind-unpact", ""),
        A::Alexander | A::Columbus(_) => ("kind-retire", "leader"),
        A::Defend(_) | A::DefendNone | A::DefendDone => ("kind-defend", "strength"),
        A::Bid(_) | A::Pass => ("kind-bid", "ship"),
        A::SendUnit(_) | A::SendBonus(_) | A::SendDiscard(_) | A::SendDone => ("kind-send", "ship"),
        A::Discard(_) => ("kind-discard", ""),
        A::Lose(_) | A::Token(_) | A::Free(_) => ("kind-lose", ""),
        A::Plunder { .. }
        | A::Annex(_)
        | A::Infiltrate(_)
        | A::Spoils(_)
        | A::ChooseFood
        | A::ChooseResources
        | A::ChooseMix { .. }
        | A::RaidDone
        | A::SpoilsDone
        | A::Accept
        | A::Refuse
        | A::Yes
        | A::No
        | A::CivNone
        | A::AgreementDone => ("kind-answer", ""),
    }
}

fn order_kind(order: &Order) -> (&'static str, Sign) {
    match order {
        Order::Build(card) if card.tech().kind.is_unit() => ("kind-recruit", "military"),
        Order::Upgrade(card, _) if card.tech().kind.is_unit() => ("kind-rearm", "military"),
        Order::Build(_) => ("kind-build", "civil"),
        Order::Upgrade(..) | Order::Bach(..) => ("kind-upgrade", "civil"),
        Order::Stage(_) => ("kind-wonder", "civil"),
        Order::Develop(_) => ("kind-develop", "civil"),
        Order::Revolt(_) => ("kind-revolt", ""),
    }
}

/// What tells it from its neighbours of the same verb and place.
fn variant(state: &State, seat: Seat, action: &Action) -> Option<Message> {
    use Action as A;
    Some(match *action {
        A::Liner => message!("variant-liner"),
        A::Muster(_) => message!("variant-muster"),
        A::Do(Order::Upgrade(_, to) | Order::Bach(_, to)) => {
            message!("variant-to", card = name(to))
        }
        A::Do(Order::Stage(count)) => message!("variant-stages", count = count),
        A::PlayOrder(_, ref order) => order_what(order),
        A::PlayFor(_, gift) => message!("variant-goods", goods = gift_name(gift)),
        A::Leader(_, Some(wonder)) => message!("variant-tuck", wonder = name(wonder)),
        A::ChurchillCulture => message!("variant-churchill-culture"),
        A::ChurchillMilitary => message!("variant-churchill-military"),
        A::Aggress(_, rival) | A::War(_, rival) => {
            let (own, theirs) = state.attack_strengths(seat, rival);
            message!("variant-attack", seat = rival, own = own, theirs = theirs)
        }
        A::Offer(_, partner, side) => match side {
            None => message!("variant-offer", seat = partner),
            Some(Side::A) => message!("variant-offer-a", seat = partner),
            Some(Side::B) => message!("variant-offer-b", seat = partner),
        },
        A::NoPolitics
        | A::PrepareEvent(_)
        | A::CancelPact(_)
        | A::Alexander
        | A::Columbus(_)
        | A::Resign
        | A::Defend(_)
        | A::DefendNone
        | A::DefendDone
        | A::Plunder { .. }
        | A::Raid(_)
        | A::RaidDone
        | A::Annex(_)
        | A::Infiltrate(_)
        | A::Spoils(_)
        | A::SpoilsDone
        | A::Accept
        | A::Refuse
        | A::Bid(_)
        | A::Pass
        | A::SendUnit(_)
        | A::SendBonus(_)
        | A::SendDiscard(_)
        | A::SendDone
        | A::Lose(_)
        | A::Token(_)
        | A::ChooseFood
        | A::ChooseResources
        | A::ChooseMix { .. }
        | A::Yes
        | A::No
        | A::CivPopulation
        | A::CivBuild(_)
        | A::CivDevelop(_)
        | A::CivRevolt(_)
        | A::CivNone
        | A::Terror(..)
        | A::Ruin(_)
        | A::Free(_)
        | A::Agreement(_)
        | A::AgreementDone
        | A::Discard(_)
        | A::Take(_)
        | A::Population
        | A::Leader(..)
        | A::Tactic(_)
        | A::Copy(_)
        | A::Disband(_)
        | A::Do(_)
        | A::Play(_)
        | A::Hammurabi
        | A::TradeRoutes
        | A::Pay(_)
        | A::Destroy(_)
        | A::End => return None,
    })
}

fn gift_name(gift: Gift) -> Arg {
    Arg::name(match gift {
        Gift::Food => "food",
        Gift::Resources => "resources",
    })
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

/// What an action does, in words; the row says which card is taken.
pub fn what(row: &[Option<Card>; ROW], action: &Action) -> Message {
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
            let card = row[usize::from(space) - 1];
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
            message!("do-play-for", card = name(card), goods = gift_name(gift))
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
        A::Defend(card) => message!(
            "do-defend",
            card = name(card),
            value = crate::perform::attacks::defence_value(card)
        ),
        A::DefendNone => message!("do-defend-none"),
        A::DefendDone => message!("do-defend-done"),
        A::Plunder { food, resources } => mix(PLUNDER, [food, resources]),
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
        A::ChooseMix { food, resources } => mix(MIX, [food, resources]),
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
    }
}

const PLUNDER: [&str; 4] = [
    "do-plunder",
    "do-plunder-food",
    "do-plunder-resources",
    "do-plunder-none",
];
const MIX: [&str; 4] = [
    "do-choose-mix",
    "do-choose-mix-food",
    "do-choose-mix-resources",
    "do-choose-mix-none",
];

/// Food and resources, and nothing of which there is none.
fn mix([both, only_food, only_resources, none]: [&'static str; 4], mix: [u8; 2]) -> Message {
    match mix {
        [0, 0] => message!(none),
        [food, 0] => message!(only_food, food = food),
        [0, resources] => message!(only_resources, resources = resources),
        [food, resources] => message!(both, food = food, resources = resources),
    }
}
