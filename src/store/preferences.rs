//! What players want to hear of, and how: choices for events, settings, feeds and hooks.

use diesel::prelude::*;

use super::AnyConnection;
use super::schema::{mail_choices, mail_settings, no_invitations, outbox};
use crate::clock::Moment;
use crate::ids::{MatchId, PlayerId};

/// Stands for all matches.
pub const EVERYWHERE: MatchId = MatchId(0);

#[derive(Clone, Debug, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = mail_settings, treat_none_as_null = true)]
pub struct SettingsRow {
    pub player_id: PlayerId,
    /// Reminders, in hundredths of the time, separated by blanks.
    pub ladder: String,
    pub quiet_from: i32,
    pub quiet_to: i32,
    pub digest_hour: i32,
    pub until_visit: bool,
    /// A digest is out, and the player has not been here since.
    pub told_at: Option<Moment>,
    pub feed_hash: Option<String>,
    pub hook_url: String,
    pub hook_form: String,
    pub hook_secret: String,
    pub hook_failures: i32,
    pub hook_note: String,
}

impl SettingsRow {
    fn default_of(player: PlayerId) -> Self {
        SettingsRow {
            player_id: player,
            ladder: "50 80 95".to_owned(),
            quiet_from: 0,
            quiet_to: 0,
            digest_hour: 8,
            until_visit: false,
            told_at: None,
            feed_hash: None,
            hook_url: String::new(),
            hook_form: "json".to_owned(),
            hook_secret: String::new(),
            hook_failures: 0,
            hook_note: String::new(),
        }
    }
}

pub fn settings(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<SettingsRow> {
    let found = mail_settings::table.find(player);
    let row = found.select(SettingsRow::as_select()).get_result(conn);
    Ok(row
        .optional()?
        .unwrap_or_else(|| SettingsRow::default_of(player)))
}

pub fn save(conn: &mut AnyConnection, row: &SettingsRow) -> QueryResult<()> {
    let known = mail_settings::table.find(row.player_id);
    let updated = diesel::update(known).set(row).execute(conn)?;
    if updated == 0 {
        diesel::insert_into(mail_settings::table)
            .values(row)
            .execute(conn)?;
    }
    Ok(())
}

pub fn by_feed(conn: &mut AnyConnection, hash: &str) -> QueryResult<Option<PlayerId>> {
    mail_settings::table
        .filter(mail_settings::feed_hash.eq(hash))
        .select(mail_settings::player_id)
        .get_result(conn)
        .optional()
}

/// The player's choices for a match and for all matches: match, event, choice.
pub fn choices(
    conn: &mut AnyConnection,
    player: PlayerId,
    id: MatchId,
) -> QueryResult<Vec<(MatchId, String, String)>> {
    mail_choices::table
        .filter(mail_choices::player_id.eq(player))
        .filter(
            mail_choices::match_id
                .eq(EVERYWHERE)
                .or(mail_choices::match_id.eq(id)),
        )
        .select((
            mail_choices::match_id,
            mail_choices::event,
            mail_choices::choice,
        ))
        .load(conn)
}

/// Sets a choice, or goes back to what is inherited.
pub fn choose(
    conn: &mut AnyConnection,
    player: PlayerId,
    id: MatchId,
    event: &str,
    choice: Option<&str>,
) -> QueryResult<()> {
    diesel::delete(mail_choices::table.find((player, id, event))).execute(conn)?;
    if let Some(choice) = choice {
        diesel::insert_into(mail_choices::table)
            .values((
                mail_choices::player_id.eq(player),
                mail_choices::match_id.eq(id),
                mail_choices::event.eq(event),
                mail_choices::choice.eq(choice),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// No match has a choice of its own for the event any more.
pub fn forget_event(conn: &mut AnyConnection, player: PlayerId, event: &str) -> QueryResult<()> {
    let own = mail_choices::table
        .filter(mail_choices::player_id.eq(player))
        .filter(mail_choices::event.eq(event));
    diesel::delete(own).execute(conn)?;
    Ok(())
}

/// Whatever was to come in the digest comes as `choice` from now on.
pub fn end_digests(
    conn: &mut AnyConnection,
    player: PlayerId,
    digest: &str,
    choice: &str,
) -> QueryResult<()> {
    let own = mail_choices::table
        .filter(mail_choices::player_id.eq(player))
        .filter(mail_choices::choice.eq(digest));
    diesel::update(own)
        .set(mail_choices::choice.eq(choice))
        .execute(conn)?;
    Ok(())
}

/// Forgets all that a deleted account wanted, and what was still to be sent to it.
pub fn forget(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<()> {
    diesel::delete(mail_choices::table.filter(mail_choices::player_id.eq(player))).execute(conn)?;
    diesel::delete(mail_settings::table.find(player)).execute(conn)?;
    diesel::delete(outbox::table.filter(outbox::player_id.eq(player))).execute(conn)?;
    Ok(())
}

pub fn refuse_invitations(conn: &mut AnyConnection, hash: &str) -> QueryResult<()> {
    if !refuses_invitations(conn, hash)? {
        diesel::insert_into(no_invitations::table)
            .values(no_invitations::hash.eq(hash))
            .execute(conn)?;
    }
    Ok(())
}

pub fn refuses_invitations(conn: &mut AnyConnection, hash: &str) -> QueryResult<bool> {
    let found = no_invitations::table.find(hash);
    Ok(found.count().get_result::<i64>(conn)? > 0)
}
