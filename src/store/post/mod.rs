//! The tables about emails, sent and received.

pub mod letters;
pub mod mailbox;
pub mod replies;
