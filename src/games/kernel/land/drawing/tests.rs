//! Walls, bridges and colours of a land of four hexes around a river.

use super::{Ground, Piece, Said, Scenery, Shape, inks};
use crate::Seat;
use crate::land::{Grid, HexSet, Place};
use crate::panel::{Ink, Map};

/// A1 and A2 side by side, the river B1 below them, C1 beyond it.
fn grid() -> Grid {
    let hex = |name: &str, row, x2, is_river| (name.to_owned(), Place { row, x2 }, is_river);
    Grid::new([
        hex("A1", 0, 0, false),
        hex("A2", 0, 2, false),
        hex("B1", 1, 1, true),
        hex("C1", 2, 0, false),
    ])
}

fn map(grid: &Grid, town: &[&str]) -> Map {
    let at = |name: &&str| grid.find(name).unwrap();
    let house = Piece {
        shape: Shape::Gable,
        seat: Some(Seat(1)),
        ink: Ink::Yellow,
        is_neutral: false,
        letter: "",
        has_annex: true,
    };
    let bridge = [at(&"A1"), at(&"C1")];
    let land = Some(Ground::Desert);
    let scenery = Scenery {
        grid,
        ground: vec![land, land, None, land],
        pieces: vec![(at(&"A1"), house)],
        towns: vec![(town.iter().map(at).collect(), Ink::Yellow)],
        bridges: vec![(bridge, Ink::Yellow)],
        sites: Vec::new(),
        marked: HexSet::EMPTY,
        joints: vec![(at(&"B1"), Some((Seat(1), Ink::Yellow)))],
    };
    let said = |what: String| Said {
        name: what,
        holds: String::new(),
    };
    scenery.map(
        |hex| said(grid.name(hex).to_owned()),
        |[one, _]| said(grid.name(one).to_owned()),
    )
}

fn walls(map: &Map) -> usize {
    let wall = map
        .drawing
        .split("<path ")
        .find(|path| path.contains("town-wall"));
    wall.map_or(0, |path| path.matches('M').count())
}

#[test]
fn a_wall_goes_along_the_outer_sides_of_a_town() {
    let grid = grid();
    assert_eq!(walls(&map(&grid, &[])), 0);
    assert_eq!(walls(&map(&grid, &["A1"])), 6);
    assert_eq!(walls(&map(&grid, &["A1", "A2"])), 10);
    assert_eq!(
        walls(&map(&grid, &["A1", "C1"])),
        12,
        "a bridge joins no walls"
    );
}

#[test]
fn every_hex_and_every_bridge_is_a_spot() {
    let map = map(&grid(), &[]);
    let all: Vec<&str> = map.spots.iter().map(|spot| spot.at.as_str()).collect();
    assert_eq!(all, ["A1", "A2", "B1", "C1", "A1-C1"]);
    for spot in &map.spots {
        let inside =
            |(x, y): &(f32, f32)| (0.0..=map.width).contains(x) && (0.0..=map.height).contains(y);
        assert!(spot.outline.iter().all(inside), "{spot:?}");
    }
}

#[test]
fn colours_come_from_classes_alone() {
    let drawing = map(&grid(), &["A1"]).drawing;
    assert!(!drawing.contains('#') && !drawing.contains("rgb"));
    assert!(drawing.contains("f-desert") && drawing.contains("s-ink-yellow"));
}

#[test]
fn whoever_has_no_home_yet_gets_a_colour_that_nobody_has() {
    let all = inks(&[None, Some(Ground::Mountain), None, Some(Ground::Lake), None]);
    for (index, ink) in all.iter().enumerate() {
        assert!(!all[..index].contains(ink), "{all:?}");
    }
    assert_eq!((all[1], all[3]), (Ink::Slate, Ink::Blue));
}
