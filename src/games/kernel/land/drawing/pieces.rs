//! Pieces: their outline tells the kind, their ink and mark the seat.

use crate::Seat;
use crate::draw::Drawing;
use crate::panel::Ink;

/// The outline of a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    Gable,
    GableWithWing,
    Battlements,
    Pediment,
    Dome,
    Tower,
    Obelisk,
}

/// A building on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub shape: Shape,
    /// Whose mark it bears; nobody's for one that belongs to no seat.
    pub seat: Option<Seat>,
    pub ink: Ink,
    /// White, with rim and mark in ink.
    pub is_neutral: bool,
    /// Tells apart two of a shape; empty for none.
    pub letter: &'static str,
    pub has_annex: bool,
}

impl Shape {
    fn outline(self) -> &'static str {
        match self {
            Shape::Gable => "m-12,12 v-13 l12,-11 l12,11 v13 z",
            Shape::GableWithWing => "m-18,12 v-12 l10,-10 l10,10 h16 v12 z",
            Shape::Battlements => "m-18,12 v-24 h8 v5 h6 v-5 h8 v5 h6 v-5 h8 v24 z",
            Shape::Pediment => "m-17,12 v-4 h2.5 v-8 h-2.5 v-4 l17,-9 l17,9 v4 h-2.5 v8 h2.5 v4 z",
            Shape::Dome => "m-19,12 v-9 h5.5 q1.5,-11 12,-12 v-4 h3 v4 q10.5,1 12,12 h5.5 v9 z",
            Shape::Tower => {
                "m-9,13 v-16 h-3 v-10 h5.5 v4 h3.5 v-4 h6 v4 h3.5 v-4 h5.5 v10 h-3 v16 z"
            }
            Shape::Obelisk => "m-14,13 v-5 h7 l3.5,-19 l3.5,-4 l3.5,4 l3.5,19 h7 v5 z",
        }
    }

    /// Where the mark of the seat lies.
    fn mark(self, has_letter: bool) -> (f32, f32) {
        match self {
            Shape::Gable => (0.0, 4.0),
            Shape::GableWithWing => (-8.0, 4.0),
            Shape::Battlements if has_letter => (-8.0, 4.0),
            Shape::Battlements | Shape::Pediment => (0.0, 3.5),
            Shape::Dome => (0.0, 4.0),
            Shape::Tower | Shape::Obelisk => (0.0, 5.0),
        }
    }
}

impl Piece {
    /// Standing around a point.
    pub(super) fn draw(&self, drawing: &mut Drawing, x: f32, y: f32) {
        drawing.group("piece", |drawing| self.draw_parts(drawing, x, y));
    }

    fn draw_parts(&self, drawing: &mut Drawing, x: f32, y: f32) {
        let ink = format!("f-{}", self.ink.class());
        let (body, rim, on) = if self.is_neutral {
            ("f-halo", self.ink.class(), self.ink.class())
        } else {
            (ink.as_str(), "rim", self.ink.on())
        };
        let outline = format!("M{x:.1},{y:.1} {}", self.shape.outline());
        let halo = "class=\"f-halo s-halo\" stroke-width=\"5.5\" stroke-linejoin=\"round\"";
        drawing.path(&outline, halo);
        let width = if self.is_neutral { 2.4 } else { 1.3 };
        drawing.path(
            &outline,
            format_args!(
                "class=\"{body} s-{rim}\" stroke-width=\"{width}\" stroke-linejoin=\"round\""
            ),
        );
        if self.has_annex {
            let (left, top) = (x + 10.0, y + 5.0);
            let halo = "class=\"f-halo s-halo\" stroke-width=\"3.4\"";
            drawing.rect(left, top, 9.0, 9.0, halo);
            drawing.rect(
                left,
                top,
                9.0,
                9.0,
                format_args!("class=\"{ink} s-rim\" stroke-width=\"1.3\""),
            );
        }
        let (dx, dy) = self.shape.mark(!self.letter.is_empty());
        if let Some(seat) = self.seat {
            mark(drawing, seat, (x + dx, y + dy), on);
        }
        if !self.letter.is_empty() {
            let classes = format!("piece-letter f-{on}");
            drawing.label(x + 8.0, y + 8.4, 12.5, &classes, self.letter);
        }
    }
}

/// A disc on the water that joins the parts of a town.
pub(super) fn draw_joint(drawing: &mut Drawing, (x, y): (f32, f32), owner: Option<(Seat, Ink)>) {
    let ink = owner.map_or("ink", |(_, ink)| ink.class());
    let disc = format!("class=\"f-card s-{ink}\" stroke-width=\"3.6\"");
    drawing.circle(x, y, 11.0, disc);
    if let Some((seat, ink)) = owner {
        mark(drawing, seat, (x, y), ink.class());
    }
}

/// The shape of a seat, about 8 across.
pub fn mark(drawing: &mut Drawing, seat: Seat, (x, y): (f32, f32), colour: &str) {
    let class = format!("class=\"f-{colour}\"");
    let around = |points: &[(f32, f32)]| -> Vec<(f32, f32)> {
        points.iter().map(|(dx, dy)| (x + dx, y + dy)).collect()
    };
    let points: &[(f32, f32)] = match seat.0 {
        0 => return drawing.circle(x, y, 4.0, class),
        1 => &[(0.0, -4.7), (4.7, 3.6), (-4.7, 3.6)],
        2 => &[(-3.6, -3.6), (3.6, -3.6), (3.6, 3.6), (-3.6, 3.6)],
        3 => &[(0.0, -5.1), (5.1, 0.0), (0.0, 5.1), (-5.1, 0.0)],
        _ => &[
            (0.0, -4.8),
            (4.6, -1.5),
            (2.8, 3.9),
            (-2.8, 3.9),
            (-4.6, -1.5),
        ],
    };
    drawing.polygon(&around(points), class);
}
