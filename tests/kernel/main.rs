//! The kernel: tests that every registered game passes, and tests of the kernel on a small game.

mod bots;
mod harbour;
mod matches;
mod names;
mod panels;
mod records;
mod registered;
mod sayings;
