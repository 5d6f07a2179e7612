//! Terraforming: with tools or free spades, by reach or leap, and the workshop that may follow.

use super::{Permit, again};
use crate::action::{Action, Leap};
use crate::data::maps::Spot;
use crate::data::{Cost, DATA};
use crate::perform::buildings;
use crate::perform::play::{Happening, Play};
use crate::permit::bill::Answer;
use crate::permit::eyes::Eyes;
use crate::state::effects::{Dig, Effect};
use crate::state::ids::{Building, Terrain};
use crate::state::source::Source;
use kernel::Seat;
use kernel::land::{Hex, HexSet};
use kernel::message::{Arg, Refusal, message};

/// What terraforming one hex takes.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub hex: Hex,
    pub spades: u8,
    pub free: u8,
    pub cost: Cost,
    /// Points of a leap.
    pub points: u8,
}

/// The spades from a hex to the goal: all the way to native without one.
pub(super) fn spades_to(eyes: &Eyes<'_>, hex: Hex, goal: Option<Terrain>) -> Result<u8, Refusal> {
    let native = eyes.state.native(eyes.seat);
    let spot = || eyes.spot(hex).to_string();
    let terrain = eyes.state.cells[hex.index()].terrain.unwrap_or(native);
    let whole = terrain.distance(native);
    if whole == 0 {
        return eyes.refuse(|| message!("already-native", hex = spot()));
    }
    let Some(goal) = goal else { return Ok(whole) };
    let part = (1..whole).find(|spades| terrain.towards(native, *spades) == goal);
    part.ok_or_else(|| {
        eyes.refusal(|| {
            message!(
                "wrong-way",
                hex = spot(),
                goal = Arg::name(goal.id()),
                native = Arg::name(native.id())
            )
        })
    })
}

/// Whether the hex is in reach, and what a leap to it costs and scores.
fn access(eyes: &Eyes<'_>, dig: &Dig, hex: Hex, leap: Option<Leap>) -> Result<(Cost, u8), Refusal> {
    let spot = || eyes.spot(hex).to_string();
    let Some(leap) = leap else {
        return if eyes.reach().contains(hex) || dig.leap == Some(hex) {
            Ok((Cost::default(), 0))
        } else {
            eyes.refuse(|| message!("out-of-reach", hex = spot()))
        };
    };
    let Some(data) = eyes.leap(leap) else {
        return eyes.refuse(|| message!("no-leap", leap = Arg::name(leap.id())));
    };
    if dig.leap.is_some() {
        return eyes.refuse(|| message!("one-leap"));
    }
    if !eyes.leap_targets(leap).contains(hex) {
        return eyes
            .refuse(|| message!("leap-distance", hex = spot(), leap = Arg::name(leap.id())));
    }
    Ok((data.cost, data.vp.of(eyes.state.seats())))
}

pub fn check_dig(
    eyes: &Eyes<'_>,
    dig: &Dig,
    spot: Spot,
    goal: Option<Terrain>,
    leap: Option<Leap>,
) -> Result<Plan, Refusal> {
    let hex = eyes.empty_land(spot)?;
    let spades = spades_to(eyes, hex, goal)?;
    let (mut cost, points) = access(eyes, dig, hex, leap)?;
    let free = spades.min(dig.free);
    let bought = spades - free;
    if dig.is_begun() && (dig.partial || dig.last == Some(hex) || dig.free == 0) {
        return eyes.refuse(|| message!("no-further-hex"));
    }
    if dig.is_begun() && bought > 0 {
        return eyes.refuse(|| message!("no-bought-on-second", free = dig.free, spades = spades));
    }
    cost.tools += bought * eyes.state.tools_per_spade(eyes.seat);
    eyes.can_pay(&cost)?;
    Ok(Plan {
        hex,
        spades,
        free,
        cost,
        points,
    })
}

pub fn check_build(
    eyes: &Eyes<'_>,
    dig: &Dig,
    spot: Spot,
    leap: Option<Leap>,
) -> Result<Plan, Refusal> {
    let hex = eyes.empty_land(spot)?;
    let native = eyes.state.native(eyes.seat);
    if eyes.state.cells[hex.index()].terrain != Some(native) {
        let native = Arg::name(native.id());
        return eyes.refuse(|| message!("not-native", hex = spot.to_string(), native = native));
    }
    if dig.is_begun() && !dig.anywhere && dig.first != Some(hex) {
        return eyes.refuse(|| message!("build-on-first"));
    }
    let (mut cost, points) = access(eyes, dig, hex, leap)?;
    if eyes.player().left[Building::Workshop.index()] == 0 {
        let building = Arg::name(Building::Workshop.id());
        return eyes.refuse(|| message!("none-left", building = building));
    }
    if !dig.free_workshop {
        cost.tools += DATA.constants.workshop_cost.tools;
        cost.coins += DATA.constants.workshop_cost.coins;
    }
    eyes.can_pay(&cost)?;
    Ok(Plan {
        hex,
        spades: 0,
        free: 0,
        cost,
        points,
    })
}

impl Eyes<'_> {
    pub fn can_pay(&self, cost: &Cost) -> Result<(), Refusal> {
        let player = self.player();
        let parts = [
            ("n-tools", u16::from(cost.tools), player.tools),
            ("n-coins", u16::from(cost.coins), player.coins),
            (
                "n-scholars",
                u16::from(cost.scholars),
                u16::from(player.scholars),
            ),
            (
                "n-power",
                u16::from(cost.power),
                u16::from(player.bowls.0.ready()),
            ),
        ];
        match parts.into_iter().find(|(_, needed, held)| needed > held) {
            Some((unit, needed, held)) => self
                .refuse(|| message!("too-dear", needed = message!(unit, n = needed), held = held)),
            None => Ok(()),
        }
    }
}

impl Play {
    pub fn pay(&mut self, seat: Seat, cost: &Cost) {
        let player = self.state.player_mut(seat);
        player.tools -= u16::from(cost.tools);
        player.coins -= u16::from(cost.coins);
        player.scholars -= cost.scholars;
        player.scholar_supply += cost.scholars;
        player.bowls.0.spend(cost.power);
    }

    /// Turns a hex some spades towards native, each an event of its own.
    pub fn terraform(&mut self, seat: Seat, hex: Hex, spades: u8) {
        let native = self.state.native(seat);
        let cell = &mut self.state.cells[hex.index()];
        let terrain = cell.terrain.unwrap_or(native).towards(native, spades);
        cell.terrain = Some(terrain);
        if !self.state.dug.contains(&hex) {
            self.state.dug.push(hex);
        }
        let hex = self.state.map().spot(hex).to_string();
        self.tell(message!(
            "terraforms",
            seat = seat,
            hex = hex,
            spades = spades,
            terrain = Arg::name(terrain.id())
        ));
        for _ in 0..spades {
            self.happens(seat, Happening::Spade);
        }
    }

    fn leap(&mut self, seat: Seat, leap: Option<Leap>, points: u8) {
        if let Some(leap) = leap {
            let source = match leap {
                Leap::Tunnel => Source::Faction,
                Leap::Fly => Source::Palace,
            };
            self.score(seat, u16::from(points), source, leap.id());
        }
    }
}

/// What an action would be in this digging.
pub(super) fn answers_to(eyes: &Eyes<'_>, dig: &Dig, action: &Action) -> Option<Permit> {
    match *action {
        Action::Dig(spot, goal, leap) => {
            let plan = check_dig(eyes, dig, spot, goal, leap);
            let dig = *dig;
            Some(plan.map(|plan| Answer::Dig {
                dig,
                plan,
                goal,
                leap,
            }))
        }
        Action::Build(spot, leap) => {
            let plan = check_build(eyes, dig, spot, leap);
            Some(plan.map(|plan| Answer::Build { plan, leap }))
        }
        Action::DigNone if !dig.main => Some(Ok(Answer::Declined)),
        Action::Set(_)
        | Action::Draft(_)
        | Action::Books(_)
        | Action::Levels(_)
        | Action::Key(..)
        | Action::Take(_)
        | Action::Place(..)
        | Action::PlaceNone
        | Action::Spade(..)
        | Action::SpadeNone
        | Action::Pay(_)
        | Action::Replace(_)
        | Action::City(..)
        | Action::Bridge(..)
        | Action::BridgeNone
        | Action::DigNone
        | Action::Accept(_)
        | Action::Decline(_)
        | Action::Burn
        | Action::Convert(_)
        | Action::CityVia(_)
        | Action::Upgrade(..)
        | Action::Advance(_)
        | Action::Innovate(_)
        | Action::Send(..)
        | Action::Power(_)
        | Action::Book(_)
        | Action::Use(_)
        | Action::Annex(_)
        | Action::Pass(_)
        | Action::End => None,
    }
}

pub(super) fn dig(
    play: &mut Play,
    seat: Seat,
    dig: Dig,
    plan: Plan,
    goal: Option<Terrain>,
    leap: Option<Leap>,
) {
    play.pay(seat, &plan.cost);
    play.leap(seat, leap, plan.points);
    let rest = Dig {
        free: dig.free - plan.free,
        first: dig.first.or(Some(plan.hex)),
        hexes: dig.hexes + 1,
        partial: goal.is_some(),
        leap: if leap.is_some() {
            Some(plan.hex)
        } else {
            dig.leap
        },
        last: Some(plan.hex),
        ..dig
    };
    again(play, seat, Some(Effect::Dig(rest)));
    play.terraform(seat, plan.hex, plan.spades);
}

pub(super) fn build(play: &mut Play, seat: Seat, plan: Plan, leap: Option<Leap>) {
    play.pay(seat, &plan.cost);
    play.leap(seat, leap, plan.points);
    let cities = buildings::build(play, seat, plan.hex, Building::Workshop, false);
    play.push(seat, cities);
}

/// Everything that a terraform-and-build could do next.
pub(super) fn candidates(eyes: &Eyes<'_>, dig: &Dig) -> Vec<Action> {
    let leap_hex = dig.leap.map_or(HexSet::EMPTY, HexSet::of);
    let near = eyes.reach().or(leap_hex).and(eyes.empty());
    let mut actions = Vec::with_capacity(64);
    on_hexes(eyes, near, None, &mut actions);
    if dig.leap.is_none() {
        for leap in [Leap::Tunnel, Leap::Fly] {
            let far = eyes.leap_targets(leap).and(eyes.empty());
            on_hexes(eyes, far, Some(leap), &mut actions);
        }
    }
    actions.sort_by_key(|action| {
        let is_build = matches!(action, Action::Build(..));
        let is_home = matches!(action, Action::Dig(_, None, _));
        (!is_build, !is_home)
    });
    actions.extend((!dig.main).then_some(Action::DigNone));
    actions
}

fn on_hexes(eyes: &Eyes<'_>, hexes: HexSet, leap: Option<Leap>, actions: &mut Vec<Action>) {
    let native = eyes.state.native(eyes.seat);
    for hex in hexes.iter() {
        let spot = eyes.spot(hex);
        let terrain = eyes.state.cells[hex.index()].terrain.unwrap_or(native);
        let whole = terrain.distance(native);
        if whole == 0 {
            actions.push(Action::Build(spot, leap));
            continue;
        }
        actions.push(Action::Dig(spot, None, leap));
        for spades in 1..whole {
            actions.push(Action::Dig(
                spot,
                Some(terrain.towards(native, spades)),
                leap,
            ));
        }
    }
}

/// A bonus not yet begun stays open as long as there is a hex for it, and so does what is left of
/// the turn's own digging: resources may be converted first. The latter never keeps anybody
/// waiting, because the turn can end all the same.
pub(super) fn has_option(eyes: &Eyes<'_>, dig: &Dig) -> bool {
    if !dig.main && !dig.is_begun() {
        let leaps = [Leap::Tunnel, Leap::Fly].map(|leap| eyes.leap_targets(leap));
        let all = eyes.reach().or(leaps[0]).or(leaps[1]);
        return all.meets(eyes.empty());
    }
    if dig.main && dig.is_begun() && could_build(eyes, dig) {
        return true;
    }
    candidates(eyes, dig).iter().any(|action| {
        if let Action::Build(spot, leap) = action {
            check_build(eyes, dig, *spot, *leap).is_ok()
        } else if let Action::Dig(spot, goal, leap) = action {
            check_dig(eyes, dig, *spot, *goal, *leap).is_ok()
        } else {
            false
        }
    })
}

/// Whether the first hex only waits for the price of its workshop.
fn could_build(eyes: &Eyes<'_>, dig: &Dig) -> bool {
    let native = eyes.state.native(eyes.seat);
    let ready = |hex: Hex| eyes.state.cells[hex.index()].terrain == Some(native);
    dig.first.is_some_and(ready) && eyes.player().left[Building::Workshop.index()] > 0
}

/// Hexes for spades outside the action phase.
pub(super) fn spade_targets(eyes: &Eyes<'_>) -> HexSet {
    let native = eyes.state.native(eyes.seat);
    let hexes = eyes.reach().and(eyes.empty()).iter();
    hexes
        .filter(|hex| eyes.state.cells[hex.index()].terrain != Some(native))
        .collect()
}

fn check_spade(
    eyes: &Eyes<'_>,
    left: u8,
    spot: Spot,
    goal: Option<Terrain>,
) -> Result<(Hex, u8), Refusal> {
    let hex = eyes.empty_land(spot)?;
    let spades = spades_to(eyes, hex, goal)?;
    if !eyes.reach().contains(hex) {
        return eyes.refuse(|| message!("out-of-reach", hex = spot.to_string()));
    }
    if spades > left {
        return eyes.refuse(|| message!("too-few-spades", spades = spades, left = left));
    }
    Ok((hex, spades))
}

pub(super) fn spade_candidates(eyes: &Eyes<'_>, left: u8) -> Vec<Action> {
    let native = eyes.state.native(eyes.seat);
    let mut actions = Vec::new();
    for hex in spade_targets(eyes).iter() {
        let spot = eyes.spot(hex);
        let terrain = eyes.state.cells[hex.index()].terrain.unwrap_or(native);
        let whole = terrain.distance(native);
        actions.extend((whole <= left).then_some(Action::Spade(spot, None)));
        for spades in 1..whole.min(left + 1) {
            actions.push(Action::Spade(spot, Some(terrain.towards(native, spades))));
        }
    }
    actions.push(Action::SpadeNone);
    actions
}

/// What an action would do with spades outside the action phase.
pub(super) fn spade_answers_to(eyes: &Eyes<'_>, left: u8, action: &Action) -> Option<Permit> {
    match *action {
        Action::Spade(spot, goal) => {
            let permit = check_spade(eyes, left, spot, goal);
            Some(permit.map(|(hex, spades)| Answer::Spade {
                hex,
                spades,
                left: left - spades,
            }))
        }
        Action::SpadeNone => Some(Ok(Answer::Declined)),
        Action::Set(_)
        | Action::Draft(_)
        | Action::Books(_)
        | Action::Levels(_)
        | Action::Key(..)
        | Action::Take(_)
        | Action::Place(..)
        | Action::PlaceNone
        | Action::Pay(_)
        | Action::Replace(_)
        | Action::City(..)
        | Action::Bridge(..)
        | Action::BridgeNone
        | Action::DigNone
        | Action::Accept(_)
        | Action::Decline(_)
        | Action::Burn
        | Action::Convert(_)
        | Action::CityVia(_)
        | Action::Build(..)
        | Action::Dig(..)
        | Action::Upgrade(..)
        | Action::Advance(_)
        | Action::Innovate(_)
        | Action::Send(..)
        | Action::Power(_)
        | Action::Book(_)
        | Action::Use(_)
        | Action::Annex(_)
        | Action::Pass(_)
        | Action::End => None,
    }
}
