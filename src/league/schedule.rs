//! A division in which every pair meets as equally often as can be.

use super::Seating;

/// Numbers of matches each entrant may play so that a balanced schedule exists, ascending; never empty.
pub fn choices(entrants: usize, seats: usize) -> Vec<usize> {
    let mut complete = 1;
    for step in 1..seats {
        complete = complete * (entrants - step) / step;
    }
    vec![complete]
}

/// The tables.
pub fn schedule(entrants: usize, seats: usize, _matches: usize) -> Vec<Seating> {
    debug_assert!(entrants >= seats && seats >= 2);
    let mut tables: Vec<Seating> = vec![Vec::new()];
    for _ in 0..seats {
        tables = tables
            .into_iter()
            .flat_map(|table| {
                let from = table.last().map_or(0, |last| last + 1);
                (from..entrants).map(move |next| [table.clone(), vec![next]].concat())
            })
            .collect();
    }
    tables
}
