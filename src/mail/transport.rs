//! How messages go out: to a mail server, or nowhere while none is configured.

use std::time::Duration;

use lettre::address::Envelope;
use lettre::message::Mailbox;
use lettre::transport::smtp::client::{Certificate, Tls, TlsParameters};
use lettre::transport::smtp::{Error, PoolConfig};
use lettre::{SmtpTransport, Transport};
use mail_auth::common::crypto::{RsaKey, Sha256};
use mail_auth::common::headers::HeaderWriter;
use mail_auth::dkim::{DkimSigner, Done};
use rustls_pki_types::PrivateKeyDer;
use rustls_pki_types::pem::PemObject;

use super::bounce;
use super::message::{WriteError, Written};

/// Who writes, and how it goes out.
#[derive(Debug)]
pub struct Mailer {
    pub from: Mailbox,
    /// The right part of every Message-ID.
    pub host: String,
    pub(super) smtp: Option<SmtpTransport>,
    dkim: Option<Dkim>,
}

struct Dkim {
    signer: DkimSigner<RsaKey<Sha256>, Done>,
    selector: String,
    public_key: Vec<u8>,
}

impl std::fmt::Debug for Dkim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Dkim({})", self.selector)
    }
}

/// Why a message did not go out, in the server's words.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SendError {
    /// It may go out later.
    #[error("{0}")]
    Later(String),
    /// It may go out later, but somebody must see to it: the server refuses us, or what it says.
    #[error("{0}")]
    Refused(String),
    /// It will not: nobody has this address.
    #[error("{0}")]
    Never(String),
}

/// One connection is kept for each message that is on its way.
pub const MOST_AT_ONCE: usize = 12;
const SIGNED: [&str; 12] = [
    "From",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "In-Reply-To",
    "References",
    "Reply-To",
    "MIME-Version",
    "Content-Type",
    "List-Unsubscribe",
    "List-Unsubscribe-Post",
];

impl Mailer {
    /// Keeps what it is given in the local mailbox.
    pub fn local(base_url: &str) -> Self {
        let host = host_of(base_url);
        let address = format!("turnpost@{host}");
        let spare = "turnpost@localhost";
        let address = address.parse().or_else(|_| spare.parse());
        Mailer {
            from: Mailbox::new(
                Some("Turnpost".to_owned()),
                address.expect("a plain address"),
            ),
            host,
            smtp: None,
            dkim: None,
        }
    }

    pub fn with_sender(mut self, from: &str) -> Result<Self, lettre::address::AddressError> {
        self.from = from.parse()?;
        self.host = self.from.email.domain().to_owned();
        Ok(self)
    }

    /// `smtp://` or `smtps://`, with user, password, port and `?tls=required` as needed. Each
    /// answer of the server must come within `timeout`. With a `root` certificate (PEM), TLS is
    /// required, and a server whose certificate it has signed is trusted, too.
    pub fn with_smtp(
        mut self,
        url: &str,
        root: Option<&[u8]>,
        timeout: Duration,
    ) -> Result<Self, Error> {
        let pool = PoolConfig::new().max_size(MOST_AT_ONCE as u32);
        let mut builder = SmtpTransport::from_url(url)?.timeout(Some(timeout));
        if let Some(root) = root {
            let tls = TlsParameters::builder(host_of(url))
                .add_root_certificate(Certificate::from_pem(root)?)
                .build()?;
            builder = builder.tls(match url.starts_with("smtps:") {
                true => Tls::Wrapper(tls),
                false => Tls::Required(tls),
            });
        }
        self.smtp = Some(builder.pool_config(pool).build());
        Ok(self)
    }

    /// Signs with an RSA key in PEM form.
    pub fn with_dkim(mut self, selector: &str, pem: &str) -> Result<Self, mail_auth::Error> {
        let der = PrivateKeyDer::from_pem_slice(pem.as_bytes())
            .map_err(|error| mail_auth::Error::Io(error.to_string()))?;
        let key = RsaKey::<Sha256>::from_key_der(der)?;
        self.dkim = Some(Dkim {
            selector: selector.to_owned(),
            public_key: key.public_key(),
            signer: DkimSigner::from_key(key)
                .domain(self.from.email.domain())
                .selector(selector)
                .headers(SIGNED),
        });
        Ok(self)
    }

    pub fn is_local(&self) -> bool {
        self.smtp.is_none()
    }

    /// The selector and the public key (DER) of the signature.
    pub fn dkim(&self) -> Option<(&str, &[u8])> {
        self.dkim
            .as_ref()
            .map(|dkim| (dkim.selector.as_str(), dkim.public_key.as_slice()))
    }

    pub(super) fn signed(&self, message: Vec<u8>) -> Result<Vec<u8>, WriteError> {
        let Some(dkim) = &self.dkim else {
            return Ok(message);
        };
        let mut signed = dkim.signer.sign(&message)?.to_header().into_bytes();
        signed.extend(message);
        Ok(signed)
    }

    /// Hands a message to the server; without one there is nothing to do. Waits for the server's
    /// answers: only on the blocking pool. (An asynchronous client that is stopped in the middle
    /// leaves a connection in the pool that answers the wrong question.)
    pub fn send(&self, message: &Written) -> Result<(), SendError> {
        let Some(smtp) = &self.smtp else {
            return Ok(());
        };
        let envelope = Envelope::new(Some(message.sender.clone()), vec![message.to.clone()])
            .map_err(|error| SendError::Never(error.to_string()))?;
        let sent = smtp.send_raw(&envelope, &message.raw);
        sent.map(drop).map_err(|error| sort(&error))
    }

    /// Connects and logs in.
    pub fn test(&self) -> Result<(), SendError> {
        let Some(smtp) = &self.smtp else {
            return Ok(());
        };
        match smtp.test_connection() {
            Ok(true) => Ok(()),
            Ok(false) => Err(SendError::Later(words::tell(&words::message!(
                "server-hangs-up"
            )))),
            Err(error) => Err(sort(&error)),
        }
    }
}

fn sort(error: &Error) -> SendError {
    let code = error.status().map(u16::from);
    let words = error.to_string();
    let words: String = words
        .chars()
        .filter(|sign| !sign.is_control())
        .take(500)
        .collect();
    match code.filter(|_| error.is_permanent()) {
        None => SendError::Later(words),
        Some(code) if bounce::is_of_recipient(code, &words) => SendError::Never(words),
        Some(_) => SendError::Refused(words),
    }
}

/// The name of the host in a URL; `localhost` where it is a number.
fn host_of(url: &str) -> String {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let place = rest.split(['/', '?']).next().unwrap_or_default();
    // Behind user and password, before the port.
    let host = place.rsplit('@').next().unwrap_or_default();
    let host = host.split(':').next().unwrap_or_default();
    let is_name = host.chars().any(|sign| sign.is_ascii_alphabetic());
    match is_name && !host.starts_with('[') {
        true => host.to_owned(),
        false => "localhost".to_owned(),
    }
}
