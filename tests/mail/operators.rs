//! What whoever runs a service sees of its emails: those that were refused, and one of every kind.

use std::process::Command;

use chrono::TimeDelta;
use turnpost::clock::Clock;
use turnpost::ids::MatchId;
use turnpost::service::ServiceError;
use turnpost::store::letters::{self, Kind};

use crate::post::{count, match_of_two, play_once, table_of_two, trail, waits};
use crate::support::{Client, TestApp};

const BO: &str = "bo@example.org";
const WORDS: &str = "550 5.1.1 Nobody of that name";

/// What `turnpost admin outbox` says.
fn outbox(app: &TestApp, args: &[&str]) -> String {
    let path = app.data.path().join("test.sqlite");
    let output = Command::new(env!("CARGO_BIN_EXE_turnpost"))
        .args(["admin", "outbox", "--database"])
        .arg(path)
        .args(args)
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn admin(app: &TestApp) -> Client {
    let root = app.signed_up("Root");
    let promoted = app.service.set_admin("Root", true, "test");
    app.runtime.block_on(promoted).unwrap();
    root
}

#[test]
fn what_was_refused_is_shown_with_its_address_match_and_reason_and_sent_again() {
    let app = TestApp::start();
    let (ana, bo, _) = match_of_two(&app, "daily", &[]);
    let root = admin(&app);
    let id = table_of_two(&app, &ana, &bo, "slow", &[]);
    while waits(&app, id) != ["Bo"] {
        play_once(&app, "Ana", id);
    }
    let subject = format!("Your turn: Terra Nova #{id}");
    let mut rows = trail(&app, "Bo").into_iter();
    let row = rows.find(|row| row.kind == Kind::Turn && row.match_id == Some(MatchId(id)));
    let mail = row.unwrap().id;
    let refused = app
        .service
        .store
        .write(move |conn| Ok::<_, ServiceError>(letters::refuse(conn, mail, WORDS)?));
    app.runtime.block_on(refused).unwrap();
    let page = root.get("/admin").body;
    for said in [&outbox(&app, &[]), &page] {
        for part in [BO, &format!("#{id}"), WORDS] {
            assert!(said.contains(part), "no {part} in {said}");
        }
    }
    let again = outbox(&app, &["--retry", &mail.to_string()]);
    assert!(!outbox(&app, &[]).contains(WORDS), "{again}");
    assert_eq!(count(&app, BO, &subject), 0);
    // The command goes by the clock of the system.
    let clock = &app.service.clock;
    clock.advance((Clock::System.now() - clock.now()).max(TimeDelta::zero()));
    app.work();
    assert_eq!(count(&app, BO, &subject), 1);
}

#[test]
fn an_admin_sees_an_email_of_every_kind_and_nobody_else_does() {
    let app = TestApp::start();
    let root = admin(&app);
    let list = root.get("/admin/letters");
    assert_eq!(list.status, 200);
    for name in [
        "terra_nova-turn",
        "through_the_ages-over-rated",
        "league-out-rule",
    ] {
        let html = format!("/admin/letters/{name}/email.html");
        assert!(list.body.contains(&html), "no {html} in {}", list.body);
        let text = format!("/admin/letters/{name}/email.txt");
        for path in [&html, &text] {
            let shown = root.get(path);
            assert_eq!(shown.status, 200, "{path}");
            assert!(shown.body.contains("Ana"), "{path}: {}", shown.body);
        }
        let other = app.client().get(&html).status;
        assert!([401, 404].contains(&other), "{html}: {other}");
    }
    assert_eq!(app.signed_up("Ana").get("/admin/letters").status, 404);
    assert_eq!(root.get("/admin/letters/none/email.html").status, 404);
}
