//! Every card and tile that somebody sees in a recorded match, opened once: its whole text is on the screen.

use std::collections::BTreeMap;

use serde_json::json;
use turnpost::games::record::Source;
use turnpost::ids::MatchId;

use crate::driver::Browser;
use crate::support::TestApp;

/// Opens whatever has a text and a name that is not known yet; gives the name, the text, and what is wrong
/// with how it is shown.
const OPEN: &str = "const [known] = arguments; const opened = []; \
     for (const source of document.querySelectorAll('#board [data-pop], #board button[popovertarget], #act [data-pop], #act button[popovertarget]')) { \
       if (source.hasAttribute('popovertargetaction') || !source.getClientRects().length) continue; \
       const pop = document.getElementById(source.getAttribute('popovertarget') ?? source.dataset.pop); \
       const name = pop.querySelector('.pop-top b').textContent; \
       if (known.includes(name) || opened.some((one) => one[0] === name)) continue; \
       source.scrollIntoView({ block: 'center', behavior: 'instant' }); \
       pop.showPopover({ source }); \
       const box = pop.getBoundingClientRect(); \
       const wrong = []; \
       if (box.width < 200 || box.height < 40) wrong.push('small'); \
       if (box.left < 0 || box.right > innerWidth + 1) wrong.push('beside the screen'); \
       if (pop.scrollWidth > pop.clientWidth + 1) wrong.push('cut'); \
       if (pop.scrollHeight > pop.clientHeight + 1 && getComputedStyle(pop).overflowY === 'hidden') wrong.push('cut below'); \
       opened.push([name, pop.innerText, wrong.join(', ')]); \
       pop.hidePopover(); \
     } \
     return opened;";

/// The names of what can be opened on a page.
fn names(page: &str) -> Vec<String> {
    let parts = page.split("<p class=\"pop-top\"><b>").skip(1);
    parts
        .filter_map(|part| Some(part.split("</b>").next()?.replace("&#39;", "'")))
        .collect()
}

/// All that the first player of a record comes to see; so many texts.
fn every_text(name: &'static str, width: u32, record: &str, count: usize) {
    let Some(browser) = Browser::start(name, width, true) else {
        return;
    };
    let app = TestApp::start();
    let record = Source::read(record.as_bytes()).unwrap().record;
    let (id, players) = app.dealt_as(&record);
    let reader = app.client();
    let form = [("email", "ana@example.org"), ("password", "correct horse")];
    reader.post("/log-in", &form);
    browser.log_in(&app, "Ana");
    let path = format!("/matches/{id}");
    let mut known: BTreeMap<String, String> = BTreeMap::new();
    for (number, entry) in record.actions.iter().enumerate() {
        let page = reader.get(&path).body;
        if names(&page).iter().any(|name| !known.contains_key(name)) {
            browser.open(&format!("{}{path}", app.base));
            let args = json!([known.keys().collect::<Vec<_>>()]);
            let opened = browser.script_with(OPEN, &args);
            for one in opened.as_array().expect("a list") {
                let part = |index: usize| one[index].as_str().unwrap_or_default().to_owned();
                let (title, text, wrong) = (part(0), part(1), part(2));
                assert!(wrong.is_empty(), "{name} at {number}: {title}: {wrong}");
                // The text says more than its title and the button that closes it.
                assert!(text.len() > title.len() + 12, "{name}: {title}: {text}");
                known.insert(title, text);
            }
        }
        let player = players[entry.seat.index()];
        let played = app
            .service
            .act(MatchId(id), player, number as i64, &entry.line);
        app.runtime.block_on(played).unwrap();
    }
    let titles: Vec<&String> = known.keys().collect();
    assert_eq!(known.len(), count, "{name}: {titles:?}");
}

#[test]
fn every_text_of_through_the_ages() {
    let record = include_str!("../games/through_the_ages/greedy-4p.turn");
    every_text("ages-texts", 1280, record, 0);
}

#[test]
fn every_text_of_an_age_contrived() {
    let record = include_str!("../games/age_contrived/plain-5p.turn");
    every_text("contrived-texts", 1280, record, 0);
}

#[test]
fn every_text_of_terra_nova_on_a_phone() {
    let record = include_str!("../games/terra_nova/plain-4p.turn");
    every_text("terra-texts", 390, record, 0);
}

#[test]
fn every_text_of_age_of_innovation() {
    let record = include_str!("../games/age_of_innovation/sets-4p.turn");
    every_text("innovation-texts", 1280, record, 0);
}
