//! The map: terrain, buildings, bridges, what can be done and what was done last.

use super::super::action::Action;
use super::super::board::{BOARD, hex};
use super::super::view::{BridgeView, BuildingView, HexView, View};
use super::{WIDTH, ground, piece, shapes};
use crate::games::Look;
use crate::games::draw::{ACCENT, Drawing, INK, Type};
use crate::games::hex::{Hex, HexSet};

const RADIUS: f32 = 52.0;
/// Half the width of a pointy-top hex.
const HALF: f32 = RADIUS * 0.866_025_4;
const TOP: f32 = 12.0;

/// Draws the map and says where it ends.
pub(super) fn draw(drawing: &mut Drawing, view: &View, look: &Look<'_, Action>) -> f32 {
    let targets: HexSet = look.legal.iter().flat_map(Action::hexes).collect();
    let last: HexSet = look
        .last
        .iter()
        .flat_map(|(_, action)| action.hexes())
        .collect();
    for hex in &view.hexes {
        drawing.target(hex.name, |drawing| cell(drawing, hex));
    }
    for bridge in &view.bridges {
        draw_bridge(drawing, view, bridge);
    }
    for hex in &view.hexes {
        pieces(drawing, view, hex);
    }
    ring(
        drawing,
        last,
        &format!("stroke=\"{INK}\" stroke-width=\"5\""),
    );
    let dashes = format!("stroke=\"{ACCENT}\" stroke-width=\"4.5\" stroke-dasharray=\"9 6\"");
    ring(drawing, targets, &dashes);
    let rows = BOARD
        .grid
        .hexes()
        .map(|hex| BOARD.grid.place(hex).row)
        .max()
        .unwrap_or_default();
    TOP + (f32::from(rows) * 1.5 + 2.0) * RADIUS + 10.0
}

fn centre(hex: Hex) -> (f32, f32) {
    let place = BOARD.grid.place(hex);
    let left = (WIDTH - 21.0 * HALF) / 2.0;
    (
        left + (f32::from(place.x2) + 1.0) * HALF,
        TOP + RADIUS + f32::from(place.row) * 1.5 * RADIUS,
    )
}

fn corners(hex: Hex, radius: f32) -> [(f32, f32); 6] {
    let (x, y) = centre(hex);
    let (half, low) = (radius * 0.866_025_4, radius / 2.0);
    [
        (x, y - radius),
        (x + half, y - low),
        (x + half, y + low),
        (x, y + radius),
        (x - half, y + low),
        (x - half, y - low),
    ]
}

fn cell(drawing: &mut Drawing, view: &HexView) {
    let (x, y) = centre(view.hex);
    let ground = ground(view.terrain);
    if BOARD.grid.is_river(view.hex) {
        let quiet = format!(
            "fill=\"{}\" stroke=\"#d5e3ee\" stroke-width=\"1\"",
            ground.fill
        );
        drawing.polygon(&corners(view.hex, RADIUS), quiet);
        drawing.text(
            x,
            y - 30.0,
            Type::new(12.0).fill(ground.sign).middle(),
            view.name,
        );
        return;
    }
    let edge = "stroke=\"#ffffff\" stroke-width=\"3\"";
    drawing.polygon(
        &corners(view.hex, RADIUS - 1.0),
        format!("fill=\"{}\" {edge}", ground.fill),
    );
    let is_changed = view.terrain != BOARD.printed[view.hex.index()];
    if is_changed {
        let tile = format!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\"2\" opacity=\"0.55\"",
            ground.sign
        );
        drawing.polygon(&corners(view.hex, RADIUS - 6.0), tile);
    }
    shapes::sign(drawing, view.terrain, x, y + 4.0, ground.sign);
    let letters = Type::new(15.0).fill(ground.sign).middle();
    drawing.text(x, y - 27.0, letters.bold(), view.name);
    drawing.text(x, y + 40.0, letters, view.terrain.letter());
    if view.marked {
        let dots = format!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\"2\" stroke-dasharray=\"3 4\"",
            ground.sign
        );
        drawing.circle(x, y + 4.0, 22.0, dots);
    }
}

fn pieces(drawing: &mut Drawing, view: &View, hex: &HexView) {
    let (x, y) = centre(hex.hex);
    if let Some(building) = &hex.building {
        put(drawing, building, x, y + 4.0);
        if building.in_town {
            town_mark(drawing, x + 27.0, y + 20.0);
        }
    }
    if let Some(seat) = hex.river_town {
        let colour = piece(view.players[seat.index()].colour);
        drawing.circle(
            x,
            y,
            17.0,
            format!("fill=\"#ffffff\" stroke=\"{colour}\" stroke-width=\"4\""),
        );
        drawing.text(x, y + 7.0, Type::new(19.0).bold().middle(), "T");
    }
}

fn put(drawing: &mut Drawing, building: &BuildingView, x: f32, y: f32) {
    let colour = piece(building.colour);
    match building.owner {
        Some(_) => shapes::building(drawing, building.kind, colour, x, y, 1.0),
        None => {
            shapes::building(drawing, building.kind, "#ffffff", x, y, 1.0);
            drawing.text(
                x,
                y + 9.0,
                Type::new(15.0).fill(colour).bold().middle(),
                "N",
            );
        }
    }
}

fn town_mark(drawing: &mut Drawing, x: f32, y: f32) {
    drawing.circle(
        x,
        y,
        10.0,
        "fill=\"#ffffff\" stroke=\"#111111\" stroke-width=\"2\"",
    );
    drawing.text(x, y + 5.0, Type::new(14.0).bold().middle(), "T");
}

fn draw_bridge(drawing: &mut Drawing, view: &View, bridge: &BridgeView) {
    let (Ok(from), Ok(to)) = (hex(bridge.from), hex(bridge.to)) else {
        return;
    };
    let ((x1, y1), (x2, y2)) = (centre(from), centre(to));
    // From the near edge of one hex to the near edge of the other.
    let along = |t: f32| (x1 + (x2 - x1) * t, y1 + (y2 - y1) * t);
    let (start, end) = (along(0.3), along(0.7));
    let colour = piece(view.players[bridge.owner.index()].colour);
    drawing.line(
        start,
        end,
        "stroke=\"#111111\" stroke-width=\"17\" stroke-linecap=\"round\"",
    );
    drawing.line(
        start,
        end,
        format!("stroke=\"{colour}\" stroke-width=\"12\" stroke-linecap=\"round\""),
    );
    let rails = "stroke=\"#ffffff\" stroke-width=\"2\" stroke-dasharray=\"4 5\"";
    drawing.line(start, end, rails);
}

fn ring(drawing: &mut Drawing, hexes: HexSet, stroke: &str) {
    for hex in hexes.iter() {
        drawing.polygon(
            &corners(hex, RADIUS - 4.0),
            format!("fill=\"none\" pointer-events=\"none\" {stroke}"),
        );
    }
}
