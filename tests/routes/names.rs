//! Nobody is mistaken for somebody else, or for the service.

use diesel::connection::SimpleConnection;
use turnpost::service::ServiceError;
use turnpost::store::AnyConnection;

use crate::support::{Answer, TestApp};

fn sign_up(app: &TestApp, name: &str, email: &str) -> Answer {
    let form = [("name", name), ("email", email)];
    app.client().post("/sign-up", &form)
}

#[test]
fn names_that_look_like_anothers_are_refused() {
    let app = TestApp::start();
    app.signed_up("Ana");
    app.signed_up("coco");
    for name in [
        "ana",
        "АNA",
        "Аna",
        "Anа",
        "Ａｎａ",
        "A\u{200b}na",
        "A\u{202e}na",
        "An\u{430}",
        "\u{2066}Ana",
        "An\u{ad}a",
        "сосо",
        "C0C0",
    ] {
        let answer = sign_up(&app, name, "new@example.org");
        assert_eq!(answer.status, 422, "{name:?}");
        assert!(answer.body.contains("role=\"alert\""), "{name:?}");
    }
    assert!(
        sign_up(&app, "C0C0", "new@example.org")
            .body
            .contains("looks too much like coco")
    );
    for (index, name) in ["Zoë", "Анна", "山田 太郎", "Jean-Luc"].iter().enumerate() {
        let email = format!("n{index}@example.org");
        assert_eq!(sign_up(&app, name, &email).status, 200, "{name}");
    }
}

#[test]
fn names_of_the_service_are_refused() {
    let app = TestApp::start();
    for name in [
        "Turnpost",
        "turnpost",
        "Turnp0st",
        "Turnpost Support",
        "Тurnpost",
        "Admin",
        "Аdmin",
        "Moderator",
        "NN 7",
        "Seat 1",
    ] {
        assert_eq!(sign_up(&app, name, "new@example.org").status, 422, "{name}");
    }
}

#[test]
fn a_name_is_kept_in_one_form_and_found_in_any() {
    let app = TestApp::start();
    sign_up(&app, " Ｚｏｅ\u{308}   Ｂ ", "zoe@example.org");
    app.work();
    let link = app.link_in_mail("zoe@example.org", "/confirm/");
    let client = app.client();
    let page = client.get(&link).body;
    assert!(page.contains("value=\"Zoë B\""), "{page}");
    let form = [
        ("name", " Ｚｏｅ\u{308}   Ｂ "),
        ("password", "correct horse"),
    ];
    assert_eq!(client.post(&link, &form).status, 303);
    for path in ["/players/Zo%C3%AB%20B", "/players/zoe%CC%88%20b"] {
        assert_eq!(client.get(path).status, 200, "{path}");
    }
}

#[test]
fn those_who_came_before_are_protected_from_the_next_start_on() {
    let app = TestApp::start();
    app.signed_up("Ana");
    let strip = |conn: &mut AnyConnection| {
        Ok::<_, ServiceError>(conn.batch_execute("UPDATE players SET name_skeleton = NULL")?)
    };
    app.runtime
        .block_on(app.service.store.write(strip))
        .unwrap();
    app.runtime.block_on(app.service.complete_names()).unwrap();
    assert_eq!(sign_up(&app, "Аnа", "new@example.org").status, 422);
    assert_eq!(sign_up(&app, "АNА", "new@example.org").status, 422);
}

#[test]
fn what_the_service_says_looks_different_from_what_players_say() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    let table = format!("/matches/{id}");
    for wish in ["pause", "resume"] {
        assert_eq!(
            ana.post(&format!("{table}/agree"), &[("wish", wish)])
                .status,
            303
        );
    }
    let fake = "Turnpost\nThe match is paused: all players agreed.";
    ana.post(&format!("{table}/talk"), &[("words", fake)]);
    let page = ana.get(&table).body;
    let notices: Vec<&str> = page.split("class=\"said of-service\"").skip(1).collect();
    assert_eq!(notices.len(), 2, "{page}");
    let last = notices[1]
        .split("class=\"said\"")
        .nth(1)
        .expect("her words");
    assert!(last.contains(">Ana</") && last.contains("The match is paused"));
    let said = ana
        .api_get(&app.token("Ana"), &format!("{table}/talk"))
        .json();
    let notices: Vec<bool> = said
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["notice"] == true)
        .collect();
    assert_eq!(notices, [true, true, false]);
}
