//! The menu entry of each action, in words.

use crate::action::*;
use crate::board::panels::signs::{action_sign, counted};
use crate::board::places::{places, targets};
use crate::data::{Part, data};
use crate::perform::bonus;
use crate::perform::convey::{relay_total, without_second};
use crate::perform::energy::kind_name;
use crate::state::ids::*;
use crate::state::*;
use crate::words::names::{bonus_text, bonus_words, done_to_tile, monument_name, tile_words};
use crate::words::places::target_words;
use crate::words::variants;
use kernel::message::{Arg, Message, message};
use kernel::{Choice, Seat};

pub(crate) fn describe(state: &State, seat: Seat, action: &Action) -> Choice {
    Choice {
        line: action.to_string(),
        kind: message!(kind(action)),
        sign: action_sign(action),
        what: what(state, seat, action),
        price: price(state, action),
        cost: variants::cost(state, seat, action),
        variant: variants::variant(state, seat, action),
        targets: targets(state, seat, action),
    }
}

/// A far space with all the steps to it, as one entry.
pub(crate) fn walk(state: &State, seat: Seat, place: Place, way: &[Action]) -> Choice {
    let lines: Vec<String> = way.iter().map(ToString::to_string).collect();
    let steps = way
        .iter()
        .filter(|action| matches!(action, Action::Step(_)));
    let steps = steps.count();
    Choice {
        line: lines.join("; "),
        kind: message!("kind-move"),
        sign: "boot",
        what: message!("do-walk", place = place, steps = steps),
        price: None,
        cost: vec![counted(steps, "boot")],
        variant: None,
        targets: way_back(state, seat, way),
    }
}

/// The places of a walk, from where it ends back to where the figure stands.
fn way_back(state: &State, seat: Seat, way: &[Action]) -> Vec<String> {
    let begin = state.player(seat).figure.at.to_string();
    let passed = way.iter().rev().flat_map(|action| places(seat, action));
    passed.chain([begin]).collect()
}

fn price(state: &State, action: &Action) -> Option<Message> {
    let Action::Acquire(slot, _) = action else {
        return None;
    };
    Some(message!("price-market", cost = acquire_cost(state, *slot)))
}

/// What a tile of the market costs by the action that is being resolved.
pub(crate) fn acquire_cost(state: &State, slot: u8) -> u8 {
    let cost = if let Some(Frame::Acquire(frame)) = state.stack.last() {
        frame.cost
    } else if let Some(Frame::Act { tile, .. }) = state.stack.last() {
        let mut parts = data().action(*tile).parts.iter();
        parts.find_map(|part| {
            if let Part::Acquire { cost, .. } = part {
                *cost
            } else {
                None
            }
        })
    } else {
        None
    };
    cost.unwrap_or(data().market_costs[usize::from(slot)])
}

/// The group of the menu that an action stands in.
fn kind(action: &Action) -> &'static str {
    match action {
        Action::Character(_) => "kind-setup",
        Action::Start(..) | Action::Fill(..) => "kind-fill",
        Action::Wind(..) | Action::WindBack(_) => "kind-wind",
        Action::Neutral(..) | Action::Bridge(..) | Action::BridgeDiscard => "kind-bridge",
        Action::Convey(_) => "kind-convey",
        Action::Relay(_) | Action::TakeRelay(..) | Action::ThreeRelay(..) => "kind-relays",
        Action::Use { .. } => "kind-use",
        Action::TakeAction(_) => "kind-upgrade",
        Action::Deploy(_) | Action::Place(..) | Action::Extra(Some(_)) | Action::ThreePlace(..) => {
            "kind-deploy"
        }
        Action::Recharge | Action::BoundRecharge => "kind-recharge",
        Action::Reposition(..) => "kind-reposition",
        Action::Acquire(..) | Action::TakeTile(_) => "kind-acquire",
        Action::Pay(_) => "kind-pay",
        Action::Move
        | Action::Step(_)
        | Action::Skip(_)
        | Action::Teleport(..)
        | Action::BoundMove => "kind-move",
        Action::Track(Track::Monument) => "kind-mt",
        Action::Track(Track::Pillar) => "kind-pt",
        Action::Put(_) | Action::Up => "kind-track",
        Action::Bind(..) | Action::ThreeBound(..) => "kind-bind",
        Action::Copy(_) | Action::Energy(_) => "kind-bonus",
        Action::As(_) => "kind-copy",
        Action::Resolve(_) => "kind-build",
        Action::Patron(Some(_)) => "kind-patron",
        Action::GainEnergy(_) | Action::GainBonus | Action::GainNo => "kind-gain",
        Action::Tie(_) => "kind-tie",
        Action::Release(..) => "kind-release",
        Action::Add(_) => "kind-add",
        Action::ThreeFill(..) | Action::ThreeLift => "kind-ability",
        Action::Refill(..) | Action::Keep(Some(_)) | Action::NoteRefill => "kind-refill",
        Action::FillNone => "kind-leave-empty",
        Action::RelayDone => "kind-leave-relays",
        Action::Extra(None)
        | Action::BoundNo
        | Action::Keep(None)
        | Action::Patron(None)
        | Action::No => "kind-leave",
        Action::Stop => "kind-stop",
        Action::End => "kind-end",
    }
}

/// An energy and, where it does not come from the pool, where it comes from.
pub(crate) fn source_words(source: Source) -> Message {
    match source.from {
        None => message!("energy-of-kind", kind = kind_name(source.kind)),
        Some(from) => {
            message!("energy-from", kind = kind_name(source.kind), place = from)
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
            message!("do-start", kind = kind_name(*kind), place = *at)
        }
        Action::Neutral(neutral, site) => {
            let bonus = bonus_text(&data().neutrals[neutral.index()].bonus);
            message!("do-neutral", bonus = bonus, site = *site)
        }
        Action::Convey(spare) => {
            let second = matches!(state.phase, Phase::Convey(_));
            let id = if second {
                "do-convey-second"
            } else {
                "do-convey"
            };
            let tile = state.player(seat).spare[usize::from(*spare)];
            let at = TileAt::Spare(*spare).to_string();
            message!(id, at = at, tile = done_to_tile(tile))
        }
        Action::Relay(symbol) => {
            let total = if let Phase::Convey(convey) = &state.phase {
                relay_total(state, &without_second(state, convey), *symbol)
            } else {
                0
            };
            let id = ["do-relay-boot", "do-relay-monument", "do-relay-pillar"][*symbol as usize];
            message!(id, total = total)
        }
        Action::RelayDone => message!("do-relay-done"),
        Action::Fill(row, source) | Action::Refill(row, source) => {
            message!("do-fill", energy = source_words(*source), row = *row)
        }
        Action::FillNone => message!("do-fill-none"),
        Action::Wind(row, source) => {
            message!("do-wind", energy = source_words(*source), row = *row)
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
            let count = crate::perform::acts::deployed(state, seat, *rows).total();
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
            let tile = state.market[usize::from(*slot)].map(done_to_tile);
            let tile = tile.unwrap_or_else(|| message!("nothing"));
            message!(
                "do-acquire",
                tile = tile,
                place = tile_at_words(state, seat, *at)
            )
        }
        Action::Pay(kind) => message!("do-pay", kind = kind_name(*kind)),
        Action::Move | Action::BoundMove => message!("do-move"),
        Action::Track(track) => message!("do-track", track = Arg::name(track.code())),
        Action::Step(place) => step_words(state, "do-step", *place),
        Action::Skip(place) => step_words(state, "do-skip", *place),
        Action::Teleport(place, NO_ENTRY) => message!("do-teleport", place = *place),
        Action::Teleport(place, end) => {
            let towards = data().place(*place).ends[usize::from(*end)][0];
            message!("do-teleport-facing", place = *place, towards = towards)
        }
        Action::Put(source) => message!("do-put", energy = source_words(*source)),
        Action::Up => raised(state, seat),
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
        Action::Stop => match state.stack.last() {
            Some(Frame::Move(frame)) if frame.has_begun => {
                message!("do-stop-on", place = state.player(seat).figure.at)
            }
            Some(_) | None => message!("do-stop"),
        },
        Action::Bridge(side, site) => {
            let level = bonus::lowest_bridge(state, seat).unwrap_or(0);
            let bonus = bonus_text(&data().bridges[usize::from(level)][*side as usize]);
            message!(
                "do-bridge",
                level = roman(level + 1),
                side = side.code().to_string(),
                site = *site,
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
            message!("do-as", site = *site, bonus = bonus)
        }
        Action::Energy(Some(kind)) => message!("do-gain-kind", kind = kind_name(*kind)),
        Action::Energy(None) => message!("do-gain-energy"),
        Action::No => message!("do-no"),
        Action::Resolve(mon) => message!("do-resolve", monument = monument_name(*mon)),
        Action::Patron(Some(mon)) => message!("do-patron", monument = monument_name(*mon)),
        Action::Patron(None) => message!("do-patron-no"),
        Action::GainEnergy(Some(kind)) => message!("do-gain-kind", kind = kind_name(*kind)),
        Action::GainEnergy(None) => gain_words(state),
        Action::GainBonus => {
            if let Some(Frame::Benefit(frame)) = state.stack.last() {
                let offer = Offer::Monument(state.monument(frame.mon).bonus);
                message!("do-gain-bonus", bonus = bonus_words(offer))
            } else {
                message!("do-gain-no")
            }
        }
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
                    message!("do-release-slot", energy = kind, row = *row)
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
            message!("do-keep", kind = kind_name(*kind), row = *row)
        }
        Action::Keep(None) => message!("do-keep-no"),
        Action::ThreeFill(row, source) => {
            message!("do-fill", energy = source_words(*source), row = *row)
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
                from = *from,
                to = *to
            )
        }
        Action::End => end_words(state),
    }
}

/// One of the seven tiles: where it is and what it is.
pub(crate) fn tile_at_words(state: &State, seat: Seat, at: TileAt) -> Message {
    let player = state.player(seat);
    let tile = match at {
        TileAt::Position(position) => player.active[usize::from(position)].id,
        TileAt::Spare(spare) => player.spare[usize::from(spare)],
    };
    message!("tile-at", place = at, tile = tile_words(tile))
}

/// A step, and the bonus of the bridge it leads to.
fn step_words(state: &State, id: &'static str, place: Place) -> Message {
    let bridge = place.site().and_then(|site| state.sites[site.index()]);
    match bridge {
        Some(bridge) => {
            let id = if id == "do-step" {
                "do-step-bridge"
            } else {
                "do-skip-bridge"
            };
            message!(id, place = place, bonus = bonus_text(bridge.bonus()))
        }
        None => message!(id, place = place),
    }
}

fn raised(state: &State, seat: Seat) -> Message {
    let Some(&Frame::Track { track, .. }) = state.stack.last() else {
        return message!("nothing");
    };
    let Some((kind, height)) = state.player(seat).tracks[track as usize] else {
        return message!("nothing");
    };
    let (kind, space, track_name) = (kind_name(kind), height + 1, Arg::name(track.code()));
    if space == data().track_spaces[track as usize] {
        return message!("do-up-top", kind = kind, track = track_name);
    }
    message!("do-up", kind = kind, space = space, track = track_name)
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
    if !state.stack.is_empty() {
        message!("do-end-part")
    } else if state.phase == Phase::Secret {
        message!("do-end-start")
    } else {
        message!("do-end")
    }
}
