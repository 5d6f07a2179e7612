//! The bonuses of monument tiles and bridges (rules 12).

use crate::action::Action;
use crate::data::{Asked, Bonus, data};
use crate::perform::energy::Check;
use crate::perform::market;
use crate::permit::not_now;
use crate::state::ids::*;
use crate::state::*;
use kernel::Seat;
use kernel::message::{Arg, message};

/// The bonus of the bridge that a figure has come to.
pub(crate) fn offer_bridge(state: &mut State, seat: Seat, place: Place) {
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
pub(crate) fn ways(state: &State, seat: Seat, offer: Offer, on: Option<Site>) -> Vec<Action> {
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
            .flat_map(|symbol| (0..small(POSITIONS)).map(move |slot| (symbol, slot)))
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
pub(crate) fn lowest_bridge(state: &State, seat: Seat) -> Option<u8> {
    let bridges = &state.player(seat).bridges;
    let level = bridges.iter().position(|&at| at == BridgeAt::Board);
    level.map(small)
}

fn check_site(state: &State, seat: Seat, site: Site) -> Check {
    match state.sites[site.index()] {
        Some(Bridge::Own { seat: owner, .. }) if owner != seat => {
            Err(message!("bridge-of-other", site = site, owner = owner).into())
        }
        None | Some(Bridge::Neutral(_) | Bridge::Own { .. }) => Ok(()),
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

fn check_as(state: &State, seat: Seat, site: Site, on: Option<Site>) -> Check<Bridge> {
    let bridge = state.sites[site.index()].filter(|_| Some(site) != on);
    let usable = bridge.filter(|&bridge| {
        *bridge.bonus() != Bonus::CopyBridge
            && !ways(state, seat, Offer::Bridge(bridge), on).is_empty()
    });
    usable.ok_or_else(|| message!("no-such-bridge", site = site).into())
}

/// The level of the bridge that is placed next.
fn check_bridge(state: &State, seat: Seat) -> Check<u8> {
    lowest_bridge(state, seat).ok_or_else(|| message!("not-this-bonus").into())
}

/// What is taken of a bonus.
enum Taken {
    Energy(&'static [Asked], Option<Kind>),
    Bridge { level: u8, side: Side, site: Site },
    Discard { level: u8 },
    Action(ActionId),
    Relay(Symbol, u8),
    Tile(TileAt),
    Refill,
    Move(u8),
    Track(Track, u8),
    Copy(Offer),
}

/// What an action takes of a bonus; an action that is about another bonus takes nothing.
fn permit(
    state: &State,
    seat: Seat,
    offer: Offer,
    on: Option<Site>,
    action: &Action,
) -> Check<Taken> {
    let taken = match (offer.bonus(), action) {
        (Bonus::GainEnergy { kinds }, &Action::Energy(choice)) => {
            let fits = choice.is_some() == kinds.contains(&Asked::Any);
            fits.then_some(Taken::Energy(kinds, choice))
        }
        (Bonus::PlaceBridge, &Action::Bridge(side, site)) => {
            let level = check_bridge(state, seat)?;
            check_site(state, seat, site)?;
            Some(Taken::Bridge { level, side, site })
        }
        (Bonus::PlaceBridge, Action::BridgeDiscard) => {
            let level = check_bridge(state, seat)?;
            (!has_empty_site(state)).then_some(Taken::Discard { level })
        }
        (Bonus::UpgradedAction, &Action::TakeAction(action)) => {
            check_action(state, seat, action)?;
            Some(Taken::Action(action))
        }
        (Bonus::Relay, &Action::TakeRelay(symbol, slot)) => {
            check_relay(state, seat, symbol, slot)?;
            Some(Taken::Relay(symbol, slot))
        }
        (Bonus::GainTile, &Action::TakeTile(at)) => {
            state.market[3].is_some().then_some(Taken::Tile(at))
        }
        (Bonus::Refill, Action::NoteRefill) => Some(Taken::Refill),
        (Bonus::MoveCharacter { n }, Action::Move) => Some(Taken::Move(*n)),
        (Bonus::MonumentTrack { n }, Action::Track(Track::Monument)) => {
            Some(Taken::Track(Track::Monument, *n))
        }
        (Bonus::PillarTrack { n }, Action::Track(Track::Pillar)) => {
            Some(Taken::Track(Track::Pillar, *n))
        }
        (Bonus::AnyMonumentBonus, &Action::Copy(tile)) => {
            check_copy(state, seat, tile)?;
            Some(Taken::Copy(Offer::Monument(tile)))
        }
        (Bonus::CopyBridge, &Action::As(site)) => {
            let bridge = check_as(state, seat, site, on)?;
            Some(Taken::Copy(Offer::Bridge(bridge)))
        }
        (
            Bonus::GainEnergy { .. }
            | Bonus::PlaceBridge
            | Bonus::UpgradedAction
            | Bonus::Relay
            | Bonus::GainTile
            | Bonus::Refill
            | Bonus::MoveCharacter { .. }
            | Bonus::MonumentTrack { .. }
            | Bonus::PillarTrack { .. }
            | Bonus::AnyMonumentBonus
            | Bonus::CopyBridge,
            _another_bonus,
        ) => None,
    };
    taken.ok_or_else(|| message!("not-this-bonus").into())
}

pub(crate) fn decline(state: &mut State) -> Check {
    let Some(Frame::Bonus { .. }) = state.stack.last() else {
        return Err(not_now(state));
    };
    state.stack.pop();
    Ok(())
}

pub(crate) fn play(state: &mut State, action: &Action, log: &mut Log) -> Check {
    let Some(&Frame::Bonus { seat, offer, on }) = state.stack.last() else {
        return Err(not_now(state));
    };
    let taken = permit(state, seat, offer, on, action)?;
    state.stack.pop();
    match taken {
        Taken::Energy(kinds, choice) => state.gain_all(seat, kinds, choice, log),
        Taken::Bridge { level, side, site } => place_bridge(state, seat, level, side, site, log),
        Taken::Discard { level } => {
            state.player_mut(seat).bridges[usize::from(level)] = BridgeAt::Discarded;
            log.say(message!(
                "discards-bridge",
                seat = seat,
                level = roman(level + 1)
            ));
        }
        Taken::Action(action) => take_action(state, seat, action, log),
        Taken::Relay(symbol, slot) => take_relay(state, seat, symbol, slot, log),
        Taken::Tile(at) => market::gain_tile(state, seat, at, log),
        Taken::Refill => {
            state.player_mut(seat).refills += 1;
            log.say(message!("notes-refill", seat = seat));
        }
        Taken::Move(n) => start_move(state, seat, n),
        Taken::Track(track, n) => start_track(state, seat, track, n),
        Taken::Copy(offer) => state.stack.push(Frame::Bonus { seat, offer, on }),
    }
    Ok(())
}

pub(crate) fn start_move(state: &mut State, seat: Seat, left: u8) {
    state.stack.push(Frame::Move(Move {
        seat,
        left,
        has_begun: false,
        is_passing: false,
    }));
}

pub(crate) fn start_track(state: &mut State, seat: Seat, track: Track, left: u8) {
    state.stack.push(Frame::Track { seat, track, left });
}

fn place_bridge(state: &mut State, seat: Seat, level: u8, side: Side, site: Site, log: &mut Log) {
    if let Some(Bridge::Own { level: former, .. }) = state.sites[site.index()] {
        state.player_mut(seat).bridges[usize::from(former)] = BridgeAt::Board;
    }
    state.sites[site.index()] = Some(Bridge::Own { seat, level, side });
    state.player_mut(seat).bridges[usize::from(level)] = BridgeAt::Site(site);
    log.say(message!(
        "places-bridge",
        seat = seat,
        level = roman(level + 1),
        side = side.code().to_string(),
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
