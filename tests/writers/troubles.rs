//! One match that fails is one match that fails.

use chrono::TimeDelta;
use diesel::connection::SimpleConnection;
use turnpost::service::{Service, ServiceError};
use turnpost::store::mailbox;
use turnpost::store::matches::Status;
use turnpost::words::Reader;
use turnpost::worker;

use super::table::{Kind, Place, Table, on_each};

async fn run(service: &Service, sql: String) {
    let done = service
        .store
        .write(move |conn| Ok::<_, ServiceError>(conn.batch_execute(&sql)?));
    done.await.unwrap();
}

/// Lets the bot be the first to decide.
async fn wait_for_the_bot(service: &Service, table: &Table) {
    let id = table.id;
    let swap = format!(
        "UPDATE seats SET bot = 'greedy', player_id = NULL, deadline_at = NULL WHERE match_id = {id} \
         AND waiting_since IS NOT NULL"
    );
    run(service, swap).await;
}

async fn letters_of_kind(service: &Service, kind: &'static str) -> usize {
    let kept = service
        .store
        .read(move |conn| Ok::<_, ServiceError>(mailbox::kept(conn, 1000)?));
    let kept = kept.await.unwrap();
    let subject = match kind {
        "trouble" => "Something needs your attention",
        other => panic!("no subject for {other}"),
    };
    kept.iter()
        .filter(|letter| letter.subject == subject)
        .count()
}

async fn settle(place: &Place) {
    while worker::step(place.service()).await {}
}

#[test]
fn an_error_in_one_match_stops_nothing_else_and_is_told_once() {
    on_each(1, |place| async move {
        let service = place.service();
        let broken = Table::set(service, "b", Kind::WithBot, false).await;
        let sound = Table::set(service, "g", Kind::WithBot, false).await;
        let late = Table::set(service, "l", Kind::Running, false).await;
        wait_for_the_bot(service, &broken).await;
        wait_for_the_bot(service, &sound).await;
        run(
            service,
            format!("UPDATE matches SET data = 'lost' WHERE id = {}", broken.id),
        )
        .await;
        place.clock.advance(TimeDelta::hours(3));
        settle(&place).await;
        let number = |id| async move { service.table(id).await.unwrap().row.number };
        assert_eq!(number(broken.id).await, 0);
        assert!(number(sound.id).await > 0, "the bot beside it plays");
        let seats = service.table(late.id).await.unwrap().seats;
        assert!(
            seats[..2].iter().any(|seat| seat.player_id.is_none()),
            "the clock beside it runs out"
        );

        let troubles = service.troubles().await.unwrap();
        assert_eq!(troubles.len(), 1, "{troubles:?}");
        assert_eq!(
            (troubles[0].work.as_str(), troubles[0].item),
            ("bots", broken.id.0)
        );
        assert!(troubles[0].words.contains("data"), "{}", troubles[0].words);
        // Each table of these has one admin.
        assert_eq!(letters_of_kind(service, "trouble").await, 3);
        let seen = service.overview().await.unwrap().troubles;
        assert_eq!(seen.len(), 1, "an admin sees it");

        settle(&place).await;
        assert_eq!(service.troubles().await.unwrap()[0].failures, 1, "it waits");
        place.clock.advance(TimeDelta::seconds(31));
        settle(&place).await;
        assert_eq!(
            service.troubles().await.unwrap()[0].failures,
            2,
            "it is tried again"
        );
        assert_eq!(
            letters_of_kind(service, "trouble").await,
            3,
            "and told once"
        );

        run(
            service,
            format!("UPDATE matches SET data = '' WHERE id = {}", broken.id),
        )
        .await;
        place.clock.advance(TimeDelta::hours(2));
        settle(&place).await;
        assert!(number(broken.id).await > 0, "it goes on");
        assert!(service.troubles().await.unwrap().is_empty());
    });
}

#[test]
fn more_broken_matches_than_a_round_takes_do_not_hold_up_the_rest() {
    on_each(1, |place| async move {
        let service = place.service();
        for at in 0..60 {
            let broken = Table::set(service, &format!("m{at}"), Kind::WithBot, false).await;
            wait_for_the_bot(service, &broken).await;
        }
        run(service, "UPDATE matches SET data = 'lost'".to_owned()).await;
        let sound = Table::set(service, "g", Kind::WithBot, false).await;
        wait_for_the_bot(service, &sound).await;
        settle(&place).await;
        assert!(service.table(sound.id).await.unwrap().row.number > 0);
    });
}

#[test]
fn a_mail_that_cannot_be_written_is_tried_later_and_told() {
    on_each(1, |place| async move {
        let service = place.service();
        let table = Table::set(service, "p", Kind::Running, false).await;
        let (seat, line) = {
            let glance = service
                .glance(table.id, None, Reader::default())
                .await
                .unwrap();
            let seat = glance.live.position.turn().seats().next().unwrap();
            (seat, glance.live.position.legal(seat)[0].clone())
        };
        let player = table.player(seat.index());
        service.act(table.id, player, 0, &line).await.unwrap();
        let ask = |words: &str| {
            format!(
                "UPDATE matches SET data = '{words}' WHERE id = {}",
                table.id
            )
        };
        run(service, ask("lost")).await;
        settle(&place).await;
        let works = |rows: Vec<turnpost::store::troubles::TroubleRow>| {
            let mut works: Vec<String> = rows.into_iter().map(|row| row.work).collect();
            works.dedup();
            works
        };
        assert_eq!(works(service.troubles().await.unwrap()), ["mail"]);
        run(service, ask("")).await;
        place.clock.advance(TimeDelta::minutes(5));
        settle(&place).await;
        assert!(service.troubles().await.unwrap().is_empty());
        assert!(service.audit_mail().await.unwrap().is_empty());
    });
}

#[test]
fn a_fault_of_the_program_stops_one_match_and_no_other() {
    on_each(1, |place| async move {
        let service = place.service();
        let broken = Table::set(service, "x", Kind::BotFirst, false).await;
        let sound = Table::set(service, "y", Kind::BotFirst, false).await;
        // What the rules take for granted is not there.
        let id = broken.id;
        let lost = format!(
            "UPDATE positions SET state = replace(state, '\"players\":[', '\"players\":[],\"lost\":[') \
             WHERE match_id = {id}"
        );
        run(service, lost).await;
        settle(&place).await;
        assert!(service.table(sound.id).await.unwrap().row.number > 0);
        let troubles = service.troubles().await.unwrap();
        assert_eq!(troubles.len(), 1, "{troubles:?}");
        assert_eq!(
            (troubles[0].work.as_str(), troubles[0].item),
            ("bots", broken.id.0)
        );
    });
}

#[test]
fn a_queue_that_cannot_be_served_holds_up_no_other() {
    on_each(1, |place| async move {
        let service = place.service();
        let table = Table::set(service, "q", Kind::Open, false).await;
        let waits = |game: &str, speed: &str| {
            let people = [table.player(2).0, table.player(3).0];
            people.map(|player| {
                format!(
                    "INSERT INTO queue (player_id, game, speed, seats, since) \
                     VALUES ({player}, '{game}', '{speed}', 2, '2026-11-16 12:00:00');"
                )
            })
        };
        let rows = [
            waits("a_lost_game", "daily"),
            waits("another_lost_game", "no_such_speed"),
            waits("terra_nova", "daily"),
        ];
        run(service, rows.concat().concat()).await;
        settle(&place).await;
        let made = service.overview().await.unwrap().matches;
        let running = made.iter().filter(|row| row.status == Status::Running);
        assert_eq!(running.count(), 1, "the others sit down");
        let troubles = service.troubles().await.unwrap();
        assert_eq!(troubles.len(), 1, "{troubles:?}");
        assert_eq!(troubles[0].work, "queue");
        assert!(
            troubles[0].words.contains("a_lost_game"),
            "{}",
            troubles[0].words
        );
        let failures = troubles[0].failures;
        settle(&place).await;
        assert_eq!(
            service.troubles().await.unwrap()[0].failures,
            failures,
            "it waits"
        );
        run(service, "DELETE FROM queue".to_owned()).await;
    });
}

#[test]
fn a_digest_goes_out_without_what_cannot_be_read() {
    on_each(1, |place| async move {
        let service = place.service();
        let table = Table::set(service, "d", Kind::Running, false).await;
        let lost = Table::set(service, "e", Kind::Running, false).await;
        let player = table.player(0);
        let row = |id: i64, key: &str| {
            format!(
                "INSERT INTO outbox (address, player_id, kind, payload, dedup_key, state, message_id, \
                 match_id, seat, number, created_at, attempts, reason) VALUES ('anad@example.org', {player}, \
                 'talk', '{{\"turn\":\"\",\"stop\":\"\",\"words\":\"\"}}', '{key}', 'digest', '{key}', \
                 {id}, 0, 0, '2026-11-16 12:00:00', 0, '');"
            )
        };
        let digest = format!(
            "INSERT INTO outbox (address, player_id, kind, payload, dedup_key, state, message_id, \
             created_at, due_at, attempts, reason) VALUES ('anad@example.org', {player}, 'digest', \
             '{{\"stop\":\"s\"}}', 'digest', 'queued', 'digest', '2026-11-16 12:00:00', \
             '2026-11-16 12:00:00', 0, '');"
        );
        let unreadable = format!("UPDATE matches SET status = 'lost' WHERE id = {};", lost.id);
        run(
            service,
            row(table.id.0, "one") + &row(lost.id.0, "two") + &digest + &unreadable,
        )
        .await;
        settle(&place).await;
        let kept = service
            .store
            .read(|conn| Ok::<_, ServiceError>(mailbox::kept(conn, 1000)?));
        let kept = kept.await.unwrap();
        let own: Vec<_> = kept
            .iter()
            .filter(|letter| letter.address == "anad@example.org")
            .collect();
        assert_eq!(own.len(), 1, "{own:?}");
        assert!(
            own[0].words.contains(&format!("#{}", table.id)),
            "{}",
            own[0].words
        );
    });
}
