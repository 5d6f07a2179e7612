//! `turnpost serve`: runs the service until it is told to stop.

use std::io::{IsTerminal, Write};
use std::sync::Arc;

use anyhow::{Context, Result};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;

use crate::clock::Clock;
use crate::config::Config;
use crate::mail::senders::Senders;
use crate::service::replies::Inbox;
use crate::service::{Service, demo};
use crate::store::Store;
use crate::web::{self, WebConfig};
use crate::worker::listener::{self, Limits, Protocol};
use crate::worker::{self};

pub(super) fn run(config: &Config) -> Result<()> {
    start_log(config.log_json);
    actix_web::rt::System::new().block_on(serve(config))
}

pub(super) fn open(config: &Config) -> Result<Service> {
    let database = config.database()?;
    let store =
        Store::open(&database).with_context(|| format!("cannot open the database {database}"))?;
    let mut service = Service::new(store, Clock::System, &config.base_url()?);
    service.inbox = Arc::new(Inbox::new(config.replies()));
    Ok(service)
}

async fn serve(config: &Config) -> Result<()> {
    let listener = std::net::TcpListener::bind(config.bind).with_context(|| {
        format!(
            "cannot listen on {}: choose another address with --bind",
            config.bind
        )
    })?;
    let mut config = config.clone();
    config.bind = listener.local_addr()?;
    let mut service = open(&config)?;
    service.mailer = Arc::new(config.mailer()?);
    if config.demo {
        service.fill_demo().await?;
    }
    greet(&config, &service).await?;
    let web_config = WebConfig {
        secure: service.base_url.starts_with("https://"),
        behind_proxy: config.behind_proxy,
    };
    let (stop, stopped) = watch::channel(false);
    listen(&config, &service, &stopped).await?;
    let worker = actix_web::rt::spawn(worker::run(service.clone(), stopped));
    let server = web::server(service, web_config, listener)?;
    let handle = server.handle();
    actix_web::rt::spawn(async move {
        wait_for_signal().await;
        tracing::info!("stopping: requests in flight are finished first");
        handle.stop(true).await;
    });
    server.await?;
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
            anyhow::bail!("to take replies by mail, say with --reply-domain where they go");
        }
        let listener = tokio::net::TcpListener::bind(address)
            .await
            .with_context(|| format!("cannot listen for mail on {address}"))?;
        tracing::info!(%address, ?protocol, "takes replies by mail");
        // Only who is connected to the world sees where a message comes from.
        let senders = match protocol == Protocol::Smtp && config.check_senders {
            true => Some(Arc::new(
                Senders::asking(config.dns).context("no name servers")?,
            )),
            false => None,
        };
        let (service, stop) = (service.clone(), stop.clone());
        let listening = listener::run(listener, protocol, limits, service, senders, stop);
        actix_web::rt::spawn(listening);
    }
    Ok(())
}

/// Says where it runs. A service goes on even if nobody reads that.
async fn greet(config: &Config, service: &Service) -> Result<()> {
    let base = &service.base_url;
    let mut text = format!("Turnpost runs at {base}\n");
    if config.demo {
        let password = demo::PASSWORD;
        text += &format!("Log in as ana@demo.example with the password {password}\n");
    }
    if let Some(link) = service.admin_link().await? {
        text += &format!("Become its admin: {link}\n");
    }
    if config.bind.ip().is_loopback() && service.mailer.is_local() {
        text += &format!("Mail is kept in the local mailbox: {base}/mailbox\n");
    }
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
