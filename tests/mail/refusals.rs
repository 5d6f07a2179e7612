//! Only a refusal of the recipient is the end of an email; others are tried again, and are an alarm.

use std::time::Duration;

use chrono::TimeDelta;
use turnpost::mail::Mailer;
use turnpost::store::letters::OutboxRow;

use crate::post::{Server, trail};
use crate::support::TestApp;

fn app_with(url: &str) -> TestApp {
    let url = url.to_owned();
    TestApp::start_with(move |service| {
        let mailer = Mailer::local("https://turnpost.example")
            .with_smtp(&url, None, Duration::from_millis(1500))
            .unwrap();
        service.mailer = mailer.into();
    })
}

fn sign_up(app: &TestApp, name: &str, address: &str) {
    let form = [("name", name), ("email", address)];
    assert_eq!(app.client().post("/sign-up", &form).status, 200);
}

fn deliver(app: &TestApp) {
    app.runtime
        .block_on(turnpost::worker::outbox::deliver(&app.service))
        .unwrap();
}

fn the_mail(app: &TestApp, name: &str) -> OutboxRow {
    trail(app, name).remove(0)
}

fn alarms(app: &TestApp) -> Vec<String> {
    let all = app.runtime.block_on(app.service.troubles()).unwrap();
    all.into_iter().map(|row| row.work).collect()
}

#[test]
fn a_refusal_of_sender_or_content_is_tried_again_and_is_one_alarm() {
    let server = Server::start(&["--refuse-senders", "2"]);
    let app = app_with(&server.url());
    sign_up(&app, "Ana", "ana@example.org");
    sign_up(&app, "Bo", "bo@example.org");
    deliver(&app);
    for name in ["Ana", "Bo"] {
        let row = the_mail(&app, name);
        assert_eq!(row.state.text(), "queued", "{}", row.reason);
        assert!(row.reason.contains("We take nothing from you"));
    }
    assert_eq!(alarms(&app), ["refusals"], "one for both");
    app.service.clock.advance(TimeDelta::minutes(1));
    deliver(&app);
    assert_eq!(the_mail(&app, "Ana").state.text(), "sent");
    assert!(alarms(&app).is_empty(), "it is over");
    for (name, fault) in [("Cy", "once-content"), ("Di", "once-policy")] {
        sign_up(&app, name, &format!("{fault}@example.org"));
        deliver(&app);
        let row = the_mail(&app, name);
        assert_eq!(row.state.text(), "queued", "{fault}: {}", row.reason);
        assert_eq!(alarms(&app), ["refusals"]);
        let delayed = app.runtime.block_on(app.service.delayed_mails()).unwrap();
        let of: Vec<i64> = delayed.iter().map(|row| row.id).collect();
        assert_eq!(of, [row.id], "an admin sees it before it is given up");
        // Whoever has mended the cause need not wait for the next try.
        let again = app.service.send_again(Vec::new(), "test");
        assert_eq!(app.runtime.block_on(again).unwrap(), 1);
        deliver(&app);
        assert_eq!(the_mail(&app, name).state.text(), "sent", "{fault}");
        assert!(alarms(&app).is_empty(), "{fault} is over");
    }
}

#[test]
fn a_refusal_of_the_recipient_is_final_wherever_it_comes() {
    let server = Server::start(&[]);
    let app = app_with(&server.url());
    for (name, fault) in [("Ana", "unknown"), ("Bo", "nameless"), ("Cy", "gone")] {
        sign_up(&app, name, &format!("{fault}@example.org"));
        deliver(&app);
        let row = the_mail(&app, name);
        assert_eq!(
            (row.state.text(), row.attempts),
            ("refused", 1),
            "{fault}: {}",
            row.reason
        );
    }
    assert!(alarms(&app).is_empty(), "that is nobody's fault here");
}
