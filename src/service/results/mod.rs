//! What a finished match leaves: ratings, statistics, and how it went.

pub mod analysis;
pub mod courses;
pub mod ratings;
pub mod statistics;
