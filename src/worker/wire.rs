//! A connection that may switch to TLS (STARTTLS, RFC 3207).

use std::io;
use std::sync::Arc;

use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, PrivateKeyDer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::server::TlsStream;

pub(super) enum Wire {
    Plain(TcpStream),
    Secret(Box<TlsStream<TcpStream>>),
}

impl Wire {
    pub fn is_plain(&self) -> bool {
        matches!(self, Wire::Plain(_))
    }

    pub async fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Wire::Plain(stream) => stream.read(buffer).await,
            Wire::Secret(stream) => stream.read(buffer).await,
        }
    }

    pub async fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Wire::Plain(stream) => stream.write_all(bytes).await,
            Wire::Secret(stream) => {
                stream.write_all(bytes).await?;
                stream.flush().await
            }
        }
    }

    pub async fn close(&mut self) -> io::Result<()> {
        match self {
            Wire::Plain(stream) => stream.shutdown().await,
            Wire::Secret(stream) => stream.shutdown().await,
        }
    }

    /// What was said before is not believed any more, and what was sent too early is gone.
    pub async fn secure(self, acceptor: &TlsAcceptor) -> io::Result<Wire> {
        match self {
            Wire::Plain(stream) => {
                let stream = acceptor.accept(stream).await?;
                Ok(Wire::Secret(Box::new(stream)))
            }
            secret => Ok(secret),
        }
    }
}

/// From a chain of certificates and a key, both PEM.
pub fn acceptor(certificates: &[u8], key: &[u8]) -> anyhow::Result<TlsAcceptor> {
    let chain: Vec<CertificateDer<'static>> =
        CertificateDer::pem_slice_iter(certificates).collect::<Result<_, _>>()?;
    let key = PrivateKeyDer::from_pem_slice(key)?;
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(chain, key)?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}
