//! Every state of a match of Through the Ages and An Age Contrived, looked at like every other page; and
//! what must be in sight without scrolling.

use crate::driver::Browser;
use crate::hands::Hand;
use crate::looks::{Site, look_around};
use crate::support::TestApp;

const PEOPLE: [&str; 5] = ["Ana", "Bo", "Cy", "Dee", "Eli"];
const AGES: &str = include_str!("../games/through_the_ages/greedy-4p.turn");
const PACTS: &str = include_str!("../games/through_the_ages/random-4p.turn");
const CONTRIVED: &str = include_str!("../games/age_contrived/plain-4p.turn");
const SMALL: &str = include_str!("../games/age_contrived/plain-2p.turn");
const FIVE: &str = include_str!("../games/age_contrived/plain-5p.turn");

/// Politics, a defence, an auction, a discard, a pact, a war on both pages, and a late turn with its previews.
fn ages(site: &mut Site) {
    let late = site.dealt(AGES, 445);
    let last = site.dealt(AGES, 540);
    let defence = site.dealt(AGES, 103);
    let auction = site.dealt(PACTS, 282);
    let politics = site.dealt(AGES, 441);
    let war = site.dealt(PACTS, 321);
    let discard = site.dealt(AGES, 90);
    let pact = site.dealt(PACTS, 163);
    site.add(
        "Ana",
        &[
            ("tta-turn", &late),
            ("tta-take", &format!("{late}?line=take+8")),
            (
                "tta-preview",
                &format!("{late}?line=upgrade+scientific_method+computers"),
            ),
            ("tta-refused", &format!("{late}?line=take+6")),
            ("tta-pact", &pact),
            ("tta-last", &last),
            ("tta-politics", &politics),
            ("tta-auction", &auction),
            ("tta-bid", &format!("{auction}?line=bid+2")),
        ],
    );
    site.add("Bo", &[("tta-waiting", &late)]);
    site.add("Cy", &[("tta-discard", &discard), ("tta-attacked", &war)]);
    site.add(
        "Dee",
        &[
            ("tta-defend", &defence),
            ("tta-defended", &format!("{defence}?line=defend+raid_i")),
            ("tta-war", &war),
        ],
    );
}

/// A turn at rest, each chain begun, a segment, a bridge, energy for the market; and five seats.
fn contrived(site: &mut Site) {
    let rest = site.dealt(CONTRIVED, 351);
    let segment = site.dealt(CONTRIVED, 51);
    let market = site.dealt(CONTRIVED, 80);
    let bridge = site.dealt(CONTRIVED, 363);
    let walk = site.dealt(CONTRIVED, 397);
    let built = site.dealt(SMALL, 34);
    let answered = "tie+p;+gain+energy;+release+m+%3E2t;+release+r+mt;+up&line=up";
    let five = site.dealt(FIVE, 450);
    site.add(
        "Ana",
        &[
            ("aac-turn", &rest),
            (
                "aac-deploy",
                &format!("{rest}?lines=use+3b.c&line=deploy+3"),
            ),
            ("aac-convey", &format!("{rest}?line=convey+x")),
            ("aac-market", &market),
            ("aac-build", &format!("{built}?lines={answered}")),
            ("aac-waiting", &bridge),
        ],
    );
    site.add("Cy", &[("aac-segment", &segment)]);
    site.add(
        "Dee",
        &[
            ("aac-bridge", &bridge),
            ("aac-walk", &walk),
            ("aac-move", &format!("{walk}?line=move")),
        ],
    );
    site.add("Eli", &[("aac-five", &five)]);
}

fn site() -> Site {
    let mut site = Site::of(TestApp::start(), &PEOPLE);
    ages(&mut site);
    contrived(&mut site);
    site
}

#[test]
fn cards_and_devices_on_a_desktop() {
    look_around("cards-1280", 1280, site);
}

#[test]
fn cards_and_devices_on_a_tablet() {
    look_around("cards-768", 768, site);
}

#[test]
fn cards_and_devices_on_a_phone() {
    look_around("cards-390", 390, site);
}

/// Late, with four players and many cards: what one has in front of oneself and in hand is above the fold
/// of a screen of 1280 by 800, and so is a device with five seats.
#[test]
fn own_things_are_above_the_fold() {
    let Some(browser) = Browser::start("fold", 1280, true) else {
        return;
    };
    let site = Site::of(TestApp::start(), &PEOPLE);
    for (record, count, who, panel) in [
        (AGES, 441, "Ana", "hand"),
        (AGES, 469, "Ana", "hand"),
        (CONTRIVED, 351, "Ana", "mat-1"),
        (FIVE, 450, "Eli", "mat-5"),
    ] {
        let path = site.dealt(record, count);
        browser.forget();
        site.log_in(&browser, who);
        site.open(&browser, &path);
        let bottom = browser.script(&format!(
            "return document.getElementById('{panel}').getBoundingClientRect().bottom"
        ));
        let bottom = bottom.as_f64().unwrap();
        assert!(bottom <= 800.0, "{path}: {panel} ends at {bottom}");
    }
}

/// A card of a defence is taken in and out again by mouse, finger and keys, with and without JavaScript.
#[test]
fn cards_of_a_defence_are_switches() {
    const RECORD: &str = include_str!("../games/through_the_ages/greedy-2p.turn");
    const ATTACKED: usize = 130;
    let site = Site::of(TestApp::start(), &PEOPLE);
    for hand in [Hand::Mouse, Hand::Finger, Hand::Keys, Hand::Plain] {
        let Some(browser) = hand.browser("defence") else {
            return;
        };
        let path = site.dealt(RECORD, ATTACKED);
        site.log_in(&browser, "Bo");
        site.open(&browser, &path);
        let legion = |is_in: bool| match is_in {
            true => "#contest a.picked[data-at=hand-legion]",
            false => "#contest a:not(.picked)[data-at=hand-legion]",
        };
        hand.press(&browser, legion(false));
        await_shown(&browser, legion(true));
        hand.press(&browser, legion(true));
        await_shown(&browser, legion(false));
        hand.press(&browser, "#contest [data-at=hand-bonus_i]");
        await_shown(&browser, "#contest .picked[data-at=hand-bonus_i]");
        hand.press(&browser, legion(false));
        await_shown(&browser, "#confirm .main");
        hand.press(&browser, "#confirm .main");
        await_shown(&browser, "body:not(:has(#confirm))");
    }
}

/// Whoever is quicker than the answer loses no click.
#[test]
fn a_second_click_waits_for_the_first() {
    const RECORD: &str = include_str!("../games/through_the_ages/greedy-2p.turn");
    let Some(browser) = Hand::Mouse.browser("quick") else {
        return;
    };
    let site = Site::of(TestApp::start(), &PEOPLE);
    let path = site.dealt(RECORD, 130);
    site.log_in(&browser, "Bo");
    site.open(&browser, &path);
    browser.script(
        "for (const card of ['legion', 'bonus_i']) \
         document.querySelector(`#contest a[data-at=hand-${card}]`).click()",
    );
    for card in ["legion", "bonus_i"] {
        await_shown(&browser, &format!("#contest a.picked[data-at=hand-{card}]"));
    }
}

fn await_shown(browser: &Browser, css: &str) {
    let begin = std::time::Instant::now();
    while browser.shown(css).is_none() {
        assert!(begin.elapsed().as_secs() < 15, "no {css}");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}
