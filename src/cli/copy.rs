//! `turnpost copy`: a whole database into an empty one, of either kind.

use anyhow::{Result, bail};

use super::{say, serve};
use base::clock::Clock;
use service::Service;
use store::copy::{self, CopyError};
use store::{Address, Settings, Store, Tables};
use words::{message, tell};

pub(super) fn run(from: &Address, to: &Address) -> Result<()> {
    if from == to {
        bail!(tell(&message!("cli-copy-same")));
    }
    for (database, tables) in [(from, Tables::MustBeUpToDate), (to, Tables::BringUpToDate)] {
        Store::prepare(database, tables).map_err(|error| serve::cannot_open(database, error))?;
    }
    let counts = match copy::all(from, to) {
        Ok(counts) => counts,
        Err(CopyError::NotEmpty(table)) => bail!(tell(&message!(
            "cli-copy-full",
            database = to.to_string(),
            table = table
        ))),
        Err(CopyError::Differs { table, from, to }) => bail!(tell(&message!(
            "cli-copy-count",
            table = table,
            there = from,
            here = to
        ))),
        Err(CopyError::Store(error)) => return Err(error.into()),
    };
    let matches = actix_web::rt::System::new().block_on(replay_all(to))?;
    say(&tell(&message!(
        "cli-copied",
        rows = counts.values().sum::<i64>(),
        tables = counts.len(),
        matches = matches
    )))
}

/// Every match that was started must lead to its stored position.
async fn replay_all(database: &Address) -> Result<usize> {
    let store = Store::open_with(database, &Settings::default(), Tables::MustBeUpToDate)?;
    let service = Service::new(store, Clock::System, "http://localhost");
    let started = service.started_matches().await?;
    for id in &started {
        if !service.check_replay(*id).await? {
            bail!(tell(&message!("cli-copy-replay", id = id.0)));
        }
    }
    Ok(started.len())
}
