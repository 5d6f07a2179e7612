//! What two people do at the same moment, and what two nodes do by themselves.

use chrono::TimeDelta;
use turnpost::games::Seat;
use turnpost::ids::MatchId;
use turnpost::service::ServiceError;
use turnpost::service::scheduler::Chore;
use turnpost::service::{Result, Service};
use turnpost::store::seats::SeatRow;
use turnpost::store::seats::Wish;
use turnpost::store::talk;
use turnpost::words::{Language, Reader};

use super::table::{Kind, Place, Table, on_each};

const TRIES: usize = 25;

async fn line_of(service: &Service, id: MatchId, seat: u8) -> String {
    let glance = service.glance(id, None, Reader::default()).await.unwrap();
    glance.live.position.legal(Seat(seat))[0].clone()
}

/// The first seat that is waited for, and a line of it.
async fn next_line(service: &Service, id: MatchId) -> (usize, String) {
    let table = service.table(id).await.unwrap();
    let at = table
        .seats
        .iter()
        .position(|seat| seat.waiting_since.is_some());
    let at = at.expect("somebody is waited for");
    (at, line_of(service, id, at as u8).await)
}

async fn is_whole(service: &Service, id: MatchId) {
    let table = service.table(id).await.unwrap();
    assert!(
        service.check_replay(id).await.unwrap(),
        "match {id} replays"
    );
    let (_, log) = service.log(id, None, Language::default()).await.unwrap();
    assert_eq!(
        log.len() as i64,
        table.row.number,
        "match {id}: all lines stand"
    );
}

/// Who is waited for by the rows is who must decide by the rules.
async fn waits_for_the_right_seats(service: &Service, id: MatchId) {
    let glance = service.glance(id, None, Reader::default()).await.unwrap();
    let turn = glance.live.position.turn();
    for seat in &glance.live.table.seats {
        let waits = seat.waiting_since.is_some();
        assert_eq!(
            waits,
            turn.waits_for(seat.at()),
            "match {id}, seat {}",
            seat.seat
        );
    }
}

/// Either it was done, or the rules of the table say in words why not.
fn is_answered<T>(result: &Result<T>) {
    if let Err(error @ ServiceError::Store(_)) = result {
        panic!("{error}");
    }
}

fn two(place: &Place) -> (Service, Service) {
    let last = place.nodes.len() - 1;
    (place.nodes[0].clone(), place.nodes[last].clone())
}

#[test]
fn a_vote_beside_an_action_destroys_nothing() {
    on_each(2, |place| async move {
        let (one, other) = two(&place);
        for at in 0..TRIES {
            let table = Table::set(&one, &format!("v{at}"), Kind::Running, false).await;
            let id = table.id;
            let (seat, line) = next_line(&one, id).await;
            let acts = one.act(id, table.player(seat), 0, &line);
            let votes = other.agree(id, table.player(1 - seat), Wish::Pause);
            let (acted, voted) = tokio::join!(acts, votes);
            acted.unwrap();
            voted.unwrap();
            is_whole(&one, id).await;
            waits_for_the_right_seats(&one, id).await;
            let table = one.table(id).await.unwrap();
            assert_eq!(table.row.number, 1);
            assert_eq!(table.seats[1 - seat].agrees, Wish::Pause);
        }
    });
}

/// A double click that reaches two nodes, while others look.
#[test]
fn one_action_sent_to_two_nodes_is_played_once_and_seen_whole() {
    on_each(2, |place| async move {
        let (one, other) = two(&place);
        for at in 0..TRIES {
            let table = Table::set(&one, &format!("c{at}"), Kind::Running, false).await;
            let id = table.id;
            let (seat, line) = next_line(&one, id).await;
            let player = table.player(seat);
            let looks = async {
                for _ in 0..20 {
                    waits_for_the_right_seats(&one, id).await;
                }
            };
            let acts = (
                one.act(id, player, 0, &line),
                other.act(id, player, 0, &line),
            );
            let (first, second, ()) = tokio::join!(acts.0, acts.1, looks);
            first.unwrap();
            second.unwrap();
            is_whole(&one, id).await;
            assert_eq!(one.table(id).await.unwrap().row.number, 1);
        }
    });
}

/// Bo leaves for three days just as it becomes Bo's turn.
#[test]
fn days_off_count_for_a_turn_that_begins_beside_them() {
    on_each(2, |place| async move {
        let (one, other) = two(&place);
        for at in 0..TRIES {
            let table = Table::set(&one, &format!("d{at}"), Kind::Running, false).await;
            let (seat, line) = next_line(&one, table.id).await;
            let next = 1 - seat;
            let acts = one.act(table.id, table.player(seat), 0, &line);
            let leaves = other.go_away(table.player(next), 3);
            let (acted, left) = tokio::join!(acts, leaves);
            acted.unwrap();
            left.unwrap();
            let row = &one.table(table.id).await.unwrap().seats[next];
            let since = row.waiting_since.expect("it is the turn of the other");
            let until = row.deadline_at.expect("there is a clock");
            assert!(until - since > TimeDelta::days(4), "{since} to {until}");
        }
    });
}

#[test]
fn the_last_seat_goes_to_one() {
    on_each(2, |place| async move {
        let (one, other) = two(&place);
        for at in 0..TRIES {
            let table = Table::set(&one, &format!("s{at}"), Kind::Open, false).await;
            let (cy, dan) = (&table.people[2], &table.people[3]);
            let joined = tokio::join!(one.join(table.id, cy, ""), other.join(table.id, dan, ""));
            is_answered(&joined.0);
            is_answered(&joined.1);
            let yes = [joined.0.is_ok(), joined.1.is_ok()];
            assert_eq!(yes.iter().filter(|yes| **yes).count(), 1, "{yes:?}");
            let sits = |player| {
                let rows = one.table(table.id);
                async move { rows.await.unwrap().seat_of(player).is_some() }
            };
            assert_eq!([sits(cy.id).await, sits(dan.id).await], yes);
        }
    });
}

#[test]
fn notes_leave_the_clock_alone() {
    on_each(2, |place| async move {
        let (one, other) = two(&place);
        for at in 0..TRIES {
            let table = Table::set(&one, &format!("n{at}"), Kind::Running, false).await;
            let id = table.id;
            let (seat, line) = next_line(&one, id).await;
            let acts = one.act(id, table.player(seat), 0, &line);
            let notes = other.set_notes(id, table.player(seat), "think".to_owned());
            let more = other.set_notes(id, table.player(1 - seat), "so do I".to_owned());
            let (acted, noted, more) = tokio::join!(acts, notes, more);
            acted.unwrap();
            noted.unwrap();
            more.unwrap();
            waits_for_the_right_seats(&one, id).await;
            let rows = one.table(id).await.unwrap();
            assert_eq!(rows.seats[seat].notes, "think");
            assert_eq!(rows.seats[1 - seat].notes, "so do I");
        }
    });
}

#[test]
fn two_votes_at_once_pause() {
    on_each(2, |place| async move {
        let (one, other) = two(&place);
        for at in 0..TRIES {
            let table = Table::set(&one, &format!("w{at}"), Kind::Running, false).await;
            let (id, ana, bo) = (table.id, table.player(0), table.player(1));
            let voted = tokio::join!(
                one.agree(id, ana, Wish::Pause),
                other.agree(id, bo, Wish::Pause)
            );
            voted.0.unwrap();
            voted.1.unwrap();
            assert!(one.table(id).await.unwrap().row.paused);
        }
    });
}

#[test]
fn a_seat_runs_out_of_time_once_whatever_the_number_of_nodes() {
    on_each(3, |place| async move {
        let mut tables = Vec::new();
        for at in 0..TRIES {
            let tag = format!("t{at}");
            tables.push(Table::set(place.service(), &tag, Kind::Running, at % 2 == 0).await);
        }
        place.clock.advance(TimeDelta::hours(3));
        let ticks = place.nodes.iter().map(|node| {
            let node = node.clone();
            tokio::spawn(async move { while node.tick().await.unwrap() {} })
        });
        for tick in ticks.collect::<Vec<_>>() {
            tick.await.unwrap();
        }
        let service = place.service();
        assert!(service.troubles().await.unwrap().is_empty());
        for table in &tables {
            let gone = service.table(table.id).await.unwrap();
            let free = |seat: &&SeatRow| seat.player_id.is_none() && seat.seat < 2;
            assert_eq!(
                gone.seats.iter().filter(free).count(),
                1,
                "match {}",
                table.id
            );
            let mut counted = 0;
            for at in 0..2 {
                let player = service.player_named(&table.people[at].name).await.unwrap();
                counted += player.drop_outs;
            }
            assert_eq!(counted, 1, "match {}", table.id);
            let id = table.id;
            let said = service
                .store
                .read(move |conn| Ok::<_, ServiceError>(talk::newest(conn, id, 100)?));
            assert_eq!(said.await.unwrap().len(), 1, "match {id}");
        }
    });
}

#[test]
fn a_node_that_dies_loses_its_claims_within_fifteen_seconds() {
    on_each(2, |place| async move {
        let (one, other) = two(&place);
        if !one.store.is_shared() {
            return;
        }
        let table = Table::set(&one, "c", Kind::BotFirst, false).await;
        let ((work, item), dead) = (Chore::Bots(table.id).key(), one.node.clone());
        let now = place.clock.now();
        let claimed = one.store.write(move |conn| {
            Ok::<_, ServiceError>(turnpost::store::troubles::claim(
                conn,
                (work.text(), item),
                &dead,
                now,
            )?)
        });
        assert!(claimed.await.unwrap());
        other.tick().await.unwrap();
        let number =
            |service: Service| async move { service.table(table.id).await.unwrap().row.number };
        let before = number(other.clone()).await;
        place.clock.advance(TimeDelta::seconds(15));
        while other.tick().await.unwrap() {}
        let waits = other.table(table.id).await.unwrap();
        let bot_waits = waits.seats[2].waiting_since.is_some();
        assert!(!bot_waits, "the bot has decided, at {before}");
    });
}
