//! The board as panels: map, science, offer, a mat for each seat, the table of seats, points by source.

pub mod effects;
mod map;
mod mat;
pub mod offer;
mod science;
mod setup;
mod tables;

use effects::Effects;

use super::view::View;
use crate::action::Action;
use crate::state::State;
use crate::state::ids::{Building, Discipline, Terrain};
use kernel::land::drawing::{self, Ground};
use kernel::message::Words;
use kernel::panel::{Ink, Panel, Sign, SignDrawing};
use kernel::{Look, Seat, Viewer};

pub fn panels(view: &View, look: &Look<'_, Action>) -> Vec<Panel> {
    let sheet = Sheet {
        view,
        table: &view.table,
        words: look.words,
        viewer: look.viewer,
        legal: look.legal,
    };
    let mut panels = vec![sheet.map(), sheet.science(), sheet.offer(), sheet.seats()];
    panels.extend(Seat::all(view.table.seats()).map(|seat| sheet.mat(seat)));
    panels.push(sheet.score());
    panels
}

/// The colour of each seat is that of its planning board.
pub fn inks(view: &View) -> Vec<Ink> {
    let home = |player: &crate::state::Player| player.board.map(ground);
    let homes: Vec<Option<Ground>> = view.table.players.iter().map(home).collect();
    drawing::inks(&homes)
}

/// The letters of the disciplines, white on black: colours are for seats.
pub const SIGNS: &[SignDrawing] = &[
    SignDrawing {
        name: "banking",
        body: r#"<path fill-rule="evenodd" d="M3 1h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zM5 4v8h3.6c1.8 0 2.8-.9 2.8-2.3 0-1-.6-1.7-1.4-2 .6-.3 1-.9 1-1.6C11 4.8 10.1 4 8.6 4zm1.9 1.5h1.4c.6 0 .9.3.9.8s-.3.8-.9.8H6.9zm0 3.1h1.6c.7 0 1.1.3 1.1 1s-.4 1-1.1 1H6.9z"/>"#,
    },
    SignDrawing {
        name: "law",
        body: r#"<path fill-rule="evenodd" d="M3 1h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zM5.6 4v8H11v-1.7H7.5V4z"/>"#,
    },
    SignDrawing {
        name: "engineering",
        body: r#"<path fill-rule="evenodd" d="M3 1h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zM5.2 4v8H11v-1.7H7.1V8.8h3.3V7.1H7.1V5.7H11V4z"/>"#,
    },
    SignDrawing {
        name: "medicine",
        body: r#"<path fill-rule="evenodd" d="M3 1h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zM3.6 4v8h1.9V7.2L8 11l2.5-3.8V12h1.9V4h-2.1L8 7.7 5.7 4z"/>"#,
    },
];

pub fn ground(terrain: Terrain) -> Ground {
    match terrain {
        Terrain::Desert => Ground::Desert,
        Terrain::Plains => Ground::Plains,
        Terrain::Swamp => Ground::Swamp,
        Terrain::Lake => Ground::Lake,
        Terrain::Forest => Ground::Forest,
        Terrain::Mountain => Ground::Mountain,
        Terrain::Wasteland => Ground::Wasteland,
    }
}

/// What every panel is written from.
struct Sheet<'a> {
    view: &'a View,
    table: &'a State,
    words: &'a Words<'a>,
    viewer: Viewer,
    legal: &'a [Action],
}

impl Sheet<'_> {
    fn effects(&self) -> Effects<'_> {
        Effects {
            words: self.words,
            seats: self.table.seats(),
        }
    }
}

/// The address of a thing of which every seat has its own.
fn of_seat(thing: &str, seat: Seat) -> String {
    format!("{thing}-{}", seat.0 + 1)
}

pub fn building_sign(building: Building) -> Sign {
    match building {
        Building::Workshop => "house",
        Building::Guild => "post",
        Building::School => "school",
        Building::University => "university",
        Building::Palace => "palace",
        Building::Tower => "tower",
        Building::Monument => "monument",
    }
}

pub fn discipline_sign(discipline: Discipline) -> Sign {
    discipline.id()
}
