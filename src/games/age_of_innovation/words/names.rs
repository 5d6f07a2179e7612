//! What people call the things that lines name.

use crate::state::ids::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, Innovation, Palace,
    PowerAction, Terrain, Track,
};
use kernel::message::message;
use kernel::names::Named;

pub fn named() -> Vec<Named> {
    let tiles = Faction::all().map(Faction::id);
    let tiles = tiles.chain(Bonus::all().map(Bonus::id));
    let tiles = tiles.chain(Competency::all().map(Competency::id));
    let tiles = tiles.chain(Innovation::all().map(Innovation::id));
    let tiles = tiles.chain(Palace::all().map(Palace::id));
    let tiles = tiles.chain(CityTile::all().map(CityTile::id));
    let tiles = tiles.chain(PowerAction::all().map(PowerAction::id));
    let tiles = tiles.chain(BookAction::all().map(BookAction::id));
    let lands = Terrain::ALL.iter().map(|land| land.id());
    let buildings = Building::ALL.iter().map(|building| building.id());
    let tracks = Track::ALL.iter().map(|track| track.id());
    let plain = lands.chain(buildings).chain(tracks);
    let letters = Discipline::ALL
        .iter()
        .map(|one| Named::new(one.letter().to_ascii_uppercase(), message!(one.id())));
    tiles
        .chain(plain)
        .map(Named::by_id)
        .chain(letters)
        .collect()
}
