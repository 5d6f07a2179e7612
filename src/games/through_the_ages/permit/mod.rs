//! What is allowed: the legal actions, the answers to a decision, and what things cost.

pub mod choices;
mod costs;
pub mod decline;
pub mod legal;
