//! Who is told what, when and how: notices, the emails and web hooks made from them, and how they are stopped.

pub mod bounces;
pub mod compose;
pub mod digests;
pub mod hooks;
pub mod letters;
pub mod links;
mod mailbox;
pub mod notice;
pub mod preferences;
pub mod reminders;
pub mod rhythm;
pub mod stops;
