//! Words and JSON as they stand in the tables, for a look that must not stop at the first that
//! cannot be read.

use diesel::prelude::*;

use crate::AnyConnection;
use crate::letters::MailState;
use crate::matches::Status;
use crate::schema::{
    entries, links, mail_choices, mail_settings, matches, outbox, players, queue, seasons, seats,
};
use base::ids::{EntryId, MatchId, PlayerId, SeasonId};

/// What nobody asks any more.
const ENDED: [&str; 3] = [
    Status::Over.text(),
    Status::Abandoned.text(),
    Status::Expired.text(),
];
const DONE: [&str; 3] = [
    MailState::Sent.text(),
    MailState::Refused.text(),
    MailState::Dropped.text(),
];

#[derive(Clone, Debug, Queryable)]
pub struct RawMatch {
    pub id: MatchId,
    pub status: String,
    pub visibility: String,
    pub options: String,
    pub terms: String,
    pub seed: String,
}

pub fn matches(conn: &mut AnyConnection) -> QueryResult<Vec<RawMatch>> {
    matches::table
        .filter(matches::status.ne_all(ENDED))
        .order(matches::id)
        .select((
            matches::id,
            matches::status,
            matches::visibility,
            matches::options,
            matches::terms,
            matches::seed,
        ))
        .load(conn)
}

#[derive(Clone, Debug, Queryable)]
pub struct RawSeat {
    pub match_id: MatchId,
    pub seat: i32,
    pub agrees: String,
    pub plan: String,
    pub bot: Option<String>,
}

pub fn seats(conn: &mut AnyConnection) -> QueryResult<Vec<RawSeat>> {
    seats::table
        .inner_join(matches::table)
        .filter(matches::status.ne_all(ENDED))
        .order((seats::match_id, seats::seat))
        .select((
            seats::match_id,
            seats::seat,
            seats::agrees,
            seats::plan,
            seats::bot,
        ))
        .load(conn)
}

#[derive(Clone, Debug, Queryable)]
pub struct RawSeason {
    pub id: SeasonId,
    pub state: String,
    pub letter: String,
    pub rules: String,
}

/// All of them: the next season begins with the rules of the last.
pub fn seasons(conn: &mut AnyConnection) -> QueryResult<Vec<RawSeason>> {
    seasons::table
        .order(seasons::id)
        .select((seasons::id, seasons::state, seasons::letter, seasons::rules))
        .load(conn)
}

pub fn entries(conn: &mut AnyConnection) -> QueryResult<Vec<(EntryId, String)>> {
    entries::table
        .order(entries::id)
        .select((entries::id, entries::state))
        .load(conn)
}

/// Player, time zone, language.
pub fn players(conn: &mut AnyConnection) -> QueryResult<Vec<(PlayerId, String, String)>> {
    players::table
        .filter(players::deleted_at.is_null())
        .order(players::id)
        .select((players::id, players::zone, players::language))
        .load(conn)
}

/// Player, ladder, form of the hook.
pub fn settings(conn: &mut AnyConnection) -> QueryResult<Vec<(PlayerId, String, String)>> {
    mail_settings::table
        .order(mail_settings::player_id)
        .select((
            mail_settings::player_id,
            mail_settings::ladder,
            mail_settings::hook_form,
        ))
        .load(conn)
}

/// Player, match, event, choice.
pub fn choices(conn: &mut AnyConnection) -> QueryResult<Vec<(PlayerId, MatchId, String, String)>> {
    mail_choices::table
        .select((
            mail_choices::player_id,
            mail_choices::match_id,
            mail_choices::event,
            mail_choices::choice,
        ))
        .load(conn)
}

#[derive(Clone, Debug, Queryable)]
pub struct RawMail {
    pub id: i64,
    pub kind: String,
    pub state: String,
    pub payload: String,
}

/// What is still to be sent.
pub fn mails(conn: &mut AnyConnection) -> QueryResult<Vec<RawMail>> {
    outbox::table
        .filter(outbox::state.ne_all(DONE))
        .order(outbox::id)
        .select((outbox::id, outbox::kind, outbox::state, outbox::payload))
        .load(conn)
}

/// Hash, purpose.
pub fn links(conn: &mut AnyConnection) -> QueryResult<Vec<(String, String)>> {
    links::table
        .select((links::hash, links::purpose))
        .load(conn)
}

/// Player, speed.
pub fn queue(conn: &mut AnyConnection) -> QueryResult<Vec<(PlayerId, String)>> {
    queue::table
        .select((queue::player_id, queue::speed))
        .load(conn)
}
