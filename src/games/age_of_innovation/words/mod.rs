//! What people read: prompts, prices, the menu.

pub mod describe;
pub mod far;
pub mod names;
mod places;
mod price;
pub mod prompts;
