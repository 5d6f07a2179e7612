//! The service over HTTP, on a real database.

#[path = "../support/mod.rs"]
mod support;

mod api;
mod bad_input;
mod clocks;
mod hidden;
mod matchmaking;
mod people;
mod play;
mod ratings;
mod tables;
