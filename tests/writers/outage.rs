//! Time that nobody could use is nobody's loss: outages, and clocks that jump.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use chrono::TimeDelta;
use diesel::connection::SimpleConnection;
use turnpost::clock::{Clock, Moment, Watch};
use turnpost::ids::MatchId;
use turnpost::service::{Service, ServiceError};
use turnpost::store::mailbox;
use turnpost::store::seats::SeatRow;
use turnpost::words::Reader;
use turnpost::worker;

use super::table::{Kind, Place, Table, noon, on_each};

async fn run(service: &Service, sql: String) {
    let done = service
        .store
        .write(move |conn| Ok::<_, ServiceError>(conn.batch_execute(&sql)?));
    done.await.unwrap();
}

fn english(kept: &str) -> String {
    Reader::default().recall(kept)
}

async fn settle(service: &Service) {
    while worker::step(service).await {}
}

/// The subjects of what was sent to an address.
async fn sent_to(service: &Service, table: &Table, at: usize) -> Vec<String> {
    let address = table.people[at].email.clone().unwrap();
    let kept = service
        .store
        .read(|conn| Ok::<_, ServiceError>(mailbox::kept(conn, 1000)?));
    let kept = kept.await.unwrap().into_iter();
    let mut own: Vec<String> = kept
        .filter(|letter| letter.address == address)
        .map(|letter| letter.subject)
        .collect();
    own.sort();
    own
}

async fn seat_of(service: &Service, id: MatchId, seat: usize) -> SeatRow {
    service.table(id).await.unwrap().seats[seat].clone()
}

/// The same database, and a process that has just begun.
fn begun_again(place: &Place) -> Service {
    let old = place.service();
    Service::new(old.store.clone(), place.clock.clone(), &old.base_url)
}

const FORWARD: &str = "We were offline, and your deadlines have moved";
const OUTAGE: TimeDelta = TimeDelta::days(10);

#[test]
fn ten_days_of_outage_cost_nobody_anything_and_everybody_is_told() {
    on_each(1, |place| async move {
        let service = place.service();
        let table = Table::set(service, "o", Kind::Running, false).await;
        settle(service).await;
        let before = seat_of(service, table.id, 0).await;
        place.clock.advance(OUTAGE);

        let service = begun_again(&place);
        let gap = service.catch_up().await.unwrap().unwrap();
        assert!((gap - OUTAGE).abs() < TimeDelta::seconds(11), "{gap}");
        settle(&service).await;
        let after = seat_of(&service, table.id, 0).await;
        assert_eq!(after.player_id, before.player_id, "nobody is dropped");
        for (was, is) in [
            (before.deadline_at, after.deadline_at),
            (before.waiting_since, after.waiting_since),
            (before.remind_at, after.remind_at),
        ] {
            let moved = is.unwrap() - was.unwrap();
            assert!((moved - gap).abs() < TimeDelta::milliseconds(2), "{moved}");
        }
        let told = sent_to(&service, &table, 0).await;
        assert!(told.iter().any(|subject| subject == FORWARD), "{told:?}");
        // Whose clock does not run has nothing to hear.
        assert!(
            !sent_to(&service, &table, 1)
                .await
                .iter()
                .any(|subject| subject == FORWARD)
        );
        let talk = service.talk(table.id).await.unwrap();
        assert!(
            talk.iter()
                .any(|row| english(&row.words).contains("offline for 10 days")),
            "{talk:?}"
        );
        let audit = service.overview().await.unwrap().audit;
        assert!(
            english(&audit[0].what).contains("was offline for 10 days"),
            "{audit:?}"
        );

        // A restart is no outage, and nobody hears of the same one twice.
        assert_eq!(begun_again(&place).catch_up().await.unwrap(), None);
        place.clock.advance(TimeDelta::seconds(40));
        assert_eq!(begun_again(&place).catch_up().await.unwrap(), None);
        // The clock does run out when the time has been there.
        place.clock.advance(TimeDelta::hours(3));
        settle(&service).await;
        assert_eq!(seat_of(&service, table.id, 0).await.player_id, None);
    });
}

#[test]
fn tables_and_seasons_wait_for_those_who_could_not_come() {
    on_each(1, |place| async move {
        let service = place.service();
        let near = Table::set(service, "n", Kind::Open, false).await;
        let far = Table::set(service, "f", Kind::Open, false).await;
        let day = |days: i64| noon() + TimeDelta::days(days);
        for (table, due) in [(&near, day(2)), (&far, day(40))] {
            let id = table.id;
            run(
                service,
                format!("UPDATE matches SET due_at = '{due}' WHERE id = {id}"),
            )
            .await;
            let season = table.season.0;
            run(
                service,
                format!(
                    "UPDATE seasons SET state = 'sign_up', starts_at = '{due}', due_at = '{due}' \
                     WHERE id = {season}"
                ),
            )
            .await;
        }
        run(
            service,
            "INSERT INTO beats (id, at) VALUES (1, '2026-11-16 12:00:00')".to_owned(),
        )
        .await;
        place.clock.advance(OUTAGE);
        service.catch_up().await.unwrap().unwrap();
        settle(service).await;
        let due = |id| async move { service.table(id).await.unwrap().row.due_at.unwrap() };
        assert_eq!(due(near.id).await, day(12), "the table has not expired");
        assert_eq!(due(far.id).await, day(40), "a date far off stays");
        let starts = |competition| async move {
            let home = service.season_home(competition, None, None).await.unwrap();
            home.sheet.season.starts_at
        };
        assert_eq!(starts(near.competition).await, day(12));
        assert_eq!(starts(far.competition).await, day(40));
    });
}

#[test]
fn a_clock_that_was_set_back_during_an_outage_makes_nobody_wait() {
    on_each(1, |place| async move {
        let service = place.service();
        place.clock.advance(OUTAGE);
        let table = Table::set(service, "b", Kind::Running, false).await;
        let shift = format!(
            "UPDATE seats SET deadline_at = '{}', remind_at = NULL WHERE match_id = {} AND deadline_at IS NOT NULL",
            noon() + OUTAGE + TimeDelta::hours(5),
            table.id
        );
        run(service, shift).await;
        service.tick().await.unwrap();
        place.clock.advance(-OUTAGE);
        let service = begun_again(&place);
        let gap = service.catch_up().await.unwrap().unwrap();
        assert!((gap + OUTAGE).abs() < TimeDelta::seconds(11), "{gap}");
        settle(&service).await;
        let seat = seat_of(&service, table.id, 0).await;
        let left = seat.deadline_at.unwrap() - place.clock.now();
        assert!(
            (left - TimeDelta::hours(5)).abs() < TimeDelta::seconds(11),
            "{left}"
        );
        // What is to be sent is sent.
        assert!(
            !sent_to(&service, &table, 0)
                .await
                .iter()
                .any(|subject| subject == FORWARD)
        );
        assert_eq!(service.health().await.outbox, Some(0));
    });
}

/// The clock of a machine and what counts the time, which a test moves.
#[derive(Clone)]
struct Hands(Arc<Mutex<(Moment, Duration)>>);

impl Hands {
    fn of(service: &mut Service) -> Hands {
        let hands = Hands(Arc::new(Mutex::new((noon(), Duration::ZERO))));
        let seen = hands.clone();
        service.clock = Clock::watched_by(Watch::by(move || *seen.0.lock().unwrap()));
        hands
    }

    fn set(&self, by: TimeDelta) {
        self.0.lock().unwrap().0 += by;
    }

    fn pass(&self, time: Duration) {
        let mut hands = self.0.lock().unwrap();
        hands.0 += TimeDelta::from_std(time).unwrap();
        hands.1 += time;
    }
}

/// As the scheduler does it, for a while.
async fn live(service: &Service, hands: &Hands, seconds: u64, mut doubted: bool) -> bool {
    for _ in 0..seconds / 30 {
        hands.pass(Duration::from_secs(30));
        doubted = service.heed_clock(doubted).await.unwrap();
        settle(service).await;
    }
    doubted
}

/// Only a machine of its own knows its clock alone: with PostgreSQL the server's decides.
fn on_one_machine<F: Future<Output = ()>>(test: impl Fn(Service, Hands) -> F) {
    on_each(1, |place| {
        let mut service = place.service().clone();
        let hands = Hands::of(&mut service);
        let test = (!service.store.is_shared()).then(|| test(service, hands));
        async move {
            if let Some(test) = test {
                test.await;
            }
            drop(place);
        }
    });
}

#[test]
fn a_clock_that_jumps_and_is_put_right_has_done_nothing() {
    for days in [10, -10] {
        on_one_machine(|service, hands| async move {
            let table = Table::set(&service, "j", Kind::Running, false).await;
            let before = seat_of(&service, table.id, 0).await;
            let doubted = live(&service, &hands, 60, false).await;
            assert!(!doubted);
            hands.set(TimeDelta::days(days));
            let doubted = live(&service, &hands, 300, doubted).await;
            assert!(doubted, "{days}");
            let after = seat_of(&service, table.id, 0).await;
            assert_eq!(
                (after.player_id, after.deadline_at),
                (before.player_id, before.deadline_at)
            );
            let troubles = service.troubles().await.unwrap();
            assert_eq!(troubles[0].work, "clock", "{troubles:?}");
            assert!(
                english(&troubles[0].words).contains("10 days"),
                "{}",
                troubles[0].words
            );
            let alarm = "Something needs your attention".to_owned();
            assert_eq!(sent_to(&service, &table, 3).await, [alarm]);
            hands.set(TimeDelta::days(-days));
            assert!(!live(&service, &hands, 60, doubted).await);
            assert!(service.troubles().await.unwrap().is_empty());
            let after = seat_of(&service, table.id, 0).await;
            assert_eq!(after.deadline_at, before.deadline_at);
        });
    }
}

#[test]
fn a_clock_that_jumps_and_stays_takes_everything_with_it() {
    for days in [10, -10] {
        on_one_machine(|service, hands| async move {
            let table = Table::set(&service, "s", Kind::Running, false).await;
            let before = seat_of(&service, table.id, 0).await;
            live(&service, &hands, 60, false).await;
            hands.set(TimeDelta::days(days));
            assert!(!live(&service, &hands, 720, false).await, "{days}");
            assert!(service.troubles().await.unwrap().is_empty());
            let after = seat_of(&service, table.id, 0).await;
            assert_eq!(after.player_id, before.player_id);
            let moved = after.deadline_at.unwrap() - before.deadline_at.unwrap();
            assert!(
                (moved - TimeDelta::days(days)).abs() < TimeDelta::seconds(31),
                "{moved}"
            );
            assert_eq!(service.clock.now(), hands.0.lock().unwrap().0);
            // The time that has been there counts: two hours less thirteen minutes are left.
            live(&service, &hands, 7200, false).await;
            assert_eq!(seat_of(&service, table.id, 0).await.player_id, None);
        });
    }
}

#[test]
fn a_process_that_stood_still_gives_the_time_back_at_once() {
    on_one_machine(|service, hands| async move {
        let table = Table::set(&service, "p", Kind::Running, false).await;
        live(&service, &hands, 60, false).await;
        hands.pass(Duration::from_secs(86_400));
        assert!(!service.heed_clock(false).await.unwrap());
        settle(&service).await;
        let seat = seat_of(&service, table.id, 0).await;
        assert_eq!(seat.player_id, Some(table.player(0)));
        let left = seat.deadline_at.unwrap() - service.clock.now();
        assert!(left > TimeDelta::minutes(110), "{left}");
        let told = sent_to(&service, &table, 0).await;
        assert!(told.iter().any(|subject| subject == FORWARD), "{told:?}");
    });
}

#[test]
fn a_node_whose_clock_is_not_the_databases_does_nothing_by_itself() {
    on_each(1, |place| async move {
        let mut service = place.service().clone();
        if !service.store.is_shared() {
            return;
        }
        let table = Table::set(&service, "w", Kind::Running, false).await;
        let before = seat_of(&service, table.id, 0).await;
        let hands = Hands::of(&mut service);
        let error = service.catch_up().await.unwrap_err();
        assert!(error.to_string().contains("seconds apart"), "{error}");
        hands.set(OUTAGE);
        assert!(service.catch_up().await.is_err());
        assert_eq!(seat_of(&service, table.id, 0).await, before);
    });
}
