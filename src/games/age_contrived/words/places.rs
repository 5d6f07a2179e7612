//! Places in words: what a sentence says for a space, a row of the device, a site.

use crate::action::{BoundAt, From as Origin, StartAt, Target};
use crate::data::data;
use crate::state::ids::*;
use crate::state::{Half, Row, State, TileAt};
use crate::words::names::monument_name;
use kernel::message::{Arg, Message, message};

fn region_name(region: Region) -> Arg {
    Arg::name(data().region(region).id.as_str())
}

fn pillar_name(region: Region) -> Arg {
    Arg::name(data().region(region).pillar.as_str())
}

/// The regions that a place lies in.
pub(crate) fn regions(place: Place) -> impl Iterator<Item = Region> {
    let bits = data().place(place).regions;
    Region::all().filter(move |region| bits & region.bit() != 0)
}

/// The number that a space has in its region.
pub(crate) fn space_number(place: Place) -> &'static str {
    let code = &data().place(place).code;
    code.trim_start_matches(|sign: char| !sign.is_ascii_digit())
}

pub(crate) fn between(site: Site) -> Message {
    let mut joined = regions(site.place()).map(region_name);
    let nothing = || Arg::name("nothing");
    message!(
        "between",
        one = joined.next().unwrap_or_else(nothing),
        other = joined.next().unwrap_or_else(nothing)
    )
}

pub(crate) fn place_words(place: Place) -> Message {
    match (place.site(), regions(place).next()) {
        (Some(site), _) => message!("the-bridge", between = between(site)),
        (None, Some(region)) => message!(
            "the-space",
            region = region_name(region),
            number = space_number(place)
        ),
        (None, None) => message!("nothing"),
    }
}

pub(crate) fn row_words(row: Row) -> Message {
    let id = match row.half {
        Half::Top => "the-top-row",
        Half::Bottom => "the-bottom-row",
    };
    message!(id, position = row.position + 1)
}

pub(crate) fn tile_place(at: TileAt) -> Message {
    match at {
        TileAt::Position(position) => message!("the-position", position = position + 1),
        TileAt::Spare(_) => message!("the-spare", name = at.to_string()),
    }
}

/// A place of the board that an energy goes to.
pub(crate) fn target_words(state: &State, target: Target) -> Message {
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

macro_rules! said {
    ($($place:ty => $words:expr;)+) => {$(
        impl From<$place> for Arg {
            fn from(place: $place) -> Arg {
                let words: fn($place) -> Message = $words;
                words(place).into()
            }
        }
    )+};
}
said! {
    Place => place_words;
    Site => between;
    Row => row_words;
    TileAt => tile_place;
    StartAt => |at| match at {
        StartAt::Row(row) => row_words(row),
        StartAt::Market => message!("the-market"),
    };
    BoundAt => |at| match at {
        BoundAt::Monument(region) => {
            message!("the-monument", monument = monument_name(data().region(region).monument))
        }
        BoundAt::Pillar(region) => message!("the-pillar", pillar = pillar_name(region)),
    };
    Origin => |from| match from {
        Origin::Market => message!("the-market"),
        Origin::Segment(mon, space) => message!("the-segment", monument = monument_name(mon), space = space + 1),
        Origin::Slot(row) => row_words(row),
        Origin::Track(track) => message!("your-track", track = Arg::name(track.code())),
        Origin::Monument(region) => {
            message!("the-monument", monument = monument_name(data().region(region).monument))
        }
        Origin::Pillar(region) => message!("the-pillar", pillar = pillar_name(region)),
    };
}
