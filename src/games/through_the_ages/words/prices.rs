//! What an action costs, in words and as signs.

use crate::action::{Action, Order};
use crate::data::BOARD;
use crate::data::card::LeaderEffect;
use crate::perform::attacks::defence_value;
use crate::state::{State, Task};
use kernel::Seat;
use kernel::message::{Message, message};
use kernel::panel::{Sign, Token};

/// Actions and goods that are spent.
#[derive(Clone, Copy, Default)]
struct Bill {
    civil: u8,
    military: u8,
    food: Option<u8>,
    resources: Option<u8>,
    science: Option<u8>,
    /// All actions of the turn.
    revolution: bool,
}

impl Bill {
    fn civil(count: u8) -> Bill {
        Bill {
            civil: count,
            ..Bill::default()
        }
    }

    fn military(count: u8) -> Bill {
        Bill {
            military: count,
            ..Bill::default()
        }
    }

    fn resources(self, amount: u8) -> Bill {
        Bill {
            resources: Some(amount),
            ..self
        }
    }
}

/// `None` where it is free.
pub fn price(state: &State, seat: Seat, action: &Action) -> Option<Message> {
    let bill = bill(state, seat, action)?;
    let Bill {
        civil, military, ..
    } = bill;
    Some(match (bill.food, bill.resources, bill.science) {
        (Some(amount), ..) if civil == 0 => message!("price-food", amount = amount),
        (Some(amount), ..) => message!("price-civil-food", count = civil, amount = amount),
        (_, Some(amount), _) if military > 0 => {
            message!(
                "price-military-resources",
                count = military,
                amount = amount
            )
        }
        (_, Some(amount), _) if civil == 0 => message!("price-resources", amount = amount),
        (_, Some(amount), _) => {
            message!("price-civil-resources", count = civil, amount = amount)
        }
        (.., Some(amount)) if bill.revolution => message!("price-revolution", amount = amount),
        (.., Some(amount)) if civil == 0 => message!("price-science", amount = amount),
        (.., Some(amount)) => message!("price-civil-science", count = civil, amount = amount),
        (None, None, None) if military > 0 => message!("price-military", count = military),
        (None, None, None) if civil > 0 => message!("price-civil", count = civil),
        (None, None, None) => return None,
    })
}

/// The goods; where there are none, the actions, unless it is the one that `sign`, the sign of the kind,
/// stands for. An event and a card of a defence show what they bring.
pub fn cost(state: &State, seat: Seat, action: &Action, sign: Sign) -> Vec<Token> {
    if let Action::PrepareEvent(card) = *action {
        return vec![Token::Of(format!("+{}", card.level()), sign)];
    }
    if let Action::Defend(card) = *action {
        return vec![Token::Of(format!("+{}", defence_value(card)), sign)];
    }
    let Some(bill) = bill(state, seat, action) else {
        return Vec::new();
    };
    let goods = [
        (bill.food, "food"),
        (bill.resources, "resources"),
        (bill.science, "science"),
    ];
    let tokens: Vec<Token> = goods
        .into_iter()
        .filter_map(|(amount, good)| Some(Token::Of(amount?.to_string(), good)))
        .collect();
    if !tokens.is_empty() {
        return tokens;
    }
    [(bill.civil, "civil"), (bill.military, "military")]
        .into_iter()
        .filter(|(count, kind)| *count > 1 || (*count == 1 && *kind != sign))
        .map(|(count, kind)| Token::Pips {
            full: count,
            of: count,
            sign: kind,
        })
        .collect()
}

fn bill(state: &State, seat: Seat, action: &Action) -> Option<Bill> {
    use Action as A;
    Some(match *action {
        A::Take(space) | A::Agreement(space) => {
            let at = usize::from(space) - 1;
            Bill::civil(state.take_cost(seat, at, state.row[at]?))
        }
        A::Population => Bill {
            food: Some(state.population_cost(seat, 0)?),
            ..Bill::civil(1)
        },
        A::CivPopulation => Bill {
            food: Some(state.population_cost(seat, civ_discount(state))?),
            ..Bill::default()
        },
        A::CivBuild(card) => Bill::default().resources(
            state
                .build_cost(seat, card)
                .saturating_sub(civ_discount(state)),
        ),
        A::CivDevelop(card) => Bill {
            science: Some(state.develop_cost(seat, card, false, civ_discount(state))),
            ..Bill::default()
        },
        A::Do(ref order) => order_bill(state, seat, order)?,
        A::Destroy(_) if state.tasks.is_empty() => Bill::civil(1),
        A::Leader(..) | A::Play(_) | A::PlayFor(..) => Bill::civil(1),
        A::PlayOrder(_, Order::Revolt(_)) => return None,
        A::PlayOrder(..) => Bill::civil(1),
        A::Disband(_) | A::Tactic(_) | A::Muster(_) | A::Hammurabi => Bill::military(1),
        A::Copy(_) => Bill::military(BOARD.constants.copy_tactic_military_actions),
        A::Aggress(card, rival) => Bill::military(attack_actions(
            state,
            rival,
            card.aggression()?.military_actions,
        )),
        A::War(card, rival) => {
            Bill::military(attack_actions(state, rival, card.war()?.military_actions))
        }
        A::NoPolitics
        | A::PrepareEvent(_)
        | A::Offer(..)
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
        | A::CivRevolt(_)
        | A::CivNone
        | A::Terror(..)
        | A::Ruin(_)
        | A::Free(_)
        | A::AgreementDone
        | A::Discard(_)
        | A::ChurchillCulture
        | A::ChurchillMilitary
        | A::Liner
        | A::TradeRoutes
        | A::Pay(_)
        | A::Destroy(_)
        | A::End => return None,
    })
}

fn attack_actions(state: &State, rival: Seat, actions: u8) -> u8 {
    actions * attack_factor(state, rival)
}

/// Gandhi doubles the military actions of an attack on him.
pub fn attack_factor(state: &State, rival: Seat) -> u8 {
    let doubled = |effect: &LeaderEffect| matches!(effect, LeaderEffect::AttackCostDoubled {});
    1 + u8::from(state.player(rival).leads(doubled))
}

fn civ_discount(state: &State) -> u8 {
    if let Some(Task::Civilization { discount, .. }) = state.tasks.last() {
        *discount
    } else {
        0
    }
}

fn order_bill(state: &State, seat: Seat, order: &Order) -> Option<Bill> {
    let by = |is_unit: bool| {
        if is_unit {
            Bill::military(1)
        } else {
            Bill::civil(1)
        }
    };
    Some(match *order {
        Order::Build(card) => {
            by(card.tech().kind.is_unit()).resources(state.build_cost(seat, card))
        }
        Order::Upgrade(from, to) | Order::Bach(from, to) => {
            by(to.tech().kind.is_unit()).resources(state.upgrade_cost(seat, from, to))
        }
        Order::Stage(count) => {
            let wonder = state.player(seat).wonder?;
            let stages = &wonder.card.wonder()?.stages;
            let next = stages.iter().skip(wonder.built.into()).take(count.into());
            Bill::civil(1).resources(next.sum())
        }
        Order::Develop(card) => Bill {
            science: Some(state.develop_cost(seat, card, false, 0)),
            ..Bill::civil(1)
        },
        Order::Revolt(card) => Bill {
            science: Some(state.develop_cost(seat, card, true, 0)),
            revolution: true,
            ..Bill::default()
        },
    })
}
