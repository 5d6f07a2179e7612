//! A building goes up: its place, its points, offers to the neighbours, cities.

use crate::data::DATA;
use crate::perform::play::{Happening, Play};
use crate::state::effects::{Effect, Item};
use crate::state::ids::Building;
use crate::state::{Built, Offer, State};
use kernel::Seat;
use kernel::land::{Hex, HexSet};
use kernel::message::{Arg, message};

/// Puts a building on a hex, replacing an own one, without any event: starting buildings.
pub fn put(play: &mut Play, seat: Seat, hex: Hex, building: Building, neutral: bool) {
    let old = play.state.built(hex);
    let player = play.state.player_mut(seat);
    if let Some(old) = old {
        player.left[old.building.index()] += 1;
    }
    if !neutral {
        player.left[building.index()] -= 1;
    }
    play.state.cells[hex.index()].built = Some(Built {
        owner: seat,
        building,
        neutral,
        annex: old.is_some_and(|old| old.annex),
        city: old.is_some_and(|old| old.city),
    });
}

/// A building event: piece, points, offers. Gives the cities that came into being.
pub fn build(
    play: &mut Play,
    seat: Seat,
    hex: Hex,
    building: Building,
    neutral: bool,
) -> Vec<Item> {
    put(play, seat, hex, building, neutral);
    let place = play.state.map().spot(hex).to_string();
    play.tell(message!(
        if neutral { "builds-neutral" } else { "builds" },
        seat = seat,
        building = Arg::name(building.id()),
        hex = place
    ));
    play.happens(seat, Happening::Build(building, hex));
    offer_power(play, seat, hex);
    found_cities(play, seat)
}

/// Everybody else with buildings beside the hex may gain power.
fn offer_power(play: &mut Play, seat: Seat, hex: Hex) {
    let state = &mut play.state;
    let mut sums = vec![0u8; state.seats()];
    for beside in state.adjacent(hex).iter() {
        if let Some(built) = state.built(beside) {
            sums[built.owner.index()] += built.power_value();
        }
    }
    let start = state.order.iter().position(|other| *other == seat);
    let count = state.order.len();
    let after = start.map_or(0, |place| place + 1);
    for step in 0..count {
        let to = state.order[(after + step) % count];
        let power = sums[to.index()];
        if to == seat || power == 0 || state.player(to).bowls.0.room() == 0 {
            continue;
        }
        state.offers_made += 1;
        let offer = Offer {
            number: state.offers_made,
            to,
            by: seat,
            hex,
            power,
            open: false,
        };
        state.offers.push(offer);
        let (power, points) = state.offer_terms(offer);
        play.events
            .push(message!("may-accept", seat = to, power = power, points = points).into());
    }
}

impl State {
    /// Whether a group without city buildings meets the numbers of a city.
    pub fn makes_city(&self, seat: Seat, group: HexSet) -> bool {
        let built: Vec<Built> = group.iter().filter_map(|hex| self.built(hex)).collect();
        let has = |kind| built.iter().any(|built| built.building == kind);
        let constants = &DATA.constants;
        let needed = if has(Building::Monument) {
            constants.city_min_buildings_with_monument
        } else if has(Building::University) {
            constants.city_min_buildings_with_university
        } else {
            constants.city_min_buildings
        };
        let annexes = built.iter().filter(|built| built.annex).count();
        let value: u8 = built.iter().map(|built| built.power_value()).sum();
        built.iter().all(|built| !built.city)
            && built.len() + annexes >= usize::from(needed)
            && value >= self.city_value(seat)
    }

    fn mark_city(&mut self, group: HexSet, city: bool) {
        for hex in group.iter() {
            if let Some(built) = &mut self.cells[hex.index()].built {
                built.city = city;
            }
        }
    }
}

/// What touches a city belongs to it, for every seat: a bridge joins the buildings of all.
pub fn join_cities(state: &mut State) {
    for seat in Seat::all(state.seats()) {
        for group in state.own_groups(seat) {
            let city = |hex: Hex| state.built(hex).is_some_and(|built| built.city);
            if group.iter().any(city) {
                state.mark_city(group, true);
            }
        }
    }
}

/// Founds every city that is due: each waits for its tile.
pub fn found_cities(play: &mut Play, seat: Seat) -> Vec<Item> {
    join_cities(&mut play.state);
    let mut items = Vec::new();
    if play.state.cities.iter().all(|left| *left == 0) {
        return items;
    }
    for group in play.state.own_groups(seat) {
        if play.state.makes_city(seat, group) {
            items.push(found(play, seat, group));
        }
    }
    items
}

/// A group becomes a city.
pub fn found(play: &mut Play, seat: Seat, group: HexSet) -> Item {
    play.state.mark_city(group, true);
    let hex = group.first().expect("a city has buildings");
    let place = play.state.map().spot(hex).to_string();
    play.tell(message!("founds", seat = seat, hex = place));
    Item::new(vec![Effect::City(Some(hex))])
}

/// No tile was left for it: the group stays free.
pub fn unfound(play: &mut Play, seat: Seat, hex: Hex) {
    let group = play.state.own_group(seat, hex);
    play.state.mark_city(group, false);
}
