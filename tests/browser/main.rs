//! The site in Chromium. Runs where `chromedriver` is installed; pictures are kept in the target folder.

#[path = "../support/mod.rs"]
mod support;

mod ages;
mod contrived;
mod driver;
mod live;
mod looks;
mod newcomer;
mod player;
