//! What an action changes: the turn machine and its parts, in the order of the rules.

pub(crate) mod acts;
pub(crate) mod bonus;
pub(crate) mod build;
pub(crate) mod close;
pub(crate) mod convey;
pub(crate) mod energy;
pub(crate) mod flow;
pub(crate) mod market;
pub(crate) mod movement;
pub(crate) mod openings;
pub(crate) mod refill;
pub(crate) mod scoring;
pub(crate) mod three;
pub(crate) mod tracks;
