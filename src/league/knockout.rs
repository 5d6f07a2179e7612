//! Tables from which only the best go on, until one table is left.

use super::pairing::{snake, table_sizes_without_byes};
use super::{Entrant, Round, Scoring, Seating, Standings};

pub enum Stage {
    Play {
        tables: Vec<Seating>,
        byes: Vec<Entrant>,
    },
    /// All players, the winner first.
    Over(Vec<Entrant>),
}

/// What follows these rounds. Players are in the order of their seeds; those who went out at the same
/// stage are ranked by their points there, then by seed.
pub fn stage(
    players: &[Entrant],
    seats: usize,
    advance: usize,
    scoring: &Scoring,
    rounds: &[Round],
) -> Stage {
    let seed = |entrant: &Entrant| players.iter().position(|player| player == entrant);
    let mut alive = players.to_vec();
    let mut out: Vec<Entrant> = Vec::new();
    for round in rounds {
        let entrants = players.iter().max().map_or(0, |most| most + 1);
        let mut points = Standings::new(entrants, scoring.clone(), Vec::new());
        let mut on = round.byes.clone();
        let mut gone = Vec::new();
        let is_final = alive.len() <= seats;
        let plan = Plan::new(alive.len(), seats, advance);
        for result in round
            .tables
            .iter()
            .filter_map(|(_, result)| result.as_ref())
        {
            points.add(result);
            let mut ranked: Vec<(usize, Option<usize>, Entrant)> =
                std::iter::zip(result.places(), &result.seats)
                    .map(|(place, (entrant, _))| {
                        (place.unwrap_or(usize::MAX), seed(entrant), *entrant)
                    })
                    .collect();
            ranked.sort_unstable();
            let ranked: Vec<Entrant> = ranked.into_iter().map(|(_, _, entrant)| entrant).collect();
            if is_final {
                return Stage::Over([ranked, out].concat());
            }
            let (first, others) = ranked.split_at(plan.from(ranked.len()));
            on.extend(first);
            gone.extend(others);
        }
        gone.sort_by_key(|entrant| (std::cmp::Reverse(points.points(*entrant)), seed(entrant)));
        out = [gone, out].concat();
        on.sort_by_key(seed);
        alive = on;
    }
    if alive.len() < 2 {
        return Stage::Over([alive, out].concat());
    }
    let plan = Plan::new(alive.len(), seats, advance);
    let playing = alive.split_off(plan.byes);
    Stage::Play {
        tables: snake(&playing, &plan.sizes),
        byes: alive,
    }
}

pub fn rounds(players: usize, seats: usize, advance: usize) -> usize {
    match players {
        0 | 1 => 0,
        final_table if final_table <= seats => 1,
        _ => {
            1 + rounds(
                Plan::new(players, seats, advance).going_on(),
                seats,
                advance,
            )
        }
    }
}

/// How many sit at each table of each round.
pub fn tables(players: usize, seats: usize, advance: usize) -> Vec<Vec<usize>> {
    let mut rounds = Vec::new();
    let mut left = players;
    while left > 1 {
        let plan = Plan::new(left, seats, advance);
        let is_final = left <= seats;
        left = plan.going_on();
        rounds.push(plan.sizes);
        if is_final {
            break;
        }
    }
    rounds
}

/// A round: its byes, the sizes of its tables, and how many go on from each of them.
struct Plan {
    byes: usize,
    sizes: Vec<usize>,
    advance: usize,
}

impl Plan {
    /// The fewest byes after which no later round needs any and the final table is full or lacks one; if
    /// there is no such way, after which it is a table at all. Fewer go on than asked for only where it
    /// would not come out even otherwise.
    fn new(players: usize, seats: usize, advance: usize) -> Self {
        if players <= seats {
            return Self {
                byes: 0,
                sizes: vec![players],
                advance,
            };
        }
        let nearly_full = seats.saturating_sub(1).max(2);
        [nearly_full, 2]
            .into_iter()
            .find_map(|least_final| {
                (0..players - 1).find_map(|byes| {
                    Self::with_byes(byes, players, seats, advance)
                        .find(|plan| plan.comes_out_even(players, seats, advance, least_final))
                })
            })
            .unwrap_or_else(|| Self {
                byes: players % seats,
                sizes: vec![seats; players / seats],
                advance,
            })
    }

    fn with_byes(
        byes: usize,
        players: usize,
        seats: usize,
        most: usize,
    ) -> impl Iterator<Item = Self> {
        (1..=most.clamp(1, seats - 1))
            .rev()
            .flat_map(move |advance| {
                table_sizes_without_byes(players - byes, seats)
                    .into_iter()
                    .map(move |sizes| Self {
                        byes,
                        sizes,
                        advance,
                    })
            })
    }

    fn from(&self, size: usize) -> usize {
        self.advance.clamp(1, size.saturating_sub(1).max(1))
    }

    fn going_on(&self) -> usize {
        self.byes
            + self
                .sizes
                .iter()
                .map(|size| self.from(*size))
                .sum::<usize>()
    }

    fn comes_out_even(
        &self,
        players: usize,
        seats: usize,
        advance: usize,
        least_final: usize,
    ) -> bool {
        let next = self.going_on();
        if next <= seats {
            return next >= least_final;
        }
        next < players
            && Self::with_byes(0, next, seats, advance)
                .any(|plan| plan.comes_out_even(next, seats, advance, least_final))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_round_has_byes() {
        for seats in 2..=5 {
            for advance in 1..seats {
                for players in seats + 1..=80 {
                    let first = Plan::new(players, seats, advance);
                    assert_eq!(first.byes + first.sizes.iter().sum::<usize>(), players);
                    let mut left = first.going_on();
                    while left > seats {
                        let later = Plan::new(left, seats, advance);
                        let what = format!("{players} players, {seats} seats, {advance} go on");
                        assert_eq!(later.byes, 0, "{what}");
                        assert!(later.going_on() < left, "{what}");
                        left = later.going_on();
                    }
                    assert!(left >= 2);
                }
            }
        }
    }

    #[test]
    fn two_player_brackets_have_the_usual_numbers() {
        for (players, expected, byes) in [(2, 1, 0), (5, 3, 3), (8, 3, 0), (9, 4, 7), (12, 4, 4)] {
            assert_eq!(rounds(players, 2, 1), expected);
            assert_eq!(Plan::new(players, 2, 1).byes, byes);
        }
    }

    #[test]
    fn as_many_as_asked_for_go_on_where_that_comes_out_even() {
        let plan = Plan::new(16, 4, 2);
        assert_eq!((plan.byes, plan.going_on()), (0, 8));
        let plan = Plan::new(8, 5, 3);
        assert_eq!((plan.byes, plan.advance, plan.going_on()), (0, 2, 4));
    }
}
