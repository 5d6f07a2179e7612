//! The record file: a match as text.

use std::collections::BTreeMap;
use std::fmt;

use crate::Seat;
use crate::deal::{Deal, Options};
use crate::message::{Arg, Message, Refusal, message};
use crate::rng::Seed;

/// What was dealt, and the list of actions: all that a match is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    pub game: String,
    pub rules: u32,
    pub players: Vec<String>,
    /// The options that differ from the default, or that were named.
    pub options: Options,
    pub seed: Option<Seed>,
    /// The components fixed by hand.
    pub deal: Deal,
    pub actions: Vec<Entry>,
}

/// One action of the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub seat: Seat,
    pub line: String,
    /// Played by a standing order, a plan or a clock.
    pub automatic: bool,
}

/// A record that was read, and where in the file its parts stand.
#[derive(Clone, Debug)]
pub struct Source {
    pub record: Record,
    headers: BTreeMap<String, usize>,
    actions: Vec<usize>,
}

/// What is wrong in a record file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// From 1.
    pub line: usize,
    pub reason: Message,
}

/// A match of the longest game takes a hundredth of this.
pub const MAX_BYTES: usize = 4 << 20;
const MAX_LINE: usize = 2000;
const MAX_NAME: usize = 60;
const AUTOMATIC: &str = " (auto)";
const SINGLE_HEADERS: [&str; 4] = ["game", "rules", "players", "seed"];

impl Record {
    /// Whether a name can stand in a record: no sign that the file needs for itself.
    pub fn is_name(name: &str) -> bool {
        let head = name.split_whitespace().next().unwrap_or_default();
        !name.is_empty()
            && name.len() <= MAX_NAME
            && name.trim() == name
            && !name.contains([',', ':', ';', '#'])
            && !name.chars().any(char::is_control)
            && !name.ends_with(AUTOMATIC)
            && !SINGLE_HEADERS.contains(&name)
            && !["option", "deal"].contains(&head)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "rules: {}", self.rules)?;
        writeln!(f, "players: {}", self.players.join(", "))?;
        for (option, value) in &self.options {
            writeln!(f, "option {option}: {value}")?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed: {seed}")?;
        }
        for (component, ids) in &self.deal {
            writeln!(f, "deal {component}: {}", ids.join(" "))?;
        }
        if !self.actions.is_empty() {
            writeln!(f)?;
        }
        for entry in &self.actions {
            let mark = if entry.automatic { AUTOMATIC } else { "" };
            writeln!(
                f,
                "{}{mark}: {}",
                self.players[entry.seat.index()],
                entry.line
            )?;
        }
        Ok(())
    }
}

impl Source {
    /// Reads a record file. Lines are not played yet: see [`crate::play::Match::replay`].
    pub fn read(bytes: &[u8]) -> Result<Source, RecordError> {
        if bytes.len() > MAX_BYTES {
            let reason = message!("record-too-big", size = bytes.len(), limit = MAX_BYTES);
            return Err(RecordError { line: 1, reason });
        }
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let line = 1 + bytes[..error.valid_up_to()]
                .iter()
                .filter(|b| **b == b'\n')
                .count();
            RecordError {
                line,
                reason: message!("record-not-utf8"),
            }
        })?;
        let mut reader = Reader::default();
        let mut lines = 0;
        for (index, raw) in text.lines().enumerate() {
            lines = index + 1;
            reader.line(lines, raw).map_err(|reason| RecordError {
                line: lines,
                reason,
            })?;
        }
        reader.finish(lines.max(1))
    }

    /// The line of the file that an action of the record stands in.
    pub fn line_of(&self, action: usize) -> usize {
        self.actions[action]
    }

    pub fn line_of_game(&self) -> usize {
        self.headers["game"]
    }

    /// The line of the header that a refusal to start is about.
    pub fn line_of_setup(&self, refusal: &Refusal) -> usize {
        let key = refusal
            .0
            .args
            .iter()
            .find_map(|(name, arg)| match (name.as_ref(), arg) {
                ("component", Arg::Text(id)) => Some(format!("deal {id}")),
                ("option", Arg::Text(id)) => Some(format!("option {id}")),
                ("players", _) => Some("players".to_owned()),
                ("version", _) => Some("rules".to_owned()),
                _ => None,
            });
        key.and_then(|key| self.headers.get(&key))
            .copied()
            .unwrap_or(self.line_of_game())
    }
}

#[derive(Default)]
struct Reader {
    headers: BTreeMap<String, usize>,
    values: BTreeMap<String, String>,
    players: Vec<String>,
    entries: Vec<Entry>,
    lines: Vec<usize>,
}

impl Reader {
    fn line(&mut self, number: usize, raw: &str) -> Result<(), Message> {
        if raw.len() > MAX_LINE {
            return Err(message!("record-line-too-long", limit = MAX_LINE));
        }
        let line = raw.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            return Ok(());
        }
        let (key, value) = line
            .split_once(':')
            .ok_or_else(|| message!("record-no-colon"))?;
        let (key, value) = (key.trim(), value.trim());
        let head = key.split_whitespace().next().unwrap_or_default();
        if SINGLE_HEADERS.contains(&key) || ["option", "deal"].contains(&head) {
            self.header(number, key, value)
        } else {
            self.action(number, key, value)
        }
    }

    fn header(&mut self, number: usize, key: &str, value: &str) -> Result<(), Message> {
        if !self.entries.is_empty() {
            return Err(message!("record-late-header", key = key.to_owned()));
        }
        let key = key.split_whitespace().collect::<Vec<_>>().join(" ");
        if self.headers.insert(key.clone(), number).is_some() {
            return Err(message!("record-twice", key = key));
        }
        if key == "players" {
            self.players = value
                .split(',')
                .map(|name| name.trim().to_owned())
                .collect();
            for (index, name) in self.players.iter().enumerate() {
                if !Record::is_name(name) || self.players[..index].contains(name) {
                    return Err(message!("record-bad-name", name = name.clone()));
                }
            }
        }
        self.values.insert(key, value.to_owned());
        Ok(())
    }

    fn action(&mut self, number: usize, who: &str, lines: &str) -> Result<(), Message> {
        if self.players.is_empty() {
            return Err(message!("record-no-players"));
        }
        let (name, automatic) = match who.strip_suffix(AUTOMATIC) {
            Some(name) => (name, true),
            None => (who, false),
        };
        let seat = self.players.iter().position(|player| player == name);
        let Some(seat) = seat.and_then(|seat| u8::try_from(seat).ok()) else {
            let players = self.players.join(", ");
            return Err(message!(
                "record-unknown-player",
                name = name.to_owned(),
                players = players
            ));
        };
        for line in lines.split(';').map(str::trim) {
            if line.is_empty() {
                return Err(message!("empty-line"));
            }
            let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
            self.entries.push(Entry {
                seat: Seat(seat),
                line,
                automatic,
            });
            self.lines.push(number);
        }
        Ok(())
    }

    fn finish(mut self, lines: usize) -> Result<Source, RecordError> {
        for key in ["game", "rules", "players"] {
            if !self.headers.contains_key(key) {
                let reason = message!("record-missing", key = key);
                return Err(RecordError {
                    line: lines,
                    reason,
                });
            }
        }
        let at = |key: &str, reason| RecordError {
            line: self.headers[key],
            reason,
        };
        let rules = &self.values["rules"];
        let rules = rules
            .parse()
            .map_err(|_| at("rules", message!("record-bad-number", word = rules.clone())))?;
        let seed = match self.values.get("seed") {
            Some(text) => Some(
                text.parse()
                    .map_err(|error: crate::message::NotationError| at("seed", error.0))?,
            ),
            None => None,
        };
        let (mut options, mut deal) = (Options::new(), Deal::new());
        for (key, value) in &self.values {
            if let Some(option) = key.strip_prefix("option ") {
                options.insert(option.to_owned(), value.clone());
            } else if let Some(component) = key.strip_prefix("deal ") {
                let ids = value.split([',', ' ', '\t']).filter(|id| !id.is_empty());
                deal.insert(component.to_owned(), ids.map(str::to_owned).collect());
            } else if ["option", "deal"].contains(&key.as_str()) {
                return Err(at(key, message!("record-missing", key = key.clone())));
            }
        }
        let game = self.values.remove("game").expect("checked above");
        let record = Record {
            game,
            rules,
            players: self.players,
            options,
            seed,
            deal,
            actions: self.entries,
        };
        Ok(Source {
            record,
            headers: self.headers,
            actions: self.lines,
        })
    }
}
