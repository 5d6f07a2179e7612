//! Upgrading a building.

use super::super::action::Action;
use super::super::buildings;
use super::super::choices;
use super::super::data::{Cost, DATA};
use super::super::effects::{Effect, Item};
use super::super::eyes::Eyes;
use super::super::ids::Building;
use super::super::maps::Spot;
use super::super::play::Play;
use crate::games::Seat;
use crate::games::hex::Hex;
use crate::games::message::{Arg, Refusal, message};

pub(super) fn candidates(eyes: &Eyes<'_>) -> Vec<Action> {
    let mut all = Vec::new();
    for hex in eyes.state.owned(eyes.seat).iter() {
        let Some(built) = eyes.state.built(hex) else {
            continue;
        };
        let ways = DATA.upgrades.iter();
        let from = ways.filter(|way| way.from == built.building && !built.neutral);
        all.extend(from.map(|way| Action::Upgrade(eyes.spot(hex), way.to)));
    }
    all
}

/// What an upgrade costs here: a neighbour makes a guild cheaper.
pub fn price(eyes: &Eyes<'_>, hex: Hex, to: Building) -> Option<Cost> {
    let from = eyes.state.built(hex)?.building;
    let mut ways = DATA.upgrades.iter();
    let way = ways.find(|way| way.from == from && way.to == to)?;
    let others = |hex: Hex| {
        let built = eyes.state.built(hex);
        built.is_some_and(|built| built.owner != eyes.seat)
    };
    let neighbour = || eyes.state.adjacent(hex).iter().any(others);
    Some(match way.cost_with_neighbour {
        Some(cost) if neighbour() => cost,
        _ => way.cost,
    })
}

pub(super) fn check(eyes: &Eyes<'_>, spot: Spot, to: Building) -> Result<(Hex, Cost), Refusal> {
    let hex = eyes.land(spot)?;
    let place = || spot.to_string();
    let own = eyes
        .state
        .built(hex)
        .filter(|built| built.owner == eyes.seat);
    let Some(built) = own else {
        return Err(message!("not-yours", hex = place()).into());
    };
    if built.neutral {
        return Err(message!("is-neutral", hex = place()).into());
    }
    let Some(cost) = price(eyes, hex, to) else {
        return Err(message!(
            "no-such-upgrade",
            from = Arg::name(built.building.id()),
            to = Arg::name(to.id())
        )
        .into());
    };
    if eyes.player().left[to.index()] == 0 {
        return Err(message!("none-left", building = Arg::name(to.id())).into());
    }
    eyes.can_pay(&cost)?;
    Ok((hex, cost))
}

/// The piece and its event; then reward and cities, in the order that the seat likes.
pub(super) fn perform(play: &mut Play, seat: Seat, spot: Spot, to: Building) {
    let eyes = Eyes::of(play, seat);
    let (hex, cost) = check(&eyes, spot, to).expect("it was checked");
    play.pay(seat, &cost);
    let mut items = buildings::build(play, seat, hex, to, false);
    match to {
        Building::School | Building::University => {
            items.insert(0, Item::new(vec![Effect::Competency]));
            play.push(seat, items);
        }
        Building::Palace => {
            play.push(seat, items);
            if play.state.draft {
                choices::add_palace(play, seat);
            } else {
                play.push_one(seat, vec![Effect::PalaceTile]);
            }
        }
        _ => play.push(seat, items),
    }
}
