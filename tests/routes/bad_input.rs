//! Whatever is sent: a proper status, a clear page, and nothing has changed.

use crate::support::TestApp;

#[test]
fn illegal_actions_and_foreign_seats_change_nothing() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    let stranger = app.signed_up("Eve");
    let number = app.number(id).to_string();
    let path = format!("/matches/{id}/actions");
    let illegal = client.post(&path, &[("number", &number), ("line", "build Z99")]);
    assert_eq!(illegal.status, 422);
    assert!(illegal.body.contains("role=\"alert\""));
    let line = client.legal(&app.token("Ana"), id).remove(0);
    let form = [("number", number.as_str()), ("line", line.as_str())];
    assert_eq!(stranger.post(&path, &form).status, 403);
    assert_eq!(app.client().post(&path, &form).status, 401);
    assert_eq!(
        client
            .post(&path, &[("number", "x"), ("line", &line)])
            .status,
        422
    );
    assert_eq!(
        client
            .post(&path, &[("number", &number), ("line", &"x".repeat(5000))])
            .status,
        422
    );
    assert_eq!(app.number(id).to_string(), number);
}

#[test]
fn forms_from_elsewhere_are_refused() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    let path = format!("/matches/{id}/talk");
    let form = [("words", "hello")];
    assert_eq!(client.post_from(None, &path, &form).status, 403);
    assert_eq!(
        client
            .post_from(Some("https://evil.example"), &path, &form)
            .status,
        403
    );
    assert_eq!(client.post_from(Some("null"), &path, &form).status, 403);
    assert!(!client.get(&format!("/matches/{id}")).body.contains("hello"));
}

#[test]
fn bodies_that_are_too_large_or_no_text_are_refused() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    let path = format!("/matches/{id}/talk");
    let form = "application/x-www-form-urlencoded";
    // The server may close the line before all of it is sent: that is an answer too.
    let large = vec![b'a'; 100 << 10];
    assert_eq!(client.post_bytes(&path, form, &large).status, 413);
    assert!(refused_early(&app.base, &path, 10 << 20));
    assert_eq!(
        client
            .post_bytes(&path, form, b"words=\xff\xfe\xc3\x28")
            .status,
        400
    );
    assert_eq!(
        client.post_bytes(&path, "application/json", b"{}").status,
        415
    );
    let deep = "[".repeat(10_000);
    let token = app.token("Ana");
    let sent = client
        .agent
        .post(format!("{}/api/v1/matches/{id}/actions", app.base))
        .header("authorization", format!("Bearer {token}"))
        .content_type("application/json")
        .send(deep.as_bytes());
    assert_eq!(sent.unwrap().status(), 422);
}

/// Sends a body for as long as the service takes it: it must answer or hang up before the end.
fn refused_early(base: &str, path: &str, size: usize) -> bool {
    use std::io::{Read, Write};
    let address = base.strip_prefix("http://").unwrap();
    let mut line = std::net::TcpStream::connect(address).unwrap();
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\norigin: {base}\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {size}\r\n\r\n"
    );
    line.write_all(head.as_bytes()).unwrap();
    let chunk = vec![b'a'; 64 << 10];
    let cut_off = (0..size / chunk.len()).any(|_| line.write_all(&chunk).is_err());
    let mut answer = String::new();
    let answered = line.read_to_string(&mut answer).is_ok();
    cut_off || (answered && answer.starts_with("HTTP/1.1 4"))
}

#[test]
fn names_cannot_carry_headers_markup_or_ten_thousand_letters() {
    let app = TestApp::start();
    let long = "x".repeat(10_000);
    let bad = [
        " ",
        "a\r\nSet-Cookie: x=1",
        "<script>",
        "a,b",
        "a:b",
        "Ada (bot)",
        "seed",
        "\u{202e}\u{0}",
        &long,
    ];
    for name in bad {
        let form = [
            ("name", name),
            ("email", "ana@example.org"),
            ("password", "correct horse"),
        ];
        let answer = app.client().post("/sign-up", &form);
        assert_eq!(answer.status, 422, "{name:?}");
        assert!(!answer.body.contains("<script>"));
    }
    for email in ["x", "a@b", "a@b.c\r\nBcc: d@e.f", "<a@b.c>", "a b@c.d"] {
        let form = [
            ("name", "Ana"),
            ("email", email),
            ("password", "correct horse"),
        ];
        assert_eq!(
            app.client().post("/sign-up", &form).status,
            422,
            "{email:?}"
        );
    }
}

#[test]
fn unknown_ids_and_path_tricks_find_nothing() {
    let app = TestApp::start();
    let client = app.signed_up("Ana");
    let paths = [
        "/matches/999999",
        "/matches/0",
        "/matches/-1",
        "/matches/99999999999999999999",
        "/matches/x",
        "/matches/1/../../etc/passwd",
        "/static/..%2f..%2fCargo.toml",
        "/static/fonts/LICENSE",
        "/players/nobody",
        "/players/%00",
        "/confirm/x%0d%0aSet-Cookie:a=b",
        "/nothing",
        "/api/v1/nothing",
    ];
    for path in paths {
        let answer = client.get(path);
        let is_form = path.starts_with("/confirm/");
        assert!(answer.status == 404 || is_form, "{path}: {}", answer.status);
        assert!(!answer.headers.contains("a=b"), "{path}");
    }
}

#[test]
fn every_page_has_its_security_headers_and_no_inline_script_or_style() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    for path in [
        "/".to_owned(),
        "/lobby".to_owned(),
        format!("/matches/{id}"),
        "/nothing".to_owned(),
    ] {
        let answer = client.get(&path);
        for header in [
            "content-security-policy",
            "x-content-type-options",
            "referrer-policy",
        ] {
            assert!(answer.headers.contains(header), "{path}: {header}");
        }
        let body = answer.body.replace("<script src=", "");
        for inline in ["<script", "<style", " style=\"", " onclick="] {
            assert!(!body.contains(inline), "{path}: {inline}");
        }
    }
}
