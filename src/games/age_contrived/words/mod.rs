//! The game in words: menu entries, prompts, names.

pub(crate) mod menu;
pub(crate) mod names;
pub(crate) mod places;
pub(crate) mod prompts;
pub(crate) mod variants;
