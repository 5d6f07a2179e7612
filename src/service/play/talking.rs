//! What is said at a table.

use chrono::TimeDelta;

use base::clock::Moment;
use base::ids::{MatchId, PlayerId};
use store::accounts::PlayerRow;
use store::{AnyConnection, talk};
use words::message;

use crate::accounts::limit;
use crate::guests::must_have_account;
use crate::letters::tell_talk;
use crate::live::Table;
use crate::{Result, Service, ServiceError, invalid};

const LONGEST_TALK: usize = 2000;
/// All of this leads to mails and calls.
const TALK_AN_HOUR: i64 = 120;
/// Whoever says the same twice within this time has sent it twice.
const SAID_AGAIN: TimeDelta = TimeDelta::minutes(2);

impl Service {
    pub async fn say(&self, id: MatchId, by: &PlayerRow, words: &str) -> Result<()> {
        let (by, words, now) = (by.clone(), words.to_owned(), self.clock.now());
        self.store
            .write(move |conn| say(conn, id, &by, &words, now))
            .await?;
        self.announce(id, 0);
        Ok(())
    }
}

pub(crate) fn say(
    conn: &mut AnyConnection,
    id: MatchId,
    by: &PlayerRow,
    words: &str,
    now: Moment,
) -> Result<()> {
    must_have_account(by)?;
    let words = words.trim();
    if words.is_empty() || words.len() > LONGEST_TALK {
        return invalid(message!("bad-talk", most = LONGEST_TALK));
    }
    let table = Table::hold(conn, id)?;
    table.viewer(Some(by.id))?;
    if table.seat_of(by.id).is_none() {
        return Err(ServiceError::Forbidden(message!("only-players-talk")));
    }
    if is_repeated(conn, id, by.id, words, now)? {
        return Ok(());
    }
    if !limit(conn, &format!("talk:{}", by.id), TALK_AN_HOUR, now)? {
        return Err(ServiceError::TooMany(message!("too-much-talk")));
    }
    talk::say(conn, id, Some(by.id), &by.name, words, now)?;
    tell_talk(conn, &table.seats, by.id, id, now)
}

/// Whether nobody has said anything since the same was said by the same: it is the second click of
/// two, or an answer got lost.
fn is_repeated(
    conn: &mut AnyConnection,
    id: MatchId,
    by: PlayerId,
    words: &str,
    now: Moment,
) -> Result<bool> {
    let last = talk::newest(conn, id, 1)?.pop();
    Ok(last.is_some_and(|last| {
        last.player_id == Some(by) && last.words == words && now - last.at < SAID_AGAIN
    }))
}
