//! Ways to reach what stands on a page: by mouse, finger, keyboard; with and without JavaScript.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::driver::Browser;

const LONGEST: Duration = Duration::from_secs(15);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    Mouse,
    Finger,
    Keys,
    /// A mouse, and no script.
    Plain,
}

impl Hand {
    pub fn browser(self, name: &'static str) -> Option<Browser> {
        match self {
            Hand::Mouse | Hand::Keys => Browser::start(name, 1280, true),
            Hand::Finger => Browser::start(name, 390, true),
            Hand::Plain => Browser::start(name, 1280, false),
        }
    }

    pub fn has_script(self) -> bool {
        self != Hand::Plain
    }

    /// Does what this hand does to use a thing; the thing must be in reach.
    pub fn press(self, browser: &Browser, css: &str) {
        match self {
            Hand::Mouse | Hand::Plain => browser.click_on(css),
            Hand::Finger => tap(browser, css),
            Hand::Keys => by_keys(browser, css),
        }
    }
}

/// The middle of an element. What is out of sight is scrolled to the part of the page that the sheet
/// leaves free.
const MIDDLE: &str = "const one = arguments[0]; \
     const at = () => { const box = one.getBoundingClientRect(); \
       return [box.x + box.width / 2, box.y + box.height / 2]; }; \
     const free = () => { const [x, y] = at(); const top = document.elementFromPoint(x, y); \
       return top && (one.contains(top) || top.contains(one)); }; \
     if (!free()) one.scrollIntoView({ block: 'center', behavior: 'instant' }); \
     if (!free()) { const [, y] = at(); scrollBy({ top: y - 160, behavior: 'instant' }); } \
     return free() ? at() : 'covered';";

/// Opens the sheet, if it is folded.
const FOLD: &str = ".act:has(> #sheet:not(:checked)) .fold";

/// Touches the middle of a thing, once nothing lies over it. What the sheet hides is seen once it is
/// unfolded.
fn tap(browser: &Browser, css: &str) {
    let begin = Instant::now();
    let mut middle = Value::Null;
    // The page may be swapped between finding and touching.
    while !middle.is_array() && begin.elapsed() < LONGEST {
        match browser.shown(css) {
            Some(element) => middle = browser.script_on(MIDDLE, &element),
            None if browser.find(css).is_some() && browser.shown(FOLD).is_some() => {
                tap(browser, FOLD);
            }
            None => std::thread::sleep(Duration::from_millis(10)),
        }
    }
    assert!(
        middle.is_array(),
        "{}: {css}: {middle}: {}",
        browser.name,
        browser.source()
    );
    let point = json!({ "x": middle[0], "y": middle[1] });
    for (kind, points) in [("touchStart", json!([point])), ("touchEnd", json!([]))] {
        browser.command(
            "Input.dispatchTouchEvent",
            &json!({ "type": kind, "touchPoints": points }),
        );
    }
}

const ENTER: &str = "\u{E007}";
const TAB: &str = "\u{E004}";

/// Arrows lead from place to place; what is no place on the board is reached by the tabulator.
fn by_keys(browser: &Browser, css: &str) {
    let way = "const goal = arguments[0], here = document.activeElement; \
         if (here === goal) return ''; \
         if (!goal.closest('#board') || goal.tagName.toLowerCase() !== 'a') return 'Tab'; \
         if (!here.closest('#board a[data-at]')) return 'ArrowRight'; \
         const middle = (one) => { const box = one.getBoundingClientRect(); \
           return [box.x + box.width / 2, box.y + box.height / 2]; }; \
         const [a, b] = middle(here), [x, y] = middle(goal); \
         return Math.abs(x - a) > Math.abs(y - b) ? (x > a ? 'ArrowRight' : 'ArrowLeft') \
           : (y > b ? 'ArrowDown' : 'ArrowUp');";
    for tries in 0..400 {
        let Some(element) = browser.shown(css) else {
            std::thread::sleep(Duration::from_millis(20));
            continue;
        };
        let key = match browser.script_on(way, &element).as_str() {
            Some("") => return browser.key(ENTER),
            Some("ArrowRight") => "\u{E014}",
            Some("ArrowLeft") => "\u{E012}",
            Some("ArrowDown") => "\u{E015}",
            Some("ArrowUp") => "\u{E013}",
            Some("Tab") => TAB,
            // The page was swapped meanwhile.
            _ => continue,
        };
        // Two places may lie so that arrows lead past one of them: the tabulator reaches all.
        browser.key(if tries > 40 { TAB } else { key });
    }
    panic!(
        "{}: the keyboard does not reach {css}: {}",
        browser.name,
        browser.source()
    );
}
