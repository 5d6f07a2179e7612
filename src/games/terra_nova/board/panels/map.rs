//! The land with all that stands on it.

use super::{Sheet, ground, inks};
use crate::board::view::{BuildingView, HexView, Kind};
use crate::data::map::{BOARD, Site, hex, name};
use kernel::land::drawing::{Piece, Said, Scenery, Shape};
use kernel::land::{Hex, HexSet};
use kernel::message::{Arg, message};
use kernel::panel::{Content, Ink, Panel, Role, Section};

impl Sheet<'_> {
    pub(super) fn map(&self) -> Panel {
        let inks = inks(self.view);
        let hexes = &self.view.hexes;
        let town = |seat: usize| -> HexSet {
            let of_seat = |building: &BuildingView| {
                building.in_town && building.owner.map(|owner| owner.index()) == Some(seat)
            };
            let in_town = |hex: &&HexView| hex.building.as_ref().is_some_and(of_seat);
            hexes.iter().filter(in_town).map(|hex| hex.hex).collect()
        };
        let bridge = |bridge: &crate::board::view::BridgeView| {
            let ends = [hex(bridge.from).ok()?, hex(bridge.to).ok()?];
            Some((ends, inks[bridge.owner.index()]))
        };
        let joint = |hex: &HexView| {
            let seat = hex.river_town?;
            Some((hex.hex, Some((seat, inks[seat.index()]))))
        };
        let scenery = Scenery {
            grid: &BOARD.grid,
            ground: hexes.iter().map(|hex| ground(hex.terrain)).collect(),
            pieces: hexes.iter().filter_map(|hex| piece(hex, &inks)).collect(),
            towns: inks
                .iter()
                .enumerate()
                .map(|(seat, ink)| (town(seat), *ink))
                .collect(),
            bridges: self.view.bridges.iter().filter_map(bridge).collect(),
            sites: BOARD.sites().map(Site::ends).collect(),
            marked: hexes
                .iter()
                .filter(|hex| hex.marked)
                .map(|hex| hex.hex)
                .collect(),
            joints: hexes.iter().filter_map(joint).collect(),
        };
        let map = scenery.map(|hex| self.hex_said(hex), |ends| self.site_said(ends));
        Panel {
            id: "map".to_owned(),
            role: Role::Map,
            title: self.words.name("word-map"),
            sections: vec![Section::new("", Content::Map(map))],
        }
    }

    fn hex_said(&self, hex: Hex) -> Said {
        let view = &self.view.hexes[hex.index()];
        let terrain = Arg::name(view.terrain.id());
        let id = if view.marked {
            "spot-marked"
        } else if BOARD.edge.contains(hex) {
            "spot-edge"
        } else {
            "spot"
        };
        let name = message!(id, hex = view.name, terrain = terrain);
        let building = view.building.as_ref().map(|building| self.holds(building));
        let joined = view
            .river_town
            .map(|seat| self.words.say(&message!("holds-river-town", seat = seat)));
        Said {
            name: self.words.say(&name),
            holds: building.or(joined).unwrap_or_default(),
        }
    }

    fn holds(&self, building: &BuildingView) -> String {
        let kind = Arg::name(match building.kind {
            Kind::House => "tile-house",
            Kind::Post => "word-post",
            Kind::PalaceLeft => "word-left-palace",
            Kind::PalaceRight => "word-right-palace",
        });
        self.words.say(&match (building.owner, building.in_town) {
            (Some(seat), false) => message!("holds", kind = kind, seat = seat),
            (Some(seat), true) => message!("holds-in-town", kind = kind, seat = seat),
            (None, _) => message!("holds-neutral", colour = Arg::name(building.colour.id())),
        })
    }

    fn site_said(&self, ends: [Hex; 2]) -> Said {
        let [from, to] = ends.map(name);
        let mut bridges = self.view.bridges.iter();
        let stands = bridges.find(|bridge| (bridge.from, bridge.to) == (from, to));
        let holds = stands.map(|bridge| message!("holds-bridge", seat = bridge.owner));
        Said {
            name: self.words.say(&message!("spot-site", from = from, to = to)),
            holds: holds.map_or_else(String::new, |holds| self.words.say(&holds)),
        }
    }
}

fn piece(hex: &HexView, inks: &[Ink]) -> Option<(Hex, Piece)> {
    let building = hex.building.as_ref()?;
    let (shape, letter) = match building.kind {
        Kind::House => (Shape::Gable, ""),
        Kind::Post => (Shape::GableWithWing, ""),
        Kind::PalaceLeft => (Shape::Battlements, "L"),
        Kind::PalaceRight => (Shape::Battlements, "R"),
    };
    let home = ground(building.colour).map_or(Ink::Black, |ground| ground.ink());
    let piece = Piece {
        shape,
        seat: building.owner,
        ink: building.owner.map_or(home, |seat| inks[seat.index()]),
        is_neutral: building.owner.is_none(),
        letter,
        has_annex: false,
    };
    Some((hex.hex, piece))
}
