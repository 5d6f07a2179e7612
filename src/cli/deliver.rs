//! `turnpost deliver`: reads one email from standard input, as a mail server pipes it.

use std::io::Read;
use std::sync::Arc;

use anyhow::Result;

use super::serve::open;
use crate::config::Config;
use mail::reply;
use service::Service;
use service::replies::{Envelope, For};
use store::Tables;
use words::{message, tell};

/// What mail servers understand (sysexits.h).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
enum Exit {
    Fine = 0,
    /// Send it back: it cannot be read.
    Data = 65,
    /// Send it back: nobody has this address.
    NoUser = 67,
    /// Keep it, and try again.
    Later = 75,
}

#[derive(Debug, clap::Args)]
pub(super) struct DeliverArgs {
    /// Whom the envelope names; without it, the headers are asked
    #[arg(long, env = "ORIGINAL_RECIPIENT", value_name = "ADDRESS")]
    recipient: Option<String>,
    /// Who the envelope says wrote it; empty for a program
    #[arg(long, env = "SENDER", value_name = "ADDRESS")]
    sender: Option<String>,
}

/// Ends the program with the code that the mail server waits for.
pub(super) fn run(config: &Config, args: &DeliverArgs) -> Result<()> {
    let exit = deliver(config, args).unwrap_or_else(|error| {
        complain(&format!("{error:#}"));
        Exit::Later
    });
    match exit {
        Exit::Fine => Ok(()),
        other => std::process::exit(other as i32),
    }
}

/// For the log of the mail server.
fn complain(words: &str) {
    eprintln!("turnpost: {words}");
}

fn deliver(config: &Config, args: &DeliverArgs) -> Result<Exit> {
    let most = config.most_mail_bytes;
    let mut bytes = Vec::new();
    std::io::stdin()
        .take(most as u64 + 1)
        .read_to_end(&mut bytes)?;
    if bytes.len() > most {
        complain(&tell(&message!("cli-mail-too-long", most = most)));
        return Ok(Exit::Data);
    }
    if config.reply_domain.is_none() {
        anyhow::bail!(tell(&message!("cli-no-reply-domain")));
    }
    actix_web::rt::System::new().block_on(async {
        let mut service = open(config, Tables::MustBeUpToDate)?;
        service.mailer = Arc::new(config.mailer()?);
        if !service.is_in_time().await? {
            complain(&tell(&message!("cli-out-of-time")));
            return Ok(Exit::Later);
        }
        hand_in(&service, args, bytes).await
    })
}

async fn hand_in(service: &Service, args: &DeliverArgs, bytes: Vec<u8>) -> Result<Exit> {
    let Some(recipient) = recipient(service, args, &bytes).await? else {
        complain(&tell(&message!("cli-no-reader")));
        return Ok(Exit::NoUser);
    };
    let sender = args
        .sender
        .as_deref()
        .map(|sender| sender.trim_matches(['<', '>']));
    let envelope = Envelope {
        null_sender: matches!(sender, Some("" | "MAILER-DAEMON")),
        verdict: None,
    };
    service.receive(recipient, envelope, bytes).await?;
    Ok(Exit::Fine)
}

async fn recipient(service: &Service, args: &DeliverArgs, bytes: &[u8]) -> Result<Option<For>> {
    if let Some(address) = &args.recipient {
        return Ok(service.recipient(address).await?);
    }
    let inbound = reply::read(bytes);
    for address in inbound
        .iter()
        .flat_map(|inbound| &inbound.recipients)
        .take(20)
    {
        if let Some(found) = service.recipient(address).await? {
            return Ok(Some(found));
        }
    }
    Ok(None)
}
