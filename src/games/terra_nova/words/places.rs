//! Where an action is chosen on the board: its kind, its place, and what tells it from others there.

use crate::action::{Action, Spades, Upgrade};
use crate::data::map::name;
use crate::data::{DATA, PowerAction};
use crate::perform::towns;
use crate::permit::Bill;
use crate::state::State;
use kernel::Seat;
use kernel::land::Hex;
use kernel::message::{Arg, Message, message};
use kernel::panel::Sign;

/// The group of the menu that an action stands in.
pub(super) fn kind(state: &State, seat: Seat, action: &Action) -> (Message, Sign) {
    let is_home = |hex: Hex| state.terrain(hex) == state.player(seat).home();
    let (id, sign) = match *action {
        Action::Faction(_) => ("kind-faction", "tile"),
        Action::House(_) => ("kind-house", "house"),
        Action::Bonus(_) => ("kind-bonus", "tile"),
        Action::Neutral(_) => ("kind-neutral", "house"),
        Action::Coins(_) | Action::Points(_) => ("kind-exchange", "swap"),
        Action::RiverTown { .. } | Action::Town { .. } => ("kind-town", "town"),
        Action::Build(_) | Action::LakeHouse(_) | Action::Edge(Some(_)) => ("kind-build", "house"),
        Action::Dig { hex, .. } if is_home(hex) => ("kind-build", "house"),
        Action::Dig { .. } | Action::SecondSpade { hex: Some(_), .. } => ("kind-dig", "spade"),
        Action::Upgrade { .. } | Action::FreePost(_) => ("kind-upgrade", "post"),
        Action::InventPost(_) => ("kind-invent", "post"),
        Action::Sail { .. } | Action::FreeSail(true) => {
            let to = state.player(seat).sailing + 1;
            return (message!("kind-sail", to = to), "sail");
        }
        Action::Bridge { .. } => ("kind-bridge", "bridge"),
        Action::PowerCoins => {
            let coins = DATA.tiles.power_action.coins_gained;
            return (message!("kind-power-coins", coins = coins), "coin");
        }
        Action::SecondSpade { hex: None, .. } | Action::Edge(None) | Action::FreeSail(false) => {
            ("kind-leave", "close")
        }
        Action::Pass(_) => ("kind-pass", "pass"),
        Action::End => ("kind-end", "end"),
    };
    (message!(id), sign)
}

/// What tells an action from others of its kind at the same place.
pub(super) fn variant(state: &State, seat: Seat, action: &Action, bill: Bill) -> Option<Message> {
    let faction = state.player(seat).faction;
    let about = |side: &str| {
        let id = faction.map_or("", |faction| faction.id());
        Arg::name(format!("{side}-{id}"))
    };
    Some(match *action {
        Action::Build(_) => message!("variant-build"),
        Action::LakeHouse(_) => message!("variant-lake"),
        Action::Edge(Some(_)) => message!("variant-edge"),
        Action::Dig { with, hex, build } => {
            let spades = spades(with, bill);
            if state.terrain(hex) == state.player(seat).home() || build {
                message!("variant-with-house", with = spades)
            } else {
                message!("variant-only", with = spades)
            }
        }
        Action::SecondSpade {
            hex: Some(_),
            build,
        } => {
            let with = message!("variant-second");
            let id = if build {
                "variant-with-house"
            } else {
                "variant-only"
            };
            message!(id, with = with)
        }
        Action::Upgrade { to, .. } => match to {
            Upgrade::Post => message!("variant-post"),
            Upgrade::Left => message!("variant-left", about = about("left")),
            Upgrade::Right => message!("variant-right", about = about("right")),
        },
        Action::FreePost(_) => message!("variant-free-post"),
        Action::Bridge { by, .. } => match by {
            None => message!("variant-for-coins"),
            Some(action) => message!("variant-for-power", power = action.power()),
        },
        Action::Sail { by_power: false } => message!("variant-for-coins"),
        Action::Sail { by_power: true } => {
            message!("variant-for-power", power = PowerAction::Sail.power())
        }
        Action::FreeSail(true) => message!("variant-free-step"),
        Action::Coins(power) => message!("do-exchange", power = power),
        Action::Points(power) => message!("do-exchange-points", power = power),
        Action::RiverTown { tile, .. } | Action::Town { tile, at: Some(_) } => {
            message!("variant-town", tile = Arg::name(tile.id()))
        }
        Action::Faction(_)
        | Action::House(_)
        | Action::Bonus(_)
        | Action::Neutral(_)
        | Action::Town { at: None, .. }
        | Action::SecondSpade { hex: None, .. }
        | Action::Edge(None)
        | Action::InventPost(_)
        | Action::PowerCoins
        | Action::FreeSail(false)
        | Action::Pass(_)
        | Action::End => return None,
    })
}

fn spades(with: Spades, bill: Bill) -> Message {
    match with {
        Spades::Coins => message!("variant-buy", spades = bill.spades),
        Spades::Power => message!("variant-power-spade"),
        Spades::Power2 => message!("variant-power-spade2"),
        Spades::Bonus => message!("variant-bonus-spade"),
        Spades::Fairy => message!("variant-fairy"),
        Spades::Sun => message!("variant-sun"),
    }
}

/// The addresses on the board that an action is about, the place where it is chosen first.
pub(super) fn targets(state: &State, seat: Seat, action: &Action) -> Vec<String> {
    let own = |thing: &str| format!("{thing}-{}", seat.0 + 1);
    let power = |action: PowerAction| format!("power-{}", action.word());
    let at = |hex: Hex| name(hex).to_owned();
    let mut targets: Vec<String> = match *action {
        Action::Bridge { site, .. } => vec![site.to_string()],
        Action::Bonus(tile) | Action::Pass(tile) => vec![tile.id().to_owned()],
        Action::Faction(faction) => vec![faction.id().to_owned()],
        Action::PowerCoins => vec![power(PowerAction::Coins)],
        Action::Sail { .. } | Action::FreeSail(true) => vec![format!("{}-sailing", own("mat"))],
        Action::Town { tile, at: None } => vec![tile.id().to_owned()],
        Action::House(_)
        | Action::Neutral(_)
        | Action::Coins(_)
        | Action::Points(_)
        | Action::RiverTown { .. }
        | Action::Build(_)
        | Action::Dig { .. }
        | Action::SecondSpade { .. }
        | Action::Upgrade { .. }
        | Action::LakeHouse(_)
        | Action::FreePost(_)
        | Action::InventPost(_)
        | Action::Edge(_)
        | Action::FreeSail(false)
        | Action::Town { at: Some(_), .. }
        | Action::End => Vec::new(),
    };
    targets.extend(action.hexes().into_iter().map(at));
    if let Action::Town { at: None, .. } = action {
        let groups = towns::qualifying(state, seat);
        targets.extend(
            groups
                .into_iter()
                .flat_map(|group| group.iter().map(at).collect::<Vec<_>>()),
        );
    }
    targets.extend(used(action).map(|used| match used {
        Used::Power(action) => power(action),
        Used::Special(word) => own(&format!("special-{word}")),
        Used::Palace(side) => own(side),
    }));
    targets
}

/// What else on the board an action makes use of.
enum Used {
    Power(PowerAction),
    Special(&'static str),
    Palace(&'static str),
}

fn used(action: &Action) -> Option<Used> {
    match *action {
        Action::Dig { with, .. } => {
            let power = with.power_action().map(Used::Power);
            power.or_else(|| with.special().map(|special| Used::Special(special.word())))
        }
        Action::Bridge { by, .. } => by.map(Used::Power),
        Action::Sail { by_power: true } => Some(Used::Power(PowerAction::Sail)),
        Action::LakeHouse(_) => Some(Used::Special("lake")),
        Action::FreePost(_) => Some(Used::Special("post")),
        Action::InventPost(_) => Some(Used::Special("invent")),
        Action::Upgrade {
            to: Upgrade::Left, ..
        } => Some(Used::Palace("left")),
        Action::Upgrade {
            to: Upgrade::Right, ..
        } => Some(Used::Palace("right")),
        Action::Upgrade {
            to: Upgrade::Post, ..
        }
        | Action::Sail { by_power: false }
        | Action::Faction(_)
        | Action::House(_)
        | Action::Bonus(_)
        | Action::Neutral(_)
        | Action::Coins(_)
        | Action::Points(_)
        | Action::RiverTown { .. }
        | Action::Build(_)
        | Action::SecondSpade { .. }
        | Action::PowerCoins
        | Action::Pass(_)
        | Action::Edge(_)
        | Action::FreeSail(_)
        | Action::Town { .. }
        | Action::End => None,
    }
}
