//! A mail with the links that it carries.

use diesel::prelude::*;

use super::{NewMail, queue};
use crate::AnyConnection;
use crate::accounts::{self, LinkRow};

/// Queues a mail, and makes its links known; `false` if there is such a mail, whose links are.
pub fn queue_linked(
    conn: &mut AnyConnection,
    mail: &NewMail<'_>,
    links: &[LinkRow],
) -> QueryResult<bool> {
    #[cfg(feature = "postgres")]
    if let (AnyConnection::Postgres(conn), [one, other]) = (&mut *conn, links)
        && at_once(conn, mail, [one, other])?
    {
        return Ok(true);
    }
    if !queue(conn, mail)? {
        return Ok(false);
    }
    for link in links {
        accounts::add_link(conn, link)?;
    }
    Ok(true)
}

/// What every turn writes, in one statement: each is a journey. `false` if there is such a mail.
#[cfg(feature = "postgres")]
fn at_once(
    conn: &mut diesel::pg::PgConnection,
    mail: &NewMail<'_>,
    [one, other]: [&LinkRow; 2],
) -> QueryResult<bool> {
    use crate::kept::Kept;
    use diesel::sql_types::{BigInt, Integer, Nullable, Text, Timestamp};

    struct AtOnce;
    let told = diesel::sql_query(
        "WITH told AS (INSERT INTO outbox (address, player_id, kind, payload, dedup_key, state, message_id, \
         match_id, seat, number, due_at, created_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING RETURNING id) \
         INSERT INTO links (hash, purpose, player_id, subject, expires_at) SELECT link.* FROM told, \
         (VALUES ($13, $14, $15, $16, $17), ($18, $19, $20, $21, $22)) AS link",
    )
    .bind::<Text, _>(mail.address)
    .bind::<Nullable<BigInt>, _>(mail.player_id)
    .bind::<Text, _>(mail.kind)
    .bind::<Text, _>(mail.payload)
    .bind::<Text, _>(mail.dedup_key)
    .bind::<Text, _>(mail.state)
    .bind::<Text, _>(mail.message_id)
    .bind::<Nullable<BigInt>, _>(mail.match_id)
    .bind::<Nullable<Integer>, _>(mail.seat)
    .bind::<Nullable<BigInt>, _>(mail.number)
    .bind::<Nullable<Timestamp>, _>(mail.due_at)
    .bind::<Timestamp, _>(mail.created_at)
    .bind::<Text, _>(&one.hash)
    .bind::<Text, _>(one.purpose)
    .bind::<Nullable<BigInt>, _>(one.player_id)
    .bind::<Text, _>(&one.subject)
    .bind::<Timestamp, _>(one.expires_at)
    .bind::<Text, _>(&other.hash)
    .bind::<Text, _>(other.purpose)
    .bind::<Nullable<BigInt>, _>(other.player_id)
    .bind::<Text, _>(&other.subject)
    .bind::<Timestamp, _>(other.expires_at);
    Ok(Kept::<AtOnce, _>::new(told).execute(conn)? == 2)
}
