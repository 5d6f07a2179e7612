//! Moments and spans, as the reader's language writes them and their own clock shows them.

use chrono::{DateTime, Datelike, NaiveDateTime, TimeDelta, Timelike};
use chrono_tz::Tz;

use super::{Message, Reader, message};

/// A moment for a reader: as people say it, with the exact one beside it.
#[derive(Clone, PartialEq, Debug)]
pub struct When {
    pub words: String,
    pub exact: String,
    /// For machines: 2026-11-19T20:00:00Z.
    pub iso: String,
}

impl When {
    pub fn new(reader: Reader, words: &Message, at: NaiveDateTime) -> When {
        When {
            words: reader.tell(words),
            exact: reader.exact(at),
            iso: at.format("%Y-%m-%dT%H:%M:%SZ").to_string(),
        }
    }
}

/// How long, in two parts at most: 2 days 4 hours.
pub fn span(span: TimeDelta) -> Message {
    let minutes = span.num_minutes().max(0);
    let (days, hours, rest) = (minutes / 1440, minutes / 60 % 24, minutes % 60);
    let day = || message!("days", count = days);
    let hour = || message!("hours", count = hours);
    let minute = || message!("minutes", count = rest);
    match (days, hours, rest) {
        (0, 0, 0) => message!("less-than-a-minute"),
        (0, 0, _) => minute(),
        (0, _, 0) => hour(),
        (0, _, _) => message!("span-of-two", long = hour(), short = minute()),
        (_, 0, _) => day(),
        _ => message!("span-of-two", long = day(), short = hour()),
    }
}

impl Reader {
    fn local(self, at: NaiveDateTime) -> DateTime<Tz> {
        at.and_utc().with_timezone(&self.zone)
    }

    pub fn span(self, span: TimeDelta) -> String {
        self.tell(self::span(span))
    }

    /// With the year and the zone: Thu 19 Nov 2026, 21:00 CET.
    pub fn exact(self, at: NaiveDateTime) -> String {
        let local = self.local(at);
        let exact = message!(
            "moment-exact",
            weekday = local.weekday().number_from_monday(),
            day = local.day(),
            month = local.month(),
            year = local.year(),
            time = local.format("%H:%M").to_string(),
            zone = local.format("%Z").to_string(),
        );
        self.tell(&exact)
    }

    /// With the year: Thu 19 Nov 2026, 21:00.
    pub fn dated(self, at: NaiveDateTime) -> String {
        let local = self.local(at);
        self.tell(&message!(
            "moment-dated",
            weekday = local.weekday().number_from_monday(),
            day = local.day(),
            month = local.month(),
            year = local.year(),
            time = local.format("%H:%M").to_string(),
        ))
    }

    /// In short: Thu 19 Nov, 21:00.
    pub fn at(self, at: NaiveDateTime) -> String {
        let local = self.local(at);
        let short = message!(
            "moment",
            weekday = local.weekday().number_from_monday(),
            day = local.day(),
            month = local.month(),
            time = local.format("%H:%M").to_string(),
        );
        self.tell(&short)
    }

    /// November 2026.
    pub fn month(self, at: NaiveDateTime) -> String {
        let local = self.local(at);
        self.tell(&message!(
            "month-and-year",
            month = local.month(),
            year = local.year()
        ))
    }

    pub fn ago(self, at: NaiveDateTime) -> When {
        let words = match self.now - at {
            span if span < TimeDelta::minutes(1) => message!("just-now"),
            span => message!("ago", span = self::span(span)),
        };
        When::new(self, &words, at)
    }

    /// How long somebody is waited for: since 12:40, since yesterday evening, since Mon 16 Nov.
    pub fn since(self, at: NaiveDateTime) -> When {
        let (then, now) = (self.local(at), self.local(self.now));
        let days = (now.date_naive() - then.date_naive()).num_days();
        let part = match then.hour() {
            0..12 => 1,
            12..18 => 2,
            _ => 3,
        };
        let words = match days {
            0 if self.now - at < TimeDelta::hours(5) || part > 1 => {
                message!("since-time", time = then.format("%H:%M").to_string())
            }
            0 => message!("since-morning"),
            1 => message!("since-yesterday", part = part),
            _ => message!(
                "since-day",
                weekday = then.weekday().number_from_monday(),
                day = then.day(),
                month = then.month()
            ),
        };
        When::new(self, &words, at)
    }

    pub fn left(self, until: NaiveDateTime) -> When {
        let words = match until - self.now {
            span if span <= TimeDelta::zero() => message!("time-is-up"),
            span => message!("left", span = self::span(span), until = self.at(until)),
        };
        When::new(self, &words, until)
    }
}
