//! The pages around a match: front page, my matches, games, rules; and signing up on the way to a table.

use crate::support::{Client, TestApp};

fn table(app: &TestApp, by: &Client, more: &[(&str, &str)]) -> String {
    let mut form = vec![("game", "terra_nova"), ("seats", "2")];
    form.extend(more);
    let opened = by.post("/tables/new", &form);
    assert_eq!(opened.status, 303, "{}", opened.body);
    app.work();
    opened.location
}

#[test]
fn the_front_page_shows_games_tables_and_a_living_board() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let open = table(
        &app,
        &ana,
        &[("company", "everybody"), ("title", "Sunday club")],
    );
    let front = app.client().get("/").body;
    for part in [
        "Play a bot now",
        "Sunday club",
        &open,
        "/games/terra_nova/picture.svg",
    ] {
        assert!(front.contains(part), "{part}: {front}");
    }
    let picture = app.client().get("/games/through_the_ages/picture.svg");
    assert_eq!(picture.status, 200);
    assert!(picture.body.starts_with("<svg") && picture.headers.contains("max-age"));
    assert_eq!(app.client().get("/games/chess/picture.svg").status, 404);
    assert!(
        ana.get("/").body.contains("My matches"),
        "logged in, it is my matches"
    );
}

#[test]
fn my_matches_show_whose_turn_it_is_with_points_and_pictures() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let mine = ana.get("/mine").body;
    assert!(mine.contains("Your turn in 1 match"), "{mine}");
    assert!(mine.contains("Next turn") && mine.contains("Ada (bot)"));
    let address = mine
        .split("<img src=\"")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap();
    assert!(
        address.starts_with(&format!("/matches/{id}/picture.svg")),
        "{address}"
    );
    let picture = ana.get(address);
    assert!(picture.body.contains("</svg>") && picture.headers.contains("immutable"));
    let empty = app.signed_up("Bo").get("/mine").body;
    assert!(
        empty.contains("You are not in a match yet"),
        "an empty page teaches"
    );
    assert_eq!(app.client().get("/mine").status, 401);
}

#[test]
fn the_picture_of_a_match_by_invitation_is_for_its_players() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let own = table(&app, &ana, &[("visibility", "invitation"), ("bots", "1")]);
    let picture = format!("{own}/picture.svg");
    assert_eq!(ana.get(&picture).status, 200);
    assert_eq!(bo.get(&picture).status, 404);
    assert_eq!(app.client().get(&picture).status, 404);
}

#[test]
fn a_refusal_leads_to_the_rule_of_the_line_or_to_how_lines_are_written() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    for (line, leads_to) in [
        ("exchange+9", "/games/terra_nova/rules#r9-1\""),
        ("exchange+9+points", "/games/terra_nova/rules#r9-2\""),
        ("dance", "/games/terra_nova/sheet\""),
    ] {
        let page = ana.get(&format!("/matches/{id}?line={line}")).body;
        let refusal = page.split("id=\"refusal\"").nth(1).expect("a refusal");
        let refusal = refusal.split("</div>").next().unwrap();
        assert!(refusal.contains(leads_to), "{line}: {refusal}");
    }
}

#[test]
fn an_address_whose_number_is_none_is_answered_like_one_that_is_not_there() {
    let app = TestApp::start();
    let polish = app.client();
    assert_eq!(polish.post("/language", &[("language", "pl")]).status, 303);
    for path in [
        "/matches/finished",
        "/leagues/x",
        "/matches/1e9/log",
        "/leagues/1?division=x",
    ] {
        let answer = polish.get(path);
        assert_eq!(answer.status, 404, "{path}");
        assert!(
            answer.body.contains("Nie znaleziono"),
            "{path}: {}",
            answer.body
        );
    }
    let ana = app.signed_up("Ana");
    let answer = ana.api_get(&app.token("Ana"), "/matches/finished");
    assert_eq!(answer.status, 404);
    assert!(answer.headers.contains("application/problem+json"));
    assert_eq!(answer.json()["status"], 404);
}

#[test]
fn finished_matches_are_listed_with_place_and_result() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let token = app.token("Ana");
    for _ in 0..400 {
        let legal = ana.legal(&token, id);
        let Some(line) = legal
            .iter()
            .find(|line| line.starts_with("pass"))
            .or(legal.first())
        else {
            break;
        };
        let body = serde_json::json!({ "number": app.number(id), "line": line });
        ana.api_post(&token, &format!("/matches/{id}/actions"), &body);
        app.work();
    }
    let mine = ana.get("/mine").body;
    assert!(
        mine.contains("Recently finished") && mine.contains("2nd"),
        "{mine}"
    );
    assert!(mine.contains(", behind Ada (bot) "), "{mine}");
    // Once more, against the same bot.
    let again = ana.post(&format!("/matches/{id}/again"), &[]);
    assert_eq!(again.status, 303, "{}", again.body);
    app.work();
    assert!(ana.get(&again.location).body.contains("Ada (bot)"));
}

#[test]
fn the_same_people_are_invited_again() {
    let app = TestApp::start();
    let (ana, bo, cy) = (
        app.signed_up("Ana"),
        app.signed_up("Bo"),
        app.signed_up("Cy"),
    );
    let first = table(&app, &ana, &[("company", "friends"), ("title", "Club")]);
    assert_eq!(bo.post(&format!("{first}/join"), &[]).status, 303);
    assert_eq!(
        ana.post(&format!("{first}/again"), &[]).status,
        422,
        "it runs"
    );
    for one in [&ana, &bo] {
        one.post(&format!("{first}/agree"), &[("wish", "abandon")]);
    }
    assert_eq!(
        cy.post(&format!("{first}/again"), &[]).status,
        404,
        "not Cy's to repeat"
    );
    let page = ana.get(&first).body;
    assert!(page.contains(&format!("{first}/again")), "in one click");
    assert!(!page.contains(&format!("{first}/agree")), "it is over");
    let again = ana.post(&format!("{first}/again"), &[]);
    assert_eq!(again.status, 303, "{}", again.body);
    app.work();
    let link = app
        .link_in_mail("bo@example.org", &again.location)
        .replace("&amp;", "&");
    assert!(bo.get(&link).body.contains("Take a seat"));
    assert!(bo.get(&link).body.contains("Club"));
}

#[test]
fn a_table_has_a_link_and_a_code_to_send() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let own = table(&app, &ana, &[("company", "friends")]);
    let page = ana.get(&own).body;
    assert!(
        page.contains("data-copy") && page.contains("class=\"qr\""),
        "{page}"
    );
    assert!(!app.client().get("/").body.contains(&own), "friends only");
    let stranger = app.client().get(&own).body;
    assert!(!stranger.contains("class=\"qr\""));
}

#[test]
fn three_choices_are_enough_for_a_table() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let form = ana.get("/tables/new?bots=1&game=age_contrived").body;
    assert!(
        form.contains("value=\"bots\" checked") && form.contains("value=\"age_contrived\" checked")
    );
    let chosen = [
        ("game", "terra_nova"),
        ("company", "bots"),
        ("seats", "3"),
        ("speed", "daily"),
        ("first_match", "on"),
    ];
    let opened = ana.post("/tables/new", &chosen);
    assert_eq!(opened.status, 303, "{}", opened.body);
    app.work();
    let record = ana.get(&format!("{}/record", opened.location)).body;
    assert!(record.contains("option setup: first_game"), "{record}");
    let hostile = [
        ("game", "terra_nova"),
        ("company", "<everybody>"),
        ("seats", "2"),
    ];
    assert_eq!(ana.post("/tables/new", &hostile).status, 422);
}

#[test]
fn signing_up_leads_to_the_table_that_one_wanted_to_join() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let own = table(&app, &ana, &[("visibility", "invitation")]);
    let id = own.rsplit('/').next().unwrap();
    let page = ana.get(&own).body;
    let invitation = page.split("invitation=").nth(1).unwrap()[..32].to_owned();
    let cy = app.client();
    let shown = cy.get(&format!("{own}?invitation={invitation}")).body;
    assert!(
        shown.contains("Turnpost is a site for playing") && shown.contains("Joining is free"),
        "a stranger reads what this is: {shown}"
    );
    // Whichever link they take, that of the page or that of its head.
    let shown = scraper::Html::parse_document(&shown);
    let links = scraper::Selector::parse("a[href^='/sign-up'], a[href^='/log-in']").unwrap();
    let links: Vec<_> = shown.select(&links).collect();
    assert!(links.len() > 3, "{links:?}");
    for link in links {
        let to = link.value().attr("href").unwrap();
        let aim = format!("?table={id}&invitation={invitation}");
        assert!(to.ends_with(&aim), "{to}");
    }
    let form = [
        ("name", "Cy"),
        ("email", "cy@example.org"),
        ("table", id),
        ("invitation", &invitation),
    ];
    let sent = cy.post("/sign-up", &form);
    assert!(
        sent.body.contains("sent an email to cy@example.org"),
        "{}",
        sent.body
    );
    assert!(sent.body.contains("Send it again") && sent.body.contains("The address is wrong"));
    app.work();
    let link = app.link_in_mail("cy@example.org", "/confirm/");
    let entered = cy.post(&link, &[("name", "Cy"), ("password", "correct horse")]);
    assert!(entered.location.starts_with(&own), "{}", entered.location);
    app.work();
    assert!(cy.get("/mine").body.contains(&own), "Cy sits there");
}

#[test]
fn the_rules_have_contents_search_and_a_sheet() {
    let app = TestApp::start();
    let client = app.client();
    for game in [
        "terra_nova",
        "age_of_innovation",
        "through_the_ages",
        "age_contrived",
    ] {
        let page = client.get(&format!("/games/{game}/rules"));
        assert_eq!(page.status, 200, "{game}");
        assert!(
            page.body.contains("<a href=\"#r1\">") && page.body.contains(" id=\"r1\""),
            "{game}"
        );
        let found = client
            .get(&format!("/games/{game}/rules?q=bridge+zzzzz"))
            .body;
        assert!(found.contains("0 sections"), "{game}");
        let hostile = client
            .get(&format!("/games/{game}/rules?q=%3Cscript%3E"))
            .body;
        assert!(!hostile.contains("<script>"), "{game}");
        assert_eq!(client.get(&format!("/games/{game}/sheet")).status, 200);
        assert_eq!(client.get(&format!("/games/{game}")).status, 200);
    }
    assert!(
        client
            .get("/games/terra_nova/rules?q=sailing")
            .body
            .contains("href=\"#r6-3\"")
    );
    assert_eq!(client.get("/games/chess/rules").status, 404);
}

/// Follows the addresses of a sandbox.
fn tried(client: &Client, path: &str) -> (String, String) {
    let mut path = path.to_owned();
    loop {
        let answer = client.get(&path);
        match answer.status {
            303 => path = answer.location,
            200 => return (path, answer.body),
            other => panic!("{other} {path}: {}", answer.body),
        }
    }
}

/// The page after the first action that is offered, and its address.
fn first_action(client: &Client, page: &str, path: &str) -> (String, String) {
    let line = attributes(page, "#offered option", "value")[0].clone();
    let answer = client.post(path, &[("line", &line)]);
    assert_eq!(answer.status, 303, "{line}: {}", answer.body);
    tried(client, &answer.location)
}

fn attributes(page: &str, css: &str, name: &str) -> Vec<String> {
    let page = scraper::Html::parse_document(page);
    let css = scraper::Selector::parse(css).unwrap();
    let found = page.select(&css);
    found
        .filter_map(|found| Some(found.value().attr(name)?.to_owned()))
        .collect()
}

#[test]
fn a_sandbox_tries_actions_of_every_seat_and_takes_them_back() {
    let app = TestApp::start();
    let client = app.client();
    for game in [
        "terra_nova",
        "age_of_innovation",
        "through_the_ages",
        "age_contrived",
    ] {
        let (start, page) = tried(&client, &format!("/games/{game}/sandbox"));
        assert!(!page.contains(" data-undo"), "{game}");
        // It is the page of a match: each thing that can be done shows first what it would do.
        let looked = attributes(&page, ".act-body li > a", "href");
        let mut looked = looked.iter().map(|href| client.get(href).body);
        assert!(
            looked.any(|page| page.contains("id=\"preview\"") || page.contains("class=\"kinds\"")),
            "{game}: {page}"
        );
        let (mut path, mut body) = (start.clone(), page);
        for _ in 0..6 {
            (path, body) = first_action(&client, &body, &path);
            assert!(!body.contains("class=\"refusal\""), "{game}: {path}");
        }
        let tried_so_far = body.split("class=\"tried\"").nth(1).unwrap();
        assert_eq!(tried_so_far.matches("<li>").count(), 6, "{game}");
        // The address is all of it: somebody else sees the same.
        assert_eq!(app.client().get(&path).body, body);
        let earlier = path.replace("&tried=", "&lines=");
        assert_ne!(earlier, path, "{game}");
        let same = tried(&client, &earlier);
        assert_eq!(same, (path.clone(), body.clone()), "{game}: an old link");
        for _ in 0..6 {
            let back = attributes(&body, "a[data-undo]", "href")[0].clone();
            (path, body) = tried(&client, &back);
        }
        assert!(!body.contains(" data-undo"), "{game}: {path}");
    }
}

#[test]
fn a_sandbox_of_a_match_shows_nothing_hidden_and_changes_nothing() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let own = table(
        &app,
        &ana,
        &[
            ("bots", "1"),
            ("visibility", "invitation"),
            ("order", "chosen"),
            ("first", "chosen"),
        ],
    );
    let id = own.rsplit('/').next().unwrap();
    let number = app.number(id.parse().unwrap());
    let path = format!("/games/terra_nova/sandbox?match={id}&number={number}");
    let (path, page) = tried(&ana, &path);
    // Nothing of the match beside its board: no talk, notes, orders or ways to act in it.
    for of_match in ["/talk\"", "/notes\"", "/orders\"", "/actions\"", "/undo\""] {
        assert!(!page.contains(of_match), "{of_match}");
    }
    let (_, after) = first_action(&ana, &page, &path);
    assert!(after.contains(" data-undo"));
    assert_eq!(app.number(id.parse().unwrap()), number, "nothing counts");
    assert_eq!(
        app.signed_up("Bo").get(&path).status,
        404,
        "not for strangers"
    );
    for wrong in [
        "match=999&number=0",
        &format!("match={id}&number=-1"),
        &format!("match={id}&number=9999"),
        "record=AAAA",
        "record=%25",
        "seed=%3Cb%3E",
        "seed=abc&tried=x",
        "seed=abc&tried=0+end",
        "seed=abc&tried=9+end",
        "seed=abc&line=fly",
        "seed=abc&lines=fly&kind=x&at=x&mat=99",
    ] {
        let answer = ana.get(&format!("/games/terra_nova/sandbox?{wrong}"));
        assert!(
            [200, 404, 422].contains(&answer.status),
            "{wrong}: {}",
            answer.status
        );
        assert!(!answer.body.contains("<b>\""), "{wrong}");
    }
    assert_eq!(
        ana.get(&format!("/games/age_contrived/sandbox?match={id}&number=0"))
            .status,
        404
    );
}

#[test]
fn a_sandbox_tells_nobody_what_a_seat_keeps_for_itself() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let line = ana.legal(&app.token("Ana"), id)[0].clone();
    let kept = [
        ("notes", vec![("words", "north first")]),
        ("orders", vec![("words", "roundend off"), ("add", "")]),
        ("plan", vec![("line", line.as_str())]),
    ];
    for (what, form) in &kept {
        let answer = ana.post(&format!("/matches/{id}/{what}"), form);
        assert_eq!(answer.status, 303, "{what}: {}", answer.body);
    }
    let number = app.number(id);
    let path = format!("/games/terra_nova/sandbox?match={id}&number={number}");
    for reader in [app.signed_up("Bo"), app.client(), ana] {
        let (_, page) = tried(&reader, &path);
        for secret in ["north first", "roundend off", "class=\"planned\""] {
            assert!(!page.contains(secret), "{secret}");
        }
    }
}

#[test]
fn a_record_opens_as_a_sandbox() {
    let app = TestApp::start();
    let client = app.client();
    let record =
        "game: terra_nova\nrules: 1\nplayers: Ana, Bo\noption setup: first_game\nseed: abc\n";
    let taken = client.post("/games/terra_nova/sandbox", &[("record", record)]);
    assert_eq!(taken.status, 303, "{}", taken.body);
    let (path, page) = tried(&client, &taken.location);
    let (_, page) = first_action(&client, &page, &path);
    assert!(page.contains(" data-undo"));
    let broken = client.post(
        "/games/terra_nova/sandbox",
        &[("record", "game: terra_nova\nplayers: Ana\n")],
    );
    let answer = client.get(&broken.location);
    assert_eq!(answer.status, 422);
    assert!(
        answer.body.contains("of the record cannot be played"),
        "{}",
        answer.body
    );
}

/// Where nothing is, whoever is logged in stays so, and finds a way on.
#[test]
fn a_page_that_is_not_there_knows_who_asks() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    for path in ["/nowhere", "/matches/999", "/t/0123456789abcdef"] {
        let [own, stranger] = [&ana, &app.client()].map(|who| who.get(path));
        assert_eq!([own.status, stranger.status], [404; 2], "{path}");
        assert!(own.body.contains("href=\"/profile\">Ana</a>"), "{path}");
        assert!(!own.body.contains("href=\"/log-in"), "{path}: {}", own.body);
        assert!(stranger.body.contains("href=\"/log-in"), "{path}");
        assert!(!stranger.body.contains("/profile"), "{path}");
        for page in [&own, &stranger] {
            let (_, main) = page.body.split_once("<main").unwrap();
            assert!(main.contains("class=\"button quiet\""), "{path}: {main}");
        }
    }
}
