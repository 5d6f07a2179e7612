//! The address of a match page says what is being looked at: every state has one, so that back,
//! reload and sharing work.

use serde::Deserialize;

use crate::board::html::{query, with_query};

/// What the address asks for.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    /// Actions that are settled on but not played yet, separated by `;`.
    pub lines: String,
    pub kind: String,
    /// A place on the board.
    pub at: String,
    /// An action that is looked at on top of them, or what was typed.
    pub line: String,
    /// Whose mat is shown, counted from 1.
    pub mat: Option<usize>,
    pub invitation: String,
}

/// Where a choice leads.
#[derive(Clone, Copy, Debug, Default)]
pub struct To<'a> {
    pub lines: &'a str,
    pub kind: &'a str,
    pub at: &'a str,
    pub line: &'a str,
}

impl To<'_> {
    pub fn address(self, path: &str) -> String {
        let parts = [
            ("lines", self.lines),
            ("kind", self.kind),
            ("at", self.at),
            ("line", self.line),
        ];
        let said = parts.iter().filter(|(_, value)| !value.is_empty());
        let said: Vec<String> = said
            .map(|(name, value)| format!("{name}={}", query(value)))
            .collect();
        match said.is_empty() {
            true => path.to_owned(),
            false => with_query(path, &said.join("&")),
        }
    }
}

/// Actions after one another.
pub fn joined(lines: &str, line: &str) -> String {
    match (lines.trim(), line.trim()) {
        ("", line) => line.to_owned(),
        (lines, "") => lines.to_owned(),
        (lines, line) => format!("{lines}; {line}"),
    }
}

/// The same without the last one.
pub fn one_back(lines: &str) -> String {
    let (before, _) = lines.rsplit_once(';').unwrap_or_default();
    before.trim().to_owned()
}
