//! Actions and their one written form.

pub mod notation;
pub mod shorthand;

use std::fmt;

use crate::data::Card;
use crate::state::Side;
use kernel::Seat;
use kernel::names::At;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    // Politics.
    NoPolitics,
    PrepareEvent(Card),
    Aggress(Card, Seat),
    War(Card, Seat),
    /// The side is that of the offering player; `None` where both sides are alike.
    Offer(Card, Seat, Option<Side>),
    CancelPact(Card),
    Alexander,
    Columbus(Card),
    Resign,
    // Answers and choices.
    Defend(Card),
    DefendNone,
    DefendDone,
    Plunder {
        food: u8,
        resources: u8,
    },
    Raid(Card),
    RaidDone,
    Annex(Card),
    Infiltrate(Target),
    Spoils(Card),
    SpoilsDone,
    Accept,
    Refuse,
    Bid(u8),
    Pass,
    SendUnit(Card),
    SendBonus(Card),
    SendDiscard(Card),
    SendDone,
    Lose(Card),
    Token(Card),
    ChooseFood,
    ChooseResources,
    ChooseMix {
        food: u8,
        resources: u8,
    },
    Yes,
    No,
    CivPopulation,
    CivBuild(Card),
    CivDevelop(Card),
    CivRevolt(Card),
    CivNone,
    Terror(Seat, Card),
    Ruin(Card),
    Free(Card),
    Agreement(u8),
    AgreementDone,
    Discard(Card),
    // The action phase.
    Take(u8),
    Population,
    Leader(Card, Option<Card>),
    Tactic(Card),
    Copy(Card),
    Disband(Card),
    Muster(Card),
    /// An action that a card can order, too.
    Do(Order),
    Play(Card),
    PlayFor(Card, Gift),
    PlayOrder(Card, Order),
    ChurchillCulture,
    ChurchillMilitary,
    Liner,
    Hammurabi,
    TradeRoutes,
    Pay(Card),
    /// A farm, mine or urban building, as an action or because of an event.
    Destroy(Card),
    End,
}

/// What an action card can order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    Build(Card),
    Upgrade(Card, Card),
    Bach(Card, Card),
    Stage(u8),
    Develop(Card),
    Revolt(Card),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    Food,
    Resources,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    Leader,
    Wonder,
}

/// The actions of the politics phase, as a pattern. With the answers, those of the action phase and
/// Churchill's, which belong to both, they are all.
macro_rules! of_politics {
    () => {
        Action::NoPolitics
            | Action::PrepareEvent(_)
            | Action::Aggress(..)
            | Action::War(..)
            | Action::Offer(..)
            | Action::CancelPact(_)
            | Action::Alexander
            | Action::Columbus(_)
            | Action::Resign
    };
}
pub(crate) use of_politics;

/// The answers to tasks.
macro_rules! answers {
    () => {
        Action::Defend(_)
            | Action::DefendNone
            | Action::DefendDone
            | Action::Plunder { .. }
            | Action::Raid(_)
            | Action::RaidDone
            | Action::Annex(_)
            | Action::Infiltrate(_)
            | Action::Spoils(_)
            | Action::SpoilsDone
            | Action::Accept
            | Action::Refuse
            | Action::Bid(_)
            | Action::Pass
            | Action::SendUnit(_)
            | Action::SendBonus(_)
            | Action::SendDiscard(_)
            | Action::SendDone
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
    };
}
pub(crate) use answers;

/// The actions of the action phase.
macro_rules! of_actions {
    () => {
        Action::Take(_)
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
            | Action::Liner
            | Action::Hammurabi
            | Action::TradeRoutes
            | Action::Pay(_)
            | Action::Destroy(_)
            | Action::End
    };
}
pub(crate) use of_actions;

impl Action {
    /// Whether it belongs to the action phase and to no earlier decision.
    pub fn is_of_action_phase(&self) -> bool {
        match self {
            of_actions!() => true,
            of_politics!() | answers!() | Action::ChurchillCulture | Action::ChurchillMilitary => {
                false
            }
        }
    }
}

impl Action {
    /// The card of the own hand that the line names while it is face down to the others.
    pub fn secret(&self) -> Option<Card> {
        match *self {
            Action::PrepareEvent(card)
            | Action::Defend(card)
            | Action::SendBonus(card)
            | Action::SendDiscard(card)
            | Action::Discard(card) => Some(card),
            Action::NoPolitics
            | Action::Aggress(..)
            | Action::War(..)
            | Action::Offer(..)
            | Action::CancelPact(_)
            | Action::Alexander
            | Action::Columbus(_)
            | Action::Resign
            | Action::DefendNone
            | Action::DefendDone
            | Action::Plunder { .. }
            | Action::Raid(_)
            | Action::RaidDone
            | Action::Annex(_)
            | Action::Infiltrate(_)
            | Action::Spoils(_)
            | Action::SpoilsDone
            | Action::Accept
            | Action::Refuse
            | Action::Bid(_)
            | Action::Pass
            | Action::SendUnit(_)
            | Action::SendDone
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
            | Action::Hammurabi
            | Action::TradeRoutes
            | Action::Pay(_)
            | Action::Destroy(_)
            | Action::End => None,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Build(tech) => write!(f, "build {tech}"),
            Order::Upgrade(from, to) => write!(f, "upgrade {from} {to}"),
            Order::Bach(from, to) => write!(f, "bach {from} {to}"),
            Order::Stage(1) => f.write_str("stage"),
            Order::Stage(count) => write!(f, "stage {count}"),
            Order::Develop(tech) => write!(f, "develop {tech}"),
            Order::Revolt(government) => write!(f, "revolt {government}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Action as A;
        match self {
            A::NoPolitics => f.write_str("nopol"),
            A::PrepareEvent(card) => write!(f, "event {card}"),
            A::Aggress(card, rival) => write!(f, "aggress {card} {}", At(*rival)),
            A::War(card, rival) => write!(f, "war {card} {}", At(*rival)),
            A::Offer(card, partner, None) => write!(f, "offer {card} {}", At(*partner)),
            A::Offer(card, partner, Some(Side::A)) => {
                write!(f, "offer {card} {} as a", At(*partner))
            }
            A::Offer(card, partner, Some(Side::B)) => {
                write!(f, "offer {card} {} as b", At(*partner))
            }
            A::CancelPact(card) => write!(f, "unpact {card}"),
            A::Alexander => f.write_str("alexander"),
            A::Columbus(card) => write!(f, "columbus {card}"),
            A::Resign => f.write_str("resign"),
            A::Defend(card) => write!(f, "defend {card}"),
            A::DefendNone => f.write_str("defend none"),
            A::DefendDone => f.write_str("defend done"),
            A::Plunder { food, resources } => write!(f, "plunder {food} food {resources} res"),
            A::Raid(tech) => write!(f, "raid {tech}"),
            A::RaidDone => f.write_str("raid done"),
            A::Annex(card) => write!(f, "annex {card}"),
            A::Infiltrate(Target::Leader) => f.write_str("infiltrate leader"),
            A::Infiltrate(Target::Wonder) => f.write_str("infiltrate wonder"),
            A::Spoils(card) => write!(f, "spoils {card}"),
            A::SpoilsDone => f.write_str("spoils done"),
            A::Accept => f.write_str("accept"),
            A::Refuse => f.write_str("refuse"),
            A::Bid(bid) => write!(f, "bid {bid}"),
            A::Pass => f.write_str("pass"),
            A::SendUnit(card) => write!(f, "send {card}"),
            A::SendBonus(card) => write!(f, "send bonus {card}"),
            A::SendDiscard(card) => write!(f, "send discard {card}"),
            A::SendDone => f.write_str("send done"),
            A::Lose(tech) => write!(f, "lose {tech}"),
            A::Token(tech) => write!(f, "token {tech}"),
            A::ChooseFood => f.write_str("choose food"),
            A::ChooseResources => f.write_str("choose res"),
            A::ChooseMix { food, resources } => write!(f, "choose {food} food {resources} res"),
            A::Yes => f.write_str("yes"),
            A::No => f.write_str("no"),
            A::CivPopulation => f.write_str("civ pop"),
            A::CivBuild(tech) => write!(f, "civ build {tech}"),
            A::CivDevelop(tech) => write!(f, "civ develop {tech}"),
            A::CivRevolt(card) => write!(f, "civ revolt {card}"),
            A::CivNone => f.write_str("civ none"),
            A::Terror(rival, tech) => write!(f, "terror {} {tech}", At(*rival)),
            A::Ruin(card) => write!(f, "ruin {card}"),
            A::Free(card) => write!(f, "free {card}"),
            A::Agreement(space) => write!(f, "agreement {space}"),
            A::AgreementDone => f.write_str("agreement done"),
            A::Discard(card) => write!(f, "discard {card}"),
            A::Take(space) => write!(f, "take {space}"),
            A::Population => f.write_str("pop"),
            A::Leader(card, None) => write!(f, "leader {card}"),
            A::Leader(card, Some(wonder)) => write!(f, "leader {card} tuck {wonder}"),
            A::Tactic(card) => write!(f, "tactic {card}"),
            A::Copy(card) => write!(f, "copy {card}"),
            A::Disband(unit) => write!(f, "disband {unit}"),
            A::Muster(unit) => write!(f, "muster {unit}"),
            A::Do(order) => write!(f, "{order}"),
            A::Play(card) => write!(f, "play {card}"),
            A::PlayFor(card, Gift::Food) => write!(f, "play {card} food"),
            A::PlayFor(card, Gift::Resources) => write!(f, "play {card} res"),
            A::PlayOrder(card, order) => write!(f, "play {card} : {order}"),
            A::ChurchillCulture => f.write_str("churchill culture"),
            A::ChurchillMilitary => f.write_str("churchill military"),
            A::Liner => f.write_str("liner"),
            A::Hammurabi => f.write_str("!h"),
            A::TradeRoutes => f.write_str("!t"),
            A::Pay(tech) => write!(f, "pay {tech}"),
            A::Destroy(tech) => write!(f, "destroy {tech}"),
            A::End => f.write_str("end"),
        }
    }
}
