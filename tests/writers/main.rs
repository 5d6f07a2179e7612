//! Many writers at once: on SQLite, and on PostgreSQL when `TURNPOST_TEST_POSTGRES` names a server.

mod collisions;
mod growth;
mod outage;
mod pairs;
mod table;
mod troubles;
