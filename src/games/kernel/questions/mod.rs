//! The questions that every game answers, and the face behind which its types are hidden.

pub mod about;
pub mod any_game;
pub(crate) mod game;
pub(crate) mod held;
pub mod lessons;
pub mod rulings;
