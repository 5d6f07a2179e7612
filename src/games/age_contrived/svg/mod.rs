//! The board as a drawing: the map with its monuments, the shared offers, and every device.

mod device;
mod map;
mod offers;
mod signs;

use std::collections::BTreeSet;

use super::action::*;
use super::data::data;
use super::ids::*;
use super::state::{Half, Row};
use super::{Action, View};
use crate::games::draw::{ACCENT, Drawing, INK};
use crate::games::message::message;
use crate::games::{Look, Seat, Viewer};

const WIDTH: f32 = 1000.0;
const MAP: f32 = 1000.0;

/// What is marked: the places that the viewer can act on, and those of the last action.
#[derive(Debug)]
pub(super) struct Marks {
    legal: BTreeSet<String>,
    last: BTreeSet<String>,
}

impl Marks {
    fn of(look: &Look<'_, Action>) -> Marks {
        let mut legal = BTreeSet::new();
        if let Viewer::Seat(seat) = look.viewer {
            look.legal
                .iter()
                .for_each(|action| legal.extend(places(seat, action)));
        }
        let last = look
            .last
            .iter()
            .flat_map(|(seat, action)| places(*seat, action))
            .collect();
        Marks { legal, last }
    }

    /// The frame of a place: violet and dashed where the viewer can act, black for the last action.
    pub(super) fn stroke(&self, at: &str, quiet: &str) -> String {
        if self.legal.contains(at) {
            format!("stroke=\"{ACCENT}\" stroke-width=\"3.5\" stroke-dasharray=\"6 3\"")
        } else if self.last.contains(at) {
            format!("stroke=\"{INK}\" stroke-width=\"3.5\"")
        } else {
            quiet.to_owned()
        }
    }
}

pub(super) fn draw(view: &View, look: &Look<'_, Action>) -> String {
    let marks = Marks::of(look);
    let mut drawing = Drawing::new();
    map::draw(&mut drawing, view, look, &marks);
    let mut y = MAP + 10.0;
    y += offers::draw(&mut drawing, view, look, &marks, y);
    for player in order(view, look.viewer) {
        y += device::draw(&mut drawing, view, look, &marks, player, y);
    }
    let title = look
        .words
        .say(&message!("drawing-title", turn = view.turns));
    drawing.finish(WIDTH, y, &title)
}

/// The viewer's own device first, then clockwise.
fn order(view: &View, viewer: Viewer) -> Vec<Seat> {
    let first = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => view.first,
    };
    first.clockwise(view.players.len()).collect()
}

/// The places of the drawing that an action is about; the same ids as in the menu.
pub(super) fn places(seat: Seat, action: &Action) -> Vec<String> {
    let row = |row: &Row| format!("{}-{row}", seat.0 + 1);
    let tile = |at: &super::state::TileAt| format!("{}-{at}", seat.0 + 1);
    let one = match action {
        Action::Step(place) | Action::Skip(place) | Action::Teleport(place, _) => place.to_string(),
        Action::Neutral(_, site) | Action::Bridge(_, site) | Action::As(site) => site.to_string(),
        Action::Place(_, target)
        | Action::Release(_, Release::Place(target))
        | Action::ThreePlace(_, target) => target.to_string(),
        Action::Reposition(source, target) => {
            let from = source.from.map(|from| from.to_string());
            return from.into_iter().chain([target.to_string()]).collect();
        }
        Action::Extra(Some((_, target))) => target.to_string(),
        Action::Fill(at, _)
        | Action::Wind(at, _)
        | Action::Refill(at, _)
        | Action::ThreeFill(at, _)
        | Action::Release(_, Release::Slot(at))
        | Action::Keep(Some((_, at)))
        | Action::Start(StartAt::Row(at), _) => row(at),
        Action::Start(StartAt::Market, _) | Action::Add(Some(_)) | Action::Pay(_) => "mk".into(),
        Action::Use { position, .. } => row(&Row::new(*position, Half::Bottom)),
        Action::Deploy(rows) => {
            let positions = (0..POSITIONS as u8).filter(|at| rows >> at & 1 == 1);
            return positions.map(|at| row(&Row::new(at, Half::Top))).collect();
        }
        Action::Convey(spare) => tile(&super::state::TileAt::Spare(*spare)),
        Action::Acquire(slot, at) => return vec![format!("slot-{}", slot + 1), tile(at)],
        Action::TakeTile(at) => return vec!["slot-4".into(), tile(at)],
        Action::Put(_) => format!("{}-tracks", seat.0 + 1),
        Action::Up => format!("{}-tracks", seat.0 + 1),
        Action::Bind(Track::Monument, region) => format!("mon:{region}"),
        Action::Bind(Track::Pillar, region) => format!("pil:{region}"),
        Action::ThreeBound(_, from, to) => return vec![from.to_string(), to.to_string()],
        Action::Resolve(mon) | Action::Patron(Some(mon)) => {
            format!("mon:{}", data().monument(*mon).region)
        }
        _ => return Vec::new(),
    };
    vec![one]
}
