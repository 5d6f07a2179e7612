//! Upgrading a building.

use crate::action::Action;
use crate::data::maps::Spot;
use crate::data::{Cost, DATA};
use crate::perform::buildings;
use crate::perform::choices;
use crate::perform::play::Play;
use crate::permit::bill::Deed;
use crate::permit::eyes::Eyes;
use crate::state::effects::{Effect, Item};
use crate::state::ids::Building;
use kernel::Seat;
use kernel::land::Hex;
use kernel::message::{Arg, Refusal, message};

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

pub(super) fn check(eyes: &Eyes<'_>, spot: Spot, to: Building) -> Result<Deed, Refusal> {
    let hex = eyes.land(spot)?;
    let place = || spot.to_string();
    let own = eyes
        .state
        .built(hex)
        .filter(|built| built.owner == eyes.seat);
    let Some(built) = own else {
        return eyes.refuse(|| message!("not-yours", hex = place()));
    };
    if built.neutral {
        return eyes.refuse(|| message!("is-neutral", hex = place()));
    }
    let Some(cost) = price(eyes, hex, to) else {
        return eyes.refuse(|| {
            message!(
                "no-such-upgrade",
                from = Arg::name(built.building.id()),
                to = Arg::name(to.id())
            )
        });
    };
    if eyes.player().left[to.index()] == 0 {
        return eyes.refuse(|| message!("none-left", building = Arg::name(to.id())));
    }
    eyes.can_pay(&cost)?;
    Ok(Deed::Upgrade { hex, to, cost })
}

/// The piece and its event; then reward and cities, in the order that the seat likes.
pub(super) fn perform(play: &mut Play, seat: Seat, hex: Hex, to: Building, cost: Cost) {
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
        Building::Workshop | Building::Guild | Building::Tower | Building::Monument => {
            play.push(seat, items);
        }
    }
}
