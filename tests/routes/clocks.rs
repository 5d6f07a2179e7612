use chrono::TimeDelta;

use crate::support::TestApp;

#[test]
fn who_does_not_play_in_time_drops_out_and_a_bot_finishes_the_match() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    app.service.clock.advance(TimeDelta::hours(24));
    app.work();
    assert!(
        client.get("/mine").body.contains("Your turn in"),
        "the grace is not over"
    );
    app.service.clock.advance(TimeDelta::hours(1));
    app.work();
    let page = app.client().get(&format!("/matches/{id}")).body;
    assert!(page.contains("Finished") && page.contains("Ana ran out of time"));
    assert!(app.client().get("/players/Ana").body.contains("1 drop-out"));
    assert!(
        app.client()
            .get("/mailbox")
            .body
            .contains("Your time ran out")
    );
}

#[test]
fn a_holiday_stops_the_clock_and_has_a_budget() {
    let app = TestApp::start();
    let (client, _) = app.match_against_bot("Ana");
    assert_eq!(client.post("/profile/away", &[("days", "31")]).status, 422);
    assert_eq!(client.post("/profile/away", &[("days", "10")]).status, 303);
    app.service.clock.advance(TimeDelta::days(10));
    app.work();
    assert!(client.get("/mine").body.contains("Your turn in"));
    assert_eq!(client.post("/profile/away", &[("days", "21")]).status, 422);
    app.service.clock.advance(TimeDelta::days(2));
    app.work();
    assert!(!client.get("/mine").body.contains("Your turn in"));
}

#[test]
fn a_substitute_takes_over_the_seat_of_who_dropped_out() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let form = [
        ("game", "terra_nova"),
        ("seats", "2"),
        ("bots", "1"),
        ("order", "chosen"),
        ("speed", "fast"),
        ("after_drop_out", "substitute"),
    ];
    let table = ana.post("/tables/new", &form).location;
    app.work();
    app.service.clock.advance(TimeDelta::hours(9));
    app.work();
    let bo = app.signed_up("Bo");
    let lobby = bo.get("/lobby").body;
    assert!(lobby.contains("Seats for a substitute"));
    assert!(lobby.contains("Wanted: a substitute for Ana"), "{lobby}");
    let page = bo.get(&table).body;
    assert!(page.contains("Take over the seat") && page.contains("Wanted: a substitute for Ana"));
    assert_eq!(bo.post(&format!("{table}/join"), &[]).status, 303);
    app.work();
    assert!(bo.get(&table).body.contains(">Your turn<"));
    assert!(!ana.get(&table).body.contains(">Your turn<"));
}
