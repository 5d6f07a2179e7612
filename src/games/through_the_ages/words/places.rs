//! Addresses on the board: where a thing lies, and where an action is chosen.

use crate::action::{Action, Order, Target};
use crate::data::Card;
use crate::state::{State, Task};
use kernel::Seat;

/// A space of the card row, counted from 1.
pub fn row(space: u8) -> String {
    format!("row-{space}")
}

/// A card that a player has in play.
pub fn mat(seat: Seat, card: Card) -> String {
    format!("seat-{}-{}", seat.0 + 1, card.id())
}

/// The workers of a player, and those still in the bank.
pub fn people(seat: Seat) -> String {
    format!("seat-{}-people", seat.0 + 1)
}

/// All that a player has.
pub fn civilization(seat: Seat) -> String {
    format!("seat-{}", seat.0 + 1)
}

/// A card in the viewer's hand; equal cards lie on one pile.
pub fn hand(card: Card) -> String {
    format!("hand-{}", card.id())
}

/// A tactic that everybody may copy.
pub fn common(card: Card) -> String {
    format!("common-{}", card.id())
}

/// One of several things that can be done with the same card of the hand: against whom, on which
/// side.
pub fn option(action: &Action) -> String {
    format!("option-{}", action.to_string().replace([' ', '@'], "-"))
}

/// An answer that lies nowhere on the board.
pub fn answer(action: &Action) -> String {
    format!("answer-{}", action.to_string().replace(' ', "-"))
}

/// What the open decision is about, for actions that do not say it themselves.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Context {
    /// The rival who is plundered, raided or beaten.
    pub rival: Option<Seat>,
    /// Of that rival.
    pub leader: Option<Card>,
    pub wonder: Option<Card>,
    /// The own wonder that is being built, and the own leader.
    pub own_wonder: Option<Card>,
    pub own_leader: Option<Card>,
    pub trade: Option<Card>,
    pub liner: Option<Card>,
}

impl Context {
    pub fn of(state: &State, seat: Seat) -> Context {
        let rival = state.tasks.last().and_then(rival_of);
        let theirs = rival.map(|rival| state.player(rival));
        let own = state.player(seat);
        Context {
            rival,
            leader: theirs.and_then(|player| player.leader),
            wonder: theirs.and_then(|player| Some(player.wonder?.card)),
            own_wonder: own.wonder.map(|wonder| wonder.card),
            own_leader: own.leader,
            trade: state
                .pacts_of(seat)
                .map(|(pact, ..)| pact.card)
                .find(|card| card.pact().is_some_and(carries_goods)),
            liner: own
                .standing()
                .map(|wonder| wonder.card)
                .find(|card| brings_workers(*card)),
        }
    }
}

fn carries_goods(pact: &crate::data::card::PactCard) -> bool {
    [pact.a, pact.b]
        .iter()
        .any(|side| side.food_as_resource_per_turn + side.resource_as_food_per_turn > 0)
}

fn brings_workers(card: Card) -> bool {
    use crate::data::card::WonderEffect;
    card.wonder().is_some_and(|wonder| {
        wonder
            .effects
            .iter()
            .any(|effect| matches!(effect, WonderEffect::FreePopulationEachTurn { .. }))
    })
}

/// The rival whose things the open decision chooses among.
pub fn rival_of(task: &Task) -> Option<Seat> {
    match *task {
        Task::Plunder { rival, .. }
        | Task::Raid { rival, .. }
        | Task::Annex { rival, .. }
        | Task::Infiltrate { rival, .. }
        | Task::Spoils { loser: rival, .. }
        | Task::Terror { rival, .. } => Some(rival),
        Task::Defence { .. }
        | Task::Answer { .. }
        | Task::Auction { .. }
        | Task::Send { .. }
        | Task::LosePopulation { .. }
        | Task::GiveToken { .. }
        | Task::CoverStage { .. }
        | Task::Market { .. }
        | Task::GainMix { .. }
        | Task::LoseMix { .. }
        | Task::BuildFree { .. }
        | Task::Civilization { .. }
        | Task::DestroyOwn { .. }
        | Task::Ruin { .. }
        | Task::FreeColony { .. }
        | Task::Agreement { .. }
        | Task::Discard { .. }
        | Task::Gain { .. }
        | Task::Immediate { .. }
        | Task::CompleteWonder { .. }
        | Task::ResolveWar { .. }
        | Task::TacticBecomesCommon
        | Task::EnterPolitics
        | Task::EventDone
        | Task::PoliticalActionDone
        | Task::FinishTurn
        | Task::StartTurn => None,
    }
}

fn order(seat: Seat, order: &Order, context: &Context) -> Vec<String> {
    match *order {
        Order::Build(card) => vec![mat(seat, card)],
        Order::Develop(card) | Order::Revolt(card) => vec![hand(card)],
        Order::Upgrade(from, to) | Order::Bach(from, to) => vec![mat(seat, from), mat(seat, to)],
        Order::Stage(_) => context
            .own_wonder
            .map(|wonder| mat(seat, wonder))
            .into_iter()
            .collect(),
    }
}

/// What an action is about, the place where it is chosen first.
pub fn targets(seat: Seat, action: &Action, context: &Context) -> Vec<String> {
    use Action as A;
    let own = |card: Option<Card>| card.map(|card| mat(seat, card)).into_iter().collect();
    let theirs = |card: Option<Card>| -> Vec<String> {
        match (context.rival, card) {
            (Some(rival), Some(card)) => vec![mat(rival, card), civilization(rival)],
            _ => vec![answer(action)],
        }
    };
    match *action {
        A::Take(space) | A::Agreement(space) => vec![row(space)],
        A::Do(ref one) => order(seat, one, context),
        A::PlayOrder(card, ref one) => {
            let mut places = vec![hand(card)];
            places.extend(order(seat, one, context));
            places
        }
        A::PrepareEvent(card)
        | A::Columbus(card)
        | A::Defend(card)
        | A::SendBonus(card)
        | A::SendDiscard(card)
        | A::CivDevelop(card)
        | A::CivRevolt(card)
        | A::Discard(card)
        | A::Tactic(card)
        | A::Play(card)
        | A::PlayFor(card, _) => vec![hand(card)],
        A::Leader(card, wonder) => {
            let mut places = vec![hand(card)];
            places.extend(wonder.map(|wonder| mat(seat, wonder)));
            places
        }
        A::Copy(card) => vec![common(card)],
        A::CancelPact(card)
        | A::SendUnit(card)
        | A::Lose(card)
        | A::Token(card)
        | A::CivBuild(card)
        | A::Ruin(card)
        | A::Free(card)
        | A::Disband(card)
        | A::Muster(card)
        | A::Pay(card)
        | A::Destroy(card) => vec![mat(seat, card)],
        A::Raid(card) | A::Annex(card) | A::Spoils(card) => theirs(Some(card)),
        A::Infiltrate(Target::Leader) => theirs(context.leader),
        A::Infiltrate(Target::Wonder) => theirs(context.wonder),
        A::Terror(rival, card) => vec![mat(rival, card), civilization(rival)],
        A::Aggress(card, rival) | A::War(card, rival) | A::Offer(card, rival, _) => {
            vec![option(action), hand(card), civilization(rival)]
        }
        A::Population | A::CivPopulation => vec![people(seat)],
        A::Liner => context
            .liner
            .map(|liner| mat(seat, liner))
            .into_iter()
            .chain([people(seat)])
            .collect(),
        A::Alexander | A::ChurchillCulture | A::ChurchillMilitary | A::Hammurabi => {
            own(context.own_leader)
        }
        A::TradeRoutes => own(context.trade),
        A::NoPolitics
        | A::DefendNone
        | A::DefendDone
        | A::Plunder { .. }
        | A::RaidDone
        | A::SpoilsDone
        | A::Accept
        | A::Refuse
        | A::Bid(_)
        | A::Pass
        | A::SendDone
        | A::ChooseFood
        | A::ChooseResources
        | A::ChooseMix { .. }
        | A::Yes
        | A::No
        | A::CivNone
        | A::AgreementDone => vec![answer(action)],
        A::Resign | A::End => Vec::new(),
    }
}
