//! Leagues and tournaments: whole seasons with the clock moved, what organisers do, and the pages.

#[path = "../support/mod.rs"]
mod support;

mod clubs;
mod killed;
mod pages;
mod powers;
mod seasons;
mod told;
mod tournaments;
