//! The bonuses of monument tiles and bridges (rules 12).

use super::action::Action;
use super::data::{Asked, Bonus, data};
use super::energy::Check;
use super::ids::*;
use super::market;
use super::state::*;
use crate::games::Seat;
use crate::games::message::{Arg, message};

/// The bonus of the bridge that a figure has come to.
pub(super) fn offer_bridge(state: &mut State, seat: Seat, place: Place) {
    let Some(site) = place.site() else { return };
    if let Some(bridge) = state.sites[site.index()] {
        state.stack.push(Frame::Bonus {
            seat,
            offer: Offer::Bridge(bridge),
            on: Some(site),
        });
    }
}

/// All ways to take a bonus; none if it cannot be carried out.
pub(super) fn ways(state: &State, seat: Seat, offer: Offer, on: Option<Site>) -> Vec<Action> {
    match offer.bonus() {
        Bonus::GainEnergy { kinds } if kinds.contains(&Asked::Any) => {
            let choices = Kind::ALL.into_iter();
            choices.map(|kind| Action::Energy(Some(kind))).collect()
        }
        Bonus::GainEnergy { .. } => vec![Action::Energy(None)],
        Bonus::PlaceBridge => bridge_ways(state, seat),
        Bonus::UpgradedAction => ActionId::upgraded()
            .filter(|&action| check_action(state, seat, action).is_ok())
            .map(Action::TakeAction)
            .collect(),
        Bonus::Relay => Symbol::ALL
            .into_iter()
            .flat_map(|symbol| (0..POSITIONS as u8).map(move |slot| (symbol, slot)))
            .filter(|&(symbol, slot)| check_relay(state, seat, symbol, slot).is_ok())
            .map(|(symbol, slot)| Action::TakeRelay(symbol, slot))
            .collect(),
        Bonus::GainTile if state.market[3].is_some() => {
            TileAt::all().map(Action::TakeTile).collect()
        }
        Bonus::GainTile => Vec::new(),
        Bonus::Refill => vec![Action::NoteRefill],
        Bonus::MoveCharacter { .. } => vec![Action::Move],
        Bonus::MonumentTrack { .. } => vec![Action::Track(Track::Monument)],
        Bonus::PillarTrack { .. } => vec![Action::Track(Track::Pillar)],
        Bonus::AnyMonumentBonus => state
            .in_play()
            .map(|mon| state.monument(mon).bonus)
            .filter(|&tile| check_copy(state, seat, tile).is_ok())
            .map(Action::Copy)
            .collect(),
        Bonus::CopyBridge => Site::all()
            .filter(|&site| check_as(state, seat, site, on).is_ok())
            .map(Action::As)
            .collect(),
    }
}

fn bridge_ways(state: &State, seat: Seat) -> Vec<Action> {
    if lowest_bridge(state, seat).is_none() {
        return Vec::new();
    }
    let sites = Site::all().filter(|&site| check_site(state, seat, site).is_ok());
    let mut ways: Vec<Action> = sites
        .flat_map(|site| Side::ALL.map(|side| Action::Bridge(side, site)))
        .collect();
    if !has_empty_site(state) {
        ways.push(Action::BridgeDiscard);
    }
    ways
}

fn has_empty_site(state: &State) -> bool {
    state.sites.iter().any(Option::is_none)
}

/// The level, from 0, of the bridge that a seat places next.
pub(super) fn lowest_bridge(state: &State, seat: Seat) -> Option<u8> {
    let bridges = &state.player(seat).bridges;
    let level = bridges.iter().position(|&at| at == BridgeAt::Board);
    level.map(|level| level as u8)
}

fn check_site(state: &State, seat: Seat, site: Site) -> Check {
    match state.sites[site.index()] {
        Some(Bridge::Own { seat: owner, .. }) if owner != seat => {
            Err(message!("bridge-of-other", site = site.to_string(), owner = owner).into())
        }
        _ => Ok(()),
    }
}

fn check_action(state: &State, seat: Seat, action: ActionId) -> Check {
    let info = data().action(action);
    let code = info.code.as_str();
    if state.actions[action.index() - BASIC_ACTIONS] == 0 {
        return Err(message!("action-gone", action = code).into());
    }
    if state.player(seat).actions[usize::from(info.position) - 1].is_upgraded() {
        return Err(message!("action-upgraded", position = info.position).into());
    }
    Ok(())
}

fn check_relay(state: &State, seat: Seat, symbol: Symbol, slot: u8) -> Check {
    if state.relays[symbol as usize] == 0 {
        return Err(message!("relay-gone", symbol = Arg::name(symbol.name())).into());
    }
    if state.player(seat).relays[usize::from(slot)].is_some() {
        return Err(message!("relay-slot-taken", slot = slot + 1).into());
    }
    Ok(())
}

fn check_copy(state: &State, seat: Seat, tile: BonusTile) -> Check {
    let lies = state.in_play().any(|mon| state.monument(mon).bonus == tile);
    let offer = Offer::Monument(tile);
    let copies = matches!(offer.bonus(), Bonus::AnyMonumentBonus | Bonus::CopyBridge);
    if !lies || copies || ways(state, seat, offer, None).is_empty() {
        return Err(message!("no-such-bonus").into());
    }
    Ok(())
}

fn check_as(state: &State, seat: Seat, site: Site, on: Option<Site>) -> Check {
    let bridge = state.sites[site.index()].filter(|_| Some(site) != on);
    let usable = bridge.is_some_and(|bridge| {
        *bridge.bonus() != Bonus::CopyBridge
            && !ways(state, seat, Offer::Bridge(bridge), on).is_empty()
    });
    if usable {
        Ok(())
    } else {
        Err(message!("no-such-bridge", site = site.to_string()).into())
    }
}

pub(super) fn play(state: &mut State, action: &Action, log: &mut Log) -> Check {
    let Some(&Frame::Bonus { seat, offer, on }) = state.stack.last() else {
        return Err(message!("not-now").into());
    };
    if *action == Action::No {
        state.stack.pop();
        return Ok(());
    }
    match *action {
        Action::TakeAction(action) => check_action(state, seat, action)?,
        Action::TakeRelay(symbol, slot) => check_relay(state, seat, symbol, slot)?,
        Action::Bridge(_, site) => check_site(state, seat, site)?,
        Action::Copy(tile) => check_copy(state, seat, tile)?,
        Action::As(site) => check_as(state, seat, site, on)?,
        _ => {}
    }
    if !ways(state, seat, offer, on).contains(action) {
        return Err(message!("not-this-bonus").into());
    }
    state.stack.pop();
    take(state, seat, offer, on, action, log);
    Ok(())
}

fn take(
    state: &mut State,
    seat: Seat,
    offer: Offer,
    on: Option<Site>,
    action: &Action,
    log: &mut Log,
) {
    match (action, offer.bonus()) {
        (Action::Energy(choice), Bonus::GainEnergy { kinds }) => {
            state.gain_all(seat, kinds, *choice, log);
        }
        (Action::Bridge(side, site), _) => place_bridge(state, seat, *side, *site, log),
        (Action::BridgeDiscard, _) => {
            let level = lowest_bridge(state, seat).expect("it was offered");
            state.player_mut(seat).bridges[usize::from(level)] = BridgeAt::Discarded;
            log.say(message!("discards-bridge", seat = seat, level = level + 1));
        }
        (Action::TakeAction(action), _) => take_action(state, seat, *action, log),
        (Action::TakeRelay(symbol, slot), _) => take_relay(state, seat, *symbol, *slot, log),
        (Action::TakeTile(at), _) => market::gain_tile(state, seat, *at, log),
        (Action::NoteRefill, _) => {
            state.player_mut(seat).refills += 1;
            log.say(message!("notes-refill", seat = seat));
        }
        (Action::Move, Bonus::MoveCharacter { n }) => start_move(state, seat, *n),
        (Action::Track(track), Bonus::MonumentTrack { n } | Bonus::PillarTrack { n }) => {
            start_track(state, seat, *track, *n);
        }
        (Action::Copy(tile), _) => state.stack.push(Frame::Bonus {
            seat,
            offer: Offer::Monument(*tile),
            on,
        }),
        (Action::As(site), _) => {
            let bridge = state.sites[site.index()].expect("it was offered");
            let offer = Offer::Bridge(bridge);
            state.stack.push(Frame::Bonus { seat, offer, on });
        }
        _ => unreachable!("only the ways of the bonus are played"),
    }
}

pub(super) fn start_move(state: &mut State, seat: Seat, left: u8) {
    state.stack.push(Frame::Move(Move {
        seat,
        left,
        has_begun: false,
        is_passing: false,
    }));
}

pub(super) fn start_track(state: &mut State, seat: Seat, track: Track, left: u8) {
    state.stack.push(Frame::Track { seat, track, left });
}

fn place_bridge(state: &mut State, seat: Seat, side: Side, site: Site, log: &mut Log) {
    let level = lowest_bridge(state, seat).expect("it was offered");
    if let Some(Bridge::Own { level: former, .. }) = state.sites[site.index()] {
        state.player_mut(seat).bridges[usize::from(former)] = BridgeAt::Board;
    }
    state.sites[site.index()] = Some(Bridge::Own { seat, level, side });
    state.player_mut(seat).bridges[usize::from(level)] = BridgeAt::Site(site);
    let (site, side) = (site.to_string(), side.code().to_string());
    log.say(message!(
        "places-bridge",
        seat = seat,
        level = level + 1,
        side = side,
        site = site
    ));
}

fn take_action(state: &mut State, seat: Seat, action: ActionId, log: &mut Log) {
    state.actions[action.index() - BASIC_ACTIONS] -= 1;
    let position = data().action(action).position;
    state.player_mut(seat).actions[usize::from(position) - 1] = action;
    let code = data().action(action).code.as_str();
    log.say(message!("takes-action", seat = seat, action = code));
}

fn take_relay(state: &mut State, seat: Seat, symbol: Symbol, slot: u8, log: &mut Log) {
    let left = &mut state.relays[symbol as usize];
    // The two-symbol tile lies on top of its stack.
    let is_double = *left == data().relays[symbol as usize].count;
    *left -= 1;
    state.player_mut(seat).relays[usize::from(slot)] = Some(RelayTile { symbol, is_double });
    let symbol = Arg::name(if is_double {
        ["boot2", "monument2", "pillar2"][symbol as usize]
    } else {
        symbol.name()
    });
    log.say(message!(
        "takes-relay",
        seat = seat,
        symbol = symbol,
        slot = slot + 1
    ));
}
