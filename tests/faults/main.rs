//! What goes wrong around the service: processes that are killed or told to stop, a disk that is
//! full, two services on one file, copies under load. Whatever was acknowledged is there afterwards.
//!
//! `TURNPOST_KILLS=100 cargo test --test faults kills` is the longer run.

mod backups;
mod club;
mod crowds;
mod disk;
mod kills;
mod restores;
mod stops;
