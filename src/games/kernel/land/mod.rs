//! Land with rivers and bridges, and bowls of power: what Terra Nova and Age of Innovation share.

pub mod drawing;
pub mod glossary;
mod hex;
mod power;

pub use hex::{Grid, Hex, HexSet, Place, group_of, groups};
pub use power::Bowls;

/// A map with the bridges that stand on it; they serve everybody, whoever built them.
#[derive(Clone, Debug)]
pub struct Land<'a, B> {
    grid: &'a Grid,
    bridges: B,
}

impl<'a, B: Iterator<Item = [Hex; 2]> + Clone> Land<'a, B> {
    pub fn new(grid: &'a Grid, bridges: B) -> Self {
        Land { grid, bridges }
    }

    /// The hexes that a bridge joins with this one.
    pub fn over_bridges(&self, hex: Hex) -> HexSet {
        let other_end = |[one, other]: [Hex; 2]| {
            if one == hex {
                Some(other)
            } else {
                (other == hex).then_some(one)
            }
        };
        self.bridges.clone().filter_map(other_end).collect()
    }

    /// Land that shares a side with this hex or is joined with it by a bridge.
    pub fn adjacent(&self, hex: Hex) -> HexSet {
        let sides = self.grid.sides(hex).without(self.grid.river());
        sides.or(self.over_bridges(hex))
    }

    /// Land adjacent to this hex, or over a chain of at most `sailing` river hexes from it.
    pub fn reach_from(&self, hex: Hex, sailing: usize) -> HexSet {
        self.adjacent(hex).or(self.grid.over_river(hex, sailing))
    }

    /// Land in reach of any of these hexes.
    pub fn reach(&self, from: HexSet, sailing: usize) -> HexSet {
        let near = self.grid.around(from).without(self.grid.river());
        let over = |sum: HexSet, hex| sum.or(self.grid.over_river(hex, sailing));
        let mut reach = from.iter().fold(near, over);
        for [one, other] in self.bridges.clone() {
            if from.contains(one) {
                reach.insert(other);
            }
            if from.contains(other) {
                reach.insert(one);
            }
        }
        reach
    }

    /// The members in maximal sets that hang together by adjacency.
    pub fn groups(&self, members: HexSet) -> Vec<HexSet> {
        groups(members, |hex| self.adjacent(hex))
    }

    /// The size of the largest set of members that reach each other, directly or over others;
    /// `more` may link further.
    pub fn largest_area(
        &self,
        members: HexSet,
        sailing: usize,
        more: impl Fn(Hex) -> HexSet,
    ) -> u8 {
        let linked = |hex| self.reach_from(hex, sailing).or(more(hex));
        let sizes = groups(members, linked).into_iter().map(HexSet::count);
        sizes.max().unwrap_or(0)
    }
}
