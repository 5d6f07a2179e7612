use chrono::TimeDelta;

use crate::support::{Client, TestApp};

/// The form of a quick league of tables of two.
fn form<'a>(changes: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let mut form = vec![
        ("name", "Sunday <league>"),
        ("words", "For all of us"),
        ("game", "terra_nova"),
        ("seats", "2"),
        ("plan", "league"),
        ("division_size", "4"),
        ("matches", "2"),
        ("promoted", "1"),
        ("relegated", "1"),
        ("weeks", "4"),
        ("scoring", "places"),
        ("tie1", "direct"),
        ("tie2", "wins"),
        ("sign_up_days", "7"),
        ("confirm_days", "0"),
        ("drop_outs", "1"),
        ("speed", "daily"),
        ("after_drop_out", "bot"),
        ("vacation", "on"),
        ("fill_with_bots", "on"),
        ("repeats", "on"),
        // 13:00 in Warsaw is noon in UTC.
        ("starts_at", "2026-11-20T13:00"),
    ];
    for (name, value) in changes {
        form.retain(|(key, _)| key != name);
        form.push((name, value));
    }
    form
}

fn found(client: &Client, changes: &[(&str, &str)]) -> String {
    let answer = client.post("/leagues/new", &form(changes));
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.location
}

#[test]
fn a_league_from_its_form_to_its_standings() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let page = found(&ana, &[]);
    assert!(ana.get("/leagues/new").body.contains("Start it"));
    let shown = ana.get(&page).body;
    assert!(shown.contains("Sunday &#60;league&#62;"), "{shown}");
    assert!(shown.contains("What you agree to") && shown.contains("results among those tied"));
    assert!(shown.contains("Fri 20 Nov, 13:00 (Warsaw)"), "{shown}");
    // Without an account: all can be read, nothing can be done.
    let nobody = app.client();
    assert_eq!(nobody.get(&page).status, 200);
    assert_eq!(nobody.post(&page, &[("what", "join")]).status, 401);
    assert_eq!(nobody.get("/leagues/new").status, 401);
    assert!(nobody.get(&page).body.contains("12:00 (UTC)"));
    assert_eq!(ana.post(&page, &[("what", "join")]).status, 303);
    assert_eq!(ana.post(&page, &[("what", "join")]).status, 422);
    assert_eq!(ana.post(&page, &[("what", "dance")]).status, 422);
    let bo = app.signed_up("Bo");
    assert_eq!(bo.post(&page, &[("what", "join")]).status, 303);
    assert_eq!(bo.post(&page, &[("what", "withdraw")]).status, 303);
    assert_eq!(bo.post(&page, &[("what", "withdraw")]).status, 422);
    assert_eq!(bo.post(&page, &[("what", "join")]).status, 303);
    let organise = format!("{page}/organise");
    let bots = [("what", "bots"), ("number", "3")];
    assert_eq!(bo.post(&organise, &bots).status, 403);
    assert_eq!(bo.get(&organise).status, 404);
    assert_eq!(bo.get(&format!("{page}/edit")).status, 404);
    assert_eq!(ana.post(&organise, &bots).status, 303);
    assert!(ana.get(&organise).body.contains("as they would be now"));
    app.service.clock.advance(TimeDelta::days(4));
    app.work();
    let running = ana.get(&page).body;
    assert!(
        running.contains("Division 1") && running.contains("Cross table"),
        "{running}"
    );
    assert!(running.contains("You are playing in this season."));
    assert!(running.contains("signed up 3 bots") && running.contains("started the season"));
    assert!(running.contains("/matches/"));
    // The match page leads back.
    let id = running
        .split("/matches/")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap();
    let table = ana.get(&format!("/matches/{id}")).body;
    assert!(table.contains("<a href=\"/seasons/1\">Sunday"), "{table}");
    assert_eq!(
        nobody.get("/seasons/1").location,
        format!("{page}/seasons/1")
    );
    assert_eq!(nobody.get("/seasons/99").status, 404);
    // The player's page lists the league.
    assert!(
        nobody
            .get("/players/Ana")
            .body
            .contains("Sunday &#60;league&#62;, season 1")
    );
    let list = nobody.get("/leagues").body;
    assert!(list.contains("Running") && list.contains("Sunday &#60;league&#62;"));
    for _ in 0..40 {
        app.service.clock.advance(TimeDelta::hours(12));
        app.work();
    }
    let past = nobody.get(&format!("{page}/seasons/1"));
    assert!(past.body.contains("★ winner") && past.body.contains("It ended"));
    assert!(past.body.contains("dropped out"));
    let next = nobody.get(&page).body;
    assert!(
        next.contains("season 2") && next.contains("won by"),
        "{next}"
    );
    assert_eq!(nobody.get(&format!("{page}/seasons/9")).status, 404);
    assert_eq!(nobody.get("/leagues/999").status, 404);
    assert_eq!(nobody.get("/leagues/x").status, 404);
}

#[test]
fn bad_fields_are_refused_in_words_and_what_was_typed_is_kept() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let bad = [
        ("name", ""),
        ("name", "x".repeat(41).leak() as &str),
        ("name", "two\nlines"),
        ("words", "x".repeat(2001).leak()),
        ("game", "ludo"),
        ("seats", "9"),
        ("seats", "-1"),
        ("seats", "many"),
        ("plan", "ladder"),
        ("division_size", "1"),
        ("division_size", "99"),
        ("matches", "0"),
        ("matches", "99999999999999999999"),
        ("promoted", "4000000000"),
        ("weeks", "0"),
        ("weeks", "900"),
        ("points", "1, 2"),
        ("points", "a, b"),
        ("points", "3"),
        ("tie2", "direct"),
        ("tie2", "height"),
        ("sign_up_days", "0"),
        ("confirm_days", "8"),
        ("drop_outs", "0"),
        ("speed", "instant"),
        ("starts_at", ""),
        ("starts_at", "2020-01-01T00:00"),
        ("starts_at", "9999-01-01T00:00"),
        ("terra_nova.setup", "no-such-setup"),
    ];
    for change in bad {
        let answer = ana.post("/leagues/new", &form(&[change]));
        assert_eq!(answer.status, 422, "{change:?}: {}", answer.body);
        assert!(answer.body.contains("role=\"alert\""), "{change:?}");
        if change.0 != "words" {
            assert!(answer.body.contains("For all of us"), "{change:?}");
        }
    }
    for plan in [
        [("plan", "swiss"), ("rounds", "0"), ("cut", "0")],
        [("plan", "swiss"), ("rounds", "3"), ("cut", "7")],
        [("plan", "groups"), ("group_size", "1"), ("advance", "1")],
        [("plan", "elimination"), ("advance", "2"), ("seats", "2")],
    ] {
        assert_eq!(
            ana.post("/leagues/new", &form(&plan)).status,
            422,
            "{plan:?}"
        );
    }
    let page = found(&ana, &[]);
    let organise = format!("{page}/organise");
    for what in [
        &[("what", "")][..],
        &[("what", "explode")],
        &[("what", "bots"), ("number", "-1")],
        &[("what", "bots"), ("number", "0")],
        &[("what", "bots"), ("number", "201")],
        &[("what", "move"), ("entry", "x")],
        &[("what", "message"), ("words", " ")],
        &[("what", "organiser"), ("name", "Nobody")],
        &[("what", "organiser"), ("name", "Ana")],
        &[("what", "pause")],
        &[("what", "correct"), ("table", "1")],
    ] {
        let answer = ana.post(&organise, what);
        assert_eq!(answer.status, 422, "{what:?}: {}", answer.body);
    }
    for what in [
        &[("what", "drop"), ("entry", "999")][..],
        &[
            ("what", "correct"),
            ("table", "999"),
            ("place0", "1"),
            ("score0", "1"),
        ],
    ] {
        assert_eq!(ana.post(&organise, what).status, 404, "{what:?}");
    }
    // From elsewhere, nothing is taken.
    let away = ana.post_from(Some("https://evil.example"), &page, &[("what", "join")]);
    assert_eq!(away.status, 403);
    let away = ana.post_from(None, "/leagues/new", &form(&[]));
    assert_eq!(away.status, 403);
    assert_eq!(
        ana.post_bytes(&organise, "text/plain", b"what=close")
            .status,
        415
    );
}

#[test]
fn the_rules_can_be_changed_until_the_start() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let page = found(
        &ana,
        &[
            ("plan", "swiss"),
            ("rounds", "3"),
            ("cut", "2"),
            ("points", "5, 0"),
        ],
    );
    let edit = format!("{page}/edit");
    let shown = ana.get(&edit).body;
    assert!(shown.contains("value=\"5, 0\"") && shown.contains("2026-11-20T13:00"));
    assert!(shown.contains("<option value=\"swiss\" selected>"));
    let changed = ana.post(
        &edit,
        &form(&[
            ("name", "Monday cup"),
            ("plan", "elimination"),
            ("advance", "1"),
        ]),
    );
    assert_eq!(changed.status, 303, "{}", changed.body);
    let shown = ana.get(&page).body;
    assert!(shown.contains("Monday cup") && shown.contains("single elimination"));
    let bo = app.signed_up("Bo");
    assert_eq!(bo.post(&edit, &form(&[])).status, 403);
    assert_eq!(ana.post(&edit, &form(&[("weeks", "0")])).status, 422);
    ana.post(
        &format!("{page}/organise"),
        &[("what", "bots"), ("number", "4")],
    );
    app.service.clock.advance(TimeDelta::days(4));
    app.work();
    let late = form(&[("starts_at", "2026-12-24T12:00")]);
    assert_eq!(ana.post(&edit, &late).status, 422);
    assert!(ana.get(&page).body.contains("Round 1 of 2"));
}

#[test]
fn exports_parse_and_agree_with_each_other() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let page = found(&ana, &[]);
    ana.post(
        &format!("{page}/organise"),
        &[("what", "bots"), ("number", "4")],
    );
    app.service.clock.advance(TimeDelta::days(4));
    for _ in 0..4 {
        app.work();
        app.service.clock.advance(TimeDelta::hours(12));
    }
    let nobody = app.client();
    let season = format!("{page}/seasons/1");
    let json = nobody.get(&format!("{season}/season.json")).json();
    let api = nobody.get(&format!("/api/v1{season}")).json();
    assert_eq!(json, api);
    assert_eq!(
        json["divisions"][0]["standings"].as_array().unwrap().len(),
        4
    );
    assert_eq!(json["matches_over"], json["matches"]);
    let listed = nobody.get("/api/v1/leagues").json();
    assert_eq!(listed[0]["name"], "Sunday <league>");
    let csv = nobody.get(&format!("{season}/standings.csv"));
    assert!(csv.headers.contains("text/csv"), "{}", csv.headers);
    let lines: Vec<&str> = csv.body.trim_end().split("\r\n").collect();
    assert_eq!(lines.len(), 5);
    for (line, standing) in lines[1..]
        .iter()
        .zip(json["divisions"][0]["standings"].as_array().unwrap())
    {
        let cells: Vec<&str> = line.split(',').collect();
        assert_eq!(cells.len(), 10);
        assert_eq!(
            cells[2],
            format!("\"{}\"", standing["name"].as_str().unwrap())
        );
        assert_eq!(
            cells[3].parse::<f64>().unwrap(),
            standing["points"].as_f64().unwrap()
        );
        assert_eq!(cells[7], cells[8], "nothing is open");
    }
    let feed = nobody.get(&format!("{page}/feed.atom")).body;
    let file = app.data.path().join("feed.xml");
    std::fs::write(&file, &feed).unwrap();
    let code = "import sys, xml.etree.ElementTree as t; r = t.parse(sys.argv[1]).getroot(); n = '{http://www.w3.org/2005/Atom}'; print(*sorted({e.find(n + 'id').text for e in r.iter(n + 'entry')}))";
    let read = std::process::Command::new("python3")
        .args(["-c", code])
        .arg(&file)
        .output()
        .unwrap();
    let ids = String::from_utf8(read.stdout).unwrap();
    assert_eq!(ids.split_whitespace().count(), 5, "{ids}");
    let calendar = nobody.get(&format!("{season}/season.ics")).body;
    assert_eq!(calendar.matches("BEGIN:VEVENT").count(), 3);
    assert!(calendar.contains("DTSTART:20261120T120000Z"), "{calendar}");
    assert!(calendar.ends_with("END:VCALENDAR\r\n"));
    assert!(calendar.split("\r\n").all(|line| line.len() <= 75));
}

#[test]
fn a_deleted_account_leaves_its_seasons_without_its_name() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let bo = app.signed_up("Bo");
    let page = found(&ana, &[]);
    ana.post(&page, &[("what", "join")]);
    bo.post(&page, &[("what", "join")]);
    app.service.clock.advance(TimeDelta::days(4));
    app.work();
    let next = found(
        &ana,
        &[("starts_at", "2026-12-24T12:00"), ("sign_up_days", "60")],
    );
    assert_eq!(bo.post(&next, &[("what", "join")]).status, 303);
    assert!(app.client().get(&next).body.contains(">Bo</a>"));
    let gone = bo.post("/profile/delete", &[("password", "correct horse")]);
    assert!(gone.status < 400, "{}", gone.body);
    app.work();
    let shown = app.client().get(&page).body;
    assert!(
        shown.contains("NN ") && shown.contains("dropped out"),
        "{shown}"
    );
    assert!(!shown.contains(">Bo</a>"));
    assert!(!app.client().get(&next).body.contains("Signed up: "));
}

/// The letters to an address, the newest first.
fn letters(app: &TestApp, email: &str) -> Vec<String> {
    let page = app.client().get("/mailbox").body;
    let letters = page.split("<article").skip(1);
    letters
        .filter(|letter| letter.contains(&format!("to {email},")))
        .map(str::to_owned)
        .collect()
}

#[test]
fn letters_tell_of_all_ones_tables_and_of_the_standings() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let bo = app.signed_up("Bo");
    let page = found(&ana, &[("speed", "slow"), ("matches", "3")]);
    for client in [&ana, &bo] {
        assert_eq!(client.post(&page, &[("what", "join")]).status, 303);
    }
    // Bo wants it all in the digest.
    let digest = [
        ("league", "digest"),
        ("turn", "none"),
        ("ladder", ""),
        ("quiet_from", "0"),
        ("quiet_to", "0"),
        ("digest", "daily"),
        ("digest_hour", "8"),
    ];
    assert_eq!(bo.post("/profile/mail", &digest).status, 303);
    ana.post(
        &format!("{page}/organise"),
        &[("what", "bots"), ("number", "2")],
    );
    app.service.clock.advance(TimeDelta::days(4));
    app.work();
    let all = letters(&app, "ana@example.org");
    let started = all
        .iter()
        .find(|letter| letter.contains("has started"))
        .unwrap();
    for opponent in ["Bo", "Ada (bot)", "Bea (bot)"] {
        assert!(started.contains(opponent), "{opponent} in {started}");
    }
    let links: std::collections::BTreeSet<&str> = started
        .split("/matches/")
        .skip(1)
        .map(|rest| {
            rest.split(|sign: char| !sign.is_ascii_digit())
                .next()
                .unwrap()
        })
        .collect();
    assert_eq!(links.len(), 3, "a link to each of the tables: {started}");
    app.service.clock.advance(TimeDelta::hours(24));
    app.work();
    let all = letters(&app, "bo@example.org");
    assert!(all.iter().all(|letter| !letter.contains("Week 1")));
    assert!(all[0].contains("season 1” has started."), "{}", all[0]);
    app.service.clock.advance(TimeDelta::days(6));
    app.work();
    let all = letters(&app, "ana@example.org");
    let week = all.iter().find(|letter| letter.contains("Week 1")).unwrap();
    assert!(
        week.contains("can finish") && week.contains("Ada (bot)") && week.contains("Ana (you)"),
        "{week}"
    );
    // One click ends them all.
    let stop = week.split("href=\"/u/").nth(1).unwrap();
    let stop = format!("/u/{}", stop.split('"').next().unwrap());
    assert!(
        ana.get(&stop)
            .body
            .contains("mails about leagues and tournaments"),
        "{stop}"
    );
    assert_eq!(app.client().post(&stop, &[]).status, 200);
    let before = letters(&app, "ana@example.org").len();
    app.service.clock.advance(TimeDelta::hours(1));
    ana.post(
        &format!("{page}/organise"),
        &[("what", "message"), ("words", "Hello")],
    );
    app.work();
    let after = letters(&app, "ana@example.org");
    assert!(
        after
            .iter()
            .all(|letter| !letter.contains("writes to all players")),
        "{before}"
    );
}
