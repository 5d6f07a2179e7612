//! Turnpost: heavy board games by email.
//!
//! - `games`: the kernel (contract, record, registry, bots, checks) and one folder for each game; pure.
//! - `league`: the mathematics of leagues and tournaments; pure.
//! - `picture`: board drawings (SVG) as PNG.
//! - `store`: the database; rows in, rows out.
//! - `mail`: what letters say.
//! - `service`: the use cases, one transaction each.
//! - `web`, `worker`: requests, and the loops beside them.
//! - `cli`: the commands of the binary.

pub mod cli;
pub mod clock;
pub mod config;
pub mod games;
pub mod ids;
pub mod league;
pub mod mail;
pub mod picture;
pub mod service;
pub mod store;
pub mod web;
pub mod worker;
