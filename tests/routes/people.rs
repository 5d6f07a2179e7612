use crate::support::TestApp;

const PASSWORD: &str = "correct horse";

fn log_in(app: &TestApp, email: &str, password: &str, code: &str) -> (crate::support::Client, u16) {
    let client = app.client();
    let form = [("email", email), ("password", password), ("code", code)];
    let status = client.post("/log-in", &form).status;
    (client, status)
}

#[test]
fn a_stranger_signs_up_confirms_and_is_in() {
    let app = TestApp::start();
    let client = app.signed_up("Ana");
    assert!(
        client
            .get("/mine")
            .body
            .contains("You are not in a match yet")
    );
    assert_eq!(log_in(&app, "ana@example.org", PASSWORD, "").1, 303);
    assert_eq!(log_in(&app, "ANA@example.org ", PASSWORD, "").1, 303);
}

#[test]
fn nobody_is_in_before_the_address_is_confirmed_and_a_link_works_once() {
    let app = TestApp::start();
    let client = app.client();
    let form = [
        ("name", "Ana"),
        ("email", "ana@example.org"),
        ("password", PASSWORD),
    ];
    client.post("/sign-up", &form);
    app.work();
    assert_eq!(log_in(&app, "ana@example.org", PASSWORD, "").1, 422);
    let link = app.link_in_mail("ana@example.org", "/confirm/");
    assert_eq!(
        client.get(&link).status,
        200,
        "opening the link changes nothing"
    );
    assert_eq!(log_in(&app, "ana@example.org", PASSWORD, "").1, 422);
    let form = [("name", "Ana"), ("password", PASSWORD)];
    assert_eq!(client.post(&link, &form).status, 303);
    assert_eq!(client.post(&link, &form).status, 404);
}

#[test]
fn an_address_with_an_account_answers_like_one_without() {
    let app = TestApp::start();
    app.signed_up("Ana");
    let sign_up = |name: &str, email: &str| {
        let form = [("name", name), ("email", email), ("password", PASSWORD)];
        let page = app.client().post("/sign-up", &form).body;
        // It shows what was typed, and nothing else that differs.
        page.replace(email, "")
            .replace(&format!("value=\"{name}\""), "")
    };
    assert_eq!(
        sign_up("Bo", "ana@example.org"),
        sign_up("Cy", "cy@example.org")
    );
    let reset = |email: &str| app.client().post("/reset", &[("email", email)]).body;
    assert_eq!(reset("ana@example.org"), reset("nobody@example.org"));
    let wrong = |email: &str| {
        let form = [("email", email), ("password", "wrong wrong")];
        let body = app.client().post("/log-in", &form).body;
        body.replace(email, "")
    };
    assert_eq!(wrong("ana@example.org"), wrong("nobody@example.org"));
}

#[test]
fn tries_are_limited_for_each_account() {
    let app = TestApp::start();
    app.signed_up("Ana");
    for _ in 0..10 {
        assert_eq!(log_in(&app, "ana@example.org", "wrong wrong", "").1, 422);
    }
    assert_eq!(log_in(&app, "ana@example.org", PASSWORD, "").1, 429);
    app.service.clock.advance(chrono::TimeDelta::minutes(61));
    assert_eq!(log_in(&app, "ana@example.org", PASSWORD, "").1, 303);
}

#[test]
fn a_reset_sets_the_password_and_ends_all_sessions() {
    let app = TestApp::start();
    let client = app.signed_up("Ana");
    client.post("/reset", &[("email", "ana@example.org")]);
    app.work();
    let link = app.link_in_mail("ana@example.org", "/reset/");
    assert_eq!(client.post(&link, &[("password", "short")]).status, 422);
    assert_eq!(
        client.post(&link, &[("password", "battery staple")]).status,
        303
    );
    assert_eq!(client.get("/mine").status, 401);
    assert_eq!(log_in(&app, "ana@example.org", PASSWORD, "").1, 422);
    assert_eq!(log_in(&app, "ana@example.org", "battery staple", "").1, 303);
}

#[test]
fn logging_out_everywhere_ends_the_other_sessions_too() {
    let app = TestApp::start();
    let here = app.signed_up("Ana");
    let (there, _) = log_in(&app, "ana@example.org", PASSWORD, "");
    assert_eq!(there.get("/mine").status, 200);
    here.post("/profile/log-out", &[]);
    assert_eq!(there.get("/mine").status, 401);
}

#[test]
fn a_change_of_address_needs_both_addresses() {
    let app = TestApp::start();
    let client = app.signed_up("Ana");
    let form = [("email", "new@example.org"), ("password", PASSWORD)];
    assert_eq!(client.post("/profile/address", &form).status, 200);
    app.work();
    let old = app.link_in_mail("ana@example.org", "/address/");
    let new = app.link_in_mail("new@example.org", "/address/");
    assert!(
        client
            .post(&new, &[])
            .body
            .contains("other address has to agree")
    );
    assert_eq!(log_in(&app, "new@example.org", PASSWORD, "").1, 422);
    client.post(&old, &[]);
    assert_eq!(log_in(&app, "new@example.org", PASSWORD, "").1, 303);
}

#[test]
fn a_second_factor_is_asked_for_and_a_code_works_once() {
    let app = TestApp::start();
    let client = app.signed_up("Ana");
    let offered = client
        .post("/profile/second-factor", &[("what", "offer")])
        .body;
    let secret = offered
        .split("secret=")
        .nth(1)
        .unwrap()
        .split('&')
        .next()
        .unwrap();
    let secret = totp_rs::Secret::try_from_base32(secret).unwrap();
    let totp = totp_rs::Builder::new()
        .with_secret(secret)
        .with_account_name("Ana")
        .build()
        .unwrap();
    let code = || {
        totp.generate(app.service.clock.now().and_utc().timestamp() as u64)
            .to_string()
    };
    let form = [("what", "on"), ("code", &code())];
    assert_eq!(client.post("/profile/second-factor", &form).status, 303);
    app.service.clock.advance(chrono::TimeDelta::minutes(2));
    assert_eq!(log_in(&app, "ana@example.org", PASSWORD, "").1, 422);
    assert_eq!(log_in(&app, "ana@example.org", PASSWORD, &code()).1, 303);
    assert_eq!(log_in(&app, "ana@example.org", PASSWORD, &code()).1, 422);
}

#[test]
fn a_deleted_account_leaves_a_seat_without_a_name() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    client.post(&format!("/matches/{id}/talk"), &[("words", "Good luck")]);
    assert_eq!(
        client
            .post("/profile/delete", &[("password", "wrong wrong")])
            .status,
        422
    );
    assert_eq!(
        client
            .post("/profile/delete", &[("password", PASSWORD)])
            .status,
        200
    );
    let page = app.client().get(&format!("/matches/{id}")).body;
    assert!(page.contains("NN 1") && page.contains("Good luck"));
    assert!(!page.contains("Ana"));
    assert_eq!(app.client().get("/players/Ana").status, 404);
    assert_eq!(log_in(&app, "ana@example.org", PASSWORD, "").1, 422);
}

#[test]
fn the_first_admin_comes_by_the_printed_link_and_nobody_after() {
    let app = TestApp::start();
    let link = app
        .runtime
        .block_on(app.service.admin_link())
        .unwrap()
        .unwrap();
    let path = link.strip_prefix(&app.base).unwrap();
    let form = [
        ("name", "Root"),
        ("email", "root@example.org"),
        ("password", PASSWORD),
    ];
    let client = app.client();
    assert_eq!(client.post(path, &form).status, 303);
    assert_eq!(client.get("/admin").status, 200);
    assert_eq!(app.signed_up("Ana").get("/admin").status, 404);
    assert!(
        app.runtime
            .block_on(app.service.admin_link())
            .unwrap()
            .is_none()
    );
}

#[test]
fn a_players_page_counts_results_by_game_and_faction() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    // Ana's time runs out in the end, and a bot finishes what she began as a faction.
    let player = app
        .runtime
        .block_on(app.service.player_named("Ana"))
        .unwrap();
    app.runtime.block_on(async {
        let id = turnpost::ids::MatchId(id);
        let mut rng = turnpost::games::rng::Rng::new([3; 32]);
        loop {
            let glance = app
                .service
                .glance(id, Some(player.id), turnpost::words::Reader::default())
                .await
                .unwrap();
            if glance.live.position.turn().is_over() {
                break;
            }
            let seat = turnpost::games::Seat(0);
            let bot = turnpost::games::bots::Bot::Greedy;
            match glance.live.position.bot(seat, bot, &mut rng) {
                Some(line) => {
                    let number = glance.live.table.row.number;
                    let played = app.service.act(id, player.id, number, &line).await;
                    played.unwrap();
                }
                None => assert!(turnpost::worker::step(&app.service).await),
            }
        }
    });
    let page = client.get("/players/Ana").body;
    let row = page
        .split("class=\"dim\"><td>– ")
        .nth(1)
        .expect("a faction");
    assert!(row.contains("</td><td>1</td>"), "{row}");
    assert!(page.contains("Terra Nova"));
    let api = client.api_get(&app.token("Ana"), "/players/Ana").json();
    assert_eq!(api["results"][0]["all"]["played"], 1);
    assert_eq!(api["results"][0]["by_role"].as_object().unwrap().len(), 1);
}

#[test]
fn a_players_page_speaks_of_them_to_others() {
    let app = TestApp::start();
    let (ana, _) = app.match_against_bot("Ana");
    let bo = app.signed_up("Bo");
    let own = ana.get("/players/Ana").body;
    assert!(own.contains("your turn"), "{own}");
    let seen = bo.get("/players/Ana").body;
    assert!(
        !seen.contains("your turn") && !seen.contains("urgent"),
        "{seen}"
    );
    assert!(seen.contains("waiting for Ana"), "{seen}");
}

/// The first admin, logged in.
fn admin(app: &TestApp) -> crate::support::Client {
    let link = app.runtime.block_on(app.service.admin_link());
    let link = link.unwrap().unwrap();
    let form = [
        ("name", "Root"),
        ("email", "root@example.org"),
        ("password", PASSWORD),
    ];
    let client = app.client();
    let path = link.strip_prefix(&app.base).unwrap();
    assert_eq!(client.post(path, &form).status, 303);
    client
}

#[test]
fn an_admin_finds_people_and_matches_page_by_page() {
    let app = TestApp::start();
    let root = admin(&app);
    let ana = app.signed_up("Ana");
    let table = |title: &str| {
        let form = [("game", "terra_nova"), ("seats", "2"), ("title", title)];
        let opened = ana.post("/tables/new", &form);
        assert_eq!(opened.status, 303, "{}", opened.body);
        opened.location
    };
    let first = table("Sunday club");
    let second = table("100% rain_");
    // Many more like the first.
    let copies = "WITH RECURSIVE more(step) AS (SELECT 1 UNION ALL SELECT step + 1 FROM more WHERE step < 60) \
         INSERT INTO matches (game, rules, title, status, visibility, seat_count, options, seed, terms, opened_by, \
         invitation, number, paused, created_at, moved_at, data, version) \
         SELECT game, rules, 'copy ' || step, status, visibility, seat_count, options, seed, terms, opened_by, \
         invitation || step, number, paused, created_at, moved_at, data, version FROM matches, more WHERE id = 1";
    let copied = app.service.store.write(move |conn| {
        let copied = diesel::connection::SimpleConnection::batch_execute(conn, copies);
        Ok::<_, turnpost::service::ServiceError>(copied?)
    });
    app.runtime.block_on(copied).unwrap();
    let link = |path: &str| format!("<a href=\"{path}\">");
    let page = root.get("/admin").body;
    assert!(page.contains("rel=\"next\"") && !page.contains(&link(&first)));
    let page = root.get("/admin?matches=2").body;
    assert!(page.contains(&link(&first)) && page.contains("rel=\"prev\""));
    for (words, found, other) in [
        ("sunday", &first, &second),
        ("%23+1", &second, &first),
        ("100%25", &second, &first),
        ("rain_", &second, &first),
    ] {
        let page = root.get(&format!("/admin?q={words}")).body;
        if words.starts_with("%23") {
            // Words that nothing holds.
            assert!(page.contains("No match found.") && page.contains("Nobody found."));
            continue;
        }
        assert!(page.contains(&link(found)), "{words}: {page}");
        assert!(!page.contains(&link(other)), "{words}");
    }
    let number = first.rsplit('/').next().unwrap();
    assert!(
        root.get(&format!("/admin?q=%23{number}"))
            .body
            .contains(&link(&first))
    );
    for words in ["ANA", "ana@example"] {
        let page = root.get(&format!("/admin?q={words}")).body;
        assert!(page.contains(&link("/players/Ana")), "{words}");
        assert!(!page.contains(&link("/players/Root")), "{words}");
    }
    let hostile = root.get("/admin?q=%27%22%3Cscript%3E&people=4294967295");
    assert!(hostile.status == 200 && !hostile.body.contains("<script>"));
    assert_eq!(ana.get("/admin?q=ana").status, 404);
}
