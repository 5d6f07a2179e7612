//! Several nodes on one PostgreSQL, which is stopped, killed and started again: needs a server of
//! its own, made with the `initdb` of the system.
#![cfg(feature = "postgres")]

mod away;
mod cluster;
mod copies;
mod following;
mod load;
mod recipes;
mod upgrade;
