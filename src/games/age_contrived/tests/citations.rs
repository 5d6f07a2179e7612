//! What code and tests cite of the rules is there.

use std::collections::BTreeSet;
use std::path::Path;

const RULES: &str = include_str!("../rules.md");

/// Numbers of sections (`13`, `13.2`), rulings (`R4`) and examples (`T7`) of rules.md.
fn numbers() -> BTreeSet<String> {
    let headings = RULES
        .lines()
        .filter(|line| line.starts_with('#'))
        .filter_map(|line| line.split_whitespace().nth(1))
        .map(|number| number.trim_end_matches('.'));
    let items = RULES.lines().filter_map(|line| {
        let item = line.strip_prefix("- **")?;
        item.split([' ', '*']).next()
    });
    headings.chain(items).map(str::to_owned).collect()
}

fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = std::fs::read_to_string(&path).expect("a source");
            found.push((path.display().to_string(), text));
        }
    }
}

/// `R4`, `T7` and, in brackets or after the word ‘rules’, `13.2`; `ruling_04_…` and `vector_07_…`.
fn cited(text: &str) -> Vec<String> {
    let mut cited = Vec::new();
    for line in text.lines() {
        let tested = line.trim().strip_prefix("fn ").and_then(|name| {
            let (word, rest) = name.split_once('_')?;
            let letter = match word {
                "ruling" => 'R',
                "vector" => 'T',
                _ => return None,
            };
            let number: u8 = rest.split('_').next()?.parse().ok()?;
            Some(format!("{letter}{number}"))
        });
        cited.extend(tested);
        let Some((_, comment)) = line.split_once("//") else {
            continue;
        };
        let words = comment.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '.');
        let words = words.map(|word| word.trim_end_matches('.'));
        let is_number = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
        for word in words {
            let is_section = word
                .split_once('.')
                .is_some_and(|(one, two)| is_number(one) && is_number(two));
            let is_item = word.strip_prefix(['R', 'T']).is_some_and(is_number);
            if is_section || is_item {
                cited.push(word.to_owned());
            }
        }
    }
    cited
}

#[test]
fn every_cited_number_is_in_the_rules() {
    let known = numbers();
    let mut files = Vec::new();
    sources(Path::new(env!("CARGO_MANIFEST_DIR")), &mut files);
    let mut count = 0;
    for (path, text) in &files {
        for number in cited(text) {
            assert!(known.contains(&number), "{path} cites {number}");
            count += 1;
        }
    }
    assert!(count > 80, "only {count} citations were found");
}

#[test]
fn every_ruling_is_there_once_with_its_reason() {
    let rulings: Vec<&str> = RULES
        .lines()
        .filter(|line| {
            let number = line
                .strip_prefix("- **R")
                .and_then(|rest| rest.chars().next());
            number.is_some_and(|sign| sign.is_ascii_digit())
        })
        .collect();
    let ids: BTreeSet<&str> = rulings
        .iter()
        .filter_map(|line| line[4..].split([' ', '*']).next())
        .collect();
    assert_eq!(ids.len(), rulings.len(), "a number is given twice");
    for number in 1..=33 {
        assert!(ids.contains(format!("R{number}").as_str()), "R{number}");
    }
    for line in rulings {
        assert!(line.contains("Reason: "), "{line}");
    }
}
