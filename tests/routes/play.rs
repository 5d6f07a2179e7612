use crate::support::TestApp;

#[test]
fn a_preview_changes_nothing_an_action_does_and_undo_takes_it_back() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    let token = app.token("Ana");
    let number = app.number(id).to_string();
    let line = client.legal(&token, id).remove(0);
    let path = |what: &str| format!("/matches/{id}/{what}");
    let preview = client.get(&format!("/matches/{id}?line={}", line.replace(' ', "+")));
    assert_eq!(preview.status, 200);
    assert!(preview.body.contains("id=\"preview\""), "{}", preview.body);
    assert_eq!(app.number(id).to_string(), number);
    let acted = client.post(&path("actions"), &[("number", &number), ("line", &line)]);
    assert_eq!(acted.status, 303);
    assert!(app.number(id) > number.parse().unwrap());
    assert!(app.check_replay(id));
}

/// Plays the player's side by the first legal line until it may be taken back.
fn play_until_undo(app: &TestApp, client: &crate::support::Client, token: &str, id: i64) {
    for _ in 0..200 {
        app.work();
        let shown = client.api_get(token, &format!("/matches/{id}")).json();
        if shown["can_undo"] == true {
            return;
        }
        let legal = client.legal(token, id);
        let line = legal.iter().find(|line| !line.starts_with("pass")).unwrap();
        let body = serde_json::json!({ "number": shown["number"], "line": line });
        assert_eq!(
            client
                .api_post(token, &format!("/matches/{id}/actions"), &body)
                .status,
            200
        );
    }
    panic!("nothing could be taken back");
}

/// Every state of choosing has an address: a kind, a place, and what would happen there.
#[test]
fn choosing_goes_by_addresses_and_changes_nothing() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    let number = app.number(id);
    let mut shown = client.get(&format!("/matches/{id}")).body;
    assert!(shown.contains(">Your turn<") && shown.contains("data-to="));
    for _ in 0..3 {
        let to = shown.split("data-to=\"").next().unwrap_or_default();
        let kind = shown.split("href=\"").find_map(|part| {
            let (address, _) = part.split_once('"')?;
            (address.contains("kind=") || address.contains("at=")).then_some(address)
        });
        let Some(address) = kind.filter(|_| !to.is_empty()) else {
            break;
        };
        let answer = client.get(&address.replace("&amp;", "&"));
        assert_eq!(answer.status, 200, "{address}");
        shown = answer.body;
        if shown.contains("id=\"preview\"") {
            break;
        }
    }
    assert!(shown.contains("id=\"preview\""), "no way to a preview");
    assert!(shown.contains("name=\"line\" value=\""));
    assert_eq!(app.number(id), number);
}

/// What the rules refuse is said on the page of the match, with what was typed.
#[test]
fn a_refusal_stays_at_the_table_and_keeps_what_was_typed() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    let refused = client.get(&format!("/matches/{id}?line=fly+to+the+moon"));
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("role=\"alert\"") && refused.body.contains("id=\"match\""));
    assert!(refused.body.contains("value=\"fly to the moon\""));
    let hostile = client.get(&format!(
        "/matches/{id}?line=%3Cscript%3E&at=%22%3E&kind=%27"
    ));
    assert!(!hostile.body.contains("<script>") && !hostile.body.contains("\">\""));
    for (path, form) in [
        ("orders", [("words", "no such order <b>")]),
        ("talk", [("words", "")]),
    ] {
        let refused = client.post(&format!("/matches/{id}/{path}"), &form);
        assert_eq!(refused.status, 422, "{path}: {}", refused.body);
        assert!(refused.body.contains("id=\"match\""), "{path}");
    }
    let kept = client.post(
        &format!("/matches/{id}/orders"),
        &[("words", "no such order <b>")],
    );
    assert!(
        kept.body.contains("no such order &#60;b&#62;"),
        "{}",
        kept.body
    );
}

#[test]
fn an_action_of_the_running_turn_can_be_taken_back_and_the_log_keeps_its_numbers() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    let token = app.token("Ana");
    play_until_undo(&app, &client, &token, id);
    let before = app.number(id);
    let undo = format!("/matches/{id}/undo");
    assert_eq!(
        client
            .post(&undo, &[("number", &(before - 1).to_string())])
            .status,
        409
    );
    assert_eq!(
        client
            .post(&undo, &[("number", &before.to_string())])
            .status,
        303
    );
    assert_eq!(app.number(id), before + 1, "an undo is a line of its own");
    assert!(app.check_replay(id));
    let moment = client.get(&format!("/matches/{id}/actions/{before}"));
    assert_eq!(
        moment.status, 200,
        "what was taken back can still be looked at"
    );
}

#[test]
fn a_double_click_is_one_action_and_a_stale_number_gets_the_fresh_page() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    let token = app.token("Ana");
    let number = app.number(id).to_string();
    let legal = client.legal(&token, id);
    let path = format!("/matches/{id}/actions");
    assert_eq!(
        client
            .post(&path, &[("number", &number), ("line", &legal[0])])
            .status,
        303
    );
    let after = app.number(id);
    assert_eq!(
        client
            .post(&path, &[("number", &number), ("line", &legal[0])])
            .status,
        303
    );
    assert_eq!(app.number(id), after);
    let stale = client.post(&path, &[("number", &number), ("line", &legal[1])]);
    assert_eq!(stale.status, 409);
    assert!(stale.body.contains("has moved on") && stale.body.contains(&legal[0]));
    assert_eq!(app.number(id), after);
}

/// However it was written: in capitals, in other words, as several actions on one line.
#[test]
fn a_repeated_submission_is_recognised_by_what_it_plays() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    let token = app.token("Ana");
    let path = format!("/matches/{id}/actions");
    let send = |number: i64, line: &str| {
        let form = [("number", number.to_string()), ("line", line.to_owned())];
        let form: Vec<(&str, &str)> = form.iter().map(|(key, value)| (*key, &**value)).collect();
        client.post(&path, &form).status
    };
    let number = app.number(id);
    let loud = client.legal(&token, id)[0].to_uppercase();
    assert_eq!((send(number, &loud), send(number, &loud)), (303, 303));
    assert_eq!((app.number(id), app.check_replay(id)), (number + 1, true));
    // A whole turn on one line.
    let whole = loop {
        app.work();
        let number = app.number(id);
        let legal = client.legal(&token, id);
        let ends = |line: &&String| {
            let body = serde_json::json!({ "line": format!("{line}; end") });
            let preview = format!("/matches/{id}/preview");
            client.api_post(&token, &preview, &body).status == 200
        };
        match legal.iter().find(ends) {
            Some(line) => break (number, line.clone()),
            None => assert_eq!(send(number, &legal[0]), 303),
        }
    };
    let (number, line) = whole;
    assert_eq!(send(number, &format!("{line}; end")), 303);
    let after = app.number(id);
    assert!(after >= number + 2, "{line} and the end of the turn");
    for again in [
        format!("{line}; end"),
        format!("  {} ;END", line.to_uppercase()),
        line.clone(),
    ] {
        assert_eq!(send(number, &again), 303, "{again}");
    }
    assert_eq!(app.number(id), after);
    // The same after the bot has answered; another line is news.
    app.work();
    let after = app.number(id);
    assert_eq!(send(number, &format!("{line}; end")), 303);
    assert_eq!(send(number, "end"), 409, "nothing is played");
    assert_eq!((app.number(id), app.check_replay(id)), (after, true));
}

#[test]
fn the_running_record_holds_no_seed_and_every_action_has_a_permalink() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    let token = app.token("Ana");
    play_until_undo(&app, &client, &token, id);
    let record = client.get(&format!("/matches/{id}/record")).body;
    assert!(record.starts_with("game: terra_nova") && !record.contains("seed:"));
    for number in 0..=app.number(id) {
        assert_eq!(
            client
                .get(&format!("/matches/{id}/actions/{number}"))
                .status,
            200
        );
    }
    assert_eq!(
        client.get(&format!("/matches/{id}/actions/9999")).status,
        404
    );
    for page in ["log", "chart.svg", "charts", "board.png", "plan"] {
        assert_eq!(
            client.get(&format!("/matches/{id}/{page}")).status,
            200,
            "{page}"
        );
    }
}

#[test]
fn a_queued_plan_plays_itself_when_the_turn_comes() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let form = [("game", "terra_nova"), ("seats", "2"), ("order", "chosen")];
    let table = ana.post("/tables/new", &form).location;
    bo.post(&format!("{table}/join"), &[]);
    let id: i64 = table.rsplit('/').next().unwrap().parse().unwrap();
    let (ana_token, bo_token) = (app.token("Ana"), app.token("Bo"));
    // Who begins is drawn. The other plans meanwhile: what the first will do is guessed.
    let ((ana, ana_token), (bo, bo_token)) = match ana.legal(&ana_token, id).is_empty() {
        false => ((ana, ana_token), (bo, bo_token)),
        true => ((bo, bo_token), (ana, ana_token)),
    };
    let plan = bo.get(&format!("{table}/plan"));
    assert!(plan.body.contains("is a guess"), "{}", plan.body);
    let line = plan.body.split("<option value=\"").last().unwrap();
    let line = line.split('"').next().unwrap().to_owned();
    assert_eq!(
        bo.post(&format!("{table}/plan"), &[("line", &line)]).status,
        303
    );
    assert_eq!(
        bo.post(&format!("{table}/plan"), &[("what", "queue")])
            .status,
        303
    );
    assert_eq!(app.number(id), 0, "it is not the planner's turn");
    let legal = ana.legal(&ana_token, id);
    let other = legal.iter().find(|legal| **legal != line).unwrap();
    let body = serde_json::json!({ "number": 0, "line": other });
    assert_eq!(
        ana.api_post(&ana_token, &format!("/matches/{id}/actions"), &body)
            .status,
        200
    );
    let log = bo.api_get(&bo_token, &format!("/matches/{id}/log")).json();
    let played = &log.as_array().unwrap()[1];
    assert_eq!(
        (&played["line"], &played["automatic"]),
        (&line.into(), &true.into()),
        "{log}"
    );
}

#[test]
fn notes_are_private_talk_is_not_and_orders_must_be_known_to_the_game() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    let path = |what: &str| format!("/matches/{id}/{what}");
    client.post(&path("notes"), &[("words", "my secret plan")]);
    client.post(&path("talk"), &[("words", "hello <b>all</b>")]);
    let (mine, theirs) = (
        client.get(&path("")[..path("").len() - 1]),
        app.client().get(&format!("/matches/{id}")),
    );
    assert!(mine.body.contains("my secret plan") && !theirs.body.contains("my secret plan"));
    assert!(
        theirs.body.contains("hello &#60;b&#62;all") || theirs.body.contains("hello &lt;b&gt;all")
    );
    assert_eq!(
        client
            .post(&path("orders"), &[("words", "roundend keep 2")])
            .status,
        303
    );
    assert_eq!(
        client
            .post(&path("orders"), &[("words", "make tea")])
            .status,
        422
    );
}

#[test]
fn a_match_goes_to_its_end_and_shows_everything() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    client.post(&format!("/matches/{id}/leave"), &[]);
    app.work();
    let page = app.client().get(&format!("/matches/{id}")).body;
    assert!(page.contains("Finished"));
    let record = app.client().get(&format!("/matches/{id}/record")).body;
    assert!(record.contains("seed:"), "a finished record holds all");
    assert!(app.check_replay(id));
}

#[test]
fn an_admin_takes_a_match_back_and_the_table_is_told() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    let token = app.token("Ana");
    play_until_undo(&app, &client, &token, id);
    let rewound = app.service.rewind(turnpost::ids::MatchId(id), 2, "test");
    app.runtime.block_on(rewound).unwrap();
    assert!(app.check_replay(id));
    app.work();
    assert!(
        app.client()
            .get(&format!("/matches/{id}"))
            .body
            .contains("rewound the match to action 2")
    );
    assert!(
        app.client()
            .get("/mailbox")
            .body
            .contains("rewound the match")
    );
}

#[test]
fn a_match_dealt_from_other_data_waits_for_them_and_says_so() {
    let app = TestApp::start();
    let client = app.signed_up("Ana");
    let form = [("game", "age_contrived"), ("seats", "2"), ("bots", "1")];
    let table = client.post("/tables/new", &form).location;
    app.work();
    assert_eq!(client.get(&table).status, 200);
    let id = turnpost::ids::MatchId(table.rsplit('/').next().unwrap().parse().unwrap());
    let set_data = |data: &'static str| {
        app.runtime.block_on(app.service.store.write(move |conn| {
            let row = turnpost::store::matches::find(conn, id)?.unwrap();
            let other = format!("UPDATE matches SET data = '{data}' WHERE id = {id}");
            diesel::connection::SimpleConnection::batch_execute(conn, &other)?;
            Ok::<_, turnpost::service::ServiceError>(row.data)
        }))
    };
    let dealt_from = set_data("0123456789ab").unwrap();
    assert!(!dealt_from.is_empty());
    let page = client.get(&table);
    assert_eq!(page.status, 422);
    assert!(
        page.body.contains("was dealt from the data 0123456789ab"),
        "{}",
        page.body
    );
    set_data(dealt_from.leak()).unwrap();
    assert_eq!(client.get(&table).status, 200, "nothing is lost");
}
