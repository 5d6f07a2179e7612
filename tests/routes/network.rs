//! What a request says of itself, and what of it is believed.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use chrono::TimeDelta;
use turnpost::service::troubles::Work;
use turnpost::web::WebConfig;
use turnpost::web::names::Names;

use crate::support::TestApp;

/// What a server answers to bytes, up to the end of the connection.
fn raw(app: &TestApp, request: &str) -> String {
    let mut stream = TcpStream::connect(app.base.trim_start_matches("http://")).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(20)))
        .unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    // A connection that is cut off has said what it had to say.
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

fn get(app: &TestApp, path: &str, headers: &[(&str, &str)]) -> String {
    let lines: String = headers
        .iter()
        .map(|(name, value)| format!("{name}: {value}\r\n"))
        .collect();
    raw(
        app,
        &format!("GET {path} HTTP/1.1\r\n{lines}connection: close\r\n\r\n"),
    )
}

fn status(answer: &str) -> u16 {
    let code = answer.split(' ').nth(1);
    code.and_then(|code| code.parse().ok())
        .unwrap_or_else(|| panic!("no status: {answer}"))
}

fn has(answer: &str, header: &str) -> bool {
    let head = answer.split("\r\n\r\n").next().unwrap().to_lowercase();
    head.lines().any(|line| line == header.to_lowercase())
}

fn public() -> WebConfig {
    WebConfig {
        secure: true,
        names: Names::of("https://play.example", &["node1".to_owned()]),
        ..WebConfig::default()
    }
}

const PATHS: [&str; 7] = [
    "/",
    "/log-in",
    "/healthz",
    "/metrics",
    "/mailbox",
    "/static/turnpost.css",
    "/api/v1/games",
];

#[test]
fn a_request_for_somebody_else_is_refused_everywhere() {
    let home = TestApp::start();
    for path in PATHS {
        for host in ["evil.example", "192.168.1.9", "localhost.evil.example", ""] {
            let answer = get(&home, path, &[("host", host)]);
            assert!(
                [421, 400].contains(&status(&answer)),
                "{path} {host}: {answer}"
            );
        }
        let answer = get(&home, path, &[("host", "evil.example")]);
        assert_eq!(status(&answer), 421, "{path}");
        assert!(answer.contains("does not go by the name of evil.example"));
        // The name in the request line counts, too.
        let line = format!("http://evil.example{path}");
        assert_eq!(status(&get(&home, &line, &[("host", "localhost")])), 421);
        assert_ne!(status(&get(&home, path, &[("host", "localhost:9")])), 421);
    }
    let form = "POST /log-in HTTP/1.1\r\nhost: evil.example\r\norigin: http://evil.example\r\n\
        sec-fetch-site: same-origin\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    assert_eq!(status(&raw(&home, form)), 421);

    let abroad = TestApp::start_as(public(), |_| ());
    for path in PATHS {
        for host in ["127.0.0.1", "localhost", "play.example.evil", "[::1]"] {
            assert_eq!(
                status(&get(&abroad, path, &[("host", host)])),
                421,
                "{path} {host}"
            );
        }
        for host in ["play.example", "PLAY.example:8443", "node1:8080"] {
            assert_ne!(
                status(&get(&abroad, path, &[("host", host)])),
                421,
                "{path} {host}"
            );
        }
    }
}

#[test]
fn there_is_a_mailbox_only_on_a_machine_that_serves_nobody_else() {
    let home = TestApp::start();
    home.signed_up("Ana");
    assert_eq!(
        status(&get(&home, "/mailbox", &[("host", "localhost")])),
        200
    );
    for header in [
        "x-forwarded-for",
        "x-forwarded-host",
        "x-forwarded-proto",
        "x-real-ip",
        "forwarded",
        "via",
    ] {
        for path in ["/mailbox", "/mailbox/1/html", "/mailbox/1/message.eml"] {
            let answer = get(&home, path, &[("host", "localhost"), (header, "1.2.3.4")]);
            assert_eq!(status(&answer), 404, "{path} {header}");
        }
    }
    // A proxy that adds nothing, but is declared.
    let proxied = WebConfig {
        proxies: "1".parse().unwrap(),
        ..WebConfig::default()
    };
    let proxied = TestApp::start_as(proxied, |_| ());
    assert_eq!(
        status(&get(&proxied, "/mailbox", &[("host", "localhost")])),
        404
    );
    // A base URL of the world, whatever the proxy calls us.
    let abroad = TestApp::start_as(public(), |_| ());
    for host in ["play.example", "node1"] {
        assert_eq!(
            status(&get(&abroad, "/mailbox", &[("host", host)])),
            404,
            "{host}"
        );
    }
}

#[test]
fn a_forged_header_does_not_evade_a_limit() {
    let proxied = WebConfig {
        proxies: "1".parse().unwrap(),
        ..WebConfig::default()
    };
    let app = TestApp::start_as(proxied, |_| ());
    let try_from = |number: usize, forwarded: &str, other: &str| {
        let body = format!("email=nobody{number}%40example.org&password=wrong+horse");
        let length = body.len();
        let request = format!(
            "POST /log-in HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {length}\r\n\
             x-forwarded-for: {forwarded}\r\nforwarded: for={other}\r\nconnection: close\r\n\r\n{body}"
        );
        status(&raw(&app, &request))
    };
    let mut statuses = Vec::new();
    for number in 0..60 {
        let forged = format!("10.0.0.{number}, 10.1.0.{number}, 1.2.3.4");
        statuses.push(try_from(number, &forged, &format!("10.2.0.{number}")));
    }
    assert_ne!(statuses[0], 429, "{statuses:?}");
    assert_eq!(statuses[59], 429, "{statuses:?}");
    let another = try_from(99, "1.2.3.4, 5.6.7.8", "1.2.3.4");
    assert_ne!(another, 429, "somebody else is not held up");
}

#[test]
fn https_is_for_good() {
    let abroad = TestApp::start_as(public(), |_| ());
    let strict = "strict-transport-security: max-age=31536000; includeSubDomains";
    for path in PATHS.iter().chain(&["/nothing", "/mine"]) {
        let answer = get(&abroad, path, &[("host", "play.example")]);
        assert!(has(&answer, strict), "{path}: {answer}");
    }
    assert!(has(&get(&abroad, "/", &[("host", "evil.example")]), strict));
    let form = "POST /log-in HTTP/1.1\r\nhost: play.example\r\norigin: https://evil.example\r\n\
        content-length: 0\r\nconnection: close\r\n\r\n";
    let refused = raw(&abroad, form);
    assert_eq!(status(&refused), 403);
    assert!(has(&refused, strict) && has(&refused, "x-content-type-options: nosniff"));
    let home = TestApp::start();
    assert!(!get(&home, "/", &[("host", "localhost")]).contains("strict-transport"));
}

#[test]
fn no_other_site_may_read_along() {
    let app = TestApp::start();
    for path in PATHS {
        for method in ["GET", "OPTIONS"] {
            let asked = format!(
                "{method} {path} HTTP/1.1\r\nhost: localhost\r\norigin: https://evil.example\r\n\
                 access-control-request-method: POST\r\nconnection: close\r\n\r\n"
            );
            let answer = raw(&app, &asked).to_lowercase();
            assert!(!answer.contains("access-control-"), "{method} {path}");
        }
    }
}

#[test]
fn every_text_says_how_it_is_written() {
    let app = TestApp::start();
    for path in PATHS.iter().chain(&["/nothing", "/api/v1/nothing"]) {
        let answer = get(&app, path, &[("host", "localhost")]).to_lowercase();
        let head = answer.split("\r\n\r\n").next().unwrap();
        let kind = head
            .lines()
            .find_map(|line| line.strip_prefix("content-type: "));
        let kind = kind.unwrap_or_else(|| panic!("{path} has no type: {head}"));
        let is_text = kind.starts_with("text/");
        assert!(!is_text || kind.contains("charset=utf-8"), "{path}: {kind}");
    }
}

#[test]
fn what_is_personal_is_kept_by_nobody_between() {
    let app = TestApp::start();
    let (client, id) = app.match_against_bot("Ana");
    let token = app.token("Ana");
    let private = |headers: &str| headers.contains(r#""cache-control": "private, no-store""#);
    let of_match = [
        "",
        "/log",
        "/record",
        "/chart.svg",
        "/charts",
        "/advice",
        "/board.png",
        "/plan",
        "/mail",
        "/actions/1",
    ];
    let pages = of_match.map(|page| format!("/matches/{id}{page}"));
    let others = [
        "/",
        "/mine",
        "/profile",
        "/profile/mail",
        "/profile/mails",
        "/lobby",
        "/nothing",
    ];
    for path in pages.iter().map(String::as_str).chain(others) {
        let answer = client.get(path);
        assert!(private(&answer.headers), "{path}: {}", answer.headers);
    }
    let of_api = [
        "", "/legal", "/log", "/record", "/points", "/talk", "/notes", "/orders", "/plan",
    ];
    let calls = of_api.map(|call| format!("/matches/{id}{call}"));
    for path in calls
        .iter()
        .map(String::as_str)
        .chain(["/me", "/matches", "/nothing"])
    {
        let answer = client.api_get(&token, path);
        assert!(private(&answer.headers), "{path}: {}", answer.headers);
    }
    let moved = client.post("/log-out", &[]);
    assert!(moved.status == 303 && private(&moved.headers));
    assert!(
        client
            .get("/static/turnpost.css")
            .headers
            .contains("public")
    );
}

#[test]
fn a_body_that_comes_drop_by_drop_is_not_waited_for() {
    let hurried = WebConfig {
        body_lasts: Duration::from_millis(200),
        ..WebConfig::default()
    };
    let app = TestApp::start_as(hurried, |_| ());
    app.signed_up("Ana");
    let token = app.token("Ana");
    let form = "POST /log-in HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\n\
        content-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\nemail=a";
    let call = format!(
        "POST /api/v1/matches HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {token}\r\n\
         content-type: application/json\r\ncontent-length: 100\r\n\r\n{{\"game\":"
    );
    for request in [form, &call] {
        let began = Instant::now();
        let answer = raw(&app, request);
        assert_eq!(status(&answer), 408, "{answer}");
        assert!(answer.contains("took too long"), "{answer}");
        let took = began.elapsed();
        assert!(
            took < Duration::from_secs(15),
            "the connection stayed for {took:?}"
        );
    }
}

#[test]
fn health_tells_live_from_ready() {
    let app = TestApp::start();
    let client = app.client();
    let asked = client.get("/healthz");
    assert_eq!(
        (asked.status, asked.json()["ready"].as_bool()),
        (503, Some(false))
    );
    assert_eq!(
        asked.json()["scheduler"]["ready"],
        false,
        "nothing has begun"
    );
    assert_eq!(client.get("/healthz/live").status, 200);
    app.signed_up("Ana");
    app.work();
    let asked = client.get("/healthz/ready");
    assert_eq!(asked.status, 200, "{}", asked.body);
    let told = asked.json();
    assert_eq!(
        (told["writes"].as_bool(), told["troubles"].as_i64()),
        (Some(true), Some(0))
    );
    assert!(
        told["disk"]["free_bytes"]
            .as_u64()
            .is_some_and(|bytes| bytes > 0)
    );

    // A mail that nobody takes up.
    let form = [("email", "ana@example.org")];
    assert_eq!(client.post("/reset", &form).status, 200);
    app.service.clock.advance(TimeDelta::minutes(11));
    app.runtime.block_on(app.service.tick()).unwrap();
    let asked = client.get("/healthz");
    assert_eq!(asked.status, 503, "{}", asked.body);
    let told = asked.json();
    assert_eq!(
        (told["outbox"]["ready"].as_bool(), told["live"].as_bool()),
        (Some(false), Some(true))
    );
    app.work();
    assert_eq!(client.get("/healthz").status, 200);
}

#[test]
fn what_is_stuck_is_seen_on_the_admin_page_in_the_metrics_and_by_email() {
    let app = TestApp::start();
    let admin = app.signed_up("Ana");
    let other = app.signed_up("Bo");
    app.runtime.block_on(async {
        app.service.set_admin("Ana", true, "test").await.unwrap();
        for _ in 0..3 {
            let words = "the reason <b>why</b>".to_owned();
            app.service.note_trouble(Work::Season, 7, words).await;
        }
    });
    app.work();
    let page = admin.get("/admin");
    assert_eq!(page.status, 200);
    assert!(page.body.contains("season 7"), "{}", page.body);
    assert!(!page.body.contains("<b>why"), "{}", page.body);
    assert_eq!(other.get("/admin").status, 404);
    let metrics = app.client().get("/metrics").body;
    assert!(metrics.contains("\nturnpost_troubles 1\n"), "{metrics}");
    assert!(
        metrics.contains("\nturnpost_failures_total 3\n"),
        "{metrics}"
    );
    let mailbox = app.client().get("/mailbox").body;
    let alarms = mailbox
        .matches("<h2>Something needs your attention")
        .count();
    assert_eq!(alarms, 1, "{mailbox}");
    app.runtime
        .block_on(app.service.end_trouble(Work::Season, 7));
    assert!(!admin.get("/admin").body.contains("season 7"));
}
