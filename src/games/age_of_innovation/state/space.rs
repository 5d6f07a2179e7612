//! Adjacency, reach, leaps and groups on the map as it stands.

use crate::data::maps::Map;
use crate::state::State;
use kernel::Seat;
use kernel::land::{Hex, HexSet, Land, group_of};

impl State {
    /// The land with the bridges that stand.
    pub fn land(&self) -> Land<'static, impl Iterator<Item = [Hex; 2]> + Clone + '_> {
        let bridges = self.bridges.iter().map(|bridge| bridge.ends);
        Land::new(&self.map().grid, bridges)
    }

    /// Land hexes that share a side with this one or that a bridge joins to it, whoever owns the bridge.
    pub fn adjacent(&self, hex: Hex) -> HexSet {
        self.land().adjacent(hex)
    }

    /// Land within reach of the seat's buildings now: tiles that help count in the action phase only.
    pub fn reach(&self, seat: Seat) -> HexSet {
        let bonus = if self.is_action_phase() {
            self.printed(seat).map(|tile| tile.reach_bonus).sum()
        } else {
            0
        };
        let sailing = self.sailing_value(seat) + bonus;
        self.land().reach(self.owned(seat), usize::from(sailing))
    }

    /// The hexes one step from a set, over land, river and bridges alike.
    fn step_from(&self, set: HexSet) -> HexSet {
        let ends = self.bridges.iter().flat_map(|bridge| {
            let [a, b] = bridge.ends;
            [(a, b), (b, a)]
        });
        let over = ends
            .filter(|(from, _)| set.contains(*from))
            .map(|(_, to)| to);
        over.fold(self.map().grid.around(set), |mut sum, hex| {
            sum.insert(hex);
            sum
        })
    }

    /// Hexes at each distance from a set: `rings[0]` is the set itself.
    pub fn rings(&self, set: HexSet, farthest: u8) -> Vec<HexSet> {
        let mut rings = vec![set];
        let mut inside = set;
        for _ in 0..farthest {
            let next = self.step_from(inside).without(inside);
            inside = inside.or(next);
            rings.push(next);
        }
        rings
    }

    /// Land that a leap over up to `skipped` hexes can reach: near, but adjacent to no own building.
    pub fn leap_targets(&self, seat: Seat, skipped: u8) -> HexSet {
        let rings = self.rings(self.owned(seat), skipped + 1);
        let far = rings[2..]
            .iter()
            .fold(HexSet::EMPTY, |sum, ring| sum.or(*ring));
        far.and(self.map().land)
    }

    /// The seat's buildings, in maximal sets that hang together by adjacency.
    pub fn own_groups(&self, seat: Seat) -> Vec<HexSet> {
        self.land().groups(self.owned(seat))
    }

    pub fn own_group(&self, seat: Seat, hex: Hex) -> HexSet {
        group_of(hex, self.owned(seat), |hex| self.adjacent(hex))
    }

    /// Size of the largest set of buildings connected by reach, as the end of the match counts it.
    pub fn area(&self, seat: Seat) -> u8 {
        let sailing = usize::from(self.sailing_value(seat));
        let leap = self.area_leap(seat);
        let leaps = |hex: Hex| {
            let rings = self.rings(HexSet::of(hex), leap);
            rings.iter().fold(HexSet::EMPTY, |sum, ring| sum.or(*ring))
        };
        self.land().largest_area(self.owned(seat), sailing, leaps)
    }

    /// The distance over which tunnels or flights connect buildings in the end; 0 without them.
    fn area_leap(&self, seat: Seat) -> u8 {
        let leaps = self
            .printed(seat)
            .flat_map(|tile| tile.tunnel.iter().chain(&tile.flight));
        let far = leaps.filter(|leap| leap.area_scoring);
        far.map(|leap| leap.skip_hexes + 1).max().unwrap_or(0)
    }

    /// Where the seat could build a bridge: the printed sites, or any pair in bridge geometry.
    pub fn bridge_places(&self, seat: Seat, over_land: bool) -> impl Iterator<Item = [Hex; 2]> {
        let map: &'static Map = self.map();
        let owned = self.owned(seat);
        let pairs = if over_land { &map.spans } else { &self.sites };
        let taken: Vec<[Hex; 2]> = self.bridges.iter().map(|bridge| bridge.ends).collect();
        pairs
            .clone()
            .into_iter()
            .filter(move |[a, b]| owned.contains(*a) || owned.contains(*b))
            .filter(move |ends| !taken.contains(ends))
    }
}
