use std::collections::{BTreeMap, BTreeSet};

use chrono::TimeDelta;
use turnpost::service::leagues::joining::Wish;
use turnpost::service::leagues::organise::Power;
use turnpost::service::leagues::rules::Rules;
use turnpost::store::accounts::PlayerRow;
use turnpost::store::entries::EntryState;
use turnpost::store::leagues::SeasonState;
use turnpost::words::Reader;

use crate::clubs::{Club, final_table, league};

/// Bots, and people who never move.
pub fn sign_up(club: &Club, rules: Rules, bots: usize, people: usize) -> (i64, Vec<PlayerRow>) {
    let boss = club.person("Boss");
    let id = club.found(&boss, rules);
    if bots > 0 {
        club.organise(id, &boss, Power::Bots(bots)).unwrap();
    }
    let mut joined = Vec::new();
    for index in 0..people {
        let player = club.person(&format!("Player {index}"));
        club.wish(id, &player, Wish::Join);
        joined.push(player);
    }
    (id.0, joined)
}

#[test]
fn a_season_of_64_runs_to_its_end_by_itself_and_the_next_one_opens() {
    let club = Club::open();
    let (id, people) = sign_up(&club, league(8, 2), 58, 6);
    let id = turnpost::ids::CompetitionId(id);
    club.work();
    assert_eq!(club.sheet(id).season.state, SeasonState::SignUp);
    club.later(TimeDelta::days(7));
    club.work();
    let sheet = club.sheet(id);
    assert_eq!(sheet.season.state, SeasonState::Running);
    assert_eq!(sheet.members().len(), 8);
    assert!(sheet.members().iter().all(|members| members.len() == 8));
    assert!(
        sheet
            .tables
            .iter()
            .all(|table| table.row.match_id.is_some())
    );
    let matches: BTreeSet<_> = sheet
        .tables
        .iter()
        .map(|table| table.row.match_id)
        .collect();
    assert_eq!(matches.len(), sheet.tables.len(), "no match twice");
    let mut played: BTreeMap<_, usize> = BTreeMap::new();
    for seat in sheet.tables.iter().flat_map(|table| &table.seats) {
        *played.entry(seat.entry_id).or_default() += 1;
    }
    assert_eq!(played.len(), 64);
    assert!(played.values().all(|count| *count == 2), "{played:?}");
    // One of the people leaves a match: that ends their season everywhere.
    let own = |sheet: &turnpost::service::leagues::sheet::Sheet| {
        let entry = sheet.entries.iter();
        let mut own = entry.filter(|entry| entry.player_id == Some(people[0].id));
        own.next().unwrap().clone()
    };
    let entry = own(&sheet);
    let table = sheet
        .tables
        .iter()
        .find(|table| table.seats.iter().any(|seat| seat.entry_id == entry.id));
    club.leave(table.unwrap().row.match_id.unwrap(), &people[0]);
    let dropped = club.sheet(id);
    assert_eq!(own(&dropped).state, EntryState::Dropped);
    let seats = dropped.tables.iter().flat_map(|table| &table.seats);
    assert!(
        seats
            .filter(|seat| seat.entry_id == entry.id)
            .all(|seat| seat.dropped)
    );

    let over = club.play_out(id, 1);
    for division in over.divisions() {
        let ranks: Vec<_> = division
            .lines
            .iter()
            .map(|line| division.entries[line.entrant].rank.unwrap())
            .collect();
        assert_eq!(ranks, (1..=8).collect::<Vec<_>>());
        assert!(
            division
                .lines
                .windows(2)
                .all(|two| two[0].points >= two[1].points)
        );
        for line in &division.lines {
            let entry = &division.entries[line.entrant];
            let (here, next) = (division.number as i32, entry.next_division.unwrap());
            if entry.player_id.is_some() {
                assert_eq!(
                    entry.state,
                    EntryState::Dropped,
                    "whoever never moves is out"
                );
                assert_eq!(line.points.0, 0);
                assert_eq!(next, (here + 1).min(7), "and goes down");
            }
        }
        let still_in = |line: &&turnpost::league::Line| {
            division.entries[line.entrant].state == EntryState::Playing
        };
        let best = division.lines.iter().find(still_in).unwrap();
        let next = division.entries[best.entrant].next_division.unwrap();
        assert_eq!(
            next,
            (division.number as i32 - 1).max(0),
            "the best goes up"
        );
    }
    // The next season is open, and those of the last one are told.
    club.work();
    let next = club.sheet(id);
    assert_eq!(
        (next.season.number, next.season.state),
        (2, SeasonState::SignUp)
    );
    assert_eq!(
        next.season.starts_at,
        over.season.closed_at.unwrap() + TimeDelta::days(7)
    );
    let told = club.wait(async |service| service.mail_trail(people[1].id).await.unwrap());
    let kinds: Vec<&str> = told.iter().map(|row| row.kind.text()).collect();
    for kind in ["league-open", "league-started", "league-over"] {
        assert_eq!(
            kinds.iter().filter(|own| **own == kind).count(),
            1,
            "{kind} in {kinds:?}"
        );
    }
}

#[test]
fn closing_twice_is_closing_once() {
    let club = Club::open();
    let (id, _) = sign_up(&club, league(4, 1), 8, 0);
    let id = turnpost::ids::CompetitionId(id);
    let boss = club.wait(async |service| service.player_named("Boss").await.unwrap());
    club.later(TimeDelta::days(7));
    club.work();
    club.organise(id, &boss, Power::Close).unwrap();
    let first = club.season(id, 1);
    assert!(first.is_over());
    assert!(club.organise(id, &boss, Power::Close).is_err());
    let season = first.season.id;
    for _ in 0..5 {
        club.step(season);
        club.work();
    }
    let again = club.season(id, 1);
    assert_eq!(final_table(&first), final_table(&again));
    assert_eq!(first.season.closed_at, again.season.closed_at);
    // One next season, whoever asks.
    let home = club.home(id);
    assert_eq!((home.sheet.season.number, home.others.len()), (2, 1));
    let closed = home
        .log
        .iter()
        .filter(|entry| Reader::default().recall(&entry.what).starts_with("closed"));
    assert_eq!(closed.count(), 2, "by the organiser, and what followed");
}

#[test]
fn who_does_not_confirm_is_left_out_and_told() {
    let club = Club::open();
    let rules = Rules {
        confirm_days: 2,
        ..league(4, 1)
    };
    let (id, people) = sign_up(&club, rules, 3, 3);
    let id = turnpost::ids::CompetitionId(id);
    let asked = |club: &Club, player: &PlayerRow, kind: &str| {
        let trail = club.wait(async |service| service.mail_trail(player.id).await.unwrap());
        trail.iter().filter(|row| row.kind.text() == kind).count()
    };
    club.work();
    assert_eq!(asked(&club, &people[0], "league-confirm"), 0);
    club.wish(id, &people[2], Wish::Withdraw);
    club.later(TimeDelta::days(5));
    club.work();
    assert_eq!(asked(&club, &people[0], "league-confirm"), 1);
    assert_eq!(asked(&club, &people[2], "league-confirm"), 0);
    club.wish(id, &people[0], Wish::Confirm);
    // Who comes this late is sure.
    let late = club.person("Late");
    club.wish(id, &late, Wish::Join);
    club.later(TimeDelta::days(2));
    club.work();
    let sheet = club.sheet(id);
    let state = |player: &PlayerRow| {
        let mut own = sheet.entries.iter();
        own.find(|entry| entry.player_id == Some(player.id))
            .map(|entry| entry.state)
    };
    assert_eq!(state(&people[0]), Some(EntryState::Playing));
    assert_eq!(state(&late), Some(EntryState::Playing));
    assert_eq!(state(&people[1]), Some(EntryState::LeftOut));
    assert_eq!(state(&people[2]), None);
    assert_eq!(asked(&club, &people[1], "league-started"), 1);
    let seats = sheet.tables.iter().flat_map(|table| &table.seats);
    let sitting: BTreeSet<_> = seats.map(|seat| seat.entry_id).collect();
    assert_eq!(sitting.len(), 5);
}

#[test]
fn a_start_with_too_few_is_put_off_and_bots_fill_a_table() {
    let club = Club::open();
    let boss = club.person("Boss");
    let lonely = Rules {
        fill_with_bots: false,
        ..league(4, 1)
    };
    let id = club.found(&boss, lonely);
    let start = club.sheet(id).season.starts_at;
    let ana = club.person("Ana");
    club.wish(id, &ana, Wish::Join);
    club.later(TimeDelta::days(8));
    club.work();
    let sheet = club.sheet(id);
    assert_eq!(sheet.season.state, SeasonState::SignUp);
    assert_eq!(sheet.season.starts_at, start + TimeDelta::weeks(1));

    let filled = club.found(&boss, league(4, 1));
    club.wish(filled, &ana, Wish::Join);
    club.later(TimeDelta::days(8));
    club.work();
    let sheet = club.sheet(filled);
    assert_eq!(sheet.season.state, SeasonState::Running);
    assert_eq!(sheet.entries.len(), 2);
    assert!(sheet.entries.iter().any(|entry| entry.bot.is_some()));
}

#[test]
fn promotion_decides_the_divisions_of_the_next_season() {
    let club = Club::open();
    let (id, people) = sign_up(&club, league(4, 1), 0, 8);
    let id = turnpost::ids::CompetitionId(id);
    let boss = club.wait(async |service| service.player_named("Boss").await.unwrap());
    club.later(TimeDelta::days(7));
    club.work();
    // Decided by the organiser: at each table the second seat wins.
    for table in club.sheet(id).tables {
        let results = vec![(2, 10), (1, 20)];
        let power = Power::Correct(table.row.id, results);
        club.organise(id, &boss, power).unwrap();
    }
    club.organise(id, &boss, Power::Close).unwrap();
    club.work();
    let first = club.season(id, 1);
    for player in &people {
        club.wish(id, player, Wish::Join);
    }
    club.later(TimeDelta::days(7));
    club.work();
    let second = club.season(id, 2);
    assert_eq!(second.season.state, SeasonState::Running);
    for entry in &second.entries {
        let mut before = first.entries.iter();
        let before = before.find(|old| old.player_id == entry.player_id).unwrap();
        assert_eq!(entry.division, before.next_division, "{}", entry.name);
    }
    let moved = first
        .entries
        .iter()
        .filter(|entry| entry.next_division != entry.division);
    assert_eq!(moved.count(), 2);
}
