//! Reads the sources: which messages they say with which arguments, and which texts they hold.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A message that is said: where, which, and with which arguments.
#[derive(Debug)]
pub struct Use {
    pub place: String,
    pub id: String,
    pub args: BTreeSet<String>,
}

/// Where messages of the site are said.
const FOLDERS: [&str; 8] = [
    "templates",
    "src/web",
    "src/service",
    "src/mail",
    "src/worker",
    "src/cli",
    "src/config.rs",
    "src/words",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files below a folder, or the one file that it is: their paths from the root, and their texts.
pub fn files(folder: &str) -> Vec<(String, String)> {
    let (root, mut found) = (root(), Vec::new());
    if folder.ends_with(".rs") {
        let text = std::fs::read_to_string(root.join(folder)).unwrap();
        return vec![(folder.to_owned(), text)];
    }
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap().flatten() {
            let path = entry.path();
            let ending = path.extension().and_then(|ending| ending.to_str());
            if path.is_dir() {
                folders.push(path);
            } else if ["rs", "html", "xml"].contains(&ending.unwrap_or_default()) {
                let text = std::fs::read_to_string(&path).unwrap();
                let name = path.strip_prefix(&root).unwrap().to_string_lossy();
                found.push((name.replace('\\', "/"), text));
            }
        }
    }
    assert!(!found.is_empty(), "nothing in {folder}");
    found.sort();
    found
}

/// Without comments, and without the tests at its end.
pub fn without_comments(text: &str) -> String {
    let text = text.split("\n#[cfg(test)]\nmod tests {").next();
    let lines = text.unwrap_or_default().lines();
    let code = lines.map(|line| match line.trim_start().starts_with("//") {
        true => "",
        false => line,
    });
    code.collect::<Vec<_>>().join("\n")
}

fn is_test(name: &str) -> bool {
    name.contains("/tests/") || name.ends_with("/tests.rs")
}

/// The sources of a folder as they run.
pub fn code(folder: &str) -> Vec<(String, String)> {
    let files = files(folder).into_iter();
    let files = files.filter(|(name, _)| !is_test(name));
    files
        .map(|(name, text)| match name.ends_with(".rs") {
            true => {
                let text = without_comments(&text);
                (name, text)
            }
            false => (name, text),
        })
        .collect()
}

pub fn line_of(text: &str, at: usize) -> usize {
    1 + text[..at].matches('\n').count()
}

pub fn uses() -> Vec<Use> {
    let mut uses = Vec::new();
    for (name, text) in FOLDERS.iter().flat_map(|folder| code(folder)) {
        for call in ["say(\"", "message!(", "id!(\""] {
            for (at, _) in text.match_indices(call) {
                let rest = &text[at + call.len()..];
                let found = match call {
                    "message!(" => read_message(rest),
                    "id!(\"" => literal(rest).map(|(id, _)| (id, BTreeSet::new())),
                    _ => literal(rest).map(|(id, rest)| (id, read_withs(rest))),
                };
                // Other things can be said too: a line of a protocol, or of a terminal.
                let is_id = |id: &str| !id.is_empty() && !id.contains(' ');
                if let Some((id, args)) = found.filter(|(id, _)| is_id(id)) {
                    let place = format!("{name}:{}", line_of(&text, at));
                    uses.push(Use { place, id, args });
                }
            }
        }
    }
    uses
}

/// The text up to the closing quote, and what follows.
fn literal(text: &str) -> Option<(String, &str)> {
    let (id, rest) = text.split_once('"')?;
    Some((id.to_owned(), rest))
}

/// `"id", name = value, …)`; nothing if the id is no literal.
fn read_message(text: &str) -> Option<(String, BTreeSet<String>)> {
    let text = text.trim_start().strip_prefix('"')?;
    let (id, rest) = literal(text)?;
    let (inside, _) = split_call(rest);
    let names = arguments(inside).into_iter().filter_map(|argument| {
        let (name, _) = argument.split_once('=')?;
        Some(name.trim().to_owned())
    });
    Some((id, names.collect()))
}

/// `).with("name", value).with(…)…`
fn read_withs(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut rest = text.trim_start().trim_start_matches(')').trim_start();
    while let Some(call) = rest.strip_prefix(".with(") {
        let (inside, after) = split_call(call);
        let name = inside
            .trim_start()
            .trim_start_matches('"')
            .split('"')
            .next();
        names.insert(name.unwrap_or_default().to_owned());
        rest = after.trim_start();
    }
    names
}

/// What stands before the bracket that closes a call, and what stands after it.
pub fn split_call(text: &str) -> (&str, &str) {
    let mut depth = 1;
    let mut quoted = false;
    let mut signs = text.char_indices();
    while let Some((at, sign)) = signs.next() {
        match sign {
            '\\' if quoted => {
                signs.next();
            }
            '"' => quoted = !quoted,
            _ if quoted => (),
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => (),
        }
        if depth == 0 {
            return (&text[..at], &text[at + 1..]);
        }
    }
    (text, "")
}

/// The arguments of a call, split at the commas that are not inside one of them.
fn arguments(text: &str) -> Vec<String> {
    let (mut parts, mut depth, mut quoted) = (vec![String::new()], 0, false);
    for sign in text.chars() {
        match sign {
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => (),
        }
        parts.last_mut().expect("there is one").push(sign);
    }
    parts
}

#[test]
fn arguments_are_found_however_a_call_is_broken_into_lines() {
    let text = "\"a\",\n  one = f(x, \"y = ,\"),\n two = 2,\n)";
    let (id, args) = read_message(text).unwrap();
    assert_eq!(id, "a");
    assert_eq!(args, BTreeSet::from(["one".to_owned(), "two".to_owned()]));
    let args = read_withs(")\n  .with(\"one\", f(x))\n  .with(\"two\", y) }} <b>");
    assert_eq!(args, BTreeSet::from(["one".to_owned(), "two".to_owned()]));
}
