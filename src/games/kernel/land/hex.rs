//! Hex maps with rivers: neighbours, river reach, groups. Sets of hexes are bits, so that asking is cheap.

use serde::{Deserialize, Serialize};

/// A hex by its place in the map's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hex(pub u8);

impl Hex {
    /// The hex at this place of the map's list.
    pub fn at(index: usize) -> Hex {
        Hex(u8::try_from(index).expect("a map has at most 128 hexes"))
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of hexes of a map with at most 128.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HexSet(u128);

impl HexSet {
    pub const EMPTY: HexSet = HexSet(0);

    pub fn of(hex: Hex) -> Self {
        HexSet(1 << hex.0)
    }

    pub fn insert(&mut self, hex: Hex) {
        self.0 |= 1 << hex.0;
    }

    pub fn contains(self, hex: Hex) -> bool {
        self.0 & (1 << hex.0) != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        usize::from(self.count())
    }

    /// How many hexes it holds: at most 128.
    pub fn count(self) -> u8 {
        u8::try_from(self.0.count_ones()).unwrap_or(u8::MAX)
    }

    pub fn or(self, other: HexSet) -> Self {
        HexSet(self.0 | other.0)
    }

    pub fn and(self, other: HexSet) -> Self {
        HexSet(self.0 & other.0)
    }

    pub fn without(self, other: HexSet) -> Self {
        HexSet(self.0 & !other.0)
    }

    pub fn meets(self, other: HexSet) -> bool {
        self.0 & other.0 != 0
    }

    pub fn first(self) -> Option<Hex> {
        let place = u8::try_from(self.0.trailing_zeros()).ok()?;
        (self.0 != 0).then_some(Hex(place))
    }

    /// In the order of the map's list.
    pub fn iter(self) -> impl Iterator<Item = Hex> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let hex = HexSet(rest).first()?;
            rest &= rest - 1;
            Some(hex)
        })
    }
}

/// Stored as the list of its hexes: a number of 128 bits is more than JSON readers agree on.
impl Serialize for HexSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hexes = Vec::<Hex>::deserialize(deserializer)?;
        match hexes.iter().find(|hex| hex.0 >= 128) {
            Some(hex) => Err(serde::de::Error::custom(format!("no hex {}", hex.0))),
            None => Ok(hexes.into_iter().collect()),
        }
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = HexSet::EMPTY;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

/// Where a hex lies: rows from the top, `x2` in halves of a hex from the left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    pub row: i8,
    pub x2: i8,
}

impl Place {
    fn touches(self, other: Place) -> bool {
        let (rows, halves) = (self.row.abs_diff(other.row), self.x2.abs_diff(other.x2));
        (rows == 0 && halves == 2) || (rows == 1 && halves == 1)
    }
}

/// The fixed part of a map.
#[derive(Clone, Debug)]
pub struct Grid {
    names: Vec<String>,
    places: Vec<Place>,
    sides: Vec<HexSet>,
    river: HexSet,
    /// For each hex and n = 0, 1, 2, …: the other land that a chain of 1 to n river hexes joins with it.
    sailing: Vec<Vec<HexSet>>,
}

/// The longest river chain that any rule asks for.
const LONGEST_CHAIN: usize = 6;

impl Grid {
    /// Hexes with name, place and whether they are river; at most 128.
    pub fn new(hexes: impl IntoIterator<Item = (String, Place, bool)>) -> Self {
        let (mut names, mut places, mut river) = (Vec::new(), Vec::<Place>::new(), HexSet::EMPTY);
        for (index, (name, place, is_river)) in hexes.into_iter().enumerate() {
            names.push(name);
            places.push(place);
            if is_river {
                river.insert(Hex::at(index));
            }
        }
        assert!(names.len() <= 128, "a hex set has room for 128");
        let all = || (0..places.len()).map(Hex::at);
        let touching = |hex: Hex| {
            all()
                .filter(|h| places[h.index()].touches(places[hex.index()]))
                .collect()
        };
        let sides: Vec<HexSet> = all().map(touching).collect();
        let around = |set: HexSet| set.iter().fold(set, |sum, hex| sum.or(sides[hex.index()]));
        let chains = |hex: Hex| {
            let mut chain = sides[hex.index()].and(river);
            let mut reached = vec![HexSet::EMPTY];
            while reached.len() <= LONGEST_CHAIN {
                let land = around(chain).without(river);
                reached.push(land.without(HexSet::of(hex)));
                chain = around(chain).and(river);
            }
            reached
        };
        let sailing = all().map(chains).collect();
        Grid {
            names,
            places,
            sides,
            river,
            sailing,
        }
    }

    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        (0..self.names.len()).map(Hex::at)
    }

    pub fn name(&self, hex: Hex) -> &str {
        &self.names[hex.index()]
    }

    /// Whatever the case of its letters.
    pub fn find(&self, name: &str) -> Option<Hex> {
        self.names
            .iter()
            .position(|known| known.eq_ignore_ascii_case(name))
            .map(Hex::at)
    }

    pub fn place(&self, hex: Hex) -> Place {
        self.places[hex.index()]
    }

    pub fn river(&self) -> HexSet {
        self.river
    }

    pub fn is_river(&self, hex: Hex) -> bool {
        self.river.contains(hex)
    }

    /// The hexes that share a side with this one.
    pub fn sides(&self, hex: Hex) -> HexSet {
        self.sides[hex.index()]
    }

    /// The hexes that share a side with one of the set.
    pub fn around(&self, set: HexSet) -> HexSet {
        set.iter()
            .fold(HexSet::EMPTY, |sum, hex| sum.or(self.sides(hex)))
    }

    /// The other land hexes that a chain of 1 to `sailing` river hexes joins with this one.
    pub fn over_river(&self, hex: Hex, sailing: usize) -> HexSet {
        self.sailing[hex.index()][sailing]
    }

    /// Whether the hex has a neighbour position off the map.
    pub fn is_edge(&self, hex: Hex) -> bool {
        self.sides(hex).len() < 6
    }
}

/// The parts of `members` that hang together, by `linked` (symmetric).
pub fn groups(members: HexSet, linked: impl Fn(Hex) -> HexSet) -> Vec<HexSet> {
    let mut left = members;
    let mut groups = Vec::new();
    while let Some(seed) = left.first() {
        let group = group_of(seed, members, &linked);
        left = left.without(group);
        groups.push(group);
    }
    groups
}

/// The part of `members` that hangs together with `seed`.
pub fn group_of(seed: Hex, members: HexSet, linked: impl Fn(Hex) -> HexSet) -> HexSet {
    let mut group = HexSet::of(seed);
    let mut border = group;
    while !border.is_empty() {
        let next = border
            .iter()
            .fold(HexSet::EMPTY, |sum, hex| sum.or(linked(hex)));
        border = next.and(members).without(group);
        group = group.or(border);
    }
    group
}
