//! The catalogues are complete and nothing of them is idle; nobody else holds a sentence.

mod catalogue;
mod sentences;
mod source;
mod zones;

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};

use super::*;

fn at(day: u32, hour: u32) -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(2026, 11, day).unwrap();
    day.and_hms_opt(hour, 0, 0).unwrap()
}

fn reader() -> Reader {
    Reader {
        language: Language::English,
        zone: chrono_tz::Europe::Warsaw,
        now: at(17, 16),
    }
}

#[test]
fn spans_read_as_people_say_them() {
    let say = |span| reader().span(span);
    assert_eq!(say(TimeDelta::hours(52)), "2 days 4 hours");
    assert_eq!(say(TimeDelta::minutes(1)), "1 minute");
    assert_eq!(say(TimeDelta::minutes(90)), "1 hour 30 minutes");
    assert_eq!(say(TimeDelta::hours(1)), "1 hour");
    assert_eq!(say(TimeDelta::days(1)), "1 day");
    assert_eq!(say(TimeDelta::seconds(-5)), "less than a minute");
    assert_eq!(say(TimeDelta::seconds(59)), "less than a minute");
}

#[test]
fn moments_are_those_of_the_readers_own_clock() {
    let reader = reader();
    assert_eq!(reader.at(at(19, 20)), "Thu 19 Nov, 21:00");
    assert_eq!(reader.exact(at(19, 20)), "Thu 19 Nov 2026, 21:00 CET");
    assert_eq!(reader.month(at(19, 20)), "November 2026");
    let left = reader.left(at(19, 20));
    assert_eq!(left.words, "2 days 4 hours left, until Thu 19 Nov, 21:00");
    assert_eq!(reader.left(at(1, 0)).words, "time is up");
    assert_eq!(reader.ago(at(17, 15)).words, "1 hour ago");
    assert_eq!(reader.ago(at(17, 16)).words, "just now");
}

#[test]
fn a_wait_is_told_as_people_tell_it() {
    let since = |day, hour| reader().since(at(day, hour)).words;
    assert_eq!(since(17, 15), "since 16:00");
    assert_eq!(since(17, 7), "since this morning");
    assert_eq!(since(17, 11), "since 12:00");
    assert_eq!(since(16, 7), "since yesterday morning");
    assert_eq!(since(16, 13), "since yesterday afternoon");
    assert_eq!(since(16, 19), "since yesterday evening");
    assert_eq!(since(12, 19), "since Thu 12 Nov");
}

#[test]
fn lists_and_decimals_are_written_as_the_language_has_them() {
    let reader = reader();
    assert_eq!(reader.list(["Ana"]), "Ana");
    assert_eq!(reader.list(["Ana", "Bo"]), "Ana and Bo");
    assert_eq!(reader.list(["Ana", "Bo", "Cy"]), "Ana, Bo and Cy");
    assert_eq!(reader.list::<&str>([]), "");
    assert_eq!(reader.decimal(25.04, 1), "25.0");
    assert_eq!(reader.decimal(-3.0, 0), "-3");
    let polish = Reader {
        language: Language::Polish,
        ..reader
    };
    assert_eq!(polish.decimal(25.04, 1), "25,0");
    assert_eq!(
        [polish.written("84.13"), polish.written(12)],
        ["84,13", "12"]
    );
}

#[test]
fn the_first_language_that_is_spoken_here_is_taken() {
    assert_eq!(
        Language::from_header("tlh, en-GB;q=0.8"),
        Some(Language::English)
    );
    assert_eq!(Language::from_header("tlh"), None);
    assert_eq!(Language::from_header(""), None);
    for language in Language::ALL {
        assert_eq!(Language::from_tag(language.tag()), Some(language));
    }
}

/// Languages to come have more plural forms than English; the machine under the catalogues knows them.
#[test]
fn every_language_counts_in_its_own_way() {
    let polish = "points = { $count ->\n [one] { $count } punkt\n [few] { $count } punkty\n *[many] { $count } punktów\n}";
    let russian = "points = { $count ->\n [one] { $count } очко\n [few] { $count } очка\n *[many] { $count } очков\n}";
    let catalogue = Catalogue::new(&[("pl", polish), ("ru", russian)]);
    let say = |language, count: i64| {
        let words = catalogue.words(language, &[]);
        words.say(&message!("points", count = count))
    };
    let polish = [1, 2, 5, 22].map(|count| say("pl", count));
    assert_eq!(
        polish,
        ["1 punkt", "2 punkty", "5 punktów", "22 punkty"].map(str::to_owned)
    );
    let russian = [1, 3, 11, 21].map(|count| say("ru", count));
    assert_eq!(
        russian,
        ["1 очко", "3 очка", "11 очков", "21 очко"].map(str::to_owned)
    );
}

/// What stands in a gap is text of people: it is said as it is, and never read as a message.
#[test]
fn an_argument_is_never_read_as_a_message() {
    let said = reader().list(["{ $last }", "{ days }"]);
    assert_eq!(said, "{ $last } and { days }");
}
