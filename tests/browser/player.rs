//! Somebody who plays through the page: by pointing at the board, by keys, by plain links, by touch.

use std::time::{Duration, Instant};

use crate::driver::Browser;
use crate::support::TestApp;

const TAB: &str = "\u{E004}";
const ENTER: &str = "\u{E007}";
/// So many clicks, at most, before something is played.
const MOST_CLICKS: usize = 60;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// On the board and the answers of a contest, never in the list.
    Board,
    Keys,
    /// Without script: links and buttons.
    Plain,
    /// With a finger, on a narrow screen.
    Touch,
}

impl Way {
    fn width(self) -> u32 {
        match self {
            Way::Board | Way::Keys | Way::Plain => 1280,
            Way::Touch => 390,
        }
    }

    fn has_script(self) -> bool {
        self != Way::Plain
    }

    /// What is chosen from.
    fn offers(self) -> &'static str {
        match self {
            Way::Board => {
                "#board a[data-at]:not(.picked):not(.chosen), #contest a[data-at]:not(.picked):not(.chosen)"
            }
            Way::Keys => "#act .places a, #act a[data-kind], #contest a[data-at]",
            Way::Plain | Way::Touch => {
                "#act .places a, #act .verb > a, #act .ways > li > a, #contest a[data-at]:not(.picked), #board a[data-at]:not(.picked)"
            }
        }
    }
}

struct Player<'a> {
    browser: &'a Browser,
    app: &'a TestApp,
    id: i64,
    way: Way,
    chance: usize,
}

/// How many actions are played; all of them if whole matches are asked for.
fn most_actions() -> usize {
    match std::env::var_os("TURNPOST_WHOLE_MATCHES") {
        Some(_) => usize::MAX,
        None => 14,
    }
}

/// Plays a match of two against a bot.
pub fn plays(name: &'static str, game: &str, way: Way) {
    let Some(browser) = Browser::start(name, way.width(), way.has_script()) else {
        return;
    };
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let form = [
        ("game", game),
        ("seats", "2"),
        ("bots", "1"),
        ("order", "chosen"),
        ("first", "chosen"),
    ];
    let opened = ana.post("/tables/new", &form);
    let id: i64 = opened.location.rsplit('/').next().unwrap().parse().unwrap();
    browser.log_in(&app, "Ana");
    let mut player = Player {
        browser: &browser,
        app: &app,
        id,
        way,
        chance: 7,
    };
    let (mut played, most) = (0, most_actions());
    while played < most && player.turn() {
        played += 1;
        if played == 10 {
            browser.picture("later");
        }
    }
    browser.open(&format!("{}/matches/{id}", app.base));
    browser.picture("last");
    browser.fits();
    assert!(played >= 10, "{name}: only {played} were played");
    assert!(app.check_replay(id), "{name}: the record does not replay");
}

impl Player<'_> {
    /// Plays one submission; `false` once the match is over.
    fn turn(&mut self) -> bool {
        self.app.work();
        let before = self.app.number(self.id);
        let browser = self.browser;
        browser.open(&format!("{}/matches/{}", self.app.base, self.id));
        if browser.find("#match.finished").is_some() {
            return false;
        }
        browser.sees("deciding");
        for _ in 0..MOST_CLICKS {
            self.choose();
            if self.app.number(self.id) != before {
                return true;
            }
        }
        panic!(
            "{}: nothing was played after {MOST_CLICKS} choices: {}",
            browser.name,
            browser.source()
        );
    }

    /// One choice: what is looked at is played, else something is looked at.
    fn choose(&mut self) {
        if self.use_it("#confirm [data-main]") {
            return;
        }
        let chosen = match self.way {
            Way::Keys => self.by_tabs(),
            Way::Board | Way::Plain | Way::Touch => self.by_pointer(),
        };
        let others = ["#confirm button", "[data-end]"];
        let done = chosen || others.iter().any(|button| self.use_it(button));
        assert!(
            done,
            "{}: nothing is offered: {}",
            self.browser.name,
            self.browser.source()
        );
    }

    fn next(&mut self, count: usize) -> usize {
        self.chance = (self.chance * 1_103 + 12_345) % 65_536;
        (self.chance / 8) % count
    }

    fn by_pointer(&mut self) -> bool {
        let offers = self.browser.find_all(self.way.offers());
        if offers.is_empty() {
            return false;
        }
        let first = self.next(offers.len());
        // Something may lie over it: a finger then takes another one.
        let order = offers[first..].iter().chain(&offers[..first]);
        for offer in order.take(12) {
            if self.acts(|browser| browser.click(offer)) {
                return true;
            }
        }
        false
    }

    /// From the action panel on by the tabulator, and Enter where it stops.
    fn by_tabs(&mut self) -> bool {
        let css = self.way.offers();
        if self.browser.find(css).is_none() {
            return false;
        }
        self.browser.script(
            "const act = document.querySelector('#act > summary'); act.tabIndex = -1; act.focus();",
        );
        let mut left = 1 + self.next(6);
        for _ in 0..80 {
            self.browser.key(TAB);
            let script = format!("return document.activeElement.matches({css:?})");
            if self.browser.script(&script) == true {
                left -= 1;
            }
            if left == 0 {
                return self.acts(|browser| {
                    browser.key(ENTER);
                    true
                });
            }
        }
        false
    }

    /// A button, if it is there.
    fn use_it(&mut self, css: &str) -> bool {
        let Some(button) = self.browser.find(css) else {
            return false;
        };
        let way = self.way;
        self.acts(|browser| match way {
            Way::Board | Way::Plain | Way::Touch => browser.click(&button),
            Way::Keys => {
                browser.press(css);
                true
            }
        })
    }

    /// Does something and waits until the page has answered.
    fn acts(&self, act: impl FnOnce(&Browser) -> bool) -> bool {
        let browser = self.browser;
        if !self.way.has_script() {
            return act(browser);
        }
        let state = "return [location.href, document.querySelector('#match')?.dataset.number, \
             document.querySelector('.busy') !== null, document.querySelector('[data-sending]') !== null]";
        let before = browser.script(state);
        if !act(browser) {
            return false;
        }
        let begin = Instant::now();
        loop {
            let now = browser.script(state);
            let is_quiet = now[2] == false && now[3] == false;
            if is_quiet && (now[0] != before[0] || now[1] != before[1]) {
                return true;
            }
            if is_quiet && begin.elapsed() > Duration::from_secs(2) {
                // A click that asked for what is shown already.
                return true;
            }
            assert!(
                begin.elapsed() < Duration::from_secs(20),
                "{}: the page does not answer",
                browser.name
            );
        }
    }
}
