//! The layers: each may use the ones below it, never above; the rules are pure; licences are free.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found
}

fn is_test(path: &Path) -> bool {
    path.components()
        .any(|part| part.as_os_str() == "tests" || part.as_os_str() == "tests.rs")
}

/// Fails if a source below `folder` says one of the words. Its tests may.
fn never_says(folder: &str, words: &[&str]) {
    for (path, text) in sources(folder)
        .into_iter()
        .filter(|(path, _)| !is_test(path))
    {
        for word in words {
            let line = text
                .lines()
                .position(|line| line.contains(word) && !line.trim_start().starts_with("//"));
            if let Some(line) = line {
                panic!(
                    "{}:{}: {folder} must not use {word}",
                    path.display(),
                    line + 1
                );
            }
        }
    }
}

#[test]
fn games_are_pure() {
    assert!(sources("src/games").len() > 20);
    let outside = [
        "std::fs",
        "std::net",
        "std::env",
        "std::process",
        "std::time",
        "chrono::",
        "Utc::now",
        "thread_rng",
    ];
    never_says("src/games", &outside);
    never_says("src/games", &["HashMap", "HashSet"]);
}

/// Numbers of the rules become other numbers by `From`, `try_from` and `few`. Bots, and what tunes
/// them, only guess.
#[test]
fn no_number_of_the_rules_is_cut_off() {
    let kinds = ["u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64"];
    let casts: Vec<String> = kinds.iter().map(|kind| format!(" as {kind}")).collect();
    for (path, text) in sources("src/games") {
        let is_bot = path.components().any(|part| {
            let name = part.as_os_str().to_string_lossy();
            let name = name.trim_end_matches(".rs");
            name.starts_with("bot") || name == "tune"
        });
        if is_bot || is_test(&path) {
            continue;
        }
        for (number, line) in text.lines().enumerate() {
            let ends = |rest: &str| !rest.starts_with(|sign: char| sign.is_ascii_alphanumeric());
            let is_cast = |cast: &String| {
                let mut found = line.match_indices(cast.as_str());
                found.any(|(at, _)| ends(&line[at + cast.len()..]))
            };
            let at = format!("{}:{}", path.display(), number + 1);
            assert!(!casts.iter().any(is_cast), "{at}: {line}");
        }
    }
}

/// A case that is passed over is passed over by its name.
#[test]
fn nothing_is_passed_over_in_silence() {
    never_says("src", &["_ => {}", "_ => (),"]);
    for (path, text) in sources("src")
        .into_iter()
        .filter(|(path, _)| !is_test(path))
    {
        let read = ["from_str(", ".parse()", ".parse::<"];
        let is_default = |line: &str| {
            read.iter().any(|read| line.contains(read)) && line.contains("unwrap_or_default()")
        };
        for (number, line) in text.lines().enumerate() {
            assert!(
                !is_default(line),
                "{}:{}: {line}",
                path.display(),
                number + 1
            );
        }
    }
}

#[test]
fn the_service_runs_no_other_programs() {
    for layer in ["store", "mail", "service", "web", "worker"] {
        never_says(
            &format!("src/{layer}"),
            &["process::Command", "Command::new"],
        );
    }
}

#[test]
fn the_mathematics_of_leagues_is_pure() {
    assert!(sources("src/league").len() > 5);
    never_says("src/league", &["std::fs", "chrono::", "HashMap", "HashSet"]);
}

/// The crates of the workspace that a layer may use. A layer is a crate, so the compiler keeps to
/// what its manifest says; this keeps the manifests to the design.
const LAYERS: &[(&str, &[&str])] = &[
    ("games/kernel", &[]),
    ("games/terra_nova", &["kernel"]),
    ("games/age_of_innovation", &["kernel"]),
    ("games/through_the_ages", &["kernel"]),
    ("games/age_contrived", &["kernel"]),
    (
        "games",
        &[
            "kernel",
            "terra_nova",
            "age_of_innovation",
            "through_the_ages",
            "age_contrived",
        ],
    ),
    ("words", &["kernel"]),
    ("league", &[]),
    ("picture", &[]),
    ("base", &["games"]),
    ("store", &["base"]),
    ("mail", &["base", "picture", "words"]),
    (
        "service",
        &["base", "games", "league", "mail", "store", "words"],
    ),
    (
        "web",
        &[
            "base", "games", "league", "mail", "picture", "service", "words",
        ],
    ),
];

fn manifest(folder: &Path) -> toml::Table {
    let text = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap();
    text.parse().unwrap()
}

#[test]
fn each_layer_uses_only_those_below() {
    let workspace = manifest(root());
    let members = workspace["workspace"]["members"].as_array().unwrap();
    assert_eq!(members.len(), LAYERS.len(), "a layer is missing here");
    let ours: Vec<&str> = LAYERS
        .iter()
        .map(|(folder, _)| folder.rsplit('/').next().unwrap())
        .collect();
    for (folder, may) in LAYERS {
        let manifest = manifest(&root().join("src").join(folder));
        for used in manifest["dependencies"].as_table().unwrap().keys() {
            let fits = !ours.contains(&used.as_str()) || may.contains(&used.as_str());
            assert!(fits, "{folder} must not use {used}");
        }
    }
    never_says("src/service", &["actix_web", "lettre::"]);
    never_says("src/web", &["diesel::", ".store"]);
}

/// A page is made of what the service shows; what proves who somebody is, is not among it.
#[test]
fn no_handler_holds_a_password() {
    let text = |file: &str| std::fs::read_to_string(root().join("src/store").join(file)).unwrap();
    for (file, name) in [
        ("players/accounts.rs", "PlayerRow"),
        ("players/accounts.rs", "TokenRow"),
        ("players/preferences.rs", "SettingsRow"),
        ("post/letters.rs", "TrailRow"),
    ] {
        let text = text(file);
        let row = text.split(&format!("pub struct {name} {{")).nth(1).unwrap();
        let row = row.split("\n}").next().unwrap();
        assert!(row.contains("pub "), "{name}");
        for secret in ["password", "totp_secret", "hash", "payload"] {
            assert!(!row.contains(secret), "{name} holds {secret}");
        }
    }
    never_says("src/web", &["credentials::", "Credentials"]);
    let shown = text("../service/rows.rs");
    for secret in ["Credentials", "OutboxRow", "PlayerRow"] {
        assert!(!shown.contains(secret), "{secret} is shown");
    }
}

/// What is read before it is changed is taken first, in the same function and so in the same
/// transaction: two who change an account at once do not undo each other's work.
#[test]
fn an_account_is_saved_only_by_whoever_has_taken_it() {
    let mut saves = 0;
    for (path, text) in sources("src/service") {
        for function in text.split("fn ") {
            let save = function.find("accounts::save(");
            saves += usize::from(save.is_some());
            let taking = ["accounts::take(", "take_with_waits("];
            let is_taken = |save: usize| taking.iter().any(|take| function[..save].contains(take));
            assert!(save.is_none_or(is_taken), "{}: {function}", path.display());
        }
    }
    assert!(saves > 5, "{saves}");
}

#[test]
fn nothing_outside_its_folder_names_a_game() {
    let games: Vec<String> = turnpost::games::registry::all()
        .iter()
        .map(|game| game.info().slug.to_owned())
        .collect();
    for folder in [
        "src/cli",
        "src/web",
        "src/service",
        "src/store",
        "src/mail",
        "src/worker",
    ] {
        for game in &games {
            never_says(folder, &[game.as_str()]);
        }
    }
}

#[test]
fn time_is_read_in_one_place() {
    for (path, text) in sources("src") {
        let may = path.ends_with("clock.rs");
        assert!(may || !text.contains("Utc::now"), "{}", path.display());
    }
}

#[test]
fn files_fit_in_a_head() {
    for (path, text) in sources("src")
        .into_iter()
        .filter(|(path, _)| !is_test(path))
        // As the tool prints the tables.
        .filter(|(path, _)| !path.ends_with("store/schema.rs"))
    {
        let lines = text.lines().count();
        assert!(
            lines <= 500,
            "{} has {lines} lines: split it by meaning",
            path.display()
        );
    }
}

#[test]
fn folders_fit_in_a_head() {
    let mut folders: BTreeMap<PathBuf, BTreeSet<String>> = BTreeMap::new();
    for (path, _) in sources("src")
        .into_iter()
        .filter(|(path, _)| !is_test(path))
    {
        // A module with a folder of its own is one entry.
        let mut entry = path.with_extension("");
        while entry.starts_with(root().join("src")) && entry != root().join("src") {
            let folder = entry.parent().unwrap().to_owned();
            let name = entry.file_name().unwrap().to_string_lossy().into_owned();
            folders.entry(folder.clone()).or_default().insert(name);
            entry = folder;
        }
    }
    assert!(folders.len() > 50);
    for (folder, entries) in folders {
        let count = entries.len();
        assert!(
            count <= 18,
            "{} has {count} modules: make rooms",
            folder.display()
        );
    }
}

/// The licences that `.ci/deny.toml` allows, read from there so that there is one list.
fn allowed() -> Vec<String> {
    let text = std::fs::read_to_string(root().join(".ci/deny.toml")).unwrap();
    let table: toml::Table = text.parse().unwrap();
    let list = table["licenses"]["allow"].as_array().unwrap();
    list.iter()
        .map(|id| id.as_str().unwrap().to_owned())
        .collect()
}

/// Whether one way of reading a licence expression needs only allowed licences.
fn is_allowed(expression: &str, allowed: &[String]) -> bool {
    let plain = expression.replace('/', " OR ").replace(['(', ')'], " ");
    plain.split(" OR ").any(|choice| {
        choice
            .split(" AND ")
            .all(|id| allowed.iter().any(|known| known == id.trim()))
    })
}

/// The system that the tests run on.
fn host() -> String {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let output = Command::new(rustc).arg("-vV").output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix("host: "));
    line.expect("rustc names its host").to_owned()
}

#[test]
fn dependencies_have_free_licences_and_no_other_source_than_the_registry() {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline"])
        // What other systems would need was never downloaded.
        .args(["--filter-platform", &host()])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let allowed = allowed();
    for package in metadata["packages"].as_array().unwrap() {
        let (name, licence) = (
            package["name"].as_str().unwrap(),
            package["license"].as_str().unwrap_or("none"),
        );
        assert!(is_allowed(licence, &allowed), "{name}: {licence}");
        let source = package["source"].as_str().unwrap_or("registry");
        assert!(
            source.starts_with("registry") || source.starts_with("sparse"),
            "{name} comes from {source}"
        );
    }
}

/// Sections (`### 4.2`), rulings (`**R14**`) and examples (`**E7**`) of a game's rules.
fn numbers_of(rules: &str) -> Vec<String> {
    let headings = rules.lines().filter_map(|line| {
        let number = line.trim_start_matches('#').split_whitespace().next()?;
        line.starts_with("##")
            .then(|| number.trim_end_matches('.').to_owned())
    });
    let bold = rules.split("**").skip(1).step_by(2).map(str::to_owned);
    headings.chain(bold).collect()
}

/// What a source cites: `rules 8.2, 7.4`, `R14`, and names of tests such as `ruling_8_and_9_…`.
fn citations(text: &str) -> Vec<String> {
    let mut cited = Vec::new();
    for (kind, mark) in [
        ("rules ", ""),
        ("Rules ", ""),
        ("fn ruling_", "R"),
        ("_ruling_", "R"),
        ("fn vector_", "V"),
        ("_vector_", "V"),
        ("fn example_", "E"),
    ] {
        for (at, _) in text.match_indices(kind) {
            let rest = &text[at + kind.len()..];
            for word in rest.split([' ', '_', '(', ')', ',', ';', ':']) {
                let number = word.trim_end_matches('.');
                let digits = number.split('.').all(|part| part.parse::<u16>().is_ok());
                match number {
                    "" | "and" | "to" => {}
                    // Names of tests write `ruling_07`.
                    _ if digits => cited.push(format!("{mark}{}", number.trim_start_matches('0'))),
                    _ => break,
                }
            }
        }
    }
    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric());
    let ruling = |word: &&str| {
        word.strip_prefix('R')
            .is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
    };
    cited.extend(words.filter(ruling).map(str::to_owned));
    cited
}

#[test]
fn every_cited_rule_exists() {
    for game in turnpost::games::registry::all() {
        let game = game.info().slug;
        let folder = format!("src/games/{game}");
        let rules = std::fs::read_to_string(root().join(&folder).join("rules.md")).unwrap();
        let known = numbers_of(&rules);
        let mut count = 0;
        for (path, text) in sources(&folder) {
            for cited in citations(&text) {
                assert!(known.contains(&cited), "{}: {cited}", path.display());
                count += 1;
            }
        }
        for cited in citations(&rules) {
            assert!(known.contains(&cited), "rules.md of {game}: {cited}");
        }
        assert!(count > 20, "{game} cites its rules {count} times");
    }
}

/// The words of a page that are set as code.
fn code_in(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

fn is_place(word: &str) -> bool {
    ["src/", "tests/", ".ci/", "Cargo."]
        .iter()
        .any(|begin| word.starts_with(begin))
}

/// A function or a constant, and not a header, a setting or a word of SQL.
fn is_name(word: &str) -> bool {
    let last = word.rsplit("::").next().unwrap_or(word);
    let is_long = last.contains('_') || word.contains("::");
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    is_long && last.chars().all(plain) && !word.starts_with("TURNPOST_")
}

/// The text of a file, or of all files of a folder.
fn text_of(place: &str) -> String {
    match root().join(place) {
        path if path.is_dir() => sources(place).into_iter().map(|(_, text)| text).collect(),
        path => std::fs::read_to_string(path).unwrap_or_default(),
    }
}

/// Whoever follows the pages for contributors and operators finds what they name.
#[test]
fn the_pages_name_files_that_there_are() {
    for name in ["CONTRIBUTING.md", "README.md", "RUNNING.md", "CHANGELOG.md"] {
        let page = std::fs::read_to_string(root().join(name)).unwrap();
        let places =
            code_in(&page).filter(|word| is_place(word) && !word.contains(['<', ' ', '*']));
        for place in places {
            assert!(root().join(place).exists(), "{name}: {place} is not there");
        }
    }
}

/// One action, from the form to the email, in few enough files to read in a quarter of an hour.
#[test]
fn the_walk_is_short() {
    let page = std::fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let walk = page.split("## From the form to the email").nth(1).unwrap();
    let walk = walk.split("\n## ").next().unwrap();
    let files: BTreeSet<&str> = code_in(walk).filter(|word| is_place(word)).collect();
    assert!((5..=8).contains(&files.len()), "{files:?}");
}

/// A point of the table is met by what is named there, and that is there.
#[test]
fn the_security_page_names_what_there_is() {
    let page = std::fs::read_to_string(root().join("SECURITY.md")).unwrap();
    let mut wrong = Vec::new();
    for line in page.lines() {
        let places: Vec<&str> = code_in(line).filter(|word| is_place(word)).collect();
        for place in places.iter().filter(|place| !root().join(place).exists()) {
            wrong.push(format!("{place} is not there"));
        }
        for name in code_in(line).filter(|word| is_name(word)) {
            let (of, last) = name.rsplit_once("::").unwrap_or_default();
            // What belongs to a type is found in its layer, the rest where the line says.
            let places = if of.is_empty() {
                places.clone()
            } else {
                vec!["src/service"]
            };
            let last = if last.is_empty() { name } else { last };
            let is_there = |place: &&str| {
                let text = text_of(place);
                let ways = [
                    format!("fn {last}("),
                    format!("const {last}:"),
                    format!("{last} = "),
                ];
                ways.iter().any(|way| text.contains(way))
            };
            if !places.iter().any(is_there) {
                wrong.push(format!("{name} is not in {places:?}"));
            }
        }
    }
    let table = page.split("## OWASP ASVS").nth(1).expect("the table");
    let points = table.lines().filter(|line| line.starts_with("| "));
    for point in points.skip(1).filter(|point| !point.contains(".x ")) {
        if !(code_in(point).any(is_place) || point.contains("Open:")) {
            wrong.push(format!("nothing is named: {point}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
