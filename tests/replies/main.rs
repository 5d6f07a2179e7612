//! Replies by mail: the corpus, playing, the ways in, bounces.

#[path = "../support/mod.rs"]
mod support;

mod answers;
mod bounces;
mod corpus;
mod deliver;
mod desk;
mod listener;
mod partings;
mod play;
mod replaced;
mod senders;
mod taught;
