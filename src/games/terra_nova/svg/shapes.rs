//! Signs and pieces: each terrain and each building has an outline of its own.

use super::super::data::Terrain;
use super::super::view::Kind;
use crate::games::draw::{Drawing, Type};

/// The sign of a terrain around a point, so that colour is never the only mark.
pub(super) fn sign(drawing: &mut Drawing, terrain: Terrain, x: f32, y: f32, stroke: &str) {
    let style = format!(
        "fill=\"none\" stroke=\"{stroke}\" stroke-width=\"2\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\" opacity=\"0.75\""
    );
    let d = match terrain {
        Terrain::Lake => waves(x, y),
        Terrain::Forest => [(-17.0, 3.0), (0.0, -5.0), (17.0, 3.0)]
            .map(|(dx, dy)| tree(x + dx, y + dy))
            .concat(),
        Terrain::Wasteland => format!("M{:.1} {:.1}l13 -20l8 11l7 -8l12 17", x - 20.0, y + 10.0),
        Terrain::Desert => format!(
            "M{:.1} {:.1}q11 -13 22 0t22 0M{:.1} {:.1}q9 -11 18 0t18 0",
            x - 23.0,
            y - 3.0,
            x - 16.0,
            y + 10.0
        ),
        Terrain::Swamp => [-16.0, 0.0, 16.0].map(|dx| reed(x + dx, y)).concat(),
        Terrain::River => return,
    };
    drawing.path(d, style);
}

fn waves(x: f32, y: f32) -> String {
    [-9.0, 0.0, 9.0]
        .map(|dy| format!("M{:.1} {:.1}q5 -6 10 0t10 0t10 0t10 0", x - 20.0, y + dy))
        .concat()
}

fn tree(x: f32, y: f32) -> String {
    format!(
        "M{:.1} {:.1}l8 -16l8 16zM{x:.1} {:.1}v6",
        x - 8.0,
        y + 6.0,
        y + 6.0
    )
}

fn reed(x: f32, y: f32) -> String {
    format!("M{x:.1} {:.1}v-20m-6 4q1 8 6 9q5 -1 6 -9", y + 11.0)
}

/// A building, standing on a point.
pub(super) fn building(drawing: &mut Drawing, kind: Kind, fill: &str, x: f32, y: f32, scale: f32) {
    let outline: &[(f32, f32)] = match kind {
        Kind::House => &[
            (-13.0, 12.0),
            (-13.0, -3.0),
            (0.0, -15.0),
            (13.0, -3.0),
            (13.0, 12.0),
        ],
        Kind::Post => &[
            (-22.0, 12.0),
            (-22.0, -5.0),
            (-9.0, -17.0),
            (4.0, -5.0),
            (22.0, -5.0),
            (22.0, 12.0),
        ],
        Kind::PalaceLeft | Kind::PalaceRight => &[
            (-22.0, 15.0),
            (-22.0, -17.0),
            (-13.0, -17.0),
            (-13.0, -9.0),
            (-5.0, -9.0),
            (-5.0, -17.0),
            (5.0, -17.0),
            (5.0, -9.0),
            (13.0, -9.0),
            (13.0, -17.0),
            (22.0, -17.0),
            (22.0, 15.0),
        ],
    };
    let points: Vec<(f32, f32)> = outline
        .iter()
        .map(|(dx, dy)| (x + dx * scale, y + dy * scale))
        .collect();
    let edge = format!("stroke-linejoin=\"round\" fill=\"{fill}\"");
    drawing.polygon(
        &points,
        format!(
            "{edge} stroke=\"#ffffff\" stroke-width=\"{:.1}\"",
            6.0 * scale
        ),
    );
    drawing.polygon(
        &points,
        format!(
            "{edge} stroke=\"#111111\" stroke-width=\"{:.1}\"",
            2.2 * scale
        ),
    );
    let side = match kind {
        Kind::PalaceLeft => "L",
        Kind::PalaceRight => "R",
        Kind::House | Kind::Post => return,
    };
    let ink = if fill == "#f2c200" || fill == "#ffffff" {
        "#111111"
    } else {
        "#ffffff"
    };
    drawing.text(
        x,
        y + 10.0 * scale,
        Type::new(17.0 * scale).fill(ink).bold().middle(),
        side,
    );
}
