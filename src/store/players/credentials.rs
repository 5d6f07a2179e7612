//! What proves who somebody is. Whoever checks it reads it; nobody gets it along with the rest of an
//! account, so that nothing a page is made of holds a password.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::schema::{mail_settings, players};
use base::ids::PlayerId;

#[derive(Clone, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct Credentials {
    /// The hash of the password; empty if there is none.
    pub password: String,
    pub totp_secret: Option<String>,
    /// The last step whose code was used: a code opens the door once.
    pub totp_step: i64,
}

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").finish_non_exhaustive()
    }
}

pub fn of(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<Credentials> {
    let found = players::table.find(player);
    found.select(Credentials::as_select()).get_result(conn)
}

pub fn set_password(conn: &mut AnyConnection, player: PlayerId, hash: &str) -> QueryResult<()> {
    diesel::update(players::table.find(player))
        .set(players::password.eq(hash))
        .execute(conn)?;
    Ok(())
}

pub fn set_totp_secret(
    conn: &mut AnyConnection,
    player: PlayerId,
    secret: Option<&str>,
) -> QueryResult<()> {
    diesel::update(players::table.find(player))
        .set(players::totp_secret.eq(secret))
        .execute(conn)?;
    Ok(())
}

pub fn set_totp_step(conn: &mut AnyConnection, player: PlayerId, step: i64) -> QueryResult<()> {
    diesel::update(players::table.find(player))
        .set(players::totp_step.eq(step))
        .execute(conn)?;
    Ok(())
}

/// Whether the player has an address for feeds.
pub fn has_feed(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<bool> {
    let found = mail_settings::table
        .find(player)
        .filter(mail_settings::feed_hash.is_not_null());
    diesel::select(diesel::dsl::exists(found)).get_result(conn)
}

/// The player's settings have been taken.
pub fn set_feed(conn: &mut AnyConnection, player: PlayerId, hash: Option<&str>) -> QueryResult<()> {
    diesel::update(mail_settings::table.find(player))
        .set(mail_settings::feed_hash.eq(hash))
        .execute(conn)?;
    Ok(())
}
