//! The pages of one player: the ways in, what they set, and what they see of themselves.

pub mod entry;
pub mod feeds;
pub mod links;
pub mod mail_settings;
pub mod mine;
pub mod player;
pub mod profile;
