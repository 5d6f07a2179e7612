//! What a bot makes of a match that is over: asked for once, worked out bit by bit, kept.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use turnpost::games::registry;
use turnpost::ids::MatchId;
use turnpost::worker;

use crate::ratings::finish;
use crate::support::{Client, TestApp};

/// A finished match against a bot, and who played it.
fn finished(app: &TestApp, game: &str) -> (Client, MatchId, String) {
    let client = app.client();
    let path = client.post("/play-a-bot", &[("game", game)]).location;
    app.work();
    let id = MatchId(path.rsplit('/').next().unwrap().parse().unwrap());
    finish(app, id);
    (client, id, format!("{path}/analysis"))
}

fn links_to_moments(page: &str) -> Vec<String> {
    let links = page.split("href=\"").skip(1);
    let links = links.filter_map(|rest| rest.split('"').next());
    let links = links.filter(|link| link.contains("/actions/"));
    links.map(str::to_owned).collect()
}

#[test]
fn a_match_is_analysed_bit_by_bit_and_once() {
    let app = TestApp::start_with(|service| service.thinkers.most_nodes = 150);
    for game in registry::all() {
        let slug = game.info().slug;
        let (client, id, path) = finished(&app, slug);
        let end = client.get(&format!("/matches/{id}")).body;
        assert!(end.contains(&path), "{slug}: the end leads there");
        let before = client.get(&path).body;
        assert!(before.contains("Analyse the match"), "{slug}");
        assert!(!before.contains("<svg xmlns"), "{slug}");
        assert_eq!(client.post(&path, &[]).status, 303);
        let begun = client.get(&path);
        assert!(begun.headers.to_lowercase().contains("refresh"));
        assert!(begun.body.contains("<progress") && begun.body.contains("0 of "));
        assert!(app.runtime.block_on(worker::step(&app.service)));
        app.work();
        let ready = client.get(&path);
        assert!(!ready.body.contains("<progress"), "{slug}");
        assert!(ready.body.contains("Points expected over time"), "{slug}");
        assert!(ready.body.contains("<svg xmlns"), "{slug}");
        assert!(ready.body.contains("Turning points"), "{slug}");
        for link in links_to_moments(&ready.body) {
            assert_eq!(client.get(&link).status, 200, "{slug}: {link}");
        }
        // Everybody reads the same, and asking again changes nothing.
        assert_eq!(client.post(&path, &[]).status, 303);
        app.work();
        assert_eq!(client.get(&path).body, ready.body, "{slug}");
        let stranger = app.client().get(&path).body;
        assert!(stranger.contains("Points expected over time"), "{slug}");
    }
}

/// The words of the links in a part of a page.
fn said_by_links(part: &str) -> Vec<String> {
    let links = part.split("/actions/").skip(1);
    let links = links.filter_map(|rest| rest.split_once('>'));
    let links = links.filter_map(|(_, rest)| rest.split('<').next());
    links.map(str::to_owned).collect()
}

/// Whoever reads how a match was decided knows in which round, age or with how many monuments it was.
#[test]
fn turning_points_say_where_in_the_match_they_were() {
    let app = TestApp::start_with(|service| service.thinkers.most_nodes = 600);
    let hexes = [
        ["Setting up", "Round "],
        ["Przygotowanie", "Runda "],
        ["Подготовка", "Раунд "],
    ];
    let ages = [[", Age "; 2], [", era "; 2], [", эпоха "; 2]];
    let monuments = [
        ["monuments finished", "The last turns"],
        ["Zbudowane monumenty", "Ostatnie tury"],
        ["Построено монументов", "Последние ходы"],
    ];
    for (slug, units) in [
        ("terra_nova", hexes),
        ("age_of_innovation", hexes),
        ("through_the_ages", ages),
        ("age_contrived", monuments),
    ] {
        let (client, id, path) = finished(&app, slug);
        assert_eq!(client.post(&path, &[]).status, 303);
        app.work();
        for (language, unit) in ["en", "pl", "ru"].into_iter().zip(units) {
            client.post("/language", &[("language", language)]);
            let page = client.get(&format!("/matches/{id}")).body;
            let end = page
                .split("class=\"turns\"")
                .nth(1)
                .expect("turning points");
            let end = said_by_links(end.split("</ul>").next().unwrap());
            assert_eq!(end.len(), 3, "{slug}: {end:?}");
            let analysis = client.get(&path).body;
            let found = said_by_links(&analysis);
            for words in end.iter().chain(&found) {
                let is_told = unit.iter().any(|unit| words.contains(unit));
                assert!(is_told, "{slug}, {language}: {words}");
            }
        }
    }
}

/// What a node had not finished is gone on with where it stood.
#[test]
fn a_restart_goes_on_where_it_stopped() {
    let app = TestApp::start();
    let (client, id, path) = finished(&app, "terra_nova");
    assert_eq!(client.post(&path, &[]).status, 303);
    app.work();
    let whole = client.get(&path).body;
    let file = app.data.path().join("test.sqlite");
    let mut conn = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
    conn.batch_execute(&format!(
        "PRAGMA busy_timeout = 5000; UPDATE analyses SET done = 3, \
         found = (SELECT json_group_array(json(value)) FROM json_each(found) WHERE key < 3) \
         WHERE match_id = {id}"
    ))
    .unwrap();
    let partly = client.get(&path).body;
    assert!(
        partly.contains("3 of ") && partly.contains("<progress"),
        "{partly}"
    );
    app.work();
    assert_eq!(
        client.get(&path).body,
        whole,
        "the same as if nothing had stopped it"
    );
}

#[test]
fn nothing_is_told_of_a_match_that_runs_and_strangers_do_not_ask() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let path = format!("/matches/{id}/analysis");
    for answer in [
        ana.get(&path),
        ana.post(&path, &[]),
        app.client().get(&path),
    ] {
        assert_eq!(answer.status, 422, "{}", answer.body);
        assert!(answer.body.contains("not over yet"), "{}", answer.body);
    }
    finish(&app, MatchId(id));
    assert_eq!(app.client().post(&path, &[]).status, 401);
    let seen = app.client().get(&path).body;
    assert!(seen.contains("Log in") && !seen.contains("Analyse the match"));
    assert_eq!(ana.get("/matches/999999/analysis").status, 404);
    // The words of the page in every language.
    assert_eq!(ana.post(&path, &[]).status, 303);
    app.work();
    for (language, words) in [("pl", "Punkty zwrotne"), ("ru", "Переломные моменты")]
    {
        ana.post("/language", &[("language", language)]);
        let page = ana.get(&path).body;
        assert!(page.contains(words), "{page}");
    }
}
