//! A division in which every pair meets as equally often as can be.

use super::{Entrant, Seating};

/// What a season has at most, unless all pairs of two-player tables need more to meet twice.
const MOST: usize = 12;

/// Found by search, checked by the tests below. A line: entrants, seats, matches of each; then length
/// and number of the cycles of entrants that turn together, and the tables that they turn (`a` is entrant 0).
const DESIGNS: &str = include_str!("designs.txt");

/// Numbers of matches each entrant may play so that a balanced schedule exists, ascending; never empty.
pub fn choices(entrants: usize, seats: usize) -> Vec<usize> {
    match seats {
        2 => {
            let step = 1 + entrants % 2;
            let most = MOST.max(2 * entrants.saturating_sub(1));
            (step..=most).step_by(step).collect()
        }
        _ => match designs(entrants, seats).map(|design| design.matches) {
            known if entrants <= LARGEST_DESIGN => known.collect(),
            _ => (1..=base_tables(entrants, seats).len())
                .map(|tables| tables * seats)
                .collect(),
        },
    }
}

/// The tables. Every pair meets within one of every other pair; every entrant plays the same number
/// of matches (`matches`, taken up to the nearest of `choices`) and sits in every seat within one as
/// often. Deterministic.
pub fn schedule(entrants: usize, seats: usize, matches: usize) -> Vec<Seating> {
    debug_assert!(seats >= 2 && entrants >= seats, "a table needs its players");
    let choices = choices(entrants, seats);
    let enough = choices.iter().find(|choice| **choice >= matches);
    let Some(matches) = enough.or(choices.last()).copied() else {
        return Vec::new();
    };
    let tables = match seats {
        2 => pairings(entrants, matches),
        _ if entrants <= LARGEST_DESIGN => designs(entrants, seats)
            .find(|design| design.matches == matches)
            .map_or_else(Vec::new, |design| design.tables(entrants)),
        _ => base_tables(entrants, seats)[..matches / seats]
            .iter()
            .flat_map(|base| turned(base, entrants, entrants))
            .collect(),
    };
    seated(&tables, entrants, seats)
}

/// Rounds of the circle for even numbers; distances on it for odd ones, each of which is two matches.
fn pairings(entrants: usize, matches: usize) -> Vec<Vec<Entrant>> {
    if entrants % 2 == 1 {
        let distances = (entrants - 1) / 2;
        return (0..matches / 2)
            .flat_map(|turn| turned(&[0, 1 + turn % distances], entrants, entrants))
            .collect();
    }
    let circle = entrants - 1;
    let round = |turn: usize| {
        let others = (1..entrants / 2)
            .map(move |step| vec![(turn + step) % circle, (turn + circle - step) % circle]);
        std::iter::once(vec![turn, circle]).chain(others)
    };
    (0..matches).flat_map(|turn| round(turn % circle)).collect()
}

/// The table with all its turns: entrants below `moving` go round in cycles of that length.
fn turned(base: &[Entrant], cycle: usize, moving: usize) -> Vec<Vec<Entrant>> {
    let by = |by: usize| {
        base.iter()
            .map(|entrant| match *entrant {
                fixed if fixed >= moving => fixed,
                moved => moved / cycle * cycle + (moved % cycle + by) % cycle,
            })
            .collect()
    };
    (0..cycle).map(by).collect()
}

const LARGEST_DESIGN: usize = 24;

struct Design {
    matches: usize,
    cycle: usize,
    cycles: usize,
    base: &'static str,
}

fn designs(entrants: usize, seats: usize) -> impl Iterator<Item = Design> {
    DESIGNS.lines().filter_map(move |line| {
        let mut parts = line.splitn(6, ' ');
        let mut number = || parts.next()?.parse::<usize>().ok();
        let (for_entrants, for_seats) = (number()?, number()?);
        let (matches, cycle, cycles) = (number()?, number()?, number()?);
        (for_entrants == entrants && for_seats == seats).then_some(Design {
            matches,
            cycle,
            cycles,
            base: parts.next()?,
        })
    })
}

impl Design {
    fn tables(&self, entrants: usize) -> Vec<Vec<Entrant>> {
        let moving = (self.cycle * self.cycles).min(entrants);
        self.base
            .split(' ')
            .map(|table| table.bytes().map(|letter| usize::from(letter - b'a')))
            .map(Vec::from_iter)
            .flat_map(|base: Vec<_>| turned(&base, self.cycle, moving))
            .collect()
    }
}

/// For numbers beyond the list: tables whose differences are all distinct, so that their turns never
/// let a pair meet twice.
fn base_tables(entrants: usize, seats: usize) -> Vec<Vec<Entrant>> {
    let mut used = vec![false; entrants];
    let mut tables = Vec::new();
    while (tables.len() + 1) * seats <= MOST {
        let mut table = vec![0];
        if !extend(&mut table, &mut used, entrants, seats) {
            break;
        }
        tables.push(table);
    }
    tables
}

fn extend(table: &mut Vec<Entrant>, used: &mut [bool], entrants: usize, seats: usize) -> bool {
    if table.len() == seats {
        return true;
    }
    let from = table.last().map_or(0, |last| last + 1);
    for next in from..entrants {
        let before = used.to_vec();
        let fresh = table.iter().all(|one| {
            let (up, down) = (next - one, entrants - (next - one));
            let fresh = up != down && !used[up] && !used[down];
            (used[up], used[down]) = (true, true);
            fresh
        });
        table.push(next);
        if fresh && extend(table, used, entrants, seats) {
            return true;
        }
        table.pop();
        used.copy_from_slice(&before);
    }
    false
}

/// Seats for the entrants of each table, so that everybody sits everywhere within one as often.
///
/// Each entrant is taken apart into pieces of at most `seats` tables; a colouring of the graph of pieces
/// and tables with `seats` colours then gives each seat of a table once, and each piece no seat twice.
fn seated(tables: &[Vec<Entrant>], entrants: usize, seats: usize) -> Vec<Seating> {
    let pieces_each = (tables.len() * seats).div_ceil(entrants).div_ceil(seats);
    let mut played = vec![0; entrants];
    let mut colouring = Colouring {
        at_piece: vec![vec![None; seats]; entrants * pieces_each],
        at_table: vec![vec![None; seats]; tables.len()],
    };
    for (number, table) in tables.iter().enumerate() {
        for entrant in table {
            let piece = entrant * pieces_each + played[*entrant] / seats;
            played[*entrant] += 1;
            colouring.join(piece, number);
        }
    }
    let entrant = |piece: &Option<usize>| piece.map(|piece| piece / pieces_each);
    colouring
        .at_table
        .iter()
        .map(|pieces| pieces.iter().filter_map(entrant).collect())
        .collect()
}

struct Colouring {
    /// For each piece and seat the table, and the other way round.
    at_piece: Vec<Vec<Option<usize>>>,
    at_table: Vec<Vec<Option<usize>>>,
}

impl Colouring {
    fn join(&mut self, piece: usize, table: usize) {
        let free = |seats: &[Option<usize>]| seats.iter().position(Option::is_none);
        let (Some(wanted), Some(other)) =
            (free(&self.at_piece[piece]), free(&self.at_table[table]))
        else {
            return;
        };
        self.free_at_table(table, wanted, other);
        self.at_piece[piece][wanted] = Some(table);
        self.at_table[table][wanted] = Some(piece);
    }

    /// Exchanges two seats along the path that begins at the table, so that `wanted` becomes free there.
    /// The path cannot end at the piece that wants it: that piece has no such seat to be reached by.
    fn free_at_table(&mut self, table: usize, wanted: usize, other: usize) {
        let mut path = Vec::new();
        let mut table = table;
        while let Some(piece) = self.at_table[table][wanted] {
            path.push((piece, table, wanted));
            let Some(following) = self.at_piece[piece][other] else {
                break;
            };
            path.push((piece, following, other));
            table = following;
        }
        for (piece, table, seat) in &path {
            self.at_piece[*piece][*seat] = None;
            self.at_table[*table][*seat] = None;
        }
        for (piece, table, seat) in path {
            let seat = wanted + other - seat;
            self.at_piece[piece][seat] = Some(table);
            self.at_table[table][seat] = Some(piece);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The difference between the most and the fewest.
    fn spread(counts: impl Iterator<Item = usize> + Clone) -> usize {
        counts.clone().max().unwrap_or(0) - counts.min().unwrap_or(0)
    }

    fn check(entrants: usize, seats: usize, matches: usize) {
        let tables = schedule(entrants, seats, matches);
        let what = format!("{entrants} entrants, {seats} seats, {matches} matches");
        assert_eq!(tables.len() * seats, entrants * matches, "{what}");
        let mut met = vec![vec![0; entrants]; entrants];
        let mut sat = vec![vec![0; seats]; entrants];
        for table in &tables {
            assert_eq!(table.len(), seats, "{what}");
            for (seat, one) in table.iter().enumerate() {
                sat[*one][seat] += 1;
                for other in &table[..seat] {
                    assert_ne!(one, other, "{what}");
                    met[*one][*other] += 1;
                    met[*other][*one] += 1;
                }
            }
        }
        let pairs = (0..entrants).flat_map(|one| (0..one).map(move |other| (one, other)));
        assert!(
            spread(pairs.map(|(one, other)| met[one][other])) <= 1,
            "{what}: pairs"
        );
        for seats in &sat {
            assert_eq!(seats.iter().sum::<usize>(), matches, "{what}: matches");
            assert!(spread(seats.iter().copied()) <= 1, "{what}: seats");
        }
    }

    #[test]
    fn pairs_seats_and_matches_are_balanced_for_every_choice() {
        for seats in 2..=5 {
            for entrants in seats..=40 {
                let choices = choices(entrants, seats);
                assert!(!choices.is_empty(), "{entrants} entrants, {seats} seats");
                assert!(choices.is_sorted_by(|one, other| one < other));
                for matches in choices {
                    check(entrants, seats, matches);
                }
            }
        }
        for seats in 2..=5 {
            check(200, seats, choices(200, seats)[0]);
        }
    }

    #[test]
    fn the_number_of_matches_is_taken_up_to_the_nearest_choice() {
        assert_eq!(choices(7, 3), [3, 6, 9, 12]);
        assert_eq!(schedule(7, 3, 4), schedule(7, 3, 6));
        assert_eq!(schedule(7, 3, 0), schedule(7, 3, 3));
        assert_eq!(schedule(7, 3, 99), schedule(7, 3, 12));
        assert_eq!(choices(7, 2), [2, 4, 6, 8, 10, 12]);
        assert_eq!(choices(2, 2)[..2], [1, 2]);
    }

    #[test]
    fn a_choice_lets_every_pair_meet_once_where_a_design_does() {
        for (entrants, seats, matches) in [(9, 3, 4), (13, 4, 4), (16, 4, 5), (21, 5, 5)] {
            assert!(choices(entrants, seats).contains(&matches));
            let pairs = schedule(entrants, seats, matches).len() * seats * (seats - 1) / 2;
            assert_eq!(pairs, entrants * (entrants - 1) / 2);
        }
    }
}
