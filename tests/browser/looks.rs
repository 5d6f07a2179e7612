//! Every kind of page: seen by axe-core, light and dark, wide and narrow, read by the Nu HTML checker, and
//! kept as a picture.

use std::path::PathBuf;
use std::process::Command;

use serde_json::{Value, json};

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

/// Nothing serious. What is dark differs in its contrasts alone.
fn is_accessible(browser: &Browser, axe: &str, page: &str, dark: bool) {
    browser.script(axe);
    let rules = match dark {
        true => json!({ "runOnly": ["color-contrast"], "resultTypes": ["violations"] }),
        false => json!({ "resultTypes": ["violations"] }),
    };
    let found = browser.post(
        "execute/async",
        &json!({ "args": [rules], "script": "const [rules, done] = arguments; \
            axe.run(document, rules).then((found) => done(found.violations \
            .filter((one) => ['serious', 'critical'].includes(one.impact)) \
            .map((one) => one.id + ': ' + one.nodes.slice(0, 3).map((node) => node.html.slice(0, 300) \
            + ' ' + (node.any[0]?.message ?? '')).join(' | '))));" }),
    );
    assert!(found.is_array(), "{page}: {found}");
    let serious: Vec<&Value> = found.as_array().into_iter().flatten().collect();
    assert!(serious.is_empty(), "{}: {page}: {serious:#?}", browser.name);
}

struct Site {
    app: TestApp,
    ana: Client,
    /// Names and paths.
    pages: Vec<(&'static str, String)>,
}

fn opened(client: &Client, game: &str, bots: &str) -> i64 {
    let form = [
        ("game", game),
        ("seats", "2"),
        ("bots", bots),
        ("order", "chosen"),
        ("first", "chosen"),
        ("speed", "daily"),
    ];
    let opened = client.post("/tables/new", &form);
    opened.location.rsplit('/').next().unwrap().parse().unwrap()
}

/// The address of the first place on the board that can be used, and of the first kind of action.
fn looked_at(client: &Client, path: &str) -> Vec<String> {
    let body = client.get(path).body;
    let board = body.split("id=\"board\"").nth(1).unwrap_or_default();
    let (board, act) = board.split_once("class=\"side\"").unwrap_or((board, ""));
    let href = |part: &str, wanted: &str| {
        let mut links = part.split("href=\"").skip(1);
        let link = links.find(|link| link.contains(wanted))?;
        Some(link.split('"').next()?.replace("&amp;", "&"))
    };
    let found = [href(board, "?at="), href(act, "?kind=")];
    found.into_iter().flatten().collect()
}

/// A service with a match of each game and in each stage.
fn site() -> Site {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let terra_nova = opened(&ana, "terra_nova", "1");
    let innovation = opened(&ana, "age_of_innovation", "1");
    let table = opened(&ana, "terra_nova", "0");
    let over = opened(&ana, "terra_nova", "1");
    app.work();
    // A bot takes the seat, and plays to the end against the other.
    assert_eq!(ana.post(&format!("/matches/{over}/leave"), &[]).status, 303);
    app.work();
    let mut pages: Vec<(&'static str, String)> = [
        ("front", "/"),
        ("lobby", "/lobby"),
        ("mine", "/mine"),
        ("finished", "/mine/finished"),
        ("play-now", "/play-now"),
        ("new-table", "/tables/new"),
        ("game", "/games/terra_nova"),
        ("ratings", "/ratings"),
        ("leaderboard", "/ratings/terra_nova"),
        ("leagues", "/leagues"),
        ("new-league", "/leagues/new"),
        ("player", "/players/Ana"),
        ("profile", "/profile"),
        ("mail-settings", "/profile/mail"),
        ("mails", "/profile/mails"),
        ("mailbox", "/mailbox"),
        ("not-found", "/nowhere"),
    ]
    .map(|(name, path)| (name, path.to_owned()))
    .into();
    for (name, path) in [
        ("table", format!("/matches/{table}")),
        ("tn-turn", format!("/matches/{terra_nova}")),
        ("tn-mat", format!("/matches/{terra_nova}?mat=2")),
        ("tn-refused", format!("/matches/{terra_nova}?line=build+E5")),
        ("tn-plan", format!("/matches/{terra_nova}/plan")),
        ("tn-past", format!("/matches/{terra_nova}/actions/1")),
        ("tn-log", format!("/matches/{terra_nova}/log")),
        ("tn-charts", format!("/matches/{over}/charts")),
        ("tn-end", format!("/matches/{over}")),
        ("tn-mail", format!("/matches/{terra_nova}/mail")),
        ("aoi-turn", format!("/matches/{innovation}")),
    ] {
        pages.push((name, path));
    }
    for (prefix, id) in [("tn", terra_nova), ("aoi", innovation)] {
        let found = looked_at(&ana, &format!("/matches/{id}")).into_iter();
        for path in found {
            let name = match (prefix, path.contains("at=")) {
                ("tn", true) => "tn-preview",
                ("tn", false) => "tn-kind",
                (_, true) => "aoi-preview",
                (_, false) => "aoi-kind",
            };
            pages.push((name, path));
        }
    }
    Site { app, ana, pages }
}

fn look_around(name: &'static str, width: u32) {
    let Some(browser) = Browser::start(name, width, true) else {
        return;
    };
    let axe = checker("axe-core/axe.min.js").map(|file| std::fs::read_to_string(file).unwrap());
    let site = site();
    browser.log_in(&site.app, "Ana");
    for dark in [false, true] {
        browser.prefer_dark(dark);
        for (page, path) in &site.pages {
            browser.open(&format!("{}{path}", site.app.base));
            browser.fits();
            browser.picture(&format!("{page}{}", if dark { "-dark" } else { "" }));
            if let Some(axe) = &axe {
                is_accessible(&browser, axe, page, dark);
            }
        }
    }
}

#[test]
fn pages_on_a_desktop() {
    look_around("look-1280", 1280);
}

#[test]
fn pages_on_a_phone() {
    look_around("look-390", 390);
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
    for (page, path) in &site.pages {
        let file = folder.join(format!("{page}.html"));
        std::fs::write(&file, site.ana.get(path).body).unwrap();
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
