//! The layers: each may use the ones below it, never above; the rules are pure; licences are free.

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

/// Fails if a source below `folder` says one of the words.
fn never_says(folder: &str, words: &[&str]) {
    for (path, text) in sources(folder) {
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
    never_says(
        "src/games",
        &[
            "crate::store",
            "crate::service",
            "crate::web",
            "crate::worker",
            "crate::mail",
            "crate::cli",
        ],
    );
}

#[test]
fn the_mathematics_of_leagues_is_pure() {
    assert!(sources("src/league").len() > 5);
    never_says(
        "src/league",
        &[
            "std::fs",
            "chrono::",
            "HashMap",
            "HashSet",
            "crate::games",
            "crate::store",
            "crate::service",
            "crate::web",
            "crate::worker",
            "crate::mail",
        ],
    );
}

#[test]
fn each_layer_uses_only_those_below() {
    never_says(
        "src/store",
        &[
            "crate::games",
            "crate::service",
            "crate::web",
            "crate::worker",
            "crate::mail",
        ],
    );
    never_says(
        "src/mail",
        &[
            "crate::store",
            "crate::service",
            "crate::web",
            "crate::worker",
        ],
    );
    never_says(
        "src/service",
        &["crate::web", "crate::worker", "actix_web", "lettre::"],
    );
    never_says("src/web", &["diesel::", "crate::worker"]);
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
    let is_test = |path: &Path| path.components().any(|part| part.as_os_str() == "tests");
    for (path, text) in sources("src")
        .into_iter()
        .filter(|(path, _)| !is_test(path))
    {
        let lines = text.lines().count();
        assert!(
            lines <= 500,
            "{} has {lines} lines: split it by meaning",
            path.display()
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
