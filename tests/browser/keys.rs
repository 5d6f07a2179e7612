//! The keyboard alone: it goes everywhere on the board, and what it opens covers nothing by itself.

use crate::driver::Browser;
use crate::looks::Site;
use crate::support::TestApp;

const PEOPLE: [&str; 4] = ["Ana", "Bo", "Cy", "Dee"];
const RECORD: &str = include_str!("../games/age_of_innovation/sets-4p.turn");

const NOVA: &str = include_str!("../games/terra_nova/plain-4p.turn");

fn focused(browser: &Browser) -> String {
    let at = browser.script("return document.activeElement.dataset.at ?? ''");
    at.as_str().unwrap_or_default().to_owned()
}

/// Tiles of a tab are left by the arrows as they are entered; a tile that is looked at has its text in the panel
/// of actions, and one that comes back with the focus is not opened again.
#[test]
fn arrows_leave_the_tiles_of_a_tab() {
    let Some(browser) = Browser::start("keys", 1280, true) else {
        return;
    };
    let site = Site::of(TestApp::start(), &PEOPLE);
    let path = site.dealt(RECORD, 281);
    site.log_in(&browser, "Ana");
    site.open(&browser, &path);
    browser.wait_for_nothing();
    browser.script("document.querySelector('.p-offer .tab-body a.may').focus()");
    let first = focused(&browser);
    assert!(!first.is_empty());
    browser.key("\u{E014}");
    let next = focused(&browser);
    assert!(!next.is_empty() && next != first, "{first} → {next}");
    browser.key("\u{E007}");
    browser.sees("id=\"preview\"");
    assert_eq!(focused(&browser), next);
    let opened = browser.find(".pop:popover-open");
    assert!(opened.is_none(), "{}", browser.source());
}

/// Whoever has picked one of several ways plays it with Enter, though the focus is still on it.
#[test]
fn enter_plays_the_way_that_is_picked() {
    let Some(browser) = Browser::start("ways", 1280, true) else {
        return;
    };
    let site = Site::of(TestApp::start(), &PEOPLE);
    let path = site.dealt(NOVA, 112);
    site.log_in(&browser, "Cy");
    site.open(&browser, &format!("{path}?at=A8"));
    browser.script("document.querySelector('.variants [aria-current]').focus()");
    browser.key("\u{E007}");
    browser.sees("Waiting for");
}
