//! The page follows the match, whatever its reader does.

use serde_json::json;

use crate::driver::Browser;
use crate::support::TestApp;

/// What Ana sees while Bo plays elsewhere: the page changes, and is not loaded anew.
#[test]
fn the_page_follows_the_match() {
    let Some(browser) = Browser::start("live", 1280, true) else {
        return;
    };
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let form = [
        ("game", "terra_nova"),
        ("seats", "2"),
        ("bots", "0"),
        ("order", "chosen"),
        ("first", "chosen"),
    ];
    let table = ana.post("/tables/new", &form).location;
    bo.post(&format!("{table}/join"), &[]);
    let id: i64 = table.rsplit('/').next().unwrap().parse().unwrap();
    browser.open(&format!("{}{table}", app.base));
    browser.sees("Waiting for");
    browser.script("window.sameDocument = true; document.querySelector('#tab-log').click();");
    let waiting = ["Ana", "Bo"]
        .map(|name| app.token(name))
        .into_iter()
        .find_map(|token| {
            let legal = app.client().legal(&token, id);
            legal.first().map(|line| (token.clone(), line.clone()))
        });
    let (token, line) = waiting.unwrap();
    let body = json!({ "number": 0, "line": line });
    let played = app
        .client()
        .api_post(&token, &format!("/matches/{id}/actions"), &body);
    assert_eq!(played.status, 200, "{}", played.body);
    browser.sees(&format!("title=\"{line} · "));
    assert_eq!(browser.script("return window.sameDocument === true"), true);
    let open = "return document.querySelector('#tab-log').checked";
    assert_eq!(browser.script(open), true);
}
