//! A land of hexes as the map of a board: terrain, pieces, town walls, bridges.
//!
//! Drawn in units of 60 to a hex. Colours come from classes alone (see [`crate::palette`]), so that
//! the same drawing serves light and dark and becomes a picture.

mod pieces;
#[cfg(test)]
mod tests;

pub use pieces::{Piece, Shape, mark};

use std::fmt::Write;

use super::{Grid, Hex, HexSet};
use crate::Seat;
use crate::draw::Drawing;
use crate::panel::{Ink, Map, Spot};

/// Half the width of a hex.
const HALF: f32 = 30.0;
/// From its middle to its topmost corner.
const RADIUS: f32 = 34.64;
const MARGIN: f32 = 3.0;
/// How far a bridge reaches from its middle, and half its breadth.
const SPAN: f32 = 24.0;
const BREADTH: f32 = 7.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    Lake,
    Forest,
    Wasteland,
    Desert,
    Swamp,
    Mountain,
    Plains,
}

impl Ground {
    fn class(self) -> &'static str {
        match self {
            Ground::Lake => "f-lake",
            Ground::Forest => "f-forest",
            Ground::Wasteland => "f-wasteland",
            Ground::Desert => "f-desert",
            Ground::Swamp => "f-swamp",
            Ground::Mountain => "f-mountain",
            Ground::Plains => "f-plains",
        }
    }

    /// A hex of it by itself, with what stands on it: for lists, around its middle.
    pub fn sketch(self, piece: Option<Piece>) -> String {
        let mut drawing = Drawing::new();
        self.draw(&mut drawing, (0.0, 0.0));
        match piece {
            Some(piece) => piece.draw(&mut drawing, 0.0, 3.0),
            None => self.draw_sign(&mut drawing, (0.0, 0.0)),
        }
        drawing.inside()
    }

    fn draw(self, drawing: &mut Drawing, at: (f32, f32)) {
        let class = self.class();
        drawing.polygon(
            &corners(at, RADIUS - 1.1),
            format_args!("class=\"{class}\""),
        );
    }

    fn draw_sign(self, drawing: &mut Drawing, (x, y): (f32, f32)) {
        drawing.path(
            format_args!("M{x:.1},{:.1} {}", y + 2.0, self.sign()),
            "class=\"s-ink\" fill=\"none\" stroke-width=\"1.3\" stroke-linecap=\"round\" stroke-linejoin=\"round\" opacity=\"0.45\"",
        );
    }

    /// The colour of the pieces that are at home here.
    pub fn ink(self) -> Ink {
        match self {
            Ground::Lake => Ink::Blue,
            Ground::Forest => Ink::Green,
            Ground::Wasteland => Ink::Orange,
            Ground::Desert => Ink::Yellow,
            Ground::Swamp => Ink::Black,
            Ground::Mountain => Ink::Slate,
            Ground::Plains => Ink::Brown,
        }
    }

    /// Its sign around the middle of a hex, so that colour is never the only mark.
    fn sign(self) -> &'static str {
        match self {
            Ground::Lake => {
                "m-13,-1 q3.2,-4 6.5,0 t6.5,0 t6.5,0 t6.5,0 m-26,7 q3.2,-4 6.5,0 t6.5,0 t6.5,0 t6.5,0"
            }
            Ground::Forest => "m-11,9 l5.5,-11 l5.5,11 z m9,0 l6,-13 l6,13 z",
            Ground::Wasteland => "m-13,8 l9,-13 l5,7 l4,-5 l8,11",
            Ground::Desert => "m-13,2 q6.5,-8 13,0 t13,0 m-22,8 q4.5,-6 9,0 t9,0",
            Ground::Swamp => {
                "m-9,10 v-11 m-5,-2 q0,5.5 5,5.5 q5,0 5,-5.5 m11,13 v-11 m-5,-2 q0,5.5 5,5.5 q5,0 5,-5.5"
            }
            Ground::Mountain => "m-14,9 l10,-15 l5,8 l4,-5 l9,12 z",
            Ground::Plains => "m-9,9 v-11 m6,11 v-7 m6,7 v-12 m6,12 v-8",
        }
    }
}

/// The colours of seats by the ground that each is at home on; who has none yet gets one that
/// nobody else has.
pub fn inks(homes: &[Option<Ground>]) -> Vec<Ink> {
    let taken: Vec<Ink> = homes.iter().flatten().map(|home| home.ink()).collect();
    let mut free = [
        Ink::Purple,
        Ink::Slate,
        Ink::Brown,
        Ink::Blue,
        Ink::Orange,
        Ink::Green,
        Ink::Yellow,
        Ink::Black,
    ]
    .into_iter()
    .filter(|ink| !taken.contains(ink));
    let ink = |home: &Option<Ground>| match home {
        Some(home) => home.ink(),
        None => free.next().expect("more inks than seats"),
    };
    homes.iter().map(ink).collect()
}

/// All that is to be drawn.
#[derive(Debug)]
pub struct Scenery<'a> {
    pub grid: &'a Grid,
    /// By hex; `None` for water.
    pub ground: Vec<Option<Ground>>,
    pub pieces: Vec<(Hex, Piece)>,
    /// The hexes of each seat's towns, which a wall goes around.
    pub towns: Vec<(HexSet, Ink)>,
    pub bridges: Vec<([Hex; 2], Ink)>,
    /// Where bridges may come to stand.
    pub sites: Vec<[Hex; 2]>,
    /// Land that waits for something printed there.
    pub marked: HexSet,
    /// Water over which a town hangs together, and whose town it is where that is known.
    pub joints: Vec<(Hex, Option<(Seat, Ink)>)>,
}

/// What is said of a place.
#[derive(Debug)]
pub struct Said {
    pub name: String,
    pub holds: String,
}

impl Scenery<'_> {
    /// The map with a spot for every hex and every bridge site.
    pub fn map(&self, hex_said: impl Fn(Hex) -> Said, site_said: impl Fn([Hex; 2]) -> Said) -> Map {
        let frame = Frame::of(self.grid);
        let mut drawing = Drawing::new();
        drawing.rect(0.0, 0.0, frame.width, frame.height, "class=\"f-water\"");
        self.draw_ground(&frame, &mut drawing);
        self.draw_sites(&frame, &mut drawing);
        for (town, ink) in &self.towns {
            draw_walls(&frame, self.grid, *town, *ink, &mut drawing);
        }
        for (ends, ink) in &self.bridges {
            draw_bridge(&frame.bar(self.grid, *ends), *ink, &mut drawing);
        }
        for (hex, owner) in &self.joints {
            pieces::draw_joint(&mut drawing, frame.middle(self.grid, *hex), *owner);
        }
        for (hex, piece) in &self.pieces {
            let (x, y) = frame.middle(self.grid, *hex);
            piece.draw(&mut drawing, x, y + 5.0);
        }
        let mut spots = Vec::new();
        for hex in self.grid.hexes() {
            let said = hex_said(hex);
            let (x, y) = frame.middle(self.grid, hex);
            spots.push(Spot {
                at: self.grid.name(hex).to_owned(),
                x,
                y,
                outline: corners((x, y), RADIUS - 1.6),
                name: said.name,
                holds: said.holds,
            });
        }
        let built = self.bridges.iter().map(|(ends, _)| *ends);
        let beyond = built.filter(|ends| !self.sites.contains(ends));
        for ends in self.sites.iter().copied().chain(beyond) {
            let (said, bar) = (site_said(ends), frame.bar(self.grid, ends));
            spots.push(Spot {
                at: site_at(self.grid, ends),
                x: bar.x,
                y: bar.y,
                outline: bar.outline(),
                name: said.name,
                holds: said.holds,
            });
        }
        Map {
            width: frame.width,
            height: frame.height,
            drawing: drawing.inside(),
            spots,
            paths: Vec::new(),
        }
    }

    fn draw_ground(&self, frame: &Frame, drawing: &mut Drawing) {
        let built: HexSet = self.pieces.iter().map(|(hex, _)| *hex).collect();
        for (hex, ground) in self.grid.hexes().zip(&self.ground) {
            let at = frame.middle(self.grid, hex);
            let Some(ground) = ground else {
                let line = "class=\"s-water-line\" fill=\"none\" stroke-width=\"1\"";
                drawing.polygon(&corners(at, RADIUS), line);
                continue;
            };
            ground.draw(drawing, at);
            let (x, y) = at;
            let name = self.grid.name(hex);
            // As large as a phone needs it in an email; the page, which is drawn larger, has its own size.
            drawing.label(x, y - 12.0, 20.0, "hex-name f-dim", name);
            if self.marked.contains(hex) && !built.contains(hex) {
                let dots = "class=\"s-ink\" fill=\"none\" stroke-width=\"1.3\" stroke-dasharray=\"2 3\" opacity=\"0.55\"";
                drawing.circle(x, y + 4.0, 15.0, dots);
            }
            if !built.contains(hex) {
                ground.draw_sign(drawing, at);
            }
        }
    }

    fn draw_sites(&self, frame: &Frame, drawing: &mut Drawing) {
        let stands = |ends: &[Hex; 2]| self.bridges.iter().any(|(other, _)| other == ends);
        for ends in self.sites.iter().filter(|ends| !stands(ends)) {
            let bar = frame.bar(self.grid, *ends);
            let (from, to) = bar.ends(SPAN - 9.0);
            let dots = "class=\"bridge-site s-edge\" stroke-width=\"1.6\" stroke-linecap=\"round\" stroke-dasharray=\"0.1 5\" opacity=\"0.45\"";
            drawing.line(from, to, dots);
        }
    }
}

/// The address of a bridge site.
pub fn site_at(grid: &Grid, [one, other]: [Hex; 2]) -> String {
    format!("{}-{}", grid.name(one), grid.name(other))
}

/// Where hexes lie on the paper.
struct Frame {
    first: f32,
    width: f32,
    height: f32,
}

impl Frame {
    fn of(grid: &Grid) -> Frame {
        let halves = || grid.hexes().map(|hex| f32::from(grid.place(hex).x2));
        let rows = grid.hexes().map(|hex| f32::from(grid.place(hex).row));
        let first = halves().fold(f32::MAX, f32::min);
        let last = halves().fold(f32::MIN, f32::max);
        Frame {
            first,
            width: (last - first + 2.0) * HALF + 2.0 * MARGIN,
            height: rows.fold(0.0, f32::max) * 1.5 * RADIUS + 2.0 * (RADIUS + MARGIN),
        }
    }

    fn middle(&self, grid: &Grid, hex: Hex) -> (f32, f32) {
        let place = grid.place(hex);
        (
            MARGIN + (f32::from(place.x2) - self.first + 1.0) * HALF,
            MARGIN + RADIUS * (1.0 + 1.5 * f32::from(place.row)),
        )
    }

    fn bar(&self, grid: &Grid, ends: [Hex; 2]) -> Bar {
        let [(x1, y1), (x2, y2)] = ends.map(|hex| self.middle(grid, hex));
        let (dx, dy) = (x2 - x1, y2 - y1);
        let length = (dx * dx + dy * dy).sqrt();
        Bar {
            x: (x1 + x2) / 2.0,
            y: (y1 + y2) / 2.0,
            along: (dx / length, dy / length),
        }
    }
}

/// A bridge, or the place of one.
struct Bar {
    x: f32,
    y: f32,
    along: (f32, f32),
}

impl Bar {
    fn ends(&self, reach: f32) -> ((f32, f32), (f32, f32)) {
        let (dx, dy) = (self.along.0 * reach, self.along.1 * reach);
        ((self.x - dx, self.y - dy), (self.x + dx, self.y + dy))
    }

    fn outline(&self) -> Vec<(f32, f32)> {
        let ((x1, y1), (x2, y2)) = self.ends(SPAN);
        let (ax, ay) = (-self.along.1 * BREADTH, self.along.0 * BREADTH);
        vec![
            (x1 + ax, y1 + ay),
            (x2 + ax, y2 + ay),
            (x2 - ax, y2 - ay),
            (x1 - ax, y1 - ay),
        ]
    }
}

fn corners((x, y): (f32, f32), radius: f32) -> Vec<(f32, f32)> {
    let (half, low) = (radius * HALF / RADIUS, radius / 2.0);
    vec![
        (x, y - radius),
        (x + half, y - low),
        (x + half, y + low),
        (x, y + radius),
        (x - half, y + low),
        (x - half, y - low),
    ]
}

/// What lies beyond each side, from the corner at the top clockwise: rows and halves away.
const BEYOND: [(i8, i8); 6] = [(-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1)];

/// A wall along the outer sides of a town.
fn draw_walls(frame: &Frame, grid: &Grid, town: HexSet, ink: Ink, drawing: &mut Drawing) {
    let mut d = String::new();
    for hex in town.iter() {
        let corners = corners(frame.middle(grid, hex), RADIUS - 2.4);
        let place = grid.place(hex);
        for (side, (rows, halves)) in BEYOND.into_iter().enumerate() {
            let inside = grid.sides(hex).and(town).iter().any(|other| {
                let other = grid.place(other);
                (other.row - place.row, other.x2 - place.x2) == (rows, halves)
            });
            if !inside {
                let ((x1, y1), (x2, y2)) = (corners[side], corners[(side + 1) % 6]);
                let _ = write!(d, "M{x1:.1},{y1:.1} L{x2:.1},{y2:.1} ");
            }
        }
    }
    if d.is_empty() {
        return;
    }
    let wall = format!(
        "class=\"town-wall s-{}\" fill=\"none\" stroke-width=\"3.6\" stroke-linecap=\"round\"",
        ink.class()
    );
    drawing.path(d, wall);
}

fn draw_bridge(bar: &Bar, ink: Ink, drawing: &mut Drawing) {
    let (from, to) = bar.ends(SPAN - 5.0);
    let round = |class: &str, width: f32| {
        format!("class=\"{class}\" stroke-width=\"{width}\" stroke-linecap=\"round\"")
    };
    drawing.line(from, to, round("s-halo", 13.0));
    drawing.line(from, to, round("s-rim", 10.0));
    drawing.line(from, to, round(&format!("s-{}", ink.class()), 7.6));
    let planks = format!(
        "class=\"s-{}\" stroke-width=\"4.4\" stroke-dasharray=\"1.6 3.2\"",
        ink.on()
    );
    drawing.line(from, to, planks);
}
