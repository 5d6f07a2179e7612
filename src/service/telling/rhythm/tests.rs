use super::*;
use proptest::prelude::*;

fn at(text: &str) -> Moment {
    Moment::parse_from_str(text, "%Y-%m-%d %H:%M").unwrap()
}

fn rhythm(zone: Tz, quiet: (u32, u32)) -> Rhythm {
    Rhythm {
        zone,
        quiet_from: quiet.0,
        quiet_to: quiet.1,
        ladder: vec![50, 80, 95],
        away_until: None,
    }
}

fn all_reminders(rhythm: &Rhythm, since: Moment, deadline: Moment) -> Vec<(Moment, u8)> {
    let mut found = Vec::new();
    let mut after = since;
    while let Some((next, step)) = rhythm.next(since, deadline, after) {
        found.push((next, step));
        after = next;
    }
    found
}

#[test]
fn the_ladder_is_a_part_of_the_time() {
    let rhythm = rhythm(Tz::UTC, (0, 0));
    let (since, deadline) = (at("2026-11-16 12:00"), at("2026-11-17 12:00"));
    let expected = vec![
        (at("2026-11-17 00:00"), 50),
        (at("2026-11-17 07:12"), 80),
        (at("2026-11-17 10:48"), 95),
    ];
    assert_eq!(all_reminders(&rhythm, since, deadline), expected);
}

#[test]
fn a_reminder_in_quiet_hours_comes_when_they_end_or_before_they_begin() {
    let rhythm = rhythm(chrono_tz::Europe::Warsaw, (22, 8));
    // Half of the time is 02:00 in Warsaw: it waits until 08:00, which is 07:00 UTC.
    let (since, deadline) = (at("2026-11-16 13:00"), at("2026-11-17 13:00"));
    assert_eq!(
        rhythm.next(since, deadline, since),
        Some((at("2026-11-17 07:00"), 50))
    );
    // The deadline comes before the quiet ends: it is told before the night.
    let deadline = at("2026-11-17 05:00");
    let told = all_reminders(&rhythm, since, deadline);
    assert_eq!(told.last().unwrap().0, at("2026-11-16 20:00"));
}

#[test]
fn nobody_is_reminded_while_away() {
    let mut rhythm = rhythm(Tz::UTC, (0, 0));
    rhythm.away_until = Some(at("2026-11-20 00:00"));
    let first = rhythm.next(
        at("2026-11-16 00:00"),
        at("2026-11-21 00:00"),
        at("2026-11-16 00:00"),
    );
    assert_eq!(first, Some((at("2026-11-20 12:00"), 50)));
}

#[test]
fn a_clock_that_runs_on_while_one_is_away_is_told_of() {
    let mut rhythm = rhythm(Tz::UTC, (0, 0));
    rhythm.away_until = Some(at("2026-11-20 00:00"));
    let (since, deadline) = (at("2026-11-16 12:00"), at("2026-11-17 12:00"));
    let first = rhythm.next(since, deadline, since);
    assert_eq!(first, Some((at("2026-11-17 00:00"), 50)));
    let told = rhythm.current(since, deadline, at("2026-11-17 08:00"));
    assert_eq!(told, Some(80));
}

#[test]
fn the_hour_of_the_digest_follows_the_players_clock_over_both_changes() {
    let rhythm = rhythm(chrono_tz::Europe::Warsaw, (0, 0));
    let hour = |now: &str| rhythm.next_hour(8, at(now));
    // Summer time begins on 29 March 2026 and ends on 25 October 2026.
    assert_eq!(hour("2026-03-28 06:00"), at("2026-03-28 07:00"));
    assert_eq!(hour("2026-03-28 07:00"), at("2026-03-29 06:00"));
    assert_eq!(hour("2026-10-24 06:00"), at("2026-10-25 07:00"));
    // 02:00 does not exist on the day that the clocks go forward.
    let skipped = rhythm.next_hour(2, at("2026-03-28 12:00"));
    assert_eq!(skipped, at("2026-03-29 01:00"));
    // A leap day is a day like any other.
    assert_eq!(hour("2028-02-28 07:00"), at("2028-02-29 07:00"));
    assert_eq!(hour("2028-02-29 07:00"), at("2028-03-01 07:00"));
}

#[test]
fn a_ladder_is_read_as_people_write_it() {
    assert_eq!(read_ladder("95, 50% 80"), Some(vec![50, 80, 95]));
    assert_eq!(read_ladder(""), Some(vec![]));
    assert_eq!(read_ladder("0 50"), None);
    assert_eq!(read_ladder("half"), None);
    assert_eq!(read_ladder("1 2 3 4 5 6 7"), None);
}

/// From -12 to +14, with half and quarter hours, and with changes in spring and autumn.
const ZONES: [Tz; 12] = [
    chrono_tz::Etc::GMTPlus12,
    chrono_tz::Pacific::Marquesas,
    chrono_tz::America::St_Johns,
    chrono_tz::America::New_York,
    chrono_tz::America::Santiago,
    Tz::UTC,
    chrono_tz::Europe::Warsaw,
    chrono_tz::Africa::Cairo,
    chrono_tz::Asia::Kathmandu,
    chrono_tz::Australia::Lord_Howe,
    chrono_tz::Pacific::Chatham,
    chrono_tz::Pacific::Kiritimati,
];
/// Around both changes of the north and of the south, a leap day and the turn of the year.
const DAYS: [&str; 7] = [
    "2026-03-06 00:00",
    "2026-03-27 00:00",
    "2026-04-03 00:00",
    "2026-09-04 00:00",
    "2026-10-23 00:00",
    "2026-12-30 00:00",
    "2028-02-27 00:00",
];

proptest! {
    #[test]
    fn reminders_are_never_late_never_early_never_lost_and_quiet_only_in_short_waits(
        zone in 0..ZONES.len(), day in 0..DAYS.len(), minutes in 0..7000i64, length in 60..12_000i64,
        from in 0..24u32, to in 0..24u32,
    ) {
        let rhythm = rhythm(ZONES[zone], (from, to));
        let since = at(DAYS[day]) + TimeDelta::minutes(minutes);
        let deadline = since + TimeDelta::minutes(length);
        let told = all_reminders(&rhythm, since, deadline);
        for (at, _) in &told {
            prop_assert!(!rhythm.is_quiet(*at) || length <= 24 * 60, "{at} is quiet");
            prop_assert!(*at > since && *at < deadline, "{at} is not within {since} and {deadline}");
        }
        prop_assert!(!told.is_empty(), "no reminder from {since} to {deadline}");
        let sent = rhythm.not_before(since, None);
        prop_assert!(!rhythm.is_quiet(sent) && sent - since <= TimeDelta::hours(26));
    }
}
