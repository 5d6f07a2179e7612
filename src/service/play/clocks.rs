//! How long a seat has to decide. Pure: moments in, moments out.

use chrono::{Datelike, Days, NaiveTime, TimeDelta, TimeZone, Timelike};
use chrono_tz::Tz;

use crate::terms::{Speed, Terms};
use base::clock::Moment;

/// The night during which a sleeping clock stands still, in the player's zone.
const NIGHT_BEGINS: u32 = 23;
const NIGHT_ENDS: u32 = 7;

/// Whose time it is: their zone, and until when they are away.
#[derive(Clone, Copy, Debug)]
pub struct Sitter {
    pub zone: Tz,
    pub away_until: Option<Moment>,
}

impl Sitter {
    /// A bot, or nobody: no night, never away.
    pub const NOBODY: Sitter = Sitter {
        zone: Tz::UTC,
        away_until: None,
    };
}

/// The bank a seat starts with.
pub fn first_bank(speed: Speed) -> i64 {
    match speed {
        Speed::Bank { hours, .. } => i64::from(hours) * 3600,
        Speed::Untimed | Speed::PerMove { .. } => 0,
    }
}

/// Until when a seat must decide that has been waited for since `since`.
pub fn deadline(terms: &Terms, sitter: Sitter, bank: i64, since: Moment) -> Option<Moment> {
    let budget = match terms.speed {
        Speed::Untimed => return None,
        Speed::PerMove { hours } => i64::from(hours) * 3600,
        Speed::Bank { .. } => bank.max(0),
    };
    let begin = begins(terms, sitter, since);
    Some(after(begin, TimeDelta::seconds(budget), terms, sitter.zone))
}

/// What is left in the bank after a decision at `now`.
pub fn bank_after(terms: &Terms, sitter: Sitter, bank: i64, since: Moment, now: Moment) -> i64 {
    let Speed::Bank {
        increment_hours,
        cap_hours,
        ..
    } = terms.speed
    else {
        return bank;
    };
    let used = counted(begins(terms, sitter, since), now, terms, sitter.zone);
    let left = (bank - used.num_seconds()).max(0);
    (left + i64::from(increment_hours) * 3600).min(i64::from(cap_hours) * 3600)
}

/// When the clock begins to run: after the grace, and not before the holiday ends.
fn begins(terms: &Terms, sitter: Sitter, since: Moment) -> Moment {
    let graced = since + TimeDelta::minutes(i64::from(terms.grace_minutes));
    let away = sitter.away_until.filter(|_| !terms.runs_while_away);
    away.map_or(graced, |until| graced.max(until))
}

/// The moment at which `budget` of counted time has passed.
fn after(mut at: Moment, mut budget: TimeDelta, terms: &Terms, zone: Tz) -> Moment {
    if !terms.sleeps {
        return at + budget;
    }
    loop {
        let (awake, next) = stretch(at, zone);
        if awake {
            if budget <= next - at {
                return at + budget;
            }
            budget -= next - at;
        }
        at = next;
    }
}

/// The counted time between two moments.
fn counted(mut from: Moment, to: Moment, terms: &Terms, zone: Tz) -> TimeDelta {
    if !terms.sleeps {
        return (to - from).max(TimeDelta::zero());
    }
    let mut sum = TimeDelta::zero();
    while from < to {
        let (awake, next) = stretch(from, zone);
        if awake {
            sum += next.min(to) - from;
        }
        from = next;
    }
    sum
}

/// Whether it is day for the player, and when that changes.
fn stretch(at: Moment, zone: Tz) -> (bool, Moment) {
    let local = at.and_utc().with_timezone(&zone);
    let awake = (NIGHT_ENDS..NIGHT_BEGINS).contains(&local.hour());
    let (hour, days) = match local.hour() {
        hour if hour < NIGHT_ENDS => (NIGHT_ENDS, 0),
        hour if hour < NIGHT_BEGINS => (NIGHT_BEGINS, 0),
        _ => (NIGHT_ENDS, 1),
    };
    let day = local.date_naive() + Days::new(days);
    let time = NaiveTime::from_hms_opt(hour, 0, 0).expect("an hour of the day");
    // An hour that the clocks skip: the jump itself is not worth more than this.
    let next = zone
        .from_local_datetime(&day.and_time(time))
        .earliest()
        .map_or(at + TimeDelta::hours(1), |next| next.naive_utc());
    (awake, next.max(at + TimeDelta::seconds(1)))
}

/// Days away that a player may still take in the year of `now`.
pub const AWAY_DAYS_A_YEAR: i32 = 30;

pub fn away_days_left(year: i32, used: i32, now: Moment) -> i32 {
    match year == now.year() {
        true => AWAY_DAYS_A_YEAR - used,
        false => AWAY_DAYS_A_YEAR,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::NaiveDate;

    fn at(day: u32, hour: u32, minute: u32) -> Moment {
        let day = NaiveDate::from_ymd_opt(2026, 11, day).unwrap();
        day.and_hms_opt(hour, minute, 0).unwrap()
    }

    fn terms(speed: Speed, sleeps: bool) -> Terms {
        Terms {
            speed,
            grace_minutes: 30,
            sleeps,
            ..Terms::default()
        }
    }

    #[test]
    fn a_move_has_its_time_after_the_grace() {
        let terms = terms(Speed::PerMove { hours: 24 }, false);
        let until = deadline(&terms, Sitter::NOBODY, 0, at(10, 12, 0));
        assert_eq!(until, Some(at(11, 12, 30)));
    }

    #[test]
    fn the_clock_sleeps_in_the_night_of_the_player() {
        let terms = terms(Speed::PerMove { hours: 8 }, true);
        let warsaw = Sitter {
            zone: chrono_tz::Europe::Warsaw,
            away_until: None,
        };
        // 19:30 in Warsaw after the grace: 3.5 hours before the night, 4.5 after 7 in the morning.
        let until = deadline(&terms, warsaw, 0, at(10, 18, 0));
        assert_eq!(until, Some(at(11, 10, 30)));
    }

    #[test]
    fn a_holiday_comes_before_the_clock() {
        let terms = terms(Speed::PerMove { hours: 8 }, false);
        let away = Sitter {
            away_until: Some(at(20, 0, 0)),
            ..Sitter::NOBODY
        };
        assert_eq!(deadline(&terms, away, 0, at(10, 12, 0)), Some(at(20, 8, 0)));
        let strict = Terms {
            runs_while_away: true,
            ..terms
        };
        let until = deadline(&strict, away, 0, at(10, 12, 0));
        assert_eq!(until, Some(at(10, 20, 30)));
    }

    #[test]
    fn a_bank_shrinks_by_what_was_used_and_grows_by_the_increment_up_to_its_cap() {
        let bank = Speed::Bank {
            hours: 10,
            increment_hours: 2,
            cap_hours: 11,
        };
        let terms = terms(bank, false);
        let left = |used_until| {
            bank_after(&terms, Sitter::NOBODY, 36_000, at(10, 12, 0), used_until) / 3600
        };
        assert_eq!(left(at(10, 17, 30)), 7);
        assert_eq!(left(at(10, 12, 10)), 11);
        assert_eq!(left(at(12, 12, 0)), 2);
    }
}
