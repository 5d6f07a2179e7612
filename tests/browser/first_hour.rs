//! The first minute of somebody who has never been here: from the front page to the first action that
//! is played, and from there to an account that keeps the match.

use std::time::{Duration, Instant};

use crate::driver::Browser;
use crate::hands::Hand;
use crate::support::TestApp;

const LONGEST: Duration = Duration::from_secs(15);
/// From the front page to the first action.
const MOST: Duration = Duration::from_secs(30);

/// What a click changes: a look at something, or what is folded out. After the last one the match moves on.
const SHOWN: &str = "return document.querySelector('#confirm') ? 'chosen' : location.href";

/// Clicks or taps what a person would, and counts. What is covered is not reached.
struct Newcomer<'a> {
    browser: &'a Browser,
    hand: Hand,
    clicks: usize,
}

impl Newcomer<'_> {
    fn click(&mut self, css: &str) {
        self.clicks += 1;
        self.hand.press(self.browser, css);
    }
}

/// Front page, one button; then a place or an action that is offered, and its confirmation.
fn first_action(name: &'static str, hand: Hand) {
    let Some(browser) = hand.browser(name) else {
        return;
    };
    // From a cold start of the service.
    let begin = Instant::now();
    let app = TestApp::start();
    browser.open(&app.base);
    browser.fits();
    browser.picture("front");
    let mut newcomer = Newcomer {
        browser: &browser,
        hand,
        clicks: 0,
    };
    newcomer.click(".hero form button");
    browser.sees("id=\"match\"");
    app.work();
    browser.open(&format!("{}/matches/1", app.base));
    browser.sees(">Your turn<");
    browser.picture("first-match");
    let number = app.number(1);
    while app.number(1) == number {
        assert!(newcomer.clicks < 4, "{name}: more than 4 clicks");
        let offered = [
            "#confirm button",
            "#board a.can, #board a.may",
            "#act a[href*='line=']",
            "#act .places a",
            "#act a[href*='kind=']",
        ];
        let mut offered = offered.into_iter();
        let next = offered.find(|css| browser.shown(css).is_some());
        let (next, before) = (next.expect("something is offered"), browser.script(SHOWN));
        newcomer.click(next);
        let waited = Instant::now();
        while app.number(1) == number && browser.script(SHOWN) == before {
            assert!(waited.elapsed() < LONGEST, "{name}: {next} does nothing");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
    let took = begin.elapsed();
    assert!(took < MOST, "{name}: {took:?}");
    eprintln!("{name}: {} clicks, {took:?}", newcomer.clicks);
}

#[test]
fn from_the_front_page_to_the_first_action_on_a_desktop() {
    first_action("first-1280", Hand::Mouse);
}

#[test]
fn from_the_front_page_to_the_first_action_on_a_phone() {
    first_action("first-390", Hand::Finger);
}

#[test]
fn from_the_front_page_to_the_first_action_without_javascript() {
    first_action("first-plain", Hand::Plain);
}

/// A guest gives an address, confirms it, and has the match.
#[test]
fn a_guest_keeps_the_match() {
    let Some(browser) = Browser::start("keep", 390, true) else {
        return;
    };
    let app = TestApp::start();
    browser.open(&app.base);
    browser.press(".hero form button");
    browser.sees("id=\"match\"");
    app.work();
    browser.open(&format!("{}/matches/1", app.base));
    Hand::Finger.press(&browser, "#keep > summary");
    browser.fill("#keep [name=email]", "ana@example.org");
    Hand::Finger.press(&browser, "#keep button");
    browser.sees("We have sent an email to ana@example.org");
    browser.fits();
    browser.picture("sent");
    app.work();
    browser.press("a[href='/mailbox']");
    browser.press(".email-text a[href^='/confirm/']");
    browser.sees("Password, at least 8");
    browser.script("document.querySelector('[name=name]').value = 'Ana'");
    browser.fill("[name=password]", "correct horse");
    browser.press("form button");
    browser.sees("id=\"match\"");
    browser.open(&format!("{}/mine", app.base));
    browser.sees("Your turn in 1 match");
    browser.fits();
    browser.picture("mine");
}

/// The sandbox changes in place like a match: an action is looked at, played, and taken back by a key.
#[test]
fn a_sandbox_is_played_in_place() {
    let Some(browser) = Browser::start("sandbox", 1280, true) else {
        return;
    };
    let app = TestApp::start();
    browser.open(&format!("{}/games/terra_nova/sandbox", app.base));
    browser.fits();
    browser.script("window.isStill = true");
    browser.press("#board a:is(.may, .can)");
    browser.sees("id=\"preview\"");
    browser.press("[data-main]");
    browser.sees("class=\"tried\"");
    browser.picture("tried");
    browser.key("u");
    browser.sees("Nothing counts");
    for _ in 0..200 {
        if browser.find(".tried").is_none() {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(browser.find(".tried").is_none(), "it is taken back");
    assert_eq!(browser.script("return window.isStill"), true, "in place");
}

/// Every page around a match at both widths; nothing scrolls sideways.
fn look_around(name: &'static str, width: u32) {
    let Some(browser) = Browser::start(name, width, true) else {
        return;
    };
    let app = TestApp::start();
    let (ana, _) = app.match_against_bot("Ana");
    app.another_match(&ana);
    let open = [
        ("game", "age_contrived"),
        ("company", "friends"),
        ("seats", "3"),
        ("title", "Sunday club"),
    ];
    let table = ana.post("/tables/new", &open).location;
    app.work();
    let anonymous = [
        "/",
        "/games",
        "/games/terra_nova",
        "/games/through_the_ages/rules",
        "/games/age_contrived/sheet",
        "/games/age_of_innovation/sandbox",
        "/lobby",
        "/sign-up",
        "/log-in",
        "/games/terra_nova/rules?q=town",
    ];
    for (index, path) in anonymous.iter().enumerate() {
        browser.open(&format!("{}{path}", app.base));
        browser.picture(&format!("out-{index}"));
        browser.fits();
    }
    browser.log_in(&app, "Ana");
    for (index, path) in [
        "/mine",
        "/tables/new",
        &table,
        "/profile",
        "/leagues",
        "/ratings",
    ]
    .iter()
    .enumerate()
    {
        browser.open(&format!("{}{path}", app.base));
        browser.picture(&format!("in-{index}"));
        browser.fits();
    }
}

#[test]
fn pages_around_a_match_on_a_desktop() {
    look_around("around-1280", 1280);
}

#[test]
fn pages_around_a_match_on_a_phone() {
    look_around("around-390", 390);
}
