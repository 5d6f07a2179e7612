//! What an operator looks after: admins, health, what happens by itself and what goes wrong.

pub mod admin;
pub mod counters;
pub mod demo;
pub mod gallery;
pub mod health;
pub mod heartbeat;
pub mod scheduler;
pub(crate) mod stored;
pub mod troubles;
