//! Whole matches against a bot, by whatever hand, and never a page that stands still.

use std::time::{Duration, Instant};

use crate::driver::Browser;
use crate::hands::Hand;
use crate::support::TestApp;

/// Somebody who plays by looking at the page: two actions a round, then a pass.
struct Player<'a> {
    browser: &'a Browser,
    app: &'a TestApp,
    hand: Hand,
    id: i64,
    /// Actions since the last pass.
    actions: usize,
    passes: usize,
    /// Chooses among what is possible.
    turn: usize,
    hand_overs: usize,
}

const LONGEST: Duration = Duration::from_secs(15);

impl Player<'_> {
    fn path(&self) -> String {
        format!("{}/matches/{}", self.app.base, self.id)
    }

    /// Lets the bot play, and waits until the page has heard of it.
    fn catch_up(&mut self) {
        self.app.work();
        self.hand_overs += 1;
        let number = self.app.number(self.id).to_string();
        if !self.hand.has_script() {
            return self.browser.open(&self.path());
        }
        let begin = Instant::now();
        while self.browser.attribute("#match", "data-number").as_deref() != Some(number.as_str()) {
            assert!(
                begin.elapsed() < LONGEST,
                "{}: the page stands still before {number} after {} hand-overs: {}",
                self.browser.name,
                self.hand_overs,
                self.browser.source()
            );
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn is_over(&self) -> bool {
        self.browser.find("main.finished").is_some()
    }

    /// The addresses on the board at which one passes.
    fn passing(&self) -> Vec<String> {
        let found = self
            .browser
            .attribute("#act li[data-find^='pass']", "data-find");
        let words = found.unwrap_or_default();
        words.split(' ').skip(1).map(str::to_owned).collect()
    }

    /// The addresses on the board that can be used and seen.
    fn places(&self) -> Vec<String> {
        let found = self.browser.script(
            "return [...new Set([...document.querySelectorAll('#board a[data-at]')] \
             .filter((one) => one.getClientRects().length).map((one) => one.dataset.at))]",
        );
        let places = found.as_array().into_iter().flatten();
        places
            .filter_map(|at| at.as_str().map(str::to_owned))
            .collect()
    }

    /// Waits until a click has had its effect.
    fn until(&self, what: &str, done: impl Fn() -> bool) {
        let begin = Instant::now();
        while !done() {
            assert!(
                begin.elapsed() < LONGEST,
                "{}: no {what}: {}",
                self.browser.name,
                self.browser.source()
            );
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// A place on the board: a look at it, and whatever it asks further; then the same place again,
    /// which plays it.
    fn use_place(&mut self, at: &str) {
        let css = format!("#board a[data-at='{at}']");
        self.hand.press(self.browser, &css);
        self.until("preview", || self.browser.find("#preview").is_some());
        if !self.answer_questions() {
            return;
        }
        let chosen = format!("#board a.chosen[data-at='{at}']");
        let again = match self.hand.has_script() && self.browser.shown(&chosen).is_some() {
            true => chosen,
            false => "[data-main]".to_owned(),
        };
        self.play(&again);
    }

    fn answer_further(&mut self) {
        if self.answer_questions() {
            self.play("[data-main]");
        }
    }

    /// Answers whatever an action asks; says whether it is still to be played.
    fn answer_questions(&self) -> bool {
        for _ in 0..6 {
            if self.browser.find("[data-main]").is_some() {
                break;
            }
            // It asks something: the first answer, on the board or in the panel.
            let steps = self.browser.find_all(".chain li").len();
            let further = [
                "#board a.may[data-at], #board a.can[data-at]",
                "#act .places a, #act a[data-kind]",
                "#confirm button",
            ];
            let css = further
                .into_iter()
                .find(|css| self.browser.shown(css).is_some())
                .expect("something can be answered");
            let number = self.app.number(self.id);
            self.hand.press(self.browser, css);
            self.until("next question", || {
                self.browser.find("[data-main]").is_some()
                    || self.browser.find_all(".chain li").len() != steps
                    || self.app.number(self.id) != number
            });
            if self.app.number(self.id) != number {
                return false;
            }
        }
        true
    }

    /// Presses what plays something, and waits until it is played.
    fn play(&mut self, css: &str) {
        let number = self.app.number(self.id);
        self.hand.press(self.browser, css);
        self.until("action", || self.app.number(self.id) != number);
    }

    fn decide(&mut self) {
        self.turn += 1;
        let passing = self.passing();
        let places = self.places();
        let others: Vec<&String> = places.iter().filter(|at| !passing.contains(at)).collect();
        let may_pass = places.iter().find(|at| passing.contains(at));
        if self.browser.shown(".answers button").is_some() {
            self.play(".answers button");
        } else if let Some(tile) = may_pass.filter(|_| self.actions >= 2 || others.is_empty()) {
            self.use_place(&tile.clone());
            (self.actions, self.passes) = (0, self.passes + 1);
        } else if !others.is_empty() {
            self.actions += 1;
            self.use_place(&others[7 * self.turn % others.len()].clone());
        } else if self.browser.find("[data-end]").is_some() {
            self.play("[data-end]");
        } else {
            // What is not in sight on the board is in the list.
            let place = "#act .group .places a";
            if self.browser.shown(place).is_none() {
                self.hand.press(self.browser, "#act [data-kind]");
            }
            self.until("places", || {
                self.browser.find("#preview").is_some() || self.browser.shown(place).is_some()
            });
            if self.browser.find("#preview").is_none() {
                self.hand.press(self.browser, place);
                self.until("preview", || self.browser.find("#preview").is_some());
            }
            self.answer_further();
        }
    }

    /// Plays until the match is over, or until so many rounds are.
    fn play_on(&mut self, rounds: usize) {
        for _ in 0..400 {
            self.catch_up();
            if self.is_over() || self.passes >= rounds {
                return;
            }
            self.decide();
        }
        panic!("{}: there is no end", self.browser.name);
    }
}

/// The shorter game is played to its end with the mouse; all other whole matches are for a run of
/// their own.
fn rounds(game: &str, hand: Hand) -> usize {
    match (game, hand) {
        _ if std::env::var_os("TURNPOST_WHOLE_MATCHES").is_some() => usize::MAX,
        ("terra_nova", Hand::Mouse) => usize::MAX,
        ("terra_nova", Hand::Keys | Hand::Plain | Hand::Finger) => 2,
        _ => 1,
    }
}

fn whole_match(name: &'static str, game: &str, hand: Hand) {
    let Some(browser) = hand.browser(name) else {
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
        ("speed", "daily"),
    ];
    let opened = ana.post("/tables/new", &form);
    let id: i64 = opened.location.rsplit('/').next().unwrap().parse().unwrap();
    browser.log_in(&app, "Ana");
    browser.open(&format!("{}/matches/{id}", app.base));
    let mut player = Player {
        browser: &browser,
        app: &app,
        hand,
        id,
        actions: 0,
        passes: 0,
        turn: 0,
        hand_overs: 0,
    };
    let rounds = rounds(game, hand);
    player.play_on(rounds);
    browser.fits();
    browser.picture("end");
    assert!(app.check_replay(id));
    if rounds == usize::MAX {
        assert!(player.is_over());
        browser.sees("class=\"podium\"");
    }
}

macro_rules! whole_matches {
    ($($name:ident: $game:literal, $hand:expr;)*) => {
        $(#[test]
        fn $name() {
            whole_match(stringify!($name), $game, $hand);
        })*
    };
}

whole_matches! {
    terra_nova_by_clicking: "terra_nova", Hand::Mouse;
    terra_nova_by_keys: "terra_nova", Hand::Keys;
    terra_nova_without_a_script: "terra_nova", Hand::Plain;
    terra_nova_by_finger: "terra_nova", Hand::Finger;
    age_of_innovation_by_clicking: "age_of_innovation", Hand::Mouse;
    age_of_innovation_by_keys: "age_of_innovation", Hand::Keys;
    age_of_innovation_without_a_script: "age_of_innovation", Hand::Plain;
    age_of_innovation_by_finger: "age_of_innovation", Hand::Finger;
}
