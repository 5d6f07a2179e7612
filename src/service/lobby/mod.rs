//! Tables: what is agreed, who sits down, and how a match begins.

pub mod matchmaking;
pub mod rematch;
pub mod seating;
pub mod tables;
pub mod terms;
