//! Background work that fails: retried at growing intervals, and reported once to whoever looks
//! after the service.

use chrono::TimeDelta;

use base::clock::Moment;
use base::text_enum::UnknownWord;
use store::accounts;
use store::troubles::{self, TroubleRow};

use words::{Message, message};

use crate::letters::{new_message_id, tell_account};
use crate::notice::AccountNotice;
use crate::{Counters, Result, Service, ServiceError};

base::text_enum! {
    /// A kind of background work.
    pub enum Work {
        Bots = "bots",
        /// What a bot makes of a match that is over.
        Analysis = "analysis",
        /// Seats whose time has run out.
        Late = "late",
        Remind = "remind",
        /// Tables that start or expire.
        Due = "due",
        Season = "season",
        /// The queues as a whole, one of them, and one wish in them.
        Queues = "queues",
        Queue = "queue",
        Wish = "wish",
        Sweep = "sweep",
        /// Seats that wait with no email.
        Waits = "waits",
        Inbox = "inbox",
        /// A loop that broke off.
        Loop = "loop",
        Clock = "clock",
        Mail = "mail",
        /// A server that refuses us, or what our emails say.
        Refusals = "refusals",
    }
}

const FIRST_PAUSE: TimeDelta = TimeDelta::seconds(30);
/// A query bears no more values than this, with room for its own.
const MOST_IN_A_QUERY: usize = 30_000;
const LONGEST_PAUSE: TimeDelta = TimeDelta::hours(1);

/// Twice as long after each failure.
fn pause(failures: i32) -> TimeDelta {
    let doublings = failures.clamp(1, 12) - 1;
    (FIRST_PAUSE * (1 << doublings)).min(LONGEST_PAUSE)
}

impl Service {
    /// Something went wrong that the service does by itself. The first time it is an alarm: in the
    /// log, on the admin's page and in a mail to every admin. If not even that can be written down,
    /// the log has it.
    pub async fn note_trouble(&self, kind: Work, item: i64, words: String) {
        Counters::add(&self.counters.failures, 1);
        let (now, said, work) = (self.clock.now(), words.clone(), kind.text());
        let noted = self.store.write(move |conn| {
            let known = troubles::find(conn, work, item)?;
            let failures = known.map_or(1, |row| row.failures + 1);
            let row = TroubleRow {
                work: work.to_owned(),
                item,
                words: said,
                failures,
                since: now,
                next_at: now + pause(failures),
            };
            let is_first = troubles::note(conn, &row)?;
            if is_first {
                for admin in accounts::admins(conn)? {
                    let Some(address) = &admin.email else {
                        continue;
                    };
                    let notice = AccountNotice::Trouble {
                        name: admin.name.clone(),
                        work: words::keep(&what(kind, item)),
                        words: row.words.clone(),
                    };
                    // One for each trouble, because the row above is made once.
                    let key = format!("trouble:{}:{}", admin.id, new_message_id());
                    tell_account(conn, admin.id, address, (notice, &key), now)?;
                }
            }
            Ok::<_, ServiceError>(is_first)
        });
        match noted.await {
            Ok(true) => tracing::error!(
                work,
                item,
                words,
                "does not go on, and is tried again later"
            ),
            Ok(false) => tracing::debug!(work, item, words, "still does not go on"),
            Err(error) => tracing::error!(work, item, words, %error, "does not go on"),
        }
    }

    /// It goes on again.
    pub async fn end_trouble(&self, work: Work, item: i64) {
        let work = work.text();
        let cleared = self
            .store
            .write(move |conn| Ok::<_, ServiceError>(troubles::clear(conn, work, item)?));
        match cleared.await {
            Ok(true) => tracing::info!(work, item, "goes on again"),
            Ok(false) => {}
            Err(error) => tracing::warn!(work, item, %error, "cannot forget a trouble"),
        }
    }

    pub async fn troubles(&self) -> Result<Vec<TroubleRow>> {
        self.store.read(|conn| Ok(troubles::all(conn, 1000)?)).await
    }
}

/// The work as people call it.
pub fn what(work: Work, item: i64) -> Message {
    match work {
        Work::Bots => message!("trouble-bots", item = item),
        Work::Analysis => message!("trouble-analysis", item = item),
        Work::Late => message!("trouble-late", item = item),
        Work::Remind => message!("trouble-remind", item = item),
        Work::Due => message!("trouble-due", item = item),
        Work::Season => message!("trouble-season", item = item),
        Work::Queues => message!("trouble-queues"),
        Work::Sweep => message!("trouble-sweep"),
        Work::Queue => message!("trouble-queue"),
        Work::Wish => message!("trouble-wish", item = item),
        Work::Waits => message!("trouble-waits"),
        Work::Inbox => message!("trouble-inbox"),
        Work::Loop => message!("trouble-loop"),
        Work::Clock => message!("trouble-clock"),
        Work::Mail => message!("trouble-mail", item = item),
        Work::Refusals => message!("trouble-refusals"),
    }
}

/// The same for what is noted. A node of another version may have noted a kind that is not known here.
pub fn noted(row: &TroubleRow) -> Message {
    match row.work.parse() {
        Ok(work) => what(work, row.item),
        Err(UnknownWord { word, .. }) => message!("trouble-other", work = word, item = row.item),
    }
}

/// Which troubles hold back what, at a moment.
pub(crate) struct Held(Vec<TroubleRow>);

impl Held {
    pub fn load(conn: &mut store::AnyConnection) -> Result<Held> {
        Ok(Held(troubles::all(conn, i64::MAX)?))
    }

    /// The items of a kind of work that must wait; of too many, some are tried too soon.
    pub fn back(&self, work: Work, now: Moment) -> Vec<i64> {
        let waits = |row: &&TroubleRow| row.work == work.text() && row.next_at > now;
        let items = self.0.iter().filter(waits).map(|row| row.item);
        items.take(MOST_IN_A_QUERY).collect()
    }

    /// Whether it failed the last time.
    pub fn knows(&self, work: Work, item: i64) -> bool {
        let mut all = self.0.iter();
        all.any(|row| row.work == work.text() && row.item == item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_an_hour() {
        let minutes: Vec<i64> = (1..12)
            .map(|failures| pause(failures).num_seconds())
            .collect();
        assert_eq!(minutes[..4], [30, 60, 120, 240]);
        assert_eq!(minutes[10], 3600);
        assert_eq!(pause(i32::MAX), LONGEST_PAUSE);
    }
}
