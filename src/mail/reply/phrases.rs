//! What programs and people write around their own words, from the table beside this file.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Phrases {
    pub wrote: Vec<String>,
    pub dividers: Vec<String>,
    pub from: Vec<String>,
    pub others: Vec<String>,
    pub footers: Vec<String>,
    pub footers_inside: Vec<String>,
    pub partings: Vec<String>,
    pub greetings: Vec<String>,
    pub automatic_subjects: Vec<String>,
    /// Words of other languages, by the command that they stand for.
    pub commands: BTreeMap<String, Vec<String>>,
    pub answers: Answers,
}

/// What may follow a command.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Answers {
    pub on: Vec<String>,
    pub off: Vec<String>,
    pub days: Vec<String>,
}

pub(super) static PHRASES: LazyLock<Phrases> =
    LazyLock::new(|| toml::from_str(include_str!("phrases.toml")).expect("the table is checked"));

/// Whether a line is one of the phrases, alone or with words after a mark: `cheers, Ana`.
pub(super) fn opens_with(line: &str, phrases: &[String]) -> bool {
    phrases.iter().any(|phrase| {
        line.strip_prefix(phrase.as_str())
            .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    })
}
