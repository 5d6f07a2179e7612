//! What an action costs, in words and in signs.

use crate::action::{Action, answers};
use crate::board::panels::effects;
use crate::data::Cost;
use crate::data::maps::Spot;
use crate::perform::actions::{innovation_price, track_cost, upgrade_price};
use crate::perform::choices::{check_build, check_dig};
use crate::permit::eyes::Eyes;
use crate::state::effects::{Dig, Effect};
use crate::state::ids::{Discipline, Innovation};
use kernel::message::{Arg, Message, message};
use kernel::panel::Token;

/// Goods, and books that must be of a discipline; the others are in the goods.
#[derive(Clone, Copy, Default)]
pub(super) struct Price {
    cost: Cost,
    books: [u8; 4],
}

impl Price {
    pub(super) fn said(&self) -> Option<Message> {
        let fixed = Discipline::ALL.iter().zip(self.books);
        let mut parts: Vec<Arg> = fixed
            .filter(|(_, count)| *count > 0)
            .map(|(discipline, count)| {
                let discipline = Arg::name(discipline.id());
                message!("n-books-of", n = count, discipline = discipline).into()
            })
            .collect();
        let of_books = if parts.is_empty() {
            "n-books"
        } else {
            "n-books-any"
        };
        let goods = [
            (of_books, self.cost.books_any),
            ("n-tools", self.cost.tools),
            ("n-coins", self.cost.coins),
            ("n-scholars", self.cost.scholars),
            ("n-power", self.cost.power),
        ];
        for (unit, count) in goods {
            if count > 0 {
                parts.push(message!(unit, n = count).into());
            }
        }
        (!parts.is_empty()).then(|| message!("price", parts = parts))
    }

    pub(super) fn tokens(&self) -> Vec<Token> {
        let mut tokens = effects::books(self.books, 0);
        tokens.extend(effects::cost(&self.cost));
        tokens
    }
}

impl From<Cost> for Price {
    fn from(cost: Cost) -> Price {
        Price {
            cost,
            ..Price::default()
        }
    }
}

/// What is paid one after the other.
impl std::iter::Sum for Price {
    fn sum<I: Iterator<Item = Price>>(prices: I) -> Price {
        prices.fold(Price::default(), |one, other| Price {
            cost: Cost {
                coins: one.cost.coins + other.cost.coins,
                tools: one.cost.tools + other.cost.tools,
                scholars: one.cost.scholars + other.cost.scholars,
                power: one.cost.power + other.cost.power,
                books_any: one.cost.books_any + other.cost.books_any,
            },
            books: std::array::from_fn(|index| one.books[index] + other.books[index]),
        })
    }
}

/// The digging that an action would be part of.
fn digging(eyes: &Eyes<'_>) -> Dig {
    let frame = eyes.player().pending.last();
    let items = frame.map_or(&[][..], |frame| frame.0.as_slice());
    let found = items.iter().find_map(|item| {
        if let Some(Effect::Dig(dig)) = item.choice() {
            Some(*dig)
        } else {
            None
        }
    });
    found.unwrap_or_else(Dig::plain)
}

pub(super) fn price(eyes: &Eyes<'_>, action: &Action) -> Option<Price> {
    let cost = match action {
        Action::Build(spot, leap) => check_build(eyes, &digging(eyes), *spot, *leap).ok()?.cost,
        Action::Dig(spot, goal, leap) => {
            check_dig(eyes, &digging(eyes), *spot, *goal, *leap)
                .ok()?
                .cost
        }
        Action::Upgrade(spot, to) => {
            let hex = eyes.state.map().find(*spot)?;
            upgrade_price(eyes, hex, *to)?
        }
        Action::Advance(track) => track_cost(eyes, *track).ok()?,
        Action::Innovate(tile) => return innovation(eyes, *tile),
        Action::Send(..) => Cost {
            scholars: 1,
            ..Cost::default()
        },
        Action::Power(action) => Cost {
            power: eyes.state.power_price(eyes.seat, *action),
            ..Cost::default()
        },
        Action::Book(action) => action.data().cost,
        Action::Bridge(..) if eyes.player().pending.is_empty() => {
            let mut tiles = eyes.state.printed(eyes.seat);
            tiles.find_map(|tile| tile.bridge_action)?.cost
        }
        Action::Place(spot, None) => neutral(eyes, *spot)?,
        answers!()
        | Action::Bridge(..)
        | Action::Burn
        | Action::Convert(_)
        | Action::CityVia(_)
        | Action::Use(_)
        | Action::Annex(_)
        | Action::Pass(_)
        | Action::End => return None,
    };
    Some(cost.into())
}

/// Digging for a neutral building is paid with tools.
fn neutral(eyes: &Eyes<'_>, spot: Spot) -> Option<Cost> {
    let Some(Effect::Neutral(_)) = eyes.player().top() else {
        return None;
    };
    let hex = eyes.state.map().find(spot)?;
    let native = eyes.state.native(eyes.seat);
    let spades = eyes.state.cells[hex.index()].terrain?.distance(native);
    Some(Cost {
        tools: spades * eyes.state.tools_per_spade(eyes.seat),
        ..Cost::default()
    })
}

fn innovation(eyes: &Eyes<'_>, tile: Innovation) -> Option<Price> {
    let (slot, any, cost) = innovation_price(eyes, tile).ok()?;
    Some(Price {
        books: eyes.state.slots()[slot].books,
        cost: Cost {
            books_any: any,
            ..cost
        },
    })
}
