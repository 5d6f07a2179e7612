//! Numbers at the ends of what a number can be, wherever one can be sent.

use serde_json::json;

use crate::support::TestApp;

const EXTREME: [&str; 7] = [
    "-9223372036854775808",
    "9223372036854775807",
    "-2147483648",
    "2147483647",
    "-1",
    "99999999999999999999999",
    "1e308",
];

#[test]
fn no_number_in_a_form_or_a_path_breaks_anything() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let token = app.token("Ana");
    let table = format!("/matches/{id}");
    for number in EXTREME {
        let post = |path: &str, form: &[(&str, &str)]| {
            let answer = ana.post(path, form);
            assert!(answer.status < 500, "{path} {number}: {}", answer.status);
        };
        for what in ["actions", "preview", "undo"] {
            let form = [("number", number), ("line", "end")];
            post(&format!("{table}/{what}"), &form);
        }
        post(&format!("{table}/nudge"), &[("seat", number)]);
        post(
            &format!("{table}/seat"),
            &[("seat", number), ("what", "bot")],
        );
        post("/profile/away", &[("days", number)]);
        post(&format!("/profile/tokens/{number}/delete"), &[]);
        let hours = ["quiet_from", "quiet_to", "digest_hour"].map(|name| (name, number));
        post("/profile/mail", &hours);
        post(
            "/tables/new",
            &[("game", "terra_nova"), ("seats", number), ("bots", number)],
        );
        for field in [
            "days",
            "hours",
            "bank",
            "increment",
            "grace",
            "least_reliability",
        ] {
            let form = [
                ("game", "terra_nova"),
                ("seats", "2"),
                ("speed", "bank"),
                (field, number),
            ];
            post("/tables/new", &form);
        }
        post(
            "/play-now",
            &[
                ("game", "terra_nova"),
                ("speed", "daily"),
                ("seats", number),
            ],
        );
        for path in [
            format!("{table}/actions/{number}"),
            format!("/matches/{number}"),
            format!("/matches/{number}/record"),
            format!("/seasons/{number}"),
            format!("/leagues/{number}"),
            format!("/leagues/1/seasons/{number}"),
            format!("/ratings/terra_nova?from={number}&page={number}"),
            format!("/lobby?seats={number}"),
            format!("/api/v1/matches/{id}/actions/{number}"),
        ] {
            let answer = ana.get(&path);
            assert!(answer.status < 500, "{path}: {}", answer.status);
        }
        let Ok(number) = number.parse::<i64>() else {
            continue;
        };
        for what in ["actions", "undo"] {
            let body = json!({ "number": number, "line": "end" });
            let answer = ana.api_post(&token, &format!("{table}/{what}"), &body);
            assert!(answer.status < 500, "{what} {number}: {}", answer.status);
        }
    }
    assert_eq!(ana.get(&table).status, 200);
    assert!(app.check_replay(id));
}
