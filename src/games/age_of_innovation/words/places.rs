//! Where an action is chosen on the board: its kind, its place, and what tells it from others there.

use super::describe::convert;
use crate::action::{Action, Pick};
use crate::data::DATA;
use crate::data::maps::{Spot, ordered};
use crate::permit::eyes::Eyes;
use crate::state::ids::{Building, Discipline, Track};
use kernel::land::drawing::site_at;
use kernel::message::{Arg, Message, message};
use kernel::panel::Sign;

/// The group of the menu that an action stands in, and its sign.
pub(super) fn kind(action: &Action) -> (&'static str, Sign) {
    match action {
        Action::Set(_) | Action::Draft(_) => ("kind-setup", "tile"),
        Action::Place(..) => ("kind-place", "house"),
        Action::Books(_) => ("kind-books", "book"),
        Action::Levels(Some(_)) | Action::Key(..) => ("kind-levels", "level"),
        Action::Take(_) => ("kind-take", "tile"),
        Action::Pay(_) => ("kind-pay", "book"),
        Action::Replace(_) | Action::Upgrade(..) => ("kind-upgrade", "post"),
        Action::City(..) | Action::CityVia(_) => ("kind-city", "town"),
        Action::Bridge(..) => ("kind-bridge", "bridge"),
        Action::Accept(_) => ("kind-accept", "power"),
        Action::Decline(_) => ("kind-decline", "close"),
        Action::Burn | Action::Convert(_) => ("kind-convert", "swap"),
        Action::Build(..) => ("kind-build", "house"),
        Action::Dig(..) | Action::Spade(..) => ("kind-dig", "spade"),
        Action::Advance(_) => ("kind-advance", "up"),
        Action::Innovate(_) => ("kind-innovate", "idea"),
        Action::Send(..) => ("kind-send", "scholar"),
        Action::Power(_) => ("kind-power", "power"),
        Action::Book(_) => ("kind-book", "book"),
        Action::Use(_) => ("kind-use", "tile"),
        Action::Annex(_) => ("kind-annex", "annex"),
        Action::PlaceNone
        | Action::Levels(None)
        | Action::SpadeNone
        | Action::BridgeNone
        | Action::DigNone => ("kind-leave", "close"),
        Action::Pass(_) => ("kind-pass", "pass"),
        Action::End => ("kind-end", "end"),
    }
}

/// What tells an action from others of its kind at the same place.
pub(super) fn variant(eyes: &Eyes<'_>, action: &Action) -> Option<Message> {
    let by = |leap: Option<crate::action::Leap>, what: Message| match leap {
        None => what,
        Some(leap) => message!("do-leap", what = what, leap = Arg::name(leap.id())),
    };
    let to_building = |building: Building| message!("variant-to", to = Arg::name(building.id()));
    Some(match action {
        Action::Place(_, Some(building)) => to_building(*building),
        Action::Upgrade(_, to) => to_building(*to),
        Action::Replace(_) => message!("variant-replace"),
        Action::Build(_, leap) => by(*leap, message!("variant-build")),
        Action::Dig(_, None, leap) => by(*leap, whole(eyes)),
        Action::Spade(_, None) => whole(eyes),
        Action::Dig(_, Some(goal), leap) => by(
            *leap,
            message!("variant-partly", goal = Arg::name(goal.id())),
        ),
        Action::Spade(_, Some(goal)) => message!("variant-partly", goal = Arg::name(goal.id())),
        Action::City(_, Some(spot)) => message!("variant-city", hex = spot.to_string()),
        Action::CityVia(_) => message!("variant-city-via"),
        Action::Key(_, true) => message!("variant-key"),
        Action::Key(_, false) => message!("variant-no-key"),
        Action::Levels(Some(_)) => message!("variant-level"),
        Action::Advance(Track::Sailing) => message!("variant-sailing"),
        Action::Advance(Track::Terraforming) => message!("variant-digging"),
        Action::Send(_, 1) => message!("variant-return"),
        Action::Send(_, levels) => message!("variant-send", levels = *levels),
        Action::Burn => message!("do-burn"),
        Action::Convert(conversion) => convert(*conversion),
        Action::Set(_)
        | Action::Draft(_)
        | Action::Books(_)
        | Action::Levels(None)
        | Action::Take(_)
        | Action::Place(_, None)
        | Action::PlaceNone
        | Action::SpadeNone
        | Action::Pay(_)
        | Action::City(_, None)
        | Action::Bridge(..)
        | Action::BridgeNone
        | Action::DigNone
        | Action::Accept(_)
        | Action::Decline(_)
        | Action::Innovate(_)
        | Action::Power(_)
        | Action::Book(_)
        | Action::Use(_)
        | Action::Annex(_)
        | Action::Pass(_)
        | Action::End => return None,
    })
}

fn whole(eyes: &Eyes<'_>) -> Message {
    let native = eyes.state.native(eyes.seat);
    message!("variant-whole", goal = Arg::name(native.id()))
}

/// The addresses on the board that an action is about, the place where it is chosen first.
pub(super) fn targets(eyes: &Eyes<'_>, action: &Action) -> Vec<String> {
    let own = |thing: &str| format!("{thing}-{}", eyes.seat.0 + 1);
    let figure = |id: &str| format!("{}-{id}", own("mat"));
    match action {
        Action::Place(spot, _)
        | Action::Spade(spot, _)
        | Action::Replace(spot)
        | Action::CityVia(spot)
        | Action::Build(spot, _)
        | Action::Dig(spot, ..)
        | Action::Upgrade(spot, _)
        | Action::Annex(spot) => vec![spot.to_string()],
        Action::Bridge(a, b) => bridge(eyes, *a, *b),
        Action::Set(board) => vec![board.board().id.clone()],
        Action::Draft(Pick::Board(board)) => vec![board.board().id.clone()],
        Action::Draft(pick) => vec![pick.to_string()],
        Action::Take(tile) => vec![tile.to_string()],
        Action::City(tile, spot) => {
            let spot = spot.map(|spot| spot.to_string());
            [tile.to_string()].into_iter().chain(spot).collect()
        }
        Action::Levels(Some(discipline)) | Action::Key(discipline, _) => {
            vec![discipline.to_string()]
        }
        Action::Send(discipline, levels) => vec![space(eyes, *discipline, *levels)],
        Action::Innovate(tile) => vec![tile.to_string()],
        Action::Power(action) => vec![action.to_string()],
        Action::Book(action) => vec![action.to_string()],
        Action::Use(held) => vec![own(held.id())],
        Action::Pass(Some(bonus)) => vec![bonus.to_string()],
        Action::Advance(Track::Sailing) => vec![figure("sailing")],
        Action::Advance(Track::Terraforming) => vec![figure("digging")],
        Action::Books(discipline) | Action::Pay(discipline) => vec![figure(discipline.id())],
        Action::Levels(None)
        | Action::PlaceNone
        | Action::SpadeNone
        | Action::BridgeNone
        | Action::DigNone
        | Action::Accept(_)
        | Action::Decline(_)
        | Action::Burn
        | Action::Convert(_)
        | Action::Pass(None)
        | Action::End => Vec::new(),
    }
}

fn bridge(eyes: &Eyes<'_>, a: Spot, b: Spot) -> Vec<String> {
    let map = eyes.state.map();
    let ends = map.find(a).zip(map.find(b));
    let site = ends.map(|(a, b)| site_at(&map.grid, ordered(a, b)));
    let ends = [a.to_string(), b.to_string()];
    site.into_iter().chain(ends).collect()
}

/// The space that a scholar goes to; one that is given back is given at the row.
fn space(eyes: &Eyes<'_>, discipline: Discipline, levels: u8) -> String {
    let taken = eyes.state.spaces[discipline.index()];
    let mut spaces = DATA.science.scholar_spaces.iter().zip(taken);
    match spaces.position(|(worth, taken)| *worth == levels && !taken) {
        Some(index) if levels > 1 => format!("{}-{}", discipline.id(), index + 1),
        _ => discipline.id().to_owned(),
    }
}
