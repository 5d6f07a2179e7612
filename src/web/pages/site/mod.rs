//! The pages for everybody, and those of whoever looks after the service.

pub mod admin;
pub mod front;
pub mod game;
pub mod letters;
pub mod lobby;
pub mod mailbox;
pub mod play_bot;
pub mod play_now;
pub mod ratings;
pub mod rules;
