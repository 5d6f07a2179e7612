//! The largest set of pairs in any graph (Edmonds: paths that alternate, blossoms shrunk to their base).

use std::collections::VecDeque;

/// How many disjoint pairs of the members can be formed, `fits` being symmetric.
pub fn most_pairs(members: &[usize], fits: impl Fn(usize, usize) -> bool) -> usize {
    let mut search = Search::new(members, fits);
    (0..members.len()).for_each(|from| search.improve(from));
    search.mate.iter().flatten().count() / 2
}

struct Search {
    neighbours: Vec<Vec<usize>>,
    mate: Vec<Option<usize>>,
    parent: Vec<Option<usize>>,
    base: Vec<usize>,
    outer: Vec<bool>,
}

impl Search {
    fn new(members: &[usize], fits: impl Fn(usize, usize) -> bool) -> Self {
        let count = members.len();
        let of = |one: usize| {
            (0..count)
                .filter(|other| *other != one && fits(members[one], members[*other]))
                .collect()
        };
        let neighbours: Vec<Vec<usize>> = (0..count).map(of).collect();
        let mut mate = vec![None; count];
        // What neighbours can settle among themselves needs no search.
        for one in 0..count {
            let free = neighbours[one].iter().find(|other| mate[**other].is_none());
            if let (None, Some(other)) = (mate[one], free) {
                (mate[one], mate[*other]) = (Some(*other), Some(one));
            }
        }
        Self {
            neighbours,
            mate,
            parent: vec![None; count],
            base: (0..count).collect(),
            outer: vec![false; count],
        }
    }

    /// Adds a pair if a path leads from the free member to another one.
    fn improve(&mut self, from: usize) {
        if self.mate[from].is_some() {
            return;
        }
        let mut end = self.path(from);
        while let Some(member) = end {
            let before = self.parent[member];
            let following = before.and_then(|before| self.mate[before]);
            self.mate[member] = before;
            if let Some(before) = before {
                self.mate[before] = Some(member);
            }
            end = following;
        }
    }

    fn path(&mut self, root: usize) -> Option<usize> {
        self.parent.fill(None);
        self.outer.fill(false);
        self.base = (0..self.mate.len()).collect();
        self.outer[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(one) = queue.pop_front() {
            for index in 0..self.neighbours[one].len() {
                let other = self.neighbours[one][index];
                if self.base[one] == self.base[other] || self.mate[one] == Some(other) {
                    continue;
                }
                let is_outer = other == root
                    || self.mate[other].is_some_and(|mate| self.parent[mate].is_some());
                if is_outer {
                    self.shrink(one, other, &mut queue);
                } else if self.parent[other].is_none() {
                    self.parent[other] = Some(one);
                    let Some(mate) = self.mate[other] else {
                        return Some(other);
                    };
                    self.outer[mate] = true;
                    queue.push_back(mate);
                }
            }
        }
        None
    }

    /// Both ends of the edge are outer: the odd cycle that it closes becomes one with its base.
    fn shrink(&mut self, one: usize, other: usize, queue: &mut VecDeque<usize>) {
        let base = self.common_base(one, other);
        let mut blossom = vec![false; self.mate.len()];
        self.mark(&mut blossom, one, base, other);
        self.mark(&mut blossom, other, base, one);
        for member in 0..self.mate.len() {
            if blossom[self.base[member]] {
                self.base[member] = base;
                if !std::mem::replace(&mut self.outer[member], true) {
                    queue.push_back(member);
                }
            }
        }
    }

    fn common_base(&self, one: usize, other: usize) -> usize {
        let mut seen = vec![false; self.mate.len()];
        let up = |base: usize| self.mate[base].and_then(|mate| self.parent[mate]);
        let mut at = Some(one);
        while let Some(member) = at {
            seen[self.base[member]] = true;
            at = up(self.base[member]);
        }
        let mut base = self.base[other];
        while !seen[base] {
            base = self.base[up(base).expect("both lead to the root")];
        }
        base
    }

    fn mark(&mut self, blossom: &mut [bool], from: usize, base: usize, child: usize) {
        let (mut at, mut child) = (from, child);
        while self.base[at] != base {
            let mate = self.mate[at].expect("below the base all are paired");
            blossom[self.base[at]] = true;
            blossom[self.base[mate]] = true;
            self.parent[at] = Some(child);
            child = mate;
            at = self.parent[mate].expect("a mate was reached from somebody");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn exhaustive(members: &[usize], fits: &impl Fn(usize, usize) -> bool) -> usize {
        let Some((first, rest)) = members.split_first() else {
            return 0;
        };
        let alone = exhaustive(rest, fits);
        let paired = rest.iter().filter(|other| fits(*first, **other));
        paired
            .map(|other| {
                let rest: Vec<usize> = rest.iter().copied().filter(|one| one != other).collect();
                1 + exhaustive(&rest, fits)
            })
            .max()
            .unwrap_or(0)
            .max(alone)
    }

    proptest! {
        #[test]
        fn no_set_of_pairs_is_larger(
            edges in prop::collection::vec((0..9usize, 0..9usize), 0..24),
            count in 2..=9usize,
        ) {
            let members: Vec<usize> = (0..count).collect();
            let fits = |one, other| edges.contains(&(one, other)) || edges.contains(&(other, one));
            prop_assert_eq!(most_pairs(&members, fits), exhaustive(&members, &fits));
        }
    }
}
