//! The page of a season: standings, cross table, schedule, progress, past seasons, log.

use std::collections::HashMap;

use actix_web::web;
use askama::Template;

use super::super::lobby::game_name;
use crate::ids::{CompetitionId, EntryId, SeasonId};
use crate::league::tournament::rounds_in_all;
use crate::league::{Line, moves};
use crate::service::Service;
use crate::service::leagues::read::Home;
use crate::service::leagues::rules::{Plan, count};
use crate::service::leagues::season::SETTLES;
use crate::service::leagues::sheet::{Division, Sheet, SheetTable, finish};
use crate::store::accounts::PlayerRow;
use crate::store::entries::{CONFIRMED, DROPPED, EntryRow, LEFT_OUT, SIGNED};
use crate::store::leagues::{ANNOUNCED, OVER, RUNNING, SIGN_UP};
use crate::web::chart;
use crate::web::error::PageResult;
use crate::web::page::{Base, Reader, ok, see_other};
use crate::web::session::Visitor;

#[derive(Template)]
#[template(path = "pages/league.html")]
struct SeasonPage {
    base: Base,
    id: i64,
    number: i32,
    name: String,
    title: String,
    words: String,
    game: &'static str,
    slug: String,
    is_league: bool,
    is_current: bool,
    state: String,
    can_join: bool,
    can_confirm: bool,
    can_withdraw: bool,
    own: Option<&'static str>,
    follows: bool,
    may_organise: bool,
    facts: Vec<(&'static str, String)>,
    ties: String,
    has_ranges: bool,
    /// Who has signed up, before the start.
    entrants: Vec<(Who, &'static str)>,
    divisions: Vec<DivisionView>,
    rounds: Vec<RoundView>,
    of_rounds: String,
    progress: (usize, usize),
    others: Vec<(i32, String)>,
    organisers: String,
    log: Vec<(String, String)>,
}

/// Somebody's name, with a link where there is a page.
#[derive(Clone, Debug)]
pub struct Who {
    pub name: String,
    pub former: String,
    pub has_page: bool,
    pub is_me: bool,
}

impl Who {
    fn of(entry: &EntryRow, reader: Option<&PlayerRow>) -> Who {
        Who {
            name: entry.name.clone(),
            former: entry.former.clone(),
            has_page: entry.player_id.is_some(),
            is_me: entry.player_id.is_some() && entry.player_id == reader.map(|reader| reader.id),
        }
    }
}

struct DivisionView {
    number: usize,
    lines: Vec<LineView>,
    cross: Vec<CrossRow>,
    tables: Vec<TableView>,
    chart: String,
}

struct LineView {
    who: Who,
    line: Line,
    range: String,
    /// What the rank means, and why.
    mark: &'static str,
}

/// One entrant's meetings with the others, in the order of ranks.
struct CrossRow {
    who: Who,
    rank: usize,
    /// `None` where they would meet themselves.
    cells: Vec<Option<Vec<Meeting>>>,
}

struct Meeting {
    mark: &'static str,
    words: &'static str,
    id: Option<i64>,
}

struct TableView {
    number: i32,
    id: Option<i64>,
    seats: Vec<(Who, String)>,
    state: String,
    is_corrected: bool,
}

struct RoundView {
    number: i32,
    tables: Vec<TableView>,
    byes: Vec<Who>,
}

pub async fn newest(
    service: web::Data<Service>,
    id: web::Path<CompetitionId>,
    Visitor(player): Visitor,
) -> PageResult {
    show(&service, *id, None, player.as_ref()).await
}

pub async fn by_number(
    service: web::Data<Service>,
    path: web::Path<(CompetitionId, i32)>,
    Visitor(player): Visitor,
) -> PageResult {
    show(&service, path.0, Some(path.1), player.as_ref()).await
}

/// Matches know their season only by its id.
pub async fn by_id(service: web::Data<Service>, id: web::Path<SeasonId>) -> PageResult {
    let (competition, number) = service.whereabouts(*id).await?;
    Ok(see_other(&format!(
        "/leagues/{competition}/seasons/{number}"
    )))
}

async fn show(
    service: &Service,
    id: CompetitionId,
    number: Option<i32>,
    player: Option<&PlayerRow>,
) -> PageResult {
    let home = service.season_home(id, number, player).await?;
    let reader = Reader::of(player, service.clock.now());
    Ok(ok(&page_of(&home, reader, player)))
}

fn page_of(home: &Home, reader: Reader, player: Option<&PlayerRow>) -> SeasonPage {
    let sheet = &home.sheet;
    let (season, rules) = (&sheet.season, &sheet.rules);
    let view = View {
        sheet,
        reader,
        player,
    };
    let is_open = home.is_current && season.state == SIGN_UP && season.starts_at > reader.now;
    let own = home.own.as_ref();
    let divisions = sheet.divisions();
    SeasonPage {
        base: Base::of(sheet.title(), player),
        id: sheet.competition.id.0,
        number: season.number,
        name: sheet.competition.name.clone(),
        title: sheet.title(),
        words: sheet.competition.words.clone(),
        game: game_name(&rules.game),
        slug: rules.game.clone(),
        is_league: rules.is_league(),
        is_current: home.is_current,
        state: view.state(),
        can_join: is_open && own.is_none() && player.is_some(),
        can_confirm: is_open && own.is_some_and(|own| own.state == SIGNED),
        can_withdraw: is_open && own.is_some(),
        own: own.map(|own| own_words(&own.state)),
        follows: home.follows,
        may_organise: home.may_organise,
        facts: rules.facts(),
        ties: rules.tie_break_words(),
        has_ranges: sheet.has_ranges(),
        entrants: match divisions.is_empty() {
            true => sheet
                .entries
                .iter()
                .map(|entry| (Who::of(entry, player), entry_words(&entry.state)))
                .collect(),
            false => Vec::new(),
        },
        rounds: view.rounds(),
        of_rounds: of_rounds(sheet),
        divisions: divisions
            .iter()
            .map(|division| view.division(division, divisions.len()))
            .collect(),
        progress: sheet.progress(),
        others: home
            .others
            .iter()
            .map(|(season, winner)| {
                let words = match (season.state.as_str(), winner) {
                    (OVER, Some(winner)) => format!("won by {winner}"),
                    (OVER, None) => "called off".to_owned(),
                    (RUNNING, _) => "running".to_owned(),
                    _ => format!("starts {}", reader.at(season.starts_at)),
                };
                (season.number, words)
            })
            .collect(),
        organisers: home.organisers.join(", "),
        log: home
            .log
            .iter()
            .map(|entry| {
                (
                    reader.at(entry.at),
                    format!("{} {}", entry.actor, entry.what),
                )
            })
            .collect(),
    }
}

fn own_words(state: &str) -> &'static str {
    match state {
        SIGNED => "You have signed up. You will be asked to confirm before the start.",
        CONFIRMED => "You have signed up and confirmed.",
        LEFT_OUT => "You signed up and did not confirm: the season started without you.",
        DROPPED => "You are out of the season.",
        _ => "You play in this season.",
    }
}

fn entry_words(state: &str) -> &'static str {
    match state {
        SIGNED => "signed up",
        CONFIRMED => "confirmed",
        LEFT_OUT => "left out",
        _ => "",
    }
}

struct View<'a> {
    sheet: &'a Sheet,
    reader: Reader,
    player: Option<&'a PlayerRow>,
}

impl View<'_> {
    fn state(&self) -> String {
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
                match self.sheet.has_ranges() {
                    true => format!("All matches are over. The season closes {}.", at(closes)),
                    false => "All matches of the round are over.".to_owned(),
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

    fn division(&self, division: &Division, divisions: usize) -> DivisionView {
        let names: Vec<String> = division
            .lines
            .iter()
            .map(|line| division.entries[line.entrant].name.clone())
            .collect();
        let course = self.sheet.course(division);
        let row = |points: &Vec<crate::league::Points>| {
            let of = |line: &Line| points[line.entrant].0 as f64 / 60.0;
            division.lines.iter().map(of).collect()
        };
        let rows: Vec<Vec<f64>> = course.iter().map(row).collect();
        let is_league = self.sheet.rules.is_league();
        let tables = self.sheet.tables_of(division.number);
        DivisionView {
            number: division.number + 1,
            lines: self.lines(division, divisions),
            cross: self.cross(division),
            tables: match is_league {
                true => tables.map(|table| self.table(table)).collect(),
                false => Vec::new(),
            },
            chart: match rows.len() > 1 {
                true => chart::lines("Points after each match that ended", &names, &rows),
                false => String::new(),
            },
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
    fn rounds(&self) -> Vec<RoundView> {
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

/// ' of 5', once the entrants are known.
fn of_rounds(sheet: &Sheet) -> String {
    let Plan::Tournament(format) = &sheet.rules.plan else {
        return String::new();
    };
    let entrants = sheet.members().first().map_or(0, Vec::len);
    match usize::from(sheet.rules.seats).min(entrants) {
        0 | 1 => String::new(),
        seats => format!(" of {}", rounds_in_all(format, entrants, seats)),
    }
}
