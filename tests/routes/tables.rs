use turnpost::ids::MatchId;

use crate::support::TestApp;

fn open(client: &crate::support::Client, more: &[(&str, &str)]) -> String {
    let mut form = vec![
        ("game", "terra_nova"),
        ("seats", "2"),
        ("bots", "0"),
        ("order", "chosen"),
    ];
    form.extend(more);
    let opened = client.post("/tables/new", &form);
    assert_eq!(opened.status, 303, "{}", opened.body);
    opened.location
}

#[test]
fn a_table_is_found_in_the_lobby_joined_and_starts_when_full() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let table = open(&ana, &[("title", "Sunday club")]);
    assert!(bo.get("/lobby").body.contains("Sunday club"));
    assert_eq!(bo.post(&format!("{table}/join"), &[]).status, 303);
    // Who begins is drawn.
    let (first, second) = match ana.get(&table).body.contains(">Your turn<") {
        true => (&ana, &bo),
        false => (&bo, &ana),
    };
    assert!(first.get(&table).body.contains(">Your turn<"));
    assert!(second.get(&table).body.contains("Waiting for"));
    assert!(first.get("/mine").body.contains("Your turn in 1 match"));
    assert!(!second.get("/mine").body.contains("Your turn in 1 match"));
    app.work();
    let mailbox = app.client().get("/mailbox").body;
    assert!(mailbox.contains("Your turn: Terra Nova"));
}

#[test]
fn a_table_by_invitation_is_seen_only_with_the_link() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let table = open(&ana, &[("visibility", "invitation")]);
    assert_eq!(bo.get(&table).status, 404);
    assert_eq!(bo.post(&format!("{table}/join"), &[]).status, 404);
    assert_eq!(
        ana.post(&format!("{table}/invite"), &[("email", "bo@example.org")])
            .status,
        303
    );
    app.work();
    let link = app.link_in_mail("bo@example.org", "/matches/");
    let page = bo.get(&link.replace("&amp;", "&"));
    assert!(page.body.contains("Take a seat"));
    let invitation = link.split("invitation=").nth(1).unwrap();
    assert_eq!(
        bo.post(&format!("{table}/join"), &[("invitation", invitation)])
            .status,
        303
    );
    assert_eq!(app.client().get(&table).status, 404, "nobody else watches");
}

#[test]
fn the_opener_puts_bots_on_seats_and_empties_them() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let table = open(&ana, &[("seats", "3")]);
    bo.post(&format!("{table}/join"), &[]);
    assert_eq!(
        bo.post(
            &format!("{table}/seat"),
            &[("seat", "0"), ("what", "empty")]
        )
        .status,
        403
    );
    ana.post(
        &format!("{table}/seat"),
        &[("seat", "1"), ("what", "empty")],
    );
    assert!(!ana.get(&table).body.contains(">Bo<"));
    ana.post(&format!("{table}/seat"), &[("seat", "1"), ("what", "bot")]);
    ana.post(&format!("{table}/seat"), &[("seat", "2"), ("what", "bot")]);
    app.work();
    assert!(ana.get(&table).body.contains(">Your turn<"));
}

#[test]
fn a_table_that_nobody_joins_expires_with_notice() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let table = open(&ana, &[]);
    app.service.clock.advance(chrono::TimeDelta::days(15));
    app.work();
    assert!(app.client().get(&table).body.contains("was closed"));
    assert!(
        app.client()
            .get("/mailbox")
            .body
            .contains("Not enough players joined in time")
    );
}

#[test]
fn a_table_that_asks_starts_when_everybody_is_here() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let table = open(&ana, &[("confirm", "on")]);
    bo.post(&format!("{table}/join"), &[]);
    assert!(ana.get(&table).body.contains("I am here"));
    ana.post(&format!("{table}/here"), &[]);
    assert!(ana.get(&table).body.contains("Leave the table"));
    bo.post(&format!("{table}/here"), &[]);
    assert!(ana.get(&table).body.contains("id=\"match\""));
}

#[test]
fn all_must_agree_to_pause_and_to_abandon() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let table = open(&ana, &[]);
    bo.post(&format!("{table}/join"), &[]);
    let agree = format!("{table}/agree");
    ana.post(&agree, &[("wish", "pause")]);
    assert!(!ana.get(&table).body.contains("The match is paused"));
    bo.post(&agree, &[("wish", "pause")]);
    assert!(ana.get(&table).body.contains("The match is paused"));
    app.service.clock.advance(chrono::TimeDelta::days(30));
    app.work();
    assert!(
        ana.get("/mine").body.contains("paused"),
        "no clock runs meanwhile"
    );
    for client in [&ana, &bo] {
        client.post(&agree, &[("wish", "abandon")]);
    }
    let id = MatchId(table.rsplit('/').next().unwrap().parse().unwrap());
    let status = app
        .runtime
        .block_on(app.service.table(id))
        .unwrap()
        .row
        .status;
    assert_eq!(status.text(), "abandoned");
}

#[test]
fn the_opener_arranges_the_seats_and_the_first_of_the_list_plays_first() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let table = open(&ana, &[("seats", "3"), ("first", "chosen")]);
    bo.post(&format!("{table}/join"), &[]);
    let up = [("seat", "1"), ("what", "up")];
    assert_eq!(bo.post(&format!("{table}/seat"), &up).status, 403);
    assert_eq!(ana.post(&format!("{table}/seat"), &up).status, 303);
    let (before, after) = (ana.get(&table).body, |page: &str, name| {
        page.find(name).unwrap()
    });
    assert!(after(&before, "Bo") < after(&before, "(you)"));
    ana.post(&format!("{table}/seat"), &[("seat", "2"), ("what", "bot")]);
    let id = table.rsplit('/').next().unwrap();
    let seats = bo
        .api_get(&app.token("Bo"), &format!("/matches/{id}"))
        .json();
    assert_eq!(seats["seats"][0]["name"], "Bo");
    assert_eq!(seats["seats"][1]["name"], "Ana");
}

#[test]
fn who_does_not_say_in_time_that_they_are_here_makes_room_for_others() {
    let app = TestApp::start();
    let (ana, bo, cy) = (
        app.signed_up("Ana"),
        app.signed_up("Bo"),
        app.signed_up("Cy"),
    );
    let table = open(&ana, &[("confirm", "on")]);
    assert_eq!(
        ana.post(&format!("{table}/here"), &[]).status,
        422,
        "nobody is asked before the table is full"
    );
    bo.post(&format!("{table}/join"), &[]);
    assert_eq!(ana.post(&format!("{table}/here"), &[]).status, 303);
    app.service.clock.advance(chrono::TimeDelta::days(3));
    app.work();
    let page = ana.get(&table).body;
    assert!(page.contains("Bo did not confirm") && page.contains("1. ") | page.contains("free"));
    assert_eq!(cy.post(&format!("{table}/join"), &[]).status, 303);
    assert!(
        !cy.get(&table).body.contains("id=\"match\""),
        "all are asked anew"
    );
    ana.post(&format!("{table}/here"), &[]);
    cy.post(&format!("{table}/here"), &[]);
    assert!(cy.get(&table).body.contains("id=\"match\""));
}

#[test]
fn a_table_starts_at_an_hour_of_the_openers_zone() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    // Noon is 13:00 in Warsaw: an hour to go.
    let table = open(&ana, &[("start_at", "2026-11-16T14:00")]);
    bo.post(&format!("{table}/join"), &[]);
    app.service.clock.advance(chrono::TimeDelta::minutes(59));
    app.work();
    assert!(!ana.get(&table).body.contains("id=\"match\""));
    app.service.clock.advance(chrono::TimeDelta::minutes(1));
    app.work();
    assert!(ana.get(&table).body.contains("id=\"match\""));
}

#[test]
fn own_times_must_make_sense_and_the_lobby_is_filtered_by_them() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let never = ana.post(
        "/tables/new",
        &[
            ("game", "terra_nova"),
            ("seats", "2"),
            ("speed", "own"),
            ("move_hours", "0"),
            ("title", "Never"),
        ],
    );
    assert_eq!(never.status, 422);
    assert!(never.body.contains("make no sense"));
    let typed = |words: &str| assert!(never.body.contains(words), "{}", never.body);
    typed("value=\"own\" checked");
    typed("name=\"move_hours\" type=\"number\" min=\"1\" max=\"8784\" value=\"0\"");
    typed("name=\"title\" maxlength=\"60\" value=\"Never\"");
    let own = [
        ("speed", "own-bank"),
        ("bank_hours", "48"),
        ("increment_hours", "6"),
        ("cap_hours", "72"),
        ("grace_minutes", "5"),
        ("title", "Quick ones"),
    ];
    let table = open(&ana, &own);
    let terms = ana.get(&table).body;
    assert!(
        terms.contains("a bank of 2 days, plus 6 hours per turn"),
        "{terms}"
    );
    open(
        &ana,
        &[("speed", "slow"), ("title", "Slow ones"), ("seats", "3")],
    );
    let shown = |query: &str| {
        let page = ana.get(&format!("/lobby?{query}")).body;
        (page.contains("Quick ones"), page.contains("Slow ones"))
    };
    assert_eq!(shown(""), (true, true));
    assert_eq!(shown("speed=fast"), (true, false));
    assert_eq!(shown("speed=slow"), (false, true));
    assert_eq!(shown("seats=3"), (false, true));
    assert_eq!(shown("game=through_the_ages"), (false, false));
    open(
        &ana,
        &[("least_reliability", "90"), ("title", "Reliable ones")],
    );
    assert!(ana.get("/lobby?fitting=on").body.contains("Reliable ones"));
}

#[test]
fn the_page_of_a_game_tells_its_rules_orders_cards_and_what_is_reconstructed() {
    let app = TestApp::start();
    let page = |slug: &str| app.client().get(&format!("/games/{slug}"));
    assert_eq!(page("chess").status, 404);
    for game in turnpost::games::registry::all() {
        let shown = page(game.info().slug);
        assert_eq!(shown.status, 200);
        assert!(shown.body.contains("How you write it") && shown.body.contains("Standing orders"));
        assert!(!shown.body.contains('['), "a word is missing");
    }
    let later = "In force from version 2.";
    let newest = page("through_the_ages").body;
    assert!(newest.contains("Rulings, rules version 2") && !newest.contains(later));
    assert!(newest.find(">R21<") < newest.find(">R1<"), "disputed first");
    let first = page("through_the_ages?rules=1").body;
    assert!(first.contains("Rulings, rules version 1") && first.contains(later));
    assert_eq!(page("through_the_ages?rules=9").status, 404);
    assert!(
        page("age_contrived")
            .body
            .contains("These lines of the data are reconstructed")
    );
    assert!(
        page("through_the_ages")
            .body
            .contains("<dt>Hammurabi (A)</dt>")
    );
}
