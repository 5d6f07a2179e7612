//! Whoever is put out of a season, or whose seat changes, is told why and what they can do.

use chrono::TimeDelta;
use turnpost::ids::{CompetitionId, PlayerId};
use turnpost::service::ServiceError;
use turnpost::service::compose::Composed;
use turnpost::service::leagues::joining::Wish;
use turnpost::service::leagues::organise::Power;
use turnpost::service::leagues::rules::Rules;
use turnpost::store::accounts::PlayerRow;
use turnpost::store::letters;

use crate::clubs::{Club, league};
use crate::seasons::sign_up;

fn boss(club: &Club) -> PlayerRow {
    club.wait(async |service| service.player_named("Boss").await.unwrap())
}

/// What the emails to somebody say that are not sent yet, newest first.
fn emails(club: &Club, player: PlayerId) -> Vec<String> {
    club.wait(async |service| {
        let mut words = Vec::new();
        let read =
            move |conn: &mut _| Ok::<_, ServiceError>(letters::of_player(conn, player, 200)?);
        for row in service.store.read(read).await.unwrap() {
            if let Composed::Letter(letter, _) = service.compose(&row).await.unwrap() {
                words.push(format!("{}\n{}", letter.subject, letter.text()));
            }
        }
        words
    })
}

fn told(club: &Club, player: &PlayerRow, words: &[&str]) {
    let all = emails(club, player.id);
    assert!(
        all.iter()
            .any(|letter| words.iter().all(|words| letter.contains(words))),
        "{words:?} in {all:#?}"
    );
}

fn running() -> (Club, CompetitionId, Vec<PlayerRow>) {
    let club = Club::open();
    let (id, people) = sign_up(&club, league(4, 2), 0, 4);
    club.later(TimeDelta::days(7));
    club.work();
    (club, CompetitionId(id), people)
}

#[test]
fn who_is_put_out_of_a_season_is_told_why() {
    let (club, id, people) = running();
    let sheet = club.sheet(id);
    let entry = |player: &PlayerRow| {
        let mut all = sheet.entries.iter();
        all.find(|entry| entry.player_id == Some(player.id))
            .unwrap()
            .id
    };
    let drop = Power::Drop(entry(&people[0]));
    club.organise(id, &boss(&club), drop).unwrap();
    told(
        &club,
        &people[0],
        &["You are out of “Sunday league", "organiser"],
    );
    // By the rule, when the time has run out at a table.
    club.later(TimeDelta::hours(25));
    club.work();
    let sheet = club.sheet(id);
    let out = sheet.entries.iter().filter(|entry| {
        entry.state == turnpost::store::entries::EntryState::Dropped
            && entry.player_id != Some(people[0].id)
    });
    for entry in out {
        let player = people
            .iter()
            .find(|player| Some(player.id) == entry.player_id);
        told(
            &club,
            player.unwrap(),
            &["You are out of “Sunday league", "time"],
        );
    }
}

#[test]
fn who_is_taken_off_the_list_before_the_start_is_told() {
    let club = Club::open();
    let (id, people) = sign_up(&club, league(4, 2), 0, 4);
    let id = CompetitionId(id);
    let sheet = club.sheet(id);
    let mut all = sheet.entries.iter();
    let own = all.find(|entry| entry.player_id == Some(people[0].id));
    let drop = Power::Drop(own.unwrap().id);
    club.organise(id, &boss(&club), drop).unwrap();
    told(&club, &people[0], &["Sunday league", "organiser"]);
}

#[test]
fn who_is_out_cannot_end_first() {
    let (club, id, people) = running();
    let own = |club: &Club| {
        let sheet = club.sheet(id);
        let division = sheet.divisions().remove(0);
        let at = division
            .entries
            .iter()
            .position(|entry| entry.player_id == Some(people[0].id))
            .unwrap();
        let line = division.lines.iter().find(|line| line.entrant == at);
        (division.entries[at].id, line.unwrap().best)
    };
    let (entry, best) = own(&club);
    assert_eq!(best, 1);
    club.organise(id, &boss(&club), Power::Drop(entry)).unwrap();
    assert!(own(&club).1 > 1, "nothing is left to win");
}

#[test]
fn who_loses_or_gets_a_seat_is_told() {
    let (club, id, people) = running();
    let sheet = club.sheet(id);
    let table = sheet.tables[0].row.match_id.unwrap();
    let zoe = club.person("Zoe");
    let table_before = club.wait(async |service| service.table(table).await.unwrap());
    let former = table_before.seats[0].player_id.unwrap();
    club.wait(async |service| {
        service
            .change_sitter(table, 0, Some("Zoe".to_owned()), "Boss")
            .await
            .unwrap()
    });
    let former = people.iter().find(|player| player.id == former).unwrap();
    told(&club, former, &["Zoe", "seat"]);
    told(&club, &zoe, &["Terra Nova"]);
}

#[test]
fn who_has_not_confirmed_is_asked_twice() {
    let club = Club::open();
    let rules = Rules {
        confirm_days: 4,
        ..league(4, 2)
    };
    let (id, people) = sign_up(&club, rules, 0, 4);
    club.wish(CompetitionId(id), &people[1], Wish::Confirm);
    for _ in 0..13 {
        club.later(TimeDelta::hours(12));
        club.work();
    }
    let asked = |player: &PlayerRow| {
        let rows = club.wait(async |service| service.mail_trail(player.id).await.unwrap());
        let asked = rows
            .iter()
            .filter(|row| row.kind.text() == "league-confirm");
        asked.count()
    };
    assert_eq!((asked(&people[0]), asked(&people[1])), (2, 0));
}
