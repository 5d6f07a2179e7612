use std::pin::pin;
use std::task::Poll;

use chrono::TimeDelta;
use turnpost::ids::CompetitionId;

use crate::clubs::{Club, ONE_AT_A_TIME, final_table, league};
use crate::seasons::sign_up;

/// Lets the service work until it has waited for the database `waits` times, and kills it there;
/// says whether it was still at work.
fn work_and_die(club: &mut Club, waits: usize) -> bool {
    let service = club.service.clone();
    let more = club.runtime.block_on(async move {
        let mut tick = pin!(service.tick());
        let mut left = waits;
        std::future::poll_fn(move |context| match tick.as_mut().poll(context) {
            Poll::Ready(busy) => Poll::Ready(busy.unwrap()),
            Poll::Pending if left == 0 => Poll::Ready(true),
            Poll::Pending => {
                left -= 1;
                Poll::Pending
            }
        })
        .await
    });
    club.restart();
    more
}

/// Works and is killed until nothing is left to do; where it dies differs each time, and it must
/// get on in the end.
fn die_often(club: &mut Club, state: &mut usize, most_waits: usize) {
    let mut idle = 0;
    while idle < 3 {
        *state = (*state * 1_103_515_245 + 12_345) % (1 << 31);
        let waits = 3 + (*state >> 8) % (most_waits + idle * 40);
        match work_and_die(club, waits) {
            true => idle = 0,
            false => idle += 1,
        }
    }
}

/// A season of bots and people who never move, in divisions of so many; `disturb` does what is due.
fn season(
    mut club: Club,
    (size, bots, people): (usize, usize, usize),
    mut disturb: impl FnMut(&mut Club),
) -> (Vec<String>, Vec<String>) {
    let (id, _) = sign_up(&club, league(size, 2), bots, people);
    let id = CompetitionId(id);
    for _ in 0..200 {
        disturb(&mut club);
        if club.season(id, 1).is_over() {
            break;
        }
        club.later(TimeDelta::hours(12));
    }
    disturb(&mut club);
    let sheet = club.season(id, 1);
    assert!(sheet.is_over(), "the season does not end");
    let home = club.home(id);
    assert_eq!(home.sheet.season.number, 2, "the next season is open");
    let mut log: Vec<String> = home.log.iter().map(|entry| entry.what.clone()).collect();
    log.sort();
    (final_table(&sheet), log)
}

#[test]
fn a_season_that_is_killed_at_every_step_ends_as_if_it_never_was() {
    const SMALL: (usize, usize, usize) = (4, 6, 2);
    let undisturbed = season(Club::open(), SMALL, |club| club.work());
    if let Some(club) = Club::on_postgres() {
        let _alone = ONE_AT_A_TIME.lock();
        assert_eq!(season(club, SMALL, |club| club.work()), undisturbed);
    }
    for seed in [1_usize, 2, 3] {
        let mut state = seed;
        let killed = season(Club::open(), SMALL, |club| {
            die_often(club, &mut state, 4 + seed * 10);
        });
        assert_eq!(killed, undisturbed, "seed {seed}");
    }
}

#[test]
fn a_season_of_64_that_is_killed_again_and_again_ends_as_if_it_never_was() {
    const LARGE: (usize, usize, usize) = (8, 58, 6);
    let undisturbed = season(Club::open(), LARGE, |club| club.work());
    let mut state = 64;
    let killed = season(Club::open(), LARGE, |club| die_often(club, &mut state, 150));
    assert_eq!(killed, undisturbed);
}

#[test]
fn a_start_that_is_cut_off_goes_on_where_it_stopped() {
    let mut club = Club::open();
    let (id, _) = sign_up(&club, league(8, 3), 24, 0);
    let id = CompetitionId(id);
    club.work();
    club.later(TimeDelta::days(7));
    let season = club.sheet(id).season.id;
    let mut opened = Vec::new();
    while club.step(season) {
        club.restart();
        let tables = club.sheet(id).tables;
        let now = tables.iter().filter(|table| table.row.match_id.is_some());
        opened.push(now.count());
    }
    let all = club.sheet(id).tables.len();
    assert!(all >= 36, "{all}");
    let rising = opened
        .windows(2)
        .all(|two| two[1] <= two[0] + 1 && two[1] >= two[0]);
    assert!(rising, "one table in each transaction: {opened:?}");
    assert_eq!(opened.last(), Some(&all));
}

/// Two nodes that share a database do not open a table twice.
#[test]
fn two_nodes_start_a_season_together() {
    let _alone = ONE_AT_A_TIME.lock();
    let Some(club) = Club::on_postgres() else {
        return;
    };
    let mut other = Club::on_postgres().unwrap();
    other.service.clock = club.service.clock.clone();
    let boss = club.person("Boss of two nodes");
    let id = club.found(&boss, league(8, 3));
    let bots = turnpost::service::leagues::organise::Power::Bots(24);
    club.organise(id, &boss, bots).unwrap();
    let season = club.sheet(id).season.id;
    club.later(TimeDelta::days(7));
    let run = |service: turnpost::service::Service| async move {
        let mut steps = 0;
        while service.season_step(season).await.unwrap() {
            steps += 1;
        }
        steps
    };
    let (one, two) = (club.service.clone(), other.service.clone());
    let (one, two) = club.runtime.block_on(async {
        let (one, two) = (tokio::spawn(run(one)), tokio::spawn(run(two)));
        (one.await.unwrap(), two.await.unwrap())
    });
    assert!(one > 0 && two > 0, "both took part: {one}, {two}");
    let tables = club.sheet(id).tables;
    let matches: std::collections::BTreeSet<_> =
        tables.iter().map(|table| table.row.match_id).collect();
    assert_eq!((matches.len(), tables.len()), (36, 36));
    assert!(!matches.contains(&None));
}
