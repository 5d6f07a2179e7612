//! The name of a data file: a digest of what matches are played with, so that a comment, another
//! order of keys or a corrected note about the source strands no match.

use std::fmt::Write;

use kernel::rng::digest;
use toml::{Table, Value};

/// What the built-in data were called while the digest was that of the file's bytes.
const FORMER_BUILT_IN: [&str; 1] = ["f282835c7990"];

fn short(text: &str) -> String {
    digest(text)[..6]
        .iter()
        .fold(String::new(), |mut word, byte| {
            let _ = write!(word, "{byte:02x}");
            word
        })
}

/// Where a value comes from and where a space is drawn do not change a match.
fn is_played_with(key: &str) -> bool {
    let is_origin = key == "source" || key.ends_with("_source") || key == "reconstructed_spaces";
    let is_drawing = matches!(key, "x" | "y" | "color");
    !is_origin && !is_drawing
}

fn write_table(table: &Table, out: &mut String) {
    let mut keys: Vec<&String> = table.keys().filter(|key| is_played_with(key)).collect();
    keys.sort();
    out.push('{');
    for key in keys {
        let _ = write!(out, "{key}=");
        write_value(&table[key], out);
    }
    out.push('}');
}

fn write_value(value: &Value, out: &mut String) {
    let _ = match value {
        Value::String(text) => write!(out, "{text:?};"),
        Value::Integer(number) => write!(out, "{number};"),
        Value::Float(number) => write!(out, "{number};"),
        Value::Boolean(is_true) => write!(out, "{is_true};"),
        Value::Datetime(moment) => write!(out, "{moment};"),
        Value::Array(values) => {
            out.push('[');
            values.iter().for_each(|value| write_value(value, out));
            out.push(']');
            Ok(())
        }
        Value::Table(table) => {
            write_table(table, out);
            Ok(())
        }
    };
}

/// The digest of what matches are played with.
pub(super) fn of_values(table: &Table) -> String {
    let mut canonical = String::new();
    write_table(table, &mut canonical);
    short(&canonical)
}

/// Names that matches of an earlier program carry for these data.
pub(super) fn former(text: &str, is_built_in: bool) -> Vec<String> {
    let mut names = vec![short(text)];
    if is_built_in {
        let known = FORMER_BUILT_IN.into_iter().map(str::to_owned);
        names.extend(known.filter(|name| *name != names[0]).collect::<Vec<_>>());
    }
    names
}
