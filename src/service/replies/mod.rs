//! Replies by email: who may play by them, what they play, and the answer that says how it went.

mod answer;
mod foreign;
mod help;
mod lines;
mod play;
mod steps;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use chrono::TimeDelta;

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use mail::reply::address::{self, Recipient};
use mail::reply::authentication::{Verdict, verdict};
use mail::reply::{self, Content, Inbound};
use store::accounts::{self, PlayerRow};
use store::letters::OutboxRow;
use store::replies::{self, ReplyRow};
use store::{AnyConnection, blocking};

pub(super) use answer::letter as answer;
pub(crate) use answer::told;
pub use answer::{Answer, Section};
pub(crate) use help::cheat_sheet;

use super::secrets::{hash, random};
use super::{Counters, Result, Service, ServiceError};

/// How the operator has set up mail that comes in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// The right part of reply addresses; without it no mail is read.
    pub domain: Option<String>,
    /// The server whose Authentication-Results are believed; then a reply must be proven.
    pub trusted_server: Option<String>,
    /// The listener checks SPF, DKIM and DMARC itself; then a reply must be proven.
    pub check_senders: bool,
}

/// Mail that comes in: its settings, and the order in which it is dealt with.
#[derive(Debug, Default)]
pub struct Inbox {
    pub settings: Settings,
    /// One at a time for each match, first come first served.
    lanes: Mutex<HashMap<MatchId, Arc<tokio::sync::Mutex<()>>>>,
}

/// Who a message is for, asked before it is read.
#[derive(Clone, Debug)]
pub enum For {
    Reply(ReplyRow),
    /// What comes back from an address.
    Return(String),
    Reports,
}

/// What came with a message beside its bytes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Envelope {
    /// A program sent it, and wants no answer.
    pub null_sender: bool,
    /// What the listener found out about the sender.
    pub verdict: Option<Verdict>,
}

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Received {
    /// Its lines were played or answered.
    Answered,
    /// A mail server's report was taken note of.
    Noted,
    /// Nothing was done, and why.
    PassedOver(&'static str),
}

const TOKENS_ARE_KEPT: TimeDelta = TimeDelta::days(180);
const MESSAGES_ARE_KEPT: TimeDelta = TimeDelta::days(60);
/// Others may move in between, on another node, so often.
const MOST_RETRIES: usize = 20;

impl Inbox {
    pub fn new(settings: Settings) -> Self {
        Inbox {
            settings,
            lanes: Mutex::default(),
        }
    }

    async fn lane(&self, id: MatchId) -> tokio::sync::OwnedMutexGuard<()> {
        let lane = {
            let mut lanes = self.lanes.lock().expect("no holder panics");
            lanes.retain(|_, lane| Arc::strong_count(lane) > 1);
            lanes.entry(id).or_default().clone()
        };
        lane.lock_owned().await
    }
}

/// Some at a time; says whether there may be more.
pub(super) fn forget(conn: &mut AnyConnection, now: Moment) -> Result<bool> {
    let (tokens, messages) = (now - TOKENS_ARE_KEPT, now - MESSAGES_ARE_KEPT);
    Ok(store::sweep::replies(conn, tokens, messages)?)
}

impl Service {
    /// An address where a mail may be answered, if replies are read at all, and what is kept of it.
    pub(super) fn new_reply_address(&self) -> Option<(String, String)> {
        let domain = self.inbox.settings.domain.as_ref()?;
        let token = address::token(&random());
        Some((address::address(&token, domain), hash(&token)))
    }

    /// An address where a mail comes back to that cannot be answered.
    pub(super) async fn new_return_address(&self, to: &str) -> Result<Option<String>> {
        let Some(domain) = &self.inbox.settings.domain else {
            return Ok(None);
        };
        let token = address::token(&random());
        let (hashed, to, now) = (hash(&token), to.to_owned(), self.clock.now());
        self.store
            .write(move |conn| Ok::<_, ServiceError>(replies::add_return(conn, &hashed, &to, now)?))
            .await?;
        Ok(Some(address::return_address(&token, domain)))
    }

    /// Takes answers to a mail that shows a seat its match at a number.
    pub(super) async fn keep_reply_address(
        &self,
        mail: &OutboxRow,
        number: i64,
        hash: String,
    ) -> Result<()> {
        let (Some(match_id), Some(seat), Some(player_id)) =
            (mail.match_id, mail.seat, mail.player_id)
        else {
            return Ok(());
        };
        let row = ReplyRow {
            hash,
            match_id,
            seat,
            number,
            player_id,
            created_at: self.clock.now(),
        };
        self.store
            .write(move |conn| Ok(replies::add(conn, &row)?))
            .await
    }

    /// Who an address is for; `None` for one that is not ours. An address of the wrong form is
    /// looked up like any other, so that the answer takes as long.
    pub async fn recipient(&self, address: &str) -> Result<Option<For>> {
        let Some(domain) = &self.inbox.settings.domain else {
            return Ok(None);
        };
        let token = match address::recipient(address, domain) {
            Some(Recipient::Reports) => return Ok(Some(For::Reports)),
            Some(Recipient::Return(token)) => {
                let hashed = hash(&token);
                let found = self
                    .store
                    .read(move |conn| Ok::<_, ServiceError>(replies::returns_of(conn, &hashed)?))
                    .await?;
                return Ok(found.map(For::Return));
            }
            Some(Recipient::Reply(token)) => token,
            None => String::new(),
        };
        let hashed = hash(&token);
        self.store
            .read(move |conn| Ok(replies::find(conn, &hashed)?.map(For::Reply)))
            .await
    }

    /// Deals with a message. It is durable when this returns: an error means that nothing was done.
    pub async fn receive(
        &self,
        recipient: For,
        envelope: Envelope,
        bytes: Vec<u8>,
    ) -> Result<Received> {
        // The first thing that waits, so that messages keep the order in which they came.
        let lane = match &recipient {
            For::Reply(row) => Some(self.inbox.lane(row.match_id).await),
            For::Return(_) | For::Reports => None,
        };
        let digest = hash(&String::from_utf8_lossy(&bytes));
        let read = move || Ok::<_, ServiceError>(reply::read(&bytes));
        let received = match (blocking(read).await?, recipient) {
            (None, _) => Received::PassedOver("it is not a message"),
            (Some(inbound), recipient) => self.sort(recipient, envelope, inbound, &digest).await?,
        };
        drop(lane);
        let counter = match received {
            Received::Answered => &self.counters.replies,
            Received::Noted => &self.counters.reports,
            Received::PassedOver(_) => &self.counters.passed_over,
        };
        Counters::add(counter, 1);
        tracing::info!(?received, "mail came in");
        Ok(received)
    }

    async fn sort(
        &self,
        recipient: For,
        envelope: Envelope,
        mut inbound: Inbound,
        digest: &str,
    ) -> Result<Received> {
        let content = std::mem::replace(&mut inbound.content, Content::Automatic);
        match (content, recipient) {
            (Content::Report(report), recipient) => self.note(report, recipient).await,
            (Content::Automatic, _) => Ok(Received::PassedOver("a program wrote it")),
            (Content::Lines(_), For::Return(_) | For::Reports) => {
                Ok(Received::PassedOver("it is no report"))
            }
            (Content::Lines(_), For::Reply(_)) if envelope.null_sender => {
                Ok(Received::PassedOver("a program sent it"))
            }
            (Content::Lines(_), For::Reply(_)) if self.is_ours(&inbound.message_id) => {
                Ok(Received::PassedOver("we wrote it"))
            }
            (Content::Lines(lines), For::Reply(row)) => {
                let letter = play::Letter {
                    is_proven: self.is_proven(envelope, &inbound),
                    seen: hash(&match inbound.message_id.as_str() {
                        "" => format!("{} {digest}", row.hash),
                        id => format!("{} {id}", row.hash),
                    }),
                    inbound,
                    lines,
                    row,
                };
                self.play_letter(letter).await
            }
        }
    }

    /// By the form of our Message-IDs: a mail server that adds a missing one may have our name.
    fn is_ours(&self, message_id: &str) -> bool {
        let Some((left, host)) = message_id.split_once('@') else {
            return false;
        };
        self.mailer.host.eq_ignore_ascii_case(host)
            && left.len() == 32
            && left.bytes().all(|byte| byte.is_ascii_hexdigit())
    }

    fn is_proven(&self, envelope: Envelope, inbound: &Inbound) -> bool {
        let settings = &self.inbox.settings;
        let from = inbound.from.as_deref().unwrap_or_default();
        let by_listener = settings.check_senders && envelope.verdict == Some(Verdict::Proven);
        match &settings.trusted_server {
            _ if by_listener => true,
            Some(server) => verdict(&inbound.authentication, server, from) == Verdict::Proven,
            None => !settings.check_senders,
        }
    }

    async fn play_letter(&self, letter: play::Letter) -> Result<Received> {
        let now = self.clock.now();
        let letter = Arc::new(letter);
        for _ in 0..MOST_RETRIES {
            let once = letter.clone();
            let done = self
                .store
                .write(move |conn| play::play(conn, &once, now))
                .await;
            match done {
                Err(ServiceError::Stale) => continue,
                Err(error) => return Err(error),
                Ok(played) => {
                    Counters::add(&self.counters.actions, played.actions);
                    self.announce(letter.row.match_id, played.number);
                    return Ok(played.received);
                }
            }
        }
        Err(ServiceError::Stale)
    }

    /// Whether the player's replies may come from any address.
    pub async fn takes_any_sender(&self, player: PlayerId) -> Result<bool> {
        self.store
            .read(move |conn| Ok(replies::takes_any_sender(conn, player)?))
            .await
    }

    pub async fn set_any_sender(&self, player: PlayerId, on: bool) -> Result<()> {
        self.store
            .write(move |conn| Ok(replies::set_any_sender(conn, player, on)?))
            .await
    }
}

/// The player of a reply, unless the account is gone.
fn player_of(conn: &mut AnyConnection, row: &ReplyRow) -> Result<Option<(PlayerRow, String)>> {
    let player = accounts::find(conn, row.player_id)?;
    let address = player.email.clone();
    Ok(address.map(|address| (player, address)))
}
