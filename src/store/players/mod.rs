//! The tables about people.

pub mod accounts;
pub mod credentials;
pub mod guests;
pub mod preferences;
pub mod ratings;
