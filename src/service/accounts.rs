//! Accounts: sign up, log in, reset, change, delete. Nobody can learn whether an address has one.

use chrono::TimeDelta;
use serde_json::json;
use totp_rs::{Algorithm, Builder, Secret, Totp};

use crate::clock::Moment;
use crate::ids::PlayerId;
use crate::store::accounts::{self, LinkRow, NewPlayer, PlayerRow};
use crate::store::{AnyConnection, blocking, preferences, replies};

use super::letters::tell_account;
use super::people::{read_address, read_name, read_zone};
use super::secrets::{hash, hash_password, is_password, new_secret};
use super::{Result, Service, ServiceError, invalid, tables};

const SESSION_LASTS: TimeDelta = TimeDelta::days(60);
const LINK_LASTS: TimeDelta = TimeDelta::days(2);
/// Wrong passwords for one account in an hour, and tries of one client.
const TRIES_PER_ACCOUNT: i64 = 10;
const TRIES_PER_CLIENT: i64 = 50;

/// What somebody fills in to get an account.
#[derive(Clone, Debug)]
pub struct SignUp {
    pub name: String,
    pub address: String,
    pub password: String,
    pub zone: String,
}

fn read_password(password: &str) -> Result<()> {
    match password.chars().count() {
        0..8 => invalid("A password has at least 8 characters."),
        8..=200 => Ok(()),
        _ => invalid("A password has at most 200 characters."),
    }
}

impl Service {
    /// Answers the same whether the address has an account or not: the mail tells.
    pub async fn sign_up(&self, form: SignUp, client: &str) -> Result<()> {
        let form = SignUp {
            name: read_name(&form.name)?,
            address: read_address(&form.address)?,
            zone: read_zone(&form.zone),
            password: form.password,
        };
        read_password(&form.password)?;
        self.limit(&format!("client:{client}"), TRIES_PER_CLIENT)
            .await?;
        self.limit(
            &format!("sign-up:{}", hash(&form.address)),
            TRIES_PER_ACCOUNT,
        )
        .await?;
        let now = self.clock.now();
        let password = form.password.clone();
        let hashed = blocking(move || Ok::<_, ServiceError>(hash_password(&password))).await?;
        self.store
            .write(move |conn| sign_up(conn, &form, &hashed, now))
            .await?;
        self.wake.notify_one();
        Ok(())
    }

    /// Makes the first admin, who needs no confirmation: the link was printed on the console.
    pub async fn sign_up_admin(&self, secret: &str, form: SignUp) -> Result<String> {
        let name = read_name(&form.name)?;
        let address = read_address(&form.address)?;
        read_password(&form.password)?;
        let (hashed, now) = (hash(secret), self.clock.now());
        let password =
            blocking(move || Ok::<_, ServiceError>(hash_password(&form.password))).await?;
        let zone = read_zone(&form.zone);
        self.store
            .write(move |conn| {
                let link = accounts::find_link(conn, &hashed, "admin", now)?;
                if link.is_none() || accounts::has_admin(conn)? {
                    return Err(ServiceError::NotFound);
                }
                let taken = accounts::by_email(conn, &address)?.is_some();
                if taken || accounts::by_name(conn, &name)?.is_some() {
                    return invalid("That name or address is taken.");
                }
                let id = insert(conn, &name, &address, &password, &zone, now)?;
                let mut player = accounts::find(conn, id)?;
                (player.confirmed, player.is_admin) = (true, true);
                accounts::save(conn, &player)?;
                accounts::drop_link(conn, &hashed)?;
                open_session(conn, id, now)
            })
            .await
    }

    /// The link for the first admin; `None` when there is one already.
    pub async fn admin_link(&self) -> Result<Option<String>> {
        let now = self.clock.now();
        let secret = new_secret();
        let hashed = hash(&secret);
        let made = self
            .store
            .write(move |conn| {
                if accounts::has_admin(conn)? {
                    return Ok::<_, ServiceError>(false);
                }
                add_link(conn, &hashed, "admin", None, "", now)?;
                Ok(true)
            })
            .await?;
        Ok(made.then(|| format!("{}/first/{secret}", self.base_url)))
    }

    /// Confirms the address of a new account, and logs in.
    pub async fn confirm(&self, secret: &str) -> Result<String> {
        let (hashed, now) = (hash(secret), self.clock.now());
        self.store
            .write(move |conn| {
                let mut player = player_of_link(conn, &hashed, "confirm", now)?;
                accounts::drop_link(conn, &hashed)?;
                player.confirmed = true;
                accounts::save(conn, &player)?;
                open_session(conn, player.id, now)
            })
            .await
    }

    /// Logs in; gives the secret of the new session.
    pub async fn log_in(
        &self,
        address: &str,
        password: &str,
        code: &str,
        client: &str,
    ) -> Result<String> {
        const WRONG: &str = "Address, password or code do not fit.";
        let address = address.trim().to_lowercase();
        let account = format!("log-in:{}", hash(&address));
        self.limit(&format!("client:{client}"), TRIES_PER_CLIENT)
            .await?;
        self.limit(&account, TRIES_PER_ACCOUNT).await?;
        let now = self.clock.now();
        let (password, code) = (password.to_owned(), code.trim().to_owned());
        let player = self
            .store
            .read(move |conn| Ok::<_, ServiceError>(accounts::by_email(conn, &address)?))
            .await?;
        let stored = player.as_ref().map(|player| player.password.clone());
        let fits =
            blocking(move || Ok::<_, ServiceError>(is_password(&password, stored.as_deref())))
                .await?;
        let Some(player) = player.filter(|player| fits && player.confirmed) else {
            return invalid(WRONG);
        };
        self.store
            .write(move |conn| {
                let mut player = accounts::find(conn, player.id)?;
                if player.totp_on {
                    let Some(step) = totp_step(&player, &code, now) else {
                        return invalid(WRONG);
                    };
                    player.totp_step = step;
                    accounts::save(conn, &player)?;
                }
                accounts::forget_tries(conn, &account)?;
                open_session(conn, player.id, now)
            })
            .await
    }

    pub async fn by_session(&self, secret: &str) -> Result<Option<PlayerRow>> {
        let (hashed, now) = (hash(secret), self.clock.now());
        let (player, was_told) = self
            .store
            .read(move |conn| {
                let player = accounts::by_session(conn, &hashed, now)?;
                let was_told = match &player {
                    Some(player) => preferences::settings(conn, player.id)?.told_at.is_some(),
                    None => false,
                };
                Ok::<_, ServiceError>((player, was_told))
            })
            .await?;
        if let (Some(player), true) = (&player, was_told) {
            self.note_visit(player.id).await?;
        }
        Ok(player)
    }

    pub async fn log_out(&self, secret: &str) -> Result<()> {
        let hashed = hash(secret);
        self.store
            .write(move |conn| Ok(accounts::close_session(conn, &hashed)?))
            .await
    }

    pub async fn log_out_everywhere(&self, player: PlayerId) -> Result<()> {
        self.store
            .write(move |conn| Ok(accounts::close_sessions(conn, player)?))
            .await
    }

    /// Sends a link for a new password, if the address has an account; answers the same if not.
    pub async fn ask_reset(&self, address: &str, client: &str) -> Result<()> {
        let address = read_address(address)?;
        self.limit(&format!("client:{client}"), TRIES_PER_CLIENT)
            .await?;
        self.limit(&format!("reset:{}", hash(&address)), 5).await?;
        let now = self.clock.now();
        self.store
            .write(move |conn| {
                if let Some(player) = accounts::by_email(conn, &address)? {
                    mail_link(conn, "reset", &player, &address, "", now)?;
                }
                Ok::<_, ServiceError>(())
            })
            .await?;
        self.wake.notify_one();
        Ok(())
    }

    /// Sets a new password by a link: proves the address, ends all sessions.
    pub async fn reset(&self, secret: &str, password: &str) -> Result<()> {
        read_password(password)?;
        let (hashed, now) = (hash(secret), self.clock.now());
        let password = password.to_owned();
        let new = blocking(move || Ok::<_, ServiceError>(hash_password(&password))).await?;
        self.store
            .write(move |conn| {
                let mut player = player_of_link(conn, &hashed, "reset", now)?;
                player.password = new;
                player.confirmed = true;
                accounts::save(conn, &player)?;
                accounts::drop_links(conn, player.id)?;
                Ok(accounts::close_sessions(conn, player.id)?)
            })
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
                mail_link(conn, "address-old", &player, &old, &new, now)?;
                mail_link(conn, "address-new", &player, &new, &new, now)
            })
            .await?;
        self.wake.notify_one();
        Ok(())
    }

    /// One of the two addresses says yes; `true` when that was the second.
    pub async fn change_address(&self, secret: &str) -> Result<bool> {
        let (hashed, now) = (hash(secret), self.clock.now());
        self.store
            .write(move |conn| {
                let link = match accounts::find_link(conn, &hashed, "address-old", now)? {
                    Some(link) => Some(link),
                    None => accounts::find_link(conn, &hashed, "address-new", now)?,
                };
                let link = link.ok_or(ServiceError::NotFound)?;
                let id = link.player_id.ok_or(ServiceError::NotFound)?;
                accounts::drop_link(conn, &hashed)?;
                if accounts::has_address_link(conn, id, &link.subject)? {
                    return Ok(false);
                }
                if accounts::by_email(conn, &link.subject)?.is_some() {
                    return invalid("That address cannot be used.");
                }
                let mut player = accounts::find(conn, id)?;
                player.email = Some(link.subject);
                accounts::save(conn, &player)?;
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
                let mut player = accounts::find(conn, id)?;
                replies::forget(conn, id, player.email.as_deref())?;
                player.email = None;
                player.name = format!("Former player {id}");
                player.name_key = player.name.to_lowercase();
                player.password = String::new();
                (player.totp_secret, player.totp_on) = (None, false);
                (player.is_admin, player.confirmed) = (false, false);
                player.deleted_at = Some(now);
                Ok(accounts::save(conn, &player)?)
            })
            .await
    }

    pub async fn check_password(&self, player: &PlayerRow, password: &str) -> Result<()> {
        let account = format!("password:{}", player.id);
        self.limit(&account, TRIES_PER_ACCOUNT).await?;
        let (stored, password) = (player.password.clone(), password.to_owned());
        match blocking(move || Ok::<_, ServiceError>(is_password(&password, Some(&stored)))).await?
        {
            true => Ok(()),
            false => invalid("That is not your password."),
        }
    }

    /// A new secret for a second factor, to be confirmed by a code. Its `otpauth:` address.
    pub async fn offer_totp(&self, player: &PlayerRow) -> Result<String> {
        let mut player = accounts_without_totp(player)?;
        let secret = Secret::generate();
        player.totp_secret = Some(secret.to_base32());
        let url = totp(&player).and_then(|totp| totp.to_url().ok());
        let url = url.ok_or(ServiceError::NotFound)?;
        self.store
            .write(move |conn| Ok::<_, ServiceError>(accounts::save(conn, &player)?))
            .await?;
        Ok(url)
    }

    pub async fn set_totp(&self, player: &PlayerRow, code: &str, on: bool) -> Result<()> {
        self.limit(&format!("totp:{}", player.id), TRIES_PER_ACCOUNT)
            .await?;
        let (id, code, now) = (player.id, code.trim().to_owned(), self.clock.now());
        self.store
            .write(move |conn| {
                let mut player = accounts::find(conn, id)?;
                let Some(step) = totp_step(&player, &code, now) else {
                    return invalid("The code does not fit.");
                };
                player.totp_step = step;
                player.totp_on = on;
                if !on {
                    player.totp_secret = None;
                }
                Ok(accounts::save(conn, &player)?)
            })
            .await
    }

    /// Counts a try, and refuses when there were too many in an hour.
    pub(super) async fn limit(&self, subject: &str, most: i64) -> Result<()> {
        let (subject, now) = (subject.to_owned(), self.clock.now());
        let since = now - TimeDelta::hours(1);
        let count = self
            .store
            .write(move |conn| {
                Ok::<_, ServiceError>(accounts::count_try(conn, &subject, now, since)?)
            })
            .await?;
        match count > most {
            true => Err(ServiceError::TooMany),
            false => Ok(()),
        }
    }
}

fn sign_up(conn: &mut AnyConnection, form: &SignUp, password: &str, now: Moment) -> Result<()> {
    let namesake = accounts::by_name(conn, &form.name)?;
    let known = accounts::by_email(conn, &form.address)?;
    let is_own = |row: &PlayerRow| known.as_ref().is_some_and(|known| known.id == row.id);
    if namesake.is_some_and(|row| !is_own(&row)) {
        return invalid("That name is taken.");
    }
    match known {
        Some(player) if player.confirmed => {
            mail_link(conn, "known", &player, &form.address, "", now)
        }
        // Whoever signed up first has not shown that the address is theirs.
        Some(mut player) => {
            player.name = form.name.clone();
            player.name_key = form.name.to_lowercase();
            player.password = password.to_owned();
            accounts::save(conn, &player)?;
            accounts::drop_links(conn, player.id)?;
            mail_link(conn, "confirm", &player, &form.address, "", now)
        }
        None => {
            let id = insert(conn, &form.name, &form.address, password, &form.zone, now)?;
            let player = accounts::find(conn, id)?;
            mail_link(conn, "confirm", &player, &form.address, "", now)
        }
    }
}

pub(super) fn insert(
    conn: &mut AnyConnection,
    name: &str,
    address: &str,
    password: &str,
    zone: &str,
    now: Moment,
) -> Result<PlayerId> {
    let new = NewPlayer {
        name,
        name_key: &name.to_lowercase(),
        email: address,
        password,
        zone,
        created_at: now,
    };
    Ok(accounts::insert(conn, &new)?)
}

pub(super) fn open_session(conn: &mut AnyConnection, id: PlayerId, now: Moment) -> Result<String> {
    let secret = new_secret();
    accounts::open_session(conn, &hash(&secret), id, now, now + SESSION_LASTS)?;
    Ok(secret)
}

fn add_link(
    conn: &mut AnyConnection,
    hashed: &str,
    purpose: &str,
    player: Option<PlayerId>,
    subject: &str,
    now: Moment,
) -> Result<()> {
    let link = LinkRow {
        hash: hashed.to_owned(),
        purpose: purpose.to_owned(),
        player_id: player,
        subject: subject.to_owned(),
        expires_at: now + LINK_LASTS,
    };
    Ok(accounts::add_link(conn, &link)?)
}

/// A link for one purpose, and the mail that carries it. The outbox holds the secret until it is sent.
fn mail_link(
    conn: &mut AnyConnection,
    purpose: &str,
    player: &PlayerRow,
    address: &str,
    subject: &str,
    now: Moment,
) -> Result<()> {
    let secret = new_secret();
    add_link(conn, &hash(&secret), purpose, Some(player.id), subject, now)?;
    let payload = json!({ "name": player.name, "secret": secret, "subject": subject });
    let key = format!("{purpose}:{}", hash(&secret));
    tell_account(conn, player.id, address, (purpose, &key), &payload, now)
}

fn player_of_link(
    conn: &mut AnyConnection,
    hashed: &str,
    purpose: &str,
    now: Moment,
) -> Result<PlayerRow> {
    let link = accounts::find_link(conn, hashed, purpose, now)?;
    let id = link
        .and_then(|link| link.player_id)
        .ok_or(ServiceError::NotFound)?;
    Ok(accounts::find(conn, id)?)
}

fn accounts_without_totp(player: &PlayerRow) -> Result<PlayerRow> {
    match player.totp_on {
        true => invalid("You have a second factor already: switch it off first."),
        false => Ok(player.clone()),
    }
}

fn totp(player: &PlayerRow) -> Option<Totp> {
    let secret = Secret::try_from_base32(player.totp_secret.as_ref()?).ok()?;
    Builder::new()
        .with_algorithm(Algorithm::SHA1)
        .with_secret(secret)
        .with_issuer(Some("Turnpost".to_owned()))
        .with_account_name(player.name.clone())
        .build()
        .ok()
}

/// The step whose code this is; a step that was used does not count again.
fn totp_step(player: &PlayerRow, code: &str, now: Moment) -> Option<i64> {
    let totp = totp(player)?;
    let current = now.and_utc().timestamp() / 30;
    (current - 1..=current + 1)
        .filter(|step| *step > player.totp_step)
        .find(|step| hash(&totp.generate((step * 30) as u64).to_string()) == hash(code))
}
