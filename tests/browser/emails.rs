//! Every kind of email for every game as a phone and a wide window show it: light, dark, and with its
//! picture blocked.

use serde_json::{Value, json};
use turnpost::service::gallery::samples;
use turnpost::store::letters::Kind;
use turnpost::words::Language;

use crate::driver::Browser;

/// Where the button must be to be seen without scrolling, on the smallest phones too.
const FOLD: i64 = 560;

/// How wide it is, how far down its first button, and what is too faint or too small to be read.
const SEEN: &str = "const light = (colour) => { const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => { const v = part / 255; \
       return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; }; \
     const below = (one) => { for (; one; one = one.parentElement) { const colour = getComputedStyle(one).backgroundColor; \
       if (!colour.startsWith('rgba')) return colour; } return 'rgb(255, 255, 255)'; }; \
     const faint = [], all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); \
     for (let text; text = all.nextNode();) { const one = text.parentElement, style = getComputedStyle(one); \
       if (!text.data.trim() || one.matches('.chip')) continue; \
       const [a, b] = [light(style.color), light(below(one))].sort((x, y) => y - x); \
       const contrast = (a + 0.05) / (b + 0.05), size = parseFloat(style.fontSize); \
       if (contrast < 4.5 || size < 12) faint.push(`${contrast.toFixed(1)}, ${size}px: ${text.data.trim().slice(0, 40)}`); } \
     const button = document.querySelector('.button'); \
     return { width: document.documentElement.scrollWidth, faint, \
       button: button ? Math.round(button.getBoundingClientRect().bottom) : 0 };";

fn look(name: &'static str, width: u32, languages: &[Language]) {
    let Some(browser) = Browser::start(name, width, true) else {
        return;
    };
    let folder = tempfile::TempDir::new().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut wrong = Vec::new();
    for language in languages {
        let all = runtime.block_on(samples("https://turnpost.example", *language));
        for sample in all.unwrap() {
            // Its picture is a part of the message and is not there: as a program shows it that blocks pictures.
            let file = folder.path().join("email.html");
            std::fs::write(&file, sample.letter.html()).unwrap();
            browser.open(&format!("file://{}", file.display()));
            for dark in [false, true] {
                browser.prefer_dark(dark);
                let seen = browser.script(SEEN);
                let is_wide = seen["width"].as_i64() > Some(i64::from(width));
                let is_turn = [Kind::Turn, Kind::Reminder, Kind::Nudge].contains(&sample.kind);
                let is_late = is_turn && seen["button"].as_i64() > Some(FOLD);
                if is_wide || is_late || seen["faint"] != json!([]) {
                    let Value::Object(seen) = seen else { panic!() };
                    wrong.push(format!("{language:?} {} {dark}: {seen:?}", sample.name()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_email_fits_a_phone() {
    use Language::{English, Polish, Russian};
    look("email-phone", 360, &[English, Polish, Russian]);
}

#[test]
fn every_email_fits_a_window() {
    look("email-window", 600, &[Language::English]);
}
