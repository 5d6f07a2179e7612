//! What the page of a season shows of it: standings, cross tables, schedules, rounds.

use std::collections::HashMap;

use crate::ids::EntryId;
use crate::league::{Line, Points, moves};
use crate::service::leagues::rules::{Plan, count};
use crate::service::leagues::season::SETTLES;
use crate::service::leagues::sheet::{Division, Sheet, SheetTable, finish};
use crate::store::accounts::PlayerRow;
use crate::store::entries::{DROPPED, EntryRow};
use crate::store::leagues::{ANNOUNCED, RUNNING, SIGN_UP};
use crate::web::chart;
use crate::web::page::Reader;

const LARGEST_CROSS: usize = 32;

/// Somebody's name, with a link where there is a page.
#[derive(Clone, Debug)]
pub struct Who {
    pub name: String,
    pub former: String,
    pub has_page: bool,
    pub is_me: bool,
}

impl Who {
    pub fn of(entry: &EntryRow, reader: Option<&PlayerRow>) -> Who {
        Who {
            name: entry.name.clone(),
            former: entry.former.clone(),
            has_page: entry.player_id.is_some(),
            is_me: entry.player_id.is_some() && entry.player_id == reader.map(|reader| reader.id),
        }
    }
}

pub(super) struct DivisionView {
    pub number: usize,
    pub lines: Vec<LineView>,
    /// Cross table, schedule and chart are shown; of many divisions, only for one.
    pub is_whole: bool,
    pub cross: Vec<CrossRow>,
    pub tables: Vec<TableView>,
    pub chart: String,
}

pub(super) struct LineView {
    pub who: Who,
    pub line: Line,
    pub range: String,
    /// What the rank means, and why.
    pub mark: &'static str,
}

/// One entrant's meetings with the others, in the order of ranks.
pub(super) struct CrossRow {
    pub who: Who,
    pub rank: usize,
    /// `None` where they would meet themselves.
    pub cells: Vec<Option<Vec<Meeting>>>,
}

pub(super) struct Meeting {
    pub mark: &'static str,
    pub words: &'static str,
    pub id: Option<i64>,
}

pub(super) struct TableView {
    pub number: i32,
    pub id: Option<i64>,
    pub seats: Vec<(Who, String)>,
    pub state: String,
    pub is_corrected: bool,
}

pub(super) struct RoundView {
    pub number: i32,
    pub tables: Vec<TableView>,
    pub byes: Vec<Who>,
}

/// A season for one reader.
pub(super) struct View<'a> {
    pub sheet: &'a Sheet,
    pub reader: Reader,
    pub player: Option<&'a PlayerRow>,
}

impl View<'_> {
    pub fn state(&self) -> String {
        let (season, reader) = (&self.sheet.season, self.reader);
        let zone = reader.zone.name();
        let at = |moment| format!("{} ({zone})", reader.at(moment));
        let (over, all) = self.sheet.progress();
        match season.state.as_str() {
            ANNOUNCED => format!(
                "Sign-up opens {}; the season starts {}.",
                at(season.opens_at),
                at(season.starts_at)
            ),
            SIGN_UP => format!("Sign-up is open. It starts {}.", at(season.starts_at)),
            RUNNING if season.paused => {
                "The organisers have paused the season: no clock runs.".to_owned()
            }
            RUNNING if over == all => {
                let last = self
                    .sheet
                    .tables
                    .iter()
                    .filter_map(|table| table.row.over_at);
                let closes = last.max().unwrap_or(reader.now) + SETTLES;
                let round = self.sheet.tables.last().map_or(0, |table| table.row.round);
                match self.sheet.rounds_in_all() {
                    Some(all) if (round as usize) < all => {
                        "All matches of the round are over.".to_owned()
                    }
                    _ => format!("All matches are over. The season closes {}.", at(closes)),
                }
            }
            RUNNING if season.ends_at < reader.now => format!(
                "It should have ended {}: {} are late.",
                at(season.ends_at),
                count(all - over, "match")
            ),
            RUNNING => format!(
                "It started {} and lasts until {}.",
                at(season.starts_at),
                at(season.ends_at)
            ),
            _ => format!(
                "It is over since {}.",
                at(season.closed_at.unwrap_or(season.ends_at))
            ),
        }
    }

    fn who(&self, entry: &EntryRow) -> Who {
        Who::of(entry, self.player)
    }

    pub fn division(&self, division: &Division, divisions: usize, is_whole: bool) -> DivisionView {
        let mut shown = DivisionView {
            number: division.number + 1,
            lines: self.lines(division, divisions),
            is_whole,
            cross: Vec::new(),
            tables: Vec::new(),
            chart: String::new(),
        };
        // A larger one could not be read.
        if is_whole && division.entries.len() <= LARGEST_CROSS {
            shown.cross = self.cross(division);
            shown.chart = self.chart(division);
        }
        if is_whole && self.sheet.rules.is_league() {
            let tables = self.sheet.tables_of(division.number);
            shown.tables = tables.map(|table| self.table(table)).collect();
        }
        shown
    }

    /// Points after each match that ended; nothing before the first.
    fn chart(&self, division: &Division) -> String {
        let course = self.sheet.course(division);
        let line = |line: &Line| chart::Line {
            name: division.entries[line.entrant].name.clone(),
            values: course
                .iter()
                .map(|points| points[line.entrant].0 as f64 / Points::whole(1).0 as f64)
                .collect(),
            margins: Vec::new(),
        };
        let lines: Vec<chart::Line> = division.lines.iter().map(line).collect();
        let is_whole = |line: &chart::Line| line.values.iter().all(|value| value.fract() == 0.0);
        let chart = chart::Chart {
            title: "Points after each match that ended",
            decimals: if lines.iter().all(is_whole) { 0 } else { 2 },
            lines: &lines,
            from_nought: true,
        };
        match course.len() {
            0 | 1 => String::new(),
            _ => chart.draw(),
        }
    }

    fn lines(&self, division: &Division, divisions: usize) -> Vec<LineView> {
        let size = division.entries.len();
        let next = match self.sheet.rules.plan {
            Plan::League {
                promoted,
                relegated,
                ..
            } => {
                // Where the others are does not matter, only that they are.
                let sizes = vec![size; divisions];
                moves(&sizes, promoted, relegated)[division.number].clone()
            }
            Plan::Tournament(_) => vec![0; size],
        };
        let is_over = self.sheet.is_over();
        let line = |line: &Line| {
            let entry = &division.entries[line.entrant];
            let next = match entry.next_division.filter(|_| is_over) {
                Some(next) => next as usize,
                None => next[line.rank - 1],
            };
            let mark = match entry.state.as_str() {
                DROPPED => "dropped out",
                _ if next < division.number => "▲ up",
                _ if next > division.number => "▼ down",
                _ if is_over && line.rank == 1 && division.number == 0 => "★ winner",
                _ => "",
            };
            LineView {
                who: self.who(entry),
                range: match line.best == line.worst {
                    true => line.best.to_string(),
                    false => format!("{}–{}", line.best, line.worst),
                },
                mark,
                line: line.clone(),
            }
        };
        division.lines.iter().map(line).collect()
    }

    fn cross(&self, division: &Division) -> Vec<CrossRow> {
        let mut met: HashMap<(EntryId, EntryId), Vec<Meeting>> = HashMap::new();
        for table in self.sheet.tables_of(division.number) {
            for one in &table.seats {
                for other in table.seats.iter().filter(|other| other.seat != one.seat) {
                    let place = |seat| finish(seat).map_or(u8::MAX, |finish| finish.place);
                    let (mark, words) = match (table.is_over(), place(one).cmp(&place(other))) {
                        (false, _) => ("○", "not over"),
                        (true, std::cmp::Ordering::Less) => ("1", "before them"),
                        (true, std::cmp::Ordering::Greater) => ("0", "behind them"),
                        (true, std::cmp::Ordering::Equal) => ("½", "tied"),
                    };
                    let id = table.row.match_id.map(|id| id.0);
                    let meeting = Meeting { mark, words, id };
                    met.entry((one.entry_id, other.entry_id))
                        .or_default()
                        .push(meeting);
                }
            }
        }
        let ranked: Vec<&EntryRow> = division
            .lines
            .iter()
            .map(|line| &division.entries[line.entrant])
            .collect();
        let mut rows = Vec::new();
        for (index, entry) in ranked.iter().enumerate() {
            let cell = |other: &&EntryRow| match other.id == entry.id {
                true => None,
                false => Some(met.remove(&(entry.id, other.id)).unwrap_or_default()),
            };
            rows.push(CrossRow {
                who: self.who(entry),
                rank: index + 1,
                cells: ranked.iter().map(cell).collect(),
            });
        }
        rows
    }

    fn table(&self, table: &SheetTable) -> TableView {
        let seat = |seat: &crate::store::pairings::PairingSeatRow| {
            let entry = self.sheet.entry(seat.entry_id)?;
            let result = match (table.is_over(), finish(seat)) {
                (true, Some(finish)) => format!("{}. with {}", finish.place, finish.score),
                (true, None) => "no result".to_owned(),
                (false, _) if seat.dropped => "dropped out".to_owned(),
                (false, _) => String::new(),
            };
            Some((self.who(entry), result))
        };
        let state = match (table.row.over_at, table.row.match_id) {
            (Some(at), _) => format!("over {}", self.reader.at(at)),
            (None, Some(_)) if self.sheet.is_over() => "not over, does not count".to_owned(),
            (None, Some(_)) if self.sheet.season.ends_at < self.reader.now => "late".to_owned(),
            (None, Some(_)) => "running".to_owned(),
            (None, None) => "about to start".to_owned(),
        };
        TableView {
            number: table.row.number,
            id: table.row.match_id.map(|id| id.0),
            seats: table.seats.iter().filter_map(seat).collect(),
            state,
            is_corrected: table.is_corrected(),
        }
    }

    /// The rounds of a tournament, the newest first.
    pub fn rounds(&self) -> Vec<RoundView> {
        if self.sheet.rules.is_league() {
            return Vec::new();
        }
        let last = self.sheet.tables.last().map_or(0, |table| table.row.round);
        let round = |number: i32| {
            let tables = self.sheet.tables.iter();
            let byes = self.sheet.byes.iter().filter(|bye| bye.round == number);
            RoundView {
                number,
                tables: tables
                    .filter(|table| table.row.round == number)
                    .map(|table| self.table(table))
                    .collect(),
                byes: byes
                    .filter_map(|bye| self.sheet.entry(bye.entry_id))
                    .map(|entry| self.who(entry))
                    .collect(),
            }
        };
        (1..=last).rev().map(round).collect()
    }
}
