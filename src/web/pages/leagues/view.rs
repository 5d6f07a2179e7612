//! What the page of a season shows of it: standings, cross tables, schedules, rounds.

use std::collections::HashMap;

use crate::chart;
use crate::page::Reader;
use base::ids::EntryId;
use games::panel::Ink;
use league::{Line, Points, moves};
use service::leagues::rules::Plan;
use service::leagues::season::SETTLES;
use service::leagues::sheet::{Division, Sheet, SheetTable, finish};
use service::people::Account;
use service::rows::{EntryRow, EntryState, SeasonState};
use words::{id, message};

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
    pub fn of(entry: &EntryRow, reader: Option<&Account>) -> Who {
        let t = crate::page::reader(reader);
        Who {
            name: t.called(&entry.name),
            former: t.called(&entry.former),
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
    pub mark: String,
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
    pub words: String,
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
    pub title: String,
    pub tables: Vec<TableView>,
    pub byes: Vec<Who>,
}

/// A season for one reader.
pub(super) struct View<'a> {
    pub sheet: &'a Sheet,
    pub reader: Reader,
    pub player: Option<&'a Account>,
}

impl View<'_> {
    pub fn state(&self) -> String {
        let (season, reader) = (&self.sheet.season, self.reader);
        let at = |moment| {
            let city = reader.city(moment);
            message!("season-at", at = reader.at(moment), zone = city)
        };
        let (over, all) = self.sheet.progress();
        reader.tell(&match season.state {
            SeasonState::Announced => message!(
                "season-announced",
                opens = at(season.opens_at),
                starts = at(season.starts_at)
            ),
            SeasonState::SignUp => message!("season-sign-up", starts = at(season.starts_at)),
            SeasonState::Running if season.paused => message!("season-paused"),
            SeasonState::Running if over == all => {
                let last = self
                    .sheet
                    .tables
                    .iter()
                    .filter_map(|table| table.row.over_at);
                let closes = last.max().unwrap_or(reader.now) + SETTLES;
                let round = self.sheet.tables.last().map_or(0, |table| table.row.round);
                match self.sheet.rounds_in_all() {
                    Some(all) if (round as usize) < all => message!("season-round-over"),
                    _ => message!("season-all-over", closes = at(closes)),
                }
            }
            SeasonState::Running if season.ends_at < reader.now => {
                message!("season-late", ends = at(season.ends_at), count = all - over)
            }
            SeasonState::Running => message!(
                "season-running",
                starts = at(season.starts_at),
                ends = at(season.ends_at)
            ),
            SeasonState::Over => message!(
                "season-over",
                at = at(season.closed_at.unwrap_or(season.ends_at))
            ),
        })
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
        let line = |(index, line): (usize, &Line)| chart::Line {
            ink: Ink::BY_SEAT[index % Ink::BY_SEAT.len()],
            name: division.entries[line.entrant].name.clone(),
            values: course
                .iter()
                .map(|points| points[line.entrant].0 as f64 / Points::whole(1).0 as f64)
                .collect(),
            margins: Vec::new(),
        };
        let lines: Vec<chart::Line> = division.lines.iter().enumerate().map(line).collect();
        let is_whole = |line: &chart::Line| line.values.iter().all(|value| value.fract() == 0.0);
        let chart = chart::Chart {
            title: &self.reader.say("season-chart").to_string(),
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
            let mark = match entry.state {
                EntryState::Dropped => self.reader.say("mark-dropped").into(),
                _ if next < division.number => self.reader.say("mark-up").into(),
                _ if next > division.number => self.reader.say("mark-down").into(),
                _ if is_over && line.rank == 1 && division.number == 0 => {
                    self.reader.say("mark-winner").into()
                }
                _ => String::new(),
            };
            LineView {
                who: self.who(entry),
                range: match line.best == line.worst {
                    true => line.best.to_string(),
                    false => self.reader.tell(&message!(
                        "rank-range",
                        best = line.best,
                        worst = line.worst
                    )),
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
                        (false, _) => ("○", id!("cross-open")),
                        (true, std::cmp::Ordering::Less) => ("1", id!("cross-ahead")),
                        (true, std::cmp::Ordering::Greater) => ("0", id!("cross-behind")),
                        (true, std::cmp::Ordering::Equal) => ("½", id!("cross-tied")),
                    };
                    let words = self.reader.say(words).into();
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
        let seat = |seat: &service::rows::PairingSeatRow| {
            let entry = self.sheet.entry(seat.entry_id)?;
            let result = match (table.is_over(), finish(seat)) {
                (true, Some(finish)) => self.reader.tell(&message!(
                    "result-place",
                    place = finish.place,
                    score = finish.score
                )),
                (true, None) => self.reader.say("result-none").into(),
                (false, _) if seat.dropped => self.reader.say("result-dropped").into(),
                (false, _) => String::new(),
            };
            Some((self.who(entry), result))
        };
        let state = match (table.row.over_at, table.row.match_id) {
            (Some(at), _) => message!("table-state-over", at = self.reader.at(at)),
            (None, Some(_)) if self.sheet.is_over() => message!("table-state-void"),
            (None, Some(_)) if self.sheet.season.ends_at < self.reader.now => {
                message!("table-state-late")
            }
            (None, Some(_)) => message!("table-state-running"),
            (None, None) => message!("table-state-starting"),
        };
        TableView {
            number: table.row.number,
            id: table.row.match_id.map(|id| id.0),
            seats: table.seats.iter().filter_map(seat).collect(),
            state: self.reader.tell(&state),
            is_corrected: table.is_corrected(),
        }
    }

    pub(super) fn round_title(&self, number: i32) -> String {
        self.reader.tell(&match self.sheet.rounds_in_all() {
            Some(all) => message!("season-round-of", number = number, all = all),
            None => message!("season-round", number = number),
        })
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
                title: self.round_title(number),
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
