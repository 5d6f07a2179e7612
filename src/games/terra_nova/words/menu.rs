//! The menu entry of each action, and what is out of reach.

use super::places::{kind, targets, variant};
use super::prompts::price;
use crate::action::{Action, Upgrade};
use crate::data::map::name;
use crate::data::{BonusTile, DATA, PowerAction};
use crate::permit::{Bill, permit};
use crate::state::{Phase, Stage, State};
use kernel::land::Hex;
use kernel::message::{Arg, Message, message};
use kernel::panel::Token;
use kernel::{Choice, Seat};

pub fn describe(state: &State, seat: Seat, action: &Action) -> Choice {
    let bill = permit(state, seat, action).unwrap_or_default();
    let has_price = bill.coins > 0 || bill.power > 0;
    let (kind, sign) = kind(state, seat, action);
    Choice {
        line: action.to_string(),
        kind,
        sign,
        what: what(state, seat, action, bill),
        price: has_price.then(|| price(bill)),
        cost: cost(bill),
        variant: variant(state, seat, action, bill),
        targets: targets(state, seat, action),
    }
}

fn cost(bill: Bill) -> Vec<Token> {
    let power = (bill.power > 0).then(|| Token::of(bill.power, "power"));
    let coins = (bill.coins > 0).then(|| Token::of(bill.coins, "coin"));
    power.into_iter().chain(coins).collect()
}

fn what(state: &State, seat: Seat, action: &Action, bill: Bill) -> Message {
    match *action {
        Action::Faction(faction) => message!(
            "do-faction",
            faction = Arg::name(faction.id()),
            about = Arg::name(format!("about-{}", faction.id())),
        ),
        Action::House(hex) => message!("do-house", hex = name(hex)),
        Action::Bonus(tile) | Action::Pass(tile) => take(state, action, tile),
        Action::Neutral(hex) => message!("do-neutral", hex = name(hex)),
        Action::Coins(power) => message!("do-exchange", power = power),
        Action::Points(power) => message!("do-exchange-points", power = power),
        Action::RiverTown { river, tile } => {
            message!(
                "do-river-town",
                hex = name(river),
                tile = Arg::name(tile.id())
            )
        }
        Action::Town { tile, at } => match at {
            None => message!("do-town", tile = Arg::name(tile.id())),
            Some(hex) => message!("do-town-at", tile = Arg::name(tile.id()), hex = name(hex)),
        },
        Action::Build(hex) | Action::LakeHouse(hex) => message!("do-build", hex = name(hex)),
        Action::Dig { hex, build, .. } => dig(state, seat, hex, build, bill),
        Action::SecondSpade {
            hex: Some(hex),
            build,
        } => dig(state, seat, hex, build, bill),
        Action::SecondSpade { hex: None, .. } => message!("do-no-spade"),
        Action::Upgrade { hex, to } => upgrade(state, seat, hex, to),
        Action::FreePost(hex) => upgrade(state, seat, hex, Upgrade::Post),
        Action::InventPost(hex) => message!("do-invent", hex = name(hex)),
        Action::Sail { .. } | Action::FreeSail(true) => {
            let next = state.player(seat).sailing + 1;
            let points = DATA
                .tiles
                .sailing
                .points
                .get(usize::from(next))
                .copied()
                .unwrap_or_default();
            message!("do-sail", sailing = next, points = points)
        }
        Action::FreeSail(false) => message!("do-not-sail"),
        Action::Bridge { site, .. } => message!("do-bridge", site = site.to_string()),
        Action::PowerCoins => {
            message!(
                "do-power-coins",
                coins = DATA.tiles.power_action.coins_gained
            )
        }
        Action::Edge(Some(hex)) => message!("do-edge", hex = name(hex)),
        Action::Edge(None) => message!("do-no-edge"),
        Action::End => end(state),
    }
}

fn end(state: &State) -> Message {
    if let Phase::Window(_) = state.phase {
        message!("do-end-window")
    } else {
        message!("do-end")
    }
}

fn take(state: &State, action: &Action, tile: BonusTile) -> Message {
    let coins = state
        .bonus_tiles
        .iter()
        .find(|(other, _)| *other == tile)
        .map_or(0, |(_, coins)| *coins);
    let id = if matches!(action, Action::Pass(_)) {
        "do-pass"
    } else {
        "do-bonus"
    };
    message!(
        id,
        tile = tile.letter().to_string(),
        about = Arg::name(tile.id()),
        coins = coins
    )
}

fn dig(state: &State, seat: Seat, hex: Hex, build: bool, bill: Bill) -> Message {
    let (terrain, home) = (state.terrain(hex), state.player(seat).home());
    if terrain == home {
        return message!("do-build", hex = name(hex));
    }
    let id = if build {
        "do-transform-build"
    } else {
        "do-transform"
    };
    let (terrain, home) = (Arg::name(terrain.id()), Arg::name(home.id()));
    message!(
        id,
        hex = name(hex),
        terrain = terrain,
        home = home,
        spades = bill.spades
    )
}

fn upgrade(state: &State, seat: Seat, hex: Hex, to: Upgrade) -> Message {
    let faction = state
        .player(seat)
        .faction
        .map_or("", |faction| faction.id());
    let about = |side: &str| Arg::name(format!("{side}-{faction}"));
    match to {
        Upgrade::Post => message!("do-post", hex = name(hex)),
        Upgrade::Left => message!(
            "do-palace",
            hex = name(hex),
            side = Arg::name(format!("side-{}", to.word())),
            about = about("left")
        ),
        Upgrade::Right => message!(
            "do-palace",
            hex = name(hex),
            side = Arg::name(format!("side-{}", to.word())),
            about = about("right")
        ),
    }
}

/// What the player may want to do and cannot pay.
pub fn why_not(state: &State, seat: Seat) -> Vec<Message> {
    let Phase::Turn {
        seat: turn,
        stage: Stage::BeforeAction,
    } = state.phase
    else {
        return Vec::new();
    };
    if turn != seat {
        return Vec::new();
    }
    let player = state.player(seat);
    let first_post = player.houses.first().map(|hex| Action::Upgrade {
        hex,
        to: Upgrade::Post,
    });
    let palace = |to| player.posts.first().map(|hex| Action::Upgrade { hex, to });
    let wishes = [
        Some(Action::Sail { by_power: false }),
        Some(Action::Sail { by_power: true }),
        Some(Action::PowerCoins),
        first_post,
        palace(Upgrade::Left),
        palace(Upgrade::Right),
    ];
    let mut reasons: Vec<Message> = wishes
        .into_iter()
        .flatten()
        .filter_map(|wish| {
            let refusal = permit(state, seat, &wish).err()?;
            let (kind, _) = kind(state, seat, &wish);
            let which = variant(state, seat, &wish, Bill::default());
            Some(unable(kind, which, refusal.0))
        })
        .collect();
    let spades = [
        PowerAction::Spade,
        PowerAction::Spade2,
        PowerAction::Bridge3,
        PowerAction::Bridge4,
    ];
    reasons.extend(
        spades
            .into_iter()
            .filter_map(|action| power_missing(state, seat, action)),
    );
    reasons
}

fn power_missing(state: &State, seat: Seat, action: PowerAction) -> Option<Message> {
    let (price, ready) = (
        state.power_price(seat, action),
        state.player(seat).bowls.ready(),
    );
    let reason = if state.used_by(action).is_some() {
        message!("power-action-used", action = action.word())
    } else if ready < price {
        message!("too-little-power", price = price, power = ready)
    } else {
        return None;
    };
    let (kind, which) = match action {
        PowerAction::Spade => ("kind-dig", message!("variant-power-spade")),
        PowerAction::Spade2 => ("kind-dig", message!("variant-power-spade2")),
        PowerAction::Bridge3 | PowerAction::Bridge4 => {
            ("kind-bridge", message!("variant-for-power", power = price))
        }
        PowerAction::Sail | PowerAction::Coins => return None,
    };
    Some(unable(message!(kind), Some(which), reason))
}

/// What cannot be done, by its entry in the menu, and why.
fn unable(kind: Message, which: Option<Message>, reason: Message) -> Message {
    match which {
        None => message!("why-not", what = kind, reason = reason),
        Some(which) => message!("why-not-which", what = kind, which = which, reason = reason),
    }
}
