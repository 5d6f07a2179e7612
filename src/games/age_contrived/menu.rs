//! The menu entry of each action, in words.

use super::action::*;
use super::convey::relay_total;
use super::data::data;
use super::energy::kind_name;
use super::ids::*;
use super::names::{bonus_text, bonus_words, monument_name, tile_words};
use super::state::*;
use super::{bonus, svg};
use crate::games::message::{Arg, Message, message};
use crate::games::{Choice, Seat};

pub(super) fn describe(state: &State, seat: Seat, action: &Action) -> Choice {
    Choice {
        line: action.to_string(),
        kind: message!(kind(action)),
        what: what(state, seat, action),
        price: price(state, action),
        targets: svg::places(seat, action),
    }
}

fn price(state: &State, action: &Action) -> Option<Message> {
    let Action::Acquire(slot, _) = action else {
        return None;
    };
    let cost = match state.stack.last() {
        Some(Frame::Acquire(frame)) => frame.cost,
        Some(Frame::Act { tile, .. }) => {
            let parts = data().action(*tile).parts.iter();
            parts
                .filter_map(|part| match part {
                    super::data::Part::Acquire { cost, .. } => Some(*cost),
                    _ => None,
                })
                .next()
                .flatten()
        }
        _ => None,
    };
    let cost = cost.unwrap_or(data().market_costs[usize::from(*slot)]);
    Some(message!("price-market", cost = cost))
}

/// The group of the menu that an action stands in.
fn kind(action: &Action) -> &'static str {
    match action {
        Action::Character(_) | Action::Start(..) | Action::Neutral(..) => "kind-setup",
        Action::Convey(_) => "kind-convey",
        Action::Relay(_) | Action::RelayDone => "kind-relays",
        Action::Fill(..) | Action::FillNone | Action::Wind(..) => "kind-fill",
        Action::Use { .. } => "kind-use",
        Action::Deploy(_) | Action::Place(..) => "kind-deploy",
        Action::Recharge => "kind-recharge",
        Action::Reposition(..) => "kind-reposition",
        Action::Acquire(..) | Action::Pay(_) => "kind-acquire",
        Action::Move | Action::Step(_) | Action::Skip(_) | Action::Teleport(..) => "kind-move",
        Action::Track(_) | Action::Put(_) | Action::Up => "kind-track",
        Action::Bind(..) | Action::WindBack(_) => "kind-bind",
        Action::Bridge(..) | Action::BridgeDiscard => "kind-bridge",
        Action::TakeAction(_)
        | Action::TakeRelay(..)
        | Action::TakeTile(_)
        | Action::NoteRefill
        | Action::Copy(_)
        | Action::As(_)
        | Action::Energy(_)
        | Action::No => "kind-bonus",
        Action::Resolve(_) | Action::Patron(_) => "kind-build",
        Action::GainEnergy(_) | Action::GainBonus | Action::GainNo => "kind-gain",
        Action::Tie(_) | Action::Release(..) => "kind-release",
        Action::Add(_) => "kind-add",
        Action::Extra(_) | Action::BoundMove | Action::BoundRecharge | Action::BoundNo => {
            "kind-ability"
        }
        Action::ThreeFill(..)
        | Action::ThreeLift
        | Action::ThreePlace(..)
        | Action::ThreeRelay(..)
        | Action::ThreeBound(..) => "kind-ability",
        Action::Refill(..) | Action::Keep(_) => "kind-refill",
        Action::Stop | Action::End => "kind-end",
    }
}

/// A place of the board that an energy goes to, in words.
fn target_words(state: &State, target: Target) -> Message {
    match target {
        Target::Market => message!("at-market"),
        Target::Segment(mon, space) => {
            message!(
                "at-segment",
                monument = monument_name(mon),
                space = space + 1
            )
        }
        Target::Achievement(place, side) => {
            let id = state.achievements[usize::from(place)].id;
            let name = Arg::name(data().achievements[id.index()].id.as_str());
            let id = ["at-left", "at-right"][usize::from(side)];
            message!(id, achievement = name)
        }
    }
}

/// An energy and, where it does not come from the pool, where it comes from.
fn source_words(source: Source) -> Message {
    match source.from {
        None => message!("energy-of-kind", kind = kind_name(source.kind)),
        Some(from) => {
            message!(
                "energy-from",
                kind = kind_name(source.kind),
                place = from.to_string()
            )
        }
    }
}

fn what(state: &State, seat: Seat, action: &Action) -> Message {
    match action {
        Action::Character(character) => {
            let name = character.name();
            message!(
                "do-character",
                character = Arg::name(name),
                about = Arg::name(format!("about-{name}"))
            )
        }
        Action::Start(at, kind) => {
            message!("do-start", kind = kind_name(*kind), place = at.to_string())
        }
        Action::Neutral(neutral, site) => {
            let bonus = bonus_text(&data().neutrals[neutral.index()].bonus);
            message!("do-neutral", bonus = bonus, site = site.to_string())
        }
        Action::Convey(spare) => {
            let second = matches!(state.phase, Phase::Convey(_));
            let id = if second {
                "do-convey-second"
            } else {
                "do-convey"
            };
            let tile = state.player(seat).spare[usize::from(*spare)];
            message!(id, tile = tile_words(tile))
        }
        Action::Relay(symbol) => {
            let total = match &state.phase {
                Phase::Convey(convey) => relay_total(state, convey, *symbol),
                _ => 0,
            };
            let id = ["do-relay-boot", "do-relay-monument", "do-relay-pillar"][*symbol as usize];
            message!(id, total = total)
        }
        Action::RelayDone => message!("do-relay-done"),
        Action::Fill(row, source) | Action::Refill(row, source) => {
            message!(
                "do-fill",
                energy = source_words(*source),
                row = row.to_string()
            )
        }
        Action::FillNone => message!("do-fill-none"),
        Action::Wind(row, source) => {
            message!(
                "do-wind",
                energy = source_words(*source),
                row = row.to_string()
            )
        }
        Action::Use {
            position,
            kind,
            tile,
        } => {
            let tile = state.player(seat).actions[usize::from(tile.unwrap_or(*position))];
            let name = Arg::name(data().action(tile).id.as_str());
            message!(
                "do-use",
                kind = kind_name(*kind),
                position = position + 1,
                action = name
            )
        }
        Action::Deploy(rows) => {
            let count = super::acts::deployed(state, seat, *rows).total();
            let positions: Vec<Arg> = (0..POSITIONS)
                .filter(|at| rows >> at & 1 == 1)
                .map(|at| Arg::from(at + 1))
                .collect();
            message!("do-deploy", positions = positions, count = count)
        }
        Action::Place(kind, target) => {
            message!(
                "do-place",
                kind = kind_name(*kind),
                target = target_words(state, *target)
            )
        }
        Action::Recharge => message!("do-recharge"),
        Action::Reposition(source, target) => {
            message!(
                "do-reposition",
                energy = source_words(*source),
                target = target_words(state, *target)
            )
        }
        Action::Acquire(slot, at) => {
            let tile = state.market[usize::from(*slot)].map(tile_words);
            let tile = tile.unwrap_or_else(|| message!("nothing"));
            message!(
                "do-acquire",
                tile = tile,
                place = tile_at_words(state, seat, *at)
            )
        }
        Action::Pay(kind) => message!("do-pay", kind = kind_name(*kind)),
        _ => what_moves(state, seat, action),
    }
}

/// One of the seven tiles: where it is and what it is.
fn tile_at_words(state: &State, seat: Seat, at: TileAt) -> Message {
    let player = state.player(seat);
    let tile = match at {
        TileAt::Position(position) => player.active[usize::from(position)].id,
        TileAt::Spare(spare) => player.spare[usize::from(spare)],
    };
    message!("tile-at", place = at.to_string(), tile = tile_words(tile))
}

fn what_moves(state: &State, seat: Seat, action: &Action) -> Message {
    match action {
        Action::Move | Action::BoundMove => message!("do-move"),
        Action::Track(track) => message!("do-track", track = Arg::name(track.code())),
        Action::Step(place) => step_words(state, "do-step", *place),
        Action::Skip(place) => step_words(state, "do-skip", *place),
        Action::Teleport(place, NO_ENTRY) => message!("do-teleport", place = place.to_string()),
        Action::Teleport(place, end) => {
            let towards = data().place(*place).ends[usize::from(*end)][0];
            message!(
                "do-teleport-facing",
                place = place.to_string(),
                towards = towards.to_string()
            )
        }
        Action::Put(source) => message!("do-put", energy = source_words(*source)),
        Action::Up => message!("do-up"),
        Action::Bind(Track::Monument, region) => {
            message!(
                "do-bind-monument",
                monument = monument_name(data().region(*region).monument)
            )
        }
        Action::Bind(Track::Pillar, region) => {
            message!(
                "do-bind-pillar",
                pillar = Arg::name(data().region(*region).pillar.as_str())
            )
        }
        Action::WindBack(track) => message!("do-wind-back", track = Arg::name(track.code())),
        Action::Stop => message!("do-stop"),
        Action::Bridge(side, site) => {
            let level = bonus::lowest_bridge(state, seat).unwrap_or(0);
            let bonus = bonus_text(&data().bridges[usize::from(level)][*side as usize]);
            message!(
                "do-bridge",
                level = level + 1,
                side = side.code().to_string(),
                site = site.to_string(),
                bonus = bonus
            )
        }
        Action::BridgeDiscard => message!("do-bridge-discard"),
        Action::TakeAction(action) => {
            let info = data().action(*action);
            message!(
                "do-action",
                code = info.code.as_str(),
                action = Arg::name(info.id.as_str())
            )
        }
        Action::TakeRelay(symbol, slot) => {
            let double = state.relays[*symbol as usize] == data().relays[*symbol as usize].count;
            let id = if double {
                "do-relay-double"
            } else {
                "do-relay"
            };
            message!(id, symbol = Arg::name(symbol.name()), slot = slot + 1)
        }
        Action::TakeTile(at) => {
            let tile = state.market[3]
                .map(tile_words)
                .unwrap_or_else(|| message!("nothing"));
            message!(
                "do-tile",
                tile = tile,
                place = tile_at_words(state, seat, *at)
            )
        }
        Action::NoteRefill => message!("do-note-refill"),
        Action::Copy(tile) => {
            message!("do-copy", bonus = bonus_words(Offer::Monument(*tile)))
        }
        Action::As(site) => {
            let bonus = state.sites[site.index()].map(|bridge| bonus_text(bridge.bonus()));
            let bonus = bonus.unwrap_or_else(|| message!("nothing"));
            message!("do-as", site = site.to_string(), bonus = bonus)
        }
        Action::Energy(Some(kind)) => message!("do-gain-kind", kind = kind_name(*kind)),
        Action::Energy(None) => message!("do-gain-energy"),
        Action::No => message!("do-no"),
        _ => what_answers(state, action),
    }
}

/// A step, and the bonus of the bridge it leads to.
fn step_words(state: &State, id: &'static str, place: Place) -> Message {
    let bridge = place.site().and_then(|site| state.sites[site.index()]);
    let at = place.to_string();
    match bridge {
        Some(bridge) => {
            let id = if id == "do-step" {
                "do-step-bridge"
            } else {
                "do-skip-bridge"
            };
            message!(id, place = at, bonus = bonus_text(bridge.bonus()))
        }
        None => message!(id, place = at),
    }
}

fn what_answers(state: &State, action: &Action) -> Message {
    match action {
        Action::Resolve(mon) => message!("do-resolve", monument = monument_name(*mon)),
        Action::Patron(Some(mon)) => message!("do-patron", monument = monument_name(*mon)),
        Action::Patron(None) => message!("do-patron-no"),
        Action::GainEnergy(Some(kind)) => message!("do-gain-kind", kind = kind_name(*kind)),
        Action::GainEnergy(None) => gain_words(state),
        Action::GainBonus => match state.stack.last() {
            Some(Frame::Benefit(frame)) => {
                let offer = Offer::Monument(state.monument(frame.mon).bonus);
                message!("do-gain-bonus", bonus = bonus_words(offer))
            }
            _ => message!("do-gain-no"),
        },
        Action::GainNo => message!("do-gain-no"),
        Action::Tie(picked) => message!("do-tie", kind = kind_name(picked.kind)),
        Action::Release(picked, to) => {
            let kind = match picked.as_kind {
                Some(acts) => message!(
                    "energy-as",
                    kind = kind_name(picked.kind),
                    acts = kind_name(acts)
                ),
                None => message!("energy-of-kind", kind = kind_name(picked.kind)),
            };
            match to {
                Release::Exhaust => message!("do-exhaust", energy = kind),
                Release::Place(target) => {
                    message!(
                        "do-release-place",
                        energy = kind,
                        target = target_words(state, *target)
                    )
                }
                Release::Slot(row) => {
                    message!("do-release-slot", energy = kind, row = row.to_string())
                }
                Release::Move => message!("do-release-move", energy = kind),
                Release::Track(track) => {
                    message!(
                        "do-release-track",
                        energy = kind,
                        track = Arg::name(track.code())
                    )
                }
            }
        }
        Action::Add(Some(source)) => message!("do-add", energy = source_words(*source)),
        Action::Add(None) => message!("do-add-no"),
        Action::Extra(Some((source, target))) => {
            message!(
                "do-extra",
                energy = source_words(*source),
                target = target_words(state, *target)
            )
        }
        Action::Extra(None) | Action::BoundNo => message!("do-no"),
        Action::BoundRecharge => message!("do-recharge"),
        Action::Keep(Some((kind, row))) => {
            message!("do-keep", kind = kind_name(*kind), row = row.to_string())
        }
        Action::Keep(None) => message!("do-keep-no"),
        Action::ThreeFill(row, source) => {
            message!(
                "do-fill",
                energy = source_words(*source),
                row = row.to_string()
            )
        }
        Action::ThreeLift => message!("do-lift"),
        Action::ThreePlace(source, target) => {
            message!(
                "do-extra",
                energy = source_words(*source),
                target = target_words(state, *target)
            )
        }
        Action::ThreeRelay(slot, relay) => {
            let name = Arg::name(relay.to_string());
            message!("do-three-relay", relay = name, slot = slot + 1)
        }
        Action::ThreeBound(kind, from, to) => {
            message!(
                "do-three-bound",
                kind = kind_name(*kind),
                from = from.to_string(),
                to = to.to_string()
            )
        }
        _ => end_words(state),
    }
}

fn gain_words(state: &State) -> Message {
    let Some(Frame::Benefit(frame)) = state.stack.last() else {
        return message!("do-gain-energy");
    };
    let segment = state
        .monument(frame.mon)
        .segment(data().monument(frame.mon));
    let shown: Vec<Arg> = segment
        .into_iter()
        .flat_map(|segment| segment.gain.iter())
        .filter_map(|asked| asked.kind().map(kind_name))
        .collect();
    if shown.is_empty() {
        return message!("do-gain-none");
    }
    message!("do-gain-shown", kinds = shown)
}

fn end_words(state: &State) -> Message {
    match (state.stack.last(), &state.phase) {
        (Some(_), _) => message!("do-end-part"),
        (None, Phase::Secret) => message!("do-end-start"),
        _ => message!("do-end"),
    }
}
