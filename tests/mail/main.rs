//! Mail from the cause to the server: outbox, messages, links, reminders, channels.

#[path = "../support/mod.rs"]
mod support;

mod channels;
mod crash;
mod dns;
mod links;
mod messages;
mod offers;
mod post;
mod reminders;
mod settings;
mod slow_hooks;
mod smtp;
