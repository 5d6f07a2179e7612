//! The way of a newcomer: on a desktop, on a phone, and without JavaScript.

use std::time::{Duration, Instant};

use crate::driver::Browser;
use crate::support::TestApp;

fn newcomer(browser: &Browser, app: &TestApp) {
    browser.open(&app.base);
    browser.picture("front");
    browser.press("a[href='/sign-up']");
    browser.fill("[name=name]", "Ana");
    browser.fill("[name=email]", "ana@example.org");
    browser.press("form button");
    browser.sees("Check your inbox");
    app.work();
    browser.open(&format!("{}/mailbox", app.base));
    let is_cut = "return [...document.querySelectorAll('.email-text')]
        .some((email) => email.scrollHeight > email.clientHeight + 1)";
    assert_eq!(
        browser.script(is_cut),
        false,
        "an email is not all in sight"
    );
    browser.press(".email-text a[href^='/confirm/']");
    browser.sees("Password, at least 8");
    browser.fill("[name=password]", "correct horse");
    browser.press("form button");
    browser.sees("You are not in a match yet");
    browser.press("a[href='/tables/new?bots=1']");
    browser.sees("Open a table");
    browser.picture("new-table");
    browser.fits();
    browser.press(".opening details > summary");
    browser.fill("[name=order]", "as you arrange");
    browser.fill("[name=first]", "whoever you put");
    browser.press("form > button");
    browser.sees("id=\"match\"");
    // Who begins is drawn: the bot plays first, if it does.
    app.work();
    browser.open(&format!("{}/matches/1", app.base));
    browser.sees(">Your turn<");
    browser.fits();
    browser.picture("match");
}

/// Previews the first line that fits, by typing it.
fn preview(browser: &Browser, app: &TestApp, id: i64, wanted: impl Fn(&str) -> bool) -> bool {
    let token = app.token_once("Ana");
    let legal = app.client().legal(&token, id);
    let Some(line) = legal.iter().find(|line| wanted(line)) else {
        return false;
    };
    browser.fill("#typed", &format!("{line}\u{E007}"));
    browser.sees("id=\"preview\"");
    true
}

fn until_played(app: &TestApp, id: i64, number: i64) {
    let begin = Instant::now();
    while app.number(id) == number {
        assert!(
            begin.elapsed() < Duration::from_secs(10),
            "nothing was played"
        );
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn play_on(browser: &Browser, app: &TestApp, id: i64) {
    let (mut undone, mut passes) = (false, 0);
    for _ in 0..120 {
        app.work();
        browser.open(&format!("{}/matches/{id}", app.base));
        if passes == 2 || !browser.source().contains(">Your turn<") {
            break;
        }
        if browser.find("[data-undo]").is_some() && !undone {
            browser.press("[data-undo]");
            browser.sees("data-kind");
            undone = true;
            continue;
        }
        let passing = preview(browser, app, id, |line| line.starts_with("pass") && undone);
        passes += usize::from(passing);
        if !passing {
            assert!(preview(browser, app, id, |line| {
                !line.starts_with("pass")
            }));
        }
        browser.picture("preview");
        let number = app.number(id);
        browser.press("#confirm button:last-of-type");
        until_played(app, id, number);
    }
    assert!(undone && passes == 2, "undo {undone}, passes {passes}");
}

fn whole_way(name: &'static str, width: u32, script: bool) {
    let Some(browser) = Browser::start(name, width, script) else {
        return;
    };
    let app = TestApp::start();
    newcomer(&browser, &app);
    play_on(&browser, &app, 1);
    app.work();
    browser.open(&format!("{}/matches/1", app.base));
    browser.picture("later");
    browser.fits();
    browser.open(&format!("{}/matches/1/actions/3", app.base));
    browser.sees("action 3 of");
    browser.picture("moment");
    browser.press("a[rel=next]");
    browser.sees("action 4 of");
    browser.open(&format!("{}/matches/1/plan", app.base));
    browser.picture("plan");
    browser.fits();
    // It is Ana's turn, so what she queues is played at once.
    let number = app.number(1);
    assert!(preview(&browser, &app, 1, |_| true));
    browser.press("#confirm button:last-of-type");
    browser.sees("value=\"queue\"");
    browser.picture("planned");
    browser.press("button[value=queue]");
    until_played(&app, 1, number);
}

#[test]
fn on_a_desktop() {
    whole_way("desktop", 1280, true);
}

#[test]
fn without_javascript() {
    whole_way("plain", 1280, false);
}
