//! Stored text that cannot be read: an error that says where it stands, never a default.

use std::fmt::Display;

use serde::de::DeserializeOwned;

/// The place of what cannot be read, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("table {table}, row {row}, column {column}: {why}")]
pub struct Unreadable {
    pub table: &'static str,
    pub row: String,
    pub column: &'static str,
    pub why: String,
}

impl Unreadable {
    pub fn new(
        table: &'static str,
        row: impl Display,
        column: &'static str,
        why: impl Display,
    ) -> Self {
        Unreadable {
            table,
            row: row.to_string(),
            column,
            why: why.to_string(),
        }
    }
}

/// Reads a column of JSON as its type.
pub fn read_json<T: DeserializeOwned>(
    stored: &str,
    (table, row, column): (&'static str, impl Display, &'static str),
) -> Result<T, Unreadable> {
    serde_json::from_str(stored).map_err(|why| Unreadable::new(table, row, column, why))
}
