//! The mathematics of leagues and tournaments: who meets whom, who stands where, who goes on. Pure.

mod knockout;
mod matching;
mod pairing;
mod points;
pub mod schedule;
pub mod season;
pub mod standings;
pub mod tournament;

pub use points::Points;
pub use schedule::{choices, schedule};
pub use season::{Candidate, divide, moves};
pub use standings::{Finish, Line, Scoring, Standings, TableResult, TieBreak};
pub use tournament::{Format, Round, Step, next, rounds_in_all};

/// An entrant, by place in the list of a division or tournament.
pub type Entrant = usize;

/// A table: its entrants in the order of the seats.
pub type Seating = Vec<Entrant>;
