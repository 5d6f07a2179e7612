//! `turnpost backup` and `restore`.

use std::path::Path;

use anyhow::{Context, Result, bail};

use super::serve;
use crate::config::Config;
use crate::store::Store;

/// A consistent copy, also while the service runs.
pub(super) fn backup(config: &Config, file: &Path) -> Result<()> {
    if file.exists() {
        bail!("{} exists: a backup overwrites nothing", file.display());
    }
    let service = serve::open(config)?;
    actix_web::rt::System::new().block_on(service.store.backup(file))?;
    Ok(())
}

/// Puts a copy in the place of the database. The service must not run meanwhile.
pub(super) fn restore(config: &Config, file: &Path) -> Result<()> {
    let database = config.database()?;
    if database.contains("://") {
        bail!("a PostgreSQL database is restored with pg_restore");
    }
    // Opening it proves that it is a database, and one of ours.
    let copy = format!("{database}.restoring");
    std::fs::copy(file, &copy).with_context(|| format!("cannot read {}", file.display()))?;
    if let Err(error) = Store::open(&copy) {
        std::fs::remove_file(&copy)?;
        bail!("{} is no backup: {error}", file.display());
    }
    for suffix in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{database}{suffix}"));
        let _ = std::fs::remove_file(format!("{copy}{suffix}"));
    }
    std::fs::rename(&copy, &database).context("cannot replace the database")?;
    Ok(())
}
