use chrono::TimeDelta;
use turnpost::ids::{CompetitionId, EntryId};
use turnpost::service::ServiceError;
use turnpost::service::leagues::joining::Wish;
use turnpost::service::leagues::organise::Power;
use turnpost::service::leagues::rules::Rules;
use turnpost::service::leagues::sheet::Sheet;
use turnpost::service::terms::AfterDropOut;
use turnpost::store::accounts::PlayerRow;
use turnpost::store::entries::{EntryRow, EntryState};
use turnpost::words::Reader;

use crate::clubs::{Club, league};
use crate::seasons::sign_up;

fn boss(club: &Club) -> PlayerRow {
    club.wait(async |service| service.player_named("Boss").await.unwrap())
}

fn entry(sheet: &Sheet, player: &PlayerRow) -> EntryRow {
    let mut all = sheet.entries.iter();
    all.find(|entry| entry.player_id == Some(player.id))
        .unwrap()
        .clone()
}

/// A running season of four people in tables of two, two matches each.
fn running(rules: Rules) -> (Club, CompetitionId, Vec<PlayerRow>) {
    let club = Club::open();
    let (id, people) = sign_up(&club, rules, 0, 4);
    club.later(TimeDelta::days(7));
    club.work();
    (club, CompetitionId(id), people)
}

#[test]
fn strangers_can_do_nothing_of_it() {
    let (club, id, people) = running(league(4, 2));
    let sheet = club.sheet(id);
    let (who, table) = (entry(&sheet, &people[0]).id, sheet.tables[0].row.id);
    let powers = [
        Power::Pause,
        Power::Resume,
        Power::Move(who, Some(0)),
        Power::Replace(who, "Boss".to_owned()),
        Power::Drop(who),
        Power::Correct(table, vec![(1, 1), (2, 0)]),
        Power::Message("Hello".to_owned()),
        Power::Close,
        Power::Repeat(false),
        Power::Bots(1),
        Power::Organiser("Player 1".to_owned()),
    ];
    let before = club.home(id).log.len();
    for power in powers {
        let done = club.organise(id, &people[0], power.clone());
        assert!(matches!(done, Err(ServiceError::Forbidden(_))), "{power:?}");
    }
    assert_eq!(club.home(id).log.len(), before);
    // Whoever is made an organiser may, and so may an admin.
    let name = Power::Organiser("player 0".to_owned());
    club.organise(id, &boss(&club), name).unwrap();
    club.organise(id, &people[0], Power::Pause).unwrap();
    let admin = PlayerRow {
        is_admin: true,
        ..people[1].clone()
    };
    club.organise(id, &admin, Power::Resume).unwrap();
}

#[test]
fn a_paused_season_waits_and_goes_on_with_whole_clocks() {
    let (club, id, _) = running(league(4, 2));
    let boss = boss(&club);
    club.organise(id, &boss, Power::Pause).unwrap();
    assert!(club.organise(id, &boss, Power::Pause).is_err());
    club.later(TimeDelta::days(10));
    club.work();
    let sheet = club.sheet(id);
    assert!(
        sheet
            .entries
            .iter()
            .all(|entry| entry.state == EntryState::Playing),
        "nobody is late"
    );
    for table in &sheet.tables {
        let table =
            club.wait(async |service| service.table(table.row.match_id.unwrap()).await.unwrap());
        assert!(table.row.paused);
        assert!(table.seats.iter().all(|seat| seat.deadline_at.is_none()));
    }
    club.organise(id, &boss, Power::Resume).unwrap();
    club.later(TimeDelta::hours(23));
    club.work();
    let sheet = club.sheet(id);
    assert!(
        sheet
            .entries
            .iter()
            .all(|entry| entry.state == EntryState::Playing)
    );
    club.later(TimeDelta::hours(3));
    club.work();
    let sheet = club.sheet(id);
    assert!(
        sheet
            .entries
            .iter()
            .any(|entry| entry.state == EntryState::Dropped)
    );
}

#[test]
fn a_replaced_player_hands_over_all_running_seats() {
    let (club, id, people) = running(league(4, 2));
    let new = club.person("Zoe");
    let old = entry(&club.sheet(id), &people[0]);
    let power = Power::Replace(old.id, "Zoe".to_owned());
    let unasked = club.organise(id, &boss(&club), power.clone());
    assert!(
        matches!(unasked, Err(ServiceError::Invalid(_))),
        "she never came here"
    );
    club.wish(id, &new, Wish::Follow);
    club.organise(id, &boss(&club), power).unwrap();
    let sheet = club.sheet(id);
    let now = entry(&sheet, &new);
    assert_eq!((now.id, now.former.as_str()), (old.id, "Player 0"));
    for table in &sheet.tables {
        let Some(seat) = table.seats.iter().find(|seat| seat.entry_id == old.id) else {
            continue;
        };
        let sitting =
            club.wait(async |service| service.table(table.row.match_id.unwrap()).await.unwrap());
        assert_eq!(sitting.seats[seat.seat as usize].player_id, Some(new.id));
        assert_eq!(sitting.seats[seat.seat as usize].name, "Zoe");
    }
    let trail = club.wait(async |service| service.mail_trail(new.id).await.unwrap());
    assert!(trail.iter().any(|row| row.kind.text() == "league-replaced"));
    let trail = club.wait(async |service| service.mail_trail(people[0].id).await.unwrap());
    assert!(trail.iter().any(|row| row.kind.text() == "league-replaced"));
    let twice = Power::Replace(old.id, "Player 1".to_owned());
    assert!(
        club.organise(id, &boss(&club), twice).is_err(),
        "one place each"
    );
    let nobody = Power::Replace(old.id, "Nobody".to_owned());
    assert!(club.organise(id, &boss(&club), nobody).is_err());
}

#[test]
fn one_who_dropped_out_can_be_replaced_where_nobody_has_taken_the_seat() {
    let rules = Rules {
        after_drop_out: AfterDropOut::Substitute,
        ..league(4, 2)
    };
    let (club, id, people) = running(rules);
    let old = entry(&club.sheet(id), &people[0]);
    club.organise(id, &boss(&club), Power::Drop(old.id))
        .unwrap();
    let sheet = club.sheet(id);
    assert_eq!(entry(&sheet, &people[0]).state, EntryState::Dropped);
    let own: Vec<_> = sheet
        .tables
        .iter()
        .filter(|table| table.seats.iter().any(|seat| seat.entry_id == old.id))
        .collect();
    // A substitute takes one of the two seats.
    let helper = club.person("Helper");
    let taken = own[0].row.match_id.unwrap();
    club.wait(async |service| service.join(taken, &helper, "").await.unwrap());
    let zoe = club.person("Zoe");
    club.wish(id, &zoe, Wish::Follow);
    let power = Power::Replace(old.id, "Zoe".to_owned());
    club.organise(id, &boss(&club), power).unwrap();
    let name = |table: &turnpost::service::leagues::sheet::SheetTable| {
        let seat = table
            .seats
            .iter()
            .find(|seat| seat.entry_id == old.id)
            .unwrap();
        let sitting =
            club.wait(async |service| service.table(table.row.match_id.unwrap()).await.unwrap());
        sitting.seats[seat.seat as usize].name.clone()
    };
    assert_eq!(
        (name(own[0]), name(own[1])),
        ("Helper".to_owned(), "Zoe".to_owned())
    );
}

#[test]
fn a_corrected_result_counts_and_the_true_one_is_kept() {
    let (club, id, _) = running(league(4, 2));
    let boss = boss(&club);
    let table = club.sheet(id).tables[0].clone();
    let points = |club: &Club, id: EntryId| {
        let sheet = club.sheet(id_of(club));
        let divisions = sheet.divisions();
        let division = &divisions[0];
        let line = division
            .lines
            .iter()
            .find(|line| division.entries[line.entrant].id == id);
        line.unwrap().points.to_string()
    };
    fn id_of(club: &Club) -> CompetitionId {
        let all = club.wait(async |service| service.competitions().await.unwrap());
        all[0].competition.id
    }
    let (one, other) = (table.seats[0].entry_id, table.seats[1].entry_id);
    for bad in [
        vec![(1, 5)],
        vec![(2, 5), (2, 5)],
        vec![(1, 5), (3, 5)],
        vec![(1, 5), (0, 5)],
        vec![(1, 5), (2, 1_000_000)],
        vec![(1, 5), (2, i64::MIN)],
        vec![(1, i64::MAX), (2, 5)],
        vec![(1, 5), (i32::MIN, 5)],
    ] {
        let power = Power::Correct(table.row.id, bad.clone());
        assert!(club.organise(id, &boss, power).is_err(), "{bad:?}");
    }
    let power = Power::Correct(table.row.id, vec![(2, 50), (1, 60)]);
    club.organise(id, &boss, power).unwrap();
    assert_eq!(
        (points(&club, one), points(&club, other)),
        ("0".to_owned(), "2".to_owned())
    );
    let corrected = club.sheet(id).tables[0].clone();
    assert!(corrected.is_over() && corrected.is_corrected());
    assert!(
        corrected.seats.iter().all(|seat| seat.place.is_none()),
        "the match goes on"
    );
    club.organise(id, &boss, Power::Correct(table.row.id, Vec::new()))
        .unwrap();
    let open = club.sheet(id).tables[0].clone();
    assert!(!open.is_over() && !open.is_corrected());
    assert_eq!(points(&club, other), "0");
}

#[test]
fn organisers_choose_divisions_before_the_start() {
    let club = Club::open();
    let (id, people) = sign_up(&club, league(2, 1), 0, 6);
    let id = CompetitionId(id);
    let boss = boss(&club);
    let who = entry(&club.sheet(id), &people[0]).id;
    club.organise(id, &boss, Power::Move(who, Some(2))).unwrap();
    assert!(
        club.organise(id, &boss, Power::Move(who, Some(500)))
            .is_err()
    );
    let home = club.wait(async |service| service.season_home(id, None, Some(&boss)).await.unwrap());
    assert!(home.preview[2].iter().any(|entry| entry.id == who));
    club.later(TimeDelta::days(7));
    club.work();
    let sheet = club.sheet(id);
    assert_eq!(entry(&sheet, &people[0]).division, Some(2));
    assert_eq!(
        sheet.members().iter().map(Vec::len).collect::<Vec<_>>(),
        [2, 2, 2]
    );
    let late = Power::Move(who, Some(0));
    assert!(club.organise(id, &boss, late).is_err());
}

#[test]
fn a_message_goes_to_all_players_and_not_too_often() {
    let (club, id, people) = running(league(4, 2));
    let boss = boss(&club);
    for number in 0..4 {
        let words = Power::Message(format!("Message {number}"));
        club.organise(id, &boss, words).unwrap();
        club.later(TimeDelta::minutes(1));
    }
    let more = club.organise(id, &boss, Power::Message("More".to_owned()));
    assert!(matches!(more, Err(ServiceError::TooMany(_))));
    club.later(TimeDelta::hours(2));
    for bad in [String::new(), "x".repeat(2001)] {
        assert!(club.organise(id, &boss, Power::Message(bad)).is_err());
    }
    let trail = club.wait(async |service| service.mail_trail(people[3].id).await.unwrap());
    let got = trail
        .iter()
        .filter(|row| row.kind.text() == "league-message")
        .count();
    assert_eq!(got, 4);
}

#[test]
fn a_season_can_be_called_off_or_be_the_last() {
    let club = Club::open();
    let (id, people) = sign_up(&club, league(4, 1), 0, 2);
    let id = CompetitionId(id);
    let boss = boss(&club);
    club.organise(id, &boss, Power::Close).unwrap();
    club.later(TimeDelta::days(30));
    club.work();
    let home = club.home(id);
    assert!(home.sheet.is_over() && home.sheet.tables.is_empty());
    assert!(home.others.is_empty(), "no next season");
    let trail = club.wait(async |service| service.mail_trail(people[0].id).await.unwrap());
    assert!(trail.iter().any(|row| row.kind.text() == "league-over"));

    let last = club.found(&boss, league(2, 1));
    club.organise(last, &boss, Power::Bots(2)).unwrap();
    club.organise(last, &boss, Power::Repeat(false)).unwrap();
    club.play_out(last, 1);
    club.work();
    assert!(club.home(last).others.is_empty());
}

#[test]
fn days_away_stop_the_clocks_only_where_the_rules_say_so() {
    for vacation in [true, false] {
        let rules = Rules {
            vacation,
            ..league(4, 2)
        };
        let (club, id, people) = running(rules);
        for player in &people {
            club.wait(async |service| service.go_away(player.id, 5).await.unwrap());
        }
        club.later(TimeDelta::hours(22));
        club.work();
        // Whoever's clock runs on is reminded, however far away.
        let trail = |player: &PlayerRow| {
            let id = player.id;
            club.wait(async |service| service.mail_trail(id).await.unwrap())
        };
        let is_reminded = people.iter().any(|player| {
            trail(player)
                .iter()
                .any(|mail| mail.kind.text() == "reminder")
        });
        assert_eq!(is_reminded, !vacation);
        club.later(TimeDelta::days(3));
        club.work();
        let sheet = club.sheet(id);
        let gone = sheet
            .entries
            .iter()
            .filter(|entry| entry.state == EntryState::Dropped);
        assert_eq!(gone.count() == 0, vacation);
    }
}

#[test]
fn the_rule_says_which_drop_out_ends_a_season() {
    let rules = Rules {
        drop_outs: 2,
        ..league(4, 3)
    };
    let (club, id, people) = running(rules);
    let sheet = club.sheet(id);
    let own = entry(&sheet, &people[0]);
    let matches: Vec<_> = sheet
        .tables
        .iter()
        .filter(|table| table.seats.iter().any(|seat| seat.entry_id == own.id))
        .map(|table| table.row.match_id.unwrap())
        .collect();
    assert_eq!(matches.len(), 3);
    let seats_left = |club: &Club| {
        let of = |id: &turnpost::ids::MatchId| {
            let table = club.wait(async |service| service.table(*id).await.unwrap());
            table.seat_of(people[0].id).is_some()
        };
        matches.iter().filter(|id| of(id)).count()
    };
    club.leave(matches[0], &people[0]);
    assert_eq!(
        entry(&club.sheet(id), &people[0]).state,
        EntryState::Playing
    );
    assert_eq!(seats_left(&club), 2);
    club.leave(matches[1], &people[0]);
    let sheet = club.sheet(id);
    assert_eq!(entry(&sheet, &people[0]).state, EntryState::Dropped);
    assert_eq!(seats_left(&club), 0, "the third seat goes the same way");
    assert!(club.home(id).log.iter().any(|entry| {
        Reader::default()
            .recall(&entry.what)
            .contains("took Player 0 out")
    }));
}
