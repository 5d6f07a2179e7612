//! What people read: prompts, prices, the menu.

pub mod menu;
pub mod names;
mod places;
pub mod prompts;
