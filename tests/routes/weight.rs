//! A page is light: what a browser fetches to show a match, compressed, and how often it must ask.

use std::io::{Read, Write};
use std::net::TcpStream;

use crate::support::{Answer, Client, TestApp};

/// The bytes of an answer as they travel, without its head.
fn weight(client: &Client, cookie: &str, path: &str) -> usize {
    let address = client.base.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\naccept-encoding: gzip\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    assert!(answer.starts_with(b"HTTP/1.1 200"), "{path}");
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
    answer.len() - end.unwrap() - 4
}

/// What a browser sends to stay logged in.
fn cookie(answer: &Answer) -> String {
    let (_, set) = answer.headers.split_once("\"set-cookie\": \"").unwrap();
    set.split(';').next().unwrap().to_owned()
}

/// The addresses after a mark in the head of a page.
fn after<'a>(page: &'a str, mark: &str) -> Vec<&'a str> {
    let head = page.split("</head>").next().unwrap_or_default();
    let parts = head.split(mark).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

#[test]
fn a_match_page_weighs_at_most_150_kb_with_everything() {
    let records = [
        include_str!("../games/terra_nova/plain-4p.turn"),
        include_str!("../games/age_of_innovation/sets-5p.turn"),
        include_str!("../games/through_the_ages/greedy-4p.turn"),
        include_str!("../games/age_contrived/plain-5p.turn"),
    ];
    for text in records {
        let app = TestApp::start();
        let record = turnpost::games::record::Source::read(text.as_bytes());
        let record = record.unwrap().record;
        let dealt = app.dealt_as(&record);
        let id = dealt.0;
        // Late in the match, when most lies on the table.
        let most = record.actions.len() * 4 / 5;
        app.play_record(&record, &dealt, most);
        let next = &record.players[record.actions[most].seat.index()];
        let reader = app.client();
        let email = format!("{}@example.org", next.to_lowercase());
        let form = [("email", email.as_str()), ("password", "correct horse")];
        let cookie = cookie(&reader.post("/log-in", &form));
        let path = format!("/matches/{id}");
        let page = reader.get(&path).body;
        let styles = after(&page, "rel=\"stylesheet\" href=\"");
        let scripts = after(&page, "<script src=\"");
        let icons = after(&page, "rel=\"icon\" href=\"");
        assert_eq!((styles.len(), scripts.len()), (1, 1), "{}", record.game);
        // Scripts do not hold up the first paint; no picture is fetched for the board.
        assert!(page.contains("\" defer></script>") && !page.contains("<img"));
        let all = [vec![path.as_str()], styles, scripts, icons].concat();
        let weights: Vec<(&str, usize)> = all
            .into_iter()
            .map(|path| (path, weight(&reader, &cookie, path)))
            .collect();
        let sum: usize = weights.iter().map(|(_, weight)| weight).sum();
        println!("{}: {sum} of {weights:?}", record.game);
        assert!(sum <= 150_000, "{}: {sum} of {weights:?}", record.game);
    }
}
