//! The tables about matches.

pub mod actions;
pub mod analyses;
pub mod matches;
pub mod queue;
pub mod seats;
pub mod steps;
pub mod talk;
