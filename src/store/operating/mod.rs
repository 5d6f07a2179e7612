//! The tables by which nodes know of themselves and of each other.

pub mod beats;
pub mod news;
pub mod sweep;
pub mod troubles;
