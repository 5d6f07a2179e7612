//! Turnpost: heavy board games by email.
//!
//! Each layer is a crate of its own in a folder of `src`, so that one uses only those below it:
//!
//! - `games`: the kernel (contract, record, registry, bots, checks) and one folder for each game; pure.
//! - `league`: the mathematics of leagues and tournaments; pure.
//! - `picture`: board drawings (SVG) as PNG.
//! - `base`: row ids and the clock.
//! - `store`: the database; rows in, rows out.
//! - `mail`: what letters say.
//! - `service`: the use cases, one transaction each.
//! - `web`: requests; `worker`, here: the loops beside them.
//! - `cli`, here: the commands of the binary.

pub use base::{clock, ids};
pub use {games, league, mail, picture, service, store, web, words};

pub mod cli;
pub mod config;
pub mod worker;
