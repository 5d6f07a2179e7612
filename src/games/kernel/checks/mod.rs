//! Bots, and what must hold of every game they play.

pub mod bots;
pub mod check;
pub mod language_check;
pub mod panel_check;
pub mod selfplay;
