//! Where a database is: a file, or `postgres://…`, whose password nobody gets to see.

use std::fmt;
use std::path::Path;

use crate::file::path_of;

/// How a connection that goes nowhere is noticed; what the address says itself comes first.
#[cfg(feature = "postgres")]
const PATIENCE: [(&str, &str); 5] = [
    ("connect_timeout", "2"),
    ("keepalives_idle", "5"),
    ("keepalives_interval", "2"),
    ("keepalives_count", "3"),
    ("tcp_user_timeout", "5000"),
];
/// Shorter parts of a password may stand in any sentence.
const SHORTEST_SECRET: usize = 3;
const HIDDEN: &str = "…";

#[derive(Clone, PartialEq, Eq)]
pub struct Address(String);

impl Address {
    pub fn new(text: &str) -> Address {
        Address(text.to_owned())
    }

    pub fn is_postgres(&self) -> bool {
        self.0.starts_with("postgres://") || self.0.starts_with("postgresql://")
    }

    /// Where it is a file.
    pub fn file(&self) -> Option<&Path> {
        path_of(&self.0)
    }

    /// As the database library wants it.
    pub(crate) fn text(&self) -> &str {
        &self.0
    }

    #[cfg(feature = "postgres")]
    pub fn with_patience(&self) -> String {
        let mut text = self.0.clone();
        for (name, value) in PATIENCE {
            if !self.0.contains(&format!("{name}=")) {
                let sign = if text.contains('?') { '&' } else { '?' };
                text += &format!("{sign}{name}={value}");
            }
        }
        text
    }

    /// Where the passwords stand: before the last `@`, and in the parameters.
    fn secrets(&self) -> Vec<std::ops::Range<usize>> {
        let mut found = Vec::new();
        if !self.is_postgres() {
            return found;
        }
        let start = self.0.find("://").map_or(0, |at| at + 3);
        let end = self.0.rfind('@').unwrap_or(start);
        if let Some(colon) = self.0[start..end].find(':') {
            found.push(start + colon + 1..end);
        }
        for (at, name) in self.0.match_indices("password=") {
            let from = at + name.len();
            let rest = self.0[from..].find('&');
            found.push(from..rest.map_or(self.0.len(), |length| from + length));
        }
        found
    }

    /// What a library says about the database, without any part of the password: an address that
    /// is written wrongly is quoted in pieces.
    pub fn scrub(&self, words: &str) -> String {
        let mut words = words.to_owned();
        for secret in self.secrets() {
            let secret = &self.0[secret];
            let parts = secret.split(['/', '@', ':', '?', '#', '%', '&']);
            let parts = parts.filter(|part| part.len() >= SHORTEST_SECRET);
            for part in [secret]
                .into_iter()
                .filter(|all| !all.is_empty())
                .chain(parts)
            {
                words = words.replace(part, HIDDEN);
            }
        }
        words
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = self.0.clone();
        for secret in self.secrets().into_iter().rev() {
            shown.replace_range(secret, HIDDEN);
        }
        f.write_str(&shown)
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
