//! Calls webhooks: over the network of others only, never into our own.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::Duration;

use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use super::outbox::fail;
use crate::mail::SendError;
use crate::service::hooks::Call;
use crate::service::{Result, Service, ServiceError};
use crate::store::letters::{self, DROPPED, OutboxRow};
use crate::store::{StoreError, blocking};

const TIMEOUT: Duration = Duration::from_secs(10);

pub(super) async fn call(service: &Service, row: OutboxRow) -> Result<()> {
    let Some(call) = service.call(&row).await? else {
        let why = "there was nothing left to tell";
        let end = move |conn: &mut _| Ok(letters::end(conn, row.id, DROPPED, why)?);
        return service.store.write(end).await;
    };
    let inside = service.hooks_may_go_inside;
    let called = blocking(move || Ok::<_, StoreError>(post(&call, inside))).await;
    let called = called.map_err(ServiceError::from)?;
    if let Some(player) = row.player_id {
        service.called(player, called.clone().err()).await?;
    }
    match called {
        Ok(()) => {
            let now = service.clock.now();
            let sent = move |conn: &mut _| Ok(letters::sent(conn, &[row.id], now)?);
            service.store.write(sent).await
        }
        Err(words) => fail(service, &row, SendError::Later(words)).await,
    }
}

fn post(call: &Call, inside: bool) -> std::result::Result<(), String> {
    let config = ureq::Agent::config_builder()
        .timeout_global(Some(TIMEOUT))
        .max_redirects(0)
        .max_redirects_will_error(false)
        .http_status_as_error(false)
        // A proxy would look names up by itself, and go where we may not.
        .proxy(None)
        .user_agent("Turnpost")
        .build();
    let agent = ureq::Agent::with_parts(config, DefaultConnector::default(), Outside { inside });
    let sent = agent
        .post(&call.url)
        .header("content-type", "application/json")
        .header("x-turnpost-signature", format!("sha256={}", call.signature))
        .send(&call.body);
    match sent {
        Ok(answer) if answer.status().is_success() => Ok(()),
        Ok(answer) => Err(format!("it answered {}", answer.status().as_u16())),
        Err(ureq::Error::HostNotFound) => {
            Err("the host is not known, or is not on the public network".to_owned())
        }
        Err(ureq::Error::Timeout(_)) => Err("it did not answer in time".to_owned()),
        Err(_) => Err("the connection failed".to_owned()),
    }
}

/// Looks a name up once and connects to what was checked: a name that changes its address
/// between the check and the call gains nothing.
#[derive(Debug)]
struct Outside {
    /// Only for tests, which have no other network.
    inside: bool,
}

impl Resolver for Outside {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> std::result::Result<ResolvedSocketAddrs, ureq::Error> {
        let found = DefaultResolver::default().resolve(uri, config, timeout)?;
        let mut kept = self.empty();
        for address in found.iter() {
            if self.inside || is_public(address.ip()) {
                kept.push(*address);
            }
        }
        match kept.is_empty() {
            true => Err(ureq::Error::HostNotFound),
            false => Ok(kept),
        }
    }
}

fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let reserved = matches!(
        (a, b, c),
        (0 | 10 | 127 | 224..=255, ..)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (192, 168, _)
            | (198, 18..=19, _)
            | (198, 51, 100)
            | (203, 0, 113)
    );
    !reserved
}

/// Global unicast only, and not what wraps an address of the other kind.
fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(v4) = address.to_ipv4_mapped() {
        return is_public_v4(v4);
    }
    let [first, second, ..] = address.segments();
    let global = first & 0xe000 == 0x2000;
    // 6to4 and Teredo carry an IPv4 address; 2001:db8::/32 is for documents.
    let special = first == 0x2002 || (first == 0x2001 && (second < 0x200 || second == 0xdb8));
    global && !special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_call_goes_inside() {
        let inside = "127.0.0.1 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 \
            100.64.0.1 100.127.0.1 0.0.0.0 255.255.255.255 224.0.0.1 198.18.0.1 192.0.2.1 ::1 :: \
            fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::a00:1 \
            2002:7f00:1::1 2001::1 2001:db8::1 ::127.0.0.1";
        for address in inside.split_whitespace() {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        let outside = "1.1.1.1 8.8.8.8 172.32.0.1 100.128.0.1 192.0.1.1 2606:4700::1111 2a00:1450::1 ::ffff:8.8.8.8";
        for address in outside.split_whitespace() {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn numbers_and_names_of_this_machine_are_refused_before_a_connection() {
        let call = |url: &str| Call {
            url: url.to_owned(),
            body: "{}".to_owned(),
            signature: String::new(),
        };
        for url in [
            "http://127.0.0.1:9/",
            "http://localhost:9/",
            "http://[::1]:9/",
            "http://2130706433:9/",
            "http://0x7f.1:9/",
        ] {
            let words = post(&call(url), false).unwrap_err();
            assert!(
                words.contains("not on the public network"),
                "{url}: {words}"
            );
        }
    }
}
