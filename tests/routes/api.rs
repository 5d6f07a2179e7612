use serde_json::json;

use crate::support::TestApp;

#[test]
fn a_program_opens_a_table_and_plays_a_match() {
    let app = TestApp::start();
    let client = app.signed_up("Ana");
    let token = app.token("Ana");
    assert_eq!(
        client.api_get(&token, "/games").json()[0]["game"],
        "terra_nova"
    );
    let body = json!({ "game": "terra_nova", "seats": 2, "bots": 1 });
    let opened = client.api_post(&token, "/matches", &body);
    assert_eq!(opened.status, 201, "{}", opened.body);
    let id = opened.json()["id"].as_i64().unwrap();
    app.work();
    let shown = client.api_get(&token, &format!("/matches/{id}")).json();
    assert_eq!(shown["status"], "running");
    assert!(shown["view"].is_object() && shown["waits_for"].is_array());
    let line = client.legal(&token, id).remove(0);
    let preview = client.api_post(
        &token,
        &format!("/matches/{id}/preview"),
        &json!({ "line": line }),
    );
    assert!(
        !preview.json()["happens"].as_array().unwrap().is_empty(),
        "{}",
        preview.body
    );
    let act = format!("/matches/{id}/actions");
    let refused = client.api_post(
        &token,
        &act,
        &json!({ "number": shown["number"], "line": "dance" }),
    );
    assert_eq!(refused.status, 422);
    assert!(refused.headers.contains("application/problem+json"));
    assert!(refused.json()["detail"].as_str().unwrap().contains("dance"));
    let played = client.api_post(
        &token,
        &act,
        &json!({ "number": shown["number"], "line": line }),
    );
    assert_eq!(played.status, 200);
    let stale = client.api_post(
        &token,
        &act,
        &json!({ "number": shown["number"], "line": "pass A" }),
    );
    assert_eq!(stale.status, 409);
    assert_eq!(stale.json()["match"]["id"], id);
    assert!(
        client
            .api_get(&token, &format!("/matches/{id}/record"))
            .body
            .contains(&line)
    );
    assert_eq!(client.api_get(&token, "/matches").json()[0]["id"], id);
}

#[test]
fn a_token_that_reads_does_not_play_and_a_wrong_one_does_nothing() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    let page = client.post("/profile/tokens", &[("label", "reader")]).body;
    let token = page
        .split("class=\"token\">")
        .nth(1)
        .unwrap()
        .split('<')
        .next()
        .unwrap()
        .to_owned();
    assert_eq!(
        client.api_get(&token, &format!("/matches/{id}")).json()["your_seat"],
        1
    );
    let act = format!("/matches/{id}/actions");
    assert_eq!(
        client
            .api_post(&token, &act, &json!({ "number": 0, "line": "x" }))
            .status,
        403
    );
    assert_eq!(
        client
            .api_post("wrong", &act, &json!({ "number": 0, "line": "x" }))
            .status,
        401
    );
    assert_eq!(client.api_get("wrong", "/matches").status, 401);
}

#[test]
fn the_description_names_exactly_what_answers() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    let token = app.token("Ana");
    let league = [
        ("name", "League"),
        ("game", "terra_nova"),
        ("seats", "2"),
        ("starts_at", "2026-12-24T12:00"),
    ];
    assert_eq!(client.post("/leagues/new", &league).status, 303);
    let document = client.api_get(&token, "/openapi.json").json();
    for (path, operations) in document["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let path = path
                .replace("seasons/{number}", "seasons/1")
                .replace("{id}", &id.to_string())
                .replace("{number}", "0")
                .replace("{name}", "Ana")
                .replace("{game}", "terra_nova")
                .replace("{speed}", "daily")
                .replace("{seats}", "2");
            let answer = match method.as_str() {
                "get" => client.api_get(&token, &path),
                "delete" => client.api("DELETE", "wrong", &path, &json!({})),
                method => client.api(&method.to_uppercase(), &token, &path, &json!([])),
            };
            let described = match method.as_str() {
                "get" => answer.status == 200 && operation["responses"].get("200").is_some(),
                "delete" => answer.status == 401 && operation["responses"].get("204").is_some(),
                // A body of another shape is refused by whoever reads the described one.
                _ => [400, 422].contains(&answer.status) && operation["requestBody"].is_object(),
            };
            assert!(
                described,
                "{method} {path}: {} {}",
                answer.status, answer.body
            );
        }
    }
}

#[test]
fn what_a_page_shows_a_program_can_read_and_change() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let (of_ana, of_bo) = (app.token("Ana"), app.token("Bo"));
    let body = json!({ "game": "terra_nova", "seats": 2, "title": "By program" });
    let id = ana.api_post(&of_ana, "/matches", &body).json()["id"]
        .as_i64()
        .unwrap();
    let lobby = bo.api_get(&of_bo, "/lobby?game=terra_nova").json();
    assert_eq!(lobby["open"][0]["id"], id);
    assert_eq!(lobby["open"][0]["free"], 1);
    let other = bo.api_get(&of_bo, "/lobby?speed=fast").json();
    assert_eq!(other["open"], json!([]));
    let at = |what: &str| format!("/matches/{id}/{what}");
    assert_eq!(bo.api("PUT", &of_bo, &at("seat"), &json!({})).status, 200);
    let words = json!({ "words": "hello" });
    assert_eq!(bo.api_post(&of_bo, &at("talk"), &words).status, 204);
    assert_eq!(
        ana.api_get(&of_ana, &at("talk")).json()[0]["words"],
        "hello"
    );
    assert_eq!(ana.api("PUT", &of_ana, &at("notes"), &words).status, 204);
    assert_eq!(ana.api_get(&of_ana, &at("notes")).json(), words);
    assert_eq!(bo.api_get(&of_bo, &at("notes")).json()["words"], "");
    let orders = json!({ "words": "roundend keep 2" });
    assert_eq!(ana.api("PUT", &of_ana, &at("orders"), &orders).status, 204);
    assert_eq!(ana.api_get(&of_ana, &at("orders")).json(), orders);
    let nonsense = json!({ "words": "dance" });
    assert_eq!(
        ana.api("PUT", &of_ana, &at("orders"), &nonsense).status,
        422
    );
    let waiting = match ana.legal(&of_ana, id).is_empty() {
        true => (&bo, &of_bo),
        false => (&ana, &of_ana),
    };
    let (idle, token) = match waiting.1 == &of_ana {
        true => (&bo, &of_bo),
        false => (&ana, &of_ana),
    };
    let line = waiting.0.legal(waiting.1, id).remove(0);
    let plan = json!({ "steps": [line], "queued": true });
    let planned = waiting.0.api("PUT", waiting.1, &at("plan"), &plan);
    assert_eq!(planned.status, 200, "{}", planned.body);
    assert!(
        app.number(id) > 0,
        "a plan of whose turn it is plays at once"
    );
    assert_eq!(idle.api_get(token, &at("plan")).json()["steps"], json!([]));
    let moment = ana.api_get(&of_ana, &at("actions/1")).json();
    assert_eq!(moment["action"]["line"], line.as_str());
    assert_eq!(
        ana.api_get(&of_ana, &at("points")).json()["players"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
    assert_eq!(ana.api_get(&of_ana, "/me").json()["zone"], "Europe/Warsaw");
    assert_eq!(ana.api_get(&of_ana, "/players/Bo").json()["name"], "Bo");
    assert_eq!(
        bo.api("DELETE", &of_bo, &at("seat"), &json!({})).status,
        204
    );
    assert_eq!(
        bo.api_get(&of_bo, &format!("/matches/{id}")).json()["your_seat"],
        json!(null)
    );
}
