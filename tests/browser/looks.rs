//! Every kind of page: seen by axe-core, light and dark, wide and narrow, and kept as a picture.

use std::process::Command;

use serde_json::Value;

use crate::driver::Browser;
use crate::support::TestApp;

/// The rules of accessibility as a script; `None` where it cannot be had.
fn axe() -> Option<String> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("target/axe");
    let script = folder.join("node_modules/axe-core/axe.min.js");
    if !script.exists() {
        let mut install = Command::new("npm");
        install
            .args(["install", "--silent", "--prefix"])
            .arg(&folder);
        let done = install.arg("axe-core@4").status();
        if !done.is_ok_and(|status| status.success()) {
            eprintln!("no axe-core: pages are not tried with it");
            return None;
        }
    }
    std::fs::read_to_string(script).ok()
}

/// Nothing serious.
fn is_accessible(browser: &Browser, axe: &str, page: &str) {
    browser.script(axe);
    let found = browser.post(
        "execute/async",
        &serde_json::json!({ "args": [], "script": "const done = arguments[0]; \
            axe.run(document, { resultTypes: ['violations'] }).then((found) => done(found.violations \
            .filter((one) => ['serious', 'critical'].includes(one.impact)) \
            .map((one) => one.id + ': ' + one.nodes.slice(0, 3).map((node) => node.html).join(' | '))));" }),
    );
    let serious: Vec<&Value> = found.as_array().into_iter().flatten().collect();
    assert!(found.is_array(), "{page}: {found}");
    assert!(serious.is_empty(), "{}: {page}: {serious:#?}", browser.name);
}

fn look_around(name: &'static str, width: u32) {
    let Some(browser) = Browser::start(name, width, true) else {
        return;
    };
    let axe = axe();
    let app = TestApp::start();
    let (_, id) = app.match_against_bot("Ana");
    browser.log_in(&app, "Ana");
    let mut pages = vec![
        ("match".to_owned(), format!("/matches/{id}")),
        ("moment".to_owned(), format!("/matches/{id}/actions/1")),
        ("mat".to_owned(), format!("/matches/{id}?mat=2")),
        ("refused".to_owned(), format!("/matches/{id}?line=fly")),
    ];
    browser.open(&format!("{}/matches/{id}", app.base));
    if let Some(kind) = browser.attribute("#act a[data-kind][href*='kind=']", "href") {
        pages.push(("kind".to_owned(), kind));
    }
    if let Some(place) = browser.attribute("#board a[data-at]", "href") {
        pages.push(("preview".to_owned(), place));
    }
    for (page, path) in pages {
        browser.open(&format!("{}{path}", app.base));
        browser.fits();
        browser.picture(&page);
        if let Some(axe) = &axe {
            is_accessible(&browser, axe, &page);
        }
    }
}

#[test]
fn pages_on_a_desktop() {
    look_around("look-1280", 1280);
}

#[test]
fn pages_on_a_phone() {
    look_around("look-390", 390);
}
