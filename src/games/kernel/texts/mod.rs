//! Text for people, and text by people: messages, menus, names, and what a mistyped line may have meant.

pub mod menu;
pub mod message;
pub mod names;
pub mod near;
