//! Who sits together in a round: equal scores, and nobody twice while it can be helped.

use super::matching::most_pairs;
use super::{Entrant, Round, Seating};

/// How far a search for tables without rematches may go before a simpler one takes over.
const STEPS: usize = 100_000;

/// Ways to seat all players at tables that are full or lack one (never fewer than two), the fullest first.
pub fn table_sizes_without_byes(players: usize, seats: usize) -> Vec<Vec<usize>> {
    let least = (seats - 1).max(2);
    (players.div_ceil(seats)..=players / least)
        .filter(|tables| *tables > 0)
        .map(|tables| {
            let full = players - tables * least;
            (0..tables)
                .map(|table| if table < full { seats } else { least })
                .collect()
        })
        .collect()
}

/// The fewest byes, and the fullest tables for the others.
pub fn byes_and_tables(players: usize, seats: usize) -> (usize, Vec<usize>) {
    (0..players)
        .find_map(|byes| {
            let sizes = table_sizes_without_byes(players - byes, seats);
            Some((byes, sizes.into_iter().next()?))
        })
        .unwrap_or((players, Vec::new()))
}

/// Tables of about the same strength: the players in order, forth and back.
pub fn snake(players: &[Entrant], sizes: &[usize]) -> Vec<Seating> {
    deal(players, sizes, true)
}

/// The first player of each part of the field at the first table, the second at the second.
pub fn slide(players: &[Entrant], sizes: &[usize]) -> Vec<Seating> {
    deal(players, sizes, false)
}

fn deal(players: &[Entrant], sizes: &[usize], back: bool) -> Vec<Seating> {
    let mut tables: Vec<Seating> = vec![Vec::new(); sizes.len()];
    let mut players = players.iter();
    for row in 0..sizes.iter().copied().max().unwrap_or(0) {
        let mut order: Vec<usize> = (0..sizes.len())
            .filter(|table| sizes[*table] > row)
            .collect();
        if back && row % 2 == 1 {
            order.reverse();
        }
        for table in order {
            tables[table].extend(players.next());
        }
    }
    tables
}

/// Pairs of neighbours in the order given, with as few rematches as any pairs have.
pub fn pairs(players: &[Entrant], met: &impl Fn(Entrant, Entrant) -> usize) -> Vec<Seating> {
    let fresh = |one, other| met(one, other) == 0;
    let mut left = players.to_vec();
    let mut most = most_pairs(&left, fresh);
    let mut tables = Vec::new();
    while left.len() > 1 {
        let first = left.remove(0);
        let mut candidates: Vec<usize> = (0..left.len()).collect();
        candidates.sort_by_key(|index| met(first, left[*index]));
        let without = |index: usize| {
            let mut rest = left.clone();
            let other = rest.remove(index);
            let most_after = most_pairs(&rest, fresh);
            let kept = most_after + usize::from(fresh(first, other)) == most;
            kept.then_some((other, rest, most_after))
        };
        let (other, rest, most_after) = candidates
            .into_iter()
            .find_map(without)
            .expect("some partner leaves the others as many fresh pairs as can be");
        tables.push(vec![first, other]);
        (left, most) = (rest, most_after);
    }
    tables
}

/// Tables of neighbours in the order given, with as few rematches as the search finds; none that could
/// be avoided if the field is small.
pub fn tables(
    players: &[Entrant],
    sizes: &[usize],
    met: &impl Fn(Entrant, Entrant) -> usize,
) -> Vec<Seating> {
    let largest = sizes.iter().copied().max().unwrap_or(0);
    let full = sizes.iter().filter(|size| **size == largest).count();
    for allowed in 0.. {
        let mut search = Search {
            met,
            largest,
            steps: STEPS,
            tables: Vec::new(),
        };
        if search.next_table(players.to_vec(), full, sizes.len() - full, allowed) {
            return search.tables;
        }
        if search.steps == 0 {
            break;
        }
    }
    improved(players, sizes, met)
}

struct Search<'a, Met> {
    met: &'a Met,
    largest: usize,
    steps: usize,
    tables: Vec<Seating>,
}

impl<Met: Fn(Entrant, Entrant) -> usize> Search<'_, Met> {
    fn next_table(
        &mut self,
        mut left: Vec<Entrant>,
        full: usize,
        smaller: usize,
        allowed: usize,
    ) -> bool {
        if left.is_empty() {
            return true;
        }
        let first = left.remove(0);
        let ways = [
            (
                self.largest,
                full.checked_sub(1).map(|full| (full, smaller)),
            ),
            (
                self.largest - 1,
                smaller.checked_sub(1).map(|smaller| (full, smaller)),
            ),
        ];
        for (size, others) in ways {
            let Some(others) = others else {
                continue;
            };
            self.tables.push(vec![first]);
            if self.fill(size, 0, left.clone(), others, allowed) {
                return true;
            }
            self.tables.pop();
        }
        false
    }

    /// Adds players to the last table, those of the list from `from` on, until it has its size.
    fn fill(
        &mut self,
        size: usize,
        from: usize,
        left: Vec<Entrant>,
        others: (usize, usize),
        allowed: usize,
    ) -> bool {
        let table = self.tables.last().cloned().unwrap_or_default();
        if table.len() == size {
            return self.next_table(left, others.0, others.1, allowed);
        }
        for index in from..left.len() {
            if self.steps == 0 {
                return false;
            }
            self.steps -= 1;
            let again: usize = table.iter().map(|one| (self.met)(*one, left[index])).sum();
            if again > allowed {
                continue;
            }
            let mut rest = left.clone();
            let next = rest.remove(index);
            let depth = self.tables.len();
            self.tables[depth - 1].push(next);
            if self.fill(size, index, rest, others, allowed - again) {
                return true;
            }
            self.tables[depth - 1].pop();
        }
        false
    }
}

/// Neighbours, then exchanges between tables as long as they make rematches fewer.
fn improved(
    players: &[Entrant],
    sizes: &[usize],
    met: &impl Fn(Entrant, Entrant) -> usize,
) -> Vec<Seating> {
    let mut rest = players;
    let mut tables: Vec<Seating> = Vec::new();
    for size in sizes {
        let (table, others) = rest.split_at(*size);
        tables.push(table.to_vec());
        rest = others;
    }
    let again = |table: &Seating, seat: usize, player: Entrant| -> usize {
        let others = table.iter().enumerate().filter(|(other, _)| *other != seat);
        others.map(|(_, other)| met(player, *other)).sum()
    };
    let seats = |tables: &[Seating]| -> Vec<(usize, usize)> {
        let of =
            |(table, seating): (usize, &Seating)| (0..seating.len()).map(move |seat| (table, seat));
        tables.iter().enumerate().flat_map(of).collect()
    };
    type Place = (usize, usize);
    loop {
        let mut best: Option<((usize, std::cmp::Reverse<usize>), Place, Place)> = None;
        let all = seats(&tables);
        for (index, one) in all.iter().enumerate() {
            let player = tables[one.0][one.1];
            let now = again(&tables[one.0], one.1, player);
            if now == 0 {
                continue;
            }
            for (other_index, other) in all.iter().enumerate().filter(|(_, other)| other.0 != one.0)
            {
                let partner = tables[other.0][other.1];
                let before = now + again(&tables[other.0], other.1, partner);
                let after = again(&tables[one.0], one.1, partner)
                    + again(&tables[other.0], other.1, player);
                if after < before {
                    let key = (
                        before - after,
                        std::cmp::Reverse(index.abs_diff(other_index)),
                    );
                    if best.as_ref().is_none_or(|known| key > known.0) {
                        best = Some((key, *one, *other));
                    }
                }
            }
        }
        let Some((_, one, other)) = best else {
            return tables;
        };
        let player = tables[one.0][one.1];
        tables[one.0][one.1] = std::mem::replace(&mut tables[other.0][other.1], player);
    }
}

/// The same tables with everybody in the seat that they had least often in the rounds before.
pub fn with_fair_seats(tables: Vec<Seating>, rounds: &[Round]) -> Vec<Seating> {
    let had = |entrant: Entrant, seat: usize| {
        rounds
            .iter()
            .flat_map(|round| &round.tables)
            .filter(|(seating, _)| seating.get(seat) == Some(&entrant))
            .count()
    };
    tables
        .into_iter()
        .enumerate()
        .map(|(number, mut table)| {
            // Without a past the stronger would sit first everywhere, and have the same past next time.
            let turn = number % table.len().max(1);
            table.rotate_left(turn);
            let had: Vec<Vec<usize>> = table
                .iter()
                .map(|entrant| (0..table.len()).map(|seat| had(*entrant, seat)).collect())
                .collect();
            let cost = |order: &Vec<usize>| -> usize {
                let of = |(seat, player): (usize, &usize)| {
                    (had[*player][seat] + 1).pow(2) - had[*player][seat].pow(2)
                };
                order.iter().enumerate().map(of).sum()
            };
            let order = orders(table.len()).into_iter().min_by_key(cost);
            let seated =
                |order: Vec<usize>| order.into_iter().map(|player| table[player]).collect();
            order.map_or_else(Vec::new, seated)
        })
        .collect()
}

fn orders(count: usize) -> Vec<Vec<usize>> {
    (0..count).fold(vec![Vec::new()], |orders, _| {
        orders
            .into_iter()
            .flat_map(|order| {
                let rest = (0..count).filter(|next| !order.contains(next));
                rest.map(|next| [order.as_slice(), &[next]].concat())
                    .collect::<Vec<_>>()
            })
            .collect()
    })
}
