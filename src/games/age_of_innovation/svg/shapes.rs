//! Colours and shapes: terrains by fill and sign, buildings by outline.

use super::super::ids::{Building, Terrain};
use crate::games::draw::{Drawing, Type};

pub(super) fn land_colour(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Desert => "#f0dc8c",
        Terrain::Plains => "#c8a078",
        Terrain::Swamp => "#98948c",
        Terrain::Lake => "#8db4e0",
        Terrain::Forest => "#8bb986",
        Terrain::Mountain => "#cfd3d6",
        Terrain::Wasteland => "#e09a84",
    }
}

pub(super) fn piece_colour(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Desert => "#b98a00",
        Terrain::Plains => "#6f431b",
        Terrain::Swamp => "#26262a",
        Terrain::Lake => "#1a559f",
        Terrain::Forest => "#23692e",
        Terrain::Mountain => "#67707a",
        Terrain::Wasteland => "#a92a17",
    }
}

fn sign_colour(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Desert => "#b59a3f",
        Terrain::Plains => "#8a6540",
        Terrain::Swamp => "#5f5b55",
        Terrain::Lake => "#4f7cb0",
        Terrain::Forest => "#4f8350",
        Terrain::Mountain => "#858c94",
        Terrain::Wasteland => "#a85a44",
    }
}

/// The sign of a terrain around a middle, about 30 wide.
pub(super) fn sign(drawing: &mut Drawing, terrain: Terrain, x: f32, y: f32) {
    let d = match terrain {
        Terrain::Desert => "m-15,3 q7,-9 15,0 q8,-9 15,0",
        Terrain::Plains => "m-14,6 l0,-9 m5,9 l0,-13 m9,13 l0,-9 m5,9 l0,-13 m9,13 l0,-9",
        Terrain::Swamp => {
            "m-12,8 l0,-14 m-5,4 q5,5 10,0 m9,10 l0,-16 m-5,4 q5,5 10,0 m9,12 l0,-14 m-5,4 q5,5 10,0"
        }
        Terrain::Lake => {
            "m-15,-4 q4,-5 7.5,0 t7.5,0 t7.5,0 t7.5,0 m-30,9 q4,-5 7.5,0 t7.5,0 t7.5,0 t7.5,0"
        }
        Terrain::Forest => "m-16,8 l7,-14 l7,14 z m12,0 l7,-18 l7,18 z",
        Terrain::Mountain => "m-18,8 l11,-17 l6,9 l5,-7 l13,15",
        Terrain::Wasteland => "m-15,-6 l8,6 l-3,8 m3,-8 l10,-3 l4,-6 m-4,6 l8,9 m-8,-9 l10,2",
    };
    let colour = sign_colour(terrain);
    drawing.path(
        format_args!("M{x:.1},{y:.1} {d}"),
        format_args!(
            "fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.8\" stroke-linejoin=\"round\""
        ),
    );
}

/// The outline of a building, standing on its middle.
fn outline(building: Building) -> &'static str {
    match building {
        Building::Workshop => "m-11,11 v-13 l11,-10 l11,10 v13 z",
        Building::Guild => "m-18,11 v-13 l10,-10 l10,10 v4 h16 v9 z",
        Building::School => "m-16,11 v-14 h4 v-6 h24 v6 h4 v14 z",
        Building::University => "m-18,11 v-11 h5 q13,-22 26,0 h5 v11 z",
        Building::Palace => "m-19,12 v-24 h8 v6 h7 v-6 h8 v6 h7 v-6 h8 v24 z",
        Building::Tower => "m-8,12 v-20 h-3 v-7 h5 v3 h4 v-3 h4 v3 h4 v-3 h5 v7 h-3 v20 z",
        Building::Monument => "m-14,12 v-5 h7 l4,-24 h6 l4,24 h7 v5 z",
    }
}

/// A building with the number of its seat; a neutral one is white.
pub(super) fn building(
    drawing: &mut Drawing,
    kind: Building,
    (x, y): (f32, f32),
    colour: &str,
    neutral: bool,
    number: u8,
) {
    let fill = if neutral { "#ffffff" } else { colour };
    let (edge, ink) = if neutral {
        (colour, colour)
    } else {
        ("#111111", "#ffffff")
    };
    let width = if neutral { 2.6 } else { 1.5 };
    drawing.path(
        format_args!("M{x:.1},{y:.1} {}", outline(kind)),
        format_args!(
            "fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"{width}\" stroke-linejoin=\"round\""
        ),
    );
    let left = if kind == Building::Guild { -8.0 } else { 0.0 };
    let set = Type::new(11.0).bold().fill(ink).middle();
    drawing.text(x + left, y + 8.5, set, number);
}
