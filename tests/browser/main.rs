//! The site in Chromium. Runs where `chromedriver` is installed; pictures are kept in the target folder.

#[path = "../support/mod.rs"]
mod support;

mod cards;
mod cup;
mod driver;
mod emails;
mod first_hour;
mod hands;
mod keys;
mod live;
mod looks;
mod matches;
mod newcomer;
mod records;
