//! Logging in and out. Guessing at a password locks out nobody but other guessers: a browser in
//! which somebody has logged in before, or followed a mailed link, has a count of its own.

use store::accounts::{self, PlayerRow, Purpose};
use store::{AnyConnection, credentials, preferences, seats};
use words::message;

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};

use super::{DEVICE_LASTS, SESSION_LASTS, TRIES_PER_ACCOUNT, TableAim, add_link, factor};
use crate::people::Account;
use crate::secrets::{hash, is_password, new_secret};
use crate::{Result, Service, ServiceError, invalid};

/// What somebody fills in to get in, and from where.
#[derive(Clone, Debug, Default)]
pub struct LogIn {
    pub address: String,
    pub password: String,
    /// Of the second factor.
    pub code: String,
    /// The network address.
    pub client: String,
    /// The secret that the browser was given when somebody last got in with it.
    pub device: Option<String>,
    /// The session of the guest who they may have been.
    pub guest: Option<String>,
    /// The table that they want to join.
    pub table: Option<TableAim>,
}

/// Somebody is in: the secrets for the browser to keep, and where to go on.
#[derive(Clone, Debug)]
pub struct Entered {
    pub session: String,
    pub device: String,
    /// The match that became theirs.
    pub match_id: Option<MatchId>,
    /// The table that they wanted to join.
    pub table: Option<TableAim>,
}

/// Whoever a session belongs to, and what waits for them.
#[derive(Clone, Debug)]
pub struct Known {
    pub player: Account,
    pub turns: Turns,
}

/// The matches in which somebody is to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Turns {
    pub count: usize,
    /// The most urgent one.
    pub next: Option<MatchId>,
}

impl Turns {
    fn of(waiting: &[(MatchId, Option<Moment>)]) -> Turns {
        let soonest =
            |(id, deadline): &&(MatchId, Option<Moment>)| (deadline.unwrap_or(Moment::MAX), *id);
        Turns {
            count: waiting.len(),
            next: waiting.iter().min_by_key(soonest).map(|(id, _)| *id),
        }
    }
}

/// How the tries for an address are counted.
pub(super) fn tries_for(address: &str) -> String {
    format!("log-in:{}", hash(address))
}

impl Service {
    pub async fn log_in(&self, form: LogIn) -> Result<Entered> {
        let address = form.address.trim().to_lowercase();
        let now = self.clock.now();
        let (asked, device) = (address.clone(), form.device.clone());
        let (player, stored, device) = self
            .store
            .read(move |conn| {
                let player = accounts::by_email(conn, &asked)?;
                let stored = match &player {
                    Some(player) => Some(credentials::of(conn, player.id)?.password),
                    None => None,
                };
                let device = known_device(conn, player.as_ref(), device.as_deref(), now)?;
                Ok::<_, ServiceError>((player, stored, device))
            })
            .await?;
        let tries = match &device {
            Some(device) => format!("device:{}", hash(device)),
            None => {
                self.limit_client(&form.client).await?;
                tries_for(&address)
            }
        };
        let locked = message!("log-in-locked");
        self.limit(&tries, TRIES_PER_ACCOUNT, locked).await?;
        let (password, code) = (form.password, form.code.trim().to_owned());
        let checked = stored.clone();
        let fits = move || is_password(&password, checked.as_deref());
        let fits = self.hashing.pass(fits).await?;
        let is_known = player.is_some();
        let Some(player) = player.filter(|player| fits && player.confirmed) else {
            tracing::warn!(is_known, client = form.client, "log-in refused");
            return invalid(message!("log-in-wrong"));
        };
        let (id, client, table) = (player.id, form.client.clone(), form.table);
        let entered = self
            .store
            .write(move |conn| {
                let player = accounts::take(conn, player.id)?;
                let now_stored = credentials::of(conn, player.id)?;
                // The password may have been changed while it was being checked.
                if Some(&now_stored.password) != stored.as_ref() {
                    return invalid(message!("log-in-wrong"));
                }
                if player.totp_on {
                    let Some(step) = factor::step(&player.name, &now_stored, &code, now) else {
                        return invalid(message!("log-in-wrong"));
                    };
                    credentials::set_totp_step(conn, player.id, step)?;
                }
                accounts::forget_tries(conn, &tries)?;
                let device = match &device {
                    Some(device) => device.clone(),
                    None => remember(conn, player.id, now)?,
                };
                let entered = Entered {
                    session: open_session(conn, player.id, now)?,
                    device,
                    match_id: None,
                    table,
                };
                Ok((player, entered))
            })
            .await;
        match &entered {
            Ok(_) => tracing::info!(player = id.0, client, "logged in"),
            Err(_) => tracing::warn!(player = id.0, client, "log-in refused"),
        }
        let (player, entered) = entered?;
        if let Some(guest) = &form.guest {
            self.claim_by_session(guest, player.id).await?;
        }
        if let Some(table) = &entered.table {
            self.go_on(&player, table).await?;
        }
        Ok(entered)
    }

    pub async fn by_session(&self, secret: &str) -> Result<Option<Known>> {
        let (hashed, now) = (hash(secret), self.clock.now());
        let known = self
            .store
            .read(move |conn| {
                let Some(player) = accounts::by_session(conn, &hashed, now)? else {
                    return Ok::<_, ServiceError>(None);
                };
                let was_told = preferences::settings(conn, player.id)?.told_at.is_some();
                let turns = Turns::of(&seats::turns_of(conn, player.id)?);
                let player = Account::read(player)?;
                Ok(Some((Known { player, turns }, was_told)))
            })
            .await?;
        let Some((known, was_told)) = known else {
            return Ok(None);
        };
        if was_told {
            self.note_visit(known.player.id).await?;
        }
        Ok(Some(known))
    }

    pub async fn log_out(&self, secret: &str) -> Result<()> {
        let hashed = hash(secret);
        self.store
            .write(move |conn| Ok(accounts::close_session(conn, &hashed)?))
            .await
    }
}

/// The device, if its secret was given to somebody who got into this very account.
fn known_device(
    conn: &mut AnyConnection,
    player: Option<&PlayerRow>,
    device: Option<&str>,
    now: Moment,
) -> Result<Option<String>> {
    let (Some(player), Some(device)) = (player, device) else {
        return Ok(None);
    };
    let link = accounts::find_link(conn, &hash(device), Purpose::Device, now)?;
    let is_own = link.is_some_and(|link| link.player_id == Some(player.id));
    Ok(is_own.then(|| device.to_owned()))
}

/// A secret for a browser that has proven whose it is.
pub(super) fn remember(conn: &mut AnyConnection, id: PlayerId, now: Moment) -> Result<String> {
    let secret = new_secret();
    let until = now + DEVICE_LASTS;
    add_link(conn, &hash(&secret), Purpose::Device, (Some(id), ""), until)?;
    Ok(secret)
}

fn open_session(conn: &mut AnyConnection, id: PlayerId, now: Moment) -> Result<String> {
    let secret = new_secret();
    accounts::open_session(conn, &hash(&secret), id, now, now + SESSION_LASTS)?;
    Ok(secret)
}

/// Lets somebody in whose browser is new here.
pub(super) fn open(conn: &mut AnyConnection, id: PlayerId, now: Moment) -> Result<Entered> {
    Ok(Entered {
        session: open_session(conn, id, now)?,
        device: remember(conn, id, now)?,
        match_id: None,
        table: None,
    })
}
