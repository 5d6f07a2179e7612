//! Free steps: sacrifices, conversions, and cities over a river hex.

use crate::action::{Action, Conversion, FreeStep};
use crate::data::DATA;
use crate::data::maps::Spot;
use crate::perform::buildings;
use crate::perform::play::Play;
use crate::permit::bill::FreeBill;
use crate::permit::eyes::Eyes;
use crate::state::ids::Discipline;
use crate::words::describe;
use kernel::Seat;
use kernel::land::{Hex, HexSet};
use kernel::message::{Arg, Refusal, message};

pub fn candidates(eyes: &Eyes<'_>) -> Vec<Action> {
    let each = |make: fn(Discipline) -> Conversion| {
        Discipline::ALL
            .iter()
            .map(move |book| Action::Convert(make(*book)))
    };
    let mut all = vec![
        Action::Burn,
        Action::Convert(Conversion::PowerToScholar),
        Action::Convert(Conversion::PowerToTool),
        Action::Convert(Conversion::PowerToCoin),
        Action::Convert(Conversion::ScholarToTool),
        Action::Convert(Conversion::ToolToCoin),
    ];
    all.extend(each(Conversion::PowerToBook));
    all.extend(each(Conversion::BookToCoin));
    if spans_rivers(eyes) {
        let river = eyes.state.map().grid.river().iter();
        all.extend(river.map(|hex| Action::CityVia(eyes.spot(hex))));
    }
    all
}

pub fn check(eyes: &Eyes<'_>, step: FreeStep) -> Result<FreeBill, Refusal> {
    match step {
        FreeStep::Burn if eyes.player().bowls.0.0[1] >= 2 => Ok(FreeBill::Burn),
        FreeStep::Burn => eyes.refuse(|| message!("burn-two")),
        FreeStep::Convert(conversion) => {
            check_conversion(eyes, conversion).map(|()| FreeBill::Convert(conversion))
        }
        FreeStep::CityVia(spot) => {
            check_via(eyes, spot).map(|(river, group)| FreeBill::CityVia { river, group })
        }
    }
}

fn check_conversion(eyes: &Eyes<'_>, conversion: Conversion) -> Result<(), Refusal> {
    let player = eyes.player();
    let rates = &DATA.conversions;
    let power = |needed: u8| {
        let held = player.bowls.0.ready();
        if held >= needed {
            return Ok(());
        }
        eyes.refuse(|| {
            let needed = message!("n-power", n = needed);
            message!("too-dear", needed = needed, held = held)
        })
    };
    let enough = |there: bool, missing: &'static str| {
        if there {
            Ok(())
        } else {
            eyes.refuse(|| message!(missing))
        }
    };
    match conversion {
        Conversion::PowerToScholar => {
            enough(player.scholar_supply > 0, "no-scholar-left")?;
            power(rates.power_per_scholar)
        }
        Conversion::PowerToBook(book) => {
            if eyes.state.books[book.index()] == 0 {
                let discipline = Arg::name(book.id());
                return eyes.refuse(|| message!("no-book-left", discipline = discipline));
            }
            power(rates.power_per_book)
        }
        Conversion::PowerToTool => power(rates.power_per_tool),
        Conversion::PowerToCoin => power(1),
        Conversion::ScholarToTool => enough(player.scholars > 0, "no-scholar"),
        Conversion::ToolToCoin => enough(player.tools > 0, "no-tool"),
        Conversion::BookToCoin(book) if player.books[book.index()] > 0 => Ok(()),
        Conversion::BookToCoin(book) => {
            eyes.refuse(|| message!("no-such-book", discipline = Arg::name(book.id())))
        }
    }
}

pub fn perform(play: &mut Play, seat: Seat, bill: FreeBill) {
    match bill {
        FreeBill::Burn => {
            let player = play.state.player_mut(seat);
            player.bowls.0.sacrifice();
            player.burnt += 1;
            play.tell(message!("burns", seat = seat));
        }
        FreeBill::Convert(conversion) => convert(play, seat, conversion),
        FreeBill::CityVia { river, group } => {
            play.state.river_cities.push(river);
            let city = buildings::found(play, seat, group);
            play.push(seat, vec![city]);
        }
    }
}

fn convert(play: &mut Play, seat: Seat, conversion: Conversion) {
    let rates = &DATA.conversions;
    let player = play.state.player_mut(seat);
    let mut power = 0;
    match conversion {
        Conversion::PowerToScholar => {
            power = rates.power_per_scholar;
            player.scholar_supply -= 1;
            player.scholars += 1;
        }
        Conversion::PowerToBook(book) => {
            power = rates.power_per_book;
            play.give_books(seat, book, 1);
        }
        Conversion::PowerToTool => {
            power = rates.power_per_tool;
            player.tools += 1;
        }
        Conversion::PowerToCoin => {
            power = 1;
            player.coins += 1;
        }
        Conversion::ScholarToTool => {
            player.scholars -= 1;
            player.scholar_supply += 1;
            player.tools += 1;
        }
        Conversion::ToolToCoin => {
            player.tools -= 1;
            player.coins += 1;
        }
        Conversion::BookToCoin(book) => {
            player.coins += 1;
            play.return_books(seat, book, 1);
        }
    }
    play.state.player_mut(seat).bowls.0.spend(power);
    play.tell(message!(
        "converts",
        seat = seat,
        what = describe::convert(conversion)
    ));
}

fn spans_rivers(eyes: &Eyes<'_>) -> bool {
    let mut tiles = eyes.state.printed(eyes.seat);
    tiles.any(|tile| tile.city_over_river_hex > 0)
}

/// The river hex, and all groups beside it as one.
fn check_via(eyes: &Eyes<'_>, spot: Spot) -> Result<(Hex, HexSet), Refusal> {
    let state = eyes.state;
    let map = state.map();
    if !spans_rivers(eyes) {
        return eyes.refuse(|| message!("no-river-cities"));
    }
    let place = spot.to_string();
    let river = map.find(spot).filter(|hex| map.grid.is_river(*hex));
    let Some(river) = river else {
        return eyes.refuse(|| message!("no-such-river", hex = place));
    };
    if state.river_cities.contains(&river) {
        return eyes.refuse(|| message!("river-taken", hex = place));
    }
    if state.cities.iter().all(|left| *left == 0) {
        return eyes.refuse(|| message!("no-city-left"));
    }
    let beside = map.grid.sides(river);
    let groups: Vec<HexSet> = state
        .own_groups(eyes.seat)
        .into_iter()
        .filter(|group| group.meets(beside))
        .collect();
    let union = groups
        .iter()
        .fold(HexSet::EMPTY, |sum, group| sum.or(*group));
    if groups.len() < 2 || !state.makes_city(eyes.seat, union) {
        return eyes.refuse(|| message!("no-city-over", hex = place));
    }
    Ok((river, union))
}
