//! Turnpost: heavy board games by email.
//!
//! - `games`: the kernel (contract, record, registry, bots, checks) and one folder for each game; pure.
//! - `picture`: board drawings (SVG) as PNG.
//! - `cli`: the commands of the binary.

pub mod cli;
pub mod games;
pub mod picture;
