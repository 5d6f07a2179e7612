//! The board as a drawing: the map, what is shared, and a mat for each player.

mod map;
mod mats;
mod shapes;
mod shared;

use super::action::Action;
use super::data::Terrain;
use super::view::View;
use crate::games::Look;
use crate::games::draw::Drawing;

/// Every part of the drawing is this wide.
const WIDTH: f32 = 1000.0;
const MARGIN: f32 = 18.0;

pub fn draw(view: &View, look: &Look<'_, Action>) -> String {
    let mut drawing = Drawing::new();
    let mut bottom = map::draw(&mut drawing, view, look);
    bottom = shared::draw(&mut drawing, view, look, bottom);
    bottom = mats::draw(&mut drawing, view, look, bottom);
    drawing.finish(WIDTH, bottom, &look.words.name("picture-title"))
}

/// The colours of a terrain: the ground, and the sign and letters on it.
struct Ground {
    fill: &'static str,
    sign: &'static str,
}

fn ground(terrain: Terrain) -> Ground {
    let (fill, sign) = match terrain {
        Terrain::Lake => ("#8fb8e8", "#2f5f9e"),
        Terrain::Forest => ("#92c08c", "#2f6b33"),
        Terrain::Wasteland => ("#e39a86", "#93402c"),
        Terrain::Desert => ("#f0d98c", "#8a6a10"),
        Terrain::Swamp => ("#a39d93", "#403c35"),
        Terrain::River => ("#eaf2f8", "#9fb8c9"),
    };
    Ground { fill, sign }
}

/// The colour of a player's pieces.
fn piece(colour: Terrain) -> &'static str {
    match colour {
        Terrain::Lake => "#1f5fd0",
        Terrain::Forest => "#1c7a2e",
        Terrain::Wasteland => "#c8321a",
        Terrain::Desert => "#f2c200",
        Terrain::Swamp => "#2b2926",
        Terrain::River => "#8d9299",
    }
}
