//! Email that comes in by LMTP or SMTP: the protocol, and its limits on time and size.

use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures_util::FutureExt;
use smtp_proto::request::receiver::{DataReceiver, DummyDataReceiver, RequestReceiver};
use smtp_proto::{Error, MailFrom, Request};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio_rustls::TlsAcceptor;

use super::wire::Wire;
use mail::reply::authentication::Verdict;
use mail::senders::{Handed, Senders};
use service::replies::{Envelope, For, Received};
use service::troubles::Work;
use service::{Service, ServiceError};
use store::StoreError;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protocol {
    /// From a mail server next door; each recipient has its own answer (RFC 2033).
    Lmtp,
    /// From anywhere.
    Smtp,
}

/// How much is borne.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Of a message.
    pub bytes: usize,
    pub connections: usize,
    /// Of one message; with SMTP it is one, because they share an answer.
    pub recipients: usize,
    /// Commands that are wrong, and recipients that are not known.
    pub errors: usize,
    /// Without a byte.
    pub silence: Duration,
    /// From greeting to goodbye.
    pub session: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            bytes: 5 << 20,
            connections: 64,
            recipients: 50,
            errors: 10,
            silence: Duration::from_secs(60),
            session: Duration::from_secs(600),
        }
    }
}

/// What a connection is asked for, and what it is offered.
#[derive(Clone, Default)]
pub struct Guard {
    /// Asked about every sender, where the operator wants that.
    pub senders: Option<Arc<Senders>>,
    /// Makes connections secret, where there is a certificate.
    pub tls: Option<TlsAcceptor>,
}

impl std::fmt::Debug for Guard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Guard")
            .field("senders", &self.senders)
            .field("tls", &self.tls.is_some())
            .finish()
    }
}

/// Listens until `stop` says so. What was not acknowledged by then comes again.
pub async fn run(
    listener: TcpListener,
    protocol: Protocol,
    limits: Limits,
    service: Service,
    guard: Guard,
    mut stop: watch::Receiver<bool>,
) {
    let free = Arc::new(Semaphore::new(limits.connections));
    let fails: Arc<AtomicBool> = Arc::default();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stop.changed() => return,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let Ok(place) = free.clone().try_acquire_owned() else {
            // Whether it is heard is the peer's affair.
            let _ = stream.try_write(b"421 4.3.2 Too many connections, try again later\r\n");
            continue;
        };
        let (service, guard, fails) = (service.clone(), guard.clone(), fails.clone());
        tokio::spawn(async move {
            let session = Session::new(protocol, limits, service, peer.ip(), guard, fails);
            // A peer that goes away is no news.
            let served = session.serve(Wire::Plain(stream));
            let _ = tokio::time::timeout(limits.session, served).await;
            drop(place);
        });
    }
}

/// What the bytes that come next are.
enum Mode {
    Commands,
    Message(DataReceiver, Vec<u8>),
    /// Too long: read to its end, so that the refusal is heard.
    TooLong(DummyDataReceiver),
}

struct Session {
    protocol: Protocol,
    limits: Limits,
    service: Service,
    peer: IpAddr,
    guard: Guard,
    is_plain: bool,
    greeted: Option<String>,
    sender: Option<String>,
    recipients: Vec<For>,
    errors: usize,
    out: String,
    /// Whether the last message of anybody could not be dealt with.
    fails: Arc<AtomicBool>,
}

/// Whether the peer may go on.
#[derive(PartialEq)]
enum Next {
    Command,
    Message,
    Secure,
    Close,
}

impl Session {
    fn new(
        protocol: Protocol,
        limits: Limits,
        service: Service,
        peer: IpAddr,
        guard: Guard,
        fails: Arc<AtomicBool>,
    ) -> Self {
        Session {
            protocol,
            limits,
            service,
            peer,
            guard,
            is_plain: true,
            greeted: None,
            sender: None,
            recipients: Vec::new(),
            errors: 0,
            out: String::new(),
            fails,
        }
    }

    async fn serve(mut self, mut stream: Wire) -> std::io::Result<()> {
        let host = self.host();
        self.say(&format!("220 {host} Turnpost"));
        let mut requests = RequestReceiver::default();
        let mut mode = Mode::Commands;
        let mut buffer = vec![0; 16 << 10];
        loop {
            stream
                .write(std::mem::take(&mut self.out).as_bytes())
                .await?;
            let read = tokio::time::timeout(self.limits.silence, stream.read(&mut buffer));
            let length = match read.await {
                Ok(Ok(0)) | Ok(Err(_)) => return Ok(()),
                Ok(Ok(length)) => length,
                Err(_) => {
                    return stream.write(b"421 4.4.2 Too slow\r\n").await;
                }
            };
            let mut bytes = buffer[..length].iter();
            while !bytes.as_slice().is_empty() {
                mode = match mode {
                    Mode::Commands => match requests.ingest(&mut bytes) {
                        Err(Error::NeedsMoreData { .. }) => break,
                        request => {
                            let request = request.map(Request::into_owned);
                            match self.command(request).await {
                                Next::Command => Mode::Commands,
                                Next::Message => Mode::Message(DataReceiver::new(), Vec::new()),
                                Next::Close => {
                                    stream.write(self.out.as_bytes()).await?;
                                    return stream.close().await;
                                }
                                Next::Secure => {
                                    stream
                                        .write(std::mem::take(&mut self.out).as_bytes())
                                        .await?;
                                    stream = self.secure(stream).await?;
                                    requests = RequestReceiver::default();
                                    // Whatever came with the command was not secret.
                                    mode = Mode::Commands;
                                    break;
                                }
                            }
                        }
                    },
                    Mode::Message(mut receiver, mut message) => {
                        let ended = receiver.ingest(&mut bytes, &mut message);
                        match (message.len() > self.limits.bytes, ended) {
                            (true, true) => self.refuse_message(),
                            (true, false) => Mode::TooLong(DummyDataReceiver::new_data(&receiver)),
                            (false, false) => Mode::Message(receiver, message),
                            (false, true) => {
                                self.message(message).await;
                                Mode::Commands
                            }
                        }
                    }
                    Mode::TooLong(mut receiver) => match receiver.ingest(&mut bytes) {
                        true => self.refuse_message(),
                        false => Mode::TooLong(receiver),
                    },
                };
            }
        }
    }

    /// Begins anew behind a cipher.
    async fn secure(&mut self, stream: Wire) -> std::io::Result<Wire> {
        let Some(tls) = self.guard.tls.clone() else {
            return Ok(stream);
        };
        let secret = tokio::time::timeout(self.limits.silence, stream.secure(&tls)).await;
        let stream = secret.map_err(|_| std::io::ErrorKind::TimedOut)??;
        self.reset();
        self.greeted = None;
        self.is_plain = stream.is_plain();
        Ok(stream)
    }

    fn host(&self) -> String {
        let domain = self.service.inbox.settings.domain.clone();
        domain.unwrap_or_else(|| "localhost".to_owned())
    }

    fn say(&mut self, line: &str) {
        self.out.push_str(line);
        self.out.push_str("\r\n");
    }

    /// A peer that makes too many errors is sent away.
    fn error(&mut self, line: &str) -> Next {
        self.say(line);
        self.errors += 1;
        if self.errors < self.limits.errors {
            return Next::Command;
        }
        self.say("421 4.7.0 Too many errors");
        Next::Close
    }

    async fn command(&mut self, request: Result<Request<String>, Error>) -> Next {
        let request = match request {
            Ok(request) => request,
            Err(Error::ResponseTooLong) => {
                self.say("500 5.5.2 The line is too long");
                return Next::Close;
            }
            Err(Error::InvalidSenderAddress | Error::InvalidRecipientAddress) => {
                return self.error("501 5.1.3 The address cannot be read");
            }
            Err(Error::UnknownCommand) => return self.error("500 5.5.1 What is that?"),
            Err(_) => return self.error("501 5.5.4 That cannot be read"),
        };
        match (request, self.protocol) {
            (Request::Lhlo { host }, Protocol::Lmtp) | (Request::Ehlo { host }, Protocol::Smtp) => {
                self.greet(host, true)
            }
            (Request::Helo { host }, Protocol::Smtp) => self.greet(host, false),
            (Request::Lhlo { .. } | Request::Ehlo { .. } | Request::Helo { .. }, _) => {
                self.error("500 5.5.1 The other protocol is spoken here")
            }
            (Request::StartTls, _) if self.guard.tls.is_some() && self.is_plain => {
                self.say("220 2.0.0 Go ahead");
                Next::Secure
            }
            (Request::Mail { from }, _) => self.mail(from),
            (Request::Rcpt { to }, _) => self.recipient(&to.address).await,
            (Request::Data, _) if self.recipients.is_empty() => self.error("503 5.5.1 For whom?"),
            (Request::Data, _) => {
                self.say("354 Go on, and end with a dot");
                Next::Message
            }
            (Request::Rset, _) => {
                self.reset();
                self.ok()
            }
            (Request::Noop { .. }, _) => self.ok(),
            (Request::Vrfy { .. }, _) => {
                self.say("252 2.1.5 Try it");
                Next::Command
            }
            (Request::Help { .. }, _) => {
                self.say("214 2.0.0 This is where replies by mail are read");
                Next::Command
            }
            (Request::Quit, _) => {
                self.say("221 2.0.0 Goodbye");
                Next::Close
            }
            _ => self.error("502 5.5.1 That is not done here"),
        }
    }

    fn ok(&mut self) -> Next {
        self.say("250 2.0.0 Fine");
        Next::Command
    }

    fn greet(&mut self, host: String, extended: bool) -> Next {
        self.reset();
        self.greeted = Some(host);
        let own = self.host();
        match extended {
            true => {
                let size = self.limits.bytes;
                let tls = match self.guard.tls.is_some() && self.is_plain {
                    true => "250-STARTTLS\r\n",
                    false => "",
                };
                self.say(&format!("250-{own}\r\n250-PIPELINING\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n{tls}250-ENHANCEDSTATUSCODES\r\n250 SIZE {size}"));
            }
            false => self.say(&format!("250 {own}")),
        }
        Next::Command
    }

    fn mail(&mut self, from: MailFrom<String>) -> Next {
        if self.greeted.is_none() || self.sender.is_some() {
            return self.error("503 5.5.1 Not now");
        }
        if from.size > self.limits.bytes {
            return self.error("552 5.3.4 The message is too long");
        }
        self.sender = Some(from.address);
        self.say("250 2.1.0 Fine");
        Next::Command
    }

    async fn recipient(&mut self, address: &str) -> Next {
        if self.sender.is_none() {
            return self.error("503 5.5.1 Who writes?");
        }
        let most = match self.protocol {
            Protocol::Lmtp => self.limits.recipients,
            Protocol::Smtp => 1,
        };
        if self.recipients.len() >= most {
            self.say("452 4.5.3 Send it to the others later");
            return Next::Command;
        }
        match self.service.recipient(address).await {
            Ok(Some(found)) => {
                self.recipients.push(found);
                self.say("250 2.1.5 Fine");
                Next::Command
            }
            Ok(None) => self.error("550 5.1.1 Nobody reads mail here under this address"),
            Err(error) => {
                tracing::error!(%error, "cannot look up a recipient");
                self.say("451 4.3.0 Try again later");
                Next::Command
            }
        }
    }

    fn reset(&mut self) {
        self.sender = None;
        self.recipients.clear();
    }

    fn refuse_message(&mut self) -> Mode {
        self.answer_each(|_| "552 5.3.4 The message is too long");
        self.reset();
        Mode::Commands
    }

    /// SMTP gives one answer for the message, LMTP one for each recipient.
    fn answer_each(&mut self, answer: impl Fn(usize) -> &'static str) {
        for at in 0..self.recipients.len() {
            self.say(answer(at));
        }
    }

    async fn message(&mut self, message: Vec<u8>) {
        let envelope = Envelope {
            null_sender: self.sender.as_deref() == Some(""),
            verdict: self.verdict(&message).await,
        };
        let mut answers = Vec::new();
        for recipient in self.recipients.clone() {
            let steady = self.service.steady.clone();
            let steady = steady.read().await;
            let received = self.service.receive(recipient, envelope, message.clone());
            let received = AssertUnwindSafe(received).catch_unwind().await;
            drop(steady);
            let received = received.unwrap_or(Err(ServiceError::Store(StoreError::BrokeOff)));
            self.note(received.as_ref().err()).await;
            answers.push(match received {
                Ok(Received::Answered) => "250 2.0.0 Played and answered",
                Ok(Received::Noted | Received::PassedOver(_)) => "250 2.0.0 Taken note of",
                Err(_) => "451 4.3.0 Try again later",
            });
        }
        self.answer_each(|at| answers[at]);
        self.reset();
    }

    /// A message that cannot be dealt with comes again; whoever looks after the service is told.
    async fn note(&self, failure: Option<&ServiceError>) {
        let failed = failure.is_some();
        let had_failed = self.fails.swap(failed, Ordering::Relaxed);
        match failure {
            Some(error) => {
                self.service
                    .note_trouble(Work::Inbox, 0, error.to_string())
                    .await
            }
            None if had_failed => self.service.end_trouble(Work::Inbox, 0).await,
            None => {}
        }
    }

    async fn verdict(&self, message: &[u8]) -> Option<Verdict> {
        let handed = Handed {
            peer: self.peer,
            greeting: self.greeted.as_deref()?,
            sender: self.sender.as_deref()?,
            host: &self.host(),
        };
        match &self.guard.senders {
            Some(senders) => Some(senders.verdict(handed, message).await),
            None => None,
        }
    }
}
