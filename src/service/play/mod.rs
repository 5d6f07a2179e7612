//! A match while it is played: loaded, changed, stored, read, planned and tried out.

pub mod clocks;
pub mod coach;
pub mod draft;
pub mod lessons;
pub mod live;
pub mod log;
pub mod matches;
pub mod plans;
pub mod presence;
pub mod recent;
pub mod sandbox;
pub mod stages;
pub(crate) mod talking;
pub mod thinking;
pub mod turns;
