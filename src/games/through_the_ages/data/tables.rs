//! The printed values as tables of text, and what an operator's file puts in their place (rules 18).
//!
//! The file names cards by their ids and gives the values that differ:
//! `[[technology]] id = "iron"`, `resource_cost = 5`. Tables of the board are given as a whole.

use std::sync::OnceLock;

use kernel::deal::{DATA as VERSION, Dealer};
use kernel::message::{Refusal, message};
use kernel::rng::digest;
use toml::{Table, Value};

/// The name of the built-in values.
const PRINTED: &str = "printed";
const CIVIL: &str = include_str!("civil.toml");
const MILITARY: &str = include_str!("military.toml");
const BOARD: &str = include_str!("board.toml");
/// The key that says where a row was read.
const SOURCE: &str = "source";
/// What of the board is no constant of the rules.
const BOARD_TABLES: [&str; 4] = ["card_row", "starting_workers", "yellow_bank", "blue_bank"];

/// The three files of the box.
#[derive(Clone, Debug)]
pub struct Tables {
    pub civil: Table,
    pub military: Table,
    pub board: Table,
    /// The tables that the operator's file gives.
    given: Vec<String>,
}

struct Installed {
    version: String,
    tables: Tables,
}

static INSTALLED: OnceLock<Installed> = OnceLock::new();

fn built_in() -> Tables {
    let table = |text: &str| text.parse::<Table>().expect("a built-in table");
    Tables {
        civil: table(CIVIL),
        military: table(MILITARY),
        board: table(BOARD),
        given: Vec::new(),
    }
}

/// The values that every match of this process is played with.
pub fn tables() -> Tables {
    let installed = INSTALLED.get().map(|installed| installed.tables.clone());
    installed.unwrap_or_else(built_in)
}

pub fn version() -> &'static str {
    INSTALLED
        .get()
        .map_or(PRINTED, |installed| &installed.version)
}

/// Reads an operator's file; what it leaves out stays as it is built in.
pub fn parse(text: &str) -> Result<Tables, String> {
    let given: Table = text
        .parse()
        .map_err(|error: toml::de::Error| error.to_string())?;
    let mut tables = built_in();
    for (name, value) in given {
        if BOARD_TABLES.contains(&name.as_str()) {
            tables.board.insert(name.clone(), value);
        } else if let Some(rows) = tables.civil.get_mut(&name) {
            replace(&name, rows, value)?;
        } else if let Some(rows) = tables.military.get_mut(&name) {
            replace(&name, rows, value)?;
        } else {
            return Err(format!("unknown field `{name}`: there is no such table"));
        }
        tables.given.push(name);
    }
    super::read_board(&tables.board)?;
    super::read_cards(&tables)?;
    Ok(tables)
}

/// Puts the given values in the rows of their cards.
fn replace(table: &str, rows: &mut Value, given: Value) -> Result<(), String> {
    let (Value::Array(rows), Value::Array(given)) = (rows, given) else {
        return Err(format!("`{table}` is a list of cards: [[{table}]]"));
    };
    let known = |row: &Value, key: &str| row.get(key).is_some();
    for card in given {
        let Value::Table(values) = card else {
            return Err(format!("`{table}` is a list of cards: [[{table}]]"));
        };
        let id = values.get("id").and_then(Value::as_str).unwrap_or_default();
        let id = id.to_owned();
        for key in values.keys() {
            if !rows.iter().any(|row| known(row, key)) {
                return Err(format!("{table} {id}: unknown field `{key}`"));
            }
        }
        let row = rows.iter_mut().find(|row| row["id"].as_str() == Some(&id));
        let Some(row) = row.and_then(Value::as_table_mut) else {
            return Err(format!("there is no card `{id}` in `{table}`"));
        };
        row.extend(values);
        row.insert(SOURCE.to_owned(), Value::from("operator"));
    }
    Ok(())
}

/// Takes an operator's file, before any card is looked at.
pub fn install(text: &str) -> Result<(), String> {
    let tables = parse(text)?;
    // Of what was read, not of the file's bytes: a comment changes nothing.
    let mut read = String::new();
    for table in [&tables.civil, &tables.military, &tables.board] {
        write_table(table, &mut read);
    }
    let version: String = digest(&read)[..6]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    INSTALLED
        .set(Installed { version, tables })
        .map_err(|_| "other data are in use already".to_owned())
}

/// The values in one form, whatever the order of keys; where they come from changes no match.
fn write_table(table: &Table, out: &mut String) {
    let mut keys: Vec<&String> = table.keys().filter(|key| *key != SOURCE).collect();
    keys.sort();
    for key in keys {
        out.push_str(key);
        write_value(&table[key], out);
    }
}

fn write_value(value: &Value, out: &mut String) {
    match value {
        Value::Table(table) => write_table(table, out),
        Value::Array(values) => values.iter().for_each(|value| write_value(value, out)),
        Value::String(text) => out.push_str(text),
        Value::Integer(number) => out.push_str(&number.to_string()),
        Value::Float(number) => out.push_str(&number.to_string()),
        Value::Boolean(truth) => out.push_str(&truth.to_string()),
        Value::Datetime(moment) => out.push_str(&moment.to_string()),
    }
    out.push('\n');
}

/// The match is dealt from the values that are here, or not at all: a record that names none was
/// dealt from the printed ones.
pub fn dealt(dealer: &mut Dealer<'_>) -> Result<(), Refusal> {
    let known = |ids: &[String]| match ids {
        [id] if id == version() => Ok(()),
        _ => Err(Refusal(message!("deal-data", known = version()))),
    };
    dealer.printed(VERSION, &[PRINTED], known).map(drop)
}

/// How many rows of each table are not from the rulebook and not replaced.
pub fn reconstructed() -> Vec<(&'static str, usize)> {
    const NAMES: [&str; 13] = [
        "technology",
        "government",
        "special",
        "leader",
        "wonder",
        "action",
        "event",
        "territory",
        "aggression",
        "war",
        "pact",
        "tactic",
        "bonus",
    ];
    let tables = tables();
    let is_public = |row: &&Value| row.get(SOURCE).and_then(Value::as_str) == Some("public");
    let rows = |name: &str| tables.civil.get(name).or(tables.military.get(name));
    let cards = NAMES.map(|name| {
        let rows = rows(name).and_then(Value::as_array);
        (
            name,
            rows.map_or(0, |rows| rows.iter().filter(is_public).count()),
        )
    });
    let board = BOARD_TABLES.map(|name| {
        let is_given = tables.given.iter().any(|given| given == name);
        (name, usize::from(!is_given))
    });
    cards.into_iter().chain(board).collect()
}
