//! Mail from the cause to the server: outbox, messages, links, reminders, channels.

#[path = "../support/mod.rs"]
mod support;

mod causes;
mod channels;
mod crash;
mod digests;
mod dns;
mod emails;
mod links;
mod manners;
mod messages;
mod month;
mod offers;
mod operators;
mod phone;
mod post;
mod refusals;
mod reminders;
mod settings;
mod slow_hooks;
mod smtp;
