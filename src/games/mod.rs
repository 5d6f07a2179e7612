//! The games: the kernel and what is registered. Each game is a crate in a folder of its own beside
//! the kernel's, so that an edit in one compiles nothing of the others.

pub mod examples;
pub mod registry;
pub mod showcase;

pub use kernel::*;
