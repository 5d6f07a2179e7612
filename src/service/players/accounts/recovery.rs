//! A new password, a new address, the end of all credentials, the end of the account.

use base::clock::Moment;
use base::ids::PlayerId;
use store::accounts::{self, PlayerRow, Purpose};
use store::{AnyConnection, credentials, preferences, replies};
use words::message;

use super::entry::{remember, tries_for};
use super::{TRIES_PER_ACCOUNT, mail_link};
use crate::names::nameless;
use crate::notice::LinkKind;
use crate::passwords::read_password;
use crate::people::read_address;
use crate::secrets::{hash, is_password};
use crate::{Result, Service, ServiceError, invalid, tables};

const RESETS_AN_HOUR: i64 = 5;

impl Service {
    /// Sends a link for a new password, if the address has an account; answers the same if not.
    pub async fn ask_reset(&self, address: &str, client: &str) -> Result<()> {
        let address = read_address(address)?;
        self.limit_client(client).await?;
        let tries = format!("reset:{}", hash(&address));
        // Those that were sent still work: whoever asks too often keeps nobody out.
        self.limit(&tries, RESETS_AN_HOUR, message!("links-sent"))
            .await?;
        let now = self.clock.now();
        self.store
            .write(move |conn| {
                if let Some(player) = accounts::by_email(conn, &address)? {
                    mail_link(conn, LinkKind::Reset, &player, &address, "", now)?;
                }
                Ok::<_, ServiceError>(())
            })
            .await?;
        self.wake.notify_one();
        Ok(())
    }

    /// Sets a new password by a link: proves the address, and ends all that was given out before.
    /// The secret for the browser, which is known from now on.
    pub async fn reset(&self, secret: &str, password: &str) -> Result<String> {
        let (hashed, now) = (hash(secret), self.clock.now());
        let asked = hashed.clone();
        let player = self
            .store
            .read(move |conn| player_of_reset(conn, &asked, now))
            .await?;
        let address = player.email.unwrap_or_default();
        read_password(password, &[&player.name, &address])?;
        let new = self.hash(password).await?;
        self.store
            .write(move |conn| {
                let player = player_of_reset(conn, &hashed, now)?;
                let mut player = accounts::take(conn, player.id)?;
                credentials::set_password(conn, player.id, &new)?;
                player.confirmed = true;
                accounts::save(conn, &player)?;
                end_credentials(conn, player.id)?;
                accounts::forget_tries(conn, &tries_for(&address))?;
                remember(conn, player.id, now)
            })
            .await
    }

    /// Ends every session and everything else that was given out to get in.
    pub async fn log_out_everywhere(&self, player: PlayerId) -> Result<()> {
        self.store
            .write(move |conn| end_credentials(conn, player))
            .await
    }

    /// Asks both addresses; the change happens when both have said yes.
    pub async fn ask_change_of_address(
        &self,
        player: &PlayerRow,
        password: &str,
        new: &str,
    ) -> Result<()> {
        let new = read_address(new)?;
        self.check_password(player, password).await?;
        let (player, now) = (player.clone(), self.clock.now());
        self.store
            .write(move |conn| {
                let old = player.email.clone().unwrap_or_default();
                mail_link(conn, LinkKind::AddressOld, &player, &old, &new, now)?;
                mail_link(conn, LinkKind::AddressNew, &player, &new, &new, now)
            })
            .await?;
        self.wake.notify_one();
        Ok(())
    }

    /// One of the two addresses says yes; `true` when that was the second. What was mailed to the
    /// old address is worth nothing from then on.
    pub async fn change_address(&self, secret: &str) -> Result<bool> {
        let (hashed, now) = (hash(secret), self.clock.now());
        self.store
            .write(move |conn| {
                let link = match accounts::find_link(conn, &hashed, Purpose::AddressOld, now)? {
                    Some(link) => Some(link),
                    None => accounts::find_link(conn, &hashed, Purpose::AddressNew, now)?,
                };
                let link = link.ok_or(ServiceError::NotFound)?;
                let id = link.player_id.ok_or(ServiceError::NotFound)?;
                let mut player = accounts::take(conn, id)?;
                accounts::drop_link(conn, &hashed)?;
                if accounts::has_address_link(conn, id, &link.subject)? {
                    return Ok(false);
                }
                if accounts::by_email(conn, &link.subject)?.is_some() {
                    return invalid(message!("address-unusable"));
                }
                player.email = Some(link.subject);
                accounts::save(conn, &player)?;
                accounts::drop_mailed_links(conn, id)?;
                replies::forget_tokens(conn, id)?;
                Ok(true)
            })
            .await
    }

    pub async fn delete_account(&self, player: &PlayerRow, password: &str) -> Result<()> {
        self.check_password(player, password).await?;
        let (id, now) = (player.id, self.clock.now());
        self.store
            .write(move |conn| {
                tables::make_nameless(conn, id, now)?;
                let mut player = accounts::take(conn, id)?;
                replies::forget(conn, id, player.email.as_deref())?;
                player.email = None;
                credentials::set_password(conn, id, "")?;
                credentials::set_totp_secret(conn, id, None)?;
                player.totp_on = false;
                (player.is_admin, player.confirmed) = (false, false);
                player.deleted_at = Some(now);
                accounts::save(conn, &player)?;
                let name = nameless(id.0);
                Ok(accounts::rename(conn, id, &name)?)
            })
            .await
    }

    pub async fn check_password(&self, player: &PlayerRow, password: &str) -> Result<()> {
        let tries = format!("password:{}", player.id);
        self.limit(&tries, TRIES_PER_ACCOUNT, message!("too-many-tries"))
            .await?;
        let (id, password) = (player.id, password.to_owned());
        let stored = self
            .store
            .read(move |conn| Ok::<_, ServiceError>(credentials::of(conn, id)?.password))
            .await?;
        let fits = move || is_password(&password, Some(&stored));
        match self.hashing.pass(fits).await? {
            true => Ok(()),
            false => invalid(message!("wrong-password")),
        }
    }
}

fn player_of_reset(conn: &mut AnyConnection, hashed: &str, now: Moment) -> Result<PlayerRow> {
    let link = accounts::find_link(conn, hashed, Purpose::Reset, now)?;
    let player = link.and_then(|link| link.player_id);
    Ok(accounts::find(conn, player.ok_or(ServiceError::NotFound)?)?)
}

/// Sessions, tokens of programs, addresses of feeds, links in mails, browsers that are known:
/// whoever has one of them is out.
fn end_credentials(conn: &mut AnyConnection, player: PlayerId) -> Result<()> {
    accounts::close_sessions(conn, player)?;
    accounts::drop_tokens(conn, player)?;
    accounts::drop_links(conn, player)?;
    preferences::take(conn, player)?;
    Ok(credentials::set_feed(conn, player, None)?)
}
