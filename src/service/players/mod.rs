//! People: how somebody gets an account and gets in, what they set, and what others see of them.

pub mod accounts;
pub mod feeds;
pub mod gate;
pub mod guests;
pub mod names;
pub mod overview;
pub mod pace;
pub(crate) mod passwords;
pub mod people;
pub mod secrets;
