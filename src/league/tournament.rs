//! What comes next in a tournament.

use super::{Entrant, Scoring, Seating, Standings, TableResult, TieBreak, schedule};
use serde::{Deserialize, Serialize};

/// Entrants are seeded from 0, the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
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
    _format: &Format,
    entrants: usize,
    seats: usize,
    scoring: &Scoring,
    tie_breaks: &[TieBreak],
    rounds: &[Round],
) -> Step {
    if rounds
        .iter()
        .any(|round| round.tables.iter().any(|(_, result)| result.is_none()))
    {
        return Step::Wait;
    }
    if rounds.is_empty() {
        return Step::Play {
            tables: schedule(entrants, seats, 1),
            byes: Vec::new(),
        };
    }
    let mut standings = Standings::new(entrants, scoring.clone(), tie_breaks.to_vec());
    for (_, result) in rounds.iter().flat_map(|round| &round.tables) {
        if let Some(result) = result {
            standings.add(result);
        }
    }
    Step::Over(standings.order())
}

/// For 'round 2 of 5'.
pub fn rounds_in_all(_format: &Format, _entrants: usize, _seats: usize) -> usize {
    1
}
