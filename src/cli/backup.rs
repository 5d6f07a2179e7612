//! `turnpost backup` and `restore`.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::{say, serve};
use crate::config::Config;
use base::clock::Clock;
use store::{Tables, file};
use words::{message, tell};

/// A consistent copy, also while the service runs.
pub(super) fn backup(config: &Config, file: &Path) -> Result<()> {
    if file.exists() {
        bail!(tell(&message!(
            "cli-backup-exists",
            file = file.display().to_string()
        )));
    }
    let service = serve::open(config, Tables::AsTheyAre)?;
    actix_web::rt::System::new().block_on(service.store.backup(file))?;
    Ok(())
}

/// Puts a copy in the place of the database, and keeps what was there. Nobody may use it meanwhile.
pub(super) fn restore(config: &Config, from: &Path, sure: bool) -> Result<()> {
    let database = config.database()?;
    let Some(path) = database.file() else {
        bail!(tell(&message!("cli-restore-postgres")));
    };
    let Some(_alone) = file::use_alone(path)? else {
        bail!(tell(&message!("cli-in-use", file = database.to_string())));
    };
    let copy = beside(path, "restoring");
    make_copy(from, &copy)?;
    if path.exists() {
        if !sure && !agrees(path)? {
            std::fs::remove_file(&copy)?;
            bail!(tell(&message!("cli-nothing-replaced")));
        }
        let kept = keep(path)?;
        say(&tell(&message!(
            "cli-old-kept",
            file = kept.display().to_string()
        )))?;
    }
    std::fs::rename(&copy, path).with_context(|| tell(&message!("cli-cannot-replace")))?;
    say(&tell(&message!(
        "cli-restored",
        file = database.to_string()
    )))
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{suffix}"));
    name.into()
}

/// A copy that was looked through, so that nothing is replaced by what is no backup.
fn make_copy(from: &Path, copy: &Path) -> Result<()> {
    let named = from.display().to_string();
    file::make_private(copy)?;
    if let Err(error) = std::fs::copy(from, copy) {
        std::fs::remove_file(copy)?;
        let words = tell(&message!("cli-cannot-read", file = named));
        return Err(error).context(words);
    }
    if let Err(error) = file::prepare(copy) {
        std::fs::remove_file(copy)?;
        let error = error.to_string();
        bail!(tell(&message!(
            "cli-no-backup",
            file = named,
            error = error
        )));
    }
    Ok(())
}

/// Whoever does not answer does not agree.
fn agrees(path: &Path) -> Result<bool> {
    let changed: chrono::DateTime<chrono::Utc> = path.metadata()?.modified()?.into();
    let asked = message!(
        "cli-replace",
        file = path.display().to_string(),
        changed = changed.format("%Y-%m-%d %H:%M").to_string()
    );
    print!("{} ", tell(&asked));
    std::io::stdout().flush()?;
    let mut answer = String::new();
    std::io::stdin().read_line(&mut answer)?;
    Ok(matches!(answer.trim(), "y" | "Y" | "yes"))
}

/// Moves the database aside with all that belongs to it; where it stands now.
fn keep(path: &Path) -> Result<PathBuf> {
    let now = Clock::System.now().format("%Y%m%d-%H%M%S-%3f");
    let kept = beside(path, &format!("before-{now}"));
    file::make_private(path)?;
    // Those beside it are there only if it could not be read.
    for suffix in ["", "-wal", "-shm"] {
        let with = |path: &Path| {
            let mut name = path.as_os_str().to_owned();
            name.push(suffix);
            PathBuf::from(name)
        };
        if with(path).exists() {
            std::fs::rename(with(path), with(&kept))
                .with_context(|| tell(&message!("cli-cannot-replace")))?;
        }
    }
    Ok(kept)
}
