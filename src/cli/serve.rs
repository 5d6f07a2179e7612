//! `turnpost serve`: runs the service until it is told to stop.

use std::io::{IsTerminal, Write};
use std::sync::Arc;

use anyhow::{Context, Result};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;

use crate::config::Config;
use crate::worker::listener::{self, Guard, Limits, Protocol};
use base::clock::Clock;
use mail::senders::Senders;
use service::replies::Inbox;
use service::thinking::Thinkers;
use service::{Service, demo};
use store::{Address, Store, StoreError, Tables};
use words::{message, tell};

pub(super) fn run(config: &Config) -> Result<()> {
    start_log(config.log_json);
    actix_web::rt::System::new().block_on(serve(config))
}

/// The service on the configured database; only who serves or migrates changes its tables.
pub(super) fn open(config: &Config, tables: Tables) -> Result<Service> {
    let database = config.database()?;
    let store = Store::open_with(&database, &config.store(), tables)
        .map_err(|error| cannot_open(&database, error))?;
    let mut service = Service::new(store, Clock::System, &config.base_url()?);
    service.inbox = Arc::new(Inbox::new(config.replies()));
    service.thinkers = Thinkers::of_this_machine(config.bot_share);
    Ok(service)
}

/// Why a database cannot be used, and what to do.
pub(super) fn cannot_open(database: &Address, error: StoreError) -> anyhow::Error {
    let advice = match &error {
        StoreError::Newer(_) => Some(message!("cli-database-newer")),
        StoreError::Older(_) => Some(message!("cli-database-older")),
        _ => None,
    };
    let shown = message!("cli-cannot-open-database", database = database.to_string());
    let error = anyhow::Error::from(error).context(tell(&shown));
    match advice {
        Some(advice) => error.context(tell(&advice)),
        None => error,
    }
}

async fn serve(config: &Config) -> Result<()> {
    let listener = std::net::TcpListener::bind(config.bind).with_context(|| {
        tell(&message!(
            "cli-cannot-listen",
            address = config.bind.to_string()
        ))
    })?;
    let mut config = config.clone();
    config.bind = listener.local_addr()?;
    let mut service = open(&config, Tables::BringUpToDate)?;
    service.follow_others()?;
    service.mailer = Arc::new(config.mailer()?);
    service.clock = Clock::watched();
    service.catch_up().await?;
    if config.demo {
        service.fill_demo().await?;
    }
    service.complete_names().await?;
    for error in service.unreadable().await? {
        tracing::error!(%error, "set aside: it cannot be read");
    }
    greet(&config, &service).await?;
    let web_config = config.web()?;
    let (stop, stopped) = watch::channel(false);
    listen(&config, &service, &stopped).await?;
    let work = crate::worker::run(service.clone(), config.worker_share, stopped);
    let worker = actix_web::rt::spawn(work);
    let thinkers = service.thinkers.clone();
    let server = web::server(service, web_config, listener)?;
    let handle = server.handle();
    actix_web::rt::spawn(async move {
        wait_for_signal().await;
        tracing::info!("stopping: requests in flight are finished first");
        handle.stop(true).await;
    });
    server.await?;
    thinkers.stop();
    // The receiver is gone only if the worker is.
    let _ = stop.send(true);
    worker.await?;
    Ok(())
}

/// Takes mail where the settings say so.
async fn listen(config: &Config, service: &Service, stop: &watch::Receiver<bool>) -> Result<()> {
    let limits = Limits {
        bytes: config.most_mail_bytes,
        ..Limits::default()
    };
    let asked = [
        (config.listen_lmtp, Protocol::Lmtp),
        (config.listen_smtp, Protocol::Smtp),
    ];
    for (address, protocol) in asked {
        let Some(address) = address else { continue };
        if config.reply_domain.is_none() {
            anyhow::bail!(tell(&message!("cli-reply-domain-missing")));
        }
        let listener = tokio::net::TcpListener::bind(address)
            .await
            .with_context(|| {
                tell(&message!(
                    "cli-cannot-listen-mail",
                    address = address.to_string()
                ))
            })?;
        tracing::info!(%address, ?protocol, "takes replies by mail");
        // Only who is connected to the world sees where a message comes from.
        let senders = match protocol == Protocol::Smtp && config.check_senders {
            true => Some(Arc::new(
                Senders::asking(config.dns)
                    .with_context(|| tell(&message!("cli-no-name-servers")))?,
            )),
            false => None,
        };
        let guard = Guard {
            senders,
            tls: match protocol {
                Protocol::Smtp => config.smtp_tls()?,
                Protocol::Lmtp => None,
            },
        };
        let (service, stop) = (service.clone(), stop.clone());
        let listening = listener::run(listener, protocol, limits, service, guard, stop);
        actix_web::rt::spawn(listening);
    }
    Ok(())
}

/// Says where it runs. A service goes on even if nobody reads that.
async fn greet(config: &Config, service: &Service) -> Result<()> {
    let base = service.base_url.to_string();
    let mut lines = vec![message!("greeting", url = base.clone())];
    if config.demo {
        let (address, password) = (demo::ADDRESS, demo::PASSWORD);
        lines.push(message!(
            "greeting-demo",
            address = address,
            password = password
        ));
    }
    if let Some(link) = service.admin_link().await? {
        lines.push(message!("greeting-admin", url = link));
    }
    if config.has_mailbox()? {
        lines.push(message!(
            "greeting-mailbox",
            url = format!("{base}/mailbox")
        ));
    }
    let text: String = lines.iter().map(|line| tell(line) + "\n").collect();
    let _ = std::io::stdout().write_all(text.as_bytes());
    Ok(())
}

async fn wait_for_signal() {
    let mut terminate = signal(SignalKind::terminate()).expect("signals can be awaited");
    let mut interrupt = signal(SignalKind::interrupt()).expect("signals can be awaited");
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
}

fn start_log(json: bool) {
    let filter = tracing_subscriber::EnvFilter::try_from_env("TURNPOST_LOG")
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    match json {
        true => log.json().init(),
        false => log.init(),
    }
}
