//! The second factor: codes by time (RFC 6238).

use totp_rs::{Algorithm, Builder, Secret, Totp};

use base::clock::Moment;
use base::ids::PlayerId;
use store::accounts;
use store::credentials::{self, Credentials};
use words::message;

use super::TRIES_PER_ACCOUNT;
use crate::secrets::hash;
use crate::{ITSELF, Result, Service, ServiceError, invalid};

impl Service {
    /// A new secret for a second factor, to be confirmed by a code. Its `otpauth:` address.
    pub async fn offer_totp(&self, player: PlayerId) -> Result<String> {
        let secret = Secret::generate().to_base32();
        self.store
            .write(move |conn| {
                let player = accounts::take(conn, player)?;
                if player.totp_on {
                    return invalid(message!("factor-on-already"));
                }
                let url = totp(&player.name, &secret).and_then(|totp| totp.to_url().ok());
                credentials::set_totp_secret(conn, player.id, Some(&secret))?;
                url.ok_or(ServiceError::NotFound)
            })
            .await
    }

    pub async fn set_totp(&self, player: PlayerId, code: &str, on: bool) -> Result<()> {
        let (tries, why) = (format!("totp:{player}"), message!("too-many-tries"));
        self.limit(&tries, TRIES_PER_ACCOUNT, why).await?;
        let (code, now) = (code.trim().to_owned(), self.clock.now());
        self.store
            .write(move |conn| {
                let mut player = accounts::take(conn, player)?;
                let stored = credentials::of(conn, player.id)?;
                let Some(step) = step(&player.name, &stored, &code, now) else {
                    return invalid(message!("wrong-code"));
                };
                credentials::set_totp_step(conn, player.id, step)?;
                if !on {
                    credentials::set_totp_secret(conn, player.id, None)?;
                }
                player.totp_on = on;
                Ok(accounts::save(conn, &player)?)
            })
            .await
    }
}

fn totp(name: &str, secret: &str) -> Option<Totp> {
    let secret = Secret::try_from_base32(secret).ok()?;
    Builder::new()
        .with_algorithm(Algorithm::SHA1)
        .with_secret(secret)
        .with_issuer(Some(ITSELF.to_owned()))
        .with_account_name(name.to_owned())
        .build()
        .ok()
}

/// The step whose code this is; a step that was used does not count again.
pub(super) fn step(name: &str, stored: &Credentials, code: &str, now: Moment) -> Option<i64> {
    let totp = totp(name, stored.totp_secret.as_ref()?)?;
    let current = now.and_utc().timestamp() / 30;
    (current - 1..=current + 1)
        .filter(|step| *step > stored.totp_step)
        .find(|step| hash(&totp.generate((step * 30) as u64).to_string()) == hash(code))
}
