//! What brings about every kind of email.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use turnpost::ids::MatchId;

use crate::post::{kept, match_of_two, play_once, table_of_two, waits};
use crate::support::{Client, TestApp};

/// Brings about every kind of letter there is; gives their subjects' first words.
pub fn every_kind(app: &TestApp) -> BTreeSet<String> {
    let (ana, bo, id) = match_of_two(app, "daily", &[]);
    let form = [("name", "Ana Two"), ("email", "ana@example.org")];
    app.client().post("/sign-up", &form);
    app.client().post("/reset", &[("email", "ana@example.org")]);
    let form = [("email", "new@example.org"), ("password", "correct horse")];
    ana.post("/profile/address", &form);
    // Talk, a reminder, a nudge.
    bo.post(
        &format!("/matches/{id}/talk"),
        &[("words", "Good <b>luck</b> & have fun\nall of you")],
    );
    app.service.clock.advance(TimeDelta::hours(20));
    app.work();
    assert_eq!(
        bo.post(&format!("/matches/{id}/nudge"), &[("seat", "0")])
            .status,
        303
    );
    app.work();
    play_once(app, "Ana", id);
    app.runtime
        .block_on(app.service.rewind(MatchId(id), 0, "test"))
        .unwrap();
    app.work();
    // Time is up: a bot takes over one seat, the other match looks for a substitute.
    table_of_two(app, &ana, &bo, "daily", &[("after_drop_out", "substitute")]);
    app.service.clock.advance(TimeDelta::hours(26));
    app.work();
    // A table that finds nobody, with an invitation; one that asks who is here.
    let form = [
        ("game", "terra_nova"),
        ("seats", "3"),
        ("order", "chosen"),
        ("first", "chosen"),
        ("speed", "slow"),
    ];
    let open = ana.post("/tables/new", &form).location;
    ana.post(
        &format!("{open}/invite"),
        &[("email", "friend@example.org")],
    );
    app.work();
    app.service.clock.advance(TimeDelta::days(15));
    app.work();
    let form = [
        ("game", "terra_nova"),
        ("seats", "2"),
        ("order", "chosen"),
        ("first", "chosen"),
        ("speed", "slow"),
        ("confirm", "on"),
    ];
    let here = ana.post("/tables/new", &form).location;
    bo.post(&format!("{here}/join"), &[]);
    ana.post(&format!("{here}/here"), &[]);
    app.work();
    app.service.clock.advance(TimeDelta::days(3));
    app.work();
    // A whole match against a bot, and a digest.
    let (cy, id) = app.match_against_bot("Cy");
    for _ in 0..400 {
        if waits(app, id).is_empty() {
            break;
        }
        play_once(app, "Cy", id);
        app.work();
    }
    assert!(waits(app, id).is_empty(), "the match does not end");
    let digest = [
        ("turn", "digest"),
        ("talk", "digest"),
        ("table", "digest"),
        ("reminder", "none"),
        ("ladder", ""),
        ("quiet_from", "0"),
        ("quiet_to", "0"),
        ("digest", "daily"),
        ("digest_hour", "8"),
    ];
    assert_eq!(cy.post("/profile/mail", &digest).status, 303);
    let form = [
        ("game", "terra_nova"),
        ("seats", "2"),
        ("bots", "1"),
        ("order", "chosen"),
        ("first", "chosen"),
        ("speed", "slow"),
    ];
    cy.post("/tables/new", &form);
    app.work();
    app.service.clock.advance(TimeDelta::hours(25));
    app.work();
    season(app, &ana, &bo);
    let first = |subject: &String| subject.split([':', '#']).next().unwrap().trim().to_owned();
    kept(app).iter().map(|row| first(&row.subject)).collect()
}

/// A league and a tournament from the sign-up to the end.
fn season(app: &TestApp, ana: &Client, bo: &Client) {
    let now = app.service.clock.now();
    let start = (now + TimeDelta::days(8))
        .format("%Y-%m-%dT%H:%M")
        .to_string();
    let form = |plan: &'static str, name: &'static str| {
        vec![
            ("name", name),
            ("game", "terra_nova"),
            ("seats", "2"),
            ("plan", plan),
            ("division_size", "4"),
            ("matches", "1"),
            ("rounds", "2"),
            ("speed", "slow"),
            ("sign_up_days", "7"),
            ("confirm_days", "2"),
            ("weeks", "2"),
            ("promoted", "1"),
            ("relegated", "1"),
            ("drop_outs", "1"),
            ("after_drop_out", "bot"),
            ("repeats", "on"),
        ]
    };
    let found = |plan, name| {
        let mut form = form(plan, name);
        form.push(("starts_at", &start));
        let founded = ana.post("/leagues/new", &form);
        assert_eq!(founded.status, 303, "{}", founded.body);
        founded.location
    };
    let (league, cup) = (
        found("league", "Club & <b>friends</b>"),
        found("swiss", "Cup"),
    );
    bo.post(&league, &[("what", "follow")]);
    app.service.clock.advance(TimeDelta::days(2));
    app.work();
    for page in [&league, &cup] {
        ana.post(page, &[("what", "join")]);
        bo.post(page, &[("what", "join")]);
    }
    app.service.clock.advance(TimeDelta::days(4));
    app.work();
    // Nobody has confirmed: it starts later. Then there is one who never does.
    app.service.clock.advance(TimeDelta::days(3));
    app.work();
    let bots = [("what", "bots"), ("number", "3")];
    for page in [&league, &cup] {
        ana.post(page, &[("what", "confirm")]);
        ana.post(&format!("{page}/organise"), &bots);
    }
    app.service.clock.advance(TimeDelta::days(7));
    app.work();
    let organise = format!("{league}/organise");
    let entry = ana.get(&organise).body;
    let entry = entry.split("name=\"entry\" value=\"").nth(1).unwrap();
    let entry = entry.split('"').next().unwrap();
    let words = [("what", "message"), ("words", "Play <i>fair</i> &\nfast")];
    assert_eq!(ana.post(&organise, &words).status, 303);
    app.signed_up("Zoe").post(&league, &[("what", "follow")]);
    let replace = [("what", "replace"), ("entry", entry), ("name", "Zoe")];
    assert_eq!(ana.post(&organise, &replace).status, 303);
    app.service.clock.advance(TimeDelta::days(6));
    app.work();
    let page = ana.get(&format!("{cup}/organise")).body;
    for table in page.split("name=\"table\" value=\"").skip(1) {
        let correct = [
            ("what", "correct"),
            ("table", table.split('"').next().unwrap()),
            ("place0", "1"),
            ("score0", "50"),
            ("place1", "2"),
            ("score1", "40"),
        ];
        assert_eq!(ana.post(&format!("{cup}/organise"), &correct).status, 303);
    }
    app.work();
    for page in [&league, &cup] {
        ana.post(&format!("{page}/organise"), &[("what", "close")]);
    }
    app.work();
}
