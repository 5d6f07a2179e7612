//! Chromium, by the WebDriver protocol.

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use base64::Engine;
use serde_json::{Value, json};

use crate::support::TestApp;

/// The key by which the protocol names an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

pub struct Browser {
    driver: Child,
    agent: ureq::Agent,
    session: String,
    pub name: &'static str,
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
    pub fn start(name: &'static str, width: u32, script: bool) -> Option<Browser> {
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
        let mut options = json!({
            "args": ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", format!("--window-size={width},800")],
            // All of Chromium but its windows, which nobody sees: it starts in a third of the time.
            "binary": "/usr/lib/chromium/chromium-headless-shell",
        });
        // A desktop window has a least width; a phone is emulated.
        if width < 600 {
            options["mobileEmulation"] = json!({ "deviceMetrics": { "width": width, "height": 844, "pixelRatio": 1.0, "touch": true } });
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
                if !script {
                    let command = "Emulation.setScriptExecutionDisabled";
                    browser.command(command, &json!({ "value": true }));
                }
                return Some(browser);
            }
            assert!(
                begin.elapsed() < Duration::from_secs(30),
                "the driver does not answer"
            );
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    pub fn post(&self, path: &str, body: &Value) -> Value {
        let answer = self
            .agent
            .post(format!("{}/{path}", self.session))
            .send_json(body);
        answer.unwrap().body_mut().read_json::<Value>().unwrap()["value"].take()
    }

    pub fn get(&self, path: &str) -> Value {
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

    pub fn open(&self, url: &str) {
        self.post("url", &json!({ "url": url }));
    }

    pub fn source(&self) -> String {
        self.get("source").as_str().unwrap_or_default().to_owned()
    }

    /// Waits until the page says something.
    pub fn sees(&self, words: &str) {
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

    pub fn find(&self, css: &str) -> Option<String> {
        let found = self.post("element", &json!({ "using": "css selector", "value": css }));
        // The key by which the protocol names an element.
        let element = found.get(ELEMENT)?;
        element.as_str().map(str::to_owned)
    }

    /// A click by the keyboard, which also reaches what the sheet covers.
    pub fn press(&self, css: &str) {
        let mut pressed = Value::Null;
        // The page may be swapped between finding and pressing; what is gone by then was pressed.
        for tried in 0..20 {
            let Some(element) = self.find(css) else {
                assert!(tried > 0, "{}: no {css} in {}", self.name, self.source());
                return;
            };
            pressed = self.post(
                &format!("element/{element}/value"),
                &json!({ "text": "\u{E007}" }),
            );
            if pressed["error"] != "stale element reference" {
                break;
            }
        }
        assert!(pressed.get("error").is_none(), "{css}: {pressed}");
    }

    pub fn fill(&self, css: &str, text: &str) {
        let element = self
            .find(css)
            .unwrap_or_else(|| panic!("{}: no {css}", self.name));
        self.post(
            &format!("element/{element}/value"),
            &json!({ "text": text }),
        );
    }

    /// Kept in the target folder, to be looked at.
    pub fn picture(&self, what: &str) {
        let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
        std::fs::create_dir_all(&folder).unwrap();
        let encoded = self.get("screenshot");
        let png = base64::engine::general_purpose::STANDARD
            .decode(encoded.as_str().unwrap_or_default())
            .unwrap();
        std::fs::write(folder.join(format!("{}-{what}.png", self.name)), png).unwrap();
    }

    pub fn script(&self, script: &str) -> Value {
        self.post("execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// Whatever the page shows to whoever waits for it is shown at once.
    pub fn wait_for_nothing(&self) {
        self.script("const soon = setTimeout; window.setTimeout = (what) => soon(what)");
    }

    /// A script with what it is given.
    pub fn script_with(&self, script: &str, args: &Value) -> Value {
        self.post("execute/sync", &json!({ "script": script, "args": args }))
    }

    /// Whoever was logged in is not any more.
    pub fn forget(&self) {
        let gone = self.agent.delete(format!("{}/cookie", self.session)).call();
        gone.unwrap();
    }

    /// A script that is given an element.
    pub fn script_on(&self, script: &str, element: &str) -> Value {
        self.post(
            "execute/sync",
            &json!({ "script": script, "args": [{ ELEMENT: element }] }),
        )
    }

    /// All elements that fit.
    pub fn find_all(&self, css: &str) -> Vec<String> {
        let found = self.post(
            "elements",
            &json!({ "using": "css selector", "value": css }),
        );
        let ids = found.as_array().into_iter().flatten();
        ids.filter_map(|one| Some(one.get(ELEMENT)?.as_str()?.to_owned()))
            .collect()
    }

    /// The first element that fits and takes room on the page.
    pub fn shown(&self, css: &str) -> Option<String> {
        let found = self.post(
            "execute/sync",
            &json!({ "args": [css], "script": "return [...document.querySelectorAll(arguments[0])] \
                .find((one) => one.getClientRects().length) ?? null" }),
        );
        found.get(ELEMENT)?.as_str().map(str::to_owned)
    }

    /// Clicks with the mouse on what is in sight or can be scrolled to, and is not covered. The page may be
    /// swapped between finding and clicking; what is gone after a click was clicked.
    pub fn click_on(&self, css: &str) {
        let begin = Instant::now();
        let mut refused = None;
        while begin.elapsed() < Duration::from_secs(15) {
            match self.shown(css) {
                Some(element) => {
                    let clicked = self.post(&format!("element/{element}/click"), &json!({}));
                    if clicked.get("error").is_none() {
                        return;
                    }
                    refused = Some(clicked);
                    // What lies under the foot of its panel is scrolled to, as whoever reads on would.
                    let middle =
                        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
                    self.script_on(middle, &element);
                }
                None if refused.is_some() => return,
                None => {}
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("{}: {css}: {refused:?}: {}", self.name, self.source());
    }

    /// A command of the browser's own protocol.
    pub fn command(&self, command: &str, params: &Value) -> Value {
        self.post(
            "goog/cdp/execute",
            &json!({ "cmd": command, "params": params }),
        )
    }

    /// Shows pages as somebody sees them who prefers dark ones.
    pub fn prefer_dark(&self, dark: bool) {
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.command(
            "Emulation.setEmulatedMedia",
            &json!({ "features": features }),
        );
    }

    pub fn key(&self, key: &str) {
        let body = json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": [
            { "type": "keyDown", "value": key }, { "type": "keyUp", "value": key } ] }] });
        self.post("actions", &body);
    }

    pub fn attribute(&self, css: &str, name: &str) -> Option<String> {
        let element = self.find(css)?;
        let value = self.get(&format!("element/{element}/attribute/{name}"));
        value.as_str().map(str::to_owned)
    }

    pub fn log_in(&self, app: &TestApp, name: &str) {
        self.open(&format!("{}/log-in", app.base));
        self.fill(
            "[name=email]",
            &format!("{}@example.org", name.to_lowercase()),
        );
        self.fill("[name=password]", "correct horse");
        self.press("form button");
        self.sees("/profile");
    }

    /// Nothing scrolls sideways.
    pub fn fits(&self) {
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
