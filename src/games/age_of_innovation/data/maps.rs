//! The two sides of the map: what is printed on them, and where bridges fit.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::data::Source;
use crate::state::ids::Terrain;
use kernel::land::{Grid, Hex, HexSet, Place};
use kernel::message::{NotationError, message};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Large,
    Small,
}

/// A hex as players write it: `E4` on land, `r17` in the river. The same words on both sides of
/// the map, so that a line can be read without knowing the match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Spot {
    /// From 0 for A; [`RIVER`] for the river.
    row: u8,
    number: u8,
}

const RIVER: u8 = 9;
const NUMBERS: usize = 40;

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = if self.row == RIVER {
            'r'
        } else {
            char::from(b'A' + self.row)
        };
        write!(f, "{row}{}", self.number)
    }
}

impl FromStr for Spot {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        let bad = || NotationError::from(message!("bad-hex", word = word.to_owned()));
        let row = match word.bytes().next().ok_or_else(bad)?.to_ascii_uppercase() {
            b'R' => RIVER,
            letter @ b'A'..=b'I' => letter - b'A',
            _ => return Err(bad()),
        };
        let digits = &word[1..];
        let number = digits.parse().map_err(|_| bad())?;
        if number == 0 || usize::from(number) >= NUMBERS || digits.starts_with(['0', '+']) {
            return Err(bad());
        }
        Ok(Spot { row, number })
    }
}

/// The printed side of the map.
#[derive(Debug)]
pub struct Map {
    pub grid: Grid,
    pub terrain: Vec<Option<Terrain>>,
    pub land: HexSet,
    /// Land hexes with a side that faces out of the map.
    pub edge: HexSet,
    /// Land hexes beside the river.
    pub riverside: HexSet,
    pub sites: Vec<[Hex; 2]>,
    /// Every pair of land hexes in bridge geometry, the printed sites among them.
    pub spans: Vec<[Hex; 2]>,
    spots: Vec<Spot>,
    by_spot: Vec<Option<Hex>>,
    /// Whether the printed sites are known for sure.
    pub sites_source: Source,
}

impl Map {
    pub fn of(side: Side) -> &'static Map {
        match side {
            Side::Large => &MAPS[0],
            Side::Small => &MAPS[1],
        }
    }

    pub fn find(&self, spot: Spot) -> Option<Hex> {
        self.by_spot[usize::from(spot.row) * NUMBERS + usize::from(spot.number)]
    }

    pub fn spot(&self, hex: Hex) -> Spot {
        self.spots[hex.index()]
    }

    fn new(file: &MapFile, offsets: &[[i8; 2]]) -> Map {
        let hexes = &file.hexes;
        let grid = Grid::new(hexes.iter().map(|hex| {
            let place = Place {
                row: hex.row,
                x2: hex.x2,
            };
            (hex.id.clone(), place, hex.terrain.is_none())
        }));
        let pick = |wanted: &dyn Fn(&HexFile) -> bool| {
            let chosen = grid.hexes().filter(|hex| wanted(&hexes[hex.index()]));
            chosen.collect::<HexSet>()
        };
        let land = pick(&|hex| hex.terrain.is_some());
        let spots: Vec<Spot> = hexes
            .iter()
            .map(|hex| {
                hex.id
                    .parse()
                    .expect("a hex is written as players write it")
            })
            .collect();
        let mut by_spot = vec![None; (usize::from(RIVER) + 1) * NUMBERS];
        for hex in grid.hexes() {
            let spot = spots[hex.index()];
            by_spot[usize::from(spot.row) * NUMBERS + usize::from(spot.number)] = Some(hex);
        }
        let named = |name: &String| grid.find(name).expect("a bridge site names hexes");
        let pairs = file.bridge_sites.pairs.iter();
        Map {
            terrain: hexes.iter().map(|hex| hex.terrain).collect(),
            edge: pick(&|hex| hex.edge),
            riverside: grid.around(grid.river()).and(land),
            sites: pairs.map(|[a, b]| ordered(named(a), named(b))).collect(),
            spans: spans(&grid, land, offsets),
            land,
            grid,
            spots,
            by_spot,
            sites_source: file.bridge_sites.source,
        }
    }
}

/// A bridge has no direction: the hex that comes first on the map stands first.
pub fn ordered(a: Hex, b: Hex) -> [Hex; 2] {
    [a.min(b), a.max(b)]
}

fn spans(grid: &Grid, land: HexSet, offsets: &[[i8; 2]]) -> Vec<[Hex; 2]> {
    let mut spans = Vec::new();
    for a in land.iter() {
        for b in land.iter().filter(|b| *b > a) {
            let (from, to) = (grid.place(a), grid.place(b));
            let (rows, halves) = (to.row - from.row, to.x2 - from.x2);
            let fits = |offset: &[i8; 2]| *offset == [rows, halves] || *offset == [-rows, -halves];
            if offsets.iter().any(fits) {
                spans.push([a, b]);
            }
        }
    }
    spans
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapsFile {
    bridge_geometry: GeometryFile,
    map: Vec<MapFile>,
}

#[derive(Deserialize)]
struct GeometryFile {
    offsets: Vec<[i8; 2]>,
}

#[derive(Deserialize)]
struct MapFile {
    hexes: Vec<HexFile>,
    bridge_sites: SitesFile,
}

#[derive(Deserialize)]
struct HexFile {
    id: String,
    row: i8,
    x2: i8,
    terrain: Option<Terrain>,
    #[serde(default)]
    edge: bool,
}

#[derive(Deserialize)]
struct SitesFile {
    source: Source,
    pairs: Vec<[String; 2]>,
}

static MAPS: LazyLock<Vec<Map>> = LazyLock::new(|| {
    let file: MapsFile = toml::from_str(include_str!("maps.toml"))
        .unwrap_or_else(|error| panic!("the maps of this game: {error}"));
    let maps = file.map.iter();
    maps.map(|map| Map::new(map, &file.bridge_geometry.offsets))
        .collect()
});
