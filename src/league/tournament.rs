//! What comes next in a tournament.

use super::knockout::{self, Stage};
use super::pairing::{byes_and_tables, pairs, slide, snake, tables, with_fair_seats};
use super::{Entrant, Scoring, Seating, Standings, TableResult, TieBreak, schedule};
use serde::{Deserialize, Serialize};

/// Entrants are seeded from 0, the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum Format {
    /// Every pair meets as often as every other; all tables at once.
    RoundRobin { matches: usize },
    Swiss {
        rounds: usize,
        /// The best of them play a final; 0 for none.
        cut: usize,
    },
    /// A round robin in each group, all tables at once; the best of each group play on.
    Groups { size: usize, advance: usize },
    /// So many go on from each table; the final table decides.
    Elimination { advance: usize },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// None: still being played.
    pub tables: Vec<(Seating, Option<TableResult>)>,
    pub byes: Vec<Entrant>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    Play {
        tables: Vec<Seating>,
        byes: Vec<Entrant>,
    },
    Wait,
    /// All entrants, the winner first.
    Over(Vec<Entrant>),
}

/// What comes next, from all that was played: deterministic, so that asking twice is asking once.
pub fn next(
    format: &Format,
    entrants: usize,
    seats: usize,
    scoring: &Scoring,
    tie_breaks: &[TieBreak],
    rounds: &[Round],
) -> Step {
    if entrants < 2 {
        return Step::Over((0..entrants).collect());
    }
    let mut tables = rounds.iter().flat_map(|round| &round.tables);
    if tables.any(|(_, result)| result.is_none()) {
        return Step::Wait;
    }
    let tournament = Tournament {
        entrants,
        seats: seats.clamp(2, entrants),
        scoring,
        tie_breaks,
        rounds,
    };
    match *format {
        Format::RoundRobin { matches } => tournament.round_robin(matches),
        Format::Swiss {
            rounds: in_all,
            cut,
        } => tournament.swiss(in_all.max(1), cut),
        Format::Groups { size, advance } => tournament.groups(size, advance),
        Format::Elimination { advance } => {
            let all: Vec<Entrant> = (0..entrants).collect();
            tournament.knockout(&all, advance, rounds, Vec::new())
        }
    }
}

/// For 'round 2 of 5'.
pub fn rounds_in_all(format: &Format, entrants: usize, seats: usize) -> usize {
    if entrants < 2 {
        return 0;
    }
    let seats = seats.clamp(2, entrants);
    match *format {
        Format::RoundRobin { .. } => 1,
        Format::Swiss { rounds, cut } => {
            rounds.max(1) + knockout::rounds(cut.min(entrants), seats, 1)
        }
        Format::Groups { size, advance } => match groups(entrants, seats, size) {
            one if one.len() == 1 => 1,
            groups => {
                let through = groups.iter().map(|group| advance.max(1).min(group.len()));
                let qualified = through.sum();
                1 + knockout::rounds(qualified, seats, 1)
            }
        },
        Format::Elimination { advance } => knockout::rounds(entrants, seats, advance),
    }
}

/// How many sit at each table of each round, where that is known from the beginning.
pub fn tables_in_all(format: &Format, entrants: usize, seats: usize) -> Vec<Vec<usize>> {
    match *format {
        Format::Elimination { advance } if entrants > 1 => {
            knockout::tables(entrants, seats.clamp(2, entrants), advance)
        }
        Format::Elimination { .. }
        | Format::RoundRobin { .. }
        | Format::Swiss { .. }
        | Format::Groups { .. } => Vec::new(),
    }
}

/// Groups of about the same strength and size, as large as asked for unless tables would lack players.
fn groups(entrants: usize, seats: usize, size: usize) -> Vec<Vec<Entrant>> {
    let least = (seats - 1).max(2);
    let count = entrants
        .div_ceil(size.max(least))
        .min(entrants / least)
        .max(1);
    let sizes: Vec<usize> = (0..count)
        .map(|group| entrants / count + usize::from(group < entrants % count))
        .collect();
    let all: Vec<Entrant> = (0..entrants).collect();
    snake(&all, &sizes)
}

struct Tournament<'a> {
    entrants: usize,
    seats: usize,
    scoring: &'a Scoring,
    tie_breaks: &'a [TieBreak],
    rounds: &'a [Round],
}

impl Tournament<'_> {
    fn standings(&self, rounds: &[Round]) -> Standings {
        let scoring = self.scoring.clone();
        let mut standings = Standings::new(self.entrants, scoring, self.tie_breaks.to_vec());
        for (_, result) in rounds.iter().flat_map(|round| &round.tables) {
            result.iter().for_each(|result| standings.add(result));
        }
        standings
    }

    fn round_robin(&self, matches: usize) -> Step {
        match self.rounds {
            [] => Step::Play {
                tables: schedule(self.entrants, self.seats, matches),
                byes: Vec::new(),
            },
            rounds => Step::Over(self.standings(rounds).order()),
        }
    }

    /// A stage of tables from which the best go on, played by some; the others are ranked behind them.
    fn knockout(
        &self,
        players: &[Entrant],
        advance: usize,
        rounds: &[Round],
        behind: Vec<Entrant>,
    ) -> Step {
        match knockout::stage(players, self.seats, advance, self.scoring, rounds) {
            Stage::Play { tables, byes } => Step::Play {
                tables: with_fair_seats(tables, self.rounds),
                byes,
            },
            Stage::Over(order) => Step::Over([order, behind].concat()),
        }
    }

    fn swiss(&self, in_all: usize, cut: usize) -> Step {
        let (played, finals) = self.rounds.split_at(self.rounds.len().min(in_all));
        let mut standings = self.standings(played);
        for entrant in played.iter().flat_map(|round| &round.byes) {
            standings.add_bye(*entrant);
        }
        let order = standings.order();
        if played.len() < in_all {
            return self.swiss_round(&standings, order);
        }
        match cut.min(self.entrants) {
            0 | 1 => Step::Over(order),
            cut => self.knockout(&order[..cut], 1, finals, order[cut..].to_vec()),
        }
    }

    fn swiss_round(&self, standings: &Standings, order: Vec<Entrant>) -> Step {
        let (byes, sizes) = byes_and_tables(self.entrants, self.seats);
        let had_byes = |entrant: &Entrant| {
            let byes = self.rounds.iter().flat_map(|round| &round.byes);
            byes.filter(|other| *other == entrant).count()
        };
        let mut lowest_first: Vec<Entrant> = order.iter().rev().copied().collect();
        lowest_first.sort_by_key(had_byes);
        let byes = lowest_first[..byes].to_vec();
        let playing: Vec<Entrant> = order
            .into_iter()
            .filter(|entrant| !byes.contains(entrant))
            .collect();
        let met = |one: Entrant, other: Entrant| standings.met(one, other);
        let tables = match (self.rounds, self.seats) {
            ([], _) => slide(&playing, &sizes),
            (_, 2) => pairs(&playing, &met),
            _ => tables(&playing, &sizes, &met),
        };
        Step::Play {
            tables: with_fair_seats(tables, self.rounds),
            byes,
        }
    }

    fn groups(&self, size: usize, advance: usize) -> Step {
        let groups = groups(self.entrants, self.seats, size);
        let Some((group_stage, finals)) = self.rounds.split_first() else {
            return Step::Play {
                tables: groups.iter().flat_map(|group| self.within(group)).collect(),
                byes: Vec::new(),
            };
        };
        let standings = self.standings(std::slice::from_ref(group_stage));
        let order = standings.order();
        if groups.len() == 1 {
            return Step::Over(order);
        }
        let mut ranked: Vec<Vec<Entrant>> = groups
            .iter()
            .map(|group| {
                let own = order.iter().filter(|entrant| group.contains(entrant));
                own.copied().collect()
            })
            .collect();
        // The group of the best winner first, so that winners meet the seconds of other groups.
        ranked.sort_by_key(|group| order.iter().position(|entrant| *entrant == group[0]));
        let of_rank = |at: usize| {
            ranked
                .iter()
                .filter_map(move |group| group.get(at).copied())
        };
        let advance = advance.max(1);
        let through: Vec<Entrant> = (0..advance).flat_map(of_rank).collect();
        let behind = (advance..self.entrants).flat_map(|at| {
            let mut tied: Vec<Entrant> = of_rank(at).collect();
            tied.sort_by_key(|entrant| order.iter().position(|other| other == entrant));
            tied
        });
        self.knockout(&through, 1, finals, behind.collect())
    }

    /// The tables of a group: each pair meets at least once if that can be.
    fn within(&self, group: &[Entrant]) -> Vec<Seating> {
        if group.len() <= self.seats {
            return vec![group.to_vec()];
        }
        let matches = (group.len() - 1).div_ceil(self.seats - 1);
        let mut tables = schedule(group.len(), self.seats, matches);
        for entrant in tables.iter_mut().flatten() {
            *entrant = group[*entrant];
        }
        tables
    }
}

#[cfg(test)]
mod tests;
