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
    let document = client.api_get(&token, "/openapi.json").json();
    for (path, operations) in document["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let path = path.replace("{id}", &id.to_string());
            let answer = match method.as_str() {
                "get" => client.api_get(&token, &path),
                _ => client.api_post(&token, &path, &json!({})),
            };
            let described = match method.as_str() {
                "get" => answer.status == 200 && operation["responses"].get("200").is_some(),
                _ => answer.status == 400 && operation["requestBody"].is_object(),
            };
            assert!(
                described,
                "{method} {path}: {} {}",
                answer.status, answer.body
            );
        }
    }
}
