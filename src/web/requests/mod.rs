//! What every request passes before a page sees it, and what is noted of it.

pub mod client;
pub mod form;
pub mod guard;
pub mod names;
pub mod session;
pub mod watch;
