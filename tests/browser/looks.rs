//! Every kind of page: seen by axe-core, light and dark, wide and narrow, read by the Nu HTML checker, and
//! kept as a picture.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;

use serde_json::{Value, json};
use turnpost::games::record::{Record, Source};

use crate::cup::tournament;
use crate::driver::Browser;
use crate::support::{Client, TestApp};

/// Where `tests/run` puts what checks pages.
fn checkers() -> PathBuf {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("target/checkers");
    folder.join("node_modules")
}

/// A file of a checker; where it is not there, the whole run fails and any other says so.
fn checker(path: &str) -> Option<PathBuf> {
    let file = checkers().join(path);
    if file.exists() {
        return Some(file);
    }
    assert!(
        std::env::var_os("TURNPOST_NEEDS_BROWSER").is_none(),
        "{} is not there: tests/run installs it",
        file.display()
    );
    eprintln!("no {path}: pages are not checked with it");
    None
}

/// What axe looks at on a page.
#[derive(Clone, Copy)]
enum Audit {
    All,
    /// What depends on width and colours.
    Looks,
    Nothing,
}

/// A desktop by day is seen by axe as a whole, a phone by night as far as it looks different; the longer
/// run sees all of every page.
fn audit(width: u32, dark: bool) -> Audit {
    let is_whole = std::env::var_os("TURNPOST_WHOLE_MATCHES").is_some();
    match (width, dark) {
        _ if is_whole => Audit::All,
        (1280, false) => Audit::All,
        (390, true) => Audit::Looks,
        _ => Audit::Nothing,
    }
}

/// The rules of axe of which the answer changes with the width and the colours of a page.
const OF_LOOKS: [&str; 3] = [
    "color-contrast",
    "link-in-text-block",
    "scrollable-region-focusable",
];

/// What is serious.
fn barriers(browser: &Browser, axe: &str, audit: Audit) -> Value {
    let mut rules = json!({ "resultTypes": ["violations"], "preload": false, "selectors": false });
    match audit {
        Audit::Nothing => return json!([]),
        Audit::Looks => rules["runOnly"] = json!(OF_LOOKS),
        Audit::All => {}
    }
    browser.script(axe);
    browser.post(
        "execute/async",
        &json!({ "args": [rules], "script": "const [rules, done] = arguments; \
            axe.run(document, rules).then((found) => done(found.violations \
            .filter((one) => ['serious', 'critical'].includes(one.impact)) \
            .map((one) => one.id + ': ' + one.nodes.slice(0, 3).map((node) => node.html.slice(0, 300) \
            + ' ' + (node.any[0]?.message ?? '')).join(' | '))));" }),
    )
}

/// Text that is smaller than 11 pixels on the screen; the names of hexes may be.
const SMALL: &str = "const small = new Set(), all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); \
     for (let text; text = all.nextNode();) { \
       const one = text.parentElement; \
       if (!text.data.trim() || one.closest('script, style, title, option, .sr, .hex-name')) continue; \
       const range = document.createRange(); range.selectNodeContents(text); \
       if (!range.getBoundingClientRect().width || !one.checkVisibility({ visibilityProperty: true })) continue; \
       const drawn = one.closest('svg') && one.getScreenCTM(); \
       const size = parseFloat(getComputedStyle(one).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1); \
       if (size < 10.9) small.add(`${size.toFixed(1)}: ${text.data.trim().slice(0, 40)} in ${one.closest('[id]')?.id}`); } \
     return [...small].slice(0, 8);";

/// What a desktop does not show of a match without scrolling: panels below the window (those of rivals
/// may end there: the table compares them), what is played and
/// ended with, a menu that is wider than its box.
const UNSEEN: &str = "if (innerWidth < 1100) return []; \
     const panels = [...document.querySelectorAll('#match .panel:not(.p-rivals)')]; \
     const below = panels.filter((one) => one.getBoundingClientRect().bottom > innerHeight + 1); \
     const wide = [...document.querySelectorAll('.drop')].filter((one) => one.scrollWidth > one.clientWidth + 1); \
     const isCovered = document.querySelector('.bar-menu[open]'); \
     const hidden = ['.act-foot', '#confirm'].filter((css) => { \
       const one = document.querySelector(css), box = one?.getBoundingClientRect(); \
       return one && !isCovered && !document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest(css); }); \
     return [...below, ...wide].map((one) => one.id || one.className).concat(hidden);";

/// What does not fit into its panel or card, and lies over its neighbour.
const SPILLED: &str = "return [...document.querySelectorAll('.areas .panel, .areas .pcard, .g-through_the_ages .seats td')] \
     .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 2) \
     .map((one) => `${one.id || one.className}: ${one.scrollWidth} in ${one.clientWidth}`).slice(0, 8)";

/// Texts of tiles and signs that are cut when they are opened, or lie outside the window although what they
/// are about lies inside.
const CUT: &str = "const cut = []; \
     for (const text of document.querySelectorAll('[popover].pop')) { \
       const source = document.querySelector(`[popovertarget='${text.id}']:not([popovertargetaction]), [data-pop='${text.id}']`); \
       const at = source?.getBoundingClientRect(); \
       if (!at?.width || at.top < 0 || at.bottom > innerHeight) continue; \
       text.showPopover({ source }); \
       const box = text.getBoundingClientRect(); \
       if (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1) cut.push(`${text.id} is cut`); \
       if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) cut.push(`${text.id} is out of sight`); \
       text.hidePopover(); } \
     return cut.slice(0, 8)";

/// What is done on a page before it is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Then {
    Nothing,
    /// Another tab of what can be taken is opened.
    Tab(usize),
    /// The text of a tile that can be taken is opened.
    Tile,
    /// The menu of the bar is opened.
    Menu,
}

/// A page as somebody sees it; nobody is whoever is not logged in.
pub struct Look {
    name: &'static str,
    who: &'static str,
    path: String,
    then: Then,
}

pub struct Site {
    app: TestApp,
    pub people: BTreeMap<&'static str, Client>,
    nobody: Client,
    looks: Vec<Look>,
}

impl Site {
    /// A service with these people, and nothing to look at yet.
    pub fn of(app: TestApp, people: &[&'static str]) -> Site {
        let signed_up = |name: &&'static str| (*name, app.signed_up(name));
        let people = people.iter().map(signed_up).collect();
        Site {
            nobody: app.client(),
            app,
            people,
            looks: Vec::new(),
        }
    }

    pub fn log_in(&self, browser: &Browser, who: &str) {
        browser.log_in(&self.app, who);
    }

    pub fn open(&self, browser: &Browser, path: &str) {
        browser.open(&format!("{}{path}", self.app.base));
    }

    fn client(&self, who: &str) -> &Client {
        self.people.get(who).unwrap_or(&self.nobody)
    }

    pub fn add(&mut self, who: &'static str, looks: &[(&'static str, &str)]) {
        for (name, path) in looks {
            self.look(name, who, path, Then::Nothing);
        }
    }

    fn look(&mut self, name: &'static str, who: &'static str, path: &str, then: Then) {
        let path = path.to_owned();
        self.looks.push(Look {
            name,
            who,
            path,
            then,
        });
    }

    /// A match of a record after so many actions.
    pub fn dealt(&self, text: &str, count: usize) -> String {
        let record: Record = Source::read(text.as_bytes()).unwrap().record;
        let seated = |name: &String| &self.people[name.as_str()];
        let seated: Vec<&Client> = record.players.iter().map(seated).collect();
        let dealt = self.app.dealt_to(&record, &seated);
        self.app.play_record(&record, &dealt, count);
        format!("/matches/{}", dealt.0)
    }
}

const PEOPLE: [&str; 5] = ["Ana", "Bo", "Cy", "Dee", "Eve"];
const TERRA_NOVA: &str = include_str!("../games/terra_nova/plain-4p.turn");
const INNOVATION: &str = include_str!("../games/age_of_innovation/sets-4p.turn");
const SMALL_INNOVATION: &str = include_str!("../games/age_of_innovation/small-3p.turn");

/// The address of the first place on the board that can be used, and of the first kind of action.
fn looked_at(client: &Client, path: &str) -> [String; 2] {
    let body = client.get(path).body;
    let board = body.split("id=\"board\"").nth(1).unwrap_or_default();
    let (board, act) = board.split_once("class=\"side\"").unwrap_or((board, ""));
    let href = |part: &str, wanted: &str| {
        let mut links = part.split("href=\"").skip(1);
        let link = links.find(|link| link.contains(wanted)).expect(wanted);
        link.split('"').next().unwrap().replace("&amp;", "&")
    };
    [href(board, "?at="), href(act, "?kind=")]
}

/// The address of a kind of action.
fn kind(client: &Client, path: &str, wanted: &str) -> String {
    let body = client.get(path).body;
    let mut links = body.split("href=\"").skip(1);
    let link = links.find(|link| link.starts_with(&format!("{path}?kind={wanted}")));
    let link = link.unwrap_or_else(|| panic!("no {wanted}: {body}"));
    link.split('"').next().unwrap().replace("&amp;", "&")
}

/// A service with matches of the hex games in every stage, a league, a tournament, and somebody new.
fn site() -> Site {
    let app = TestApp::start();
    let mut site = Site::of(app, &PEOPLE);
    let app = &site.app;
    let promoted = app.service.set_admin("Dee", true, "test");
    app.runtime.block_on(promoted).unwrap();
    let [season, organise] = tournament(app, "Ana");
    let open = [("game", "terra_nova"), ("seats", "2"), ("bots", "0")];
    let table = site.people["Ana"].post("/tables/new", &open).location;
    // In the middle: Cy's turn in Terra Nova; Ana's in Age of Innovation, while Bo is offered power.
    let tn = site.dealt(TERRA_NOVA, 112);
    let tn_end = site.dealt(TERRA_NOVA, usize::MAX);
    let aoi = site.dealt(INNOVATION, 281);
    let aoi_end = site.dealt(INNOVATION, usize::MAX);
    let idea = site.dealt(SMALL_INNOVATION, 150);
    let said = [("words", "I am short of swamp again.")];
    site.people["Bo"].post(&format!("{tn}/talk"), &said);
    site.app.work();
    site.add(
        "",
        &[
            ("front", "/"),
            ("games", "/games"),
            ("game", "/games/terra_nova"),
            ("aoi-game", "/games/age_of_innovation"),
            ("rules", "/games/terra_nova/rules"),
            ("sheet", "/games/age_of_innovation/sheet"),
            ("sandbox", "/games/terra_nova/sandbox"),
            ("log-in", "/log-in"),
            ("sign-up", "/sign-up"),
            ("not-found", "/nowhere"),
            ("dead-link", "/t/0123456789abcdef"),
            ("tn-watched", &tn),
        ],
    );
    site.add(
        "Eve",
        &[
            ("mine-empty", "/mine"),
            ("finished-empty", "/mine/finished"),
        ],
    );
    site.add("Dee", &[("admin", "/admin")]);
    site.add(
        "Ana",
        &[
            ("lobby", "/lobby"),
            ("mine", "/mine"),
            ("finished", "/mine/finished"),
            ("play-now", "/play-now"),
            ("new-table", "/tables/new"),
            ("table", &table),
            ("ratings", "/ratings"),
            ("leaderboard", "/ratings/terra_nova"),
            ("leagues", "/leagues"),
            ("new-league", "/leagues/new"),
            ("bracket", &season),
            ("organise", &organise),
            ("player", "/players/Ana"),
            ("profile", "/profile"),
            ("mail-settings", "/profile/mail"),
            ("mails", "/profile/mails"),
            ("mailbox", "/mailbox"),
            ("tn-waiting", &tn),
            ("tn-plan", &format!("{tn}/plan")),
            ("tn-mail", &format!("{tn}/mail")),
            ("tn-log", &format!("{tn}/log")),
            ("tn-charts", &format!("{tn_end}/charts")),
            ("tn-analysis", &format!("{tn_end}/analysis")),
            ("tn-end", &tn_end),
            ("aoi-turn", &aoi),
            ("aoi-past", &format!("{aoi}/actions/200")),
            ("aoi-refused", &format!("{aoi}?line=dig+H7")),
            ("aoi-end", &aoi_end),
        ],
    );
    site.add(
        "Cy",
        &[
            ("tn-turn", &tn),
            ("tn-mat", &format!("{tn}?mat=2")),
            ("tn-refused", &format!("{tn}?line=build+I1")),
            ("tn-past", &format!("{tn}/actions/100")),
            ("aoi-waiting", &aoi),
            ("aoi-plan", &format!("{aoi}/plan")),
        ],
    );
    site.add("Bo", &[("aoi-offer", &aoi)]);
    site.look("tn-menu", "Cy", &tn, Then::Menu);
    let scholars = kind(&site.people["Ana"], &aoi, "kind-send");
    site.add("Ana", &[("aoi-scholars", &scholars)]);
    site.look("aoi-comp", "Ana", &aoi, Then::Tab(1));
    site.look("aoi-pal", "Ana", &aoi, Then::Tab(3));
    let innovate = kind(&site.people["Ana"], &idea, "kind-innovate");
    site.look("aoi-tile", "Ana", &innovate, Then::Tile);
    let [preview, kind] = looked_at(&site.people["Cy"], &tn);
    site.add("Cy", &[("tn-preview", &preview), ("tn-kind", &kind)]);
    let [preview, kind] = looked_at(&site.people["Ana"], &aoi);
    site.add("Ana", &[("aoi-preview", &preview), ("aoi-kind", &kind)]);
    site
}

impl Then {
    fn is_done(self, browser: &Browser) {
        let script = match self {
            Then::Nothing => return,
            Then::Tab(index) => format!(
                "const tab = document.querySelectorAll('.p-offer .tabbed > label')[{index}]; \
                 tab.click(); return tab.previousElementSibling.checked"
            ),
            Then::Tile => "const tile = document.querySelector('#board a.can[data-pop]'); \
                 const text = document.getElementById(tile.dataset.pop); \
                 text.showPopover({ source: tile }); return text.matches(':popover-open')"
                .to_owned(),
            Then::Menu => "document.querySelector('.bar-menu > summary').click(); \
                 return document.querySelector('.bar-menu').open"
                .to_owned(),
        };
        assert_eq!(browser.script(&script), true, "{script}");
    }
}

pub fn look_around(name: &'static str, width: u32, site: fn() -> Site) {
    let Some(browser) = Browser::start(name, width, true) else {
        return;
    };
    let axe = checker("axe-core/axe.min.js").map(|file| std::fs::read_to_string(file).unwrap());
    let site = site();
    let mut troubles = Vec::new();
    let mut people = vec![""];
    people.extend(site.people.keys());
    for who in people {
        browser.forget();
        if !who.is_empty() {
            site.log_in(&browser, who);
        }
        for look in site.looks.iter().filter(|look| look.who == who) {
            browser.prefer_dark(false);
            site.open(&browser, &look.path);
            look.then.is_done(&browser);
            for dark in [false, true] {
                browser.prefer_dark(dark);
                browser.fits();
                let night = if dark { "-dark" } else { "" };
                browser.picture(&format!("{}{night}", look.name));
                let mut found = Vec::new();
                if let Some(axe) = &axe {
                    found.push(barriers(&browser, axe, audit(width, dark)));
                }
                if !dark {
                    found.push(browser.script(SMALL));
                    found.push(browser.script(UNSEEN));
                    found.push(browser.script(SPILLED));
                    if matches!(look.name, "tn-turn" | "aoi-turn") {
                        found.push(browser.script(CUT));
                    }
                }
                found.retain(|found| *found != json!([]));
                if !found.is_empty() {
                    troubles.push((look.name, dark, found));
                }
            }
        }
    }
    assert!(troubles.is_empty(), "{name}: {troubles:#?}");
}

#[test]
fn pages_on_a_desktop() {
    look_around("look-1280", 1280, site);
}

#[test]
fn pages_on_a_phone() {
    look_around("look-390", 390, site);
}

/// The markup of every page is sound.
#[test]
fn pages_are_valid() {
    let Some(jar) = checker("vnu-jar/build/dist/vnu.jar") else {
        return;
    };
    let site = site();
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("markup");
    std::fs::create_dir_all(&folder).unwrap();
    let mut files = Vec::new();
    for look in &site.looks {
        let file = folder.join(format!("{}.html", look.name));
        let mut page = site.client(look.who).get(&look.path);
        if !page.location.is_empty() {
            page = site.client(look.who).get(&page.location);
        }
        // What is kept as a message is said, and not shown as it is kept.
        assert!(!page.body.contains("&#34;id&#34;:"), "{}", look.name);
        std::fs::write(&file, page.body).unwrap();
        files.push(file);
    }
    let checked = Command::new("java")
        .arg("-jar")
        .arg(jar)
        .args(["--errors-only", "--format", "text"])
        .args(&files)
        .output()
        .expect("java runs the checker");
    let said = String::from_utf8_lossy(&checked.stderr);
    assert!(checked.status.success(), "{said}");
}
