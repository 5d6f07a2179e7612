//! One file for each page or family of pages: handler, template and form side by side.

pub mod admin;
pub mod company;
pub mod entry;
pub mod feeds;
pub mod front;
pub mod game;
pub mod history;
pub mod leagues;
pub mod letters;
pub mod links;
pub mod lobby;
pub mod mail_settings;
pub mod mailbox;
pub mod match_page;
pub mod mine;
pub mod pictures;
pub mod plan;
pub mod play_bot;
pub mod play_now;
pub mod player;
pub mod profile;
pub mod ratings;
pub mod rules;
pub mod sandbox;
pub mod table;
mod told;
