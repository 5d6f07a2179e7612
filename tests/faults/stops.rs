//! Told to stop under load; and two services on one file.

use std::time::Duration;

use turnpost::service::ServiceError;
use turnpost::store::{letters, mailbox};
use turnpost::worker;

use crate::club::{Club, Serving, open};

#[test]
fn a_service_that_is_told_to_stop_finishes_what_it_has_begun() {
    let mut club = Club::new();
    for _ in 0..2 {
        let serving = Serving::start(&club.data);
        let ended_well = {
            let asked = Serving::start(&club.data);
            // The other one goes on meanwhile, and nothing is lost between them.
            club.play(&[&serving, &asked], true, || {
                club.wait_for_more(15);
                asked.ask_to_stop();
                club.wait_for_more(10);
                serving.ask_to_stop();
                std::thread::sleep(Duration::from_millis(300));
            });
            asked.stop() && serving.stop()
        };
        assert!(ended_well);
        club.check(&club.data, &club.so_far());
        club.sit_down();
    }
}

#[test]
fn two_services_on_one_file_lose_nothing_and_write_once() {
    let club = Club::new();
    let (one, two) = (Serving::start(&club.data), Serving::start(&club.data));
    club.play(&[&one, &two], true, || club.wait_for_more(60));
    assert!(one.stop() && two.stop());
    club.check(&club.data, &club.so_far());

    let service = open(&club.data);
    club.runtime
        .block_on(async { while worker::step(&service).await {} });
    let (sent, kept) = club
        .runtime
        .block_on(service.store.read(|conn| {
            let player = turnpost::store::accounts::by_name(conn, "Ana")?.expect("Ana");
            let sent = letters::of_player(conn, player.id, i64::MAX)?;
            let sent = sent.iter().filter(|row| row.sent_at.is_some()).count();
            Ok::<_, ServiceError>((sent, mailbox::kept(conn, i64::MAX)?.len()))
        }))
        .unwrap();
    assert_eq!(sent, kept, "each was sent once");
}
