//! Whoever reads a digest loses no seat unwarned.

use chrono::{NaiveDateTime, TimeDelta};
use turnpost::clock::Clock;
use turnpost::store::mailbox::LetterRow;

use crate::post::{count, kept, table_of_two, trail};
use crate::support::{Client, TestApp};

const ANA: &str = "ana@example.org";

fn starts_at(at: &str) -> TestApp {
    let at = NaiveDateTime::parse_from_str(at, "%Y-%m-%d %H:%M").unwrap();
    TestApp::start_with(move |service| service.clock = Clock::held(at))
}

/// All in the digest, at 8 in Warsaw, with one reminder late in the turn.
fn reads_a_digest(app: &TestApp) -> (Client, Client) {
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let form = [
        ("turn", "digest"),
        ("reminder", "digest"),
        ("talk", "digest"),
        ("table", "digest"),
        ("ladder", "75"),
        ("quiet_from", "0"),
        ("quiet_to", "0"),
        ("digest_hour", "8"),
    ];
    assert_eq!(ana.post("/profile/mail", &form).status, 303);
    (ana, bo)
}

fn pass(app: &TestApp, hours: i64) {
    for _ in 0..hours * 2 {
        app.service.clock.advance(TimeDelta::minutes(30));
        app.work();
    }
}

fn all(app: &TestApp, subject: &str) -> Vec<LetterRow> {
    let fits = |row: &LetterRow| row.address == ANA && row.subject.starts_with(subject);
    kept(app).into_iter().filter(fits).collect()
}

#[test]
fn every_digest_lists_all_turns_that_wait_the_most_urgent_first() {
    let app = starts_at("2026-11-16 12:00");
    let (ana, bo) = reads_a_digest(&app);
    let slow = table_of_two(&app, &ana, &bo, "slow", &[]);
    pass(&app, 20);
    assert_eq!(count(&app, ANA, "Your matches"), 1);
    // Nothing is new the next day, but the turn still waits.
    pass(&app, 24);
    let digests = all(&app, "Your matches");
    assert_eq!(digests.len(), 2, "a turn waits");
    assert!(digests[1].words.contains(&format!("#{slow}")));
    // A match with less time comes first.
    let quick = table_of_two(&app, &ana, &bo, "daily", &[]);
    pass(&app, 24);
    let words = all(&app, "Your matches").pop().unwrap().words;
    let place = |id: i64| {
        words
            .find(&format!("#{id}"))
            .unwrap_or_else(|| panic!("no #{id} in {words}"))
    };
    assert!(words.contains("2 matches are waiting for you"), "{words}");
    assert!(place(quick) < place(slow), "{words}");
    let subject = all(&app, "Your matches").pop().unwrap().subject;
    assert_eq!(
        subject,
        "Your matches: 2 turns waiting, 1 hour 30 minutes left"
    );
    assert!(
        !trail(&app, "Ana")
            .iter()
            .any(|row| row.reason.contains("visited")),
        "nobody was here"
    );
}

#[test]
fn a_deadline_before_the_next_digest_is_told_at_once() {
    let app = starts_at("2026-11-16 12:00");
    let (ana, bo) = reads_a_digest(&app);
    // Eight hours end long before eight in the morning.
    table_of_two(&app, &ana, &bo, "fast", &[]);
    assert_eq!(
        count(&app, ANA, "Your turn"),
        1,
        "there is no digest in time"
    );
    pass(&app, 8);
    let warned = |row: &&LetterRow| row.address == ANA && row.subject.contains("Terra Nova #");
    let warnings = kept(&app).iter().filter(warned).count();
    assert!(warnings >= 2, "two warnings before the time is up");
}

#[test]
fn one_digest_before_the_deadline_is_followed_by_a_reminder() {
    let app = starts_at("2026-11-16 12:00");
    let (ana, bo) = reads_a_digest(&app);
    table_of_two(&app, &ana, &bo, "daily", &[]);
    pass(&app, 24);
    assert_eq!(count(&app, ANA, "Your matches"), 1);
    let told = kept(&app);
    let warned = told
        .iter()
        .filter(|row| row.address == ANA && row.subject.contains("Terra Nova #"))
        .count();
    assert_eq!(
        warned, 1,
        "the reminder does not wait for a digest that comes too late"
    );
}

#[test]
fn a_reminder_keeps_its_distance_from_the_digest() {
    let app = starts_at("2026-11-16 12:00");
    let (ana, bo) = reads_a_digest(&app);
    table_of_two(&app, &ana, &bo, "daily", &[]);
    pass(&app, 24);
    let at = |subject: &str| {
        let all = all(&app, subject);
        all.iter()
            .map(|row| row.at.format("%H:%M").to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(at("Your matches"), ["07:00"]);
    // Three quarters of the time are at 06:22, before the digest; the turn ends at 12:30.
    assert_eq!(at("Still your turn"), ["06:30"]);
    // With quiet hours until the digest, it would come with it, and comes halfway to the deadline.
    let quiet = [
        ("turn", "digest"),
        ("reminder", "digest"),
        ("ladder", "75"),
        ("quiet_from", "22"),
        ("quiet_to", "8"),
        ("digest_hour", "8"),
    ];
    assert_eq!(ana.post("/profile/mail", &quiet).status, 303);
    table_of_two(&app, &ana, &bo, "daily", &[]);
    pass(&app, 24);
    assert_eq!(at("Your matches"), ["07:00", "07:00"]);
    assert_eq!(at("Still your turn"), ["06:30", "10:00"]);
}

#[test]
fn there_is_one_digest_after_a_holiday() {
    let app = starts_at("2026-11-16 12:00");
    let (ana, bo) = reads_a_digest(&app);
    assert_eq!(ana.post("/profile/away", &[("days", "3")]).status, 303);
    for _ in 0..3 {
        table_of_two(&app, &ana, &bo, "slow", &[]);
        pass(&app, 24);
    }
    assert_eq!(count(&app, ANA, "Your matches"), 0, "on holiday");
    pass(&app, 24);
    let digests = all(&app, "Your matches");
    assert_eq!(digests.len(), 1, "one for all three turns");
    assert!(digests[0].words.contains("3 matches are waiting for you"));
}

#[test]
fn who_comes_back_early_reads_the_next_digest() {
    let app = starts_at("2026-11-16 12:00");
    let (ana, bo) = reads_a_digest(&app);
    assert_eq!(ana.post("/profile/away", &[("days", "20")]).status, 303);
    table_of_two(&app, &ana, &bo, "slow", &[]);
    pass(&app, 30);
    assert_eq!(count(&app, ANA, "Your matches"), 0, "on holiday");
    assert!(ana.get("/profile").body.contains("/profile/back"));
    assert_eq!(ana.post("/profile/back", &[]).status, 303);
    assert_eq!(ana.post("/profile/back", &[]).status, 422, "not away");
    pass(&app, 24);
    assert_eq!(count(&app, ANA, "Your matches"), 1);
}
