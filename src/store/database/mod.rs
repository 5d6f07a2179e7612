//! The database itself: where it is, how it is reached, written, upgraded and copied.

pub(crate) mod address;
pub mod connection;
pub mod copy;
pub(crate) mod failure;
pub mod file;
pub(crate) mod kept;
pub(crate) mod pool;
pub mod raw;
mod stored_enum;
pub(crate) mod upgrade;
pub(crate) mod writer;
