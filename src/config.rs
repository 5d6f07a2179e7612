//! Settings of the service: each a flag and a variable, all with a default.

use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

#[derive(Clone, Debug, clap::Args)]
pub struct Config {
    /// Where to listen
    #[arg(
        long,
        global = true,
        env = "TURNPOST_BIND",
        value_name = "ADDRESS",
        default_value = "127.0.0.1:8080"
    )]
    pub bind: SocketAddr,
    /// The folder for the database
    #[arg(
        long,
        global = true,
        env = "TURNPOST_DATA",
        value_name = "DIR",
        default_value = "data"
    )]
    pub data: PathBuf,
    /// A SQLite file or a postgres:// address instead of the file in the data folder
    #[arg(long, global = true, env = "TURNPOST_DATABASE", value_name = "URL")]
    pub database: Option<String>,
    /// What links in mails begin with
    #[arg(long, global = true, env = "TURNPOST_BASE_URL", value_name = "URL")]
    pub base_url: Option<String>,
    /// Fill an empty service with players, bots and matches
    #[arg(long, global = true, env = "TURNPOST_DEMO")]
    pub demo: bool,
    /// Log as JSON, one object a line
    #[arg(long, global = true, env = "TURNPOST_LOG_JSON")]
    pub log_json: bool,
    /// Take the client's address from X-Forwarded-For: only behind a proxy that sets it
    #[arg(long, global = true, env = "TURNPOST_BEHIND_PROXY")]
    pub behind_proxy: bool,
}

impl Config {
    /// The database, with its folder made.
    pub fn database(&self) -> Result<String> {
        if let Some(url) = &self.database {
            return Ok(url.clone());
        }
        std::fs::create_dir_all(&self.data)
            .with_context(|| format!("cannot make the data folder {}", self.data.display()))?;
        Ok(self.data.join("turnpost.sqlite").display().to_string())
    }

    pub fn base_url(&self) -> Result<String> {
        let url = match &self.base_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://{}", self.bind),
        };
        if !url.starts_with("http://") && !url.starts_with("https://") {
            bail!("the base URL must begin with http:// or https://, and is {url}");
        }
        Ok(url)
    }
}
