//! Settings of the service: each a flag and a variable, all with a default.

use std::net::SocketAddr;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use tokio_rustls::TlsAcceptor;

use crate::worker::wire;

use mail::Mailer;
use service::replies::Settings;
use store::Address;
use web::WebConfig;
use web::client::{Proxies, ProxyHeader};
use web::names::Names;
use words::{message, tell};

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
    #[arg(
        long,
        global = true,
        env = "TURNPOST_DATABASE",
        hide_env_values = true,
        value_name = "URL"
    )]
    pub database: Option<String>,
    /// How many connections to the database this node keeps at most
    #[arg(
        long,
        global = true,
        env = "TURNPOST_DATABASE_CONNECTIONS",
        value_name = "N",
        default_value_t = 8,
        value_parser = clap::value_parser!(u32).range(2..=500)
    )]
    pub database_connections: u32,
    /// A statement that takes PostgreSQL longer than this is given up
    #[arg(
        long,
        global = true,
        env = "TURNPOST_STATEMENT_TIMEOUT",
        value_name = "MILLISECONDS",
        default_value_t = 2500,
        value_parser = clap::value_parser!(u64).range(100..=60_000)
    )]
    pub statement_timeout: u64,
    /// How much of its time, in percent, this node may spend on bots, clocks and seasons; 0 leaves
    /// them, and sending emails, to other nodes
    #[arg(
        long,
        global = true,
        env = "TURNPOST_WORKER_SHARE",
        value_name = "PERCENT",
        default_value_t = 100,
        value_parser = clap::value_parser!(u8).range(0..=100)
    )]
    pub worker_share: u8,
    /// How much of all cores, in percent, bots may think with
    #[arg(
        long,
        global = true,
        env = "TURNPOST_BOT_SHARE",
        value_name = "PERCENT",
        default_value_t = 50,
        value_parser = clap::value_parser!(u8).range(1..=100)
    )]
    pub bot_share: u8,
    /// Log every request, with its id
    #[arg(long, global = true, env = "TURNPOST_ACCESS_LOG")]
    pub access_log: bool,
    /// What links in emails begin with
    #[arg(long, global = true, env = "TURNPOST_BASE_URL", value_name = "URL")]
    pub base_url: Option<String>,
    /// The mail server, as smtp://user:password@host:port or smtps://…; add ?tls=required to an
    /// smtp:// address for STARTTLS. Without it emails are kept in the local mailbox
    #[arg(
        long,
        global = true,
        env = "TURNPOST_SMTP",
        hide_env_values = true,
        value_name = "URL"
    )]
    pub smtp: Option<String>,
    /// A file with the root certificate (PEM) of a mail server that no public authority vouches for
    #[arg(long, global = true, env = "TURNPOST_SMTP_ROOT", value_name = "FILE")]
    pub smtp_root: Option<PathBuf>,
    /// The sender of emails, as "Turnpost <turnpost@example.org>"
    #[arg(
        long,
        global = true,
        env = "TURNPOST_MAIL_FROM",
        value_name = "ADDRESS"
    )]
    pub mail_from: Option<String>,
    /// A file with an RSA key (PEM) that signs emails (DKIM)
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
    /// Log as JSON, one object per line
    #[arg(long, global = true, env = "TURNPOST_LOG_JSON")]
    pub log_json: bool,
    /// There are proxies in front of the service: how many, or their addresses (10.0.0.0/8, 192.0.2.7).
    /// The client is the rightmost address that is not a proxy's
    #[arg(
        long,
        global = true,
        env = "TURNPOST_BEHIND_PROXY",
        value_name = "HOPS|ADDRESSES",
        num_args = 0..=1,
        default_missing_value = "1"
    )]
    pub behind_proxy: Option<Proxies>,
    /// The header in which those proxies name the client: x-forwarded-for or forwarded
    #[arg(
        long,
        global = true,
        env = "TURNPOST_PROXY_HEADER",
        value_name = "NAME",
        default_value = "x-forwarded-for"
    )]
    pub proxy_header: ProxyHeader,
    /// What else the service is called in requests, besides the name in the base URL: by a probe, or
    /// as one of several nodes. Any other name is refused
    #[arg(
        long,
        global = true,
        env = "TURNPOST_ALSO_CALLED",
        value_name = "NAME",
        value_delimiter = ','
    )]
    pub also_called: Vec<String>,
    /// What reply addresses end with; without it, replies by email are not read
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
    /// Offer STARTTLS there, with this chain of certificates (PEM)
    #[arg(
        long,
        global = true,
        env = "TURNPOST_SMTP_CERTIFICATE",
        value_name = "FILE",
        requires = "smtp_key"
    )]
    pub smtp_certificate: Option<PathBuf>,
    /// The key of the certificate (PEM)
    #[arg(
        long,
        global = true,
        env = "TURNPOST_SMTP_KEY",
        value_name = "FILE",
        requires = "smtp_certificate"
    )]
    pub smtp_key: Option<PathBuf>,
    /// Emails longer than this, in bytes, are not read
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
    pub fn database(&self) -> Result<Address> {
        if let Some(url) = &self.database {
            return Ok(Address::new(url));
        }
        let mut folder = std::fs::DirBuilder::new();
        folder.recursive(true).mode(0o700);
        folder.create(&self.data).with_context(|| {
            tell(&message!(
                "config-data",
                folder = self.data.display().to_string()
            ))
        })?;
        let file = self.data.join("turnpost.sqlite");
        Ok(Address::new(&file.display().to_string()))
    }

    /// How this node uses it.
    pub fn store(&self) -> store::Settings {
        store::Settings {
            connections: self.database_connections,
            statement_timeout: std::time::Duration::from_millis(self.statement_timeout),
        }
    }

    /// Who writes mails and how they go out.
    pub fn mailer(&self) -> Result<Mailer> {
        let mut mailer = Mailer::local(&self.base_url()?);
        if let Some(from) = &self.mail_from {
            mailer = mailer
                .with_sender(from)
                .with_context(|| tell(&message!("config-sender", from = from.clone())))?;
        }
        if let Some(file) = &self.dkim_key {
            let name = file.display().to_string();
            let pem = std::fs::read_to_string(file)
                .with_context(|| tell(&message!("config-dkim-read", file = name.clone())))?;
            mailer = mailer
                .with_dkim(&self.dkim_selector, &pem)
                .map_err(|error| {
                    anyhow!(tell(&message!(
                        "config-dkim",
                        file = name,
                        error = error.to_string()
                    )))
                })?;
        }
        if let Some(url) = &self.smtp {
            let root = match &self.smtp_root {
                Some(file) => Some(std::fs::read(file).with_context(|| {
                    tell(&message!("config-root", file = file.display().to_string()))
                })?),
                None => None,
            };
            // The address may hold a password: it is not repeated.
            mailer = mailer
                .with_smtp(url, root.as_deref(), SMTP_TIMEOUT)
                .map_err(|_| anyhow!(tell(&message!("config-smtp"))))?;
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

    pub fn web(&self) -> Result<WebConfig> {
        let base_url = self.base_url()?;
        Ok(WebConfig {
            secure: base_url.starts_with("https://"),
            names: Names::of(&base_url, &self.also_called),
            proxies: self.behind_proxy.clone().unwrap_or_default(),
            proxy_header: self.proxy_header,
            access_log: self.access_log,
            ..WebConfig::default()
        })
    }

    /// Whether there is a mailbox for whoever sits at this machine.
    pub fn has_mailbox(&self) -> Result<bool> {
        let web = self.web()?;
        let is_home = web.names.is_here && self.bind.ip().is_loopback();
        Ok(self.smtp.is_none() && is_home && web.proxies == Proxies::None)
    }

    /// What makes connections of the SMTP listener secret, if there is a certificate.
    pub fn smtp_tls(&self) -> Result<Option<TlsAcceptor>> {
        let (Some(certificate), Some(key)) = (&self.smtp_certificate, &self.smtp_key) else {
            return Ok(None);
        };
        let read = |file: &Path| {
            let unread = || {
                let file = file.display().to_string();
                tell(&message!("cli-cannot-read", file = file))
            };
            std::fs::read(file).with_context(unread)
        };
        let acceptor = wire::acceptor(&read(certificate)?, &read(key)?);
        acceptor
            .map(Some)
            .with_context(|| tell(&message!("cli-bad-certificate")))
    }

    pub fn base_url(&self) -> Result<String> {
        let url = match &self.base_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://{}", self.bind),
        };
        if !url.starts_with("http://") && !url.starts_with("https://") {
            bail!(tell(&message!("config-base-url", url = url)));
        }
        Ok(url)
    }
}
