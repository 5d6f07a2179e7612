//! Choices of tiles and places: competencies, palaces, cities, neutral buildings, bridges.

use super::Permit;
use super::dig::spades_to;
use crate::action::notation;
use crate::action::{Action, Taken};
use crate::data::DATA;
use crate::data::maps::{Spot, ordered};
use crate::perform::buildings;
use crate::perform::play::{Happening, Play};
use crate::permit::bill::Answer;
use crate::permit::eyes::Eyes;
use crate::state::Bridge;
use crate::state::effects::{Effect, Item, Origin, automatic, effects_of};
use crate::state::ids::{Building, CityTile, Competency, Held, Palace};
use crate::state::source::Source;
use kernel::Seat;
use kernel::land::Hex;
use kernel::message::{Arg, Refusal, message};

type Verdict = Result<(), Refusal>;

pub(super) fn answers_to(eyes: &Eyes<'_>, effect: &Effect, action: &Action) -> Option<Permit> {
    match *effect {
        Effect::Competency => {
            let Action::Take(Taken::Competency(kind)) = *action else {
                return None;
            };
            Some(check_competency(eyes, kind).map(|()| Answer::Competency(kind)))
        }
        Effect::PalaceTile => {
            let Action::Take(Taken::Palace(tile)) = *action else {
                return None;
            };
            Some(check_palace(eyes, tile).map(|()| Answer::PalaceTile(tile)))
        }
        Effect::Neutral(building) => {
            let Action::Place(spot, None) = *action else {
                return None;
            };
            let permit = check_neutral(eyes, spot);
            Some(permit.map(|(hex, spades)| Answer::Neutral {
                building,
                hex,
                spades,
            }))
        }
        Effect::OwnBuilding(_) if *action == Action::PlaceNone => Some(Ok(Answer::Declined)),
        Effect::OwnBuilding(building) => {
            let Action::Place(spot, None) = *action else {
                return None;
            };
            let permit = check_own(eyes, building, spot);
            Some(permit.map(|hex| Answer::OwnBuilding { building, hex }))
        }
        Effect::City(city) => {
            let Action::City(tile, at) = *action else {
                return None;
            };
            let permit = check_city(eyes, city, tile, at)?;
            Some(permit.map(|()| Answer::City(tile)))
        }
        Effect::Bridges(bridges) if *action == Action::BridgeNone => {
            (!bridges.must).then_some(Ok(Answer::Declined))
        }
        Effect::Bridges(bridges) => {
            let Action::Bridge(a, b) = *action else {
                return None;
            };
            let permit = check_bridge(eyes, a, b, false);
            Some(permit.map(|ends| Answer::Bridge { bridges, ends }))
        }
        Effect::Replace(from, to) => {
            let Action::Replace(spot) = *action else {
                return None;
            };
            let permit = check_replace(eyes, from, to, spot);
            Some(permit.map(|hex| Answer::Replace { to, hex }))
        }
        Effect::Books(_)
        | Effect::Levels(_)
        | Effect::Key(..)
        | Effect::Dig(_)
        | Effect::Spades(_)
        | Effect::Pay(_)
        | automatic!() => None,
    }
}

pub(super) fn candidates(eyes: &Eyes<'_>, effect: &Effect) -> Vec<Action> {
    let state = eyes.state;
    match effect {
        Effect::Competency => {
            let kinds = state.competencies.iter();
            kinds
                .map(|kind| Action::Take(Taken::Competency(*kind)))
                .collect()
        }
        Effect::PalaceTile => {
            let tiles = state.palaces.iter();
            tiles
                .map(|tile| Action::Take(Taken::Palace(*tile)))
                .collect()
        }
        Effect::Neutral(_) => {
            let hexes = eyes.reach().and(eyes.empty()).iter();
            hexes
                .map(|hex| Action::Place(eyes.spot(hex), None))
                .collect()
        }
        Effect::OwnBuilding(_) => {
            let hexes = eyes.empty().iter();
            let places = hexes.map(|hex| Action::Place(eyes.spot(hex), None));
            places.chain([Action::PlaceNone]).collect()
        }
        Effect::City(city) => {
            let at = city.filter(|_| cities_waiting(eyes) > 1);
            let at = at.map(|hex| eyes.spot(hex));
            CityTile::all().map(|tile| Action::City(tile, at)).collect()
        }
        Effect::Bridges(_) => {
            let places = state.bridge_places(eyes.seat, false);
            let bridges = places.map(|[a, b]| notation::bridge(eyes.spot(a), eyes.spot(b)));
            bridges.chain([Action::BridgeNone]).collect()
        }
        Effect::Replace(from, _) => {
            let own = state.where_built(|built| {
                built.owner == eyes.seat && built.building == *from && !built.neutral
            });
            own.iter()
                .map(|hex| Action::Replace(eyes.spot(hex)))
                .collect()
        }
        Effect::Books(_)
        | Effect::Levels(_)
        | Effect::Key(..)
        | Effect::Dig(_)
        | Effect::Spades(_)
        | Effect::Pay(_)
        | automatic!() => Vec::new(),
    }
}

pub(super) fn take_palace(play: &mut Play, seat: Seat, tile: Palace) {
    play.state.palaces.retain(|other| *other != tile);
    play.state.player_mut(seat).palace = Some(tile);
    let tile = Arg::name(tile.id());
    play.tell(message!("takes", seat = seat, tile = tile));
    add_palace(play, seat);
}

pub(super) fn place_neutral(play: &mut Play, seat: Seat, building: Building, hex: Hex, spades: u8) {
    if spades > 0 {
        let tools = spades * play.state.tools_per_spade(seat);
        play.state.player_mut(seat).tools -= u16::from(tools);
        play.terraform(seat, hex, spades);
    }
    let cities = buildings::build(play, seat, hex, building, true);
    play.push(seat, cities);
}

fn check_competency(eyes: &Eyes<'_>, kind: Competency) -> Verdict {
    let tile = Arg::name(kind.id());
    if eyes.player().competencies.contains(&kind) {
        return eyes.refuse(|| message!("owns-already", tile = tile));
    }
    if eyes.state.competencies_left[eyes.state.competency_slot(kind)] == 0 {
        return eyes.refuse(|| message!("no-copy-left", tile = tile));
    }
    Ok(())
}

/// Levels, then books of its slot, then what the tile brings at once.
pub(super) fn take_competency(play: &mut Play, seat: Seat, kind: Competency) {
    let index = play.state.competency_slot(kind);
    let slot = &DATA.competency_slots[index];
    play.state.competencies_left[index] -= 1;
    play.tell(message!("takes", seat = seat, tile = Arg::name(kind.id())));
    let column = play.state.printed(seat);
    let more: u8 = column.map(|tile| tile.on_competency.books_of_column).sum();
    play.state.player_mut(seat).competencies.push(kind);
    let mut effects = vec![
        Effect::Steps(slot.discipline, slot.steps),
        Effect::BooksOf(slot.discipline, slot.books + more),
    ];
    let origin = Origin::bonus(Some(Held::Competency(kind)));
    effects.extend(effects_of(&play.state, &kind.data().immediate, origin));
    play.push_one(seat, effects);
}

fn check_palace(eyes: &Eyes<'_>, tile: Palace) -> Verdict {
    if eyes.state.palaces.contains(&tile) {
        Ok(())
    } else {
        eyes.refuse(|| message!("not-on-offer", tile = Arg::name(tile.id())))
    }
}

/// What the palace tile brings, beside the cities that its building founded: the frame below is
/// theirs, and the seat chooses the order.
pub fn add_palace(play: &mut Play, seat: Seat) {
    let Some(tile) = play.state.player(seat).palace else {
        return;
    };
    let origin = Origin::bonus(Some(Held::Palace(tile)));
    let gain = &tile.data().immediate;
    let mut effects = effects_of(&play.state, gain, origin);
    if tile.data().city_min_power_value.is_some() {
        effects.push(Effect::CityCheck);
    }
    let several = gain.terraform_and_build.is_some() && gain.bridges > 0;
    let items: Vec<Item> = if several {
        effects
            .into_iter()
            .map(|effect| Item(vec![effect]))
            .collect()
    } else {
        vec![Item::new(effects)]
    };
    let pending = &mut play.state.player_mut(seat).pending;
    pending.retain(|frame| frame.0.iter().any(|item| !item.0.is_empty()));
    match pending.last_mut() {
        Some(frame) => frame
            .0
            .extend(items.into_iter().filter(|item| !item.0.is_empty())),
        None => play.push(seat, items),
    }
}

fn check_neutral(eyes: &Eyes<'_>, spot: Spot) -> Result<(Hex, u8), Refusal> {
    let hex = eyes.empty_land(spot)?;
    if !eyes.reach().contains(hex) {
        return eyes.refuse(|| message!("out-of-reach", hex = spot.to_string()));
    }
    let native = eyes.state.native(eyes.seat);
    if eyes.state.cells[hex.index()].terrain == Some(native) {
        return Ok((hex, 0));
    }
    let spades = spades_to(eyes, hex, None)?;
    let tools = u16::from(spades * eyes.state.tools_per_spade(eyes.seat));
    if tools > eyes.player().tools {
        let needed = message!("n-tools", n = tools);
        return eyes.refuse(|| message!("too-dear", needed = needed, held = eyes.player().tools));
    }
    Ok((hex, spades))
}

fn check_own(eyes: &Eyes<'_>, building: Building, spot: Spot) -> Result<Hex, Refusal> {
    let hex = eyes.empty_land(spot)?;
    let native = eyes.state.native(eyes.seat);
    if eyes.state.cells[hex.index()].terrain != Some(native) {
        let native = Arg::name(native.id());
        return eyes.refuse(|| message!("not-native", hex = spot.to_string(), native = native));
    }
    if eyes.state.dug.contains(&hex) {
        return eyes.refuse(|| message!("dug-this-turn", hex = spot.to_string()));
    }
    if eyes.player().left[building.index()] == 0 {
        return eyes.refuse(|| message!("none-left", building = Arg::name(building.id())));
    }
    Ok(hex)
}

fn cities_waiting(eyes: &Eyes<'_>) -> usize {
    let Some(frame) = eyes.player().pending.last() else {
        return 0;
    };
    let city = |item: &&Item| matches!(item.choice(), Some(Effect::City(_)));
    frame.0.iter().filter(city).count()
}

fn check_city(
    eyes: &Eyes<'_>,
    city: Option<Hex>,
    tile: CityTile,
    at: Option<Spot>,
) -> Option<Verdict> {
    let named = city.filter(|_| cities_waiting(eyes) > 1);
    if named.map(|hex| eyes.spot(hex)) != at {
        return None;
    }
    Some(if eyes.state.cities[tile.index()] > 0 {
        Ok(())
    } else {
        eyes.refuse(|| message!("no-copy-left", tile = Arg::name(tile.id())))
    })
}

/// Key and points, then the gain of the tile, then what the faction makes of it.
pub(super) fn take_city(play: &mut Play, seat: Seat, tile: CityTile) {
    play.state.cities[tile.index()] -= 1;
    play.state.player_mut(seat).cities[tile.index()] += 1;
    let data = tile.data();
    play.tell(message!("takes", seat = seat, tile = Arg::name(tile.id())));
    play.score(seat, u16::from(data.vp), Source::Cities, tile.id());
    play.happens(seat, Happening::CityTile);
    let mut effects = effects_of(&play.state, &data.gain, Origin::bonus(None));
    for held in play.state.tiles(seat).collect::<Vec<_>>() {
        let gain = &held.tile(play.state.revised).on_city_tile;
        effects.extend(effects_of(&play.state, gain, Origin::bonus(Some(held))));
    }
    play.push_one(seat, effects);
}

/// Whether a bridge may stand there; `over_land` without a printed site.
pub fn check_bridge(
    eyes: &Eyes<'_>,
    a: Spot,
    b: Spot,
    over_land: bool,
) -> Result<[Hex; 2], Refusal> {
    let ends = ordered(eyes.land(a)?, eyes.land(b)?);
    if eyes.player().bridges == 0 {
        return eyes.refuse(|| message!("no-bridge-left"));
    }
    let mut places = eyes.state.bridge_places(eyes.seat, over_land);
    if places.any(|place| place == ends) {
        return Ok(ends);
    }
    eyes.refuse(|| message!("no-bridge-there", a = a.to_string(), b = b.to_string()))
}

pub fn build_bridge(play: &mut Play, seat: Seat, ends: [Hex; 2]) {
    play.state.player_mut(seat).bridges -= 1;
    play.state.bridges.push(Bridge { ends, owner: seat });
    let [a, b] = ends.map(|hex| play.state.map().spot(hex).to_string());
    play.tell(message!("bridges", seat = seat, a = a, b = b));
    let cities = buildings::found_cities(play, seat);
    play.push(seat, cities);
}

fn check_replace(
    eyes: &Eyes<'_>,
    from: Building,
    to: Building,
    spot: Spot,
) -> Result<Hex, Refusal> {
    let hex = eyes.land(spot)?;
    let fits = eyes
        .state
        .built(hex)
        .is_some_and(|built| built.owner == eyes.seat && built.building == from && !built.neutral);
    if !fits {
        let building = Arg::name(from.id());
        return eyes.refuse(|| message!("not-your", hex = spot.to_string(), building = building));
    }
    if eyes.player().left[to.index()] == 0 {
        return eyes.refuse(|| message!("none-left", building = Arg::name(to.id())));
    }
    Ok(hex)
}
