//! `turnpost migrate`: brings the tables up to date, and does nothing else.

use anyhow::Result;

use super::{say, serve};
use crate::config::Config;
use store::{Store, Tables};
use words::{message, tell};

pub(super) fn run(config: &Config) -> Result<()> {
    let database = config.database()?;
    let done = Store::prepare(&database, Tables::BringUpToDate)
        .map_err(|error| serve::cannot_open(&database, error))?;
    for version in &done {
        say(version)?;
    }
    say(&tell(&message!("cli-migrated", count = done.len())))
}
