//! The board as data, and its drawings.

pub mod column;
pub mod draw;
pub mod palette;
pub mod panel;
pub mod picture;
pub mod signs;
