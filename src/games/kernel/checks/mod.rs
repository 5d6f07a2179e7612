//! Matches of bots, and what must hold of every game they play.

pub mod arena;
pub mod check;
pub mod language_check;
pub mod panel_check;
pub mod selfplay;
pub mod tune;
