//! What pages tell of a match: its log, turn by turn, and what was said at the table.

use crate::board::html::in_path;
use crate::page::{Reader, When};
use service::log::LogLine;
use service::matches::is_notice;
use service::rows::TalkRow;

#[derive(Debug)]
pub struct Entry {
    pub number: i64,
    pub seat: usize,
    pub name: String,
    pub line: String,
    pub sentences: Vec<String>,
    pub automatic: bool,
    pub when: When,
}

#[derive(Debug)]
pub struct Said {
    /// The service says it, not a player.
    pub is_notice: bool,
    pub name: String,
    /// The page of whoever said it.
    pub page: Option<String>,
    pub words: String,
    pub when: When,
}

pub fn entries(reader: Reader, lines: &[LogLine]) -> Vec<Entry> {
    let entry = |line: &LogLine| Entry {
        number: line.number,
        seat: line.seat + 1,
        name: reader.called(&line.name),
        line: line.line.clone(),
        sentences: line.sentences.clone(),
        automatic: line.automatic,
        when: reader.ago(line.at),
    };
    lines.iter().map(entry).collect()
}

pub fn said(reader: Reader, rows: &[TalkRow]) -> Vec<Said> {
    let line = |row: &TalkRow| Said {
        is_notice: is_notice(row),
        name: row.name.clone(),
        page: row
            .player_id
            .map(|_| format!("/players/{}", in_path(&row.name))),
        words: words_of(reader, row),
        when: reader.ago(row.at),
    };
    rows.iter().map(line).collect()
}

/// What the service says is in the reader's language, what people say in their own.
pub fn words_of(reader: Reader, row: &TalkRow) -> String {
    match is_notice(row) {
        true => reader.recall(&row.words),
        false => row.words.clone(),
    }
}

/// What one seat did before somebody else decided.
#[derive(Debug)]
pub struct LoggedTurn {
    pub name: String,
    pub seat: usize,
    pub entries: Vec<Entry>,
}

pub fn turns(entries: Vec<Entry>) -> Vec<LoggedTurn> {
    let mut turns: Vec<LoggedTurn> = Vec::new();
    for entry in entries {
        match turns.last_mut() {
            Some(turn) if turn.seat == entry.seat => turn.entries.push(entry),
            _ => turns.push(LoggedTurn {
                name: entry.name.clone(),
                seat: entry.seat,
                entries: vec![entry],
            }),
        }
    }
    turns
}
