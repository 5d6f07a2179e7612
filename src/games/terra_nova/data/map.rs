//! The printed board: hexes, bridge sites, marks for neutral houses.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::data::{DATA, Terrain};
use kernel::few;
use kernel::land::{Grid, Hex, HexSet, Place};
use kernel::message::{NotationError, message};

#[derive(Debug)]
pub struct Board {
    pub grid: Grid,
    pub printed: Vec<Terrain>,
    sites: Vec<(Hex, Hex)>,
    pub edge: HexSet,
    /// Land that borders a river hex.
    pub riverside: HexSet,
}

pub static BOARD: LazyLock<Board> = LazyLock::new(|| {
    let map = &DATA.map.map;
    let place = |steps: usize| i8::try_from(steps).expect("the map is ten hexes wide");
    let mut printed = Vec::new();
    let mut hexes = Vec::new();
    for (row, letters) in map.rows.iter().enumerate() {
        for (column, letter) in letters.chars().enumerate() {
            let terrain = Terrain::HABITABLE
                .into_iter()
                .find(|terrain| terrain.letter() == letter)
                .unwrap_or(Terrain::River);
            let name = format!("{}{}", char::from(b'A' + few(row)), column + 1);
            let place = Place {
                row: place(row),
                x2: place(2 * column + row % 2),
            };
            printed.push(terrain);
            hexes.push((name, place, terrain == Terrain::River));
        }
    }
    let grid = Grid::new(hexes);
    let known = |name: &str| grid.find(name).expect("a hex of the map");
    let site = |text: &String| {
        let (one, other) = text.split_once('-').expect("two hexes");
        (known(one), known(other))
    };
    let sites = map.bridge_sites.iter().map(site).collect();
    let land = |hex: &Hex| !grid.is_river(*hex);
    let edge = grid
        .hexes()
        .filter(|hex| land(hex) && grid.is_edge(*hex))
        .collect();
    let riverside = grid
        .hexes()
        .filter(|hex| land(hex) && grid.sides(*hex).meets(grid.river()))
        .collect();
    Board {
        printed,
        sites,
        edge,
        riverside,
        grid,
    }
});

impl Board {
    pub fn sites(&self) -> impl Iterator<Item = Site> + Clone + use<> {
        (0..few(self.sites.len())).map(Site)
    }
}

pub fn hex(word: &str) -> Result<Hex, NotationError> {
    BOARD
        .grid
        .find(word)
        .ok_or_else(|| message!("unknown-hex", word = word.to_owned()).into())
}

pub fn name(hex: Hex) -> &'static str {
    BOARD.grid.name(hex)
}

/// A place for a bridge; written as its two ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Site(u8);

impl Site {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn ends(self) -> [Hex; 2] {
        let (one, other) = BOARD.sites[self.index()];
        [one, other]
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.ends();
        write!(f, "{}-{}", name(one), name(other))
    }
}

impl FromStr for Site {
    type Err = NotationError;

    /// The ends in either order.
    fn from_str(word: &str) -> Result<Self, NotationError> {
        let unknown = || message!("unknown-site", word = word.to_owned()).into();
        let (one, other) = word.split_once('-').ok_or_else(unknown)?;
        let (one, other) = (hex(one)?, hex(other)?);
        let joins = |site: &Site| {
            let ends = site.ends();
            ends == [one, other] || ends == [other, one]
        };
        BOARD.sites().find(joins).ok_or_else(unknown)
    }
}
