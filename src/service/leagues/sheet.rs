//! A season as it stands: its rows, read in one go, and what follows from them.

use std::collections::{BTreeMap, HashMap};

use crate::Result;
use base::ids::{EntryId, SeasonId};
use league::tournament::{Format, Round, rounds_in_all, tables_in_all};
use league::{Entrant, Finish, Line, Points, Seating, Standings, TableResult};
use store::AnyConnection;
use store::entries::{self, EntryRow, EntryState};
use store::leagues::{self, CompetitionRow, SeasonRow, SeasonState};
use store::pairings::{self, ByeRow, PairingRow, PairingSeatRow};

use super::rules::{Plan, Rules};
use words::{Reader, message};

#[derive(Clone, Debug)]
pub struct Sheet {
    pub competition: CompetitionRow,
    pub season: SeasonRow,
    pub rules: Rules,
    pub entries: Vec<EntryRow>,
    /// In the order of rounds, divisions and numbers.
    pub tables: Vec<SheetTable>,
    pub byes: Vec<ByeRow>,
}

#[derive(Clone, Debug)]
pub struct SheetTable {
    pub row: PairingRow,
    pub seats: Vec<PairingSeatRow>,
}

/// A division with its standings; a tournament is one division.
#[derive(Clone, Debug)]
pub struct Division {
    pub number: usize,
    /// In the order of seeds: an entrant is a place in this list.
    pub entries: Vec<EntryRow>,
    /// In the order of ranks.
    pub lines: Vec<Line>,
}

impl SheetTable {
    pub fn is_over(&self) -> bool {
        self.row.over_at.is_some()
    }

    pub fn is_corrected(&self) -> bool {
        self.seats.iter().any(|seat| seat.fixed_place.is_some())
    }
}

/// How an entrant finished at a table: as an organiser has put it, or as it was; one who dropped
/// out has nothing of it.
pub fn finish(seat: &PairingSeatRow) -> Option<Finish> {
    let (place, score) = match seat.fixed_place {
        Some(place) => (place, seat.fixed_score.unwrap_or_default()),
        None if seat.dropped => return None,
        None => (seat.place?, seat.score.unwrap_or_default()),
    };
    Some(Finish {
        place: place.clamp(1, 255) as u8,
        score,
    })
}

impl Sheet {
    pub fn load(conn: &mut AnyConnection, id: SeasonId) -> Result<Sheet> {
        let season = leagues::season(conn, id)?;
        let competition = leagues::find(conn, season.competition_id)?;
        Sheet::of(conn, competition, season)
    }

    pub fn of(
        conn: &mut AnyConnection,
        competition: CompetitionRow,
        season: SeasonRow,
    ) -> Result<Sheet> {
        let mut seats: HashMap<_, Vec<PairingSeatRow>> = HashMap::new();
        for seat in pairings::seats_of_season(conn, season.id)? {
            seats.entry(seat.pairing_id).or_default().push(seat);
        }
        let tables = pairings::of_season(conn, season.id)?.into_iter();
        let tables = tables.map(|row| SheetTable {
            seats: seats.remove(&row.id).unwrap_or_default(),
            row,
        });
        Ok(Sheet {
            competition,
            rules: Rules::of(&season)?,
            entries: entries::of_season(conn, season.id)?,
            tables: tables.collect(),
            byes: pairings::byes_of(conn, season.id)?,
            season,
        })
    }

    /// `Sunday league, season 3`; a tournament has only its name.
    pub fn title(&self, reader: Reader) -> String {
        match self.rules.is_league() {
            true => reader.tell(message!(
                "player-season",
                name = self.competition.name.clone(),
                number = self.season.number
            )),
            false => self.competition.name.clone(),
        }
    }

    pub fn entry(&self, id: EntryId) -> Option<&EntryRow> {
        self.entries.iter().find(|entry| entry.id == id)
    }

    pub fn is_over(&self) -> bool {
        self.season.state == SeasonState::Over
    }

    /// Tables that are over, and all that are known yet.
    pub fn progress(&self) -> (usize, usize) {
        let over = self.tables.iter().filter(|table| table.is_over()).count();
        (over, self.tables.len())
    }

    /// Whether the points alone decide, and all tables are known: then the ranks still possible
    /// can be told.
    pub fn has_ranges(&self) -> bool {
        matches!(
            self.rules.plan,
            Plan::League { .. } | Plan::Tournament(Format::RoundRobin { .. })
        )
    }

    /// The entries of each division in the order of seeds.
    pub fn members(&self) -> Vec<Vec<EntryRow>> {
        let mut divisions: BTreeMap<i32, Vec<EntryRow>> = BTreeMap::new();
        for entry in &self.entries {
            if let (Some(division), true) = (entry.division, self.has_started()) {
                divisions.entry(division).or_default().push(entry.clone());
            }
        }
        for members in divisions.values_mut() {
            members.sort_by_key(|entry| entry.seed);
        }
        divisions.into_values().collect()
    }

    fn has_started(&self) -> bool {
        !self.tables.is_empty()
    }

    /// The divisions with their standings.
    pub fn divisions(&self) -> Vec<Division> {
        let members = self.members().into_iter().enumerate();
        members
            .map(|(number, entries)| {
                let (standings, open) = self.standings(number, &entries);
                let open = if self.has_ranges() { open } else { Vec::new() };
                let mut lines = standings.lines(&open);
                if self.is_over() {
                    let rank = |line: &Line| entries[line.entrant].rank.unwrap_or(i32::MAX);
                    lines.sort_by_key(rank);
                    for (index, line) in lines.iter_mut().enumerate() {
                        (line.rank, line.best, line.worst) = (index + 1, index + 1, index + 1);
                    }
                }
                Division {
                    number,
                    entries,
                    lines,
                }
            })
            .collect()
    }

    /// What was scored, and the tables that are still open.
    fn standings(&self, number: usize, entries: &[EntryRow]) -> (Standings, Vec<Seating>) {
        let rules = &self.rules;
        let mut standings = Standings::new(
            entries.len(),
            rules.scoring.clone(),
            rules.tie_breaks.clone(),
        );
        let at = places(entries);
        for (entrant, entry) in entries.iter().enumerate() {
            if entry.state == EntryState::Dropped {
                standings.take_out(entrant);
            }
        }
        let mut open = Vec::new();
        for table in self.tables_of(number) {
            match table.is_over() {
                true => standings.add(&result(table, &at)),
                false if self.is_over() => {}
                false => open.push(still_playing(table, entries, &at)),
            }
        }
        if let Plan::Tournament(Format::Swiss { .. }) = rules.plan {
            for bye in &self.byes {
                if let Some(at) = at.get(&bye.entry_id) {
                    standings.add_bye(*at);
                }
            }
        }
        (standings, open)
    }

    pub fn tables_of(&self, division: usize) -> impl Iterator<Item = &SheetTable> {
        let own = move |table: &&SheetTable| table.row.division == division as i32;
        self.tables.iter().filter(own)
    }

    /// The points of each entrant of a division after each table that ended, in the order of time.
    pub fn course(&self, division: &Division) -> Vec<Vec<Points>> {
        let at = places(&division.entries);
        let mut standings = Standings::new(
            division.entries.len(),
            self.rules.scoring.clone(),
            Vec::new(),
        );
        let mut ended: Vec<&SheetTable> = self
            .tables_of(division.number)
            .filter(|table| table.is_over())
            .collect();
        ended.sort_by_key(|table| table.row.over_at);
        let points = |standings: &Standings| {
            let all = 0..division.entries.len();
            all.map(|entrant| standings.points(entrant)).collect()
        };
        let mut course = vec![points(&standings)];
        for table in ended {
            standings.add(&result(table, &at));
            course.push(points(&standings));
        }
        course
    }

    /// How many rounds a tournament has, once its entrants are known.
    pub fn rounds_in_all(&self) -> Option<usize> {
        let Plan::Tournament(format) = &self.rules.plan else {
            return None;
        };
        let entrants = self.members().first()?.len();
        let seats = usize::from(self.rules.seats).min(entrants);
        Some(rounds_in_all(format, entrants, seats))
    }

    /// The sizes of the tables that a knock-out has still to deal, round by round.
    pub fn tables_to_come(&self) -> Vec<Vec<usize>> {
        let Plan::Tournament(format) = &self.rules.plan else {
            return Vec::new();
        };
        let entrants = self.members().first().map_or(0, Vec::len);
        let dealt = self.tables.last().map_or(0, |table| table.row.round);
        let rounds = tables_in_all(format, entrants, usize::from(self.rules.seats));
        rounds.into_iter().skip(dealt.max(0) as usize).collect()
    }

    /// What a tournament has played so far, round by round.
    pub fn rounds(&self) -> Vec<Round> {
        let members = self.members().into_iter().next().unwrap_or_default();
        let at = places(&members);
        let last = self.tables.last().map_or(0, |table| table.row.round);
        (1..=last)
            .map(|round| {
                let tables = self.tables.iter().filter(|table| table.row.round == round);
                let byes = self.byes.iter().filter(|bye| bye.round == round);
                Round {
                    tables: tables
                        .map(|table| {
                            let result = table.is_over().then(|| result(table, &at));
                            (seating(table, &at), result)
                        })
                        .collect(),
                    byes: byes
                        .filter_map(|bye| at.get(&bye.entry_id).copied())
                        .collect(),
                }
            })
            .collect()
    }
}

/// Where each entry stands in the list of its division.
fn places(entries: &[EntryRow]) -> HashMap<EntryId, Entrant> {
    let places = entries.iter().enumerate();
    places.map(|(at, entry)| (entry.id, at)).collect()
}

fn seating(table: &SheetTable, at: &HashMap<EntryId, Entrant>) -> Seating {
    let seats = table.seats.iter();
    seats
        .filter_map(|seat| at.get(&seat.entry_id).copied())
        .collect()
}

/// Those at a table who can still win something there.
fn still_playing(
    table: &SheetTable,
    entries: &[EntryRow],
    at: &HashMap<EntryId, Entrant>,
) -> Seating {
    let seats = table.seats.iter().filter(|seat| !seat.dropped);
    let entrants = seats.filter_map(|seat| at.get(&seat.entry_id).copied());
    let is_in = |entrant: &Entrant| entries[*entrant].state != EntryState::Dropped;
    entrants.filter(is_in).collect()
}

fn result(table: &SheetTable, at: &HashMap<EntryId, Entrant>) -> TableResult {
    let seats = table.seats.iter();
    TableResult {
        seats: seats
            .filter_map(|seat| Some((*at.get(&seat.entry_id)?, finish(seat))))
            .collect(),
    }
}
