//! What happens: actions, the choices that they open, the order of things.

pub mod actions;
pub mod buildings;
pub mod choices;
pub mod flow;
pub mod free;
pub mod offers;
pub mod pass;
pub mod play;
pub mod scoring;
pub mod settle;
pub mod setup_phase;
