//! What each action does once it is permitted.

pub mod play;
pub mod rounds;
pub mod scoring;
pub mod towns;

use crate::action::{Action, Spades, Upgrade};
use crate::data::map::{BOARD, Site, name};
use crate::data::{DATA, Perk, PowerAction, Special};
use crate::perform::play::Play;
use crate::permit::{Bill, permit};
use crate::state::setup;
use crate::state::{Phase, Source, Stage, State};
use crate::words::prompts::price;
use kernel::land::{Hex, HexSet};
use kernel::message::{Arg, Refusal, message};
use kernel::{Applied, Seat};

pub fn apply(state: &State, seat: Seat, action: &Action) -> Result<Applied<State>, Refusal> {
    let bill = permit(state, seat, action)?;
    let mut play = Play::new(state.clone());
    play.pay(seat, bill);
    perform(&mut play, seat, *action, bill);
    Ok(Applied {
        state: play.state,
        events: play.events,
        is_final: play.drawn,
    })
}

fn perform(play: &mut Play, seat: Seat, action: Action, bill: Bill) {
    match action {
        Action::Faction(faction) => setup::choose_faction(play, seat, faction),
        Action::House(hex) => setup::place_house(play, seat, hex),
        Action::Bonus(tile) => setup::take_bonus(play, seat, tile),
        Action::Neutral(hex) => setup::place_neutral(play, seat, hex),
        Action::Coins(power) => exchange_coins(play, seat, power),
        Action::Points(power) => exchange_points(play, seat, power),
        Action::RiverTown { river, tile } => {
            let groups = towns::joined_over(&play.state, seat, river);
            play.state.player_mut(seat).river_towns.insert(river);
            play.found(
                seat,
                groups.into_iter().fold(HexSet::EMPTY, HexSet::or),
                tile,
            );
            towns::grow(&mut play.state, seat);
        }
        Action::Town { tile, at } => {
            if let Some(group) = towns::founding(&play.state, seat, at) {
                play.found(seat, group, tile);
            }
            settle(play, seat);
        }
        Action::FreeSail(yes) => {
            if yes {
                play.sail(seat);
            }
            settle(play, seat);
        }
        Action::Edge(hex) => {
            if let Some(hex) = hex {
                play.tell(message!("edge-house", seat = seat, hex = name(hex)));
                play.transform(seat, hex, 0);
                play.put_house(seat, hex);
            }
            settle(play, seat);
        }
        Action::SecondSpade { hex, build } => {
            if let Some(hex) = hex {
                dig(play, seat, hex, build, bill);
            }
            settle(play, seat);
        }
        Action::End => rounds::end(play, seat),
        Action::Build(hex) => {
            build_house(play, seat, hex, bill);
            follow_up(play, seat, action);
        }
        Action::Dig { with, hex, build } => {
            use_up(play, seat, with.power_action(), with.special());
            dig_with(play, seat, with, hex, build, bill);
            follow_up(play, seat, action);
        }
        Action::Upgrade { hex, to } => {
            upgrade(play, seat, hex, to, bill);
            follow_up(play, seat, action);
        }
        Action::Sail { by_power } => {
            use_up(play, seat, by_power.then_some(PowerAction::Sail), None);
            play.tell(message!(
                "pays-for-sailing",
                seat = seat,
                price = price(bill)
            ));
            play.sail(seat);
            follow_up(play, seat, action);
        }
        Action::Bridge { by, site } => {
            use_up(play, seat, by, None);
            bridge(play, seat, site, bill);
            follow_up(play, seat, action);
        }
        Action::PowerCoins => {
            use_up(play, seat, Some(PowerAction::Coins), None);
            let coins = DATA.tiles.power_action.coins_gained;
            play.gain_coins(seat, coins, "why-power-action");
            follow_up(play, seat, action);
        }
        Action::LakeHouse(hex) => {
            use_up(play, seat, None, Some(Special::Lake));
            build_house(play, seat, hex, bill);
            follow_up(play, seat, action);
        }
        Action::FreePost(hex) => {
            use_up(play, seat, None, Some(Special::Post));
            upgrade(play, seat, hex, Upgrade::Post, bill);
            follow_up(play, seat, action);
        }
        Action::InventPost(hex) => {
            use_up(play, seat, None, Some(Special::Invent));
            invent(play, seat, hex, bill);
            follow_up(play, seat, action);
        }
        Action::Pass(tile) => {
            scoring::pass(play, seat, tile);
            follow_up(play, seat, action);
        }
    }
}

fn invent(play: &mut Play, seat: Seat, hex: Hex, bill: Bill) {
    play.tell(message!(
        "invents",
        seat = seat,
        hex = name(hex),
        price = price(bill)
    ));
    play.transform(seat, hex, 0);
    play.put_post(seat, hex);
}

fn build_house(play: &mut Play, seat: Seat, hex: Hex, bill: Bill) {
    let (hex_name, price) = (name(hex), price(bill));
    play.tell(message!(
        "builds",
        seat = seat,
        hex = hex_name,
        price = price
    ));
    play.put_house(seat, hex);
}

fn use_up(play: &mut Play, seat: Seat, power: Option<PowerAction>, special: Option<Special>) {
    let used = power.map(|action| (action, seat));
    play.state.power_actions_used.extend(used);
    if let Some(special) = special.filter(|special| special.terms().once) {
        play.state.player_mut(seat).specials_used.insert(special);
    }
}

fn dig_with(play: &mut Play, seat: Seat, with: Spades, hex: Hex, build: bool, bill: Bill) {
    let reach = play.state.reach(seat);
    if play.state.terrain(hex) == play.state.player(seat).home() {
        return build_house(play, seat, hex, bill);
    }
    dig(play, seat, hex, build, bill);
    if with == Spades::Power2 && bill.spades == 1 {
        set_stage(
            play,
            seat,
            Stage::SecondSpade {
                reach,
                built: build,
            },
        );
    }
}

fn dig(play: &mut Play, seat: Seat, hex: Hex, build: bool, bill: Bill) {
    let home = Arg::name(play.state.player(seat).home().id());
    let id = if build {
        "transforms-and-builds"
    } else {
        "transforms"
    };
    play.tell(message!(
        id,
        seat = seat,
        hex = name(hex),
        terrain = home,
        price = price(bill)
    ));
    play.transform(seat, hex, bill.spades);
    if build {
        play.put_house(seat, hex);
    }
}

fn upgrade(play: &mut Play, seat: Seat, hex: Hex, to: Upgrade, bill: Bill) {
    let (price, hex_name) = (price(bill), name(hex));
    match to {
        Upgrade::Post => {
            play.tell(message!(
                "upgrades-to-post",
                seat = seat,
                hex = hex_name,
                price = price
            ));
            play.put_post(seat, hex);
        }
        Upgrade::Left | Upgrade::Right => {
            let side = Arg::name(format!("side-{}", to.word()));
            play.tell(message!(
                "upgrades-to-palace",
                seat = seat,
                hex = hex_name,
                side = side,
                price = price
            ));
            play.put_palace(seat, hex, to == Upgrade::Left);
        }
    }
}

fn bridge(play: &mut Play, seat: Seat, site: Site, bill: Bill) {
    let site_name = site.to_string();
    play.tell(message!(
        "bridges",
        seat = seat,
        site = site_name,
        price = price(bill)
    ));
    play.state.bridges[site.index()] = Some(seat);
    play.state.player_mut(seat).bridges_left -= 1;
}

fn exchange_coins(play: &mut Play, seat: Seat, power: u8) {
    play.state.player_mut(seat).coins += u16::from(power);
    play.tell(message!("exchanges", seat = seat, power = power));
}

fn exchange_points(play: &mut Play, seat: Seat, power: u8) {
    let rate = play.state.player(seat).perk(|perk| {
        if let Perk::PowerForPoints { power, points } = perk {
            Some((power, points))
        } else {
            None
        }
    });
    if let Some((per, points)) = rate {
        let points = i32::from(power / per) * points;
        play.state.player_mut(seat).score(points, Source::Ability);
        play.tell(message!(
            "exchanges-points",
            seat = seat,
            power = power,
            points = points
        ));
    }
}

/// What the action itself leaves to decide: the second spade, or a palace just built.
fn follow_up(play: &mut Play, seat: Seat, action: Action) {
    if let Phase::Turn {
        stage: Stage::SecondSpade { reach, .. },
        ..
    } = play.state.phase
    {
        let more = |hex: Hex| {
            permit(
                &play.state,
                seat,
                &Action::SecondSpade {
                    hex: Some(hex),
                    build: false,
                },
            )
            .is_ok()
        };
        if reach.iter().any(more) {
            return;
        }
        play.tell(message!("spade-lost"));
    }
    if let Action::Upgrade {
        to: Upgrade::Left, ..
    } = action
    {
        let left = play
            .state
            .player(seat)
            .data()
            .map(|faction| faction.left.perk);
        if let Some(Perk::PowerWhenBuilt { power }) = left {
            play.gain_power(seat, power, "why-palace");
        }
        let sailing = usize::from(play.state.player(seat).sailing) + 1;
        if left == Some(Perk::FreeSailing) && sailing < DATA.tiles.sailing.points.len() {
            return set_stage(play, seat, Stage::FreeSail);
        }
        if left == Some(Perk::EdgeHouse) && may_take_some_edge(&play.state, seat) {
            return set_stage(play, seat, Stage::EdgeHouse);
        }
    }
    settle(play, seat);
}

fn may_take_some_edge(state: &State, seat: Seat) -> bool {
    state.player(seat).houses_left() > 0 && !BOARD.edge.without(state.occupied()).is_empty()
}

/// After everything else of an action: towns grow and are founded.
fn settle(play: &mut Play, seat: Seat) {
    loop {
        towns::grow(&mut play.state, seat);
        let groups = towns::qualifying(&play.state, seat);
        let tiles: Vec<_> = play.state.player(seat).town_tiles().collect();
        match (&groups[..], &tiles[..]) {
            ([], _) | (_, []) => return set_stage(play, seat, Stage::AfterAction),
            ([group], [tile]) => play.found(seat, *group, *tile),
            _ => return set_stage(play, seat, Stage::Towns),
        }
    }
}

fn set_stage(play: &mut Play, seat: Seat, stage: Stage) {
    play.state.phase = Phase::Turn { seat, stage };
}
