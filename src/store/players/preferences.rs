//! What players want to hear of, and how: choices for events, settings, feeds and hooks.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::accounts::PlayerRow;
use crate::insert_unless_there;
use crate::kept::on_each;
use crate::schema::{mail_choices, mail_settings, no_invitations, outbox, players};
use crate::stored_enum;
use base::clock::Moment;
use base::ids::{MatchId, PlayerId};

/// Stands for all matches.
pub const EVERYWHERE: MatchId = MatchId(0);

stored_enum! {
    /// What a choice is about.
    pub enum Topic {
        Turn = "turn",
        Reminder = "reminder",
        Talk = "talk",
        Table = "table",
        /// A league or a tournament, not one of its matches.
        League = "league",
        /// All that one match could say.
        Mute = "mute",
    }
}

stored_enum! {
    /// How to tell.
    pub enum Choice {
        Mail = "mail",
        Digest = "digest",
        None = "none",
    }
}

stored_enum! {
    /// The form of a call: our own, and those of two well-known services.
    pub enum HookForm {
        Json = "json",
        Discord = "discord",
        Slack = "slack",
    }
}

#[derive(Clone, Debug, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = mail_settings, treat_none_as_null = true, treat_none_as_default_value = false)]
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
    pub hook_url: String,
    pub hook_form: HookForm,
    pub hook_secret: String,
    pub hook_failures: i32,
    pub hook_note: String,
}

impl SettingsRow {
    fn default_of(player: PlayerId) -> Self {
        SettingsRow {
            player_id: player,
            ladder: "75".to_owned(),
            quiet_from: 22,
            quiet_to: 8,
            digest_hour: 8,
            until_visit: false,
            told_at: None,
            hook_url: String::new(),
            hook_form: HookForm::Json,
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

/// A player with the settings.
pub fn person(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<(PlayerRow, SettingsRow)> {
    let found = players::table
        .left_join(mail_settings::table)
        .filter(players::id.eq(player));
    let (row, settings): (PlayerRow, Option<SettingsRow>) = on_each!(conn, conn => {
        let all = (PlayerRow::as_select(), Option::<SettingsRow>::as_select());
        found.select(all).get_result(conn)
    })?;
    Ok((
        row,
        settings.unwrap_or_else(|| SettingsRow::default_of(player)),
    ))
}

pub fn save(conn: &mut AnyConnection, row: &SettingsRow) -> QueryResult<()> {
    if update(conn, row)? == 0 && insert_unless_there!(conn, mail_settings::table, row)? == 0 {
        update(conn, row)?;
    }
    Ok(())
}

fn update(conn: &mut AnyConnection, row: &SettingsRow) -> QueryResult<usize> {
    let known = mail_settings::table.find(row.player_id);
    diesel::update(known).set(row).execute(conn)
}

/// The player's settings for whoever will change them: others wait until this transaction ends.
pub fn take(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<SettingsRow> {
    insert_unless_there!(conn, mail_settings::table, &SettingsRow::default_of(player))?;
    #[cfg(feature = "postgres")]
    if let AnyConnection::Postgres(conn) = conn {
        let row = mail_settings::table.find(player);
        return row
            .select(SettingsRow::as_select())
            .for_update()
            .get_result(conn);
    }
    settings(conn, player)
}

pub fn by_feed(conn: &mut AnyConnection, hash: &str) -> QueryResult<Option<PlayerId>> {
    mail_settings::table
        .filter(mail_settings::feed_hash.eq(hash))
        .select(mail_settings::player_id)
        .get_result(conn)
        .optional()
}

/// The player's choices for a match and for all matches.
pub fn choices(
    conn: &mut AnyConnection,
    player: PlayerId,
    id: MatchId,
) -> QueryResult<Vec<(MatchId, Topic, Choice)>> {
    let found = mail_choices::table
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
        ));
    on_each!(conn, conn => found.load(conn))
}

/// Sets a choice, or goes back to what is inherited.
pub fn choose(
    conn: &mut AnyConnection,
    player: PlayerId,
    id: MatchId,
    topic: Topic,
    choice: Option<Choice>,
) -> QueryResult<()> {
    diesel::delete(mail_choices::table.find((player, id, topic))).execute(conn)?;
    if let Some(choice) = choice {
        diesel::insert_into(mail_choices::table)
            .values((
                mail_choices::player_id.eq(player),
                mail_choices::match_id.eq(id),
                mail_choices::event.eq(topic),
                mail_choices::choice.eq(choice),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// No match has a choice of its own for the topic any more.
pub fn forget_topic(conn: &mut AnyConnection, player: PlayerId, topic: Topic) -> QueryResult<()> {
    let own = mail_choices::table
        .filter(mail_choices::player_id.eq(player))
        .filter(mail_choices::event.eq(topic));
    diesel::delete(own).execute(conn)?;
    Ok(())
}

/// Whatever was to come in the digest comes as `choice` from now on.
pub fn end_digests(conn: &mut AnyConnection, player: PlayerId, choice: Choice) -> QueryResult<()> {
    let own = mail_choices::table
        .filter(mail_choices::player_id.eq(player))
        .filter(mail_choices::choice.eq(Choice::Digest));
    diesel::update(own)
        .set(mail_choices::choice.eq(choice))
        .execute(conn)?;
    Ok(())
}

/// Whether anything is to come in the digest.
pub fn has_digests(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<bool> {
    let own = mail_choices::table
        .filter(mail_choices::player_id.eq(player))
        .filter(mail_choices::choice.eq(Choice::Digest));
    Ok(own.count().get_result::<i64>(conn)? > 0)
}

/// Forgets all that a deleted account wanted, and what was still to be sent to it.
pub fn forget(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<()> {
    diesel::delete(mail_choices::table.filter(mail_choices::player_id.eq(player))).execute(conn)?;
    diesel::delete(mail_settings::table.find(player)).execute(conn)?;
    diesel::delete(outbox::table.filter(outbox::player_id.eq(player))).execute(conn)?;
    Ok(())
}

pub fn refuse_invitations(conn: &mut AnyConnection, hash: &str) -> QueryResult<()> {
    insert_unless_there!(conn, no_invitations::table, no_invitations::hash.eq(hash))?;
    Ok(())
}

pub fn refuses_invitations(conn: &mut AnyConnection, hash: &str) -> QueryResult<bool> {
    let found = no_invitations::table.find(hash);
    Ok(found.count().get_result::<i64>(conn)? > 0)
}
