//! Ratings and statistics: what a finished match leaves behind, and the pages that show it.

use std::collections::BTreeMap;

use serde_json::Value;
use turnpost::games::bots::Bot;
use turnpost::games::rng::Rng;
use turnpost::ids::{MatchId, PlayerId};
use turnpost::service::ServiceError;
use turnpost::store::ratings::{self, RatingRow};
use turnpost::store::seats::SeatRow;
use turnpost::words::Reader;

use crate::support::{Client, TestApp};

const GAME: &str = "terra_nova";

pub fn id_of(app: &TestApp, name: &str) -> PlayerId {
    let player = app.runtime.block_on(app.service.player_named(name));
    player.unwrap().id
}

/// A table of people, the first of whom opens it.
fn table(clients: &[&Client], seats: usize, terms: &[(&str, &str)]) -> MatchId {
    let count = seats.to_string();
    let bots = (seats - clients.len()).to_string();
    let mut form = vec![
        ("game", GAME),
        ("seats", count.as_str()),
        ("bots", bots.as_str()),
        ("order", "chosen"),
        ("first", "chosen"),
        ("speed", "daily"),
    ];
    form.extend(terms);
    let path = clients[0].post("/tables/new", &form).location;
    for client in &clients[1..] {
        assert_eq!(client.post(&format!("{path}/join"), &[]).status, 303);
    }
    MatchId(path.rsplit('/').next().unwrap().parse().unwrap())
}

/// Plays a match to its end: greedily for people, by themselves for bots.
pub fn finish(app: &TestApp, id: MatchId) {
    let mut rng = Rng::new([7; 32]);
    for _ in 0..5000 {
        let glance = app
            .runtime
            .block_on(app.service.glance(id, None, Reader::default()))
            .unwrap();
        let position = &glance.live.position;
        let Some(seat) = position.turn().seats().next() else {
            return;
        };
        match glance.live.table.seats[seat.index()].player_id {
            Some(player) => {
                let line = position.bot(seat, Bot::Greedy, &mut rng).unwrap();
                let number = glance.live.table.row.number;
                let act = app.service.act(id, player, number, &line);
                app.runtime.block_on(act).unwrap();
            }
            None => app.work(),
        }
    }
    panic!("the match does not end");
}

/// Everything that is rated of a player, as a program reads it.
fn rated(app: &TestApp, name: &str) -> Vec<Value> {
    let answer = app.client().get(&format!("/api/v1/players/{name}/ratings"));
    answer.json().as_array().unwrap().clone()
}

pub fn set_rating(app: &TestApp, name: &str, rating: f64, uncertainty: f64, matches: i32) {
    let row = RatingRow {
        player_id: id_of(app, name),
        game: GAME.to_owned(),
        rating,
        uncertainty,
        cautious: rating - 2.0 * uncertainty,
        matches,
    };
    let saved = app
        .service
        .store
        .write(move |conn| Ok::<_, ServiceError>(ratings::save(conn, &row)?));
    app.runtime.block_on(saved).unwrap();
}

/// Played, won, points, places.
type Counts = BTreeMap<String, (i64, i64, i64, i64)>;

fn count(counts: &mut Counts, what: &str, seat: &SeatRow) {
    let place = i64::from(seat.place.unwrap());
    let sum = counts.entry(what.to_owned()).or_default();
    sum.0 += 1;
    sum.1 += i64::from(place == 1);
    sum.2 += seat.score.unwrap();
    sum.3 += place;
}

#[test]
fn a_finished_match_rates_its_people_once_and_counts_what_they_played() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let (mut by_role, mut by_seat) = (Counts::new(), Counts::new());
    for _ in 0..2 {
        let id = table(&[&ana, &bo], 2, &[]);
        finish(&app, id);
        let seats = app.runtime.block_on(app.service.table(id)).unwrap().seats;
        for seat in &seats {
            assert!(!seat.roles.is_empty());
            for role in seat.roles.split(' ') {
                count(&mut by_role, role, seat);
            }
            count(&mut by_seat, &(seat.seat + 1).to_string(), seat);
        }
    }
    let (of_ana, of_bo) = (rated(&app, "Ana"), rated(&app, "Bo"));
    assert_eq!((of_ana.len(), of_bo.len()), (1, 1));
    assert_eq!(of_ana[0]["matches"], 2);
    let first = |career: &Value| career["history"][0].clone();
    let (one, other) = (first(&of_ana[0]), first(&of_bo[0]));
    let rating = |row: &Value| row["rating"].as_f64().unwrap();
    match one["place"].as_i64().cmp(&other["place"].as_i64()) {
        std::cmp::Ordering::Less => assert!(rating(&one) > 25.0 && rating(&other) < 25.0),
        std::cmp::Ordering::Greater => assert!(rating(&one) < 25.0 && rating(&other) > 25.0),
        std::cmp::Ordering::Equal => assert!((rating(&one) - 25.0).abs() < 1e-9),
    }
    let board = app.client().get(&format!("/api/v1/ratings/{GAME}")).json();
    let listed = |key: &str, all: bool| -> Counts {
        let lines = board[key].as_array().unwrap().iter();
        let lines = lines.filter(|line| line["players"].is_null() == all);
        let whole = |line: &Value, mean: &str| {
            let played = line["played"].as_f64().unwrap();
            (line[mean].as_f64().unwrap() * played).round() as i64
        };
        lines
            .map(|line| {
                let sums = (
                    line["played"].as_i64().unwrap(),
                    line["won"].as_i64().unwrap(),
                    whole(line, "mean_points"),
                    whole(line, "mean_place"),
                );
                (line["what"].as_str().unwrap().to_owned(), sums)
            })
            .collect()
    };
    assert_eq!(listed("by_role", true), by_role);
    assert_eq!(listed("by_role", false), by_role, "all had two players");
    assert_eq!(listed("by_seat", false), by_seat);
    // On the pages.
    let page = ana.get(&format!("/ratings/{GAME}")).body;
    assert!(page.contains("3 more rated matches"), "{page}");
    assert!(page.contains("Seat 1") && page.contains("Average place"));
    let page = app.client().get("/players/Ana").body;
    assert!(page.contains(&format!("/players/Ana/ratings/{GAME}.svg")));
    assert!(page.contains("over 2 rated matches"), "{page}");
    let chart = app
        .client()
        .get(&format!("/players/Ana/ratings/{GAME}.svg"));
    assert!(
        chart.status == 200 && chart.body.contains("<polyline") && chart.body.contains("<polygon")
    );
    // What has ended stays ended, and so does what it did to the ratings.
    let rewound = app.service.rewind(MatchId(1), 0, "test");
    assert!(app.runtime.block_on(rewound).is_err());
    assert_eq!(rated(&app, "Ana"), of_ana);
    // A deleted account has no ratings.
    assert_eq!(
        bo.post("/profile/delete", &[("password", "correct horse")])
            .status,
        200
    );
    let left = app.service.store.read(|conn| {
        let bo = ratings::leaders(conn, GAME, 0, 10)?;
        Ok::<_, ServiceError>(bo.into_iter().map(|(name, _)| name).collect::<Vec<_>>())
    });
    assert_eq!(app.runtime.block_on(left).unwrap(), ["Ana"]);
    assert_eq!(app.client().get("/api/v1/players/Bo/ratings").status, 404);
}

#[test]
fn a_match_against_bots_changes_nothing() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let id = table(&[&ana], 2, &[]);
    finish(&app, id);
    assert!(rated(&app, "Ana").is_empty());
    let board = app.client().get(&format!("/api/v1/ratings/{GAME}")).json();
    assert_eq!(board["by_role"], serde_json::json!([]));
    // Who leaves a match against a bot loses nothing either.
    let id = table(&[&ana], 2, &[]);
    ana.post(&format!("/matches/{id}/leave"), &[]);
    finish(&app, id);
    assert!(rated(&app, "Ana").is_empty());
}

#[test]
fn an_abandoned_match_changes_nothing() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let id = table(&[&ana, &bo], 2, &[]);
    for client in [&ana, &bo] {
        let wish = client.post(&format!("/matches/{id}/agree"), &[("wish", "abandon")]);
        assert_eq!(wish.status, 303);
    }
    app.work();
    let status = app
        .runtime
        .block_on(app.service.table(id))
        .unwrap()
        .row
        .status;
    assert_eq!(status.text(), "abandoned");
    assert!(rated(&app, "Ana").is_empty() && rated(&app, "Bo").is_empty());
}

#[test]
fn in_a_mixed_match_people_are_compared_with_each_other_only() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let id = table(&[&ana, &bo], 3, &[]);
    finish(&app, id);
    let of = |name: &str| rated(&app, name)[0]["history"][0].clone();
    assert_eq!(of("Ana")["people"], 2);
    let sum = of("Ana")["rating"].as_f64().unwrap() + of("Bo")["rating"].as_f64().unwrap();
    assert!((sum - 50.0).abs() < 1e-9, "what one gains the other loses");
}

#[test]
fn who_drops_out_is_last_and_who_takes_over_can_only_gain() {
    let app = TestApp::start();
    let [ana, bo, cy] = ["Ana", "Bo", "Cy"].map(|name| app.signed_up(name));
    let id = table(&[&ana, &bo], 3, &[("after_drop_out", "substitute")]);
    // Ana leaves at once; Cy takes the seat over.
    assert_eq!(ana.post(&format!("/matches/{id}/leave"), &[]).status, 303);
    assert_eq!(cy.post(&format!("/matches/{id}/join"), &[]).status, 303);
    set_rating(&app, "Cy", 45.0, 2.0, 9);
    finish(&app, id);
    let last = |name: &str| rated(&app, name)[0]["history"][0].clone();
    assert_eq!(last("Ana")["place"], 3);
    assert_eq!(last("Ana")["people"], 3);
    assert!(last("Ana")["rating"].as_f64().unwrap() < 25.0);
    let of_cy = rated(&app, "Cy")[0].clone();
    assert!(of_cy["rating"].as_f64().unwrap() >= 45.0);
    assert_eq!(of_cy["matches"], 10);
    if last("Cy")["place"] == 2 {
        assert_eq!(of_cy["rating"], 45.0, "the shield held");
        assert_eq!(of_cy["uncertainty"], 2.0);
    }
}

#[test]
fn boards_are_ordered_by_the_cautious_estimate_and_ask_for_five_matches() {
    let app = TestApp::start();
    let names = ["Ana", "Bo", "Cy", "Di"];
    let clients = names.map(|name| app.signed_up(name));
    set_rating(&app, "Ana", 30.0, 6.0, 7);
    set_rating(&app, "Bo", 27.0, 1.0, 5);
    set_rating(&app, "Cy", 40.0, 1.0, 4);
    set_rating(&app, "Di", 27.0, 2.5, 40);
    let board = app.client().get(&format!("/api/v1/ratings/{GAME}")).json();
    let order: Vec<&str> = board["leaders"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["name"].as_str().unwrap())
        .collect();
    assert_eq!(order, ["Bo", "Di", "Ana"]);
    assert_eq!(board["least_matches"], 5);
    let page = clients[2].get(&format!("/ratings/{GAME}")).body;
    assert!(page.contains("rating − 2 × uncertainty"));
    assert!(page.contains("One more rated match"), "{page}");
    let csv = app.client().get(&format!("/ratings/{GAME}.csv"));
    assert!(csv.headers.contains("text/csv"));
    let lines: Vec<&str> = csv.body.lines().collect();
    assert_eq!(lines[0], "place,name,rating,uncertainty,cautious,matches");
    assert_eq!(lines[1], "1,\"Bo\",27.000,1.000,25.000,5");
    assert_eq!(lines.len(), 4);
    let page = clients[0].get("/ratings").body;
    assert!(page.contains("30.0 ± 6.0 after 7 matches"), "{page}");
}

#[test]
fn what_is_not_there_is_not_found() {
    let app = TestApp::start();
    app.signed_up("Ana");
    for path in [
        "/ratings/chess",
        "/ratings/chess.csv",
        "/players/Ana/ratings/terra_nova.svg",
        "/players/Ana/ratings/..%2F..svg",
        "/players/Nobody/ratings/terra_nova.svg",
        "/api/v1/ratings/chess",
        "/api/v1/players/Nobody/ratings",
    ] {
        assert_eq!(app.client().get(path).status, 404, "{path}");
    }
    for path in ["/ratings", "/ratings/terra_nova", "/ratings/terra_nova.csv"] {
        assert_eq!(app.client().get(path).status, 200, "{path}");
    }
    let board = app.client().get("/ratings/terra_nova").body;
    assert!(board.contains("Nobody has played 5 rated matches yet"));
}
