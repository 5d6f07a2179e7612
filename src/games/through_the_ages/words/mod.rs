//! What is said: the menu, its places and prices, and the questions.

pub mod describe;
pub mod places;
pub mod prices;
pub mod prompts;
