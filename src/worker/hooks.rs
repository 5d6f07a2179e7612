//! Calls web hooks: on public networks only, never inside our own.

use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tokio::sync::watch;
use tokio::task::JoinSet;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use super::Patience;
use super::outbox::{fail, settle};
use base::ids::PlayerId;
use mail::SendError;
use service::hooks::{Call, Outcome};
use service::{Result, Service, ServiceError};
use store::letters::{self, OutboxRow};
use store::{StoreError, blocking};
use words::{keep, message};

/// Calls have slots of their own: none of them keeps a mail waiting.
const CALLS_AT_ONCE: usize = 4;
/// Whoever does not answer within this time has not answered.
const TIMEOUT: Duration = Duration::from_secs(5);
/// Whoever takes this long holds up others, and is switched off in the end.
const SLOW: Duration = Duration::from_secs(2);

/// Runs until `stop` says so. One player's slow hook holds up that player's calls only.
pub async fn run(service: Service, mut stop: watch::Receiver<bool>) {
    let mut flying = JoinSet::new();
    let mut busy = BTreeSet::new();
    let mut patience = Patience::new("hooks");
    while !*stop.borrow() {
        let room = CALLS_AT_ONCE - flying.len();
        let but = busy.iter().copied().collect();
        let claimed = patience.note(service.claim_calls(but, room).await);
        for (player, row) in claimed.unwrap_or_default() {
            let service = service.clone();
            busy.insert(player);
            flying.spawn(async move {
                handle(&service, player, row).await;
                player
            });
        }
        tokio::select! {
            Some(landed) = flying.join_next() => match landed {
                Ok(player) => drop(busy.remove(&player)),
                // Whatever it was, its lease runs out.
                Err(_) if flying.is_empty() => busy.clear(),
                Err(_) => {}
            },
            () = service.wake.hooks.notified(), if flying.len() < CALLS_AT_ONCE && patience.is_calm() => {}
            () = tokio::time::sleep(patience.pause()) => {}
            _ = stop.changed() => {}
        }
    }
    let landing = async { while flying.join_next().await.is_some() {} };
    let _ = tokio::time::timeout(TIMEOUT, landing).await;
}

/// Makes the calls that are due once; says whether there were any. Tests call it by hand.
pub async fn deliver(service: &Service) -> Result<bool> {
    let claimed = service.claim_calls(Vec::new(), CALLS_AT_ONCE).await?;
    let any = !claimed.is_empty();
    let calls = claimed.into_iter();
    join_all(calls.map(|(player, row)| handle(service, player, row))).await;
    Ok(any)
}

async fn handle(service: &Service, player: PlayerId, row: OutboxRow) {
    settle(service, &row, call(service, player, row.clone())).await;
}

async fn call(service: &Service, player: PlayerId, row: OutboxRow) -> Result<()> {
    let Some(call) = service.call(&row).await? else {
        service.called(player, Outcome::NotCalled).await?;
        let why = keep(&message!("drop-nothing-left"));
        let end = move |conn: &mut _| Ok(letters::end(conn, row.id, &why)?);
        return service.store.write(end).await;
    };
    let inside = service.hooks_may_go_inside;
    let begun = Instant::now();
    let called = blocking(move || Ok::<_, StoreError>(post(&call, inside))).await;
    let called = called.map_err(ServiceError::from)?;
    let took = begun.elapsed();
    let outcome = match &called {
        Ok(()) if took >= SLOW => Outcome::Slowly(took.as_secs() as i64),
        Ok(()) => Outcome::Well,
        Err(words) => Outcome::Failed(words.clone()),
    };
    service.called(player, outcome).await?;
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
        Ok(answer) => Err(keep(&message!(
            "hook-answered",
            status = answer.status().as_u16()
        ))),
        Err(ureq::Error::HostNotFound) => Err(keep(&message!("hook-unknown-host"))),
        Err(ureq::Error::Timeout(_)) => Err(keep(&message!("hook-too-slow"))),
        Err(_) => Err(keep(&message!("hook-no-connection"))),
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
            let refused = post(&call(url), false).unwrap_err();
            assert_eq!(refused, keep(&message!("hook-unknown-host")), "{url}");
        }
    }
}
