//! The tables about leagues and tournaments.

pub mod entries;
pub mod leagues;
pub mod pairings;
