//! Settings of the service: each a flag and a variable, all with a default.

use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};

use crate::mail::Mailer;
use crate::service::replies::Settings;

/// Each answer of the mail server must come within this time.
const SMTP_TIMEOUT: std::time::Duration = std::time::Duration::from_secs(30);

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
    /// The mail server, as smtp://user:password@host:port or smtps://…; add ?tls=required to an
    /// smtp:// address for STARTTLS. Without it mail is kept in the local mailbox
    #[arg(
        long,
        global = true,
        env = "TURNPOST_SMTP",
        hide_env_values = true,
        value_name = "URL"
    )]
    pub smtp: Option<String>,
    /// A file with the root certificate (PEM) of a mail server that has none of a public authority
    #[arg(long, global = true, env = "TURNPOST_SMTP_ROOT", value_name = "FILE")]
    pub smtp_root: Option<PathBuf>,
    /// The sender of mails, as "Turnpost <turnpost@example.org>"
    #[arg(
        long,
        global = true,
        env = "TURNPOST_MAIL_FROM",
        value_name = "ADDRESS"
    )]
    pub mail_from: Option<String>,
    /// A file with an RSA key (PEM) that signs mails (DKIM)
    #[arg(long, global = true, env = "TURNPOST_DKIM_KEY", value_name = "FILE")]
    pub dkim_key: Option<PathBuf>,
    /// The name under which the public part of that key is published
    #[arg(
        long,
        global = true,
        env = "TURNPOST_DKIM_SELECTOR",
        value_name = "NAME",
        default_value = "turnpost"
    )]
    pub dkim_selector: String,
    /// A name server to ask instead of the system's
    #[arg(long, global = true, env = "TURNPOST_DNS", value_name = "ADDRESS")]
    pub dns: Option<SocketAddr>,
    /// Fill an empty service with players, bots and matches
    #[arg(long, global = true, env = "TURNPOST_DEMO")]
    pub demo: bool,
    /// Log as JSON, one object a line
    #[arg(long, global = true, env = "TURNPOST_LOG_JSON")]
    pub log_json: bool,
    /// Take the client's address from X-Forwarded-For: only behind a proxy that sets it
    #[arg(long, global = true, env = "TURNPOST_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// What reply addresses end with; without it, replies by mail are not read
    #[arg(
        long,
        global = true,
        env = "TURNPOST_REPLY_DOMAIN",
        value_name = "DOMAIN"
    )]
    pub reply_domain: Option<String>,
    /// Take replies from a mail server by LMTP
    #[arg(
        long,
        global = true,
        env = "TURNPOST_LISTEN_LMTP",
        value_name = "ADDRESS"
    )]
    pub listen_lmtp: Option<SocketAddr>,
    /// Take replies from anywhere by SMTP
    #[arg(
        long,
        global = true,
        env = "TURNPOST_LISTEN_SMTP",
        value_name = "ADDRESS"
    )]
    pub listen_smtp: Option<SocketAddr>,
    /// Longer mails than this are not read
    #[arg(
        long,
        global = true,
        env = "TURNPOST_MOST_MAIL_BYTES",
        value_name = "N",
        default_value_t = 5 << 20
    )]
    pub most_mail_bytes: usize,
    /// Play only replies whose sender this mail server has proven (Authentication-Results)
    #[arg(
        long,
        global = true,
        env = "TURNPOST_TRUST_AUTHENTICATION",
        value_name = "HOST"
    )]
    pub trust_authentication: Option<String>,
    /// Play only replies whose sender is proven by SPF, DKIM and DMARC; for the SMTP listener
    #[arg(long, global = true, env = "TURNPOST_CHECK_SENDERS")]
    pub check_senders: bool,
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

    /// Who writes mails and how they go out.
    pub fn mailer(&self) -> Result<Mailer> {
        let mut mailer = Mailer::local(&self.base_url()?);
        if let Some(from) = &self.mail_from {
            mailer = mailer
                .with_sender(from)
                .with_context(|| format!("the sender {from} is not a mail address"))?;
        }
        if let Some(file) = &self.dkim_key {
            let name = file.display();
            let pem = std::fs::read_to_string(file)
                .with_context(|| format!("cannot read the DKIM key {name}"))?;
            mailer = mailer
                .with_dkim(&self.dkim_selector, &pem)
                .map_err(|error| anyhow!("{name} is not an RSA key in PEM form: {error}"))?;
        }
        if let Some(url) = &self.smtp {
            let root = match &self.smtp_root {
                Some(file) => Some(std::fs::read(file).with_context(|| {
                    format!("cannot read the root certificate {}", file.display())
                })?),
                None => None,
            };
            // The address may hold a password: it is not repeated.
            mailer = mailer.with_smtp(url, root.as_deref(), SMTP_TIMEOUT).map_err(|_| {
                anyhow!(
                    "the mail server's address must be like smtp://user:password@host:587?tls=required, \
                     and its root certificate, if any, in PEM form"
                )
            })?;
        }
        Ok(mailer)
    }

    pub fn replies(&self) -> Settings {
        Settings {
            domain: self
                .reply_domain
                .as_ref()
                .map(|domain| domain.to_lowercase()),
            trusted_server: self.trust_authentication.clone(),
            check_senders: self.check_senders,
        }
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
