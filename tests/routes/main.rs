//! The service over HTTP, on a real database.

#[path = "../support/mod.rs"]
mod support;

mod analysis;
mod api;
mod around;
mod around_the_board;
mod at_the_table;
mod bad_input;
mod clocks;
mod coach;
mod credentials;
mod decisions;
mod guests;
mod hand_over;
mod hidden;
mod languages;
mod lessons;
mod limits;
mod matchmaking;
mod names;
mod network;
mod numbers;
mod people;
mod play;
mod ratings;
mod stored;
mod tables;
mod taken_back;
mod unknown_words;
mod watched;
mod weight;
