//! Every email about a match can be answered, and whatever comes back is noticed.

use turnpost::service::ServiceError;
use turnpost::service::compose::Composed;
use turnpost::service::replies::Received;
use turnpost::store::letters;

use crate::desk::{DOMAIN, Desk, message, reply_to};

const ANA: &str = "ana@example.org";

/// What Bo says at the table of Ana, as an email to her.
fn talked(desk: &Desk) -> turnpost::store::mailbox::LetterRow {
    let bo = desk.app.signed_up("Bo");
    let form = [
        ("game", "terra_nova"),
        ("seats", "2"),
        ("order", "chosen"),
        ("first", "chosen"),
        ("speed", "slow"),
    ];
    let table = bo.post("/tables/new", &form).location;
    assert_eq!(desk.client.post(&format!("{table}/join"), &[]).status, 303);
    desk.app.work();
    let said = bo.post(&format!("{table}/talk"), &[("words", "Nice opening")]);
    assert_eq!(said.status, 303, "{}", said.body);
    desk.app
        .service
        .clock
        .advance(chrono::TimeDelta::minutes(11));
    desk.deliver();
    desk.kept()
        .into_iter()
        .find(|letter| letter.address == ANA && letter.words.contains("Nice opening"))
        .expect("table talk")
}

#[test]
fn table_talk_can_be_answered() {
    let desk = Desk::start();
    let letter = talked(&desk);
    let to = reply_to(&letter).expect("an address for the answer");
    let sent = desk.send(&to, &message(ANA, "talk", "Thank you, I read about it"));
    assert_eq!(sent, Received::Answered);
    desk.deliver();
    let answer = desk.letters().remove(0);
    assert!(
        answer.contains("say Thank you, I read about it"),
        "offered as talk: {answer}"
    );
    let sent = message(ANA, "called", "say Thanks");
    let sent = String::from_utf8(sent).unwrap();
    let sent = sent.replace("Your turn: Terra Nova", &letter.subject);
    desk.send(&to, sent.as_bytes());
    desk.deliver();
    let subject = desk.kept().remove(0).subject;
    assert_eq!(subject, format!("Re: {}", letter.subject));
    desk.send(&to, &message(ANA, "said", "say Thank you"));
    desk.deliver();
    assert!(desk.letters()[0].contains("You said: Thank you"));
}

/// Where the newest email to somebody comes back to.
fn sender_of(desk: &Desk, name: &str) -> String {
    let service = &desk.app.service;
    desk.app.runtime.block_on(async {
        let player = service.player_named(name).await.unwrap();
        let read =
            move |conn: &mut _| Ok::<_, ServiceError>(letters::of_player(conn, player.id, 1)?);
        let row = service.store.read(read).await.unwrap().remove(0);
        let Composed::Letter(letter, _) = service.compose(&row).await.unwrap() else {
            panic!("there is something to tell");
        };
        let written =
            service
                .mailer
                .write(&letter, &row.address, &row.message_id, service.clock.now());
        written.unwrap().sender.to_string()
    })
}

#[test]
fn what_a_mail_server_says_about_any_email_is_noticed() {
    let desk = Desk::start();
    // The first email of all: no reply to it could be read, but it may come back.
    let form = [("name", "Cy"), ("email", "cy@example.org"), ("zone", "UTC")];
    assert_eq!(desk.app.client().post("/sign-up", &form).status, 200);
    let sender = sender_of(&desk, "Cy");
    assert!(sender.ends_with(&format!("@{DOMAIN}")), "{sender}");
    let report = format!(
        "From: MAILER-DAEMON@mx.example\r\nTo: <{sender}>\r\nSubject: Undelivered\r\nMessage-ID: <dsn@mx.example>\r\n\
         MIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n\
         --b\r\nContent-Type: text/plain\r\n\r\nIt failed.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n\
         Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; cy@example.org\r\nAction: failed\r\n\
         Status: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 no such user\r\n\r\n--b--\r\n"
    );
    assert_eq!(desk.send(&sender, report.as_bytes()), Received::Noted);
    let held = desk.app.runtime.block_on(
        desk.app
            .service
            .is_held_back("cy@example.org", turnpost::store::letters::Kind::Turn),
    );
    assert!(held.unwrap(), "the address is dead");
}

#[test]
fn a_holiday_ends_by_reply_and_answers_say_until_when() {
    let desk = Desk::start();
    let until = |answer: &str| {
        let mut lines = answer.lines();
        let line = lines.find(|line| line.starts_with("You have until "));
        line.unwrap_or_else(|| panic!("until when? {answer}"))
            .to_owned()
    };
    let before = until(&desk.reply("before", "board"));
    let away = desk.reply("away", "vacation 3 days");
    assert!(away.contains("You are on holiday for 3 days"), "{away}");
    assert_ne!(until(&away), before, "the clock has stopped: {away}");
    let back = desk.reply("back", "vacation off");
    assert!(back.starts_with("Ana, it is done.\n"), "{back}");
    assert!(back.contains("your clocks run again"), "{back}");
    assert_eq!(until(&back), before, "no time was lost or won: {back}");
    let profile = desk.client.get("/profile").body;
    assert!(!profile.contains("You are on holiday"), "{profile}");
}
