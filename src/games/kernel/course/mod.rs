//! The course of a match: its deal, its actions, its record.

pub mod deal;
pub mod play;
pub mod record;
pub mod rng;
pub mod shared;
pub(crate) mod steps;
