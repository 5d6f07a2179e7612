use chrono::{NaiveDateTime, TimeDelta};
use turnpost::clock::Clock;

use crate::post::{count, kept, match_of_two, play_once, table_of_two, trail};
use crate::support::TestApp;

fn starts_at(at: &str) -> TestApp {
    let at = NaiveDateTime::parse_from_str(at, "%Y-%m-%d %H:%M").unwrap();
    TestApp::start_with(move |service| service.clock = Clock::held(at))
}

/// Lets the time pass in small steps, as a service that runs does.
fn pass(app: &TestApp, hours: i64) {
    for _ in 0..hours * 4 {
        app.service.clock.advance(TimeDelta::minutes(15));
        app.work();
    }
}

fn told_at(app: &TestApp, address: &str, subject: &str) -> Vec<String> {
    let fits = |row: &&turnpost::store::mailbox::LetterRow| {
        row.address == address && row.subject.starts_with(subject)
    };
    let all = kept(app);
    let told = all.iter().filter(fits);
    told.map(|row| row.at.format("%m-%d %H:%M").to_string())
        .collect()
}

#[test]
fn a_turn_is_reminded_of_once_at_a_waking_hour_unless_one_wants_more() {
    let app = starts_at("2026-11-16 12:00");
    let (_, bo, _) = match_of_two(&app, "daily", &[]);
    let cy = app.signed_up("Cy");
    let form = [
        ("ladder", "50 80 95"),
        ("quiet_from", "0"),
        ("quiet_to", "0"),
        ("digest_hour", "8"),
    ];
    assert_eq!(cy.post("/profile/mail", &form).status, 303);
    table_of_two(&app, &cy, &bo, "daily", &[]);
    pass(&app, 24);
    // 24 hours and half an hour of grace: three quarters are at 07:22 in Warsaw, half past is quiet.
    let told = told_at(&app, "ana@example.org", "Still your turn");
    assert_eq!(told, ["11-17 07:00"]);
    // Half, 80 % and 95 % of them.
    let told = told_at(&app, "cy@example.org", "Still your turn");
    assert_eq!(told, ["11-17 00:15", "11-17 07:45", "11-17 11:30"]);
    pass(&app, 24);
    assert_eq!(count(&app, "ana@example.org", "Still your turn"), 1);
    assert_eq!(count(&app, "ana@example.org", "Time is up"), 1);
    let all = kept(&app);
    let gone = |row: &&turnpost::store::mailbox::LetterRow| {
        row.address == "bo@example.org" && row.words.contains("ran out of time: a bot plays on.")
    };
    assert_eq!(all.iter().filter(gone).count(), 2, "both tables hear of it");
}

#[test]
fn who_has_played_is_not_reminded() {
    let app = starts_at("2026-11-16 12:00");
    let (_, _, id) = match_of_two(&app, "daily", &[]);
    while crate::post::waits(&app, id) == ["Ana"] {
        play_once(&app, "Ana", id);
    }
    pass(&app, 20);
    assert_eq!(count(&app, "ana@example.org", "Still your turn"), 0);
    assert!(count(&app, "bo@example.org", "Still your turn") > 0);
}

#[test]
fn a_ladder_of_ones_own_and_quiet_hours_move_reminders() {
    let app = starts_at("2026-11-16 12:00");
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let form = [
        ("ladder", "50, 90"),
        ("quiet_from", "22"),
        ("quiet_to", "8"),
        ("digest_hour", "8"),
    ];
    assert_eq!(ana.post("/profile/mail", &form).status, 303);
    assert_eq!(
        ana.post(
            "/profile/mail",
            &[
                ("ladder", "150"),
                ("quiet_from", "1"),
                ("quiet_to", "1"),
                ("digest_hour", "8")
            ]
        )
        .status,
        422
    );
    table_of_two(&app, &ana, &bo, "daily", &[]);
    pass(&app, 24);
    // Half is 00:15 UTC, 01:15 in Warsaw: it waits until 08:00 there.
    let told = told_at(&app, "ana@example.org", "Still your turn");
    assert_eq!(told, ["11-17 07:00", "11-17 10:15"]);
}

#[test]
fn quiet_hours_hold_over_both_changes_of_the_clocks() {
    // Summer time begins on 29 March at 01:00 UTC and ends on 25 October at 01:00 UTC.
    for (start, expected) in [
        ("2026-03-28 12:00", "03-29 06:00"),
        ("2026-10-24 12:00", "10-25 07:00"),
        ("2028-02-28 12:00", "02-29 07:00"),
    ] {
        let app = starts_at(start);
        let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
        let form = [
            ("ladder", "50"),
            ("quiet_from", "22"),
            ("quiet_to", "8"),
            ("digest_hour", "8"),
        ];
        assert_eq!(ana.post("/profile/mail", &form).status, 303);
        table_of_two(&app, &ana, &bo, "daily", &[]);
        pass(&app, 24);
        assert_eq!(
            told_at(&app, "ana@example.org", "Still your turn"),
            [expected],
            "{start}"
        );
    }
}

#[test]
fn a_digest_comes_at_the_hour_of_the_zone_from_minus_twelve_to_plus_fourteen() {
    for (zone, expected) in [
        ("Etc/GMT+12", "11-16 20:00"),
        ("America/St_Johns", "11-17 11:30"),
        ("Asia/Kathmandu", "11-17 02:15"),
        ("Pacific/Kiritimati", "11-16 18:00"),
    ] {
        let app = starts_at("2026-11-16 12:00");
        let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
        assert_eq!(
            ana.post("/profile", &[("zone", zone), ("language", "en")])
                .status,
            303
        );
        let form = [
            ("turn", "digest"),
            ("reminder", "none"),
            ("ladder", ""),
            ("quiet_from", "0"),
            ("quiet_to", "0"),
            ("digest_hour", "8"),
        ];
        assert_eq!(ana.post("/profile/mail", &form).status, 303);
        table_of_two(&app, &ana, &bo, "slow", &[]);
        pass(&app, 30);
        assert_eq!(count(&app, "ana@example.org", "Your turn"), 0, "{zone}");
        let told = told_at(&app, "ana@example.org", "Your matches");
        assert_eq!(told[0], expected, "{zone}");
    }
}

#[test]
fn nobody_is_reminded_on_holiday() {
    let app = starts_at("2026-11-16 12:00");
    let (ana, bo, id) = match_of_two(&app, "daily", &[]);
    assert_eq!(ana.post("/profile/away", &[("days", "3")]).status, 303);
    pass(&app, 70);
    assert_eq!(count(&app, "ana@example.org", "Still your turn"), 0);
    let nudged = bo.post(&format!("/matches/{id}/nudge"), &[("seat", "0")]);
    assert_eq!(nudged.status, 422);
    assert!(nudged.body.contains("Ana is on holiday"), "{}", nudged.body);
    pass(&app, 24);
    assert!(count(&app, "ana@example.org", "Still your turn") > 0);
}

#[test]
fn a_long_stop_of_the_service_brings_one_reminder_and_no_flood() {
    let app = starts_at("2026-11-16 12:00");
    match_of_two(&app, "daily", &[]);
    app.service.clock.advance(TimeDelta::hours(24));
    app.work();
    assert_eq!(count(&app, "ana@example.org", "Still your turn"), 1);
}

#[test]
fn those_who_wait_may_nudge_once_a_day() {
    let app = starts_at("2026-11-16 12:00");
    let (ana, bo, id) = match_of_two(&app, "slow", &[]);
    let nudge = |client: &crate::support::Client, seat: &str| {
        let answer = client.post(&format!("/matches/{id}/nudge"), &[("seat", seat)]);
        app.work();
        answer
    };
    assert!(nudge(&bo, "0").body.contains("an hour first"));
    app.service.clock.advance(TimeDelta::hours(2));
    assert!(bo.get(&format!("/matches/{id}")).body.contains("Nudge Ana"));
    assert_eq!(nudge(&bo, "0").status, 303);
    assert_eq!(nudge(&bo, "0").status, 422, "once a day");
    assert_eq!(nudge(&ana, "0").status, 422, "not oneself");
    assert_eq!(nudge(&bo, "1").status, 422, "nobody waits for Bo");
    assert_eq!(
        nudge(&app.signed_up("Cy"), "0").status,
        403,
        "only at the table"
    );
    assert_eq!(nudge(&bo, "9").status, 404);
    let nudge_of = |row: &&turnpost::store::mailbox::LetterRow| {
        row.address == "ana@example.org" && row.subject.starts_with("Bo is waiting")
    };
    let all = kept(&app);
    let nudged: Vec<_> = all.iter().filter(nudge_of).collect();
    assert_eq!(nudged.len(), 1);
    assert!(nudged[0].words.contains("Bo is waiting for your turn"));
    app.service.clock.advance(TimeDelta::hours(24));
    app.work();
    assert_eq!(nudge(&bo, "0").status, 303);
    let nudges = trail(&app, "Ana")
        .iter()
        .filter(|row| row.kind.text() == "nudge")
        .count();
    assert_eq!(nudges, 2);
}

#[test]
fn reminders_reach_the_digest_and_stand_there_once() {
    let app = starts_at("2026-11-16 12:00");
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let form = [
        ("turn", "none"),
        ("reminder", "digest"),
        ("ladder", "20 40"),
        ("quiet_from", "0"),
        ("quiet_to", "0"),
        ("digest_hour", "8"),
    ];
    assert_eq!(ana.post("/profile/mail", &form).status, 303);
    let id = table_of_two(&app, &ana, &bo, "daily", &[]);
    pass(&app, 20);
    assert_eq!(count(&app, "ana@example.org", "Still your turn"), 0);
    let all = kept(&app);
    let digest = all.iter().find(|letter| {
        letter.address == "ana@example.org" && letter.subject.starts_with("Your matches")
    });
    let words = &digest
        .expect("reminders that were put aside are a digest")
        .words;
    assert!(words.contains("one match is waiting for you"), "{words}");
    assert!(words.contains(&format!("Play Terra Nova #{id}")), "{words}");
    let done = trail(&app, "Ana");
    let reminders = done.iter().filter(|row| row.kind.text() == "reminder");
    assert!(reminders.clone().count() >= 2);
    assert!(reminders.clone().all(|row| row.state.text() == "sent"));
}

#[test]
fn a_reminder_that_a_restart_kept_from_its_minute_is_sent_afterwards() {
    let app = starts_at("2026-11-16 12:00");
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let form = [
        ("ladder", "90"),
        ("quiet_from", "22"),
        ("quiet_to", "8"),
        ("digest_hour", "8"),
    ];
    assert_eq!(ana.post("/profile/mail", &form).status, 303);
    // 17:00 in Warsaw: eight hours end at 01:00 there, in the middle of the quiet.
    app.service.clock.advance(TimeDelta::hours(4));
    table_of_two(&app, &ana, &bo, "fast", &[]);
    // The service is away from before the last waking minute until the night.
    app.service.clock.advance(TimeDelta::minutes(3 * 60 + 30));
    app.service.clock.advance(TimeDelta::hours(2));
    app.work();
    let told = kept(&app);
    let about = told
        .iter()
        .filter(|row| row.address == "ana@example.org" && row.subject.contains("Terra Nova"));
    assert_eq!(about.count(), 2, "the turn, and the reminder that was due");
}

/// Days off give the whole time again: what was told before them is no warning any more.
#[test]
fn who_was_reminded_before_a_holiday_is_reminded_after_it() {
    let app = starts_at("2026-11-16 12:00");
    let (ana, _, _) = match_of_two(&app, "daily", &[]);
    pass(&app, 20);
    assert_eq!(count(&app, "ana@example.org", "Still your turn"), 1);
    assert_eq!(ana.post("/profile/away", &[("days", "3")]).status, 303);
    pass(&app, 3 * 24);
    assert_eq!(count(&app, "ana@example.org", "Still your turn"), 1);
    pass(&app, 23);
    assert_eq!(count(&app, "ana@example.org", "Still your turn"), 2);
    assert_eq!(count(&app, "ana@example.org", "Time is up"), 0);
}

/// After a pause there is the whole time again, from another beginning.
#[test]
fn whose_match_goes_on_after_a_pause_is_told_and_reminded() {
    let app = starts_at("2026-11-16 12:00");
    let (ana, bo, id) = match_of_two(&app, "daily", &[]);
    let agree = |wish: &str| {
        for client in [&ana, &bo] {
            let asked = client.post(&format!("/matches/{id}/agree"), &[("wish", wish)]);
            assert_eq!(asked.status, 303);
        }
    };
    pass(&app, 20);
    let told = |subject: &str| count(&app, "ana@example.org", subject);
    assert_eq!((told("Your turn"), told("Still your turn")), (1, 1));
    agree("pause");
    pass(&app, 48);
    assert_eq!((told("Your turn"), told("Still your turn")), (1, 1));
    agree("resume");
    pass(&app, 23);
    assert_eq!((told("Your turn"), told("Still your turn")), (2, 2));
}

/// The email of a turn that came in the night waits until the morning, and so does its reminder.
#[test]
fn a_turn_and_its_reminder_do_not_come_in_the_same_minute() {
    // 22:30 in Warsaw; half past is in the quiet, too.
    let app = starts_at("2026-11-16 21:30");
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let form = [
        ("ladder", "40"),
        ("quiet_from", "22"),
        ("quiet_to", "8"),
        ("digest_hour", "8"),
    ];
    assert_eq!(ana.post("/profile/mail", &form).status, 303);
    table_of_two(&app, &ana, &bo, "daily", &[]);
    pass(&app, 23);
    assert_eq!(
        told_at(&app, "ana@example.org", "Your turn"),
        ["11-17 07:00"]
    );
    // Halfway from there to 22:00 UTC.
    assert_eq!(
        told_at(&app, "ana@example.org", "Still your turn"),
        ["11-17 14:30"]
    );
}
