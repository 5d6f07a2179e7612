//! The tables by which nodes know of themselves and of each other.

pub mod beats;
pub mod found;
pub mod news;
pub mod sweep;
pub mod troubles;
pub mod watches;
