//! Hostile input, made from good input by changing it at random, the same each time. A short run
//! each time, and ten million of each with
//! `TURNPOST_FUZZ=10000000 cargo test --release --test fuzz -- --nocapture`; what a run found
//! is made again with its number: `TURNPOST_FUZZ_FROM=4711 TURNPOST_FUZZ=1`.

mod actions;
mod forms;
mod mails;
mod mutate;
mod records;
mod run;
