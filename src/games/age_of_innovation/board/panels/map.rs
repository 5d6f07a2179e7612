//! The land with all that stands on it.

use super::{Sheet, ground, inks};
use crate::action::Action;
use crate::data::maps::ordered;
use crate::state::Built;
use crate::state::ids::Building;
use kernel::Seat;
use kernel::land::drawing::{Piece, Said, Scenery, Shape};
use kernel::land::{Hex, HexSet};
use kernel::message::{Arg, message};
use kernel::panel::{Content, Ink, Panel, Role, Section};

impl Sheet<'_> {
    pub(super) fn map(&self) -> Panel {
        let (table, inks) = (self.table, inks(self.view));
        let printed = table.map();
        let city = |seat| table.where_built(|built| built.owner == seat && built.city);
        let towns = Seat::all(table.seats()).zip(&inks);
        let bridges = table.bridges.iter();
        let scenery = Scenery {
            grid: &printed.grid,
            ground: table
                .cells
                .iter()
                .map(|cell| cell.terrain.map(ground))
                .collect(),
            pieces: printed
                .grid
                .hexes()
                .filter_map(|hex| Some((hex, piece(table.built(hex)?, &inks))))
                .collect(),
            towns: towns.map(|(seat, ink)| (city(seat), *ink)).collect(),
            bridges: bridges
                .map(|bridge| (bridge.ends, inks[bridge.owner.index()]))
                .collect(),
            sites: self.sites(),
            marked: HexSet::EMPTY,
            joints: table.river_cities.iter().map(|hex| (*hex, None)).collect(),
        };
        let map = scenery.map(|hex| self.hex_said(hex), |ends| self.site_said(ends));
        Panel {
            id: "map".to_owned(),
            role: Role::Map,
            title: self.words.name("word-map"),
            sections: vec![Section::new("", Content::Map(map))],
        }
    }

    /// The printed sites, and whatever else the viewer may bridge now.
    fn sites(&self) -> Vec<[Hex; 2]> {
        let map = self.table.map();
        let mut sites = self.table.sites.clone();
        for action in self.legal {
            if let Action::Bridge(a, b) = action
                && let (Some(a), Some(b)) = (map.find(*a), map.find(*b))
                && !sites.contains(&ordered(a, b))
            {
                sites.push(ordered(a, b));
            }
        }
        sites
    }

    fn hex_said(&self, hex: Hex) -> Said {
        let map = self.table.map();
        let terrain = self.table.cells[hex.index()].terrain;
        let id = if map.edge.contains(hex) {
            "spot-edge"
        } else {
            "spot"
        };
        let name = message!(
            id,
            hex = map.grid.name(hex).to_owned(),
            terrain = Arg::name(terrain.map_or("river", |terrain| terrain.id()))
        );
        let built = self.table.built(hex).map(|built| self.holds(built));
        let river = self.table.river_cities.contains(&hex);
        let joined = river.then(|| self.words.name("holds-river-city"));
        Said {
            name: self.words.say(&name),
            holds: built.or(joined).unwrap_or_default(),
        }
    }

    fn holds(&self, built: Built) -> String {
        let id = if built.neutral {
            "holds-neutral"
        } else {
            "holds"
        };
        let kind = Arg::name(built.building.id());
        let mut said = self
            .words
            .say(&message!(id, kind = kind, seat = built.owner));
        for (is, id) in [(built.annex, "holds-annex"), (built.city, "holds-city")] {
            if is {
                said += &self.words.name(id);
            }
        }
        said
    }

    fn site_said(&self, ends: [Hex; 2]) -> Said {
        let grid = &self.table.map().grid;
        let [from, to] = ends.map(|hex| grid.name(hex).to_owned());
        let mut bridges = self.table.bridges.iter();
        let stands = bridges.find(|bridge| bridge.ends == ends);
        let holds = stands.map(|bridge| message!("holds-bridge", seat = bridge.owner));
        Said {
            name: self.words.say(&message!("spot-site", from = from, to = to)),
            holds: holds.map_or_else(String::new, |holds| self.words.say(&holds)),
        }
    }
}

fn piece(built: Built, inks: &[Ink]) -> Piece {
    Piece {
        shape: match built.building {
            Building::Workshop => Shape::Gable,
            Building::Guild => Shape::GableWithWing,
            Building::School => Shape::Pediment,
            Building::University => Shape::Dome,
            Building::Palace => Shape::Battlements,
            Building::Tower => Shape::Tower,
            Building::Monument => Shape::Obelisk,
        },
        seat: Some(built.owner),
        ink: inks[built.owner.index()],
        is_neutral: built.neutral,
        letter: "",
        has_annex: built.annex,
    }
}
