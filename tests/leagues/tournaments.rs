use std::collections::{BTreeMap, BTreeSet};

use chrono::TimeDelta;
use turnpost::ids::CompetitionId;
use turnpost::league::Scoring;
use turnpost::league::tournament::{Format, rounds_in_all};
use turnpost::service::leagues::joining::Wish;
use turnpost::service::leagues::organise::Power;
use turnpost::service::leagues::rules::{Plan, Rules, places};
use turnpost::service::leagues::sheet::Sheet;
use turnpost::store::entries::EntryState;
use turnpost::words::Reader;

use crate::clubs::{Club, league};

fn tournament(seats: u8, format: Format) -> Rules {
    Rules {
        seats,
        plan: Plan::Tournament(format),
        scoring: Scoring::Places(places(seats)),
        ..league(8, 1)
    }
}

/// Plays a tournament of bots to its end.
fn played(seats: u8, format: Format, entrants: usize) -> (Club, CompetitionId, Sheet) {
    let club = Club::open();
    let boss = club.person("Boss");
    let id = club.found(&boss, tournament(seats, format));
    club.organise(id, &boss, Power::Bots(entrants)).unwrap();
    let sheet = club.play_out(id, 1);
    (club, id, sheet)
}

/// Everybody plays or rests in each round, and nobody twice.
fn check(sheet: &Sheet, entrants: usize, all_rounds: bool) {
    let mut rounds: BTreeMap<i32, Vec<_>> = BTreeMap::new();
    for table in &sheet.tables {
        assert!(table.is_over());
        let seats = table.seats.iter().map(|seat| seat.entry_id);
        rounds.entry(table.row.round).or_default().extend(seats);
    }
    for bye in &sheet.byes {
        rounds.entry(bye.round).or_default().push(bye.entry_id);
    }
    for (round, present) in &rounds {
        let distinct: BTreeSet<_> = present.iter().collect();
        assert_eq!(distinct.len(), present.len(), "round {round}");
        if all_rounds || *round == 1 {
            assert_eq!(distinct.len(), entrants, "round {round}");
        }
    }
    let ranks: BTreeSet<_> = sheet
        .entries
        .iter()
        .filter_map(|entry| entry.rank)
        .collect();
    assert_eq!(ranks, (1..=entrants as i32).collect());
}

#[test]
fn a_swiss_tournament_has_its_rounds_its_byes_and_its_final() {
    let format = Format::Swiss { rounds: 3, cut: 2 };
    let (club, id, sheet) = played(2, format, 7);
    assert_eq!(rounds_in_all(&format, 7, 2), 4);
    let last = sheet.tables.last().unwrap().row.round;
    assert_eq!(last, 4, "three rounds and a final");
    let of = |round: i32| {
        sheet
            .byes
            .iter()
            .filter(move |bye| bye.round == round)
            .count()
    };
    assert_eq!((of(1), of(2), of(3)), (1, 1, 1));
    let resting = sheet.byes.iter().filter(|bye| bye.round < 4);
    let resting: BTreeSet<_> = resting.map(|bye| bye.entry_id).collect();
    assert_eq!(resting.len(), 3, "nobody rests twice");
    let ranks: BTreeSet<_> = sheet
        .entries
        .iter()
        .filter_map(|entry| entry.rank)
        .collect();
    assert_eq!(ranks.len(), 7);
    let log = club.home(id).log;
    assert!(
        log.iter()
            .any(|entry| Reader::default().recall(&entry.what) == "paired round 4")
    );
    club.work();
    assert_eq!(
        club.home(id).others.len(),
        0,
        "a tournament has no next season"
    );
}

#[test]
fn a_round_robin_is_one_round_in_which_all_meet() {
    let (_, _, sheet) = played(2, Format::RoundRobin { matches: 4 }, 5);
    assert_eq!(sheet.tables.len(), 10);
    assert_eq!(sheet.tables.last().unwrap().row.round, 1);
    let ranks: BTreeSet<_> = sheet
        .entries
        .iter()
        .filter_map(|entry| entry.rank)
        .collect();
    assert_eq!(ranks.len(), 5);
}

#[test]
fn groups_end_in_a_final_stage() {
    let (_, _, sheet) = played(
        2,
        Format::Groups {
            size: 3,
            advance: 1,
        },
        6,
    );
    let last = sheet.tables.last().unwrap();
    let of_last =
        |table: &&turnpost::service::leagues::sheet::SheetTable| table.row.round == last.row.round;
    assert_eq!(sheet.tables.iter().filter(of_last).count(), 1, "one final");
    let winner = sheet
        .entries
        .iter()
        .find(|entry| entry.rank == Some(1))
        .unwrap();
    assert!(last.seats.iter().any(|seat| seat.entry_id == winner.id));
}

#[test]
fn single_elimination_for_tables_of_three_ends_with_the_winner_of_the_final() {
    let (_, _, sheet) = played(3, Format::Elimination { advance: 1 }, 8);
    check(&sheet, 8, false);
    let last = sheet.tables.last().unwrap();
    let first = last.seats.iter().min_by_key(|seat| seat.place).unwrap();
    let winner = sheet
        .entries
        .iter()
        .find(|entry| entry.rank == Some(1))
        .unwrap();
    assert_eq!(first.entry_id, winner.id);
}

#[test]
fn swiss_for_tables_of_four_seats_everybody_each_round() {
    let (club, id, sheet) = played(4, Format::Swiss { rounds: 2, cut: 0 }, 9);
    check(&sheet, 9, true);
    assert_eq!(sheet.tables.last().unwrap().row.round, 2);
    club.later(TimeDelta::days(30));
    club.work();
    assert!(club.sheet(id).is_over());
}

#[test]
fn a_bot_plays_the_later_rounds_of_one_who_dropped_out() {
    let club = Club::open();
    let boss = club.person("Boss");
    let ana = club.person("Ana");
    let id = club.found(&boss, tournament(2, Format::Swiss { rounds: 2, cut: 0 }));
    club.organise(id, &boss, Power::Bots(3)).unwrap();
    club.wish(id, &ana, Wish::Join);
    let sheet = club.play_out(id, 1);
    let own = sheet
        .entries
        .iter()
        .find(|entry| entry.player_id == Some(ana.id));
    let own = own.unwrap();
    assert_eq!(own.state, EntryState::Dropped);
    let seats = sheet.tables.iter().flat_map(|table| &table.seats);
    let own: Vec<_> = seats.filter(|seat| seat.entry_id == own.id).collect();
    assert_eq!(own.len(), 2);
    assert!(own.iter().all(|seat| seat.dropped && seat.place.is_some()));
    let divisions = sheet.divisions();
    let last = divisions[0].lines.last().unwrap();
    assert_eq!(divisions[0].entries[last.entrant].player_id, Some(ana.id));
    assert_eq!((last.points.0, last.played), (0, 2));
}

#[test]
fn a_tournament_has_no_more_room_than_it_can_pair() {
    let club = Club::open();
    let boss = club.person("Boss");
    let id = club.found(&boss, tournament(2, Format::Swiss { rounds: 2, cut: 0 }));
    club.organise(id, &boss, Power::Bots(200)).unwrap();
    assert!(club.organise(id, &boss, Power::Bots(1)).is_err());
}
