//! When a player may be written to: quiet hours, the ladder of reminders, the hour of the digest.
//! Pure: moments in, moments out.

use chrono::{DateTime, Days, NaiveDate, NaiveTime, TimeDelta, TimeZone, Timelike};
use chrono_tz::Tz;

use base::clock::Moment;

/// Whoever is told before the quiet begins, or when it ends, has this long to play.
const TO_PLAY: TimeDelta = TimeDelta::hours(1);

#[derive(Clone, Debug)]
pub struct Rhythm {
    pub zone: Tz,
    /// Hours of the player's own day; equal hours are no quiet at all.
    pub quiet_from: u32,
    pub quiet_to: u32,
    /// In hundredths of the time, rising.
    pub ladder: Vec<u8>,
    pub away_until: Option<Moment>,
}

impl Rhythm {
    /// Days away hold the clock, and reminders with it; a deadline within them is one of a clock
    /// that runs on.
    fn begin(&self, since: Moment, deadline: Moment) -> Moment {
        let away = self.away_until.filter(|until| *until < deadline);
        away.map_or(since, |until| until.max(since))
    }

    /// The first reminder after `after`, for a wait from `since` to `deadline`: when, and its step.
    pub fn next(&self, since: Moment, deadline: Moment, after: Moment) -> Option<(Moment, u8)> {
        let begin = self.begin(since, deadline);
        let steps = self.ladder.iter().filter_map(|step| {
            let wanted = begin + (deadline - begin) * i32::from(*step) / 100;
            Some((self.moved(wanted, begin, deadline)?, *step))
        });
        // Two steps may be moved to the same moment: the higher one speaks for both.
        steps
            .filter(|(at, _)| *at > after)
            .min_by_key(|(at, step)| (*at, std::cmp::Reverse(*step)))
    }

    /// The step whose time has come last.
    pub fn current(&self, since: Moment, deadline: Moment, now: Moment) -> Option<u8> {
        let begin = self.begin(since, deadline);
        let come = |step: &&u8| {
            let wanted = begin + (deadline - begin) * i32::from(**step) / 100;
            let moved = self.moved(wanted, begin, deadline);
            moved.is_some_and(|at| at <= now)
        };
        self.ladder.iter().rfind(come).copied()
    }

    /// The nearest moment that is not quiet: when the quiet ends if that is in time, else while
    /// there is still time to play before it begins. Where all of the time is quiet, the deadline
    /// counts for more than the quiet. `None` only for what comes too late.
    pub fn moved(&self, wanted: Moment, since: Moment, deadline: Moment) -> Option<Moment> {
        if wanted >= deadline {
            return None;
        }
        if !self.is_quiet(wanted) {
            return Some(wanted);
        }
        let end = self.quiet_end(wanted);
        if end + TO_PLAY <= deadline {
            return Some(end);
        }
        let begin = self.quiet_begin(wanted);
        let before = (begin - TO_PLAY).max(since + (begin - since) / 2);
        let is_awake = since < before && before < begin && !self.is_quiet(before);
        Some(if is_awake { before } else { wanted })
    }

    /// When a mail that would go out now may go: it waits for the end of the quiet hours, unless
    /// the deadline comes first, or so soon afterwards that there is no time to play.
    pub fn not_before(&self, now: Moment, deadline: Option<Moment>) -> Moment {
        match self.is_quiet(now) {
            false => now,
            true => Some(self.quiet_end(now))
                .filter(|end| deadline.is_none_or(|deadline| *end + TO_PLAY <= deadline))
                .unwrap_or(now),
        }
    }

    pub fn is_quiet(&self, at: Moment) -> bool {
        let hour = self.local(at).hour();
        match self.quiet_from <= self.quiet_to {
            true => (self.quiet_from..self.quiet_to).contains(&hour),
            false => hour >= self.quiet_from || hour < self.quiet_to,
        }
    }

    /// The next time that the player's clock shows a full hour, after `now`.
    pub fn next_hour(&self, hour: u32, now: Moment) -> Moment {
        let today = self.local(now).date_naive();
        let days = (0..3).map(|days| self.moment(today + Days::new(days), hour));
        days.into_iter()
            .find(|at| *at > now)
            .unwrap_or(now + TimeDelta::days(1))
    }

    /// The last time that the player's clock showed a full hour, until `now`.
    pub fn last_hour(&self, hour: u32, now: Moment) -> Moment {
        let today = self.local(now).date_naive();
        let days = (0..3).map(|days| self.moment(today - Days::new(days), hour));
        days.into_iter()
            .find(|at| *at <= now)
            .unwrap_or(now - TimeDelta::days(1))
    }

    fn quiet_end(&self, at: Moment) -> Moment {
        let mut end = self.next_hour(self.quiet_to, at);
        // An hour that comes twice is quiet the first time.
        while self.is_quiet(end) {
            end += TimeDelta::minutes(30);
        }
        end
    }

    fn quiet_begin(&self, at: Moment) -> Moment {
        self.last_hour(self.quiet_from, at)
    }

    fn local(&self, at: Moment) -> DateTime<Tz> {
        at.and_utc().with_timezone(&self.zone)
    }

    /// The moment of an hour; one that the clocks skip is the next that they show.
    fn moment(&self, day: NaiveDate, hour: u32) -> Moment {
        let time = NaiveTime::from_hms_opt(hour % 24, 0, 0).expect("an hour of the day");
        let mut local = day.and_time(time);
        loop {
            if let Some(at) = self.zone.from_local_datetime(&local).earliest() {
                return at.naive_utc();
            }
            local += TimeDelta::minutes(30);
        }
    }
}

/// A ladder as somebody wrote it: up to six steps from 1 to 99, rising.
pub fn read_ladder(text: &str) -> Option<Vec<u8>> {
    let signs = |sign: char| sign.is_whitespace() || sign == ',' || sign == '%' || sign == '/';
    let parts = text.split(signs).filter(|part| !part.is_empty());
    let mut steps: Vec<u8> = parts
        .map(|part| part.parse().ok().filter(|step| (1..100).contains(step)))
        .collect::<Option<_>>()?;
    steps.sort_unstable();
    steps.dedup();
    (steps.len() <= 6).then_some(steps)
}

#[cfg(test)]
mod tests;
