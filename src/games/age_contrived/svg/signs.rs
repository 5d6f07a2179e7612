//! The small signs of the drawing: energies, symbols and figures, told apart by shape.

use crate::games::Seat;
use crate::games::draw::{Drawing, INK, QUIET, Type};

use super::super::View;
use super::super::data::data;
use super::super::ids::*;

pub(super) const PALE: &str = "#f3f1ea";
pub(super) const LINE: &str = "#b9b4a6";

/// The colour of a seat's pieces: its character's.
pub(super) fn colour(view: &View, seat: Seat) -> &'static str {
    const UNKNOWN: [&str; 5] = ["#3b6ea5", "#b5483a", "#4c8f3f", "#8a6d1f", "#5b5b66"];
    match view.players[seat.index()].character {
        Some(character) => &data().character(character).color,
        None => UNKNOWN[seat.index()],
    }
}

/// The outline of a kind, drawn around a point: compass a diamond, magnet a horseshoe, rose a
/// flower of five, primal a star.
pub(super) fn kind_sign(drawing: &mut Drawing, kind: Kind, x: f32, y: f32, r: f32, fill: &str) {
    match kind {
        Kind::Compass => {
            let points = [(x, y - r), (x + r * 0.62, y), (x, y + r), (x - r * 0.62, y)];
            drawing.polygon(&points, format!("fill=\"{fill}\""));
        }
        Kind::Magnet => {
            let (half, arm) = (r * 0.68, r * 0.8);
            let d = format!(
                "M {:.1} {:.1} V {:.1} A {half:.1} {half:.1} 0 0 0 {:.1} {:.1} V {:.1}",
                x - half,
                y - arm,
                y + r * 0.1,
                x + half,
                y + r * 0.1,
                y - arm
            );
            let width = r * 0.48;
            drawing.path(
                d,
                format!("fill=\"none\" stroke=\"{fill}\" stroke-width=\"{width:.1}\""),
            );
        }
        Kind::Rose => {
            for petal in 0..5 {
                let (sin, cos) = petal_angle(petal);
                drawing.circle(
                    x + r * 0.56 * sin,
                    y - r * 0.56 * cos,
                    r * 0.42,
                    format!("fill=\"{fill}\""),
                );
            }
        }
        Kind::Primal => {
            let points: Vec<(f32, f32)> = (0..10)
                .map(|tip| {
                    let angle = std::f32::consts::PI * tip as f32 / 5.0;
                    let reach = if tip % 2 == 0 { r * 1.05 } else { r * 0.45 };
                    (x + reach * angle.sin(), y - reach * angle.cos())
                })
                .collect();
            drawing.polygon(&points, format!("fill=\"{fill}\""));
        }
    }
}

fn petal_angle(petal: u8) -> (f32, f32) {
    (std::f32::consts::TAU * f32::from(petal) / 5.0).sin_cos()
}

/// The letter of a seat's pieces on the table, beside their colour.
pub(super) fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

/// An energy that lies among those of others: with the letter of its owner.
pub(super) fn shared_energy(drawing: &mut Drawing, view: &View, held: Owned, at: [f32; 3]) {
    let [x, y, r] = at;
    energy(drawing, view, held, x, y, r);
    let (x, y, badge) = (x + r * 0.74, y + r * 0.74, r.max(9.0) * 0.52);
    let fill = colour(view, held.seat);
    drawing.circle(
        x,
        y,
        badge,
        format!("fill=\"#ffffff\" stroke=\"{fill}\" stroke-width=\"1\""),
    );
    let set = Type::new(badge * 1.5).fill(INK).bold().middle();
    drawing.text(x, y + badge * 0.55, set, letter(held.seat));
}

/// An energy of a player: a disc in its colour with the sign of its kind.
pub(super) fn energy(drawing: &mut Drawing, view: &View, held: Owned, x: f32, y: f32, r: f32) {
    let fill = colour(view, held.seat);
    drawing.circle(
        x,
        y,
        r,
        format!("fill=\"{fill}\" stroke=\"#ffffff\" stroke-width=\"1.2\""),
    );
    kind_sign(drawing, held.kind, x, y, r * 0.62, "#ffffff");
}

/// An empty space that asks for a kind; `None` takes any.
pub(super) fn wanted(
    drawing: &mut Drawing,
    kind: Option<Kind>,
    x: f32,
    y: f32,
    r: f32,
    stroke: &str,
) {
    drawing.circle(x, y, r, format!("fill=\"{PALE}\" {stroke}"));
    match kind {
        Some(kind) => kind_sign(drawing, kind, x, y, r * 0.6, "#9a9484"),
        None => drawing.text(x, y + r * 0.35, Type::new(r).fill(QUIET).middle(), "any"),
    }
}

/// A symbol of tiles and relays: boot, monument, pillar.
pub(super) fn symbol(drawing: &mut Drawing, symbol: Symbol, x: f32, y: f32, r: f32) {
    let d = match symbol {
        Symbol::Boot => format!(
            "M {:.1} {:.1} h {:.1} v {:.1} l {:.1} {:.1} v {:.1} h {:.1} z",
            x - r * 0.7,
            y - r,
            r * 0.7,
            r * 1.1,
            r * 0.7,
            r * 0.35,
            r * 0.5,
            -r * 1.4
        ),
        Symbol::Monument => format!(
            "M {:.1} {:.1} l {:.1} {:.1} h {:.1} z",
            x,
            y - r,
            r * 0.9,
            r * 1.9,
            -r * 1.8
        ),
        Symbol::Pillar => format!(
            "M {:.1} {:.1} h {:.1} v {:.1} h {:.1} v {:.1} h {:.1} v {:.1} h {:.1} v {:.1} h {:.1} v {:.1} h {:.1} z",
            x - r * 0.8,
            y - r,
            r * 1.6,
            r * 0.4,
            -r * 0.45,
            r * 1.1,
            r * 0.45,
            r * 0.45,
            -r * 1.6,
            -r * 0.45,
            r * 0.45,
            -r * 1.1,
            -r * 0.45
        ),
    };
    drawing.path(d, format!("fill=\"{INK}\""));
}

/// A figure with the letter of its seat.
pub(super) fn figure(drawing: &mut Drawing, view: &View, seat: Seat, x: f32, y: f32) {
    let fill = colour(view, seat);
    let d = format!(
        "M {:.1} {:.1} q 0 -16 8 -18 a 7.5 7.5 0 1 1 8 0 q 8 2 8 18 z",
        x - 12.0,
        y + 13.0
    );
    drawing.path(
        d,
        format!("fill=\"{fill}\" stroke=\"#ffffff\" stroke-width=\"1.6\""),
    );
    drawing.text(
        x,
        y + 10.0,
        Type::new(11.0).fill("#ffffff").bold().middle(),
        letter(seat),
    );
}
