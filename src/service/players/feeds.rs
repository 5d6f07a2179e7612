//! Feeds: what waits for a player, for programs that know a secret address.

use base::ids::PlayerId;
use store::accounts;
use store::matches::{MatchRow, Status};
use store::seats::{self, SeatRow};
use store::{credentials, preferences};

use crate::people::Account;
use crate::secrets::{hash, new_secret};
use crate::{Result, Service, ServiceError};

const MOST: i64 = 200;

impl Service {
    /// A new secret for the feeds, shown once; or none from now on.
    pub async fn set_feed(&self, player: PlayerId, on: bool) -> Result<Option<String>> {
        let secret = on.then(new_secret);
        let hashed = secret.as_deref().map(hash);
        self.store
            .write(move |conn| {
                preferences::take(conn, player)?;
                let hashed = hashed.as_deref();
                Ok::<_, ServiceError>(credentials::set_feed(conn, player, hashed)?)
            })
            .await?;
        Ok(secret)
    }

    /// What waits for the player of a secret, the newest wait first.
    pub async fn feed(&self, secret: &str) -> Result<(Account, Vec<(SeatRow, MatchRow)>)> {
        let hashed = hash(secret);
        self.store
            .read(move |conn| {
                let player = preferences::by_feed(conn, &hashed)?.ok_or(ServiceError::NotFound)?;
                let mut waits = seats::of_player(conn, player, &[Status::Running], MOST)?;
                waits.retain(|(seat, table)| seat.waiting_since.is_some() && !table.paused);
                waits.sort_by_key(|(seat, _)| std::cmp::Reverse(seat.waiting_since));
                Ok((Account::read(accounts::find(conn, player)?)?, waits))
            })
            .await
    }
}
