//! The map: hexes, buildings, bridges, cities.

use super::super::action::Action;
use super::super::state::Built;
use super::{MARGIN, Sketch, WIDTH, shapes};
use crate::games::draw::{ACCENT, Drawing, INK, PAPER, Type};
use crate::games::hex::Hex;

/// Where the hexes lie on the paper.
struct Place {
    left: f32,
    top: f32,
    /// Half the width of a hex.
    half: f32,
    radius: f32,
    first: f32,
}

impl Place {
    fn middle(&self, row: i8, x2: i8) -> (f32, f32) {
        let x = self.left + self.half * (f32::from(x2) - self.first + 1.0);
        let y = self.top + self.radius * (1.0 + 1.5 * f32::from(row));
        (x, y)
    }

    fn corners(&self, (x, y): (f32, f32), inset: f32) -> Vec<(f32, f32)> {
        let (half, radius) = (self.half - inset, self.radius - inset * 1.15);
        vec![
            (x, y - radius),
            (x + half, y - radius / 2.0),
            (x + half, y + radius / 2.0),
            (x, y + radius),
            (x - half, y + radius / 2.0),
            (x - half, y - radius / 2.0),
        ]
    }
}

impl Sketch<'_> {
    pub(super) fn map(&mut self) {
        let grid = &self.view.table.map().grid;
        let halves: Vec<f32> = grid.hexes().map(|h| f32::from(grid.place(h).x2)).collect();
        let first = halves.iter().copied().fold(f32::MAX, f32::min);
        let last = halves.iter().copied().fold(f32::MIN, f32::max);
        let half = ((WIDTH - 2.0 * MARGIN) / (last - first + 2.0)).min(50.0);
        let used = half * (last - first + 2.0);
        let place = Place {
            left: (WIDTH - used) / 2.0,
            top: self.y,
            half,
            radius: half * 2.0 / 3f32.sqrt(),
            first,
        };
        for hex in grid.hexes().filter(|hex| grid.is_river(*hex)) {
            self.hex(&place, hex);
        }
        for hex in grid.hexes().filter(|hex| !grid.is_river(*hex)) {
            self.hex(&place, hex);
        }
        self.sites(&place);
        self.bridges(&place);
        for hex in grid.hexes() {
            if let Some(built) = self.view.table.built(hex) {
                self.building(&place, hex, built);
            }
        }
        self.last_action(&place);
        self.y = place.top + place.radius * 14.0 + 6.0;
    }

    fn middle(&self, place: &Place, hex: Hex) -> (f32, f32) {
        let at = self.view.table.map().grid.place(hex);
        place.middle(at.row, at.x2)
    }

    fn hex(&mut self, place: &Place, hex: Hex) {
        let state = &self.view.table;
        let name = self.view.hexes[hex.index()].clone();
        let (x, y) = self.middle(place, hex);
        let marked = self.is_marked(&name);
        let terrain = state.cells[hex.index()].terrain;
        let fill = terrain.map_or("#eef3f8", shapes::land_colour);
        let changed = terrain != state.map().terrain[hex.index()];
        let edge = state.map().edge.contains(hex);
        let city = state.river_cities.contains(&hex);
        let size = place.radius / 4.4;
        self.drawing.target(&name, |drawing| {
            let frame = if terrain.is_some() { PAPER } else { "#e2e9f0" };
            drawing.polygon(
                &place.corners((x, y), 0.8),
                format_args!("fill=\"{fill}\" stroke=\"{frame}\" stroke-width=\"1.6\""),
            );
            if edge {
                drawing.polygon(
                    &place.corners((x, y), 4.0),
                    "fill=\"none\" stroke=\"#00000030\" stroke-width=\"1.2\" stroke-dasharray=\"2 3\"",
                );
            }
            if changed {
                drawing.polygon(
                    &place.corners((x, y), 7.0),
                    "fill=\"none\" stroke=\"#ffffff90\" stroke-width=\"2\"",
                );
            }
            let label = if terrain.is_some() { "#3c3c3c" } else { "#9fb0c0" };
            let up = if terrain.is_some() { 0.60 } else { -0.08 };
            let set = Type::new(size).fill(label).middle();
            drawing.text(x, y - place.radius * up, set, &name);
            if let Some(terrain) = terrain.filter(|_| state.built(hex).is_none()) {
                shapes::sign(drawing, terrain, x, y + 4.0);
            }
            if city {
                city_mark(drawing, (x, y - 10.0));
            }
            if marked {
                drawing.polygon(
                    &place.corners((x, y), 3.5),
                    format_args!(
                        "fill=\"none\" stroke=\"{ACCENT}\" stroke-width=\"4\" stroke-dasharray=\"8 5\""
                    ),
                );
            }
        });
    }

    fn building(&mut self, place: &Place, hex: Hex, built: Built) {
        let (x, y) = self.middle(place, hex);
        let colour = self.colour(built.owner);
        let number = built.owner.0 + 1;
        let at = (x, y + 4.0);
        shapes::building(
            &mut self.drawing,
            built.building,
            at,
            colour,
            built.neutral,
            number,
        );
        if built.annex {
            let (left, top) = (x - place.half * 0.66, y + 6.0);
            self.drawing.rect(
                left,
                top,
                11.0,
                11.0,
                format_args!("fill=\"{PAPER}\" stroke=\"{INK}\" stroke-width=\"1.5\""),
            );
        }
        if built.city {
            city_mark(
                &mut self.drawing,
                (x + place.half * 0.52, y + place.radius * 0.46),
            );
        }
    }

    /// Free bridge sites as thin dotted lines between the hexes.
    fn sites(&mut self, place: &Place) {
        let state = &self.view.table;
        for ends in &state.map().sites {
            if state.bridges.iter().any(|bridge| bridge.ends == *ends) {
                continue;
            }
            let (from, to) = self.between(place, *ends, 0.36);
            self.drawing.line(
                from,
                to,
                "stroke=\"#8fa2b5\" stroke-width=\"2.5\" stroke-dasharray=\"1 5\" stroke-linecap=\"round\"",
            );
        }
    }

    fn between(&self, place: &Place, ends: [Hex; 2], cut: f32) -> ((f32, f32), (f32, f32)) {
        let [(ax, ay), (bx, by)] = ends.map(|hex| self.middle(place, hex));
        let on = |part: f32| (ax + (bx - ax) * part, ay + (by - ay) * part);
        (on(cut), on(1.0 - cut))
    }

    fn bridges(&mut self, place: &Place) {
        for bridge in self.view.table.bridges.clone() {
            let (from, to) = self.between(place, bridge.ends, 0.3);
            let colour = self.colour(bridge.owner);
            for (stroke, width) in [("#111111", 12.0), (colour, 8.5)] {
                self.drawing.line(
                    from,
                    to,
                    format_args!(
                        "stroke=\"{stroke}\" stroke-width=\"{width}\" stroke-linecap=\"round\""
                    ),
                );
            }
            let (x, y) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
            let set = Type::new(9.0).bold().fill(PAPER).middle();
            self.drawing.text(x, y + 3.3, set, bridge.owner.0 + 1);
        }
    }

    fn last_action(&mut self, place: &Place) {
        let Some((_, action)) = &self.look.last else {
            return;
        };
        let spots = match action {
            Action::Place(spot, _)
            | Action::Spade(spot, _)
            | Action::Replace(spot)
            | Action::CityVia(spot)
            | Action::Build(spot, _)
            | Action::Dig(spot, ..)
            | Action::Upgrade(spot, _)
            | Action::Annex(spot) => vec![*spot],
            Action::Bridge(a, b) => vec![*a, *b],
            _ => Vec::new(),
        };
        for spot in spots {
            if let Some(hex) = self.view.table.map().find(spot) {
                let middle = self.middle(place, hex);
                self.drawing.polygon(
                    &place.corners(middle, 1.5),
                    "fill=\"none\" stroke=\"#000000\" stroke-width=\"4\"",
                );
            }
        }
    }
}

fn city_mark(drawing: &mut Drawing, (x, y): (f32, f32)) {
    drawing.circle(
        x,
        y,
        8.5,
        format_args!("fill=\"{PAPER}\" stroke=\"{INK}\" stroke-width=\"1.8\""),
    );
    drawing.text(x, y + 4.0, Type::new(11.0).bold().middle(), "C");
}
