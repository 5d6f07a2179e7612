//! Playing before signing up: begun by one click, limited, forgotten, kept by an address; and what a
//! guest cannot do.

use chrono::TimeDelta;
use turnpost::ids::MatchId;

use crate::support::{Answer, Client, TestApp};

fn begin(client: &Client, game: &str) -> Answer {
    client.post("/play-a-bot", &[("game", game), ("zone", "Europe/Warsaw")])
}

/// A guest with a match of Terra Nova, which waits for them.
fn guest(app: &TestApp) -> (Client, String) {
    let client = app.client();
    let begun = begin(&client, "terra_nova");
    assert_eq!(begun.status, 303, "{}", begun.body);
    app.work();
    (client, begun.location)
}

/// The first line that the page offers as a preview.
fn play_one(app: &TestApp, client: &Client, path: &str) -> Answer {
    let id: i64 = path.rsplit('/').next().unwrap().parse().unwrap();
    let table = app
        .runtime
        .block_on(
            app.service
                .glance(MatchId(id), None, turnpost::words::Reader::default()),
        )
        .unwrap();
    let seat = table.live.position.turn().seats().next().unwrap();
    let line = table.live.position.legal(seat).remove(0);
    let number = app.number(id).to_string();
    client.post(
        &format!("{path}/actions"),
        &[("number", &number), ("line", &line)],
    )
}

#[test]
fn a_guest_may_change_the_language_of_the_match() {
    let app = TestApp::start();
    let (client, path) = guest(&app);
    for (language, words) in [("pl", "Twoja tura"), ("ru", "Ваш ход"), ("en", "Your turn")] {
        client.post("/language", &[("language", language)]);
        let page = client.get(&path).body;
        assert!(page.contains(&format!("<html lang=\"{language}\">")));
        assert!(page.contains(words), "{language}");
    }
}

#[test]
fn one_click_begins_a_match_of_each_game_and_it_can_be_played() {
    let app = TestApp::start();
    for game in [
        "terra_nova",
        "age_of_innovation",
        "through_the_ages",
        "age_contrived",
    ] {
        let client = app.client();
        let begun = begin(&client, game);
        assert_eq!(begun.status, 303, "{game}: {}", begun.body);
        assert!(begun.headers.contains("HttpOnly"), "{}", begun.headers);
        app.work();
        let page = client.get(&begun.location);
        assert!(page.body.contains(">Your turn<"), "{game}");
        // A phone shows the bar, and the panel only when it is opened.
        let bar = page.body.split("<main").next().unwrap();
        assert!(bar.contains("Keep this match"), "{game}");
        let form = client.get("/sign-up").body;
        assert!(form.contains("Your match comes with you"), "{game}: {form}");
        let played = play_one(&app, &client, &begun.location);
        assert_eq!(played.status, 303, "{game}: {}", played.body);
        // Everybody else only looks on.
        let stranger = app.client();
        assert!(
            !stranger
                .get(&begun.location)
                .body
                .contains("Keep this match")
        );
        assert_eq!(
            play_one(&app, &stranger, &begun.location).status,
            401,
            "{game}"
        );
    }
    assert!(
        !app.client().get("/lobby").body.contains("Guest"),
        "nobody looks for these"
    );
}

#[test]
fn a_guest_has_no_part_in_what_concerns_others() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let open = ana
        .post("/tables/new", &[("game", "terra_nova"), ("seats", "2")])
        .location;
    let (guest, own) = guest(&app);
    let forms: [(&str, &[(&str, &str)]); 7] = [
        (&format!("{own}/talk"), &[("words", "Hello")]),
        (&format!("{own}/invite"), &[("email", "x@example.org")]),
        (&format!("{own}/agree"), &[("wish", "pause")]),
        (&format!("{own}/again"), &[]),
        (&format!("{open}/join"), &[]),
        ("/tables/new", &[("game", "terra_nova"), ("seats", "2")]),
        (
            "/play-now",
            &[("game", "terra_nova"), ("seats", "2"), ("speed", "daily")],
        ),
    ];
    for (path, form) in forms {
        let answer = guest.post(path, form);
        assert_eq!(answer.status, 401, "{path}: {}", answer.body);
    }
    for path in ["/mine", "/profile", "/tables/new", "/leagues/new"] {
        let answer = guest.get(path);
        assert_eq!(answer.status, 401, "{path}");
        // No dead end: why, and what next.
        assert!(answer.body.contains("your matches come with you"), "{path}");
        assert!(answer.body.contains("Go on with your match"), "{path}");
    }
    let front = guest.get("/").body;
    assert!(front.contains("Go on with your match") && front.contains("Sign up"));
    // The service says so, too, whatever a page would let through.
    let row = app.runtime.block_on(async {
        let table = app
            .service
            .table(MatchId(own.rsplit('/').next().unwrap().parse().unwrap()));
        let player = table.await.unwrap().seats[0].player_id.unwrap();
        let found = app.service.store.read(move |conn| {
            Ok::<_, turnpost::service::ServiceError>(turnpost::store::accounts::find(conn, player)?)
        });
        found.await.unwrap()
    });
    let id = MatchId(open.rsplit('/').next().unwrap().parse().unwrap());
    let refused = app.runtime.block_on(app.service.join(id, &row, ""));
    assert!(refused.unwrap_err().to_string().contains("bots only"));
    assert!(
        app.runtime
            .block_on(app.service.say(id, &row, "Hello"))
            .is_err()
    );
    assert!(
        app.runtime
            .block_on(app.service.invite(id, &row, "a@example.org"))
            .is_err()
    );
}

#[test]
fn guests_are_limited_by_address_in_all_and_each() {
    let app = TestApp::start_with(|service| {
        service.guests.an_hour = 4;
        service.guests.matches = 2;
        service.guests.in_all = 3;
    });
    let (guest, _) = guest(&app);
    assert_eq!(begin(&guest, "terra_nova").status, 303);
    let third = begin(&guest, "terra_nova");
    assert_eq!(third.status, 429);
    assert!(third.body.contains("at most 2 matches"), "{}", third.body);
    assert_eq!(begin(&app.client(), "terra_nova").status, 303);
    assert_eq!(begin(&app.client(), "terra_nova").status, 303);
    let often = begin(&app.client(), "terra_nova");
    assert_eq!(often.status, 429);
    assert!(often.body.contains("in the last hour"), "{}", often.body);
    app.service.clock.advance(TimeDelta::minutes(61));
    let many = begin(&app.client(), "terra_nova");
    assert_eq!(many.status, 429);
    assert!(many.body.contains("no room for another"), "{}", many.body);
}

#[test]
fn a_guest_is_forgotten_after_some_days_with_all_matches() {
    let app = TestApp::start();
    let (ana, bot_match) = app.match_against_bot("Ana");
    let (guest, own) = guest(&app);
    assert_eq!(play_one(&app, &guest, &own).status, 303);
    app.work();
    let sweep = || app.runtime.block_on(app.service.sweep()).unwrap();
    app.service.clock.advance(TimeDelta::days(6));
    sweep();
    assert!(guest.get(&own).body.contains("Keep this match"));
    app.service.clock.advance(TimeDelta::days(2));
    sweep();
    assert_eq!(guest.get(&own).status, 404);
    assert!(!guest.get("/").body.contains("Go on with your match"));
    assert_eq!(
        ana.get(&format!("/matches/{bot_match}")).status,
        200,
        "others keep theirs"
    );
    assert!(
        app.runtime
            .block_on(app.service.unreadable())
            .unwrap()
            .is_empty()
    );
    assert_eq!(
        begin(&guest, "terra_nova").status,
        303,
        "and may begin anew"
    );
}

#[test]
fn an_address_keeps_the_match_and_confirming_goes_on_with_it() {
    let app = TestApp::start();
    let (guest, own) = guest(&app);
    assert_eq!(play_one(&app, &guest, &own).status, 303);
    let sent = guest.post("/sign-up", &[("name", ""), ("email", "cy@example.org")]);
    assert_eq!(sent.status, 200, "{}", sent.body);
    assert!(sent.body.contains("cy@example.org") && sent.body.contains("/mailbox"));
    app.work();
    let link = app.link_in_mail("cy@example.org", "/confirm/");
    // On another device.
    let phone = app.client();
    // The name is that of the address, as nobody has it.
    assert!(phone.get(&link).body.contains("name=\"name\" value=\"Cy\""));
    let entered = phone.post(&link, &[("name", "Cy"), ("password", "correct horse")]);
    assert_eq!(
        (entered.status, entered.location.as_str()),
        (303, own.as_str())
    );
    let page = phone.get(&own).body;
    assert!(page.contains("Cy") && !page.contains("Keep this match"));
    assert!(phone.get("/mine").body.contains(&own));
    // What waits is written about, for whoever leaves now and forgets.
    let waits = app.runtime.block_on(app.service.audit_mail()).unwrap();
    assert_eq!(waits, Vec::<String>::new());
    app.service.clock.advance(TimeDelta::minutes(10));
    app.work();
    app.link_in_mail("cy@example.org", "/t/");
    // The cookie of the guest opens nothing any more.
    assert!(!guest.get(&own).body.contains("Keep this match"));
    assert_eq!(play_one(&app, &guest, &own).status, 401);
    assert_eq!(play_one(&app, &phone, &own).status, 303);
    assert!(app.check_replay(own.rsplit('/').next().unwrap().parse().unwrap()));
    app.service.clock.advance(TimeDelta::days(30));
    app.runtime.block_on(app.service.sweep()).unwrap();
    assert_eq!(phone.get(&own).status, 200, "it is kept");
}

#[test]
fn whoever_has_an_account_takes_the_matches_along_by_logging_in() {
    let app = TestApp::start();
    app.signed_up("Bo");
    let (guest, own) = guest(&app);
    let form = [("email", "bo@example.org"), ("password", "correct horse")];
    assert_eq!(guest.post("/log-in", &form).status, 303);
    assert!(guest.get("/mine").body.contains(&own));
    assert!(!guest.get(&own).body.contains("Keep this match"));
}

#[test]
fn nobody_takes_what_is_not_a_guests() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    app.signed_up("Bo");
    // Logged in as Ana, somebody logs in as Bo: Ana's matches stay hers.
    let form = [("email", "bo@example.org"), ("password", "correct horse")];
    assert_eq!(ana.post("/log-in", &form).status, 303);
    assert!(!ana.get("/mine").body.contains(&format!("/matches/{id}")));
}

#[test]
fn hostile_forms_begin_nothing() {
    let app = TestApp::start();
    let client = app.client();
    for game in ["", "chess", "terra_nova' --", "../terra_nova", "\u{202e}"] {
        let answer = begin(&client, game);
        assert_eq!(answer.status, 404, "{game}");
    }
    assert_eq!(client.post("/play-a-bot", &[]).status, 422);
    let foreign = client.post_from(
        Some("https://evil.example"),
        "/play-a-bot",
        &[("game", "terra_nova")],
    );
    assert_eq!(foreign.status, 403);
    let zone = client.post(
        "/play-a-bot",
        &[("game", "terra_nova"), ("zone", "Mars/<b>")],
    );
    assert_eq!(zone.status, 303, "a zone that is none is UTC");
    for table in ["x", "-1", "99999999999999999999"] {
        let form = [
            ("name", "Eve"),
            ("email", "eve@example.org"),
            ("table", table),
        ];
        let answer = client.post("/sign-up", &form);
        assert!(
            [200, 404].contains(&answer.status),
            "{table}: {}",
            answer.status
        );
    }
}
