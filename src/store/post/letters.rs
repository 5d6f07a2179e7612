//! Emails that are to be sent (the outbox), and what became of them.

use chrono::TimeDelta;
use diesel::prelude::*;

use crate::AnyConnection;
use crate::insert_unless_there;
use crate::matches::RUNS;
use crate::schema::{letters, matches, outbox, players, seats};
use crate::stored_enum;
use crate::sweep::AT_ONCE;
use base::clock::Moment;
use base::ids::{MatchId, PlayerId};

mod due;
mod planned;
mod refused;

pub use due::{
    Moot, claim, claim_call, drop_moot, due_calls, due_count, is_due, oldest_due, renew,
};
pub use planned::{end_turns, is_digest_planned, planned_digests};
pub use refused::{refuse, refused, send_again, waiting_after_a_try};

/// A worker that dies loses its claim after this; one that lives renews it.
pub const LEASE: TimeDelta = TimeDelta::seconds(12);

stored_enum! {
    /// What has become of a mail.
    pub enum MailState {
        Queued = "queued",
        /// Waits for the next digest.
        Digest = "digest",
        Sent = "sent",
        Refused = "refused",
        Dropped = "dropped",
    }
}

stored_enum! {
    /// What a mail or a call is about.
    pub enum Kind {
        Turn = "turn",
        Reminder = "reminder",
        Nudge = "nudge",
        Talk = "talk",
        Here = "here",
        Absent = "absent",
        Started = "started",
        Over = "over",
        Late = "late",
        Substitute = "substitute",
        Dropped = "dropped",
        Expired = "expired",
        Rewound = "rewound",
        SeatGiven = "seat-given",
        SeatGot = "seat-got",
        SeatTaken = "seat-taken",
        LeagueOpen = "league-open",
        LeagueConfirm = "league-confirm",
        LeagueLater = "league-later",
        LeagueStarted = "league-started",
        LeagueRound = "league-round",
        LeagueWeek = "league-week",
        LeagueOver = "league-over",
        LeagueMessage = "league-message",
        LeagueReplaced = "league-replaced",
        LeagueOut = "league-out",
        LeagueMoved = "league-moved",
        LeaguePaused = "league-paused",
        LeagueResumed = "league-resumed",
        Confirm = "confirm",
        Known = "known",
        Reset = "reset",
        AddressOld = "address-old",
        AddressNew = "address-new",
        AddressAgain = "address-again",
        ReplyWarning = "reply-warning",
        ForeignReply = "foreign-reply",
        ReplyAnswer = "reply-answer",
        Waited = "waited",
        Trouble = "trouble",
        Outage = "outage",
        Invitation = "invitation",
        Digest = "digest",
        /// A call of a web hook, not a mail.
        Hook = "hook",
    }
}

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = outbox)]
pub struct OutboxRow {
    pub id: i64,
    pub address: String,
    pub player_id: Option<PlayerId>,
    pub kind: Kind,
    pub payload: String,
    pub due_at: Option<Moment>,
    pub attempts: i32,
    pub created_at: Moment,
    pub sent_at: Option<Moment>,
    pub state: MailState,
    /// Why it was refused or dropped.
    pub reason: String,
    /// The left part of the Message-ID.
    pub message_id: String,
    pub match_id: Option<MatchId>,
    pub seat: Option<i32>,
    pub number: Option<i64>,
}

/// What became of an email, without what it says: that may hold the secret of a link.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = outbox)]
pub struct TrailRow {
    pub kind: Kind,
    pub match_id: Option<MatchId>,
    pub state: MailState,
    pub due_at: Option<Moment>,
    pub attempts: i32,
    pub created_at: Moment,
    pub sent_at: Option<Moment>,
    /// Why it was refused or dropped.
    pub reason: String,
}

#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = outbox, treat_none_as_default_value = false)]
pub struct NewMail<'a> {
    pub address: &'a str,
    pub player_id: Option<PlayerId>,
    pub kind: Kind,
    pub payload: &'a str,
    pub dedup_key: &'a str,
    pub state: MailState,
    pub message_id: &'a str,
    pub match_id: Option<MatchId>,
    pub seat: Option<i32>,
    pub number: Option<i64>,
    pub due_at: Option<Moment>,
    pub created_at: Moment,
}

impl<'a> NewMail<'a> {
    /// To be sent now, with nothing in it yet.
    pub fn queued(kind: Kind, now: Moment) -> Self {
        NewMail {
            address: "",
            player_id: None,
            kind,
            payload: "{}",
            dedup_key: "",
            state: MailState::Queued,
            message_id: "",
            match_id: None,
            seat: None,
            number: None,
            due_at: Some(now),
            created_at: now,
        }
    }
}

/// Written in the transaction of what it tells about. The same `dedup_key` is one mail: `false`
/// if there is one. A mail that was dropped is taken up again.
pub fn queue(conn: &mut AnyConnection, mail: &NewMail<'_>) -> QueryResult<bool> {
    if insert_unless_there!(conn, outbox::table, mail)? == 1 {
        return Ok(true);
    }
    let dropped = outbox::table
        .filter(outbox::dedup_key.eq(mail.dedup_key))
        .filter(outbox::state.eq(MailState::Dropped));
    let again = diesel::update(dropped).set((
        outbox::state.eq(mail.state),
        outbox::payload.eq(mail.payload),
        outbox::due_at.eq(mail.due_at),
        outbox::reason.eq(""),
    ));
    Ok(again.execute(conn)? == 1)
}

pub fn sent(conn: &mut AnyConnection, ids: &[i64], now: Moment) -> QueryResult<()> {
    diesel::update(outbox::table.filter(outbox::id.eq_any(ids)))
        .set((
            outbox::state.eq(MailState::Sent),
            outbox::due_at.eq(None::<Moment>),
            outbox::sent_at.eq(Some(now)),
            outbox::reason.eq(""),
            // It may hold the secret of a link, which is kept only until it is sent.
            outbox::payload.eq("{}"),
        ))
        .execute(conn)?;
    Ok(())
}

/// What becomes of a mail that is not sent. Its payload may hold the secret of a link.
#[derive(AsChangeset)]
#[diesel(table_name = outbox, treat_none_as_null = true)]
struct Dropped<'a> {
    state: MailState,
    due_at: Option<Moment>,
    reason: &'a str,
    payload: &'static str,
}

impl<'a> Dropped<'a> {
    fn because(reason: &'a str) -> Self {
        Dropped {
            state: MailState::Dropped,
            due_at: None,
            reason,
            payload: "{}",
        }
    }
}

/// Ends a mail without sending it, because there is nothing left to tell, and why.
pub fn end(conn: &mut AnyConnection, id: i64, reason: &str) -> QueryResult<()> {
    diesel::update(outbox::table.find(id))
        .set(Dropped::because(reason))
        .execute(conn)?;
    Ok(())
}

/// Puts a mail off, and says why if something stood in the way. It may have gone out with another since.
pub fn retry(conn: &mut AnyConnection, id: i64, at: Moment, reason: &str) -> QueryResult<()> {
    diesel::update(outbox::table.find(id).filter(outbox::sent_at.is_null()))
        .set((outbox::due_at.eq(Some(at)), outbox::reason.eq(reason)))
        .execute(conn)?;
    Ok(())
}

pub fn waiting(conn: &mut AnyConnection) -> QueryResult<i64> {
    let found = outbox::table.filter(outbox::due_at.is_not_null());
    found.count().get_result(conn)
}

pub fn of_player(
    conn: &mut AnyConnection,
    player: PlayerId,
    most: i64,
) -> QueryResult<Vec<OutboxRow>> {
    let own = outbox::table.filter(outbox::player_id.eq(player));
    let order = own.order(outbox::id.desc()).limit(most);
    order.select(OutboxRow::as_select()).load(conn)
}

/// What became of the newest emails to a player.
pub fn trail(conn: &mut AnyConnection, player: PlayerId, most: i64) -> QueryResult<Vec<TrailRow>> {
    let own = outbox::table.filter(outbox::player_id.eq(player));
    let order = own.order(outbox::id.desc()).limit(most);
    order.select(TrailRow::as_select()).load(conn)
}

/// What waits for the player's next digest, oldest first.
pub fn for_digest(conn: &mut AnyConnection, player: PlayerId) -> QueryResult<Vec<OutboxRow>> {
    let own = outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::state.eq(MailState::Digest));
    let order = own.order(outbox::id);
    order.select(OutboxRow::as_select()).load(conn)
}

/// Letters of a kind about a match that are still to be sent to a player one by one, oldest first.
pub fn queued(
    conn: &mut AnyConnection,
    kind: Kind,
    player: PlayerId,
    id: MatchId,
) -> QueryResult<Vec<OutboxRow>> {
    let own = outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::kind.eq(kind))
        .filter(outbox::match_id.eq(id))
        .filter(outbox::state.eq(MailState::Queued));
    let order = own.order(outbox::id);
    order.select(OutboxRow::as_select()).load(conn)
}

/// Whether a letter of a kind about a match is not being sent yet: more can still go into it. It
/// is not sent before this transaction ends.
pub fn is_gathering(
    conn: &mut AnyConnection,
    kind: Kind,
    player: PlayerId,
    id: MatchId,
    now: Moment,
) -> QueryResult<bool> {
    let open = outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::kind.eq(kind))
        .filter(outbox::match_id.eq(id))
        .filter(outbox::attempts.eq(0))
        .filter(
            outbox::state
                .eq(MailState::Digest)
                .or(outbox::due_at.gt(now)),
        );
    let kept = diesel::update(open).set(outbox::due_at.eq(outbox::due_at));
    Ok(kept.execute(conn)? > 0)
}

/// Seats of people that wait since a moment or later, with no mail about it that was sent or is on
/// its way.
pub fn waits_without_mail(
    conn: &mut AnyConnection,
    since: Moment,
) -> QueryResult<Vec<(MatchId, i32, PlayerId)>> {
    let told = outbox::table
        .filter(outbox::kind.eq(Kind::Turn))
        .filter(outbox::state.eq_any([MailState::Queued, MailState::Digest, MailState::Sent]))
        .filter(outbox::player_id.eq(seats::player_id))
        .filter(outbox::match_id.eq(seats::match_id.nullable()))
        .filter(outbox::seat.eq(seats::seat.nullable()))
        .filter(outbox::number.eq(seats::wait_number));
    let rows: Vec<(MatchId, i32, Option<PlayerId>)> = seats::table
        .inner_join(matches::table)
        .inner_join(players::table.on(players::id.nullable().eq(seats::player_id)))
        .filter(seats::waiting_since.ge(since))
        .filter(seats::wait_number.is_not_null())
        .filter(diesel::dsl::sql::<diesel::sql_types::Bool>(RUNS))
        .filter(matches::paused.eq(false))
        .filter(players::email.is_not_null())
        .filter(diesel::dsl::not(diesel::dsl::exists(told)))
        .select((seats::match_id, seats::seat, seats::player_id))
        .load(conn)?;
    let people = rows.into_iter();
    Ok(people
        .filter_map(|(id, seat, player)| Some((id, seat, player?)))
        .collect())
}

/// What has been told is kept so long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Oldest {
    /// Mails about turns: most of all that there are.
    pub turn: Moment,
    pub other: Moment,
}

/// Forgets some old mails that are done, but for the one about a wait that still lasts; says
/// whether there may be more.
pub fn sweep(conn: &mut AnyConnection, oldest: Oldest) -> QueryResult<bool> {
    let lasts = seats::table
        .filter(seats::waiting_since.is_not_null())
        .filter(seats::match_id.nullable().eq(outbox::match_id))
        .filter(seats::seat.nullable().eq(outbox::seat))
        .filter(seats::wait_number.eq(outbox::number));
    // The words of the index, so that it is found.
    let is_turn = diesel::dsl::sql::<diesel::sql_types::Bool>("kind = 'turn'");
    let mut done: Vec<i64> = outbox::table
        .filter(outbox::created_at.lt(oldest.turn))
        .filter(outbox::due_at.is_null())
        .filter(is_turn)
        .filter(outbox::state.ne(MailState::Digest))
        .filter(diesel::dsl::not(diesel::dsl::exists(lasts)))
        .order(outbox::created_at)
        .limit(AT_ONCE)
        .select(outbox::id)
        .load(conn)?;
    let others: Vec<i64> = outbox::table
        .filter(outbox::created_at.lt(oldest.other))
        .filter(outbox::due_at.is_null())
        .filter(outbox::kind.ne(Kind::Turn))
        .filter(outbox::state.ne(MailState::Digest))
        .order(outbox::created_at)
        .limit(AT_ONCE)
        .select(outbox::id)
        .load(conn)?;
    done.extend(others);
    if !done.is_empty() {
        diesel::delete(outbox::table.filter(outbox::id.eq_any(&done))).execute(conn)?;
    }
    let old: Vec<i64> = letters::table
        .filter(letters::at.lt(oldest.other))
        .order(letters::at)
        .limit(AT_ONCE)
        .select(letters::id)
        .load(conn)?;
    if !old.is_empty() {
        diesel::delete(letters::table.filter(letters::id.eq_any(&old))).execute(conn)?;
    }
    Ok(!(done.is_empty() && old.is_empty()))
}
