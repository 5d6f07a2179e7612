//! The page follows the match, whatever its reader does.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::driver::Browser;
use crate::support::TestApp;

fn until(browser: &Browser, what: &str, done: impl Fn() -> bool) {
    let begin = Instant::now();
    while !done() {
        assert!(
            begin.elapsed() < Duration::from_secs(15),
            "{}: never {what}: {}",
            browser.name,
            browser.source()
        );
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn shows_number(browser: &Browser, number: i64) {
    until(browser, &format!("at {number}"), || {
        browser.attribute("#match", "data-number") == Some(number.to_string())
    });
}

/// As if the tab were put behind another, or looked at again.
fn seen(browser: &Browser, is_seen: bool) {
    let script = "Object.defineProperty(document, 'hidden', { value: !arguments[0], configurable: true }); \
         document.dispatchEvent(new Event('visibilitychange'));";
    browser.script_with(script, &json!([is_seen]));
}

/// Ana at the page of her match against a bot.
struct Sitting {
    browser: Browser,
    app: TestApp,
    id: i64,
    token: String,
}

impl Sitting {
    /// Nothing where there is no browser.
    fn begin(name: &'static str) -> Option<Sitting> {
        let browser = Browser::start(name, 1280, true)?;
        let app = TestApp::start();
        let (_, id) = app.match_against_bot("Ana");
        let token = app.token("Ana");
        browser.log_in(&app, "Ana");
        browser.open(&format!("{}/matches/{id}", app.base));
        Some(Sitting {
            browser,
            app,
            id,
            token,
        })
    }

    /// Ana plays the first thing that she may, on another device; then the bot plays.
    fn play_elsewhere(&self) {
        let line = self.app.client().legal(&self.token, self.id).remove(0);
        play_elsewhere(&self.app, &self.token, self.id, &line);
    }
}

fn play_elsewhere(app: &TestApp, token: &str, id: i64, line: &str) {
    let body = json!({ "number": app.number(id), "line": line });
    let path = format!("/matches/{id}/actions");
    let played = app.client().api_post(token, &path, &body);
    assert_eq!(played.status, 200, "{}", played.body);
    app.work();
}

/// Ana looks at something and plays something else on another device: the page says that the match
/// has moved on, and shows it.
#[test]
fn what_arrives_during_a_preview_is_shown() {
    let Some(ana) = Sitting::begin("arrives") else {
        return;
    };
    let browser = &ana.browser;
    for _ in 0..4 {
        browser.click_on("#board a[data-at]:not(.chosen)");
        browser.sees("id=\"preview\"");
        ana.play_elsewhere();
        shows_number(browser, ana.app.number(ana.id));
        until(browser, "told", || browser.shown("#moved").is_some());
        // The place may be taken now; either way the page can be played on.
        browser.key("\u{E00C}");
        until(browser, "back at the menu", || {
            browser.find("#preview").is_none() && browser.find("#board a[data-at]").is_some()
        });
    }
}

/// The bot plays; the page shows it, whether something was being looked at or not. Two hundred times
/// in the longer run.
#[test]
fn no_page_stands_still_after_a_hand_over() {
    let Some(browser) = Browser::start("hand-overs", 1280, true) else {
        return;
    };
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let token = app.token("Ana");
    browser.log_in(&app, "Ana");
    let wanted = match std::env::var_os("TURNPOST_WHOLE_MATCHES") {
        Some(_) => 200,
        None => 20,
    };
    let mut done = 0;
    while done < wanted {
        let id = app.another_match(&ana);
        app.work();
        browser.open(&format!("{}/matches/{id}", app.base));
        while done < wanted {
            let legal = app.client().legal(&token, id);
            // A free exchange is no hand-over.
            let line = legal.iter().find(|line| !line.starts_with("exchange"));
            let Some(line) = line else {
                break;
            };
            if done % 2 == 1 && browser.shown("#board a[data-at]:not(.chosen)").is_some() {
                // What is looked at is another action, or the same.
                browser.click_on("#board a[data-at]:not(.chosen)");
            }
            play_elsewhere(&app, &token, id, line);
            shows_number(&browser, app.number(id));
            done += 1;
        }
    }
}

/// A lost connection: what happened meanwhile is shown once there is one again.
#[test]
fn the_page_catches_up_after_a_lost_connection() {
    let Some(ana) = Sitting::begin("offline") else {
        return;
    };
    let browser = &ana.browser;
    let connect = |offline: bool| {
        let speed = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        browser.command("Network.emulateNetworkConditions", &speed);
    };
    browser.command("Network.enable", &json!({}));
    connect(true);
    // Whatever is chosen now cannot be shown; the page says so and keeps what it shows.
    browser.click_on("#board a[data-at]:not(.chosen)");
    until(browser, "said to be offline", || {
        browser.shown("[data-offline]").is_some()
    });
    ana.play_elsewhere();
    connect(false);
    shows_number(browser, ana.app.number(ana.id));
    assert!(browser.find("[data-offline]").is_none());
}

/// A laptop sleeps, and its connection with it: what was played meanwhile is shown when it wakes.
#[test]
fn the_page_catches_up_after_the_laptop_slept() {
    let Some(ana) = Sitting::begin("slept") else {
        return;
    };
    let Sitting {
        browser, app, id, ..
    } = &ana;
    let asleep = |asleep: bool| {
        let state = if asleep { "frozen" } else { "active" };
        let speed = json!({ "offline": asleep, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        browser.command("Network.emulateNetworkConditions", &speed);
        browser.command("Page.setWebLifecycleState", &json!({ "state": state }));
    };
    browser.command("Network.enable", &json!({}));
    asleep(true);
    ana.play_elsewhere();
    asleep(false);
    shows_number(browser, app.number(*id));
    // And it goes on following once it is looked at.
    seen(browser, true);
    ana.play_elsewhere();
    shows_number(browser, app.number(*id));
}

/// The server is restarted: the page says that it cannot ask, and follows again by itself.
#[test]
fn the_page_catches_up_after_the_server_restarted() {
    let Some(ana) = Sitting::begin("restarted") else {
        return;
    };
    let Sitting {
        browser, app, id, ..
    } = &ana;
    app.restart(|| {
        browser.click_on("#board a[data-at]:not(.chosen)");
        until(browser, "said to be offline", || {
            browser.shown("[data-offline]").is_some()
        });
    });
    ana.play_elsewhere();
    shows_number(browser, app.number(*id));
    assert!(browser.find("[data-offline]").is_none());
    // And it goes on following.
    ana.play_elsewhere();
    shows_number(browser, app.number(*id));
}

/// Two fingers draw the map larger, and places are still met; two fingers draw it whole again.
#[test]
fn a_map_grows_between_two_fingers() {
    let Some(browser) = Browser::start("pinch", 390, true) else {
        return;
    };
    let app = TestApp::start();
    let (_, id) = app.match_against_bot("Ana");
    browser.log_in(&app, "Ana");
    browser.open(&format!("{}/matches/{id}", app.base));
    let whole = browser.attribute("svg.map", "viewBox").unwrap();
    let pinch = |from: f64, to: f64| {
        let touch = |kind: &str, half: f64| {
            let points = match kind {
                "touchEnd" => json!([]),
                _ => {
                    json!([{ "x": 195.0 - half, "y": 220, "id": 0 }, { "x": 195.0 + half, "y": 220, "id": 1 }])
                }
            };
            let touch = json!({ "type": kind, "touchPoints": points });
            browser.command("Input.dispatchTouchEvent", &touch);
        };
        touch("touchStart", from);
        touch("touchMove", (from + to) / 2.0);
        touch("touchMove", to);
        touch("touchEnd", to);
    };
    pinch(40.0, 100.0);
    until(&browser, "larger", || {
        browser.shown("svg.map.larger").is_some()
    });
    browser.picture("larger");
    browser.fits();
    let spot = "return [...document.querySelectorAll('svg.map a.spot')].map((one) => one.getBoundingClientRect()) \
         .filter((box) => box.left > 20 && box.right < 370 && box.top > 100 && box.bottom < 400) \
         .map((box) => [box.x + box.width / 2, box.y + box.height / 2])[0] ?? null";
    let spot = browser.script(spot);
    if let [x, y] = spot.as_array().map_or(&[][..], Vec::as_slice) {
        for (kind, points) in [
            ("touchStart", json!([{ "x": x, "y": y }])),
            ("touchEnd", json!([])),
        ] {
            let touch = json!({ "type": kind, "touchPoints": points });
            browser.command("Input.dispatchTouchEvent", &touch);
        }
        browser.sees("id=\"preview\"");
    }
    // What was enlarged stays so when the page changes, until it is drawn whole again.
    assert!(browser.shown("svg.map.larger").is_some());
    pinch(100.0, 20.0);
    until(&browser, "whole", || {
        browser.shown("svg.map.larger").is_none()
    });
    let numbers = |text: &str| -> Vec<f64> {
        text.split(' ')
            .map(|number| number.parse().unwrap())
            .collect()
    };
    let shown = numbers(&browser.attribute("svg.map", "viewBox").unwrap());
    assert_eq!(shown, numbers(&whole));
}

/// On a phone: whoever chooses a kind whose places are on the map sees the map.
#[test]
fn a_kind_of_the_map_folds_the_sheet() {
    let Some(browser) = Browser::start("folds", 390, true) else {
        return;
    };
    let app = TestApp::start();
    let (_, id) = app.match_against_bot("Ana");
    let token = app.token("Ana");
    browser.log_in(&app, "Ana");
    let upgrade = "#act .ways a[href*='kind=kind-upgrade']";
    loop {
        browser.open(&format!("{}/matches/{id}", app.base));
        if browser.find(upgrade).is_some() {
            break;
        }
        let line = app.client().legal(&token, id).remove(0);
        play_elsewhere(&app, &token, id, &line);
    }
    let is_open = "return document.querySelector('#sheet').checked";
    browser.click_on("#act .fold");
    until(&browser, "unfolded", || browser.script(is_open) == true);
    browser.click_on(upgrade);
    until(&browser, "at the kind", || {
        browser.find("#act .kinds").is_some()
    });
    assert_eq!(browser.script(is_open), false);
    browser.picture("kind");
    // Back at the list it is as it was left.
    browser.click_on("#act [data-back]");
    until(&browser, "back", || browser.find("#act .ways").is_some());
    assert_eq!(browser.script(is_open), true);
}

/// A refusal stands in the panel in which one acted, with the place ringed, and what was typed stays.
#[test]
fn a_refusal_stands_where_one_clicked() {
    let Some(Sitting {
        browser, app: _app, ..
    }) = Sitting::begin("refused")
    else {
        return;
    };
    browser.fill("#typed", "upgrade E5 left\u{E007}");
    browser.sees("id=\"refusal\"");
    let typed = "return document.querySelector('#typed').value";
    assert_eq!(browser.script(typed), "upgrade E5 left");
    assert!(browser.shown("#act #refusal").is_some());
    assert!(browser.find("#map .last").is_some(), "no ring at E5");
    browser.picture("typed");
    // A standing order that the game does not know: said in its own form.
    browser.script("document.querySelector('#tab-plan').click(); document.querySelector('#orders').open = true;");
    browser.fill("#orders textarea", "fly to the moon");
    browser.click_on("#orders form > button");
    until(&browser, "refused in the form", || {
        browser.shown("#orders [data-refused]").is_some()
    });
    let written = "return document.querySelector('#orders textarea').value";
    assert_eq!(browser.script(written), "fly to the moon");
    browser.picture("orders");
}

/// The menu narrows as one types, and Enter opens what is left.
#[test]
fn the_menu_narrows_as_one_types() {
    let Some(ana) = Sitting::begin("narrows") else {
        return;
    };
    let browser = &ana.browser;
    // Past the set-up there are several kinds of actions.
    while browser.find_all("#act .ways > li").len() < 2 {
        ana.play_elsewhere();
        browser.open(&format!("{}/matches/{}", ana.app.base, ana.id));
    }
    let shown = "return [...document.querySelectorAll('#act .ways > li')].filter((one) => !one.hidden).length";
    let all = browser.script(shown).as_i64().unwrap();
    browser.fill("#typed", "pass");
    assert!(all > 1 && browser.script(shown) == 1, "{all}");
    browser.fill("#typed", "\u{E007}");
    until(browser, "at the kind", || {
        browser.find("#act .group .places a").is_some() || browser.find("#preview").is_some()
    });
    // A line that was refused stays in its field, and the whole menu with it, when the page catches up.
    let refused = format!("{}/matches/{}?line=build+Z9", ana.app.base, ana.id);
    browser.open(&refused);
    browser.sees("id=\"refusal\"");
    let catch_up = "const read = DOMParser.prototype.parseFromString; \
         DOMParser.prototype.parseFromString = function (...page) { \
           window.hasRead = true; return read.apply(this, page); }; \
         document.dispatchEvent(new Event('visibilitychange'));";
    browser.script(catch_up);
    until(browser, "page that caught up", || {
        browser.script("return window.hasRead === true") == true
    });
    assert_eq!(browser.script(shown), all);
}

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
    play_elsewhere(&app, &token, id, &line);
    browser.sees(&format!("title=\"{line} · "));
    assert_eq!(browser.script("return window.sameDocument === true"), true);
    let open = "return document.querySelector('#tab-log').checked";
    assert_eq!(browser.script(open), true);
}

/// A stream that is open and says nothing: whoever waits asks once a minute, whatever it says of itself.
#[test]
fn the_page_catches_up_although_nothing_is_heard() {
    let Some(browser) = Browser::start("silent", 1280, true) else {
        return;
    };
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    let form = [("game", "terra_nova"), ("seats", "2"), ("bots", "0")];
    let table = ana.post("/tables/new", &form).location;
    bo.post(&format!("{table}/join"), &[]);
    let id: i64 = table.rsplit('/').next().unwrap().parse().unwrap();
    let silent = "window.EventSource = class extends EventTarget { readyState = 1; close() {} }; \
         window.ahead = 0; window.ticks = []; const now = Date.now; \
         Date.now = () => now() + window.ahead; \
         window.setInterval = (tick) => window.ticks.push(tick);";
    let params = json!({ "source": silent });
    browser.command("Page.addScriptToEvaluateOnNewDocument", &params);
    browser.open(&format!("{}{table}", app.base));
    browser.sees("Waiting for");
    let token = ["Ana", "Bo"].map(|name| app.token(name)).into_iter();
    let mut waiting = token.map(|token| (app.client().legal(&token, id), token));
    let (legal, token) = waiting.find(|(legal, _)| !legal.is_empty()).unwrap();
    play_elsewhere(&app, &token, id, &legal[0]);
    let ten_seconds = "window.ahead += 10000; window.ticks.forEach((tick) => tick());";
    (0..7).for_each(|_| {
        browser.script(ten_seconds);
    });
    shows_number(&browser, app.number(id));
}

/// A browser has six connections to a site, for all its tabs together: tabs that nobody sees hold none, and
/// one that is seen again catches up.
#[test]
fn many_tabs_do_not_stop_each_other() {
    let Some(ana) = Sitting::begin("tabs") else {
        return;
    };
    let browser = &ana.browser;
    browser.post("timeouts", &json!({ "pageLoad": 5000 }));
    let first = browser.get("window");
    let before = ana.app.number(ana.id);
    for tab in 0..8 {
        seen(browser, false);
        let fresh = browser.post("window/new", &json!({ "type": "tab" }));
        browser.post("window", &json!({ "handle": fresh["handle"] }));
        browser.open(&format!("{}/matches/{}", ana.app.base, ana.id));
        assert!(browser.find("#match").is_some(), "tab {tab} stands still");
    }
    ana.play_elsewhere();
    let now = ana.app.number(ana.id);
    assert!(now > before);
    shows_number(browser, now);
    browser.post("window", &json!({ "handle": first }));
    seen(browser, true);
    shows_number(browser, now);
}
