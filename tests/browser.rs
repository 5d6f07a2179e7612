//! The way of a newcomer, in Chromium: on a desktop, on a phone, and without JavaScript.
//! Runs where `chromedriver` is installed; `TURNPOST_SCREENSHOTS` names a folder for pictures.

mod support;

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use support::TestApp;

struct Browser {
    driver: Child,
    agent: ureq::Agent,
    session: String,
    name: &'static str,
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.agent.delete(&self.session).call();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

impl Browser {
    /// `None` where there is no driver.
    fn start(name: &'static str, width: u32, script: bool) -> Option<Browser> {
        let port = TcpListener::bind("127.0.0.1:0")
            .unwrap()
            .local_addr()
            .unwrap()
            .port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let Ok(driver) = driver else {
            assert!(
                std::env::var_os("TURNPOST_NEEDS_BROWSER").is_none(),
                "no chromedriver"
            );
            eprintln!("no chromedriver: the browser tests are left out");
            return None;
        };
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .build();
        let mut browser = Browser {
            driver,
            agent: config.into(),
            session: format!("http://127.0.0.1:{port}/session"),
            name,
        };
        let scripts = if script { 1 } else { 2 };
        let mut options = json!({
            "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", format!("--window-size={width},900")],
            "prefs": { "profile.managed_default_content_settings.javascript": scripts },
        });
        // A desktop window has a least width; a phone is emulated.
        if width < 600 {
            options["mobileEmulation"] = json!({ "deviceMetrics": { "width": width, "height": 844, "pixelRatio": 1.0, "touch": false } });
        }
        let wanted =
            json!({ "capabilities": { "alwaysMatch": { "goog:chromeOptions": options } } });
        let begin = Instant::now();
        loop {
            let answer = browser.agent.post(&browser.session).send_json(&wanted);
            if let Ok(mut answer) = answer {
                let value: Value = answer.body_mut().read_json().unwrap();
                let id = value["value"]["sessionId"]
                    .as_str()
                    .unwrap_or_else(|| panic!("{value}"));
                browser.session = format!("{}/{id}", browser.session);
                return Some(browser);
            }
            assert!(
                begin.elapsed() < Duration::from_secs(30),
                "the driver does not answer"
            );
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        let answer = self
            .agent
            .post(format!("{}/{path}", self.session))
            .send_json(body);
        answer.unwrap().body_mut().read_json::<Value>().unwrap()["value"].take()
    }

    fn get(&self, path: &str) -> Value {
        let answer = self.agent.get(format!("{}/{path}", self.session)).call();
        answer
            .unwrap()
            .body_mut()
            .with_config()
            .limit(50 << 20)
            .read_json::<Value>()
            .unwrap()["value"]
            .take()
    }

    fn open(&self, url: &str) {
        self.post("url", &json!({ "url": url }));
    }

    fn source(&self) -> String {
        self.get("source").as_str().unwrap_or_default().to_owned()
    }

    /// Waits until the page says something.
    fn sees(&self, words: &str) {
        let begin = Instant::now();
        while !self.source().contains(words) {
            assert!(
                begin.elapsed() < Duration::from_secs(20),
                "{}: never saw ‘{words}’: {}",
                self.name,
                self.source()
            );
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    fn find(&self, css: &str) -> Option<String> {
        let found = self.post("element", &json!({ "using": "css selector", "value": css }));
        // The key by which the protocol names an element.
        let element = found.get("element-6066-11e4-a52e-4f735466cecf")?;
        element.as_str().map(str::to_owned)
    }

    /// A click by the keyboard, which also reaches what the sheet covers.
    fn press(&self, css: &str) {
        let element = self
            .find(css)
            .unwrap_or_else(|| panic!("{}: no {css} in {}", self.name, self.source()));
        let pressed = self.post(
            &format!("element/{element}/value"),
            &json!({ "text": "\u{E007}" }),
        );
        assert!(pressed.get("error").is_none(), "{css}: {pressed}");
    }

    fn fill(&self, css: &str, text: &str) {
        let element = self
            .find(css)
            .unwrap_or_else(|| panic!("{}: no {css}", self.name));
        self.post(
            &format!("element/{element}/value"),
            &json!({ "text": text }),
        );
    }

    fn picture(&self, what: &str) {
        let Ok(folder) = std::env::var("TURNPOST_SCREENSHOTS") else {
            return;
        };
        let encoded = self.get("screenshot");
        let file = format!("{folder}/{}-{what}.png.base64", self.name);
        std::fs::write(file, encoded.as_str().unwrap_or_default()).unwrap();
    }

    /// Nothing scrolls sideways.
    fn fits(&self) {
        let root = self.find("html").unwrap();
        let width = |name: &str| {
            self.get(&format!("element/{root}/property/{name}"))
                .as_i64()
                .unwrap()
        };
        assert!(
            width("scrollWidth") <= width("clientWidth"),
            "{}: the page is wider than the window",
            self.name
        );
    }
}

fn newcomer(browser: &Browser, app: &TestApp) {
    browser.open(&app.base);
    browser.picture("front");
    browser.press("a[href='/sign-up']");
    browser.sees("Password, at least 8");
    browser.fill("[name=name]", "Ana");
    browser.fill("[name=email]", "ana@example.org");
    browser.fill("[name=password]", "correct horse");
    browser.press("form button");
    browser.sees("Look into your mailbox");
    app.work();
    browser.open(&format!("{}/mailbox", app.base));
    browser.press(".letter a[href^='/confirm/']");
    browser.sees("Confirm and go in");
    browser.press("form button");
    browser.sees("You have no match yet");
    browser.press("a[href='/tables/new?bots=1']");
    browser.sees("Open the table");
    browser.picture("new-table");
    browser.fits();
    browser.fill("[name=order]", "as you arrange");
    browser.fill("[name=first]", "whom you put");
    browser.press("form > button");
    browser.sees("Step through");
    // Who begins is drawn: the bot plays first, if it does.
    app.work();
    browser.open(&format!("{}/matches/1", app.base));
    browser.sees("It is your turn");
    browser.fits();
    browser.picture("match");
}

/// Opens the group of the first entry that fits, if it is folded, and previews the entry.
fn preview(browser: &Browser, app: &TestApp, id: i64, wanted: impl Fn(&str) -> bool) -> bool {
    let token = app.token_once("Ana");
    let legal = app.client().legal(&token, id);
    let Some(line) = legal.iter().find(|line| wanted(line)) else {
        return false;
    };
    browser.fill("[name=typed]", line);
    browser.press(".typed button");
    browser.sees("If you play");
    true
}

fn play_on(browser: &Browser, app: &TestApp, id: i64) {
    let (mut undone, mut passes) = (false, 0);
    for _ in 0..120 {
        app.work();
        browser.open(&format!("{}/matches/{id}", app.base));
        if passes == 2 || !browser.source().contains("It is your turn") {
            break;
        }
        if browser.find("form[action$='/undo']").is_some() && !undone {
            browser.press("form[action$='/undo'] button");
            browser.sees("What you can do");
            undone = true;
            continue;
        }
        let passing = preview(browser, app, id, |line| line.starts_with("pass") && undone);
        passes += usize::from(passing);
        if !passing {
            assert!(preview(browser, app, id, |line| !line.starts_with("pass")));
        }
        browser.picture("preview");
        let number = app.number(id);
        browser.press("button[autofocus]");
        let begin = Instant::now();
        while app.number(id) == number {
            assert!(
                begin.elapsed() < Duration::from_secs(10),
                "nothing was played"
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }
    assert!(undone && passes == 2, "undo {undone}, passes {passes}");
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
    let script = |script: &str| {
        let body = json!({ "script": script, "args": [] });
        browser.post("execute/sync", &body)
    };
    browser.open(&format!("{}{table}", app.base));
    browser.sees("We wait for");
    script("window.sameDocument = true; document.querySelector('#log').open = true;");
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
    browser.sees(&format!("<code>{line}</code>"));
    assert_eq!(script("return window.sameDocument === true"), true);
    assert_eq!(script("return document.querySelector('#log').open"), true);
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
    browser.press("details[open] .choice");
    browser.sees("Queue it");
    browser.press("button[value=queue]");
    browser.sees("No step yet");
    assert!(app.number(1) > number, "the plan did not play itself");
}

#[test]
fn on_a_desktop() {
    whole_way("desktop", 1280, true);
}

#[test]
fn on_a_phone() {
    whole_way("phone", 390, true);
}

#[test]
fn without_javascript() {
    whole_way("plain", 1280, false);
}
